# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = most open slots for that skill
    .figure = { $figure }
line-training-an-unemployed-worker = an unskilled unemployed Worker is trained first
line-training-an-employed-worker-at-random = nobody unskilled is unemployed, so one of those who work is drawn by lot
line-food-cheapest-source = the cheapest Food
    .figure = { MONEY($figure) }
line-food-order-of-sources = its order of sources for Food

line-goods-can-be-had-for-free = a resource that raises its Prosperity can be had for free
    .counted = { COUNT($items, $resource) } for its Prosperity can be had for free
line-goods-cost-little = a resource that raises its Prosperity costs { MONEY(FIGURE("cheap-item")) } each or less
    .counted = { COUNT($items, $resource) } for its Prosperity cost { MONEY($money) }, { MONEY(FIGURE("cheap-item")) } each or less
line-goods-cost-much = a resource that raises its Prosperity costs more than { MONEY(FIGURE("cheap-item")) } each
    .counted = { COUNT($items, $resource) } for its Prosperity cost { MONEY($money) }, more than { MONEY(FIGURE("cheap-item")) } each
line-goods-cannot-be-had = a resource that raises its Prosperity can't be had, or it can't pay for it
    .counted = { COUNT($items, $resource) } for its Prosperity can't be had, or it can't pay for them
line-goods-none-can-be-bought = it can buy no resource to raise its Prosperity
line-buying-free = free
line-buying-education-for-unskilled-workers = Education, since 3 or more of its unemployed are unskilled
line-buying-no-health-before-population-grows = no Health, which would make its Population grow
line-buying-cheapest = the cheapest
    .figure = { MONEY($figure) }
line-buying-order-of-resources = its order of resources
line-buying-order-of-sources = its order of sources
    .figure = { $figure }
line-buying-from-a-second-source-too = another source has enough to raise its Prosperity once more

line-assigning-forms-a-trade-union = most Trade Unions formed
    .figure = { $figure }
line-assigning-most-unemployed = work for the most unemployed
    .figure = { $figure }
line-assigning-meets-the-needs-of-a-trade-union = most industries with enough Workers for a Trade Union
    .figure = { $figure }
line-assigning-highest-wages = the highest Wages
    .figure = { MONEY($figure) }
line-assigning-public-company = most Workers in Public Companies
    .figure = { $figure }
line-assigning-capitalist-company = most Workers in Capitalist Class Companies
    .figure = { $figure }
line-assigning-order-of-industries = Agriculture, then Media, then Luxury
line-assigning-skill-with-most-unemployed = the skill that most of the unemployed have
    .figure = { $figure }
line-unskilled-workers-leave-first = unskilled Workers leave first
