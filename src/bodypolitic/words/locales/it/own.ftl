# Words and parts of sentences that only this language has: nothing but its own messages speaks of them.

## Verbs of effects: what one may do, and what one does

do-pay = { $mood ->
    [may] pagare
   *[do] paga
}
do-gain = { $mood ->
    [may] guadagnare
   *[do] guadagna
}
do-get = { $mood ->
    [may] ricevere
   *[do] ricevi
}
do-give = { $mood ->
    [may] dare
   *[do] dai
}
do-move = { $mood ->
    [may] spostare
   *[do] sposta
}
do-transfer = { $mood ->
    [may] trasferire
   *[do] trasferisci
}
do-spend = { $mood ->
    [may] spendere
   *[do] spendi
}
do-lose = { $mood ->
    [may] perdere
   *[do] perdi
}
do-propose = { $mood ->
    [may] proporre
   *[do] proponi
}
do-draw = { $mood ->
    [may] pescare
   *[do] pesca
}
do-add = { $mood ->
    [may] aggiungere
   *[do] aggiungi
}
do-remove = { $mood ->
    [may] rimuovere
   *[do] rimuovi
}
do-return = { $mood ->
    [may] rimettere
   *[do] rimetti
}
do-choose = { $mood ->
    [may] scegliere
   *[do] scegli
}
do-discard = { $mood ->
    [may] scartare
   *[do] scarta
}
do-take = { $mood ->
    [may] prendere
   *[do] prendi
}
do-perform = { $mood ->
    [may] eseguire
   *[do] esegui
}
do-look = { $mood ->
    [may] guardare
   *[do] guarda
}
do-provide = { $mood ->
    [may] fornire
   *[do] fornisci
}
do-turn = { $mood ->
    [may] trasformare
   *[do] trasforma
}
do-buy = { $mood ->
    [may] acquistare
   *[do] acquista
}
do-sell = { $mood ->
    [may] vendere
   *[do] vendi
}
do-reveal = { $mood ->
    [may] rivelare
   *[do] rivela
}
do-keep = { $mood ->
    [may] tenere
   *[do] tieni
}
do-make = { $mood ->
    [may] fare
   *[do] fai
}
do-build = { $mood ->
    [may] costruire
   *[do] costruisci
}
do-search = { $mood ->
    [may] cercare
   *[do] cerca
}
do-set = { $mood ->
    [may] portare
   *[do] porta
}
do-place = { $mood ->
    [may] piazzare
   *[do] piazza
}
do-assign = { $mood ->
    [may] assegnare
   *[do] assegna
}
do-fill = { $mood ->
    [may] riempire
   *[do] riempi
}
do-strike = { $mood ->
    [may] indire
   *[do] indici
}
do-replace = { $mood ->
    [may] sostituire
   *[do] sostituisci
}
do-send = { $mood ->
    [may] mandare
   *[do] manda
}

## Things that are counted

thing-card = carte
    .one = carta
    .other = carte
thing-voting-cube = cubi Voto
    .one = cubo Voto
    .other = cubi Voto
thing-own-cube = tuoi cubi Voto
    .one = tuo cubo Voto
    .other = tuoi cubi Voto
thing-its-cube = suoi cubi Voto
    .one = suo cubo Voto
    .other = suoi cubi Voto
thing-loan = Prestiti
    .one = Prestito
    .other = Prestiti
thing-bill = Proposte di Legge
    .one = Proposta di Legge
    .other = Proposte di Legge
thing-proposed-bill = Proposte di Legge in corso
    .one = Proposta di Legge in corso
    .other = Proposte di Legge in corso
thing-company = Aziende
    .one = Azienda
    .other = Aziende
thing-worker = Lavoratori
    .one = Lavoratore
    .other = Lavoratori
thing-own-worker = tuoi Lavoratori
    .one = tuo Lavoratore
    .other = tuoi Lavoratori
thing-unemployed-worker = Lavoratori disoccupati
    .one = Lavoratore disoccupato
    .other = Lavoratori disoccupati
thing-skilled-worker = Lavoratori qualificati
    .one = Lavoratore qualificato
    .other = Lavoratori qualificati
thing-policy = Politiche
    .one = Politica
    .other = Politiche
thing-source = fonti
    .one = fonte
    .other = fonti
thing-transaction = transazioni
    .one = transazione
    .other = transazioni
thing-sale = vendite
    .one = vendita
    .other = vendite
thing-level = livelli
    .one = livello
    .other = livelli
thing-round = round
    .one = round
    .other = round
thing-event = Eventi
    .one = Evento
    .other = Eventi
thing-row = file
    .one = fila
    .other = file
thing-player = giocatori
    .one = giocatore
    .other = giocatori
thing-game = partite
    .one = partita
    .other = partite
thing-table = tavoli
    .one = tavolo
    .other = tavoli
thing-seat = posti
    .one = posto
    .other = posti
thing-slot = slot
    .one = slot
    .other = slot
thing-machinery-token = token Macchinario
    .one = token Macchinario
    .other = token Macchinario
thing-legitimacy-token = token Legittimità
    .one = token Legittimità
    .other = token Legittimità
thing-business-deal = Accordi Commerciali
    .one = Accordo Commerciale
    .other = Accordi Commerciali
thing-union = Sindacati
    .one = Sindacato
    .other = Sindacati
thing-vote = voti
    .one = voto
    .other = voti
thing-turn = turni
    .one = turno
    .other = turni
thing-move = mosse
    .one = mossa
    .other = mosse
thing-decision = decisioni
    .one = decisione
    .other = decisioni
thing-space = spazi
    .one = spazio
    .other = spazi
thing-minute = minuti
    .one = minuto
    .other = minuti
thing-hour = ore
    .one = ora
    .other = ore
thing-day = giorni
    .one = giorno
    .other = giorni
thing-class = Classi
    .one = Classe
    .other = Classi
thing-bond = Titoli di Stato
    .one = Titolo di Stato
    .other = Titoli di Stato
thing-strike = Scioperi
    .one = Sciopero
    .other = Scioperi
thing-section = sezioni
    .one = sezione
    .other = sezioni
thing-option = opzioni
    .one = opzione
    .other = opzioni
thing-line = righe
    .one = riga
    .other = righe
thing-choice = scelte
    .one = scelta
    .other = scelte
thing-step = passi
    .one = passo
    .other = passi
thing-cube = cubi
    .one = cubo
    .other = cubi
thing-time = volte
    .one = volta
    .other = volte
thing-point = punti
    .one = punto
    .other = punti

## Of effects

for-each = { $shape ->
    [fixed] { "" }
    [each] { "" } per ogni { WORD($what) }
   *[both] , più { $each } per ogni { WORD($what) }
}
for-each-money = { $shape ->
    [fixed] { "" }
    [each] { "" } per ogni { WORD($what) }
   *[both] , più { MONEY($each) } per ogni { WORD($what) }
}
own-influence = { $role ->
    [party-ST] Influenza Personale
   *[other] Influenza
}
paid-by-state = { $state_pays ->
    [0] { "" }
   *[other] ; per ognuno { do-get } { MONEY($state_pays) } dallo Stato
}
one-kind = { $resource_kinds ->
    [1] { "" }
   *[other] { "" } (un solo tipo)
}
per-thing = { $per ->
    [1] per ogni { WORD($what, form: "one") }
   *[other] ogni { COUNT($per, $what) }
}
where-needed = { $sections ->
    [none] { "" }
   *[other] { "" } ({ $sections })
}
bound-money = { $bound ->
    [least] almeno { MONEY($number) }
   *[most] non più di { MONEY($number) }
}
bound = { $bound ->
    [least] almeno { $number }
   *[most] non più di { $number }
}

## Of events

provided-items = { $kinds ->
    [1] { ALL($resources) }
   *[other] { ALL($resources) } (almeno 1 per tipo), in tutto
}
counted-items = { $kinds ->
    [1] { $per ->
        [1] per ogni token { ALL($resources) } fornito
       *[other] ogni { $per } token { ALL($resources) } forniti
    }
   *[other] { $per ->
        [1] per ogni token fornito
       *[other] ogni { $per } token forniti
    }
}
for-counted = { $counted ->
    [none] { "" }
   *[other] { " " }{ $counted }
}
rewarded = { $pick ->
    [one] quella Classe
    [two] ciascuna delle 2
    [each] ogni Classe
   *[any] una Classe
}
chosen-class = { EITHER($classes) }{ $condition ->
    [company] , se ha un'{ WORD($industry, form: "company") } operativa
    [public-workers] , se ha Lavoratori in un'Azienda Pubblica
   *[nothing] { "" }
}
these-classes-a = { $classes ->
    [party-any] alle Classi
   *[other] { ALL($classes, form: "a") }
}
these-classes-da = { $classes ->
    [party-any] dalle Classi
   *[other] { ALL($classes, form: "da") }
}
do-build-it = { $mood ->
    [may] costruirla
   *[do] costruiscila
}
do-act = { $mood ->
    [may] agire
   *[do] agisci
}
do-train = { $mood ->
    [may] formare
   *[do] forma
}
do-discard-it = { $mood ->
    [may] scartarlo
   *[do] scartalo
}
