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

## What is asked

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
occasion-benefits = Gli Eventi che conservi hanno Vantaggi per questo momento

## What happens

story-event-given = Lo Stato dà “{ WORD($event) }” { WORD($who, form: "a") }.
story-event-kept = { WORD($who) } tiene “{ WORD($event) }”.
story-event-benefit-used = { WORD($who) } usa il Vantaggio di “{ WORD($event) }”.
story-event-benefit-spent = Il Vantaggio di “{ WORD($event) }” è servito { WORD($who, form: "a") }.
story-bill-backed = { WORD($who) } obbliga lo Stato a sostenere la Proposta di Legge { WORD($policy, form: "numbered-su") } con { $amount } Influenza.
story-wage-for-phase = Il nuovo Salario { WORD($company, form: "di") } vale solo per questa fase; poi torna a { $before }.
story-wage-stays = Il Salario { WORD($company, form: "di") } resta quello attuale.
story-event-discarded = { WORD($who) } scarta “{ WORD($event) }”.

## Titles and names

title-event-low-global-innovation-index-ranking = Fanalino di Coda nell'Innovazione
title-event-demand-for-better-public-education = Richiesta di una Migliore Istruzione Pubblica
title-event-demand-for-subsidies-by-dairy-farmers = I Produttori di Latte Chiedono Sussidi
title-event-demand-for-administrative-upgrade = Richiesta di Ammodernamento Amministrativo
title-event-high-illiteracy-rate = Alto Tasso di Analfabetismo
title-event-low-vaccination-rates = Bassa Copertura Vaccinale
title-event-political-pressure = Pressione Politica
title-event-demand-for-energy-subsidy = Richiesta di Sussidi Energetici
title-event-smear-campaign = La Macchina del Fango
title-event-demand-for-economic-stimulus = Richiesta di Stimoli all'Economia
title-event-public-pressure = Pressione dell'Opinione Pubblica
title-event-hurricane = Uragano
title-event-rising-traffic-accidents = Aumento degli Incidenti Stradali
title-event-tax-returns = Rimborsi Fiscali
title-event-fear-of-recession = Timori di Recessione
title-event-student-protest = Protesta Studentesca
title-event-rising-flu-infections = Aumento dei Contagi Influenzali
title-event-low-political-engagement = Scarsa Partecipazione Politica
title-event-demand-for-digital-transformation = Richiesta di Transizione Digitale
title-event-rising-economic-inequality = Disuguaglianze Economiche in Aumento
title-event-healthcare-scandal = Scandalo nella Sanità
title-event-public-sector-union-negotiations = Trattative Sindacali nel Settore Pubblico
title-event-demand-for-startup-support = Richiesta di Sostegno alle Start-up
title-event-gerrymandering = Collegi Elettorali su Misura
title-event-demand-for-state-intervention = Richiesta di Intervento Statale
reason-event-turned-in = Evento ceduto
reason-event-benefit = Vantaggio dell'Evento

## Why an Automa does it

line-biggest-change-of-wage = la maggiore variazione di Salario
    .figure = { MONEY($figure) }

## Sheets, the page and the terminal

sheet-event-alternative = Evento Alternativo
sheet-alternative-events = Eventi Alternativi
    .text = Altri Eventi per lo Stato. La Classe aiutata tiene la carta per il suo Vantaggio, o prende 1 VP.
    .rulebook = Eventi Alternativi
ui-module-alternative-events = Eventi Alternativi
ui-module-alternative-events-does = Gli Eventi dello Stato vanno alla Classe che aiuta, che tiene il Vantaggio della carta o prende 1 VP.
ui-policy-backed = lo Stato sostiene
ui-policy-backed-hint = Lo Stato deve sostenere la Proposta di Legge su questa Politica
ui-kept-title = Eventi tenuti
ui-kept-in-use = ora in uso
cli-events-kept = Eventi tenuti da { $role }
cli-event-benefit = Vantaggio di un Evento
cli-event-benefits = Vantaggi di Eventi
