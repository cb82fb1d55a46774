# The names of parties, resources, policies and things counted, and how lists are joined.

either = { $before } or { $next }
all = { $before } and { $next }
before-last = { $before }, { $next }
choices = { $before }; or { $next }

party-you = you
party-any = one class
party-other = another player
party-WC = the Working Class
party-MC = the Middle Class
party-CC = the Capitalist Class
party-ST = the State
party-foreign-market = the Foreign Market

resource-food = food
resource-luxury = luxury
resource-health = health
resource-education = education
resource-influence = influence

policy-2 = policy 2 (Labor Market)
policy-3 = policy 3 (Taxation)
policy-4 = policy 4 (Welfare State: Health & Benefits)
policy-5 = policy 5 (Welfare State: Education)
policy-6 = policy 6 (Foreign Trade)
policy-7 = policy 7 (Immigration)

policy-section = { $policy }{ WORD($section) }
section-A = A
section-B = B
section-C = C

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
count-agenda-matches = policy that matches your Political Agenda
