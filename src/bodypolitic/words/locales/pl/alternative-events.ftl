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

## Questions and options

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

## The story

story-event-given = Państwo daje { WORD($who, form: "dat") } Wydarzenie „{ WORD($event) }”.
story-event-kept = { WORD($who) } zatrzymuje Wydarzenie „{ WORD($event) }”.
story-event-benefit-used = { WORD($who) } korzysta z Korzyści Wydarzenia „{ WORD($event) }”.
story-event-benefit-spent = Korzyść Wydarzenia „{ WORD($event) }” pomaga { WORD($who, form: "dat") }.
story-bill-backed = { WORD($who) } zmusza Państwo do poparcia Ustawy w { WORD($policy, form: "numbered-loc") } i wydania { COUNT($amount, "resource-influence", form: "gen") }.
story-wage-for-phase = { WORD($company) }: ta zmiana Wynagrodzenia dotyczy tylko tej Fazy; potem wraca { $before }.
story-wage-stays = { WORD($company) }: Wynagrodzenie zostaje takie jak teraz.
story-event-discarded = { WORD($who) } odrzuca Wydarzenie „{ WORD($event) }”.
