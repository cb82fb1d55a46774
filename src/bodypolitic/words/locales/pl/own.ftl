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
    [one] tej Klasy
    [two] każdej z nich
    [few] każdej z nich
    [each] każdej Klasy
   *[any] danej Klasy
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
    .ins-one = Pracownikiem
    .ins-few = Pracownikami
    .ins-many = Pracownikami
    .loc-one = Pracowniku
    .loc-few = Pracownikach
    .loc-many = Pracownikach
    .each = każdego Pracownika
thing-unemployed-worker = Bezrobotny Pracownik
    .one = Bezrobotny Pracownik
    .few = Bezrobotnych Pracowników
    .many = Bezrobotnych Pracowników
    .acc-one = Bezrobotnego Pracownika
    .acc-few = Bezrobotnych Pracowników
    .acc-many = Bezrobotnych Pracowników
    .gen-one = Bezrobotnego Pracownika
    .gen-few = Bezrobotnych Pracowników
    .gen-many = Bezrobotnych Pracowników
    .ins-one = Bezrobotnym Pracownikiem
    .ins-few = Bezrobotnymi Pracownikami
    .ins-many = Bezrobotnymi Pracownikami
    .loc-one = Bezrobotnym Pracowniku
    .loc-few = Bezrobotnych Pracownikach
    .loc-many = Bezrobotnych Pracownikach
    .each = każdego Bezrobotnego Pracownika
thing-skilled-worker = Wykwalifikowany Pracownik
    .one = Wykwalifikowany Pracownik
    .few = Wykwalifikowanych Pracowników
    .many = Wykwalifikowanych Pracowników
    .acc-one = Wykwalifikowanego Pracownika
    .acc-few = Wykwalifikowanych Pracowników
    .acc-many = Wykwalifikowanych Pracowników
    .gen-one = Wykwalifikowanego Pracownika
    .gen-few = Wykwalifikowanych Pracowników
    .gen-many = Wykwalifikowanych Pracowników
    .ins-one = Wykwalifikowanym Pracownikiem
    .ins-few = Wykwalifikowanymi Pracownikami
    .ins-many = Wykwalifikowanymi Pracownikami
    .loc-one = Wykwalifikowanym Pracowniku
    .loc-few = Wykwalifikowanych Pracownikach
    .loc-many = Wykwalifikowanych Pracownikach
    .each = każdego Wykwalifikowanego Pracownika
thing-employee = Zatrudniony
    .one = Zatrudniony
    .few = Zatrudnionych
    .many = Zatrudnionych
    .acc-one = Zatrudnionego
    .acc-few = Zatrudnionych
    .acc-many = Zatrudnionych
    .gen-one = Zatrudnionego
    .gen-few = Zatrudnionych
    .gen-many = Zatrudnionych
    .ins-one = Zatrudnionym
    .ins-few = Zatrudnionymi
    .ins-many = Zatrudnionymi
    .loc-one = Zatrudnionym
    .loc-few = Zatrudnionych
    .loc-many = Zatrudnionych
    .each = każdego Zatrudnionego
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
    .ins-one = Firmą
    .ins-few = Firmami
    .ins-many = Firmami
    .loc-one = Firmie
    .loc-few = Firmach
    .loc-many = Firmach
    .each = każdą Firmę
thing-public-company = Firma Państwowa
    .one = Firma Państwowa
    .few = Firmy Państwowe
    .many = Firm Państwowych
    .acc-one = Firmę Państwową
    .acc-few = Firmy Państwowe
    .acc-many = Firm Państwowych
    .gen-one = Firmy Państwowej
    .gen-few = Firm Państwowych
    .gen-many = Firm Państwowych
    .ins-one = Firmą Państwową
    .ins-few = Firmami Państwowymi
    .ins-many = Firmami Państwowymi
    .loc-one = Firmie Państwowej
    .loc-few = Firmach Państwowych
    .loc-many = Firmach Państwowych
    .each = każdą Firmę Państwową
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
    .ins-one = funkcjonującą Firmą
    .ins-few = funkcjonującymi Firmami
    .ins-many = funkcjonującymi Firmami
    .loc-one = funkcjonującej Firmie
    .loc-few = funkcjonujących Firmach
    .loc-many = funkcjonujących Firmach
    .each = każdą funkcjonującą Firmę
thing-fully-operational-company = w pełni funkcjonująca Firma
    .one = w pełni funkcjonująca Firma
    .few = w pełni funkcjonujące Firmy
    .many = w pełni funkcjonujących Firm
    .acc-one = w pełni funkcjonującą Firmę
    .acc-few = w pełni funkcjonujące Firmy
    .acc-many = w pełni funkcjonujących Firm
    .gen-one = w pełni funkcjonującej Firmy
    .gen-few = w pełni funkcjonujących Firm
    .gen-many = w pełni funkcjonujących Firm
    .ins-one = w pełni funkcjonującą Firmą
    .ins-few = w pełni funkcjonującymi Firmami
    .ins-many = w pełni funkcjonującymi Firmami
    .loc-one = w pełni funkcjonującej Firmie
    .loc-few = w pełni funkcjonujących Firmach
    .loc-many = w pełni funkcjonujących Firmach
    .each = każdą w pełni funkcjonującą Firmę
thing-influence-symbol = symbol Wpływów
    .one = symbol Wpływów
    .few = symbole Wpływów
    .many = symboli Wpływów
    .acc-one = symbol Wpływów
    .acc-few = symbole Wpływów
    .acc-many = symboli Wpływów
    .gen-one = symbolu Wpływów
    .gen-few = symboli Wpływów
    .gen-many = symboli Wpływów
    .ins-one = symbolem Wpływów
    .ins-few = symbolami Wpływów
    .ins-many = symbolami Wpływów
    .loc-one = symbolu Wpływów
    .loc-few = symbolach Wpływów
    .loc-many = symbolach Wpływów
    .each = każdy symbol Wpływów
thing-non-operational-company = niefunkcjonująca Firma
    .one = niefunkcjonująca Firma
    .few = niefunkcjonujące Firmy
    .many = niefunkcjonujących Firm
    .acc-one = niefunkcjonującą Firmę
    .acc-few = niefunkcjonujące Firmy
    .acc-many = niefunkcjonujących Firm
    .gen-one = niefunkcjonującej Firmy
    .gen-few = niefunkcjonujących Firm
    .gen-many = niefunkcjonujących Firm
    .ins-one = niefunkcjonującą Firmą
    .ins-few = niefunkcjonującymi Firmami
    .ins-many = niefunkcjonującymi Firmami
    .loc-one = niefunkcjonującej Firmie
    .loc-few = niefunkcjonujących Firmach
    .loc-many = niefunkcjonujących Firmach
    .each = każdą niefunkcjonującą Firmę
thing-slot = miejsce
    .one = miejsce
    .few = miejsca
    .many = miejsc
    .acc-one = miejsce
    .acc-few = miejsca
    .acc-many = miejsc
    .gen-one = miejsca
    .gen-few = miejsc
    .gen-many = miejsc
    .ins-one = miejscem
    .ins-few = miejscami
    .ins-many = miejscami
    .loc-one = miejscu
    .loc-few = miejscach
    .loc-many = miejscach
    .each = każde miejsce
thing-company-space = miejsce na Firmę
    .one = miejsce na Firmę
    .few = miejsca na Firmę
    .many = miejsc na Firmę
    .acc-one = miejsce na Firmę
    .acc-few = miejsca na Firmę
    .acc-many = miejsc na Firmę
    .gen-one = miejsca na Firmę
    .gen-few = miejsc na Firmę
    .gen-many = miejsc na Firmę
    .ins-one = miejscem na Firmę
    .ins-few = miejscami na Firmę
    .ins-many = miejscami na Firmę
    .loc-one = miejscu na Firmę
    .loc-few = miejscach na Firmę
    .loc-many = miejscach na Firmę
    .each = każde miejsce na Firmę
thing-policy = Polityka
    .one = Polityka
    .few = Polityki
    .many = Polityk
    .acc-one = Politykę
    .acc-few = Polityki
    .acc-many = Polityk
    .gen-one = Polityki
    .gen-few = Polityk
    .gen-many = Polityk
    .ins-one = Polityką
    .ins-few = Politykami
    .ins-many = Politykami
    .loc-one = Polityce
    .loc-few = Politykach
    .loc-many = Politykach
    .each = każdą Politykę
thing-bill = Ustawa
    .one = Ustawa
    .few = Ustawy
    .many = Ustaw
    .acc-one = Ustawę
    .acc-few = Ustawy
    .acc-many = Ustaw
    .gen-one = Ustawy
    .gen-few = Ustaw
    .gen-many = Ustaw
    .ins-one = Ustawą
    .ins-few = Ustawami
    .ins-many = Ustawami
    .loc-one = Ustawie
    .loc-few = Ustawach
    .loc-many = Ustawach
    .each = każdą Ustawę
thing-bill-marker = znacznik Ustawy
    .one = znacznik Ustawy
    .few = znaczniki Ustawy
    .many = znaczników Ustawy
    .acc-one = znacznik Ustawy
    .acc-few = znaczniki Ustawy
    .acc-many = znaczników Ustawy
    .gen-one = znacznika Ustawy
    .gen-few = znaczników Ustawy
    .gen-many = znaczników Ustawy
    .ins-one = znacznikiem Ustawy
    .ins-few = znacznikami Ustawy
    .ins-many = znacznikami Ustawy
    .loc-one = znaczniku Ustawy
    .loc-few = znacznikach Ustawy
    .loc-many = znacznikach Ustawy
    .each = każdy znacznik Ustawy
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
    .ins-one = Pożyczką
    .ins-few = Pożyczkami
    .ins-many = Pożyczkami
    .loc-one = Pożyczce
    .loc-few = Pożyczkach
    .loc-many = Pożyczkach
    .each = każdą Pożyczkę
thing-loan-card = karta Pożyczki
    .one = karta Pożyczki
    .few = karty Pożyczek
    .many = kart Pożyczek
    .acc-one = kartę Pożyczki
    .acc-few = karty Pożyczek
    .acc-many = kart Pożyczek
    .gen-one = karty Pożyczki
    .gen-few = kart Pożyczek
    .gen-many = kart Pożyczek
    .ins-one = kartą Pożyczki
    .ins-few = kartami Pożyczek
    .ins-many = kartami Pożyczek
    .loc-one = karcie Pożyczki
    .loc-few = kartach Pożyczek
    .loc-many = kartach Pożyczek
    .each = każdą kartę Pożyczki
thing-immediate-vote = Natychmiastowe Głosowanie
    .one = Natychmiastowe Głosowanie
    .few = Natychmiastowe Głosowania
    .many = Natychmiastowych Głosowań
    .acc-one = Natychmiastowe Głosowanie
    .acc-few = Natychmiastowe Głosowania
    .acc-many = Natychmiastowych Głosowań
    .gen-one = Natychmiastowego Głosowania
    .gen-few = Natychmiastowych Głosowań
    .gen-many = Natychmiastowych Głosowań
    .ins-one = Natychmiastowym Głosowaniem
    .ins-few = Natychmiastowymi Głosowaniami
    .ins-many = Natychmiastowymi Głosowaniami
    .loc-one = Natychmiastowym Głosowaniu
    .loc-few = Natychmiastowych Głosowaniach
    .loc-many = Natychmiastowych Głosowaniach
    .each = każde Natychmiastowe Głosowanie
thing-ballot = głos
    .one = głos
    .few = głosy
    .many = głosów
    .acc-one = głos
    .acc-few = głosy
    .acc-many = głosów
    .gen-one = głosu
    .gen-few = głosów
    .gen-many = głosów
    .ins-one = głosem
    .ins-few = głosami
    .ins-many = głosami
    .loc-one = głosie
    .loc-few = głosach
    .loc-many = głosach
    .each = każdy głos
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
    .ins-one = kostką Głosowania
    .ins-few = kostkami Głosowania
    .ins-many = kostkami Głosowania
    .loc-one = kostce Głosowania
    .loc-few = kostkach Głosowania
    .loc-many = kostkach Głosowania
    .each = każdą kostkę Głosowania
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
    .ins-one = Wpływem Mediów
    .ins-few = Wpływami Mediów
    .ins-many = Wpływami Mediów
    .loc-one = Wpływie Mediów
    .loc-few = Wpływach Mediów
    .loc-many = Wpływach Mediów
    .each = każdy Wpływ Mediów
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
    .ins-one = Wpływem Osobistym
    .ins-few = Wpływami Osobistymi
    .ins-many = Wpływami Osobistymi
    .loc-one = Wpływie Osobistym
    .loc-few = Wpływach Osobistych
    .loc-many = Wpływach Osobistych
    .each = każdy Wpływ Osobisty
thing-legitimacy = Poparcie
    .one = Poparcie
    .few = Poparcia
    .many = Poparcia
    .acc-one = Poparcie
    .acc-few = Poparcia
    .acc-many = Poparcia
    .gen-one = Poparcia
    .gen-few = Poparcia
    .gen-many = Poparcia
    .each = każde Poparcie
thing-legitimacy-token = żeton Poparcia
    .one = żeton Poparcia
    .few = żetony Poparcia
    .many = żetonów Poparcia
    .acc-one = żeton Poparcia
    .acc-few = żetony Poparcia
    .acc-many = żetonów Poparcia
    .gen-one = żetonu Poparcia
    .gen-few = żetonów Poparcia
    .gen-many = żetonów Poparcia
    .ins-one = żetonem Poparcia
    .ins-few = żetonami Poparcia
    .ins-many = żetonami Poparcia
    .loc-one = żetonie Poparcia
    .loc-few = żetonach Poparcia
    .loc-many = żetonach Poparcia
    .each = każdy żeton Poparcia
thing-event = Wydarzenie
    .one = Wydarzenie
    .few = Wydarzenia
    .many = Wydarzeń
    .acc-one = Wydarzenie
    .acc-few = Wydarzenia
    .acc-many = Wydarzeń
    .gen-one = Wydarzenia
    .gen-few = Wydarzeń
    .gen-many = Wydarzeń
    .ins-one = Wydarzeniem
    .ins-few = Wydarzeniami
    .ins-many = Wydarzeniami
    .loc-one = Wydarzeniu
    .loc-few = Wydarzeniach
    .loc-many = Wydarzeniach
    .each = każde Wydarzenie
thing-event-card = karta Wydarzenia
    .one = karta Wydarzenia
    .few = karty Wydarzeń
    .many = kart Wydarzeń
    .acc-one = kartę Wydarzenia
    .acc-few = karty Wydarzeń
    .acc-many = kart Wydarzeń
    .gen-one = karty Wydarzenia
    .gen-few = kart Wydarzeń
    .gen-many = kart Wydarzeń
    .ins-one = kartą Wydarzenia
    .ins-few = kartami Wydarzeń
    .ins-many = kartami Wydarzeń
    .loc-one = karcie Wydarzenia
    .loc-few = kartach Wydarzeń
    .loc-many = kartach Wydarzeń
    .each = każdą kartę Wydarzenia
thing-transaction = transakcja
    .one = transakcja
    .few = transakcje
    .many = transakcji
    .acc-one = transakcję
    .acc-few = transakcje
    .acc-many = transakcji
    .gen-one = transakcji
    .gen-few = transakcji
    .gen-many = transakcji
    .ins-one = transakcją
    .ins-few = transakcjami
    .ins-many = transakcjami
    .loc-one = transakcji
    .loc-few = transakcjach
    .loc-many = transakcjach
    .each = każdą transakcję
thing-export-card = karta Eksportu
    .one = karta Eksportu
    .few = karty Eksportu
    .many = kart Eksportu
    .acc-one = kartę Eksportu
    .acc-few = karty Eksportu
    .acc-many = kart Eksportu
    .gen-one = karty Eksportu
    .gen-few = kart Eksportu
    .gen-many = kart Eksportu
    .ins-one = kartą Eksportu
    .ins-few = kartami Eksportu
    .ins-many = kartami Eksportu
    .loc-one = karcie Eksportu
    .loc-few = kartach Eksportu
    .loc-many = kartach Eksportu
    .each = każdą kartę Eksportu
thing-business-deal = Umowa Handlowa
    .one = Umowa Handlowa
    .few = Umowy Handlowe
    .many = Umów Handlowych
    .acc-one = Umowę Handlową
    .acc-few = Umowy Handlowe
    .acc-many = Umów Handlowych
    .gen-one = Umowy Handlowej
    .gen-few = Umów Handlowych
    .gen-many = Umów Handlowych
    .ins-one = Umową Handlową
    .ins-few = Umowami Handlowymi
    .ins-many = Umowami Handlowymi
    .loc-one = Umowie Handlowej
    .loc-few = Umowach Handlowych
    .loc-many = Umowach Handlowych
    .each = każdą Umowę Handlową
thing-machinery-token = żeton Maszynerii
    .one = żeton Maszynerii
    .few = żetony Maszynerii
    .many = żetonów Maszynerii
    .acc-one = żeton Maszynerii
    .acc-few = żetony Maszynerii
    .acc-many = żetonów Maszynerii
    .gen-one = żetonu Maszynerii
    .gen-few = żetonów Maszynerii
    .gen-many = żetonów Maszynerii
    .ins-one = żetonem Maszynerii
    .ins-few = żetonami Maszynerii
    .ins-many = żetonami Maszynerii
    .loc-one = żetonie Maszynerii
    .loc-few = żetonach Maszynerii
    .loc-many = żetonach Maszynerii
    .each = każdy żeton Maszynerii
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
    .ins-one = Związkiem Zawodowym
    .ins-few = Związkami Zawodowymi
    .ins-many = Związkami Zawodowymi
    .loc-one = Związku Zawodowym
    .loc-few = Związkach Zawodowych
    .loc-many = Związkach Zawodowych
    .each = każdy Związek Zawodowy
thing-strike-token = żeton Strajku
    .one = żeton Strajku
    .few = żetony Strajku
    .many = żetonów Strajku
    .acc-one = żeton Strajku
    .acc-few = żetony Strajku
    .acc-many = żetonów Strajku
    .gen-one = żetonu Strajku
    .gen-few = żetonów Strajku
    .gen-many = żetonów Strajku
    .ins-one = żetonem Strajku
    .ins-few = żetonami Strajku
    .ins-many = żetonami Strajku
    .loc-one = żetonie Strajku
    .loc-few = żetonach Strajku
    .loc-many = żetonach Strajku
    .each = każdy żeton Strajku
thing-card = karta
    .one = karta
    .few = karty
    .many = kart
    .acc-one = kartę
    .acc-few = karty
    .acc-many = kart
    .gen-one = karty
    .gen-few = kart
    .gen-many = kart
    .ins-one = kartą
    .ins-few = kartami
    .ins-many = kartami
    .loc-one = karcie
    .loc-few = kartach
    .loc-many = kartach
    .each = każdą kartę
thing-action-card = karta Akcji
    .one = karta Akcji
    .few = karty Akcji
    .many = kart Akcji
    .acc-one = kartę Akcji
    .acc-few = karty Akcji
    .acc-many = kart Akcji
    .gen-one = karty Akcji
    .gen-few = kart Akcji
    .gen-many = kart Akcji
    .ins-one = kartą Akcji
    .ins-few = kartami Akcji
    .ins-many = kartami Akcji
    .loc-one = karcie Akcji
    .loc-few = kartach Akcji
    .loc-many = kartach Akcji
    .each = każdą kartę Akcji
thing-ai-card = karta SI
    .one = karta SI
    .few = karty SI
    .many = kart SI
    .acc-one = kartę SI
    .acc-few = karty SI
    .acc-many = kart SI
    .gen-one = karty SI
    .gen-few = kart SI
    .gen-many = kart SI
    .ins-one = kartą SI
    .ins-few = kartami SI
    .ins-many = kartami SI
    .loc-one = karcie SI
    .loc-few = kartach SI
    .loc-many = kartach SI
    .each = każdą kartę SI
thing-row = rząd
    .one = rząd
    .few = rzędy
    .many = rzędów
    .acc-one = rząd
    .acc-few = rzędy
    .acc-many = rzędów
    .gen-one = rzędu
    .gen-few = rzędów
    .gen-many = rzędów
    .ins-one = rzędem
    .ins-few = rzędami
    .ins-many = rzędami
    .loc-one = rzędzie
    .loc-few = rzędach
    .loc-many = rzędach
    .each = każdy rząd
thing-item = sztuka
    .one = sztuka
    .few = sztuki
    .many = sztuk
    .acc-one = sztukę
    .acc-few = sztuki
    .acc-many = sztuk
    .gen-one = sztuki
    .gen-few = sztuk
    .gen-many = sztuk
    .ins-one = sztuką
    .ins-few = sztukami
    .ins-many = sztukami
    .loc-one = sztuce
    .loc-few = sztukach
    .loc-many = sztukach
    .each = każdą sztukę
thing-section = sekcja
    .one = sekcja
    .few = sekcje
    .many = sekcji
    .acc-one = sekcję
    .acc-few = sekcje
    .acc-many = sekcji
    .gen-one = sekcji
    .gen-few = sekcji
    .gen-many = sekcji
    .ins-one = sekcją
    .ins-few = sekcjami
    .ins-many = sekcjami
    .loc-one = sekcji
    .loc-few = sekcjach
    .loc-many = sekcjach
    .each = każdą sekcję
thing-round = Runda
    .one = Runda
    .few = Rundy
    .many = Rund
    .acc-one = Rundę
    .acc-few = Rundy
    .acc-many = Rund
    .gen-one = Rundy
    .gen-few = Rund
    .gen-many = Rund
    .ins-one = Rundą
    .ins-few = Rundami
    .ins-many = Rundami
    .loc-one = Rundzie
    .loc-few = Rundach
    .loc-many = Rundach
    .each = każdą Rundę
thing-player = gracz
    .one = gracz
    .few = graczy
    .many = graczy
    .acc-one = gracza
    .acc-few = graczy
    .acc-many = graczy
    .gen-one = gracza
    .gen-few = graczy
    .gen-many = graczy
    .ins-one = graczem
    .ins-few = graczami
    .ins-many = graczami
    .loc-one = graczu
    .loc-few = graczach
    .loc-many = graczach
    .each = każdego gracza
thing-role = rola
    .one = rola
    .few = role
    .many = ról
    .acc-one = rolę
    .acc-few = role
    .acc-many = ról
    .gen-one = roli
    .gen-few = ról
    .gen-many = ról
    .ins-one = rolą
    .ins-few = rolami
    .ins-many = rolami
    .loc-one = roli
    .loc-few = rolach
    .loc-many = rolach
    .each = każdą rolę
thing-table = stół
    .one = stół
    .few = stoły
    .many = stołów
    .acc-one = stół
    .acc-few = stoły
    .acc-many = stołów
    .gen-one = stołu
    .gen-few = stołów
    .gen-many = stołów
    .ins-one = stołem
    .ins-few = stołami
    .ins-many = stołami
    .loc-one = stole
    .loc-few = stołach
    .loc-many = stołach
    .each = każdy stół
thing-seat = miejsce przy stole
    .one = miejsce przy stole
    .few = miejsca przy stole
    .many = miejsc przy stole
    .acc-one = miejsce przy stole
    .acc-few = miejsca przy stole
    .acc-many = miejsc przy stole
    .gen-one = miejsca przy stole
    .gen-few = miejsc przy stole
    .gen-many = miejsc przy stole
    .ins-one = miejscem przy stole
    .ins-few = miejscami przy stole
    .ins-many = miejscami przy stole
    .loc-one = miejscu przy stole
    .loc-few = miejscach przy stole
    .loc-many = miejscach przy stole
    .each = każde miejsce przy stole
thing-option = opcja
    .one = opcja
    .few = opcje
    .many = opcji
    .acc-one = opcję
    .acc-few = opcje
    .acc-many = opcji
    .gen-one = opcji
    .gen-few = opcji
    .gen-many = opcji
    .ins-one = opcją
    .ins-few = opcjami
    .ins-many = opcjami
    .loc-one = opcji
    .loc-few = opcjach
    .loc-many = opcjach
    .each = każdą opcję
thing-choice = decyzja
    .one = decyzja
    .few = decyzje
    .many = decyzji
    .acc-one = decyzję
    .acc-few = decyzje
    .acc-many = decyzji
    .gen-one = decyzji
    .gen-few = decyzji
    .gen-many = decyzji
    .ins-one = decyzją
    .ins-few = decyzjami
    .ins-many = decyzjami
    .loc-one = decyzji
    .loc-few = decyzjach
    .loc-many = decyzjach
    .each = każdą decyzję
thing-line = wiersz
    .one = wiersz
    .few = wiersze
    .many = wierszy
    .acc-one = wiersz
    .acc-few = wiersze
    .acc-many = wierszy
    .gen-one = wiersza
    .gen-few = wierszy
    .gen-many = wierszy
    .ins-one = wierszem
    .ins-few = wierszami
    .ins-many = wierszami
    .loc-one = wierszu
    .loc-few = wierszach
    .loc-many = wierszach
    .each = każdy wiersz
thing-message = wiadomość
    .one = wiadomość
    .few = wiadomości
    .many = wiadomości
    .acc-one = wiadomość
    .acc-few = wiadomości
    .acc-many = wiadomości
    .gen-one = wiadomości
    .gen-few = wiadomości
    .gen-many = wiadomości
    .ins-one = wiadomością
    .ins-few = wiadomościami
    .ins-many = wiadomościami
    .loc-one = wiadomości
    .loc-few = wiadomościach
    .loc-many = wiadomościach
    .each = każdą wiadomość
thing-spectator = widz
    .one = widz
    .few = widzów
    .many = widzów
    .acc-one = widza
    .acc-few = widzów
    .acc-many = widzów
    .gen-one = widza
    .gen-few = widzów
    .gen-many = widzów
    .ins-one = widzem
    .ins-few = widzami
    .ins-many = widzami
    .loc-one = widzu
    .loc-few = widzach
    .loc-many = widzach
    .each = każdego widza
thing-bot = bot
    .one = bot
    .few = boty
    .many = botów
    .acc-one = bota
    .acc-few = boty
    .acc-many = botów
    .gen-one = bota
    .gen-few = botów
    .gen-many = botów
    .ins-one = botem
    .ins-few = botami
    .ins-many = botami
    .loc-one = bocie
    .loc-few = botach
    .loc-many = botach
    .each = każdego bota
thing-source = źródło
    .one = źródło
    .few = źródła
    .many = źródeł
    .acc-one = źródło
    .acc-few = źródła
    .acc-many = źródeł
    .gen-one = źródła
    .gen-few = źródeł
    .gen-many = źródeł
    .ins-one = źródłem
    .ins-few = źródłami
    .ins-many = źródłami
    .loc-one = źródle
    .loc-few = źródłach
    .loc-many = źródłach
    .each = każde źródło
thing-industry = Branża
    .one = Branża
    .few = Branże
    .many = Branż
    .acc-one = Branżę
    .acc-few = Branże
    .acc-many = Branż
    .gen-one = Branży
    .gen-few = Branż
    .gen-many = Branż
    .ins-one = Branżą
    .ins-few = Branżami
    .ins-many = Branżami
    .loc-one = Branży
    .loc-few = Branżach
    .loc-many = Branżach
    .each = każdą Branżę
thing-hidden-agenda = Ukryty Cel
    .one = Ukryty Cel
    .few = Ukryte Cele
    .many = Ukrytych Celów
    .acc-one = Ukryty Cel
    .acc-few = Ukryte Cele
    .acc-many = Ukrytych Celów
    .gen-one = Ukrytego Celu
    .gen-few = Ukrytych Celów
    .gen-many = Ukrytych Celów
    .ins-one = Ukrytym Celem
    .ins-few = Ukrytymi Celami
    .ins-many = Ukrytymi Celami
    .loc-one = Ukrytym Celu
    .loc-few = Ukrytych Celach
    .loc-many = Ukrytych Celach
    .each = każdy Ukryty Cel
thing-historical-event = Wydarzenie Historyczne
    .one = Wydarzenie Historyczne
    .few = Wydarzenia Historyczne
    .many = Wydarzeń Historycznych
    .acc-one = Wydarzenie Historyczne
    .acc-few = Wydarzenia Historyczne
    .acc-many = Wydarzeń Historycznych
    .gen-one = Wydarzenia Historycznego
    .gen-few = Wydarzeń Historycznych
    .gen-many = Wydarzeń Historycznych
    .ins-one = Wydarzeniem Historycznym
    .ins-few = Wydarzeniami Historycznymi
    .ins-many = Wydarzeniami Historycznymi
    .loc-one = Wydarzeniu Historycznym
    .loc-few = Wydarzeniach Historycznych
    .loc-many = Wydarzeniach Historycznych
    .each = każde Wydarzenie Historyczne
thing-population-point = punkt Populacji
    .one = punkt Populacji
    .few = punkty Populacji
    .many = punktów Populacji
    .acc-one = punkt Populacji
    .acc-few = punkty Populacji
    .acc-many = punktów Populacji
    .gen-one = punktu Populacji
    .gen-few = punktów Populacji
    .gen-many = punktów Populacji
    .ins-one = punktem Populacji
    .ins-few = punktami Populacji
    .ins-many = punktami Populacji
    .loc-one = punkcie Populacji
    .loc-few = punktach Populacji
    .loc-many = punktach Populacji
    .each = każdy punkt Populacji
thing-company-agriculture = Firma Branży Rolniczej
    .one = Firma Branży Rolniczej
    .few = Firmy Branży Rolniczej
    .many = Firm Branży Rolniczej
    .acc-one = Firmę Branży Rolniczej
    .acc-few = Firmy Branży Rolniczej
    .acc-many = Firm Branży Rolniczej
    .gen-one = Firmy Branży Rolniczej
    .gen-few = Firm Branży Rolniczej
    .gen-many = Firm Branży Rolniczej
    .ins-one = Firmą Branży Rolniczej
    .ins-few = Firmami Branży Rolniczej
    .ins-many = Firmami Branży Rolniczej
    .loc-one = Firmie Branży Rolniczej
    .loc-few = Firmach Branży Rolniczej
    .loc-many = Firmach Branży Rolniczej
    .each = każdą Firmę Branży Rolniczej
thing-company-luxury = Firma Branży Towarów Luksusowych
    .one = Firma Branży Towarów Luksusowych
    .few = Firmy Branży Towarów Luksusowych
    .many = Firm Branży Towarów Luksusowych
    .acc-one = Firmę Branży Towarów Luksusowych
    .acc-few = Firmy Branży Towarów Luksusowych
    .acc-many = Firm Branży Towarów Luksusowych
    .gen-one = Firmy Branży Towarów Luksusowych
    .gen-few = Firm Branży Towarów Luksusowych
    .gen-many = Firm Branży Towarów Luksusowych
    .ins-one = Firmą Branży Towarów Luksusowych
    .ins-few = Firmami Branży Towarów Luksusowych
    .ins-many = Firmami Branży Towarów Luksusowych
    .loc-one = Firmie Branży Towarów Luksusowych
    .loc-few = Firmach Branży Towarów Luksusowych
    .loc-many = Firmach Branży Towarów Luksusowych
    .each = każdą Firmę Branży Towarów Luksusowych
thing-company-healthcare = Firma Branży Opieki Zdrowotnej
    .one = Firma Branży Opieki Zdrowotnej
    .few = Firmy Branży Opieki Zdrowotnej
    .many = Firm Branży Opieki Zdrowotnej
    .acc-one = Firmę Branży Opieki Zdrowotnej
    .acc-few = Firmy Branży Opieki Zdrowotnej
    .acc-many = Firm Branży Opieki Zdrowotnej
    .gen-one = Firmy Branży Opieki Zdrowotnej
    .gen-few = Firm Branży Opieki Zdrowotnej
    .gen-many = Firm Branży Opieki Zdrowotnej
    .ins-one = Firmą Branży Opieki Zdrowotnej
    .ins-few = Firmami Branży Opieki Zdrowotnej
    .ins-many = Firmami Branży Opieki Zdrowotnej
    .loc-one = Firmie Branży Opieki Zdrowotnej
    .loc-few = Firmach Branży Opieki Zdrowotnej
    .loc-many = Firmach Branży Opieki Zdrowotnej
    .each = każdą Firmę Branży Opieki Zdrowotnej
thing-company-education = Firma Branży Edukacji
    .one = Firma Branży Edukacji
    .few = Firmy Branży Edukacji
    .many = Firm Branży Edukacji
    .acc-one = Firmę Branży Edukacji
    .acc-few = Firmy Branży Edukacji
    .acc-many = Firm Branży Edukacji
    .gen-one = Firmy Branży Edukacji
    .gen-few = Firm Branży Edukacji
    .gen-many = Firm Branży Edukacji
    .ins-one = Firmą Branży Edukacji
    .ins-few = Firmami Branży Edukacji
    .ins-many = Firmami Branży Edukacji
    .loc-one = Firmie Branży Edukacji
    .loc-few = Firmach Branży Edukacji
    .loc-many = Firmach Branży Edukacji
    .each = każdą Firmę Branży Edukacji
thing-company-media = Firma Branży Mediów
    .one = Firma Branży Mediów
    .few = Firmy Branży Mediów
    .many = Firm Branży Mediów
    .acc-one = Firmę Branży Mediów
    .acc-few = Firmy Branży Mediów
    .acc-many = Firm Branży Mediów
    .gen-one = Firmy Branży Mediów
    .gen-few = Firm Branży Mediów
    .gen-many = Firm Branży Mediów
    .ins-one = Firmą Branży Mediów
    .ins-few = Firmami Branży Mediów
    .ins-many = Firmami Branży Mediów
    .loc-one = Firmie Branży Mediów
    .loc-few = Firmach Branży Mediów
    .loc-many = Firmach Branży Mediów
    .each = każdą Firmę Branży Mediów
