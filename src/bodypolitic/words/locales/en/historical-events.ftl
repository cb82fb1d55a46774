# What Historical Events say: when they happen, what they need, what they move and what they do.

history-in-setup = used when the game is set up
history-when-revealed = happens when it is revealed
history-end-of-action-phase = happens when the Action Phase ends
history-free-action = { EITHER($roles) } may set it off as a Free Action
history-basic-action = { EITHER($roles) } may set it off as a Basic Action{ $cost ->
    [0] { "" }
   *[other] { "" } for { $cost } Influence
}
history-policies-begin = the game begins with { $sections }
history-policies-set = move { $moves }
history-policies-move = move one section: { $moves }
history-policy-set = { WORD($policy) } to { $code }
history-policy-move = { WORD($policy) } toward { WORD($section) }
history-line = { ALL($roles) }: { $effects }
history-if-passed = if it passes, or if both are in force already: { $lines }

need-policies-in-section = { bound } of Policies 1 to 5 in section { WORD($section) }
need-operational = { bound } operational Companies in the { ALL($industries) } industry
need-companies-in = { bound } Companies in the { EITHER($industries) } industry
need-with-machinery = { bound } { $number ->
    [one] Company
   *[other] Companies
} with Machinery
need-unemployed = { bound } unemployed Workers
need-trade-unions = { bound } { $number ->
    [one] Trade Union
   *[other] Trade Unions
}
need-prosperity = a Prosperity of { bound } for { WORD($role) }
need-loans = { bound } Loans among all players
need-treasury = { bound-money } in the State Treasury
need-state-loans = { bound } { $number ->
    [one] Loan
   *[other] Loans
} of the State
need-influence-of-players = { bound } Influence among all players (of the State only its Personal Influence)
need-influence-of-classes = { bound } Influence among all classes
need-companies-owned = { bound } Companies of { WORD($role) }
need-influence = { bound } Personal Influence of the State
need-population = a Population of { bound } for { WORD($role) }

## Effects

move-policies = { $may_stop ->
    [yes] choose up to { $most } Policies
   *[no] choose { $most ->
        [1] a Policy that nobody else has chosen for this
       *[other] { $most } Policies
    }
} and move { $most ->
    [1] it
   *[other] each
} to an adjacent section
state-gains = the State gets { MONEY($amount) }
state-loses = the State loses { MONEY($amount) }
pay-state = pay the State { MONEY($number) }{ for-each }
lose-influence = lose { $amount } { own-influence }, if you have it
lose-media-influence = remove { $amount } Media Influence from the Public Services
take-cubes-out = remove { $amount } of your voting cubes from the bag
get-goods = get { COUNT($amount, $resource) }
change-legitimacy = { SIGNED($amount) } Legitimacy with { ALL($roles) }
change-legitimacy-with-two = { SIGNED($amount) } Legitimacy with each of 2 classes of your choice
add-workers = get { $amount } unskilled Workers
add-immigrant = reveal an Immigration card and get the Worker on it
remove-workers = remove { $amount } { $employed_too ->
    [yes] { $amount ->
        [one] Worker, an unemployed one if you can
       *[other] Workers, unemployed ones if you can
    }
   *[no] unemployed { $amount ->
        [one] Worker
       *[other] Workers
    }
}
remove-all-unemployed = return all your unemployed Workers to the supply
train-worker = train one of your Workers
strike = strike at up to { FIGURE("strikes-up-to") } Companies
lose-company = choose one of your operational Companies, which is discarded{ $unless_saved ->
    [yes] { "" } unless the State saves it
   *[no] { "" }
}
save-companies = you may save each of these Companies for half its cost (rounded down); each time gain 1 Legitimacy with its owner
company-for-state = { $price ->
    [0] give
   *[other] sell
} one of your { $operational ->
    [yes] operational { "" }
   *[no] { "" }
}{ $industries ->
    [none] { "" }
   *[other] { EITHER($industries) }{ " " }
}Companies to the State{ $price ->
    [0] { "" }
   *[other] { "" } for { MONEY($price) }
}
    .note = it replaces a non-operational Public Company, which is removed from the game{ $any_public ->
    [yes] ; if there is none, it replaces any Public Company
   *[no] { "" }
}
buy-public-company = buy a Public Company with its Workers for half its cost
highest-prices = set your prices for { ALL($resources) } to the highest
add-deal = one more Business Deal comes on the board
discard-deals = all Business Deals are discarded
discard-random-deal = a random Business Deal is discarded
search-deck = start with { $copies } { WORD($card) } cards from your deck in hand
hold-treaty-vote = one vote decides on { $sections } together; nobody scores for it

## What holds for the rest of the round

output-change = this round { $industries ->
    [none] Companies
   *[other] { EITHER($industries) } Companies
}{ $machinery ->
    [yes] { "" } with Machinery
   *[no] { "" }
} produce { $amount } { $change ->
    [less] less
   *[more] more
}
openings-at-half-cost = this round the State pays half for Public Companies that open
free-openings = this round the State pays nothing for Public Companies that open
no-elections = this round no more votes are held; Bills stay for the next one
free-votes = this round nobody spends Influence to call an Immediate Vote
prices-fixed = this round you may not adjust your prices for { ALL($resources) }
foreign-market-closed = this round nobody may sell to the Foreign Market or buy goods there
import-prices = this round Food costs { MONEY($food) } and Luxury { MONEY($luxury) } in the Foreign Market, before tariffs
money-for-building = this round get { MONEY($amount) } from the State whenever you build a Company
money-for-exporting = this round get { MONEY($amount) } from the State whenever you sell to the Foreign Market
legitimacy-for-exporting = this round +1 Legitimacy with the class of each player who sells to the Foreign Market
legitimacy-for-building = this round +1 Legitimacy with the class of each player who builds a Company
points-for-using = this round gain { $amount } VP whenever you use Healthcare, Education or Luxury

## Titles and names

title-history-french-revolution = French Revolution
title-history-industrial-revolution = Industrial Revolution
title-history-revolutions-of-1848 = Revolutions of 1848
title-history-bismarck-welfare-state = Bismarck Welfare State
title-history-american-revolution = American Revolution
title-history-foundation-of-the-international-alliance-of-women = Foundation of the International Alliance of Women
title-history-introduction-of-the-moving-assembly-line = Introduction of the Moving Assembly Line
title-history-world-war-i = World War I
title-history-invention-of-the-model-t = Invention of the Model T
title-history-russian-revolution = Russian Revolution
title-history-rise-of-authoritarianism = Rise of Authoritarianism
title-history-opening-of-the-panama-canal = Opening of the Panama Canal
title-history-spanish-flu = Spanish Flu
title-history-russo-japanese-war = Russo-Japanese War
title-history-rise-of-protectionism = Rise of Protectionism
title-history-bengal-famine = Bengal Famine
title-history-new-deal = New Deal
title-history-great-depression = Great Depression
title-history-baby-boom = Baby Boom
title-history-strike-in-us-automotive-industry = Strike in US Automotive Industry
title-history-world-war-ii = World War II
title-history-foundation-of-gatt = Foundation of GATT
title-history-india-gains-independence = India Gains Independence
title-history-post-war-economic-miracle = Post-War Economic Miracle
title-history-chinese-communist-revolution = Chinese Communist Revolution
title-history-civil-rights-movement = Civil Rights Movement
title-history-embargo-against-cuba = Embargo Against Cuba
title-history-marshall-plan = Marshall Plan
title-history-post-wwii-decolonization = Post-WWII Decolonization
title-history-era-of-keynesianism = Era of Keynesianism
title-history-leftist-movements-in-europe = Leftist Movements in Europe
title-history-post-war-rise-of-consumerism = Post-War Rise of Consumerism
title-history-arab-nationalization-of-oil = Arab Nationalization of Oil
title-history-chinese-economic-reform = Chinese Economic Reform
title-history-asian-tigers-economic-miracle = Asian Tigers Economic Miracle
title-history-invention-of-the-world-wide-web = Invention of the World Wide Web
title-history-end-of-mediterranean-dictatorships = End of Mediterranean Dictatorships
title-history-fall-of-the-berlin-wall = Fall of the Berlin Wall
title-history-latin-american-debt-crisis = Latin American Debt Crisis
title-history-oil-crisis = Oil Crisis
title-history-indian-drought = Indian Drought
title-history-elections-in-ex-soviet-countries = Elections in Ex-Soviet Countries
title-history-eu-emissions-trading-system = EU Emissions Trading System
title-history-us-financial-crisis = US Financial Crisis
title-history-us-chinese-trade-war = US-Chinese Trade War
title-history-european-debt-crisis = European Debt Crisis
title-history-maastricht-treaty = Maastricht Treaty
title-history-dissolution-of-the-soviet-union = Dissolution of the Soviet Union
title-history-rise-of-the-middle-class-in-asia = Rise of the Middle Class in Asia
title-history-first-phase-of-yellow-vest-protests = First Phase of Yellow Vest Protests
reason-historical-event = Historical Event

## What is asked

option-close-down = { WORD($company) }
option-save-company = Yes, save the { WORD($company) }
option-set-off = { WORD($event) } (Historical Event)
question-move-any-policy = Which Policy moves, and where to? { $left } to choose.
question-choose-class-for-legitimacy = With which class does your Legitimacy change by { SIGNED($amount) }?
question-choose-worker-to-lose = Which Worker leaves the country? { $left } to go.
question-choose-company-to-lose = Which operational Company do you lose?
question-decide-on-saving = Do you save the { WORD($card) } from being lost?
question-choose-company-for-state = Which Company goes to the State, and which Public Company makes way for it?
question-choose-public-company-to-buy = Which Public Company do you buy for half its cost?

## What happens

story-company-lost = { WORD($who) } loses the { WORD($company) }.
story-company-saved = The State saves the { WORD($company) } from being lost.
story-cubes-taken-back = { WORD($who) } takes { $amount ->
    [one] { $amount } voting cube
   *[other] { $amount } voting cubes
} out of the bag.
story-deal-discarded = A Business Deal is discarded: { $deal }.
story-history-begins = The country begins with { WORD($event) }.
story-history-revealed = A Historical Event: { WORD($event) }.
story-history-set-off = { WORD($who) } sets off { WORD($event) }.
story-history-happens = { WORD($event) } happens.
story-history-passed-by = { WORD($event) } passes by, since its requirements are not met.
story-company-endangered = { WORD($who) } is about to lose the { WORD($company) }.

## Why an Automa does it

line-history-instead-of-special-action = it sets off the Historical Event instead of a Special Action
line-cheapest-company = the cheapest Company
    .figure = { MONEY($figure) }
line-dearest-company = the dearest Company
    .figure = { MONEY($figure) }
line-makes-least = the Company that makes the least
    .figure = makes { $figure }

## Sheets, the page and the terminal

sheet-history = Historical Event, { $year }
sheet-historical-events = Historical Events
    .text = Moments of history that change the rules for a while.
    .rulebook = Historical Events
ui-module-historical-events = Historical Events
ui-module-historical-events-does = Each round a moment of history changes the rules for a while (rules as we read the cards).
ui-history-title = Historical Events
ui-history-start = How it began
ui-history-in-force = in force
ui-history-none = Nothing from this round is on the table.
ui-history-past = Past: { $events }
cli-history = Historical Events
cli-history-in-force = { WORD($event) }, in force
cli-historical-event = Historical Event
cli-historical-events = Historical Events
