# One message for each kind of decision, filled with the values of the step that asks.

question-turn = What will you do?
question-discard-card = Which card do you discard for it?
question-state-stance = Are you in favor of { $motion }?
question-spend-influence = How much Influence do you add, in secret, to the vote on { $motion }?
question-open-public-companies = Which Public Company opens?
question-close-public-companies = Which Public Company closes?
question-choose-class-to-staff = Whose unemployed may fill a new Public Company?
question-choose-company-to-staff = Which new Public Company is filled next?
question-pay-loans-to-avoid-imf = How many Loans do you pay off at { MONEY(FIGURE("loan-paid-late")) } each to keep the IMF away?
question-choose-new-worker = Which Worker joins { WORD($who) }?
question-fill-unskilled-slots = Who from { WORD($who) } takes the next slot at the { WORD($card) }?
question-set-first-wage = Which Wage does the { WORD($card) } pay?
question-look-over-market = Which Company in your Market do you replace?
question-buy-food = Your people still need { $needed } Food. From whom do you buy it?
question-buy-food-from = How much of the { $needed } Food comes from { WORD($source) }?
question-share-loss = { $left ->
    [one] { $left } VP is
   *[other] { $left } VP are
} still to be lost. How much of that does { WORD($victim) } lose?
question-choose-penalty = With which class does the ignored Event cost you Legitimacy?
question-event-action = Which Event do you deal with?
question-choose-class-for-event = { WORD($event) }: for whom do you act?
question-choose-amount-for-event = { WORD($event) }: how much?
question-split-items = { WORD($event) }: what does { WORD($who) } get?
question-spread = { WORD($event) }: how much?
question-name-bill-for-state = { WORD($event) }: which Bill shall the State propose for you?
question-build-for-another = { WORD($event) }: which Company do you pay for?
question-provide-resource = Where do you get { COUNT($needed, $resource) } for { WORD($who) }?
question-provide-from = How much of the { COUNT($needed, $resource) } for { WORD($who) } comes from { WORD($source) }?
question-decide-on-effect = You may now { $clause }. Do you?
question-choose-branch = Which of the card's options do you take?
question-build-first-of-two = Which Company do you build first?
question-sell-amount-to-state = { $effect } How much do you sell?
question-sell-amount-abroad = { $effect } How much do you sell?
question-export-or-sell-more = Which sale do you make?
question-sell-service-amount = How much { WORD($resource) } do you sell abroad? Up to { $up_to }.
question-choose-export-card = Which Export card stays for the rest of the round?
question-place-free-storage = What is your free Storage for?
question-work-overtime = Which Company of { WORD($owner) } pays its Wages and produces?
question-choose-machinery-place = Which Company gets Machinery? { $left } to place.
question-sell-for-twice = Which Company do you sell for twice its cost?
question-poach-workers = Which Company takes the Workers of which Public Company?
question-privatize-company = Which Public Company is sold?
question-nationalize-company = Which Company becomes public, and which one makes way for it?
question-propose-first-bill = Which Bill do you propose first?
question-propose-polled-bill = Which Bill do you propose?
question-decide-on-polled-vote = Do you call a vote on { $bill } with the cubes just drawn?
question-remove-drawn-cubes = Whose cube do you take out of the bag? Up to { $left } more.
question-replace-drawn-cubes = Whose cube does yours replace? { $left } to replace.
question-move-policy = Which Policy moves, and where to?
question-choose-bill-to-discard = Which Bill do you discard?
question-take-influence-from = From whom do you take up to { $amount } Influence?
question-get-service-amount = How much { WORD($resource) } do you take from the State for free? Up to { $up_to }.
question-buy-service-abroad = { $effect } How much do you buy abroad?
question-hire-next-employee = Who is hired next, and where? Up to { $left } more.
question-staff-company = Which Company is filled, and by whom?
question-recruit-for = Which Company is filled from abroad, and with Workers of which class?
question-recruit-workers = Which Worker of { WORD($who) } takes the next slot at the { WORD($card) }?
question-choose-emigrant = Which Worker leaves the country? Up to { $left } more.
question-claim-damages-from = In which industry was the accident, and who pays? { MONEY($price) } for each Company.
question-choose-event-for-twice = Which Event do you carry out twice?
question-choose-replacement = Which Event makes way for one of the two on top of the deck?
question-choose-event-to-place = Which Event do you place?
question-look-at-events = The board has no space; these two Events are on top of the deck.
question-choose-class-to-provide = { $effect } Which class?
question-choose-who-loses-faith = With which class do you lose Legitimacy?
question-choose-media-influence = How much Media Influence becomes Personal Influence? Up to { $up_to }.

# Why a question is asked now, where the rules of a phase ask by themselves

occasion-needs = In the Production Phase your people eat, and you have less Food than they need
occasion-market = In the Preparation Phase you may renew your Market
occasion-imf = The State has more Loans than the IMF allows
occasion-setup = The table is being set up
