# One message for each kind of happening, filled with the values that the kind declares.

story-round-began = Round { $round }
story-phase-began = { WORD($phase) }
story-phase-skipped = There is no { WORD($phase) } this time.
story-phase-ended = The { WORD($phase) } is over.
story-turn-began = Turn { $turn }: { WORD($who) }
story-basic-action = { WORD($who) } takes the Basic Action { WORD($action) }.
story-free-action = { WORD($who) } takes the Free Action { WORD($action) }.
story-passed = { WORD($who) } has no action to take and passes.
story-card-discarded = { WORD($who) } discards { WORD($card) }.
story-card-played = { WORD($who) } plays { WORD($card) }.
story-cards-drawn = { WORD($who) } draws { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}.
story-deck-reshuffled = The discards of { WORD($deck) } are shuffled into a new deck.
story-capital-spent = The Capitalist Class takes { MONEY($amount) } from its Capital.
story-paid = { WORD($who) } pays { WORD($to) } { MONEY($amount) } ({ WORD($reason) }).
story-loan-taken = { WORD($who) } takes a Loan of { MONEY(FIGURE("loan")) }.
story-loan-discarded = { WORD($who) } returns a Loan card.
story-debt-waived = No Loan is left for { WORD($who) }: a debt of { MONEY($amount) } is waived.
story-vp = { WORD($who) }: { SIGNED($amount) } VP ({ WORD($reason) }).
story-gained = { WORD($who) } gains { COUNT($amount, $resource) } ({ WORD($reason) }).
story-spent = { WORD($who) } gives up { COUNT($amount, $resource) } ({ WORD($reason) }).
story-prosperity-moved = The Prosperity marker of { WORD($who) } moves to space { $space }.
story-wealth-moved = The Wealth marker moves to column { $column }.
story-revenue-to-capital = The Capitalist Class moves { MONEY($amount) } from Revenue to Capital.
story-worker-left = { WORD($skill) } of { WORD($who) } leaves the country.
story-worker-joined = { WORD($skill) } joins { WORD($who) }.
story-worker-moved = { WORD($skill) } of { WORD($who) } goes from { PLACE($from) } to { PLACE($to) }.
story-worker-trained = { WORD($from) } of { WORD($who) } ({ PLACE($at) }) becomes { WORD($to) }.
story-workers-committed = The Workers of { WORD($class) } at the { WORD($company) } are committed.
story-workers-stood-up = The Workers stand up: nobody is committed any more.
story-union-formed = A Trade Union forms in the { WORD($industry) } industry.
story-union-fell = The Trade Union of the { WORD($industry) } industry falls apart.
story-strike-called = Workers at the { WORD($company) } go on strike.
story-strike-ended = The strike at the { WORD($company) } is over.
story-strike-held = The strike at the { WORD($company) } stops its work.
story-demonstration-called = The Working Class calls for a Demonstration.
story-demonstration-ended = The Demonstration is called off.
story-demonstration-held = The Demonstration takes place and costs the others up to { $amount } VP.
story-company-revealed = The { WORD($company) } comes to the Market of { WORD($who) }.
story-company-discarded = { WORD($who) } discards the { WORD($company) } from its Market.
story-company-built = { WORD($who) } builds the { WORD($company) }.
story-company-sold = { WORD($who) } sells the { WORD($company) }.
story-company-privatized = The { WORD($company) } passes from the State to the Capitalist Class.
story-company-nationalized = The { WORD($company) } passes from the Capitalist Class to the State; the { WORD($instead-of) } goes.
story-company-at-work = The { WORD($company) } is at work.
story-machinery-placed = The { WORD($company) } gets Machinery.
story-company-opened = The { WORD($company) } opens in the Public Sector.
story-company-closed = The { WORD($company) } closes in the Public Sector.
story-wage-set = Wages at the { WORD($company) } are now { $level }.
story-price-set = { WORD($who) } now asks { MONEY($price) } for { WORD($resource) }.
story-storage-placed = { WORD($who) } gets a Storage for { WORD($resource) }.
story-bill-proposed = { WORD($who) } proposes { $section }.
story-vote-called = { WORD($who) } calls an Immediate Vote on { $section }.
story-vote-began = The vote on { $section } begins.
story-stance = { WORD($who) } is { $in-favor ->
    [0] against
   *[other] in favor
}.
story-cubes-drawn = Drawn from the bag: { $WC } { role-WC }, { $MC } { role-MC }, { $CC } { role-CC }.
story-influence-spent = { WORD($who) } reveals { $amount } Influence.
story-vote-result = { $section } { $passed ->
    [0] fails
   *[other] passes
} with { $in-favor } in favor and { $against } against.
story-policy-changed = Now in force: { $section }.
story-tax-multiplier = The Tax Multiplier is now { $amount }.
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
story-bill-settled = The Bill marker of { WORD($who) } comes back from { $section }.
story-bill-discarded = The Bill of { WORD($who) } for { $section } is discarded.
story-imf-intervenes = The IMF intervenes.
story-legitimacy-moved = Legitimacy of the State with { WORD($class) }: { SIGNED($amount) } ({ WORD($reason) }).
story-legitimacy-token-gained = The State gains a Legitimacy token of { WORD($class) }.
story-event-revealed = A new Event: { WORD($event) }.
story-event-replaced = The State discards { WORD($event) } for { WORD($by) }.
story-event-handled = The State has dealt with { WORD($event) }.
story-event-ignored = The State has ignored { WORD($event) }.
story-agenda-discarded = The Political Agenda { $agenda } is discarded.
story-agenda-revealed = A new Political Agenda: { $agenda }.
story-deal-revealed = A Business Deal is on offer: { $deal }.
story-deal-made = { WORD($who) } makes a Business Deal: { $deal }.
story-export-discarded = An Export card is discarded: { $export }.
story-export-revealed = The Foreign Market pays: { $export }.
story-export-inspected = An Export card is turned up: { $export }.
story-provided = The State sets { COUNT($amount, $item) } aside for { WORD($class) }.
story-benefits-discarded = The unused State Benefits of { WORD($class) } are discarded.
story-benefits-received = { WORD($class) } takes its State Benefits.
story-game-ended = The game is over.
story-deals-discarded = { $amount ->
    [one] A Business Deal is
   *[other] { $amount } Business Deals are
} discarded.
