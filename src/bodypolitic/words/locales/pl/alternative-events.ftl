# Alternative Events: their tasks, the Benefits of the cards that classes keep, and what is asked and told of them.

## Tasks; `$costs` is everything that is spent, `$spends` how many kinds of things that is

task-spend-and-choose = { $spends ->
    [0] działaj
   *[other] wydaj { $costs } oraz działaj
} na rzecz { chosen-class }
task-spend-or-pay = wydaj { COUNT($amount, $resources, form: "acc") } albo { MONEY($money) } i działaj na rzecz { chosen-class }
task-spend-and-pay-for-missing = wydaj { COUNT($amount, $resources, form: "acc") }, a za każdą brakującą sztukę { MONEY($money) }, i działaj na rzecz { chosen-class }
task-spend-two-resources = wydaj łącznie { COUNT($amount, "thing-item", form: "acc") } ({ ALL($resources) }, co najmniej po 1 z każdego rodzaju) i działaj na rzecz { chosen-class }
task-spend-influence-per-policy = wydaj 1 Wpływ, Mediów lub Osobisty, za każdą z Polityk 1–5, która nie jest zgodna z twoim Programem Politycznym, i działaj na rzecz { chosen-class }
task-spend-influence-per-bill-marker = działaj na rzecz { chosen-class } i wydaj 1 Wpływ, Mediów lub Osobisty, za każdy jej nieużywany znacznik Ustawy; musi mieć co najmniej jeden
task-buy-and-choose = kup od graczy lub za granicą od 1 do { COUNT($amount, $resources, form: "gen") } i działaj na rzecz { chosen-class }

cost-money = { MONEY($money) }
cost-personal-influence = { COUNT($amount, "thing-personal-influence", form: "acc") }
cost-media-influence = { COUNT($amount, "thing-media-influence", form: "acc") }

## Benefits, as their holder reads them

event-benefit = Klasa, która zatrzymuje kartę: { $benefit }
kept-at-beginning = na początku każdej { WORD($phase, form: "gen") } { $effect }
kept-get-resources = otrzymaj { $goods }
kept-get-money = otrzymaj { MONEY($money) }
kept-get-money-from-state = otrzymaj { MONEY($money) } ze Skarbu Państwa
kept-get-influence = otrzymaj { COUNT($amount, "resource-influence", form: "acc") }
kept-add-voting-cubes = dodaj do woreczka { COUNT($amount, "thing-own-cube") }
kept-sell-to-state = sprzedaj Państwu maksymalnie { COUNT($amount, $resource, form: "acc") } ze swojego Magazynu po { MONEY($money) }; Państwo zdobywa { $vp } PZ
kept-get-money-and-staff = otrzymaj { MONEY($money) }; możesz też przydzielić do jednej ze swoich Firm brakujących jej Bezrobotnych Pracowników
kept-raise-output = każda twoja Firma { WORD($industry, form: "gen") } wytwarza w tej Fazie o { $amount } więcej
kept-change-wage = zmień na tę Fazę o { $amount } poziom Wynagrodzenie w swojej Firmie Prywatnej albo w takiej, w której są twoi Pracownicy, bez względu na Politykę Rynku Pracy
kept-extra-wages = przy wypłacie Wynagrodzeń otrzymaj od Państwa { MONEY($money) } za każdą Firmę Państwową ze swoimi Pracownikami; Państwo zdobywa łącznie { $vp } PZ
kept-get-from-state = w kroku Zaspokojenie Potrzeb otrzymaj od Państwa { COUNT($amount, $resource, form: "acc") }; jeśli Państwo nic nie ma, traci { $vp } PZ
kept-pay-less-tax = przy płaceniu Podatków zapłać o { MONEY($money) } mniej
kept-state-backs-bill = odrzuć ją przed Głosowaniem w Fazie Głosowania: Państwo musi być za i wydać { COUNT($amount, "resource-influence", form: "acc") } lub tyle, ile ma
kept-state-shares-cost = gdy zakładasz Firmę, Państwo płaci { MONEY($money) } jej kosztu i zdobywa { $vp } PZ

## What is asked

question-spend-for-event = „{ WORD($event) }”: co wydajesz?
question-buy-for-event = „{ WORD($event) }”: od kogo kupujesz? Jeszcze maksymalnie { $left }.
question-buy-for-event-from = „{ WORD($event) }”: ile kupujesz { WORD($source, form: "from") }?
question-keep-event = Państwo daje ci Wydarzenie „{ WORD($event) }”. Czy je zatrzymujesz?
question-use-benefits = Z której Korzyści teraz korzystasz?
question-sell-by-benefit = „{ WORD($event) }”: ile sprzedajesz Państwu?
question-staff-own-company = Która z twoich Firm otrzymuje Pracowników?
question-change-wage-for-phase = „{ WORD($event) }”: które Wynagrodzenie zmieniasz na tę Fazę?
question-press-state = „{ WORD($event) }”: czy odrzucasz tę kartę, by Państwo musiało poprzeć Ustawę { $bill }?

option-spend = { COUNT($amount, $resource) }
option-spend-money = { MONEY($amount) }
option-spend-services = { COUNT($health, "resource-health") } i { COUNT($education, "resource-education") }
option-spend-influences = { COUNT($personal, "thing-personal-influence") } i { COUNT($media, "thing-media-influence") }
option-keep-event = Zatrzymaj Wydarzenie „{ WORD($event) }”
option-turn-in-event = Oddaj za 1 PZ
option-benefit = { WORD($event) }
occasion-benefits = Zatrzymane przez ciebie Wydarzenia mają Korzyści na tę chwilę

## What happens

story-event-given = Państwo daje { WORD($who, form: "dat") } Wydarzenie „{ WORD($event) }”.
story-event-kept = { WORD($who) } zatrzymuje Wydarzenie „{ WORD($event) }”.
story-event-benefit-used = { WORD($who) } korzysta z Korzyści Wydarzenia „{ WORD($event) }”.
story-event-benefit-spent = Korzyść Wydarzenia „{ WORD($event) }” pomaga { WORD($who, form: "dat") }.
story-bill-backed = { WORD($who) } zmusza Państwo do poparcia Ustawy w { WORD($policy, form: "numbered-loc") } i wydania { COUNT($amount, "resource-influence", form: "gen") }.
story-wage-for-phase = { WORD($company) }: ta zmiana Wynagrodzenia dotyczy tylko tej Fazy; potem wraca { $before }.
story-wage-stays = { WORD($company) }: Wynagrodzenie zostaje takie jak teraz.
story-event-discarded = { WORD($who) } odrzuca Wydarzenie „{ WORD($event) }”.

## Titles and names

title-event-low-global-innovation-index-ranking = Niska Pozycja w Rankingu Innowacyjności
title-event-demand-for-better-public-education = Żądanie Lepszej Edukacji Publicznej
title-event-demand-for-subsidies-by-dairy-farmers = Producenci Mleka Żądają Dopłat
title-event-demand-for-administrative-upgrade = Żądanie Modernizacji Administracji
title-event-high-illiteracy-rate = Wysoki Odsetek Analfabetów
title-event-low-vaccination-rates = Niski Odsetek Zaszczepionych
title-event-political-pressure = Presja Polityczna
title-event-demand-for-energy-subsidy = Żądanie Dopłat do Energii
title-event-smear-campaign = Kampania Oszczerstw
title-event-demand-for-economic-stimulus = Żądanie Pobudzenia Gospodarki
title-event-public-pressure = Presja Społeczna
title-event-hurricane = Huragan
title-event-rising-traffic-accidents = Wzrost Liczby Wypadków Drogowych
title-event-tax-returns = Zwroty Podatku
title-event-fear-of-recession = Widmo Recesji
title-event-student-protest = Protest Studentów
title-event-rising-flu-infections = Wzrost Zachorowań na Grypę
title-event-low-political-engagement = Niska Aktywność Polityczna
title-event-demand-for-digital-transformation = Żądanie Cyfryzacji
title-event-rising-economic-inequality = Rosnące Nierówności Ekonomiczne
title-event-healthcare-scandal = Afera w Ochronie Zdrowia
title-event-public-sector-union-negotiations = Negocjacje ze Związkami Sektora Publicznego
title-event-demand-for-startup-support = Żądanie Wsparcia dla Startupów
title-event-gerrymandering = Manipulowanie Okręgami Wyborczymi
title-event-demand-for-state-intervention = Żądanie Interwencji Państwa
reason-event-turned-in = oddane Wydarzenie
reason-event-benefit = Korzyść z Wydarzenia

## Why an Automa does it

line-biggest-change-of-wage = największa zmiana Wynagrodzenia
    .figure = { MONEY($figure) }

## Sheets, the page and the terminal

sheet-event-alternative = Alternatywne Wydarzenie
sheet-alternative-events = Alternatywne Wydarzenia
    .text = Inne Wydarzenia dla Państwa. Klasa, której Państwo pomogło, zatrzymuje kartę dla jej Korzyści albo bierze 1 PZ.
    .rulebook = Alternatywne Wydarzenia
ui-module-alternative-events = Alternatywne Wydarzenia
ui-module-alternative-events-does = Wydarzenia Państwa trafiają do Klasy, której pomaga; zatrzymuje ona Korzyść z karty albo bierze 1 PZ.
ui-policy-backed = Państwo popiera
ui-policy-backed-hint = Państwo musi poprzeć Ustawę w tej Polityce
ui-kept-title = Zatrzymane Wydarzenia
ui-kept-in-use = teraz w użyciu
cli-events-kept = Zatrzymane Wydarzenia ({ $role })
cli-event-benefit = Korzyść z Wydarzenia
cli-event-benefits = Korzyści z Wydarzeń
