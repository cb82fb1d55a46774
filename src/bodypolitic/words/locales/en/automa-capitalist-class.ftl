# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

condition-places-for-machinery = 1 row for each of your Companies that could get Machinery
condition-production-phases = 1 row for every { $amount } Production Phases to come
condition-agriculture-companies = 1 row for each of your Agriculture Companies
condition-luxury-companies = 1 row for each of your Luxury Companies
condition-revenue = 1 row for every { MONEY(FIGURE("revenue-per-row")) } of your Revenue, if that is { MONEY($amount) } or more
condition-high-taxes = 2 rows, or 1 row at 3B
condition-luxury-stored = 1 row for every { $amount } Luxury in your Storage
condition-no-influence = 1 row if you have no Influence

line-cc-company-can-operate = it can afford a Company of its Market that would work at once
line-cc-new-resource = that Company makes a resource that it can't make now
line-cc-demonstration = a Demonstration is taking place
line-cc-little-to-build = there was little reason to build
line-cc-empty-company-sells = a Company without Workers would bring at least { MONEY(FIGURE("worth-selling")) }
line-cc-transactions = it can make at least 2 transactions of the Export card
line-cc-few-transactions = it can't make 2 transactions of the Export card
line-cc-others-have-more-influence = a Bill is proposed, and the others will have more Influence than it
line-cc-enough-influence = no Bill is proposed, or the others will not have more Influence than it

line-cc-workers-available = there are unemployed Workers for that Company
line-cc-automated = that Company is automated
line-cc-highest-cost = that Company cost the most
line-cc-union-if-staffed = with Working Class Workers in it that Company would help them to a Trade Union
line-cc-fewest-matching-unemployed = the fewest unemployed Workers fit that Company
line-cc-only-operational-of-its-industry = it has no other operational Company in that industry
line-cc-no-other-machinery-in-its-industry = no other Company of its in that industry has Machinery
line-cc-output-can-be-stored = all that the Company makes can be stored
line-cc-middle-class-first = it hires the Middle Class where both classes could come
line-cc-working-class-in-demonstration = it hires the Working Class during a Demonstration
line-cc-most-of-that-skill = there are most Workers of that skill
line-cc-strike-answered = an Influence symbol came up, so it raises the Wage where Workers strike
line-cc-strike-sat-out = no Influence symbol came up, so it leaves the Wage where Workers strike

line-cc-dearer-deal = that Business Deal costs more
line-cc-no-tariff = in the Free Trade Zone it pays no tariff
line-cc-more-than-the-zone-holds = the Free Trade Zone can't hold all of the deal
