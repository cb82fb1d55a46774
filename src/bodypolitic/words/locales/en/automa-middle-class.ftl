# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = pay { MONEY($discount) } less for a Company that is not a Media Company, and get a Storage for what it makes

mc-condition-unemployed-workers = 1 row for each of your unemployed Workers, if there are { $amount } or more

## Building

line-mc-condition-unemployed-workers = it has unemployed Workers
    .counted = { $count ->
        [one] { $count } of its Workers is
       *[other] { $count } of its Workers are
    } unemployed

line-mc-building-employee-there = an unemployed Working Class Worker for the employee slot
line-mc-building-own-workers-only = no need for a Working Class Worker

line-mc-check-companies-productions-remain = a Company that it could build would produce often enough
    .counted = it could build the { WORD($company) }, and { $phases ->
        [one] { $phases } Production Phase is
       *[other] { $phases } Production Phases are
    } to come
line-mc-check-companies-employee-waits = an employee for a Company that it could build is unemployed
    .counted = an employee for the { WORD($company) } is unemployed
line-mc-check-companies-new-resource = a Company that it could build makes something it can't make yet
    .counted = the { WORD($company) } makes something it can't make yet
line-mc-check-companies-prosperous = its Prosperity has caught up with the Companies it runs with two Workers
    .counted = its Prosperity is { $prosperity }, and it runs { $companies ->
        [one] { $companies } Company
       *[other] { $companies } Companies
    } with two Workers
line-mc-check-companies-little-reason = it has found little reason to build
    .counted = { $count ->
        [0] building went up by no row at all
       *[other] building went up by only 1 row
    }

line-mc-market-has-such-a-company = it has a Company in this industry on the board
    .counted = it has a Company in the same industry as the { WORD($company) } on the board

## Workers

line-mc-check-workers-unemployed-find-work = unemployed Workers would find work
    .counted = { $count ->
        [one] { $count } unemployed Worker
       *[other] { $count } unemployed Workers
    } would find work
line-mc-check-workers-few-find-work = fewer than 2 unemployed Workers would find work
    .counted = { $count ->
        [0] no unemployed Worker
        [one] { $count } unemployed Worker
       *[other] { $count } unemployed Workers
    } would find work, and 2 would have to
line-mc-own-workers-first = where both classes could fill a Public Company, its own Workers come first

line-mc-skill-own-market = needed by a Company in its own Market
line-mc-skill-other-workers-there = the only Worker that a Company in its Market lacks
line-mc-skill-industry-without-company = an industry without a Company of its own
line-mc-skill-order-of-industries = its order of industries for new Workers
line-mc-skill-companies-not-operational = needed by an empty Public or Capitalist Class Company
line-mc-skill-capitalist-market = needed by a Company in the Capitalist Class's Market

line-mc-hiring-production-below-storage-limit = production below what its Storage holds
line-mc-hiring-no-other-company-in-industry = no other Company of its own in the industry
line-mc-hiring-no-trade-union = no Trade Union made possible

line-mc-shift-room-for-output = room for everything that the shift makes
line-mc-shift-two-own-workers = two of its own Workers there
line-mc-shift-employee-not-committed = an employee who is not committed

## Exports

line-mc-check-foreign-market-transactions = it can make at least 2 transactions of the Export card
    .counted = it can make { $count } transactions of the Export card
line-mc-check-foreign-market-short-of-money = it has { MONEY(FIGURE("little-money")) } or less
    .counted = it has { MONEY($count) }, no more than { MONEY(FIGURE("little-money")) }
line-mc-check-foreign-market-few-transactions = it can't make 2 transactions of the Export card
    .counted = it can make { $count ->
        [one] { $count } transaction
       *[other] { $count } transactions
    } of the Export card, and 2 are needed
