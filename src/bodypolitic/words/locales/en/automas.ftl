# Automas: what they do and why. Each line of an instruction card has a message `line-` with its name.

reason-ai-card = AI card
option-reveal-ai-card = Reveal the next AI card
question-automa-turn = The Automa is ready for its turn.

story-ai-card-revealed = { WORD($who) } reveals AI card { $card }.
story-priority-raised = { WORD($who) }: { WORD($card) } goes up { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: { WORD($line) }.
story-priority-placed = { WORD($who) }: { WORD($card) } goes to the end of row { $row }.
story-priority-set-aside = { WORD($who) }: { WORD($card) } is set aside.
story-automa-unable = { WORD($who) } is not able to perform { WORD($action) }.
story-automa-acts = { WORD($who) } performs { WORD($action) }{ $with-bonus ->
    [0] .
   *[other] , with the bonus of its AI card.
}
story-automa-chose = { WORD($who) }, why: { WORD($line) }.
story-ai-cards-drawn = { WORD($who) } draws { $amount ->
    [one] { $amount } AI card
   *[other] { $amount } AI cards
}: { $symbols ->
    [0] no Influence symbol
    [one] { $symbols } Influence symbol
   *[other] { $symbols } Influence symbols
}.

line-only-option = there was no other option
line-at-random = several options were equally good, so it was drawn by lot
line-no-instruction = no instruction card speaks of this, so it was drawn by lot
line-closer-to-desired-policy = the bill brings the policy closer to what it wants
line-not-closer-to-desired-policy = the bill brings the policy no closer to what it wants
line-immediate-vote-is-promising = its side should win an Immediate Vote
line-immediate-vote-is-not-promising = its side is not strong enough for an Immediate Vote
line-policy-next-to-desired = the policy is one section away from what it wants
line-policy-two-from-desired = the policy is two sections away from what it wants
line-favorite-policy = this is the policy that matters most to it
line-no-bill-possible = it can propose no bill on either policy of its AI card
line-first-condition = the first condition of its AI card holds
line-second-condition = the second condition of its AI card holds
line-biggest-change-of-wage = the wage changes the most there
line-bond-by-symbol = an AI card drawn for it decided
line-spending-none-held = it has no influence to spend
line-spending-cannot-turn-the-vote = its side has too little influence to turn the vote
line-spending-all-in-the-final-vote = this is the final vote, so it holds nothing back
line-spending-winning-others-cannot-win = its side is ahead and the other side has too little influence to win
line-spending-winning-others-have-exactly-enough = its side is ahead, but the other side has just enough influence to win
line-spending-winning-others-have-more-than-enough = its side is ahead, but the other side has more than enough influence to win
line-spending-losing-alone-exactly-enough = only it can turn the vote, with all of its influence
line-spending-losing-alone-more-than-enough = only it can turn the vote, and it has influence to spare
line-spending-losing-alone-unopposed = it can turn the vote, and the other side has no influence
line-spending-losing-together-exactly-enough = its side could turn the vote only with all of its influence
line-spending-losing-together-more-than-enough = its side can turn the vote and has influence to spare
line-spending-losing-together-unopposed-exactly-enough = all of its side's influence turns the vote, and the other side has none
line-spending-losing-together-unopposed-more-than-enough = its side can turn the vote, and the other side has no influence
