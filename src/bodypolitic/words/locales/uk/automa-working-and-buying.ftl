# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = найбільше вакантних місць для кваліфікації
    .figure = { $figure }
line-training-an-unemployed-worker = спершу кваліфікованим роблять некваліфікованого незайнятого працівника
line-training-an-employed-worker-at-random = некваліфікованих незайнятих немає, тож між зайнятими вирішив жереб
line-food-cheapest-source = найдешевша їжа
    .figure = { MONEY($figure) }
line-food-order-of-sources = порядок джерел їжі

line-goods-can-be-had-for-free = ресурс для добробуту можна отримати безоплатно
    .counted = для добробуту можна безоплатно отримати { COUNT($items, $resource, form: "acc") }
line-goods-cost-little = ресурс для добробуту коштує щонайбільше { MONEY(FIGURE("cheap-item")) } за одиницю
    .counted = для добробуту можна придбати { COUNT($items, $resource, form: "acc") } за { MONEY($money) } — щонайбільше по { MONEY(FIGURE("cheap-item")) } за одиницю
line-goods-cost-much = ресурс для добробуту коштує більше ніж { MONEY(FIGURE("cheap-item")) } за одиницю
    .counted = для добробуту можна придбати { COUNT($items, $resource, form: "acc") } за { MONEY($money) } — дорожче ніж по { MONEY(FIGURE("cheap-item")) } за одиницю
line-goods-cannot-be-had = ресурсу для добробуту немає де взяти або немає за що купити
    .counted = для добробуту треба { COUNT($items, $resource, form: "acc") }, але немає де взяти або немає за що купити
line-goods-none-can-be-bought = жодного ресурсу для добробуту не купити
line-buying-free = безоплатно
line-buying-education-for-unskilled-workers = освіта, бо щонайменше 3 незайняті працівники без кваліфікації
line-buying-no-health-before-population-grows = не медицина, бо вона збільшила б показник населення
line-buying-cheapest = найдешевше
    .figure = { MONEY($figure) }
line-buying-order-of-resources = порядок ресурсів
line-buying-order-of-sources = порядок джерел
    .figure = { $figure }
line-buying-from-a-second-source-too = в іншого джерела досить, щоб ще раз підняти добробут

line-assigning-forms-a-trade-union = найбільше організованих профспілок
    .figure = { $figure }
line-assigning-most-unemployed = робота для найбільшої кількості незайнятих
    .figure = { $figure }
line-assigning-meets-the-needs-of-a-trade-union = найбільше сфер, де досить працівників для профспілки
    .figure = { $figure }
line-assigning-highest-wages = найвища заробітна плата
    .figure = { MONEY($figure) }
line-assigning-public-company = найбільше працівників у державних компаніях
    .figure = { $figure }
line-assigning-capitalist-company = найбільше працівників у компаніях Капіталістичного класу
    .figure = { $figure }
line-assigning-order-of-industries = агропромисловість, потім медіа, потім розкіш
line-assigning-skill-with-most-unemployed = кваліфікація, яку має найбільше незайнятих
    .figure = { $figure }
line-unskilled-workers-leave-first = першими йдуть некваліфіковані працівники
