# More action cards: their titles, what they ask and say, and what happens by them.

## Titles and names

title-card-protect-the-status-quo = Difendere lo Status Quo
title-card-change-of-government-agenda = Cambio nell'Agenda di Governo
title-card-momentum-for-change = Vento di Cambiamento
title-card-reveal-political-scandal = Rivelare uno Scandalo Politico
title-card-rising-covid-19-cases = Aumento dei Casi di COVID-19
title-card-covid-19-stimulus-package = Pacchetto di Stimoli COVID-19
title-card-covid-19-vaccine-rd-funding = Fondi per la Ricerca sul Vaccino COVID-19
title-card-covid-19-vaccination-program = Campagna Vaccinale COVID-19

## What is asked

option-protect = { $section }
question-choose-policy-to-protect = Quale Politica deve restare com'è per il resto del round?

## What happens

story-policy-protected = { WORD($who) } protegge { $section }: in questo round nessuno può proporre una Legge su quella Politica.

## The text of a card

protect-policy = { do-choose } una Politica: per il resto del round nessuno può proporvi una Legge
    .note = piazza lì un tuo segnalino Proposta di Legge come promemoria, se ne hai uno; una Proposta di Legge già presente rimane

## Sheets, the page and the terminal

ui-module-action-cards = Altre carte Azione
ui-module-action-cards-does = 5 carte in più per ogni ruolo, molte delle quali coinvolgono gli altri giocatori.
