# Primers: one sheet for each role.

primer-title = Na początek: { WORD($role) }
primer-score = Jak punktujesz: { $text }.
primer-actions = Twoje pięć najważniejszych akcji:
primer-action = { $number }. { WORD($action) }: { $why }.
primer-others = Czego chcą od ciebie inni: { $text }.
primer-mistakes = Błędy początkujących:
primer-mistake = – { $mistake }.

primer-WC-score = każdy krok Dobrobytu daje tyle punktów, ile pokazuje jego pole; każdy Związek Zawodowy daje { FIGURE("union-vp") } PZ w każdej Fazie Punktowania, uchwalona Ustawa { FIGURE("bill-proposer-vp") }
primer-WC-action-1 = Zdrowie, Edukacja lub Towary Luksusowe dla wszystkich podnoszą Dobrobyt
primer-WC-action-2 = kto nie ma pracy, nic nie zarabia
primer-WC-action-3 = lepsze Wynagrodzenia i tańsze Usługi działają przez wiele Rund
primer-WC-action-4 = Zdrowie dla całej Populacji to punkty od razu
primer-WC-action-5 = Firma, która płaci mało, musi zapłacić więcej albo stanąć
primer-WC-others = twoich Pracowników za niskie Wynagrodzenie, twoich pieniędzy za ich Towary i twoich głosów
primer-WC-mistake-1 = kupowanie mniej, niż potrzebuje Populacja: nie da się tego wykorzystać
primer-WC-mistake-2 = zostawianie Bezrobotnych bez pracy, gdy Firmy mają wolne miejsca
primer-WC-mistake-3 = wydanie wszystkiego na Towary i zapożyczanie się na Żywność i Podatki

primer-MC-score = Dobrobyt jak u Klasy Robotniczej, ale spada dwa razy szybciej; punkt za każdą transakcję za granicą; sekcja B Polityk 1–5 na koniec
primer-MC-action-1 = prowadź własne Firmy i zarabiaj Wynagrodzenia w cudzych
primer-MC-action-2 = Firma z 2 Pracownikami pomaga też Dobrobytowi
primer-MC-action-3 = każda transakcja to punkt oprócz ceny
primer-MC-action-4 = czego nie wytwarzasz, to kupujesz dla Dobrobytu
primer-MC-action-5 = środek stołu ci służy: utrzymuj go
primer-MC-others = Klasa Robotnicza chce pracy w twoich Firmach, Klasa Kapitalistów twoich Pracowników, obie twojego głosu
primer-MC-mistake-1 = sprzedawanie Żywności, której będą potrzebować twoi ludzie
primer-MC-mistake-2 = zakładanie Firm bez Pracowników
primer-MC-mistake-3 = zostawianie polityki dwóm końcom stołu

primer-CC-score = kolumna, którą osiąga Kapitał, daje swój numer w każdej Fazie Punktowania i { FIGURE("wealth-step-vp") } PZ za każdą nową; sekcja C Polityk 1–5 na koniec
primer-CC-action-1 = wytwarza Towary do końca gry
primer-CC-action-2 = Towary stają się pieniędzmi, zanim zabraknie na nie miejsca
primer-CC-action-3 = tanie Towary z zagranicy, jeśli masz na nie miejsce
primer-CC-action-4 = niskie Wynagrodzenia i Podatki zwracają się w każdej Rundzie
primer-CC-action-5 = tak nisko, jak wolno, a wysoko tam, gdzie trwa Strajk
primer-CC-others = Klasa Robotnicza chce pracy i wysokich Wynagrodzeń, Państwo Podatków, wszyscy twoich Towarów
primer-CC-mistake-1 = zakładanie Firm, które nie znajdą Pracowników
primer-CC-mistake-2 = wytwarzanie więcej, niż jest miejsca
primer-CC-mistake-3 = zapominanie, że Wynagrodzenia płaci się przed sprzedażą

primer-ST-score = dwa najniższe z trzech Poparć w każdej Fazie Punktowania; twój Program Polityczny; punkt, gdy Klasa bierze swoje Świadczenia
primer-ST-action-1 = Wydarzenie daje Poparcie, a kosztuje je, gdy nikt się nim nie zajmie
primer-ST-action-2 = Poparcie tam, gdzie jest najniższe
primer-ST-action-3 = Program mówi, których sekcji chcesz w tej Rundzie
primer-ST-action-4 = Wpływy Mediów stają się twoje
primer-ST-action-5 = pieniądze, gdy Skarb Państwa jest pusty, a dwie Klasy to zniosą
primer-ST-others = wszyscy chcą tanich Usług i twojego głosu; wszyscy tracą, gdy przychodzi MFW
primer-ST-mistake-1 = dogadzanie Klasie, która i tak ufa ci najbardziej
primer-ST-mistake-2 = opróżnianie Skarbu Państwa przed wypłatą Wynagrodzeń
primer-ST-mistake-3 = odkładanie Wydarzeń do ostatniej tury
