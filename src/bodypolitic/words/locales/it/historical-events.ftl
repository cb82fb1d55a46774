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

## Titles and names

title-history-french-revolution = Rivoluzione Francese
title-history-industrial-revolution = Rivoluzione Industriale
title-history-revolutions-of-1848 = Moti del 1848
title-history-bismarck-welfare-state = Stato Sociale di Bismarck
title-history-american-revolution = Rivoluzione Americana
title-history-foundation-of-the-international-alliance-of-women = Nascita dell'Alleanza Internazionale delle Donne
title-history-introduction-of-the-moving-assembly-line = Introduzione della Catena di Montaggio
title-history-world-war-i = Prima Guerra Mondiale
title-history-invention-of-the-model-t = Nascita della Ford Modello T
title-history-russian-revolution = Rivoluzione Russa
title-history-rise-of-authoritarianism = Ascesa dell'Autoritarismo
title-history-opening-of-the-panama-canal = Apertura del Canale di Panama
title-history-spanish-flu = Epidemia di Spagnola
title-history-russo-japanese-war = Guerra Russo-Giapponese
title-history-rise-of-protectionism = Ascesa del Protezionismo
title-history-bengal-famine = Carestia del Bengala
title-history-new-deal = New Deal
title-history-great-depression = Grande Depressione
title-history-baby-boom = Baby Boom
title-history-strike-in-us-automotive-industry = Sciopero nell'Industria Automobilistica USA
title-history-world-war-ii = Seconda Guerra Mondiale
title-history-foundation-of-gatt = Nascita del GATT
title-history-india-gains-independence = Indipendenza dell'India
title-history-post-war-economic-miracle = Miracolo Economico del Dopoguerra
title-history-chinese-communist-revolution = Rivoluzione Comunista Cinese
title-history-civil-rights-movement = Movimento per i Diritti Civili
title-history-embargo-against-cuba = Embargo contro Cuba
title-history-marshall-plan = Piano Marshall
title-history-post-wwii-decolonization = Decolonizzazione del Dopoguerra
title-history-era-of-keynesianism = Era Keynesiana
title-history-leftist-movements-in-europe = Movimenti di Sinistra in Europa
title-history-post-war-rise-of-consumerism = Ascesa del Consumismo nel Dopoguerra
title-history-arab-nationalization-of-oil = Nazionalizzazione del Petrolio Arabo
title-history-chinese-economic-reform = Riforma Economica Cinese
title-history-asian-tigers-economic-miracle = Miracolo Economico delle Tigri Asiatiche
title-history-invention-of-the-world-wide-web = Invenzione del World Wide Web
title-history-end-of-mediterranean-dictatorships = Fine delle Dittature Mediterranee
title-history-fall-of-the-berlin-wall = Caduta del Muro di Berlino
title-history-latin-american-debt-crisis = Crisi del Debito Latinoamericano
title-history-oil-crisis = Crisi Petrolifera
title-history-indian-drought = Siccità in India
title-history-elections-in-ex-soviet-countries = Elezioni nei Paesi Ex Sovietici
title-history-eu-emissions-trading-system = Sistema UE di Scambio delle Emissioni
title-history-us-financial-crisis = Crisi Finanziaria USA
title-history-us-chinese-trade-war = Guerra Commerciale USA-Cina
title-history-european-debt-crisis = Crisi del Debito Europeo
title-history-maastricht-treaty = Trattato di Maastricht
title-history-dissolution-of-the-soviet-union = Dissoluzione dell'Unione Sovietica
title-history-rise-of-the-middle-class-in-asia = Ascesa della Classe Media in Asia
title-history-first-phase-of-yellow-vest-protests = Prime Proteste dei Gilet Gialli
reason-historical-event = Evento Storico

## What is asked

option-close-down = { WORD($company) }
option-save-company = Sì, salva { WORD($company, form: "def") }
option-set-off = { WORD($event) } (Evento Storico)
question-move-any-policy = Quale Politica sposti, e dove? Ancora { $left } da scegliere.
question-choose-class-for-legitimacy = Presso quale Classe la tua Legittimità cambia di { SIGNED($amount) }?
question-choose-worker-to-lose = Quale Lavoratore lascia il Paese? Ancora { $left }.
question-choose-company-to-lose = Quale Azienda operativa perdi?
question-decide-on-saving = Vuoi salvare { WORD($card, form: "def") }?
question-choose-company-for-state = Quale Azienda va allo Stato, e quale Azienda Pubblica le lascia il posto?
question-choose-public-company-to-buy = Quale Azienda Pubblica acquisti per metà del suo costo?

## What happens

story-company-lost = { WORD($who) } perde { WORD($company, form: "def") }.
story-company-saved = Lo Stato salva { WORD($company, form: "def") }.
story-cubes-taken-back = { WORD($who) } toglie dal sacchetto { COUNT($amount, "thing-voting-cube") }.
story-deal-discarded = Un Accordo Commerciale viene scartato: { $deal }.
story-history-begins = Il Paese comincia con “{ WORD($event) }”.
story-history-revealed = Un Evento Storico: “{ WORD($event) }”.
story-history-set-off = { WORD($who) } innesca “{ WORD($event) }”.
story-history-happens = Avviene “{ WORD($event) }”.
story-history-passed-by = “{ WORD($event) }” non avviene: i suoi requisiti non sono soddisfatti.
story-company-endangered = { WORD($who) } sta per perdere { WORD($company, form: "def") }.

## Why an Automa does it

line-history-instead-of-special-action = innesca l'Evento Storico invece di un'Azione Speciale
line-cheapest-company = l'Azienda meno cara
    .figure = { MONEY($figure) }
line-dearest-company = l'Azienda più cara
    .figure = { MONEY($figure) }
line-makes-least = l'Azienda che produce meno
    .figure = produce { $figure }

## Sheets, the page and the terminal

sheet-history = Evento Storico, { $year }
sheet-historical-events = Eventi Storici
    .text = Momenti della storia che cambiano per un po' le regole.
    .rulebook = Eventi Storici
ui-module-historical-events = Eventi Storici
ui-module-historical-events-does = Ogni round un momento della storia cambia per un po' le regole (come noi leggiamo le carte).
ui-history-title = Eventi Storici
ui-history-start = Com'è cominciata
ui-history-in-force = in vigore
ui-history-none = In questo round non c'è niente sul tavolo.
ui-history-past = Passati: { $events }
cli-history = Eventi Storici
cli-history-in-force = { WORD($event) }, in vigore
cli-historical-event = Evento Storico
cli-historical-events = Eventi Storici
