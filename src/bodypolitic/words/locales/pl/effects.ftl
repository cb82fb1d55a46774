# One message for each kind of effect, as the part of a sentence that tells a player what to do.
# `note` is a sentence that follows it; `counted` is what a legitimacy "for every 3" counts.

## Joining effects

may = możesz { $effect }
if-able = { $effect }, jeśli możesz
together = { $effects }
before-final-round = tylko przed ostatnią Rundą
choose-one = { do-choose } jedno: { $branches }

## Money, points and influence

pay = { do-pay } { $to ->
    [party-supply] { "" }
   *[other] { WORD($to, form: "dat") }{ " " }
}{ MONEY($number) }{ $from_capital ->
    [yes] { "" } ze swojego Kapitału
   *[no] { "" }
}{ for-each-money }
gain-money = { do-gain } { MONEY($number) }{ for-each-money }
gain-money-by-foreign-trade = { do-gain } { MONEY($at_a) } na 6A, { MONEY($at_b) } na 6B lub { MONEY($at_c) } na 6C
gain-money-more-in-debt = { do-gain } { MONEY($amount) }, a jeśli masz Pożyczkę, { MONEY($in_debt) }
roles-gain-money = po { MONEY($amount) } dla { ALL($roles, form: "gen") }
get-from-state = { do-get } od Państwa { MONEY($number) }{ for-each-money }
    .counted = { $money_counts ->
    [yes] za każde otrzymane { MONEY($per) }
   *[no] { per-thing }
}
give-money = { do-give } { ALL($roles, form: "dat") } po { MONEY($amount) }
move-half-of-revenue-to-capital = { do-transfer } połowę swojego Zysku (zaokrąglając w dół) do Kapitału{ $at_least ->
    [any] { "" }
   *[other] , jeśli Zysk wynosi co najmniej { MONEY($at_least) }
}
gain-vp = { do-score } { $amount } PZ
gain-prosperity = { do-gain } 1 Dobrobyt
gain-influence = { do-gain } { influence-number }{ for-each }
spend-influence = { do-spend } { influence-amount }

## Bills, policies and the voting bag

propose-bill = { do-propose } Ustawę{ $policies ->
    [none] { "" }
   *[other] { "" } w { EITHER($policies, form: "numbered-loc") }
}{ $any_section ->
    [yes] { "" } dla dowolnej sekcji, także niesąsiedniej
   *[no] { "" }
}
    .note = { $vote ->
    [never] nie możesz wezwać do Natychmiastowego Głosowania nad nią
    [free] możesz wezwać do Natychmiastowego Głosowania nad nią bez wydawania Wpływów
   *[other] { "" }
}
propose-two-bills = { do-propose } 2 Ustawy w różnych Politykach
propose-and-poll = { do-propose } Ustawę i { do-draw } z woreczka { COUNT(FIGURE("votes-drawn"), "thing-voting-cube", form: "acc") }
    .note = możesz przeprowadzić Natychmiastowe Głosowanie nad tą Ustawą tylko tymi kostkami, bez wydawania Wpływów; w przeciwnym razie zwróć je, a Ustawa czeka na Fazę Głosowania
add-cubes = { do-add } do woreczka { COUNT($number, "thing-own-cube") }{ for-each }
remove-cubes = { do-draw } z woreczka { COUNT($drawn, "thing-voting-cube", form: "acc") }, { do-remove } maksymalnie { $up_to } z nich, a resztę { do-return }
remove-opponents-cubes = { do-draw } z woreczka { COUNT($drawn, "thing-voting-cube", form: "acc") }, { do-remove } spośród nich wszystkie kostki przeciwników, a własne { do-return }
replace-opponents-cubes = { $mood ->
    [may] dobierać
   *[do] dobieraj
} kostki Głosowania z woreczka, aż dobierzesz { COUNT($amount, "thing-cube", form: "acc") } przeciwników
    .note = usuń je, dodaj w zamian tyle samo własnych, a pozostałe zwróć
move-policy-without-bill = { do-move } Politykę bez Ustawy do sąsiedniej sekcji, bez Głosowania, jeśli Ustawy są zaproponowane w co najmniej { COUNT($bills, "thing-policy", form: "loc") }

replace-bill = tylko gdy zaproponowanych Ustaw jest nie więcej niż { $most }: { do-discard } Ustawę innego gracza
    .note = następnie ty, a po tobie ten gracz, możecie zaproponować po jednej Ustawie
take-influence = { do-take-away } innemu graczowi { COUNT($amount, "resource-influence", form: "acc") } (lub wszystkie, jeśli ma mniej)

## The State's own

event-action = { do-perform } Akcję Wydarzenia
event-action-twice = { do-perform } jedno Wydarzenie 2 razy, za drugim razem podejmując decyzje od nowa (jeśli nadal możesz), po czym { do-discard } je
replace-event = { do-look } 2 wierzchnie karty talii Wydarzeń
    .note = możesz odrzucić Wydarzenie z planszy, bez jego kary, i umieścić na jego miejscu jedno z tych 2; reszta zostaje na wierzchu talii
place-event = { do-look } 2 wierzchnie karty talii Wydarzeń
    .note = jeśli na planszy jest miejsce na Wydarzenie, umieść jedno z tych 2; reszta zostaje na wierzchu talii
provide-representation = { do-provide } { EITHER($classes, form: "dat") } { COUNT($influence, "thing-personal-influence", form: "acc") } i { COUNT($cubes, "thing-its-cube") } oraz { do-gain } { COUNT($legitimacy, "thing-legitimacy", form: "acc") } tej Klasy
provide-service-for-token = { do-provide } { EITHER($classes, form: "dat") } { WORD($resource, form: "acc") } w ilości równej jej Populacji i { do-gain } żeton Poparcia tej Klasy
buy-abroad-and-provide = { do-buy } z Rynku Zagranicznego dowolną ilość { WORD($resource, form: "gen") } po { MONEY($price) }, o ile masz na nią miejsce
    .note = następnie zapewnij { EITHER($classes, form: "dat") } { WORD($resource, form: "acc") } w ilości równej jej Populacji i zyskaj 1 Poparcie tej Klasy za każde { COUNT($per_legitimacy, "thing-item-provided") }
provide-money-for-token = { do-provide } { EITHER($classes, form: "dat") } { MONEY($amount) } i { do-gain } żeton Poparcia tej Klasy
provide-money-per-head = { do-provide } { EITHER($classes, form: "dat") } { MONEY($number) } za { WORD($what, form: "its") }
    .note = { $per_legitimacy ->
    [0] { "" }
   *[other] zyskaj 1 Poparcie tej Klasy za każde zapewnione { MONEY($per_legitimacy) }
}
    .counted = { per-thing }
two-classes-lose-faith = { do-choose } 2 Klasy, których Poparcie wynosi więcej niż { FIGURE("legitimacy-min") }{ $take_influence ->
    [yes] { "" }: każda oddaje ci 1 Wpływ, jeśli go ma, a ty tracisz
   *[no] { "" }: tracisz
} po 1 Poparciu każdej z nich
everyone-pays-state = każda Klasa płaci ci { MONEY($amount) }
take-media-influence = { do-replace } maksymalnie { COUNT($up_to, "thing-media-influence", form: "acc") } na Wpływy Osobiste

## Buying and selling

buy-goods-and-services = { $basic ->
    [yes] { do-buy } Towary i Usługi
   *[no] { do-buy } { $resources ->
    [none] Towary lub Usługi jednego rodzaju
   *[other] { EITHER($resources, form: "acc") }{ one-kind }
} { $sources ->
    [none] { $source_limit ->
        [1] z jednego źródła
        [any] z dowolnej liczby źródeł
       *[other] maksymalnie z { COUNT($source_limit, "thing-source", form: "gen") }
    }
   *[other] { EITHER($sources, form: "from") }
}{ $source_limit ->
    [1] , maksymalnie { "" }
   *[other] , z każdego maksymalnie { "" }
}{ $half_population ->
    [yes] połowę swojej Populacji (zaokrąglając w górę)
   *[no] { $times ->
        [1] tyle, ile wynosi twoja Populacja
        [2] dwukrotność swojej Populacji
       *[other] { $times }-krotność swojej Populacji
    }
}{ $half_price ->
    [yes] { $half_of ->
        [none] , za połowę łącznej ceny (zaokrąglając w górę)
       *[other] , przy czym { EITHER($half_of, form: "acc") } { EITHER($half_from, form: "from") } za połowę łącznej ceny (zaokrąglając w górę)
    }
   *[no] { "" }
}{ $no_tariff ->
    [yes] , bez Cła
   *[no] { "" }
}{ $state_pays_rest ->
    [yes] ; resztę płaci Państwo
   *[no] { "" }
}
}
    .counted = { per-item-bought }
buy-influence-or-add-cubes = { do-buy } od Państwa { COUNT($amount, "thing-media-influence", form: "acc") } po { MONEY($price) }
    .note = za każdy, którego nie możesz kupić, dodaj do woreczka { COUNT($cubes, "thing-own-cube") }
get-service-from-state = { do-get } od Państwa za darmo { WORD($resource, form: "acc") }, maksymalnie połowę swojej Populacji (zaokrąglając w górę)
buy-media-influence = { do-buy } od Państwa { COUNT($amount, "thing-media-influence", form: "acc") } łącznie za { MONEY($price) }
sell-to-state = { do-sell } Państwu maksymalnie { COUNT($up_to, $resource, form: "acc") } po { MONEY($price) }
    .counted = { per-item-sold }
sell-to-foreign-market = { do-sell } { $goods_only ->
    [yes] Żywność i/lub Towary Luksusowe
   *[no] Towary i Usługi
} na Rynku Zagranicznym{ $times ->
    [1] { "" }
   *[other] , wykonując każdą transakcję maksymalnie { $times } razy
}{ $state_bonus ->
    [0] { "" }
   *[other] { "" } i za każdą transakcję { do-get } { MONEY($state_bonus) } od Państwa
}{ $extra ->
    [0] { "" }
   *[other] { "" } i za każdą transakcję { do-get } dodatkowo { MONEY($extra) }
}{ $most ->
    [0] { "" }
   *[other] , maksymalnie w { COUNT($most, "thing-transaction", form: "loc") }
}
sell-more-abroad = { do-sell } za granicę maksymalnie { COUNT($up_to, $resource, form: "acc") } po { MONEY($price) }
export-and-sell-more = { $mood ->
    [may] zrobić
   *[do] zrób
} jedno lub oba, w dowolnej kolejności: { do-sell } na Rynku Zagranicznym; { $more }
sell-services-abroad = { do-sell } na Rynku Zagranicznym maksymalnie { COUNT($up_to, $resource, form: "acc") } po cenie z Usług Publicznych
inspect-export-cards = { $cards ->
    [1] { do-reveal } następną kartę Eksportu, { do-keep } ją albo obecną, a drugą { do-discard }
   *[other] { do-reveal } { COUNT($cards, "thing-export-card", form: "acc") } z wierzchu talii, { do-keep } jedną z nich albo obecną, a pozostałe { do-discard }
}
make-business-deal = { do-make } Umowę Handlową

## Companies

build-company = { $from_deck ->
    [yes] { do-search } swoją talię Firm i { do-build }
   *[no] { do-build }
} { $not_automated ->
    [yes] niezautomatyzowaną Firmę
   *[no] Firmę
}{ $industries ->
    [none] { "" }
   *[other] { " " }{ EITHER($industries, form: "gen") }
}{ $founder_from_supply ->
    [yes] , biorąc 1 wybranego Wykwalifikowanego Pracownika z puli
   *[no] { "" }
}{ $change ->
    [less] { "" } o { MONEY($discount) } taniej
    [more] { "" } o { MONEY($discount) } drożej
   *[none] { "" }
}{ $discount_industry ->
    [none] { "" }
   *[other] , jeśli należy do { WORD($discount_industry, form: "gen") }
}{ $state_pays ->
    [half] , płacąc połowę kosztu (zaokrąglając w górę); resztę płaci Państwo
    [all] ; cały koszt płaci Państwo
   *[nothing] { "" }
}{ $free ->
    [yes] { "" } za darmo
   *[no] { "" }
}
build-two-companies = { do-build } 2 Firmy, a następnie { do-add } 2 nowe do swojego Rynku
free-storage-then-build = { do-get } za darmo Magazyn na Żywność, Towary Luksusowe, Zdrowie lub Edukację
    .note = następnie możesz założyć Firmę, o { MONEY($discount) } taniej, jeśli wytwarza ten zasób
extra-shift = { do-perform } Dodatkową Zmianę w jednej ze swoich Firm
extra-shift-with-employee = { do-perform } Dodatkową Zmianę w swojej Firmie z Zatrudnionym z Klasy Robotniczej
overtime = { $of_state ->
    [yes] { do-choose } Firmę Państwową z Pracownikami: Państwo płaci w niej Wynagrodzenie
   *[no] { do-choose } jedną ze swoich Firm z Pracownikami: { do-pay } w niej Wynagrodzenie
}, a ona natychmiast produkuje
    .note = { $then_buy ->
    [yes] następnie możesz kupić od Państwa to, co ona wytwarza, maksymalnie tyle, ile wynosi twoja Populacja
   *[no] { "" }
}
place-machinery = { do-place } { $tokens ->
    [1] 1 żeton Maszynerii na jednej ze swoich Firm
   *[other] { COUNT($tokens, "thing-machinery-token", form: "acc") } na różnych swoich Firmach
}
sell-company-for-twice = { do-sell } jedną ze swoich Firm, niezautomatyzowaną i bez Maszynerii, za dwukrotność jej kosztu
public-company-produces = { do-choose } Firmę Państwową { WORD($industry, form: "gen") } ze swoimi Pracownikami: natychmiast produkuje, a Państwo płaci w niej Wynagrodzenie
poach-public-workers = { do-choose } jedną ze swoich niefunkcjonujących Firm i { do-set } w niej Wynagrodzenie na P3
    .note = następnie przydziel do niej wszystkich Pracowników { $any_industry ->
    [yes] jednej Firmy Państwowej, jeśli jest ich dokładnie tylu, ilu potrzebuje, i pasują do jej miejsc
   *[no] jednej Firmy Państwowej tej samej Branży i wielkości
}
privatize = { do-sell } jedną ze swoich funkcjonujących Firm, wraz z Pracownikami, Klasie Kapitalistów, która musi zapłacić jej koszt
nationalize = { do-remove } niefunkcjonującą Firmę Państwową i { do-take } na jej miejsce od Klasy Kapitalistów niefunkcjonującą Firmę bez Maszynerii
    .note = na 1B zapłać Klasie Kapitalistów koszt nowej Firmy; następnie możesz obsadzić ją Bezrobotnymi Pracownikami jednej Klasy

## Workers

new-skilled-worker = { do-take } z puli wybranego Wykwalifikowanego Pracownika{ $who ->
    [party-you] { "" }
   *[other] { " " }{ WORD($who, form: "gen") }
}; jest on Bezrobotny
assign-workers = { do-assign } { $up_to ->
    [any] dowolną liczbę
   *[other] maksymalnie { $up_to }
} { $unemployed_only ->
    [yes] Bezrobotnych Pracowników
   *[no] Pracowników
}{ $owners ->
    [none] { "" }
   *[other] { "" } do Firm { ALL($owners, form: "gen") }
}{ $subsidy ->
    [0] { "" }
   *[other] ; za każdego, kto zaczyna pracę w Firmie Klasy Kapitalistów, Państwo płaci jej { MONEY($subsidy) }
}{ $fee ->
    [0] { "" }
   *[other] ; za każdego { do-get } { MONEY($fee) } od właściciela Firmy, w której zaczyna pracę
}
assign-any-number = { do-assign } dowolną liczbę Bezrobotnych Pracowników, a na 2C także zatrudnionych
hire-employees = { do-assign } maksymalnie { COUNT($up_to, "thing-unemployed-worker", form: "acc") } z Klasy Robotniczej do swoich Firm{ paid-by-state }
staff-empty-company = { do-fill } jedną ze swoich niefunkcjonujących Firm Bezrobotnymi Pracownikami jednej Klasy{ paid-by-state }
recruit-abroad = { do-pay } { MONEY($price) } i { do-fill } jedną ze swoich niefunkcjonujących Firm Pracownikami jednej Klasy z puli
build-cooperative-farm = { do-build } Spółdzielnię Rolniczą i { do-assign } do niej { COUNT(FIGURE("farm-workers"), "thing-unemployed-worker", form: "acc") }; musisz mieć tylu
emigrate = jeśli masz co najmniej { COUNT($unemployed, "thing-unemployed-worker", form: "acc") }, { do-return } do puli maksymalnie { $up_to } z nich i { do-gain } { MONEY($unskilled_price) } za każdego Niewykwalifikowanego oraz { MONEY($skilled_price) } za każdego Wykwalifikowanego
emigrate-for-one-price = jeśli masz co najmniej { COUNT($unemployed, "thing-unemployed-worker", form: "acc") }, { do-return } do puli { $up_to } z nich i { do-gain } po { MONEY($price) } za każdego
claim-damages = { do-choose } Branżę i innego gracza
    .note = ten gracz płaci ci { MONEY($price) } za każdą swoją Firmę tej Branży, w której pracują twoi Pracownicy
collect-from-main-employer = { do-get } { MONEY($amount) } od gracza, w którego Firmach pracuje najwięcej twoich Pracowników
strike-with-unions = { do-hold } Strajk w maksymalnie { COUNT(FIGURE("strikes-up-to"), "thing-company", form: "loc") } i w 1 więcej za każdy swój Związek Zawodowy
