# The Automa of the Working Class: bonuses of its AI cards, and the lines of its own instruction cards.

buy-public-services = buy from the Public Services only, and before that { $money }

line-wc-unemployed-would-find-work = unemployed Workers would find work
line-wc-trade-union-possible = a Trade Union could be formed
line-wc-no-worthwhile-assignment = too few Workers could be assigned, and no Trade Union formed
line-wc-more-unemployed-than-slots = more Workers are unemployed than there are slots for
line-wc-companies-pay-the-minimum = Companies where it could strike pay no more than they must
line-wc-labor-market-at-2c = the Labor Market is at 2C
line-wc-strike-machinery = it has Machinery
line-wc-strike-only-company-of-its-industry = it is its owner's only operational Company of that industry
line-wc-strike-biggest-difference-in-wages = its Wages have the longest way to L3
line-wc-strike-order-of-industries = it prefers media, then Healthcare, Education, Luxury and Agriculture
line-wc-strike-biggest-production = it produces most
line-wc-skill-could-form-a-trade-union = such a Worker could form a Trade Union
line-wc-skill-fewest-open-slots = of several who could form a Trade Union, this one finds the fewest slots
line-wc-skill-would-meet-the-needs-of-a-trade-union = with such a Worker enough would work in an industry for a Trade Union
line-wc-skill-most-open-slots = Companies have the most slots for it
line-wc-skill-most-slots-in-markets = Companies that could be built have the most slots for it
line-wc-skill-service-not-produced-or-dearer = its service is not produced publicly, or is the dearer one
line-wc-skill-order-of-industries = it prefers Agriculture, then media, then Luxury
line-wc-demonstration-order-of-losses = the Capitalist Class loses what it can, then the Middle Class, then the State
