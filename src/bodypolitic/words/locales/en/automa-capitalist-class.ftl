# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

condition-places-for-machinery = 1 row for each of your companies that could get Machinery
condition-production-phases = 1 row for every { $amount } Production Phases to come
condition-agriculture-companies = 1 row for each of your agriculture companies
condition-luxury-companies = 1 row for each of your luxury companies
condition-revenue = 1 row for every 100 V of your Revenue, if that is { $amount } V or more
condition-high-taxes = 2 rows, or 1 row at 3B
condition-luxury-stored = 1 row for every { $amount } luxury in your storage
condition-no-influence = 1 row if you have no influence

line-cc-company-can-operate = it can afford a company of its market that would work at once
line-cc-new-resource = that company makes a resource that it can't make now
line-cc-demonstration = a demonstration is taking place
line-cc-little-to-build = there was little reason to build
line-cc-empty-company-sells = a company without workers would bring at least 20 V
line-cc-transactions = it can make at least 2 transactions of the Export card
line-cc-few-transactions = it can't make 2 transactions of the Export card
line-cc-others-have-more-influence = a bill is proposed, and the others will have more influence than it
line-cc-enough-influence = no bill is proposed, or the others will not have more influence than it

line-cc-workers-available = there are unemployed workers for that company
line-cc-automated = that company is automated
line-cc-highest-cost = that company cost the most
line-cc-union-if-staffed = with Working Class workers in it that company would help them to a Trade Union
line-cc-fewest-matching-unemployed = the fewest unemployed workers fit that company
line-cc-only-operational-of-its-industry = it has no other operational company in that industry
line-cc-no-other-machinery-in-its-industry = no other company of its in that industry has Machinery
line-cc-output-can-be-stored = all that the company makes can be stored
line-cc-middle-class-first = it hires the Middle Class where both classes could come
line-cc-working-class-in-demonstration = it hires the Working Class during a demonstration
line-cc-most-of-that-skill = there are most workers of that skill
line-cc-strike-answered = an Influence symbol came up, so it raises the wage where workers strike
line-cc-strike-sat-out = no Influence symbol came up, so it leaves the wage where workers strike

line-cc-dearer-deal = that business deal costs more
line-cc-no-tariff = in the Free Trade Zone it pays no tariff
line-cc-more-than-the-zone-holds = the Free Trade Zone can't hold all of the deal
