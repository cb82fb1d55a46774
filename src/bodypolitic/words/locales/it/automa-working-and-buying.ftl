# Lines that the Automas of the Working and the Middle Class share: workers, goods and services, food.

line-swap-most-slots-for-the-skill = più slot liberi per la qualifica
    .figure = { $figure }
line-training-an-unemployed-worker = prima si forma un Lavoratore disoccupato non qualificato
line-training-an-employed-worker-at-random = nessun disoccupato è non qualificato: tra chi lavora decide la sorte
line-food-cheapest-source = il Cibo meno caro
    .figure = { MONEY($figure) }
line-food-order-of-sources = il suo ordine delle fonti per il Cibo

line-goods-can-be-had-for-free = una risorsa per prosperare si può avere gratis
    .counted = { COUNT($items, $resource) } gratis per prosperare
line-goods-cost-little = una risorsa per prosperare costa non più di { MONEY(FIGURE("cheap-item")) } l'unità
    .counted = { COUNT($items, $resource) } per prosperare a { MONEY($money) }, non più di { MONEY(FIGURE("cheap-item")) } l'unità
line-goods-cost-much = una risorsa per prosperare costa più di { MONEY(FIGURE("cheap-item")) } l'unità
    .counted = { COUNT($items, $resource) } per prosperare a { MONEY($money) }, più di { MONEY(FIGURE("cheap-item")) } l'unità
line-goods-cannot-be-had = una risorsa per prosperare non si può avere, o non si può pagare
    .counted = non può avere o non può pagare { COUNT($items, $resource) } per prosperare
line-goods-none-can-be-bought = non può acquistare nessuna risorsa per prosperare
line-buying-free = gratis
line-buying-education-for-unskilled-workers = Istruzione, perché almeno 3 suoi disoccupati non sono qualificati
line-buying-no-health-before-population-grows = niente Salute, che farebbe crescere la sua Popolazione
line-buying-cheapest = il prezzo più basso
    .figure = { MONEY($figure) }
line-buying-order-of-resources = il suo ordine delle risorse
line-buying-order-of-sources = il suo ordine delle fonti
    .figure = { $figure }
line-buying-from-a-second-source-too = un'altra fonte ne ha abbastanza per prosperare ancora una volta

line-assigning-forms-a-trade-union = più Sindacati istituiti
    .figure = { $figure }
line-assigning-most-unemployed = lavoro per il maggior numero di disoccupati
    .figure = { $figure }
line-assigning-meets-the-needs-of-a-trade-union = più settori con abbastanza Lavoratori per un Sindacato
    .figure = { $figure }
line-assigning-highest-wages = i Salari più alti
    .figure = { MONEY($figure) }
line-assigning-public-company = più Lavoratori in Aziende Pubbliche
    .figure = { $figure }
line-assigning-capitalist-company = più Lavoratori in Aziende della Classe Capitalista
    .figure = { $figure }
line-assigning-order-of-industries = Agricoltura, poi Media, poi Lusso
line-assigning-skill-with-most-unemployed = la qualifica della maggior parte dei disoccupati
    .figure = { $figure }
line-unskilled-workers-leave-first = prima partono i Lavoratori non qualificati
