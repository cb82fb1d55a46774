# One message for each reason why something can't be picked.

refusal = { $what }: { $why }
refused-because = { $why }{ $page ->
    [0] { "" }
   *[other] { " " }({ rulebook-page })
}

refusal-main-action-taken = twoja akcja Główna jest już wykonana
    .its = jej akcja Główna jest już wykonana
refusal-free-action-taken = twoja akcja Darmowa jest już wykonana
    .its = jej akcja Darmowa jest już wykonana
refusal-four-players-only = tylko w grze 4-osobowej
refusal-needs-money = koszt { MONEY($needed) }, masz { MONEY($has) }
    .its = koszt { MONEY($needed) }, ma { MONEY($has) }
refusal-needs-revenue = potrzeba { MONEY($needed) } Zysku, masz { MONEY($has) }
    .its = potrzeba { MONEY($needed) } Zysku, ma { MONEY($has) }
refusal-needs-resource = potrzeba { COUNT($needed, $resource, form: "gen") }, masz { $has }
    .its = potrzeba { COUNT($needed, $resource, form: "gen") }, ma { $has }
refusal-needs-personal-influence = potrzeba { COUNT($needed, "thing-personal-influence", form: "gen") }, masz { $has }
    .its = potrzeba { COUNT($needed, "thing-personal-influence", form: "gen") }, ma { $has }
refusal-no-media-influence = brak Wpływów Mediów
refusal-no-influence-in-supply = w puli nie ma już Wpływów
refusal-no-bill-marker = wszystkie twoje znaczniki Ustaw są w użyciu
    .its = wszystkie jej znaczniki Ustaw są w użyciu
refusal-needs-two-bill-markers = masz tylko 1 znacznik Ustawy i nie możesz go odzyskać Natychmiastowym Głosowaniem
    .its = ma tylko 1 znacznik Ustawy i nie może go odzyskać Natychmiastowym Głosowaniem
refusal-every-policy-has-a-bill = w każdej Polityce jest już Ustawa
refusal-needs-two-open-policies = Ustawę można zaproponować tylko w 1 Polityce
refusal-policy-has-a-bill = w { WORD($policy, form: "numbered-loc") } jest już znacznik Ustawy
refusal-policy-barred = w { WORD($policy, form: "numbered-loc") } nikt nie może w tej Rundzie zaproponować Ustawy
refusal-no-company-to-fill = twoi wolni Pracownicy nie mogą obsadzić żadnej Firmy
    .its = jej wolni Pracownicy nie mogą obsadzić żadnej Firmy
refusal-no-company-for-unemployed = Bezrobotni nie mogą zająć żadnego miejsca w twoich Firmach
    .its = Bezrobotni nie mogą zająć żadnego miejsca w jej Firmach
refusal-nothing-to-buy = nic nie jest na sprzedaż
refusal-no-strike-token = nie ma już żetonów Strajku
refusal-no-company-to-strike = w żadnej Firmie twoi Niezaangażowani Pracownicy nie mają Wynagrodzenia poniżej P3
    .its = w żadnej Firmie jej Niezaangażowani Pracownicy nie mają Wynagrodzenia poniżej P3
refusal-demonstration-under-way = Demonstracja jest już ogłoszona
refusal-needs-unemployed = potrzeba { COUNT($needed, "thing-unemployed-worker", form: "gen") }, masz { $has }
    .its = potrzeba { COUNT($needed, "thing-unemployed-worker", form: "gen") }, ma { $has }
refusal-no-voting-cubes = wszystkie twoje kostki Głosowania są w woreczku
    .its = wszystkie jej kostki Głosowania są w woreczku
refusal-market-empty = twój Rynek jest pusty
    .its = jej Rynek jest pusty
refusal-no-such-company-in-market = na twoim Rynku nie ma Firmy, jakiej wymaga karta
    .its = na jej Rynku nie ma Firmy, jakiej wymaga karta
refusal-needs-two-companies-in-market = na twoim Rynku jest mniej niż 2 Firmy
    .its = na jej Rynku jest mniej niż 2 Firmy
refusal-no-company-space = nie ma miejsca na kolejną Firmę
refusal-needs-two-company-spaces = nie ma miejsca na 2 kolejne Firmy
refusal-no-workers-for-market = twoi wolni Pracownicy nie mogą obsadzić żadnej Firmy z Rynku
    .its = jej wolni Pracownicy nie mogą obsadzić żadnej Firmy z Rynku
refusal-no-company = nie masz żadnej Firmy
    .its = nie ma żadnej Firmy
refusal-workers-committed = wszyscy Pracownicy, których to dotyczy, są Zaangażowani
refusal-nothing-to-export = w twoich Magazynach jest za mało na jakąkolwiek sprzedaż
    .its = w jej Magazynach jest za mało na jakąkolwiek sprzedaż
refusal-foreign-market-closed = Rynek Zagraniczny jest w tej Rundzie zamknięty
refusal-no-business-deal = brak dostępnej Umowy Handlowej
refusal-no-room = brak miejsca na Towary
refusal-no-company-for-extra-shift = żadna Firma nie może pracować na kolejnej zmianie
refusal-no-event = brak Wydarzeń
refusal-no-event-possible = nie stać cię na żadne z Wydarzeń
    .its = nie stać jej na żadne z Wydarzeń
refusal-legitimacy-too-low = Poparcie { WORD($class, form: "gen") } nie może już spaść
refusal-nobody-to-swap = nie ma kogo zamienić
refusal-no-benefits = nic nie jest dla ciebie odłożone
    .its = nic nie jest dla niej odłożone
refusal-no-loan = nie masz Pożyczki
    .its = nie ma Pożyczki
refusal-prices-fixed = twoje ceny są w tej Rundzie stałe
    .its = jej ceny są w tej Rundzie stałe
refusal-no-wage-to-change = żadnego Wynagrodzenia nie można zmienić
refusal-no-company-for-bonus = w żadnej twojej Firmie nie ma Pracowników
    .its = w żadnej jej Firmie nie ma Pracowników
refusal-no-storage-tile = nie ma już płytek Magazynu
refusal-no-target = karty nie ma do czego użyć
refusal-requirement-not-met = wymagania nie są spełnione
refusal-needs-bills = potrzeba { $needed } zaproponowanych Ustaw, jest { $has }
refusal-too-many-bills = zaproponowano więcej niż { COUNT($most, "thing-bill", form: "acc") }
refusal-no-bill-of-another = żaden inny gracz nie ma zaproponowanej Ustawy
refusal-nobody-has-influence = żaden inny gracz nie ma Wpływów
refusal-policy-as-wanted = jest na { $now }, czyli tak, jak chce
refusal-too-late-for-bill = w ostatniej Rundzie jest za późno na Ustawę ({ WORD($policy) })
refusal-needs-immediate-vote = w ostatniej Rundzie Ustawa ({ WORD($policy) }) wymaga Natychmiastowego Głosowania, do którego teraz nie wezwie

## Why one of several things can't be picked

refusal-state-needs-money = koszt { MONEY($needed) }, Państwo ma { MONEY($has) }
refusal-not-enough-for-sale = potrzeba { COUNT($needed, $resource, form: "gen") }, dostępne: { $has }
refusal-needs-free-workers = potrzeba { COUNT($needed, "thing-worker", form: "gen") }, twoich wolnych: { $has }
refusal-needs-unemployed-of = potrzeba { COUNT($needed, "thing-unemployed-worker", form: "gen") } { WORD($class, form: "gen") }, jest { $has }
refusal-needs-workers-in-industry = potrzeba { $needed } innych twoich Pracowników { WORD($industry, form: "at") }, jest { $has }
refusal-needs-cubes = potrzeba { COUNT($needed, "thing-voting-cube", form: "gen") }, { WORD($class) } ma jeszcze { $has }
refusal-needs-media-influence = potrzeba { COUNT($needed, "thing-media-influence", form: "gen") }, { $has ->
    [0] nie ma żadnego
   *[other] jest { $has }
}
refusal-needs-section = wymagane { $section }, a { WORD($policy) } jest na { $now }
refusal-needs-either-section = wymagane { $section } lub { $other }, a { WORD($policy) } jest na { $now }
refusal-section-in-force = już obowiązuje
refusal-section-too-far = 2 sekcje od { $now }, a Polityka przesuwa się o jedną
refusal-moved-already = { WORD($policy, form: "numbered") } jest już przesunięta
refusal-not-on-these-terms = karta tego nie obejmuje
refusal-protected-already = już zabezpieczona
refusal-own-bill = twoja własna Ustawa
refusal-on-strike-already = trwa tam już Strajk
refusal-pays-top-wage = Wynagrodzenie to już P3
refusal-nobody-of-yours-works-there = nie pracuje tam żaden twój Pracownik
refusal-nobody-works-there = nikt tam nie pracuje
refusal-state-is-not-played = Strajk w Firmach Państwowych jest możliwy tylko wtedy, gdy ktoś gra Państwem
refusal-committed-there = Pracownicy są tam Zaangażowani
refusal-worker-is-committed = Zaangażowany
refusal-employee-is-committed = jest tam Zaangażowany Zatrudniony i nie może zostać sam
refusal-company-is-full = wszystkie miejsca są zajęte
refusal-run-by = pracują tam Pracownicy { WORD($class, form: "gen") }
refusal-owner-works-first = najpierw muszą tam być wszyscy Pracownicy właściciela
refusal-too-many-jobs = brakuje tam { COUNT($jobs, "thing-worker", form: "gen") }, a możesz przydzielić { $left }
refusal-no-free-worker = wśród twoich wolnych Pracowników brakuje { WORD($skill, form: "gen") }
refusal-no-unemployed-worker = wśród Bezrobotnych { WORD($class, form: "gen") } brakuje { WORD($skill, form: "gen") }
refusal-job-asks-for = to miejsce wymaga { WORD($skill, form: "gen") }
refusal-only-unemployed = można przydzielać tylko Bezrobotnych
refusal-chosen-already = już wybrano
refusal-unskilled-first = najpierw idą Niewykwalifikowani Pracownicy
refusal-unemployed-first = najpierw wyjeżdżają Bezrobotni
refusal-union-there = jest tam już Związek Zawodowy
refusal-swapped-already = na miejscach bez kwalifikacji już tam zamieniono Pracowników
refusal-none-for-sale = nie ma nic na sprzedaż
refusal-nobody-sells = nikt tego nie sprzedaje
refusal-not-imported = sprzedaje tylko Żywność i Towary Luksusowe
refusal-own-goods-left-out = nie można brać od siebie
refusal-bought-there-already = w tej akcji z tego źródła już kupiono
refusal-source-has-only = { WORD($source) } ma { $has }
refusal-supply-has-only = w puli jest { $has }
refusal-at-most = naraz nie więcej niż { $most }
refusal-at-least = nie mniej niż { $least }
refusal-room-for = miejsca jest na { $amount }
refusal-you-have = masz { $amount }
    .its = ma { $amount }
refusal-below-minimum-wage = na { $section } Wynagrodzenia wynoszą co najmniej { $level }
refusal-no-lower-wage = Zaangażowanym Pracownikom nie obniża się Wynagrodzenia
refusal-changed-already = w tej akcji już to zmieniono
refusal-price-is-fixed = cena jest w tej Rundzie stała
refusal-storage-tile-there = płytka Magazynu już tam jest
refusal-keeps-its-trade = na miejscu wymagającym kwalifikacji, gdzie się ich nie zmienia
refusal-trained-while-unemployed = Wykwalifikowany Pracownik zmienia kwalifikacje tylko jako Bezrobotny
refusal-none-in-supply = w puli nie ma już żadnego
refusal-another-is-lower = Poparcie innej Klasy jest niższe
refusal-no-legitimacy-to-lose = Poparcie wynosi już 1
refusal-no-room-in-storages = w Magazynach nie ma na to miejsca
refusal-no-room-in-zone = w Strefie Wolnego Handlu nie ma na to miejsca
refusal-sold-already = w tej akcji już sprzedano
refusal-sales-are-made = limit: { COUNT($most, "thing-transaction") }
refusal-state-exports-goods = Państwo eksportuje tylko Żywność i Towary Luksusowe
refusal-no-employee = nie ma Zatrudnionego
refusal-has-employee = ma już Zatrudnionego
refusal-has-machinery = ma już Maszynerię
refusal-no-place-for-machinery = nie ma miejsca na Maszynerię
refusal-is-automated = Firma Zautomatyzowana
refusal-is-operational = funkcjonuje
refusal-is-not-operational = nie funkcjonuje
refusal-on-strike-now = trwa tam Strajk
refusal-below-cost = kosztuje mniej niż { MONEY($least) }
refusal-imf-would-come = trzeba spłacić { $loans }, inaczej MFW będzie interweniować
refusal-no-such-cubes-drawn = takiej kostki nie dobrano
refusal-has-no-influence = nie ma Wpływów
refusal-pledged-influence = zobowiązanie: co najmniej { COUNT($least, "resource-influence", form: "acc") }
refusal-rest-must-fit = reszty nie byłoby skąd wziąć
refusal-nothing-is-due = nic by to nie dało
refusal-zone-has-room-for = w Strefie Wolnego Handlu jest miejsce tylko na { $amount } z reszty
refusal-votes-are-barred = w tej Rundzie nie ma Głosowań
refusal-media-influence-is = Wpływy Mediów: { $has }
refusal-price-left-out = tej ceny nie można teraz znów zmienić
refusal-rest-must-be-lost = pozostali nie mogliby stracić reszty
refusal-empty-spaces-are = wolnych miejsc na Firmy jest tylko { $spaces }
refusal-supply-lacks-workers = w puli jest za mało Pracowników { WORD($class, form: "gen") } na te miejsca
refusal-none-unemployed = nikt o takich kwalifikacjach nie jest Bezrobotny
refusal-other-industry = są z różnych Branż
refusal-other-size = { COUNT($jobs, "thing-slot") } na { COUNT($workers, "thing-worker", form: "acc") }
refusal-do-not-fit = Pracownicy nie pasują do miejsc
refusal-state-has-room-for = Państwo ma miejsce na { $amount }
refusal-public-one-is-operational = ta Firma Państwowa funkcjonuje
refusal-needs-influence = potrzeba { COUNT($needed, "resource-influence", form: "gen") } (liczą się Osobiste i Mediów), { $has ->
    [0] nie ma żadnego
   *[other] jest { $has }
}
refusal-needs-services = potrzeba łącznie { $needed } Zdrowia i Edukacji, masz { $has }
    .its = potrzeba łącznie { $needed } Zdrowia i Edukacji, ma { $has }
refusal-needs-voting-cubes = potrzeba { COUNT($needed, "thing-voting-cube", form: "gen") } spoza woreczka, jest { $has }
refusal-no-company-running = { WORD($class) } nie ma funkcjonującej Firmy { WORD($industry, form: "gen") }
refusal-no-public-workers = nikt z { WORD($class, form: "gen") } nie pracuje w Sektorze Publicznym
refusal-level-out-of-reach = Wynagrodzenie zmienia się o { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
}
