# The text of an event: a message for each kind of task, what it brings and what ignoring it costs.
# `counted` is what a reward "for every 3" counts; `$classes` are those that the State may choose among.

event-late = solo nei round da 2 a 5

## Tasks

task-provide-half = fornisci { EITHER($classes, form: "a") } { provided-items } pari a { $measure ->
    [population] metà della sua Popolazione (per eccesso)
    [companies] metà delle sue Aziende operative (per eccesso)
   *[either] metà della sua Popolazione ({ role-CC }: metà delle sue Aziende operative), per eccesso
}
    .counted = { counted-items }
task-provide-per-companies = fornisci { EITHER($classes, form: "a") } { provided-items } pari a metà delle sue Aziende operative (per eccesso)
    .counted = { counted-items }
task-provide-media-influence = fornisci { EITHER($classes, form: "a") } { $amount } Influenza dei Media
task-split-media-influence = spendi { MONEY($money) } e fornisci { these-classes-a }, in qualsiasi combinazione, da 1 a { $amount } Influenza dei Media
    .counted = { $per ->
    [1] per ogni cubo Influenza dei Media fornito a quella Classe
   *[other] ogni { $per } cubi Influenza dei Media forniti a quella Classe
}
task-split-voting-cubes = spendi { MONEY($money) } e fornisci { these-classes-a }, in qualsiasi combinazione, { $amount } loro cubi Voto
    .counted = { $per ->
    [1] per ogni cubo Voto fornito a quella Classe
   *[other] ogni { $per } cubi Voto forniti a quella Classe
}
task-provide-influence-and-cubes = fornisci { EITHER($classes, form: "a") } 1 Influenza Personale e { COUNT($amount, "thing-its-cube") }
task-money-to-two-classes = fornisci { MONEY($money) } ciascuna a { $classes ->
    [party-any] 2 Classi
   *[other] 2 tra { ALL($classes) }
}
task-money-to-all = fornisci a ogni Classe { MONEY($amount) } o { MONEY($money) }
task-money-per-public-worker = fornisci { EITHER($classes, form: "a") } { MONEY($money) } per ogni suo Lavoratore in Aziende Pubbliche
    .counted = ogni { MONEY($per) } forniti
task-money-per-company = fornisci { EITHER($classes, form: "a") } { MONEY($money) } per ogni sua Azienda operativa
    .counted = ogni { MONEY($per) } forniti
task-money-per-population = fornisci { EITHER($classes, form: "a") } { MONEY($money) } per ogni punto della sua Popolazione
    .counted = ogni { MONEY($per) } forniti
task-spend-resource = spendi da 1 a { COUNT($amount, $resources) }
    .counted = { $per ->
    [1] per ogni token { WORD($resources) } speso
   *[other] ogni { $per } token { WORD($resources) } spesi
}
task-spend-money = spendi { $sums }
    .counted = ogni { MONEY($per) } spesi
task-buy-from-players = acquista { WORD($resources) } { these-classes-da }, in qualsiasi combinazione, almeno 1 e in tutto fino al numero di Aziende Pubbliche
    .counted = { $per ->
    [1] per ogni token { WORD($resources) } acquistato da quella Classe
   *[other] ogni { $per } token { WORD($resources) } acquistati da quella Classe
}
task-propose-for-another = proponi una Legge scelta { EITHER($classes, form: "da") }; solo lo Stato può chiedere una Votazione Immediata su questa Proposta di Legge
task-build-for-another = costruisci per { EITHER($classes) } un'Azienda che costa almeno { MONEY($money) } e pagala; il proprietario decide il resto


## Rewards; `$pick` is how the task chooses among the classes

reward-legitimacy = { $amount } Legittimità presso { rewarded }{ for-counted }
reward-token = un token Legittimità di { rewarded }{ for-counted }
reward-vp = { $amount } VP{ for-counted }


gain-reward = guadagna { $reward }
gain-reward-for-class = per { WORD($who) }: guadagna { $reward }
gain-reward-for-sum = con { MONEY($sum) } a testa guadagna { $reward }

## Ignoring an event

ignored-event = se lo ignori: perdi 1 Legittimità { $classes ->
    [party-any] presso 2 Classi a tua scelta
   *[other] { ALL($classes, form: "presso") }
}
