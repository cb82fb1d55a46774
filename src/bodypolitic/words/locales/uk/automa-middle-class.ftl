# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = { $mood ->
    [may] сплатити на { MONEY($discount) } менше за компанію, яка не є медіакомпанією, і отримати
   *[do] сплатіть на { MONEY($discount) } менше за компанію, яка не є медіакомпанією, і отримайте
} склад для того, що вона виробляє

mc-condition-unemployed-workers = 1 ряд за кожного вашого незайнятого працівника, якщо їх { $amount } або більше
line-mc-condition-unemployed-workers = є незайняті працівники
    .counted = незайнятих працівників: { $count }

## Building

line-mc-building-employee-there = є незайнятий працівник Робітничого класу на місце найманого
line-mc-building-own-workers-only = працівник Робітничого класу не потрібен

line-mc-check-companies-productions-remain = компанія, яку можна відкрити, вироблятиме ресурси досить часто
    .counted = можна відкрити компанію «{ WORD($company) }»; фаз виробництва попереду: { $phases }
line-mc-check-companies-employee-waits = найманий працівник для компанії, яку можна відкрити, зараз незайнятий
    .counted = найманий працівник для компанії «{ WORD($company) }» зараз незайнятий
line-mc-check-companies-new-resource = компанія, яку можна відкрити, виробляє те, чого досі не виробляє жодна власна
    .counted = компанія «{ WORD($company) }» виробляє те, чого досі не виробляє жодна власна
line-mc-check-companies-prosperous = добробут наздогнав кількість компаній із двома працівниками
    .counted = добробут — { $prosperity }, а компаній із двома працівниками — { $companies }
line-mc-check-companies-little-reason = підстав відкривати компанію мало
    .counted = карта «{ action-build-company }» { $count ->
        [0] не піднялася
       *[other] піднялася лише на 1 ряд
    }

line-mc-market-has-such-a-company = на ігровому полі вже є власна компанія цієї сфери
    .counted = на ігровому полі вже є власна компанія тієї ж сфери, що й «{ WORD($company) }»

## Workers

line-mc-check-workers-unemployed-find-work = незайняті працівники знайшли б роботу
    .counted = незайнятих працівників, які знайшли б роботу: { $count }
line-mc-check-workers-few-find-work = роботу знайшли б менше ніж 2 незайняті працівники
    .counted = незайнятих працівників, які знайшли б роботу: { $count }, а треба щонайменше 2
line-mc-own-workers-first = якщо державну компанію можуть заповнити обидва класи, першими йдуть власні працівники

line-mc-skill-own-market = потрібен компанії власного ринку
line-mc-skill-other-workers-there = єдиний, кого бракує компанії власного ринку
line-mc-skill-industry-without-company = сфера без власної компанії
line-mc-skill-order-of-industries = порядок сфер для нових працівників
line-mc-skill-companies-not-operational = потрібен порожній державній компанії або компанії Капіталістичного класу
line-mc-skill-capitalist-market = потрібен компанії з ринку Капіталістичного класу

line-mc-hiring-production-below-storage-limit = виробляють менше, ніж вміщує склад
line-mc-hiring-no-other-company-in-industry = немає іншої власної компанії в цій сфері
line-mc-hiring-no-trade-union = не дає змоги організувати профспілку

line-mc-shift-room-for-output = є місце для всього виробленого понаднормово
line-mc-shift-two-own-workers = там двоє власних працівників
line-mc-shift-employee-not-committed = невмотивований найманий працівник

## Exports

line-mc-check-foreign-market-transactions = можливі щонайменше 2 операції за картою експорту
    .counted = операцій за картою експорту можливо: { $count }
line-mc-check-foreign-market-short-of-money = грошей { MONEY(FIGURE("little-money")) } або менше
    .counted = є { MONEY($count) }, не більше ніж { MONEY(FIGURE("little-money")) }
line-mc-check-foreign-market-few-transactions = 2 операції за картою експорту неможливі
    .counted = операцій за картою експорту можливо: { $count }, а треба 2
