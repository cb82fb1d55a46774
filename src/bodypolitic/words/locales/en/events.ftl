# The text of an event: a message for each kind of task, what it brings and what ignoring it costs.
# `counted` is what a reward "for every 3" counts; `$classes` are those that the State may choose among.

event-late = only in rounds 2 to 5

## Tasks

task-provide-half = provide { EITHER($classes) } with { provided-items } equal to { $measure ->
    [population] half its Population (rounded up)
    [companies] half its operational Companies (rounded up)
   *[either] half its Population ({ party-CC }: half its operational Companies), rounded up
}
    .counted = { counted-items }
task-provide-per-companies = provide { EITHER($classes) } with { provided-items } equal to half its operational Companies (rounded up)
    .counted = { counted-items }
task-provide-media-influence = provide { EITHER($classes) } with { $amount } Media Influence
task-split-media-influence = spend { MONEY($money) } and provide 1 to { $amount } Media Influence to { these-classes }, in any combination
    .counted = { per-item } Media Influence provided to it
task-split-voting-cubes = spend { MONEY($money) } and provide { these-classes } with { $amount } of their voting cubes, in any combination
    .counted = { $per ->
    [1] for each voting cube provided to it
   *[other] for every { $per } voting cubes provided to it
}
task-provide-influence-and-cubes = provide { EITHER($classes) } with 1 Personal Influence and { $amount } of its voting cubes
task-money-to-two-classes = provide { $classes ->
    [party-any] 2 classes
   *[other] 2 of { ALL($classes) }
} with { MONEY($money) } each
task-money-to-all = provide each class with either { MONEY($amount) } or { MONEY($money) }
task-money-per-public-worker = provide { EITHER($classes) } with { MONEY($money) } for each of its Workers in Public Companies
    .counted = for every { MONEY($per) } provided
task-money-per-company = provide { EITHER($classes) } with { MONEY($money) } for each operational Company it owns
    .counted = for every { MONEY($per) } provided
task-money-per-population = provide { EITHER($classes) } with { MONEY($money) } for each point of its Population
    .counted = for every { MONEY($per) } provided
task-spend-resource = spend 1 to { COUNT($amount, $resources) }
    .counted = { per-item } { WORD($resources) } spent
task-spend-money = spend { $sums }
    .counted = for every { MONEY($per) } spent
task-buy-from-players = buy { WORD($resources) } from { these-classes }, in any combination, at least 1 and in all up to the number of Public Companies
    .counted = { per-item } { WORD($resources) } bought from it
task-propose-for-another = propose a Bill that { EITHER($classes) } chooses; only the State may call an Immediate Vote on it
task-build-for-another = build a Company that costs at least { MONEY($money) } for { EITHER($classes) } and pay for it; its owner decides the rest


## Rewards; `$pick` is how the task chooses among the classes

reward-legitimacy = { $amount } Legitimacy with { rewarded }{ for-counted }
reward-token = a Legitimacy token of { rewarded }{ for-counted }
reward-vp = { $amount } VP{ for-counted }


gain-reward = gain { $reward }
gain-reward-for-class = for { WORD($who) }: gain { $reward }
gain-reward-for-sum = for { MONEY($sum) } each gain { $reward }

## Ignoring an event

ignored-event = if ignored: lose 1 Legitimacy with { $classes ->
    [party-any] any 2 classes
   *[other] { ALL($classes) }
}
