# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = its skill has the most open slots
line-training-an-unemployed-worker = an unskilled unemployed worker is trained first
line-training-an-employed-worker-at-random = nobody unskilled is unemployed, so lots are drawn among those who work
line-food-cheapest-source = food is cheapest there
line-food-order-of-sources = of two sources at one price it prefers this one

line-goods-can-be-had-for-free = a resource to prosper by can be had for free
line-goods-cost-little = a resource to prosper by costs 6 V an item or less
line-goods-cost-much = a resource to prosper by costs more than 6 V an item
line-goods-none-can-be-bought = it can buy no resource to prosper by
line-buying-free = it is free
line-buying-education-for-unskilled-workers = 3 or more of its unemployed are unskilled, so it wants education
line-buying-no-health-before-population-grows = health would make its Population grow
line-buying-cheapest = it is cheapest
line-buying-order-of-resources = at one cost it prefers this resource
line-buying-order-of-sources = at one cost it prefers this source
line-buying-from-a-second-source-too = another source has enough to prosper once more

line-assigning-forms-a-trade-union = it forms a trade union
line-assigning-most-unemployed = it gives work to the most unemployed
line-assigning-meets-the-needs-of-a-trade-union = enough work in an industry then for a trade union
line-assigning-highest-wages = the wages are highest
line-assigning-public-company = it is a Public Company
line-assigning-capitalist-company = it is a Capitalist Class company
line-assigning-service-not-produced-or-cheaper = its service is not produced publicly, or is the cheaper one
line-assigning-order-of-industries = it prefers agriculture, then media, then luxury
line-assigning-skill-with-most-unemployed = most of the unemployed have that skill
line-unskilled-workers-leave-first = unskilled workers leave first
