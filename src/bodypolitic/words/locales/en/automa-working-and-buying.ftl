# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = its skill has the most open slots
line-training-an-unemployed-worker = an unskilled unemployed Worker is trained first
line-training-an-employed-worker-at-random = nobody unskilled is unemployed, so lots are drawn among those who work
line-food-cheapest-source = Food is cheapest there
line-food-order-of-sources = of two sources at one price it prefers this one

line-goods-can-be-had-for-free = a resource to prosper by can be had for free
line-goods-cost-little = a resource to prosper by costs { MONEY(FIGURE("cheap-item")) } an item or less
line-goods-cost-much = a resource to prosper by costs more than { MONEY(FIGURE("cheap-item")) } an item
line-goods-none-can-be-bought = it can buy no resource to prosper by
line-buying-free = it is free
line-buying-education-for-unskilled-workers = 3 or more of its unemployed are unskilled, so it wants Education
line-buying-no-health-before-population-grows = Health would make its Population grow
line-buying-cheapest = it is cheapest
line-buying-order-of-resources = at one cost it prefers this resource
line-buying-order-of-sources = at one cost it prefers this source
line-buying-from-a-second-source-too = another source has enough to prosper once more

line-assigning-forms-a-trade-union = it forms a Trade Union
line-assigning-most-unemployed = it gives work to the most unemployed
line-assigning-meets-the-needs-of-a-trade-union = enough work in an industry then for a Trade Union
line-assigning-highest-wages = the Wages are highest
line-assigning-public-company = it is a Public Company
line-assigning-capitalist-company = it is a Capitalist Class Company
line-assigning-service-not-produced-or-cheaper = its service is not produced publicly, or is the cheaper one
line-assigning-order-of-industries = it prefers Agriculture, then media, then Luxury
line-assigning-skill-with-most-unemployed = most of the unemployed have that skill
line-unskilled-workers-leave-first = unskilled Workers leave first
