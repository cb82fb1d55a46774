# What the coach says: what matters now, and why. Each is one clause, told as a sentence.

coach-money-short = the coming Production takes { MONEY($short) } more than you will have: you would borrow, { MONEY($loan) } a Loan
coach-food = your people need { $needed } Food and you have { $have }: the rest costs { MONEY($cost) } in Production
coach-loan = you can pay off a Loan now ({ $loans } in all): each costs { MONEY($interest) } a round
coach-imf = as things stand the IMF steps in: the State has { $loans } of the { $limit ->
        [one] { $limit } Loan that brings
       *[other] { $limit } Loans that bring
    } it
coach-treasury = the Treasury has { MONEY($treasury) } for Wages of { MONEY($wages) }: that means { $new } new { $new ->
        [one] Loan
       *[other] Loans
    }
coach-wealth = { MONEY($short) } more by the end of the round reaches the next column of Wealth: { $points } VP, and 1 more in every Scoring
coach-vote = { $for ->
        [one] { $for } cube
       *[other] { $for } cubes
    } in favor, { $against } against; those against your side have { $influence } Influence. A tie passes
coach-bills-against = { $count ->
        [one] { $sections } will probably pass, against you
       *[other] { $count } Bills will probably pass, all against you: { $sections }
    }. You have { $cubes } of { $bag } cubes in the bag and { $influence } Influence
coach-bill-for = { $section } would probably pass if you proposed it: { $cubes } of { $bag } cubes in the bag are yours, and you have { $influence } Influence
coach-jobs = { $workers } of your unemployed could work at the { WORD($company) }, for { MONEY($wage) } a round
coach-own-jobs = your { WORD($company) } stands still, and { $workers } of your unemployed could run it
coach-for-sale = the { WORD($company) } is for sale for { MONEY($cost) }, and all whom it needs are among the unemployed ({ $unemployed })
coach-union = you can form a Trade Union: { WORD($industry) }. It brings { $points } VP in every Scoring
coach-strike = there is a strike at { ALL($companies) }: pay the highest Wage, or nothing is made there
coach-demonstration = a Demonstration is under way: { $unemployed ->
        [one] { $unemployed } is
       *[other] { $unemployed } are
    } out of work, and that costs you points unless they find jobs in time
coach-use = use your { WORD($resource) }: it brings you { $points } VP now
coach-short-of-use = { COUNT($short, $resource) } more, and all { $population } of your people can use it
coach-overflow = in Production { COUNT($lost, $resource) } will be lost: there is room for { $room }
coach-export = the Foreign Market pays { MONEY($price) } for { COUNT($amount, $resource) }
coach-idle = there are no Workers at { ALL($companies) }: what stands still makes nothing
coach-benefits = the State has set something aside for you: to take it costs no turn
coach-event = “{ WORD($event) }” waits for you: { $turns ->
        [one] this is the last turn
       *[other] { $turns } turns are left
    } before it costs you Legitimacy
coach-legitimacy = your points come from where your Legitimacy is lowest: { ALL($who) }, together { $points }
coach-well-off = you have { MONEY($money) }, and after Production it will be { MONEY($left) }: buy what raises your Prosperity
coach-gave-away = “{ $better }” would have been worth about { $lost } VP more than “{ $chosen }”

## The steady bot's rules of thumb, named after what it would do

thumb-politics = a Bill counts as its points and what the Policy brings until the end, times the chance that it passes
thumb-jobs = a job counts as its Wage, and a Trade Union as its points, for the rounds that are left ({ $rounds })
thumb-shopping = what is bought counts as the Prosperity that it will bring, less its price; { MONEY($money) } count as { $tenth } VP
thumb-use = services are used as soon as there are enough: Prosperity brings its points at once, and the next step more
thumb-struggle = a Strike or a Demonstration counts as the Influence it brings and what it costs the others
thumb-influence = Influence and cubes count by the votes that are still to come; { MONEY($money) } count as { $tenth } VP
thumb-building = a Company counts as what it makes less Wages and taxes, for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, less its price
thumb-selling = a Company is sold if its price is worth more than what it would still have made
thumb-trade = what is traded counts as its price against what it would fetch later; { MONEY($money) } count as { $tenth } VP
thumb-shift = one more shift counts as what it makes, less the Wage
thumb-events = an Event counts as its reward, and as the Legitimacy that is not lost by it
thumb-legitimacy = Legitimacy counts where it is lowest, since the two lowest bring the points
thumb-tax = the money counts against the Legitimacy that it costs; { MONEY($money) } count as { $tenth } VP
thumb-loan = a Loan that is paid off counts as the interest that it saves for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
thumb-prices = prices are as high as buyers will bear, Wages as low as they may be, and high where a strike is on
thumb-storage = a Storage counts as what would otherwise be lost
thumb-benefits = what the State has set aside is taken if it is worth more than the points that brings the State
thumb-swap = skills are freed for jobs that need them
thumb-card = a card counts as all that it does, by the same rules as the actions, and any card in hand as what it could still bring
