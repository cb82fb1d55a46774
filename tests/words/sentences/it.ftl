# Sentences that are hard in Italian: articles that join with prepositions, elisions.

money = { $amount } V
counted = { $number } { $thing }
either = { $before } o { $next }
all = { $before } e { $next }
before-last = { $before }, { $next }
place-unemployed = i disoccupati
    .from = dai disoccupati
place-company = { WORD($company) }
    .to = all'Azienda { WORD($company) }

party-WC = la Classe Operaia
    .of = della Classe Operaia
    .to = alla Classe Operaia
    .from = dalla Classe Operaia
party-CC = la Classe Capitalista
    .of = della Classe Capitalista
    .to = alla Classe Capitalista
    .from = dalla Classe Capitalista
party-ST = lo Stato
    .of = dello Stato
    .to = allo Stato
    .from = dallo Stato
resource-influence = Influenza
worker-agriculture = un Lavoratore dell'Agricoltura
title-company-supermarket = Supermarket
reason-wages = salari
thing-worker = Lavoratore disoccupato
    .one = Lavoratore disoccupato
    .other = Lavoratori disoccupati

story-paid = { WORD($who) } paga { MONEY($amount) } { WORD($to, form: "to") } ({ WORD($reason) }).
story-gained = { WORD($who) } riceve { COUNT($amount, $resource) }.
story-worker-moved = { WORD($skill) } { WORD($who, form: "of") } passa { PLACE($from, form: "from") } { PLACE($to, form: "to") }.
refusal-needs-unemployed = { $needed ->
    [one] serve
   *[other] servono
} ancora { COUNT($needed, "thing-worker") }
pay-either = paga { MONEY(20) } { EITHER($roles, form: "to") }
picked-money = { MONEY($amount, sign: "yes") }
