# What Historical Events say: when they happen, what they need, what they move and what they do.

history-in-setup = used when the game is set up
history-when-revealed = happens when it is revealed
history-end-of-action-phase = happens at the end of the Action Phase
history-free-action = { EITHER($roles) } may set it off as a free action
history-basic-action = { EITHER($roles) } may set it off as a basic action{ $cost ->
    [0] { "" }
   *[other] { "" } for { $cost } influence
}
history-policies-set = policies move to { $sections }
history-policies-begin = the game begins with { $sections }
history-policies-move = one section each: { $moves }
history-policy-move = { WORD($policy, form: "numbered") } towards { WORD($section) }
history-line = { ALL($roles) }: { $effects }
history-if-passed = if it passes, or if both are in force already: { $lines }

figure-least = at least { $figure }
figure-most = no more than { $figure }
need-policies-in-section = { $figure } of policies 1 to 5 in section { WORD($section) }
need-operational = { $figure } operational companies that make { ALL($resources) }
need-companies-in = { $figure } companies that make { EITHER($resources) }
need-with-machinery = { $figure } { $number ->
    [one] company
   *[other] companies
} with Machinery
need-unemployed = { $figure } unemployed workers
need-trade-unions = { $figure } { $number ->
    [one] trade union
   *[other] trade unions
}
need-prosperity = a Prosperity of { $figure } for { WORD($role) }
need-loans = { $figure } loans of all players together
need-treasury = { $figure } V in the State Treasury
need-state-loans = { $figure } { $number ->
    [one] loan
   *[other] loans
} of the State
need-influence-of-players = { $figure } influence of all players together, of the State only its personal one
need-influence-of-classes = { $figure } influence of all classes together
need-companies-owned = { $figure } companies of { WORD($role) }
need-influence = { $figure } personal influence of the State
need-population = a Population of { $figure } for { WORD($role) }

## Effects

move-policies = { $may_stop ->
    [yes] choose up to { $most } policies
   *[no] choose { $most ->
        [1] a policy that nobody else has chosen for this
       *[other] { $most } policies
    }
} and move { $most ->
    [1] it
   *[other] each
} to an adjacent section
state-gains = the State gets { $amount } V
state-loses = the State loses { $amount } V
pay-state = pay the State { $number } V{ for-each }
lose-influence = lose { $amount } { own-influence }, if you have it
lose-media-influence = remove { $amount } media influence from the Public Services
take-cubes-out = take { $amount } of your voting cubes out of the bag
get-goods = get { $amount } { WORD($resource) }
change-legitimacy = { SIGNED($amount) } legitimacy with { ALL($roles) }
change-legitimacy-with-two = { SIGNED($amount) } legitimacy with each of 2 classes of your choice
add-workers = get { $amount } unskilled workers
add-immigrant = reveal an Immigration card and get the worker on it
remove-workers = remove { $amount } { $employed_too ->
    [yes] { $amount ->
        [one] worker, an unemployed one if you can
       *[other] workers, unemployed ones if you can
    }
   *[no] unemployed { $amount ->
        [one] worker
       *[other] workers
    }
}
remove-all-unemployed = return all your unemployed workers to the supply
train-worker = train one of your workers
strike = strike at up to { $strikes } companies
lose-company = choose one of your operational companies, which is discarded{ $unless_saved ->
    [yes] { "" } unless the State saves it
   *[no] { "" }
}
save-companies = you may save each of these companies for half of its cost (rounded down), for +1 legitimacy with the class that owns it
company-for-state = { $price ->
    [0] give the State one
   *[other] sell the State for { $price } V one
} of your { $operational ->
    [yes] operational { "" }
   *[no] { "" }
}companies{ $industries ->
    [none] { "" }
   *[other] { "" } that make { EITHER($industries) }
}, which takes the place of a public company that leaves the game: { $any_public ->
    [yes] one that is not operational, if there is one
   *[no] one that is not operational
}
buy-public-company = buy a public company with its workers for half its cost
highest-prices = set your prices for { ALL($resources) } to the highest
add-deal = one more business deal comes on the board
discard-deals = all business deals are discarded
discard-random-deal = a random business deal is discarded
search-deck = begin with { $copies } cards { $card } of your deck in your hand
hold-treaty-vote = one vote decides on { $sections } together; nobody scores for it

## What holds for the rest of the round

output-change = this round { $industries ->
    [none] companies
   *[other] companies that make { EITHER($industries) }
}{ $machinery ->
    [yes] { "" } with Machinery
   *[no] { "" }
} produce { SIGNED($amount) }
openings-at-half-cost = this round the State pays half for public companies that open
free-openings = this round the State pays nothing for public companies that open
no-elections = this round no more votes are held; bills stay for the next one
free-votes = this round nobody spends influence to call an Immediate Vote
prices-fixed = this round you may not adjust your prices for { ALL($resources) }
foreign-market-closed = this round nobody may sell to the Foreign Market or buy goods there
import-prices = this round food costs { $food } V and luxury { $luxury } V in the Foreign Market, before tariffs
money-for-building = this round get { $amount } V from the State whenever you build a company
money-for-exporting = this round get { $amount } V from the State whenever you sell to the Foreign Market
legitimacy-for-exporting = this round +1 legitimacy with the class of each player who sells to the Foreign Market
legitimacy-for-building = this round +1 legitimacy with the class of each player who builds a company
points-for-using = this round gain { $amount } VP whenever you use healthcare, education or luxury
