# How lists are joined, and how sections, amounts, places and things counted are named.

# The letters in the order in which titles are sorted.
alphabet = aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż

either = { $before } lub { $next }
all = { $before } i { $next }
before-last = { $before }, { $next }
choices = { $before }; albo { $next }
one-by-one = { $before }; { $next }
side-by-side = { $before } { $next }

# A number with what it counts, as `COUNT` puts them together, and money, with a no-break space.
counted = { $number } { $thing }
money = { $amount } V

policy-section = { $policy }{ WORD($section) }
named-section = { $code } ({ WORD($policy) })
wage-level = P{ $level }

amount-of = { COUNT($amount, $resource, form: "acc") }
goods-for-money = { $goods } za { MONEY($money) }
amount-for-money = { $amount } za { MONEY($money) }
export-of = { WORD($resource) } { $prices }

# Where workers are, as `PLACE` asks for it.
place-unemployed = Bezrobotni
    .gen = Bezrobotnych
    .from = spośród Bezrobotnych
    .to = do Bezrobotnych
    .at = wśród Bezrobotnych
place-company = { WORD($company) }
    .gen = { WORD($company, form: "gen") }
    .from = { WORD($company, form: "from") }
    .to = { WORD($company, form: "to") }
    .at = { WORD($company, form: "at") }

# What is counted, after "za"; `its` speaks of another class's. `single` stands after "za" for one,
# `every` with `one`, `few` and `many` for several: za każdych 3 zatrudnionych Pracowników.
count-population = każdy punkt swojej Populacji
count-employed-workers = każdego swojego zatrudnionego Pracownika
    .its = każdego jej zatrudnionego Pracownika
    .single = każdego zatrudnionego Pracownika
    .every = każdych
    .one = zatrudnionego Pracownika
    .few = zatrudnionych Pracowników
    .many = zatrudnionych Pracowników
count-workers-elsewhere = każdego swojego Pracownika w Firmach Klasy Kapitalistów i Firmach Państwowych
    .single = każdego takiego Pracownika
    .every = każdych
    .one = takiego Pracownika
    .few = takich Pracowników
    .many = takich Pracowników
count-workplaces-elsewhere = każdą Firmę Klasy Kapitalistów lub Firmę Państwową, w której pracują twoi Pracownicy
count-unemployed-workers = każdego swojego Bezrobotnego Pracownika
    .single = każdego Bezrobotnego Pracownika
    .every = każdych
    .one = Bezrobotnego Pracownika
    .few = Bezrobotnych Pracowników
    .many = Bezrobotnych Pracowników
count-companies-with-employee = każdą swoją Firmę z Zatrudnionym z Klasy Robotniczej
    .single = każdą taką Firmę
    .every = każde
    .one = taką Firmę
    .few = takie Firmy
    .many = takich Firm
count-companies-owned = każdą swoją Firmę
    .its = każdą jej Firmę
    .single = każdą jej Firmę
    .every = każde
    .one = jej Firmę
    .few = jej Firmy
    .many = jej Firm
count-protected-companies = każdą swoją Firmę Branży Rolniczej (na 6A także za każdą Firmę Branży Towarów Luksusowych)
count-healthcare-companies = każdą swoją funkcjonującą Firmę Branży Opieki Zdrowotnej
    .single = każdą funkcjonującą Firmę Branży Opieki Zdrowotnej
    .every = każde
    .one = funkcjonującą Firmę Branży Opieki Zdrowotnej
    .few = funkcjonujące Firmy Branży Opieki Zdrowotnej
    .many = funkcjonujących Firm Branży Opieki Zdrowotnej
count-luxury-companies = każdą swoją funkcjonującą Firmę Branży Towarów Luksusowych
count-operational-pairs = każde 2 swoje funkcjonujące Firmy
count-bill-markers = każdy swój znacznik Ustawy na Tabeli Polityk
count-agenda-matches = każdą Politykę zgodną ze swoim Programem Politycznym

# The Polish rulebook has the pages of the English one.
rulebook-page = str. { $page }
