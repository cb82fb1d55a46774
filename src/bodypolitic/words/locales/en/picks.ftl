# What has been picked so far in an action of several picks: one message for each kind of happening that tells of a pick.

picked-card-discarded = { $card } discarded
picked-worker-left = { WORD($skill) } leaves the country
picked-worker-joined = { WORD($skill) } joins
picked-worker-moved = { WORD($skill) } to { PLACE($to) }
picked-worker-trained = { WORD($from) } becomes { WORD($to) }
picked-union-formed = a trade union in the { WORD($industry) } industry
picked-strike-called = a strike at the { $company }
picked-company-discarded = { $company } discarded
picked-company-built = { $company } built
picked-company-sold = { $company } sold
picked-machinery-placed = Machinery for the { $company }
picked-wage-set = { $company }: { $level }, { $money } V in wages
picked-price-set = { WORD($resource) }: { $price } V
picked-storage-placed = a storage for { WORD($resource) }
picked-bill-proposed = bill { $section }
picked-cubes-removed = { $amount ->
    [one] { $amount } cube of { WORD($who) } taken out
   *[other] { $amount } cubes of { WORD($who) } taken out
}
picked-provided = { $amount } { WORD($item) } for { WORD($class) }
picked-bought = { $amount } { WORD($resource) } from { WORD($source) } for { $money } V

## What all of it costs and brings

picked-money = { SIGNED($amount) } V
picked-loans = { $amount ->
    [one] { $amount } loan
   *[other] { $amount } loans
}
picked-points = { SIGNED($amount) } VP
picked-goods = { SIGNED($amount) } { WORD($resource) }
picked-wages = { $amount } V in wages

## What one would rather know before

warning-overflow = { $lost } { WORD($resource) } too many: there is room for { $room }
warning-fed-on-credit = { $amount } food to buy for { $cost } V, which has to be borrowed
warning-money = { $short } V short of wages and taxes to come
warning-short-of-use = { $short } { WORD($resource) } short: { $population } are used at once
warning-imf = the IMF will step in
warning-cannot-pass = it can't pass any more: { $most } against { $least } at best
warning-cannot-stop = it can't be stopped any more: { $most } against { $least } at best
