# The text of an event: a message for each kind of task, what it brings and what ignoring it costs.
# `counted` is what a reward "for every 3" counts; `$classes` are those that the State may choose among.

event-late = only in rounds 2 to 5

## Tasks

task-provide-half = provide { EITHER($classes) } with { provided-items } { $measure ->
    [population] half its Population
    [companies] half its operational companies
   *[either] half its Population ({ party-CC }: half its operational companies)
}, rounded up
    .counted = { counted-items }
task-provide-per-companies = provide { EITHER($classes) } with { provided-items } half its operational companies, rounded up
    .counted = { counted-items }
task-provide-media-influence = provide { EITHER($classes) } with { $amount } media influence
task-split-media-influence = spend { $money } V and provide 1 to { $amount } media influence to { these-classes }, in any combination
    .counted = media influence provided to it
task-split-voting-cubes = spend { $money } V and provide { these-classes } with { $amount } of their voting cubes, in any combination
    .counted = { $per ->
    [1] voting cube provided to it
   *[other] voting cubes provided to it
}
task-provide-influence-and-cubes = provide { EITHER($classes) } with 1 personal influence and { $amount } of its voting cubes
task-money-to-two-classes = provide { $classes ->
    [party-any] 2 classes
   *[other] 2 of { ALL($classes) }
} with { $money } V each
task-money-to-all = provide each class with either { $amount } V or { $money } V
task-money-per-public-worker = provide { EITHER($classes) } with { $money } V for each of its workers in public companies
    .counted = V provided
task-money-per-company = provide { EITHER($classes) } with { $money } V for each operational company it owns
    .counted = V provided
task-money-per-population = provide { EITHER($classes) } with { $money } V for each point of its Population
    .counted = V provided
task-spend-resource = spend 1 to { $amount } { WORD($resources) }
    .counted = { WORD($resources) } spent
task-spend-money = spend { $sums } V
    .counted = V spent
task-buy-from-players = buy { WORD($resources) } from { these-classes }, in any combination, at least 1 and in all up to the number of public companies
    .counted = { WORD($resources) } bought from it
task-propose-for-another = propose a bill that { EITHER($classes) } chooses; only the State may call an Immediate Vote on it
task-build-for-another = build a company that costs at least { $money } V for { EITHER($classes) } and pay for it; its owner decides the rest

these-classes = { $classes ->
    [party-any] the classes
   *[other] { ALL($classes) }
}
provided-items = { $kinds ->
    [1] { ALL($resources) }:
   *[other] { ALL($resources) }, at least 1 of each, in all
}
counted-items = { $kinds ->
    [1] { ALL($resources) } provided
   *[other] { $per ->
        [1] item provided
       *[other] items provided
    }
}

## Rewards; `$pick` is how the task chooses among the classes

reward-legitimacy = { $amount } legitimacy with { rewarded }{ for-every }
reward-token = a legitimacy token of { rewarded }{ for-every }
reward-vp = { $amount } VP{ for-every }

rewarded = { $pick ->
    [one] that class
    [two] each of the 2
    [each] each class
   *[any] a class
}
for-every = { $per ->
    [0] { "" }
    [1] { "" } for each { $counted }
   *[other] { "" } for every { $per } { $counted }
}

gain-reward = gain { $reward }
gain-reward-for-class = for { WORD($who) } gain { $reward }
gain-reward-for-sum = for { $sum } V each gain { $reward }

## Ignoring an event

ignored-event = if ignored, lose 1 legitimacy with { $classes ->
    [party-any] any 2 classes
   *[other] { ALL($classes) }
}
