# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Which of the two agendas do you keep? Nobody else will see it.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Reveal { WORD($agenda) }
detail-reward = { $vp } VP
occasion-agenda = Before the first round everybody chooses a Hidden Agenda

## What happens

story-hidden-agenda-claimed = { WORD($who) } reveals its Hidden Agenda: { WORD($agenda) }.
story-hidden-agenda-discarded = { WORD($who) } must give up its Hidden Agenda: { WORD($agenda) }.
story-hidden-agenda-achieved = { WORD($who) } achieves { WORD($agenda) } and turns the card face down.

## The text of an agenda

agenda = { $timing }: { $goals }. { $vp } VP.
agenda-anytime = at any time
agenda-until-round = at any time up to the end of round { $round }
agenda-from-round = at any time from round { $round } on
agenda-at-game-end = at the end of the game
agenda-in-phase = in the { WORD($phase) }

goal-events-dealt-with = at least { $needed } Events that you have dealt with
goal-loans-taken = no Loan taken in the whole game (with the first one this card is discarded)
goal-agenda-matches = at least { $needed } Policies in line with your Political Agenda
goal-treasury = at least { MONEY($needed) } in the State Treasury
goal-sections-in-force = { $every ->
    [yes] { $sections } in force
   *[no] at least { $needed } of { $sections } in force
}
goal-operational-companies = at least { $needed } operational Companies
goal-stored = at least { COUNT($needed, $resource) } in Storage
goal-fully-operational-companies = at least { $needed } fully operational Companies
goal-workplaces-elsewhere = Workers in at least { $needed } Capitalist Class or Public Companies
goal-unemployed-workers = none of your Workers unemployed
goal-influence = at least { $needed } Influence
goal-trade-unions = at least { $needed } Trade Unions
goal-bills-passed = { $needed } of your own Bills passed in it
goal-population = a Population of { $needed } or less
goal-wages = at least { MONEY($needed) } of Wages received in it
goal-companies-owned = { $needed } Companies
goal-exported = at least { MONEY($needed) } from a single sale to the Foreign Market
goal-industries-with-two = 2 Companies or more in each of the { $needed } industries
goal-capital = at least { MONEY($needed) } of Capital

## How far one has come

progress-needed = { WORD($what) }: { $have } of { $needed }
progress-at-most = { WORD($what) }: { $have }, at most { $needed }
progress-stored = { WORD($what) } ({ WORD($resource) }): { $have } of { $needed }
progress-in-force = { WORD($what) } ({ $sections }): { $have } of { $needed }

## Titles and names

title-agenda-leviathan = Leviathan
title-agenda-expert-budgeter = Expert Budgeter
title-agenda-according-to-plan = According to Plan
title-agenda-strong-welfare-state = Strong Welfare State
title-agenda-state-led-economy = State-Led Economy
title-agenda-entrepreneur = Entrepreneur
title-agenda-successful-startup = Successful Startup
title-agenda-growing-middle-class = Growing Middle Class
title-agenda-golden-compromise = Golden Compromise
title-agenda-we-work-we-thrive = We Work, We Thrive
title-agenda-rally-the-masses = Rally the Masses
title-agenda-workers-unite = Workers, Unite!
title-agenda-working-class-push = Working Class Push
title-agenda-small-labor-force = Small Labor Force
title-agenda-the-surplus-value-is-ours = The Surplus Value Is Ours!
title-agenda-corporate-empire = Corporate Empire
title-agenda-toward-a-neoliberal-state = Toward a Neoliberal State
title-agenda-export-tycoon = Export Tycoon
title-agenda-diversified-portfolio = Diversified Portfolio
title-agenda-venture-capitalist = Venture Capitalist
reason-hidden-agenda = Hidden Agenda

## Sheets, the page and the terminal

sheet-agenda = Hidden Agenda of { WORD($role) }
sheet-hidden-agendas = Hidden Agendas
    .text = A secret task that everybody keeps. It brings points once, when it is achieved and shown.
    .rulebook = Hidden Agendas
ui-module-hidden-agendas = Hidden Agendas
ui-module-hidden-agendas-does = Everybody keeps a secret task that brings Victory Points once it is done.
ui-agenda-own = Your Hidden Agenda
ui-agenda-choose = Keep one as your Hidden Agenda
ui-agenda-needed = { $have } of { $needed }
ui-agenda-at-most = { $have }, at most { $most }
ui-agenda-met = reached
ui-agenda-noted = Achieved on somebody else's turn: you may reveal it on your next turn
ui-agenda-revealed = Hidden Agenda
ui-agenda-claimed = achieved and revealed
ui-agenda-discarded = given up
ui-agenda-of-automa = { $count } agendas, { $achieved } achieved
ui-agenda-face-down = achieved, face down
cli-agenda-of = Hidden Agenda of { $role }
cli-agenda-progress = So far
cli-agenda-noted = achieved on somebody else's turn, to be revealed on your next turn
cli-hidden-agenda = Hidden Agenda
cli-hidden-agendas = Hidden Agendas
