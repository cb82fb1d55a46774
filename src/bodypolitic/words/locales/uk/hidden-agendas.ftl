# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Яку з двох таємних цілей ви лишаєте собі? Ніхто інший її не побачить.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Відкрити ціль «{ WORD($agenda) }»
detail-reward = { $vp } ПБ

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
