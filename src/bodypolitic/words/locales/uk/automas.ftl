# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Відкрити наступну карту ШІ
question-automa-turn = Автома готова до свого ходу.

story-ai-card-revealed = { WORD($who) } відкриває карту ШІ { $card }.
story-automa-checks = { WORD($who) } перевіряє: «{ WORD($check) }».
story-priority-raised = { WORD($who) }: карта «{ WORD($card) }» піднімається на { COUNT($rows, "thing-row", form: "acc") }: { $why }.
    .why = { $why }
story-priority-stays = { WORD($who) }: карта «{ WORD($card) }» { $rows ->
    [0] лишається на місці
   *[other] відкладена вбік і не піднімається на { COUNT($rows, "thing-row", form: "acc") }
}: { $why }.
    .why = { $why }
story-priority-rows = { WORD($who) }, ряди згори: { $actions }{ $policies ->
    [none] { "" }
   *[other] . Закони: { $policies }
}{ $aside ->
    [none] { "" }
   *[other] . Відкладено вбік: { $aside }
}.
story-top-priorities = { WORD($who) }: найвища карта — «{ WORD($first) }», за нею — «{ WORD($second) }».
story-priority-placed = { WORD($who) }: карта «{ WORD($card) }» переходить у кінець ряду { $row }.
story-priority-lowered = { WORD($who) }: карта «{ WORD($card) }» опускається на { COUNT($rows, "thing-row", form: "acc") }.
story-priority-removed = { WORD($who) }: карта «{ WORD($card) }» більше не потрібна.
story-row-collapsed = { WORD($who) }: { $of-policies ->
    [0] ряд дій
   *[other] ряд законів
} { $row } порожній, ряди над ним опускаються.
story-ai-cards-reshuffled = { WORD($who) }: зіграні карти ШІ покладено під колоду.
story-priority-set-aside = { WORD($who) }: карту «{ WORD($card) }» відкладено вбік.
story-automa-unable = { WORD($who) } не може виконати { $action ->
    [priority-card-SA] спеціальну дію
   *[other] дію «{ WORD($action) }»
}: { $why }.
    .why = { $why }
story-policy-passed-over = { WORD($who) } оминає Закон «{ WORD($card) }»: { $why }.
    .why = { $why }
story-special-action-performed = { WORD($who) }, спеціальна дія: { $special }
story-narrowed = { WORD($who) }, критерій: { WORD($line) }. { $left ->
    [1] Лишається
   *[other] Лишаються
}: { $stay ->
    [unnamed] { COUNT($left, "thing-choice") }
   *[other] { $stay }
}; { $fell ->
    [1] відпадає
   *[other] відпадають
}: { $out ->
    [unnamed] { COUNT($fell, "thing-choice") }
   *[other] { $out }
}.
    .why = { WORD($line) }
with-figure = { $name } ({ $figure })
candidate-parts = { $before } + { $next }
candidate-purchase = { $goods } — { $sources }
candidate-source = { $amount } { WORD($source, form: "from") }
story-automa-acts = { WORD($who) } виконує { $action ->
    [priority-card-SA] спеціальну дію
   *[other] дію «{ WORD($action) }»
}.
story-ai-bonus-used = { WORD($who) } використовує бонус своєї карти ШІ.
story-automa-chose = { WORD($who) }, чому: { $why }.
    .why = { $why }
story-ai-cards-drawn = { WORD($who) } бере { COUNT($amount, "thing-card", form: "acc") } ШІ: { $symbols ->
    [0] символів впливу немає
    [one] { $symbols } символ впливу
    [few] { $symbols } символи впливу
   *[many] { $symbols } символів впливу
}.

## AI cards

ai-card-actions = за порядком: { $actions }
ai-card-policies = закони: { $policies }
ai-card-bonus = бонус до дії «{ WORD($action) }»{ where-needed }: { $effects }
ai-card-bonus-first = бонус до дії «{ WORD($action) }»{ where-needed }: спершу { $effects }
ai-card-special = спеціальна дія{ where-needed }: { $effects }
ai-card-influence = символ впливу
add-cubes-first = спершу { $mood ->
    [may] додати
   *[do] додайте
} в мішечок { COUNT($amount, "thing-own-voting-cube", form: "acc") }
vote-for-free = { $mood ->
    [may] скликати
   *[do] скличте
} позачергове голосування, якщо воно вам вигідне, не витрачаючи впливу
two-bills = { $mood ->
    [may] запропонувати
   *[do] запропонуйте
} 2 законопроекти замість 1{ $price ->
    [0] { "" }
   *[other] { "" } і { $mood ->
        [may] сплатити
       *[do] сплатіть
    } { MONEY($price) } за другий
}
straight-to-desired = { $mood ->
    [may] запропонувати
   *[do] запропонуйте
} законопроект саме для бажаного сектора, навіть не сусіднього
    .note = скликати щодо нього позачергове голосування можна, лише якщо цей сектор сусідній
build-for-less = { $mood ->
    [may] сплатити
   *[do] сплатіть
} за неї на { MONEY($discount) } менше
state-pays-half = Держава сплачує половину її вартості (з округленням униз), якщо компанія { EITHER($industries, form: "in") }
second-company = { $mood ->
    [may] відкрити
   *[do] відкрийте
} 2 компанії замість 1, якщо друга відразу працюватиме
    .note = у такому разі додайте на свій ринок { COUNT($new, "thing-company", form: "acc") }
sale-for-twice = якщо натомість продаєте компанію без устаткування, { $mood ->
    [may] отримати
   *[do] отримайте
} її подвійну вартість
deal-first = спершу { $mood ->
    [may] укласти
   *[do] укладіть
} ділову угоду, якщо можете
sell-more-first = спершу { $sale } — це ще одна операція
more-for-exports = { $mood ->
    [may] отримати
   *[do] отримайте
} ще { MONEY($extra) } за кожну операцію
ai-card-condition = { $also ->
    [yes] у такому разі ще { $rows }
   *[no] спеціальна дія піднімається: { $rows }
}{ $sections ->
    [none] { "" }
   *[other] { "" } (лише якщо діє { $sections })
}

## Priority cards

## Lines of instruction cards

line-at-random = кілька варіантів були однаково добрі, тож вирішив жереб
    .counted = { $options } — однаково добрі, і жереб вибрав: { $chosen }
line-no-instruction = про це немає карти інструкцій, тож вирішив жереб
line-closer-to-desired-policy = зміна ближча до бажаного
    .counted = { $section } ближче до бажаного
line-not-closer-to-desired-policy = зміна не ближча до бажаного
    .counted = { $section } не ближче до бажаного
line-immediate-vote-is-promising = ця сторона, ймовірно, виграє позачергове голосування
    .counted = ця сторона, ймовірно, виграє позачергове голосування: впливу було б { $own } проти { $others }
line-immediate-vote-is-not-promising = ця сторона заслабка для позачергового голосування
    .counted = ця сторона заслабка для позачергового голосування: впливу було б { $own } проти { $others }
line-immediate-vote-with-fewer-cubes = у мішечку менше власних кубиків, ніж у суперника, тож позачергового голосування немає
    .counted = у мішечку власних кубиків { $own }, а в суперника { $others }, тож позачергового голосування немає
line-immediate-vote-without-another-class = навряд чи інший клас буде за, тож позачергового голосування немає
line-policy-next-to-desired = закон за один сектор від бажаного
    .counted = Закон «{ WORD($policy) }» — { $now }, за один сектор від бажаного { $wanted }
line-policy-two-from-desired = закон за два сектори від бажаного
    .counted = Закон «{ WORD($policy) }» — { $now }, за два сектори від бажаного { $wanted }
line-policy-as-desired = закон уже в бажаному секторі
    .counted = Закон «{ WORD($policy) }» — { $now }, як і бажано
line-policy-card-not-in-rows = карти цього закону немає в жодному ряду
    .counted = карти Закону «{ WORD($policy) }» немає в жодному ряду
line-policy-farthest-from-desired = найдалі від бажаного
    .figure = за { COUNT($figure, "thing-section", form: "acc") }
line-favorite-policy = цей закон для цього класу найважливіший
    .counted = Закон «{ WORD($policy) }» для цього класу найважливіший
line-no-bill-possible = до жодного із законів карти ШІ законопроект запропонувати не можна
    .counted = до законів карти ШІ «{ WORD($first) }» і «{ WORD($second) }» законопроект запропонувати не можна
line-unable-no-bill-marker = усі маркери законопроектів використано
line-unable-no-bill-wanted = до жодного з розглянутих законів не можна запропонувати бажаного законопроекту
line-unable-special-refused = потрібні умови не виконано
line-unable-too-dear = бракує грошей
    .counted = навіть компанія «{ WORD($company) }» коштує { MONEY($cost) }, а є { MONEY($has) }
line-unable-few-would-find-work = роботу знайшли б менше ніж 2 незайняті працівники
    .counted = { $count ->
        [0] жоден незайнятий працівник не знайшов би роботи
       *[other] роботу знайшов би лише { COUNT($count, "thing-unemployed") }
    }, а треба щонайменше 2
line-unable-no-work-and-no-union = роботу знайшли б менше ніж 2 незайняті працівники, а профспілки не організувати
    .counted = { $count ->
        [0] жоден незайнятий працівник не знайшов би роботи
       *[other] роботу знайшов би лише { COUNT($count, "thing-unemployed") }
    }, а треба щонайменше 2, і профспілки не організувати
line-unable-nothing-to-prosper-by = жодного ресурсу не придбати в кількості, що дорівнює показнику населення
    .counted = жодного ресурсу не придбати в кількості, що дорівнює показнику населення ({ $count })
line-unable-no-strike-token = жетонів страйку не лишилося
line-unable-labor-market-too-high = Закон «{ policy-2 }» не дає приводу страйкувати
    .counted = діє { $now }, { $unions ->
        [0] профспілок немає
       *[other] є { COUNT($unions, "thing-union") }
    }; для страйку потрібно 2В або 2Б і 2 профспілки
line-unable-few-companies-to-strike = компаній, де варто страйкувати, менше ніж 2
    .counted = компаній, де варто страйкувати: { $count }, а треба 2
line-unable-demonstration-refused = влаштувати демонстрацію не можна
line-unable-no-company-space = немає місця під ще одну компанію
    .counted = є { COUNT($count, "thing-company") }, а місця під ще одну немає
line-unable-no-company-to-build = на кожну компанію ринку бракує грошей чи працівників, або в її сфері вже є 2
    .counted = є { MONEY($count) }, і на кожну компанію ринку бракує грошей чи працівників, або в її сфері вже є 2
line-unable-no-company-would-work = жодна доступна за ціною компанія не працювала б
    .counted = { $count ->
        [0] ринок компаній порожній
        [one] за ціною доступна { $count } компанія, але вона стояла б порожня
        [few] за ціною доступні { $count } компанії, але всі стояли б порожні
       *[many] за ціною доступно { $count } компаній, але всі стояли б порожні
    }
line-unable-no-company-to-sell = немає компанії, яку варто продати
line-unable-few-transactions = товарів досить менше ніж на 2 операції
    .counted = товарів досить на { COUNT($count, "thing-transaction", form: "acc") }, а треба 2
line-unable-lobby-refused = лобіювати не можна
line-unable-influence-enough = впливу не менше, ніж у всіх інших разом
    .counted = є { COUNT($own, "resource-influence") }, а в усіх інших разом { $others }
line-unable-untold = причину тоді не названо
line-everyone-gains = закони лишаються так само далеко від бажаного, а решта вигідна всім
line-spending-cannot-turn-the-vote = цій стороні бракує впливу, щоб змінити результат
    .counted = щоб змінити результат, цій стороні потрібно { COUNT($needed, "resource-influence", form: "acc") }, а є { $own }
line-spending-all-in-the-final-vote = це фінальне голосування, тож немає чого берегти
line-spending-winning-others-cannot-win = ця сторона попереду, а другій бракує впливу на перемогу
    .counted = ця сторона попереду; другій для перемоги потрібно { COUNT($needed, "resource-influence", form: "acc") }, а є { $others }
line-spending-winning-others-have-exactly-enough = ця сторона попереду, але другій впливу на перемогу вистачає впритул
    .counted = ця сторона попереду, але друга має для перемоги рівно стільки впливу, скільки треба: { $needed }
line-spending-winning-others-have-more-than-enough = ця сторона попереду, але друга має впливу на перемогу більш ніж досить
    .counted = ця сторона попереду, але другій для перемоги потрібно { COUNT($needed, "resource-influence", form: "acc") }, а є { $others }
line-spending-losing-alone-exactly-enough = лише цей клас може змінити результат, витративши весь вплив
    .counted = лише цей клас може змінити результат, витративши весь вплив: { $own }
line-spending-losing-alone-more-than-enough = лише цей клас може змінити результат, і впливу вистачає із запасом
    .counted = лише цей клас може змінити результат: потрібно { COUNT($needed, "resource-influence", form: "acc") }, а є { $own }
line-spending-losing-alone-unopposed = цей клас може змінити результат, а друга сторона не має впливу
    .counted = цей клас може змінити результат: потрібно { COUNT($needed, "resource-influence", form: "acc") }, є { $own }, а друга сторона не має впливу
line-spending-losing-together-exactly-enough = ця сторона змінила б результат, лише витративши весь вплив
    .counted = ця сторона змінила б результат, лише витративши весь вплив: { $own }
line-spending-losing-together-more-than-enough = ця сторона може змінити результат, і впливу вистачає із запасом
    .counted = ця сторона може змінити результат: потрібно { COUNT($needed, "resource-influence", form: "acc") }, а є { $own }
line-spending-losing-together-unopposed-exactly-enough = увесь вплив цієї сторони змінює результат, а друга не має впливу
    .counted = увесь вплив цієї сторони ({ $own }) змінює результат, а друга не має впливу
line-spending-losing-together-unopposed-more-than-enough = ця сторона може змінити результат, а друга не має впливу
    .counted = ця сторона може змінити результат: потрібно { COUNT($needed, "resource-influence", form: "acc") }, є { $own }, а друга не має впливу

line-fewest-operational-companies = сфера, де власних функціональних компаній найменше
    .figure = там { $figure }
line-no-trade-union = не допомагає організувати профспілку
line-preferred-industry = порядок сфер
line-service-not-produced = охорона здоров’я чи освіта: спершу та, якої не виробляють державні компанії
line-dearer-service = дорожча з державних послуг
    .figure = { MONEY($figure) }
line-cheaper-service = дешевша з державних послуг
    .figure = { MONEY($figure) }
line-service-by-lot = між двома однаковими послугами вирішив жереб
line-highest-production = найбільший обсяг виробництва
    .figure = виробляє { $figure }
