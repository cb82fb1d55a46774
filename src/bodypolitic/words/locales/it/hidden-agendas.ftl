# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Quale delle due Agende tieni? Nessun altro la vedrà.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Rivela “{ WORD($agenda) }”
detail-reward = { $vp } VP
occasion-agenda = Prima del primo round ognuno sceglie un'Agenda Nascosta

## What happens

story-hidden-agenda-claimed = { WORD($who) } rivela la sua Agenda Nascosta: “{ WORD($agenda) }”.
story-hidden-agenda-discarded = { WORD($who) } deve rinunciare alla sua Agenda Nascosta: “{ WORD($agenda) }”.
story-hidden-agenda-achieved = { WORD($who) } realizza “{ WORD($agenda) }” e gira la carta a faccia in giù.

## The text of an agenda

agenda = { $timing }: { $goals }. { $vp } VP.
agenda-anytime = in qualsiasi momento
agenda-until-round = in qualsiasi momento fino alla fine del round { $round }
agenda-from-round = in qualsiasi momento dal round { $round } in poi
agenda-at-game-end = alla fine della partita
agenda-in-phase = { WORD($phase, form: "in") }

goal-events-dealt-with = almeno { COUNT($needed, "thing-event") } che hai affrontato
goal-loans-taken = nessun Prestito contratto in tutta la partita (al primo questa carta si scarta)
goal-agenda-matches = almeno { COUNT($needed, "thing-policy") } in linea con la tua Agenda Politica
goal-treasury = almeno { MONEY($needed) } nella Tesoreria di Stato
goal-sections-in-force = { $every ->
    [yes] { $sections } in vigore
   *[no] almeno { $needed } tra { $sections } in vigore
}
goal-operational-companies = almeno { $needed ->
    [one] { $needed } Azienda operativa
   *[other] { $needed } Aziende operative
}
goal-stored = almeno { COUNT($needed, $resource) } in Magazzino
goal-fully-operational-companies = almeno { $needed ->
    [one] { $needed } Azienda pienamente operativa
   *[other] { $needed } Aziende pienamente operative
}
goal-workplaces-elsewhere = Lavoratori in almeno { COUNT($needed, "thing-company") } della Classe Capitalista o Pubbliche
goal-unemployed-workers = nessun tuo Lavoratore disoccupato
goal-influence = almeno { $needed } Influenza
goal-trade-unions = almeno { COUNT($needed, "thing-union") }
goal-bills-passed = { $needed ->
    [one] { $needed } tua Proposta di Legge approvata
   *[other] { $needed } tue Proposte di Legge approvate
} in questa fase
goal-population = Popolazione non superiore a { $needed }
goal-wages = almeno { MONEY($needed) } di Salari ricevuti in questa fase
goal-companies-owned = { COUNT($needed, "thing-company") }
goal-exported = almeno { MONEY($needed) } da una sola vendita al Mercato Estero
goal-industries-with-two = 2 o più Aziende in ciascuno dei { $needed } settori
goal-capital = almeno { MONEY($needed) } di Capitale

## How far one has come

progress-needed = { WORD($what) }: { $have } di { $needed }
progress-at-most = { WORD($what) }: { $have }, al massimo { $needed }
progress-stored = { WORD($what) } ({ WORD($resource) }): { $have } di { $needed }
progress-in-force = { WORD($what) } ({ $sections }): { $have } di { $needed }

## Titles and names

title-agenda-leviathan = Leviatano
title-agenda-expert-budgeter = Conti in Ordine
title-agenda-according-to-plan = Tutto Secondo i Piani
title-agenda-strong-welfare-state = Stato Sociale Forte
title-agenda-state-led-economy = Economia a Guida Statale
title-agenda-entrepreneur = Spirito Imprenditoriale
title-agenda-successful-startup = Start-up di Successo
title-agenda-growing-middle-class = Classe Media in Crescita
title-agenda-golden-compromise = Il Giusto Mezzo
title-agenda-we-work-we-thrive = Lavoriamo, Prosperiamo
title-agenda-rally-the-masses = Mobilitare le Masse
title-agenda-workers-unite = Lavoratori, Unitevi!
title-agenda-working-class-push = L'Avanzata della Classe Operaia
title-agenda-small-labor-force = Forza Lavoro Ridotta
title-agenda-the-surplus-value-is-ours = Il Plusvalore È Nostro!
title-agenda-corporate-empire = Impero Aziendale
title-agenda-toward-a-neoliberal-state = Verso uno Stato Neoliberista
title-agenda-export-tycoon = Re dell'Export
title-agenda-diversified-portfolio = Portafoglio Diversificato
title-agenda-venture-capitalist = Capitale di Rischio
reason-hidden-agenda = Agenda Nascosta

## Sheets, the page and the terminal

sheet-agenda = Agenda Nascosta { WORD($role, form: "di") }
sheet-hidden-agendas = Agende Nascoste
    .text = Un compito segreto che ogni giocatore tiene. Porta punti una volta, quando è realizzato e mostrato.
    .rulebook = Agende Nascoste
ui-module-hidden-agendas = Agende Nascoste
ui-module-hidden-agendas-does = Ogni giocatore tiene un compito segreto che porta Punti Vittoria quando è realizzato.
ui-agenda-own = La tua Agenda Nascosta
ui-agenda-choose = Tieni una carta come Agenda Nascosta
ui-agenda-needed = { $have } di { $needed }
ui-agenda-at-most = { $have }, al massimo { $most }
ui-agenda-met = raggiunto
ui-agenda-noted = Realizzata mentre toccava ad altri: puoi rivelarla nel tuo prossimo turno
ui-agenda-revealed = Agenda Nascosta
ui-agenda-claimed = realizzata e rivelata
ui-agenda-discarded = abbandonata
ui-agenda-of-automa = Agende: { $count }, realizzate: { $achieved }
ui-agenda-face-down = realizzata, a faccia in giù
cli-agenda-of = Agenda Nascosta di { $role }
cli-agenda-progress = Finora
cli-agenda-noted = realizzata mentre toccava ad altri, da rivelare nel tuo prossimo turno
cli-hidden-agenda = Agenda Nascosta
cli-hidden-agendas = Agende Nascoste
