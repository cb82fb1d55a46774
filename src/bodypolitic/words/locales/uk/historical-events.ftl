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

## Titles and names

title-history-french-revolution = Французька революція
title-history-industrial-revolution = Промислова революція
title-history-revolutions-of-1848 = Революції 1848 року
title-history-bismarck-welfare-state = Соціальна держава Бісмарка
title-history-american-revolution = Американська революція
title-history-foundation-of-the-international-alliance-of-women = Заснування Міжнародного альянсу жінок
title-history-introduction-of-the-moving-assembly-line = Запуск складального конвеєра
title-history-world-war-i = Перша світова війна
title-history-invention-of-the-model-t = Поява Ford Model T
title-history-russian-revolution = Російська революція
title-history-rise-of-authoritarianism = Наступ авторитаризму
title-history-opening-of-the-panama-canal = Відкриття Панамського каналу
title-history-spanish-flu = Іспанський грип
title-history-russo-japanese-war = Російсько-японська війна
title-history-rise-of-protectionism = Наступ протекціонізму
title-history-bengal-famine = Голод у Бенгалії
title-history-new-deal = Новий курс
title-history-great-depression = Велика депресія
title-history-baby-boom = Бебі-бум
title-history-strike-in-us-automotive-industry = Страйк в автопромі США
title-history-world-war-ii = Друга світова війна
title-history-foundation-of-gatt = Заснування ГАТТ
title-history-india-gains-independence = Індія здобуває незалежність
title-history-post-war-economic-miracle = Повоєнне економічне диво
title-history-chinese-communist-revolution = Комуністична революція в Китаї
title-history-civil-rights-movement = Рух за громадянські права
title-history-embargo-against-cuba = Ембарго проти Куби
title-history-marshall-plan = План Маршалла
title-history-post-wwii-decolonization = Повоєнна деколонізація
title-history-era-of-keynesianism = Доба кейнсіанства
title-history-leftist-movements-in-europe = Ліві рухи в Європі
title-history-post-war-rise-of-consumerism = Повоєнний бум споживання
title-history-arab-nationalization-of-oil = Націоналізація арабської нафти
title-history-chinese-economic-reform = Економічна реформа в Китаї
title-history-asian-tigers-economic-miracle = Економічне диво азійських тигрів
title-history-invention-of-the-world-wide-web = Винайдення Всесвітньої павутини
title-history-end-of-mediterranean-dictatorships = Кінець диктатур Середземномор’я
title-history-fall-of-the-berlin-wall = Падіння Берлінського муру
title-history-latin-american-debt-crisis = Боргова криза в Латинській Америці
title-history-oil-crisis = Нафтова криза
title-history-indian-drought = Посуха в Індії
title-history-elections-in-ex-soviet-countries = Вибори в пострадянських країнах
title-history-eu-emissions-trading-system = Система торгівлі викидами ЄС
title-history-us-financial-crisis = Фінансова криза в США
title-history-us-chinese-trade-war = Торговельна війна США та Китаю
title-history-european-debt-crisis = Європейська боргова криза
title-history-maastricht-treaty = Маастрихтський договір
title-history-dissolution-of-the-soviet-union = Розпад Радянського Союзу
title-history-rise-of-the-middle-class-in-asia = Зростання середнього класу в Азії
title-history-first-phase-of-yellow-vest-protests = Перші протести жовтих жилетів
reason-historical-event = історична подія

## What is asked

option-close-down = { WORD($company) }
option-save-company = Так, врятувати компанію «{ WORD($company) }»
option-set-off = { WORD($event) } (історична подія)
question-move-any-policy = Який закон переміщується і куди? Лишилося вибрати: { $left }.
question-choose-class-for-legitimacy = На треку якого класу змінюється ваша легітимність ({ SIGNED($amount) })?
question-choose-worker-to-lose = Який працівник залишає країну? Лишилося: { $left }.
question-choose-company-to-lose = Яку функціональну компанію ви втрачаєте?
question-decide-on-saving = Врятувати компанію «{ WORD($card) }»?
question-choose-company-for-state = Яка компанія переходить до Держави і яка державна компанія звільняє їй місце?
question-choose-public-company-to-buy = Яку державну компанію ви купуєте за половину її вартості?

## What happens

story-company-lost = { WORD($who) } втрачає компанію «{ WORD($company) }».
story-company-saved = Держава рятує компанію «{ WORD($company) }».
story-cubes-taken-back = { WORD($who) } забирає з мішечка { COUNT($amount, "thing-voting-cube", form: "acc") }.
story-deal-discarded = Ділову угоду скинуто: { $deal }.
story-history-begins = Історія країни починається з події «{ WORD($event) }».
story-history-revealed = Історична подія: «{ WORD($event) }».
story-history-set-off = { WORD($who) } активує історичну подію «{ WORD($event) }».
story-history-happens = Відбувається історична подія «{ WORD($event) }».
story-history-passed-by = Історична подія «{ WORD($event) }» не відбувається: її вимоги не виконано.
story-company-endangered = { WORD($who) } от-от утратить компанію «{ WORD($company) }».

## Why an Automa does it

line-history-instead-of-special-action = замість спеціальної дії активовано історичну подію
line-cheapest-company = найдешевша компанія
    .figure = { MONEY($figure) }
line-dearest-company = найдорожча компанія
    .figure = { MONEY($figure) }
line-makes-least = компанія, що виробляє найменше
    .figure = виробляє { $figure }

## Sheets, the page and the terminal

sheet-history = Історична подія, { $year }
sheet-historical-events = Історичні події
    .text = Моменти історії, які на якийсь час змінюють правила.
    .rulebook = Історичні події
ui-module-historical-events = Історичні події
ui-module-historical-events-does = Щораунду момент історії на якийсь час змінює правила (за нашим прочитанням карт).
ui-history-title = Історичні події
ui-history-start = Як усе почалося
ui-history-in-force = діє
ui-history-none = На столі немає нічого з цього раунду.
ui-history-past = Минуло: { $events }
cli-history = Історичні події
cli-history-in-force = { WORD($event) }, діє
cli-historical-event = історична подія
cli-historical-events = історичні події
