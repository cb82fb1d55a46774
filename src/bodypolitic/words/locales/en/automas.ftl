# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Reveal the next AI card
question-automa-turn = The Automa is ready for its turn.

story-ai-card-revealed = { WORD($who) } reveals AI card { $card }.
story-priority-raised = { WORD($who) }: { WORD($card) } goes up { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: { WORD($line) }.
story-priority-placed = { WORD($who) }: { WORD($card) } goes to the end of row { $row }.
story-priority-lowered = { WORD($who) }: { WORD($card) } goes down { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
story-priority-removed = { WORD($who) }: { WORD($card) } is not needed any more.
story-row-collapsed = { WORD($who) }: row { $row } of { $of-policies ->
    [0] actions
   *[other] Policies
} is empty, and those above it come down.
story-ai-cards-reshuffled = The AI cards that { WORD($who) } has played go beneath its pile.
story-priority-set-aside = { WORD($who) }: { WORD($card) } is set aside.
story-automa-unable = { WORD($who) } is not able to perform { WORD($action) }: { WORD($line) }.
story-automa-acts = { WORD($who) } performs { WORD($action) }.
story-ai-bonus-used = { WORD($who) } uses the bonus of its AI card.
story-automa-chose = { WORD($who) }, why: { WORD($line) }.
story-ai-cards-drawn = { WORD($who) } draws { $amount ->
    [one] { $amount } AI card
   *[other] { $amount } AI cards
}: { $symbols ->
    [0] no Influence symbol
    [one] { $symbols } Influence symbol
   *[other] { $symbols } Influence symbols
}.

## AI cards

ai-card-actions = in order: { $actions }
ai-card-policies = Policies: { $policies }
ai-card-bonus = Bonus with { WORD($action) }{ where-needed }: { $effects }
ai-card-bonus-first = Bonus with { WORD($action) }{ where-needed }: first { $effects }
ai-card-special = Special Action{ where-needed }: { $effects }
ai-card-influence = Influence symbol
add-cubes-first = first add { $amount } of your voting cubes to the bag
vote-for-free = call an Immediate Vote without spending Influence, if you would call one
two-bills = propose 2 Bills instead of 1{ $price ->
    [0] { "" }
   *[other] , and pay { MONEY($price) } for the second
}
straight-to-desired = propose the Bill for the very section that you want, adjacent or not
    .note = you may call an Immediate Vote on it only if that section is adjacent
build-for-less = pay { MONEY($discount) } less for it
state-pays-half = the State pays half of its cost (rounded down), if it is in the { EITHER($industries) } industry
second-company = build 2 Companies instead of 1, if the second would work at once
    .note = if you do, add { $new } new Companies to your Market
sale-for-twice = if you sell a Company without Machinery instead, get twice its cost
deal-first = first make a Business Deal, if you can
sell-more-first = first { $sale }, as one more transaction
more-for-exports = get { MONEY($extra) } more for each transaction
ai-card-condition = { $also ->
    [yes] if so, also { $rows }
   *[no] the Special Action goes up { $rows }
}{ $sections ->
    [none] { "" }
   *[other] { "" } (only at { $sections })
}

## Priority cards

## Lines of instruction cards

line-at-random = several options were equally good, so it was drawn by lot
line-no-instruction = no instruction card speaks of this, so it was drawn by lot
line-closer-to-desired-policy = the change comes closer to what it wants
line-not-closer-to-desired-policy = the change comes no closer to what it wants
line-immediate-vote-is-promising = its side should win an Immediate Vote
line-immediate-vote-is-not-promising = its side is not strong enough for an Immediate Vote
line-policy-next-to-desired = the Policy is one section away from what it wants
line-policy-two-from-desired = the Policy is two sections away from what it wants
line-policy-farthest-from-desired = no other Policy is farther from what it wants
line-favorite-policy = this is the Policy that matters most to it
line-no-bill-possible = it can propose no Bill on either Policy of its AI card
line-first-condition = the first condition of its AI card holds
line-second-condition = the second condition of its AI card holds
line-unable-no-bill-marker = all its Bill markers are in use
line-unable-no-bill-wanted = none of the Policies that it looks at is open to a Bill that it wants
line-unable-condition-fails = the condition on its AI card does not hold
line-unable-too-dear = it lacks the money
line-unable-policy-elsewhere = a Policy is not in a section that it needs
line-unable-nothing-to-use-it-on = there is nothing to use it on
line-unable-few-would-find-work = fewer than 2 of its unemployed Workers would find work
line-unable-no-work-and-no-union = fewer than 2 of its unemployed Workers would find work, and it could form no Trade Union
line-unable-nothing-to-prosper-by = it can buy nothing in the number of its Population
line-unable-no-strike-token = no Strike token is left
line-unable-labor-market-too-high = the Labor Market gives no reason to strike
line-unable-few-companies-to-strike = there are fewer than 2 Companies that it would strike at
line-unable-demonstration-under-way = a Demonstration is under way
line-unable-few-unemployed = too few of its Workers are unemployed
line-unable-no-company-space = it has no space for another Company
line-unable-no-company-to-build = it lacks the money or the Workers for each Company of its Market, or has 2 of its industry
line-unable-no-company-would-work = no Company that it can pay would work
line-unable-no-company-to-sell = it has no Company that it would sell
line-unable-few-transactions = it has the goods for fewer than 2 transactions
line-unable-no-influence-left = the supply has no Influence left
line-unable-influence-enough = it has at least as much Influence as all others together
line-unable-untold = why, was not told then
line-biggest-change-of-wage = the Wage changes the most there
line-bond-by-symbol = an AI card drawn for it decided
line-everyone-gains = the Policies stay as far from what it wants, and everyone gains by the rest
line-history-instead-of-special-action = it sets off the Historical Event instead of a Special Action
line-cheapest-company = it is the cheapest Company
line-dearest-company = it is the dearest Company
line-makes-least = it is the Company that makes least
line-spending-cannot-turn-the-vote = its side has too little Influence to turn the vote
line-spending-all-in-the-final-vote = this is the final vote, so it holds nothing back
line-spending-winning-others-cannot-win = its side is ahead and the other side has too little Influence to win
line-spending-winning-others-have-exactly-enough = its side is ahead, but the other side has just enough Influence to win
line-spending-winning-others-have-more-than-enough = its side is ahead, but the other side has more than enough Influence to win
line-spending-losing-alone-exactly-enough = only it can turn the vote, with all of its Influence
line-spending-losing-alone-more-than-enough = only it can turn the vote, and it has Influence to spare
line-spending-losing-alone-unopposed = it can turn the vote, and the other side has no Influence
line-spending-losing-together-exactly-enough = its side could turn the vote only with all of its Influence
line-spending-losing-together-more-than-enough = its side can turn the vote and has Influence to spare
line-spending-losing-together-unopposed-exactly-enough = all of its side's Influence turns the vote, and the other side has none
line-spending-losing-together-unopposed-more-than-enough = its side can turn the vote, and the other side has no Influence

line-fewest-operational-companies = it has the fewest operational Companies in that industry
line-no-trade-union = it does not help the Workers of that industry to a Trade Union
line-preferred-industry = of the industries that are left, it prefers that one
line-scarce-or-dear-service = the Public Services lack that service, or sell it dearer than the other; if neither, it was drawn by lot
line-highest-production = that Company makes the most
