# Primers: one sheet for each role.

primer-title = Per cominciare: { WORD($role) }
primer-score = Come fai punti: { $text }.
primer-actions = Le tue cinque azioni più importanti:
primer-action = { $number }. { WORD($action) }: { $why }.
primer-others = Che cosa vogliono da te gli altri: { $text }.
primer-mistakes = Errori da principianti:
primer-mistake = – { $mistake }.

primer-WC-score = ogni passo di Prosperità porta i punti che il suo spazio mostra; ogni Sindacato porta { FIGURE("union-vp") } VP a ogni Fase Punteggio, una Legge che passa { FIGURE("bill-proposer-vp") }
primer-WC-action-1 = Salute, Istruzione o Lusso per tutta la tua gente alzano la Prosperità
primer-WC-action-2 = chi è senza lavoro non guadagna nulla
primer-WC-action-3 = Salari migliori e servizi più economici durano molti round
primer-WC-action-4 = Salute per tutta la Popolazione significa punti subito
primer-WC-action-5 = un'Azienda che paga poco deve pagare di più o fermarsi
primer-WC-others = i tuoi Lavoratori a basso Salario, il tuo denaro per i loro beni, e i tuoi voti
primer-WC-mistake-1 = acquistare meno di quanto serve alla Popolazione: non si può usare
primer-WC-mistake-2 = lasciare gente disoccupata mentre le Aziende hanno slot vuoti
primer-WC-mistake-3 = spendere tutto in beni e indebitarsi per Cibo e tasse

primer-MC-score = la Prosperità come la Classe Operaia, ma scende due volte più in fretta; un punto per ogni transazione estera; la sezione B delle Politiche 1–5 alla fine
primer-MC-action-1 = gestisci le tue Aziende e guadagna Salari in quelle altrui
primer-MC-action-2 = un'Azienda con 2 Lavoratori aiuta anche la Prosperità
primer-MC-action-3 = ogni transazione è un punto oltre al prezzo
primer-MC-action-4 = ciò che non produci lo acquisti per prosperare
primer-MC-action-5 = il centro del tavolo ti conviene: tienilo lì
primer-MC-others = la Classe Operaia vuole lavoro nelle tue Aziende, la Classe Capitalista i tuoi Lavoratori, entrambe il tuo voto
primer-MC-mistake-1 = vendere il Cibo che servirà alla tua gente
primer-MC-mistake-2 = costruire Aziende senza Lavoratori
primer-MC-mistake-3 = lasciare la politica alle due estremità del tavolo

primer-CC-score = la colonna raggiunta dal Capitale porta il suo numero a ogni Fase Punteggio, e { FIGURE("wealth-step-vp") } VP per ogni colonna nuova; la sezione C delle Politiche 1–5 alla fine
primer-CC-action-1 = produce beni per il resto della partita
primer-CC-action-2 = i beni diventano denaro prima di andare persi
primer-CC-action-3 = beni a buon prezzo dall'estero, se hai spazio
primer-CC-action-4 = Salari e tasse bassi rendono a ogni round
primer-CC-action-5 = bassi quanto è permesso, e alti dove c'è uno Sciopero
primer-CC-others = la Classe Operaia vuole lavoro e Salari alti, lo Stato le tasse, tutti i tuoi beni
primer-CC-mistake-1 = costruire Aziende che non trovano Lavoratori
primer-CC-mistake-2 = produrre più di quanto ci sia spazio
primer-CC-mistake-3 = dimenticare che i Salari si pagano prima di vendere

primer-ST-score = le due più basse delle tre Legittimità a ogni Fase Punteggio; la tua Agenda Politica; un punto quando una Classe prende i suoi Benefit Statali
primer-ST-action-1 = un Evento porta Legittimità, e la costa se nessuno se ne occupa
primer-ST-action-2 = Legittimità dove è più bassa
primer-ST-action-3 = l'Agenda dice quali sezioni vuoi in questo round
primer-ST-action-4 = l'Influenza dei media diventa tua
primer-ST-action-5 = denaro, quando la Tesoreria è bassa e due Classi lo sopportano
primer-ST-others = tutti vogliono servizi economici e il tuo voto; tutti perdono se arriva l'IMF
primer-ST-mistake-1 = accontentare la Classe che già si fida di più
primer-ST-mistake-2 = svuotare la Tesoreria prima di pagare i Salari
primer-ST-mistake-3 = lasciare gli Eventi all'ultimo turno
