# The sheets that explain everything on the table, in our own words: what a thing is and what it does.
# `text` is the explanation, `rulebook` the name in the rulebook where it is another one.

## What all sheets share

sheet-basic-action = Akcja Podstawowa: zamiast tekstu karty, za dowolną kartę z ręki
sheet-free-action = Akcja Darmowa: jedna na turę, przed akcją Główną lub po niej
sheet-needs = Wymaga { $requires }
sheet-copies = { COUNT($count, "thing-card") } w talii
sheet-action-card = Karta Akcji { WORD($role, form: "gen") }
sheet-company = Firma { WORD($role, form: "gen") }
sheet-company-public = Firma Państwowa
sheet-company-coop = Spółdzielnia { WORD($role, form: "gen") }
sheet-company-makes = W każdej Rundzie wytwarza { COUNT($amount, $resource, form: "acc") }, gdy wszystkie jej miejsca są obsadzone.
sheet-company-automated = W każdej Rundzie wytwarza { COUNT($amount, $resource, form: "acc") }, bez Pracowników i bez Wynagrodzeń.
sheet-company-cost = Założenie kosztuje { MONEY($cost) }; tyle samo daje sprzedaż.
sheet-company-slots = Potrzebni: { ALL($workers) }.
sheet-company-wages = Wynagrodzenie dla wszystkich łącznie na P1, P2 i P3: { $wages }.
sheet-company-machinery = Żeton Maszynerii dodaje { $amount }.
sheet-company-employee = { WORD($worker) } z Klasy Robotniczej dodaje { $amount } i dostaje { $wages } na P1, P2 lub P3.
sheet-policy = Polityka { $number }
sheet-section = Sekcja { WORD($section) }: { WORD($policy) }
sheet-section-final = Punktuje na koniec gry: { WORD($role) }.
sheet-event = Wydarzenie
sheet-ai-card = Karta SI { $number } { WORD($role, form: "gen") }
sheet-priority = Karta Priorytetu Automy
sheet-priority-action = W trybie Zaawansowanym jej rząd mówi, jak bardzo Automa chce tej akcji: wykonuje najwyższą, jaką może.
sheet-priority-policy = W trybie Zaawansowanym jej rząd mówi, jak bardzo Automa chce przesunąć tę Politykę po swojej myśli.
sheet-worker-skilled = Zajmuje miejsce z własnym znakiem albo dowolne miejsce bez znaku.
sheet-worker-unskilled = Zajmuje tylko miejsca bez znaku. Akcja „Korzystaj z Edukacji” czyni go Wykwalifikowanym.

## The game in short

sheet-rule-goal = Gra w skrócie
    .text = Przez 5 Rund jeden kraj dzielą 4 strony: Klasa Robotnicza pracuje, Klasa Średnia pracuje i prowadzi małe Firmy, Klasa Kapitalistów posiada i sprzedaje, a Państwo stara się zadowolić wszystkie trzy. Wygrywa ten, kto na końcu ma najwięcej Punktów Zwycięstwa. O Wynagrodzeniach, Podatkach i cenach decydują prawa, a każdy może próbować je zmienić.
    .rulebook = Cel gry
sheet-rule-turn = Tura
    .text = Wybierz jedną kartę z ręki: zagraj jej tekst albo odrzuć ją na jedną akcję Podstawową. Poza tym możesz wykonać jedną akcję Darmową. Runda to 5 tur; 2 karty zostają na ręce.
    .rulebook = Faza Akcji
sheet-rule-order = Kto zaczyna
    .text = Klasa Robotnicza, Klasa Średnia, Klasa Kapitalistów, Państwo – w każdej Fazie oprócz Fazy Produkcji, która biegnie odwrotnie.
    .rulebook = Kolejność graczy
sheet-rule-end = Koniec gry
    .text = Po 5. Rundzie spłaca się Pożyczki: po { MONEY(FIGURE("loan-paid-late")) } lub 1 PZ za każde brakujące { MONEY(FIGURE("loan-step")) }; Klasa Kapitalistów traci zamiast tego { FIGURE("cc-loan-penalty") } PZ za każdą. Następnie wszyscy (oprócz Państwa) punktują za Polityki 1–5 w sekcji, której chcą, a każdy za to, co zostało w Magazynach, i za pieniądze.
    .rulebook = Koniec Gry

sheet-phase-preparation =
    .text = Odsetki { MONEY(FIGURE("loan-interest")) } za każdą Pożyczkę, nowe karty (po { FIGURE("cards-drawn-each-round") }), nowi Pracownicy, nowe Firmy na Rynkach, nowa karta Eksportu i Umowy Handlowe, 2 nowe Wydarzenia. Dobrobyt Klasy Robotniczej spada o 1, a Klasy Średniej o 2. W 1. Rundzie tej Fazy nie ma.
sheet-phase-action =
    .text = Każdy rozgrywa 5 tur, na zmianę z innymi.
sheet-phase-production =
    .text = Pracodawcy płacą Wynagrodzenia, a Firmy produkują; potem ludzie jedzą, MFW sprawdza Pożyczki Państwa i płaci się Podatki.
sheet-phase-elections =
    .text = Klasy dodają kostki Głosowania do woreczka, Państwo otrzymuje Wpływy. Następnie głosuje się nad Ustawami, od Polityki 1.
sheet-phase-scoring =
    .text = Klasa Robotnicza punktuje za Związki Zawodowe, Klasa Średnia może zyskać Dobrobyt dzięki swoim Firmom, Klasa Kapitalistów punktuje za Majątek, a Państwo za Poparcie i Program Polityczny.

## The roles

sheet-role-WC =
    .text = Wysyłaj ludzi do pracy, zbieraj Wynagrodzenia i kupuj Zdrowie, Edukację i Towary Luksusowe, by podnosić Dobrobyt: każdy krok daje tyle punktów, ile wskazuje nowe pole. Chcesz sekcji A w Politykach 1–5, wysokich Wynagrodzeń i tanich Usług Publicznych.
sheet-role-MC =
    .text = Pracuj w cudzych Firmach i prowadź małe własne; sprzedawaj za granicę lub innym, a Dobrobyt podnoś tym, co kupujesz lub wytwarzasz. Chcesz sekcji B w Politykach 1–5.
sheet-role-CC =
    .text = Zakładaj Firmy, zatrudniaj ludzi i sprzedawaj to, co wytwarzają. W każdej Rundzie punkty daje Kapitał, a więcej – Kapitał, który dorasta do nowej kolumny. Chcesz sekcji C w Politykach 1–5, niskich Wynagrodzeń i niskich Podatków.
sheet-role-ST =
    .text = Zbieraj Podatki, prowadź Firmy Państwowe i rozpatruj Wydarzenia tak, by ufała ci każda Klasa: w każdej Rundzie punktujesz za 2 najniższe Poparcia. Program Polityczny mówi, których Polityk chcesz w tej Rundzie.

## Policies

sheet-policy-1 = Ile jest Firm Państwowych i przy ilu Pożyczkach Państwa przychodzi MFW. Państwo płaci za Firmy otwierane, a za zamykane pieniądze dostaje.
sheet-policy-2 = Najniższe Wynagrodzenie, jakie wolno płacić. Razem z Opodatkowaniem decyduje też o Podatku Dochodowym.
sheet-policy-3 = Podatek Dochodowy i Korporacyjny oraz podstawa Mnożnika Podatku, który pracodawcy płacą za każdą funkcjonującą Firmę.
sheet-policy-4 = Cena publicznego Zdrowia. Tańsze Zdrowie podnosi Mnożnik Podatku, a Państwu daje punkty lub Poparcie.
sheet-policy-5 = Cena publicznej Edukacji. Tańsza Edukacja podnosi Mnożnik Podatku, a Państwu daje punkty lub Poparcie.
sheet-policy-6 = Pobierane przez Państwo Cło na importowaną Żywność i Towary Luksusowe oraz liczba Umów Handlowych na Rundę.
sheet-policy-7 = Ilu Pracowników każdej Klasy przybywa z zagranicy w każdej Fazie Przygotowania, oprócz zwykłych dwóch.

## Goods and what one has

sheet-resource-food =
    .text = W każdej Rundzie, w Fazie Produkcji, ludzie zjadają tyle, ile wynosi Populacja. Kto ma za mało, musi dokupić.
    .rulebook = Żywność
sheet-resource-luxury =
    .text = Zużyj tyle, ile wynosi twoja Populacja: 1 Dobrobyt.
    .rulebook = Towary Luksusowe
sheet-resource-health =
    .text = Zużyj tyle, ile wynosi twoja Populacja: 1 Dobrobyt, 2 PZ i nowy Pracownik.
    .rulebook = Zdrowie
sheet-resource-education =
    .text = Zużyj tyle, ile wynosi twoja Populacja: 1 Dobrobyt i Wykwalifikowany Pracownik.
    .rulebook = Edukacja
sheet-resource-influence =
    .text = Każdy Wpływ wydany w Głosowaniu to głos po twojej stronie. Wpływami wzywa się też do Natychmiastowego Głosowania i płaci za niektóre karty. To, co leży w Usługach Publicznych, to Wpływy Mediów, które inni mogą kupić; Państwo wydaje tylko własne.
    .rulebook = Wpływy
sheet-money = Pieniądze
    .text = Liczone w V. Jeśli nie możesz zapłacić tego, co musisz, zaciągasz Pożyczkę; na to, za co płacisz z wyboru, musisz mieć pieniądze.
    .rulebook = Vardis
sheet-revenue = Zysk
    .text = Pieniądze zarobione przez Klasę Kapitalistów w tej Rundzie. Płaci się nimi za wszystko i są opodatkowane; reszta przechodzi w Fazie Punktowania do Kapitału.
    .rulebook = Zysk
sheet-capital = Kapitał
    .text = Opodatkowane już pieniądze Klasy Kapitalistów. Płaci się nimi, gdy Zysk jest pusty, i z nich odczytuje się Majątek.
    .rulebook = Kapitał
sheet-loan = Pożyczki
    .text = { MONEY(FIGURE("loan")) } dla tego, kto nie może zapłacić, co musi. Każda kosztuje { MONEY(FIGURE("loan-interest")) } Odsetek na Rundę, { MONEY(FIGURE("loan")) } przy spłacie i punkty na koniec gry.
    .rulebook = Pożyczka
sheet-vp = Punkty Zwycięstwa
    .text = Kto po 5 Rundach ma ich najwięcej, wygrywa.
    .rulebook = PZ
sheet-cards = Ręka
    .text = 7 kart na początku Rundy; każda tura zużywa jedną. Inni widzą tylko, ile kart masz.
    .rulebook = Karty Akcji
sheet-prosperity = Dobrobyt
    .text = Rośnie dzięki Zdrowiu, Edukacji lub Towarom Luksusowym albo dzięki Firmom Klasy Średniej. Każdy krok w górę daje tyle punktów, ile wskazuje nowe pole. W każdej Fazie Przygotowania spada o 1 dla Klasy Robotniczej i o 2 dla Klasy Średniej, bez utraty punktów.
    .rulebook = Dobrobyt
sheet-population = Populacja
    .text = Jedna trzecia twoich Pracowników, od 3 do 10. Tyle Żywności zjada się na Rundę, tyle trzeba, by skorzystać z Towarów i Usług, i tyle można kupić u jednego sprzedawcy.
    .rulebook = Populacja
sheet-wealth = Majątek
    .text = W Fazie Punktowania Kapitał sięga pewnej kolumny tej tabeli i daje tyle punktów, ile wynosi jej numer. Kolumna osiągnięta pierwszy raz daje 3 PZ więcej za każdy krok.
    .rulebook = Majątek
sheet-legitimacy = Poparcie
    .text = Jak bardzo każda Klasa ufa Państwu, od 1 do 10. W Fazie Punktowania Państwo zdobywa tyle PZ, ile wynoszą razem 2 najniższe wartości; potem wszystkie zmniejsza się o połowę, zaokrąglając w górę, a żetony dodają po 1. Najniższe daje Wpływy przed Głosowaniem.
    .rulebook = Poparcie
sheet-tax-multiplier = Mnożnik Podatku
    .text = Wynika z Polityk 3, 4 i 5. Klasa Średnia i Klasa Kapitalistów płacą go za każdą swoją funkcjonującą Firmę jako Podatek od Zatrudnienia.
    .rulebook = Mnożnik Podatku
sheet-imf = MFW
    .text = Jeśli podczas sprawdzenia w Fazie Produkcji Państwo ma tyle Pożyczek, ile podaje Polityka 1, i nie może zapłacić { MONEY(FIGURE("loan-paid-late")) } za każdą, przychodzi MFW: Ustawy zostają odrzucone (1 Wpływ dla autora każdej), Polityki przechodzą na 1C 2C 3A 4B 5C 6B 7B, Pożyczki spłaca się, na ile to możliwe, a Poparcie zmniejsza się o połowę.
    .rulebook = Interwencja MFW

## People and work

sheet-company-any = Firmy
    .text = Każda produkuje raz na Rundę, jeśli wszystkie jej miejsca obsadza jedna Klasa, a właściciel płaci jedno Wynagrodzenie dla wszystkich, którzy tam pracują.
    .rulebook = Karty Firm
sheet-unemployed = Bezrobotni Pracownicy
    .text = Nowi Pracownicy i ci, którzy stracili pracę. Nic nie zarabiają, ale jedzą tak samo.
    .rulebook = Bezrobotni Pracownicy
sheet-committed = Zaangażowani
    .text = Pracownicy na czarnym pasku zostają na miejscu, dopóki nie wyprodukują: nie można ich przenieść, obniżyć im Wynagrodzenia ani sprzedać ich Firmy.
    .rulebook = Zaangażowani Pracownicy
sheet-union = Związki Zawodowe
    .text = Gdy w Branży pracuje co najmniej 4 Pracowników, jej Wykwalifikowany Pracownik może utworzyć Związek Zawodowy: 1 Wpływ w każdej Fazie Produkcji, 2 PZ w każdej Fazie Punktowania. Przy mniej niż 4 zostaje rozwiązany.
    .rulebook = Związki Zawodowe
sheet-on-strike = Strajk
    .text = Jeśli na początku Fazy Produkcji Wynagrodzenie nie jest na P3, Firma nic nie wytwarza i nie płaci, a Klasa Robotnicza otrzymuje 1 Wpływ.
    .rulebook = Żeton Strajku
sheet-wage = Poziomy Wynagrodzeń
    .text = P1, P2 lub P3, wybierane przez pracodawcę w granicach Polityki 2. Płaci się jedno Wynagrodzenie dla wszystkich Pracowników Firmy łącznie.
    .rulebook = Wynagrodzenia
sheet-machinery = Maszyneria
    .text = Żeton, który zwiększa produkcję Firmy; Pracowników potrzebuje ona nadal. Najwyżej jeden na Firmę.
    .rulebook = Żetony Maszynerii
sheet-automated = Zautomatyzowana
    .text = Firma bez miejsc: zawsze funkcjonuje, nie płaci Wynagrodzeń i liczy się jako funkcjonująca.
    .rulebook = Firmy Zautomatyzowane
sheet-coop = Spółdzielnie
    .text = Spółdzielnie Rolnicze, zakładane kartami Klasy Robotniczej. 3 Niewykwalifikowanych Pracowników wytwarza 2 Żywności dla własnej Klasy.
    .rulebook = Spółdzielnia Rolnicza

## Trade

sheet-services = Usługi Publiczne
    .text = To, co wytwarzają Firmy Państwowe, a sprzedaje Państwo. Każdy rodzaj ma tyle miejsca, ile mogą razem wytworzyć, i jeszcze 6.
    .rulebook = Usługi Publiczne
sheet-price = Ceny
    .text = Tyle żądają od innych Klasa Średnia i Klasa Kapitalistów. Zmieniają ceny akcją Darmową, a także od razu, gdy Polityka zmienia cenę tego samego gdzie indziej.
    .rulebook = Ceny
sheet-storage = Magazyn
    .text = To, co wytworzono na sprzedaż. Co się nie mieści, przepada; płytki Magazynu dają więcej miejsca.
    .rulebook = Magazyny
sheet-free-trade-zone = Strefa Wolnego Handlu
    .text = Żywność i Towary Luksusowe Klasy Kapitalistów, które można sprzedać tylko za granicę: to, co nie zmieściło się w Magazynach albo przyszło z Umowy Handlowej bez Cła.
    .rulebook = Strefa Wolnego Handlu
sheet-market = Firmy na Rynku
    .text = Klasa Kapitalistów wybiera spośród 4 Firm, Klasa Średnia spośród 3. Rynki uzupełnia się w Fazie Przygotowania.
    .rulebook = Rynek
sheet-abroad = Zagranica
    .text = Import po stałej cenie z Cłem, sprzedaż według karty Eksportu tej Rundy i Umowy Handlowe.
    .rulebook = Rynek Zagraniczny
sheet-export = Karta Eksportu
    .text = Po 2 transakcje na każdy rodzaj. W jednej akcji każdą można wykonać raz. Co Rundę przychodzi nowa karta.
    .rulebook = Karta Eksportu
sheet-import = Import
    .text = Żywność po { MONEY(FIGURE("import-price-food")) } i Towary Luksusowe po { MONEY(FIGURE("import-price-luxury")) } oraz Cło z Polityki 6, które trafia do Państwa.
    .rulebook = Import
sheet-deal = Umowa Handlowa
    .text = Dużo Towarów naraz dla Klasy Kapitalistów, taniej niż z Importu.
    .rulebook = Umowa Handlowa

## Politics

sheet-bill = Ustawy
    .text = Flaga w sekcji: jej właściciel chce, by Polityka tam przeszła. Każdy ma 3 znaczniki, a Polityka mieści jedną Ustawę.
    .rulebook = Znacznik Ustawy
sheet-bag = Woreczek
    .text = Do każdego Głosowania dobiera się 5 kostek, a każda to głos po stronie swojej Klasy. Kostki zwycięskiej strony odpadają, kostki przegranej wracają.
    .rulebook = Woreczek
sheet-vote = Głosowania
    .text = Wszyscy mówią, czy są za, czy przeciw; dobiera się 5 kostek; potem w tajemnicy wydaje się Wpływy. Remis oznacza uchwalenie. Autor Ustawy zdobywa 3 PZ, a inni, którzy byli za i mieli głos, 1 PZ.
    .rulebook = Głosowanie
sheet-political-agenda = Program Polityczny
    .text = Sekcje, których Państwo chce w tej Rundzie: w Fazie Punktowania 1 PZ za każdą z Polityk 1–5, która tam stoi.
    .rulebook = Program Polityczny
sheet-events = Wydarzenia
    .text = Po 2 zadania dla Państwa na Rundę. Niewykonane kosztuje w Fazie Punktowania Poparcie.
    .rulebook = Karty Wydarzeń
sheet-benefits = Pomoc Państwowa
    .text = To, co Państwo odłożyło dla Klasy. Czeka, aż Klasa to weźmie; nowe Świadczenia zastępują stare.
    .rulebook = Pomoc Państwowa

## Expansions and Automas

sheet-automa = Automy
    .text = Klasa, która gra według kart. W trybie Prostym wykonuje pierwszą możliwą akcję ze swojej karty SI. W trybie Zaawansowanym karta przesuwa akcje i Polityki w górę drabiny, a Automa wykonuje najwyższą możliwą.
    .rulebook = Automy

## Figures of the table now

figure-makes = Wytwarza teraz
    .value = { COUNT($amount, $resource, form: "acc") }
figure-worth = Wartość po cenie { MONEY($price) }
    .value = { MONEY($amount) }
figure-stored = W Magazynie
    .value = { $amount } z { $limit }
figure-wage = { WORD($who) } dostaje
    .value = { MONEY($amount) } ({ $level })
figure-employee = Zatrudniony dostaje
    .value = { MONEY($amount) } ({ $level })
figure-committed = Jej Pracownicy
    .value = { $committed ->
        [1] są Zaangażowani
       *[0] mogą odejść
    }
figure-idle = Nie funkcjonuje
    .value = do obsadzenia: { COUNT($missing, "thing-slot") }
figure-on-strike = Strajk
    .value = poniżej P3 nic nie wytwarza i nie płaci
figure-now = Obowiązuje teraz
    .value = { $code }
figure-bill = Ustawa { WORD($who, form: "gen") }
    .value = jeśli zostanie uchwalona: 3 PZ
figure-prospects = Pieniądze po Fazie Produkcji, gdyby obowiązywała
    .value = porównanie
figure-imf-comes = MFW
    .value = przyjdzie
figure-prospect = { WORD($who) }
    .value = { MONEY($amount, sign: "yes") }
figure-final-policies = { WORD($who) } na koniec gry, teraz { $count } z 5
    .value = { $vp } PZ
figure-income-tax = Podatek Dochodowy za punkt Populacji (Klasa Robotnicza) lub za cudzą Firmę z własnymi Pracownikami (Klasa Średnia)
    .value = { MONEY($amount) }
figure-employment-tax = Podatek od Zatrudnienia teraz: { WORD($who) }
    .value = { MONEY($amount) }
figure-tax-multiplier = Mnożnik Podatku
    .value = { $amount }
figure-multipliers = Przy { $codes }
    .value = { $multipliers }
figure-price = { WORD($who) } sprzedaje { $amount }
    .value = { $price ->
        [0] za darmo
       *[other] po { MONEY($price) }
    }
figure-import = Za granicą, z Cłem
    .value = po { MONEY($price) }
figure-supply = Zostało w puli
    .value = { $amount }
figure-next-prosperity = { WORD($who) }: następny krok daje
    .value = { $vp } PZ
figure-use = { WORD($who) } zużywa naraz
    .value = { $amount }
figure-population = { WORD($who) }
    .value = { $population } przy { $workers } Pracownikach
figure-next-population = Następna, o 1 więcej na Żywność i każde użycie, przy
    .value = { $workers } Pracownikach
figure-food = Żywność potrzebna w Fazie Produkcji
    .value = { $amount }
figure-wealth = Kapitał teraz: { MONEY($capital) }
    .value = kolumna { $column }
figure-next-wealth = Następna kolumna wymaga
    .value = { MONEY($capital) }: { $vp } PZ i raz { $step } PZ
figure-legitimacy = Poparcie { WORD($who, form: "gen") }
    .value = { $amount }
figure-legitimacy-vp = 2 najniższe, w Fazie Punktowania
    .value = { $vp } PZ
figure-legitimacy-influence = Najniższe, przed Głosowaniem
    .value = { COUNT($amount, "resource-influence") }
figure-next-legitimacy = Gdy najniższe to { $legitimacy }
    .value = { COUNT($amount, "resource-influence") }
figure-imf = Pożyczki Państwa
    .value = { $loans }, MFW przychodzi przy { $limit }
figure-cubes = { WORD($who) }
    .value = { $cubes } z { COUNT($total, "thing-cube", form: "gen") }
figure-unemployed = Bezrobotni { WORD($who, form: "gen") }
    .value = { $amount }
figure-open-slots = Wolne miejsca dla Klasy Robotniczej
    .value = { $amount }
figure-union = Klasa Robotnicza { WORD($industry, form: "at") }
    .value = { $amount } z { COUNT($needed, "thing-worker", form: "gen") }
figure-unseen = { $title }
    .value = { $count }
figure-deal = Z Cłem
    .value = { MONEY($cost) }
figure-loans = { WORD($who) }
    .value = { COUNT($loans, "thing-loan") }
figure-vp = { WORD($who) }
    .value = { $vp } PZ
figure-money = Pieniądze
    .value = { MONEY($amount) }
figure-spaces = Firmy
    .value = { $used } z { $spaces }
figure-agenda-matches = Polityki zgodne z Programem
    .value = { $amount }
