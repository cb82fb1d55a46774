# What lessons say: one thing a message, at most forty words. Figures are given, never written out.

lesson-own-choice = Qui decidi tu: scegli quello che vuoi.
lesson-not-now = Non adesso. Prima fai quello che indica la lezione; poi sarà tutto aperto.

## The first evening

lesson-first-evening-title = La prima serata
lesson-first-evening-about = Un round con la Classe Operaia: un posto di lavoro, la salute, una Legge, la produzione e un voto.
lesson-first-evening-welcome = Ciao! Guidi la Classe Operaia. Le Classi condividono un solo Paese: lavorano l'una per l'altra, commerciano e litigano sulle sue leggi. Stasera contro di te gioca solo la Classe Capitalista.
lesson-first-evening-points = Questo è ciò che conta: i Punti Vittoria. Chi ne ha di più dopo { FIGURE("rounds") } round vince. Li guadagni quando la tua gente vive bene e quando le tue Leggi passano.
lesson-first-evening-people = Ecco i tuoi Lavoratori senza lavoro, in tutto { $count }. Chi ha la croce è del settore sanitario, l'altro non è qualificato. Senza lavoro niente Salario.
lesson-first-evening-assign = In ogni turno fai una cosa principale. Trova un lavoro alla tua gente: scegli “{ action-assign-workers }”.
lesson-first-evening-card = Un'Azione Base costa una carta della tua mano. Più avanti giocherai le carte per il loro testo. Per ora scartane una qualsiasi.
lesson-first-evening-clinic = La Clinica della Classe Capitalista è vuota. Con i Lavoratori paga { MONEY($wages) } di Salari ogni round. Sceglila.
lesson-first-evening-doctor = Lo slot con la croce richiede qualcuno del settore sanitario. Manda chi è senza lavoro.
lesson-first-evening-doctor-instead = Questo Lavoratore tiene aperto l'Ospedale Pubblico, che si fermerebbe. Manda chi è senza lavoro.
lesson-first-evening-helper = Lo slot semplice va bene per chiunque. Manda il Lavoratore non qualificato senza lavoro.
lesson-first-evening-end-turn = La Clinica ha i suoi Lavoratori! Finora tutto si poteva annullare; il turno vale quando lo confermi. Fallo.
lesson-first-evening-capitalist = La Classe Capitalista ha giocato il suo turno; la Cronaca dice quale. Possiede Aziende e ti paga i Salari. I suoi punti vengono dal denaro che accumula.
lesson-first-evening-health = Alla gente non basta il lavoro. Lo Stato vende Salute a { MONEY($price) } l'una.
lesson-first-evening-buy = Tocca di nuovo a te. Scegli “{ action-buy-goods-and-services }”.
lesson-first-evening-buy-card = Anche questo costa una carta. Scartane una qualsiasi.
lesson-first-evening-buy-health = Si compra una cosa alla volta. Scegli la Salute.
lesson-first-evening-amount = La Salute serve solo se basta per tutti: la tua Popolazione è { $population }. Comprane altrettanta.
lesson-first-evening-use = Oltre alla cosa principale puoi fare un'Azione Gratuita per turno. Usa subito la Salute.
lesson-first-evening-use-instead = Prima usa la Salute: è lei che porta punti.
lesson-first-evening-prosperity = La tua Prosperità è salita di un passo: { $prosperity } VP. La Salute ha dato altri { $healthcare } VP e un nuovo Lavoratore. Anche Istruzione e Lusso la alzano, e i passi più alti valgono di più.
lesson-first-evening-end-again = { $points } VP in un turno: ottimo. Confermalo.
lesson-first-evening-policies = Ora la politica. Queste sono le leggi del Paese; ognuna sta su A, B o C. Questa, il Mercato del Lavoro, dice quanto bassi possono essere i Salari.
lesson-first-evening-propose = Una Proposta di Legge sposta una legge di un passo. Scegli “{ action-propose-bill }”.
lesson-first-evening-propose-card = Di nuovo una carta.
lesson-first-evening-bill = Su A ogni Azienda deve pagare i Salari più alti. Alla tua gente piacerà: proponila.
lesson-first-evening-no-vote = Con l'Influenza si potrebbe votare subito. Tienila per dopo e rispondi di no.
lesson-first-evening-last-turn = La tua Proposta è sul tavolo; a fine round la votano tutti. Conferma l'ultimo turno di questo round.
lesson-first-evening-production = Produzione! Ogni Azienda con Lavoratori ha lavorato e li ha pagati. Hai avuto { MONEY($wages) } in tutto.
lesson-first-evening-food = Ma la gente deve mangiare: la tua Popolazione di { $population } ha bisogno di altrettanto Cibo e tu non ne hai. Scegli chi te lo vende.
lesson-first-evening-food-amount = Prendi tutto quello che ti serve a questo prezzo.
lesson-first-evening-taxes = Poi le tasse: per la tua Popolazione hai pagato { MONEY($taxes) }. Quanto paga ciascuno lo dicono due leggi: Tassazione e Mercato del Lavoro.
lesson-first-evening-election = Elezioni! Dal sacchetto sono usciti i cubi del popolo: { $own } tuoi per la tua Proposta, { $others } della Classe Capitalista contro.
lesson-first-evening-spend = Chi vuole aggiunge Influenza, un voto ciascuna, in segreto; poi è persa. Ne hai { $influence }. Quanto vale per te questa Legge?
lesson-first-evening-result = { $points ->
        [0] La tua Proposta è stata respinta: i contrari avevano più voti. Capita; i cubi nel sacchetto e l'Influenza rendono più sicura la prossima.
       *[other] La tua Proposta è Legge: { $points } VP per te e Salari più alti d'ora in poi.
    }
lesson-first-evening-scoring = A fine round la Classe Capitalista ha avuto punti per la sua Ricchezza. Tu raccogli i tuoi strada facendo: finora ne hai { $points }.
lesson-first-evening-new-round = Comincia un nuovo round. La Prosperità cala un po', nuovi Lavoratori cercano un posto e tu hai pescato nuove carte.
lesson-first-evening-farewell = Il gioco è tutto qui, per { FIGURE("rounds") } round. Ora continua come vuoi. Tutto ciò che indichi per un momento si spiega da sé. Buona fortuna!

## The Capitalist Class

lesson-capitalist-class-title = La Classe Capitalista
lesson-capitalist-class-about = Costruisci un'Azienda, assumi, fissa i prezzi, vendi all'estero e guarda crescere la Ricchezza.
lesson-capitalist-class-welcome = Sei la Classe Capitalista, nel mezzo di una partita. Possiedi Aziende, altri ci lavorano e comprano ciò che producono. I tuoi punti vengono dalla Ricchezza.
lesson-capitalist-class-revenue = Queste sono le tue Entrate: { MONEY($revenue) } da usare. A fine round ciò che resta diventa Capitale. Un grande Capitale porta punti, uno che cresce ancora di più.
lesson-capitalist-class-build = Il denaro fermo non rende. Scegli “{ action-build-company }”.
lesson-capitalist-class-card = Un'Azione Base costa una carta. Scartane una qualsiasi.
lesson-capitalist-class-stadium = Queste Aziende sono in offerta. Lo Stadio produce molto Lusso, e la gente che gli serve è proprio senza lavoro. Costruiscilo.
lesson-capitalist-class-wage = Ora i Salari. Il Mercato del Lavoro non permette di meno; di più lascia meno a te. Scegli.
lesson-capitalist-class-hire = Ci sono Lavoratori della Classe Operaia senza lavoro. Assumili subito, così lo Stadio lavora già in questo round.
lesson-capitalist-class-hire-instead = Un'Azienda vuota non produce nulla. Assumi i disoccupati.
lesson-capitalist-class-prices = In ogni turno hai anche un'Azione Gratuita. Scegli “{ action-adjust-prices }”.
lesson-capitalist-class-price = Questo è quanto gli altri pagano il tuo Lusso. Lo Stadio ne produrrà di più. Cambia il prezzo.
lesson-capitalist-class-prices-done = Nella stessa azione potresti cambiare altri prezzi. Per ora basta così.
lesson-capitalist-class-end-turn = Per ora è tutto. Conferma il turno.
lesson-capitalist-class-abroad = Il tuo Magazzino contiene { $luxury } Lusso e ha poco spazio. Quello che qui nessuno compra lo comprano all'estero: questa carta dice quanto pagano per un lotto.
lesson-capitalist-class-export = Scegli “{ action-sell-to-foreign-market }”.
lesson-capitalist-class-export-card = Scarta una carta qualsiasi.
lesson-capitalist-class-lot = Vendi un lotto di Lusso. I lotti grandi di solito convengono di più.
lesson-capitalist-class-more = In un'azione ogni lotto si vende una volta. Vendine un altro.
lesson-capitalist-class-end-again = Venduto bene. Conferma l'ultimo turno del round.
lesson-capitalist-class-production = Produzione. Hai pagato { MONEY($wages) } di Salari; ciò che le Aziende hanno prodotto è nel Magazzino. Quelle senza Lavoratori non hanno dato nulla, eppure erano costate.
lesson-capitalist-class-taxes = Hai pagato { MONEY($employment) } per le Aziende operative, secondo il Moltiplicatore Tasse, e { MONEY($corporate) } per il profitto. Entrambe dipendono dalle leggi: la politica riguarda anche te.
lesson-capitalist-class-wealth = Il resto è diventato Capitale: { $wealth } VP per ciò che hai e { $growth } VP per la crescita. Il Capitale si può spendere, ma allora la Ricchezza cresce meno.
lesson-capitalist-class-market = Un nuovo round. Puoi far sostituire un'Azienda in offerta. Scegli tu.
lesson-capitalist-class-farewell = Costruire, assumere, vendere e tenere basse le tasse: questo è il tuo gioco. Continua finché vuoi!

## The Middle Class

lesson-middle-class-title = La Classe Media
lesson-middle-class-about = Possiedi un'Azienda, assumi altri, lavora per altri e paga le tasse due volte.
lesson-middle-class-welcome = Sei la Classe Media: hai gente come la Classe Operaia e Aziende come la Classe Capitalista. I tuoi punti vengono dalla Prosperità e dalle Leggi approvate.
lesson-middle-class-two-worlds = La tua gente senza lavoro: { $count }. Qualcuno può lavorare per te, qualcuno per altri. Fai entrambe le cose.
lesson-middle-class-build = Prima per te: scegli “{ action-build-company }”.
lesson-middle-class-card = Un'Azione Base costa una carta. Scartane una qualsiasi.
lesson-middle-class-game-store = Le tue Aziende sono piccole: basta un tuo Lavoratore qualificato. Costruisci il Negozio di Giochi.
lesson-middle-class-founder = Serve qualcuno del settore del lusso. Manda chi è senza lavoro; alla tua gente non paghi Salari.
lesson-middle-class-founder-instead = Questo Lavoratore lascerebbe il Centro Commerciale, che si fermerebbe. Manda chi è senza lavoro.
lesson-middle-class-wage = C'è posto per un dipendente della Classe Operaia, che vuole un Salario. Scegli quanto paghi.
lesson-middle-class-employee = Un dipendente raddoppia ciò che produce questa Azienda. Assumi un Lavoratore non qualificato.
lesson-middle-class-employee-instead = Assumi il dipendente: il Salario è basso e produci di più.
lesson-middle-class-end-turn = La tua Azienda lavora a pieno ritmo. Conferma il turno.
lesson-middle-class-elsewhere = Ora l'altro mondo. La Clinica della Classe Capitalista è vuota e paga { MONEY($wages) } a chi ci lavora.
lesson-middle-class-assign = Scegli “{ action-assign-workers }”.
lesson-middle-class-assign-card = Scarta una carta qualsiasi.
lesson-middle-class-doctor = C'è posto solo nella Clinica. Prima qualcuno del settore sanitario: chi è senza lavoro.
lesson-middle-class-doctor-instead = Questo Lavoratore manda avanti il tuo studio, che si fermerebbe. Manda chi è senza lavoro.
lesson-middle-class-helper = Poi il tuo Lavoratore non qualificato. I due slot devono essere della stessa Classe.
lesson-middle-class-end-again = Conferma l'ultimo turno del round.
lesson-middle-class-production = Produzione, nei due mondi: hai guadagnato { MONEY($got) } di Salari e pagato { MONEY($paid) } al tuo dipendente.
lesson-middle-class-goods = Le tue Aziende hanno prodotto beni, tra cui { $luxury } Lusso. Vendili qui o all'estero, o tienili per la tua gente. Il Cibo veniva dal tuo negozio.
lesson-middle-class-taxes = Due tasse: { MONEY($income) } per il lavoro da altri e { MONEY($employment) } per le tue Aziende. Solo tu le paghi entrambe: tieni d'occhio le leggi.
lesson-middle-class-prosperity = { $points ->
        [0] Con più Aziende pienamente operative che Prosperità, adesso sarebbe salita di un passo. Pensaci alla fine di ogni round.
       *[other] Hai più Aziende pienamente operative che Prosperità, quindi è salita di un passo: { $points } VP. La alzano anche Salute, Istruzione e Lusso.
    }
lesson-middle-class-market = Un nuovo round. Puoi far sostituire un'Azienda in offerta. Scegli tu.
lesson-middle-class-farewell = Tieni in equilibrio i due mondi e vendi caro il tuo voto: spesso è quello che decide. Continua finché vuoi!

## The State

lesson-state-title = Lo Stato
lesson-state-about = Eventi, Legittimità, la Tesoreria e come tenere lontano l'IMF.
lesson-state-welcome = Sei lo Stato. Non hai gente tua: servi le tre Classi, gestisci Aziende Pubbliche e riscuoti tasse. Conta quello che pensano di te.
lesson-state-legitimacy = Questa è la tua Legittimità: { $workers } con la Classe Operaia, { $middle } con la Classe Media, { $capitalists } con la Classe Capitalista. Ogni round le due più basse portano punti. Accontenta dunque chi è meno contento.
lesson-state-events = Ogni round porta Eventi. Chi aiuta conquista i cuori; un Evento ignorato costa Legittimità con due Classi.
lesson-state-act = Scegli “{ action-event-action }”.
lesson-state-card = Un'Azione Base costa una carta. Scartane una qualsiasi.
lesson-state-event = Nascono troppo pochi bambini: dai Salute a una Classe. Ne hai, quindi occupati di questo.
lesson-state-event-instead = L'altro costa denaro che ti servirà. Prendi quello che vuole Salute.
lesson-state-for-whom = Puoi aiutare la Classe Operaia o la Classe Media. È la Classe Operaia a pensare peggio di te: aiutala.
lesson-state-for-whom-instead = Pensano già bene di te. Contano solo le due più basse.
lesson-state-from = Da dove prenderla? Dai tuoi Servizi Pubblici: non costa nulla.
lesson-state-from-instead = Lì dovresti pagare. Il tuo ospedale ne ha prodotta abbastanza.
lesson-state-amount = Forniscila tutta e l'Evento è risolto.
lesson-state-amount-instead = Serve tutta. Forniscila subito.
lesson-state-end-turn = È pronta per la Classe Operaia, e la tua Legittimità con lei è salita. Quando la prenderà, guadagnerai ancora qualcosa. Conferma il turno.
lesson-state-treasury = Ora il denaro. La Tesoreria ha { MONEY($money) } e le Aziende Pubbliche pagheranno { MONEY($wages) } di Salari prima che arrivi qualsiasi tassa.
lesson-state-imf = Ciò che manca si prende in prestito. Quando i Prestiti sono { $limit }, arriva l'IMF, riscrive le leggi e dimezza la tua Legittimità. Non deve succedere.
lesson-state-tax = Prendi dunque il denaro dov'è. Scegli “{ action-extra-tax }”: pagano tutte le Classi.
lesson-state-tax-card = Scarta una carta qualsiasi.
lesson-state-end-again = Sono entrati { MONEY($taxes) }. Ma le due Classi a cui piaci meno ora ti amano ancora meno: fallo di rado. Conferma l'ultimo turno del round.
lesson-state-production = Hai pagato { MONEY($wages) } di Salari. Poi le tasse: { MONEY($income) } dalla gente, { MONEY($employment) } dalle Aziende e { MONEY($corporate) } dal profitto. Nessun Prestito è servito.
lesson-state-ignored = Hai lasciato un Evento, quindi perdi Legittimità con due Classi a tua scelta. Prendi chi pensa meglio di te: la più alta non conta.
lesson-state-ignored-again = E una seconda Classe.
lesson-state-scoring = Le due più basse insieme hanno portato { $points } VP. Poi la Legittimità si dimezza: nel prossimo round riconquisti i cuori.
lesson-state-farewell = Alza la più bassa, tieni a galla la Tesoreria e usa l'Influenza quando si votano le leggi. Continua finché vuoi!

## Elections

lesson-elections-title = Elezioni e Influenza
lesson-elections-about = Il sacchetto, l'estrazione, da che parte stare e a che serve l'Influenza.
lesson-elections-bag = Le leggi si votano, e il sacchetto del popolo ha la prima parola. { $own } dei suoi { $all } cubi sono tuoi; chi ne ha di più viene estratto più spesso.
lesson-elections-bills = Le bandierine sono le Proposte. La tua renderebbe gratuita la Salute; un'altra, della Classe Capitalista, abbasserebbe i Salari. Si votano entrambe a fine round.
lesson-elections-pressure = Prima migliora le tue possibilità: scegli “{ action-apply-political-pressure }”.
lesson-elections-card = Come sempre costa una carta.
lesson-elections-end-turn = Nel sacchetto ci sono più cubi tuoi: { FIGURE("pressure-cubes") } in più. Conferma l'ultimo turno del round.
lesson-elections-stance = Prima tutti scelgono da che parte stare. La Classe Capitalista vuole Salari più bassi: vota contro.
lesson-elections-stance-instead = A favore di Salari più bassi? La tua gente non te lo perdonerebbe. Vota contro.
lesson-elections-drawn = Poi si estraggono { FIGURE("votes-drawn") } cubi: { $own } tuoi, { $middle } della Classe Media, { $capitalists } della Classe Capitalista. Ognuno è un voto per la parte della sua Classe.
lesson-elections-spend = Ora l'Influenza, un voto ciascuna. Tutti decidono in segreto e la mostrano insieme. Ne hai { $influence }, e poi tocca alla tua Proposta: quanto vale questa?
lesson-elections-spend-instead = Tieni un po' di Influenza per la tua Proposta, che si vota subito dopo.
lesson-elections-first-result = { $points ->
        [0] La Proposta è stata respinta e i Salari restano come sono.
       *[other] La Proposta è passata: { $points } VP alla Classe Capitalista, che l'ha fatta, e i Salari possono calare. Le leggi fanno male: tieni d'occhio quelle altrui.
    }
lesson-elections-second-drawn = Ora la tua Proposta; chi propone è a favore. Sono usciti { $own } cubi tuoi, { $middle } della Classe Media e { $capitalists } della Classe Capitalista. Poi tornano nel sacchetto solo i cubi della parte che perde.
lesson-elections-second-spend = Ora può aiutarti l'Influenza che ti resta.
lesson-elections-second-result = { $points ->
        [0] Questa volta non è bastato.
       *[other] La tua Proposta è Legge: { $points } VP. Anche chi era a favore con te guadagna qualcosa: cercati degli amici.
    }
lesson-elections-at-once = Con l'Influenza si può votare una Proposta anche subito, quando la si fa. Conviene finché il sacchetto è pieno di cubi tuoi.
lesson-elections-farewell = Cubi prima, Influenza al voto, amici sempre. Continua finché vuoi!

## Trade unions and strikes

lesson-unions-and-strikes-title = Sindacati, scioperi, manifestazioni
lesson-unions-and-strikes-about = Come la Classe Operaia ottiene Salari più alti, Influenza e punti senza voto.
lesson-unions-and-strikes-wages = La tua gente alla Clinica guadagna { MONEY($wages) }. Potrebbe pagare di più, ma perché dovrebbe? Dalle un motivo.
lesson-unions-and-strikes-strike = Scegli “{ action-strike }”.
lesson-unions-and-strikes-card = Costa una carta.
lesson-unions-and-strikes-clinic = Si sciopera dove i Salari non sono al massimo e nessuno è impegnato. Comincia dalla Clinica.
lesson-unions-and-strikes-another = Si può scioperare al massimo in { FIGURE("strikes-up-to") } Aziende. Scegline un'altra.
lesson-unions-and-strikes-end-turn = Fino alla produzione il proprietario può porre fine allo sciopero pagando i Salari più alti. Conferma il turno e guarda che succede.
lesson-unions-and-strikes-given-in = Il proprietario ha ceduto: la Clinica ora paga { MONEY($wages) }. Altrimenti in questo round non avrebbe prodotto e tu avresti avuto Influenza. Vinci comunque.
lesson-unions-and-strikes-union = Ora qualcosa che dura. Dove almeno { FIGURE("union-needs") } tuoi Lavoratori sono in un settore, uno qualificato senza lavoro può istituirne il Sindacato.
lesson-unions-and-strikes-assign = Si fa assegnando Lavoratori: scegli “{ action-assign-workers }”.
lesson-unions-and-strikes-assign-card = Scarta una carta qualsiasi.
lesson-unions-and-strikes-form = Nella sanità siete abbastanza. Istituisci il Sindacato.
lesson-unions-and-strikes-form-instead = Prima il Sindacato: rende ogni round.
lesson-unions-and-strikes-done = Per nessun altro c'è posto. Hai finito.
lesson-unions-and-strikes-end-again = Conferma l'ultimo turno del round.
lesson-unions-and-strikes-brought = Il Sindacato ha portato { $influence } Influenza nella produzione e { $points } VP a fine round. E così ogni round, finché lì lavorate in abbastanza.
lesson-unions-and-strikes-demonstration = Con molti più disoccupati che posti liberi puoi manifestare. Se prima della produzione nessuno crea lavoro, guadagni Influenza e gli altri perdono punti.
lesson-unions-and-strikes-farewell = Sciopera dove i Salari sono bassi, istituisci Sindacati dove siete in tanti. Continua finché vuoi!

## Trade

lesson-trade-title = Commercio
lesson-trade-about = Accordi Commerciali, dazi, la Zona di Libero Scambio e chi compra all'estero.
lesson-trade-abroad = Ciò che manca al Paese si compra all'estero, ciò che ha in eccesso si vende là. È tutto qui.
lesson-trade-law = La legge sul Commercio Estero dice quanti Accordi Commerciali ci sono e quanto dazio prende lo Stato su ciò che entra.
lesson-trade-deal = Un grande ordine a basso prezzo: scegli “{ action-make-business-deal }”.
lesson-trade-card = Costa una carta.
lesson-trade-zone = I beni per il Magazzino pagano il dazio. Nella Zona di Libero Scambio no, ma da lì si possono solo rivendere all'estero. Mettili lì.
lesson-trade-zone-instead = Ti costerebbe il dazio. Tanto li rivenderai all'estero.
lesson-trade-end-turn = { MONEY($paid) } per tutto l'Accordo e nulla allo Stato. Conferma il turno.
lesson-trade-prices = Nuovo turno, nuova occasione. Questa carta dice quanto pagano oggi all'estero; il Cibo è caro. Nella tua Zona di Libero Scambio ne hai { $food }.
lesson-trade-sell = Scegli “{ action-sell-to-foreign-market }”.
lesson-trade-sell-card = Scarta una carta qualsiasi.
lesson-trade-lot = Vendi il lotto grande: Zona e Magazzino insieme ne hanno abbastanza.
lesson-trade-more = Nella stessa azione potresti vendere altri lotti. Fallo, o concludi.
lesson-trade-profit = Ora hai { MONEY($money) }. Comprare a poco e vendere caro non richiede Lavoratori, e ogni round arriva una nuova carta Export.
lesson-trade-farewell = Dazi bassi e più Accordi arrivano con la Legge giusta. Continua finché vuoi!

## Loans and the IMF

lesson-loans-and-imf-title = Prestiti e IMF
lesson-loans-and-imf-about = Che cosa costano i debiti e che cosa succede quando lo Stato ne ha troppi.
lesson-loans-and-imf-loan = Chi deve pagare e non può prende un Prestito di { MONEY(FIGURE("loan")) }, che lo voglia o no. I tuoi Prestiti: { $loans }.
lesson-loans-and-imf-interest = Ogni Prestito costa { MONEY(FIGURE("loan-interest")) } di interessi a round. Quello che resta a fine partita costa perfino più di quanto ha dato.
lesson-loans-and-imf-pay = Il denaro ce l'hai. Restituire è un'Azione Gratuita: scegli “{ action-pay-off-loan }”.
lesson-loans-and-imf-treasury = Non hai più debiti. Lo Stato è meno fortunato: la Tesoreria ha { MONEY($money) } e dovrà pagare { MONEY($wages) } di Salari.
lesson-loans-and-imf-limit = Quindi si indebiterà. Quando i suoi Prestiti sono { $limit }, interviene l'IMF; quanti ne servono lo dice la Politica Fiscale.
lesson-loans-and-imf-pressure = Nessuno può più impedirlo. Intanto fai qualcosa di utile: scegli “{ action-apply-political-pressure }”.
lesson-loans-and-imf-card = Scarta una carta qualsiasi.
lesson-loans-and-imf-end-turn = Conferma, e confronta le leggi prima e dopo.
lesson-loans-and-imf-came = L'IMF è arrivato. Imposta le leggi secondo la sua lista: il Mercato del Lavoro ora è libero e i Salari sono scesi al minimo.
lesson-loans-and-imf-taxes = La Tassazione è salita, perché lo Stato possa pagare. Le Proposte aperte sono sparite. Nessuno è stato interpellato.
lesson-loans-and-imf-farewell = Tieni d'occhio la Tesoreria, chiunque tu sia: a volte le tasse sono il male minore. Continua finché vuoi!

## Reading an Automa

lesson-reading-an-automa-title = Leggere un Automa
lesson-reading-an-automa-about = Come decide una Classe che nessuno gioca, e come prevederlo.
lesson-reading-an-automa-nobody = Qui non siede nessuno: un Automa gioca la Classe Capitalista. Non ha una mano né umori. Le carte gli dicono che cosa guardare.
lesson-reading-an-automa-pressure = Fai qualcosa, così tocca a lui: scegli “{ action-apply-political-pressure }”.
lesson-reading-an-automa-card = Scarta una carta qualsiasi.
lesson-reading-an-automa-end-turn = Conferma, e guarda.
lesson-reading-an-automa-its-turn = Quello era il suo turno. Ha rivelato una carta IA e controllato ciò che c'è scritto. Dietro questo segno puoi ripercorrere tutto passo passo.
lesson-reading-an-automa-rows = Le sue azioni possibili stanno in file, le più urgenti in alto. Ogni controllo ne sposta alcune su o giù; poi fa la più alta tra quelle possibili.
lesson-reading-an-automa-bill = Stavolta era una Proposta di Legge: la bandierina mostra dove. La carta dice anche quali leggi vuole, quindi le prossime si possono indovinare.
lesson-reading-an-automa-again = Ancora una volta: scegli “{ action-apply-political-pressure }”.
lesson-reading-an-automa-again-card = Scarta una carta qualsiasi.
lesson-reading-an-automa-again-end = Conferma.
lesson-reading-an-automa-watch = Guarda di nuovo le file: ciò che ha fatto è sceso, ciò che stava sotto è più vicino. Quello che ora è in alto probabilmente viene dopo.
lesson-reading-an-automa-farewell = Un Automa non bluffa mai: leggi le sue file e arriva prima tu. Continua finché vuoi!

## The modules of Crisis & Control

lesson-hidden-agendas-title = { ui-module-hidden-agendas }
lesson-hidden-agendas-about = Un obiettivo tuo che nessun altro conosce.
lesson-hidden-agendas-agenda = Con questo modulo ogni Classe ha un'agenda nascosta, scelta in segreto all'inizio. La tua è qui; vale { $vp } VP appena raggiungi l'obiettivo.
lesson-hidden-agendas-goal = La tua agenda chiede { $needed } Influenza nello stesso momento. Ne hai { $have }.
lesson-hidden-agendas-buy = I media dello Stato vendono Influenza. Scegli “{ action-buy-goods-and-services }”.
lesson-hidden-agendas-card = Scarta una carta qualsiasi.
lesson-hidden-agendas-influence = Scegli l'Influenza.
lesson-hidden-agendas-amount = Compra quella che ti manca.
lesson-hidden-agendas-amount-instead = Non basterebbe ancora. Compra quella che ti manca.
lesson-hidden-agendas-reveal = Obiettivo raggiunto! Rivela la tua agenda finché hai tutto.
lesson-hidden-agendas-reveal-instead = Prima rivela l'agenda: più tardi l'Influenza potrebbe essere spesa.
lesson-hidden-agendas-result = { $points } VP, subito. Alcune agende contano solo a fine partita; lo dice la loro scheda.
lesson-hidden-agendas-farewell = E osserva gli altri: che cosa raccolgono, e perché? Continua finché vuoi!

lesson-crisis-response-title = { ui-module-crisis-response }
lesson-crisis-response-about = Non tutte le crisi finiscono allo stesso modo.
lesson-crisis-response-card = Con questo modulo qui c'è una carta scoperta. Se lo Stato cade nelle mani dell'IMF, succede ciò che dice, invece della solita lista di leggi.
lesson-crisis-response-treasury = Manca poco: la Tesoreria ha { MONEY($money) } e i Salari da pagare sono { MONEY($wages) }.
lesson-crisis-response-pressure = Ormai non puoi impedirlo. Scegli “{ action-apply-political-pressure }”.
lesson-crisis-response-discard = Scarta una carta qualsiasi.
lesson-crisis-response-end-turn = Conferma, e guarda le leggi.
lesson-crisis-response-came = La crisi è passata come dice la carta: alcune leggi si sono spostate, altre no. Certe carte bloccano leggi per un po', o fanno prestare allo Stato denaro dalle Classi con i titoli.
lesson-crisis-response-next = La prossima carta è già scoperta. Leggila in tempo: può essere buona per te, o pessima.
lesson-crisis-response-farewell = A volte una crisi è un'occasione. Continua finché vuoi!

lesson-historical-events-title = { ui-module-historical-events }
lesson-historical-events-about = Momenti della storia, e chi li innesca.
lesson-historical-events-card = Con questo modulo ogni round rivela momenti della storia. Sono qui; alcuni accadono da soli e cambiano le regole per un po'.
lesson-historical-events-who = Altri aspettano che qualcuno li inneschi. Questo puoi innescarlo tu, come Azione Gratuita; il testo dice che cosa porta a ogni Classe.
lesson-historical-events-set-off = A te porta di più. Innescalo.
lesson-historical-events-result = Ora i tuoi cubi nel sacchetto sono { $own }: alle prossime elezioni ne usciranno di più. Gli altri ne hanno avuti meno.
lesson-historical-events-farewell = Leggi ciò che si rivela all'inizio di ogni round. Continua finché vuoi!

lesson-action-cards-title = { ui-module-action-cards }
lesson-action-cards-about = Che cosa l'espansione aggiunge a ogni mazzo.
lesson-action-cards-deck = Con questo modulo il mazzo di ogni Classe ha alcune carte nuove. Qualcuna è nella tua mano.
lesson-action-cards-scandal = Una carta si può giocare per il suo testo invece di un'Azione Base. Questa toglie Influenza a qualcuno: giocala.
lesson-action-cards-end-turn = Influenza passata a te: { $gained }. Conferma il turno.
lesson-action-cards-protect = L'altra carta nuova difende: giocala.
lesson-action-cards-policy = Scegli una legge che resterà com'è fino a fine round.
lesson-action-cards-result = Ora è bloccata: in questo round nessuno può proporre lì una Legge.
lesson-action-cards-farewell = Gli altri possono fare lo stesso con te. Continua finché vuoi!

lesson-alternative-events-title = { ui-module-alternative-events }
lesson-alternative-events-about = Eventi che restano alla Classe che aiuti, e continuano ad aiutarla.
lesson-alternative-events-event = Con questo modulo qui ci sono altri Eventi. Chi viene aiutato dallo Stato tiene la carta e ne ha un vantaggio fino a fine partita.
lesson-alternative-events-act = Scegli “{ action-event-action }”.
lesson-alternative-events-card = Scarta una carta qualsiasi.
lesson-alternative-events-for-whom = Molti non sanno leggere. Aiuta la Classe Operaia o la Classe Media: quella che pensa peggio di te.
lesson-alternative-events-pay = Puoi pagare con Istruzione o con denaro. Scegli.
lesson-alternative-events-end-turn = La tua Legittimità è salita subito. Ora la Classe ha la carta, che le darà Istruzione ogni round. Conferma il turno.
lesson-alternative-events-kept = Qui si vedono le carte tenute dalle Classi. Chi ne ha molte ti deve qualcosa; fai attenzione a chi diventa forte.
lesson-alternative-events-farewell = Gli Eventi ignorati costano Legittimità come sempre. Continua finché vuoi!
