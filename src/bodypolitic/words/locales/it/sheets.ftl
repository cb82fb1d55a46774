# The sheets that explain everything on the table, in our own words: what a thing is and what it does.
# `text` is the explanation, `rulebook` the name in the rulebook where it is another one.

## What all sheets share

sheet-basic-action = Azione Base: al posto del testo di una carta, scartando una carta qualsiasi della mano
sheet-free-action = Azione Gratuita: una per turno, prima o dopo l'Azione Principale
sheet-needs = Richiede { $requires }
sheet-copies = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
sheet-action-card = Carta Azione { WORD($role, form: "di") }
sheet-company = Azienda { WORD($role, form: "di") }
sheet-company-public = Azienda Pubblica
sheet-company-coop = Cooperativa { WORD($role, form: "di") }
sheet-company-makes = Produce { COUNT($amount, $resource) } ogni round, quando tutti i suoi slot sono occupati.
sheet-company-automated = Produce { COUNT($amount, $resource) } ogni round, senza Lavoratori e senza Salario.
sheet-company-cost = Costruirla costa { MONEY($cost) }, e venderla rende altrettanto.
sheet-company-slots = Servono: { ALL($workers) }.
sheet-company-wages = Salari L1, L2 e L3, per tutti insieme: { $wages }.
sheet-company-machinery = Un token Macchinario aggiunge { $amount }.
sheet-company-employee = { WORD($worker) } della Classe Operaia aggiunge { $amount } e riceve { $wages } con L1, L2 o L3.
sheet-policy = Politica { $number }
sheet-section = Sezione { WORD($section) } { WORD($policy, form: "di") }
sheet-section-final = Conta per { WORD($role, form: "def") } alla fine della partita.
sheet-event = Evento
sheet-ai-card = Carta IA { $number } { WORD($role, form: "di") }
sheet-priority = Carta Priorità di un Automa
sheet-priority-action = In Modalità Avanzata la sua fila dice quanto l'Automa vuole questa azione: esegue quella possibile nella fila più alta.
sheet-priority-policy = In Modalità Avanzata la sua fila dice quanto l'Automa vuole spostare questa Politica dalla sua parte.
sheet-worker-skilled = Occupa uno slot con il suo simbolo o uno slot senza simbolo.
sheet-worker-unskilled = Occupa solo slot senza simbolo. Usare Istruzione ne fa un Lavoratore qualificato.

## The game in short

sheet-rule-goal = Il gioco in breve
    .text = Quattro gruppi condividono un Paese per 5 round: la Classe Operaia lavora, la Classe Media lavora e gestisce piccole Aziende, la Classe Capitalista possiede e vende, lo Stato cerca di accontentare tutte e tre. Vince chi alla fine ha più Punti Vittoria. Le leggi decidono Salari, tasse e prezzi, e chiunque può provare a cambiarle.
    .rulebook = Panoramica
sheet-rule-turn = Un turno
    .text = Scegli una carta della mano: giocala per il suo testo, o scartala per un'Azione Base. Oltre a questo puoi eseguire un'Azione Gratuita. Cinque turni fanno un round, e ti restano due carte in mano.
    .rulebook = Fase Azioni
sheet-rule-order = Chi comincia
    .text = Classe Operaia, Classe Media, Classe Capitalista, Stato, in ogni fase tranne la produzione, che va nell'ordine inverso.
    .rulebook = Ordine di turno
sheet-rule-end = La fine della partita
    .text = Dopo il quinto round si regolano i Prestiti: { MONEY(FIGURE("loan-paid-late")) } l'uno, o 1 VP ogni { MONEY(FIGURE("loan-step")) } che mancano; la Classe Capitalista perde invece { FIGURE("cc-loan-penalty") } VP per ognuno. Poi ogni giocatore, tranne lo Stato, ottiene punti per le Politiche da 1 a 5 nella sezione che vuole, e tutti per ciò che resta in Magazzino e per il denaro.
    .rulebook = Fine Partita

sheet-phase-preparation =
    .text = Interessi di { MONEY(FIGURE("loan-interest")) } per ogni Prestito, { FIGURE("cards-drawn-each-round") } nuove carte, nuovi Lavoratori, nuove Aziende in vendita, una nuova carta Export e Accordi Commerciali, due nuovi Eventi. La Prosperità scende di 1 per la Classe Operaia e di 2 per la Classe Media. Il primo round non ha preparazione.
sheet-phase-action =
    .text = Ogni giocatore svolge 5 turni, uno dopo l'altro.
sheet-phase-production =
    .text = I proprietari pagano i Salari e le Aziende producono; poi la gente mangia, l'IMF guarda i Prestiti dello Stato, e si pagano le tasse.
sheet-phase-elections =
    .text = Le Classi aggiungono cubi Voto al sacchetto, lo Stato riceve Influenza. Poi si vota sulle Proposte di Legge, a partire dalla Politica 1.
sheet-phase-scoring =
    .text = La Classe Operaia ottiene punti per i Sindacati, la Classe Media può guadagnare Prosperità con le sue Aziende, la Classe Capitalista ottiene punti per la Ricchezza, lo Stato per la Legittimità e per l'Agenda Politica.

## The roles

sheet-role-WC =
    .text = Manda le persone a lavorare, incassa i Salari e acquista Salute, Istruzione e Lusso per aumentare la Prosperità: ogni passo porta tanti punti quanti ne mostra il nuovo spazio. Vuole la sezione A delle Politiche da 1 a 5, Salari alti e Servizi Pubblici a buon prezzo.
sheet-role-MC =
    .text = Lavora nelle Aziende altrui e gestisce piccole Aziende proprie; vende all'estero o agli altri, e aumenta la Prosperità con ciò che acquista o produce. Vuole la sezione B delle Politiche da 1 a 5.
sheet-role-CC =
    .text = Costruisce Aziende, assume e vende ciò che producono. Ogni round i punti vengono dal Capitale, e di più da un Capitale che cresce fino a una nuova colonna. Vuole la sezione C delle Politiche da 1 a 5, Salari bassi e tasse basse.
sheet-role-ST =
    .text = Incassa le tasse, gestisce le Aziende Pubbliche e affronta gli Eventi perché ogni Classe si fidi: ogni round ottiene punti per i due valori di Legittimità più bassi. L'Agenda Politica dice quali Politiche vuole in questo round.

## Policies

sheet-policy-1 = Quante Aziende Pubbliche ci sono, e con quanti Prestiti dello Stato arriva l'IMF. Lo Stato paga per le Aziende che aprono e riceve denaro per quelle che chiudono.
sheet-policy-2 = Il Salario più basso che si può pagare. Con la Tassazione decide anche la Tassa sul Fatturato.
sheet-policy-3 = Tassa sul Fatturato e Tassa sulle Società, e la base del Moltiplicatore Tasse, che i proprietari pagano per ogni Azienda operativa.
sheet-policy-4 = Il prezzo della Salute Pubblica. Se costa meno, il Moltiplicatore Tasse sale, e lo Stato ottiene punti o Legittimità.
sheet-policy-5 = Il prezzo dell'Istruzione Pubblica. Se costa meno, il Moltiplicatore Tasse sale, e lo Stato ottiene punti o Legittimità.
sheet-policy-6 = I dazi su Cibo e Lusso importati, che vanno allo Stato, e quanti Accordi Commerciali arrivano ogni round.
sheet-policy-7 = Quanti Lavoratori di ogni Classe arrivano dall'estero a ogni preparazione, oltre ai soliti due.

## Goods and what one has

sheet-resource-food =
    .text = Ogni round, nella produzione, la gente mangia tanto Cibo quanta è la Popolazione. Chi ne ha troppo poco deve acquistarlo.
    .rulebook = Cibo
sheet-resource-luxury =
    .text = Usane quanto la tua Popolazione per 1 Prosperità.
    .rulebook = Lusso
sheet-resource-health =
    .text = Usane quanto la tua Popolazione per 1 Prosperità, 2 VP e un nuovo Lavoratore.
    .rulebook = Salute
sheet-resource-education =
    .text = Usane quanto la tua Popolazione per 1 Prosperità e un Lavoratore qualificato.
    .rulebook = Istruzione
sheet-resource-influence =
    .text = Ogni Influenza spesa in una votazione è un voto per il tuo schieramento. Serve anche a chiedere Votazioni Immediate e a pagare alcune carte. Quella nei Servizi Pubblici è Influenza dei Media, che gli altri possono acquistare; lo Stato può spendere solo la propria.
    .rulebook = Influenza
sheet-money = Denaro
    .text = Si conta in V. Se non puoi pagare ciò che devi, contrai un Prestito; ciò che scegli di pagare devi averlo.
    .rulebook = Moneta Vardis
sheet-revenue = Entrate
    .text = Il denaro che la Classe Capitalista ha guadagnato in questo round. Paga tutto ed è tassato; ciò che resta passa al Capitale nella Fase Punteggio.
    .rulebook = Entrate
sheet-capital = Capitale
    .text = Il denaro già tassato della Classe Capitalista. Paga quando le Entrate sono vuote, e determina la Ricchezza.
    .rulebook = Capitale
sheet-loan = Prestiti
    .text = { MONEY(FIGURE("loan")) } per chi non può pagare ciò che deve. Ognuno costa { MONEY(FIGURE("loan-interest")) } di interessi per round, { MONEY(FIGURE("loan")) } per estinguerlo, e punti alla fine.
    .rulebook = Prestito
sheet-vp = Punti Vittoria
    .text = Vince chi ne ha di più dopo 5 round.
    .rulebook = Punti Vittoria (VP)
sheet-cards = Mano
    .text = 7 carte all'inizio di un round; ogni turno ne usa una. Gli altri giocatori vedono solo quante ne hai.
    .rulebook = Carte Azione
sheet-prosperity = Prosperità
    .text = Sale usando Salute, Istruzione o Lusso, o con le Aziende della Classe Media. Ogni passo verso l'alto vale il numero del nuovo spazio. A ogni preparazione scende di 1 per la Classe Operaia e di 2 per la Classe Media, senza costare punti.
    .rulebook = Prosperità
sheet-population = Popolazione
    .text = Un terzo dei tuoi Lavoratori, tra 3 e 10. Tanto Cibo si mangia ogni round, tanto serve per usare le risorse, e tanto puoi acquistare da una fonte.
    .rulebook = Popolazione
sheet-wealth = Ricchezza
    .text = Nella Fase Punteggio il Capitale raggiunge una colonna di questa tabella e ne ottiene i punti. Una colonna mai raggiunta prima porta altri 3 VP per ogni passo.
    .rulebook = Ricchezza
sheet-legitimacy = Legittimità
    .text = Quanto ogni Classe si fida dello Stato, da 1 a 10. Nella Fase Punteggio lo Stato ottiene in VP i due valori più bassi; poi tutti si dimezzano, per eccesso, e ogni token aggiunge 1. Il valore più basso porta Influenza prima delle elezioni.
    .rulebook = Legittimità
sheet-tax-multiplier = Moltiplicatore Tasse
    .text = Lo fissano le Politiche 3, 4 e 5. La Classe Media e la Classe Capitalista lo pagano per ogni loro Azienda operativa, come Tassa sul Lavoro.
    .rulebook = Moltiplicatore Tasse
sheet-imf = L'IMF
    .text = Se alla verifica nella produzione lo Stato ha tanti Prestiti quanti ne indica la Politica 1, e non può pagare { MONEY(FIGURE("loan-paid-late")) } per ognuno, arriva l'IMF: le Proposte di Legge decadono per 1 Influenza l'una, le Politiche vanno a 1C 2C 3A 4B 5C 6B 7B, i Prestiti si pagano fin dove è possibile, e i valori di Legittimità si dimezzano.
    .rulebook = Intervento dell'IMF

## People and work

sheet-company-any = Aziende
    .text = Ognuna produce una volta per round se tutti i suoi slot sono occupati da una sola Classe, e il proprietario paga un solo Salario per tutti.
    .rulebook = Carte Azienda
sheet-unemployed = Lavoratori Disoccupati
    .text = I nuovi Lavoratori e chi ha perso il posto. Non guadagnano niente, ma mangiano lo stesso.
    .rulebook = Lavoratori Disoccupati
sheet-committed = Impegnati
    .text = I Lavoratori su una barra nera restano dove sono finché non hanno prodotto: non si possono spostare, il loro Salario non può scendere, la loro Azienda non si può vendere.
    .rulebook = Lavoratori impegnati
sheet-union = Sindacati
    .text = Con almeno 4 Lavoratori in un settore, un Lavoratore con quella qualifica può istituire un Sindacato: 1 Influenza a ogni produzione, 2 VP a ogni Fase Punteggio. Con meno di 4 si scioglie.
    .rulebook = Sindacati
sheet-on-strike = In Sciopero
    .text = Se il Salario non è L3 quando comincia la produzione, l'Azienda non produce e non paga, e la Classe Operaia riceve 1 Influenza.
    .rulebook = Token Sciopero
sheet-wage = Livelli di Salario
    .text = L1, L2 o L3, scelto dal proprietario entro la Politica 2. Si paga un solo Salario per tutti i Lavoratori di un'Azienda.
    .rulebook = Salari
sheet-machinery = Macchinario
    .text = Un token che aumenta ciò che un'Azienda produce; i Lavoratori servono comunque. Al massimo uno per Azienda.
    .rulebook = Token Macchinario
sheet-automated = Automatizzata
    .text = Un'Azienda senza slot: lavora sempre, non paga Salari e conta come operativa.
    .rulebook = Aziende automatizzate
sheet-coop = Cooperative
    .text = Le Cooperative Agricole, costruite con carte della Classe Operaia. Tre Lavoratori non qualificati producono 2 Cibo per la propria Classe.
    .rulebook = Cooperativa Agricola

## Trade

sheet-services = Servizi Pubblici
    .text = Ciò che le Aziende Pubbliche producono e lo Stato vende. Per ogni tipo c'è spazio per quanto possono produrre insieme, e per altri 6.
    .rulebook = Servizi Pubblici
sheet-price = Prezzi
    .text = Ciò che la Classe Media e la Classe Capitalista chiedono agli altri. Li cambiano con un'Azione Gratuita, e subito quando una Politica cambia altrove il prezzo della stessa risorsa.
    .rulebook = Prezzi
sheet-storage = Magazzino
    .text = Ciò che è stato prodotto ed è in vendita. Quello che non ci sta va perso; le tessere Magazzino danno più spazio.
    .rulebook = Magazzini
sheet-free-trade-zone = Zona di Libero Scambio
    .text = Cibo e Lusso della Classe Capitalista che si possono vendere solo all'estero: ciò che non stava nei Magazzini, o è arrivato con un Accordo Commerciale senza dazi.
    .rulebook = Zona di Libero Scambio
sheet-market = Aziende in vendita
    .text = La Classe Capitalista sceglie tra 4 Aziende, la Classe Media tra 3. Si completano nella preparazione.
    .rulebook = Mercato
sheet-abroad = Estero
    .text = Importazioni a prezzo fisso più un dazio, vendite con la carta Export del round, e Accordi Commerciali.
    .rulebook = Mercato Estero
sheet-export = Carta Export
    .text = Due vendite per ogni tipo di risorsa. Ognuna si può fare una volta per azione. Ogni round arriva una nuova carta.
    .rulebook = Carta Export
sheet-import = Importazioni
    .text = Cibo a { MONEY(FIGURE("import-price-food")) } e Lusso a { MONEY(FIGURE("import-price-luxury")) }, più il dazio della Politica 6, che va allo Stato.
    .rulebook = Area Import
sheet-deal = Accordo Commerciale
    .text = Molti beni in una volta per la Classe Capitalista, a meno di quanto costa importarli.
    .rulebook = Accordo Commerciale

## Politics

sheet-bill = Proposte di Legge
    .text = Una bandierina su una sezione: chi l'ha messa vuole spostare lì la Politica. Ogni giocatore ha 3 segnalini, e una Politica accetta una sola Proposta di Legge.
    .rulebook = Segnalino Proposta di Legge
sheet-bag = Sacchetto
    .text = Per ogni votazione si pescano cinque cubi, e ognuno è un voto per lo schieramento della sua Classe. I cubi di chi vince escono, quelli di chi perde tornano dentro.
    .rulebook = Sacchetto
sheet-vote = Votazioni
    .text = Ogni giocatore dice se vota a favore o contro; si pescano cinque cubi; poi si spende Influenza in segreto. In pareggio la Legge passa. Il proponente guadagna 3 VP; chi altro era a favore e ha portato almeno un voto guadagna 1 VP.
    .rulebook = Elezioni
sheet-political-agenda = Agenda Politica
    .text = Le sezioni che lo Stato vuole in questo round: 1 VP nella Fase Punteggio per ogni Politica da 1 a 5 che vi si trova.
    .rulebook = Agenda Politica
sheet-events = Eventi
    .text = Due compiti per lo Stato ogni round. Quello che resta ignorato costa Legittimità nella Fase Punteggio.
    .rulebook = Carte Evento
sheet-benefits = Benefit Statali
    .text = Ciò che lo Stato ha messo da parte per una Classe. Aspetta finché la Classe non lo prende; i nuovi Benefit sostituiscono i vecchi.
    .rulebook = Benefit Statali

## Expansions and Automas

sheet-automa = Automi
    .text = Una Classe che gioca con le carte. In Modalità Semplice esegue la prima azione possibile della sua carta IA. In Modalità Avanzata la carta fa salire azioni e Politiche su una scala, e l'Automa esegue la più alta possibile.
    .rulebook = Automi

## Figures of the table now

figure-makes = Produce ora
    .value = { COUNT($amount, $resource) }
figure-worth = Valore al prezzo di { MONEY($price) }
    .value = { MONEY($amount) }
figure-stored = In Magazzino
    .value = { $amount } di { $limit }
figure-wage = { WORD($who) } riceve
    .value = { MONEY($amount) } ({ $level })
figure-employee = Il dipendente riceve
    .value = { MONEY($amount) } ({ $level })
figure-committed = I suoi Lavoratori
    .value = { $committed ->
        [1] sono impegnati
       *[0] possono andarsene
    }
figure-idle = Non operativa
    .value = slot da occupare: { $missing }
figure-on-strike = In Sciopero
    .value = sotto L3 non produce e non paga
figure-now = Ora in vigore
    .value = { $code }
figure-bill = Proposta di Legge { WORD($who, form: "di") }
    .value = se passa: 3 VP
figure-prospects = Denaro dopo la produzione, se fosse in vigore
    .value = a confronto
figure-imf-comes = L'IMF
    .value = arriverebbe
figure-prospect = { WORD($who, form: "bare") }
    .value = { MONEY($amount, sign: "yes") }
figure-final-policies = { WORD($who, form: "bare") } alla fine, ora { $count } su 5 in posizione
    .value = { $vp } VP
figure-income-tax = Tassa sul Fatturato per ogni punto Popolazione (Classe Operaia) o per ogni Azienda altrui in cui lavora (Classe Media)
    .value = { MONEY($amount) }
figure-employment-tax = Tassa sul Lavoro { WORD($who, form: "di") } ora
    .value = { MONEY($amount) }
figure-tax-multiplier = Moltiplicatore Tasse
    .value = { $amount }
figure-multipliers = Con { $codes }
    .value = { $multipliers }
figure-price = { WORD($who) } ne vende { $amount }
    .value = { $price ->
        [0] gratis
       *[other] { MONEY($price) } l'unità
    }
figure-import = All'estero, dazio incluso
    .value = { MONEY($price) } l'unità
figure-supply = Resta nella Scorta
    .value = { $amount }
figure-next-prosperity = { WORD($who, form: "bare") }: il prossimo passo vale
    .value = { $vp } VP
figure-use = { WORD($who) } ne usa alla volta
    .value = { $amount }
figure-population = { WORD($who, form: "bare") }
    .value = { $population } con { $workers } Lavoratori
figure-next-population = La prossima, con 1 in più per Cibo e ogni uso, con
    .value = { $workers } Lavoratori
figure-food = Cibo necessario nella produzione
    .value = { $amount }
figure-wealth = Capitale attuale: { MONEY($capital) }
    .value = colonna { $column }
figure-next-wealth = La prossima colonna richiede
    .value = { MONEY($capital) }: { $vp } VP, e { $step } VP una volta
figure-legitimacy = Presso { WORD($who, form: "def") }
    .value = { $amount }
figure-legitimacy-vp = I due valori più bassi, nella Fase Punteggio
    .value = { $vp } VP
figure-legitimacy-influence = Il valore più basso, prima delle elezioni
    .value = { $amount } Influenza
figure-next-legitimacy = Con { $legitimacy } come valore più basso
    .value = { $amount } Influenza
figure-imf = Prestiti dello Stato
    .value = { $loans }, l'IMF arriva a { $limit }
figure-cubes = { WORD($who, form: "bare") }
    .value = { $cubes } di { COUNT($total, "thing-cube") }
figure-unemployed = Disoccupati { WORD($who, form: "di") }
    .value = { $amount }
figure-open-slots = Slot liberi per la Classe Operaia
    .value = { $amount }
figure-union = Classe Operaia nel settore { WORD($industry) }
    .value = { $amount } di { COUNT($needed, "thing-worker") }
figure-unseen = { $title }
    .value = { $count }
figure-deal = Con il dazio
    .value = { MONEY($cost) }
figure-loans = { WORD($who, form: "bare") }
    .value = { COUNT($loans, "thing-loan") }
figure-vp = { WORD($who, form: "bare") }
    .value = { $vp } VP
figure-money = Denaro
    .value = { MONEY($amount) }
figure-spaces = Aziende
    .value = { $used } di { $spaces }
figure-agenda-matches = Politiche corrispondenti
    .value = { $amount }
