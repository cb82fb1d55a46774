# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = { do-pay } o { MONEY($discount) } mniej za Firmę spoza Branży Mediów i { do-get } Magazyn na to, co wytwarza

mc-condition-unemployed-workers = 1 rząd za każdego twojego Bezrobotnego Pracownika, jeśli jest ich co najmniej { $amount }

## Building

line-mc-condition-unemployed-workers = ma Bezrobotnych Pracowników
    .counted = ma { COUNT($count, "thing-unemployed-worker", form: "acc") }

line-mc-building-employee-there = jest Bezrobotny Pracownik Klasy Robotniczej na miejsce dla Zatrudnionego
line-mc-building-own-workers-only = bez potrzeby Pracownika Klasy Robotniczej

line-mc-check-companies-productions-remain = Firma, którą może założyć, zdąży produkować wystarczająco często
    .counted = może założyć { WORD($company, form: "acc") }; nadchodzące Fazy Produkcji: { $phases }
line-mc-check-companies-employee-waits = Zatrudniony dla Firmy, którą może założyć, jest wśród Bezrobotnych
    .counted = { WORD($company) }: Zatrudniony dla tej Firmy jest wśród Bezrobotnych
line-mc-check-companies-new-resource = Firma, którą może założyć, wytwarza coś, czego ta Klasa jeszcze nie może wytwarzać
    .counted = { WORD($company) } wytwarza coś, czego ta Klasa jeszcze nie może wytwarzać
line-mc-check-companies-prosperous = jej Dobrobyt dogania liczbę Firm, które prowadzi z 2 Pracownikami
    .counted = jej Dobrobyt wynosi { $prosperity }, a Firm z 2 jej Pracownikami ma { $companies }
line-mc-check-companies-little-reason = mało przemawia za założeniem Firmy
    .counted = „Załóż Firmę” { $count ->
        [0] nie idzie w górę
       *[other] idzie w górę tylko o 1 rząd
    }

line-mc-market-has-such-a-company = ma na planszy Firmę tej Branży
    .counted = ma na planszy Firmę tej samej Branży co { WORD($company) }

## Workers

line-mc-check-workers-unemployed-find-work = Bezrobotni Pracownicy znaleźliby pracę
    .counted = Bezrobotni Pracownicy, którzy znaleźliby pracę: { $count }
line-mc-check-workers-few-find-work = pracę znalazłoby mniej niż 2 Bezrobotnych Pracowników
    .counted = Bezrobotni Pracownicy, którzy znaleźliby pracę: { $count }, a potrzeba 2
line-mc-own-workers-first = gdzie Firmę Państwową mogą obsadzić obie Klasy, jej Pracownicy idą pierwsi

line-mc-skill-own-market = potrzebny Firmie z jej Rynku
line-mc-skill-other-workers-there = jedyny Pracownik, którego brakuje Firmie z jej Rynku
line-mc-skill-industry-without-company = Branża bez jej Firmy
line-mc-skill-order-of-industries = jej kolejność Branż dla nowych Pracowników
line-mc-skill-companies-not-operational = potrzebny pustej Firmie Państwowej lub Firmie Klasy Kapitalistów
line-mc-skill-capitalist-market = potrzebny Firmie z Rynku Klasy Kapitalistów

line-mc-hiring-production-below-storage-limit = produkcja poniżej pojemności Magazynu
line-mc-hiring-no-other-company-in-industry = bez innej jej Firmy w tej Branży
line-mc-hiring-no-trade-union = bez szansy na Związek Zawodowy

line-mc-shift-room-for-output = jest miejsce na wszystko, co da ta zmiana
line-mc-shift-two-own-workers = 2 jej własnych Pracowników
line-mc-shift-employee-not-committed = Zatrudniony, który nie jest Zaangażowany

## Exports

line-mc-check-foreign-market-transactions = może wykonać co najmniej 2 transakcje z karty Eksportu
    .counted = może wykonać { COUNT($count, "thing-transaction", form: "acc") } z karty Eksportu
line-mc-check-foreign-market-short-of-money = ma nie więcej niż { MONEY(FIGURE("little-money")) }
    .counted = ma { MONEY($count) }, nie więcej niż { MONEY(FIGURE("little-money")) }
line-mc-check-foreign-market-few-transactions = nie może wykonać 2 transakcji z karty Eksportu
    .counted = może wykonać { COUNT($count, "thing-transaction", form: "acc") } z karty Eksportu, a potrzeba 2
