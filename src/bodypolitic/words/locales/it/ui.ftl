# The words of the browser's own pages. A test looks for each of them in web/src.
# The names of roles, resources, policies, phases, actions and the like are in names.ftl: role-WC, resource-food ...

ui-app-title = Body Politic
ui-app-tagline = Un intero Paese al tuo tavolo
ui-skip-to-content = Vai al tavolo
ui-close = Chiudi
ui-cancel = Annulla
ui-more = Altro
ui-none = niente
ui-nobody = nessuno
ui-you = Tu
ui-loading = Caricamento…
ui-copy = Copia
ui-copied = Copiato
ui-money = { MONEY($amount) }
ui-vp = { $amount } VP

## The lobby

ui-lobby-title = Tavoli
ui-lobby-hero = Cinque round di lavoro, Salari, mercati e votazioni. Scegli da che parte stare.
ui-way-learn = Impara
ui-way-learn-about = Il gioco in dieci minuti: che cosa vuole ogni Classe, com'è fatto un turno, come si vota.
ui-way-learn-go = Le regole in breve
ui-way-alone = Gioca in solitario
ui-way-alone-about = Contro bot o Automi. Smetti quando vuoi e riprendi più tardi, qui o sul telefono.
ui-way-alone-go = Scegli un ruolo
ui-way-friends = Gioca con gli amici
ui-way-friends-about = Manda un link e sedetevi quando volete: in una sera, o un turno al giorno.
ui-way-friends-go = Apri un tavolo
ui-lobby-more = Nuovo tavolo con tutte le opzioni
ui-lobby-options = Opzioni: espansioni, bot, chi può guardare
ui-lobby-new = Nuovo tavolo
ui-lobby-open = Tavoli aperti
ui-lobby-own = Le tue partite
ui-lobby-empty = Nessun tavolo aperto.
ui-lobby-own-empty = Non hai ancora partite.
ui-lobby-create = Crea il tavolo
ui-lobby-create-to-watch = Crea il tavolo e guarda
ui-lobby-players = Quanti ruoli si giocano
ui-lobby-players-count = { $count ->
    [one] { $count } ruolo
   *[other] { $count } ruoli
}
ui-lobby-seat = Chi gioca { WORD($role, form: "def") }
ui-lobby-seat-me = io
ui-lobby-seat-friend = un'altra persona
ui-lobby-seat-bot = un bot
ui-lobby-seat-automa = un Automa
ui-lobby-automa-mode = Come gioca l'Automa
ui-lobby-automa-simple = Semplice
ui-lobby-automa-advanced = Avanzato
ui-lobby-modules = Espansioni
ui-lobby-cards-a-round = Carte per round
ui-module-cards-a-round = { WORD($module) } ({ $cards } per round)
ui-lobby-name = Nome
ui-lobby-bot = Tipo di bot
ui-lobby-bot-steady = Costante: gioca una partita sensata
ui-lobby-bot-easy = Facile: ci mette buona volontà, ma spesso ha la testa altrove
ui-lobby-bot-swift = Rapido: ha imparato da molte partite
ui-lobby-bot-sharp = Acuto: guarda avanti, un quinto di secondo per decisione
ui-lobby-bot-master = Maestro: guarda avanti, un secondo per decisione
ui-lobby-bot-sharp-for-points = Acuto, a punti: non gli importa chi vince
ui-lobby-bot-master-for-points = Maestro, a punti: non gli importa chi vince
ui-lobby-bot-random = Casuale: fa qualsiasi cosa
ui-lobby-by-bot = un bot ({ WORD($role, form: "bare") })
ui-lobby-by-automa = un Automa ({ WORD($role, form: "bare") })
ui-lobby-listed = Mostra il tavolo nell'elenco
ui-lobby-suggestions = Si può chiedere che cosa farebbe il bot costante
ui-lobby-anybody = Chiunque può prendere un posto libero
ui-lobby-away = Un bot può giocare per chi è assente dopo
ui-lobby-seed = Seme
ui-lobby-seed-hint = Lo stesso seme distribuisce le stesse carte. Lascialo vuoto per averne uno casuale.
ui-lobby-join = Siediti
ui-lobby-watch = Guarda
ui-lobby-replay = Rivedi
ui-lobby-seat-open = libero
ui-lobby-over = finita
ui-lobby-round = { $round }° round
ui-lobby-only-watching = Non gioca nessuno: la partita va da sé, e tu guardi.

ui-games-won = Finita. Vittoria: { $who }, { $amount } VP
ui-games-where = { $round }° round, { WORD($phase) }
ui-games-asking = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}
ui-games-open = Apri
ui-games-play = Gioca
ui-games-forget-key = Questo dispositivo custodisce la chiave del tuo posto. Se è l'unico, nessuno potrà continuare per te. Se vuoi tornare, prima copia il link del tuo posto.
ui-games-forget = Togliere questa partita dall'elenco?
ui-games-keep = Tienila
ui-load = Carica un salvataggio
ui-load-unreadable = Questo file non è un salvataggio.
ui-load-as = Una partita non finita prosegue, con bot agli altri posti. Chi giochi?
ui-load-look = Solo guardare
ui-ago = { $time } fa

## Playing alone and with friends

ui-alone-about = Scegli un ruolo, e la partita comincia. I bot giocano gli altri.
ui-alone-against = Contro
ui-alone-play = Gioca { WORD($role, form: "def") }
ui-alone-at-least = { $count ->
    [one] almeno { $count } ruolo
   *[other] almeno { $count } ruoli
}
ui-alone-opponents = Chi gioca gli altri
ui-alone-opponents-bot = I bot
ui-alone-opponents-automa = Automi, come nella scatola
ui-alone-options = Tutte le opzioni
ui-friends-about = Di' chi gioca che cosa. Per ogni amico ricevi un link; chi lo apre si siede.
ui-role-short-WC = vivere meglio, scioperare, organizzarsi
ui-role-short-MC = possedere un po', lavorare un po'
ui-role-short-CC = costruire, vendere, arricchirsi
ui-role-short-ST = accontentare tutte e tre
ui-role-first-WC = Un buon primo ruolo
ui-role-about-WC = Hai delle persone, e poco altro. Trova loro lavoro, spingi in alto i Salari, acquista Salute, Istruzione e Lusso, e sciopera quando nessuno ascolta.
ui-role-about-MC = Lavori per altri e gestisci piccole Aziende. Ti serve un po' di tutto, e nelle votazioni tutti hanno bisogno di te.
ui-role-about-CC = Possiedi le grandi Aziende. Assumi, produci, vendi qui e all'estero, e tieni leggere leggi e tasse, così che il tuo Capitale cresca a ogni round.
ui-role-about-ST = Gestisci i Servizi Pubblici con quello che portano le tasse, affronti gli Eventi e cerchi di non perdere la fiducia di nessuno. Ogni Classe vuole da te qualcosa di diverso.

## Learning

ui-learn-first = La tua prima partita
ui-learn-first-about = La Classe Operaia contro un bot. La prima serata ti accompagna passo passo per un round; tutto ciò che indichi si spiega da sé, e nulla vale finché non confermi.
ui-learn-first-go = Gioca senza lezione
ui-learn-first-lesson = Comincia la prima serata
ui-lessons = Imparare al tavolo
ui-lessons-about = Lezioni brevi: giochi, una cosa alla volta, e vedi che cosa porta. Comincia dalla prima serata; prendi le altre quando vuoi.
ui-lesson-begin = Comincia
ui-lesson-continue = Continua
ui-lesson-again = Di nuovo
ui-lesson-done = fatta
ui-lesson-minutes = circa { $count } min
ui-lesson-at = Lezione: { $title }
ui-lesson-progress = Passi fatti: { $done } di { $of }
ui-lesson-next = Avanti
ui-lesson-back = Indietro
ui-lesson-leave = Lascia la lezione
ui-lesson-leave-about = Il tavolo resta tuo: continui senza la lezione e tutto è aperto. Puoi rifarla in qualsiasi momento.
ui-lesson-stay = Resta
ui-lesson-more = Altre lezioni
ui-lesson-play-on = Continua a giocare
ui-learn-roles = Chi puoi essere
ui-learn-turn = Che cosa fai nel tuo turno
ui-learn-turn-card = Prendi una carta dalla mano: giocala per quello che dice, o scartala per un'Azione Base del tuo ruolo.
ui-learn-turn-free = Prima o dopo puoi eseguire un'Azione Gratuita: usare ciò che hai acquistato, scambiare Lavoratori, cambiare prezzi o Salari.
ui-learn-turn-end = Chiudi il turno. Fino ad allora puoi annullare tutto ciò che non ha mostrato qualcosa di nuovo.
ui-learn-round = Che cosa succede in un round
ui-learn-people = Persone e Aziende
ui-learn-money = Salari, prezzi, debiti
ui-learn-politics = Proposte di Legge e votazioni
ui-learn-policies = Le sette Politiche
ui-learn-policies-about = Ogni Politica sta nella sezione A, B o C. Una Proposta di Legge la sposta di una sezione, se passa.

## Invitations and seats

ui-invite-title = Invita gli amici
ui-invite-hint = Chi apre il link di un posto lo gioca. Tieni per te il tuo.
ui-invite-link = Link per { WORD($role, form: "def") }
ui-invite-watch = Link per gli spettatori
ui-invite-start = Al tavolo
ui-join-title = Prendi un posto
ui-join-role = Hai un invito a giocare { WORD($role, form: "def") }.
ui-seat-free = Libera questo posto
ui-seat-free-hint = Chi l'ha preso non ha giocato ed è assente. Il suo link non vale più e il posto può andare ad altri.
ui-seat-hand-over = Affida questo posto a un bot
ui-seat-hand-over-hint = Un bot gioca per te finché non riprendi il posto.
ui-seat-take-back = Riprendi il posto
ui-seat-bot = Un bot gioca questo posto.
ui-seat-away = assente
ui-seat-here = presente
ui-seat-handed-by = { $name } ha affidato il posto a un bot
ui-seat-wait = assente; un bot può giocare tra { $time }
ui-seat-away-after = Un bot può giocare per chi è assente da { $time }; chi torna riprende subito a giocare.
ui-seat-new-link = Nuovo link
ui-seat-own-link = Il tuo posto su un altro dispositivo (non dirlo a nessuno)
ui-seed-known = Il seme di questa partita è stato scelto: non ci sono segreti.
ui-host-title = Questo tavolo è tuo
ui-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
ui-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
ui-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
ui-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## Several seats on one device

ui-hot-seat-title = Ora allo schermo: { WORD($role, form: "bare") }
ui-hot-seat-hint = Passa il dispositivo. La tua mano resta nascosta finché non c'è il prossimo giocatore.
ui-hot-seat-ready = Gioco { WORD($role, form: "def") }: mostra le mie carte

## Connection

ui-connection-connecting = Connessione…
ui-connection-lost = La connessione è caduta. Nuovo tentativo…
ui-connection-retry = Riprova ora
ui-connection-restarting = Il server si riavvia. Tra un momento tornerai al tuo tavolo.
ui-connection-continue = Continua qui

## The prompt

ui-prompt-your-turn = Decidi tu
ui-prompt-watching = Stai guardando.
ui-options-title = Che cosa puoi fare
ui-options-filter = Trova un'opzione
ui-options-count = { $count ->
    [one] { $count } opzione
   *[other] { $count } opzioni
}
ui-picks-total = In tutto: { $total }
ui-undo = Annulla
ui-undo-hint = Annulla la tua ultima scelta
ui-undo-impossible = Non si può annullare: la tua ultima scelta ha mostrato qualcosa di nuovo, o nel frattempo altri hanno agito.
ui-end-turn = Fine turno
ui-suggest = Consiglia
ui-suggest-hint = Che cosa farebbe qui il bot costante, e perché
ui-suggest-title = Il bot costante sceglierebbe
ui-suggest-worth = circa { $amount } VP
ui-suggest-then = e poi:
ui-suggest-take = Fai così
ui-suggest-others = Le migliori dopo questa
ui-suggest-thumb = La sua regola pratica:
ui-think = Pensaci su
ui-think-hint = Per circa un secondo un bot continua la partita da ogni opzione, sapendo solo quello che sai tu
ui-think-busy = Ci pensa…
ui-think-title = Dove porta ogni opzione
ui-think-option = Opzione
ui-think-chance = Probabilità di vittoria
ui-think-points = VP alla fine
ui-think-sure = Da ogni opzione si è giocato avanti { $count ->
    [one] { $count } volta
   *[other] { $count } volte
}, ridistribuendo ogni volta ciò che è nascosto. Il numero dopo ± dice di quanto la probabilità può essere diversa.
ui-think-chosen = scelta fatta
ui-coach = Allenatore
ui-coach-nothing = Adesso nulla preme: fai ciò che porta di più.
ui-coach-waits = Parla di nuovo quando tocca a te.
ui-coach-agree = Accetto un allenatore per tutti a questo tavolo
ui-coach-agreed = Tutti d'accordo: chi vuole l'allenatore lo attiva nelle impostazioni.
ui-coach-agreed-by = { $count ->
    [0] L'allenatore tace finché non sono d'accordo tutti quelli che giocano qui.
   *[other] D'accordo finora: { $names }
}
ui-why-not-title = Perché non posso?
ui-why-not = { $what }: { $why }
ui-why-not-main-action-taken = In questo turno hai già fatto la tua Azione Principale: niente altre carte né Azioni Base.
ui-why-not-free-action-taken = In questo turno hai già fatto la tua Azione Gratuita.

## The country

ui-round-of = { $round }° round di { $rounds }
ui-policies-title = Politiche
ui-policy-section = Sezione { $section }
ui-policy-now = ora
ui-bill-by = Proposta di Legge { $section } { WORD($role, form: "di") }
ui-company-makes = Produce { COUNT($amount, $resource) }
ui-company-wage = Salario { $level }: { MONEY($amount) }
ui-company-no-wage = Nessun Salario
ui-company-wage-for-phase = Salario di questa fase
ui-company-automated = automatizzata
ui-company-operational = operativa
ui-company-not-operational = non operativa
ui-company-closed = chiusa
ui-company-machinery = Macchinario
ui-company-strike = in Sciopero
ui-company-committed = impegnati
ui-company-slot-empty = slot vuoto
ui-company-worker = { WORD($worker) } { WORD($role, form: "di") }
ui-market-title = Mercato { WORD($role, form: "di") }
ui-market-empty = Il Mercato è vuoto.
ui-unemployed-title = Lavoratori Disoccupati
ui-unions-title = Sindacati
ui-demonstration = Manifestazione indetta
ui-services-title = Servizi Pubblici
ui-treasury = Tesoreria
ui-tax-multiplier = Moltiplicatore Tasse
ui-events-title = Eventi
ui-events-none = Nessun Evento
ui-agenda-title = Agenda Politica
ui-bag-title = Sacchetto
ui-benefits-title = Benefit Statali
ui-loans = { COUNT($count, "thing-loan") }

## A player's board

ui-board-title = Plancia { WORD($role, form: "di") }
ui-money-title = Denaro
ui-revenue = Entrate
ui-capital = Capitale
ui-influence = Influenza
ui-population = Popolazione
ui-prosperity = Prosperità
ui-wealth = Ricchezza
ui-goods-title = Beni e servizi
ui-free-trade-zone = Zona di Libero Scambio
ui-loans-title = Prestiti
ui-hand-title = La tua mano
ui-hand-size = { COUNT($count, "thing-card") }
ui-hand-empty = Nessuna carta
ui-vp-title = Punti Vittoria

## The forecast

ui-forecast-title = Alla prossima produzione
ui-forecast-rest = Che cosa manca ancora in questa produzione
ui-forecast-wages-paid = Salari da pagare
ui-forecast-wages-earned = Salari da ricevere
ui-forecast-taxes = Tasse
ui-forecast-income-tax = Tassa sul Fatturato
ui-forecast-employment-tax = Tassa sul Lavoro
ui-forecast-corporate-tax = Tassa sulle Società
ui-forecast-interest = Interessi
ui-forecast-food = Cibo necessario
ui-forecast-food-missing = { $amount } Cibo in meno del necessario
ui-forecast-output = Produzione
ui-forecast-storage = Non c'è spazio per { COUNT($amount, $resource) }
ui-forecast-money-before = Denaro ora
ui-forecast-other = Altro
ui-forecast-money-after = Denaro dopo
ui-forecast-loans = { COUNT($count, "thing-loan") } da contrarre
ui-forecast-imf = Lo Stato e l'IMF
ui-forecast-imf-safe = Nessun pericolo dall'IMF
ui-forecast-imf-danger = L'IMF interverrà.

## What just happened

ui-log-title = Cronaca
ui-log-new = Novità da quando hai guardato
ui-log-latest = Vai all'ultima riga
ui-log-why = Perché: { COUNT($count, "thing-line") }
ui-log-empty = Non è ancora successo niente.
ui-summary-title = { WORD($phase) }: riepilogo
ui-summary-paid = Chi ha pagato a chi
ui-summary-vp = Da dove vengono i punti
ui-summary-close = Avanti

## Elections

ui-election-title = Elezioni
ui-election-vote-on = Votazione su { $section }
ui-election-stances = Preferenze
ui-election-in-favor = A favore
ui-election-against = Contro
ui-election-undecided = non ancora
ui-election-cubes = Cubi pescati
ui-election-influence = Influenza
ui-election-secret = segreta
ui-election-votes = { COUNT($count, "thing-vote") }
ui-election-passed = approvata
ui-election-failed = respinta
ui-election-change = Che cosa cambia

## The end and the replay

ui-end-title = Fine
ui-end-winner = Vittoria: { $names }.
ui-end-by-source = Punti per fonte
ui-end-by-round = Punti per round
ui-end-share = Condividi questa partita
ui-end-download = Scarica il salvataggio
ui-end-replay = Guarda il replay
ui-end-rematch = Gioca ancora
ui-end-rematch-join = Alla prossima partita
ui-end-rematch-watch = Guarda la prossima partita
ui-end-lobby = Torna ai tavoli
ui-replay-title = Replay della partita
ui-replay-position = Dopo { COUNT($number, "thing-choice") } su { $total }
ui-replay-first = All'inizio
ui-replay-back = Una scelta indietro
ui-replay-play = Avvia
ui-replay-pause = Ferma
ui-replay-forward = Una scelta avanti
ui-replay-last = Alla fine
ui-replay-play-on = Continua da qui e gioca { WORD($role, form: "def") }
ui-replay-whose = Di chi si vedono le carte
ui-replay-turn-back = Un turno indietro
ui-replay-turn-forward = Un turno avanti
ui-replay-picks = { WORD($role, form: "bare") }: una scelta che non ha ancora conseguenze.
ui-replay-think = { WORD($role, form: "bare") }: quanto valeva ogni opzione?

## Chat

ui-chat-title = Messaggi
ui-chat-message = Messaggio
ui-chat-send = Invia
ui-chat-empty = Nessuno ha ancora scritto niente.

## Errors

ui-error-unknown = Qualcosa è andato storto. Riprova.
ui-error-no-table = Questo tavolo non esiste.
ui-error-offline = Il server non risponde.

## Signs and small parts of the table

ui-skill-unskilled = non qualificato
ui-policy-1-A = 9 Aziende Pubbliche; l'IMF arriva con 2 Prestiti
ui-policy-1-B = 6 Aziende Pubbliche; l'IMF arriva con 2 Prestiti
ui-policy-1-C = 3 Aziende Pubbliche; l'IMF arriva con 1 Prestito
ui-policy-2-A = I Salari sono L3
ui-policy-2-B = I Salari sono L2 o L3
ui-policy-2-C = I Salari sono L1, L2 o L3
ui-policy-3-A = Moltiplicatore Tasse 3, più 2 volte il Welfare
ui-policy-3-B = Moltiplicatore Tasse 2, più 1 volta il Welfare
ui-policy-3-C = Moltiplicatore Tasse 1
ui-policy-4-A = La Salute Pubblica è gratuita; Welfare 2
ui-policy-4-B = La Salute Pubblica costa { MONEY(FIGURE("public-service-price-B")) }; Welfare 1
ui-policy-4-C = La Salute Pubblica costa { MONEY(FIGURE("public-service-price-C")) }
ui-policy-5-A = L'Istruzione Pubblica è gratuita; Welfare 2
ui-policy-5-B = L'Istruzione Pubblica costa { MONEY(FIGURE("public-service-price-B")) }; Welfare 1
ui-policy-5-C = L'Istruzione Pubblica costa { MONEY(FIGURE("public-service-price-C")) }
ui-policy-6-A = Dazi alti; nessun Accordo Commerciale
ui-policy-6-B = Dazi bassi; 1 Accordo Commerciale
ui-policy-6-C = Nessun dazio; 2 Accordi Commerciali
ui-policy-7-A = Dall'estero non arrivano Lavoratori
ui-policy-7-B = Dall'estero arriva 1 Lavoratore per Classe
ui-policy-7-C = Dall'estero arrivano 2 Lavoratori per Classe
ui-policy-short-1-A = 9 pubbl.
ui-policy-short-1-B = 6 pubbl.
ui-policy-short-1-C = 3 pubbl.
ui-policy-short-2-A = L3
ui-policy-short-2-B = L2–L3
ui-policy-short-2-C = L1–L3
ui-policy-short-3-A = alta
ui-policy-short-3-B = media
ui-policy-short-3-C = bassa
ui-policy-short-4-A = gratis
ui-policy-short-4-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-4-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-5-A = gratis
ui-policy-short-5-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-5-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-6-A = chiuso
ui-policy-short-6-B = 1 accordo
ui-policy-short-6-C = 2 accordi
ui-policy-short-7-A = +0
ui-policy-short-7-B = +1
ui-policy-short-7-C = +2
ui-policy-cell = { $code }, { WORD($policy) }: { $text }
ui-import-tariff = { MONEY($price) } e { MONEY($tariff) } di dazio
ui-export-sale = { $amount } per { MONEY($money) }
ui-export-name = Vendi { COUNT($amount, $resource) } per { MONEY($money) }
ui-deal-cost = { MONEY($cost) } e { MONEY($tariff) } di dazio
ui-deal-name = Accordo Commerciale: { $food } Cibo, { $luxury } Lusso
ui-spaces = { $used } di { $spaces }
ui-tabs = Parti del tavolo
ui-group-card = Gioca una carta
ui-group-basic = Azioni Base
ui-group-free = Azioni Gratuite
ui-group-other = Opzioni
ui-group-end = Fine
ui-pick-title = { $name }: che cosa vuoi?
ui-leave-table = Tavoli
ui-asked = deve decidere
ui-election-board = Guarda il tabellone
ui-election-screen = Torna alla votazione
ui-election-proposer = Proponente: { WORD($role, form: "bare") }
ui-election-no-proposer = Non ha proponente, e nessuno ne ottiene VP.
ui-election-now = Ora { $code }
ui-election-then = poi { $code }
ui-election-waiting = In attesa: { $names }
ui-election-absent = non vota
ui-election-answered = ha risposto
ui-benefits-none = niente da parte
ui-imf-loans = { $loans } di { COUNT($limit, "thing-loan") }
ui-forecast-now = ora { MONEY($amount) }
ui-roles-in-game = Posti
ui-lobby-forget = Dimentica
ui-lobby-random-seed = casuale
ui-lobby-about = Un tavolo non ufficiale per Hegemony: Lead Your Class to Victory. Ogni Classe vuole un Paese diverso; leggi, Salari e tasse decidono chi lo ottiene.
ui-who-is = { $name }, { WORD($role, form: "bare") }
ui-population-step = con { COUNT($next, "thing-worker") } diventa { $population }: tanto Cibo a round e tanto per ogni uso
ui-workers-title = Lavoratori
ui-cards-title = Carte

ui-automa-influence = simbolo Influenza
ui-automa-no-card = Non ha ancora rivelato carte IA.
ui-automa-rows = File: la prima in alto agisce
ui-automa-row = Fila
ui-automa-actions = Azioni
ui-automa-policies = Politiche
ui-automa-aside = Messe da parte:
ui-automa-before = Prima
ui-automa-now = A questo passo
ui-automa-checks = I suoi controlli, con le cifre
ui-automa-in-order = Le sue Azioni, in ordine
ui-automa-able = può
ui-automa-stays = resta
ui-automa-not-yet = Non ancora a questo passo.
ui-automa-action = A che cosa porta
ui-automa-fell = escluse: { $count }
ui-automa-left = rimaste: { $count }
ui-automa-step = Passo { $number } di { $count }.
ui-automa-back = Indietro
ui-automa-next = Avanti
ui-automa-again = Da capo
ui-automa-done = Fatto
ui-automa-board = Mostra il tabellone
ui-automa-whole = Mostra i passi
ui-automa-stage-card = Carta
ui-automa-stage-checks = Controlli
ui-automa-stage-rows = File
ui-automa-stage-action = Azione
ui-priority-AW = Assegna
ui-priority-BGS = Acquista
ui-priority-PB = Legge
ui-priority-STR = Sciopero
ui-priority-DEM = Manifesta
ui-priority-SA = Speciale
ui-priority-BC = Costruisci
ui-priority-SFM = Esporta
ui-priority-LOB = Fai Lobby
ui-priority-SC = Vendi
ui-automa-pile = { $count ->
    [one] { $count } carta IA nel mazzo
   *[other] { $count } carte IA nel mazzo
}

## Expansions

ui-policy-protected = protetta
ui-policy-protected-hint = Niente Proposte di Legge su questa Politica fino alla fine del round

## The table on one screen

ui-board = Il tavolo
ui-players = Giocatori
ui-menu = Menù
ui-keys-title = Tasti
ui-key-arrows = da una cosa che si può scegliere all'altra
ui-key-enter = sceglierla, o confermare
ui-key-numbers = le Azioni Base del tuo turno, o ciò che si può scegliere, per numero
ui-key-amount = aumentare o ridurre una quantità
ui-key-escape = chiudere ciò che è aperto
ui-key-list = tutto ciò che puoi fare, in elenco
ui-key-suggest = che cosa farebbe il bot costante
ui-key-undo = annullare
ui-key-end = chiudere il turno
ui-key-help = questa pagina
ui-phase-preparation = Preparazione
ui-phase-action = Azioni
ui-phase-production = Produzione
ui-phase-elections = Elezioni
ui-phase-scoring = Punteggio
ui-turn-of = { $turn }/{ $turns }
ui-tax-short = Tasse
ui-imf-short = IMF
ui-imf-none = nessun Prestito
ui-district-ST = Settore Pubblico
ui-district-CC = Aziende capitaliste
ui-district-MC = Aziende della Classe Media
ui-district-WC = Cooperative
ui-district-working = { $working } di { $used } al lavoro
ui-company-no-wages = senza Salario
ui-company-own-work = lavoro proprio
ui-policy-name-1 = Politica Fiscale
ui-policy-name-2 = Mercato del Lavoro
ui-policy-name-3 = Tassazione
ui-policy-name-4 = Salute & Benefit
ui-policy-name-5 = Istruzione
ui-policy-name-6 = Commercio Estero
ui-policy-name-7 = Immigrazione
ui-policy-about-1 = IMF a { $limit }
ui-policy-about-2 = Salari
ui-policy-about-3 = ×{ $multiplier }
ui-policy-about-4 = prezzo
ui-policy-about-5 = prezzo
ui-policy-about-6 = accordi
ui-policy-about-7 = Lavoratori
ui-bag-cubes = { COUNT($count, "thing-cube") }
ui-percent = { $part }%
ui-times = ×{ $count }
ui-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
ui-desk-title = Sul tavolo
ui-desk-read = leggi
ui-desk-if-imf = se IMF
ui-benefits-count = { $count ->
    [one] { $count } tipo
   *[other] { $count } tipi
}
ui-benefit = { COUNT($amount, $item) }
ui-media = dei Media
ui-of = di { $limit }
ui-abroad-title = Estero
ui-export-card = carta { $card }
ui-import-buy = compra
ui-deal-none = nessun accordo
ui-market-for-sale = { $count } in vendita
ui-market-wages = Salari { $wages }
ui-workers-of = { $workers } di { $next }
ui-prosperity-next = poi +{ $vp } VP
ui-prosperity-step = Il prossimo passo vale { $vp } VP, usando { $amount } Salute, Istruzione o Lusso
ui-wealth-next = { MONEY($capital) } +{ $vp } VP
ui-wealth-step = La prossima colonna richiede un Capitale di { MONEY($capital) } nella Fase Punteggio: { $vp } VP, e { $step } VP per il passo
ui-legitimacy-lowest = Influenza dal valore più basso prima delle elezioni: { $amount }.
ui-legitimacy-step = Da { $legitimacy } in su è { $amount }.
ui-tax-by = { $code }: { $multiplier }
ui-imf-step = { $more ->
    [0] L'IMF arriva nella produzione se i Prestiti non si possono pagare
   *[other] Ancora { COUNT($more, "thing-loan") } e arriva l'IMF
}
ui-talk-title = Cronaca, messaggi, previsione e Mercato
ui-talk-log = Cronaca
ui-talk-chat = Messaggi
ui-talk-forecast = Previsione
ui-talk-market = Mercato
ui-forecast-food-to-buy = Cibo da acquistare: { $amount }
ui-forecast-treasury = Tesoreria prima delle tasse
ui-plan-title = Che cosa si chiede
ui-your-turn = Tocca a te
ui-waiting = Attendi
ui-plan-money = Denaro
ui-plan-wages = Salari
ui-plan-taxes = Tasse
ui-plan-food = Cibo
ui-plan-other = Altro
ui-plan-left = Dopo la produzione
ui-plan-loans = Prestiti
ui-plan-vp = VP
ui-plan-influence = Influenza
ui-plan-makes = per round
ui-plan-another-card = Scarta un'altra carta
ui-plan-shown = Qualcosa è stato mostrato: non si può annullare
ui-plan-only-end = Non resta che chiudere il turno.
ui-plan-confirm = Conferma
ui-plan-go-on = Questo è il piano. Conferma, o prima esegui la tua Azione Gratuita.
ui-confirm = Conferma
ui-brings-stops = si ferma il lavoro: { $companies }
ui-brings-starts = comincia il lavoro: { $companies }
ui-stepper = Quantità
ui-stepper-less = Meno
ui-stepper-more = Più
ui-move = { $what }: { $told }
ui-acts-title = Azioni
ui-act-list = In elenco
ui-part-calling = { WORD($part) }: qualcosa da scegliere
ui-part-politics = Politiche
ui-part-ST = Settore Pubblico
ui-part-CC = Aziende capitaliste
ui-part-MC = Aziende della Classe Media
ui-part-people = Persone e commercio
ui-part-players = Giocatori
ui-part-hand = Azioni e mano
ui-part-talk = Cronaca e messaggi
ui-automa-of = Automa { WORD($role, form: "di") }
ui-automa-its-card = La sua carta
ui-automa-open = L'Automa { WORD($role, form: "di") }: carta, file e motivi
ui-end-place = { $name } { $amount } VP
ui-end-star = una stella vale { $amount } VP
ui-end-source = { WORD($reason) } { $amount }
ui-end-course = Probabilità di vittoria, turno per turno
ui-end-course-show = Come sono andate le probabilità?
ui-end-course-busy = Un momento…
ui-end-course-end = Alla fine
ui-end-turnings = I turni che le hanno cambiate di più
ui-end-turnings-none = Nessun turno da solo le ha cambiate molto.

## Sheets and the glossary

ui-sheet-helps = Aiuta
ui-sheet-page = Nel regolamento: { $name } ({ rulebook-page })
ui-sheet-book = Nel regolamento di Crisis & Control: { $name }
ui-sheet-more = { $count } altre
ui-key-sheet = che cos'è la cosa selezionata o sotto il puntatore (come una pressione lunga o un clic destro)
ui-key-glossary = il glossario, con mazzi e scarti
ui-glossary-title = Glossario
ui-glossary-sheets = Tutto spiegato
ui-glossary-piles = Mazzi e scarti
ui-glossary-find = Cerca una parola, una carta, un'Azienda…
ui-glossary-families = Tipi di cose
ui-glossary-count = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
ui-glossary-more = Altre { $count }: cerca una parola per trovarle.
ui-glossary-none = Niente contiene questa parola.
ui-family-rules = Regole in breve
ui-family-roles = Ruoli
ui-family-policies = Politiche
ui-family-actions = Azioni
ui-family-goods = Beni e denaro
ui-family-people = Persone e lavoro
ui-family-trade = Commercio
ui-family-politics = Vita politica
ui-family-companies = Aziende
ui-family-cards = Carte Azione
ui-family-events = Eventi e agende
ui-family-expansions = Espansioni
ui-family-automas = Automi
ui-piles-action = Carte Azione { WORD($role, form: "di") }
ui-piles-companies = Aziende { WORD($role, form: "di") }
ui-piles-export = Carte Export
ui-piles-deals = Accordi Commerciali
ui-piles-left = { $count } nel mazzo
ui-piles-discarded = Scarti
ui-piles-discarded-count = scarti: { $count }
ui-piles-numbers = Scarti: { $cards }
ui-piles-unseen = Ancora nel mazzo o in mano
ui-piles-empty = Nessuno scarto.

## Settings

ui-primers = Introduzioni ai ruoli
ui-puzzles = Rompicapi
ui-puzzles-about = Una posizione, un obiettivo e un turno per raggiungerlo. Tutto si può riprovare, e ci sono tre suggerimenti.
ui-puzzles-all = Tutti i rompicapi
ui-puzzles-solved = Risolti: { $count }
ui-puzzles-opening = Si prepara il rompicapo…
ui-puzzles-level-1 = Facili
ui-puzzles-level-2 = Da pensarci un po'
ui-puzzles-level-3 = Difficili
ui-puzzles-level-4 = Per esperti
ui-puzzle-own = Un rompicapo da una partita
ui-puzzle-try = Prova
ui-puzzle-try-this = Prova: { $title }
ui-puzzle-solved = Risolto.
ui-puzzle-failed = Non questa volta.
ui-puzzle-again = Di nuovo
ui-puzzle-hint = Aiuto { $number }/{ $total }
ui-puzzle-make = Fai un rompicapo di questo turno
ui-puzzle-make-none = Vai all'inizio di un turno di questo ruolo in cui si è ottenuto qualcosa.
ui-puzzle-make-goal = L'obiettivo
ui-puzzle-link = Link al rompicapo

ui-settings-title = Impostazioni
ui-settings-language = Lingua
ui-settings-theme = Colori
ui-settings-theme-device = Come sul dispositivo
ui-settings-theme-light = Chiaro
ui-settings-theme-dark = Scuro
ui-settings-letters = Dimensione del testo
ui-settings-letters-usual = Normale
ui-settings-letters-large = Grande
ui-settings-letters-huge = Molto grande
ui-settings-letters-hint = Nella cronaca, nei messaggi, nelle schede, negli elenchi e in tutto ciò che si apre sopra il tabellone. Il tabellone stesso cresce con la finestra.
ui-settings-calls = Quando tocca a te
ui-settings-calls-notify = Avvisami mentre guardo altrove
ui-settings-calls-hint = Il browser chiede una volta sola se può farlo. Il tavolo deve essere aperto in una scheda, la cui icona mostra anche un punto.
ui-settings-calls-refused = Il browser non lo permette: controlla le sue impostazioni per questa pagina.
ui-call-text = La partita ti aspetta.
ui-settings-choices = Scelte
ui-settings-confirms = Mostra ogni scelta prima che valga
ui-settings-confirms-hint = Il primo clic dice che cosa verrebbe scelto, il secondo lo sceglie.
ui-settings-coach = Dimmi che cosa conta adesso
ui-settings-coach-hint = Una riga con i numeri del tavolo, e un avviso quando una scelta ti fa perdere molto. Sa quello che sai tu. Solo contro i bot, se al tavolo non sono tutti d'accordo.

## What happened, played

ui-playback-skip = Salta
ui-playback-next = Avanti
ui-playback-key = Spazio
ui-playback-again = Mostrami di nuovo che cosa è successo
ui-key-forward = saltare ciò che viene mostrato, o andare al passo successivo
ui-key-again = mostrare di nuovo che cosa è successo dalla tua ultima scelta
ui-settings-speed = Ciò che succede viene mostrato
ui-settings-speed-off = mai
ui-settings-speed-fast = in fretta
ui-settings-speed-normal = con calma
ui-settings-speed-step = passo per passo
ui-settings-speed-hint = Non devi mai aspettare: un clic o la barra spaziatrice saltano tutto. Dove il dispositivo chiede meno movimento, le cose vengono invece evidenziate.
ui-settings-sounds = Suoni
ui-settings-sound = fammi sentire i cubi, le monete e il mio turno
ui-ledger-food = Cibo
ui-ledger-taxes = Tasse
ui-ledger-other = Altri pagamenti
