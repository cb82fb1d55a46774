# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Which of the two agendas do you keep? Nobody else will see it.
option-keep-agenda = { $agenda }
option-claim-agenda = Reveal { $agenda }
detail-reward = { $vp } VP

## What happens

story-hidden-agenda-claimed = { WORD($who) } reveals its Hidden Agenda: { $agenda }.
story-hidden-agenda-discarded = { WORD($who) } must give up its Hidden Agenda: { $agenda }.
story-hidden-agenda-achieved = { WORD($who) } achieves { $agenda } and turns the card face down.

## The text of an agenda

agenda = { $timing }: { $goals }. { $vp } VP.
agenda-anytime = at any time
agenda-until-round = at any time up to the end of round { $round }
agenda-from-round = at any time from round { $round } on
agenda-at-game-end = at the end of the game
agenda-in-phase = in the { WORD($phase) }

goal-events-dealt-with = at least { $needed } events that you have dealt with
goal-loans-taken = no loan taken in the whole game (with the first one this card is discarded)
goal-agenda-matches = at least { $needed } policies in line with your Political Agenda
goal-treasury = at least { $needed } V in the State Treasury
goal-sections-in-force = { $every ->
    [yes] { $sections } in force
   *[no] at least { $needed } of { $sections } in force
}
goal-operational-companies = at least { $needed } operational companies
goal-stored = at least { $needed } { WORD($resource) } in storage
goal-fully-operational-companies = at least { $needed } fully operational companies
goal-workplaces-elsewhere = workers in at least { $needed } Capitalist Class or public companies
goal-unemployed-workers = none of your workers unemployed
goal-influence = at least { $needed } influence
goal-trade-unions = at least { $needed } trade unions
goal-bills-passed = { $needed } of your own bills passed in it
goal-population = a Population of { $needed } or less
goal-wages = at least { $needed } V of wages received in it
goal-companies-owned = { $needed } companies
goal-exported = at least { $needed } V from a single sale to the Foreign Market
goal-industries-with-two = 2 companies or more in each of the { $needed } industries
goal-capital = at least { $needed } V of Capital

## How far one has come

progress-needed = { WORD($what) }: { $have } of { $needed }
progress-at-most = { WORD($what) }: { $have }, at most { $needed }
progress-of = { WORD($what) } ({ $which }): { $have } of { $needed }
