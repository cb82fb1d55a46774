# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

cc-condition-places-for-machinery = 1 row for each of your Companies that could get Machinery
cc-condition-production-phases = 1 row for every { $amount } Production Phases to come
cc-condition-agriculture-companies = 1 row for each of your Agriculture Companies
cc-condition-luxury-companies = 1 row for each of your Luxury Companies
cc-condition-revenue = 1 row for every { MONEY(FIGURE("revenue-per-row")) } of your Revenue, if that is { MONEY($amount) } or more
cc-condition-high-taxes = 2 rows, or 1 row at 3B
cc-condition-luxury-stored = 1 row for every { $amount } Luxury in your Storage
cc-condition-no-influence = 1 row if you have no Influence

line-cc-condition-places-for-machinery = its Companies could get Machinery
    .counted = { $count } of its Companies could get Machinery
line-cc-condition-production-phases = Production Phases are to come
    .counted = { $count ->
        [one] { $count } Production Phase is to come
       *[other] { $count } Production Phases are to come
    }
line-cc-condition-agriculture-companies = it has Agriculture Companies
    .counted = it has { $count ->
        [one] { $count } Agriculture Company
       *[other] { $count } Agriculture Companies
    }
line-cc-condition-luxury-companies = it has Luxury Companies
    .counted = it has { $count ->
        [one] { $count } Luxury Company
       *[other] { $count } Luxury Companies
    }
line-cc-condition-revenue = its Revenue is high
    .counted = its Revenue is { MONEY($count) }
line-cc-condition-high-taxes = taxes are high
    .counted = Taxation is at { $count ->
        [2] 3A
       *[other] 3B
    }
line-cc-condition-luxury-stored = it stores Luxury
    .counted = it stores { $count } Luxury
line-cc-condition-no-influence = it has no Influence
    .counted = it has { $count ->
        [0] no Influence
       *[other] { $count } Influence
    }

line-cc-company-can-operate = it can afford a Company in its Market that would work at once
    .counted = it can afford the { WORD($company) }, which would work at once, and { $phases ->
        [one] { $phases } Production Phase is
       *[other] { $phases } Production Phases are
    } to come
line-cc-new-resource = a Company makes a resource that it can't make now
    .counted = the { WORD($company) } makes a resource that it can't make now
line-cc-demonstration = a Demonstration is under way
line-cc-little-to-build = there was little reason to build
    .counted = { $count ->
        [0] building went up by no row at all
       *[other] building went up by only 1 row
    }
line-cc-empty-company-sells = a Company without Workers would bring at least { MONEY(FIGURE("worth-selling")) }
    .counted = the { WORD($company) } has no Workers and would bring { MONEY($money) }
line-cc-transactions = it can make at least 2 transactions of the Export card
    .counted = it can make { $count } transactions of the Export card
line-cc-few-transactions = it can't make 2 transactions of the Export card
    .counted = it can make { $count ->
        [one] { $count } transaction
       *[other] { $count } transactions
    } of the Export card, and 2 are needed
line-cc-others-have-more-influence = a Bill is proposed, and the others will have more Influence than it
    .counted = a Bill is proposed; the others have or will have { $others } Influence, it has { $own }
line-cc-no-bill-proposed = no Bill is proposed
line-cc-enough-influence = the others will not have more Influence than it
    .counted = the others have or will have { $others } Influence, it has { $own }

line-cc-workers-available = unemployed Workers for it
line-cc-automated = automated
line-cc-highest-cost = the highest cost
    .figure = { MONEY($figure) }
line-cc-union-if-staffed = staffed by the Working Class, a help to a Trade Union
line-cc-fewest-matching-unemployed = the fewest unemployed Workers fit it
    .figure = { $figure } fit
line-cc-only-operational-of-its-industry = no other operational Company in its industry
line-cc-no-other-machinery-in-its-industry = no other Machinery in its industry
line-cc-output-can-be-stored = room for all that it makes
line-cc-middle-class-first = it hires the Middle Class where both classes could come
line-cc-working-class-in-demonstration = it hires the Working Class during a Demonstration
line-cc-most-of-that-skill = most Workers of that skill
    .figure = { $figure }
line-cc-strike-answered = an Influence symbol came up, so it raises the Wage where Workers strike
    .counted = an Influence symbol came up, so it raises the Wage of the { WORD($company) }, where Workers strike
line-cc-strike-sat-out = no Influence symbol came up, so it leaves the Wage where Workers strike
    .counted = no Influence symbol came up, so it leaves the Wage of the { WORD($company) }, where Workers strike

line-cc-dearer-deal = the dearer Business Deal
    .figure = { MONEY($figure) }
line-cc-no-tariff = in the Free Trade Zone it pays no tariff
line-cc-more-than-the-zone-holds = the Free Trade Zone can't hold all of the deal
