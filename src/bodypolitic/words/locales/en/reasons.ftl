# One message for each reason why something can't be picked.

refusal = { $what }: { $why }
refused-because = { $why }{ $page ->
    [0] { "" }
   *[other] { " " }(p. { $page })
}

refusal-main-action-taken = your main action is taken
refusal-free-action-taken = your free action is taken
refusal-four-players-only = only a game of 4 has it
refusal-needs-money = costs { $needed } V, and you have { $has }
refusal-needs-revenue = needs a Revenue of { $needed } V, and you have { $has }
refusal-needs-resource = needs { $needed } { WORD($resource) }, and you have { $has }
refusal-needs-personal-influence = needs { $needed } personal influence, and you have { $has }
refusal-no-media-influence = there is no media influence
refusal-no-influence-in-supply = the supply has no influence left
refusal-no-bill-marker = all your bill markers are in use
refusal-needs-two-bill-markers = you have 1 bill marker left, and no Immediate Vote to get it back
refusal-every-policy-has-a-bill = there is a bill on every policy
refusal-needs-two-open-policies = only 1 policy is open to bills
refusal-policy-has-a-bill = { WORD($policy, form: "numbered") } already has a bill
refusal-policy-barred = nobody may propose a bill on { WORD($policy, form: "numbered") } this round
refusal-no-company-to-fill = your free workers can fill no company
refusal-no-company-for-unemployed = the unemployed can fill no job that your companies have
refusal-nothing-to-buy = nothing is for sale
refusal-no-strike-token = no strike token is left
refusal-no-company-to-strike = no company where your uncommitted workers get less than L3
refusal-demonstration-under-way = a demonstration has been called already
refusal-needs-unemployed = needs { $needed } unemployed workers, and you have { $has }
refusal-no-voting-cubes = all your voting cubes are in the bag
refusal-market-empty = your market is empty
refusal-no-such-company-in-market = your market has no company of the kind the card asks for
refusal-needs-two-companies-in-market = your market has fewer than 2 companies
refusal-no-company-space = there is no space for another company
refusal-needs-two-company-spaces = there is no space for 2 more companies
refusal-no-workers-for-market = your free workers can run no company of the market
refusal-no-company = you have no company
refusal-workers-committed = all workers concerned are committed
refusal-nothing-to-export = your storages hold too little for any sale
refusal-foreign-market-closed = the Foreign Market is closed this round
refusal-no-business-deal = no business deal is on offer
refusal-no-room = there is no room for the goods
refusal-no-company-for-extra-shift = no company is ready for another shift
refusal-no-event = there is no event
refusal-no-event-possible = you lack the means for the events there are
refusal-legitimacy-too-low = there is no legitimacy to lose with { WORD($class) }
refusal-nobody-to-swap = there is nobody to swap
refusal-no-benefits = nothing is set aside for you
refusal-no-loan = you have no loan
refusal-prices-fixed = your prices are fixed this round
refusal-no-wage-to-change = no wage can be changed
refusal-no-company-for-bonus = none of your companies has workers
refusal-no-storage-tile = no storage tile is left
refusal-no-target = there is nothing that the card could be used on
refusal-requirement-not-met = what it needs does not hold
refusal-needs-bills = needs { $needed } proposed bills, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-too-many-bills = more than { $most } bills are proposed
refusal-no-bill-of-another = no other player has proposed a bill
refusal-nobody-has-influence = no other player has influence

## Why one of several things can't be picked

refusal-state-needs-money = costs { $needed } V, and the State has { $has }
refusal-not-enough-for-sale = needs { $needed } { WORD($resource) }, and { $has } can be had
refusal-needs-free-workers = needs { $needed } workers, and { $has } of yours { $has ->
    [one] is
   *[other] are
} free to go there
refusal-needs-unemployed-of = needs { $needed } unemployed workers of { WORD($class) }, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-needs-workers-in-industry = needs { $needed } other workers of yours in the { WORD($industry) } industry, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-needs-cubes = needs { $needed } voting cubes, and { WORD($class) } has { $has } left
refusal-needs-media-influence = needs { $needed } media influence, and there { $has ->
    [0] is none
   *[other] is { $has }
}
refusal-needs-section = needs { $section }; { WORD($policy) } is at { $now }
refusal-needs-either-section = needs { $section } or { $other }; { WORD($policy) } is at { $now }
refusal-section-in-force = in force already
refusal-section-too-far = two sections from { $now }, and a policy moves one at a time
refusal-moved-already = { WORD($policy) } has been moved already
refusal-not-on-these-terms = the card leaves it out
refusal-protected-already = protected already
refusal-own-bill = your own bill
refusal-on-strike-already = on strike already
refusal-pays-top-wage = pays L3 already
refusal-nobody-of-yours-works-there = nobody of yours works there
refusal-nobody-works-there = nobody works there
refusal-state-is-not-played = public companies are struck only where somebody plays the State
refusal-committed-there = the workers there are committed
refusal-worker-is-committed = committed to the job there
refusal-employee-is-committed = an employee there is committed, and can't be left alone
refusal-company-is-full = all jobs are taken
refusal-run-by = run by workers of { WORD($class) }
refusal-owner-works-first = the owner's own workers must all be there first
refusal-too-many-jobs = { $jobs } workers are missing there, and you may move { $left }
refusal-no-free-worker = none of yours who is free to go there is { WORD($skill) }
refusal-no-unemployed-worker = none of the unemployed of { WORD($class) } is { WORD($skill) }
refusal-job-asks-for = the job asks for { WORD($skill) }
refusal-only-unemployed = only the unemployed may be moved
refusal-chosen-already = chosen already
refusal-unskilled-first = unskilled workers are taken first
refusal-unemployed-first = the unemployed leave first
refusal-union-there = there is a trade union already
refusal-swapped-already = the unskilled jobs there have been swapped already
refusal-none-for-sale = has none for sale
refusal-nobody-sells = nobody has any for sale
refusal-not-imported = sells food and luxury only
refusal-own-goods-left-out = can't get it from itself
refusal-bought-there-already = has sold to you in this action already
refusal-source-has-only = { WORD($source) } has { $has }
refusal-supply-has-only = the supply has { $has }
refusal-at-most = no more than { $most } at a time
refusal-at-least = no less than { $least }
refusal-room-for = there is room for { $amount }
refusal-you-have = you have { $amount }
refusal-below-minimum-wage = at { $section } wages are { $level } or more
refusal-no-lower-wage = committed workers don't get less
refusal-changed-already = changed already in this action
refusal-price-is-fixed = the price is fixed this round
refusal-storage-tile-there = has a Storage tile already
refusal-keeps-its-trade = in a skilled job, where nobody changes trade
refusal-trained-while-unemployed = a skilled worker changes its trade only while unemployed
refusal-none-in-supply = the supply has none left
refusal-another-is-lower = another class has less legitimacy
refusal-no-legitimacy-to-lose = legitimacy is at 1 already
refusal-no-room-in-storages = the storages have no room for any of it
refusal-no-room-in-zone = the Free Trade Zone has no room for any of it
refusal-sold-already = sold already in this action
refusal-sales-are-made = no more than { $most ->
    [one] { $most } sale is
   *[other] { $most } sales are
} allowed
refusal-state-exports-goods = the State exports food and luxury only
refusal-no-employee = has no employee
refusal-has-employee = has an employee already
refusal-has-machinery = has Machinery already
refusal-no-place-for-machinery = has no place for Machinery
refusal-is-automated = automated
refusal-is-operational = running
refusal-is-not-operational = not running
refusal-on-strike-now = on strike
refusal-below-cost = costs less than { $least } V
refusal-imf-would-come = { $loans } must be paid off, or the IMF comes
refusal-no-such-cubes-drawn = none of them was drawn
refusal-has-no-influence = has no influence
refusal-pledged-influence = at least { $least } influence is pledged
refusal-rest-must-fit = the rest could not be had
refusal-nothing-is-due = nothing would come of it
refusal-zone-has-room-for = the Free Trade Zone has room for { $amount } of the rest
refusal-votes-are-barred = no vote is held this round
refusal-media-influence-is = there is { $has } media influence
refusal-price-left-out = not to be changed again now
refusal-rest-must-be-lost = the others could not lose the rest
refusal-empty-spaces-are = only { $spaces } of its company spaces are empty
refusal-supply-lacks-workers = the supply has too few workers of { WORD($class) } for the jobs
refusal-none-unemployed = nobody of that trade is unemployed
refusal-other-industry = they are of different industries
refusal-other-size = { $jobs } jobs are there for { $workers } workers
refusal-do-not-fit = the workers don't fit the jobs
refusal-state-has-room-for = the State has room for { $amount }
refusal-public-one-is-operational = the public company is running
refusal-needs-influence = needs { $needed } influence, personal or of the media, and there { $has ->
    [0] is none
   *[other] is { $has }
}
refusal-needs-services = needs { $needed } health and education, and you have { $has }
refusal-needs-voting-cubes = needs { $needed } voting cubes that are not in the bag, and there { $has ->
    [one] is { $has }
   *[other] are { $has }
}
refusal-no-company-running = { WORD($class) } runs no company of the { WORD($industry) } industry
refusal-no-public-workers = nobody of { WORD($class) } works in the Public Sector
refusal-level-out-of-reach = its wage moves by { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
