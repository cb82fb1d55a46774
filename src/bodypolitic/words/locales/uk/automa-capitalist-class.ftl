# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

condition-places-for-machinery = 1 ряд за кожну вашу компанію, на якій можна розмістити устаткування
condition-production-phases = { $amount ->
    [1] 1 ряд за кожну фазу виробництва, що попереду
   *[other] 1 ряд за кожні { $amount } фази виробництва, що попереду
}
condition-agriculture-companies = 1 ряд за кожну вашу агропромислову компанію
condition-luxury-companies = 1 ряд за кожну вашу компанію у сфері розкоші
condition-revenue = 1 ряд за кожні { MONEY(FIGURE("revenue-per-row")) } вашого прибутку, якщо він становить { MONEY($amount) } або більше
condition-high-taxes = 2 ряди або 1 ряд, якщо діє 3Б
condition-luxury-stored = 1 ряд за кожні { COUNT($amount, "resource-luxury", form: "acc") } на вашому складі
condition-no-influence = 1 ряд, якщо у вас немає впливу

line-cc-company-can-operate = грошей досить на компанію з ринку, яка відразу працюватиме
line-cc-new-resource = ця компанія виробляє ресурс, якого зараз не виробляє жодна власна
line-cc-demonstration = триває демонстрація
line-cc-little-to-build = підстав відкривати компанію мало
line-cc-empty-company-sells = компанія без працівників принесла б щонайменше { MONEY(FIGURE("worth-selling")) }
line-cc-transactions = можливі щонайменше 2 операції за картою експорту
line-cc-few-transactions = 2 операції за картою експорту неможливі
line-cc-others-have-more-influence = є законопроект, і в інших буде більше впливу
line-cc-enough-influence = законопроектів немає, або в інших не буде більше впливу

line-cc-workers-available = для цієї компанії є незайняті працівники
line-cc-automated = ця компанія автоматизована
line-cc-highest-cost = ця компанія коштувала найбільше
line-cc-union-if-staffed = з працівниками Робітничого класу ця компанія допомогла б їм організувати профспілку
line-cc-fewest-matching-unemployed = цій компанії підходить найменше незайнятих працівників
line-cc-only-operational-of-its-industry = іншої власної функціональної компанії в цій сфері немає
line-cc-no-other-machinery-in-its-industry = жодна інша власна компанія цієї сфери не має устаткування
line-cc-output-can-be-stored = усе, що виробляє компанія, вміститься на складі
line-cc-middle-class-first = якщо підходять обидва класи, наймають Середній
line-cc-working-class-in-demonstration = під час демонстрації наймають Робітничий клас
line-cc-most-of-that-skill = працівників із цією кваліфікацією найбільше
line-cc-strike-answered = випав символ впливу, тож там, де страйкують, заробітну плату підвищено
line-cc-strike-sat-out = символу впливу немає, тож там, де страйкують, заробітна плата та сама

line-cc-dearer-deal = ця ділова угода дорожча
line-cc-no-tariff = у зоні вільної торгівлі не сплачують мита
line-cc-more-than-the-zone-holds = зона вільної торгівлі не вмістить усієї угоди
