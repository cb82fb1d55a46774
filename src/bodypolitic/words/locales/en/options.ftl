# One message for each kind of option, filled with the values that the kind declares.

option-basic = { WORD($action) }
option-free = { WORD($action) } (Free Action)
option-pass = Pass (no action possible)
option-end-turn = End the turn
option-discard = { WORD($card) }
option-play = Play { WORD($card) }
option-option = Option { $number }
option-go-on = Yes
option-skip = No, leave it
option-done = Done
option-bill = { $section }
option-call-vote = Yes
option-no-vote = No, it can wait for the elections
option-in-favor = In favor
option-against = Against
option-spend-influence = { $amount } Influence
option-open-company = { WORD($company) }
option-close-company = { WORD($company) }
option-pay-loans = { $amount ->
    [one] { $amount } Loan
   *[other] { $amount } Loans
}
option-fill = { WORD($company) }
option-form-union = a Trade Union in the { WORD($industry) } industry
option-take = { WORD($skill) } from { PLACE($from) }
option-staff = { WORD($class) }
option-staff-company = { WORD($company) }, by Workers of { WORD($class) }
option-no-workers = Nobody
option-employ = { WORD($skill) }
option-new-worker = { WORD($skill) }
option-upgrade = { WORD($skill) } from { PLACE($at) }
option-train = { WORD($skill) }
option-swap = { WORD($company) }: { WORD($out) } makes way for { WORD($in) }
option-strike = { WORD($company) }
option-hire = { WORD($skill) } for the { WORD($company) }
option-emigrate = { WORD($skill) }
option-recruit = { WORD($company) }, with Workers of { WORD($class) }
option-poach = { WORD($company) }, with the Workers of the { WORD($from) }
option-build-company = { WORD($company) }
option-sell-company = { WORD($company) }
option-wage = { WORD($company) }: { $level }
option-extra-shift = { WORD($company) }
option-overtime = { WORD($company) }
option-machinery = { WORD($company) }
option-privatize = { WORD($company) }
option-nationalize = { WORD($company) }, in place of the { WORD($instead-of) }
option-give-bonus = { WORD($company) }
option-discard-company = { WORD($company) }
option-buy = { WORD($resource) }
option-from = { WORD($source) }
option-amount = { $amount }
option-export = { COUNT($amount, $resource) }
option-deal-to-storages = { $deal }, into the Storages
option-deal-to-free-trade-zone = { $deal }, into the Free Trade Zone
option-store = { COUNT($amount, $resource) }
option-price = { WORD($resource) }: { MONEY($price) }
option-storage = { WORD($resource) }
option-export-card = { $export }
option-remove-cube = a cube of { WORD($class) }
option-replace-cube = a cube of { WORD($class) }
option-policy = { $section }
option-discard-bill = { $section }
option-accident = the { WORD($industry) } industry; { WORD($payer) } pays
option-event = { WORD($event) }
option-place-event = { WORD($event) }
option-leave-events = Leave { WORD($first) } and { WORD($second) } on top of the deck
option-replace-event = { WORD($event) } makes way for { WORD($by) }
option-class = { WORD($class) }
option-to = { WORD($class) }: { $amount }
option-lose-vp = { $amount } VP

## What a player wants to know of an option besides

option-with-detail = { $option } · { $detail }
detail-present-section = now { WORD($section) }
detail-proposer = by { WORD($who) }
detail-vote = for { $influence } Influence
detail-free-vote = without spending Influence
detail-money = { MONEY($money) }
detail-money-for-each = { MONEY($money) } for each class
detail-amount = { COUNT($amount, $resource) }
detail-bought-from = { COUNT($amount, $resource) } from { WORD($who) }
detail-media-influence-for = { $amount } Media Influence for { WORD($who) }
detail-voting-cubes-for = { $amount ->
    [one] { $amount } voting cube
   *[other] { $amount } voting cubes
} for { WORD($who) }
detail-own-cost = { MONEY($money) } for you
detail-compensation = for { MONEY($money) }
detail-output = makes { COUNT($amount, $resource) }
detail-slots = slots: { $slots }
detail-employee = employee: { WORD($worker, form: "skill") }, makes { $amount } more
detail-wages = Wages { $low }/{ $middle }/{ $high }
detail-wages-due = Wages { MONEY($money) }
detail-wage-in-all = { MONEY($money) } in all
detail-price-each = { MONEY($money) } each
detail-half-price-each = half of { MONEY($money) } each
detail-tariff = tariff { MONEY($money) }
