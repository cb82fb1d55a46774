# One message for each kind of happening, filled with the values that the kind declares.

story-round-began = Round { $round }
story-phase-began = { WORD($phase) }
story-phase-skipped = There is no { WORD($phase) } this time.
story-phase-ended = The { WORD($phase) } is over.
story-turn-began = Turn { $turn }: { WORD($who) }
story-basic-action = { WORD($who) } takes the basic action { WORD($action) }.
story-free-action = { WORD($who) } takes the free action { WORD($action) }.
story-passed = { WORD($who) } has no action to take and passes.
story-card-discarded = { WORD($who) } discards { $card }.
story-card-played = { WORD($who) } plays { $card }.
story-cards-drawn = { WORD($who) } draws { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}.
story-deck-reshuffled = The discards of { WORD($deck) } are shuffled into a new deck.
story-capital-spent = The Capitalist Class takes { $amount } V from its Capital.
story-paid = { WORD($who) } pays { WORD($to) } { $amount } V ({ WORD($reason) }).
story-loan-taken = { WORD($who) } takes a loan of 50 V.
story-loan-discarded = { WORD($who) } gives a Loan card back.
story-debt-waived = No loan is left for { WORD($who) }: a debt of { $amount } V is waived.
story-vp = { WORD($who) }: { SIGNED($amount) } VP ({ WORD($reason) }).
story-gained = { WORD($who) } gains { $amount } { WORD($resource) } ({ WORD($reason) }).
story-spent = { WORD($who) } gives up { $amount } { WORD($resource) } ({ WORD($reason) }).
story-prosperity-moved = The Prosperity marker of { WORD($who) } moves to space { $space }.
story-wealth-moved = The Wealth marker moves to column { $column }.
story-revenue-to-capital = The Capitalist Class moves { $amount } V from Revenue to Capital.
story-worker-left = { WORD($skill) } of { WORD($who) } leaves the country.
story-worker-joined = { WORD($skill) } joins { WORD($who) }.
story-worker-moved = { WORD($skill) } of { WORD($who) } goes from { PLACE($from) } to { PLACE($to) }.
story-worker-trained = { WORD($from) } of { WORD($who) } ({ PLACE($at) }) becomes { WORD($to) }.
story-workers-committed = The workers of { WORD($class) } at the { $company } are committed.
story-workers-stood-up = The workers stand up: nobody is committed any more.
story-union-formed = A trade union forms in the { WORD($industry) } industry.
story-union-fell = The trade union of the { WORD($industry) } industry falls apart.
story-strike-called = Workers at the { $company } go on strike.
story-strike-ended = The strike at the { $company } is over.
story-strike-held = The strike at the { $company } stops its work.
story-demonstration-called = The Working Class calls for a demonstration.
story-demonstration-ended = The demonstration is called off.
story-demonstration-held = The demonstration takes place and costs the others up to { $amount } VP.
story-company-revealed = The { $company } comes to the market of { WORD($who) }.
story-company-discarded = { WORD($who) } discards the { $company } from its market.
story-company-built = { WORD($who) } builds the { $company }.
story-company-sold = { WORD($who) } sells the { $company }.
story-company-lost = { WORD($who) } loses the { $company }.
story-company-saved = The State saves the { $company } from being lost.
story-company-privatized = The { $company } passes from the State to the Capitalist Class.
story-company-nationalized = The { $company } passes from the Capitalist Class to the State; the { $instead-of } goes.
story-machinery-placed = The { $company } gets Machinery.
story-company-opened = The { $company } opens in the public sector.
story-company-closed = The { $company } closes in the public sector.
story-wage-set = Wages at the { $company } are now { $level }.
story-price-set = { WORD($who) } now asks { $price } V for { WORD($resource) }.
story-storage-placed = { WORD($who) } gets a storage for { WORD($resource) }.
story-bill-proposed = { WORD($who) } proposes { $section }.
story-vote-called = { WORD($who) } calls for a vote on { $section } at once.
story-vote-began = The vote on { $section } begins.
story-stance = { WORD($who) } is { $in-favor ->
    [0] against
   *[other] in favor
}.
story-cubes-drawn = The bag gives { $WC } Working Class, { $MC } Middle Class and { $CC } Capitalist Class cubes.
story-influence-spent = { WORD($who) } reveals { $amount } influence.
story-vote-result = { $section } { $passed ->
    [0] fails
   *[other] passes
} with { $in-favor } in favor and { $against } against.
story-policy-changed = The policy is now { $section }.
story-tax-multiplier = The tax multiplier is now { $amount }.
story-cubes-added = { WORD($who) } adds { $amount ->
    [one] { $amount } voting cube
   *[other] { $amount } voting cubes
} to the bag ({ WORD($reason) }).
story-cubes-removed = { $amount ->
    [one] { $amount } voting cube of { WORD($who) } is
   *[other] { $amount } voting cubes of { WORD($who) } are
} taken out of the bag.
story-cubes-returned = { $amount ->
    [one] { $amount } voting cube of { WORD($who) } goes
   *[other] { $amount } voting cubes of { WORD($who) } go
} back into the bag.
story-cubes-put-aside = { $amount ->
    [one] { $amount } voting cube of { WORD($who) } goes
   *[other] { $amount } voting cubes of { WORD($who) } go
} back to its supply.
story-cubes-taken-back = { WORD($who) } takes { $amount ->
    [one] { $amount } voting cube
   *[other] { $amount } voting cubes
} out of the bag.
story-bill-settled = The bill marker of { WORD($who) } comes back from { $section }.
story-bill-discarded = The bill of { WORD($who) } for { $section } is discarded.
story-policy-protected = { WORD($who) } protects { $section }: nobody may propose a bill on that policy this round.
story-imf-intervenes = The IMF intervenes.
story-legitimacy-moved = Legitimacy of the State with { WORD($class) }: { SIGNED($amount) } ({ WORD($reason) }).
story-legitimacy-token-gained = The State gains a legitimacy token of { WORD($class) }.
story-event-revealed = A new event: { $event }.
story-event-replaced = The State discards { $event } for { $by }.
story-event-handled = The State has dealt with { $event }.
story-event-ignored = The State has ignored { $event }.
story-agenda-discarded = The political agenda { $agenda } is discarded.
story-agenda-revealed = A new political agenda: { $agenda }.
story-deal-revealed = A business deal is on offer: { $deal }.
story-deal-made = { WORD($who) } makes a business deal: { $deal }.
story-deal-discarded = A business deal is discarded: { $deal }.
story-export-discarded = An Export card is discarded: { $export }.
story-export-revealed = The Foreign Market pays: { $export }.
story-export-inspected = An Export card is turned up: { $export }.
story-provided = The State sets { $amount } { WORD($item) } aside for { WORD($class) }.
story-benefits-discarded = What the State had set aside for { WORD($class) } before is discarded.
story-benefits-received = { WORD($class) } takes what the State had set aside for it.
story-game-ended = The game is over.
story-history-begins = The country begins with { $event }.
story-history-revealed = A historical event: { $event }.
story-history-set-off = { WORD($who) } sets off { $event }.
story-history-happens = { $event } happens.
story-history-passed-by = { $event } passes by, since what it needs does not hold.
story-company-endangered = { WORD($who) } is about to lose the { $company }.
story-deals-discarded = { $amount ->
    [one] A business deal is
   *[other] { $amount } business deals are
} discarded.
