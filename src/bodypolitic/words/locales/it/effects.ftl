# One message for each kind of effect, as the part of a sentence that tells a player what to do.
# `note` is a sentence that follows it; `counted` is what a legitimacy "for every 3" counts.

## Joining effects

may = puoi { $effect }
if-able = { $effect }, se puoi
together = { $effects }
before-final-round = solo prima dell'ultimo round
choose-one = { do-choose } un'opzione: { $branches }

## Money, points and influence

pay = { do-pay } { MONEY($number) }{ $to ->
    [party-supply] { "" }
   *[other] { " " }{ WORD($to, form: "a") }
}{ $from_capital ->
    [yes] { "" } dal tuo Capitale
   *[no] { "" }
}{ for-each-money }
gain-money = { do-gain } { MONEY($number) }{ for-each-money }
gain-money-by-foreign-trade = { do-gain } { MONEY($at_a) } con 6A in vigore, { MONEY($at_b) } con 6B o { MONEY($at_c) } con 6C
gain-money-more-in-debt = { do-gain } { MONEY($amount) }, oppure { MONEY($in_debt) } se hai un Prestito
roles-gain-money = { ALL($roles) } guadagnate { MONEY($amount) } a testa
get-from-state = { do-get } dallo Stato { MONEY($number) }{ for-each-money }
    .counted = { $money_counts ->
    [yes] ogni { MONEY($per) } ricevuti
   *[no] { per-thing }
}
give-money = { do-give } { MONEY($amount) } a testa { ALL($roles, form: "a") }
move-half-of-revenue-to-capital = { do-move } metà delle tue Entrate (per difetto) nel Capitale{ $at_least ->
    [any] { "" }
   *[other] , se sono almeno { MONEY($at_least) }
}
gain-vp = { do-gain } { $amount } VP
gain-prosperity = { do-gain } 1 Prosperità
gain-influence = { do-gain } { $number } { own-influence }{ for-each }
spend-influence = { do-spend } { $amount } { own-influence }

## Bills, policies and the voting bag

propose-bill = { do-propose } una Legge{ $policies ->
    [none] { "" }
   *[other] { " " }{ EITHER($policies, form: "numbered-su") }
}{ $any_section ->
    [yes] { "" } per una sezione qualsiasi, adiacente o no
   *[no] { "" }
}
    .note = { $vote ->
    [never] non puoi chiedere una Votazione Immediata su questa Proposta di Legge
    [free] puoi chiedere una Votazione Immediata su questa Proposta di Legge senza spendere Influenza
   *[other] { "" }
}
propose-two-bills = { do-propose } 2 Leggi su Politiche diverse
propose-and-poll = { do-propose } una Legge e { do-draw } dal sacchetto { COUNT(FIGURE("votes-drawn"), "thing-voting-cube") }
    .note = puoi svolgere una Votazione Immediata su quella Proposta di Legge solo con questi cubi, senza spendere Influenza; altrimenti rimettili nel sacchetto, e la Proposta di Legge attende le elezioni
add-cubes = { do-add } al sacchetto { COUNT($number, "thing-own-cube") }{ for-each }
remove-cubes = { do-draw } dal sacchetto { COUNT($drawn, "thing-voting-cube") }, { do-remove } fino a { $up_to } di questi e { do-return } gli altri nel sacchetto
remove-opponents-cubes = { do-draw } dal sacchetto { COUNT($drawn, "thing-voting-cube") }, { do-remove } tutti quelli degli avversari e { do-return } i tuoi nel sacchetto
replace-opponents-cubes = { do-draw } cubi Voto dal sacchetto finché non ne hai { $amount } degli avversari
    .note = rimuovili, aggiungi al loro posto altrettanti cubi tuoi e rimetti gli altri nel sacchetto
move-policy-without-bill = { do-move } una Politica senza Proposta di Legge in una sezione adiacente, senza votazione, se almeno { COUNT($bills, "thing-policy") } hanno una Proposta di Legge

replace-bill = solo con non più di { COUNT($most, "thing-bill") } in corso: { do-discard } la Proposta di Legge di un altro giocatore
    .note = poi tu, e dopo di te quel giocatore, potete proporre una Legge ciascuno
take-influence = { do-take } { $amount } Influenza a un altro giocatore (o tutta quella che ha, se è meno)

## The State's own

event-action = { do-perform } un'Azione Evento
event-action-twice = { do-perform } 2 volte lo stesso Evento, con nuove scelte la seconda volta (se puoi ancora), e poi { do-discard-it }
replace-event = { do-look } le prime 2 carte del mazzo degli Eventi
    .note = puoi scartare un Evento dal tabellone, senza la sua penalità, e mettere al suo posto uno di quei 2; il resto rimane in cima al mazzo
place-event = { do-look } le prime 2 carte del mazzo degli Eventi
    .note = se sul tabellone c'è spazio per un Evento, piazza uno di quei 2; il resto rimane in cima al mazzo
provide-representation = { do-provide } { EITHER($classes, form: "a") } { $influence } Influenza Personale e { COUNT($cubes, "thing-its-cube") }, e { do-gain } { $legitimacy } Legittimità presso quella Classe
provide-service-for-token = { do-provide } { EITHER($classes, form: "a") } { WORD($resource) } pari alla sua Popolazione, e { do-gain } un token Legittimità di quella Classe
buy-abroad-and-provide = { do-buy } dal Mercato Estero { WORD($resource) } in quantità qualsiasi, a { MONEY($price) } l'unità, finché hai spazio
    .note = poi fornisci { EITHER($classes, form: "a") } { WORD($resource) } pari alla sua Popolazione, e guadagna 1 Legittimità presso quella Classe ogni { $per_legitimacy } token forniti
provide-money-for-token = { do-provide } { EITHER($classes, form: "a") } { MONEY($amount) }, e { do-gain } un token Legittimità di quella Classe
provide-money-per-head = { do-provide } { EITHER($classes, form: "a") } { MONEY($number) } per ogni { WORD($what, form: "its") }
    .note = { $per_legitimacy ->
    [0] { "" }
   *[other] guadagna 1 Legittimità presso quella Classe ogni { MONEY($per_legitimacy) } forniti
}
    .counted = { per-thing }
two-classes-lose-faith = { do-choose } 2 Classi presso cui la tua Legittimità è superiore a { FIGURE("legitimacy-min") }{ $take_influence ->
    [yes] : ciascuna ti dà 1 Influenza, se ne ha, e perdi
   *[no] : perdi
} 1 Legittimità presso ciascuna
everyone-pays-state = ogni Classe ti paga { MONEY($amount) }
take-media-influence = { do-turn } fino a { $up_to } Influenza dei Media in Influenza Personale

## Buying and selling

buy-goods-and-services = { $basic ->
    [yes] { do-buy } beni e servizi
   *[no] { do-buy } { $resources ->
    [none] un solo tipo di bene o servizio
   *[other] { EITHER($resources) }{ one-kind }
} { $sources ->
    [none] { $source_limit ->
        [1] da una sola fonte
        [any] da un numero qualsiasi di fonti
       *[other] da non più di { COUNT($source_limit, "thing-source") }
    }
   *[other] { EITHER($sources, form: "da") }
}, { $source_limit ->
    [1] fino { "" }
   *[other] da ognuna fino { "" }
}{ $half_population ->
    [yes] a metà della tua Popolazione (per eccesso)
   *[no] { $times ->
        [1] al valore della tua Popolazione
        [2] al doppio della tua Popolazione
       *[other] a { $times } volte la tua Popolazione
    }
}{ $half_price ->
    [yes] { $half_of ->
        [none] , a metà del prezzo totale (per eccesso)
       *[other] , { EITHER($half_of) } { EITHER($half_from, form: "da") } a metà del prezzo totale (per eccesso)
    }
   *[no] { "" }
}{ $no_tariff ->
    [yes] , senza dazi
   *[no] { "" }
}{ $state_pays_rest ->
    [yes] ; lo Stato paga il resto
   *[no] { "" }
}
}
    .counted = { $per ->
    [1] per ogni token { EITHER($resources) } acquistato
   *[other] ogni { $per } token { EITHER($resources) } acquistati
}
buy-influence-or-add-cubes = { do-buy } dallo Stato { $amount } Influenza dei Media a { MONEY($price) } l'unità
    .note = per ogni unità che non puoi acquistare, aggiungi al sacchetto { COUNT($cubes, "thing-own-cube") }
get-service-from-state = { do-get } gratis { WORD($resource) } dallo Stato, fino a metà della tua Popolazione (per eccesso)
buy-media-influence = { do-buy } dallo Stato { $amount } Influenza dei Media per { MONEY($price) } in tutto
sell-to-state = { do-sell } allo Stato fino a { COUNT($up_to, $resource) } a { MONEY($price) } l'unità
    .counted = { $per ->
    [1] per ogni token { WORD($resource) } venduto
   *[other] ogni { $per } token { WORD($resource) } venduti
}
sell-to-foreign-market = { do-sell } { $goods_only ->
    [yes] Cibo e/o Lusso { "" }
   *[no] { "" }
}al Mercato Estero{ $times ->
    [1] { "" }
   *[other] , ogni transazione fino a { $times } volte
}{ $state_bonus ->
    [0] { "" }
   *[other] { "" } e { do-get } dallo Stato { MONEY($state_bonus) } per ogni transazione
}{ $extra ->
    [0] { "" }
   *[other] { "" } e { do-get } altri { MONEY($extra) } per ogni transazione
}{ $most ->
    [0] { "" }
   *[other] , con non più di { COUNT($most, "thing-transaction") }
}
sell-more-abroad = { do-sell } all'estero fino a { COUNT($up_to, $resource) } a { MONEY($price) } l'unità
export-and-sell-more = { do-make } una o entrambe queste vendite, in qualsiasi ordine: { do-sell } al Mercato Estero; { $more }
sell-services-abroad = { do-sell } al Mercato Estero fino a { COUNT($up_to, $resource) } al prezzo dei Servizi Pubblici
inspect-export-cards = { $cards ->
    [1] { do-reveal } la prossima carta Export, { do-keep } questa o quella attuale e { do-discard } l'altra
   *[other] { do-reveal } le prossime { $cards } carte Export, { do-keep } una di queste o quella attuale e { do-discard } le altre
}
make-business-deal = { do-make } un Accordo Commerciale

## Companies

build-company = { $from_deck ->
    [yes] { do-search } nel tuo mazzo Aziende un'Azienda
   *[no] { do-build } un'Azienda
}{ $not_automated ->
    [yes] { "" } non automatizzata
   *[no] { "" }
}{ $industries ->
    [none] { "" }
   *[other] { "" } del settore { EITHER($industries) }
}{ $from_deck ->
    [yes] { "" } e { do-build-it }
   *[no] { "" }
}{ $founder_from_supply ->
    [yes] { "" } con un Lavoratore qualificato a tua scelta dalla Scorta
   *[no] { "" }
}{ $change ->
    [less] { "" } per { MONEY($discount) } in meno
    [more] { "" } per { MONEY($discount) } in più
   *[none] { "" }
}{ $discount_industry ->
    [none] { "" }
   *[other] { "" } se è del settore { WORD($discount_industry) }
}{ $state_pays ->
    [half] { "" } a metà del costo (per eccesso); lo Stato paga il resto
    [all] ; lo Stato paga l'intero costo
   *[nothing] { "" }
}{ $free ->
    [yes] { "" } gratis
   *[no] { "" }
}
build-two-companies = { do-build } 2 Aziende e poi { do-add } 2 nuove Aziende al tuo Mercato
free-storage-then-build = { do-get } gratis un Magazzino per Cibo, Lusso, Salute o Istruzione
    .note = poi puoi costruire un'Azienda, per { MONEY($discount) } in meno se produce quella risorsa
extra-shift = { do-make } gli Straordinari in una tua Azienda
extra-shift-with-employee = { do-make } gli Straordinari in una tua Azienda con un dipendente della Classe Operaia
overtime = { $of_state ->
    [yes] { do-choose } un'Azienda Pubblica con Lavoratori: lo Stato ne paga il Salario
   *[no] { do-choose } una tua Azienda con Lavoratori: { do-pay } il suo Salario
}, e quell'Azienda produce subito
    .note = { $then_buy ->
    [yes] poi puoi acquistare dallo Stato ciò che produce, fino al valore della tua Popolazione
   *[no] { "" }
}
place-machinery = { do-place } { $tokens ->
    [1] 1 token Macchinario su una tua Azienda
   *[other] { $tokens } token Macchinario su tue Aziende diverse
}
sell-company-for-twice = { do-sell } una tua Azienda, non automatizzata e senza Macchinario, per il doppio del suo costo
public-company-produces = { do-choose } un'Azienda Pubblica del settore { WORD($industry) } con tuoi Lavoratori: produce subito, e lo Stato ne paga il Salario
poach-public-workers = { do-choose } una tua Azienda non operativa e { do-set } il suo Salario a L3
    .note = poi assegnale tutti i Lavoratori di un'Azienda Pubblica{ $any_industry ->
    [yes] , se sono tanti quanti gliene servono e sono adatti ai suoi slot
   *[no] { "" } dello stesso settore e della stessa dimensione
}
privatize = { do-sell } una tua Azienda operativa, con i suoi Lavoratori, alla Classe Capitalista, che deve pagarne il costo
nationalize = { do-remove } un'Azienda Pubblica non operativa e { do-take } al suo posto un'Azienda non operativa senza Macchinario della Classe Capitalista
    .note = con 1B in vigore paga alla Classe Capitalista il costo della nuova Azienda; poi puoi riempirla con Lavoratori disoccupati di una sola Classe

## Workers

new-skilled-worker = { do-take } dalla Scorta un Lavoratore qualificato { $who ->
    [party-you] a tua scelta
   *[other] { WORD($who, form: "di") }, a tua scelta
}; è disoccupato
assign-workers = { do-assign } { $unemployed_only ->
    [yes] { $up_to ->
        [any] un numero qualsiasi di Lavoratori disoccupati
       *[other] fino a { COUNT($up_to, "thing-unemployed-worker") }
    }
   *[no] { $up_to ->
        [any] un numero qualsiasi di Lavoratori
       *[other] fino a { COUNT($up_to, "thing-worker") }
    }
}{ $owners ->
    [none] { "" }
   *[other] { "" } ad Aziende { ALL($owners, form: "di") }
}{ $subsidy ->
    [0] { "" }
   *[other] ; lo Stato paga alla Classe Capitalista { MONEY($subsidy) } per ogni Lavoratore assegnato a una sua Azienda
}{ $fee ->
    [0] { "" }
   *[other] { "" } e { do-get } { MONEY($fee) } per ognuno dal proprietario della sua Azienda
}
assign-any-number = { do-assign } un numero qualsiasi di Lavoratori disoccupati e, con 2C in vigore, anche occupati
hire-employees = { do-assign } alle tue Aziende fino a { COUNT($up_to, "thing-unemployed-worker") } della Classe Operaia{ paid-by-state }
staff-empty-company = { do-fill } una tua Azienda non operativa con Lavoratori disoccupati di una sola Classe{ paid-by-state }
recruit-abroad = { do-pay } { MONEY($price) } e { do-fill } una tua Azienda non operativa con Lavoratori di una sola Classe dalla Scorta
build-cooperative-farm = { do-build } una Cooperativa Agricola con { FIGURE("farm-workers") } tuoi Lavoratori disoccupati, che devi avere
emigrate = se hai almeno { COUNT($unemployed, "thing-unemployed-worker") }, { do-return } fino a { $up_to } di questi nella Scorta e { do-gain } { MONEY($unskilled_price) } per ognuno non qualificato e { MONEY($skilled_price) } per ognuno qualificato
emigrate-for-one-price = con almeno { COUNT($unemployed, "thing-unemployed-worker") }, { do-return } { $up_to } di questi nella Scorta e { do-gain } { MONEY($price) } per ognuno
claim-damages = { do-choose } un settore e un altro giocatore
    .note = quel giocatore ti paga { MONEY($price) } per ogni sua Azienda di quel settore in cui lavorano tuoi Lavoratori
collect-from-main-employer = { do-get } { MONEY($amount) } dal giocatore nelle cui Aziende lavora la maggior parte dei tuoi Lavoratori
strike-with-unions = { do-strike } uno Sciopero in non più di { COUNT(FIGURE("strikes-up-to"), "thing-company") }, più 1 per ogni tuo Sindacato
