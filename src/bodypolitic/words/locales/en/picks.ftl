# What has been picked so far in an action of several picks: one message for each kind of happening that tells of a pick.

picked-card-discarded = { WORD($card) } discarded
picked-worker-left = { WORD($skill) } leaves the country
picked-worker-joined = { WORD($skill) } joins
picked-worker-moved = { WORD($skill) } to { PLACE($to) }
picked-worker-trained = { WORD($from) } becomes { WORD($to) }
picked-union-formed = a Trade Union in the { WORD($industry) } industry
picked-strike-called = a strike at the { WORD($company) }
picked-company-discarded = { WORD($company) } discarded
picked-company-built = { WORD($company) } built
picked-company-sold = { WORD($company) } sold
picked-machinery-placed = Machinery for the { WORD($company) }
picked-wage-set = { WORD($company) }: { $level }, { MONEY($money) } in Wages
picked-price-set = { WORD($resource) }: { MONEY($price) }
picked-storage-placed = a Storage for { WORD($resource) }
picked-bill-proposed = Bill { $section }
picked-cubes-removed = { $amount ->
    [one] { $amount } cube of { WORD($who) } taken out
   *[other] { $amount } cubes of { WORD($who) } taken out
}
picked-provided = { COUNT($amount, $item) } for { WORD($class) }
picked-bought = { COUNT($amount, $resource) } from { WORD($partner) } for { MONEY($money) }
picked-sold = { COUNT($amount, $resource) } to { WORD($partner) } for { MONEY($money) }

## What all of it costs and brings

picked-money = { MONEY($amount, sign: "yes") }
picked-loans = { $amount ->
    [one] { $amount } Loan
   *[other] { $amount } Loans
}
picked-points = { SIGNED($amount) } VP
picked-goods = { COUNT($amount, $resource, sign: "yes") }
picked-wages = { MONEY($amount) } in Wages

## What one would rather know before

warning-overflow = { COUNT($lost, $resource) } too many: there is room for { $room }
warning-fed-on-credit = { $amount } Food to buy for { MONEY($cost) }, which has to be borrowed
warning-money = { MONEY($short) } short for the Wages and taxes to come
warning-short-of-use = { COUNT($short, $resource) } short: { $population } are used at once
warning-imf = the IMF will step in
warning-cannot-pass = it can't pass any more: { $most } against { $least } at best
warning-cannot-stop = it can't be stopped any more: { $most } against { $least } at best
