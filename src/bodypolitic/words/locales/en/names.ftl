# The game's own names, by the codes of the engine. None of them takes a value.

language-name = English

## Roles and parties

role-WC = Working Class
role-MC = Middle Class
role-CC = Capitalist Class
role-ST = State

party-you = you
party-any = one class
party-other = another player
party-any-class = any class
party-each-class = each class
party-any-player = any player
party-any-player-but-WC = any player but { party-WC }
party-any-player-but-CC = any player but { party-CC }
party-WC = the { role-WC }
party-MC = the { role-MC }
party-CC = the { role-CC }
party-ST = the { role-ST }
party-foreign-market = the Foreign Market
party-supply = the supply

## Resources and what the State sets aside

resource-food = Food
resource-luxury = Luxury
resource-health = Health
resource-education = Education
resource-influence = Influence
benefit-money = V
benefit-voting-cubes = voting cubes
    .one = voting cube
    .other = voting cubes

## Industries and workers; `skill` is a worker's skill alone

industry-agriculture = Agriculture
industry-luxury = Luxury
industry-healthcare = Healthcare
industry-education = Education
industry-media = Media

worker-agriculture = an Agriculture Worker
    .skill = { industry-agriculture }
worker-luxury = a Luxury Worker
    .skill = { industry-luxury }
worker-healthcare = a Healthcare Worker
    .skill = { industry-healthcare }
worker-education = an Education Worker
    .skill = { industry-education }
worker-media = a Media Worker
    .skill = { industry-media }
worker-unskilled = an unskilled Worker
    .skill = unskilled

## Policies; `numbered` is a policy in a sentence

policy-1 = Fiscal Policy
    .numbered = Policy 1 ({ policy-1 })
policy-2 = Labor Market
    .numbered = Policy 2 ({ policy-2 })
policy-3 = Taxation
    .numbered = Policy 3 ({ policy-3 })
policy-4 = Welfare State: Health & Benefits
    .numbered = Policy 4 ({ policy-4 })
policy-5 = Welfare State: Education
    .numbered = Policy 5 ({ policy-5 })
policy-6 = Foreign Trade
    .numbered = Policy 6 ({ policy-6 })
policy-7 = Immigration
    .numbered = Policy 7 ({ policy-7 })

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
deck-companies-WC = the Working Class's Companies
deck-companies-MC = the Middle Class's Companies
deck-companies-CC = the Capitalist Class's Companies
deck-companies-ST = the State's Companies
deck-business-deals = the Business Deal cards
deck-exports = the Export cards
deck-events = the Event cards
deck-agendas = the Political Agenda cards

## Why money, points and goods change hands

reason-wages = Wages
reason-income-tax = Income Tax
reason-employment-tax = Employment Tax
reason-corporate-tax = Corporate Tax
reason-extra-tax = Extra Tax
reason-interest = interest
reason-paying-off-loan = paying off Loan
reason-building = building
reason-selling-company = selling Company
reason-opening-public-company = opening Public Company
reason-closing-public-company = closing Public Company
reason-purchase = purchase
reason-tariff = tariff
reason-export = export
reason-business-deal = Business Deal
reason-lobbying = lobbying
reason-bonus = bonus
reason-buying-storage = buying Storage
reason-benefits = benefits
reason-event = Event
reason-production = production
reason-provision = provision
reason-extra-shift = Extra Shift
reason-needs = needs
reason-use = use
reason-no-room = no room for it
reason-vote = vote
reason-bill-passed = Bill passed
reason-prosperity = Prosperity
reason-healthcare = Healthcare
reason-trade-union = Trade Union
reason-wealth = Wealth
reason-wealth-growth = Wealth growth
reason-legitimacy = Legitimacy
reason-political-agenda = Political Agenda
reason-welfare = Welfare
reason-demonstration = Demonstration
reason-strike = Strike
reason-imf = IMF
reason-refill = refill
reason-political-pressure = political pressure
reason-meeting-with-mps = meeting with MPs
reason-campaign = campaign
reason-event-penalty = Event penalty
reason-halving = halving
reason-legitimacy-token = Legitimacy token
reason-final-policies = final Policies
reason-final-resources = final resources
reason-final-money = final money
reason-loans = Loans
reason-action-card = action card
reason-ai-card = AI card

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
priority-card-P4 = Health & Benefits
priority-card-P5 = Education
priority-card-P6 = Foreign Trade
priority-card-P7 = Immigration

# What can be counted
measure-events-dealt-with = Events dealt with
measure-loans-taken = Loans taken
measure-agenda-matches = Policies that match
measure-treasury = V in the Treasury
measure-sections-in-force = sections in force
measure-operational-companies = operational Companies
measure-stored = in Storage
measure-fully-operational-companies = fully operational Companies
measure-workplaces-elsewhere = Companies of others with own Workers
measure-unemployed-workers = unemployed Workers
measure-influence = Influence
measure-trade-unions = Trade Unions
measure-bills-passed = own Bills passed
measure-population = Population
measure-wages = V of Wages
measure-companies-owned = Companies
measure-exported = V from the Foreign Market
measure-industries-with-two = industries with 2 Companies
measure-capital = V of Capital
measure-nothing = nothing
measure-employed-workers = employed Workers
measure-workers-elsewhere = Workers in Companies of others
measure-companies-with-employee = Companies with a Working Class employee
measure-protected-companies = protected Companies
measure-healthcare-companies = operational Healthcare Companies
measure-luxury-companies = operational Luxury Companies
measure-halves-of-population = halves of the Population
measure-pairs-of-companies = pairs of Companies
measure-operational-pairs = pairs of operational Companies
measure-bill-markers = Bill markers on the Politics Table
measure-prosperity = Prosperity
measure-policies-in-section = Policies 1 to 5 in the section
measure-operational = operational Companies of the industry
measure-companies-in = Companies of the industry
measure-with-machinery = Companies with Machinery
measure-unemployed = unemployed Workers of both classes
measure-loans = Loans of all players
measure-state-loans = Loans of the State
measure-influence-of-players = Influence of all players
measure-influence-of-classes = Influence of all classes
