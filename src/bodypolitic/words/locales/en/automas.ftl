# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

option-reveal-ai-card = Reveal the next AI card
question-automa-turn = The Automa is ready for its turn.

story-ai-card-revealed = { WORD($who) } reveals AI card { $card }.
story-automa-checks = { WORD($who) } looks at { WORD($check) }.
story-priority-raised = { WORD($who) }: { WORD($card) } goes up { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: { $why }.
    .why = { $why }
story-priority-stays = { WORD($who) }: { WORD($card) } { $rows ->
    [0] stays
    [one] is set aside and does not go up { $rows } row
   *[other] is set aside and does not go up { $rows } rows
}: { $why }.
    .why = { $why }
story-priority-rows = { WORD($who) }, rows from the top: { $actions }{ $policies ->
    [none] { "" }
   *[other] . Policies: { $policies }
}{ $aside ->
    [none] { "" }
   *[other] . Set aside: { $aside }
}.
story-top-priorities = { WORD($who) }: on top is { WORD($first) }, then { WORD($second) }.
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
story-ai-cards-reshuffled = The AI cards that { WORD($who) } has played go beneath its deck.
story-priority-set-aside = { WORD($who) }: { WORD($card) } is set aside.
story-automa-unable = { WORD($who) } is not able to perform { WORD($action) }: { $why }.
    .why = { $why }
story-policy-passed-over = { WORD($who) } passes over { WORD($card) }: { $why }.
    .why = { $why }
story-special-action-performed = { WORD($who) }, Special Action: { $special }
story-narrowed = { WORD($who) }, { WORD($line) }: { $stay ->
    [unnamed] { $left }
   *[other] { $stay }
} { $left ->
    [one] stays
   *[other] stay
}; { $out ->
    [unnamed] { $fell }
   *[other] { $out }
} { $fell ->
    [one] falls
   *[other] fall
} out.
    .why = { WORD($line) }
with-figure = { $name } ({ $figure })
candidate-parts = { $before } + { $next }
candidate-purchase = { $goods }: { $sources }
candidate-source = { $amount } from { WORD($source) }
story-automa-acts = { WORD($who) } performs { WORD($action) }.
story-ai-bonus-used = { WORD($who) } uses the bonus of its AI card.
story-automa-chose = { WORD($who) }, why: { $why }.
    .why = { $why }
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
add-cubes-first = first put { $amount } of your voting cubes into the bag
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
    .counted = { $options } were equally good, and { $chosen } was drawn by lot
line-no-instruction = no instruction card speaks of this, so it was drawn by lot
line-closer-to-desired-policy = the change comes closer to what it wants
    .counted = { $section } is closer to what it wants
line-not-closer-to-desired-policy = the change comes no closer to what it wants
    .counted = { $section } is no closer to what it wants
line-immediate-vote-is-promising = its side is likely to win an Immediate Vote
    .counted = its side is likely to win an Immediate Vote: it would have { $own } Influence against { $others }
line-immediate-vote-is-not-promising = its side is not strong enough for an Immediate Vote
    .counted = its side is not strong enough for an Immediate Vote: it would have { $own } Influence against { $others }
line-immediate-vote-with-fewer-cubes = it has fewer cubes in the bag than its opponent, so there is no Immediate Vote
    .counted = it has { $own ->
        [one] { $own } cube
       *[other] { $own } cubes
    } in the bag and its opponent { $others }, so there is no Immediate Vote
line-immediate-vote-without-another-class = no other class is likely to be in favor, so there is no Immediate Vote
line-policy-next-to-desired = the Policy is one section away from what it wants
    .counted = { WORD($policy) } is at { $now }, one section from { $wanted }, which it wants
line-policy-two-from-desired = the Policy is two sections away from what it wants
    .counted = { WORD($policy) } is at { $now }, two sections from { $wanted }, which it wants
line-policy-as-desired = the Policy is as it wants it
    .counted = { WORD($policy) } is at { $now }, as it wants it
line-policy-card-not-in-rows = the card of the Policy lies in no row
    .counted = the card of { WORD($policy) } lies in no row
line-policy-farthest-from-desired = farthest from what it wants
    .figure = { $figure ->
        [one] { $figure } section away
       *[other] { $figure } sections away
    }
line-favorite-policy = this is the Policy that matters most to it
    .counted = { WORD($policy) } matters most to it
line-no-bill-possible = it can propose no Bill on either Policy of its AI card
    .counted = it can propose no Bill on { WORD($first) } or { WORD($second) }, the Policies of its AI card
line-unable-no-bill-marker = all its Bill markers are in use
line-unable-no-bill-wanted = none of the Policies that it looks at is open to a Bill that it wants
line-unable-special-refused = what it needs does not hold
line-unable-too-dear = it lacks the money
    .counted = even the { WORD($company) } costs { MONEY($cost) }, and it has { MONEY($has) }
line-unable-few-would-find-work = fewer than 2 of its unemployed Workers would find work
    .counted = { $count } of its unemployed Workers would find work, and 2 would have to
line-unable-no-work-and-no-union = fewer than 2 of its unemployed Workers would find work, and it could form no Trade Union
    .counted = { $count } of its unemployed Workers would find work, where 2 would have to, and it could form no Trade Union
line-unable-nothing-to-prosper-by = it can't buy as much of anything as its Population
    .counted = it can't buy as much of anything as its Population, which is { $count }
line-unable-no-strike-token = no Strike token is left
line-unable-labor-market-too-high = the Labor Market gives no reason to strike
    .counted = the Labor Market is at { $now }, and it has { $unions ->
        [one] { $unions } Trade Union
       *[other] { $unions } Trade Unions
    }; it strikes at 2C, or at 2B with 2 Trade Unions
line-unable-few-companies-to-strike = there are fewer than 2 Companies that it would strike at
    .counted = it would strike at { $count ->
        [one] { $count } Company
       *[other] { $count } Companies
    }, and 2 are needed
line-unable-demonstration-refused = it may call no Demonstration
line-unable-no-company-space = it has no space for another Company
    .counted = it has { $count } Companies, and no space for another
line-unable-no-company-to-build = it lacks the money or the Workers for each Company of its Market, or has 2 of its industry
    .counted = with { MONEY($count) } it lacks the money or the Workers for each Company of its Market, or has 2 of its industry
line-unable-no-company-would-work = no Company that it can pay for would work
    .counted = { $count ->
        [0] its Market is empty
        [one] it can pay for { $count } Company, which would stand empty
       *[other] it can pay for { $count } Companies, which would all stand empty
    }
line-unable-no-company-to-sell = it has no Company that it would sell
line-unable-few-transactions = it has the goods for fewer than 2 transactions
    .counted = it has the goods for { $count ->
        [one] { $count } transaction
       *[other] { $count } transactions
    }, and 2 are needed
line-unable-lobby-refused = it can't lobby
line-unable-influence-enough = it has at least as much Influence as all others together
    .counted = it has { $own } Influence, and all others together have { $others }
line-unable-untold = the reason was not recorded
line-everyone-gains = the Policies stay as far from what it wants, and everyone gains by the rest
line-spending-cannot-turn-the-vote = its side has too little Influence to turn the vote
    .counted = its side needs { $needed } Influence to turn the vote, and has { $own }
line-spending-all-in-the-final-vote = this is the final vote, so it holds nothing back
line-spending-winning-others-cannot-win = its side is ahead and the other side has too little Influence to win
    .counted = its side is ahead; the other side needs { $needed } Influence to win, and has { $others }
line-spending-winning-others-have-exactly-enough = its side is ahead, but the other side has just enough Influence to win
    .counted = its side is ahead, but the other side has just the { $needed } Influence that it needs to win
line-spending-winning-others-have-more-than-enough = its side is ahead, but the other side has more than enough Influence to win
    .counted = its side is ahead, but the other side needs { $needed } Influence to win, and has { $others }
line-spending-losing-alone-exactly-enough = only it can turn the vote, with all of its Influence
    .counted = only it can turn the vote, with all of its { $own } Influence
line-spending-losing-alone-more-than-enough = only it can turn the vote, and it has Influence to spare
    .counted = only it can turn the vote: that takes { $needed } Influence, and it has { $own }
line-spending-losing-alone-unopposed = it can turn the vote, and the other side has no Influence
    .counted = it can turn the vote with { $needed } of its { $own } Influence, and the other side has none
line-spending-losing-together-exactly-enough = its side could turn the vote only with all of its Influence
    .counted = its side could turn the vote only with all of its { $own } Influence
line-spending-losing-together-more-than-enough = its side can turn the vote and has Influence to spare
    .counted = its side can turn the vote: that takes { $needed } Influence, and it has { $own }
line-spending-losing-together-unopposed-exactly-enough = all of its side's Influence turns the vote, and the other side has none
    .counted = its side turns the vote with all of its { $own } Influence, and the other side has none
line-spending-losing-together-unopposed-more-than-enough = its side can turn the vote, and the other side has no Influence
    .counted = its side can turn the vote with { $needed } of its { $own } Influence, and the other side has none

line-fewest-operational-companies = the industry where it has the fewest operational Companies
    .figure = { $figure } there
line-no-trade-union = no help for a Trade Union
line-preferred-industry = its order of industries
line-service-not-produced = Healthcare or Education, first the one that no Public Company produces
line-dearer-service = the service that costs more in the Public Services
    .figure = { MONEY($figure) }
line-cheaper-service = the service that costs less in the Public Services
    .figure = { MONEY($figure) }
line-service-by-lot = one of two equal services, drawn by lot
line-highest-production = the highest production
    .figure = makes { $figure }
