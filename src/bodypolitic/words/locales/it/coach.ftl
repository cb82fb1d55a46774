# What the coach says: what matters now, and why. Each is one clause, told as a sentence.

coach-money-short = la prossima Fase Produzione chiede { MONEY($short) } più di quanto avrai: dovrai indebitarti, { MONEY($loan) } per Prestito
coach-food = la tua gente ha bisogno di { $needed } Cibo e tu ne hai { $have }: il resto costa { MONEY($cost) } nella Fase Produzione
coach-loan = ora puoi estinguere un Prestito (in tutto { $loans }): ciascuno costa { MONEY($interest) } per round
coach-imf = così come stanno le cose l'IMF interverrà: lo Stato ha { COUNT($loans, "thing-loan") }, e ne bastano { $limit }
coach-treasury = la Tesoreria ha { MONEY($treasury) } per Salari di { MONEY($wages) }: ci vorranno { $new ->
        [one] { $new } nuovo Prestito
       *[other] { $new } nuovi Prestiti
    }
coach-wealth = ancora { MONEY($short) } entro la fine del round e arrivi alla colonna successiva della Ricchezza: { $points } VP, e 1 in più a ogni Fase Punteggio
coach-vote = cubi a favore { $for }, contro { $against }; la parte avversa ha { $influence } Influenza. In parità la Legge passa
coach-bills-against = { $count ->
        [one] { $sections } probabilmente passerà, a tuo danno
       *[other] { $count } Proposte di Legge probabilmente passeranno, tutte a tuo danno: { $sections }
    }. Nel sacchetto hai { COUNT($cubes, "thing-cube") } su { $bag }, e { $influence } Influenza
coach-bill-for = { $section } probabilmente passerebbe, se la proponi: nel sacchetto hai { COUNT($cubes, "thing-cube") } su { $bag }, e { $influence } Influenza
coach-jobs = { WORD($company) }: c'è lavoro per i tuoi disoccupati ({ $workers }), per { MONEY($wage) } a ogni round
coach-own-jobs = Azienda ferma: { WORD($company) }, e hai disoccupati per farla lavorare ({ $workers })
coach-for-sale = { WORD($company) } costa { MONEY($cost) }, e ci sono disoccupati che potrebbero lavorarci ({ $unemployed })
coach-union = puoi istituire un Sindacato nel settore { WORD($industry) }: porta { $points } VP a ogni Fase Punteggio
coach-strike = c'è uno Sciopero: { ALL($companies) }. Paga il Salario più alto, o lì non si produce nulla
coach-demonstration = è in corso una Manifestazione: { $unemployed } senza lavoro, e ti costa punti se non lo trovano in tempo
coach-use = usa { WORD($resource, form: "def") } che hai: ora porta { $points } VP
coach-short-of-use = ancora { COUNT($short, $resource) } e basta per tutta la Popolazione ({ $population })
coach-overflow = nella Fase Produzione perderai { COUNT($lost, $resource) }: c'è spazio per { $room }
coach-export = il Mercato Estero paga { MONEY($price) } per { COUNT($amount, $resource) }
coach-idle = mancano Lavoratori: { ALL($companies) }. Chi sta fermo non produce nulla
coach-benefits = lo Stato ha messo da parte qualcosa per te: prenderlo non costa il turno
coach-event = “{ WORD($event) }” ti aspetta: { $turns ->
        [one] è l'ultimo turno
       *[other] restano { $turns } turni
    } prima che ti costi Legittimità
coach-legitimacy = i tuoi punti vengono dalle due Legittimità più basse: { ALL($who) }, insieme { $points }
coach-well-off = hai { MONEY($money) }, e dopo la Fase Produzione saranno { MONEY($left) }: acquista ciò che alza la Prosperità
coach-gave-away = “{ $better }” avrebbe reso circa { $lost } VP più di “{ $chosen }”

## The steady bot's rules of thumb, named after what it would do

thumb-politics = una Proposta di Legge vale i suoi punti e ciò che la Politica porta fino alla fine, per la probabilità che passi
thumb-jobs = un lavoro vale il suo Salario, e un Sindacato i suoi punti, per i round che restano ({ $rounds })
thumb-shopping = ciò che si acquista vale la Prosperità che porterà, meno il prezzo; { MONEY($money) } valgono { $tenth } VP
thumb-use = i servizi si usano appena ce n'è abbastanza: la Prosperità porta subito i suoi punti, e il passo dopo ancora di più
thumb-struggle = uno Sciopero o una Manifestazione valgono l'Influenza che portano e ciò che costano agli altri
thumb-influence = Influenza e cubi valgono secondo le votazioni ancora da tenere; { MONEY($money) } valgono { $tenth } VP
thumb-building = un'Azienda vale ciò che produce meno Salari e tasse, per i round che restano ({ $rounds }), meno il prezzo
thumb-selling = un'Azienda si vende se il prezzo vale più di ciò che avrebbe ancora prodotto
thumb-trade = ciò che si scambia vale il prezzo rispetto a quanto renderebbe più tardi; { MONEY($money) } valgono { $tenth } VP
thumb-shift = gli Straordinari valgono ciò che producono, meno il Salario
thumb-events = un Evento vale la sua ricompensa e la Legittimità che non si perde
thumb-legitimacy = la Legittimità conta dove è più bassa, perché i punti vengono dalle due più basse
thumb-tax = il denaro conta contro la Legittimità che costa; { MONEY($money) } valgono { $tenth } VP
thumb-loan = un Prestito estinto vale gli interessi risparmiati per i round che restano ({ $rounds })
thumb-prices = prezzi alti quanto i compratori sopportano, Salari bassi quanto si può, e alti dove c'è uno Sciopero
thumb-storage = un Magazzino vale ciò che altrimenti andrebbe perso
thumb-benefits = ciò che lo Stato ha messo da parte si prende se vale più dei punti che porta allo Stato
thumb-swap = si liberano le qualifiche per i lavori che le richiedono
thumb-card = una carta vale tutto ciò che fa, con le stesse regole delle azioni, e ogni carta in mano ciò che potrebbe ancora portare
