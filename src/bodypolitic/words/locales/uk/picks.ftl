# What has been picked so far in an action of several picks: one message for each kind of happening that tells of a pick.

picked-card-discarded = карту «{ WORD($card) }» скинуто
picked-worker-left = { WORD($skill) } залишає країну
picked-worker-joined = { WORD($skill) } приєднується
picked-worker-moved = { WORD($skill) } — { PLACE($to, form: "to") }
picked-worker-trained = { WORD($from) } стає { WORD($to, form: "ins") }
picked-union-formed = профспілка { WORD($industry, form: "of") }
picked-strike-called = страйк у компанії «{ WORD($company) }»
picked-company-discarded = компанію «{ WORD($company) }» скинуто
picked-company-built = компанію «{ WORD($company) }» відкрито
picked-company-sold = компанію «{ WORD($company) }» продано
picked-machinery-placed = устаткування для компанії «{ WORD($company) }»
picked-wage-set = { WORD($company) }: { $level }, заробітна плата { MONEY($money) }
picked-price-set = { WORD($resource) }: { MONEY($price) }
picked-storage-placed = склад для { WORD($resource, form: "gen") }
picked-bill-proposed = законопроект { $section }
picked-cubes-removed = прибрано { COUNT($amount, "thing-cube", form: "acc") } ({ WORD($who) })
picked-provided = { COUNT($amount, $item) } для { WORD($class, form: "gen") }
picked-bought = { COUNT($amount, $resource) } { WORD($partner, form: "from") } за { MONEY($money) }
picked-sold = продано { COUNT($amount, $resource, form: "acc") } { WORD($partner, form: "dat") } за { MONEY($money) }

## What all of it costs and brings

picked-money = { MONEY($amount, sign: "yes") }
picked-loans = { COUNT($amount, "thing-loan") }
picked-points = { SIGNED($amount) } ПБ
picked-goods = { COUNT($amount, $resource, sign: "yes") }
picked-wages = заробітна плата { MONEY($amount) }

## What one would rather know before

warning-overflow = не вміститься { COUNT($lost, $resource) }: місце є лише для { $room }
warning-fed-on-credit = { COUNT($amount, "resource-food", form: "acc") } доведеться купити за { MONEY($cost) } у борг
warning-money = бракує { MONEY($short) } на заробітну плату й податки
warning-short-of-use = бракує { COUNT($short, $resource, form: "gen") }: за раз використовують { $population }
warning-imf = МВФ втрутиться
warning-cannot-pass = законопроект уже не приймуть: щонайбільше { $most } проти { $least }
warning-cannot-stop = законопроект уже не зупинити: щонайбільше { $most } проти { $least }
