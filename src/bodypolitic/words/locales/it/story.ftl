# One message for each kind of happening, filled with the values that the kind declares.

story-round-began = Round { $round }
story-phase-began = { WORD($phase) }
story-phase-skipped = Questa volta { WORD($phase, form: "def") } non si svolge.
story-phase-ended = { WORD($phase, form: "def") } è terminata.
story-turn-began = Turno { $turn }: { WORD($who, form: "bare") }
story-basic-action = { WORD($who) } esegue l'Azione Base “{ WORD($action) }”.
story-free-action = { WORD($who) } esegue l'Azione Gratuita “{ WORD($action) }”.
story-passed = { WORD($who) } non ha azioni possibili e passa.
story-card-discarded = { WORD($who) } scarta “{ WORD($card) }”.
story-card-played = { WORD($who) } gioca “{ WORD($card) }”.
story-cards-drawn = { WORD($who) } pesca { COUNT($amount, "thing-card") }.
story-deck-reshuffled = Gli scarti { WORD($deck, form: "di") } si mescolano in un nuovo mazzo.
story-capital-spent = La Classe Capitalista prende { MONEY($amount) } dal suo Capitale.
story-paid = { WORD($who) } paga { MONEY($amount) } { WORD($to, form: "a") } ({ WORD($reason) }).
story-loan-taken = { WORD($who) } contrae un Prestito di { MONEY(FIGURE("loan")) }.
story-loan-discarded = { WORD($who) } restituisce una carta Prestito.
story-debt-waived = Non restano Prestiti per { WORD($who) }: un debito di { MONEY($amount) } viene condonato.
story-vp = { WORD($who, form: "bare") }: { SIGNED($amount) } VP ({ WORD($reason) }).
story-gained = { WORD($who) } guadagna { COUNT($amount, $resource) } ({ WORD($reason) }).
story-spent = { WORD($who) } cede { COUNT($amount, $resource) } ({ WORD($reason) }).
story-prosperity-moved = Il segnalino Prosperità { WORD($who, form: "di") } va allo spazio { $space }.
story-wealth-moved = Il segnalino Ricchezza va alla colonna { $column }.
story-revenue-to-capital = La Classe Capitalista sposta { MONEY($amount) } dalle Entrate al Capitale.
story-worker-left = { WORD($skill) } { WORD($who, form: "di") } lascia il Paese.
story-worker-joined = { WORD($skill) } si unisce { WORD($who, form: "a") }.
story-worker-moved = { WORD($skill) } { WORD($who, form: "di") } passa { PLACE($from, form: "da") } { PLACE($to, form: "a") }.
story-worker-trained = { WORD($from) } { WORD($who, form: "di") } ({ PLACE($at, form: "in") }) diventa { WORD($to) }.
story-workers-committed = I Lavoratori { WORD($class, form: "di") } { WORD($company, form: "in") } sono impegnati.
story-workers-stood-up = I Lavoratori si rialzano: nessuno è più impegnato.
story-union-formed = Nel settore { WORD($industry) } si istituisce un Sindacato.
story-union-fell = Il Sindacato del settore { WORD($industry) } si scioglie.
story-strike-called = I Lavoratori { WORD($company, form: "di") } entrano in Sciopero.
story-strike-ended = Lo Sciopero { WORD($company, form: "a") } finisce.
story-strike-held = Lo Sciopero { WORD($company, form: "a") } ferma il lavoro.
story-demonstration-called = La Classe Operaia indice una Manifestazione.
story-demonstration-ended = La Manifestazione viene annullata.
story-demonstration-held = La Manifestazione ha luogo e costa agli altri fino a { $amount } VP.
story-company-revealed = { WORD($company, form: "def") } entra nel Mercato { WORD($who, form: "di") }.
story-company-discarded = { WORD($who) } scarta dal suo Mercato { WORD($company, form: "def") }.
story-company-built = { WORD($who) } costruisce { WORD($company, form: "def") }.
story-company-sold = { WORD($who) } vende { WORD($company, form: "def") }.
story-company-privatized = { WORD($company, form: "def") } passa dallo Stato alla Classe Capitalista.
story-company-nationalized = { WORD($company, form: "def") } passa dalla Classe Capitalista allo Stato, al posto { WORD($instead-of, form: "di") }.
story-company-at-work = { WORD($company, form: "def") } è in attività.
story-machinery-placed = { WORD($company, form: "def") } riceve un Macchinario.
story-company-opened = Nel Settore Pubblico apre { WORD($company, form: "def") }.
story-company-closed = Nel Settore Pubblico chiude { WORD($company, form: "def") }.
story-wage-set = Il Salario { WORD($company, form: "di") } passa a { $level }.
story-price-set = { WORD($who) } ora chiede { MONEY($price) } per { WORD($resource, form: "def") }.
story-storage-placed = { WORD($who) } riceve un Magazzino per { WORD($resource, form: "def") }.
story-bill-proposed = { WORD($who) } propone { $section }.
story-vote-called = { WORD($who) } chiede una Votazione Immediata su { $section }.
story-vote-began = Comincia la votazione su { $section }.
story-stance = { WORD($who) } vota { $in-favor ->
    [0] contro
   *[other] a favore
}.
story-cubes-drawn = Pescati dal sacchetto: { $WC } { role-WC }, { $MC } { role-MC }, { $CC } { role-CC }.
story-influence-spent = { WORD($who) } rivela { $amount } Influenza.
story-vote-result = La Proposta di Legge { $section } { $passed ->
    [0] non passa
   *[other] passa
}: { COUNT($in-favor, "thing-vote") } a favore e { $against } contro.
story-policy-changed = Ora in vigore: { $section }.
story-tax-multiplier = Il Moltiplicatore Tasse è ora { $amount }.
story-cubes-added = { WORD($who) } aggiunge al sacchetto { COUNT($amount, "thing-voting-cube") } ({ WORD($reason) }).
story-cubes-removed = { $amount ->
    [one] { $amount } cubo Voto { WORD($who, form: "di") } esce
   *[other] { $amount } cubi Voto { WORD($who, form: "di") } escono
} dal sacchetto.
story-cubes-returned = { $amount ->
    [one] { $amount } cubo Voto { WORD($who, form: "di") } torna
   *[other] { $amount } cubi Voto { WORD($who, form: "di") } tornano
} nel sacchetto.
story-cubes-put-aside = { $amount ->
    [one] { $amount } cubo Voto { WORD($who, form: "di") } torna
   *[other] { $amount } cubi Voto { WORD($who, form: "di") } tornano
} nella Scorta.
story-bill-settled = Il segnalino Proposta di Legge { WORD($who, form: "di") } torna da { $section }.
story-bill-discarded = La Proposta di Legge { WORD($who, form: "di") } per { $section } viene scartata.
story-imf-intervenes = Interviene l'IMF.
story-legitimacy-moved = Legittimità dello Stato presso { WORD($class) }: { SIGNED($amount) } ({ WORD($reason) }).
story-legitimacy-token-gained = Lo Stato guadagna un token Legittimità { WORD($class, form: "di") }.
story-event-revealed = Un nuovo Evento: “{ WORD($event) }”.
story-event-replaced = Lo Stato scarta l'Evento “{ WORD($event) }” e piazza “{ WORD($by) }”.
story-event-handled = Lo Stato ha affrontato “{ WORD($event) }”.
story-event-ignored = Lo Stato ha ignorato “{ WORD($event) }”.
story-agenda-discarded = L'Agenda Politica { $agenda } viene scartata.
story-agenda-revealed = Una nuova Agenda Politica: { $agenda }.
story-deal-revealed = È disponibile un Accordo Commerciale: { $deal }.
story-deal-made = { WORD($who) } fa un Accordo Commerciale: { $deal }.
story-export-discarded = Una carta Export viene scartata: { $export }.
story-export-revealed = Il Mercato Estero paga: { $export }.
story-export-inspected = Viene scoperta una carta Export: { $export }.
story-provided = Lo Stato mette da parte { COUNT($amount, $item) } per { WORD($class) }.
story-benefits-discarded = I Benefit Statali non usati { WORD($class, form: "di") } vengono scartati.
story-benefits-received = { WORD($class) } prende i suoi Benefit Statali.
story-game-ended = La partita è finita.
story-deals-discarded = { $amount ->
    [one] Viene scartato { $amount } Accordo Commerciale
   *[other] Vengono scartati { $amount } Accordi Commerciali
}.
