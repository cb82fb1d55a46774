# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = { do-buy } solo dai Servizi Pubblici, e prima { $money }

line-wc-unemployed-would-find-work = alcuni Lavoratori disoccupati troverebbero lavoro
    .counted = { $count ->
        [one] { $count } Lavoratore disoccupato troverebbe
       *[other] { $count } Lavoratori disoccupati troverebbero
    } lavoro
line-wc-trade-union-possible = si potrebbe istituire un Sindacato
    .counted = { $count ->
        [0] non si potrebbe istituire nessun Sindacato
        [one] si potrebbe istituire { $count } Sindacato
       *[other] si potrebbero istituire { $count } Sindacati
    }
line-wc-no-worthwhile-assignment = potrebbe assegnare troppo pochi Lavoratori, e non istituire Sindacati
    .counted = { $count ->
        [0] nessun Lavoratore disoccupato troverebbe
        [one] { $count } Lavoratore disoccupato troverebbe
       *[other] { $count } Lavoratori disoccupati troverebbero
    } lavoro, mentre dovrebbero essere 2, e non potrebbe istituire Sindacati
line-wc-more-unemployed-than-slots = i Lavoratori disoccupati sono più degli slot
    .counted = ha { COUNT($unemployed, "thing-unemployed-worker") }, e { $slots ->
        [0] non c'è nessuno slot aperto
        [one] c'è { $slots } slot aperto
       *[other] ci sono { $slots } slot aperti
    } ai disoccupati
line-wc-companies-pay-the-minimum = le Aziende in cui potrebbe scioperare pagano solo il minimo
    .counted = { $companies ->
        [one] { $companies } Azienda in cui potrebbe scioperare paga
       *[other] { $companies } Aziende in cui potrebbe scioperare pagano
    } solo il minimo: una fila ogni { $per }
line-wc-labor-market-at-2c = il Mercato del Lavoro è in 2C
line-wc-strike-machinery = con Macchinario
line-wc-strike-only-company-of-its-industry = l'unica Azienda operativa del proprietario nel settore
line-wc-strike-biggest-difference-in-wages = la maggiore distanza dal Salario L3
    .figure = { MONEY($figure) }
line-wc-strike-order-of-industries = Media, poi Salute, Istruzione, Lusso e Agricoltura
line-wc-strike-biggest-production = la produzione più alta
    .figure = produce { $figure }
line-wc-skill-could-form-a-trade-union = un tale Lavoratore potrebbe istituire un Sindacato
line-wc-skill-fewest-open-slots = tra quelli che potrebbero istituire un Sindacato, quello con meno slot
    .figure = { $figure }
line-wc-skill-would-meet-the-needs-of-a-trade-union = così in un settore ce ne sono abbastanza per un Sindacato
line-wc-skill-most-open-slots = più slot liberi
    .figure = { $figure }
line-wc-skill-most-slots-in-markets = più slot nelle Aziende che si potrebbero costruire
    .figure = { $figure }
line-wc-skill-order-of-industries = Agricoltura, poi Media, poi Lusso
line-wc-demonstration-order-of-losses = la Classe Capitalista perde ciò che può, poi la Classe Media, poi lo Stato
