# What each basic and free action is called, how it is told on its button and on its sheet, and what it asks.

## Basic actions

action-propose-bill = Запропонувати законопроект
ui-act-propose-bill = Законопроект
sheet-action-propose-bill = Розмістіть один зі своїх 3 маркерів законопроектів на секторі поруч із маркером закону, якщо законопроекту до нього ще немає. За нього голосують у фазі голосування або відразу за 1 вплив. Якщо його прийнято, ви здобуваєте 3 ПБ.
question-propose-bill = Який законопроект ви пропонуєте?
question-decide-on-vote = Скликати позачергове голосування щодо законопроекту { $bill }?

action-assign-workers = Влаштувати працівників
ui-act-assign-workers = Влаштувати
sheet-action-assign-workers = Перемістіть до 3 своїх працівників із біржі праці чи з місць, які вони можуть залишити, на вакантні. Усі місця компанії має зайняти один клас. Влаштовані працівники вмотивовані, доки не відпрацюють.
question-assign-workers = Куди йдуть ваші працівники? { $left ->
    [any] Скільки завгодно.
   *[other] Можна влаштувати ще { $left }.
}
question-take-workers = Хто займе наступне місце в компанії «{ WORD($card) }»?
question-take-union-leader = Хто очолить профспілку { WORD($industry, form: "of") }?

action-buy-goods-and-services = Придбати товари й послуги
ui-act-buy-goods-and-services = Придбати
sheet-action-buy-goods-and-services = Виберіть один вид товарів чи послуг і придбайте його щонайбільше з 2 джерел, із кожного не більше за показник населення.
question-choose-resource = Що ви купуєте?
question-choose-source = Де ви купуєте { WORD($resource, form: "acc") }?
question-choose-amount = Скільки { WORD($resource, form: "gen") } ви купуєте { WORD($source, form: "from") }?

action-strike = Вийти на страйк
ui-act-strike = Страйк
sheet-action-strike = Оголосіть страйк щонайбільше у 2 компаніях, де заробітна плата ваших невмотивованих працівників нижча за 3 рівень. Якщо на початок виробництва вона все ще нижча за 3 рівень, компанія нічого не виробляє і не виплачує, а ви отримуєте 1 вплив.
question-strike = Де працівники виходять на страйк? Ще до { $left }.

action-demonstration = Влаштувати демонстрацію
ui-act-demonstration = Демонстрація
sheet-action-demonstration = Можлива, якщо незайнятих працівників щонайменше на 2 більше, ніж вакантних місць. Якщо до виробництва ніхто не створить досить місць, ви отримуєте 1 вплив, а інші разом втрачають стільки ПБ, скільки у вас незайнятих працівників і профспілок.

action-apply-political-pressure = Застосувати політичний тиск
ui-act-apply-political-pressure = Політтиск
sheet-action-apply-political-pressure = Додайте в мішечок 3 свої кубики голосів.

action-build-company = Відкрити компанію
ui-act-build-company = Відкрити
sheet-action-build-company = Сплатіть за компанію зі свого ринку й розмістіть її на вільному місці; встановіть заробітну плату в межах Закону «{ policy-2 }». Якщо незайняті працівники одного класу можуть зайняти всі її місця, вони починають відразу.
question-build-company = Яку компанію ви відкриваєте?
question-hire-workers = Чиї незайняті працівники починають працювати в компанії «{ WORD($card) }»?
question-bring-founders = Хто займе наступне місце у вашій новій компанії «{ WORD($card) }»?
question-bring-newcomer = Який працівник прийде із запасу до вашої нової компанії «{ WORD($card) }»?
question-bring-skilled-founder = Хто займе місце для кваліфікованого працівника у вашій новій компанії «{ WORD($card) }»?
question-hire-employee = Кого найняти в компанію «{ WORD($card) }»?

action-sell-company = Продати компанію
ui-act-sell-company = Продати
sheet-action-sell-company = Віддайте компанію за її вартість. Її працівники переходять на біржу праці. Не можна, поки хтось там вмотивований.
question-sell-company = Яку компанію ви продаєте?

action-sell-to-foreign-market = Продати ресурси на зовнішньому ринку
ui-act-sell-to-foreign-market = Експорт
sheet-action-sell-to-foreign-market = Виконайте будь-які операції з карти експорту, кожну по разу. Середній клас здобуває 1 ПБ за кожну.
question-sell-to-foreign-market = Що ви продаєте за кордон?

action-make-business-deal = Укласти ділову угоду
ui-act-make-business-deal = Ділова угода
sheet-action-make-business-deal = Придбайте товари за діловою угодою. Якщо кладете їх на склади, сплачуєте й мито; у зону вільної торгівлі — без мита, але звідти товари продають лише за кордон.
question-make-business-deal = Яку ділову угоду ви укладаєте?
question-split-goods = Скільки з { COUNT($amount, $resource, form: "gen") } йде на склад?

action-lobby = Лобіювати
ui-act-lobby = Лобіювати
sheet-action-lobby = Сплатіть { MONEY(FIGURE("lobby-cost")) } зі свого капіталу й отримайте { COUNT(FIGURE("lobby-influence"), "resource-influence", form: "acc") }.

action-extra-shift = Працювати понаднормово
ui-act-extra-shift = Понаднормово
sheet-action-extra-shift = Одна з ваших компаній із невмотивованими працівниками виробляє ресурси зараз, а працівники стають вмотивованими. Найманому працівникові там виплачують заробітну плату.
question-extra-shift = Яка компанія працює понаднормово?

action-event-action = Розв’язати проблему
ui-act-event-action = Проблема
sheet-action-event-action = Виконайте завдання однієї з проблем, виберіть, кому допомагаєте, і візьміть винагороду.

action-meet-with-mps = Зустрітися з членами парламентської партії
ui-act-meet-with-mps = Зустріч
sheet-action-meet-with-mps = Віддайте класу 2 кубики свого особистого впливу та здобудьте 1 легітимність на його треку.
question-meet-with-mps = З членами чиєї партії ви зустрічаєтеся?

action-extra-tax = Додатковий податок
ui-act-extra-tax = Податок
sheet-action-extra-tax = Візьміть { MONEY(FIGURE("extra-tax")) } в кожного іншого гравця і втратьте по 1 легітимності на треках двох класів, які довіряють вам найменше.
question-lose-legitimacy = На треку якого з класів із найнижчою легітимністю ви її втрачаєте?

action-campaign = Кампанія
ui-act-campaign = Кампанія
sheet-action-campaign = Перетворіть до 3 кубиків медіавпливу із зони «Державні послуги» на особистий вплив.
question-campaign = Скільки кубиків медіавпливу ви перетворюєте на особистий вплив?

## Free actions

action-use-healthcare = Використати медицину
ui-act-use-healthcare = Медицина
sheet-action-use-healthcare = Використайте медицину в кількості, що дорівнює показнику населення: добробут зростає на 1, ви здобуваєте ще 2 ПБ і отримуєте некваліфікованого працівника.

action-use-education = Використати освіту
ui-act-use-education = Освіта
sheet-action-use-education = Використайте освіту в кількості, що дорівнює показнику населення: добробут зростає на 1, а один ваш працівник здобуває кваліфікацію у вибраній сфері.

action-use-luxury = Використати розкіш
ui-act-use-luxury = Розкіш
sheet-action-use-luxury = Використайте розкіш у кількості, що дорівнює показнику населення: добробут зростає на 1.
question-choose-worker-to-train = Якого працівника зробити кваліфікованим?
question-choose-new-skill = Ким стане { WORD($old) } ({ PLACE($place) })?

action-swap-workers = Поміняти місцями працівників
ui-act-swap-workers = Обмін
sheet-action-swap-workers = Поміняйте кваліфікованих працівників, що займають місця без знака, на незайнятих, скільки завгодно разів.
question-swap-workers = Яких працівників поміняти місцями?

action-receive-benefits = Отримати державну допомогу
ui-act-receive-benefits = Допомога
sheet-action-receive-benefits = Заберіть усе, що Держава відклала для вас. Держава здобуває 1 ПБ.

action-pay-off-loan = Виплатити позику
ui-act-pay-off-loan = Позика
sheet-action-pay-off-loan = Сплатіть { MONEY(FIGURE("loan")) } і позбудьтеся позики.

action-adjust-prices = Скоригувати ціни
ui-act-adjust-prices = Ціни
sheet-action-adjust-prices = Встановіть ціни, за якими продаєте.
question-adjust-prices = Яку ціну ви змінюєте?

action-adjust-wages = Скоригувати заробітну плату
ui-act-adjust-wages = Зарплати
sheet-action-adjust-wages = Встановіть заробітну плату у своїх компаніях: не нижче, ніж дозволяє Закон «{ policy-2 }», і не нижче там, де працівники вмотивовані. Ті, кому її підвищено, стають вмотивованими.
question-adjust-wages = Яку заробітну плату ви змінюєте?

action-give-bonus = Виплатити премію
ui-act-give-bonus = Премія
sheet-action-give-bonus = Виплатіть { MONEY(FIGURE("bonus")) } класу, який працює в одній із ваших компаній: його працівники стають вмотивованими.
question-give-bonus = Працівники якої компанії отримають премію { MONEY(FIGURE("bonus")) }?

action-buy-storage = Придбати склад
ui-act-buy-storage = Склад
sheet-action-buy-storage = Сплатіть { MONEY(FIGURE("storage-cost")) } за тайл складу для одного виду ресурсів, які виробляєте, по разу для кожного виду.
question-buy-storage = Для чого новий склад?
