# One message for each reason why something can't be picked.

refusal = { $what }: { $why }
refused-because = { $why }{ $page ->
    [0] { "" }
   *[other] { " " }({ rulebook-page })
}

refusal-main-action-taken = hai già fatto la tua Azione Principale
    .its = ha già fatto la sua Azione Principale
refusal-free-action-taken = hai già fatto la tua Azione Gratuita
    .its = ha già fatto la sua Azione Gratuita
refusal-four-players-only = solo nelle partite a 4
refusal-needs-money = costa { MONEY($needed) }, hai { MONEY($has) }
    .its = costa { MONEY($needed) }, ha { MONEY($has) }
refusal-needs-revenue = richiede Entrate per { MONEY($needed) }, hai { MONEY($has) }
    .its = richiede Entrate per { MONEY($needed) }, ha { MONEY($has) }
refusal-needs-resource = richiede { COUNT($needed, $resource) }, ne hai { $has }
    .its = richiede { COUNT($needed, $resource) }, ne ha { $has }
refusal-needs-personal-influence = richiede { $needed } Influenza Personale, ne hai { $has }
    .its = richiede { $needed } Influenza Personale, ne ha { $has }
refusal-no-media-influence = non c'è Influenza dei Media
refusal-no-influence-in-supply = nella Scorta non resta Influenza
refusal-no-bill-marker = tutti i tuoi segnalini Proposta di Legge sono in uso
    .its = tutti i suoi segnalini Proposta di Legge sono in uso
refusal-needs-two-bill-markers = ti resta 1 segnalino Proposta di Legge, e nessuna Votazione Immediata per riaverlo
    .its = resta 1 segnalino Proposta di Legge, e nessuna Votazione Immediata per riaverlo
refusal-every-policy-has-a-bill = su ogni Politica c'è una Proposta di Legge
refusal-needs-two-open-policies = solo 1 Politica è aperta a Proposte di Legge
refusal-policy-has-a-bill = { WORD($policy, form: "numbered") } ha già una Proposta di Legge
refusal-policy-barred = in questo round nessuno può proporre una Legge { WORD($policy, form: "numbered-su") }
refusal-no-company-to-fill = i tuoi Lavoratori liberi non possono riempire nessuna Azienda
    .its = i suoi Lavoratori liberi non possono riempire nessuna Azienda
refusal-no-company-for-unemployed = i disoccupati non possono occupare nessuno slot delle tue Aziende
    .its = i disoccupati non possono occupare nessuno slot delle sue Aziende
refusal-nothing-to-buy = non c'è niente in vendita
refusal-no-strike-token = non restano token Sciopero
refusal-no-company-to-strike = in nessuna Azienda i tuoi Lavoratori non impegnati ricevono meno di L3
    .its = in nessuna Azienda i suoi Lavoratori non impegnati ricevono meno di L3
refusal-demonstration-under-way = una Manifestazione è già stata indetta
refusal-needs-unemployed = richiede { COUNT($needed, "thing-unemployed-worker") }, ne hai { $has }
    .its = richiede { COUNT($needed, "thing-unemployed-worker") }, ne ha { $has }
refusal-no-voting-cubes = tutti i tuoi cubi Voto sono nel sacchetto
    .its = tutti i suoi cubi Voto sono nel sacchetto
refusal-market-empty = il tuo Mercato è vuoto
    .its = il suo Mercato è vuoto
refusal-no-such-company-in-market = nel tuo Mercato non c'è un'Azienda del tipo richiesto dalla carta
    .its = nel suo Mercato non c'è un'Azienda del tipo richiesto dalla carta
refusal-needs-two-companies-in-market = nel tuo Mercato ci sono meno di 2 Aziende
    .its = nel suo Mercato ci sono meno di 2 Aziende
refusal-no-company-space = non c'è spazio per un'altra Azienda
refusal-needs-two-company-spaces = non c'è spazio per altre 2 Aziende
refusal-no-workers-for-market = i tuoi Lavoratori liberi non possono far funzionare nessuna Azienda del Mercato
    .its = i suoi Lavoratori liberi non possono far funzionare nessuna Azienda del Mercato
refusal-no-company = non hai Aziende
    .its = non ha Aziende
refusal-workers-committed = tutti i Lavoratori interessati sono impegnati
refusal-nothing-to-export = i tuoi Magazzini contengono troppo poco per vendere
    .its = i suoi Magazzini contengono troppo poco per vendere
refusal-foreign-market-closed = in questo round il Mercato Estero è chiuso
refusal-no-business-deal = non ci sono Accordi Commerciali disponibili
refusal-no-room = non c'è spazio per i beni
refusal-no-company-for-extra-shift = nessuna Azienda può fare gli Straordinari
refusal-no-event = non ci sono Eventi
refusal-no-event-possible = non puoi permetterti nessuno dei { $events } Eventi
    .its = non può permettersi nessuno dei { $events } Eventi
refusal-legitimacy-too-low = non c'è Legittimità da perdere presso { WORD($class) }
refusal-nobody-to-swap = non c'è nessuno da scambiare
refusal-no-benefits = non c'è niente da parte per te
    .its = non c'è niente da parte per questa Classe
refusal-no-loan = non hai Prestiti
    .its = non ha Prestiti
refusal-prices-fixed = in questo round i tuoi prezzi sono fissi
    .its = in questo round i suoi prezzi sono fissi
refusal-no-wage-to-change = nessun Salario può cambiare
refusal-no-company-for-bonus = nessuna tua Azienda ha Lavoratori
    .its = nessuna sua Azienda ha Lavoratori
refusal-no-storage-tile = non restano tessere Magazzino
refusal-requirement-not-met = { WORD($measure) }: { $has }, ma servono almeno { $needed }
refusal-needs-bills = richiede { COUNT($needed, "thing-bill") } in corso, { $has ->
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-too-many-bills = sono in corso più di { COUNT($most, "thing-bill") }
refusal-no-bill-of-another = nessun altro giocatore ha una Proposta di Legge
refusal-nobody-has-influence = nessun altro giocatore ha Influenza

## Why one of several things can't be picked

refusal-state-needs-money = costa { MONEY($needed) }, lo Stato ha { MONEY($has) }
refusal-not-enough-for-sale = richiede { COUNT($needed, $resource) }, { $has ->
    [0] non ce n'è
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-needs-free-workers = richiede { COUNT($needed, "thing-worker") }, { $has ->
    [0] nessuno dei tuoi è libero
    [one] solo { $has } dei tuoi è libero
   *[other] solo { $has } dei tuoi sono liberi
} di andarci
refusal-needs-unemployed-of = richiede { COUNT($needed, "thing-unemployed-worker") } { WORD($class, form: "di") }, { $has ->
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-needs-workers-in-industry = richiede { $needed ->
    [one] un altro tuo Lavoratore
   *[other] altri { $needed } tuoi Lavoratori
} nel settore { WORD($industry) }, { $has ->
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-needs-cubes = richiede { COUNT($needed, "thing-voting-cube") }, { WORD($class, form: "a") } ne { $has ->
    [one] resta
   *[other] restano
} { $has }
refusal-needs-media-influence = richiede { $needed } Influenza dei Media, { $has ->
    [0] non ce n'è
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-needs-section = richiede { $section }; { WORD($policy, form: "def") } è in { $now }
refusal-needs-either-section = richiede { $section } o { $other }; { WORD($policy, form: "def") } è in { $now }
refusal-section-in-force = già in vigore
refusal-section-too-far = a due sezioni da { $now }: una Politica si sposta di una alla volta
refusal-policy-as-wanted = è in { $now }, come vuole
refusal-too-late-for-bill = nell'ultimo round una Proposta di Legge { WORD($policy, form: "numbered-su") } arriverebbe troppo tardi
refusal-needs-immediate-vote = nell'ultimo round una Proposta di Legge { WORD($policy, form: "numbered-su") } richiede una Votazione Immediata, che ora non chiederebbe
refusal-moved-already = { WORD($policy) }: Politica già spostata
refusal-not-on-these-terms = la carta non lo permette
refusal-protected-already = già protetta
refusal-own-bill = la tua stessa Proposta di Legge
refusal-on-strike-already = già in Sciopero
refusal-pays-top-wage = paga già L3
refusal-nobody-of-yours-works-there = non vi lavora nessuno dei tuoi
refusal-nobody-works-there = non vi lavora nessuno
refusal-state-is-not-played = si sciopera nelle Aziende Pubbliche solo se qualcuno gioca lo Stato
refusal-committed-there = i Lavoratori lì sono impegnati
refusal-worker-is-committed = lì è impegnato
refusal-employee-is-committed = un dipendente lì è impegnato e non può restare solo
refusal-company-is-full = tutti gli slot sono occupati
refusal-run-by = vi lavorano Lavoratori { WORD($class, form: "di") }
refusal-owner-works-first = prima devono esserci tutti i Lavoratori del proprietario
refusal-too-many-jobs = vi { $jobs ->
    [one] manca
   *[other] mancano
} { COUNT($jobs, "thing-worker") }, e puoi spostarne { $left }
refusal-no-free-worker = ti manca { WORD($skill) } libero di andarci
refusal-no-unemployed-worker = tra i disoccupati { WORD($class, form: "di") } manca { WORD($skill) }
refusal-job-asks-for = lo slot richiede { WORD($skill) }
refusal-only-unemployed = si possono spostare solo i disoccupati
refusal-chosen-already = scelta già fatta
refusal-unskilled-first = prima si prendono i Lavoratori non qualificati
refusal-unemployed-first = prima partono i disoccupati
refusal-union-there = c'è già un Sindacato
refusal-swapped-already = gli slot non qualificati lì sono già stati scambiati
refusal-none-for-sale = non ne ha in vendita
refusal-nobody-sells = nessuno ne ha in vendita
refusal-not-imported = vende solo Cibo e Lusso
refusal-own-goods-left-out = una Classe non fornisce beni a sé stessa
refusal-bought-there-already = ti ha già venduto in questa azione
refusal-source-has-only = { WORD($source) } ne ha { $has }
refusal-supply-has-only = nella Scorta: { $has }
refusal-at-most = non più di { $most } alla volta
refusal-at-least = non meno di { $least }
refusal-room-for = c'è spazio per { $amount }
refusal-you-have = ne hai { $amount }
    .its = ne ha { $amount }
refusal-below-minimum-wage = con { $section } in vigore i Salari sono almeno { $level }
refusal-no-lower-wage = il Salario dei Lavoratori impegnati non può scendere
refusal-changed-already = già cambiato in questa azione
refusal-price-is-fixed = in questo round il prezzo è fisso
refusal-storage-tile-there = ha già una tessera Magazzino
refusal-keeps-its-trade = in uno slot qualificato, dove nessuno cambia qualifica
refusal-trained-while-unemployed = un Lavoratore qualificato cambia qualifica solo da disoccupato
refusal-none-in-supply = nella Scorta non ne restano
refusal-another-is-lower = la Legittimità presso { WORD($class) } è più bassa: { $legitimacy }
refusal-no-legitimacy-to-lose = la Legittimità è già a { $legitimacy }
refusal-no-room-in-storages = nei Magazzini non c'è spazio per niente di tutto ciò
refusal-no-room-in-zone = nella Zona di Libero Scambio non c'è spazio per niente di tutto ciò
refusal-sold-already = vendita già fatta in questa azione
refusal-sales-are-made = non più di { COUNT($most, "thing-sale") }
refusal-state-exports-goods = lo Stato esporta solo Cibo e Lusso
refusal-no-employee = non ha dipendenti
refusal-has-employee = ha già un dipendente
refusal-has-machinery = ha già un Macchinario
refusal-no-place-for-machinery = non ha posto per un Macchinario
refusal-is-automated = automatizzata
refusal-is-operational = operativa
refusal-is-not-operational = non operativa
refusal-on-strike-now = in Sciopero
refusal-below-cost = costa meno di { MONEY($least) }
refusal-imf-would-come = Prestiti da estinguere: { $loans }, altrimenti arriva l'IMF
refusal-no-such-cubes-drawn = non ne è stato pescato nessuno
refusal-has-no-influence = non ha Influenza
refusal-pledged-influence = Influenza promessa: almeno { $least }
refusal-rest-must-fit = il resto non si potrebbe avere
refusal-nothing-is-due = non ne verrebbe niente
refusal-zone-has-room-for = nella Zona di Libero Scambio c'è spazio per { $amount } del resto
refusal-votes-are-barred = in questo round non si vota
refusal-media-influence-is = Influenza dei Media disponibile: { $has }
refusal-price-left-out = per ora non si può cambiare di nuovo
refusal-rest-must-be-lost = gli altri non potrebbero perdere il resto
refusal-empty-spaces-are = ha solo { $spaces ->
    [one] { $spaces } spazio libero
   *[other] { $spaces } spazi liberi
} per Aziende
refusal-supply-lacks-workers = nella Scorta ci sono troppo pochi Lavoratori { WORD($class, form: "di") } per gli slot
refusal-none-unemployed = nessuno con quella qualifica è disoccupato
refusal-other-industry = sono di settori diversi
refusal-other-size = slot: { $jobs }; Lavoratori: { $workers }
refusal-do-not-fit = i Lavoratori non sono adatti agli slot
refusal-state-has-room-for = lo Stato ha spazio per { $amount }
refusal-public-one-is-operational = l'Azienda Pubblica è operativa
refusal-needs-influence = richiede { $needed } Influenza, Personale o dei Media, { $has ->
    [0] non ce n'è
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-needs-services = richiede { $needed } tra Salute e Istruzione, ne hai { $has }
    .its = richiede { $needed } tra Salute e Istruzione, ne ha { $has }
refusal-needs-voting-cubes = richiede { COUNT($needed, "thing-voting-cube") } fuori dal sacchetto, { $has ->
    [one] ce n'è { $has }
   *[other] ce ne sono { $has }
}
refusal-no-company-running = { WORD($class) } non ha Aziende operative nel settore { WORD($industry) }
refusal-no-public-workers = nessun Lavoratore { WORD($class, form: "di") } lavora nel Settore Pubblico
refusal-level-out-of-reach = il suo Salario cambia di { COUNT($levels, "thing-level") }
refusal-requirement-exceeded = { WORD($measure) }: { $has }, ma al massimo { $most }
refusal-last-round = è l'ultimo round
refusal-every-policy-is-protected = ogni Politica è già protetta
refusal-no-company-to-take-over = la Classe Capitalista non ha un'Azienda come quella richiesta dalla carta
refusal-no-empty-public-company = ogni Azienda Pubblica è operativa
refusal-no-public-company = non ci sono Aziende Pubbliche
refusal-no-public-company-operational = nessuna Azienda Pubblica è operativa
refusal-no-cubes-of-others = nel sacchetto non ci sono cubi Voto di altre Classi
refusal-all-companies-operational = tutte le tue Aziende sono operative
    .its = tutte le sue Aziende sono operative
refusal-no-farm-left = non restano Cooperative Agricole
refusal-nobody-is-employed = nessun Lavoratore { WORD($class, form: "di") } lavora in Aziende di altri giocatori
refusal-class-is-not-played = nessuno gioca { WORD($class) }
refusal-no-machinery-token = non restano token Macchinario
refusal-no-company-for-machinery = nessuna tua Azienda ha posto per un Macchinario
    .its = nessuna sua Azienda ha posto per un Macchinario
refusal-no-company-without-machinery = tutte le tue Aziende hanno un Macchinario o sono automatizzate
    .its = tutte le sue Aziende hanno un Macchinario o sono automatizzate
refusal-no-workers-to-poach = i Lavoratori di nessuna Azienda Pubblica sono adatti a una tua Azienda vuota
    .its = i Lavoratori di nessuna Azienda Pubblica sono adatti a una sua Azienda vuota
refusal-only-at-game-end = vale alla fine della partita
refusal-only-in-phase = vale { WORD($phase, form: "in") }
refusal-only-until-round = valeva fino al round { $round }
refusal-only-from-round = vale dal round { $round } in poi
