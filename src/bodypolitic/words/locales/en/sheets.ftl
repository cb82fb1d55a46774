# The sheets that explain everything on the table, in our own words: what a thing is and what it does.
# `text` is the explanation, `rulebook` the name in the rulebook where it is another one.

## What all sheets share

sheet-basic-action = Basic Action: instead of a card's text, for any card from your hand
sheet-free-action = Free Action: one each turn, before or after the Main Action
sheet-needs = Needs { $requires }
sheet-copies = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
sheet-action-card = Action card of { WORD($role) }
sheet-company = Company of { WORD($role) }
sheet-company-public = Public Company
sheet-company-coop = Cooperative of { WORD($role) }
sheet-company-makes = Makes { COUNT($amount, $resource) } each round once all its slots are filled.
sheet-company-automated = Makes { COUNT($amount, $resource) } each round, without Workers and without Wages.
sheet-company-cost = Costs { MONEY($cost) } to build, and brings as much when it is sold.
sheet-company-slots = Needs { ALL($workers) }.
sheet-company-wages = Wages at L1, L2 and L3 for all of them together: { $wages }.
sheet-company-machinery = A Machinery token adds { $amount }.
sheet-company-employee = { WORD($worker) } of the Working Class adds { $amount } and is paid { $wages } at L1, L2 or L3.
sheet-policy = Policy { $number }
sheet-section = Section { WORD($section) } of { WORD($policy) }
sheet-section-final = Counts for { WORD($role) } at the end of the game.
sheet-event = Event
sheet-ai-card = AI card { $number } of { WORD($role) }
sheet-priority = Priority card of an Automa
sheet-priority-action = In Advanced Mode its row says how much the Automa wants this action: the highest row that can be done is done.
sheet-priority-policy = In Advanced Mode its row says how much the Automa wants this Policy to move its way.
sheet-worker-skilled = Fills a slot of its own sign or any slot without a sign.
sheet-worker-unskilled = Fills slots without a sign only. Use Education makes a skilled Worker of it.

## The game in short

sheet-rule-goal = The game in short
    .text = Four groups share one country for 5 rounds: the Working Class works, the Middle Class works and runs small Companies, the Capitalist Class owns and sells, the State keeps all three content. Whoever has the most Victory Points at the end wins. Laws decide Wages, taxes and prices, and everybody can try to change them.
    .rulebook = Overview
sheet-rule-turn = A turn
    .text = Pick one card from your hand: play its text, or discard it for one Basic Action. Besides that you may take one Free Action. Five turns make a round, and two cards stay in your hand.
    .rulebook = Action Phase
sheet-rule-order = Who goes first
    .text = Working Class, Middle Class, Capitalist Class, State, in every phase except Production, which runs the other way round.
    .rulebook = Player order
sheet-rule-end = The end of the game
    .text = After round 5 Loans are settled: { MONEY(FIGURE("loan-paid-late")) } each, or 1 VP for every { MONEY(FIGURE("loan-step")) } that is missing; the Capitalist Class loses { FIGURE("cc-loan-penalty") } VP for each instead. Then everybody scores for Policies 1 to 5 in the section they want (except the State), for what is left in Storage and for money.
    .rulebook = Game End

sheet-phase-preparation =
    .text = Interest of { MONEY(FIGURE("loan-interest")) } for each Loan, { FIGURE("cards-drawn-each-round") } new cards, new Workers, new Companies for sale, a new Export card and Business Deals, two new Events. Prosperity drops by 1 for the Working Class and by 2 for the Middle Class. Round 1 has no Preparation.
sheet-phase-action =
    .text = Everybody takes 5 turns, one after the other.
sheet-phase-production =
    .text = Employers pay Wages and Companies make their goods; then people eat, the IMF looks at the State's Loans, and taxes are paid.
sheet-phase-elections =
    .text = The classes put voting cubes into the bag, and the State gets Influence. Then the Bills are voted on, Policy 1 first.
sheet-phase-scoring =
    .text = The Working Class scores its Trade Unions, the Middle Class may gain Prosperity by its Companies, the Capitalist Class scores its Wealth, the State its Legitimacy and its Political Agenda.

## The roles

sheet-role-WC =
    .text = Send people to work, collect Wages, and buy Health, Education and Luxury to raise your Prosperity: each step brings as many points as the new space shows. Wants section A of Policies 1 to 5, high Wages and cheap Public Services.
sheet-role-MC =
    .text = Work in others' Companies and run small ones of your own; sell abroad or to the others, and raise your Prosperity with what you buy or make. Wants section B of Policies 1 to 5.
sheet-role-CC =
    .text = Build Companies, hire people and sell what they make. Each round points come from your Capital, and more from a Capital that grows into a new column. Wants section C of Policies 1 to 5, low Wages and low taxes.
sheet-role-ST =
    .text = Collect taxes, run the Public Companies and deal with Events so that every class trusts you: each round you score your Legitimacy with the two classes where it is lowest. Your Political Agenda says which Policies you want this round.

## Policies

sheet-policy-1 = How many Public Companies there are, and at how many Loans of the State the IMF comes. The State pays for Companies that open and is paid for those that close.
sheet-policy-2 = The lowest Wage that anybody may pay. It also decides, with Taxation, the Income Tax.
sheet-policy-3 = Income and Corporate Taxes, and the base of the Tax Multiplier, which employers pay for each working Company.
sheet-policy-4 = The price of Public Health. Cheaper Health raises the Tax Multiplier, and brings the State points or Legitimacy.
sheet-policy-5 = The price of Public Education. Cheaper Education raises the Tax Multiplier, and brings the State points or Legitimacy.
sheet-policy-6 = Tariffs on imported Food and Luxury, which the State gets, and how many Business Deals come each round.
sheet-policy-7 = How many Workers of each class come from abroad in every Preparation, besides the usual two.

## Goods and what one has

sheet-resource-food =
    .text = Everybody's people eat as much as their Population each round, in Production. Whoever has too little must buy it.
    .rulebook = Food
sheet-resource-luxury =
    .text = Use as much as your Population for 1 Prosperity.
    .rulebook = Luxury
sheet-resource-health =
    .text = Use as much as your Population for 1 Prosperity, 2 VP and a new Worker.
    .rulebook = Health
sheet-resource-education =
    .text = Use as much as your Population for 1 Prosperity and a skilled Worker.
    .rulebook = Education
sheet-resource-influence =
    .text = Each Influence spent in a vote is a vote for your side. It also calls Immediate Votes and pays for some cards. What lies in the Public Services is Media Influence, which others can buy; the State can spend only what it holds itself.
    .rulebook = Influence
sheet-money = Money
    .text = Counted in V. What you must pay and can't brings a Loan; what you choose to pay you must have.
    .rulebook = Vardis
sheet-revenue = Revenue
    .text = Money that the Capitalist Class has earned this round. It pays for everything and is taxed; what is left moves to the Capital in Scoring.
    .rulebook = Revenue
sheet-capital = Capital
    .text = Money of the Capitalist Class that has been taxed. It pays when the Revenue is empty, and the Wealth is read from it.
    .rulebook = Capital
sheet-loan = Loans
    .text = { MONEY(FIGURE("loan")) } for whoever can't pay what must be paid. Each costs { MONEY(FIGURE("loan-interest")) } interest a round, { MONEY(FIGURE("loan")) } to pay off, and points at the end.
    .rulebook = Loan
sheet-vp = Victory Points
    .text = Whoever has the most after 5 rounds wins.
    .rulebook = VP
sheet-cards = Hand
    .text = 7 cards at the start of a round; each turn uses one of them. The other players see only how many you hold.
    .rulebook = Action cards
sheet-prosperity = Prosperity
    .text = Rises by using Health, Education or Luxury, or by the Companies of the Middle Class. Each step up scores the number of the new space. In every Preparation it drops by 1 for the Working Class and by 2 for the Middle Class, which costs no points.
    .rulebook = Prosperity
sheet-population = Population
    .text = A third of your Workers, between 3 and 10. That much Food is eaten each round, that much it takes to use goods, and that much you may buy from one seller.
    .rulebook = Population
sheet-wealth = Wealth
    .text = In Scoring the Capital reaches a column of this table and scores its number. A column that was never reached before brings 3 VP more for each step.
    .rulebook = Wealth
sheet-legitimacy = Legitimacy
    .text = How much each class trusts the State, from 1 to 10. In Scoring the State gets the two lowest values in VP; then all are halved, rounded up, and tokens add 1 each. The lowest one brings Influence before elections.
    .rulebook = Legitimacy
sheet-tax-multiplier = Tax Multiplier
    .text = Set by Policies 3, 4 and 5. The Middle and the Capitalist Class pay it for each of their operational Companies, as Employment Tax.
    .rulebook = Tax Multiplier
sheet-imf = The IMF
    .text = If the State has as many Loans as Policy 1 names when they are checked in Production, and can't pay { MONEY(FIGURE("loan-paid-late")) } for each, the IMF comes: Bills are dropped for 1 Influence each, Policies go to 1C 2C 3A 4B 5C 6B 7B, the Loans are paid as far as possible, and Legitimacy is halved with every class.
    .rulebook = IMF Intervention

## People and work

sheet-company-any = Companies
    .text = Each makes its goods once a round if all its slots are filled by one class, and its owner pays one Wage for all who work there.
    .rulebook = Company cards
sheet-unemployed = Unemployed Workers
    .text = New Workers and those who lost their job. They earn nothing but eat all the same.
    .rulebook = Unemployed Workers
sheet-committed = Committed
    .text = Workers on a black bar stay where they are until they have produced: they can't be moved, their Wage can't be lowered, their Company can't be sold.
    .rulebook = Committed Workers
sheet-union = Trade Unions
    .text = With at least 4 Workers in an industry a skilled Worker of it may form a Trade Union: 1 Influence in every Production, 2 VP in every Scoring. With fewer than 4 it is dissolved.
    .rulebook = Trade Unions
sheet-on-strike = On strike
    .text = If the Wage is not L3 when Production begins, the Company makes nothing and pays nothing, and the Working Class gets 1 Influence.
    .rulebook = Strike token
sheet-wage = Wage levels
    .text = L1, L2 or L3, chosen by the employer within Policy 2. One Wage is paid for all Workers of a Company together.
    .rulebook = Wages
sheet-machinery = Machinery
    .text = A token that raises what a Company makes; it still needs its Workers. At most one for each Company.
    .rulebook = Machinery tokens
sheet-automated = Automated
    .text = A Company without slots: it always works and pays no Wages, and counts as operational.
    .rulebook = Automated Companies
sheet-coop = Co-ops
    .text = Cooperative Farms, built by cards of the Working Class. Three unskilled Workers make 2 Food for their own class.
    .rulebook = Cooperative Farm

## Trade

sheet-services = Public Services
    .text = What the Public Companies make and the State sells. Each kind has room for what they can make together, and 6 more.
    .rulebook = Public Services
sheet-price = Prices
    .text = What the Middle and the Capitalist Class ask from others. They change them by a Free Action, and at once when a Policy changes the price of the same goods elsewhere.
    .rulebook = Prices
sheet-storage = Storage
    .text = What was made and is for sale. Whatever does not fit is lost; Storage tiles make more room.
    .rulebook = Storages
sheet-free-trade-zone = Free Trade Zone
    .text = Food and Luxury of the Capitalist Class that can be sold abroad only: what did not fit into its Storages, or came in a Business Deal without tariffs.
    .rulebook = Free Trade Zone
sheet-market = Companies for sale
    .text = The Capitalist Class chooses among 4 Companies, the Middle Class among 3. They are filled up in Preparation.
    .rulebook = Market
sheet-abroad = Abroad
    .text = Imports at a fixed price and a tariff, sales by the Export card of the round, and Business Deals.
    .rulebook = Foreign Market
sheet-export = Export card
    .text = Two sales for each kind of goods. Each can be made once in an action. A new card comes every round.
    .rulebook = Export card
sheet-import = Imports
    .text = Food for { MONEY(FIGURE("import-price-food")) } and Luxury for { MONEY(FIGURE("import-price-luxury")) }, and the tariff of Policy 6, which goes to the State.
    .rulebook = Import
sheet-deal = Business Deal
    .text = Many goods at once for the Capitalist Class, cheaper than imports.
    .rulebook = Business Deal

## Politics

sheet-bill = Bills
    .text = A flag on a section: its owner wants the Policy to move there. Each has 3 markers, and a Policy takes one Bill.
    .rulebook = Bill marker
sheet-bag = Voting bag
    .text = Five cubes are drawn for each vote, and each is a vote for the side of its class. The cubes of the winning side leave, those of the losing side go back.
    .rulebook = Voting bag
sheet-vote = Votes
    .text = All say whether they are in favor or against; five cubes are drawn; then Influence is spent in secret. A tie passes. The proposer scores 3 VP, others who were in favor and had a vote 1 VP.
    .rulebook = Elections
sheet-political-agenda = Political Agenda
    .text = The sections that the State wants this round: 1 VP in Scoring for each of Policies 1 to 5 that stands there.
    .rulebook = Political Agenda
sheet-events = Events
    .text = Two tasks for the State each round. One that is left undone costs Legitimacy in Scoring.
    .rulebook = Event cards
sheet-benefits = State Benefits
    .text = What the State has set aside for a class. It waits until the class takes it; new Benefits replace old ones.
    .rulebook = State Benefits

## Expansions and Automas

sheet-automa = Automas
    .text = A class that plays by cards. In Simple Mode it does the first action of its AI card that it can do. In Advanced Mode the card moves actions and Policies up its rows, and it does the highest that it can do.
    .rulebook = Automas

## Figures of the table now

figure-makes = Makes now
    .value = { COUNT($amount, $resource) }
figure-worth = Worth at the price of { MONEY($price) }
    .value = { MONEY($amount) }
figure-stored = In Storage
    .value = { $amount } of { $limit }
figure-wage = { WORD($who) } gets
    .value = { MONEY($amount) } ({ $level })
figure-employee = The employee gets
    .value = { MONEY($amount) } ({ $level })
figure-committed = Its Workers
    .value = { $committed ->
        [1] are committed
       *[0] may leave
    }
figure-idle = Not operational
    .value = { $missing ->
        [one] { $missing } slot to fill
       *[other] { $missing } slots to fill
    }
figure-on-strike = On strike
    .value = makes and pays nothing below L3
figure-now = Now in force
    .value = { $code }
figure-bill = Bill of { WORD($who) }
    .value = if it passes: 3 VP
figure-prospects = Money after Production, if it were in force
    .value = compared
figure-imf-comes = The IMF
    .value = would come
figure-prospect = { WORD($who) }
    .value = { MONEY($amount, sign: "yes") }
figure-final-policies = { WORD($who) } at the end, { $count } of 5 there now
    .value = { $vp } VP
figure-income-tax = Income Tax for each Population (Working Class) or workplace elsewhere (Middle Class)
    .value = { MONEY($amount) }
figure-employment-tax = Employment Tax of { WORD($who) } now
    .value = { MONEY($amount) }
figure-tax-multiplier = Tax Multiplier
    .value = { $amount }
figure-multipliers = With { $codes }
    .value = { $multipliers }
figure-price = { WORD($who) } sells { $amount } of it
    .value = { $price ->
        [0] free
       *[other] { MONEY($price) } each
    }
figure-import = Abroad, tariff included
    .value = { MONEY($price) } each
figure-supply = Left in the supply
    .value = { $amount }
figure-next-prosperity = { WORD($who) }: the next step scores
    .value = { $vp } VP
figure-use = { WORD($who) } uses at a time
    .value = { $amount }
figure-population = { WORD($who) }
    .value = { $population } with { $workers } Workers
figure-next-population = The next, with 1 more for Food and each use
    .value = { $workers } Workers
figure-food = Food it needs in Production
    .value = { $amount }
figure-wealth = A Capital of { MONEY($capital) } now
    .value = column { $column }
figure-next-wealth = The next column needs
    .value = { MONEY($capital) }: { $vp } VP, and { $step } VP once
figure-legitimacy = With { WORD($who) }
    .value = { $amount }
figure-legitimacy-vp = The two lowest, in Scoring
    .value = { $vp } VP
figure-legitimacy-influence = The lowest, before elections
    .value = { $amount } Influence
figure-next-legitimacy = With { $legitimacy } as the lowest
    .value = { $amount } Influence
figure-imf = Loans of the State
    .value = { $loans }, the IMF comes at { $limit }
figure-cubes = { WORD($who) }
    .value = { $cubes } of { $total } cubes
figure-unemployed = Unemployed of { WORD($who) }
    .value = { $amount }
figure-open-slots = Open slots for the Working Class
    .value = { $amount }
figure-union = Working Class in { WORD($industry) }
    .value = { $amount } of { $needed } Workers
figure-unseen = { $title }
    .value = { $count }
figure-deal = With tariff
    .value = { MONEY($cost) }
figure-loans = { WORD($who) }
    .value = { $loans ->
        [one] { $loans } Loan
       *[other] { $loans } Loans
    }
figure-vp = { WORD($who) }
    .value = { $vp } VP
figure-money = Money
    .value = { MONEY($amount) }
figure-spaces = Companies
    .value = { $used } of { $spaces }
figure-agenda-matches = Policies that match
    .value = { $amount }
