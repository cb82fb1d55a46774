# One message for each reason why an action can't be taken.

refusal = { $action }: { $reason }{ $page ->
    [0] { "" }
   *[other] { " " }(p. { $page })
}

refusal-main-action-taken = your main action is taken
refusal-free-action-taken = your free action is taken
refusal-four-players-only = only a game of 4 has it
refusal-needs-money = { $missing } V short
refusal-needs-revenue = { $missing } V of Revenue short
refusal-needs-resource = { $missing } { WORD($resource) } short
refusal-needs-personal-influence = { $missing } personal influence short
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
refusal-no-company-to-strike = no company gives a reason to strike
refusal-demonstration-under-way = a demonstration has been called already
refusal-needs-unemployed = { $missing ->
    [one] { $missing } more unemployed worker needed
   *[other] { $missing } more unemployed workers needed
}
refusal-no-voting-cubes = all your voting cubes are in the bag
refusal-no-class-with-cubes = no class has { $cubes } voting cubes left
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
refusal-legitimacy-too-low = your legitimacy is too low
refusal-nobody-to-swap = there is nobody to swap
refusal-no-benefits = nothing is set aside for you
refusal-no-loan = you have no loan
refusal-prices-fixed = your prices are fixed this round
refusal-no-wage-to-change = no wage can be changed
refusal-no-company-for-bonus = none of your companies has workers
refusal-no-storage-tile = no storage tile is left
refusal-needs-policy = { WORD($policy, form: "numbered") } is not in a section that the card needs
refusal-no-target = there is nothing that the card could be used on
refusal-requirement-not-met = what it needs does not hold
refusal-needs-bills = { $missing ->
    [one] { $missing } more proposed bill needed
   *[other] { $missing } more proposed bills needed
}
refusal-too-many-bills = more than { $most } bills are proposed
refusal-no-bill-of-another = no other player has proposed a bill
refusal-nobody-has-influence = no other player has influence
