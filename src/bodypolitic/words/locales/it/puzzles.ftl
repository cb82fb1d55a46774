# Puzzles: their goals, titles and hints.

aim-policy = porta in vigore { $wanted } in questo turno
aim-bill = metti sul tabellone una Proposta di Legge { $wanted }
aim-staffed = in questo turno fai lavorare { WORD($wanted, form: "def") }
aim-union = istituisci un Sindacato nel settore { WORD($wanted) }
aim-points = guadagna almeno { $wanted } VP in questo turno
aim-money = chiudi il tuo turno con almeno { MONEY($wanted) }
aim-influence = chiudi il tuo turno con almeno { $wanted } Influenza
aim-companies = arriva ad almeno { $wanted ->
    [one] { $wanted } Azienda operativa
   *[other] { $wanted } Aziende operative
}
aim-jobs = trova lavoro per almeno { $wanted } dei tuoi disoccupati
aim-legitimacy = porta la somma delle due Legittimità più basse a { $wanted }
aim-new-loans = { $wanted ->
    [0] non contrarre Prestiti nella prossima Fase Produzione
   *[other] contrai al massimo { COUNT($wanted, "thing-loan") } nella prossima Fase Produzione
}
aim-imf = tieni lontano l'IMF nella prossima Fase Produzione
hint-begin = comincia così: { $pick }
hint-then = ciò che conta è: { $pick }

puzzle-two-services = Due scaffali pieni
puzzle-two-services-hint = l'Azione Gratuita è una per turno: quale delle due porta di più?
puzzle-clinic = La Clinica vuota
puzzle-clinic-hint = un'Azienda lavora solo con tutti gli slot occupati; prima chi è qualificato
puzzle-college = Un insegnante cerca lavoro
puzzle-college-hint = guarda chi è senza lavoro prima di guardare che cosa è in vendita
puzzle-lobbyists = Una parola all'orecchio giusto
puzzle-lobbyists-hint = il denaro può diventare Influenza
puzzle-own-shop = Un negozio tutto tuo
puzzle-own-shop-hint = quale Azienda puoi pagare?
puzzle-campaign = Su ogni canale
puzzle-campaign-hint = ciò che i media producono può diventare tuo
puzzle-own-cubes = Il sacchetto è tuo
puzzle-own-cubes-hint = una Proposta di Legge non deve aspettare le Elezioni
puzzle-fourth-worker = Il quarto lavoratore
puzzle-fourth-worker-hint = un Sindacato ha bisogno di Lavoratori nel suo settore, e di uno in più che lo guidi
puzzle-ten-vardis = Gli ultimi dieci
puzzle-ten-vardis-hint = quale servizio costa meno completare?
puzzle-full-hold = Una stiva piena
puzzle-full-hold-hint = una sola esportazione può prendere più beni
puzzle-three-crates = Tre casse
puzzle-three-crates-hint = i punti vengono da ogni transazione, non dalla sua grandezza
puzzle-two-lowest = Chi accontentare
puzzle-two-lowest-hint = contano solo le due più basse, quindi la terza può aspettare
puzzle-jewels = In due al banco
puzzle-jewels-hint = alcune Aziende prendono due dei tuoi
puzzle-wages-due = I Salari da pagare
puzzle-wages-due-hint = che cosa si può trasformare in denaro prima della Fase Produzione?
puzzle-turning-tide = La marea cambia
puzzle-turning-tide-hint = conta i cubi prima di chiedere la votazione
puzzle-seven-points = Sette in un turno
puzzle-seven-points-hint = una carta che propone una Legge e un servizio pronto vanno insieme
puzzle-creditors = I creditori aspettano
puzzle-creditors-hint = la Tesoreria deve bastare finché l'IMF non ha guardato
