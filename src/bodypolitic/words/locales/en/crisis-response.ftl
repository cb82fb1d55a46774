# Crisis Response: its cards, and what happens and is asked when one is followed.

## What is asked

question-remove-worker = Which unemployed worker do you give up? { $left } to go.
question-place-strike-token = Which company gets a strike token? { $left } to place.
question-lend-to-state = Do you lend the State money for its loans?
option-lend = { $amount } V
detail-paid-back = you get { $money } V back next round
option-pay-back-bond = Pay { WORD($class) } back what it lent
refusal-policy-locked = { WORD($policy, form: "numbered") } is locked
refusal-other-policies-locked = every policy has a bill or is locked

## What happens

story-crisis-card-revealed = The next crisis response: { $card }.
story-crisis-card-set-aside = The crisis response { $card } is set aside.
story-crisis-card-followed = The crisis response is { $card }.
story-crisis-card-passed-over = { $card } does not apply now and is passed over.
story-policy-locked = { WORD($policy, form: "numbered") } is locked.
story-policy-unlocked = { WORD($policy, form: "numbered") } is open to bills again.
story-bond-issued = The State owes { WORD($who) } { $amount } V, due at the end of the next Action Phase.
story-bond-paid-back = { WORD($who) } hands its Bond card back.

## The text of a card, part by part

crisis-passed-over-in-last-round = does not apply in round { $rounds }: turn up another card
crisis-passed-over-with-few-unions = does not apply with fewer than { $unions } trade unions: turn up another card
crisis-bills = { $all ->
    [yes] all bills fall
   *[no] the bills on { $policies } fall
}, and each makes up for it with 1 influence for its proposer
crisis-policy = policy { $number }
crisis-sections = in force from now on: { $sections }
crisis-locked = { $policies } { $number ->
    [one] is
   *[other] are
} locked: no bills on { $number ->
    [one] it
   *[other] them
} before the IMF is checked in the next round
crisis-opens-for-free = public companies that open in this round cost the State nothing
crisis-line = { WORD($who) }: { $text }
crisis-settles = the State pays { $price } V for each of its loans, or gives whatever it has, and is free of all of them
crisis-loses = the State loses legitimacy: { $losses }
crisis-loses-points = { $points } with { WORD($who) }
crisis-loses-half = half with { WORD($who) }
crisis-loses-per-payment = 1 with { WORD($who) } for every { $payment } V that it paid

## Effects of its own, as in effects.ftl

remove-unemployed = give up { $workers } of your unemployed workers, or all if you have fewer
place-strike-tokens = place { $tokens } strike tokens where you could call a strike, or as many as you can
get-health-from-state = get up to { $health } health from the State
classes-pay-for-loans = each class pays you { $price } V, and again until you can pay off your loans
issue-bonds = each class may lend you { $small_bond } V or { $large_bond } V, in reverse player order
    .note = if you can pay off your loans then, you do, that is all, and by the end of the next Action Phase you pay back { $small_bond_back } V or { $large_bond_back } V to each lender; otherwise the money goes back and another card is turned up

count-trade-unions = of your trade unions
count-halves-of-population = 2 points of your Population (rounded up)
count-pairs-of-companies = 2 companies you own
