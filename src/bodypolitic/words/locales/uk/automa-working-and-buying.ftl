# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = для цієї кваліфікації найбільше вакантних місць
line-training-an-unemployed-worker = спершу кваліфікованим роблять некваліфікованого незайнятого працівника
line-training-an-employed-worker-at-random = некваліфікованих незайнятих немає, тож між зайнятими вирішив жереб
line-food-cheapest-source = там їжа найдешевша
line-food-order-of-sources = із двох джерел з однаковою ціною це бажаніше

line-goods-can-be-had-for-free = ресурс для добробуту можна отримати безоплатно
line-goods-cost-little = ресурс для добробуту коштує щонайбільше { MONEY(FIGURE("cheap-item")) } за одиницю
line-goods-cost-much = ресурс для добробуту коштує більше ніж { MONEY(FIGURE("cheap-item")) } за одиницю
line-goods-none-can-be-bought = жодного ресурсу для добробуту не купити
line-buying-free = це безоплатно
line-buying-education-for-unskilled-workers = щонайменше 3 незайняті працівники без кваліфікації, тож потрібна освіта
line-buying-no-health-before-population-grows = медицина збільшила б показник населення
line-buying-cheapest = це найдешевше
line-buying-order-of-resources = за однакової ціни цей ресурс бажаніший
line-buying-order-of-sources = за однакової ціни це джерело бажаніше
line-buying-from-a-second-source-too = в іншого джерела досить, щоб ще раз підняти добробут

line-assigning-forms-a-trade-union = це дає змогу організувати профспілку
line-assigning-most-unemployed = це дає роботу найбільшій кількості незайнятих
line-assigning-meets-the-needs-of-a-trade-union = тоді у сфері досить зайнятих для профспілки
line-assigning-highest-wages = заробітна плата там найвища
line-assigning-public-company = це державна компанія
line-assigning-capitalist-company = це компанія Капіталістичного класу
line-assigning-service-not-produced-or-cheaper = цієї послуги державні компанії не виробляють, або вона дешевша
line-assigning-order-of-industries = бажаніша агропромисловість, потім медіа, потім розкіш
line-assigning-skill-with-most-unemployed = цю кваліфікацію має найбільше незайнятих
line-unskilled-workers-leave-first = першими йдуть некваліфіковані працівники
