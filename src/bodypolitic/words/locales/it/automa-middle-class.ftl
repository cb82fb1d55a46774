# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = { do-pay } { MONEY($discount) } in meno per un'Azienda che non sia dei Media, e { do-get } un Magazzino per ciò che produce

mc-condition-unemployed-workers = 1 fila per ogni tuo Lavoratore disoccupato, se sono almeno { $amount }

## Building

line-mc-condition-unemployed-workers = ha Lavoratori disoccupati
    .counted = ha { COUNT($count, "thing-unemployed-worker") }

line-mc-building-employee-there = un disoccupato della Classe Operaia per lo slot del dipendente
line-mc-building-own-workers-only = nessun bisogno di Lavoratori della Classe Operaia

line-mc-check-companies-productions-remain = un'Azienda che potrebbe costruire produrrebbe abbastanza spesso
    .counted = potrebbe costruire { WORD($company, form: "def") }, e { $phases ->
        [one] deve ancora venire { $phases } Fase Produzione
       *[other] devono ancora venire { $phases } Fasi Produzione
    }
line-mc-check-companies-employee-waits = un dipendente per un'Azienda che potrebbe costruire è disoccupato
    .counted = un dipendente per { WORD($company, form: "def") } è disoccupato
line-mc-check-companies-new-resource = un'Azienda che potrebbe costruire produce qualcosa che non può ancora produrre
    .counted = { WORD($company, form: "def") } produce qualcosa che ancora le manca
line-mc-check-companies-prosperous = la sua Prosperità ha raggiunto le sue Aziende con due Lavoratori
    .counted = la sua Prosperità è { $prosperity }, e ha { COUNT($companies, "thing-company") } con due Lavoratori
line-mc-check-companies-little-reason = ha trovato poco motivo di costruire
    .counted = la carta “Costruire Aziende” { $count ->
        [0] non è salita
       *[other] è salita solo di 1 fila
    }

line-mc-market-has-such-a-company = ha un'Azienda di questo settore sul tabellone
    .counted = ha sul tabellone un'Azienda del settore { WORD($company, form: "di") }

## Workers

line-mc-check-workers-unemployed-find-work = alcuni Lavoratori disoccupati troverebbero lavoro
    .counted = { $count ->
        [one] { $count } Lavoratore disoccupato troverebbe
       *[other] { $count } Lavoratori disoccupati troverebbero
    } lavoro
line-mc-check-workers-few-find-work = meno di 2 Lavoratori disoccupati troverebbero lavoro
    .counted = { $count ->
        [0] nessun Lavoratore disoccupato troverebbe
        [one] { $count } Lavoratore disoccupato troverebbe
       *[other] { $count } Lavoratori disoccupati troverebbero
    } lavoro, e dovrebbero essere 2
line-mc-own-workers-first = dove entrambe le Classi potrebbero riempire un'Azienda Pubblica, i suoi Lavoratori vengono prima

line-mc-skill-own-market = serve a un'Azienda del suo Mercato
line-mc-skill-other-workers-there = l'unico Lavoratore che manca a un'Azienda del suo Mercato
line-mc-skill-industry-without-company = un settore senza una sua Azienda
line-mc-skill-order-of-industries = il suo ordine dei settori per i nuovi Lavoratori
line-mc-skill-companies-not-operational = serve a un'Azienda vuota, Pubblica o della Classe Capitalista
line-mc-skill-capitalist-market = serve a un'Azienda del Mercato della Classe Capitalista

line-mc-hiring-production-below-storage-limit = produzione inferiore a quanto tiene il suo Magazzino
line-mc-hiring-no-other-company-in-industry = nessun'altra sua Azienda nel settore
line-mc-hiring-no-trade-union = nessun Sindacato reso possibile

line-mc-shift-room-for-output = spazio per tutto ciò che gli Straordinari producono
line-mc-shift-two-own-workers = due suoi Lavoratori al lavoro
line-mc-shift-employee-not-committed = un dipendente non impegnato

## Exports

line-mc-check-foreign-market-transactions = può fare almeno 2 transazioni della carta Export
    .counted = può fare { COUNT($count, "thing-transaction") } della carta Export
line-mc-check-foreign-market-short-of-money = ha non più di { MONEY(FIGURE("little-money")) }
    .counted = ha { MONEY($count) }, non più di { MONEY(FIGURE("little-money")) }
line-mc-check-foreign-market-few-transactions = non può fare 2 transazioni della carta Export
    .counted = può fare { COUNT($count, "thing-transaction") } della carta Export, e ne servono 2
