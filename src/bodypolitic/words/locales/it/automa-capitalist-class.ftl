# The Automa of the Capitalist Class: the conditions on its AI cards and the lines of its instruction cards.

cc-condition-places-for-machinery = 1 fila per ogni tua Azienda che può ricevere un Macchinario
cc-condition-production-phases = 1 fila ogni { $amount ->
    [one] Fase Produzione
   *[other] { $amount } Fasi Produzione
} a venire
cc-condition-agriculture-companies = 1 fila per ogni tua Azienda Agricola
cc-condition-luxury-companies = 1 fila per ogni tua Azienda di Lusso
cc-condition-revenue = 1 fila ogni { MONEY(FIGURE("revenue-per-row")) } delle tue Entrate, se sono almeno { MONEY($amount) }
cc-condition-high-taxes = 2 file, o 1 fila con 3B in vigore
cc-condition-luxury-stored = 1 fila ogni { $amount } Lusso nel tuo Magazzino
cc-condition-no-influence = 1 fila se non hai Influenza

line-cc-condition-places-for-machinery = alcune sue Aziende possono ricevere un Macchinario
    .counted = { $count ->
        [one] { $count } sua Azienda può ricevere un Macchinario
       *[other] { $count } sue Aziende possono ricevere un Macchinario
    }
line-cc-condition-production-phases = devono ancora venire Fasi Produzione
    .counted = { $count ->
        [one] deve ancora venire { $count } Fase Produzione
       *[other] devono ancora venire { $count } Fasi Produzione
    }
line-cc-condition-agriculture-companies = ha Aziende Agricole
    .counted = ha { $count ->
        [one] { $count } Azienda Agricola
       *[other] { $count } Aziende Agricole
    }
line-cc-condition-luxury-companies = ha Aziende di Lusso
    .counted = ha { $count ->
        [one] { $count } Azienda di Lusso
       *[other] { $count } Aziende di Lusso
    }
line-cc-condition-revenue = le sue Entrate sono alte
    .counted = le sue Entrate sono { MONEY($count) }
line-cc-condition-high-taxes = le tasse sono alte
    .counted = la Tassazione è in { $count ->
        [2] 3A
       *[other] 3B
    }
line-cc-condition-luxury-stored = ha Lusso in Magazzino
    .counted = ha { $count } Lusso in Magazzino
line-cc-condition-no-influence = non ha Influenza
    .counted = { $count ->
        [0] non ha Influenza
       *[other] ha { $count } Influenza
    }

line-cc-company-can-operate = può permettersi un'Azienda del suo Mercato che lavorerebbe subito
    .counted = può permettersi { WORD($company, form: "def") }, che lavorerebbe subito, e { $phases ->
        [one] deve ancora venire { $phases } Fase Produzione
       *[other] devono ancora venire { $phases } Fasi Produzione
    }
line-cc-new-resource = un'Azienda produce una risorsa che ora non può produrre
    .counted = { WORD($company, form: "def") } produce una risorsa che ora le manca
line-cc-demonstration = è in corso una Manifestazione
line-cc-little-to-build = c'era poco motivo di costruire
    .counted = la carta “Costruire Aziende” { $count ->
        [0] non è salita
       *[other] è salita solo di 1 fila
    }
line-cc-empty-company-sells = un'Azienda senza Lavoratori renderebbe almeno { MONEY(FIGURE("worth-selling")) }
    .counted = { WORD($company, form: "def") } non ha Lavoratori e renderebbe { MONEY($money) }
line-cc-transactions = può fare almeno 2 transazioni della carta Export
    .counted = può fare { COUNT($count, "thing-transaction") } della carta Export
line-cc-few-transactions = non può fare 2 transazioni della carta Export
    .counted = può fare { COUNT($count, "thing-transaction") } della carta Export, e ne servono 2
line-cc-others-have-more-influence = c'è una Proposta di Legge in corso, e gli altri avranno più Influenza
    .counted = c'è una Proposta di Legge in corso; gli altri hanno o avranno { $others } Influenza, lei { $own }
line-cc-no-bill-proposed = non ci sono Proposte di Legge in corso
line-cc-enough-influence = gli altri non avranno più Influenza
    .counted = gli altri hanno o avranno { $others } Influenza, lei { $own }

line-cc-workers-available = Lavoratori disoccupati disponibili
line-cc-automated = automatizzata
line-cc-highest-cost = il costo più alto
    .figure = { MONEY($figure) }
line-cc-union-if-staffed = con la Classe Operaia, un aiuto a un Sindacato
line-cc-fewest-matching-unemployed = meno disoccupati adatti
    .figure = adatti: { $figure }
line-cc-only-operational-of-its-industry = nessun'altra Azienda operativa nel suo settore
line-cc-no-other-machinery-in-its-industry = nessun altro Macchinario nel suo settore
line-cc-output-can-be-stored = spazio per tutto ciò che produce
line-cc-middle-class-first = assume la Classe Media dove potrebbero venire entrambe le Classi
line-cc-working-class-in-demonstration = durante una Manifestazione assume la Classe Operaia
line-cc-most-of-that-skill = più Lavoratori con quella qualifica
    .figure = { $figure }
line-cc-strike-answered = è uscito un simbolo Influenza: aumenta il Salario dove si sciopera
    .counted = è uscito un simbolo Influenza: aumenta il Salario { WORD($company, form: "di") }, dove si sciopera
line-cc-strike-sat-out = non è uscito nessun simbolo Influenza: lascia com'è il Salario dove si sciopera
    .counted = non è uscito nessun simbolo Influenza: lascia com'è il Salario { WORD($company, form: "di") }, dove si sciopera

line-cc-dearer-deal = l'Accordo Commerciale più caro
    .figure = { MONEY($figure) }
line-cc-no-tariff = nella Zona di Libero Scambio non paga dazi
line-cc-more-than-the-zone-holds = la Zona di Libero Scambio non può contenere tutto l'Accordo
