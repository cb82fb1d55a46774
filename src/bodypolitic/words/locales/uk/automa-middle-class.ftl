# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = { $mood ->
    [may] сплатити на { MONEY($discount) } менше за компанію, яка не є медіакомпанією, і отримати
   *[do] сплатіть на { MONEY($discount) } менше за компанію, яка не є медіакомпанією, і отримайте
} склад для того, що вона виробляє

condition-unemployed-workers = 1 ряд за кожного вашого незайнятого працівника, якщо їх { $amount } або більше

## Building

line-mc-building-employee-there = незайнятий працівник Робітничого класу може стати найманим
line-mc-building-own-workers-only = компанії не потрібен працівник Робітничого класу

line-mc-check-companies-productions-remain = компанія, яку можна відкрити, вироблятиме ресурси досить часто
line-mc-check-companies-employee-waits = найманий працівник для компанії, яку можна відкрити, зараз незайнятий
line-mc-check-companies-new-resource = компанія, яку можна відкрити, виробляє те, чого досі не виробляє жодна власна
line-mc-check-companies-prosperous = добробут наздогнав кількість компаній із двома працівниками
line-mc-check-companies-little-reason = підстав відкривати компанію мало

line-mc-market-has-such-a-company = на ігровому полі вже є власна компанія цієї сфери

## Workers

line-mc-check-workers-unemployed-find-work = незайняті працівники знайшли б роботу
line-mc-check-workers-few-find-work = роботу знайшли б менше ніж 2 незайняті працівники
line-mc-own-workers-first = якщо державну компанію можуть заповнити обидва класи, першими йдуть власні працівники

line-mc-skill-own-market = цього працівника потребує компанія власного ринку
line-mc-skill-other-workers-there = усі інші, кого потребує компанія ринку, вже є на біржі праці
line-mc-skill-industry-without-company = власної компанії цієї сфери немає
line-mc-skill-order-of-industries = порядок сфер для нових працівників
line-mc-skill-companies-not-operational = цього працівника потребує порожня державна компанія або компанія Капіталістичного класу
line-mc-skill-capitalist-market = цього працівника потребує компанія з ринку Капіталістичного класу

line-mc-hiring-production-below-storage-limit = власні компанії виробляють цього менше, ніж вміщує склад
line-mc-hiring-no-other-company-in-industry = іншої власної компанії цієї сфери немає
line-mc-hiring-no-trade-union = цей працівник не дав би змоги організувати профспілку

line-mc-shift-room-for-output = усе вироблене понаднормово вміститься на складі
line-mc-shift-two-own-workers = там працюють двоє власних працівників
line-mc-shift-employee-not-committed = найманий працівник там невмотивований

## Exports

line-mc-check-foreign-market-transactions = можливі щонайменше 2 операції за картою експорту
line-mc-check-foreign-market-short-of-money = вони можливі, а грошей { MONEY(FIGURE("little-money")) } або менше
line-mc-check-foreign-market-few-transactions = 2 операції за картою експорту неможливі
