# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Który z 2 Ukrytych Celów zatrzymujesz? Nikt inny go nie zobaczy.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Ujawnij Ukryty Cel „{ WORD($agenda) }”
detail-reward = { $vp } PZ
occasion-agenda = Przed pierwszą Rundą każdy wybiera Ukryty Cel

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

## Titles and names

title-agenda-leviathan = Lewiatan
title-agenda-expert-budgeter = Mistrz Budżetu
title-agenda-according-to-plan = Zgodnie z Planem
title-agenda-strong-welfare-state = Silne Państwo Opiekuńcze
title-agenda-state-led-economy = Państwo u Steru Gospodarki
title-agenda-entrepreneur = Przedsiębiorca
title-agenda-successful-startup = Udany Startup
title-agenda-growing-middle-class = Rosnąca Klasa Średnia
title-agenda-golden-compromise = Złoty Środek
title-agenda-we-work-we-thrive = Praca Popłaca
title-agenda-rally-the-masses = Porwać Masy
title-agenda-workers-unite = Robotnicy, Łączcie się!
title-agenda-working-class-push = Ofensywa Klasy Robotniczej
title-agenda-small-labor-force = Nieliczna Siła Robocza
title-agenda-the-surplus-value-is-ours = Wartość Dodatkowa Jest Nasza!
title-agenda-corporate-empire = Imperium Korporacyjne
title-agenda-toward-a-neoliberal-state = Ku Państwu Neoliberalnemu
title-agenda-export-tycoon = Potentat Eksportowy
title-agenda-diversified-portfolio = Zdywersyfikowany Portfel
title-agenda-venture-capitalist = Kapitał Wysokiego Ryzyka
reason-hidden-agenda = Ukryty Cel

## Sheets, the page and the terminal

sheet-agenda = Ukryty Cel { WORD($role, form: "gen") }
sheet-hidden-agendas = Ukryte Cele
    .text = Tajne zadanie, które ma każdy. Daje punkty raz, gdy zostanie osiągnięte i ujawnione.
    .rulebook = Ukryte Cele
ui-module-hidden-agendas = Ukryte Cele
ui-module-hidden-agendas-does = Każdy ma tajne zadanie, które po wykonaniu daje Punkty Zwycięstwa.
ui-agenda-own = Twój Ukryty Cel
ui-agenda-choose = Zatrzymaj jedną kartę jako swój Ukryty Cel
ui-agenda-needed = { $have } z { $needed }
ui-agenda-at-most = { $have }, najwyżej { $most }
ui-agenda-met = osiągnięto
ui-agenda-noted = Cel osiągnięty poza twoją turą: możesz go ujawnić w swojej następnej turze
ui-agenda-revealed = Ukryty Cel
ui-agenda-claimed = osiągnięty i ujawniony
ui-agenda-discarded = porzucony
ui-agenda-of-automa = { COUNT($count, "thing-hidden-agenda") }, osiągnięte: { $achieved }
ui-agenda-face-down = osiągnięty, zakryty
cli-agenda-of = Ukryty Cel ({ $role })
cli-agenda-progress = Dotychczas
cli-agenda-noted = osiągnięty poza twoją turą, do ujawnienia w twojej następnej turze
cli-hidden-agenda = Ukryty Cel
cli-hidden-agendas = Ukryte Cele
