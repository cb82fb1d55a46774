# How lists are joined, and how sections, amounts, places and things counted are named.

either = { $before } or { $next }
all = { $before } and { $next }
before-last = { $before }, { $next }
choices = { $before }; or { $next }
one-by-one = { $before }; { $next }
side-by-side = { $before } { $next }

policy-section = { $policy }{ WORD($section) }
named-section = { $code } ({ WORD($policy) })
wage-level = L{ $level }

amount-of = { $amount } { WORD($resource) }
goods-for-money = { $goods } for { $money } V
amount-for-money = { $amount } for { $money } V
export-of = { WORD($resource) } { $prices }

# Where workers are, as `PLACE` asks for it.
place-unemployed = the unemployed
place-company = the { $company }

# What is counted: after "for each"; `its` speaks of another class's, `several` stands after a number.
count-population = point of your Population
count-employed-workers = of your employed workers
    .its = of its employed workers
    .several = employed workers
count-workers-elsewhere = of your workers in Capitalist Class and public companies
    .several = such workers
count-workplaces-elsewhere = Capitalist Class or public company where your workers work
count-unemployed-workers = of your unemployed workers
    .several = unemployed workers
count-companies-with-employee = of your companies with a Working Class employee
    .several = such companies
count-companies-owned = company you own
    .its = company it owns
    .several = companies owned
count-protected-companies = agriculture company you own (at 6A also for each luxury company)
count-healthcare-companies = operational healthcare company you own
    .several = operational healthcare companies
count-luxury-companies = of your operational luxury companies
count-operational-pairs = 2 operational companies you have
count-bill-markers = of your bill markers on the Politics Table
count-agenda-matches = policy that matches your Political Agenda
