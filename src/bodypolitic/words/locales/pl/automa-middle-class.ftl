# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = { do-pay } o { MONEY($discount) } mniej za Firmę spoza Branży Mediów i { do-get } Magazyn na to, co wytwarza

condition-unemployed-workers = 1 rząd za każdego twojego Bezrobotnego Pracownika, jeśli jest ich co najmniej { $amount }

## Building

line-mc-building-employee-there = Bezrobotny Pracownik Klasy Robotniczej może zająć miejsce dla Zatrudnionego
line-mc-building-own-workers-only = Firma nie potrzebuje Pracownika Klasy Robotniczej

line-mc-check-companies-productions-remain = Firma, którą może założyć, zdąży produkować wystarczająco często
line-mc-check-companies-employee-waits = Zatrudniony dla Firmy, którą może założyć, jest Bezrobotny
line-mc-check-companies-new-resource = Firma, którą może założyć, wytwarza coś, czego jeszcze nie wytwarza
line-mc-check-companies-prosperous = jej Dobrobyt dogonił liczbę Firm, które prowadzi z 2 Pracownikami
line-mc-check-companies-little-reason = mało przemawia za założeniem Firmy

line-mc-market-has-such-a-company = ma na planszy Firmę tej Branży

## Workers

line-mc-check-workers-unemployed-find-work = Bezrobotni Pracownicy znaleźliby pracę
line-mc-check-workers-few-find-work = pracę znalazłoby mniej niż 2 Bezrobotnych Pracowników
line-mc-own-workers-first = gdzie Firmę Państwową mogą obsadzić obie Klasy, jej Pracownicy idą pierwsi

line-mc-skill-own-market = tego Pracownika potrzebuje Firma z jej Rynku
line-mc-skill-other-workers-there = wszyscy inni potrzebni Firmie z jej Rynku są wśród Bezrobotnych
line-mc-skill-industry-without-company = nie ma Firmy tej Branży
line-mc-skill-order-of-industries = jej kolejność Branż dla nowych Pracowników
line-mc-skill-companies-not-operational = tego Pracownika potrzebuje pusta Firma Państwowa lub Firma Klasy Kapitalistów
line-mc-skill-capitalist-market = tego Pracownika potrzebuje Firma z Rynku Klasy Kapitalistów

line-mc-hiring-production-below-storage-limit = jej Firmy wytwarzają tego mniej, niż mieści Magazyn
line-mc-hiring-no-other-company-in-industry = nie ma innej Firmy tej Branży
line-mc-hiring-no-trade-union = ten Pracownik nie umożliwi Związku Zawodowego

line-mc-shift-room-for-output = w Magazynie jest miejsce na wszystko, co da ta zmiana
line-mc-shift-two-own-workers = pracuje tam 2 jej własnych Pracowników
line-mc-shift-employee-not-committed = jej Zatrudniony nie jest Zaangażowany

## Exports

line-mc-check-foreign-market-transactions = może wykonać co najmniej 2 transakcje z karty Eksportu
line-mc-check-foreign-market-short-of-money = może, a ma nie więcej niż { MONEY(FIGURE("little-money")) }
line-mc-check-foreign-market-few-transactions = nie może wykonać 2 transakcji z karty Eksportu
