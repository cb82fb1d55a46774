# What Historical Events say: when they happen, what they need, what they move and what they do.

history-in-setup = si usa nel setup della partita
history-when-revealed = avviene quando viene rivelato
history-end-of-action-phase = avviene alla fine della Fase Azioni
history-free-action = { EITHER($roles) } può innescarlo come Azione Gratuita
history-basic-action = { EITHER($roles) } può innescarlo come Azione Base{ $cost ->
    [0] { "" }
   *[other] { "" } per { $cost } Influenza
}
history-policies-begin = la partita comincia con { $sections }
history-policies-set = sposta { $moves }
history-policies-move = sposta di una sezione: { $moves }
history-policy-set = { WORD($policy, form: "def") } in { $code }
history-policy-move = { WORD($policy, form: "def") } verso { WORD($section) }
history-line = { ALL($roles, form: "bare") }: { $effects }
history-if-passed = se la votazione ha esito positivo, o se entrambe sono già in vigore: { $lines }

need-policies-in-section = { bound } tra le Politiche da 1 a 5 nella sezione { WORD($section) }
need-operational = { bound } { $number ->
    [one] Azienda operativa
   *[other] Aziende operative
} del settore { ALL($industries) }
need-companies-in = { bound } { $number ->
    [one] Azienda
   *[other] Aziende
} del settore { EITHER($industries) }
need-with-machinery = { bound } { $number ->
    [one] Azienda
   *[other] Aziende
} con Macchinario
need-unemployed = { bound } { $number ->
    [one] Lavoratore disoccupato
   *[other] Lavoratori disoccupati
}
need-trade-unions = { bound } { $number ->
    [one] Sindacato
   *[other] Sindacati
}
need-prosperity = una Prosperità { WORD($role, form: "di") } di { bound }
need-loans = { bound } { $number ->
    [one] Prestito
   *[other] Prestiti
} tra tutti i giocatori
need-treasury = { bound-money } nella Tesoreria di Stato
need-state-loans = { bound } { $number ->
    [one] Prestito
   *[other] Prestiti
} dello Stato
need-influence-of-players = { bound } Influenza tra tutti i giocatori (dello Stato solo quella Personale)
need-influence-of-classes = { bound } Influenza tra tutte le Classi
need-companies-owned = { bound } { $number ->
    [one] Azienda
   *[other] Aziende
} { WORD($role, form: "di") }
need-influence = { bound } Influenza Personale dello Stato
need-population = una Popolazione { WORD($role, form: "di") } di { bound }

## Effects

move-policies = { $may_stop ->
    [yes] { do-choose } fino a { COUNT($most, "thing-policy") }
   *[no] { do-choose } { $most ->
        [1] una Politica che nessun altro ha scelto per questo effetto
       *[other] { $most } Politiche
    }
} e { $most ->
    [1] { $mood ->
        [may] spostarla
       *[do] spostala
    }
   *[other] { do-move } ciascuna
} in una sezione adiacente
state-gains = lo Stato riceve { MONEY($amount) }
state-loses = lo Stato perde { MONEY($amount) }
pay-state = { do-pay } allo Stato { MONEY($number) }{ for-each-money }
lose-influence = { do-lose } { $amount } { own-influence }, se ne hai
lose-media-influence = { do-remove } { $amount } Influenza dei Media dai Servizi Pubblici
take-cubes-out = { do-remove } dal sacchetto { COUNT($amount, "thing-own-cube") }
get-goods = { do-get } { COUNT($amount, $resource) }
change-legitimacy = { SIGNED($amount) } Legittimità { ALL($roles, form: "presso") }
change-legitimacy-with-two = { SIGNED($amount) } Legittimità presso ciascuna di 2 Classi a tua scelta
add-workers = { do-get } { COUNT($amount, "worker-unskilled") }
add-immigrant = { do-reveal } una carta Immigrazione e { do-get } il Lavoratore raffigurato
remove-workers = { do-remove } { $employed_too ->
    [yes] { $amount ->
        [one] { $amount } Lavoratore, se possibile disoccupato
       *[other] { $amount } Lavoratori, se possibile disoccupati
    }
   *[no] { COUNT($amount, "thing-unemployed-worker") }
}
remove-all-unemployed = { do-return } nella Scorta tutti i tuoi Lavoratori disoccupati
train-worker = { do-train } un tuo Lavoratore
strike = { do-strike } uno Sciopero in non più di { COUNT(FIGURE("strikes-up-to"), "thing-company") }
lose-company = { do-choose } una tua Azienda operativa: viene scartata{ $unless_saved ->
    [yes] , a meno che lo Stato non la salvi
   *[no] { "" }
}
save-companies = puoi salvare ognuna di queste Aziende per metà del suo costo (per difetto); ogni volta guadagna 1 Legittimità presso il proprietario
company-for-state = { $price ->
    [0] { do-give }
   *[other] { do-sell }
} allo Stato una tua Azienda{ $operational ->
    [yes] { "" } operativa
   *[no] { "" }
}{ $industries ->
    [none] { "" }
   *[other] { "" } del settore { EITHER($industries) }
}{ $price ->
    [0] { "" }
   *[other] { "" } per { MONEY($price) }
}
    .note = l'Azienda prende il posto di un'Azienda Pubblica non operativa, che viene rimossa dalla partita{ $any_public ->
    [yes] ; se non ce n'è, di un'Azienda Pubblica qualsiasi
   *[no] { "" }
}
buy-public-company = { do-buy } un'Azienda Pubblica, con i suoi Lavoratori, per metà del suo costo
highest-prices = { do-set } al massimo i tuoi prezzi di { ALL($resources) }
add-deal = un altro Accordo Commerciale entra sul tabellone
discard-deals = tutti gli Accordi Commerciali vengono scartati
discard-random-deal = un Accordo Commerciale a caso viene scartato
search-deck = comincia con { $copies } carte “{ WORD($card) }” in mano, prese dal tuo mazzo
hold-treaty-vote = una sola votazione decide insieme su { $sections }; nessuno ne ottiene VP

## What holds for the rest of the round

output-change = in questo round le Aziende{ $industries ->
    [none] { "" }
   *[other] { "" } del settore { EITHER($industries) }
}{ $machinery ->
    [yes] { "" } con Macchinario
   *[no] { "" }
} producono { $amount } { $change ->
    [less] in meno
   *[more] in più
}
openings-at-half-cost = in questo round lo Stato paga la metà per le Aziende Pubbliche che aprono
free-openings = in questo round lo Stato non paga nulla per le Aziende Pubbliche che aprono
no-elections = in questo round non si vota più; le Proposte di Legge restano per il prossimo
free-votes = in questo round nessuno spende Influenza per chiedere una Votazione Immediata
prices-fixed = in questo round non puoi adeguare i tuoi prezzi di { ALL($resources) }
foreign-market-closed = in questo round nessuno può vendere al Mercato Estero né acquistarvi beni
import-prices = in questo round il Cibo costa { MONEY($food) } e il Lusso { MONEY($luxury) } nel Mercato Estero, dazi esclusi
money-for-building = in questo round ricevi { MONEY($amount) } dallo Stato ogni volta che costruisci un'Azienda
money-for-exporting = in questo round ricevi { MONEY($amount) } dallo Stato ogni volta che vendi al Mercato Estero
legitimacy-for-exporting = in questo round +1 Legittimità presso la Classe di ogni giocatore che vende al Mercato Estero
legitimacy-for-building = in questo round +1 Legittimità presso la Classe di ogni giocatore che costruisce un'Azienda
points-for-using = in questo round guadagna { $amount } VP ogni volta che usi Assistenza Sanitaria, Istruzione o Lusso
