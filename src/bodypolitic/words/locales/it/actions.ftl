# What each basic and free action is called, how it is told on its button and on its sheet, and what it asks.

## Basic actions

action-propose-bill = Proporre una Legge
ui-act-propose-bill = Proponi Legge
sheet-action-propose-bill = Metti uno dei tuoi 3 segnalini Proposta di Legge su una sezione accanto a quella di una Politica che non ne ha ancora. Si vota alle elezioni, o subito per 1 Influenza. Se passa, guadagni 3 VP.
question-propose-bill = Quale Legge proponi?
question-decide-on-vote = Chiedi una Votazione Immediata su { $bill }?

action-assign-workers = Assegnare Lavoratori
ui-act-assign-workers = Assegna
sheet-action-assign-workers = Sposta fino a 3 tuoi Lavoratori, dai disoccupati o da slot che possono lasciare, in slot liberi. Gli slot di un'Azienda devono essere tutti occupati da una sola Classe. Chi viene assegnato è impegnato finché non ha prodotto.
question-assign-workers = Dove vanno i tuoi Lavoratori? { $left ->
    [any] Quanti ne vuoi.
   *[other] Puoi ancora assegnarne { $left }.
}
question-take-workers = Chi occupa il prossimo slot { WORD($card, form: "di") }?
question-take-union-leader = Chi guida il Sindacato del settore { WORD($industry) }?

action-buy-goods-and-services = Acquistare Beni & Servizi
ui-act-buy-goods-and-services = Acquista
sheet-action-buy-goods-and-services = Scegli un tipo di bene o servizio e acquistalo da non più di 2 fonti, da ognuna al massimo tanto quanto la tua Popolazione.
question-choose-resource = Che cosa acquisti?
question-choose-source = Da chi acquisti { WORD($resource) }?
question-choose-amount = { WORD($resource, form: "quanto") } acquisti { WORD($source, form: "da") }?

action-strike = Sciopero
ui-act-strike = Sciopero
sheet-action-strike = Piazza un token Sciopero su non più di 2 Aziende in cui i tuoi Lavoratori ricevono meno di L3 e non sono impegnati. Se alla produzione il Salario è ancora sotto L3, l'Azienda non produce e non paga, e ricevi 1 Influenza.
question-strike = Dove scioperano i Lavoratori? Ancora fino a { $left }.

action-demonstration = Manifestazione
ui-act-demonstration = Manifesta
sheet-action-demonstration = Possibile se i tuoi disoccupati superano di almeno 2 gli slot liberi. Se nessuno aggiunge abbastanza slot prima della produzione, ricevi 1 Influenza e gli altri perdono insieme tanti punti quanti sono i tuoi disoccupati e Sindacati.

action-apply-political-pressure = Esercitare Pressione Politica
ui-act-apply-political-pressure = Pressione
sheet-action-apply-political-pressure = Metti 3 tuoi cubi Voto nel sacchetto.

action-build-company = Costruire Aziende
ui-act-build-company = Costruisci
sheet-action-build-company = Paga un'Azienda del tuo Mercato e mettila su uno spazio libero; scegli il suo Salario entro la Politica del Mercato del Lavoro. Se i disoccupati di una Classe possono occupare tutti gli slot, possono cominciare subito.
question-build-company = Quale Azienda costruisci?
question-hire-workers = Di quale Classe sono i disoccupati che cominciano { WORD($card, form: "in") }?
question-bring-founders = Chi occupa il prossimo slot della tua nuova Azienda ({ WORD($card) })?
question-bring-newcomer = Quale Lavoratore va dalla Scorta alla tua nuova Azienda ({ WORD($card) })?
question-bring-skilled-founder = Chi occupa lo slot qualificato della tua nuova Azienda ({ WORD($card) })?
question-hire-employee = Chi viene assunto { WORD($card, form: "in") }?

action-sell-company = Vendere Aziende
ui-act-sell-company = Vendi Azienda
sheet-action-sell-company = Restituisci un'Azienda per il suo prezzo. I suoi Lavoratori diventano disoccupati. Non se qualcuno vi è impegnato.
question-sell-company = Quale Azienda vendi?

action-sell-to-foreign-market = Vendere al Mercato Estero
ui-act-sell-to-foreign-market = Esporta
sheet-action-sell-to-foreign-market = Fai le vendite che vuoi della carta Export, ognuna una volta. La Classe Media guadagna 1 VP per ognuna.
question-sell-to-foreign-market = Che cosa vendi all'estero?

action-make-business-deal = Fare Accordi Commerciali
ui-act-make-business-deal = Accordo
sheet-action-make-business-deal = Acquista i beni di un Accordo Commerciale. Nei Magazzini paghi anche il dazio; nella Zona di Libero Scambio no, ma da lì i beni si vendono solo all'estero.
question-make-business-deal = Quale Accordo Commerciale fai?
question-split-goods = Di { COUNT($amount, $resource) }, quanto va in Magazzino?

action-lobby = Lobby
ui-act-lobby = Fai Lobby
sheet-action-lobby = Paga { MONEY(FIGURE("lobby-cost")) } dal tuo Capitale per { FIGURE("lobby-influence") } Influenza.

action-extra-shift = Straordinari
ui-act-extra-shift = Straordinari
sheet-action-extra-shift = Una tua Azienda con Lavoratori non impegnati produce subito, e i Lavoratori diventano impegnati. Un dipendente riceve il Salario.
question-extra-shift = Quale Azienda fa gli Straordinari?

action-event-action = Azione Evento
ui-act-event-action = Evento
sheet-action-event-action = Fai ciò che chiede uno degli Eventi, scegli chi aiutare e prendi la ricompensa.

action-meet-with-mps = Incontrare Parlamentari di un Partito
ui-act-meet-with-mps = Parlamentari
sheet-action-meet-with-mps = Dai 2 Influenza Personale a una Classe e guadagna 1 Legittimità presso quella Classe.
question-meet-with-mps = Di chi incontri i parlamentari?

action-extra-tax = Tassa Extra
ui-act-extra-tax = Tassa Extra
sheet-action-extra-tax = Prendi { MONEY(FIGURE("extra-tax")) } da ogni altro giocatore, e perdi 1 Legittimità presso ciascuna delle due Classi che si fidano meno di te.
question-lose-legitimacy = Presso quale delle Classi con meno Legittimità ne perdi?

action-campaign = Campagna
ui-act-campaign = Campagna
sheet-action-campaign = Trasforma fino a 3 Influenza dei Media dei Servizi Pubblici in Influenza Personale.
question-campaign = Quanta Influenza dei Media converti in Influenza Personale?

## Free actions

action-use-healthcare = Usare Assistenza Sanitaria
ui-act-use-healthcare = Salute
sheet-action-use-healthcare = Usa tanta Salute quanta è la tua Popolazione: la Prosperità sale di 1, guadagni altri 2 VP e ricevi un Lavoratore non qualificato.

action-use-education = Usare Istruzione
ui-act-use-education = Istruzione
sheet-action-use-education = Usa tanta Istruzione quanta è la tua Popolazione: la Prosperità sale di 1, e un tuo Lavoratore diventa qualificato in un settore a tua scelta.

action-use-luxury = Usare Lusso
ui-act-use-luxury = Lusso
sheet-action-use-luxury = Usa tanto Lusso quanta è la tua Popolazione: la Prosperità sale di 1.
question-choose-worker-to-train = Quale Lavoratore viene formato?
question-choose-new-skill = Che cosa diventa { WORD($old, form: "def") } ({ PLACE($place, form: "in") })?

action-swap-workers = Scambiare Lavoratori
ui-act-swap-workers = Scambia
sheet-action-swap-workers = Scambia Lavoratori qualificati che occupano slot senza simbolo con disoccupati, quante volte vuoi.
question-swap-workers = Quali Lavoratori si scambiano di posto?

action-receive-benefits = Ricevere Benefit
ui-act-receive-benefits = Benefit
sheet-action-receive-benefits = Prendi tutto ciò che lo Stato ha messo da parte per te. Lo Stato guadagna 1 VP.

action-pay-off-loan = Estinguere Prestiti
ui-act-pay-off-loan = Prestito
sheet-action-pay-off-loan = Paga { MONEY(FIGURE("loan")) } ed estingui un Prestito.

action-adjust-prices = Adeguare Prezzi
ui-act-adjust-prices = Prezzi
sheet-action-adjust-prices = Fissa i prezzi a cui vendi.
question-adjust-prices = Quale prezzo cambi?

action-adjust-wages = Adeguare Salari
ui-act-adjust-wages = Salari
sheet-action-adjust-wages = Fissa i Salari delle tue Aziende, non sotto ciò che permette la Politica del Mercato del Lavoro e non più bassi dove i Lavoratori sono impegnati. Quelli il cui Salario sale diventano impegnati.
question-adjust-wages = Quale Salario cambi?

action-give-bonus = Dare Premi
ui-act-give-bonus = Premio
sheet-action-give-bonus = Paga { MONEY(FIGURE("bonus")) } alla Classe che lavora in una tua Azienda: i suoi Lavoratori diventano impegnati.
question-give-bonus = In quale Azienda i Lavoratori ricevono un Premio di { MONEY(FIGURE("bonus")) }?

action-buy-storage = Acquistare Ampliamento Magazzino
ui-act-buy-storage = Magazzino
sheet-action-buy-storage = Paga { MONEY(FIGURE("storage-cost")) } per una tessera Magazzino per un tipo di bene che produci, una volta per tipo.
question-buy-storage = Per che cosa è il nuovo Magazzino?
