# Words and parts of sentences that only this language has: nothing but its own messages speaks of them.

## Of effects

for-each = { $shape ->
    [fixed] { "" }
    [each] { "" } for each { WORD($what) }
   *[both] { "" }, and { $each } more for each { WORD($what) }
}
own-influence = { $role ->
    [party-ST] Personal Influence
   *[other] Influence
}
paid-by-state = { $state_pays ->
    [0] { "" }
   *[other] { "" } and get { MONEY($state_pays) } from the State for each of them
}
one-kind = { $resource_kinds ->
    [1] { "" }
   *[other] { "" } (one kind)
}
per-thing = { $per ->
    [1] for each { WORD($what, form: "one") }
   *[other] for every { COUNT($per, $what) }
}
per-item = { $per ->
    [1] for each
   *[other] for every { $per }
}
where-needed = { $sections ->
    [none] { "" }
   *[other] { "" } ({ $sections })
}
bound-money = { $bound ->
    [least] at least { MONEY($number) }
   *[most] no more than { MONEY($number) }
}
bound = { $bound ->
    [least] at least { $number }
   *[most] no more than { $number }
}

## Of events

these-classes = { $classes ->
    [party-any] the classes
   *[other] { ALL($classes) }
}
provided-items = { $kinds ->
    [1] { ALL($resources) }
   *[other] { ALL($resources) } (at least 1 of each), in all
}
counted-items = { $kinds ->
    [1] { per-item } { ALL($resources) } provided
   *[other] { $per ->
        [1] for each item provided
       *[other] for every { $per } items provided
    }
}
for-counted = { $counted ->
    [none] { "" }
   *[other] { " " }{ $counted }
}
rewarded = { $pick ->
    [that-class] that class
    [both-classes] each of the 2
    [each-class] each class
   *[any-class] a class
}
chosen-class = { EITHER($classes) }{ $condition ->
    [company] , if it has an operational { WORD($industry) } Company
    [public-workers] , if it has Workers in a Public Company
   *[nothing] { "" }
}
