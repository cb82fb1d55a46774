# One message for each kind of option, filled with the values that the kind declares.

option-basic = { WORD($action) }
option-free = { WORD($action) } (free action)
option-pass = Pass, for want of an action
option-end-turn = End the turn
option-discard = { $card }
option-play = Play { $card }
option-option = Option { $number }
option-go-on = Yes
option-skip = No, leave it
option-done = Done
option-bill = { $section }
option-call-vote = Yes
option-no-vote = No, it can wait for the elections
option-in-favor = In favor
option-against = Against
option-spend-influence = { $amount } influence
option-open-company = { $company }
option-close-company = { $company }
option-pay-loans = { $amount ->
    [one] { $amount } loan
   *[other] { $amount } loans
}
option-fill = { $company }
option-form-union = A trade union in the { WORD($industry) } industry
option-take = { WORD($skill) } from { PLACE($from) }
option-staff = { WORD($class) }
option-staff-company = { $company }, by workers of { WORD($class) }
option-no-workers = Nobody
option-employ = { WORD($skill) }
option-new-worker = { WORD($skill) }
option-upgrade = { WORD($skill) } of { PLACE($at) }
option-train = { WORD($skill) }
option-swap = { $company }: { WORD($out) } makes way for { WORD($in) }
option-strike = { $company }
option-hire = { WORD($skill) } for the { $company }
option-emigrate = { WORD($skill) }
option-recruit = { $company }, with workers of { WORD($class) }
option-poach = { $company }, with the workers of the { $from }
option-build-company = { $company }
option-sell-company = { $company }
option-wage = { $company }: { $level }
option-extra-shift = { $company }
option-overtime = { $company }
option-machinery = { $company }
option-privatize = { $company }
option-nationalize = { $company }, in place of the { $instead-of }
option-give-bonus = { $company }
option-discard-company = { $company }
option-close-down = { $company }
option-save-company = Yes, save the { $company }
option-buy = { WORD($resource) }
option-from = { WORD($source) }
option-amount = { $amount }
option-export = { $amount } { WORD($resource) }
option-deal-to-storages = { $deal }, into the storages
option-deal-to-free-trade-zone = { $deal }, into the Free Trade Zone
option-store = { $amount } { WORD($resource) }
option-price = { WORD($resource) }: { $price } V
option-storage = { WORD($resource) }
option-export-card = { $export }
option-remove-cube = A cube of { WORD($class) }
option-replace-cube = A cube of { WORD($class) }
option-policy = { $section }
option-protect = { $section }
option-discard-bill = { $section }
option-accident = The { WORD($industry) } industry; { WORD($payer) } pays
option-event = { $event }
option-place-event = { $event }
option-leave-events = Leave { $first } and { $second } on top of the deck
option-replace-event = { $event } makes way for { $by }
option-class = { WORD($class) }
option-to = { WORD($class) }: { $amount }
option-lose-vp = { $amount } VP
option-set-off = { $event } (historical event)

## What a player wants to know of an option besides

option-with-detail = { $option } · { $detail }
detail-present-section = now { WORD($section) }
detail-proposer = by { WORD($who) }
detail-vote = for { $influence } influence
detail-free-vote = without spending influence
detail-money = { $money } V
detail-money-for-each = { $money } V for each class
detail-amount = { $amount } { WORD($resource) }
detail-bought-from = { $amount } { WORD($resource) } from { WORD($who) }
detail-media-influence-for = { $amount } media influence for { WORD($who) }
detail-voting-cubes-for = { $amount ->
    [one] { $amount } voting cube
   *[other] { $amount } voting cubes
} for { WORD($who) }
detail-own-cost = for you { $money } V
detail-compensation = for { $money } V
detail-output = makes { $amount } { WORD($resource) }
detail-jobs = jobs: { $jobs }
detail-employee = employee: { $job }, makes { $amount } more
detail-wages = wages { $low }/{ $middle }/{ $high }
detail-wages-due = wages { $money } V
detail-wage-in-all = { $money } V in all
detail-price-each = { $money } V each
detail-half-price-each = half of { $money } V each
detail-tariff = tariff { $money } V
