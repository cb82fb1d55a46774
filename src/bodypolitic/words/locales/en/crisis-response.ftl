# Crisis Response: its cards, and what happens and is asked when one is followed.

## What is asked

question-remove-worker = Which unemployed Worker do you remove? { $left } to go.
question-place-strike-token = Which Company gets a Strike token? { $left } to place.
question-lend-to-state = Do you lend the State money for its Loans?
option-lend = { MONEY($amount) }
detail-paid-back = you get { MONEY($money) } back next round
option-pay-back-bond = Pay { WORD($class) } back what it lent
refusal-policy-locked = { WORD($policy, form: "numbered") } is locked
refusal-other-policies-locked = every Policy has a Bill or is locked

## What happens

story-crisis-card-revealed = The next Crisis Response: { WORD($card) }.
story-crisis-card-set-aside = The Crisis Response { WORD($card) } is set aside.
story-crisis-card-followed = The Crisis Response is { WORD($card) }.
story-crisis-card-passed-over = { WORD($card) } does not apply now and is passed over.
story-policy-locked = { WORD($policy, form: "numbered") } is locked.
story-policy-unlocked = { WORD($policy, form: "numbered") } is open to Bills again.
story-bond-issued = The State owes { WORD($who) } { MONEY($amount) }, due at the end of the next Action Phase.
story-bond-paid-back = { WORD($who) } hands its Bond card back.

## The text of a card, part by part

crisis-passed-over-in-last-round = does not apply in round { $rounds }: reveal another card
crisis-passed-over-with-few-unions = does not apply with fewer than { $unions } Trade Unions: reveal another card
crisis-bills = discard { $all ->
    [yes] all Bills
   *[no] all Bills on { $number ->
        [one] Policy
       *[other] Policies
    } { $policies }
}; for each, its proposer gains 1 Influence
crisis-sections = in force from now on: { $sections }
crisis-locked = { $number ->
    [one] Policy
   *[other] Policies
} { $policies } { $number ->
    [one] is
   *[other] are
} locked: no Bills on { $number ->
    [one] it
   *[other] them
} before the IMF is checked in the next round
crisis-opens-for-free = Public Companies that open in this round cost the State nothing
crisis-line = { WORD($who) }: { $text }
crisis-settles = the State pays { MONEY($price) } per Loan, or all it has if that is less, and returns all its Loan cards
crisis-loses-points = the State loses { $points } Legitimacy with { ALL($classes) }
crisis-loses-half = the State loses half of its Legitimacy with { ALL($classes) }
crisis-loses-per-payment = the State loses 1 Legitimacy with { ALL($classes) } for every { MONEY($payment) } that the class paid

## Effects of its own, as in effects.ftl

remove-unemployed = remove { $workers } of your unemployed Workers, or all if you have fewer
place-strike-tokens = place { $tokens } Strike tokens where you could call a strike, or as many as you can
get-health-from-state = get up to { $health } Health from the State
classes-pay-for-loans = each class pays you { MONEY($price) }; repeat this until you can pay off your Loans
issue-bonds = each class may lend you { MONEY(FIGURE("small-bond")) } or { MONEY(FIGURE("large-bond")) }, in reverse player order
    .note = if that is enough to pay off all your Loans, nothing else happens, and by the end of the next Action Phase you pay each lender back { MONEY(FIGURE("small-bond-back")) } (for { MONEY(FIGURE("small-bond")) }) or { MONEY(FIGURE("large-bond-back")) } (for { MONEY(FIGURE("large-bond")) }); if it is not enough, return the money and reveal another card

count-trade-unions = of your Trade Unions
count-halves-of-population = 2 points of your Population (rounded up)
count-pairs-of-companies = 2 Companies you own

## Titles and names

title-crisis-washington-consensus = Washington Consensus
title-crisis-failed-imf-negotiations = Failed IMF Negotiations
title-crisis-moderate-imf-intervention = Moderate IMF Intervention
title-crisis-japanese-model = Japanese Model
title-crisis-basic-imf-intervention = Basic IMF Intervention
title-crisis-us-stimulus-package = US Stimulus Package
title-crisis-imf-intervention-with-resistance = IMF Intervention With Resistance
title-crisis-new-government-bond-program = New Government Bond Program
title-crisis-eu-austerity-measures = EU Austerity Measures
title-crisis-failed-imf-intervention-revolution = Failed IMF Intervention: Revolution
deck-crisis-responses = the Crisis Response cards
reason-bond = Bond

## Why an Automa does it

line-bond-by-symbol = an AI card drawn for it decided

## Sheets, the page and the terminal

sheet-crisis = Crisis Response card
sheet-crisis-response = Crisis Response
    .text = With this module the open card decides what happens when the IMF comes.
    .rulebook = Crisis Response
ui-module-crisis-response = Crisis Response
ui-module-crisis-response-does = When the IMF comes, a card decides what it does; Policies may be locked for a round.
ui-crisis-title = Crisis Response
ui-crisis-left = { $count ->
    [one] { $count } card more
   *[other] { $count } cards more
}
ui-crisis-bonds = To be paid back by the State by the end of the Action Phase
ui-crisis-bond-of = Bond of { WORD($role) }
ui-crisis-used = Used: { $cards }
ui-policy-locked = locked
ui-policy-locked-hint = No Bills on this Policy before the IMF is checked in the next round
cli-crisis-response = Crisis Response
cli-locked-policies = Locked Policies
cli-bonds = Bonds to pay back
cli-bond = { $role } { MONEY($money) }
cli-crisis-card = Crisis Response card
cli-crisis-cards = Crisis Response cards
