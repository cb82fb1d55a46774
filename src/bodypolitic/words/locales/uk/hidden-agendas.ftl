# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Яку з двох таємних цілей ви лишаєте собі? Ніхто інший її не побачить.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Відкрити ціль «{ WORD($agenda) }»
detail-reward = { $vp } ПБ
occasion-agenda = Перед першим раундом кожен вибирає таємну ціль

## What happens

story-hidden-agenda-claimed = { WORD($who) } відкриває свою таємну ціль: «{ WORD($agenda) }».
story-hidden-agenda-discarded = { WORD($who) } мусить скинути свою таємну ціль: «{ WORD($agenda) }».
story-hidden-agenda-achieved = { WORD($who) } досягає цілі «{ WORD($agenda) }» і перевертає карту долілиць.

## The text of an agenda

agenda = { $timing }: { $goals }. { $vp } ПБ.
agenda-anytime = будь-коли
agenda-until-round = будь-коли до кінця раунду { $round }
agenda-from-round = будь-коли, починаючи з раунду { $round }
agenda-at-game-end = наприкінці гри
agenda-in-phase = { WORD($phase, form: "in") }

goal-events-dealt-with = ви розв’язали щонайменше { COUNT($needed, "thing-event", form: "acc") }
goal-loans-taken = за всю гру не взято жодної позики (з першою позикою цю карту скидають)
goal-agenda-matches = щонайменше { COUNT($needed, "thing-policy") } збігаються з вашими політичними цілями
goal-treasury = щонайменше { MONEY($needed) } у державній скарбниці
goal-sections-in-force = { $every ->
    [yes] { $sections } у силі
   *[no] щонайменше { $needed } із { $sections } у силі
}
goal-operational-companies = щонайменше { COUNT($needed, "thing-operational-company") }
goal-stored = щонайменше { COUNT($needed, $resource) } на складі
goal-fully-operational-companies = щонайменше { COUNT($needed, "thing-fully-operational-company") }
goal-workplaces-elsewhere = ваші працівники є щонайменше в { $needed } компаніях Капіталістичного класу чи державних компаніях
goal-unemployed-workers = у вас немає незайнятих працівників
goal-influence = щонайменше { COUNT($needed, "resource-influence") }
goal-trade-unions = щонайменше { COUNT($needed, "thing-union") }
goal-bills-passed = у ній прийнято { COUNT($needed, "thing-bill", form: "acc") } вашого авторства
goal-population = показник населення { $needed } або менше
goal-wages = у ній отримано щонайменше { MONEY($needed) } заробітної плати
goal-companies-owned = { COUNT($needed, "thing-company") }
goal-exported = щонайменше { MONEY($needed) } за один продаж на зовнішньому ринку
goal-industries-with-two = щонайменше по 2 компанії в кожній із { COUNT($needed, "thing-industry", form: "gen") }
goal-capital = щонайменше { MONEY($needed) } капіталу

## How far one has come

progress-needed = { WORD($what) }: { $have } з { $needed }
progress-at-most = { WORD($what) }: { $have }, щонайбільше { $needed }
progress-stored = { WORD($what) } ({ WORD($resource) }): { $have } з { $needed }
progress-in-force = { WORD($what) } ({ $sections }): { $have } з { $needed }

## Titles and names

title-agenda-leviathan = Левіафан
title-agenda-expert-budgeter = Майстер бюджету
title-agenda-according-to-plan = Усе за планом
title-agenda-strong-welfare-state = Сильна соціальна держава
title-agenda-state-led-economy = Економіка в руках держави
title-agenda-entrepreneur = Підприємець
title-agenda-successful-startup = Успішний стартап
title-agenda-growing-middle-class = Зростання Середнього класу
title-agenda-golden-compromise = Золота середина
title-agenda-we-work-we-thrive = Працюємо — процвітаємо
title-agenda-rally-the-masses = Згуртувати маси
title-agenda-workers-unite = Робітники, єднайтеся!
title-agenda-working-class-push = Натиск Робітничого класу
title-agenda-small-labor-force = Нечисленна робоча сила
title-agenda-the-surplus-value-is-ours = Додаткова вартість — наша!
title-agenda-corporate-empire = Корпоративна імперія
title-agenda-toward-a-neoliberal-state = Курс на неоліберальну державу
title-agenda-export-tycoon = Експортний магнат
title-agenda-diversified-portfolio = Диверсифікований портфель
title-agenda-venture-capitalist = Венчурний капіталіст
reason-hidden-agenda = таємна ціль

## Sheets, the page and the terminal

sheet-agenda = Таємна ціль { WORD($role, form: "gen") }
sheet-hidden-agendas = Таємні цілі
    .text = Таємне завдання, яке має кожен. Дає бали один раз, коли його виконано й показано.
    .rulebook = Таємні цілі
ui-module-hidden-agendas = Таємні цілі
ui-module-hidden-agendas-does = Кожен має таємне завдання, яке приносить переможні бали, щойно його виконано.
ui-agenda-own = Ваша таємна ціль
ui-agenda-choose = Лишіть собі одну таємну ціль
ui-agenda-needed = { $have } з { $needed }
ui-agenda-at-most = { $have }, щонайбільше { $most }
ui-agenda-met = досягнуто
ui-agenda-noted = Досягнуто під час чужого рішення: можете відкрити у свій наступний хід
ui-agenda-revealed = Таємна ціль
ui-agenda-claimed = досягнуто й відкрито
ui-agenda-discarded = скинуто
ui-agenda-of-automa = Цілей: { $count }, досягнуто: { $achieved }
ui-agenda-face-down = досягнуто, долілиць
cli-agenda-of = Таємна ціль: { $role }
cli-agenda-progress = Поки що
cli-agenda-noted = досягнуто під час чужого рішення, можна відкрити у ваш наступний хід
cli-hidden-agenda = таємна ціль
cli-hidden-agendas = таємні цілі
