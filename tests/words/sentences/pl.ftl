# Sentences that are hard in Polish: cases, three plural forms, prepositions that the word decides, adjectives that agree.

money = { $amount } V
counted = { $number } { $thing }
either = { $before } lub { $next }
all = { $before } i { $next }
before-last = { $before }, { $next }
place-unemployed = Bezrobotni
    .from = spośród Bezrobotnych
place-company = { WORD($company) }
    .to = { WORD($company, form: "to") }

party-WC = Klasa Robotnicza
    .gen = Klasy Robotniczej
    .dat = Klasie Robotniczej
    .from = od Klasy Robotniczej
party-CC = Klasa Kapitalistów
    .gen = Klasy Kapitalistów
    .dat = Klasie Kapitalistów
    .from = od Klasy Kapitalistów
party-ST = Państwo
    .gen = Państwa
    .dat = Państwu
    .from = od Państwa
party-foreign-market = Rynek Zagraniczny
    .from = z Rynku Zagranicznego
resource-influence = Wpływy
    .one = Wpływ
    .few = Wpływy
    .many = Wpływów
    .gen-one = Wpływu
    .gen-few = Wpływów
    .gen-many = Wpływów
resource-health = Zdrowie
    .gen = Zdrowia
    .one = Zdrowie
    .few = Zdrowia
    .many = Zdrowia
worker-agriculture = Pracownik Branży Rolniczej
title-company-supermarket = Supermarket
    .to = do Supermarketu
reason-wages = Wynagrodzenia
benefit-money = V
thing-worker = Bezrobotny Pracownik
    .gen-one = Bezrobotnego Pracownika
    .gen-few = Bezrobotnych Pracowników
    .gen-many = Bezrobotnych Pracowników
thing-loan = Pożyczka
    .one = Pożyczkę
    .few = Pożyczki
    .many = Pożyczek

story-paid = { WORD($who) } płaci { WORD($to, form: "dat") } { MONEY($amount) } ({ WORD($reason) }).
story-gained = { WORD($who) } zyskuje { COUNT($amount, $resource) }.
story-provided = Państwo odkłada { COUNT($amount, $item) } dla { WORD($class, form: "gen") }.
story-worker-moved = { WORD($skill) } z { WORD($who, form: "gen") } przechodzi { PLACE($from, form: "from") } { PLACE($to, form: "to") }.
question-choose-amount = Ile { WORD($resource, form: "gen") } kupujesz { WORD($used, form: "from") }?
picked-bought = { COUNT($amount, $resource) } { WORD($source, form: "from") } za { MONEY($money) }
picked-goods = { COUNT($amount, $resource, sign: "yes") }
picked-money = { MONEY($amount, sign: "yes") }
refusal-needs-resource = potrzeba { COUNT($needed, $resource, form: "gen") }, a masz { $has }
refusal-needs-unemployed = potrzeba jeszcze { COUNT($needed, "thing-worker", form: "gen") }
story-cubes-removed = { $amount ->
    [one] { $amount } kostka wraca
    [few] { $amount } kostki wracają
   *[many] { $amount } kostek wraca
} do puli.
story-loan-taken = { WORD($who) } zaciąga { COUNT(1, "thing-loan") }: { MONEY(FIGURE("loan")) }.
pay-either = zapłać { EITHER($roles, form: "dat") } { MONEY(20) }
