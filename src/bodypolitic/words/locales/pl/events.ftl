# The text of an event: a message for each kind of task, what it brings and what ignoring it costs.
# `counted` is what a reward "for every 3" counts; `$classes` are those that the State may choose among.

event-late = tylko w Rundach 2–5

## Tasks

task-provide-half = zapewnij { EITHER($classes, form: "dat") } { provided-items } w ilości równej { $measure ->
    [population] połowie jej Populacji (zaokrąglając w górę)
    [companies] połowie liczby jej funkcjonujących Firm (zaokrąglając w górę)
   *[either] połowie jej Populacji ({ party-CC }: połowie liczby funkcjonujących Firm), zaokrąglając w górę
}
    .counted = { per-item-provided }
task-provide-per-companies = zapewnij { EITHER($classes, form: "dat") } { provided-items } w ilości równej połowie liczby jej funkcjonujących Firm (zaokrąglając w górę)
    .counted = { per-item-provided }
task-provide-media-influence = zapewnij { EITHER($classes, form: "dat") } { COUNT($amount, "thing-media-influence", form: "acc") }
task-split-media-influence = wydaj { MONEY($money) } i zapewnij { these-classes } od 1 do { COUNT($amount, "thing-media-influence", form: "gen") } w dowolnej kombinacji
    .counted = { $per ->
    [1] za każdy zapewniony jej Wpływ Mediów
   *[other] za każde { COUNT($per, "thing-influence-provided") }
}
task-split-voting-cubes = wydaj { MONEY($money) } i zapewnij { these-classes } { COUNT($amount, "thing-their-cube") } w dowolnej kombinacji
    .counted = { $per ->
    [1] za każdą zapewnioną jej kostkę Głosowania
   *[other] za każde { COUNT($per, "thing-cube-provided") }
}
task-provide-influence-and-cubes = zapewnij { EITHER($classes, form: "dat") } 1 Wpływ Osobisty i { COUNT($amount, "thing-its-cube") }
task-money-to-two-classes = zapewnij { $classes ->
    [party-any] 2 Klasom
   *[other] 2 Klasom ({ EITHER($classes) })
} po { MONEY($money) }
task-money-to-all = zapewnij każdej Klasie { MONEY($amount) } albo { MONEY($money) }
task-money-per-public-worker = zapewnij { EITHER($classes, form: "dat") } { MONEY($money) } za każdego jej Pracownika w Firmach Państwowych
    .counted = za każde zapewnione { MONEY($per) }
task-money-per-company = zapewnij { EITHER($classes, form: "dat") } { MONEY($money) } za każdą jej funkcjonującą Firmę
    .counted = za każde zapewnione { MONEY($per) }
task-money-per-population = zapewnij { EITHER($classes, form: "dat") } { MONEY($money) } za każdy punkt jej Populacji
    .counted = za każde zapewnione { MONEY($per) }
task-spend-resource = wydaj od 1 do { COUNT($amount, $resources, form: "gen") }
    .counted = { per-item-spent }
task-spend-money = wydaj { $sums }
    .counted = za każde wydane { MONEY($per) }
task-buy-from-players = kup { WORD($resources, form: "acc") } { from-these-classes } w dowolnej kombinacji, co najmniej 1, a łącznie nie więcej, niż jest Firm Państwowych
    .counted = { $per ->
    [1] za każdą sztukę kupioną od niej
   *[other] za każde { COUNT($per, "thing-item-bought-from-it") }
}
task-propose-for-another = zaproponuj Ustawę, którą wybiera { EITHER($classes) }; tylko Państwo może wezwać do Natychmiastowego Głosowania nad nią
task-build-for-another = załóż dla { EITHER($classes, form: "gen") } Firmę o koszcie co najmniej { MONEY($money) } i zapłać za nią; o reszcie decyduje jej właściciel


## Rewards; `$pick` is how the task chooses among the classes

reward-legitimacy = { COUNT($amount, "thing-legitimacy", form: "acc") } { rewarded }{ for-counted }
reward-token = żeton Poparcia { rewarded }{ for-counted }
reward-vp = { $amount } PZ{ for-counted }


gain-reward = zyskaj { $reward }
gain-reward-for-class = { WORD($who) }: zyskaj { $reward }
gain-reward-for-sum = za { MONEY($sum) } dla każdej zyskaj { $reward }

## Ignoring an event

ignored-event = zignorowane: strać po 1 Poparciu { $classes ->
    [party-any] dowolnych 2 Klas
   *[other] { ALL($classes, form: "gen") }
}
