# One message for each kind of effect, as the part of a sentence that tells a player what to do.
# `note` is a sentence that follows it; `counted` is what a legitimacy "for every 3" counts.

## Joining effects

may = you may { $effect }
if-able = { $effect }, if you can
together = { $effects }
before-final-round = before the last round only
choose-one = choose one: { $branches }

for-each = { $shape ->
    [fixed] { "" }
    [each] { "" } for each { WORD($what) }
   *[both] { "" }, and { $each } more for each { WORD($what) }
}
own-influence = { $role ->
    [party-ST] personal influence
   *[other] influence
}

## Money, points and influence

pay = pay { $to ->
    [party-supply] { "" }
   *[other] { WORD($to) }{ " " }
}{ $number } V{ $from_capital ->
    [yes] { "" } from your Capital
   *[no] { "" }
}{ for-each }
gain-money = gain { $number } V{ for-each }
gain-money-by-foreign-trade = gain { $at_a } V at 6A, { $at_b } V at 6B or { $at_c } V at 6C
gain-money-more-in-debt = gain { $amount } V, or { $in_debt } V if you have a loan
roles-gain-money = { ALL($roles) } gain { $amount } V each
get-from-state = get { $number } V from the State{ for-each }
    .counted = { $money_counts ->
    [yes] V received
   *[no] { WORD($what, form: "several") }
}
give-money = give { ALL($roles) } { $amount } V each
move-half-of-revenue-to-capital = move half of your Revenue, rounded down, to your Capital{ $at_least ->
    [2] { "" }
   *[other] , if it is { $at_least } V or more
}
gain-vp = gain { $amount } VP
gain-prosperity = gain 1 Prosperity
gain-influence = gain { $number } { own-influence }{ for-each }
spend-influence = spend { $amount } { own-influence }

## Bills, policies and the voting bag

propose-bill = propose a bill{ $policies ->
    [none] { "" }
   *[other] { "" } on { EITHER($policies, form: "numbered") }
}{ $any_section ->
    [yes] { "" } for any section, adjacent or not
   *[no] { "" }
}
    .note = { $vote ->
    [never] you may not call an Immediate Vote on it
    [free] you may call an Immediate Vote on it without spending influence
   *[other] { "" }
}
propose-two-bills = propose 2 bills on different policies
propose-and-poll = propose a bill and draw { $votes_drawn } voting cubes from the bag
    .note = you may hold an Immediate Vote on that bill with just these cubes, without spending influence; otherwise return them, and the bill waits for the elections
add-cubes = add { $number } of your voting cubes to the bag{ for-each }
remove-cubes = draw { $drawn } voting cubes from the bag, remove up to { $up_to } of them and return the rest
remove-opponents-cubes = draw { $drawn } voting cubes from the bag, remove all opponents' cubes among them and return your own
replace-opponents-cubes = draw voting cubes from the bag until { $amount } of them are opponents'
    .note = remove those, add as many of your own instead and return the others
move-policy-without-bill = move a policy without a bill to an adjacent section, without a vote, if at least { $bills } policies have a bill

protect-policy = choose a policy: for the rest of the round nobody may propose a bill on it
    .note = place one of your bill markers there as a reminder, if you have one; a bill that is there already stays
replace-bill = if no more than { $most } bills are proposed, discard one of another player
    .note = then you and after you that player may each propose another bill
take-influence = take { $amount } influence from another player

## The State's own

event-action = take an Event Action
event-action-twice = carry out one event twice, with new choices the second time (if you still can), and then discard it
replace-event = look at the top 2 cards of the event deck
    .note = you may discard an event on the board, without its penalty, and put one of the 2 in its place; what is left stays on top of the deck
place-event = look at the top 2 cards of the event deck
    .note = if the board has space for an event, place one of the 2; what is left stays on top of the deck
provide-representation = provide { EITHER($classes) } with { $influence } personal influence and { $cubes } of its voting cubes, and gain { $legitimacy } legitimacy with it
provide-service-for-token = provide { EITHER($classes) } with { WORD($resource) } for its whole Population, and gain a legitimacy token of that class
buy-abroad-and-provide = buy any amount of { WORD($resource) } from the Foreign Market for { $price } V each, as far as you have room
    .note = then provide { EITHER($classes) } with { WORD($resource) } for its whole Population, and gain 1 legitimacy with that class for every { $per_legitimacy } provided
provide-money-for-token = provide { EITHER($classes) } with { $amount } V, and gain a legitimacy token of that class
provide-money-per-head = provide { EITHER($classes) } with { $number } V for each { WORD($what, form: "its") }
    .note = { $per_legitimacy ->
    [0] { "" }
   *[other] gain 1 legitimacy with that class for every { $per_legitimacy } V provided
}
    .counted = { WORD($what, form: "several") }
two-classes-lose-faith = choose 2 classes with which your legitimacy is above { $lowest_legitimacy }{ $take_influence ->
    [yes] { "" }: each gives you 1 influence, if it has any, and you lose
   *[no] { "" } and lose
} 1 legitimacy with each
everyone-pays-state = each class pays you { $amount } V
take-media-influence = turn up to { $up_to } media influence into personal influence

## Buying and selling

buy-goods-and-services = { $basic ->
    [yes] buy goods and services
   *[no] buy { $resources ->
    [none] one kind of good or service
   *[other] { EITHER($resources) }
} from { $sources ->
    [none] { $source_limit ->
        [1] one source
        [4] any number of sources
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
    [yes] , { $half_of ->
        [none] { "" }
       *[other] { EITHER($half_of) } from { EITHER($half_from) }{ " " }
    }at half price (rounded up)
   *[no] { "" }
}{ $no_tariff ->
    [yes] , without tariffs
   *[no] { "" }
}{ $state_pays_rest ->
    [yes] ; the State pays the rest
   *[no] { "" }
}
}
    .counted = { EITHER($resources) } bought
buy-influence-or-add-cubes = buy { $amount } media influence from the State for { $price } V each
    .note = for each that you can't buy, add { $cubes } of your voting cubes to the bag
get-service-from-state = get { WORD($resource) } from the State without paying, up to half of your Population (rounded up)
buy-media-influence = buy { $amount } media influence from the State for { $price } V in all
sell-to-state = sell the State up to { $up_to } { WORD($resource) } for { $price } V each
    .counted = { WORD($resource) } sold
sell-to-foreign-market = sell { $goods_only ->
    [yes] food and luxury { "" }
   *[no] { "" }
}to the Foreign Market{ $times ->
    [1] { "" }
   *[other] , each transaction up to { $times } times
}{ $state_bonus ->
    [0] { "" }
   *[other] { "" } and get { $state_bonus } V from the State for each transaction
}{ $extra ->
    [0] { "" }
   *[other] { "" } and get { $extra } V more for each transaction
}{ $most ->
    [0] { "" }
   *[other] , with up to { $most } transactions
}
sell-more-abroad = sell up to { $up_to } { WORD($resource) } abroad for { $price } V each
export-and-sell-more = do one or both, in any order: sell to the Foreign Market; { $more }
sell-services-abroad = sell up to { $up_to } { WORD($resource) } to the Foreign Market at its public price
inspect-export-cards = { $cards ->
    [1] reveal the next Export card, keep either it or the current one and discard the other
   *[other] reveal the next { $cards } Export cards, keep one of them or the current one and discard the others
}
make-business-deal = make a business deal

## Companies

build-company = { $from_deck ->
    [yes] search your company deck for a company
   *[no] build a company
}{ $not_automated ->
    [yes] { "" } that is not automated
   *[no] { "" }
}{ $industries ->
    [none] { "" }
   *[other] { "" } that makes { EITHER($industries) }
}{ $from_deck ->
    [yes] { "" } and build it
   *[no] { "" }
}{ $founder_from_supply ->
    [yes] { "" } with one skilled worker of your choice from the supply
   *[no] { "" }
}{ $change ->
    [less] { "" } for { $discount } V less
    [more] { "" } for { $discount } V more
   *[none] { "" }
}{ $discount_industry ->
    [none] { "" }
   *[other] { "" } if it makes { WORD($discount_industry) }
}{ $state_pays ->
    [half] , at half its cost (rounded up); the State pays the rest
    [all] ; the State pays its whole cost
   *[nothing] { "" }
}{ $free ->
    [yes] { "" } for nothing
   *[no] { "" }
}
build-two-companies = build 2 companies and then add 2 new ones to your market
free-storage-then-build = get a free storage for food, luxury, health or education
    .note = then you may build a company, for { $discount } V less if it makes that resource
extra-shift = work an Extra Shift in one of your companies
extra-shift-with-employee = work an Extra Shift in a company of yours with a Working Class employee
overtime = { $of_state ->
    [yes] choose a public company with workers: the State pays its wages
   *[no] choose one of your companies with workers: pay its wages
}, and it produces at once
    .note = { $then_buy ->
    [yes] then you may buy what it makes from the State, up to your Population
   *[no] { "" }
}
place-machinery = place { $tokens ->
    [1] 1 Machinery token on one of your companies
   *[other] { $tokens } Machinery tokens on different companies of yours
}
sell-company-for-twice = sell one of your companies, neither automated nor with Machinery, for twice its cost
public-company-produces = let a public company that makes { WORD($industry) } with your workers produce at once: the State pays its wages
poach-public-workers = choose one of your non-operational companies and set its wage to L3
    .note = then assign all workers of { $any_industry ->
    [yes] a public company to it, if they are just as many as it needs and fit its slots
   *[no] a public company of the same industry and size to it
}
privatize = sell one of your operational companies, with its workers, to the Capitalist Class, which must pay its cost
nationalize = remove a non-operational public company and take over a non-operational company without Machinery from the Capitalist Class in its place
    .note = at 1B pay the Capitalist Class what the new company costs; then you may fill it with unemployed workers of one class

## Workers

new-skilled-worker = add a skilled worker of { $who ->
    [party-you] yours
   *[other] { WORD($who) }
}, of any industry, to the unemployed
assign-workers = assign { $up_to ->
    [48] any number of
   *[other] up to { $up_to }
} { $unemployed_only ->
    [yes] unemployed workers
   *[no] workers
}{ $owners ->
    [none] { "" }
   *[other] { "" } to companies of { ALL($owners) }
}{ $subsidy ->
    [0] { "" }
   *[other] ; the State pays the Capitalist Class { $subsidy } V for each who starts with it
}{ $fee ->
    [0] { "" }
   *[other] { "" } and get { $fee } V for each from the owner of its company
}
assign-any-number = assign any number of unemployed workers and, at 2C, also of employed ones
hire-employees = assign up to { $up_to } unemployed Working Class workers to your own companies{ paid-by-state }
staff-empty-company = fill one of your non-operational companies with unemployed workers of one class{ paid-by-state }
paid-by-state = { $state_pays ->
    [0] { "" }
   *[other] { "" } and get { $state_pays } V from the State for each of them
}
recruit-abroad = pay { $price } V and fill one of your non-operational companies with workers of one class from the supply
build-cooperative-farm = build a Cooperative Farm and assign { $farm_workers } unemployed workers to it
emigrate = if you have at least { $unemployed } unemployed workers, send up to { $up_to } of them back to the supply and gain { $unskilled_price } V for each unskilled and { $skilled_price } V for each skilled one
claim-damages = choose an industry and another player
    .note = that player pays you { $price } V for each of its companies of that industry where your workers work
collect-from-main-employer = get { $amount } V from the player in whose companies most of your workers work
strike-with-unions = strike at up to { $strikes } companies, and at 1 more for each trade union you have
