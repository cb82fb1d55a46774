# What Historical Events say: when they happen, what they need, what they move and what they do.

history-in-setup = діє під час підготування до гри
history-when-revealed = відбувається, щойно її відкрито
history-end-of-action-phase = відбувається наприкінці фази дій
history-free-action = { EITHER($roles) } може активувати її як вільну дію
history-basic-action = { EITHER($roles) } може активувати її як базову дію{ $cost ->
    [0] { "" }
   *[other] { "" } за { COUNT($cost, "resource-influence", form: "acc") }
}
history-policies-begin = на початку гри діють { $sections }
history-policies-set = перемістіть { $moves }
history-policies-move = перемістіть на один сектор: { $moves }
history-policy-set = Закон «{ WORD($policy) }» у { $code }
history-policy-move = Закон «{ WORD($policy) }» у бік { WORD($section) }
history-line = { ALL($roles) }: { $effects }
history-if-passed = якщо обидва приймуть або вони вже діють: { $lines }

need-policies-in-section = { bound } { $number } із законів №1–5 у секторі { WORD($section) }
need-operational = { bound } { COUNT($number, "thing-operational-company") } { ALL($industries, form: "in") }
need-companies-in = { bound } { COUNT($number, "thing-company") } { EITHER($industries, form: "in") }
need-with-machinery = { bound } { COUNT($number, "thing-company") } з устаткуванням
need-unemployed = { bound } { COUNT($number, "thing-unemployed") }
need-trade-unions = { bound } { COUNT($number, "thing-union") }
need-prosperity = добробут { WORD($role, form: "gen") } { bound } { $number }
need-loans = { bound } { COUNT($number, "thing-loan") } в усіх гравців разом
need-treasury = { bound-money } у державній скарбниці
need-state-loans = { bound } { COUNT($number, "thing-loan") } в Держави
need-influence-of-players = { bound } { COUNT($number, "resource-influence") } в усіх гравців разом (у Держави лише особистий вплив)
need-influence-of-classes = { bound } { COUNT($number, "resource-influence") } в усіх класів разом
need-companies-owned = { bound } { COUNT($number, "thing-company") } { WORD($role, form: "gen") }
need-influence = { bound } { COUNT($number, "thing-personal-influence") } в Держави
need-population = показник населення { WORD($role, form: "gen") } { bound } { $number }

## Effects

move-policies = { $mood ->
    [may] вибрати
   *[do] виберіть
} { $may_stop ->
    [yes] до { COUNT($most, "thing-policy", form: "gen") }
   *[no] { $most ->
        [1] закон, який для цього ще ніхто не вибрав,
       *[other] { COUNT($most, "thing-policy", form: "acc") }
    }
} і { $mood ->
    [may] перемістити
   *[do] перемістіть
} { $most ->
    [1] його
   *[other] кожен
} у сусідній сектор
state-gains = Держава отримує { MONEY($amount) }
state-loses = Держава втрачає { MONEY($amount) }
pay-state = { $mood ->
    [may] сплатити
   *[do] сплатіть
} Державі { MONEY($number) }{ for-each-money }
lose-influence = { $mood ->
    [may] втратити
   *[do] втратьте
} { own-influence-amount }, якщо маєте
lose-media-influence = { $mood ->
    [may] прибрати
   *[do] приберіть
} { COUNT($amount, "thing-media-influence", form: "acc") } із зони «Державні послуги»
take-cubes-out = { $mood ->
    [may] забрати
   *[do] заберіть
} з мішечка { COUNT($amount, "thing-own-voting-cube", form: "acc") }
get-goods = { $mood ->
    [may] отримати
   *[do] отримайте
} { COUNT($amount, $resource, form: "acc") }
change-legitimacy = легітимність на треку { ALL($roles, form: "gen") }: { SIGNED($amount) }
change-legitimacy-with-two = легітимність на треках 2 класів на ваш вибір: { SIGNED($amount) }
add-workers = { $mood ->
    [may] отримати
   *[do] отримайте
} { COUNT($amount, "thing-unskilled", form: "acc") }
add-immigrant = { $mood ->
    [may] відкрити карту імміграції та отримати
   *[do] відкрийте карту імміграції та отримайте
} зображеного на ній працівника
remove-workers = { $mood ->
    [may] прибрати
   *[do] приберіть
} { $employed_too ->
    [yes] { COUNT($amount, "thing-worker", form: "acc") }, за змоги з-поміж незайнятих
   *[no] { COUNT($amount, "thing-unemployed", form: "acc") }
}
remove-all-unemployed = { $mood ->
    [may] повернути в
   *[do] поверніть у
} запас усіх своїх незайнятих працівників
train-worker = { $mood ->
    [may] зробити
   *[do] зробіть
} кваліфікованим одного зі своїх працівників
strike = { $mood ->
    [may] вийти
   *[do] вийдіть
} на страйк щонайбільше в { FIGURE("strikes-up-to") } компаніях
lose-company = { $mood ->
    [may] вибрати
   *[do] виберіть
} одну зі своїх функціональних компаній: її буде скинуто{ $unless_saved ->
    [yes] , якщо Держава її не врятує
   *[no] { "" }
}
save-companies = ви можете врятувати кожну із цих компаній за половину її вартості (з округленням униз); щоразу здобудьте 1 легітимність на треку її власника
company-for-state = { $price ->
    [0] { $mood ->
        [may] віддати
       *[do] віддайте
    }
   *[other] { $mood ->
        [may] продати
       *[do] продайте
    }
} Державі одну зі своїх { $operational ->
    [yes] функціональних { "" }
   *[no] { "" }
}компаній{ $industries ->
    [none] { "" }
   *[other] { "" } { EITHER($industries, form: "in") }
}{ $price ->
    [0] { "" }
   *[other] { "" } за { MONEY($price) }
}
    .note = вона замінює нефункціональну державну компанію, яку прибирають із гри{ $any_public ->
    [yes] ; якщо такої немає, вона замінює будь-яку державну компанію
   *[no] { "" }
}
buy-public-company = { $mood ->
    [may] придбати
   *[do] придбайте
} державну компанію разом із працівниками за половину її вартості
highest-prices = { $mood ->
    [may] встановити
   *[do] встановіть
} найвищі ціни на { ALL($resources, form: "acc") }
add-deal = на ігровому полі з’являється ще одна ділова угода
discard-deals = усі ділові угоди скидають
discard-random-deal = одну випадкову ділову угоду скидають
search-deck = { $mood ->
    [may] почати
   *[do] почніть
} гру, маючи в руці зі своєї колоди { COUNT($copies, "thing-card", form: "acc") } «{ WORD($card) }»
hold-treaty-vote = одне голосування вирішує щодо { $sections } разом; ПБ за нього ніхто не здобуває

## What holds for the rest of the round

output-change = у цьому раунді { $industries ->
    [none] компанії
   *[other] компанії { EITHER($industries, form: "in") }
}{ $machinery ->
    [yes] { "" } з устаткуванням
   *[no] { "" }
} виробляють на { $amount } { $change ->
    [less] менше
   *[more] більше
}
openings-at-half-cost = у цьому раунді Держава сплачує половину за державні компанії, що стають доступними
free-openings = у цьому раунді Держава нічого не сплачує за державні компанії, що стають доступними
no-elections = у цьому раунді більше не голосують; законопроекти лишаються на наступний
free-votes = у цьому раунді на скликання позачергового голосування не витрачають впливу
prices-fixed = у цьому раунді ви не можете коригувати ціни на { ALL($resources, form: "acc") }
foreign-market-closed = у цьому раунді ніхто не може продавати на зовнішньому ринку й купувати там товари
import-prices = у цьому раунді на зовнішньому ринку їжа коштує { MONEY($food) }, а розкіш { MONEY($luxury) }, без урахування мита
money-for-building = у цьому раунді { $mood ->
    [may] отримувати
   *[do] отримуйте
} { MONEY($amount) } від Держави щоразу, коли відкриваєте компанію
money-for-exporting = у цьому раунді { $mood ->
    [may] отримувати
   *[do] отримуйте
} { MONEY($amount) } від Держави щоразу, коли продаєте на зовнішньому ринку
legitimacy-for-exporting = у цьому раунді +1 легітимність на треку класу кожного гравця, який продає на зовнішньому ринку
legitimacy-for-building = у цьому раунді +1 легітимність на треку класу кожного гравця, який відкриває компанію
points-for-using = у цьому раунді { $mood ->
    [may] здобувати
   *[do] здобувайте
} { $amount } ПБ щоразу, коли використовуєте медицину, освіту або розкіш
