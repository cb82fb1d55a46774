# One message for each kind of effect, as the part of a sentence that tells a player what to do.
# `note` is a sentence that follows it; `counted` is what a legitimacy "for every 3" counts.

## Joining effects

may = you may { $effect }
if-able = { $effect }, if you can
together = { $effects }
before-final-round = before the last round only
choose-one = choose one: { $branches }

## Money, points and influence

pay = pay { $to ->
    [party-supply] { "" }
   *[other] { WORD($to) }{ " " }
}{ MONEY($number) }{ $from_capital ->
    [yes] { "" } from your Capital
   *[no] { "" }
}{ for-each }
gain-money = gain { MONEY($number) }{ for-each }
gain-money-by-foreign-trade = gain { MONEY($at_a) } at 6A, { MONEY($at_b) } at 6B or { MONEY($at_c) } at 6C
gain-money-more-in-debt = gain { MONEY($amount) }, or { MONEY($in_debt) } if you have a Loan
roles-gain-money = { ALL($roles) } gain { MONEY($amount) } each
get-from-state = get { MONEY($number) } from the State{ for-each }
    .counted = { $money_counts ->
    [yes] for every { MONEY($per) } received
   *[no] { per-thing }
}
give-money = give { ALL($roles) } { MONEY($amount) } each
move-half-of-revenue-to-capital = move half of your Revenue, rounded down, to your Capital{ $at_least ->
    [any] { "" }
   *[other] , if it is { MONEY($at_least) } or more
}
gain-vp = gain { $amount } VP
gain-prosperity = gain 1 Prosperity
gain-influence = gain { $number } { own-influence }{ for-each }
spend-influence = spend { $amount } { own-influence }

## Bills, policies and the voting bag

propose-bill = propose a Bill{ $policies ->
    [none] { "" }
   *[other] { "" } on { EITHER($policies, form: "numbered") }
}{ $any_section ->
    [yes] { "" } for any section, adjacent or not
   *[no] { "" }
}
    .note = { $vote ->
    [never] you may not call an Immediate Vote on it
    [free] you may call an Immediate Vote on it without spending Influence
   *[other] { "" }
}
propose-two-bills = propose 2 Bills on different Policies
propose-and-poll = propose a Bill and draw { FIGURE("votes-drawn") } voting cubes from the bag
    .note = you may hold an Immediate Vote on that Bill with just these cubes, without spending Influence; otherwise return them, and the Bill waits for the elections
add-cubes = put { $number } of your voting cubes into the bag{ for-each }
remove-cubes = draw { $drawn } voting cubes from the bag, remove up to { $up_to } of them and return the rest
remove-opponents-cubes = draw { $drawn } voting cubes from the bag, remove all opponents' cubes among them and return your own
replace-opponents-cubes = draw voting cubes from the bag until { $amount } of them are opponents'
    .note = remove those, add as many of your own instead and return the others
move-policy-without-bill = move a Policy without a Bill to an adjacent section, without a vote, if at least { $bills } Policies have a Bill

replace-bill = only with { $most } Bills or fewer: discard another player's Bill
    .note = then you, and after you that player, may each propose a Bill
take-influence = take { $amount } Influence from another player (or all it has, if that is less)

## The State's own

event-action = take an Event Action
event-action-twice = carry out one Event twice, with new choices the second time (if you still can), and then discard it
replace-event = look at the top 2 cards of the Event deck
    .note = you may discard an Event on the board, without its penalty, and put one of the 2 in its place; what is left stays on top of the deck
place-event = look at the top 2 cards of the Event deck
    .note = if the board has space for an Event, place one of the 2; what is left stays on top of the deck
provide-representation = provide { EITHER($classes) } with { $influence } Personal Influence and { $cubes } of its voting cubes, and gain { $legitimacy } Legitimacy with it
provide-service-for-token = provide { EITHER($classes) } with { WORD($resource) } equal to its Population, and gain a Legitimacy token of that class
buy-abroad-and-provide = buy any amount of { WORD($resource) } from the Foreign Market for { MONEY($price) } each, as far as you have room
    .note = then provide { EITHER($classes) } with { WORD($resource) } equal to its Population, and gain 1 Legitimacy with that class for every { $per_legitimacy } provided
provide-money-for-token = provide { EITHER($classes) } with { MONEY($amount) }, and gain a Legitimacy token of that class
provide-money-per-head = provide { EITHER($classes) } with { MONEY($number) } for each { WORD($what, form: "its") }
    .note = { $per_legitimacy ->
    [0] { "" }
   *[other] gain 1 Legitimacy with that class for every { MONEY($per_legitimacy) } provided
}
    .counted = { per-thing }
two-classes-lose-faith = choose 2 classes with which your Legitimacy is above { FIGURE("legitimacy-min") }{ $take_influence ->
    [yes] { "" }: each gives you 1 Influence, if it has any, and you lose
   *[no] { "" } and lose
} 1 Legitimacy with each
everyone-pays-state = each class pays you { MONEY($amount) }
take-media-influence = turn up to { $up_to } Media Influence into Personal Influence

## Buying and selling

buy-goods-and-services = { $basic ->
    [yes] buy goods and services
   *[no] buy { $resources ->
    [none] one kind of good or service
   *[other] { EITHER($resources) }{ one-kind }
} from { $sources ->
    [none] { $source_limit ->
        [1] one source
        [any] any number of sources
       *[other] up to { $source_limit } sources
    }
   *[other] { EITHER($sources) }
}, up to { $half_population ->
    [yes] half of { "" }
   *[no] { $times ->
        [1] { "" }
        [2] twice { "" }
       *[other] { $times } times { "" }
    }
}your Population{ $half_population ->
    [yes] { "" } (rounded up)
   *[no] { "" }
}{ $source_limit ->
    [1] { "" }
   *[other] { "" } from each
}{ $half_price ->
    [yes] { $half_of ->
        [none] , and pay half the total price (rounded up)
       *[other] , { EITHER($half_of) } from { EITHER($half_from) } at half the total price (rounded up)
    }
   *[no] { "" }
}{ $no_tariff ->
    [yes] , without tariffs
   *[no] { "" }
}{ $state_pays_rest ->
    [yes] ; the State pays the rest
   *[no] { "" }
}
}
    .counted = { per-item } { EITHER($resources) } bought
buy-influence-or-add-cubes = buy { $amount } Media Influence from the State for { MONEY($price) } each
    .note = for each that you can't buy, put { $cubes } of your voting cubes into the bag
get-service-from-state = get { WORD($resource) } from the State for free, up to half of your Population (rounded up)
buy-media-influence = buy { $amount } Media Influence from the State for { MONEY($price) } in all
sell-to-state = sell the State up to { COUNT($up_to, $resource) } for { MONEY($price) } each
    .counted = { per-item } { WORD($resource) } sold
sell-to-foreign-market = sell { $goods_only ->
    [yes] Food and/or Luxury { "" }
   *[no] { "" }
}to the Foreign Market{ $times ->
    [1] { "" }
   *[other] , each transaction up to { $times } times
}{ $state_bonus ->
    [0] { "" }
   *[other] { "" } and get { MONEY($state_bonus) } from the State for each transaction
}{ $extra ->
    [0] { "" }
   *[other] { "" } and get { MONEY($extra) } more for each transaction
}{ $most ->
    [0] { "" }
   *[other] , with up to { $most } transactions
}
sell-more-abroad = sell up to { COUNT($up_to, $resource) } abroad for { MONEY($price) } each
export-and-sell-more = do one or both, in any order: sell to the Foreign Market; { $more }
sell-services-abroad = sell up to { COUNT($up_to, $resource) } to the Foreign Market at the price in the Public Services
inspect-export-cards = { $cards ->
    [1] reveal the next Export card, keep either it or the current one and discard the other
   *[other] reveal the next { $cards } Export cards, keep one of them or the current one and discard the others
}
make-business-deal = make a Business Deal

## Companies

build-company = { $from_deck ->
    [yes] search your Company deck for a Company
   *[no] build a Company
}{ $not_automated ->
    [yes] { "" } that is not automated
   *[no] { "" }
}{ $industries ->
    [none] { "" }
   *[other] { "" } in the { EITHER($industries) } industry
}{ $from_deck ->
    [yes] { "" } and build it
   *[no] { "" }
}{ $founder_from_supply ->
    [yes] { "" } with one skilled Worker of your choice from the supply
   *[no] { "" }
}{ $change ->
    [less] { "" } for { MONEY($discount) } less
    [more] { "" } for { MONEY($discount) } more
   *[none] { "" }
}{ $discount_industry ->
    [none] { "" }
   *[other] { "" } if it is in the { WORD($discount_industry) } industry
}{ $state_pays ->
    [half] { "" } and pay half its cost (rounded up); the State pays the rest
    [all] ; the State pays its whole cost
   *[nothing] { "" }
}{ $free ->
    [yes] { "" } for nothing
   *[no] { "" }
}
build-two-companies = build 2 Companies and then add 2 new ones to your Market
free-storage-then-build = get a free Storage for Food, Luxury, Health or Education
    .note = then you may build a Company, for { MONEY($discount) } less if it makes that resource
extra-shift = work an Extra Shift in one of your Companies
extra-shift-with-employee = work an Extra Shift in a Company of yours with a Working Class employee
overtime = { $of_state ->
    [yes] choose a Public Company with Workers: the State pays its Wages
   *[no] choose one of your Companies with Workers: pay its Wages
}, and it produces at once
    .note = { $then_buy ->
    [yes] then you may buy what it makes from the State, up to your Population
   *[no] { "" }
}
place-machinery = place { $tokens ->
    [1] 1 Machinery token on one of your Companies
   *[other] { $tokens } Machinery tokens on different Companies of yours
}
sell-company-for-twice = sell one of your Companies, neither automated nor with Machinery, for twice its cost
public-company-produces = let a Public Company with your Workers in the { WORD($industry) } industry produce at once: the State pays its Wages
poach-public-workers = choose one of your non-operational Companies and set its Wage to L3
    .note = then assign all Workers of { $any_industry ->
    [yes] a Public Company to it, if they are just as many as it needs and fit its slots
   *[no] a Public Company of the same industry and size to it
}
privatize = sell one of your operational Companies, with its Workers, to the Capitalist Class, which must pay its cost
nationalize = remove a non-operational Public Company and take over a non-operational Company without Machinery from the Capitalist Class in its place
    .note = at 1B pay the Capitalist Class what the new Company costs; then you may fill it with unemployed Workers of one class

## Workers

new-skilled-worker = take a skilled Worker of { $who ->
    [party-you] your choice
   *[other] { WORD($who) }, of your choice,
} from the supply; it is unemployed
assign-workers = assign { $up_to ->
    [any] any number of
   *[other] up to { $up_to }
} { $unemployed_only ->
    [yes] unemployed Workers
   *[no] Workers
}{ $owners ->
    [none] { "" }
   *[other] { "" } to Companies of { ALL($owners) }
}{ $subsidy ->
    [0] { "" }
   *[other] ; the State pays the Capitalist Class { MONEY($subsidy) } for each who starts with it
}{ $fee ->
    [0] { "" }
   *[other] { "" } and get { MONEY($fee) } for each from the owner of its Company
}
assign-any-number = assign any number of unemployed Workers and, at 2C, also of employed ones
hire-employees = assign up to { $up_to } unemployed Working Class Workers to your own Companies{ paid-by-state }
staff-empty-company = fill one of your non-operational Companies with unemployed Workers of one class{ paid-by-state }
recruit-abroad = pay { MONEY($price) } and fill one of your non-operational Companies with Workers of one class from the supply
build-cooperative-farm = build a Cooperative Farm and assign { FIGURE("farm-workers") } of your unemployed Workers to it; you need that many
emigrate = if you have at least { $unemployed } unemployed Workers, send up to { $up_to } of them back to the supply and gain { MONEY($unskilled_price) } for each unskilled and { MONEY($skilled_price) } for each skilled one
emigrate-for-one-price = with at least { $unemployed } unemployed Workers, send { $up_to } of them back to the supply and gain { MONEY($price) } for each
claim-damages = choose an industry and another player
    .note = that player pays you { MONEY($price) } for each of its Companies of that industry where your Workers work
collect-from-main-employer = get { MONEY($amount) } from the player in whose Companies most of your Workers work
strike-with-unions = strike at up to { FIGURE("strikes-up-to") } Companies, and at 1 more for each Trade Union you have
