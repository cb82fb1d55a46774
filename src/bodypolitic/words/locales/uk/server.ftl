# What the server says besides the game's own words: the prompt line, and why a request is refused.

server-prompt-waiting = Чекаємо на рішення: { ALL($who) }.
server-prompt-over = Гру завершено.
server-waiting = Вирішує: { WORD($who) }

server-error-bad-request = Запит незрозумілий.
server-error-bad-message = Повідомлення незрозуміле.
server-error-bad-token = Це посилання не дає місця за цим столом.
server-error-game-not-over = Це можна побачити лише після кінця гри.
server-error-not-found = Такої сторінки немає.
server-error-wrong-method = За цією адресою цього зробити не можна.
server-error-another-site = Запит надійшов зі сторінки іншого сайту.
server-error-unknown-name = Сервер не знає себе під цією назвою; той, хто його запускає, може додати її через --origin.
server-error-unknown-table = Такого столу немає.
server-error-unknown-seat = За цим столом немає такого місця.
server-error-unknown-language = Такої мови немає.
server-error-seat-taken = Це місце вже зайнято.
server-error-stale = Гра пішла далі; ось як справи зараз.
server-error-not-your-turn = Зараз вирішуєте не ви.
server-error-not-offered = Зараз цього вибрати не можна.
server-error-lesson-first = Спершу зробіть те, на що вказує урок, або залиште урок.
server-error-unknown-lesson = Такого уроку немає.
server-error-nothing-to-undo = Скасувати нічого: ваш останній вибір відкрив щось нове або інші вже діяли.
server-error-game-over = Гру завершено.
server-error-unreadable-table = За цим столом грали за давнішою версією правил, і ця версія не може продовжити гру.
server-error-played-by-bot = На цьому місці грає бот; спершу поверніть місце собі.
server-error-seat-is-present = Гравець цього місця за столом.
server-error-not-away-long = Гравця цього місця немає ще надто недовго.
server-error-seed-with-others = Граючи з іншими, не можна вибирати зерно: воно видало б усі таємниці.
server-error-not-invited = Це місце для того, кого запросили; попросіть посилання на нього.
server-error-no-suggestions = За цим столом порад немає: тут грають і інші люди.
server-error-no-coach = За цим столом немає тренера, доки на нього не погодяться всі, хто тут грає.
server-error-spectators-dont = Це можуть робити лише гравці.
server-error-too-large = Це забагато за один раз.
server-notice-restarting = Сервер перезапускається. За мить ви повернетеся за свій стіл.
server-error-table-closed = Цей стіл закрив той, хто відповідає за сервер.
server-error-too-slow = Це надійшло надто повільно.
server-error-too-many-windows = Ви відкрили це місце в іншому вікні, тож це вікно закрито.
server-error-unknown-bot = Такого бота немає.
server-error-bad-setup = Так гру не розкласти: перевірте доповнення, кількість гравців і хто за яку роль грає.
server-error-bad-save = Це не збереження гри, у яку тут можна грати.
server-error-unknown-puzzle = Немає такої задачі.
server-error-no-puzzle = Задачі з цього не скласти: вона має починатися з ходу й мати чинну ціль.
server-error-earlier-rules = Цей момент зіграно за давнішими правилами, і звідси продовжити не можна.
server-error-too-fast = Надто швидко; зачекайте хвильку.
server-error-too-many = Тут уже забагато людей; спробуйте пізніше.
server-error-no-answer = Бот не встиг знайти відповідь; спробуйте ще раз.
server-error-storage-failed = Гру зараз не вдається зберегти; спробуйте ще раз.
server-error-failed = На сервері сталася помилка; про неї вже повідомлено.

## What a table announces

server-announcement-freed = { WORD($who) }: той, хто зайняв це місце, пішов, так і не зігравши. Місце знову вільне.
server-announcement-handed-over = { WORD($who) }: гравця немає за столом, тож доки він не повернеться, грає бот (це рішення гравця: { WORD($by) }).
server-announcement-rules-changed = Правила програми виправлено після останнього ходу. Гра триває з того самого місця за новими правилами.
server-announcement-taken-back = { WORD($who) }: гравець знову за столом і грає без бота.

server-not-built-title = { -body-politic }
server-not-built = Сервер працює, але сторінки столу не зібрано. Їх збирає «make play».

## What is advised, and why

suggestion-only = іншого вибору немає
suggestion-free = це не коштує ходу: карта чи базова дія ще попереду або вже позаду
suggestion-alike = інші варіанти не гірші; взято перший із них
suggestion-better = це приблизно на { $lead } ПБ краще за наступний варіант: { $other }
suggestion-least-bad = тут кожен вибір чогось коштує; цей приблизно на { $lead } ПБ дешевший за наступний: { $other }
