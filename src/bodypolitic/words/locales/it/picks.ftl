# What has been picked so far in an action of several picks: one message for each kind of happening that tells of a pick.

picked-card-discarded = carta scartata: “{ WORD($card) }”
picked-worker-left = { WORD($skill) } lascia il Paese
picked-worker-joined = arriva { WORD($skill) }
picked-worker-moved = { WORD($skill) } { PLACE($to, form: "a") }
picked-worker-trained = { WORD($from) } diventa { WORD($to) }
picked-union-formed = un Sindacato nel settore { WORD($industry) }
picked-strike-called = uno Sciopero { WORD($company, form: "a") }
picked-company-discarded = Azienda scartata: { WORD($company) }
picked-company-built = costruzione { WORD($company, form: "di") }
picked-company-sold = vendita { WORD($company, form: "di") }
picked-machinery-placed = un Macchinario per { WORD($company, form: "def") }
picked-wage-set = { WORD($company) }: { $level }, { MONEY($money) } di Salari
picked-price-set = { WORD($resource) }: { MONEY($price) }
picked-storage-placed = un Magazzino per { WORD($resource, form: "def") }
picked-bill-proposed = Proposta di Legge { $section }
picked-cubes-removed = { $amount ->
    [one] tolto
   *[other] tolti
} { COUNT($amount, "thing-cube") } { WORD($who, form: "di") }
picked-provided = { COUNT($amount, $item) } per { WORD($class) }
picked-bought = { COUNT($amount, $resource) } { WORD($partner, form: "da") } { $money ->
    [0] gratis
   *[other] per { MONEY($money) }
}
picked-sold = { COUNT($amount, $resource) } { WORD($partner, form: "a") } per { MONEY($money) }

## What all of it costs and brings

picked-money = { MONEY($amount, sign: "yes") }
picked-loans = { COUNT($amount, "thing-loan") }
picked-points = { SIGNED($amount) } VP
picked-goods = { COUNT($amount, $resource, sign: "yes") }
picked-wages = { MONEY($amount) } di Salari

## What one would rather know before

warning-overflow = { COUNT($lost, $resource) } di troppo: c'è spazio per { $room }
warning-fed-on-credit = { $amount } Cibo da acquistare per { MONEY($cost) }: dovrai indebitarti
warning-money = { $short ->
    [one] manca
   *[other] mancano
} { MONEY($short) } per i Salari e le tasse in arrivo
warning-short-of-use = { $short ->
    [one] manca
   *[other] mancano
} { COUNT($short, $resource) }: se ne usano { $population } alla volta
warning-imf = l'IMF interverrà
warning-cannot-pass = non può più passare: al massimo { $most } contro { $least }
warning-cannot-stop = non si può più fermare: al massimo { $most } contro { $least }
