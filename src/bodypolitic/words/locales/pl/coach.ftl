# Co mówi trener: co jest teraz ważne i dlaczego.

coach-money-short = najbliższa Produkcja zabierze o { MONEY($short) } więcej, niż będziesz mieć: trzeba będzie się zapożyczyć, po { MONEY($loan) } za Pożyczkę
coach-food = twoi ludzie potrzebują { $needed } Żywności, a masz { $have }: reszta kosztuje w Produkcji { MONEY($cost) }
coach-loan = możesz teraz spłacić Pożyczkę: każda z posiadanych ({ $loans }) kosztuje { MONEY($interest) } na Rundę
coach-imf = przy obecnym stanie MFW będzie interweniować: Pożyczki Państwa to { $loans }, a wystarczą { $limit }
coach-treasury = w Skarbie Państwa jest { MONEY($treasury) } na Wynagrodzenia { MONEY($wages) }: nowe Pożyczki to { $new }
coach-wealth = jeszcze { MONEY($short) } do końca Rundy i osiągniesz następną kolumnę Majątku: { $points } PZ i 1 więcej w każdej Fazie Punktowania
coach-vote = kostki za: { $for }, przeciw: { $against }; strona przeciwna ma Wpływy: { $influence }. Remis oznacza uchwalenie
coach-bills-against = { $count ->
        [one] Ustawa { $sections } zapewne zostanie uchwalona wbrew tobie
        [few] { $count } Ustawy zapewne zostaną uchwalone, wszystkie wbrew tobie: { $sections }
       *[many] { $count } Ustaw zapewne zostanie uchwalonych, wszystkie wbrew tobie: { $sections }
    }. W woreczku masz { $cubes } z { $bag } kostek, Wpływy: { $influence }
coach-bill-for = Ustawa { $section } zapewne zostałaby uchwalona: w woreczku { $cubes } z { $bag } kostek jest twoich, Wpływy: { $influence }
coach-jobs = { WORD($company) }: jest tam praca dla twoich Bezrobotnych ({ $workers }), za { MONEY($wage) } na Rundę
coach-own-jobs = { WORD($company) } stoi, a masz Bezrobotnych, którzy mogą tam pracować ({ $workers })
coach-for-sale = { WORD($company) } kosztuje { MONEY($cost) }, a są Bezrobotni, którzy mogą tam pracować ({ $unemployed })
coach-union = możesz utworzyć Związek Zawodowy: { WORD($industry) }. Daje { $points } PZ w każdej Fazie Punktowania
coach-strike = trwa Strajk: { ALL($companies) }. Płać najwyższe Wynagrodzenie, inaczej nic się tam nie wyprodukuje
coach-demonstration = trwa Demonstracja: bez pracy pozostaje { $unemployed }, a to kosztuje cię punkty, chyba że na czas znajdą pracę
coach-use = wykorzystaj to, co masz: { WORD($resource) }. Daje to teraz { $points } PZ
coach-short-of-use = jeszcze { COUNT($short, $resource) } i wystarczy dla całej Populacji ({ $population })
coach-overflow = w Produkcji przepadnie { COUNT($lost, $resource) }: miejsca jest na { $room }
coach-export = Rynek Zagraniczny płaci { MONEY($price) } za { COUNT($amount, $resource, form: "acc") }
coach-idle = brakuje Pracowników: { ALL($companies) }. Co stoi, nic nie produkuje
coach-benefits = Państwo coś dla ciebie odłożyło: wzięcie tego nie kosztuje tury
coach-event = Wydarzenie „{ WORD($event) }” czeka; tury do utraty Poparcia: { $turns }
coach-legitimacy = twoje punkty pochodzą z dwóch najniższych Poparć: { ALL($who) }, razem { $points }
coach-well-off = masz { MONEY($money) }, a po Produkcji będzie { MONEY($left) }: kup to, co podnosi Dobrobyt
coach-gave-away = „{ $better }” byłoby warte o około { $lost } PZ więcej niż „{ $chosen }”

## Proste reguły rozważnego bota

thumb-politics = Ustawa liczy się jako jej punkty i to, co Polityka da do końca gry, razy szansa na uchwalenie
thumb-jobs = praca liczy się jako jej Wynagrodzenie, a Związek Zawodowy jako jego punkty, przez pozostałe Rundy ({ $rounds })
thumb-shopping = zakup liczy się jako Dobrobyt, który da, minus cena; { MONEY($money) } to { $tenth } PZ
thumb-use = usługi wykorzystuje się, gdy tylko jest ich dość: Dobrobyt daje punkty od razu, a następny krok daje więcej
thumb-struggle = Strajk i Demonstracja liczą się jako Wpływy, które dają, i to, co kosztują innych
thumb-influence = Wpływy i kostki liczą się według Głosowań, które jeszcze będą; { MONEY($money) } to { $tenth } PZ
thumb-building = Firma liczy się jako to, co wytwarza, minus Wynagrodzenia i Podatki, przez pozostałe Rundy ({ $rounds }), minus cena
thumb-selling = Firmę sprzedaje się, gdy jej cena jest warta więcej niż to, co by jeszcze wytworzyła
thumb-trade = to, czym się handluje, liczy się jako cena wobec tego, co dałoby później; { MONEY($money) } to { $tenth } PZ
thumb-shift = dodatkowa zmiana liczy się jako to, co wytwarza, minus Wynagrodzenie
thumb-events = Wydarzenie liczy się jako jego nagroda i Poparcie, którego się nie straci
thumb-legitimacy = Poparcie liczy się tam, gdzie jest najniższe, bo punkty dają dwa najniższe
thumb-tax = pieniądze liczą się wobec Poparcia, które kosztują; { MONEY($money) } to { $tenth } PZ
thumb-loan = spłacona Pożyczka liczy się jako odsetki zaoszczędzone przez pozostałe Rundy ({ $rounds })
thumb-prices = ceny są tak wysokie, jak zniosą kupujący, Wynagrodzenia tak niskie, jak wolno, a wysokie tam, gdzie trwa Strajk
thumb-storage = Magazyn liczy się jako to, co inaczej by przepadło
thumb-benefits = to, co Państwo odłożyło, bierze się, gdy jest warte więcej niż punkty, które Państwo za to dostaje
thumb-swap = kwalifikacje zwalnia się dla miejsc, które ich wymagają
thumb-card = karta liczy się jako wszystko, co robi, według tych samych reguł co akcje, a każda karta na ręce jako to, co jeszcze może dać
