# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Który z 2 Ukrytych Celów zatrzymujesz? Nikt inny go nie zobaczy.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Ujawnij Ukryty Cel „{ WORD($agenda) }”
detail-reward = { $vp } PZ

## What happens

story-hidden-agenda-claimed = { WORD($who) } ujawnia swój Ukryty Cel: „{ WORD($agenda) }”.
story-hidden-agenda-discarded = { WORD($who) } musi porzucić swój Ukryty Cel: „{ WORD($agenda) }”.
story-hidden-agenda-achieved = { WORD($who) } osiąga Ukryty Cel „{ WORD($agenda) }” i zakrywa kartę.

## The text of an agenda

agenda = { $timing }: { $goals }. { $vp } PZ.
agenda-anytime = w dowolnym momencie
agenda-until-round = w dowolnym momencie do końca { $round }. Rundy
agenda-from-round = w dowolnym momencie od { $round }. Rundy
agenda-at-game-end = na koniec gry
agenda-in-phase = { WORD($phase, form: "at") }

goal-events-dealt-with = co najmniej { COUNT($needed, "thing-event-handled") }
goal-loans-taken = żadnej Pożyczki przez całą grę (przy pierwszej odrzuć tę kartę)
goal-agenda-matches = co najmniej { COUNT($needed, "thing-policy-matching") } z twoim Programem Politycznym
goal-treasury = co najmniej { MONEY($needed) } w Skarbie Państwa
goal-sections-in-force = { $every ->
    [yes] w mocy { $sections }
   *[no] w mocy co najmniej { $needed } z { $sections }
}
goal-operational-companies = co najmniej { COUNT($needed, "thing-operational-company") }
goal-stored = co najmniej { COUNT($needed, $resource) } w Magazynie
goal-fully-operational-companies = co najmniej { COUNT($needed, "thing-fully-operational-company") }
goal-workplaces-elsewhere = Pracownicy w co najmniej { $needed } Firmach Klasy Kapitalistów lub Firmach Państwowych
goal-unemployed-workers = nikt z twoich Pracowników nie jest Bezrobotny
goal-influence = co najmniej { COUNT($needed, "resource-influence") }
goal-trade-unions = co najmniej { COUNT($needed, "thing-trade-union") }
goal-bills-passed = { COUNT($needed, "thing-own-bill-passed") }
goal-population = Populacja nie większa niż { $needed }
goal-wages = co najmniej { MONEY($needed) } otrzymanych w niej Wynagrodzeń
goal-companies-owned = { COUNT($needed, "thing-company") }
goal-exported = co najmniej { MONEY($needed) } z jednej sprzedaży na Rynku Zagranicznym
goal-industries-with-two = co najmniej po 2 Firmy w każdej z { COUNT($needed, "thing-industry", form: "gen") }
goal-capital = co najmniej { MONEY($needed) } Kapitału

## How far one has come

progress-needed = { WORD($what) }: { $have } z { $needed }
progress-at-most = { WORD($what) }: { $have }, najwyżej { $needed }
progress-stored = { WORD($what) } ({ WORD($resource) }): { $have } z { $needed }
progress-in-force = { WORD($what) } ({ $sections }): { $have } z { $needed }
