# The words of the command line: what `play` says, the table as a terminal shows it, and the reports of the other commands.

## Lists and facts

cli-none = -
cli-aside = { $before } · { $next }
cli-times = { $thing } x{ $count }
cli-fact = { $name }: { $text }
cli-error = Error: { $problem }
cli-version =
    Body Politic { $version }, { $engine ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }

## Playing

cli-help = Type a number, or: ? why not · t table · u undo · s save · q quit
cli-new-game = A new game with seed { $seed }.
cli-which-role = Which role do you play: { $roles }?{" "}
cli-role-choice = { $code } ({ WORD($role) })
cli-leave-early = You leave before the game begins.
cli-leave = You leave the table.
cli-leave-kept = You leave the table. The game is kept in { $file }.
cli-ask = >{" "}
cli-type-a-number = Please type a number from 1 to { $count }, or one of ? t u s q.
cli-next-at-screen = Next at the screen: { WORD($role) }.
cli-press-enter = Press Enter when you are there.{" "}
cli-decides = { WORD($role) } decides
cli-nothing-to-undo = Nothing can be undone: your last choice showed something new, or others have acted since.
cli-undone = Your last choice is undone.
cli-nothing-else = Nothing else can be chosen at this point.
cli-save-where = Save to which file?{" "}
cli-save-new-name = Not saved: please name a file that is not there yet.
cli-save-failed = Not saved: { $problem }.
cli-saved = Saved to { $file }; the game is kept there from now on.
cli-holds-a-game = { $file } already holds a game; leave out --players, --seed and --modules to go on with it, or name a new file
cli-automa-joins = { $file } already holds a game; an Automa can't take a seat in it any more

## Scores and replays

cli-score = { WORD($role) }: { $points } VP
cli-victory = The victory goes to { ALL($winners) }.
cli-waits = After { $choices } choices the game waits for { $roles }.

## The table

cli-when-round = Round { $round }
cli-when-turn = turn { $turn } of { $turns }: { WORD($role) }
cli-policies = Policies
cli-policies-and-bills = { $policies } · Bills: { $bills }
cli-bill = { $section } by { $role }
cli-country = Country
cli-country-facts = Treasury { MONEY($treasury) } · Tax Multiplier { $multiplier } · VP: { $points }
cli-points = { $role } { $points }
cli-you-have = You have
cli-money = { MONEY($money) }
cli-revenue = Revenue { MONEY($money) }
cli-capital = Capital { MONEY($money) }
cli-influence = { $influence } Influence
cli-state-influence = { $influence } personal and { $media } Media Influence
cli-loans = { $count ->
    [one] { $count } Loan
   *[other] { $count } Loans
}
cli-own-goods = Own goods
cli-amount = { COUNT($amount, $thing) }
cli-people = People
cli-people-facts = Population { $population } · Prosperity { $prosperity } · unemployed: { $unemployed }
cli-workers = { $count } { WORD($skill, form: "skill") }
cli-for-sale = For sale
cli-for-sale-of = { WORD($resource) } { $offer }
cli-offer = { $amount } at { MONEY($price) }
cli-free-trade-zone = Free Trade Zone
cli-benefits = Benefits
cli-benefits-for = Benefits for { $role }
cli-policy = Policy
cli-section = Section
cli-bill-title = Bill
cli-policy-name = { $number } { WORD($policy) }
cli-role-short = { $role ->
    [WC] Working
    [MC] Middle
    [CC] Capitalist
   *[ST] State
}
cli-vp = VP
cli-money-title = Money
cli-loans-title = Loans
cli-influence-title = Influence
cli-media-influence = Media Influence
cli-population = Population
cli-population-facts = { $population } ({ $workers } Workers)
cli-prosperity = Prosperity
cli-sells = Sells { WORD($resource) }
cli-owner = Owner
cli-company = Company
cli-makes = Makes
cli-workers-title = Workers
cli-wage = Wage
cli-tokens = Tokens
cli-makes-more = { COUNT($amount, $resource) } (+{ $adds })
cli-wage-level = { $level }: { MONEY($money) }
cli-automated = automated
cli-empty = empty
cli-staff = { $role }: { $skills }
cli-employee = { $staff }; WC: { WORD($skill, form: "skill") }
cli-skill = { WORD($skill, form: "skill") }
cli-committed = committed
cli-employee-committed = employee committed
cli-on-strike = on strike
cli-machinery = Machinery
cli-unemployed = Unemployed { $role }
cli-trade-unions = Trade unions
cli-demonstration = Demonstration
cli-called = called
cli-market-of = Market of { $role }
cli-company-for = { WORD($company) } ({ MONEY($cost) })
cli-closed = Closed Public Companies
cli-deals = Business deals
cli-export = Export
cli-voting-bag = Voting bag
cli-cubes = { $count } { $role }
cli-tax-multiplier = Tax multiplier
cli-legitimacy = Legitimacy
cli-legitimacy-of = { $role } { $legitimacy }
cli-legitimacy-with-tokens = { $role } { $legitimacy } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
cli-events = Events
cli-agenda = Political agenda
cli-events-kept = Events kept by { $role }
cli-history = Historical Events
cli-history-in-force = { WORD($event) }, in force
cli-crisis-response = Crisis response
cli-locked-policies = Locked Policies
cli-bonds = Bonds to pay back
cli-bond = { $role } { MONEY($money) }
cli-hidden-agenda = Hidden agenda of { $role }
cli-agenda-progress = So far
cli-agenda-noted = achieved while others had the word, to be revealed in your next turn
cli-hand-of = Hand of { $role }
cli-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Cards

cli-deck = { WORD($role) }: { $count } cards
cli-card = Card
cli-copies = Copies
cli-needs = Needs
cli-text = Text

## Simulations and tournaments

cli-mixed-alone = --mixed draws players, bots, seats and modules by itself; leave out --players, --bot, --seat and --modules
cli-no-seat = '{ $seat }' is no seat; name a role and a bot, as in WC=steady
cli-playing = Playing
cli-role = Role
cli-bot = Bot
cli-vp-mean = VP mean
cli-sd = sd
cli-min = min
cli-max = max
cli-wins = wins
cli-games = games
cli-win-rate = win rate
cli-interval = 95% interval
cli-from-to = { $low } - { $high }
cli-shared-victory = A shared victory counts as a win for each of its winners.
cli-games-finished = { $finished } of { $games } games finished, { $decisions } decisions, { $rate } decisions a second.
cli-used-least = Used least
cli-what-it-is = What it is
cli-times-used = times
cli-often-enough = { $enough } times?
cli-yes = yes
cli-no = no
cli-all-used = Every one of { $total } things was used at least { $enough } times.
cli-some-missing = { $missing } of { $total } things were used fewer than { $enough } times:
cli-used-times = { $thing } { $count }
cli-action-card = action card
cli-action-cards = action cards
cli-event-choice = Event choice
cli-event-choices = Event choices
cli-basic-action = Basic Action
cli-basic-actions = Basic Actions
cli-free-action = Free Action
cli-free-actions = Free Actions
cli-one-company = Company
cli-companies = Companies
cli-event-benefit = Event benefit
cli-event-benefits = Event benefits
cli-historical-event = Historical Event
cli-historical-events = Historical Events
cli-ai-bonus = bonus of an AI card
cli-ai-bonuses = bonuses of AI cards
cli-ai-special = Special Action of an AI card
cli-ai-specials = Special Actions of AI cards
cli-instruction-line = line of an instruction card
cli-instruction-lines = lines of instruction cards
cli-crisis-card = crisis card
cli-crisis-cards = crisis cards
cli-one-hidden-agenda = Hidden Agenda
cli-hidden-agendas = Hidden Agendas
