# How lists are joined, and how sections, amounts, places and things counted are named.

# The letters in the order in which titles are sorted.
alphabet = abcdefghijklmnopqrstuvwxyz

either = { $before } or { $next }
all = { $before } and { $next }
before-last = { $before }, { $next }
choices = { $before }; or { $next }
one-by-one = { $before }; { $next }
side-by-side = { $before } { $next }

# A number with what it counts, as `COUNT` puts them together, and money, with a no-break space.
counted = { $number } { $thing }
money = { $amount } V

policy-section = { $policy }{ WORD($section) }
named-section = { $code } ({ WORD($policy) })
wage-level = L{ $level }

amount-of = { COUNT($amount, $resource) }
goods-for-money = { $goods } for { MONEY($money) }
amount-for-money = { $amount } for { MONEY($money) }
export-of = { WORD($resource) } { $prices }

# Where workers are, as `PLACE` asks for it.
place-unemployed = the unemployed
place-company = the { WORD($company) }

# What is counted, after "for each"; `its` speaks of another class's; `one` and `other` stand after "every 3".
count-population = point of your Population
count-employed-workers = of your employed Workers
    .its = of its employed Workers
    .one = employed Worker
    .other = employed Workers
count-workers-elsewhere = of your Workers in Capitalist Class and Public Companies
    .one = such Worker
    .other = such Workers
count-workplaces-elsewhere = Capitalist Class or Public Company where your Workers work
count-unemployed-workers = of your unemployed Workers
    .one = unemployed Worker
    .other = unemployed Workers
count-companies-with-employee = of your Companies with a Working Class employee
    .one = such Company
    .other = such Companies
count-companies-owned = Company you own
    .its = Company it owns
    .one = Company owned
    .other = Companies owned
count-protected-companies = Agriculture Company you own (at 6A also for each Luxury Company)
count-healthcare-companies = operational Healthcare Company you own
    .one = operational Healthcare Company
    .other = operational Healthcare Companies
count-luxury-companies = of your operational Luxury Companies
count-operational-pairs = 2 operational Companies you have
count-bill-markers = of your Bill markers on the Politics Table
count-agenda-matches = Policy that matches your Political Agenda

# The page of the rulebook, as the English one has it. A language whose rulebook has other pages maps them here, by
# { $page -> [16] 15 ... }; one that has no rulebook, or none whose pages are known, says that the page is the English one.
rulebook-page = p. { $page }
