# What lessons say: one thing a message, at most forty words. Figures are given, never written out.

lesson-own-choice = Tu decydujesz ty: wybierz, co chcesz.
lesson-not-now = Nie teraz. Najpierw zrób to, na co wskazuje lekcja; po niej wszystko jest otwarte.

## The first evening

lesson-first-evening-title = Pierwszy wieczór
lesson-first-evening-about = Runda Klasą Robotniczą: praca, Zdrowie, Ustawa, produkcja i Głosowanie.
lesson-first-evening-welcome = Witaj! Prowadzisz Klasę Robotniczą. Wszystkie Klasy dzielą jeden kraj: pracują dla siebie, handlują ze sobą i spierają się o jego prawa. Dziś gra przeciw tobie tylko Klasa Kapitalistów.
lesson-first-evening-points = To się liczy: Punkty Zwycięstwa. Kto po Rundach, których jest { FIGURE("rounds") }, ma ich najwięcej, wygrywa. Zdobywasz je, gdy twoi ludzie żyją dobrze i gdy twoje Ustawy wchodzą w życie.
lesson-first-evening-people = Oto twoi Pracownicy bez pracy, razem { $count }. Ten z krzyżem zna się na opiece zdrowotnej, drugi nie ma kwalifikacji. Bez pracy nie dostają Wynagrodzenia.
lesson-first-evening-assign = W turze robisz jedną główną rzecz. Znajdź swoim ludziom pracę: wybierz „{ action-assign-workers }”.
lesson-first-evening-card = Taka akcja Podstawowa kosztuje jedną kartę z ręki. Później zagrasz karty dla ich tekstu. Teraz oddaj dowolną.
lesson-first-evening-clinic = Klinika Klasy Kapitalistów stoi pusta. Z Pracownikami wypłaca co Rundę { MONEY($wages) } Wynagrodzenia. Wybierz ją.
lesson-first-evening-doctor = Miejsce z krzyżem wymaga kogoś z opieki zdrowotnej. Wyślij Pracownika, który jest bez pracy.
lesson-first-evening-doctor-instead = Ten Pracownik utrzymuje Szpital Publiczny, który by wtedy stanął. Wyślij tego, który jest bez pracy.
lesson-first-evening-helper = Zwykłe miejsce może zająć każdy. Wyślij Pracownika bez kwalifikacji, który jest bez pracy.
lesson-first-evening-end-turn = Klinika ma Pracowników! Dotąd wszystko dało się cofnąć; tura liczy się, gdy ją potwierdzisz. Zrób to.
lesson-first-evening-capitalist = Klasa Kapitalistów rozegrała swoją turę; dziennik mówi jaką. Ma Firmy i płaci ci Wynagrodzenia. Jej punkty biorą się z gromadzonych pieniędzy.
lesson-first-evening-health = Ludzie potrzebują nie tylko pracy. Państwo sprzedaje Zdrowie po { MONEY($price) } za sztukę.
lesson-first-evening-buy = Znowu twoja tura. Wybierz „{ action-buy-goods-and-services }”.
lesson-first-evening-buy-card = To też kosztuje kartę. Oddaj dowolną.
lesson-first-evening-buy-health = Naraz kupuje się jedno. Wybierz Zdrowie.
lesson-first-evening-amount = Zdrowie pomaga tylko wtedy, gdy starczy dla wszystkich: twoja Populacja to { $population }. Kup tyle samo.
lesson-first-evening-use = Oprócz głównej rzeczy możesz w turze wykonać jedną akcję Darmową. Skorzystaj od razu ze Zdrowia.
lesson-first-evening-use-instead = Najpierw skorzystaj ze Zdrowia: to ono daje punkty.
lesson-first-evening-prosperity = Twój Dobrobyt wzrósł o krok: { $prosperity } PZ. Zdrowie dało jeszcze { $healthcare } PZ i nowego Pracownika. Edukacja i Towary Luksusowe też go podnoszą, a wyższe kroki są warte więcej.
lesson-first-evening-end-again = { $points } PZ w jednej turze: świetnie. Potwierdź ją.
lesson-first-evening-policies = Teraz polityka. To prawa kraju; każde stoi na A, B lub C. To tutaj, Rynek Pracy, mówi, jak niskie mogą być Wynagrodzenia.
lesson-first-evening-propose = Ustawa przesuwa prawo o jeden krok. Wybierz „{ action-propose-bill }”.
lesson-first-evening-propose-card = I znów jedna karta.
lesson-first-evening-bill = Na A każda Firma musi płacić najwyższe Wynagrodzenia. Twoim ludziom się to spodoba: zaproponuj to.
lesson-first-evening-no-vote = Za Wpływ można by głosować od razu. Zachowaj go na później i odmów.
lesson-first-evening-last-turn = Twoja Ustawa leży na stole; na koniec Rundy wszyscy nad nią głosują. Potwierdź ostatnią turę tej Rundy.
lesson-first-evening-production = Produkcja! Każda Firma z Pracownikami popracowała i im zapłaciła. Masz z tego { MONEY($wages) }.
lesson-first-evening-food = Ale ludzie muszą jeść: twoja Populacja potrzebuje { COUNT($population, "resource-food", form: "gen") }, a ty jej nie masz. Wybierz, kto ci ją sprzeda.
lesson-first-evening-food-amount = Weź wszystko, czego potrzebujesz, po tej cenie.
lesson-first-evening-taxes = Potem Podatki: za swoją Populację płacisz { MONEY($taxes) }. Ile płaci każdy, mówią dwa prawa: Opodatkowanie i Rynek Pracy.
lesson-first-evening-election = Głosowanie! Z woreczka wyciągnięto kostki ludzi: za twoją Ustawą twoich – { $own }, przeciw, Klasy Kapitalistów – { $others }.
lesson-first-evening-spend = Kto chce, dodaje w tajemnicy Wpływy, każdy to głos; potem ich nie ma. Masz { $influence }. Ile ta Ustawa jest dla ciebie warta?
lesson-first-evening-result = { $points ->
        [0] Twoja Ustawa przepadła: przeciwnicy mieli więcej głosów. Bywa; kostki w woreczku i Wpływy dodadzą pewności następnej.
       *[other] Twoja Ustawa przeszła: { $points } PZ dla ciebie i odtąd wyższe Wynagrodzenia.
    }
lesson-first-evening-scoring = Na koniec Rundy Klasa Kapitalistów dostała punkty za Majątek. Ty zbierasz swoje po drodze: na razie masz { $points }.
lesson-first-evening-new-round = Zaczyna się nowa Runda. Dobrobyt trochę spada, nowi Pracownicy szukają pracy, a ty masz nowe karty.
lesson-first-evening-farewell = To cała gra, a Rund jest { FIGURE("rounds") }. Teraz graj dalej, jak chcesz. Wszystko, na co na chwilę wskażesz, samo się objaśnia. Powodzenia!

## The Capitalist Class

lesson-capitalist-class-title = Klasa Kapitalistów
lesson-capitalist-class-about = Załóż Firmę, zatrudnij, ustal ceny, sprzedaj za granicę i patrz, jak rośnie twój Majątek.
lesson-capitalist-class-welcome = Jesteś Klasą Kapitalistów w środku gry. Masz Firmy, inni w nich pracują i kupują to, co wytwarzają. Twoje punkty biorą się z Majątku.
lesson-capitalist-class-revenue = To twój Zysk: { MONEY($revenue) } do dyspozycji. Na koniec Rundy to, co zostało, staje się Kapitałem. Duży Kapitał daje punkty, a rosnący jeszcze więcej.
lesson-capitalist-class-build = Pieniądze, które leżą, nic nie dają. Wybierz „{ action-build-company }”.
lesson-capitalist-class-card = Akcja Podstawowa kosztuje kartę. Oddaj dowolną.
lesson-capitalist-class-stadium = Te Firmy są do wzięcia. Stadion wytwarza dużo Towarów Luksusowych, a ludzie, których potrzebuje, są akurat bez pracy. Załóż go.
lesson-capitalist-class-wage = Teraz Wynagrodzenie. Rynek Pracy nie pozwala na mniej; więcej zostawia mniej tobie. Wybierz.
lesson-capitalist-class-hire = Są Pracownicy Klasy Robotniczej bez pracy. Zatrudnij ich od razu, żeby Stadion pracował już w tej Rundzie.
lesson-capitalist-class-hire-instead = Pusta Firma nic nie wytwarza. Zatrudnij Bezrobotnych.
lesson-capitalist-class-prices = W każdej turze masz też akcję Darmową. Wybierz „{ action-adjust-prices }”.
lesson-capitalist-class-price = Tyle inni płacą za twoje Towary Luksusowe. Stadion wytworzy ich więcej. Zmień ich cenę.
lesson-capitalist-class-prices-done = W tej samej akcji można zmienić i inne ceny. Na razie wystarczy.
lesson-capitalist-class-end-turn = Na teraz to wszystko. Potwierdź turę.
lesson-capitalist-class-abroad = Twój Magazyn mieści { COUNT($luxury, "resource-luxury", form: "acc") } i ma już mało miejsca. Czego nikt tu nie kupi, kupią za granicą: ta karta mówi, ile płacą za partię.
lesson-capitalist-class-export = Wybierz „{ action-sell-to-foreign-market }”.
lesson-capitalist-class-export-card = Oddaj dowolną kartę.
lesson-capitalist-class-lot = Sprzedaj partię Towarów Luksusowych. Większe partie zwykle bardziej się opłacają.
lesson-capitalist-class-more = W jednej akcji każdą partię sprzedaje się raz. Sprzedaj jeszcze jedną.
lesson-capitalist-class-end-again = Dobra sprzedaż. Potwierdź ostatnią turę Rundy.
lesson-capitalist-class-production = Produkcja. Płacisz { MONEY($wages) } Wynagrodzeń; to, co Firmy wytworzyły, leży w Magazynie. Firmy bez Pracowników nic nie dały, choć kosztowały.
lesson-capitalist-class-taxes = Płacisz { MONEY($employment) } za funkcjonujące Firmy, według Mnożnika Podatku, i { MONEY($corporate) } od Zysku. Oba Podatki zależą od praw: polityka to też twoja sprawa.
lesson-capitalist-class-wealth = Reszta stała się Kapitałem: { $wealth } PZ za to, co masz, i { $growth } PZ za wzrost. Kapitał można wydawać, ale wtedy Majątek rośnie wolniej.
lesson-capitalist-class-market = Nowa Runda. Możesz wymienić jedną Firmę na swoim Rynku. Wybierz, jak chcesz.
lesson-capitalist-class-farewell = Zakładać, zatrudniać, sprzedawać i pilnować niskich Podatków: to twoja gra. Graj dalej, ile chcesz!

## The Middle Class

lesson-middle-class-title = Klasa Średnia
lesson-middle-class-about = Prowadź Firmę, zatrudniaj innych, pracuj u innych i płać podwójne Podatki.
lesson-middle-class-welcome = Jesteś Klasą Średnią: masz ludzi jak Klasa Robotnicza i Firmy jak Klasa Kapitalistów. Twoje punkty biorą się z Dobrobytu i z uchwalonych Ustaw.
lesson-middle-class-two-worlds = Bez pracy jest tylu twoich ludzi: { $count }. Jedni mogą pracować u ciebie, inni gdzie indziej. Zrób jedno i drugie.
lesson-middle-class-build = Najpierw u ciebie: wybierz „{ action-build-company }”.
lesson-middle-class-card = Akcja Podstawowa kosztuje kartę. Oddaj dowolną.
lesson-middle-class-game-store = Twoje Firmy są małe: wystarczy jeden własny Pracownik z kwalifikacjami. Załóż Sklep z Grami.
lesson-middle-class-founder = Trzeba kogoś z branży luksusowej. Wyślij Pracownika bez pracy; swoim ludziom nie płacisz.
lesson-middle-class-founder-instead = Ten Pracownik opuściłby Centrum Handlowe, które by stanęło. Wyślij tego, który jest bez pracy.
lesson-middle-class-wage = Jest miejsce dla jednego Zatrudnionego z Klasy Robotniczej, który chce Wynagrodzenia. Wybierz, ile płacisz.
lesson-middle-class-employee = Zatrudniony podwaja to, co wytwarza ta Firma. Zatrudnij niewykwalifikowanego Pracownika.
lesson-middle-class-employee-instead = Weź Zatrudnionego: Wynagrodzenie jest małe, a wytworzysz więcej.
lesson-middle-class-end-turn = Twoja Firma pracuje pełną parą. Potwierdź turę.
lesson-middle-class-elsewhere = Teraz drugi świat. Klinika Klasy Kapitalistów stoi pusta i płaci { MONEY($wages) } temu, kto w niej pracuje.
lesson-middle-class-assign = Wybierz „{ action-assign-workers }”.
lesson-middle-class-assign-card = Oddaj dowolną kartę.
lesson-middle-class-doctor = Miejsce jest tylko w Klinice. Najpierw ktoś z opieki zdrowotnej: Pracownik bez pracy.
lesson-middle-class-doctor-instead = Ten Pracownik prowadzi twój własny gabinet, który by stanął. Wyślij tego, który jest bez pracy.
lesson-middle-class-helper = Potem twój niewykwalifikowany Pracownik. Oba miejsca musi obsadzić jedna Klasa.
lesson-middle-class-end-again = Potwierdź ostatnią turę Rundy.
lesson-middle-class-production = Produkcja w obu światach: zarabiasz { MONEY($got) }, a swojemu zatrudnionemu płacisz { MONEY($paid) }.
lesson-middle-class-goods = Twoje Firmy wytworzyły towary, w tym { COUNT($luxury, "resource-luxury", form: "acc") }. Sprzedawaj je w kraju, za granicą albo zostaw swoim ludziom. Żywność pochodziła z twojego sklepu.
lesson-middle-class-taxes = Dwa Podatki: { MONEY($income) } za pracę u innych i { MONEY($employment) } za własne Firmy. Tylko ty płacisz oba, więc pilnuj praw.
lesson-middle-class-prosperity = { $points ->
        [0] Gdyby w pełni funkcjonujących Firm było więcej niż Dobrobytu, wzrósłby teraz o krok. Pamiętaj o tym na koniec każdej Rundy.
       *[other] Masz więcej w pełni funkcjonujących Firm niż Dobrobytu, więc wzrósł o krok: { $points } PZ. Podnoszą go też Zdrowie, Edukacja i Towary Luksusowe.
    }
lesson-middle-class-market = Nowa Runda. Możesz wymienić jedną Firmę na swoim Rynku. Wybierz, jak chcesz.
lesson-middle-class-farewell = Trzymaj oba światy w równowadze i drogo sprzedawaj swój głos: często to on decyduje. Graj dalej, ile chcesz!

## The State

lesson-state-title = Państwo
lesson-state-about = Wydarzenia, Poparcie, Skarb Państwa i jak trzymać MFW z daleka.
lesson-state-welcome = Jesteś Państwem. Nie masz własnych ludzi: służysz trzem Klasom, prowadzisz Firmy Państwowe i zbierasz Podatki. Liczy się, co o tobie myślą.
lesson-state-legitimacy = To twoje Poparcie: { $workers } w Klasie Robotniczej, { $middle } w Klasie Średniej, { $capitalists } w Klasie Kapitalistów. Co Rundę punkty dają dwa najniższe. Dbaj więc o najmniej zadowolonych.
lesson-state-events = Każda Runda przynosi Wydarzenia. Kto pomaga, zdobywa serca; zignorowane Wydarzenie kosztuje Poparcie w dwóch Klasach.
lesson-state-act = Wybierz „{ action-event-action }”.
lesson-state-card = Akcja Podstawowa kosztuje kartę. Oddaj dowolną.
lesson-state-event = Rodzi się za mało dzieci: daj jakiejś Klasie Zdrowie. Masz je, więc rozpatrz to Wydarzenie.
lesson-state-event-instead = Drugie kosztuje pieniądze, których będziesz potrzebować. Weź to, które chce Zdrowia.
lesson-state-for-whom = Możesz pomóc Klasie Robotniczej albo Klasie Średniej. Klasa Robotnicza myśli o tobie najgorzej: pomóż jej.
lesson-state-for-whom-instead = Ci już dobrze o tobie myślą. Liczą się tylko dwa najniższe.
lesson-state-from = Skąd je wziąć? Z własnych Usług Publicznych: nic nie kosztuje.
lesson-state-from-instead = Tam trzeba by płacić. Twój Szpital wytworzył dość.
lesson-state-amount = Daj wszystko i Wydarzenie jest rozpatrzone.
lesson-state-amount-instead = Potrzeba wszystkiego. Daj od razu.
lesson-state-end-turn = Pomoc czeka na Klasę Robotniczą, a twoje Poparcie u niej wzrosło. Gdy ją odbierze, zyskasz jeszcze trochę. Potwierdź turę.
lesson-state-treasury = Teraz pieniądze. W Skarbie Państwa jest { MONEY($money) }, a Firmy Państwowe zapłacą { MONEY($wages) } Wynagrodzeń, zanim wpłynie jakikolwiek Podatek.
lesson-state-imf = Czego brakuje, to się pożycza. Gdy Pożyczek będzie { $limit }, przyjdzie MFW, przepisze prawa i zmniejszy twoje Poparcie o połowę. Do tego nie może dojść.
lesson-state-tax = Weź więc pieniądze tam, gdzie są. Wybierz „{ action-extra-tax }”: płacą wszystkie Klasy.
lesson-state-tax-card = Oddaj dowolną kartę.
lesson-state-end-again = Wpłynęło { MONEY($taxes) }. Ale dwie Klasy, które lubią cię najmniej, lubią cię teraz jeszcze mniej: rób tak rzadko. Potwierdź ostatnią turę Rundy.
lesson-state-production = Płacisz { MONEY($wages) } Wynagrodzeń. Potem Podatki: { MONEY($income) } od ludzi, { MONEY($employment) } od Firm i { MONEY($corporate) } od Zysku. Pożyczka nie była potrzebna.
lesson-state-ignored = Jedno Wydarzenie zostało, więc tracisz Poparcie w dwóch Klasach do wyboru. Weź tych, którzy myślą o tobie najlepiej: najwyższe się nie liczy.
lesson-state-ignored-again = I druga Klasa.
lesson-state-scoring = Dwa najniższe dały razem { $points } PZ. Potem Poparcie spada o połowę: w następnej Rundzie znów zdobywasz serca.
lesson-state-farewell = Podnoś najniższe, pilnuj Skarbu Państwa i używaj Wpływów, gdy głosuje się nad prawami. Graj dalej, ile chcesz!

## Elections

lesson-elections-title = Głosowanie i Wpływy
lesson-elections-about = Woreczek, losowanie, wybór strony i do czego służą Wpływy.
lesson-elections-bag = Nad prawami się głosuje, a pierwsze słowo ma woreczek ludzi. Twoich kostek jest w nim { $own } z { $all }; kto ma ich więcej, tego częściej się losuje.
lesson-elections-bills = Flagi to otwarte Ustawy. Twoja uczyniłaby zdrowie bezpłatnym; inna, Klasy Kapitalistów, obniżyłaby Wynagrodzenia. Nad obiema głosuje się na koniec Rundy.
lesson-elections-pressure = Popraw przedtem swoje szanse: wybierz „{ action-apply-political-pressure }”.
lesson-elections-card = Jak zawsze kosztuje to kartę.
lesson-elections-end-turn = W woreczku jest więcej twoich kostek, o { FIGURE("pressure-cubes") }. Potwierdź ostatnią turę Rundy.
lesson-elections-stance = Najpierw wszyscy wybierają stronę. Klasa Kapitalistów chce niższych Wynagrodzeń: bądź przeciw.
lesson-elections-stance-instead = Za niższymi Wynagrodzeniami? Twoi ludzie by tego nie wybaczyli. Bądź przeciw.
lesson-elections-drawn = Potem losuje się kostki, razem { FIGURE("votes-drawn") }: twoich { $own }, Klasy Średniej { $middle }, Klasy Kapitalistów { $capitalists }. Każda to głos za stroną swojej Klasy.
lesson-elections-spend = Teraz Wpływy, każdy to głos. Wszyscy decydują w tajemnicy i odkrywają razem. Masz { $influence }, a zaraz twoja Ustawa: ile warta jest ta?
lesson-elections-spend-instead = Zachowaj trochę Wpływów na swoją Ustawę, nad którą głosuje się zaraz.
lesson-elections-first-result = { $points ->
        [0] Ustawa przepadła i Wynagrodzenia zostają, jakie są.
       *[other] Ustawa przeszła: { $points } PZ dla Klasy Kapitalistów, która ją zaproponowała, a Wynagrodzenia mogą spaść. Prawa bolą, więc pilnuj cudzych Ustaw.
    }
lesson-elections-second-drawn = Teraz twoja Ustawa; kto proponuje, ten jest za. Wylosowano twoich { $own }, Klasy Średniej { $middle }, Klasy Kapitalistów { $capitalists }. Potem do woreczka wracają tylko kostki strony przegranej.
lesson-elections-second-spend = Teraz może pomóc reszta twoich Wpływów.
lesson-elections-second-result = { $points ->
        [0] Tym razem nie wystarczyło.
       *[other] Twoja Ustawa przeszła: { $points } PZ. Kto był za razem z tobą, też trochę zyskuje, więc szukaj przyjaciół.
    }
lesson-elections-at-once = Za Wpływ można głosować od razu, gdy Ustawa jest proponowana. Opłaca się to, póki w woreczku jest dużo twoich kostek.
lesson-elections-farewell = Kostki wcześniej, Wpływy przy Głosowaniu, przyjaciele zawsze. Graj dalej, ile chcesz!

## Trade unions and strikes

lesson-unions-and-strikes-title = Związki, Strajki, Demonstracje
lesson-unions-and-strikes-about = Jak Klasa Robotnicza bez Głosowania dostaje wyższe Wynagrodzenia, Wpływy i punkty.
lesson-unions-and-strikes-wages = Twoi ludzie w Klinice zarabiają { MONEY($wages) }. Mogłaby płacić więcej, ale po co? Daj jej powód.
lesson-unions-and-strikes-strike = Wybierz „{ action-strike }”.
lesson-unions-and-strikes-card = Kosztuje to kartę.
lesson-unions-and-strikes-clinic = Strajkuje się tam, gdzie Wynagrodzenia są poniżej najwyższych i nikt nie jest Zaangażowany. Zacznij od Kliniki.
lesson-unions-and-strikes-another = Strajkować można najwyżej w tylu Firmach: { FIGURE("strikes-up-to") }. Weź jeszcze jedną.
lesson-unions-and-strikes-end-turn = Do produkcji właściciel może zakończyć Strajk, płacąc najwyższe Wynagrodzenia. Potwierdź turę i zobacz, co się stanie.
lesson-unions-and-strikes-given-in = Właściciel ustąpił: Klinika płaci teraz { MONEY($wages) }. Inaczej nic by w tej Rundzie nie wytworzyła, a tobie dałoby to Wpływ. Wygrywasz tak czy tak.
lesson-unions-and-strikes-union = Teraz coś trwałego. Gdzie w jednej branży pracuje co najmniej { FIGURE("union-needs") } twoich Pracowników, Wykwalifikowany bez pracy może utworzyć jej Związek Zawodowy.
lesson-unions-and-strikes-assign = Robi się to, przydzielając Pracowników: wybierz „{ action-assign-workers }”.
lesson-unions-and-strikes-assign-card = Oddaj dowolną kartę.
lesson-unions-and-strikes-form = W opiece zdrowotnej jest was dość. Utwórz Związek.
lesson-unions-and-strikes-form-instead = Najpierw Związek: daje coś co Rundę.
lesson-unions-and-strikes-done = Dla nikogo innego nie ma miejsca. Gotowe.
lesson-unions-and-strikes-end-again = Potwierdź ostatnią turę Rundy.
lesson-unions-and-strikes-brought = Związek dał { COUNT($influence, "resource-influence", form: "acc") } w produkcji i { $points } PZ na koniec Rundy. I tak co Rundę, póki dość was tam pracuje.
lesson-unions-and-strikes-demonstration = Gdy Bezrobotnych jest dużo więcej niż wolnych miejsc, możesz zwołać demonstrację. Jeśli do produkcji nikt nie stworzy pracy, zyskasz Wpływ, a inni stracą punkty.
lesson-unions-and-strikes-farewell = Strajkuj, gdzie płacą mało, twórz Związki, gdzie jest was wielu. Graj dalej, ile chcesz!

## Trade

lesson-trade-title = Handel
lesson-trade-about = Umowy Handlowe, Cło, Strefa Wolnego Handlu i kupcy za granicą.
lesson-trade-abroad = Czego krajowi brakuje, można kupić za granicą, a czego ma za dużo, tam sprzedać. Wszystko to jest tutaj.
lesson-trade-law = Prawo o Handlu Zagranicznym mówi, ile Umów Handlowych jest do wyboru i jakie Cło bierze Państwo od Importu.
lesson-trade-deal = Duże zamówienie za małą cenę: wybierz „{ action-make-business-deal }”.
lesson-trade-card = Kosztuje to kartę.
lesson-trade-zone = Za Towary do Magazynu płaci się Cło. W Strefie Wolnego Handlu nie, ale stamtąd można je tylko sprzedać za granicę. Połóż je tam.
lesson-trade-zone-instead = Za to trzeba by zapłacić Cło. I tak sprzedasz je za granicę.
lesson-trade-end-turn = { MONEY($paid) } za całą Umowę i nic dla Państwa. Potwierdź turę.
lesson-trade-prices = Nowa tura, nowa okazja. Ta karta mówi, ile dziś płacą za granicą; Żywność jest droga. W twojej Strefie jest jej { $food }.
lesson-trade-sell = Wybierz „{ action-sell-to-foreign-market }”.
lesson-trade-sell-card = Oddaj dowolną kartę.
lesson-trade-lot = Sprzedaj dużą partię: Strefa i Magazyn razem mają dość.
lesson-trade-more = W tej samej akcji można sprzedać inne partie. Sprzedaj albo zakończ.
lesson-trade-profit = Masz teraz { MONEY($money) }. Tanio kupić i drogo sprzedać można bez żadnego Pracownika, a karta Eksportu co Rundę jest nowa.
lesson-trade-farewell = Niskie Cło i więcej Umów da właściwa Ustawa. Graj dalej, ile chcesz!

## Loans and the IMF

lesson-loans-and-imf-title = Pożyczki i MFW
lesson-loans-and-imf-about = Ile kosztują długi i co się dzieje, gdy Państwo ma ich za dużo.
lesson-loans-and-imf-loan = Kto musi zapłacić, a nie może, bierze Pożyczkę na { MONEY(FIGURE("loan")) }, czy chce, czy nie. Twoje Pożyczki: { $loans }.
lesson-loans-and-imf-interest = Każda Pożyczka kosztuje co Rundę { MONEY(FIGURE("loan-interest")) } odsetek. Ta, która zostanie na koniec gry, kosztuje nawet więcej, niż dała.
lesson-loans-and-imf-pay = Pieniądze masz. Spłata to akcja Darmowa: wybierz „{ action-pay-off-loan }”.
lesson-loans-and-imf-treasury = Nie masz długów. Państwo ma mniej szczęścia: w Skarbie Państwa jest { MONEY($money) }, a do zapłaty będzie { MONEY($wages) } Wynagrodzeń.
lesson-loans-and-imf-limit = Więc się zapożyczy. Gdy Pożyczek będzie { $limit }, wkroczy MFW; ile ich trzeba, mówi Polityka Finansowa.
lesson-loans-and-imf-pressure = Nikt już temu nie zapobiegnie. Zrób tymczasem coś pożytecznego: wybierz „{ action-apply-political-pressure }”.
lesson-loans-and-imf-card = Oddaj dowolną kartę.
lesson-loans-and-imf-end-turn = Potwierdź i porównaj prawa przed i po.
lesson-loans-and-imf-came = MFW przyszedł. Ustawia prawa według własnej listy: Rynek Pracy jest teraz wolny, a Wynagrodzenia spadły do najniższych.
lesson-loans-and-imf-taxes = Opodatkowanie wzrosło, żeby Państwo mogło płacić. Wszystkie otwarte Ustawy przepadły. Nikogo nie pytano.
lesson-loans-and-imf-farewell = Pilnuj więc Skarbu Państwa, kimkolwiek jesteś: czasem Podatki to mniejsze zło. Graj dalej, ile chcesz!

## Reading an Automa

lesson-reading-an-automa-title = Jak czytać Automę
lesson-reading-an-automa-about = Jak decyduje Klasa, którą nikt nie gra, i jak to przewidzieć.
lesson-reading-an-automa-nobody = Tu nikt nie siedzi: Klasą Kapitalistów gra Automa. Nie ma ręki ani humorów. Karty mówią jej, na co patrzeć.
lesson-reading-an-automa-pressure = Zrób coś, żeby przyszła jej tura: wybierz „{ action-apply-political-pressure }”.
lesson-reading-an-automa-card = Oddaj dowolną kartę.
lesson-reading-an-automa-end-turn = Potwierdź i patrz.
lesson-reading-an-automa-its-turn = To była jej tura. Odkryła kartę SI i sprawdziła to, co na niej jest. Za tym znakiem przejdziesz wszystko krok po kroku.
lesson-reading-an-automa-rows = Jej możliwe akcje leżą w rzędach, najpilniejsze na górze. Każde sprawdzenie przesuwa niektóre w górę lub w dół; potem wykonuje najwyższą możliwą.
lesson-reading-an-automa-bill = Tym razem była to Ustawa: flaga pokazuje gdzie. Z karty widać też, jakich praw chce, więc następne można zgadnąć.
lesson-reading-an-automa-again = Jeszcze raz: wybierz „{ action-apply-political-pressure }”.
lesson-reading-an-automa-again-card = Oddaj dowolną kartę.
lesson-reading-an-automa-again-end = Potwierdź.
lesson-reading-an-automa-watch = Spójrz znów na rzędy: to, co wykonała, spadło, a to, co leżało niżej, jest bliżej. Co leży teraz na górze, pewnie będzie następne.
lesson-reading-an-automa-farewell = Automa nigdy nie blefuje: czytaj jej rzędy i uprzedzaj ją. Graj dalej, ile chcesz!

## The modules of Crisis & Control

lesson-hidden-agendas-title = { ui-module-hidden-agendas }
lesson-hidden-agendas-about = Własny cel, którego nie zna nikt inny.
lesson-hidden-agendas-agenda = Z tym modułem każda Klasa ma ukryty cel, wybrany na początku w tajemnicy. Twój leży tutaj; wart jest { $vp } PZ, gdy go osiągniesz.
lesson-hidden-agendas-goal = Twój cel wymaga jednocześnie { COUNT($needed, "resource-influence", form: "gen") }. Masz { $have }.
lesson-hidden-agendas-buy = Media Państwa sprzedają Wpływy. Wybierz „{ action-buy-goods-and-services }”.
lesson-hidden-agendas-card = Oddaj dowolną kartę.
lesson-hidden-agendas-influence = Wybierz Wpływy.
lesson-hidden-agendas-amount = Kup, ile brakuje.
lesson-hidden-agendas-amount-instead = To by jeszcze nie wystarczyło. Kup, ile brakuje.
lesson-hidden-agendas-reveal = Cel osiągnięty! Odkryj go, póki wszystko masz.
lesson-hidden-agendas-reveal-instead = Najpierw odkryj cel: potem Wpływów może już nie być.
lesson-hidden-agendas-result = { $points } PZ od razu. Niektóre cele liczą się dopiero na koniec gry; mówi o tym ich arkusz.
lesson-hidden-agendas-farewell = I patrz na innych: co zbierają i po co? Graj dalej, ile chcesz!

lesson-crisis-response-title = { ui-module-crisis-response }
lesson-crisis-response-about = Nie każdy kryzys kończy się tak samo.
lesson-crisis-response-card = Z tym modułem leży tu odkryta karta. Jeśli Państwo wpadnie w ręce MFW, stanie się to, co na niej, a nie zwykła lista praw.
lesson-crisis-response-treasury = To kwestia chwili: w Skarbie Państwa jest { MONEY($money) }, a Wynagrodzeń trzeba { MONEY($wages) }.
lesson-crisis-response-pressure = Teraz już temu nie zapobiegniesz. Wybierz „{ action-apply-political-pressure }”.
lesson-crisis-response-discard = Oddaj dowolną kartę.
lesson-crisis-response-end-turn = Potwierdź i patrz na prawa.
lesson-crisis-response-came = Kryzys minął tak, jak mówi karta: jedne prawa się przesunęły, inne nie. Niektóre karty blokują prawa na jakiś czas albo pozwalają Państwu pożyczać od Klas przez Obligacje.
lesson-crisis-response-next = Następna karta jest już odkryta. Przeczytaj ją w porę: może być dla ciebie dobra albo bardzo zła.
lesson-crisis-response-farewell = Czasem kryzys to szansa. Graj dalej, ile chcesz!

lesson-historical-events-title = { ui-module-historical-events }
lesson-historical-events-about = Chwile historii i ci, którzy je uruchamiają.
lesson-historical-events-card = Z tym modułem każda Runda odkrywa chwile historii. Leżą tutaj; niektóre dzieją się same i na jakiś czas zmieniają zasady.
lesson-historical-events-who = Inne czekają, aż ktoś je uruchomi. To możesz uruchomić ty, akcją Darmową; karta mówi, co da każdej Klasie.
lesson-historical-events-set-off = Tobie daje najwięcej. Uruchom je.
lesson-historical-events-result = Twoich kostek w woreczku jest teraz { $own }: przy następnym Głosowaniu będzie ich więcej. Inni dostali mniej.
lesson-historical-events-farewell = Na początku każdej Rundy czytaj, co odkryto. Graj dalej, ile chcesz!

lesson-action-cards-title = { ui-module-action-cards }
lesson-action-cards-about = Co dodatek dokłada do każdej talii.
lesson-action-cards-deck = Z tym modułem talia każdej Klasy ma kilka nowych kart. Niektóre z nich masz na ręce.
lesson-action-cards-scandal = Zamiast akcji Podstawowej możesz zagrać kartę dla jej tekstu. Ta zabiera komuś Wpływy: zagraj ją.
lesson-action-cards-end-turn = Wpływy przeszły do ciebie: { $gained }. Potwierdź turę.
lesson-action-cards-protect = Druga nowa karta broni: zagraj ją.
lesson-action-cards-policy = Wybierz prawo, które do końca Rundy zostanie, jakie jest.
lesson-action-cards-result = Leży na nim kłódka: w tej Rundzie nikt nie zaproponuje tam Ustawy.
lesson-action-cards-farewell = Inni mogą zrobić to samo z tobą. Graj dalej, ile chcesz!

lesson-alternative-events-title = { ui-module-alternative-events }
lesson-alternative-events-about = Wydarzenia, które zostają u Klasy, której pomożesz, i pomagają dalej.
lesson-alternative-events-event = Z tym modułem leżą tu inne Wydarzenia. Komu Państwo pomoże, ten zatrzymuje kartę i ma coś z niej do końca gry.
lesson-alternative-events-act = Wybierz „{ action-event-action }”.
lesson-alternative-events-card = Oddaj dowolną kartę.
lesson-alternative-events-for-whom = Wielu ludzi nie umie czytać. Pomóż Klasie Robotniczej albo Klasie Średniej: tej, która gorzej o tobie myśli.
lesson-alternative-events-pay = Możesz zapłacić Edukacją albo pieniędzmi. Wybierz.
lesson-alternative-events-end-turn = Twoje Poparcie od razu wzrosło. Karta jest teraz u Klasy i co Rundę da jej Edukację. Potwierdź turę.
lesson-alternative-events-kept = Tu widać karty zatrzymane przez Klasy. Kto ma ich wiele, ten jest ci coś winien; patrz, kto rośnie w siłę.
lesson-alternative-events-farewell = Zignorowane Wydarzenia jak zawsze kosztują Poparcie. Graj dalej, ile chcesz!
