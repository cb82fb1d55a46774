# What the server says besides the game's own words: the prompt line, and why a request is refused.

server-prompt-waiting = Czekamy na ruch: { ALL($who) }.
server-prompt-over = Koniec gry.
server-waiting = decyduje { WORD($who) }

server-error-bad-request = Nie można zrozumieć żądania.
server-error-bad-message = Nie można zrozumieć wiadomości.
server-error-bad-token = Ten link nie daje miejsca przy tym stole.
server-error-game-not-over = To będzie widoczne po zakończeniu gry.
server-error-not-found = Nie ma takiej strony.
server-error-wrong-method = Pod tym adresem nie można tego zrobić.
server-error-another-site = To żądanie pochodzi ze strony innej witryny.
server-error-unknown-name = Ten serwer nie używa takiej nazwy; osoba, która go prowadzi, może ją dodać opcją --origin.
server-error-unknown-table = Nie ma takiego stołu.
server-error-unknown-seat = Przy tym stole nie ma takiego miejsca.
server-error-unknown-language = Nie ma takiego języka.
server-error-seat-taken = To miejsce jest już zajęte.
server-error-stale = Gra poszła dalej; oto jej obecny stan.
server-error-not-your-turn = To nie twoja decyzja.
server-error-not-offered = Tego nie można teraz wybrać.
server-error-lesson-first = Najpierw zrób to, na co wskazuje lekcja, albo ją opuść.
server-error-unknown-lesson = Nie ma takiej lekcji.
server-error-nothing-to-undo = Nie można nic cofnąć: twoja ostatnia decyzja ujawniła coś nowego albo inni już wykonali ruch.
server-error-game-over = Gra jest zakończona.
server-error-unreadable-table = Przy tym stole grano według wcześniejszej wersji zasad, a ta wersja nie może kontynuować tej gry.
server-error-played-by-bot = Na tym miejscu gra bot; najpierw je odzyskaj.
server-error-seat-is-present = Osoba grająca na tym miejscu jest przy stole.
server-error-not-away-long = Nieobecność na tym miejscu trwa jeszcze zbyt krótko.
server-error-seed-with-others = W grze z innymi nie można wybrać ziarna: zdradziłoby im wszystkie tajemnice.
server-error-not-invited = To miejsce jest dla zaproszonej osoby; poproś o link do niego.
server-error-spectators-dont = To mogą robić tylko gracze.
server-error-no-suggestions = Przy tym stole nie ma podpowiedzi: grają tu też inne osoby.
server-error-no-coach = Przy tym stole nie ma trenera, chyba że zgodzą się wszyscy, którzy tu grają.
server-error-too-large = To za dużo naraz.
server-notice-restarting = Serwer uruchamia się ponownie. Za chwilę wrócisz do stołu.
server-error-table-closed = Ten stół zamknęła osoba prowadząca serwer.
server-error-too-slow = Dane nadchodziły zbyt wolno.
server-error-too-many-windows = To miejsce jest otwarte w innym oknie, więc to okno zostało zamknięte.
server-error-unknown-bot = Nie ma takiego bota.
server-error-bad-setup = Takiej gry nie można przygotować: sprawdź dodatki, liczbę graczy i obsadę ról.
server-error-bad-save = To nie jest zapis gry, w którą można tu grać.
server-error-unknown-puzzle = Nie ma takiej zagadki.
server-error-no-puzzle = Nie da się z tego zrobić zagadki: musi zaczynać się od tury i mieć istniejący cel.
server-error-earlier-rules = Ten moment rozegrano według wcześniejszych zasad, więc nie można z niego grać dalej.
server-error-too-fast = Za szybko; poczekaj chwilę.
server-error-too-many = Jest tu już zbyt wiele osób; spróbuj później.
server-error-no-answer = Bot nie zdążył znaleźć odpowiedzi; spróbuj ponownie.
server-error-storage-failed = Gry nie można teraz zapisać; spróbuj ponownie.
server-error-failed = Na serwerze coś się nie powiodło; osoba, która go prowadzi, już o tym wie.

## What a table announces

server-announcement-freed = { WORD($who) }: kto zajął to miejsce, odszedł bez gry. Miejsce jest znów wolne.
server-announcement-handed-over = { WORD($who) }: gracz jest nieobecny. Do jego powrotu gra bot (decyzja: { WORD($by) }).
server-announcement-rules-changed = Od ostatniego ruchu poprawiono zasady w programie. Gra toczy się dalej od obecnego stanu, według nowych zasad.
server-announcement-taken-back = { WORD($who) }: gracz wraca i znów gra.

## What is advised, and why

suggestion-only = nic innego nie można wybrać
suggestion-free = to nie kosztuje tury: twoja karta lub akcja Podstawowa jest jeszcze przed tobą albo już wykonana
suggestion-alike = inne opcje są warte tyle samo; bot bierze pierwszą z nich
suggestion-better = ta opcja jest warta o około { $lead } PZ więcej niż następna opcja: { $other }
suggestion-least-bad = każda opcja coś tu kosztuje; ta kosztuje o około { $lead } PZ mniej niż następna: { $other }

server-not-built-title = Body Politic: serwer
server-not-built = Serwer działa, ale strony stołu nie zostały zbudowane. Buduje je „make play”.
