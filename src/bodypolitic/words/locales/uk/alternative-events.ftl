# Alternative Events: their tasks, the Benefits of the cards that classes keep, and what is asked and told of them.

## Tasks; `$costs` is everything that is spent, `$spends` how many kinds of things that is

task-spend-and-choose = { $spends ->
    [0] дійте
   *[other] витратьте { $costs } і дійте
} на користь { chosen-class }
task-spend-or-pay = витратьте { COUNT($amount, $resources, form: "acc") } або { MONEY($money) } і дійте на користь { chosen-class }
task-spend-and-pay-for-missing = витратьте { COUNT($amount, $resources, form: "acc") }, а за кожну одиницю, якої бракує, — { MONEY($money) }, і дійте на користь { chosen-class }
task-spend-two-resources = витратьте разом { COUNT($amount, "thing-item", form: "acc") } { ALL($resources, form: "gen") }, щонайменше по 1, і дійте на користь { chosen-class }
task-spend-influence-per-policy = витратьте 1 вплив (медіавплив або особистий) за кожен із законів №1–5, що не збігається з вашими політичними цілями, і дійте на користь { chosen-class }
task-spend-influence-per-bill-marker = дійте на користь { chosen-class } і витратьте 1 вплив (медіавплив або особистий) за кожен його невикористаний маркер законопроекту; щонайменше один такий мусить бути
task-buy-and-choose = придбайте в гравців або за кордоном від 1 до { COUNT($amount, $resources, form: "gen") } і дійте на користь { chosen-class }

cost-money = { MONEY($money) }
cost-personal-influence = { COUNT($amount, "thing-personal-influence", form: "acc") }
cost-media-influence = { COUNT($amount, "thing-media-influence", form: "acc") }

## Benefits, as their holder reads them

event-benefit = бонус класу, який лишає собі карту: { $benefit }
kept-at-beginning = на початку кожної { WORD($phase, form: "gen") } { $effect }
kept-get-resources = отримайте { $goods }
kept-get-money = отримайте { MONEY($money) }
kept-get-money-from-state = отримайте { MONEY($money) } з державної скарбниці
kept-get-influence = отримайте { COUNT($amount, "resource-influence", form: "acc") }
kept-add-voting-cubes = додайте в мішечок { COUNT($amount, "thing-own-voting-cube", form: "acc") }
kept-sell-to-state = продайте Державі зі свого складу до { COUNT($amount, $resource, form: "gen") } по { MONEY($money) } за одиницю; Держава здобуває { $vp } ПБ
kept-get-money-and-staff = отримайте { MONEY($money) }; можете також заповнити вакантні місця однієї зі своїх компаній незайнятими працівниками
kept-raise-output = кожна з ваших компаній { WORD($industry, form: "in") } виробляє в цій фазі на { $amount } більше
kept-change-wage = змініть на { COUNT($amount, "thing-level", form: "acc") } заробітну плату у власній приватній компанії або в компанії з вашими працівниками на цю фазу, попри Закон «{ policy-2 }»
kept-extra-wages = коли виплачують заробітну плату, отримайте від Держави { MONEY($money) } за кожну державну компанію з вашими працівниками; Держава загалом здобуває { $vp } ПБ
kept-get-from-state = на етапі «Забезпечення потреб населення» отримайте від Держави { COUNT($amount, $resource, form: "acc") }; якщо в неї цього немає, вона втрачає { $vp } ПБ
kept-pay-less-tax = під час сплати податків сплатіть на { MONEY($money) } менше
kept-state-backs-bill = скиньте карту перед голосуванням у фазі голосування: Держава мусить бути за і витратити { COUNT($amount, "resource-influence", form: "acc") } або скільки має
kept-state-shares-cost = щоразу, коли ви відкриваєте компанію, Держава сплачує { MONEY($money) } її вартості й здобуває { $vp } ПБ

## What is asked

question-spend-for-event = «{ WORD($event) }»: що ви витрачаєте?
question-buy-for-event = «{ WORD($event) }»: де ви купуєте? Ще до { $left }.
question-buy-for-event-from = «{ WORD($event) }»: скільки ви купуєте { WORD($source, form: "from") }?
question-keep-event = Держава віддає вам карту «{ WORD($event) }». Лишити її собі?
question-use-benefits = Який зі своїх бонусів ви використовуєте зараз?
question-sell-by-benefit = «{ WORD($event) }»: скільки ви продаєте Державі?
question-staff-own-company = Яка з ваших компаній отримує працівників?
question-change-wage-for-phase = «{ WORD($event) }»: яку заробітну плату ви змінюєте на цю фазу?
question-press-state = «{ WORD($event) }»: скинути карту, щоб Держава мусила підтримати законопроект { $bill }?

option-spend = { COUNT($amount, $resource) }
option-spend-money = { MONEY($amount) }
option-spend-services = { COUNT($health, "resource-health") } і { COUNT($education, "resource-education") }
option-spend-influences = { COUNT($personal, "thing-personal-influence") } і { COUNT($media, "thing-media-influence") }
option-keep-event = Лишити карту «{ WORD($event) }»
option-turn-in-event = Скинути за 1 ПБ
option-benefit = { WORD($event) }
occasion-benefits = Карти проблем, які ви лишили собі, мають бонуси саме на цей момент

## What happens

story-event-given = Держава віддає { WORD($who, form: "dat") } карту «{ WORD($event) }».
story-event-kept = { WORD($who) } лишає собі карту «{ WORD($event) }».
story-event-benefit-used = { WORD($who) } використовує бонус карти «{ WORD($event) }».
story-event-benefit-spent = { WORD($who) }: бонус карти «{ WORD($event) }» використано.
story-bill-backed = { WORD($who) } змушує Державу підтримати законопроект до { WORD($policy, form: "numbered-gen") } і витратити { COUNT($amount, "resource-influence", form: "acc") }.
story-wage-for-phase = У компанії «{ WORD($company) }» так буде лише в цій фазі; потім заробітна плата знову { $before }.
story-wage-stays = Заробітна плата в компанії «{ WORD($company) }» лишається такою, як зараз.
story-event-discarded = { WORD($who) } скидає карту «{ WORD($event) }».

## Titles and names

title-event-low-global-innovation-index-ranking = Низьке місце в індексі інновацій
title-event-demand-for-better-public-education = Потреба в кращій державній освіті
title-event-demand-for-subsidies-by-dairy-farmers = Молочні фермери вимагають субсидій
title-event-demand-for-administrative-upgrade = Вимога оновлення держапарату
title-event-high-illiteracy-rate = Високий рівень неписьменності
title-event-low-vaccination-rates = Низький рівень вакцинації
title-event-political-pressure = Політичний тиск
title-event-demand-for-energy-subsidy = Вимога субсидій на енергоносії
title-event-smear-campaign = Чорний піар
title-event-demand-for-economic-stimulus = Вимога економічних стимулів
title-event-public-pressure = Суспільний тиск
title-event-hurricane = Ураган
title-event-rising-traffic-accidents = Зростання кількості ДТП
title-event-tax-returns = Повернення податків
title-event-fear-of-recession = Страх перед рецесією
title-event-student-protest = Студентський протест
title-event-rising-flu-infections = Спалах грипу
title-event-low-political-engagement = Низька політична активність
title-event-demand-for-digital-transformation = Вимога цифрової трансформації
title-event-rising-economic-inequality = Зростання економічної нерівності
title-event-healthcare-scandal = Скандал в охороні здоров’я
title-event-public-sector-union-negotiations = Переговори з профспілками держсектора
title-event-demand-for-startup-support = Вимога підтримки стартапів
title-event-gerrymandering = Нарізка округів
title-event-demand-for-state-intervention = Вимога втручання держави
reason-event-turned-in = проблему скинуто
reason-event-benefit = бонус проблеми

## Why an Automa does it

line-biggest-change-of-wage = найбільша зміна заробітної плати
    .figure = { MONEY($figure) }

## Sheets, the page and the terminal

sheet-event-alternative = Альтернативна проблема
sheet-alternative-events = Альтернативні проблеми
    .text = Інші проблеми для Держави. Клас, якому допомогли, лишає собі карту заради бонусу або бере 1 ПБ.
    .rulebook = Альтернативні проблеми
ui-module-alternative-events = Альтернативні проблеми
ui-module-alternative-events-does = Карта проблеми дістається класу, якому Держава допомагає: він лишає собі її бонус або бере 1 ПБ.
ui-policy-backed = Держава підтримує
ui-policy-backed-hint = Держава мусить підтримати законопроект до цього закону
ui-kept-title = Карти проблем у гравця
ui-kept-in-use = діє зараз
cli-events-kept = Карти проблем: { $role }
cli-event-benefit = бонус проблеми
cli-event-benefits = бонуси проблем
