# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

condition-places-for-machinery = 1 rząd za każdą twoją Firmę, na której zmieści się Maszyneria
condition-production-phases = 1 rząd za każde { $amount } nadchodzące Fazy Produkcji
condition-agriculture-companies = 1 rząd za każdą twoją Firmę Branży Rolniczej
condition-luxury-companies = 1 rząd za każdą twoją Firmę Branży Towarów Luksusowych
condition-revenue = 1 rząd za każde { MONEY(FIGURE("revenue-per-row")) } twojego Zysku, jeśli wynosi on co najmniej { MONEY($amount) }
condition-high-taxes = 2 rzędy, a na 3B 1 rząd
condition-luxury-stored = 1 rząd za każde { COUNT($amount, "resource-luxury", form: "acc") } w twoim Magazynie
condition-no-influence = 1 rząd, jeśli nie masz Wpływów

line-cc-company-can-operate = stać ją na Firmę ze swojego Rynku, która od razu by funkcjonowała
line-cc-new-resource = ta Firma wytwarza zasób, którego teraz nie wytwarza żadna inna
line-cc-demonstration = trwa Demonstracja
line-cc-little-to-build = mało przemawia za założeniem Firmy
line-cc-empty-company-sells = Firma bez Pracowników przyniosłaby co najmniej { MONEY(FIGURE("worth-selling")) }
line-cc-transactions = może wykonać co najmniej 2 transakcje z karty Eksportu
line-cc-few-transactions = nie może wykonać 2 transakcji z karty Eksportu
line-cc-others-have-more-influence = jest zaproponowana Ustawa, a inni będą mieli więcej Wpływów
line-cc-enough-influence = nie ma zaproponowanej Ustawy albo inni nie będą mieli więcej Wpływów

line-cc-workers-available = są Bezrobotni Pracownicy dla tej Firmy
line-cc-automated = ta Firma jest Zautomatyzowana
line-cc-highest-cost = ta Firma ma najwyższy koszt
line-cc-union-if-staffed = z Pracownikami Klasy Robotniczej ta Firma pomogłaby im utworzyć Związek Zawodowy
line-cc-fewest-matching-unemployed = do tej Firmy pasuje najmniej Bezrobotnych Pracowników
line-cc-only-operational-of-its-industry = w tej Branży nie ma innej funkcjonującej Firmy
line-cc-no-other-machinery-in-its-industry = żadna inna jej Firma w tej Branży nie ma Maszynerii
line-cc-output-can-be-stored = wszystko, co Firma wytwarza, zmieści się w Magazynie
line-cc-middle-class-first = gdzie pasują obie Klasy, zatrudnia Klasę Średnią
line-cc-working-class-in-demonstration = podczas Demonstracji zatrudnia Klasę Robotniczą
line-cc-most-of-that-skill = Pracowników o tych kwalifikacjach jest najwięcej
line-cc-strike-answered = jest symbol Wpływów, więc podnosi Wynagrodzenie tam, gdzie trwa Strajk
line-cc-strike-sat-out = nie ma symbolu Wpływów, więc nie zmienia Wynagrodzenia tam, gdzie trwa Strajk

line-cc-dearer-deal = ta Umowa Handlowa kosztuje więcej
line-cc-no-tariff = w Strefie Wolnego Handlu nie płaci Cła
line-cc-more-than-the-zone-holds = Strefa Wolnego Handlu nie pomieści całej Umowy
