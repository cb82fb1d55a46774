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
do-build-it = { $mood ->
    [may] costruirla
   *[do] costruiscila
}
do-train = { $mood ->
    [may] formare
   *[do] forma
}
do-discard-it = { $mood ->
    [may] scartarlo
   *[do] scartalo
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
thing-company = Aziende
    .one = Azienda
    .other = Aziende
thing-worker = Lavoratori
    .one = Lavoratore
    .other = Lavoratori
thing-unemployed-worker = Lavoratori disoccupati
    .one = Lavoratore disoccupato
    .other = Lavoratori disoccupati
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
thing-event = Eventi
    .one = Evento
    .other = Eventi
thing-row = file
    .one = fila
    .other = file
thing-union = Sindacati
    .one = Sindacato
    .other = Sindacati
thing-vote = voti
    .one = voto
    .other = voti
thing-section = sezioni
    .one = sezione
    .other = sezioni
thing-line = righe
    .one = riga
    .other = righe
thing-choice = scelte
    .one = scelta
    .other = scelte
thing-cube = cubi
    .one = cubo
    .other = cubi
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
    [that-class] quella Classe
    [both-classes] ciascuna delle 2
    [each-class] ogni Classe
   *[any-class] una Classe
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
