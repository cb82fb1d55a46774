# More action cards: their titles, what they ask and say, and what happens by them.

## Titles and names

title-card-protect-the-status-quo = Protect the Status Quo
title-card-change-of-government-agenda = Change of Government Agenda
title-card-momentum-for-change = Momentum for Change
title-card-reveal-political-scandal = Reveal Political Scandal
title-card-rising-covid-19-cases = Rising COVID-19 Cases
title-card-covid-19-stimulus-package = COVID-19 Stimulus Package
title-card-covid-19-vaccine-rd-funding = COVID-19 Vaccine R&D Funding
title-card-covid-19-vaccination-program = COVID-19 Vaccination Program

## What is asked

option-protect = { $section }
question-choose-policy-to-protect = Which Policy shall stay as it is for the rest of the round?

## What happens

story-policy-protected = { WORD($who) } protects { $section }: nobody may propose a Bill on that Policy this round.

## The text of a card

protect-policy = choose a Policy: for the rest of the round nobody may propose a Bill on it
    .note = place one of your Bill markers there as a reminder, if you have one; a Bill that is there already stays

## Sheets, the page and the terminal

ui-module-action-cards = More action cards
ui-module-action-cards-does = 5 more cards for each role, many of which draw the other players in.
