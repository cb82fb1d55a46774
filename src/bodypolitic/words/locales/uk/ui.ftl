# The words of the browser's own pages. A test looks for each of them in web/src.
# The names of roles, resources, policies, phases, actions and the like are in names.ftl: role-WC, resource-food ...

ui-app-title = { -body-politic }
ui-app-tagline = Ціла країна за вашим столом
ui-skip-to-content = Перейти до столу
ui-close = Закрити
ui-cancel = Скасувати
ui-more = Більше
ui-none = немає
ui-nobody = ніхто
ui-you = Ви
ui-loading = Завантаження…
ui-copy = Копіювати
ui-copied = Скопійовано
ui-money = { MONEY($amount) }
ui-vp = { $amount } ПБ

## The lobby

ui-lobby-title = Столи
ui-lobby-hero = П’ять раундів праці, зарплат, ринків і голосувань. Виберіть свою сторону столу.
ui-way-learn = Навчитися
ui-way-learn-about = Гра за десять хвилин: чого прагне кожен клас, який вигляд має хід, як минає голосування.
ui-way-learn-go = Правила коротко
ui-way-alone = Грати наодинці
ui-way-alone-about = Проти ботів або Автом. Зупиніться будь-коли й продовжте згодом, тут чи на телефоні.
ui-way-alone-go = Вибрати роль
ui-way-friends = Грати з друзями
ui-way-friends-about = Надішліть посилання й сідайте за стіл, коли зручно: за один вечір або по ходу на день.
ui-way-friends-go = Відкрити стіл
ui-lobby-more = Новий стіл з усіма параметрами
ui-lobby-options = Параметри: доповнення, боти, хто може дивитися
ui-lobby-new = Новий стіл
ui-lobby-open = Відкриті столи
ui-lobby-own = Ваші партії
ui-lobby-empty = Відкритих столів немає.
ui-lobby-own-empty = У вас ще немає партій.
ui-lobby-create = Створити стіл
ui-lobby-create-to-watch = Створити стіл і дивитися
ui-lobby-players = Скільки ролей у грі
ui-lobby-players-count = { $count ->
    [one] { $count } роль
    [few] { $count } ролі
   *[many] { $count } ролей
}
ui-lobby-seat = Хто грає за { WORD($role, form: "acc") }
ui-lobby-seat-me = я
ui-lobby-seat-friend = друг
ui-lobby-seat-bot = бот
ui-lobby-seat-automa = Автома
ui-lobby-automa-mode = Режим Автоми
ui-lobby-automa-simple = Спрощений
ui-lobby-automa-advanced = Ускладнений
ui-lobby-modules = Доповнення
ui-lobby-cards-a-round = Карт за раунд
ui-module-cards-a-round = { WORD($module) } (по { $cards } за раунд)
ui-lobby-name = Ім’я
ui-lobby-bot = Який бот
ui-lobby-bot-steady = Розважливий: грає розумно
ui-lobby-bot-easy = Легкий: старається, але думками часто деінде
ui-lobby-bot-swift = Швидкий: навчився на багатьох партіях
ui-lobby-bot-sharp = Кмітливий: думає наперед п’яту частину секунди на рішення
ui-lobby-bot-master = Майстер: думає наперед секунду на рішення
ui-lobby-bot-sharp-for-points = Кмітливий, заради балів: байдуже, хто переможе
ui-lobby-bot-master-for-points = Майстер, заради балів: байдуже, хто переможе
ui-lobby-bot-random = Випадковий: робить будь-що
ui-lobby-by-bot = Бот ({ WORD($role) })
ui-lobby-by-automa = Автома ({ WORD($role) })
ui-lobby-listed = Показувати стіл у переліку
ui-lobby-suggestions = Гравці можуть питати, що зробив би розважливий бот
ui-lobby-anybody = Вільне місце може зайняти будь-хто
ui-lobby-away = Бот може грати за відсутнього через
ui-lobby-seed = Зерно
ui-lobby-seed-hint = Те саме зерно роздає ті самі карти. Лишіть порожнім для випадкового.
ui-lobby-join = Приєднатися
ui-lobby-watch = Дивитися
ui-lobby-replay = Повтор
ui-lobby-seat-open = вільне
ui-lobby-over = завершено
ui-lobby-round = Раунд { $round }
ui-lobby-only-watching = Ніхто не грає: гра йде сама, а ви дивитеся.

ui-games-won = Завершено. Перемога: { $who }, { $amount } ПБ
ui-games-where = Раунд { $round } · { WORD($phase) }
ui-games-asking = { $count ->
    [one] { $count } партія чекає на вас
    [few] { $count } партії чекають на вас
   *[many] { $count } партій чекає на вас
}
ui-games-open = Відкрити
ui-games-play = Грати
ui-games-forget-key = На цьому пристрої ключ до вашого місця. Якщо він єдиний, ніхто не зможе дограти за вас. Хочете повернутися — спершу скопіюйте посилання на своє місце.
ui-games-forget = Прибрати цю партію з переліку?
ui-games-keep = Лишити
ui-load = Завантажити збереження
ui-load-unreadable = Цей файл — не збереження.
ui-load-as = Незавершена партія триває, на інших місцях грають боти. За кого граєте ви?
ui-load-look = Лише подивитися
ui-ago = { $time } тому

## Playing alone and with friends

ui-alone-about = Виберіть роль, і гра почнеться. За інших грають боти.
ui-alone-against = Проти
ui-alone-play = Грати за { WORD($role, form: "acc") }
ui-alone-at-least = { $count ->
    [one] щонайменше { $count } роль
    [few] щонайменше { $count } ролі
   *[many] щонайменше { $count } ролей
}
ui-alone-opponents = Хто грає за інших
ui-alone-opponents-bot = Боти
ui-alone-opponents-automa = Автоми, як у коробці
ui-alone-options = Усі параметри
ui-friends-about = Скажіть, хто за кого грає. Для кожного друга ви отримаєте посилання; хто його відкриє, той сідає за стіл.
ui-role-short-WC = жити краще, страйкувати, гуртуватися
ui-role-short-MC = трохи володіти, трохи працювати
ui-role-short-CC = відкривати, продавати, багатіти
ui-role-short-ST = догодити всім трьом
ui-role-first-WC = Добра роль для початку
ui-role-about-WC = У вас є люди й мало чого ще. Знайдіть їм роботу, домагайтеся вищих зарплат, купуйте медицину, освіту й розкіш, а коли ніхто не слухає — страйкуйте.
ui-role-about-MC = Ви працюєте на інших і маєте невеликі компанії. Вам треба всього потроху, а на голосуваннях ви потрібні всім.
ui-role-about-CC = Вам належать великі компанії. Наймайте, виробляйте, продавайте тут і за кордон, тримайте закони й податки м’якими, щоб капітал зростав щораунду.
ui-role-about-ST = Ви утримуєте державні послуги з податків, розв’язуєте проблеми й намагаєтеся не втратити нічиєї довіри. Кожен клас хоче від вас чогось іншого.

## Learning

ui-learn-first = Ваша перша партія
ui-learn-first-about = Робітничий клас проти одного бота. «Перший вечір» крок за кроком проведе вас через раунд; усе, на що наведете курсор, має пояснення, і нічого не зараховано, доки ви не підтвердите.
ui-learn-first-go = Грати без уроку
ui-learn-first-lesson = Почати перший вечір
ui-lessons = Навчитися за столом
ui-lessons-about = Короткі уроки: ви граєте, щоразу щось одне, і бачите, що це дає. Почніть із першого вечора, а до решти беріться, коли захочете.
ui-lesson-begin = Почати
ui-lesson-continue = Далі
ui-lesson-again = Ще раз
ui-lesson-done = пройдено
ui-lesson-minutes = приблизно { $count } хв
ui-lesson-at = Урок: { $title }
ui-lesson-progress = Зроблено кроків: { $done } з { $of }
ui-lesson-next = Далі
ui-lesson-back = Назад
ui-lesson-leave = Залишити урок
ui-lesson-leave-about = Стіл лишається вашим: ви граєте далі без уроку, і відкрито все. Пройти його знову можна будь-коли.
ui-lesson-stay = Лишитися
ui-lesson-more = Інші уроки
ui-lesson-play-on = Грати далі
ui-learn-roles = Ким ви можете бути
ui-learn-turn = Що ви робите у свій хід
ui-learn-turn-card = Візьміть одну карту з руки: виконайте, що на ній написано, або скиньте її заради однієї базової дії своєї ролі.
ui-learn-turn-free = До чи після цього можете виконати одну вільну дію: використати придбане, поміняти місцями працівників, змінити ціни чи заробітну плату.
ui-learn-turn-end = Завершіть хід. Доти можна скасувати все, що не відкрило нічого нового.
ui-learn-round = Що відбувається за раунд
ui-learn-people = Люди й компанії
ui-learn-money = Зарплати, ціни, борги
ui-learn-politics = Законопроекти й голосування
ui-learn-policies = Сім законів
ui-learn-policies-about = Кожен закон стоїть у секторі А, Б або В. Прийнятий законопроект переміщує закон на один сектор.

## Invitations and seats

ui-invite-title = Запросіть друзів
ui-invite-hint = Хто відкриє посилання на місце, той на ньому й грає. Своє посилання нікому не показуйте.
ui-invite-link = Посилання: { WORD($role) }
ui-invite-watch = Посилання для глядачів
ui-invite-start = До столу
ui-join-title = Займіть місце
ui-join-role = Вас запрошено грати за { WORD($role, form: "acc") }.
ui-seat-free = Звільнити це місце
ui-seat-free-hint = Той, хто його зайняв, не грав і відсутній. Його посилання втратить чинність, а місце зможе зайняти хтось інший.
ui-seat-hand-over = Передати це місце ботові
ui-seat-hand-over-hint = Бот грає за вас, доки ви не повернете собі місце.
ui-seat-take-back = Повернути собі місце
ui-seat-bot = На цьому місці грає бот.
ui-seat-away = відійшли
ui-seat-here = тут
ui-seat-handed-by = грає бот (рішення: { $name })
ui-seat-wait = відійшли; бот може грати через { $time }
ui-seat-away-after = Бот може грати за того, кого немає вже { $time }; хто повертається, грає відразу.
ui-seat-new-link = Нове посилання
ui-seat-own-link = Ваше місце на іншому пристрої (нікому не кажіть)
ui-seed-known = Зерно цієї партії вибрано: у ній немає таємниць.
ui-host-title = Це ваш стіл
ui-seconds = { $count ->
    [one] { $count } с
    [few] { $count } с
   *[many] { $count } с
}
ui-minutes = { $count ->
    [one] { $count } хв
    [few] { $count } хв
   *[many] { $count } хв
}
ui-hours = { $count ->
    [one] { $count } год
    [few] { $count } год
   *[many] { $count } год
}
ui-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}

## Several seats on one device

ui-hot-seat-title = Далі за екраном: { WORD($role) }
ui-hot-seat-hint = Передайте пристрій. Ваші карти приховано, доки не прийде наступний гравець.
ui-hot-seat-ready = Я — { WORD($role) }: показати мої карти

## Connection

ui-connection-connecting = З’єднання…
ui-connection-lost = Зв’язок утрачено. Пробуємо ще раз…
ui-connection-retry = Спробувати зараз
ui-connection-restarting = Сервер перезапускається. За мить ви повернетеся за свій стіл.
ui-connection-continue = Продовжити тут

## The prompt

ui-prompt-your-turn = Ваше рішення
ui-prompt-watching = Ви дивитеся.
ui-options-title = Що ви можете зробити
ui-options-filter = Знайти варіант
ui-options-count = { COUNT($count, "thing-choice") }
ui-picks-total = Разом: { $total }
ui-undo = Крок назад
ui-undo-hint = Скасовує ваш останній вибір
ui-undo-impossible = Скасувати нічого: ваш останній вибір відкрив щось нове або інші вже діяли.
ui-end-turn = Завершити хід
ui-suggest = Порада
ui-suggest-hint = Що зробив би тут розважливий бот і чому
ui-suggest-title = Розважливий бот вибрав би
ui-suggest-worth = приблизно { $amount } ПБ
ui-suggest-then = а потім:
ui-suggest-take = Зробити так
ui-suggest-others = Наступні за якістю
ui-suggest-thumb = Його просте правило:
ui-think = Обміркувати
ui-think-hint = Бот близько секунди грає далі від кожного варіанта й знає не більше за вас
ui-think-busy = Обмірковування…
ui-think-title = До чого веде кожен варіант
ui-think-option = Варіант
ui-think-chance = Шанс на перемогу
ui-think-points = ПБ наприкінці
ui-think-sure = Від кожного варіанта зіграно далі { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}, щоразу з новим розкладом прихованого. Число після ± каже, наскільки може відрізнятися шанс.
ui-think-chosen = вибрано
ui-coach = Тренер
ui-coach-nothing = Зараз нічого не горить: робіть те, що дає найбільше.
ui-coach-waits = Озветься, коли дійде черга до вас.
ui-coach-agree = Погоджуюся на тренера для всіх за цим столом
ui-coach-agreed = Усі погодилися: хто хоче тренера, вмикає його в налаштуваннях.
ui-coach-agreed-by = { $count ->
    [0] Тренер мовчить, доки не погодяться всі, хто тут грає.
   *[other] Поки що погодилися: { $names }
}
ui-why-not-title = Чому не можна?
ui-why-not = { $what }: { $why }
ui-why-not-main-action-taken = Основну дію цього ходу вже виконано: жодних карт і базових дій.
ui-why-not-free-action-taken = Вільну дію цього ходу вже виконано.

## The country

ui-round-of = Раунд { $round } з { $rounds }
ui-policies-title = Закони
ui-policy-section = Сектор { $section }
ui-policy-now = зараз
ui-bill-by = Законопроект { $section }: { WORD($role) }
ui-company-makes = Виробляє { COUNT($amount, $resource, form: "acc") }
ui-company-wage = Заробітна плата { $level }: { MONEY($amount) }
ui-company-no-wage = Без заробітної плати
ui-company-wage-for-phase = Заробітна плата цієї фази
ui-company-automated = автоматизована
ui-company-operational = функціональна
ui-company-not-operational = нефункціональна
ui-company-closed = закрита
ui-company-machinery = устаткування
ui-company-strike = страйк
ui-company-committed = вмотивовані
ui-company-slot-empty = вакантне місце
ui-company-worker = { WORD($worker) } ({ WORD($role) })
ui-market-title = Ринок компаній: { WORD($role) }
ui-market-empty = Ринок компаній порожній.
ui-unemployed-title = Біржа праці
ui-unions-title = Профспілки
ui-demonstration = Триває демонстрація
ui-services-title = Державні послуги
ui-treasury = Скарбниця
ui-tax-multiplier = Податковий множник
ui-events-title = Проблеми
ui-events-none = Проблем немає
ui-agenda-title = Політичні цілі
ui-bag-title = Мішечок
ui-benefits-title = Державна допомога
ui-loans = { COUNT($count, "thing-loan") }

## A player's board

ui-board-title = Планшет: { WORD($role) }
ui-money-title = Гроші
ui-revenue = Прибуток
ui-capital = Капітал
ui-influence = Вплив
ui-population = Населення
ui-prosperity = Добробут
ui-wealth = Багатство
ui-goods-title = Товари й послуги
ui-free-trade-zone = Зона вільної торгівлі
ui-loans-title = Позики
ui-hand-title = Ваша рука
ui-hand-size = { COUNT($count, "thing-card") }
ui-hand-empty = Карт немає
ui-vp-title = Переможні бали

## The forecast

ui-forecast-title = Найближча фаза виробництва
ui-forecast-rest = Що ще принесе ця фаза виробництва
ui-forecast-wages-paid = Виплатити зарплат
ui-forecast-wages-earned = Отримати зарплат
ui-forecast-taxes = Податки
ui-forecast-income-tax = Податок на прибуток
ui-forecast-employment-tax = Податок на зайнятість
ui-forecast-corporate-tax = Корпоративний податок
ui-forecast-interest = Відсотки
ui-forecast-food = Потрібно їжі
ui-forecast-food-missing = Бракує { COUNT($amount, "resource-food", form: "gen") }
ui-forecast-output = Виробництво
ui-forecast-storage = Немає місця для { COUNT($amount, $resource, form: "gen") }
ui-forecast-money-before = Гроші зараз
ui-forecast-other = Інше
ui-forecast-money-after = Гроші опісля
ui-forecast-loans = Доведеться взяти { COUNT($count, "thing-loan", form: "acc") }
ui-forecast-imf = Шлях Держави до МВФ
ui-forecast-imf-safe = Загрози МВФ немає
ui-forecast-imf-danger = МВФ втрутиться.

## What just happened

ui-log-title = Що сталося
ui-log-new = Нове, відколи ви дивилися востаннє
ui-log-latest = До найновішого
ui-log-why = Чому: { COUNT($count, "thing-line") }
ui-log-empty = Ще нічого не сталося.
ui-summary-title = { WORD($phase) }: підсумок
ui-summary-paid = Хто кому сплатив
ui-summary-vp = Звідки взялися бали
ui-summary-close = Далі

## Elections

ui-election-title = Голосування
ui-election-vote-on = Голосування: { $section }
ui-election-stances = Позиції
ui-election-in-favor = За
ui-election-against = Проти
ui-election-undecided = ще ні
ui-election-cubes = Витягнуті кубики
ui-election-influence = Вплив
ui-election-secret = таємно
ui-election-votes = { COUNT($count, "thing-vote") }
ui-election-passed = прийнято
ui-election-failed = не прийнято
ui-election-change = Що зміниться

## The end and the replay

ui-end-title = Кінець гри
ui-end-winner = Перемога: { $names }.
ui-end-by-source = Бали за джерелами
ui-end-by-round = Бали за раундами
ui-end-share = Поділитися цією партією
ui-end-download = Зберегти у файл
ui-end-replay = Дивитися повтор
ui-end-rematch = Грати ще раз
ui-end-rematch-join = До наступної партії
ui-end-rematch-watch = Дивитися наступну партію
ui-end-lobby = Назад до столів
ui-replay-title = Повтор
ui-replay-position = Після вибору { $number } з { $total }
ui-replay-first = На початок
ui-replay-back = На один вибір назад
ui-replay-play = Відтворити
ui-replay-pause = Пауза
ui-replay-forward = На один вибір уперед
ui-replay-last = У кінець
ui-replay-play-on = Грати звідси за { WORD($role, form: "acc") }
ui-replay-whose = Чиї карти видно
ui-replay-turn-back = На один хід назад
ui-replay-turn-forward = На один хід уперед
ui-replay-picks = { WORD($role) }: вибір, який ще нічого не змінив.
ui-replay-think = { WORD($role) }: чого вартий кожен варіант?

## Chat

ui-chat-title = Чат
ui-chat-message = Повідомлення
ui-chat-send = Надіслати
ui-chat-empty = Ще ніхто нічого не сказав.

## Errors

ui-error-unknown = Щось пішло не так. Спробуйте ще раз.
ui-error-no-table = Такого столу немає.
ui-error-offline = Сервер недоступний.

## Signs and small parts of the table

ui-skill-unskilled = без кваліфікації
ui-policy-1-A = 9 державних компаній; МВФ втручається, якщо позик 2
ui-policy-1-B = 6 державних компаній; МВФ втручається, якщо позик 2
ui-policy-1-C = 3 державні компанії; МВФ втручається, якщо позика 1
ui-policy-2-A = Заробітна плата 3 рівня
ui-policy-2-B = Заробітна плата 2 або 3 рівня
ui-policy-2-C = Заробітна плата 1, 2 або 3 рівня
ui-policy-3-A = Податковий множник 3 і подвоєні модифікатори
ui-policy-3-B = Податковий множник 2 і модифікатори
ui-policy-3-C = Податковий множник 1
ui-policy-4-A = Державна медицина безоплатна; податковий модифікатор +2
ui-policy-4-B = Державна медицина коштує { MONEY(FIGURE("public-service-price-B")) }; податковий модифікатор +1
ui-policy-4-C = Державна медицина коштує { MONEY(FIGURE("public-service-price-C")) }
ui-policy-5-A = Державна освіта безоплатна; податковий модифікатор +2
ui-policy-5-B = Державна освіта коштує { MONEY(FIGURE("public-service-price-B")) }; податковий модифікатор +1
ui-policy-5-C = Державна освіта коштує { MONEY(FIGURE("public-service-price-C")) }
ui-policy-6-A = Високе мито; ділових угод немає
ui-policy-6-B = Низьке мито; 1 ділова угода
ui-policy-6-C = Без мита; 2 ділові угоди
ui-policy-7-A = Працівники з-за кордону не прибувають
ui-policy-7-B = З-за кордону прибуває по 1 працівникові для кожного класу
ui-policy-7-C = З-за кордону прибуває по 2 працівники для кожного класу
ui-policy-short-1-A = 9 держ.
ui-policy-short-1-B = 6 держ.
ui-policy-short-1-C = 3 держ.
ui-policy-short-2-A = Р3
ui-policy-short-2-B = Р2–Р3
ui-policy-short-2-C = Р1–Р3
ui-policy-short-3-A = високі
ui-policy-short-3-B = середні
ui-policy-short-3-C = низькі
ui-policy-short-4-A = { MONEY(0) }
ui-policy-short-4-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-4-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-5-A = { MONEY(0) }
ui-policy-short-5-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-5-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-6-A = 0 угод
ui-policy-short-6-B = 1 угода
ui-policy-short-6-C = 2 угоди
ui-policy-short-7-A = +0
ui-policy-short-7-B = +1
ui-policy-short-7-C = +2
ui-policy-cell = { $code }, «{ WORD($policy) }»: { $text }
ui-import-tariff = { MONEY($price) } і { MONEY($tariff) } мита
ui-export-sale = { $amount } за { MONEY($money) }
ui-export-name = Продати { COUNT($amount, $resource, form: "acc") } за { MONEY($money) }
ui-deal-cost = { MONEY($cost) } і { MONEY($tariff) } мита
ui-deal-name = Ділова угода: { COUNT($food, "resource-food") }, { COUNT($luxury, "resource-luxury") }
ui-spaces = { $used } з { $spaces }
ui-tabs = Частини столу
ui-group-card = Розіграти карту
ui-group-basic = Базові дії
ui-group-free = Вільні дії
ui-group-other = Варіанти
ui-group-end = Завершити
ui-pick-title = { $name }: що зробити?
ui-leave-table = Столи
ui-asked = вирішує
ui-election-board = До поля
ui-election-screen = Назад до голосування
ui-election-proposer = Пропонує { WORD($role) }
ui-election-no-proposer = Автора немає, тож ніхто не здобуває за це балів.
ui-election-now = Зараз { $code }
ui-election-then = потім { $code }
ui-election-waiting = Ще без рішення: { $names }
ui-election-absent = не голосує
ui-election-answered = рішення є
ui-benefits-none = нічого не відкладено
ui-imf-loans = Позик: { $loans } з { $limit }
ui-forecast-now = зараз { MONEY($amount) }
ui-roles-in-game = Місця
ui-lobby-forget = Забути
ui-lobby-random-seed = випадкове
ui-lobby-about = Неофіційний стіл для гри «Гегемонія» (Hegemony). Кожен клас хоче іншої країни; закони, зарплати й податки вирішують, чия візьме.
ui-who-is = { $name }, { WORD($role) }
ui-population-step = Показник { $population } — із { COUNT($next, "thing-worker", form: "gen") }: стільки їжі треба щораунду й стільки для кожного використання
ui-workers-title = Працівники
ui-cards-title = Карти

ui-automa-influence = Символ впливу
ui-automa-no-card = Автома ще не відкрила жодної карти ШІ.
ui-automa-rows = Ряди: верхній іде першим
ui-automa-row = Ряд
ui-automa-actions = Дії
ui-automa-policies = Закони
ui-automa-aside = Відкладено:
ui-automa-before = Раніше
ui-automa-now = На цьому кроці
ui-automa-checks = Перевірки з числами
ui-automa-in-order = Дії за порядком
ui-automa-able = може
ui-automa-stays = лишається
ui-automa-not-yet = На цьому кроці ще ні.
ui-automa-action = Що з цього виходить
ui-automa-fell = відпадає: { $count }
ui-automa-left = лишається: { $count }
ui-automa-step = Крок { $number } з { $count }.
ui-automa-back = Назад
ui-automa-next = Наступний крок
ui-automa-again = Спочатку
ui-automa-done = Готово
ui-automa-board = Показати поле
ui-automa-whole = Показати кроки
ui-automa-stage-card = Карта
ui-automa-stage-checks = Перевірки
ui-automa-stage-rows = Ряди
ui-automa-stage-action = Дія
ui-priority-AW = Робота
ui-priority-BGS = Покупки
ui-priority-PB = Законопроект
ui-priority-STR = Страйк
ui-priority-DEM = Демонстрація
ui-priority-SA = Спецдія
ui-priority-BC = Компанія
ui-priority-SFM = Експорт
ui-priority-LOB = Лобі
ui-priority-SC = Продаж
ui-automa-pile = { $count ->
    [one] { $count } карта ШІ в колоді
    [few] { $count } карти ШІ в колоді
   *[many] { $count } карт ШІ в колоді
}

## Expansions

ui-policy-protected = захищено
ui-policy-protected-hint = Жодних законопроектів до цього закону до кінця раунду

## The table on one screen

ui-board = Стіл
ui-players = Гравці
ui-menu = Меню
ui-keys-title = Клавіші
ui-key-arrows = від одного, що можна вибрати, до іншого
ui-key-enter = вибрати або підтвердити
ui-key-numbers = базові дії вашого ходу або те, що можна вибрати, за номерами
ui-key-amount = більше або менше
ui-key-escape = закрити відкрите
ui-key-list = усе, що ви можете зробити, переліком
ui-key-suggest = що зробив би розважливий бот
ui-key-undo = крок назад: скасувати останній вибір
ui-key-end = завершити хід
ui-key-help = ця сторінка
ui-phase-preparation = Підготування
ui-phase-action = Дії
ui-phase-production = Виробництво
ui-phase-elections = Голосування
ui-phase-scoring = Бали
ui-turn-of = { $turn }/{ $turns }
ui-tax-short = Податки
ui-imf-short = МВФ
ui-imf-none = немає позик
ui-district-ST = Державний сектор
ui-district-CC = Компанії капіталістів
ui-district-MC = Компанії Середнього класу
ui-district-WC = Кооперативи
ui-district-working = працює { $working } з { $used }
ui-company-no-wages = без зарплати
ui-company-own-work = власна праця
ui-policy-name-1 = Фіскальна політика
ui-policy-name-2 = Ринок праці
ui-policy-name-3 = Оподаткування
ui-policy-name-4 = Пільги на медицину
ui-policy-name-5 = Пільги на освіту
ui-policy-name-6 = Зовнішня торгівля
ui-policy-name-7 = Імміграція
ui-policy-about-1 = МВФ: { $limit }
ui-policy-about-2 = зарплата
ui-policy-about-3 = ×{ $multiplier }
ui-policy-about-4 = ціна
ui-policy-about-5 = ціна
ui-policy-about-6 = угоди
ui-policy-about-7 = працівники
ui-bag-cubes = { COUNT($count, "thing-cube") }
ui-percent = { $part } %
ui-times = ×{ $count }
ui-people = { $count ->
    [one] { $count } особа
    [few] { $count } особи
   *[many] { $count } осіб
}
ui-desk-title = На столі
ui-desk-read = прочитати
ui-desk-if-imf = якщо МВФ
ui-benefits-count = { $count ->
    [one] { $count } вид
    [few] { $count } види
   *[many] { $count } видів
}
ui-benefit = { COUNT($amount, $item) }
ui-media = медіа
ui-of = з { $limit }
ui-abroad-title = За кордоном
ui-export-card = карта { $card }
ui-import-buy = купити
ui-deal-none = немає угоди
ui-market-for-sale = { $count } на продаж
ui-market-wages = Зарплата { $wages }
ui-workers-of = { $workers } з { $next }
ui-prosperity-next = далі +{ $vp } ПБ
ui-prosperity-step = Наступний крок дає { $vp } ПБ за використання медицини, освіти чи розкоші: { $amount }
ui-wealth-next = { MONEY($capital) } +{ $vp } ПБ
ui-wealth-step = Для наступного стовпця треба капітал { MONEY($capital) } у фазі нарахування ПБ: { $vp } ПБ і ще { $step } ПБ за крок
ui-legitimacy-lowest = Вплив за найнижчу перед голосуванням: { $amount }.
ui-legitimacy-step = Починаючи з { $legitimacy } це { $amount }.
ui-tax-by = { $code }: { $multiplier }
ui-imf-step = { $more ->
    [0] МВФ втрутиться у фазі виробництва, якщо позик не вдасться сплатити
   *[other] Ще { COUNT($more, "thing-loan") }, і МВФ втрутиться
}
ui-talk-title = Журнал, чат, прогноз і ринок компаній
ui-talk-log = Журнал
ui-talk-chat = Чат
ui-talk-forecast = Прогноз
ui-talk-market = Ринок
ui-forecast-food-to-buy = Купити їжі: { $amount }
ui-forecast-treasury = Скарбниця до податків
ui-plan-title = Що треба вирішити
ui-your-turn = Ваш хід
ui-waiting = Зачекайте
ui-plan-money = Гроші
ui-plan-wages = Зарплати
ui-plan-taxes = Податки
ui-plan-food = Їжа
ui-plan-other = Інше
ui-plan-left = Після виробництва
ui-plan-loans = Позики
ui-plan-vp = ПБ
ui-plan-influence = Вплив
ui-plan-makes = за раунд
ui-plan-another-card = Скинути іншу карту
ui-plan-shown = Щось відкрито: скасувати вже не можна
ui-plan-only-end = Лишається тільки завершити хід.
ui-plan-confirm = Підтвердити
ui-plan-go-on = Такий план. Підтвердьте його або спершу виконайте вільну дію.
ui-confirm = Підтвердити
ui-brings-stops = Перестає працювати: { $companies }
ui-brings-starts = Починає працювати: { $companies }
ui-stepper = Кількість
ui-stepper-less = Менше
ui-stepper-more = Більше
ui-move = { $what }: { $told }
ui-acts-title = Дії
ui-act-list = Переліком
ui-part-calling = { WORD($part) }: є що вибрати
ui-part-politics = Закони
ui-part-ST = Державний сектор
ui-part-CC = Компанії капіталістів
ui-part-MC = Компанії Середнього класу
ui-part-people = Люди й торгівля
ui-part-players = Гравці
ui-part-hand = Дії та рука
ui-part-talk = Журнал і чат
ui-automa-of = Автома, { WORD($role) }
ui-automa-its-card = Її карта
ui-automa-open = Автома { WORD($role, form: "gen") }: карта, ряди й причини
ui-end-place = { $name } { $amount } ПБ
ui-end-star = одна зірка — це { $amount } ПБ
ui-end-source = { WORD($reason) } { $amount }
ui-end-course = Шанси на перемогу, хід за ходом
ui-end-course-show = Як змінювалися шанси?
ui-end-course-busy = Хвилинку…
ui-end-course-end = Наприкінці
ui-end-turnings = Ходи, що змінили їх найбільше
ui-end-turnings-none = Жоден хід сам по собі їх помітно не змінив.

## Sheets and the glossary

ui-sheet-helps = Допомагає
ui-sheet-page = У правилах: { $name }, { rulebook-page }
ui-sheet-book = У доповненні «Криза й контроль»: { $name }
ui-sheet-more = ще { $count }
ui-key-sheet = що це за річ у фокусі чи під курсором (так само довге натискання чи права кнопка)
ui-key-glossary = глосарій із колодами та скинутими картами
ui-glossary-title = Глосарій
ui-glossary-sheets = Усе з поясненнями
ui-glossary-piles = Колоди та скинуті карти
ui-glossary-find = Знайти слово, карту, компанію…
ui-glossary-families = Про що йдеться
ui-glossary-count = { $count ->
    [one] { $count } стаття
    [few] { $count } статті
   *[many] { $count } статей
}
ui-glossary-more = Ще { $count }: шукайте за словом, щоб їх знайти.
ui-glossary-none = Такого слова ніде немає.
ui-family-rules = Правила коротко
ui-family-roles = Ролі
ui-family-policies = Закони
ui-family-actions = Дії
ui-family-goods = Товари й гроші
ui-family-people = Люди й праця
ui-family-trade = Торгівля
ui-family-politics = Політика
ui-family-companies = Компанії
ui-family-cards = Карти дій
ui-family-events = Проблеми й цілі
ui-family-expansions = Доповнення
ui-family-automas = Автоми
ui-piles-action = Карти дій: { WORD($role) }
ui-piles-companies = Компанії: { WORD($role) }
ui-piles-export = Карти експорту
ui-piles-deals = Ділові угоди
ui-piles-left = { $count } у колоді
ui-piles-discarded = Скинуто
ui-piles-discarded-count = скинуто { $count }
ui-piles-numbers = Скинуто: { $cards }
ui-piles-unseen = Ще в колоді або в руці
ui-piles-empty = Нічого не скинуто.

## Settings

ui-primers = Вступ до ролей
ui-puzzles = Задачі
ui-puzzles-about = Позиція, ціль і один хід, щоб її досягти. Усе можна спробувати ще раз, і є три підказки.
ui-puzzles-all = Усі задачі
ui-puzzles-solved = Розв’язано: { $count }
ui-puzzles-opening = Задачу розкладають…
ui-puzzles-level-1 = Легкі
ui-puzzles-level-2 = Треба подумати
ui-puzzles-level-3 = Важкі
ui-puzzles-level-4 = Для знавців
ui-puzzle-own = Задача з гри
ui-puzzle-try = Спробувати
ui-puzzle-try-this = Спробувати: { $title }
ui-puzzle-solved = Розв’язано.
ui-puzzle-failed = Цього разу ні.
ui-puzzle-again = Ще раз
ui-puzzle-hint = Підказка { $number }/{ $total }
ui-puzzle-make = Скласти з цього ходу задачу
ui-puzzle-make-none = Перейдіть на початок ходу цієї ролі, у якому чогось досягнуто.
ui-puzzle-make-goal = Ціль
ui-puzzle-link = Посилання на задачу

ui-settings-title = Налаштування
ui-settings-language = Мова
ui-settings-theme = Кольори
ui-settings-theme-device = Як на цьому пристрої
ui-settings-theme-light = Світлі
ui-settings-theme-dark = Темні
ui-settings-letters = Розмір літер
ui-settings-letters-usual = Звичайний
ui-settings-letters-large = Великий
ui-settings-letters-huge = Дуже великий
ui-settings-letters-hint = У журналі, чаті, довідках, переліках і всьому, що відкривається над полем. Саме поле зростає разом із вікном.
ui-settings-choices = Вибір
ui-settings-confirms = Показувати кожен вибір, перш ніж він зарахується
ui-settings-confirms-hint = Перше натискання називає вибір, друге — підтверджує його.
ui-settings-coach = Підказувати, що зараз важливо
ui-settings-coach-hint = Один рядок на основі чисел самого столу й застереження, коли вибір надто багато віддає. Знає те саме, що й ви. Лише проти ботів, якщо не погодилися всі за столом.

ui-settings-calls = Коли ваш хід
ui-settings-calls-notify = Сповіщати, поки я дивлюся деінде
ui-settings-calls-hint = Браузер один раз запитає дозволу. Стіл має бути відкритий у якійсь вкладці; на її значку також з’явиться крапка.
ui-settings-calls-refused = Браузер цього не дозволяє: перевірте його налаштування для цієї сторінки.
ui-call-text = Гра чекає на вас.

## What happened, played

ui-playback-skip = Пропустити
ui-playback-next = Далі
ui-playback-key = Пробіл
ui-playback-again = Показати ще раз, що сталося
ui-key-forward = пропустити показ або перейти до наступного кроку
ui-key-again = показати ще раз, що сталося після вашого останнього вибору
ui-settings-speed = Показувати, що відбувається
ui-settings-speed-off = ніколи
ui-settings-speed-fast = швидко
ui-settings-speed-normal = неквапно
ui-settings-speed-step = крок за кроком
ui-settings-speed-hint = Чекати ніколи не доведеться: натискання чи пробіл пропускає показ. Якщо пристрій просить менше руху, зміни натомість обводить рамка.
ui-settings-sounds = Звуки
ui-settings-sound = чути кубики, монети й мій хід
ui-ledger-food = Їжа
ui-ledger-taxes = Податки
ui-ledger-other = Інші платежі
