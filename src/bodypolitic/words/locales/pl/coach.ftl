# What the coach says: what matters now, and why. Each is one clause, told as a sentence.

coach-money-short = najbliższa Produkcja zabierze o { MONEY($short) } więcej, niż będziesz mieć: trzeba będzie się zapożyczyć, po { MONEY($loan) } za Pożyczkę
coach-food = twoi ludzie potrzebują { $needed } Żywności, a masz { $have }: reszta kosztuje w Produkcji { MONEY($cost) }
coach-loan = możesz teraz spłacić Pożyczkę: każda z posiadanych ({ $loans }) kosztuje { MONEY($interest) } na Rundę
coach-imf = przy obecnym stanie MFW będzie interweniować: Państwo ma { COUNT($loans, "thing-loan", form: "acc") }, a do interwencji wystarczy { $limit }
coach-treasury = w Skarbie Państwa jest { MONEY($treasury) }, a Wynagrodzenia to { MONEY($wages) }: potrzeba { $new ->
        [one] { $new } nowej Pożyczki
        [few] { $new } nowych Pożyczek
       *[many] { $new } nowych Pożyczek
    }
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
coach-demonstration = trwa Demonstracja: bez pracy jest { COUNT($unemployed, "thing-worker") }, a to kosztuje cię punkty, chyba że na czas znajdą pracę
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

## The steady bot's rules of thumb, named after what it would do

thumb-politics = wartość Ustawy to jej punkty i to, co Polityka da do końca gry, razy szansa na uchwalenie
thumb-jobs = wartość pracy to jej Wynagrodzenie, a wartość Związku Zawodowego to jego punkty, przez pozostałe Rundy ({ $rounds })
thumb-shopping = wartość zakupu to Dobrobyt, który da, minus cena; { MONEY($money) } to { $tenth } PZ
thumb-use = z Usług korzysta się, gdy tylko jest ich dość: Dobrobyt daje punkty od razu, a następny krok daje więcej
thumb-struggle = wartość Strajku i Demonstracji to Wpływy, które dają, i to, co kosztują innych
thumb-influence = wartość Wpływów i kostek zależy od Głosowań, które jeszcze będą; { MONEY($money) } to { $tenth } PZ
thumb-building = wartość Firmy to jej produkcja minus Wynagrodzenia i Podatki przez pozostałe Rundy ({ $rounds }), minus cena
thumb-selling = Firmę sprzedaje się, gdy jej cena jest warta więcej niż to, co by jeszcze wytworzyła
thumb-trade = wartość handlu to cena wobec tego, co Towar dałby później; { MONEY($money) } to { $tenth } PZ
thumb-shift = wartość Dodatkowej Zmiany to jej produkcja minus Wynagrodzenie
thumb-events = wartość Wydarzenia to jego nagroda i Poparcie, którego się nie straci
thumb-legitimacy = Poparcie liczy się tam, gdzie jest najniższe, bo punkty dają dwa najniższe
thumb-tax = pieniądze zestawia się z Poparciem, które kosztują; { MONEY($money) } to { $tenth } PZ
thumb-loan = wartość spłaty Pożyczki to odsetki zaoszczędzone przez pozostałe Rundy ({ $rounds })
thumb-prices = ceny są tak wysokie, jak zniosą kupujący, Wynagrodzenia tak niskie, jak wolno, a wysokie tam, gdzie trwa Strajk
thumb-storage = wartość Magazynu to zasoby, które inaczej by przepadły
thumb-benefits = to, co Państwo odłożyło, bierze się, gdy jest warte więcej niż punkty, które Państwo za to dostaje
thumb-swap = kwalifikacje zwalnia się dla miejsc, które ich wymagają
thumb-card = wartość karty to wszystko, co robi, według tych samych reguł co akcje, a każdej karty na ręce to, co jeszcze może dać
