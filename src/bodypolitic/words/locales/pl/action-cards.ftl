# More action cards: their titles, what they ask and say, and what happens by them.

## Titles and names

title-card-protect-the-status-quo = Obrona Status Quo
title-card-change-of-government-agenda = Zmiana Porządku Obrad
title-card-momentum-for-change = Wiatr Zmian
title-card-reveal-political-scandal = Ujawnienie Afery Politycznej
title-card-rising-covid-19-cases = Wzrost Zachorowań na COVID-19
title-card-covid-19-stimulus-package = Pakiet Stymulacyjny COVID-19
title-card-covid-19-vaccine-rd-funding = Badania nad Szczepionką na COVID-19
title-card-covid-19-vaccination-program = Program Szczepień przeciw COVID-19

## What is asked

option-protect = { $section }
question-choose-policy-to-protect = Która Polityka ma pozostać bez zmian do końca Rundy?

## What happens

story-policy-protected = { WORD($who) } zabezpiecza { $section }: w tej Rundzie nikt nie może zaproponować Ustawy w tej Polityce.

## The text of a card

protect-policy = { do-choose } Politykę: do końca Rundy nikt nie może zaproponować w niej Ustawy
    .note = dla przypomnienia umieść tam swój znacznik Ustawy, jeśli go masz; Ustawa, która już tam jest, zostaje

## Sheets, the page and the terminal

ui-module-action-cards = Więcej kart Akcji
ui-module-action-cards-does = Po 5 dodatkowych kart dla każdej roli; wiele z nich wciąga innych graczy.
