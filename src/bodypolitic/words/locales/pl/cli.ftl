# The words of the command line: what `play` says, the table as a terminal shows it, and the reports of the other commands.

## Lists and facts

cli-none = -
cli-aside = { $before } · { $next }
cli-times = { $thing } x{ $count }
cli-fact = { $name }: { $text }
cli-error = Błąd: { $problem }
cli-no-language = nie ma takiego języka; są: { $languages }
cli-version =
    Body Politic, wersja { $version }, { $engine ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    }

## Playing

cli-help = Wpisz numer albo: ? dlaczego nie · t stół · u cofnij · s zapisz · q wyjdź
cli-new-game = Nowa gra, ziarno { $seed }.
cli-which-role = Którą rolą grasz: { $roles }?{" "}
cli-role-choice = { $code } ({ WORD($role) })
cli-leave-early = Wychodzisz przed początkiem gry.
cli-leave = Odchodzisz od stołu.
cli-leave-kept = Odchodzisz od stołu. Gra jest zapisana w { $file }.
cli-answer-by-number = Odpowiedz liczbą od 1 do { $count }.
cli-ask = >{" "}
cli-type-a-number = Wpisz numer od 1 do { $count } albo jedno z: ? t u s q.
cli-next-at-screen = Następna rola przy ekranie: { WORD($role) }.
cli-press-enter = Usiądź i naciśnij Enter.{" "}
cli-decides = Decyduje { WORD($role) }
cli-thinks = { WORD($role) } myśli...
cli-nothing-to-undo = Nie można nic cofnąć: twoja ostatnia decyzja ujawniła coś nowego albo inni już wykonali ruch.
cli-undone = Twoja ostatnia decyzja jest cofnięta.
cli-nothing-else = Nic innego nie można teraz wybrać.
cli-save-where = Zapisać do którego pliku?{" "}
cli-save-new-name = Nie zapisano: podaj plik, którego jeszcze nie ma.
cli-save-failed = Nie zapisano: { $problem }.
cli-saved = Zapisano w { $file }; odtąd gra jest tam przechowywana.
cli-holds-a-game = { $file } zawiera już grę; pomiń --players, --seed i --modules, by ją kontynuować, albo podaj nowy plik
cli-automa-joins = { $file } zawiera już grę; Automa nie może już zająć w niej miejsca

## Scores and replays

cli-score = { WORD($role) }: { $points } PZ
cli-victory = Zwycięstwo: { ALL($winners) }.
cli-waits = Decyzje: { $choices }. Gra czeka na ruch: { $roles }.

## The table

cli-when-round = Runda { $round }
cli-when-turn = tura { $turn } z { $turns }: { WORD($role) }
cli-policies = Polityki
cli-policies-and-bills = { $policies } · Ustawy: { $bills }
cli-bill = { $section } ({ $role })
cli-country = Kraj
cli-country-facts = Skarb Państwa { MONEY($treasury) } · Mnożnik Podatku { $multiplier } · PZ: { $points }
cli-points = { $role } { $points }
cli-you-have = Masz
cli-money = { MONEY($money) }
cli-revenue = Zysk { MONEY($money) }
cli-capital = Kapitał { MONEY($money) }
cli-influence = { COUNT($influence, "resource-influence") }
cli-state-influence = { COUNT($influence, "thing-personal-influence") } i { COUNT($media, "thing-media-influence") }
cli-loans = { COUNT($count, "thing-loan") }
cli-own-goods = Własne zasoby
cli-amount = { COUNT($amount, $thing) }
cli-people = Ludzie
cli-people-facts = Populacja { $population } · Dobrobyt { $prosperity } · Bezrobotni: { $unemployed }
cli-workers = { $count } { WORD($skill, form: "skill") }
cli-for-sale = Na sprzedaż
cli-for-sale-of = { WORD($resource) } { $offer }
cli-offer = { $amount } po { MONEY($price) }
cli-free-trade-zone = Strefa Wolnego Handlu
cli-benefits = Świadczenia
cli-benefits-for = Świadczenia ({ $role })
cli-policy = Polityka
cli-section = Sekcja
cli-bill-title = Ustawa
cli-policy-name = { $number } { WORD($policy) }
cli-role-short = { $role ->
    [WC] Robotnicza
    [MC] Średnia
    [CC] Kapitaliści
   *[ST] Państwo
}
cli-vp = PZ
cli-money-title = Pieniądze
cli-loans-title = Pożyczki
cli-influence-title = Wpływy
cli-media-influence = Wpływy Mediów
cli-population = Populacja
cli-population-facts = { $population } (Pracownicy: { $workers })
cli-prosperity = Dobrobyt
cli-sells = Sprzedaje: { WORD($resource) }
cli-owner = Właściciel
cli-company = Firma
cli-makes = Wytwarza
cli-workers-title = Pracownicy
cli-wage = Wynagrodzenie
cli-tokens = Żetony
cli-makes-more = { COUNT($amount, $resource) } (+{ $adds })
cli-wage-level = { $level }: { MONEY($money) }
cli-automated = Zautomatyzowana
cli-empty = pusta
cli-staff = { $role }: { $skills }
cli-employee = { $staff }; Zatrudniony: { WORD($skill, form: "skill") }
cli-skill = { WORD($skill, form: "skill") }
cli-committed = Zaangażowani
cli-employee-committed = Zatrudniony Zaangażowany
cli-on-strike = Strajk
cli-machinery = Maszyneria
cli-unemployed = Bezrobotni ({ $role })
cli-trade-unions = Związki Zawodowe
cli-demonstration = Demonstracja
cli-called = ogłoszona
cli-market-of = Rynek ({ $role })
cli-company-for = { WORD($company) } ({ MONEY($cost) })
cli-closed = Zamknięte Firmy Państwowe
cli-deals = Umowy Handlowe
cli-export = Karta Eksportu
cli-voting-bag = Woreczek
cli-cubes = { $count } { $role }
cli-tax-multiplier = Mnożnik Podatku
cli-legitimacy = Poparcie
cli-legitimacy-of = { $role } { $legitimacy }
cli-legitimacy-with-tokens = { $role } { $legitimacy }, żetony: { $tokens }
cli-events = Wydarzenia
cli-agenda = Program Polityczny
cli-hand-of = Ręka ({ $role })
cli-cards = { COUNT($count, "thing-card") }

## Cards

cli-deck = { WORD($role) }: { COUNT($count, "thing-card") }
cli-card = Karta
cli-copies = Sztuk
cli-needs = Wymaga
cli-text = Tekst

## Simulations and tournaments

cli-mixed-alone = --mixed samo losuje liczbę graczy, boty, miejsca i dodatki; pomiń --players, --bot, --seat i --modules
cli-coverage-not-kept = --coverage liczy w trakcie rozgrywania i nie może kontynuować od zapisanych partii; pomiń --file i --dataset
cli-dataset-keeps-games = --dataset przechowuje partie we własnym folderze; pomiń --file
cli-no-seat = „{ $seat }” nie jest miejscem; podaj rolę i bota, na przykład WC=steady
cli-no-setting = nie ma wariantu { $setting }; są warianty: { $settings }
cli-study-empty = w { $folder } nie ma jeszcze partii
cli-study-written = Liczba partii: { $games }; raport: { $folder }
cli-games-a-second = { $rate } partii/s
cli-playing = Trwa gra
cli-role = Rola
cli-bot = Gra bot
cli-vp-mean = średnia PZ
cli-sd = odch.
cli-min = najm.
cli-max = najw.
cli-wins = wygrane
cli-games = partie
cli-win-rate = odsetek wygranych
cli-interval = przedział 95%
cli-from-to = { $low } - { $high }
cli-shared-victory = Wspólne zwycięstwo liczy się jako wygrana każdego ze zwycięzców.
cli-games-finished = Zakończone partie: { $finished } z { $games }, decyzje: { $decisions }, na sekundę: { $rate }.
cli-used-least = Używane najrzadziej
cli-what-it-is = Co to jest
cli-times-used = razy
cli-often-enough = { $enough } razy?
cli-yes = tak
cli-no = nie
cli-all-used = Każda z { $total } rzeczy była użyta co najmniej { $enough } razy.
cli-some-missing = Rzeczy użyte mniej niż { $enough } razy: { $missing } z { $total }:
cli-used-times = { $thing } { $count }
cli-action-card = karta Akcji
cli-action-cards = karty Akcji
cli-event-choice = opcja Wydarzenia
cli-event-choices = opcje Wydarzeń
cli-basic-action = akcja Podstawowa
cli-basic-actions = akcje Podstawowe
cli-free-action = akcja Darmowa
cli-free-actions = akcje Darmowe
cli-one-company = Firma
cli-companies = Firmy
cli-ai-bonus = bonus karty SI
cli-ai-bonuses = bonusy kart SI
cli-ai-special = akcja Specjalna karty SI
cli-ai-specials = akcje Specjalne kart SI
cli-instruction-line = wiersz karty Instrukcji
cli-instruction-lines = wiersze kart Instrukcji
cli-ladder-cell = { $rate } ({ $low }–{ $high }), { $points } PZ, { $games }
cli-ladder-players = ### Liczba graczy: { $players }, przeciw: { $field }{ $modules ->
    [none] { "" }
   *[other] { ", z modułami " }{ $modules }
}
cli-ladder-ratings = ### Oceny względem rozważnego bota, przeciw: { $field }{ $modules ->
    [none] { "" }
   *[other] { ", z modułami " }{ $modules }
}

## Help

cli-help-admin = Zarządzaj stołami serwera, także gdy działa.
cli-help-admin-backup = Skopiuj bazę SQLite w stanie z jednej chwili, także gdy serwer w niej zapisuje.
cli-help-admin-close = Nie pozwól nikomu więcej grać przy stole; to, co rozegrano, zostaje.
cli-help-admin-delete = Usuń stół.
cli-help-admin-export = Zapisz cały stół do pliku; kto go ma, zna wszystkie tajemnice gry.
cli-help-admin-import = Umieść wyeksportowany stół w bazie; jego linki działają także tam.
cli-help-admin-link = Utwórz nowy link do miejsca, jeśli stary się zgubił; stary przestaje działać.
cli-help-admin-list = Wypisz stoły, najpierw te, przy których grano ostatnio.
cli-help-admin-message = Powiedz coś wszystkim przy wszystkich stołach.
cli-help-admin-purge = Usuń wszystkie stoły nietknięte od tylu dni.
cli-help-admin-restore = Przywróć bazę SQLite z kopii; to, co było później, przepada.
cli-help-admin-show = Pokaż jeden stół; bez rąk i linków.
cli-help-admin-backup-file = Dokąd.
cli-help-bodypolitic = Body Politic gra w grę planszową Hegemony. Bez polecenia otwiera stół w przeglądarce.
cli-help-cards = Pokaż wszystkie karty Akcji z tekstem, także z dodatku, jeśli jest podany.
cli-help-cards-as-json = Wypisz listę JSON zamiast tabel.
cli-help-cards-role = Tylko talia tej roli: WC, MC, CC lub ST.
cli-help-database = sqlite:///plik lub postgresql://...; domyślnie plik w twoim katalogu danych.
cli-help-admin-export-file = Dokąd.
cli-help-admin-import-file = Plik zapisany przez export.
cli-help-cluster = Adres klastra Ray, który rozgrywa partie zamiast tych procesów; local oznacza klaster na tej maszynie.
cli-help-jobs = Ile procesów gra; bez podania po jednym na rdzeń.
cli-help-ladder = Zagraj każdym botem w każdej roli przeciw tym samym stawkom i powiedz w Markdownie, jak silny jest każdy.
cli-help-ladder-field = Tylko przeciw tej stawce; można podać kilka razy.
cli-help-kept-in = Gdzie przechowuje się partie; tego, co tam jest, nie rozgrywa się ponownie.
cli-help-ladder-games = Ile partii ma mieć każda komórka; 0 tylko wypisuje.
cli-help-ladder-players = Tylko przy tylu graczach.
cli-help-ladder-who = Tylko ten bot lub Automa; można podać kilka razy.
cli-help-lessons = Poznaj grę w terminalu: lista lekcji, lekcja albo ich sprawdzenie.
cli-help-lessons-name = Lekcja, po nazwie; zobacz listę.
cli-help-lessons-play = Zacznij lekcję; domyślnie pierwszą.
cli-help-lessons-check = Rozegraj lekcję albo każdą z nich na wszystkie otwarte sposoby i powiedz, co jest nie tak.
cli-no-lesson = Nie ma lekcji { $lesson }; są: { $lessons }.
cli-lessons-fine = Każda lekcja dochodzi do końca na każdej drodze.
cli-lesson-closed = { $what }: { $why }
cli-help-puzzles = Zagadki w terminalu: wypisz je, rozegraj jedną albo udowodnij, że każdą da się rozwiązać.
cli-help-puzzles-name = Nazwa zagadki; zobacz listę.
cli-help-puzzles-play = Rozegraj zagadkę; domyślnie pierwszą.
cli-help-puzzles-check = Udowodnij przeszukaniem, że zagadkę albo każdą z nich da się rozwiązać, a jej zła droga zawodzi.
cli-no-puzzle = Nie ma zagadki { $puzzle }; są: { $puzzles }.
cli-puzzles-fine = Każdą zagadkę da się rozwiązać, a każda zła droga zawodzi.
cli-puzzle-solved = Rozwiązane!
cli-puzzle-missed = Nie tym razem. Spróbuj jeszcze raz.
cli-help-language = Język: { $languages }; domyślnie język terminala.
cli-help-admin-link-role = Rola: WC, MC, CC lub ST.
cli-help-admin-link-site = Adres twojego serwera.
cli-help-admin-list-most = Najwyżej ile stołów.
cli-help-admin-message-words = Co powiedzieć.
cli-help-modules = Dodatki, na przykład action-cards,crisis-response; historical-events=2 odkrywa dwa na Rundę.
cli-help-play = Graj w terminalu przeciw botom albo z innymi przy jednym ekranie.
cli-help-play-all-seats = Wszystkimi rolami grają ludzie przy tym ekranie.
cli-help-play-bot = Kto gra pozostałymi rolami: { $bots }.
cli-help-play-players = Ile ról bierze udział: 2, 3 lub 4; domyślnie 4.
cli-help-play-role = Twoja rola: WC, MC, CC lub ST; domyślnie program pyta.
cli-help-play-save = Przechowuj grę w tym pliku; jeśli zawiera grę, kontynuuj ją.
cli-help-play-seed = To samo ziarno rozdaje te same karty; domyślnie losowe.
cli-help-position = Sprawdź opisany stół i pokaż go albo wypisz każdą zasadę, którą łamie.
cli-help-position-file = Stół opisany w TOML.
cli-help-admin-purge-days = Dni bez ruchu.
cli-help-replay = Odtwórz zapisaną grę i wypisz jej przebieg.
cli-help-replay-file = Zapisana gra.
cli-help-replay-until = Zatrzymaj się po tylu decyzjach.
cli-help-admin-restore-file = Plik zapisany przez backup.
cli-help-seat = Rola i kto nią gra, na przykład WC=steady: { $names } lub { cli-own-bot }; można podać dla każdej roli.
cli-bots = { $names } lub { cli-own-bot }
cli-own-bot = własny bot: ścieżka/do/pliku.py:Klasa
cli-help-serve = Udostępnij stół przeglądarkom, na tej maszynie lub innym.
cli-help-serve-bot-delay = Ile sekund bot czeka, zanim wybierze.
cli-help-serve-bot-seconds = Ile sekund bot może myśleć nad decyzją.
cli-help-serve-bot-workers = Procesy, w których myślą boty; o jeden mniej niż rdzeni.
cli-help-serve-host = Adres nasłuchu; 0.0.0.0 wpuszcza innych.
cli-help-serve-keep-bots-hours = Po ilu godzinach usuwa się stół bez ludzi; 0 zostawia go na zawsze.
cli-help-serve-keep-days = Po ilu dniach usuwa się nietknięty stół; 0 zostawia go na zawsze.
cli-help-serve-limit = Zmień limit: NAZWA=LICZBA, jak w docs/hosting.md.
cli-help-serve-log-json = Dziennik w formacie JSON.
cli-help-serve-log-level = Poziom: debug, info, warning lub error.
cli-help-serve-metrics-for = Adres lub sieć spoza tej maszyny, której wolno czytać /metrics.
cli-help-serve-open-browser = Otwórz przeglądarkę.
cli-help-serve-origin = Adres strony widziany przez przeglądarki, gdy proxy nie przekazuje nagłówka Host.
cli-help-serve-own-bot = Twój własny bot: NAZWA=ścieżka/do/pliku.py:Klasa lub NAZWA=MODUŁ:KLASA.
cli-help-serve-port = Port nasłuchu; 0 bierze wolny.
cli-help-serve-proxy = Adres lub sieć proxy przed serwerem, którego nagłówkom X-Forwarded można wierzyć.
cli-help-simulate = Rozegraj partie między botami i podaj wyniki.
cli-help-simulate-as-json = Wypisz jeden obiekt JSON zamiast tabeli.
cli-help-simulate-bot = Kto gra na każdym niepodanym miejscu: { $bots }; domyślnie random.
cli-help-simulate-dataset = Zapisz każdą decyzję w tym folderze jako Parquet, z opisem.
cli-help-simulate-games = Ile partii rozegrać.
cli-help-simulate-mixed = Losuj dla każdej partii liczbę graczy, ich rodzaj i dodatki.
cli-help-simulate-players = Ile ról bierze udział: 2, 3 lub 4; domyślnie 4.
cli-help-simulate-seed = To samo ziarno daje te same partie.
cli-help-simulate-with-coverage = Podaj, jak często użyto każdej karty, Wydarzenia, akcji i Firmy.
cli-help-table = Identyfikator stołu, jak w jego linku.
cli-help-study = Rozegraj wiele partii każdego rodzaju i zapisz, jaka jest gra: liczby, wykresy, tabele.
cli-help-study-bot = Kto gra tam, gdzie nie gra Automa.
cli-help-study-folder = Gdzie są partie; te, które już są, nie są grane ponownie.
cli-help-study-games = Ile partii ma mieć każdy wariant; 0 tylko zapisuje raport.
cli-help-study-only = Graj tylko ten wariant, na przykład 4p; można podać kilka razy.
cli-help-study-out = Dokąd trafia raport.
cli-help-tournament = Rozegraj partie między botami i podaj, jak często każdy wygrywa.
cli-help-tournament-as-json = Wypisz jeden obiekt JSON zamiast tabeli.
cli-help-tournament-challenger = Bez --seat: bot, który gra kolejno każdą rolą przeciw stawce: { $bots }.
cli-help-tournament-field = Bot na każdym niepodanym miejscu.
cli-help-tournament-games = Ile partii rozegrać, łącznie lub na każdą rolę.
cli-help-tournament-players = Ile ról bierze udział: 2, 3 lub 4.
cli-help-tournament-seed = To samo ziarno daje te same partie.
cli-help-version = Pokaż wersję i zakończ.
cli-help-yes = Nie pytaj.
