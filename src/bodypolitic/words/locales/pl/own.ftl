# Words and parts of sentences that only this language has: nothing but its own messages speaks of them.

## Verbs of effects: what one does, and what one may do

do-pay = { $mood ->
    [may] zapłacić
   *[do] zapłać
}
do-gain = { $mood ->
    [may] zyskać
   *[do] zyskaj
}
do-score = { $mood ->
    [may] zdobyć
   *[do] zdobądź
}
do-get = { $mood ->
    [may] otrzymać
   *[do] otrzymaj
}
do-give = { $mood ->
    [may] dać
   *[do] daj
}
do-move = { $mood ->
    [may] przesunąć
   *[do] przesuń
}
do-transfer = { $mood ->
    [may] przenieść
   *[do] przenieś
}
do-spend = { $mood ->
    [may] wydać
   *[do] wydaj
}
do-lose = { $mood ->
    [may] stracić
   *[do] strać
}
do-propose = { $mood ->
    [may] zaproponować
   *[do] zaproponuj
}
do-draw = { $mood ->
    [may] dobrać
   *[do] dobierz
}
do-add = { $mood ->
    [may] dodać
   *[do] dodaj
}
do-remove = { $mood ->
    [may] usunąć
   *[do] usuń
}
do-return = { $mood ->
    [may] zwrócić
   *[do] zwróć
}
do-choose = { $mood ->
    [may] wybrać
   *[do] wybierz
}
do-discard = { $mood ->
    [may] odrzucić
   *[do] odrzuć
}
do-take = { $mood ->
    [may] wziąć
   *[do] weź
}
do-take-away = { $mood ->
    [may] zabrać
   *[do] zabierz
}
do-perform = { $mood ->
    [may] wykonać
   *[do] wykonaj
}
do-look = { $mood ->
    [may] podejrzeć
   *[do] podejrzyj
}
do-provide = { $mood ->
    [may] zapewnić
   *[do] zapewnij
}
do-buy = { $mood ->
    [may] kupić
   *[do] kup
}
do-sell = { $mood ->
    [may] sprzedać
   *[do] sprzedaj
}
do-reveal = { $mood ->
    [may] odkryć
   *[do] odkryj
}
do-keep = { $mood ->
    [may] zatrzymać
   *[do] zatrzymaj
}
do-build = { $mood ->
    [may] założyć
   *[do] załóż
}
do-search = { $mood ->
    [may] przeszukać
   *[do] przeszukaj
}
do-place = { $mood ->
    [may] umieścić
   *[do] umieść
}
do-assign = { $mood ->
    [may] przydzielić
   *[do] przydziel
}
do-fill = { $mood ->
    [may] obsadzić
   *[do] obsadź
}
do-set = { $mood ->
    [may] ustalić
   *[do] ustal
}
do-hold = { $mood ->
    [may] przeprowadzić
   *[do] przeprowadź
}
do-replace = { $mood ->
    [may] zamienić
   *[do] zamień
}
do-make = { $mood ->
    [may] zawrzeć
   *[do] zawrzyj
}
do-call = { $mood ->
    [may] wezwać
   *[do] wezwij
}

## Of effects

for-each = { $shape ->
    [fixed] { "" }
    [each] { "" } za { WORD($what) }
   *[both] { "" } i jeszcze { $each } za { WORD($what) }
}
for-each-money = { $shape ->
    [fixed] { "" }
    [each] { "" } za { WORD($what) }
   *[both] { "" } i jeszcze { MONEY($each) } za { WORD($what) }
}
influence-number = { $role ->
    [party-ST] { COUNT($number, "thing-personal-influence", form: "acc") }
   *[other] { COUNT($number, "resource-influence", form: "acc") }
}
influence-amount = { $role ->
    [party-ST] { COUNT($amount, "thing-personal-influence", form: "acc") }
   *[other] { COUNT($amount, "resource-influence", form: "acc") }
}
paid-by-state = { $state_pays ->
    [0] { "" }
   *[other] { "" }; za każdego { do-get } od Państwa { MONEY($state_pays) }
}
one-kind = { $resource_kinds ->
    [1] { "" }
   *[other] { "" } (jednego rodzaju)
}
per-thing = { $per ->
    [1] za { WORD($what, form: "single") }
   *[other] za { WORD($what, form: "every") } { COUNT($per, $what) }
}
per-item-bought = { $per ->
    [1] za każdą kupioną sztukę
   *[other] za każde { COUNT($per, "thing-item-bought") }
}
per-item-sold = { $per ->
    [1] za każdą sprzedaną sztukę
   *[other] za każde { COUNT($per, "thing-item-sold") }
}
per-item-spent = { $per ->
    [1] za każdą wydaną sztukę
   *[other] za każde { COUNT($per, "thing-item-spent") }
}
per-item-provided = { $per ->
    [1] za każdą zapewnioną sztukę
   *[other] za każde { COUNT($per, "thing-item-provided") }
}
where-needed = { $sections ->
    [none] { "" }
   *[other] { "" } ({ $sections })
}
bound-money = { $bound ->
    [least] co najmniej { MONEY($number) }
   *[most] nie więcej niż { MONEY($number) }
}
bound = { $bound ->
    [least] co najmniej { $number }
   *[most] nie więcej niż { $number }
}
bound-word = { $bound ->
    [least] co najmniej
   *[most] nie więcej niż
}

## Of events

these-classes = { $classes ->
    [party-any] Klasom
   *[other] { ALL($classes, form: "dat") }
}
from-these-classes = { $classes ->
    [party-any] od Klas
   *[other] { ALL($classes, form: "from") }
}
provided-items = { $kinds ->
    [1] { ALL($resources, form: "acc") }
   *[other] { ALL($resources, form: "acc") } (co najmniej po 1 z każdego rodzaju)
}
for-counted = { $counted ->
    [none] { "" }
   *[other] { " " }{ $counted }
}
# `few` is never given: `one` and `two` are no numbers here, but names of ways to choose.
rewarded = { $pick ->
    [that-class] tej Klasy
    [both-classes] każdej z nich
    [each-class] każdej Klasy
   *[any-class] danej Klasy
}
chosen-class = { EITHER($classes, form: "gen") }{ $condition ->
    [company] , jeśli ma funkcjonującą Firmę { WORD($industry, form: "gen") }
    [public-workers] , jeśli ma Pracowników w Firmie Państwowej
   *[nothing] { "" }
}

## Things that are counted

thing-item-bought = kupiona sztuka
    .one = kupioną sztukę
    .few = kupione sztuki
    .many = kupionych sztuk
thing-item-sold = sprzedana sztuka
    .one = sprzedaną sztukę
    .few = sprzedane sztuki
    .many = sprzedanych sztuk
thing-item-spent = wydana sztuka
    .one = wydaną sztukę
    .few = wydane sztuki
    .many = wydanych sztuk
thing-item-provided = zapewniona sztuka
    .one = zapewnioną sztukę
    .few = zapewnione sztuki
    .many = zapewnionych sztuk
thing-influence-provided = zapewniony jej Wpływ Mediów
    .one = zapewniony jej Wpływ Mediów
    .few = zapewnione jej Wpływy Mediów
    .many = zapewnionych jej Wpływów Mediów
thing-cube-provided = zapewniona jej kostka Głosowania
    .one = zapewnioną jej kostkę Głosowania
    .few = zapewnione jej kostki Głosowania
    .many = zapewnionych jej kostek Głosowania
thing-own-cube = twoja kostka Głosowania
    .one = swoją kostkę Głosowania
    .few = swoje kostki Głosowania
    .many = swoich kostek Głosowania
thing-its-cube = jej kostka Głosowania
    .one = jej kostkę Głosowania
    .few = jej kostki Głosowania
    .many = jej kostek Głosowania
thing-their-cube = ich kostka Głosowania
    .one = ich kostkę Głosowania
    .few = ich kostki Głosowania
    .many = ich kostek Głosowania
thing-item-bought-from-it = sztuka kupiona od niej
    .one = sztukę kupioną od niej
    .few = sztuki kupione od niej
    .many = sztuk kupionych od niej
thing-cube = kostka
    .one = kostka
    .few = kostki
    .many = kostek
    .acc-one = kostkę
    .acc-few = kostki
    .acc-many = kostek
    .gen-one = kostki
    .gen-few = kostek
    .gen-many = kostek
thing-event-handled = rozpatrzone Wydarzenie
    .one = rozpatrzone Wydarzenie
    .few = rozpatrzone Wydarzenia
    .many = rozpatrzonych Wydarzeń
thing-policy-matching = Polityka zgodna
    .one = Polityka zgodna
    .few = Polityki zgodne
    .many = Polityk zgodnych
thing-own-bill-passed = uchwalona własna Ustawa
    .one = uchwalona własna Ustawa
    .few = uchwalone własne Ustawy
    .many = uchwalonych własnych Ustaw
thing-worker = Pracownik
    .one = Pracownik
    .few = Pracowników
    .many = Pracowników
    .acc-one = Pracownika
    .acc-few = Pracowników
    .acc-many = Pracowników
    .gen-one = Pracownika
    .gen-few = Pracowników
    .gen-many = Pracowników
thing-unemployed-worker = Bezrobotny Pracownik
    .acc-one = Bezrobotnego Pracownika
    .acc-few = Bezrobotnych Pracowników
    .acc-many = Bezrobotnych Pracowników
    .gen-one = Bezrobotnego Pracownika
    .gen-few = Bezrobotnych Pracowników
    .gen-many = Bezrobotnych Pracowników
thing-company = Firma
    .one = Firma
    .few = Firmy
    .many = Firm
    .acc-one = Firmę
    .acc-few = Firmy
    .acc-many = Firm
    .gen-one = Firmy
    .gen-few = Firm
    .gen-many = Firm
    .loc-one = Firmie
    .loc-few = Firmach
    .loc-many = Firmach
thing-operational-company = funkcjonująca Firma
    .one = funkcjonująca Firma
    .few = funkcjonujące Firmy
    .many = funkcjonujących Firm
    .acc-one = funkcjonującą Firmę
    .acc-few = funkcjonujące Firmy
    .acc-many = funkcjonujących Firm
    .gen-one = funkcjonującej Firmy
    .gen-few = funkcjonujących Firm
    .gen-many = funkcjonujących Firm
thing-fully-operational-company = w pełni funkcjonująca Firma
    .one = w pełni funkcjonująca Firma
    .few = w pełni funkcjonujące Firmy
    .many = w pełni funkcjonujących Firm
thing-influence-symbol = symbol Wpływów
    .one = symbol Wpływów
    .few = symbole Wpływów
    .many = symboli Wpływów
thing-slot = miejsce
    .one = miejsce
    .few = miejsca
    .many = miejsc
thing-policy = Polityka
    .acc-one = Politykę
    .acc-few = Polityki
    .acc-many = Polityk
    .gen-one = Polityki
    .gen-few = Polityk
    .gen-many = Polityk
    .loc-one = Polityce
    .loc-few = Politykach
    .loc-many = Politykach
thing-bill = Ustawa
    .acc-one = Ustawę
    .acc-few = Ustawy
    .acc-many = Ustaw
thing-loan = Pożyczka
    .one = Pożyczka
    .few = Pożyczki
    .many = Pożyczek
    .acc-one = Pożyczkę
    .acc-few = Pożyczki
    .acc-many = Pożyczek
    .gen-one = Pożyczki
    .gen-few = Pożyczek
    .gen-many = Pożyczek
thing-ballot = głos
    .one = głos
    .few = głosy
    .many = głosów
thing-voting-cube = kostka Głosowania
    .one = kostka Głosowania
    .few = kostki Głosowania
    .many = kostek Głosowania
    .acc-one = kostkę Głosowania
    .acc-few = kostki Głosowania
    .acc-many = kostek Głosowania
    .gen-one = kostki Głosowania
    .gen-few = kostek Głosowania
    .gen-many = kostek Głosowania
thing-media-influence = Wpływy Mediów
    .one = Wpływ Mediów
    .few = Wpływy Mediów
    .many = Wpływów Mediów
    .acc-one = Wpływ Mediów
    .acc-few = Wpływy Mediów
    .acc-many = Wpływów Mediów
    .gen-one = Wpływu Mediów
    .gen-few = Wpływów Mediów
    .gen-many = Wpływów Mediów
thing-personal-influence = Wpływy Osobiste
    .one = Wpływ Osobisty
    .few = Wpływy Osobiste
    .many = Wpływów Osobistych
    .acc-one = Wpływ Osobisty
    .acc-few = Wpływy Osobiste
    .acc-many = Wpływów Osobistych
    .gen-one = Wpływu Osobistego
    .gen-few = Wpływów Osobistych
    .gen-many = Wpływów Osobistych
thing-legitimacy = Poparcie
    .acc-one = Poparcie
    .acc-few = Poparcia
    .acc-many = Poparcia
thing-transaction = transakcja
    .one = transakcja
    .few = transakcje
    .many = transakcji
    .acc-one = transakcję
    .acc-few = transakcje
    .acc-many = transakcji
    .loc-one = transakcji
    .loc-few = transakcjach
    .loc-many = transakcjach
thing-export-card = karta Eksportu
    .acc-one = kartę Eksportu
    .acc-few = karty Eksportu
    .acc-many = kart Eksportu
thing-business-deal = Umowa Handlowa
    .one = Umowa Handlowa
    .few = Umowy Handlowe
    .many = Umów Handlowych
thing-machinery-token = żeton Maszynerii
    .acc-one = żeton Maszynerii
    .acc-few = żetony Maszynerii
    .acc-many = żetonów Maszynerii
thing-trade-union = Związek Zawodowy
    .one = Związek Zawodowy
    .few = Związki Zawodowe
    .many = Związków Zawodowych
    .acc-one = Związek Zawodowy
    .acc-few = Związki Zawodowe
    .acc-many = Związków Zawodowych
    .gen-one = Związku Zawodowego
    .gen-few = Związków Zawodowych
    .gen-many = Związków Zawodowych
    .loc-one = Związku Zawodowym
    .loc-few = Związkach Zawodowych
    .loc-many = Związkach Zawodowych
thing-strike-token = żeton Strajku
    .acc-one = żeton Strajku
    .acc-few = żetony Strajku
    .acc-many = żetonów Strajku
thing-card = karta
    .one = karta
    .few = karty
    .many = kart
    .acc-one = kartę
    .acc-few = karty
    .acc-many = kart
    .ins-one = kartą
    .ins-few = kartami
    .ins-many = kartami
thing-ai-card = karta SI
    .one = karta SI
    .few = karty SI
    .many = kart SI
    .acc-one = kartę SI
    .acc-few = karty SI
    .acc-many = kart SI
thing-row = rząd
    .acc-one = rząd
    .acc-few = rzędy
    .acc-many = rzędów
thing-item = sztuka
    .acc-one = sztukę
    .acc-few = sztuki
    .acc-many = sztuk
thing-section = sekcja
    .gen-one = sekcji
    .gen-few = sekcji
    .gen-many = sekcji
thing-role = rola
    .one = rola
    .few = role
    .many = ról
thing-option = opcja
    .one = opcja
    .few = opcje
    .many = opcji
thing-line = wiersz
    .one = wiersz
    .few = wiersze
    .many = wierszy
thing-source = źródło
    .gen-one = źródła
    .gen-few = źródeł
    .gen-many = źródeł
thing-industry = Branża
    .gen-one = Branży
    .gen-few = Branż
    .gen-many = Branż
thing-hidden-agenda = Ukryty Cel
    .one = Ukryty Cel
    .few = Ukryte Cele
    .many = Ukrytych Celów
thing-company-agriculture = Firma Branży Rolniczej
    .acc-one = Firmę Branży Rolniczej
    .acc-few = Firmy Branży Rolniczej
    .acc-many = Firm Branży Rolniczej
thing-company-luxury = Firma Branży Towarów Luksusowych
    .acc-one = Firmę Branży Towarów Luksusowych
    .acc-few = Firmy Branży Towarów Luksusowych
    .acc-many = Firm Branży Towarów Luksusowych
