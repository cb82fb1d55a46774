# The Automa of the Middle Class: what only its AI cards have, and the lines of its own instruction cards.

cheaper-with-storage = pay { MONEY($discount) } less for a Company that is not a Media Company, and get a Storage for what it makes

condition-unemployed-workers = 1 row for each of your unemployed Workers, if there are { $amount } or more

## Building

line-mc-building-employee-there = an unemployed Working Class Worker can fill the employee slot
line-mc-building-own-workers-only = the Company needs no Working Class Worker

line-mc-check-companies-productions-remain = a Company that it could build would produce often enough
line-mc-check-companies-employee-waits = an employee for a Company that it could build is unemployed
line-mc-check-companies-new-resource = a Company that it could build makes something it can't make yet
line-mc-check-companies-prosperous = its Prosperity has caught up with the Companies it runs with two Workers
line-mc-check-companies-little-reason = it has found little reason to build

line-mc-market-has-such-a-company = it has a Company of this industry on the board

## Workers

line-mc-check-workers-unemployed-find-work = unemployed Workers would find work
line-mc-check-workers-few-find-work = fewer than 2 unemployed Workers would find work
line-mc-own-workers-first = where both classes could fill a Public Company, its own Workers come first

line-mc-skill-own-market = a Company of its own Market needs this Worker
line-mc-skill-other-workers-there = everyone else whom a Company of its Market needs is unemployed
line-mc-skill-industry-without-company = it has no Company of this industry
line-mc-skill-order-of-industries = its order of industries for new Workers
line-mc-skill-companies-not-operational = an empty public or Capitalist Class Company needs this Worker
line-mc-skill-capitalist-market = a Company of the Capitalist Class's Market needs this Worker

line-mc-hiring-production-below-storage-limit = its Companies make less of this than its Storage holds
line-mc-hiring-no-other-company-in-industry = it has no other Company of this industry
line-mc-hiring-no-trade-union = the Worker would not make a Trade Union possible

line-mc-shift-room-for-output = its Storage has room for everything the shift makes
line-mc-shift-two-own-workers = two of its own Workers work there
line-mc-shift-employee-not-committed = its employee is not committed

## Exports

line-mc-check-foreign-market-transactions = it can make at least 2 transactions of the Export card
line-mc-check-foreign-market-short-of-money = it can, and has { MONEY(FIGURE("little-money")) } or less
line-mc-check-foreign-market-few-transactions = it can't make 2 transactions of the Export card
