# Crisis Response: its cards, and what happens and is asked when one is followed.

## What is asked

question-remove-worker = Quale Lavoratore disoccupato rimuovi? Ancora { $left }.
question-place-strike-token = Quale Azienda riceve un token Sciopero? Ancora { $left } da piazzare.
question-lend-to-state = Presti denaro allo Stato perché estingua i suoi Prestiti?
option-lend = { MONEY($amount) }
detail-paid-back = nel prossimo round ricevi { MONEY($money) }
option-pay-back-bond = Rimborsa { WORD($class, form: "a") } quanto prestato
refusal-policy-locked = { WORD($policy, form: "numbered") } è bloccata
refusal-other-policies-locked = ogni Politica ha una Proposta di Legge o è bloccata

## What happens

story-crisis-card-revealed = La prossima Risposta alla Crisi: “{ WORD($card) }”.
story-crisis-card-set-aside = La Risposta alla Crisi “{ WORD($card) }” viene messa da parte.
story-crisis-card-followed = La Risposta alla Crisi è “{ WORD($card) }”.
story-crisis-card-passed-over = “{ WORD($card) }” ora non si applica e viene saltata.
story-policy-locked = { WORD($policy, form: "numbered") } è bloccata.
story-policy-unlocked = { WORD($policy, form: "numbered") } è di nuovo aperta alle Proposte di Legge.
story-bond-issued = Lo Stato deve { WORD($who, form: "a") } { MONEY($amount) }, entro la fine della prossima Fase Azioni.
story-bond-paid-back = { WORD($who) } restituisce la sua carta Titolo di Stato.

## The text of a card, part by part

crisis-passed-over-in-last-round = non si applica nel round { $rounds }: rivela un'altra carta
crisis-passed-over-with-few-unions = non si applica con meno di { COUNT($unions, "thing-union") }: rivela un'altra carta
crisis-bills = scarta { $all ->
    [yes] tutte le Proposte di Legge
   *[no] tutte le Proposte di Legge { $number ->
        [one] sulla Politica
       *[other] sulle Politiche
    } { $policies }
}; per ognuna il proponente guadagna 1 Influenza
crisis-sections = in vigore da ora: { $sections }
crisis-locked = { $number ->
    [one] la Politica { $policies } è bloccata
   *[other] le Politiche { $policies } sono bloccate
}: niente Proposte di Legge prima della verifica dell'IMF nel prossimo round
crisis-opens-for-free = le Aziende Pubbliche che aprono in questo round non costano nulla allo Stato
crisis-line = { WORD($who, form: "bare") }: { $text }
crisis-settles = lo Stato paga { MONEY($price) } per ogni Prestito, o tutto quello che ha se non basta, e restituisce tutte le sue carte Prestito
crisis-loses-points = lo Stato perde { $points } Legittimità { ALL($classes, form: "presso") }
crisis-loses-half = lo Stato perde metà della sua Legittimità { ALL($classes, form: "presso") }
crisis-loses-per-payment = lo Stato perde 1 Legittimità { ALL($classes, form: "presso") } per ogni { MONEY($payment) } che la Classe ha pagato

## Effects of its own, as in effects.ftl

remove-unemployed = { do-remove } { $workers } tuoi Lavoratori disoccupati, o tutti se ne hai meno
place-strike-tokens = { do-place } { $tokens } token Sciopero dove potresti indire uno Sciopero, o quanti ne puoi
get-health-from-state = { do-get } dallo Stato fino a { $health } Salute
classes-pay-for-loans = ogni Classe ti paga { MONEY($price) }; si ripete finché non puoi estinguere i tuoi Prestiti
issue-bonds = ogni Classe può prestarti { MONEY(FIGURE("small-bond")) } o { MONEY(FIGURE("large-bond")) }, in ordine di turno inverso
    .note = se bastano a estinguere tutti i tuoi Prestiti, non succede altro, ed entro la fine della prossima Fase Azioni rimborsi ogni prestatore con { MONEY(FIGURE("small-bond-back")) } (per { MONEY(FIGURE("small-bond")) }) o { MONEY(FIGURE("large-bond-back")) } (per { MONEY(FIGURE("large-bond")) }); se non bastano, restituisci il denaro e rivela un'altra carta

count-trade-unions = tuo Sindacato
count-halves-of-population = 2 punti della tua Popolazione (per eccesso)
count-pairs-of-companies = 2 tue Aziende

## Titles and names

title-crisis-washington-consensus = Washington Consensus
title-crisis-failed-imf-negotiations = Fallimento dei Negoziati con l'IMF
title-crisis-moderate-imf-intervention = Intervento Moderato dell'IMF
title-crisis-japanese-model = Modello Giapponese
title-crisis-basic-imf-intervention = Intervento Base dell'IMF
title-crisis-us-stimulus-package = Pacchetto di Stimoli USA
title-crisis-imf-intervention-with-resistance = Resistenza all'Intervento dell'IMF
title-crisis-new-government-bond-program = Nuovo Programma di Titoli di Stato
title-crisis-eu-austerity-measures = Misure di Austerità dell'UE
title-crisis-failed-imf-intervention-revolution = Fallisce l'Intervento dell'IMF: Rivoluzione
deck-crisis-responses = carte Risposta alla Crisi
    .di = delle carte Risposta alla Crisi
    .def = le carte Risposta alla Crisi
reason-bond = Titolo di Stato

## Why an Automa does it

line-bond-by-symbol = ha deciso una carta IA pescata apposta

## Sheets, the page and the terminal

sheet-crisis = Carta Risposta alla Crisi
sheet-crisis-response = Risposta alla Crisi
    .text = Con questo modulo la carta scoperta decide che cosa succede quando arriva l'IMF.
    .rulebook = Risposta alla Crisi
ui-module-crisis-response = Risposta alla Crisi
ui-module-crisis-response-does = Quando arriva l'IMF, una carta decide che cosa fa; alcune Politiche possono restare bloccate per un round.
ui-crisis-title = Risposta alla Crisi
ui-crisis-left = { $count ->
    [one] ancora { $count } carta
   *[other] ancora { $count } carte
}
ui-crisis-bonds = Debiti dello Stato entro la fine della Fase Azioni
ui-crisis-bond-of = Titolo di Stato { WORD($role, form: "di") }
ui-crisis-used = Usate: { $cards }
ui-policy-locked = bloccata
ui-policy-locked-hint = Niente Proposte di Legge su questa Politica prima della verifica dell'IMF nel prossimo round
cli-crisis-response = Risposta alla Crisi
cli-locked-policies = Politiche bloccate
cli-bonds = Titoli di Stato da rimborsare
cli-bond = { $role } { MONEY($money) }
cli-crisis-card = carta Risposta alla Crisi
cli-crisis-cards = carte Risposta alla Crisi
