# The words of the command line: what `play` says, the table as a terminal shows it, and the reports of the other commands.

## Lists and facts

cli-none = -
cli-aside = { $before } · { $next }
cli-times = { $thing } ×{ $count }
cli-fact = { $name }: { $text }
cli-error = Помилка: { $problem }
cli-no-language = такої мови немає; є { $languages }
cli-version =
    { -body-politic } { $version }, { $engine ->
        [compiled] скомпільований рушій
       *[interpreted] інтерпретований рушій
    }

## Playing

cli-help = Введіть число або: ? чому не можна · t стіл · u скасувати · s зберегти · q вийти
cli-new-game = Нова партія, зерно { $seed }.
cli-which-role = За яку роль ви граєте: { $roles }?{" "}
cli-role-choice = { $code } ({ WORD($role) })
cli-leave-early = Ви йдете до початку гри.
cli-leave = Ви встаєте з-за столу.
cli-leave-kept = Ви встаєте з-за столу. Партію збережено у файлі { $file }.
cli-answer-by-number = Відповідайте числом від 1 до { $count }.
cli-ask = >{" "}
cli-type-a-number = Введіть число від 1 до { $count } або одне з ? t u s q.
cli-next-at-screen = Далі за екраном: { WORD($role) }.
cli-press-enter = Натисніть Enter, коли будете на місці.{" "}
cli-decides = Вирішує: { WORD($role) }
cli-thinks = Думає: { WORD($role) } ...
cli-nothing-to-undo = Скасувати нічого: ваш останній вибір відкрив щось нове або інші вже діяли.
cli-undone = Ваш останній вибір скасовано.
cli-nothing-else = Іншого вибору зараз немає.
cli-save-where = У який файл зберегти?{" "}
cli-save-new-name = Не збережено: назвіть файл, якого ще немає.
cli-save-failed = Не збережено: { $problem }.
cli-saved = Збережено у файлі { $file }; відтепер партія зберігається там.
cli-holds-a-game = { $file } уже містить партію; не вказуйте --players, --seed і --modules, щоб її продовжити, або назвіть новий файл
cli-automa-joins = { $file } уже містить партію; Автома вже не може зайняти в ній місце

## Scores and replays

cli-score = { WORD($role) }: { $points } ПБ
cli-victory = Перемога: { ALL($winners) }.
cli-waits = Зроблено виборів: { $choices }. Чекаємо на рішення: { $roles }.

## The table

cli-when-round = Раунд { $round }
cli-when-turn = хід { $turn } з { $turns }: { WORD($role) }
cli-policies = Закони
cli-policies-and-bills = { $policies } · Законопроекти: { $bills }
cli-bill = { $section }, { $role }
cli-country = Країна
cli-country-facts = Скарбниця { MONEY($treasury) } · Податковий множник { $multiplier } · ПБ: { $points }
cli-points = { $role } { $points }
cli-you-have = У вас
cli-money = { MONEY($money) }
cli-revenue = Прибуток { MONEY($money) }
cli-capital = Капітал { MONEY($money) }
cli-influence = { COUNT($influence, "resource-influence") }
cli-state-influence = { COUNT($influence, "thing-personal-influence") } і { COUNT($media, "thing-media-influence") }
cli-loans = { COUNT($count, "thing-loan") }
cli-own-goods = Власні ресурси
cli-amount = { COUNT($amount, $thing) }
cli-people = Населення
cli-people-facts = Показник населення { $population } · Добробут { $prosperity } · незайняті: { $unemployed }
cli-workers = { $count } { WORD($skill, form: "skill") }
cli-for-sale = На продаж
cli-for-sale-of = { WORD($resource) } { $offer }
cli-offer = { $amount } по { MONEY($price) }
cli-free-trade-zone = Зона вільної торгівлі
cli-benefits = Державна допомога
cli-benefits-for = Державна допомога: { $role }
cli-policy = Закон
cli-section = Сектор
cli-bill-title = Законопроект
cli-policy-name = { $number } { WORD($policy) }
cli-role-short = { $role ->
    [WC] Робітничий
    [MC] Середній
    [CC] Капіталістичний
   *[ST] Держава
}
cli-vp = ПБ
cli-money-title = Гроші
cli-loans-title = Позики
cli-influence-title = Вплив
cli-media-influence = Медіавплив
cli-population = Населення
cli-population-facts = { $population } (працівників: { $workers })
cli-prosperity = Добробут
cli-sells = Продає { WORD($resource, form: "acc") }
cli-owner = Власник
cli-company = Компанія
cli-makes = Виробляє
cli-workers-title = Працівники
cli-wage = Зарплата
cli-tokens = Жетони
cli-makes-more = { COUNT($amount, $resource) } (+{ $adds })
cli-wage-level = { $level }: { MONEY($money) }
cli-automated = автоматизована
cli-empty = порожня
cli-staff = { $role }: { $skills }
cli-employee = { $staff }; Робітничий клас: { WORD($skill, form: "skill") }
cli-skill = { WORD($skill, form: "skill") }
cli-committed = вмотивовані
cli-employee-committed = найманий вмотивований
cli-on-strike = страйк
cli-machinery = устаткування
cli-unemployed = Незайняті: { $role }
cli-trade-unions = Профспілки
cli-demonstration = Демонстрація
cli-called = триває
cli-market-of = Ринок компаній: { $role }
cli-company-for = { WORD($company) } ({ MONEY($cost) })
cli-closed = Закриті державні компанії
cli-deals = Ділові угоди
cli-export = Експорт
cli-voting-bag = Мішечок
cli-cubes = { $count } { $role }
cli-tax-multiplier = Податковий множник
cli-legitimacy = Легітимність
cli-legitimacy-of = { $role } { $legitimacy }
cli-legitimacy-with-tokens = { $role } { $legitimacy } і { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}
cli-events = Проблеми
cli-agenda = Політичні цілі
cli-hand-of = Рука: { $role }
cli-cards = { COUNT($count, "thing-card") }

## Cards

cli-deck = { WORD($role) }: { COUNT($count, "thing-card") }
cli-card = Карта
cli-copies = Копій
cli-needs = Умова
cli-text = Текст

## Simulations and tournaments

cli-mixed-alone = --mixed сам добирає гравців, ботів, місця й доповнення; не вказуйте --players, --bot, --seat і --modules
cli-coverage-not-kept = --coverage рахує, поки партії грають, і не може продовжити збережені; не вказуйте --file і --dataset
cli-dataset-keeps-games = --dataset зберігає партії у власній теці; не вказуйте --file
cli-no-seat = «{ $seat }» — це не місце; назвіть роль і бота, наприклад WC=steady
cli-no-setting = варіанта { $setting } немає; є такі варіанти: { $settings }
cli-study-empty = у { $folder } ще немає партій
cli-study-written = Партій: { $games }; звіт: { $folder }
cli-games-a-second = { $rate } партій/с
cli-playing = Триває гра
cli-role = Роль
cli-bot = Бот
cli-vp-mean = ПБ у середньому
cli-sd = ст. відх.
cli-min = мін.
cli-max = макс.
cli-wins = перемоги
cli-games = партії
cli-win-rate = частка перемог
cli-interval = інтервал 95 %
cli-from-to = { $low } – { $high }
cli-shared-victory = Спільна перемога рахується як перемога кожного з переможців.
cli-games-finished = Завершено партій: { $finished } з { $games }; рішень: { $decisions }, за секунду: { $rate }.
cli-used-least = Використано найменше
cli-what-it-is = Що це
cli-times-used = разів
cli-often-enough = { $enough } разів?
cli-yes = так
cli-no = ні
cli-all-used = Усе ({ $total }) використано щонайменше { $enough } разів.
cli-some-missing = Рідше ніж { $enough } разів використано { $missing } з { $total }:
cli-used-times = { $thing } { $count }
cli-action-card = карта дій
cli-action-cards = карти дій
cli-event-choice = вибір у проблемі
cli-event-choices = вибори у проблемах
cli-basic-action = базова дія
cli-basic-actions = базові дії
cli-free-action = вільна дія
cli-free-actions = вільні дії
cli-one-company = компанія
cli-companies = компанії
cli-ai-bonus = бонус карти ШІ
cli-ai-bonuses = бонуси карт ШІ
cli-ai-special = спеціальна дія карти ШІ
cli-ai-specials = спеціальні дії карт ШІ
cli-instruction-line = пункт карти інструкцій
cli-instruction-lines = пункти карт інструкцій
cli-ladder-cell = { $rate } ({ $low }–{ $high }), { $points } ПБ, { $games }
cli-ladder-players = ### Гравців: { $players }, проти { $field }{ $modules ->
    [none] { "" }
   *[other] { ", з модулями " }{ $modules }
}
cli-ladder-ratings = ### Рейтинги відносно розважливого бота, проти { $field }{ $modules ->
    [none] { "" }
   *[other] { ", з модулями " }{ $modules }
}

## Help

cli-help-admin = Доглядати за столами сервера, зокрема й під час його роботи.
cli-help-admin-backup = Скопіювати базу SQLite, якою вона є в одну мить, навіть коли сервер у неї пише.
cli-help-admin-close = Більше нікому не давати грати за столом; зігране зберігається.
cli-help-admin-delete = Видалити стіл.
cli-help-admin-export = Записати весь стіл у файл; хто його має, знає всі таємниці партії.
cli-help-admin-import = Додати експортований стіл у базу; його посилання діятимуть і там.
cli-help-admin-link = Створити нове посилання на місце, якщо гравець утратив старе; старе перестає діяти.
cli-help-admin-list = Перелічити столи, спершу ті, за якими грали останніми.
cli-help-admin-message = Сказати щось усім за всіма столами.
cli-help-admin-purge = Видалити всі столи, яких не торкалися стільки днів.
cli-help-admin-restore = Повернути базу SQLite до стану резервної копії; усе пізніше буде втрачено.
cli-help-admin-show = Показати один стіл, без карт у руках і посилань.
cli-help-admin-backup-file = Куди.
cli-help-bodypolitic = { -body-politic } грає в настільну гру «Гегемонія» (Hegemony). Без команди відкриває стіл у браузері.
cli-help-cards = Показати всі карти дій із текстом, зокрема з доповнення, якщо його названо.
cli-help-cards-as-json = Вивести список JSON замість таблиць.
cli-help-cards-role = Лише колода цієї ролі: WC, MC, CC або ST.
cli-help-database = sqlite:///file або postgresql://...; якщо не вказано — файл у вашій теці даних.
cli-help-admin-export-file = Куди.
cli-help-admin-import-file = Файл, який записав export.
cli-help-cluster = Адреса кластера Ray, який грає замість них; local — кластер на цій машині.
cli-help-jobs = Скільки процесів грає; якщо не вказано, по одному на ядро.
cli-help-ladder = Зіграти кожним ботом за кожну роль проти тих самих суперників і показати силу кожного, у Markdown.
cli-help-ladder-field = Лише проти цих суперників; можна вказати кілька разів.
cli-help-kept-in = Де зберігати партії; уже зіграні не повторюють.
cli-help-ladder-games = Скільки партій має бути в кожній клітинці; 0 лише показує.
cli-help-ladder-players = Лише з такою кількістю гравців.
cli-help-ladder-who = Лише цей бот чи Автома; можна вказати кілька разів.
cli-help-lessons = Навчитися гри в терміналі: список уроків, урок або перевірка уроків.
cli-help-lessons-name = Урок за назвою; дивіться список.
cli-help-lessons-play = Пройти урок; перший, якщо не назвати іншого.
cli-help-lessons-check = Зіграти урок або кожен з них усіма відкритими шляхами й назвати, що не так.
cli-no-lesson = Уроку { $lesson } немає; є такі: { $lessons }.
cli-lessons-fine = Кожен урок доходить до кінця кожним шляхом.
cli-lesson-closed = { $what }: { $why }
cli-help-puzzles = Задачі в терміналі: показати список, розв’язувати одну або довести, що кожну можна розв’язати.
cli-help-puzzles-name = Назва задачі; див. список.
cli-help-puzzles-play = Розв’язувати задачу; першу, якщо не вказано іншої.
cli-help-puzzles-check = Довести перебором, що задачу або кожну з них можна розв’язати, а її хибний шлях не вдається.
cli-no-puzzle = Немає задачі { $puzzle }; є такі: { $puzzles }.
cli-puzzles-fine = Кожну задачу можна розв’язати, і кожен хибний шлях не вдається.
cli-puzzle-solved = Розв’язано!
cli-puzzle-missed = Цього разу ні. Спробуйте ще раз.
cli-help-language = Мова: { $languages }; якщо не вказано — мова вашого термінала.
cli-help-admin-link-role = WC, MC, CC або ST.
cli-help-admin-link-site = Адреса вашого сервера.
cli-help-admin-list-most = Скільки столів щонайбільше.
cli-help-admin-message-words = Що сказати.
cli-help-modules = Доповнення, з якими грати, наприклад action-cards,crisis-response; historical-events=2 відкриває дві події за раунд.
cli-help-play = Грати в терміналі проти ботів або з іншими за одним екраном.
cli-help-play-all-seats = За всі ролі грають люди біля цього екрана.
cli-help-play-bot = Хто грає за інші ролі: { $bots }.
cli-help-play-players = Скільки ролей у грі: 2, 3 або 4; якщо не вказано — 4.
cli-help-play-role = Ваша роль: WC, MC, CC або ST; якщо не вказано — програма запитає.
cli-help-play-save = Зберігати партію в цьому файлі; якщо в ньому вже є партія — продовжити її.
cli-help-play-seed = Те саме зерно роздає ті самі карти; якщо не вказано — випадкове.
cli-help-position = Перевірити описаний стіл і показати його або перелічити всі порушені правила.
cli-help-position-file = Стіл, описаний у TOML.
cli-help-admin-purge-days = Днів без ходу.
cli-help-replay = Відтворити збережену партію й надрукувати її журнал.
cli-help-replay-file = Збережена партія.
cli-help-replay-until = Зупинитися після стількох виборів.
cli-help-admin-restore-file = Файл, який записав backup.
cli-help-seat = Роль і хто за неї грає, наприклад WC=steady: { $names } або { cli-own-bot }; можна вказати для кожної ролі.
cli-bots = { $names } або { cli-own-bot }
cli-own-bot = власний бот: шлях/до/файлу.py:Клас
cli-help-serve = Показувати стіл браузерам, на цьому комп’ютері чи для інших.
cli-help-serve-bot-delay = Скільки секунд бот чекає, перш ніж вибрати.
cli-help-serve-bot-seconds = Скільки секунд бот може думати над рішенням.
cli-help-serve-bot-workers = У скількох процесах думають боти; на один менше, ніж ядер.
cli-help-serve-host = На якій адресі слухати; 0.0.0.0 впускає інших.
cli-help-serve-keep-bots-hours = Через скільки годин видаляти стіл без людей; 0 зберігає назавжди.
cli-help-serve-keep-days = Через скільки днів видаляти стіл, якого не торкалися; 0 зберігає назавжди.
cli-help-serve-limit = Змінити обмеження: NAME=NUMBER, як у docs/hosting.md.
cli-help-serve-log-json = Журнал у JSON.
cli-help-serve-log-level = debug, info, warning або error.
cli-help-serve-metrics-for = Адреса чи мережа деінде, якій можна читати { "/metrics" }.
cli-help-serve-open-browser = Відкрити браузер.
cli-help-serve-origin = Адреса сторінки, якою її бачать браузери, якщо проксі не передає заголовка Host.
cli-help-serve-own-bot = Ваш власний бот: NAME=path/to/file.py:Class або NAME=MODULE:CLASS.
cli-help-serve-port = На якому порту слухати; 0 бере вільний.
cli-help-serve-proxy = Адреса чи мережа проксі перед сервером, чиєму заголовку { "X-Forwarded-For" } довіряти.
cli-help-simulate = Зіграти партії між ботами й показати рахунки.
cli-help-simulate-as-json = Вивести один об’єкт JSON замість таблиці.
cli-help-simulate-bot = Хто грає на кожному неназваному місці: { $bots }; якщо не вказано — random.
cli-help-simulate-dataset = Записати кожне рішення в цю теку у форматі Parquet з описом.
cli-help-simulate-games = Скільки партій зіграти.
cli-help-simulate-mixed = Для кожної партії добрати жеребом кількість гравців, хто вони, і доповнення.
cli-help-simulate-players = Скільки ролей у грі: 2, 3 або 4; якщо не вказано — 4.
cli-help-simulate-seed = Те саме зерно дає ті самі партії.
cli-help-simulate-with-coverage = Показати, як часто використано кожну карту, проблему, дію й компанію.
cli-help-table = Код столу, як у його посиланні.
cli-help-study = Зіграти багато партій усіх видів і записати, якою є гра: показники, графіки, таблиці.
cli-help-study-bot = Хто грає там, де не грає Автома.
cli-help-study-folder = Де зберігати партії; уже зіграні не повторюють.
cli-help-study-games = Скільки партій має бути в кожному варіанті; 0 лише записує звіт.
cli-help-study-only = Грати лише цей варіант, наприклад 4p; можна вказати кілька разів.
cli-help-study-out = Куди записати звіт.
cli-help-tournament = Звести ботів між собою і показати, як часто хто перемагає.
cli-help-tournament-as-json = Вивести один об’єкт JSON замість таблиці.
cli-help-tournament-challenger = Без --seat: бот, який по черзі грає за кожну роль проти суперників: { $bots }.
cli-help-tournament-field = Бот на кожному неназваному місці.
cli-help-tournament-games = Скільки партій зіграти загалом або за кожну роль.
cli-help-tournament-players = Скільки ролей у грі: 2, 3 або 4.
cli-help-tournament-seed = Те саме зерно дає ті самі партії.
cli-help-version = Показати версію й вийти.
cli-help-yes = Не питати.
