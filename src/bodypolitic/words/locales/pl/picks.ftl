# What has been picked so far in an action of several picks: one message for each kind of happening that tells of a pick.

picked-card-discarded = odrzucono: { WORD($card) }
picked-worker-left = { WORD($skill) } wyjeżdża z kraju
picked-worker-joined = { WORD($skill) } dołącza
picked-worker-moved = { WORD($skill) } { PLACE($to, form: "to") }
picked-worker-trained = { WORD($from) }: odtąd { WORD($to) }
picked-union-formed = Związek Zawodowy { WORD($industry, form: "at") }
picked-strike-called = Strajk { WORD($company, form: "at") }
picked-company-discarded = odrzucono { WORD($company, form: "acc") }
picked-company-built = założono { WORD($company, form: "acc") }
picked-company-sold = sprzedano { WORD($company, form: "acc") }
picked-machinery-placed = Maszyneria: { WORD($company) }
picked-wage-set = { WORD($company) }: { $level }, { MONEY($money) } Wynagrodzeń
picked-price-set = { WORD($resource) }: { MONEY($price) }
picked-storage-placed = Magazyn na { WORD($resource, form: "acc") }
picked-bill-proposed = Ustawa { $section }
picked-cubes-removed = usunięto { COUNT($amount, "thing-cube", form: "acc") } { WORD($who, form: "gen") }
picked-provided = { COUNT($amount, $item) } dla { WORD($class, form: "gen") }
picked-bought = { COUNT($amount, $resource) } { WORD($partner, form: "from") } za { MONEY($money) }
picked-sold = sprzedano { COUNT($amount, $resource, form: "acc") } { WORD($partner, form: "dat") } za { MONEY($money) }

## What all of it costs and brings

picked-money = { MONEY($amount, sign: "yes") }
picked-loans = { COUNT($amount, "thing-loan") }
picked-points = { SIGNED($amount) } PZ
picked-goods = { COUNT($amount, $resource, sign: "yes") }
picked-wages = { MONEY($amount) } Wynagrodzeń

## What one would rather know before

warning-overflow = o { COUNT($lost, $resource, form: "acc") } za dużo: miejsca jest na { $room }
warning-fed-on-credit = do kupienia { COUNT($amount, "resource-food") } za { MONEY($cost) }, na co trzeba się zapożyczyć
warning-money = na przyszłe Wynagrodzenia i Podatki brakuje { MONEY($short) }
warning-short-of-use = brakuje { COUNT($short, $resource, form: "gen") }: naraz wykorzystuje się { $population }
warning-imf = MFW będzie interweniować
warning-cannot-pass = nie może już zostać uchwalona: w najlepszym razie { $most } do { $least }
warning-cannot-stop = nie da się jej już powstrzymać: w najlepszym razie { $most } do { $least }
