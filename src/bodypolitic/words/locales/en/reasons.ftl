# One message for each reason why something can't be picked.

refusal = { $what }: { $why }
refused-because = { $why }{ $page ->
    [0] { "" }
   *[other] { " " }({ rulebook-page })
}

refusal-main-action-taken = your Main Action is taken
    .its = its Main Action is taken
refusal-free-action-taken = your Free Action is taken
    .its = its Free Action is taken
refusal-four-players-only = only in a game with 4 players
refusal-needs-money = costs { MONEY($needed) }, and you have { MONEY($has) }
    .its = costs { MONEY($needed) }, and it has { MONEY($has) }
refusal-needs-revenue = needs a Revenue of { MONEY($needed) }, and you have { MONEY($has) }
    .its = needs a Revenue of { MONEY($needed) }, and it has { MONEY($has) }
refusal-needs-resource = needs { COUNT($needed, $resource) }, and you have { $has }
    .its = needs { COUNT($needed, $resource) }, and it has { $has }
refusal-needs-personal-influence = needs { $needed } Personal Influence, and you have { $has }
    .its = needs { $needed } Personal Influence, and it has { $has }
refusal-no-media-influence = there is no Media Influence
refusal-no-influence-in-supply = the supply has no Influence left
refusal-no-bill-marker = all your Bill markers are in use
    .its = all its Bill markers are in use
refusal-needs-two-bill-markers = you have 1 Bill marker left, and no Immediate Vote to get it back
    .its = it has 1 Bill marker left, and no Immediate Vote to get it back
refusal-every-policy-has-a-bill = there is a Bill on every Policy
refusal-needs-two-open-policies = only 1 Policy is open to Bills
refusal-policy-has-a-bill = { WORD($policy, form: "numbered") } already has a Bill
refusal-policy-barred = nobody may propose a Bill on { WORD($policy, form: "numbered") } this round
refusal-no-company-to-fill = your free Workers can fill no Company
    .its = its free Workers can fill no Company
refusal-no-company-for-unemployed = the unemployed can fill no slot of your Companies
    .its = the unemployed can fill no slot of its Companies
refusal-nothing-to-buy = nothing is for sale
refusal-no-strike-token = no Strike token is left
refusal-no-company-to-strike = no Company where your uncommitted Workers get less than L3
    .its = no Company where its uncommitted Workers get less than L3
refusal-demonstration-under-way = a Demonstration has been called already
refusal-needs-unemployed = needs { $needed ->
    [one] { $needed } unemployed Worker
   *[other] { $needed } unemployed Workers
}, and you have { $has }
    .its = needs { $needed ->
        [one] { $needed } unemployed Worker
       *[other] { $needed } unemployed Workers
    }, and it has { $has }
refusal-no-voting-cubes = all your voting cubes are in the bag
    .its = all its voting cubes are in the bag
refusal-market-empty = your Market is empty
    .its = its Market is empty
refusal-no-such-company-in-market = your Market has no Company of the kind the card asks for
    .its = its Market has no Company of the kind the card asks for
refusal-needs-two-companies-in-market = your Market has fewer than 2 Companies
    .its = its Market has fewer than 2 Companies
refusal-no-company-space = there is no space for another Company
refusal-needs-two-company-spaces = there is no space for 2 more Companies
refusal-no-workers-for-market = your free Workers can run no Company in the Market
    .its = its free Workers can run no Company in the Market
refusal-no-company = you have no Company
    .its = it has no Company
refusal-workers-committed = all Workers concerned are committed
refusal-nothing-to-export = your Storages hold too little for any sale
    .its = its Storages hold too little for any sale
refusal-foreign-market-closed = the Foreign Market is closed this round
refusal-no-business-deal = no Business Deal is on offer
refusal-no-room = there is no room for the goods
refusal-no-company-for-extra-shift = no Company is ready for another shift
refusal-no-event = there is no Event
refusal-no-event-possible = you cannot pay for any of the { $events } Events
    .its = it cannot pay for any of the { $events } Events
refusal-legitimacy-too-low = there is no Legitimacy to lose with { WORD($class) }
refusal-nobody-to-swap = there is nobody to swap
refusal-no-benefits = nothing is set aside for you
    .its = nothing is set aside for it
refusal-no-loan = you have no Loan
    .its = it has no Loan
refusal-prices-fixed = your prices are fixed this round
    .its = its prices are fixed this round
refusal-no-wage-to-change = no Wage can be changed
refusal-no-company-for-bonus = none of your Companies has Workers
    .its = none of its Companies has Workers
refusal-no-storage-tile = no Storage tile is left
refusal-requirement-not-met = { WORD($measure) }: { $has }, and at least { $needed } needed
refusal-needs-bills = needs { $needed ->
    [one] { $needed } proposed Bill
   *[other] { $needed } proposed Bills
}, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-too-many-bills = more than { $most ->
    [one] { $most } Bill is
   *[other] { $most } Bills are
} proposed
refusal-no-bill-of-another = no other player has proposed a Bill
refusal-nobody-has-influence = no other player has Influence

## Why an Automa passes over a Policy

refusal-policy-as-wanted = it is at { $now }, as it wants it
refusal-too-late-for-bill = a Bill on { WORD($policy) } would come too late in the last round
refusal-needs-immediate-vote = in the last round a Bill on { WORD($policy) } needs an Immediate Vote, which it would not call now

## Why one of several things can't be picked

refusal-state-needs-money = costs { MONEY($needed) }, and the State has { MONEY($has) }
refusal-not-enough-for-sale = needs { COUNT($needed, $resource) }, and { $has } can be had
refusal-needs-free-workers = needs { $needed ->
    [one] { $needed } Worker
   *[other] { $needed } Workers
}, and { $has } of yours { $has ->
    [one] is
   *[other] are
} free to go there
refusal-needs-unemployed-of = needs { $needed ->
    [one] { $needed } unemployed Worker
   *[other] { $needed } unemployed Workers
} of { WORD($class) }, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-needs-workers-in-industry = needs { $needed } other Workers of yours in the { WORD($industry) } industry, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-needs-cubes = needs { $needed ->
    [one] { $needed } voting cube
   *[other] { $needed } voting cubes
}, and { WORD($class) } has { $has } left
refusal-needs-media-influence = needs { $needed } Media Influence, and there { $has ->
    [0] is none
   *[other] is { $has }
}
refusal-needs-section = needs { $section }; { WORD($policy) } is at { $now }
refusal-needs-either-section = needs { $section } or { $other }; { WORD($policy) } is at { $now }
refusal-section-in-force = in force already
refusal-section-too-far = two sections from { $now }, and a Policy moves one at a time
refusal-moved-already = { WORD($policy) } has been moved already
refusal-not-on-these-terms = the card leaves it out
refusal-protected-already = protected already
refusal-own-bill = your own Bill
refusal-on-strike-already = on strike already
refusal-pays-top-wage = pays L3 already
refusal-nobody-of-yours-works-there = nobody from your class works there
refusal-nobody-works-there = nobody works there
refusal-state-is-not-played = Public Companies are struck only where somebody plays the State
refusal-committed-there = the Workers there are committed
refusal-worker-is-committed = committed there
refusal-employee-is-committed = an employee there is committed, and can't be left alone
refusal-company-is-full = all slots are taken
refusal-run-by = run by Workers of { WORD($class) }
refusal-owner-works-first = the owner's own Workers must all be there first
refusal-too-many-jobs = { $jobs ->
    [one] { $jobs } Worker is
   *[other] { $jobs } Workers are
} missing there, and you may move { $left }
refusal-no-free-worker = none of those you could send is { WORD($skill) }
refusal-no-unemployed-worker = none of the unemployed of { WORD($class) } is { WORD($skill) }
refusal-job-asks-for = the slot asks for { WORD($skill) }
refusal-only-unemployed = only the unemployed may be moved
refusal-chosen-already = chosen already
refusal-unskilled-first = unskilled Workers are taken first
refusal-unemployed-first = the unemployed leave first
refusal-union-there = there is a Trade Union already
refusal-swapped-already = the unskilled slots there have been swapped already
refusal-none-for-sale = has none for sale
refusal-nobody-sells = nobody has any for sale
refusal-not-imported = sells Food and Luxury only
refusal-own-goods-left-out = can't buy it from itself
refusal-bought-there-already = has sold to you in this action already
refusal-source-has-only = { WORD($source) } has { $has }
refusal-supply-has-only = the supply has { $has }
refusal-at-most = no more than { $most } at a time
refusal-at-least = no less than { $least }
refusal-room-for = there is room for { $amount }
refusal-you-have = you have { $amount }
    .its = it has { $amount }
refusal-below-minimum-wage = at { $section } Wages are { $level } or more
refusal-no-lower-wage = committed Workers don't get less
refusal-changed-already = changed already in this action
refusal-price-is-fixed = the price is fixed this round
refusal-storage-tile-there = has a Storage tile already
refusal-keeps-its-trade = in a skilled slot, where nobody changes skill
refusal-trained-while-unemployed = a skilled Worker changes its skill only while unemployed
refusal-none-in-supply = the supply has none left
refusal-another-is-lower = Legitimacy with { WORD($class) } is lower: { $legitimacy }
refusal-no-legitimacy-to-lose = Legitimacy is at { $legitimacy } already
refusal-no-room-in-storages = there is no room in the Storages for any of it
refusal-no-room-in-zone = there is no room in the Free Trade Zone for any of it
refusal-sold-already = sold already in this action
refusal-sales-are-made = no more than { $most ->
    [one] { $most } sale is
   *[other] { $most } sales are
} allowed
refusal-state-exports-goods = the State exports Food and Luxury only
refusal-no-employee = has no employee
refusal-has-employee = has an employee already
refusal-has-machinery = has Machinery already
refusal-no-place-for-machinery = has no place for Machinery
refusal-is-automated = automated
refusal-is-operational = operational
refusal-is-not-operational = not operational
refusal-on-strike-now = on strike
refusal-below-cost = costs less than { MONEY($least) }
refusal-imf-would-come = { $loans } must be paid off, or the IMF comes
refusal-no-such-cubes-drawn = none of them was drawn
refusal-has-no-influence = has no Influence
refusal-pledged-influence = at least { $least } Influence is pledged
refusal-rest-must-fit = the rest could not be had
refusal-nothing-is-due = nothing would come of it
refusal-zone-has-room-for = the Free Trade Zone has room for { $amount } of the rest
refusal-votes-are-barred = no vote is held this round
refusal-media-influence-is = there is { $has } Media Influence
refusal-price-left-out = can't be changed again now
refusal-rest-must-be-lost = the others could not lose the rest
refusal-empty-spaces-are = { $spaces ->
    [0] none of its Company spaces is empty
    [one] only { $spaces } of its Company spaces is empty
   *[other] only { $spaces } of its Company spaces are empty
}
refusal-supply-lacks-workers = the supply has too few Workers of { WORD($class) } for the slots
refusal-none-unemployed = nobody of that skill is unemployed
refusal-other-industry = they are of different industries
refusal-other-size = there { $jobs ->
    [one] is { $jobs } slot
   *[other] are { $jobs } slots
} for { $workers ->
    [one] { $workers } Worker
   *[other] { $workers } Workers
}
refusal-do-not-fit = the Workers don't fit the slots
refusal-state-has-room-for = the State has room for { $amount }
refusal-public-one-is-operational = the Public Company is operational
refusal-needs-influence = needs { $needed } Influence, personal or of the media, and there { $has ->
    [0] is none
   *[other] is { $has }
}
refusal-needs-services = needs { $needed } Health and Education in all, and you have { $has }
    .its = needs { $needed } Health and Education in all, and it has { $has }
refusal-needs-voting-cubes = needs { $needed ->
    [one] { $needed } voting cube that is
   *[other] { $needed } voting cubes that are
} not in the bag, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-no-company-running = { WORD($class) } has no operational Company in the { WORD($industry) } industry
refusal-no-public-workers = nobody of { WORD($class) } works in the Public Sector
refusal-level-out-of-reach = its Wage moves by only { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
refusal-requirement-exceeded = { WORD($measure) }: { $has }, and at most { $most } allowed
refusal-last-round = this is the last round
refusal-every-policy-is-protected = every Policy is protected already
refusal-no-company-to-take-over = no Company of the Capitalist Class is of the kind the card asks for
refusal-no-empty-public-company = every Public Company is operational
refusal-no-public-company = there is no Public Company
refusal-no-public-company-operational = no Public Company is operational
refusal-no-cubes-of-others = no other class has voting cubes in the bag
refusal-all-companies-operational = all your Companies are operational
    .its = all its Companies are operational
refusal-no-farm-left = no Cooperative Farm is left
refusal-nobody-is-employed = nobody of { WORD($class) } works in a Company of another player
refusal-class-is-not-played = nobody plays { WORD($class) }
refusal-no-machinery-token = no Machinery token is left
refusal-no-company-for-machinery = none of your Companies has a place for Machinery
    .its = none of its Companies has a place for Machinery
refusal-no-company-without-machinery = all your Companies have Machinery or are automated
    .its = all its Companies have Machinery or are automated
refusal-no-workers-to-poach = the Workers of no Public Company fit one of your empty Companies
    .its = the Workers of no Public Company fit one of its empty Companies
refusal-only-at-game-end = it counts at the end of the game
refusal-only-in-phase = it counts in the { WORD($phase) }
refusal-only-until-round = it counted up to round { $round }
refusal-only-from-round = it counts from round { $round } on
