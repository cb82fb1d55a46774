# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = buy from the Public Services only, and before that { $money }

line-wc-unemployed-would-find-work = unemployed Workers would find work
    .counted = { $count ->
        [one] { $count } unemployed Worker
       *[other] { $count } unemployed Workers
    } would find work
line-wc-trade-union-possible = a Trade Union could be formed
    .counted = { $count ->
        [0] no Trade Union
        [one] { $count } Trade Union
       *[other] { $count } Trade Unions
    } could be formed
line-wc-no-worthwhile-assignment = too few Workers could be assigned, and no Trade Union formed
    .counted = { $count ->
        [0] no unemployed Worker
        [one] { $count } unemployed Worker
       *[other] { $count } unemployed Workers
    } would find work, where 2 would have to, and it could form no Trade Union
line-wc-more-unemployed-than-slots = more Workers are unemployed than there are slots for
    .counted = { $unemployed ->
        [one] { $unemployed } of its Workers is
       *[other] { $unemployed } of its Workers are
    } unemployed, and { $slots ->
        [one] { $slots } slot is
       *[other] { $slots } slots are
    } open to them
line-wc-companies-pay-the-minimum = Companies where it could strike pay no more than they must
    .counted = { $companies ->
        [one] { $companies } Company where it could strike pays
       *[other] { $companies } Companies where it could strike pay
    } no more than they must: a row for every { $per }
line-wc-labor-market-at-2c = the Labor Market is at 2C
line-wc-strike-machinery = Machinery
line-wc-strike-only-company-of-its-industry = its owner's only operational Company in the industry
line-wc-strike-biggest-difference-in-wages = the widest gap to the Wages of L3
    .figure = { MONEY($figure) }
line-wc-strike-order-of-industries = Media, then Healthcare, Education, Luxury and Agriculture
line-wc-strike-biggest-production = the highest production
    .figure = makes { $figure }
line-wc-skill-could-form-a-trade-union = such a Worker could form a Trade Union
line-wc-skill-fewest-open-slots = of those who could form a Trade Union, the one with the fewest open slots
    .figure = { $figure }
line-wc-skill-would-meet-the-needs-of-a-trade-union = enough in the industry then for a Trade Union
line-wc-skill-most-open-slots = most open slots
    .figure = { $figure }
line-wc-skill-most-slots-in-markets = most slots in Companies that could be built
    .figure = { $figure }
line-wc-skill-order-of-industries = Agriculture, then Media, then Luxury
line-wc-demonstration-order-of-losses = the Capitalist Class loses what it can, then the Middle Class, then the State
