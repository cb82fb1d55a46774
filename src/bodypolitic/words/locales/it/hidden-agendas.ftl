# Hidden Agendas: what each asks for, and what happens and is asked around them.

## What is asked

question-choose-agenda = Quale delle due Agende tieni? Nessun altro la vedrà.
option-keep-agenda = { WORD($agenda) }
option-claim-agenda = Rivela “{ WORD($agenda) }”
detail-reward = { $vp } VP

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
