# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

cc-condition-places-for-machinery = 1 ряд за кожну вашу компанію, на якій можна розмістити устаткування
cc-condition-production-phases = { $amount ->
    [1] 1 ряд за кожну фазу виробництва, що попереду
   *[other] 1 ряд за кожні { $amount } фази виробництва, що попереду
}
cc-condition-agriculture-companies = 1 ряд за кожну вашу агропромислову компанію
cc-condition-luxury-companies = 1 ряд за кожну вашу компанію у сфері розкоші
cc-condition-revenue = 1 ряд за кожні { MONEY(FIGURE("revenue-per-row")) } вашого прибутку, якщо він становить { MONEY($amount) } або більше
cc-condition-high-taxes = 2 ряди або 1 ряд, якщо діє 3Б
cc-condition-luxury-stored = 1 ряд за кожні { COUNT($amount, "resource-luxury", form: "acc") } на вашому складі
cc-condition-no-influence = 1 ряд, якщо у вас немає впливу

line-cc-condition-places-for-machinery = є компанії, на яких можна розмістити устаткування
    .counted = компаній, на яких можна розмістити устаткування: { $count }
line-cc-condition-production-phases = попереду фази виробництва
    .counted = фаз виробництва попереду: { $count }
line-cc-condition-agriculture-companies = є агропромислові компанії
    .counted = агропромислових компаній: { $count }
line-cc-condition-luxury-companies = є компанії у сфері розкоші
    .counted = компаній у сфері розкоші: { $count }
line-cc-condition-revenue = прибуток високий
    .counted = прибуток — { MONEY($count) }
line-cc-condition-high-taxes = податки високі
    .counted = діє Закон №{ $count ->
        [2] 3А
       *[other] 3Б
    }
line-cc-condition-luxury-stored = на складі є розкіш
    .counted = { $count ->
        [0] розкоші на складі немає
       *[other] на складі { COUNT($count, "resource-luxury") }
    }
line-cc-condition-no-influence = впливу немає
    .counted = { $count ->
        [0] впливу немає
       *[other] є { COUNT($count, "resource-influence") }
    }

line-cc-company-can-operate = грошей досить на компанію з ринку, яка відразу працюватиме
    .counted = грошей досить на компанію «{ WORD($company) }», яка відразу працюватиме; фаз виробництва попереду: { $phases }
line-cc-new-resource = компанія виробляє ресурс, якого зараз не виробляє жодна власна
    .counted = компанія «{ WORD($company) }» виробляє ресурс, якого зараз не виробляє жодна власна
line-cc-demonstration = триває демонстрація
line-cc-little-to-build = підстав відкривати компанію мало
    .counted = карта «{ action-build-company }» { $count ->
        [0] не піднялася
       *[other] піднялася лише на 1 ряд
    }
line-cc-empty-company-sells = компанія без працівників принесла б щонайменше { MONEY(FIGURE("worth-selling")) }
    .counted = компанія «{ WORD($company) }» не має працівників і принесла б { MONEY($money) }
line-cc-transactions = можливі щонайменше 2 операції за картою експорту
    .counted = операцій за картою експорту можливо: { $count }
line-cc-few-transactions = 2 операції за картою експорту неможливі
    .counted = операцій за картою експорту можливо: { $count }, а треба 2
line-cc-others-have-more-influence = є законопроект, і в інших буде більше впливу
    .counted = є законопроект; в інших є або буде { COUNT($others, "resource-influence") }, а власного { $own }
line-cc-no-bill-proposed = законопроектів немає
line-cc-enough-influence = в інших не буде більше впливу
    .counted = в інших є або буде { COUNT($others, "resource-influence") }, а власного { $own }

line-cc-workers-available = для компанії є незайняті працівники
line-cc-automated = автоматизована компанія
line-cc-highest-cost = найвища вартість
    .figure = { MONEY($figure) }
line-cc-union-if-staffed = із працівниками Робітничого класу допомогла б профспілці
line-cc-fewest-matching-unemployed = підходить найменше незайнятих працівників
    .figure = підходить { $figure }
line-cc-only-operational-of-its-industry = немає іншої функціональної компанії в її сфері
line-cc-no-other-machinery-in-its-industry = немає іншого устаткування в її сфері
line-cc-output-can-be-stored = є місце для всього, що вона виробляє
line-cc-middle-class-first = якщо підходять обидва класи, наймають Середній
line-cc-working-class-in-demonstration = під час демонстрації наймають Робітничий клас
line-cc-most-of-that-skill = найбільше працівників із цією кваліфікацією
    .figure = { $figure }
line-cc-strike-answered = випав символ впливу, тож там, де страйкують, заробітну плату підвищено
    .counted = випав символ впливу, тож у компанії «{ WORD($company) }», де страйкують, заробітну плату підвищено
line-cc-strike-sat-out = символу впливу немає, тож там, де страйкують, заробітна плата та сама
    .counted = символу впливу немає, тож у компанії «{ WORD($company) }», де страйкують, заробітна плата та сама

line-cc-dearer-deal = дорожча ділова угода
    .figure = { MONEY($figure) }
line-cc-no-tariff = у зоні вільної торгівлі не сплачують мита
line-cc-more-than-the-zone-holds = зона вільної торгівлі не вмістить усієї угоди
