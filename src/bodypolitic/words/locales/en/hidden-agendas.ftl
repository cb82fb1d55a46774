# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Which of the two agendas do you keep? Nobody else will see it.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Reveal { WORD($agenda) }
detail-reward = { $vp } VP

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
