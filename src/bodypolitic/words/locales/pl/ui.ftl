# The words of the browser's own pages. A test looks for each of them in web/src.
# The names of roles, resources, policies, phases, actions and the like are in names.ftl: role-WC, resource-food ...

ui-app-title = Body Politic
ui-app-tagline = Cały kraj na twoim stole
ui-skip-to-content = Przejdź do stołu
ui-close = Zamknij
ui-cancel = Anuluj
ui-more = Więcej
ui-none = brak
ui-nobody = nikt
ui-you = Ty
ui-loading = Wczytywanie…
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-money = { MONEY($amount) }
ui-vp = { $amount } PZ

## The lobby

ui-lobby-title = Stoły
ui-lobby-hero = Pięć Rund pracy, Wynagrodzeń, handlu i Głosowań. Wybierz swoją stronę stołu.
ui-way-learn = Poznaj grę
ui-way-learn-about = Gra w dziesięć minut: czego chce każda Klasa, jak wygląda tura, jak przebiega Głosowanie.
ui-way-learn-go = Zasady w skrócie
ui-way-alone = Graj solo
ui-way-alone-about = Przeciw botom lub Automom. W każdej chwili możesz przerwać i wrócić później, tu albo na telefonie.
ui-way-alone-go = Wybierz rolę
ui-way-friends = Graj ze znajomymi
ui-way-friends-about = Wyślij link i siadaj, kiedy chcesz: na jeden wieczór albo na jedną turę dziennie.
ui-way-friends-go = Otwórz stół
ui-lobby-more = Nowy stół ze wszystkimi opcjami
ui-lobby-options = Opcje: dodatki, boty, kto może oglądać
ui-lobby-new = Nowy stół
ui-lobby-open = Otwarte stoły
ui-lobby-own = Twoje gry
ui-lobby-empty = Żaden stół nie jest otwarty.
ui-lobby-own-empty = Nie masz jeszcze żadnej gry.
ui-lobby-create = Utwórz stół
ui-lobby-create-to-watch = Utwórz stół i oglądaj
ui-lobby-players = Ile ról bierze udział w grze
ui-lobby-players-count = { COUNT($count, "thing-role") }
ui-lobby-seat = Kto gra { WORD($role, form: "ins") }
ui-lobby-seat-me = ja
ui-lobby-seat-friend = zaproszona osoba
ui-lobby-seat-bot = bot
ui-lobby-seat-automa = Automa
ui-lobby-automa-mode = Jak gra Automa
ui-lobby-automa-simple = Tryb Prosty
ui-lobby-automa-advanced = Tryb Zaawansowany
ui-lobby-modules = Dodatki
ui-lobby-cards-a-round = Karty na Rundę
ui-module-cards-a-round = { WORD($module) } ({ $cards } na Rundę)
ui-lobby-name = Imię
ui-lobby-bot = Rodzaj bota
ui-lobby-bot-steady = Rozważny: gra rozsądnie
ui-lobby-bot-easy = Łatwy: chce dobrze, ale często błądzi myślami
ui-lobby-bot-swift = Szybki: nauczył się na wielu partiach
ui-lobby-bot-sharp = Bystry: patrzy naprzód, jedna piąta sekundy na decyzję
ui-lobby-bot-master = Mistrz: patrzy naprzód, sekunda na decyzję
ui-lobby-bot-sharp-for-points = Bystry, na punkty: obojętne mu, kto wygra
ui-lobby-bot-master-for-points = Mistrz, na punkty: obojętne mu, kto wygra
ui-lobby-bot-random = Losowy: robi cokolwiek
ui-lobby-by-bot = gra bot ({ WORD($role) })
ui-lobby-by-automa = gra Automa ({ WORD($role) })
ui-lobby-listed = Pokaż stół na liście stołów
ui-lobby-anybody = Wolne miejsce może zająć każdy
ui-lobby-suggestions = Gracze mogą pytać, co zrobiłby rozważny bot
ui-lobby-away = Bot może zastąpić kogoś nieobecnego przez
ui-lobby-seed = Ziarno
ui-lobby-seed-hint = To samo ziarno rozdaje te same karty. Zostaw puste, by było losowe.
ui-lobby-join = Dołącz
ui-lobby-watch = Oglądaj
ui-lobby-replay = Powtórka
ui-lobby-seat-open = wolne
ui-lobby-over = zakończona
ui-lobby-round = Runda { $round }
ui-lobby-only-watching = Nikt nie gra: gra toczy się sama, a ty oglądasz.

ui-games-won = Koniec. Zwycięstwo: { $who }, { $amount } PZ
ui-games-where = Runda { $round }, { WORD($phase) }
ui-games-asking = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
ui-games-open = Otwórz
ui-games-play = Graj
ui-games-forget-key = To urządzenie przechowuje klucz do twojego miejsca. Jeśli jest jedyne, nikt inny nie zagra za ciebie dalej. Jeśli chcesz tu wrócić, najpierw skopiuj link do swojego miejsca.
ui-games-forget = Usunąć tę grę z listy?
ui-games-keep = Zostaw
ui-ago = { $time } temu
ui-load = Wczytaj zapis
ui-load-unreadable = Ten plik nie jest zapisem gry.
ui-load-as = Niedokończona gra toczy się dalej, a na pozostałych miejscach grają boty. Kim grasz?
ui-load-look = Tylko oglądaj

## Playing alone and with friends

ui-alone-about = Wybierz rolę, a gra się zacznie. Pozostałymi grają boty.
ui-alone-against = Przeciw
ui-alone-play = Zagraj { WORD($role, form: "ins") }
ui-alone-at-least = co najmniej { COUNT($count, "thing-role") }
ui-alone-opponents = Kto gra pozostałymi
ui-alone-opponents-bot = Boty
ui-alone-opponents-automa = Automy, jak w pudełku
ui-alone-options = Wszystkie opcje
ui-friends-about = Określ, kto gra którą rolą. Dla każdej zaproszonej osoby dostaniesz link; kto go otworzy, siada do stołu.
ui-role-short-WC = żyć lepiej, strajkować, organizować się
ui-role-short-MC = trochę posiadać, trochę pracować
ui-role-short-CC = budować, sprzedawać, pomnażać Majątek
ui-role-short-ST = zadowolić wszystkie trzy
ui-role-first-WC = Dobra rola na początek
ui-role-about-WC = Masz ludzi i niewiele więcej. Znajdź im pracę, podbijaj Wynagrodzenia, kupuj im Zdrowie, Edukację i Towary Luksusowe, a gdy nikt nie słucha – strajkuj.
ui-role-about-MC = Pracujesz u innych i prowadzisz małe Firmy. Potrzebujesz wszystkiego po trochu, a w Głosowaniach wszyscy potrzebują ciebie.
ui-role-about-CC = Masz wielkie Firmy. Zatrudniaj, produkuj, sprzedawaj w kraju i za granicą, pilnuj łagodnych praw i niskich Podatków, by z każdą Rundą rósł twój Kapitał.
ui-role-about-ST = Prowadzisz Usługi Publiczne z tego, co dają Podatki, rozpatrujesz Wydarzenia i starasz się nie stracić niczyjego zaufania. Każda Klasa chce od ciebie czego innego.

## Learning

ui-learn-first = Twoja pierwsza gra
ui-learn-first-about = Klasa Robotnicza przeciw jednemu botowi. Pierwszy wieczór poprowadzi cię krok po kroku przez Rundę; wszystko, na co wskażesz, samo się objaśnia i nic się nie liczy, dopóki nie potwierdzisz.
ui-learn-first-go = Graj bez lekcji
ui-learn-first-lesson = Zacznij pierwszy wieczór
ui-lessons = Nauka przy stole
ui-lessons-about = Krótkie lekcje: grasz, poznajesz po jednej rzeczy naraz i widzisz, co daje. Zacznij od pierwszego wieczoru, a po resztę sięgaj, kiedy chcesz.
ui-lesson-begin = Zacznij
ui-lesson-continue = Dalej
ui-lesson-again = Jeszcze raz
ui-lesson-done = ukończona
ui-lesson-minutes = około { $count } min
ui-lesson-at = Lekcja: { $title }
ui-lesson-progress = Kroki za tobą: { $done } z { $of }
ui-lesson-next = Dalej
ui-lesson-back = Wstecz
ui-lesson-leave = Opuść lekcję
ui-lesson-leave-about = Stół zostaje twój: grasz dalej bez lekcji i wszystko jest otwarte. Możesz do niej wrócić od początku w każdej chwili.
ui-lesson-stay = Zostań
ui-lesson-more = Inne lekcje
ui-lesson-play-on = Graj dalej
ui-learn-roles = Kim możesz zagrać
ui-learn-turn = Co robisz w swojej turze
ui-learn-turn-card = Weź jedną kartę z ręki: wykonaj to, co mówi, albo odrzuć ją na jedną akcję Podstawową swojej roli.
ui-learn-turn-free = Przedtem lub potem możesz wykonać jedną akcję Darmową: skorzystać z tego, co masz, zamienić Pracowników, zmienić ceny lub Wynagrodzenia.
ui-learn-turn-end = Zakończ turę. Do tego czasu możesz cofnąć wszystko, co nie ujawniło niczego nowego.
ui-learn-round = Co się dzieje w Rundzie
ui-learn-people = Ludzie i Firmy
ui-learn-money = Wynagrodzenia, ceny, długi
ui-learn-politics = Ustawy i Głosowania
ui-learn-policies = Siedem Polityk
ui-learn-policies-about = Każda Polityka stoi w sekcji A, B lub C. Ustawa przesuwa ją o jedną sekcję, jeśli zostanie uchwalona.

## Invitations and seats

ui-invite-title = Zaproś znajomych
ui-invite-hint = Kto otworzy link do miejsca, ten na nim gra. Własny link zachowaj dla siebie.
ui-invite-link = Link: { WORD($role) }
ui-invite-watch = Link dla widzów
ui-invite-start = Do stołu
ui-join-title = Zajmij miejsce
ui-join-role = Zaproszenie: zagraj { WORD($role, form: "ins") }.
ui-seat-free = Zwolnij to miejsce
ui-seat-free-hint = Kto je zajął, nie zagrał i jest nieobecny. Jego link przestanie działać, a miejsce może zająć ktoś inny.
ui-seat-hand-over = Przekaż to miejsce botowi
ui-seat-hand-over-hint = Bot gra za ciebie, dopóki nie odzyskasz miejsca.
ui-seat-take-back = Odzyskaj miejsce
ui-seat-bot = Na tym miejscu gra bot.
ui-seat-away = offline
ui-seat-here = online
ui-seat-handed-by = gra bot (decyzja: { $name })
ui-seat-wait = offline; bot może zagrać za { $time }
ui-seat-away-after = Bot może zastąpić kogoś nieobecnego przez { $time }; kto wraca, od razu gra dalej.
ui-seat-new-link = Nowy link
ui-seat-own-link = Twoje miejsce na innym urządzeniu (nikomu nie pokazuj)
ui-seed-known = Ziarno tej gry zostało wybrane: nic w niej nie jest tajne.
ui-host-title = To twój stół
ui-seconds = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[many] { $count } sekund
}
ui-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[many] { $count } minut
}
ui-hours = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
   *[many] { $count } godzin
}
ui-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}

## Several seats on one device

ui-hot-seat-title = Następna rola przy ekranie: { WORD($role) }
ui-hot-seat-hint = Przekaż urządzenie. Twoja ręka jest ukryta, dopóki nie usiądzie następna osoba.
ui-hot-seat-ready = Gram { WORD($role, form: "ins") }: pokaż moje karty

## Connection

ui-connection-connecting = Łączenie…
ui-connection-lost = Połączenie zostało przerwane. Ponawianie…
ui-connection-retry = Spróbuj teraz
ui-connection-restarting = Serwer uruchamia się ponownie. Za chwilę wrócisz do stołu.
ui-connection-continue = Kontynuuj tutaj

## The prompt

ui-prompt-your-turn = Twoja decyzja
ui-prompt-watching = Oglądasz.
ui-options-title = Co możesz zrobić
ui-options-filter = Znajdź opcję
ui-options-count = { COUNT($count, "thing-option") }
ui-picks-total = Razem: { $total }
ui-undo = Cofnij
ui-undo-hint = Cofa twój ostatni wybór
ui-undo-impossible = Nie można nic cofnąć: twoja ostatnia decyzja ujawniła coś nowego albo inni już wykonali ruch.
ui-end-turn = Zakończ turę
ui-suggest = Podpowiedz
ui-suggest-hint = Co zrobiłby tu rozważny bot i dlaczego
ui-suggest-title = Rozważny bot wybiera
ui-suggest-worth = około { $amount } PZ
ui-suggest-then = a potem:
ui-suggest-take = Zrób to
ui-suggest-others = Następne najlepsze
ui-suggest-thumb = Jego reguła:
ui-think = Przemyśl to
ui-think-hint = Bot przez około sekundę gra dalej od każdej opcji, wiedząc tyle, co ty
ui-think-busy = Namysł…
ui-think-title = Do czego prowadzi każda opcja
ui-think-option = Opcja
ui-think-chance = Szansa na zwycięstwo
ui-think-points = PZ na koniec
ui-think-sure = Od każdej opcji rozegrano dalszy ciąg { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
}, za każdym razem losując na nowo to, co ukryte. Liczba po ± mówi, o ile szansa może się różnić.
ui-think-chosen = wybrano
ui-coach = Trener
ui-coach-nothing = Nic teraz nie nagli: rób to, co daje najwięcej.
ui-coach-waits = Odezwie się, gdy przyjdzie twoja kolej.
ui-coach-agree = Zgadzam się na trenera dla wszystkich przy tym stole
ui-coach-agreed = Wszyscy się zgadzają: kto chce trenera, włącza go w ustawieniach.
ui-coach-agreed-by = { $count ->
    [0] Trener milczy, dopóki nie zgodzą się wszyscy, którzy tu grają.
   *[other] Zgoda jak dotąd: { $names }
}
ui-why-not-title = Dlaczego nie mogę?
ui-why-not = { $what }: { $why }
ui-why-not-main-action-taken = Twoja akcja Główna w tej turze jest już wykonana: żadnych więcej kart ani akcji Podstawowych.
ui-why-not-free-action-taken = Twoja akcja Darmowa w tej turze jest już wykonana.

## The country

ui-round-of = Runda { $round } z { $rounds }
ui-policies-title = Polityki
ui-policy-section = Sekcja { $section }
ui-policy-now = teraz
ui-bill-by = Ustawa { $section }, proponuje { WORD($role) }
ui-company-makes = Wytwarza { COUNT($amount, $resource, form: "acc") }
ui-company-wage = Wynagrodzenie { $level }: { MONEY($amount) }
ui-company-no-wage = Bez Wynagrodzenia
ui-company-wage-for-phase = Wynagrodzenie w tej Fazie
ui-company-automated = Zautomatyzowana
ui-company-operational = funkcjonuje
ui-company-not-operational = nie funkcjonuje
ui-company-closed = zamknięta
ui-company-machinery = Maszyneria
ui-company-strike = Strajk
ui-company-committed = Zaangażowani
ui-company-slot-empty = wolne miejsce
ui-company-worker = { WORD($worker) } ({ WORD($role) })
ui-market-title = Rynek { WORD($role, form: "gen") }
ui-market-empty = Rynek jest pusty.
ui-unemployed-title = Bezrobotni Pracownicy
ui-unions-title = Związki
ui-demonstration = Ogłoszono Demonstrację
ui-services-title = Usługi Publiczne
ui-treasury = Skarb Państwa
ui-tax-multiplier = Mnożnik Podatku
ui-events-title = Wydarzenia
ui-events-none = Brak Wydarzeń
ui-agenda-title = Program Polityczny
ui-bag-title = Woreczek
ui-benefits-title = Pomoc Państwowa
ui-loans = { COUNT($count, "thing-loan") }

## A player's board

ui-board-title = Plansza { WORD($role, form: "gen") }
ui-money-title = Pieniądze
ui-revenue = Zysk
ui-capital = Kapitał
ui-influence = Wpływy
ui-population = Populacja
ui-prosperity = Dobrobyt
ui-wealth = Majątek
ui-goods-title = Towary i Usługi
ui-free-trade-zone = Strefa Wolnego Handlu
ui-loans-title = Pożyczki
ui-hand-title = Twoja ręka
ui-hand-size = { COUNT($count, "thing-card") }
ui-hand-empty = Brak kart
ui-vp-title = Punkty Zwycięstwa

## The forecast

ui-forecast-title = W najbliższej Fazie Produkcji
ui-forecast-rest = Co jeszcze nastąpi w tej Fazie Produkcji
ui-forecast-wages-paid = Wynagrodzenia do zapłaty
ui-forecast-wages-earned = Wynagrodzenia do otrzymania
ui-forecast-taxes = Podatki
ui-forecast-income-tax = Podatek Dochodowy
ui-forecast-employment-tax = Podatek od Zatrudnienia
ui-forecast-corporate-tax = Podatek Korporacyjny
ui-forecast-interest = Odsetki
ui-forecast-food = Potrzebna Żywność
ui-forecast-food-missing = Brakuje { COUNT($amount, "resource-food", form: "gen") }
ui-forecast-output = Produkcja
ui-forecast-storage = Brak miejsca na { COUNT($amount, $resource, form: "acc") }
ui-forecast-money-before = Pieniądze teraz
ui-forecast-other = Inne
ui-forecast-money-after = Pieniądze potem
ui-forecast-loans = Trzeba będzie zaciągnąć { COUNT($count, "thing-loan", form: "acc") }
ui-forecast-imf = Droga Państwa do MFW
ui-forecast-imf-safe = MFW nie zagraża
ui-forecast-imf-danger = MFW będzie interweniować.

## What just happened

ui-log-title = Przebieg gry
ui-log-new = Nowe od ostatniego spojrzenia
ui-log-latest = Do najnowszych
ui-log-why = Dlaczego: { COUNT($count, "thing-line") }
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-summary-title = { WORD($phase) }: podsumowanie
ui-summary-paid = Kto komu płaci
ui-summary-vp = Skąd są punkty
ui-summary-close = Dalej

## Elections

ui-election-title = Głosowanie
ui-election-vote-on = Głosowanie nad Ustawą { $section }
ui-election-stances = Stanowiska
ui-election-in-favor = Za
ui-election-against = Przeciw
ui-election-undecided = jeszcze nie
ui-election-cubes = Dobrane kostki
ui-election-influence = Wpływy
ui-election-secret = tajne
ui-election-votes = { COUNT($count, "thing-ballot") }
ui-election-passed = uchwalona
ui-election-failed = nieuchwalona
ui-election-change = Co się zmienia

## The end and the replay

ui-end-title = Koniec gry
ui-end-winner = Zwycięstwo: { $names }.
ui-end-by-source = Punkty według źródeł
ui-end-by-round = Punkty według Rund
ui-end-share = Udostępnij tę grę
ui-end-download = Pobierz zapis
ui-end-replay = Obejrzyj powtórkę
ui-end-rematch = Zagraj ponownie
ui-end-rematch-join = Do następnej gry
ui-end-rematch-watch = Oglądaj następną grę
ui-end-lobby = Wróć do stołów
ui-replay-title = Powtórka
ui-replay-position = Po { $number } z { $total } decyzji
ui-replay-first = Na początek
ui-replay-back = Jedna decyzja wstecz
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-forward = Jedna decyzja dalej
ui-replay-last = Na koniec
ui-replay-turn-back = Jedna tura wstecz
ui-replay-turn-forward = Jedna tura dalej
ui-replay-picks = { WORD($role) }: wybór, z którego jeszcze nic nie wynika.
ui-replay-think = { WORD($role) }: ile warta była każda opcja?
ui-replay-play-on = Graj stąd dalej { WORD($role, form: "ins") }
ui-replay-whose = Czyje karty są widoczne

## Chat

ui-chat-title = Czat
ui-chat-message = Wiadomość
ui-chat-send = Wyślij
ui-chat-empty = Nikt jeszcze nic nie napisał.

## Errors

ui-error-unknown = Coś się nie powiodło. Spróbuj ponownie.
ui-error-no-table = Nie ma takiego stołu.
ui-error-offline = Nie można połączyć się z serwerem.

## Signs and small parts of the table

ui-skill-unskilled = bez kwalifikacji
ui-policy-1-A = 9 Firm Państwowych; MFW przychodzi przy 2 Pożyczkach
ui-policy-1-B = 6 Firm Państwowych; MFW przychodzi przy 2 Pożyczkach
ui-policy-1-C = 3 Firmy Państwowe; MFW przychodzi przy 1 Pożyczce
ui-policy-2-A = Wynagrodzenia to P3
ui-policy-2-B = Wynagrodzenia to P2 lub P3
ui-policy-2-C = Wynagrodzenia to P1, P2 lub P3
ui-policy-3-A = Mnożnik Podatku 3 plus dwukrotność Państwa Opiekuńczego
ui-policy-3-B = Mnożnik Podatku 2 plus Państwo Opiekuńcze
ui-policy-3-C = Mnożnik Podatku 1
ui-policy-4-A = Publiczne Zdrowie jest za darmo; Państwo Opiekuńcze 2
ui-policy-4-B = Publiczne Zdrowie kosztuje { MONEY(FIGURE("public-service-price-B")) }; Państwo Opiekuńcze 1
ui-policy-4-C = Publiczne Zdrowie kosztuje { MONEY(FIGURE("public-service-price-C")) }
ui-policy-5-A = Publiczna Edukacja jest za darmo; Państwo Opiekuńcze 2
ui-policy-5-B = Publiczna Edukacja kosztuje { MONEY(FIGURE("public-service-price-B")) }; Państwo Opiekuńcze 1
ui-policy-5-C = Publiczna Edukacja kosztuje { MONEY(FIGURE("public-service-price-C")) }
ui-policy-6-A = Wysokie Cło; brak Umów Handlowych
ui-policy-6-B = Niskie Cło; 1 Umowa Handlowa
ui-policy-6-C = Bez Cła; 2 Umowy Handlowe
ui-policy-7-A = Żaden Pracownik nie przybywa z zagranicy
ui-policy-7-B = Z zagranicy przybywa po 1 Pracowniku dla każdej Klasy
ui-policy-7-C = Z zagranicy przybywa po 2 Pracowników dla każdej Klasy
ui-policy-short-1-A = 9 Firm
ui-policy-short-1-B = 6 Firm
ui-policy-short-1-C = 3 Firmy
ui-policy-short-2-A = P3
ui-policy-short-2-B = P2–P3
ui-policy-short-2-C = P1–P3
ui-policy-short-3-A = wysokie
ui-policy-short-3-B = średnie
ui-policy-short-3-C = niskie
ui-policy-short-4-A = { MONEY(0) }
ui-policy-short-4-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-4-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-5-A = { MONEY(0) }
ui-policy-short-5-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-5-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-6-A = brak
ui-policy-short-6-B = 1 umowa
ui-policy-short-6-C = 2 umowy
ui-policy-short-7-A = brak
ui-policy-short-7-B = +1
ui-policy-short-7-C = +2
ui-policy-cell = { $code }, { WORD($policy) }: { $text }
ui-import-tariff = { MONEY($price) } i { MONEY($tariff) } Cła
ui-export-sale = { $amount } za { MONEY($money) }
ui-export-name = Sprzedaj { COUNT($amount, $resource, form: "acc") } za { MONEY($money) }
ui-deal-cost = { MONEY($cost) } i { MONEY($tariff) } Cła
ui-deal-name = Umowa Handlowa: { COUNT($food, "resource-food") }, { COUNT($luxury, "resource-luxury") }
ui-spaces = { $used } z { $spaces }
ui-tabs = Części stołu
ui-group-card = Zagraj kartę
ui-group-basic = Akcje Podstawowe
ui-group-free = Akcje Darmowe
ui-group-other = Opcje
ui-group-end = Zakończ
ui-pick-title = { $name }: co chcesz zrobić?
ui-leave-table = Stoły
ui-asked = decyduje
ui-election-board = Pokaż planszę
ui-election-screen = Wróć do Głosowania
ui-election-proposer = Proponuje { WORD($role) }
ui-election-no-proposer = Nikt jej nie zaproponował i nikt za nią nie punktuje.
ui-election-now = Teraz { $code }
ui-election-then = potem { $code }
ui-election-waiting = Czekamy na: { $names }
ui-election-absent = nie głosuje
ui-election-answered = po decyzji
ui-benefits-none = nic nie odłożono
ui-imf-loans = { $loans } z { COUNT($limit, "thing-loan", form: "gen") }
ui-forecast-now = teraz { MONEY($amount) }
ui-roles-in-game = Miejsca
ui-lobby-forget = Usuń z listy
ui-lobby-random-seed = losowe
ui-lobby-about = Nieoficjalny stół do gry Hegemony. Każda Klasa chce innego kraju; prawa, Wynagrodzenia i Podatki rozstrzygają, kto go dostanie.
ui-who-is = { $name }, { WORD($role) }
ui-population-step = { COUNT($next, "thing-worker") } daje Populację { $population }: tyle Żywności na Rundę i tyle na każde użycie
ui-workers-title = Pracownicy
ui-cards-title = Karty

ui-automa-influence = Symbol Wpływów
ui-automa-no-card = Nie ma jeszcze odkrytej karty SI.
ui-automa-rows = Rzędy: pierwszeństwo ma górny
ui-automa-row = Rząd
ui-automa-actions = Akcje
ui-automa-policies = Polityki
ui-automa-aside = Odłożone:
ui-automa-before = Przedtem
ui-automa-now = W tym kroku
ui-automa-checks = Sprawdzenia z liczbami
ui-automa-in-order = Akcje po kolei
ui-automa-able = może
ui-automa-stays = zostaje
ui-automa-not-yet = W tym kroku jeszcze nie.
ui-automa-action = Co z tego wynika
ui-automa-fell = odpada: { $count }
ui-automa-left = zostaje: { $count }
ui-automa-step = Krok { $number } z { $count }.
ui-automa-back = Wstecz
ui-automa-next = Następny krok
ui-automa-again = Od początku
ui-automa-done = Gotowe
ui-automa-board = Pokaż planszę
ui-automa-whole = Pokaż kroki
ui-automa-stage-card = Karta
ui-automa-stage-checks = Sprawdzenia
ui-automa-stage-rows = Rzędy
ui-automa-stage-action = Akcja
ui-priority-AW = Przydział
ui-priority-BGS = Zakupy
ui-priority-PB = Ustawa
ui-priority-STR = Strajk
ui-priority-DEM = Demonstracja
ui-priority-SA = Specjalna
ui-priority-BC = Nowa Firma
ui-priority-SFM = Eksport
ui-priority-LOB = Lobbing
ui-priority-SC = Sprzedaż
ui-automa-pile = { COUNT($count, "thing-ai-card") } w talii

## Expansions

ui-policy-protected = zabezpieczona
ui-policy-protected-hint = Żadnych Ustaw w tej Polityce do końca Rundy

## The table on one screen

ui-board = Stół
ui-players = Gracze
ui-menu = Menu stołu
ui-keys-title = Klawisze
ui-key-arrows = od jednej możliwej opcji do następnej
ui-key-enter = wybierz lub potwierdź
ui-key-numbers = akcje Podstawowe twojej tury albo to, co można wybrać, według numerów
ui-key-amount = więcej lub mniej
ui-key-escape = zamknij to, co otwarte
ui-key-list = wszystko, co możesz zrobić, jako lista
ui-key-undo = cofnij
ui-key-suggest = co zrobiłby rozważny bot
ui-key-end = zakończ turę
ui-key-help = ta strona
ui-phase-preparation = Przygotowanie
ui-phase-action = Akcje
ui-phase-production = Produkcja
ui-phase-elections = Głosowanie
ui-phase-scoring = Punktowanie
ui-turn-of = { $turn }/{ $turns }
ui-tax-short = Podatek
ui-imf-short = MFW
ui-imf-none = brak Pożyczek
ui-district-ST = Sektor Publiczny
ui-district-CC = Firmy Kapitalistów
ui-district-MC = Firmy Klasy Średniej
ui-district-WC = Spółdzielnie
ui-district-working = { $working } z { $used } funkcjonuje
ui-company-no-wages = bez płac
ui-company-own-work = własna praca
ui-policy-name-1 = Polityka Finansowa
ui-policy-name-2 = Rynek Pracy
ui-policy-name-3 = Opodatkowanie
ui-policy-name-4 = Zdrowie i Świadczenia
ui-policy-name-5 = Edukacja
ui-policy-name-6 = Handel Zagraniczny
ui-policy-name-7 = Imigracja
ui-policy-about-1 = MFW przy { $limit }
ui-policy-about-2 = Wynagr.
ui-policy-about-3 = ×{ $multiplier }
ui-policy-about-4 = cena
ui-policy-about-5 = cena
ui-policy-about-6 = umowy
ui-policy-about-7 = Pracownicy
ui-bag-cubes = { COUNT($count, "thing-cube") }
ui-percent = { $part }%
ui-times = ×{ $count }
ui-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
ui-desk-title = Na stole
ui-desk-read = czytaj
ui-desk-if-imf = gdy MFW
ui-benefits-count = { $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
   *[many] { $count } rodzajów
}
ui-benefit = { COUNT($amount, $item) }
ui-media = Media
ui-of = z { $limit }
ui-abroad-title = Zagranica
ui-export-card = karta { $card }
ui-import-buy = kup
ui-deal-none = brak umowy
ui-market-for-sale = na sprzedaż: { $count }
ui-market-wages = Wynagrodzenia { $wages }
ui-workers-of = { $workers } z { $next }
ui-prosperity-next = następny +{ $vp } PZ
ui-prosperity-step = Następny krok daje { $vp } PZ za użycie Zdrowia, Edukacji lub Towarów Luksusowych: { $amount }
ui-wealth-next = { MONEY($capital) } +{ $vp } PZ
ui-wealth-step = Następna kolumna wymaga w Fazie Punktowania Kapitału { MONEY($capital) }: { $vp } PZ i { $step } PZ za krok
ui-legitimacy-lowest = Wpływy za najniższe przed Głosowaniem: { $amount }.
ui-legitimacy-step = Od { $legitimacy } jest to { $amount }.
ui-tax-by = { $code }: { $multiplier }
ui-imf-step = { $more ->
    [0] MFW przyjdzie w Fazie Produkcji, jeśli Pożyczek nie da się spłacić
   *[other] Jeszcze { COUNT($more, "thing-loan") } i przyjdzie MFW
}
ui-talk-title = Dziennik, czat, prognoza i Rynek
ui-talk-log = Dziennik
ui-talk-chat = Czat
ui-talk-forecast = Prognoza
ui-talk-market = Rynek
ui-forecast-food-to-buy = Żywność do kupienia: { $amount }
ui-forecast-treasury = Skarb Państwa przed Podatkami
ui-plan-title = Pytanie do ciebie
ui-your-turn = Twoja tura
ui-waiting = Poczekaj
ui-plan-money = Pieniądze
ui-plan-wages = Wynagrodzenia
ui-plan-taxes = Podatki
ui-plan-food = Żywność
ui-plan-other = Inne
ui-plan-left = Po Produkcji
ui-plan-loans = Pożyczki
ui-plan-vp = PZ
ui-plan-influence = Wpływy
ui-plan-makes = na Rundę
ui-plan-another-card = Odrzuć inną kartę
ui-plan-shown = Coś zostało ujawnione: nie można tego cofnąć
ui-plan-only-end = Pozostaje tylko zakończyć turę.
ui-plan-confirm = Potwierdź
ui-plan-go-on = Taki jest plan. Potwierdź go albo najpierw wykonaj akcję Darmową.
ui-confirm = Potwierdź
ui-brings-stops = przestaje funkcjonować: { $companies }
ui-brings-starts = zaczyna funkcjonować: { $companies }
ui-stepper = Liczba
ui-stepper-less = Mniej
ui-stepper-more = Więcej
ui-move = { $what }: { $told }
ui-acts-title = Akcje
ui-act-list = Lista
ui-part-calling = { WORD($part) }: jest coś do wybrania
ui-part-politics = Polityki
ui-part-ST = Sektor Publiczny
ui-part-CC = Firmy Kapitalistów
ui-part-MC = Firmy Klasy Średniej
ui-part-people = Ludzie i handel
ui-part-players = Gracze
ui-part-hand = Akcje i ręka
ui-part-talk = Dziennik i czat
ui-automa-of = Automa: { WORD($role) }
ui-automa-its-card = Jej karta
ui-automa-open = Automa { WORD($role, form: "gen") }: karta, rzędy i powody
ui-end-place = { $name } { $amount } PZ
ui-end-star = jedna gwiazdka to { $amount } PZ
ui-end-source = { WORD($reason) } { $amount }
ui-end-course = Szanse na zwycięstwo, tura po turze
ui-end-course-show = Jak zmieniały się szanse?
ui-end-course-busy = Chwileczkę…
ui-end-course-end = Na koniec
ui-end-turnings = Tury, które zmieniły je najbardziej
ui-end-turnings-none = Żadna tura sama nie zmieniła ich wyraźnie.

## Sheets and the glossary

ui-sheet-helps = Pomaga
ui-sheet-page = W instrukcji: { $name }, { rulebook-page }
ui-sheet-book = { $name } (dodatek Crisis & Control)
ui-sheet-more = jeszcze { $count }
ui-key-sheet = objaśnienie rzeczy zaznaczonej lub wskazanej (tak samo długie naciśnięcie lub prawy przycisk)
ui-key-glossary = słowniczek, z taliami i odrzuconymi kartami
ui-glossary-title = Słowniczek
ui-glossary-sheets = Wszystko objaśnione
ui-glossary-piles = Talie i odrzucone karty
ui-glossary-find = Znajdź słowo, kartę, Firmę…
ui-glossary-families = Rodzaje
ui-glossary-count = { $count ->
    [one] { $count } hasło
    [few] { $count } hasła
   *[many] { $count } haseł
}
ui-glossary-more = Jeszcze { $count }: wpisz słowo, by je znaleźć.
ui-glossary-none = Nic nie zawiera tego słowa.
ui-family-rules = Zasady w skrócie
ui-family-roles = Role
ui-family-policies = Polityki
ui-family-actions = Akcje
ui-family-goods = Towary i pieniądze
ui-family-people = Ludzie i praca
ui-family-trade = Handel
ui-family-politics = Polityka
ui-family-companies = Firmy
ui-family-cards = Karty Akcji
ui-family-events = Wydarzenia i Programy
ui-family-expansions = Dodatki
ui-family-automas = Automy
ui-piles-action = Karty Akcji { WORD($role, form: "gen") }
ui-piles-companies = Firmy { WORD($role, form: "gen") }
ui-piles-export = Karty Eksportu
ui-piles-deals = Umowy Handlowe
ui-piles-left = w talii: { $count }
ui-piles-discarded = Odrzucone
ui-piles-discarded-count = odrzucone: { $count }
ui-piles-numbers = Odrzucone: { $cards }
ui-piles-unseen = Jeszcze w talii lub na ręce
ui-piles-empty = Nic nie odrzucono.

## What happened, played

ui-playback-skip = Pomiń
ui-playback-next = Dalej
ui-playback-key = Spacja
ui-playback-again = Pokaż jeszcze raz, co się wydarzyło
ui-key-forward = pomiń to, co jest odtwarzane, albo przejdź do następnego kroku
ui-key-again = pokaż jeszcze raz, co się wydarzyło od twojej ostatniej decyzji
ui-ledger-food = Żywność
ui-ledger-taxes = Podatki
ui-ledger-other = Inne płatności

## Settings

ui-primers = Wprowadzenia
ui-puzzles = Zagadki
ui-puzzles-about = Pozycja, cel i jedna tura, aby go osiągnąć. Wszystko można powtórzyć, a podpowiedzi są trzy.
ui-puzzles-all = Wszystkie zagadki
ui-puzzles-solved = Rozwiązane: { $count }
ui-puzzles-opening = Rozkładamy zagadkę…
ui-puzzles-level-1 = Łatwe
ui-puzzles-level-2 = Do namysłu
ui-puzzles-level-3 = Trudne
ui-puzzles-level-4 = Dla znawców
ui-puzzle-own = Zagadka z gry
ui-puzzle-try = Spróbuj
ui-puzzle-try-this = Spróbuj: { $title }
ui-puzzle-solved = Rozwiązane.
ui-puzzle-failed = Nie tym razem.
ui-puzzle-again = Jeszcze raz
ui-puzzle-hint = Podpowiedź { $number }/{ $total }
ui-puzzle-make = Zrób z tej tury zagadkę
ui-puzzle-make-none = Przejdź na początek tury tej roli, w której coś osiągnięto.
ui-puzzle-make-goal = Cel
ui-puzzle-link = Link do zagadki

ui-settings-title = Ustawienia
ui-settings-language = Język
ui-settings-theme = Kolory
ui-settings-theme-device = Jak na tym urządzeniu
ui-settings-theme-light = Jasne
ui-settings-theme-dark = Ciemne
ui-settings-letters = Wielkość liter
ui-settings-letters-usual = Zwykła
ui-settings-letters-large = Duża
ui-settings-letters-huge = Bardzo duża
ui-settings-letters-hint = W dzienniku, na czacie, w objaśnieniach, na listach i we wszystkim, co otwiera się nad planszą. Sama plansza rośnie razem z oknem.
ui-settings-calls = Gdy przychodzi twoja kolej
ui-settings-calls-notify = Powiadom mnie, gdy patrzę gdzie indziej
ui-settings-calls-hint = Przeglądarka zapyta raz o zgodę. Stół musi być otwarty w jakiejś karcie; jej ikona też pokazuje kropkę.
ui-settings-calls-refused = Przeglądarka na to nie pozwala: sprawdź jej ustawienia dla tej strony.
ui-call-text = Gra czeka na ciebie.
ui-settings-choices = Decyzje
ui-settings-confirms = Pokaż każdą decyzję, zanim będzie ważna
ui-settings-confirms-hint = Pierwsze kliknięcie pokazuje wybór, drugie go zatwierdza.
ui-settings-coach = Mów mi, co jest teraz ważne
ui-settings-coach-hint = Jedna linijka z liczb samego stołu i słowo ostrzeżenia, gdy decyzja dużo kosztuje. Wie tyle, co ty. Tylko przeciw botom, chyba że zgodzą się wszyscy przy stole.
ui-settings-speed = Pokazywanie wydarzeń
ui-settings-speed-off = wcale
ui-settings-speed-fast = szybko
ui-settings-speed-normal = spokojnie
ui-settings-speed-step = krok po kroku
ui-settings-speed-hint = Nigdy nie musisz czekać: kliknięcie lub spacja pomija pokaz. Gdy urządzenie prosi o mniej ruchu, rzeczy są zamiast tego obrysowane.
ui-settings-sounds = Dźwięki
ui-settings-sound = niech słychać kostki, monety i moją turę
