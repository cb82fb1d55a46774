# Alternative Events: their tasks, the Benefits of the cards that classes keep, and what is asked and told of them.

## Tasks; `$costs` is everything that is spent, `$spends` how many kinds of things that is

task-spend-and-choose = { $spends ->
    [0] agisci per
   *[other] spendi { $costs } e agisci per
} { chosen-class }
task-spend-or-pay = spendi { COUNT($amount, $resources) } o { MONEY($money) } e agisci per { chosen-class }
task-spend-and-pay-for-missing = spendi { COUNT($amount, $resources) }, e { MONEY($money) } per ogni unità che ti manca, e agisci per { chosen-class }
task-spend-two-resources = spendi in tutto { $amount } token tra { ALL($resources) }, almeno 1 per tipo, e agisci per { chosen-class }
task-spend-influence-per-policy = spendi 1 Influenza, dei Media o Personale, per ogni Politica da 1 a 5 che non corrisponde alla tua Agenda Politica, e agisci per { chosen-class }
task-spend-influence-per-bill-marker = agisci per { chosen-class } e spendi 1 Influenza, dei Media o Personale, per ogni suo segnalino Proposta di Legge inutilizzato; deve averne almeno uno
task-buy-and-choose = acquista da 1 a { COUNT($amount, $resources) } da giocatori o all'estero e agisci per { chosen-class }

cost-money = { MONEY($money) }
cost-personal-influence = { $amount } Influenza Personale
cost-media-influence = { $amount } Influenza dei Media

## Benefits, as their holder reads them

event-benefit = per la Classe che tiene la carta: { $benefit }
kept-at-beginning = all'inizio di ogni { WORD($phase) } { $effect }
kept-get-resources = ricevi { $goods }
kept-get-money = ricevi { MONEY($money) }
kept-get-money-from-state = ricevi { MONEY($money) } dalla Tesoreria di Stato
kept-get-influence = ricevi { $amount } Influenza
kept-add-voting-cubes = aggiungi al sacchetto { COUNT($amount, "thing-own-cube") }
kept-sell-to-state = vendi allo Stato fino a { COUNT($amount, $resource) } dal tuo Magazzino a { MONEY($money) } l'unità; lo Stato guadagna { $vp } VP
kept-get-money-and-staff = ricevi { MONEY($money) }, e puoi dare a una tua Azienda i Lavoratori disoccupati che le mancano
kept-raise-output = ogni tua Azienda del settore { WORD($industry) } produce { $amount } in più in quella fase
kept-change-wage = cambia di { COUNT($amount, "thing-level") }, per quella fase, il Salario di una tua Azienda privata o di una con tuoi Lavoratori, qualunque sia la Politica del Mercato del Lavoro
kept-extra-wages = quando si pagano i Salari ricevi dallo Stato { MONEY($money) } per ogni Azienda Pubblica con tuoi Lavoratori; lo Stato guadagna { $vp } VP in tutto
kept-get-from-state = nel passo Coprire Bisogni ricevi { COUNT($amount, $resource) } dallo Stato, che perde { $vp } VP se non ne ha
kept-pay-less-tax = paga { MONEY($money) } in meno quando si pagano le tasse
kept-state-backs-bill = scarta la carta prima di una votazione della Fase Elezioni: lo Stato deve votare a favore e spendere { $amount } Influenza, o quella che ha
kept-state-shares-cost = ogni volta che costruisci un'Azienda, lo Stato paga { MONEY($money) } del costo e guadagna { $vp } VP

## Questions and options

question-spend-for-event = “{ WORD($event) }”: che cosa spendi?
question-buy-for-event = “{ WORD($event) }”: da chi acquisti? Ancora fino a { $left }.
question-buy-for-event-from = “{ WORD($event) }”: quanto acquisti { WORD($source, form: "da") }?
question-keep-event = Lo Stato ti dà “{ WORD($event) }”. Vuoi tenere la carta?
question-use-benefits = Quale dei tuoi Vantaggi usi ora?
question-sell-by-benefit = “{ WORD($event) }”: quanto vendi allo Stato?
question-staff-own-company = Quale tua Azienda riceve Lavoratori?
question-change-wage-for-phase = “{ WORD($event) }”: quale Salario cambi per questa fase?
question-press-state = “{ WORD($event) }”: scarti la carta, così che lo Stato debba sostenere { $bill }?

option-spend = { COUNT($amount, $resource) }
option-spend-money = { MONEY($amount) }
option-spend-services = { $health } Salute e { $education } Istruzione
option-spend-influences = { $personal } Influenza Personale e { $media } Influenza dei Media
option-keep-event = Tieni “{ WORD($event) }”
option-turn-in-event = Cedi la carta per 1 VP
option-benefit = { WORD($event) }

## The story

story-event-given = Lo Stato dà “{ WORD($event) }” { WORD($who, form: "a") }.
story-event-kept = { WORD($who) } tiene “{ WORD($event) }”.
story-event-benefit-used = { WORD($who) } usa il Vantaggio di “{ WORD($event) }”.
story-event-benefit-spent = Il Vantaggio di “{ WORD($event) }” è servito { WORD($who, form: "a") }.
story-bill-backed = { WORD($who) } obbliga lo Stato a sostenere la Proposta di Legge { WORD($policy, form: "numbered-su") } con { $amount } Influenza.
story-wage-for-phase = Il nuovo Salario { WORD($company, form: "di") } vale solo per questa fase; poi torna a { $before }.
story-wage-stays = Il Salario { WORD($company, form: "di") } resta quello attuale.
story-event-discarded = { WORD($who) } scarta “{ WORD($event) }”.
