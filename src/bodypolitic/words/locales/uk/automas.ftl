# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Відкрити наступну карту ШІ
question-automa-turn = Автома готова до свого ходу.

story-ai-card-revealed = { WORD($who) } відкриває карту ШІ { $card }.
story-priority-raised = { WORD($who) }: карта «{ WORD($card) }» піднімається на { COUNT($rows, "thing-row", form: "acc") }: { WORD($line) }.
story-priority-placed = { WORD($who) }: карта «{ WORD($card) }» переходить у кінець ряду { $row }.
story-priority-lowered = { WORD($who) }: карта «{ WORD($card) }» опускається на { COUNT($rows, "thing-row", form: "acc") }.
story-priority-removed = { WORD($who) }: карта «{ WORD($card) }» більше не потрібна.
story-row-collapsed = { WORD($who) }: ряд { $row } { $of-policies ->
    [0] дій
   *[other] законів
} порожній, ряди над ним опускаються.
story-ai-cards-reshuffled = { WORD($who) }: зіграні карти ШІ покладено під стос.
story-priority-set-aside = { WORD($who) }: карту «{ WORD($card) }» відкладено вбік.
story-automa-unable = { WORD($who) } не може виконати дію «{ WORD($action) }»: { WORD($line) }.
story-automa-acts = { WORD($who) } виконує дію «{ WORD($action) }».
story-ai-bonus-used = { WORD($who) } використовує бонус своєї карти ШІ.
story-automa-chose = { WORD($who) }, чому: { WORD($line) }.
story-ai-cards-drawn = { WORD($who) } бере { COUNT($amount, "thing-card", form: "acc") } ШІ: { $symbols ->
    [0] символів впливу немає
    [one] { $symbols } символ впливу
    [few] { $symbols } символи впливу
   *[many] { $symbols } символів впливу
}.

## AI cards

ai-card-actions = по порядку: { $actions }
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
line-no-instruction = про це немає карти інструкцій, тож вирішив жереб
line-closer-to-desired-policy = зміна ближча до бажаного
line-not-closer-to-desired-policy = зміна не ближча до бажаного
line-immediate-vote-is-promising = ця сторона має виграти позачергове голосування
line-immediate-vote-is-not-promising = ця сторона заслабка для позачергового голосування
line-policy-next-to-desired = закон за один сектор від бажаного
line-policy-two-from-desired = закон за два сектори від бажаного
line-policy-farthest-from-desired = жоден інший закон не стоїть далі від бажаного
line-favorite-policy = цей закон для цього класу найважливіший
line-no-bill-possible = до жодного із законів карти ШІ законопроект запропонувати не можна
line-first-condition = виконано першу умову карти ШІ
line-second-condition = виконано другу умову карти ШІ
line-unable-no-bill-marker = усі маркери законопроектів використано
line-unable-no-bill-wanted = до жодного з розглянутих законів не можна запропонувати бажаного законопроекту
line-unable-condition-fails = умову карти ШІ не виконано
line-unable-too-dear = бракує грошей
line-unable-policy-elsewhere = закон стоїть не в потрібному секторі
line-unable-nothing-to-use-it-on = немає до чого застосувати
line-unable-few-would-find-work = роботу знайшли б менше ніж 2 незайняті працівники
line-unable-no-work-and-no-union = роботу знайшли б менше ніж 2 незайняті працівники, а профспілки не організувати
line-unable-nothing-to-prosper-by = немає чого придбати за показником населення
line-unable-no-strike-token = жетонів страйку не лишилося
line-unable-labor-market-too-high = Закон «{ policy-2 }» не дає приводу страйкувати
line-unable-few-companies-to-strike = менше ніж 2 компанії, де варто страйкувати
line-unable-demonstration-under-way = демонстрація вже триває
line-unable-few-unemployed = замало незайнятих працівників
line-unable-no-company-space = немає місця під ще одну компанію
line-unable-no-company-to-build = на кожну компанію ринку бракує грошей чи працівників, або в її сфері вже є 2
line-unable-no-company-would-work = жодна доступна за ціною компанія не працювала б
line-unable-no-company-to-sell = немає компанії, яку варто продати
line-unable-few-transactions = товарів досить менше ніж на 2 операції
line-unable-no-influence-left = у запасі немає впливу
line-unable-influence-enough = впливу не менше, ніж у всіх інших разом
line-unable-untold = причину тоді не названо
line-biggest-change-of-wage = там заробітна плата змінюється найбільше
line-bond-by-symbol = вирішила відкрита карта ШІ
line-everyone-gains = закони лишаються так само далеко від бажаного, а решта вигідна всім
line-history-instead-of-special-action = замість спеціальної дії активовано історичну подію
line-cheapest-company = ця компанія найдешевша
line-dearest-company = ця компанія найдорожча
line-makes-least = ця компанія виробляє найменше
line-spending-cannot-turn-the-vote = цій стороні бракує впливу, щоб змінити результат
line-spending-all-in-the-final-vote = це фінальне голосування, тож немає чого берегти
line-spending-winning-others-cannot-win = ця сторона попереду, а другій бракує впливу на перемогу
line-spending-winning-others-have-exactly-enough = ця сторона попереду, але другій впливу на перемогу вистачає саме впритул
line-spending-winning-others-have-more-than-enough = ця сторона попереду, але друга має впливу на перемогу більш ніж досить
line-spending-losing-alone-exactly-enough = лише цей клас може змінити результат, витративши весь вплив
line-spending-losing-alone-more-than-enough = лише цей клас може змінити результат, і впливу вистачає із запасом
line-spending-losing-alone-unopposed = цей клас може змінити результат, а друга сторона не має впливу
line-spending-losing-together-exactly-enough = ця сторона змінила б результат, лише витративши весь вплив
line-spending-losing-together-more-than-enough = ця сторона може змінити результат, і впливу вистачає із запасом
line-spending-losing-together-unopposed-exactly-enough = увесь вплив цієї сторони змінює результат, а друга не має впливу
line-spending-losing-together-unopposed-more-than-enough = ця сторона може змінити результат, а друга не має впливу

line-fewest-operational-companies = у цій сфері власних функціональних компаній найменше
line-no-trade-union = це не допомагає працівникам цієї сфери організувати профспілку
line-preferred-industry = з решти сфер ця бажаніша
line-scarce-or-dear-service = у зоні «Державні послуги» цієї послуги немає, або вона дорожча за іншу; якщо ні, вирішив жереб
line-highest-production = ця компанія виробляє найбільше
