# Crisis Response: its cards, and what happens and is asked when one is followed.

## What is asked

question-remove-worker = Którego Bezrobotnego Pracownika usuwasz? Do usunięcia: { $left }.
question-place-strike-token = Która Firma otrzymuje żeton Strajku? Do umieszczenia: { $left }.
question-lend-to-state = Czy pożyczasz Państwu pieniądze na jego Pożyczki?
option-lend = { MONEY($amount) }
detail-paid-back = w następnej Rundzie zwrot { MONEY($money) }
option-pay-back-bond = Zwróć dług: { WORD($class) }
refusal-policy-locked = { WORD($policy, form: "numbered") } jest zablokowana
refusal-other-policies-locked = każda Polityka ma już Ustawę albo jest zablokowana

## What happens

story-crisis-card-revealed = Następna Reakcja na Kryzys: „{ WORD($card) }”.
story-crisis-card-set-aside = Reakcja na Kryzys „{ WORD($card) }” zostaje odłożona.
story-crisis-card-followed = Obowiązuje Reakcja na Kryzys „{ WORD($card) }”.
story-crisis-card-passed-over = Karta „{ WORD($card) }” nie ma teraz zastosowania i zostaje pominięta.
story-policy-locked = { WORD($policy, form: "numbered") } zostaje zablokowana.
story-policy-unlocked = { WORD($policy, form: "numbered") } jest znów otwarta na Ustawy.
story-bond-issued = Państwo jest winne { WORD($who, form: "dat") } { MONEY($amount) }, do spłaty do końca następnej Fazy Akcji.
story-bond-paid-back = { WORD($who) } zwraca kartę Obligacji.

## The text of a card, part by part

crisis-passed-over-in-last-round = nie obowiązuje w { $rounds }. Rundzie: odkryj inną kartę
crisis-passed-over-with-few-unions = nie obowiązuje przy mniej niż { COUNT($unions, "thing-trade-union", form: "loc") }: odkryj inną kartę
crisis-bills = odrzuć { $all ->
    [yes] wszystkie Ustawy
   *[no] wszystkie Ustawy w { $number ->
        [1] Polityce
       *[other] Politykach
    } { $policies }
}; za każdą jej autor zyskuje 1 Wpływ
crisis-sections = odtąd obowiązują: { $sections }
crisis-locked = { $number ->
    [1] Polityka
   *[other] Polityki
} { $policies } { $number ->
    [1] jest zablokowana: żadnych Ustaw w niej
   *[other] są zablokowane: żadnych Ustaw w nich
} aż do sprawdzenia MFW w następnej Rundzie
crisis-opens-for-free = Firmy Państwowe otwierane w tej Rundzie nic Państwa nie kosztują
crisis-line = { WORD($who) }: { $text }
crisis-settles = Państwo płaci { MONEY($price) } za każdą Pożyczkę, a jeśli mu nie starcza, wszystko, co ma, i zwraca wszystkie karty Pożyczek
crisis-loses-points = Państwo traci { COUNT($points, "thing-legitimacy", form: "acc") } { ALL($classes, form: "gen") }
crisis-loses-half = Państwo traci połowę Poparcia { ALL($classes, form: "gen") }
crisis-loses-per-payment = Państwo traci 1 Poparcie { ALL($classes, form: "gen") } za każde { MONEY($payment) }, które ta Klasa wpłaca

## Effects of its own, as in effects.ftl

remove-unemployed = { do-remove } { $workers } swoich Bezrobotnych Pracowników lub wszystkich, jeśli masz mniej
place-strike-tokens = { do-place } { COUNT($tokens, "thing-strike-token", form: "acc") } tam, gdzie możesz ogłosić Strajk, lub tyle, ile się da
get-health-from-state = { do-get } od Państwa maksymalnie { COUNT($health, "resource-health", form: "acc") }
classes-pay-for-loans = każda Klasa płaci ci { MONEY($price) }; powtarzaj to, aż będziesz w stanie spłacić swoje Pożyczki
issue-bonds = każda Klasa może pożyczyć ci { MONEY(FIGURE("small-bond")) } lub { MONEY(FIGURE("large-bond")) }, w odwrotnej kolejności graczy
    .note = jeśli wystarczy to na spłatę wszystkich twoich Pożyczek, nic więcej się nie dzieje, a do końca następnej Fazy Akcji zwracasz każdej z tych Klas { MONEY(FIGURE("small-bond-back")) } (za { MONEY(FIGURE("small-bond")) }) lub { MONEY(FIGURE("large-bond-back")) } (za { MONEY(FIGURE("large-bond")) }); jeśli nie wystarczy, oddaj pieniądze i odkryj inną kartę

count-trade-unions = każdy swój Związek Zawodowy
count-halves-of-population = każde 2 punkty swojej Populacji (zaokrąglając w górę)
count-pairs-of-companies = każde 2 swoje Firmy

## Titles and names

title-crisis-washington-consensus = Konsensus Waszyngtoński
title-crisis-failed-imf-negotiations = Fiasko Negocjacji z MFW
title-crisis-moderate-imf-intervention = Umiarkowana Interwencja MFW
title-crisis-japanese-model = Model Japoński
title-crisis-basic-imf-intervention = Podstawowa Interwencja MFW
title-crisis-us-stimulus-package = Amerykański Pakiet Stymulacyjny
title-crisis-imf-intervention-with-resistance = Interwencja MFW mimo Oporu
title-crisis-new-government-bond-program = Nowy Program Obligacji Skarbowych
title-crisis-eu-austerity-measures = Unijny Program Oszczędnościowy
title-crisis-failed-imf-intervention-revolution = Fiasko Interwencji MFW: Rewolucja
deck-crisis-responses = karty Reakcji na Kryzys
    .gen = kart Reakcji na Kryzys
reason-bond = Obligacja

## Why an Automa does it

line-bond-by-symbol = rozstrzyga dobrana w tym celu karta SI

## Sheets, the page and the terminal

sheet-crisis = Karta Reakcji na Kryzys
sheet-crisis-response = Reakcja na Kryzys
    .text = Z tym dodatkiem odkryta karta decyduje, co się dzieje, gdy przychodzi MFW.
    .rulebook = Reakcja na Kryzys
ui-module-crisis-response = Reakcja na Kryzys
ui-module-crisis-response-does = Gdy przychodzi MFW, o tym, co robi, decyduje karta; Polityki mogą zostać zablokowane na Rundę.
ui-crisis-title = Reakcja na Kryzys
ui-crisis-left = jeszcze { COUNT($count, "thing-card") }
ui-crisis-bonds = Długi Państwa do końca Fazy Akcji
ui-crisis-bond-of = Obligacja { WORD($role, form: "gen") }
ui-crisis-used = Użyte: { $cards }
ui-policy-locked = zablokowana
ui-policy-locked-hint = Żadnych Ustaw w tej Polityce aż do sprawdzenia MFW w następnej Rundzie
cli-crisis-response = Reakcja na Kryzys
cli-locked-policies = Zablokowane Polityki
cli-bonds = Obligacje do spłaty
cli-bond = { $role } { MONEY($money) }
cli-crisis-card = karta Reakcji na Kryzys
cli-crisis-cards = karty Reakcji na Kryzys
