# The game's own names, by the codes of the engine. None of them takes a value.

## Roles and parties

role-WC = Working Class
role-MC = Middle Class
role-CC = Capitalist Class
role-ST = State

party-you = you
party-any = one class
party-other = another player
party-WC = the { role-WC }
party-MC = the { role-MC }
party-CC = the { role-CC }
party-ST = the { role-ST }
party-foreign-market = the Foreign Market
party-supply = the supply

## Resources and what the State sets aside

resource-food = food
resource-luxury = luxury
resource-health = health
resource-education = education
resource-influence = influence
benefit-money = V
benefit-voting-cubes = voting cubes

## Industries and workers; `job` is a worker's skill alone

industry-agriculture = agriculture
industry-luxury = luxury
industry-healthcare = healthcare
industry-education = education
industry-media = media

worker-agriculture = an agriculture worker
    .job = { industry-agriculture }
worker-luxury = a luxury worker
    .job = { industry-luxury }
worker-healthcare = a healthcare worker
    .job = { industry-healthcare }
worker-education = an education worker
    .job = { industry-education }
worker-media = a media worker
    .job = { industry-media }
worker-unskilled = an unskilled worker
    .job = unskilled

## Policies; `numbered` is a policy in a sentence

policy-1 = Fiscal Policy
    .numbered = policy 1 ({ policy-1 })
policy-2 = Labor Market
    .numbered = policy 2 ({ policy-2 })
policy-3 = Taxation
    .numbered = policy 3 ({ policy-3 })
policy-4 = Welfare State: Health & Benefits
    .numbered = policy 4 ({ policy-4 })
policy-5 = Welfare State: Education
    .numbered = policy 5 ({ policy-5 })
policy-6 = Foreign Trade
    .numbered = policy 6 ({ policy-6 })
policy-7 = Immigration
    .numbered = policy 7 ({ policy-7 })

section-A = A
section-B = B
section-C = C

## Phases

phase-preparation = Preparation Phase
phase-action = Action Phase
phase-production = Production Phase
phase-elections = Elections Phase
phase-scoring = Scoring Phase
phase-game-over = Game End

## Where resources lie

area-own = its own
area-for-sale = for sale
area-free-trade-zone = Free Trade Zone

## Decks

deck-actions-WC = the Working Class's action cards
deck-actions-MC = the Middle Class's action cards
deck-actions-CC = the Capitalist Class's action cards
deck-actions-ST = the State's action cards
deck-companies-WC = the Working Class's companies
deck-companies-MC = the Middle Class's companies
deck-companies-CC = the Capitalist Class's companies
deck-companies-ST = the State's companies
deck-business-deals = the business deals
deck-exports = the Export cards
deck-events = the events
deck-agendas = the political agendas
deck-crisis-responses = the crisis responses

## Actions

action-propose-bill = Propose Bill
action-assign-workers = Assign Workers
action-buy-goods-and-services = Buy Goods & Services
action-strike = Strike
action-demonstration = Demonstration
action-apply-political-pressure = Apply Political Pressure
action-build-company = Build Company
action-sell-company = Sell Company
action-sell-to-foreign-market = Sell to the Foreign Market
action-make-business-deal = Make Business Deal
action-lobby = Lobby
action-extra-shift = Extra Shift
action-event-action = Event Action
action-meet-with-mps = Meet with a Party's MPs
action-extra-tax = Extra Tax
action-campaign = Campaign
action-use-healthcare = Use Healthcare
action-use-education = Use Education
action-use-luxury = Use Luxury
action-swap-workers = Swap Workers
action-receive-benefits = Receive Benefits
action-pay-off-loan = Pay Off Loan
action-adjust-prices = Adjust Prices
action-adjust-wages = Adjust Wages
action-give-bonus = Give Bonus
action-buy-storage = Buy Storage

## Why money, points and goods change hands

reason-wages = wages
reason-income-tax = income tax
reason-employment-tax = employment tax
reason-corporate-tax = corporate tax
reason-extra-tax = extra tax
reason-interest = interest
reason-paying-off-loan = paying off loan
reason-building = building
reason-selling-company = selling company
reason-opening-public-company = opening public company
reason-closing-public-company = closing public company
reason-purchase = purchase
reason-tariff = tariff
reason-export = export
reason-business-deal = business deal
reason-lobbying = lobbying
reason-bonus = bonus
reason-buying-storage = buying storage
reason-benefits = benefits
reason-event = event
reason-production = production
reason-provision = provision
reason-extra-shift = extra shift
reason-needs = needs
reason-use = used up
reason-no-room = no room for it
reason-vote = vote
reason-bill-passed = bill passed
reason-prosperity = prosperity
reason-healthcare = healthcare
reason-trade-union = trade union
reason-wealth = wealth
reason-wealth-growth = wealth growth
reason-legitimacy = legitimacy
reason-political-agenda = political agenda
reason-welfare = welfare
reason-demonstration = demonstration
reason-strike = strike
reason-imf = the IMF
reason-refill = refill
reason-political-pressure = political pressure
reason-meeting-with-mps = meeting with MPs
reason-campaign = campaign
reason-event-penalty = event penalty
reason-event-turned-in = event turned in
reason-event-benefit = event benefit
reason-halving = halving
reason-legitimacy-token = legitimacy token
reason-final-policies = final policies
reason-final-resources = final resources
reason-final-money = final money
reason-loans = loans
reason-action-card = action card
reason-historical-event = historical event
reason-hidden-agenda = Hidden Agenda
reason-ai-card = AI card
reason-bond = bond

# The priority cards of Automas
priority-card-AW = Assign Workers
priority-card-BGS = Buy Goods & Services
priority-card-PB = Propose Bill
priority-card-STR = Strike
priority-card-DEM = Demonstration
priority-card-SA = Special Action
priority-card-BC = Build Company
priority-card-SFM = Sell to the Foreign Market
priority-card-LOB = Lobby
priority-card-SC = Sell Company
priority-card-P1 = Fiscal Policy
priority-card-P2 = Labor Market
priority-card-P3 = Taxation
priority-card-P4 = Healthcare & Benefits
priority-card-P5 = Education
priority-card-P6 = Foreign Trade
priority-card-P7 = Immigration

# What the goals of Hidden Agendas count
measure-events-dealt-with = events dealt with
measure-loans-taken = loans taken
measure-agenda-matches = policies that match
measure-treasury = V in the Treasury
measure-sections-in-force = sections in force
measure-operational-companies = operational companies
measure-stored = in storage
measure-fully-operational-companies = fully operational companies
measure-workplaces-elsewhere = companies of others with own workers
measure-unemployed-workers = unemployed workers
measure-influence = influence
measure-trade-unions = trade unions
measure-bills-passed = own bills passed
measure-population = Population
measure-wages = V of wages
measure-companies-owned = companies
measure-exported = V from the Foreign Market
measure-industries-with-two = industries with 2 companies
measure-capital = V of Capital
