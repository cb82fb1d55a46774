# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

cc-condition-places-for-machinery = 1 rząd za każdą twoją Firmę, na której zmieści się Maszyneria
cc-condition-production-phases = 1 rząd za { $amount ->
    [one] każdą { $amount } nadchodzącą Fazę Produkcji
    [few] każde { $amount } nadchodzące Fazy Produkcji
   *[many] każde { $amount } nadchodzących Faz Produkcji
}
cc-condition-agriculture-companies = 1 rząd za każdą twoją Firmę Branży Rolniczej
cc-condition-luxury-companies = 1 rząd za każdą twoją Firmę Branży Towarów Luksusowych
cc-condition-revenue = 1 rząd za każde { MONEY(FIGURE("revenue-per-row")) } twojego Zysku, jeśli wynosi on co najmniej { MONEY($amount) }
cc-condition-high-taxes = 2 rzędy, a na 3B 1 rząd
cc-condition-luxury-stored = 1 rząd za każde { COUNT($amount, "resource-luxury", form: "acc") } w twoim Magazynie
cc-condition-no-influence = 1 rząd, jeśli nie masz Wpływów

line-cc-condition-places-for-machinery = na jej Firmach zmieści się Maszyneria
    .counted = jej Firmy, na których zmieści się Maszyneria: { $count }
line-cc-condition-production-phases = nadchodzą Fazy Produkcji
    .counted = nadchodzące Fazy Produkcji: { $count }
line-cc-condition-agriculture-companies = ma Firmy Branży Rolniczej
    .counted = ma { COUNT($count, "thing-company-agriculture", form: "acc") }
line-cc-condition-luxury-companies = ma Firmy Branży Towarów Luksusowych
    .counted = ma { COUNT($count, "thing-company-luxury", form: "acc") }
line-cc-condition-revenue = jej Zysk jest wysoki
    .counted = jej Zysk wynosi { MONEY($count) }
line-cc-condition-high-taxes = Podatki są wysokie
    .counted = Opodatkowanie jest na { $count ->
        [2] 3A
       *[other] 3B
    }
line-cc-condition-luxury-stored = przechowuje Towary Luksusowe
    .counted = przechowuje { COUNT($count, "resource-luxury", form: "acc") }
line-cc-condition-no-influence = nie ma Wpływów
    .counted = { $count ->
        [0] nie ma Wpływów
       *[other] ma { COUNT($count, "resource-influence", form: "acc") }
    }

line-cc-company-can-operate = stać ją na Firmę ze swojego Rynku, która od razu by funkcjonowała
    .counted = stać ją na { WORD($company, form: "acc") }, a ta Firma od razu by funkcjonowała; nadchodzące Fazy Produkcji: { $phases }
line-cc-new-resource = Firma wytwarza zasób, którego ta Klasa teraz nie może wytwarzać
    .counted = { WORD($company) } wytwarza zasób, którego ta Klasa teraz nie może wytwarzać
line-cc-demonstration = trwa Demonstracja
line-cc-little-to-build = mało przemawia za założeniem Firmy
    .counted = „Załóż Firmę” { $count ->
        [0] nie idzie w górę
       *[other] idzie w górę tylko o 1 rząd
    }
line-cc-empty-company-sells = Firma bez Pracowników przyniosłaby co najmniej { MONEY(FIGURE("worth-selling")) }
    .counted = { WORD($company) } nie ma Pracowników, a sprzedaż daje { MONEY($money) }
line-cc-transactions = może wykonać co najmniej 2 transakcje z karty Eksportu
    .counted = może wykonać { COUNT($count, "thing-transaction", form: "acc") } z karty Eksportu
line-cc-few-transactions = nie może wykonać 2 transakcji z karty Eksportu
    .counted = może wykonać { COUNT($count, "thing-transaction", form: "acc") } z karty Eksportu, a potrzeba 2
line-cc-others-have-more-influence = jest zaproponowana Ustawa, a inni będą mieli więcej Wpływów
    .counted = jest zaproponowana Ustawa; inni mają lub będą mieli { COUNT($others, "resource-influence", form: "acc") }, a ona { $own }
line-cc-no-bill-proposed = nie ma zaproponowanej Ustawy
line-cc-enough-influence = inni nie będą mieli więcej Wpływów
    .counted = inni mają lub będą mieli { COUNT($others, "resource-influence", form: "acc") }, a ona { $own }

line-cc-workers-available = mogą ją obsadzić Bezrobotni Pracownicy
line-cc-automated = Zautomatyzowana
line-cc-highest-cost = najwyższy koszt
    .figure = { MONEY($figure) }
line-cc-union-if-staffed = obsadzona Klasą Robotniczą, pomaga Związkowi Zawodowemu
line-cc-fewest-matching-unemployed = pasuje do niej najmniej Bezrobotnych Pracowników
    .figure = pasuje { $figure }
line-cc-only-operational-of-its-industry = bez innej funkcjonującej Firmy w tej Branży
line-cc-no-other-machinery-in-its-industry = bez innej Maszynerii w tej Branży
line-cc-output-can-be-stored = jest miejsce na wszystko, co wytwarza
line-cc-middle-class-first = gdzie pasują obie Klasy, zatrudnia Klasę Średnią
line-cc-working-class-in-demonstration = podczas Demonstracji zatrudnia Klasę Robotniczą
line-cc-most-of-that-skill = najwięcej Pracowników o tych kwalifikacjach
    .figure = { $figure }
line-cc-strike-answered = jest symbol Wpływów, więc podnosi Wynagrodzenie tam, gdzie trwa Strajk
    .counted = jest symbol Wpływów, więc podnosi Wynagrodzenie { WORD($company, form: "at") }, gdzie trwa Strajk
line-cc-strike-sat-out = nie ma symbolu Wpływów, więc nie zmienia Wynagrodzenia tam, gdzie trwa Strajk
    .counted = nie ma symbolu Wpływów, więc nie zmienia Wynagrodzenia { WORD($company, form: "at") }, gdzie trwa Strajk

line-cc-dearer-deal = droższa Umowa Handlowa
    .figure = { MONEY($figure) }
line-cc-no-tariff = w Strefie Wolnego Handlu nie płaci Cła
line-cc-more-than-the-zone-holds = Strefa Wolnego Handlu nie pomieści całej Umowy
