# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Rivela la prossima carta IA
question-automa-turn = L'Automa può cominciare il suo turno.

story-ai-card-revealed = { WORD($who) } rivela la carta IA { $card }.
story-automa-checks = { WORD($who) } esamina “{ WORD($check) }”.
story-priority-raised = { WORD($who, form: "bare") }: la carta “{ WORD($card) }” sale di { COUNT($rows, "thing-row") }: { $why }.
    .why = { $why }
story-priority-stays = { WORD($who, form: "bare") }: la carta “{ WORD($card) }” { $rows ->
    [0] resta dov'è
    [one] è messa da parte e non sale di { $rows } fila
   *[other] è messa da parte e non sale di { $rows } file
}: { $why }.
    .why = { $why }
story-priority-rows = { WORD($who, form: "bare") }, file dall'alto: { $actions }{ $policies ->
    [none] { "" }
   *[other] . Politiche: { $policies }
}{ $aside ->
    [none] { "" }
   *[other] . Da parte: { $aside }
}.
story-top-priorities = { WORD($who, form: "bare") }: in cima c'è “{ WORD($first) }”, poi “{ WORD($second) }”.
story-priority-placed = { WORD($who, form: "bare") }: la carta “{ WORD($card) }” va in fondo alla fila { $row }.
story-priority-lowered = { WORD($who, form: "bare") }: la carta “{ WORD($card) }” scende di { COUNT($rows, "thing-row") }.
story-priority-removed = { WORD($who, form: "bare") }: la carta “{ WORD($card) }” non serve più.
story-row-collapsed = { WORD($who, form: "bare") }: la fila { $row } { $of-policies ->
    [0] delle azioni
   *[other] delle Politiche
} è vuota, e quelle sopra scendono.
story-ai-cards-reshuffled = Le carte IA già giocate { WORD($who, form: "da") } vanno sotto il suo mazzo.
story-priority-set-aside = { WORD($who, form: "bare") }: la carta “{ WORD($card) }” viene messa da parte.
story-automa-unable = { WORD($who) } non può eseguire l'azione “{ WORD($action) }”: { $why }.
    .why = { $why }
story-policy-passed-over = { WORD($who) } salta la carta “{ WORD($card) }”: { $why }.
    .why = { $why }
story-special-action-performed = { WORD($who, form: "bare") }, Azione Speciale: { $special }
story-narrowed = { WORD($who, form: "bare") }, { WORD($line) }: { $left ->
    [one] resta
   *[other] restano
} { $stay ->
    [unnamed] { $left }
   *[other] { $stay }
}; { $fell ->
    [one] esce
   *[other] escono
} { $out ->
    [unnamed] { $fell }
   *[other] { $out }
}.
    .why = { WORD($line) }
with-figure = { $name } ({ $figure })
candidate-parts = { $before } + { $next }
candidate-purchase = { $goods } { $sources }
candidate-source = { $amount } { WORD($source, form: "da") }
story-automa-acts = { WORD($who) } esegue l'azione “{ WORD($action) }”.
story-ai-bonus-used = { WORD($who) } usa il Bonus della sua carta IA.
story-automa-chose = { WORD($who, form: "bare") }, perché: { $why }.
    .why = { $why }
story-ai-cards-drawn = { WORD($who) } pesca { $amount ->
    [one] { $amount } carta IA
   *[other] { $amount } carte IA
}: { $symbols ->
    [0] nessun simbolo Influenza
    [one] { $symbols } simbolo Influenza
   *[other] { $symbols } simboli Influenza
}.

## AI cards

ai-card-actions = nell'ordine: { $actions }
ai-card-policies = Politiche: { $policies }
ai-card-bonus = Bonus con “{ WORD($action) }”{ where-needed }: { $effects }
ai-card-bonus-first = Bonus con “{ WORD($action) }”{ where-needed }: prima { $effects }
ai-card-special = Azione Speciale{ where-needed }: { $effects }
ai-card-influence = simbolo Influenza
add-cubes-first = prima { do-add } al sacchetto { COUNT($amount, "thing-own-cube") }
vote-for-free = { $mood ->
    [may] chiedere
   *[do] chiedi
} una Votazione Immediata senza spendere Influenza, se ne chiederesti una
two-bills = { do-propose } 2 Leggi invece di 1{ $price ->
    [0] { "" }
   *[other] , e { do-pay } { MONEY($price) } per la seconda
}
straight-to-desired = { do-propose } la Legge proprio per la sezione che vuoi, adiacente o no
    .note = puoi chiedere una Votazione Immediata su questa Proposta di Legge solo se quella sezione è adiacente
build-for-less = { do-pay } { MONEY($discount) } in meno per l'Azienda
state-pays-half = lo Stato paga metà del costo (per difetto), se l'Azienda è del settore { EITHER($industries) }
second-company = { do-build } 2 Aziende invece di 1, se la seconda lavorerebbe subito
    .note = se lo fai, aggiungi { $new ->
        [one] { $new } nuova Azienda
       *[other] { $new } nuove Aziende
    } al tuo Mercato
sale-for-twice = se invece vendi un'Azienda senza Macchinario, { do-get } il doppio del suo costo
deal-first = prima { do-make } un Accordo Commerciale, se puoi
sell-more-first = prima { $sale }, come una transazione in più
more-for-exports = { do-get } altri { MONEY($extra) } per ogni transazione
ai-card-condition = { $also ->
    [yes] in tal caso, inoltre { $rows }
   *[no] l'Azione Speciale sale di { $rows }
}{ $sections ->
    [none] { "" }
   *[other] { "" } (solo con { $sections } in vigore)
}

## Priority cards

## Lines of instruction cards

line-at-random = più opzioni erano alla pari: decide la sorte
    .counted = { $options } erano alla pari, e la sorte sceglie { $chosen }
line-no-instruction = nessuna carta Direttiva ne parla: decide la sorte
line-closer-to-desired-policy = il cambiamento va verso ciò che vuole
    .counted = { $section } la avvicina a ciò che vuole
line-not-closer-to-desired-policy = il cambiamento non va verso ciò che vuole
    .counted = { $section } non la avvicina a ciò che vuole
line-immediate-vote-is-promising = il suo schieramento dovrebbe vincere una Votazione Immediata
    .counted = il suo schieramento dovrebbe vincere una Votazione Immediata: avrebbe { $own } Influenza contro { $others }
line-immediate-vote-is-not-promising = il suo schieramento non è abbastanza forte per una Votazione Immediata
    .counted = il suo schieramento non è abbastanza forte per una Votazione Immediata: avrebbe { $own } Influenza contro { $others }
line-immediate-vote-with-fewer-cubes = nel sacchetto ha meno cubi dell'avversario, perciò niente Votazione Immediata
    .counted = nel sacchetto ha { COUNT($own, "thing-cube") } e l'avversario { $others }, perciò niente Votazione Immediata
line-immediate-vote-without-another-class = è improbabile che un'altra Classe voti a favore, perciò niente Votazione Immediata
line-policy-next-to-desired = la Politica è a una sezione da ciò che vuole
    .counted = { WORD($policy, form: "def") } è in { $now }, a una sezione da { $wanted }, che è ciò che vuole
line-policy-two-from-desired = la Politica è a due sezioni da ciò che vuole
    .counted = { WORD($policy, form: "def") } è in { $now }, a due sezioni da { $wanted }, che è ciò che vuole
line-policy-as-desired = la Politica è come la vuole
    .counted = { WORD($policy, form: "def") } è in { $now }, come vuole
line-policy-card-not-in-rows = la carta della Politica non è in nessuna fila
    .counted = la carta { WORD($policy, form: "di") } non è in nessuna fila
line-policy-farthest-from-desired = la più lontana da ciò che vuole
    .figure = a { COUNT($figure, "thing-section") }
line-favorite-policy = è la Politica che le sta più a cuore
    .counted = { WORD($policy, form: "def") } le sta più a cuore
line-no-bill-possible = non può proporre Leggi su nessuna Politica della sua carta IA
    .counted = non può proporre Leggi su { WORD($first) } né su { WORD($second) }, le Politiche della sua carta IA
line-unable-no-bill-marker = tutti i suoi segnalini Proposta di Legge sono in uso
line-unable-no-bill-wanted = nessuna delle Politiche che esamina è aperta a una Legge che vuole
line-unable-special-refused = i suoi requisiti non sono soddisfatti
line-unable-too-dear = le manca il denaro
    .counted = perfino { WORD($company, form: "def") } costa { MONEY($cost) }, e ha { MONEY($has) }
line-unable-few-would-find-work = meno di 2 suoi Lavoratori disoccupati troverebbero lavoro
    .counted = suoi disoccupati che troverebbero lavoro: { $count }; dovrebbero essere 2
line-unable-no-work-and-no-union = meno di 2 suoi Lavoratori disoccupati troverebbero lavoro, e non potrebbe istituire Sindacati
    .counted = suoi disoccupati che troverebbero lavoro: { $count }; dovrebbero essere 2, e non potrebbe istituire Sindacati
line-unable-nothing-to-prosper-by = non può acquistare niente in quantità pari alla sua Popolazione
    .counted = non può acquistare niente in quantità pari alla sua Popolazione, che è { $count }
line-unable-no-strike-token = non restano token Sciopero
line-unable-labor-market-too-high = il Mercato del Lavoro non dà motivo di scioperare
    .counted = il Mercato del Lavoro è in { $now }, e ha { COUNT($unions, "thing-union") }; uno Sciopero richiede 2C, o 2B e 2 Sindacati
line-unable-few-companies-to-strike = le Aziende in cui sciopererebbe sono meno di 2
    .counted = sciopererebbe in { COUNT($count, "thing-company") }, e ne servono 2
line-unable-demonstration-refused = non può indire una Manifestazione
line-unable-no-company-space = non ha spazio per un'altra Azienda
    .counted = ha { COUNT($count, "thing-company") }, e non ha spazio per un'altra
line-unable-no-company-to-build = per ogni Azienda del suo Mercato le mancano denaro o Lavoratori, o ne ha già 2 di quel settore
    .counted = con { MONEY($count) }, per ogni Azienda del suo Mercato le mancano denaro o Lavoratori, o ne ha già 2 di quel settore
line-unable-no-company-would-work = nessuna Azienda che può pagare lavorerebbe
    .counted = { $count ->
        [0] il suo Mercato è vuoto
        [one] può pagare { $count } Azienda, che resterebbe vuota
       *[other] può pagare { $count } Aziende, che resterebbero tutte vuote
    }
line-unable-no-company-to-sell = non ha Aziende che venderebbe
line-unable-few-transactions = ha beni per meno di 2 transazioni
    .counted = ha beni per { COUNT($count, "thing-transaction") }, e ne servono 2
line-unable-lobby-refused = non può fare Lobby
line-unable-influence-enough = ha almeno tanta Influenza quanta tutti gli altri insieme
    .counted = ha { $own } Influenza, e tutti gli altri insieme { $others }
line-unable-untold = il motivo non è stato indicato
line-everyone-gains = le Politiche restano alla stessa distanza da ciò che vuole, e dal resto guadagnano tutti
line-spending-cannot-turn-the-vote = il suo schieramento ha troppo poca Influenza per ribaltare la votazione
    .counted = al suo schieramento { $needed ->
        [one] serve
       *[other] servono
    } { $needed } Influenza per ribaltare la votazione, e ne ha { $own }
line-spending-all-in-the-final-vote = è l'ultima votazione, perciò non risparmia nulla
line-spending-winning-others-cannot-win = il suo schieramento è in vantaggio e l'altro ha troppo poca Influenza per vincere
    .counted = il suo schieramento è in vantaggio; all'altro { $needed ->
        [one] serve
       *[other] servono
    } { $needed } Influenza per vincere, e ne ha { $others }
line-spending-winning-others-have-exactly-enough = il suo schieramento è in vantaggio, ma l'altro ha l'Influenza appena sufficiente per vincere
    .counted = il suo schieramento è in vantaggio, ma l'altro ha giusto { $needed } Influenza, quanta gli serve per vincere
line-spending-winning-others-have-more-than-enough = il suo schieramento è in vantaggio, ma l'altro ha Influenza più che sufficiente per vincere
    .counted = il suo schieramento è in vantaggio, ma all'altro { $needed ->
        [one] serve
       *[other] servono
    } { $needed } Influenza per vincere, e ne ha { $others }
line-spending-losing-alone-exactly-enough = solo lei può ribaltare la votazione, con tutta la sua Influenza
    .counted = solo lei può ribaltare la votazione, con tutta la sua Influenza ({ $own })
line-spending-losing-alone-more-than-enough = solo lei può ribaltare la votazione, e le avanza Influenza
    .counted = solo lei può ribaltare la votazione: { $needed ->
        [one] serve
       *[other] servono
    } { $needed } Influenza, e ne ha { $own }
line-spending-losing-alone-unopposed = può ribaltare la votazione, e l'altro schieramento non ha Influenza
    .counted = può ribaltare la votazione con { $needed } Influenza su { $own }, e l'altro schieramento non ne ha
line-spending-losing-together-exactly-enough = il suo schieramento potrebbe ribaltare la votazione solo con tutta la sua Influenza
    .counted = il suo schieramento potrebbe ribaltare la votazione solo con tutta la sua Influenza ({ $own })
line-spending-losing-together-more-than-enough = il suo schieramento può ribaltare la votazione, e gli avanza Influenza
    .counted = il suo schieramento può ribaltare la votazione: { $needed ->
        [one] serve
       *[other] servono
    } { $needed } Influenza, e ne ha { $own }
line-spending-losing-together-unopposed-exactly-enough = tutta l'Influenza del suo schieramento ribalta la votazione, e l'altro non ne ha
    .counted = tutta l'Influenza del suo schieramento ({ $own }) ribalta la votazione, e l'altro non ne ha
line-spending-losing-together-unopposed-more-than-enough = il suo schieramento può ribaltare la votazione, e l'altro non ha Influenza
    .counted = il suo schieramento può ribaltare la votazione con { $needed } Influenza su { $own }, e l'altro non ne ha

line-fewest-operational-companies = il settore in cui ha meno Aziende operative
    .figure = lì { $figure }
line-no-trade-union = nessun aiuto a un Sindacato
line-preferred-industry = il suo ordine dei settori
line-service-not-produced = Salute o Istruzione, prima quella che nessuna Azienda Pubblica produce
line-dearer-service = il servizio che i Servizi Pubblici vendono più caro
    .figure = { MONEY($figure) }
line-cheaper-service = il servizio che i Servizi Pubblici vendono meno caro
    .figure = { MONEY($figure) }
line-service-by-lot = tra due servizi uguali decide la sorte
line-highest-production = la produzione più alta
    .figure = produce { $figure }
