# One message for each kind of decision, filled with the values of the step that asks.

question-turn = Che cosa fai?
question-discard-card = Quale carta scarti per questa azione?
question-state-stance = Voti a favore di { $motion }?
question-spend-influence = Quanta Influenza aggiungi, in segreto, alla votazione su { $motion }?
question-open-public-companies = Quale Azienda Pubblica apre?
question-close-public-companies = Quale Azienda Pubblica chiude?
question-choose-class-to-staff = Di quale Classe sono i disoccupati che possono riempire una nuova Azienda Pubblica?
question-choose-company-to-staff = Quale nuova Azienda Pubblica si riempie adesso?
question-pay-loans-to-avoid-imf = Quanti Prestiti estingui a { MONEY(FIGURE("loan-paid-late")) } l'uno per tenere lontano l'IMF?
question-choose-new-worker = Quale Lavoratore si unisce { WORD($who, form: "a") }?
question-fill-unskilled-slots = Quale Lavoratore { WORD($who, form: "di") } occupa il prossimo slot { WORD($card, form: "di") }?
question-set-first-wage = Quale Salario paga { WORD($card, form: "def") }?
question-look-over-market = Quale Azienda del tuo Mercato sostituisci?
question-buy-food = La tua gente ha ancora bisogno di { $needed } Cibo. Da chi lo acquisti?
question-buy-food-from = Di { $needed } Cibo, quanto arriva { WORD($source, form: "da") }?
question-share-loss = { $left ->
    [one] Resta { $left } VP
   *[other] Restano { $left } VP
} da perdere. Quanti ne perde { WORD($victim) }?
question-choose-penalty = Presso quale Classe l'Evento ignorato ti costa Legittimità?
question-event-action = Quale Evento affronti?
question-choose-class-for-event = “{ WORD($event) }”: per chi agisci?
question-choose-amount-for-event = “{ WORD($event) }”: quanto?
question-split-items = “{ WORD($event) }”: che cosa riceve { WORD($who) }?
question-spread = “{ WORD($event) }”: quanto?
question-name-bill-for-state = “{ WORD($event) }”: quale Legge deve proporre lo Stato per te?
question-build-for-another = “{ WORD($event) }”: quale Azienda paghi?
question-provide-resource = Da dove prendi { COUNT($needed, $resource) } per { WORD($who) }?
question-provide-from = Di { COUNT($needed, $resource) } per { WORD($who) }, quanto arriva { WORD($source, form: "da") }?
question-decide-on-effect = Ora puoi { $clause }. Vuoi farlo?
question-choose-branch = Quale opzione della carta scegli?
question-build-first-of-two = Quale Azienda costruisci per prima?
question-sell-amount-to-state = { $effect } Quanto vendi?
question-sell-amount-abroad = { $effect } Quanto vendi?
question-export-or-sell-more = Quale vendita fai?
question-sell-service-amount = { WORD($resource, form: "quanto") } vendi all'estero? Fino a { $up_to }.
question-choose-export-card = Quale carta Export resta per il resto del round?
question-place-free-storage = Per che cosa è il Magazzino gratuito?
question-work-overtime = Quale Azienda { WORD($owner, form: "di") } paga il suo Salario e produce?
question-choose-machinery-place = Quale Azienda riceve un Macchinario? Ancora { $left } da piazzare.
question-sell-for-twice = Quale Azienda vendi per il doppio del suo costo?
question-poach-workers = Quale Azienda prende i Lavoratori, e di quale Azienda Pubblica?
question-privatize-company = Quale Azienda Pubblica viene venduta?
question-nationalize-company = Quale Azienda diventa pubblica, e quale le lascia il posto?
question-propose-first-bill = Quale Legge proponi per prima?
question-propose-polled-bill = Quale Legge proponi?
question-decide-on-polled-vote = Vuoi votare su { $bill } con i cubi appena pescati?
question-remove-drawn-cubes = Di chi è il cubo che togli dal sacchetto? Ancora fino a { $left }.
question-replace-drawn-cubes = Di chi è il cubo che sostituisci con il tuo? Ancora { $left }.
question-move-policy = Quale Politica sposti, e dove?
question-choose-bill-to-discard = Quale Proposta di Legge scarti?
question-take-influence-from = A chi prendi fino a { $amount } Influenza?
question-get-service-amount = { WORD($resource, form: "quanto") } prendi gratis dallo Stato? Fino a { $up_to }.
question-buy-service-abroad = { $effect } Quanto acquisti all'estero?
question-hire-next-employee = Chi viene assunto adesso, e dove? Ancora fino a { $left }.
question-staff-company = Quale Azienda viene riempita, e da chi?
question-recruit-for = Quale Azienda viene riempita dall'estero, e con Lavoratori di quale Classe?
question-recruit-workers = Quale Lavoratore { WORD($who, form: "di") } occupa il prossimo slot { WORD($card, form: "di") }?
question-choose-emigrant = Quale Lavoratore lascia il Paese? Ancora fino a { $left }.
question-claim-damages-from = In quale settore è avvenuto l'infortunio, e chi paga? { MONEY($price) } per ogni Azienda.
question-choose-event-for-twice = Quale Evento esegui 2 volte?
question-choose-replacement = Quale Evento lascia il posto a uno dei due in cima al mazzo?
question-choose-event-to-place = Quale Evento piazzi?
question-look-at-events = Sul tabellone non c'è spazio; questi due Eventi sono in cima al mazzo.
question-choose-class-to-provide = { $effect } Quale Classe?
question-choose-who-loses-faith = Presso quale Classe perdi Legittimità?
question-choose-media-influence = Quanta Influenza dei Media converti in Influenza Personale? Fino a { $up_to }.

# Perché la domanda arriva ora, dove sono le regole di una fase a chiedere

occasion-needs = Nella Fase Produzione la tua gente mangia, e il tuo Cibo non basta
occasion-market = Nella Fase Preparazione puoi rinnovare il tuo Mercato
occasion-imf = Lo Stato ha più Prestiti di quanti l'IMF ne ammetta
occasion-setup = Si prepara la partita
