# The text of an event: a message for each kind of task, what it brings and what ignoring it costs.
# `counted` is what a reward "for every 3" counts; `$classes` are those that the State may choose among.

event-late = лише в раундах 2–5

## Tasks

task-provide-half = надайте { EITHER($classes, form: "dat") } { provided-items }: { $measure ->
    [population] половину показника населення цього класу (з округленням угору)
    [companies] половину кількості функціональних компаній цього класу (з округленням угору)
   *[either] половину показника населення цього класу ({ party-CC }: половину кількості його функціональних компаній) з округленням угору
}
    .counted = { counted-items }
task-provide-per-companies = надайте { EITHER($classes, form: "dat") } { provided-items }: половину кількості функціональних компаній цього класу (з округленням угору)
    .counted = { counted-items }
task-provide-media-influence = надайте { EITHER($classes, form: "dat") } { COUNT($amount, "thing-media-influence", form: "acc") }
task-split-media-influence = витратьте { MONEY($money) } і надайте { these-classes-dat } від 1 до { COUNT($amount, "thing-media-influence", form: "gen") } в будь-якому поєднанні
    .counted = { $per ->
    [1] за кожен наданий йому кубик медіавпливу
   *[other] за кожні { COUNT($per, "thing-media-influence", form: "acc") }, надані йому
}
task-split-voting-cubes = витратьте { MONEY($money) } і надайте { these-classes-dat } { COUNT($amount, "thing-voting-cube", form: "acc") } їхніх кольорів у будь-якому поєднанні
    .counted = { $per ->
    [1] за кожен наданий йому кубик голосу
   *[other] за кожні { COUNT($per, "thing-voting-cube", form: "acc") }, надані йому
}
task-provide-influence-and-cubes = надайте { EITHER($classes, form: "dat") } 1 кубик особистого впливу та { COUNT($amount, "thing-voting-cube", form: "acc") } цього класу
task-money-to-two-classes = надайте { $classes ->
    [party-any] 2 класам
   *[other] 2 із таких класів, як { ALL($classes) },
} по { MONEY($money) }
task-money-to-all = надайте кожному класу { MONEY($amount) } або { MONEY($money) }
task-money-per-public-worker = надайте { EITHER($classes, form: "dat") } { MONEY($money) } за кожного працівника цього класу в державних компаніях
    .counted = за кожні надані { MONEY($per) }
task-money-per-company = надайте { EITHER($classes, form: "dat") } { MONEY($money) } за кожну функціональну компанію цього класу
    .counted = за кожні надані { MONEY($per) }
task-money-per-population = надайте { EITHER($classes, form: "dat") } { MONEY($money) } за кожну одиницю населення цього класу
    .counted = за кожні надані { MONEY($per) }
task-spend-resource = витратьте від 1 до { COUNT($amount, $resources, form: "gen") }
    .counted = { items-spent } { WORD($resources, form: "gen") }
task-spend-money = витратьте { $sums }
    .counted = за кожні витрачені { MONEY($per) }
task-buy-from-players = придбайте { WORD($resources, form: "acc") } { these-classes-from } в будь-якому поєднанні: щонайменше 1, а разом не більше, ніж є державних компаній
    .counted = { items-bought } { WORD($resources, form: "gen") } цього класу
task-propose-for-another = запропонуйте законопроект, який вибирає { EITHER($classes) }; скликати щодо нього позачергове голосування може лише Держава
task-build-for-another = відкрийте для { EITHER($classes, form: "gen") } компанію вартістю щонайменше { MONEY($money) } і сплатіть за неї; решту вирішує її власник


## Rewards; `$pick` is how the task chooses among the classes

reward-legitimacy = { COUNT($amount, "thing-legitimacy", form: "acc") } на треку { rewarded }{ for-counted }
reward-token = жетон легітимності { rewarded }{ for-counted }
reward-vp = { $amount } ПБ{ for-counted }


gain-reward = здобудьте { $reward }
gain-reward-for-class = { WORD($who) }: здобудьте { $reward }
gain-reward-for-sum = за надані кожному { MONEY($sum) } здобудьте { $reward }

## Ignoring an event

ignored-event = не виконано: { $classes ->
    [party-any] втратьте по 1 легітимності на треках будь-яких 2 класів
   *[other] втратьте по 1 легітимності на треках { ALL($classes, form: "gen") }
}
