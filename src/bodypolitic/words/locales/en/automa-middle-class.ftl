# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = pay { $discount } V less for a company that is not a media company, and get a storage for what it makes

condition-unemployed-workers = 1 row for each of your unemployed workers, if there are { $amount } or more

## Building

line-mc-building-employee-there = an unemployed Working Class worker can fill the employee slot
line-mc-building-own-workers-only = the company needs no Working Class worker

line-mc-check-companies-productions-remain = a company that it could build would produce often enough
line-mc-check-companies-employee-waits = an employee for a company that it could build is unemployed
line-mc-check-companies-new-resource = a company that it could build makes something it can't make yet
line-mc-check-companies-prosperous = its Prosperity has caught up with the companies it runs with two workers
line-mc-check-companies-little-reason = it has found little reason to build

line-mc-market-has-such-a-company = it has a company of this industry on the board

## Workers

line-mc-check-workers-unemployed-find-work = unemployed workers would find work
line-mc-check-workers-few-find-work = fewer than 2 unemployed workers would find work
line-mc-own-workers-first = where both classes could fill a public company, its own workers come first

line-mc-skill-own-market = a company of its own market needs this worker
line-mc-skill-other-workers-there = everyone else whom a company of its market needs is unemployed
line-mc-skill-industry-without-company = it has no company of this industry
line-mc-skill-order-of-industries = its order of industries for new workers
line-mc-skill-companies-not-operational = an empty public or Capitalist Class company needs this worker
line-mc-skill-capitalist-market = a company of the Capitalist Class's market needs this worker

line-mc-hiring-production-below-storage-limit = its companies make less of this than its storage holds
line-mc-hiring-no-other-company-in-industry = it has no other company of this industry
line-mc-hiring-no-trade-union = the worker would not make a trade union possible

line-mc-shift-room-for-output = its storage has room for everything the shift makes
line-mc-shift-two-own-workers = two of its own workers work there
line-mc-shift-employee-not-committed = its employee is not committed

## Exports

line-mc-check-foreign-market-transactions = it can make at least 2 transactions of the Export card
line-mc-check-foreign-market-short-of-money = it can, and has 15 V or less
line-mc-check-foreign-market-few-transactions = it can't make 2 transactions of the Export card
