# The Middle Class Automa: the lines of its instruction cards, and the bonuses and effects that only its AI cards have.

line-mc-service-not-produced-then-price = healthcare or education first: the service that no public company makes, then the one with the higher public price
line-mc-agriculture = agriculture comes next in its order of industries
line-mc-luxury = luxury comes next in its order of industries
line-mc-media = media comes next in its order of industries

## Building

line-mc-building-employee-there = an unemployed Working Class worker can fill the employee slot
line-mc-building-own-workers-only = the company needs no Working Class worker
line-mc-building-fewest-operational = it runs the fewest companies of this industry
line-mc-building-highest-production = the company makes the most

line-mc-check-companies-productions-remain = a company that it could build would produce often enough
line-mc-check-companies-employee-waits = an employee for a company that it could build is unemployed
line-mc-check-companies-new-resource = a company that it could build makes something it can't make yet
line-mc-check-companies-prosperous = its Prosperity has caught up with the companies it runs with two workers
line-mc-check-companies-little-reason = it has found little reason to build

line-mc-market-has-such-a-company = it has a company of this industry on the board

## Workers

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
