# The words of the browser's own pages. A test looks for each of them in web/src.
# The names of roles, resources, policies, phases, actions and the like are in names.ftl: role-WC, resource-food ...

ui-app-title = Body Politic
ui-app-tagline = A whole country at your table
ui-skip-to-content = Skip to the table
ui-close = Close
ui-cancel = Cancel
ui-more = More
ui-none = none
ui-nobody = nobody
ui-you = You
ui-loading = Loading …
ui-copy = Copy
ui-copied = Copied
ui-money = { MONEY($amount) }
ui-vp = { $amount } VP

## The lobby

ui-lobby-title = Tables
ui-lobby-hero = Five rounds of work, wages, markets and votes. Pick your side of the table.
ui-way-learn = Learn
ui-way-learn-about = The game in ten minutes: what each class wants, how a turn goes, how a vote goes.
ui-way-learn-go = The rules in short
ui-way-alone = Play alone
ui-way-alone-about = Against bots or Automas. Stop at any time and go on later, here or on your phone.
ui-way-alone-go = Choose a role
ui-way-friends = Play with friends
ui-way-friends-about = Send a link, sit down when you like: in one evening, or one turn a day.
ui-way-friends-go = Open a table
ui-lobby-more = New table with all options
ui-lobby-options = Options: expansions, bots, who may watch
ui-lobby-new = New table
ui-lobby-open = Open tables
ui-lobby-own = Your games
ui-lobby-empty = No table is open.
ui-lobby-own-empty = You have no game yet.
ui-lobby-create = Create the table
ui-lobby-create-to-watch = Create the table and watch
ui-lobby-players = How many roles are played
ui-lobby-players-count = { $count ->
    [one] { $count } role
   *[other] { $count } roles
}
ui-lobby-seat = Who plays { WORD($role) }
ui-lobby-seat-me = me
ui-lobby-seat-friend = a friend
ui-lobby-seat-bot = a bot
ui-lobby-seat-automa = an Automa
ui-lobby-automa-mode = How the Automa plays
ui-lobby-automa-simple = Simple
ui-lobby-automa-advanced = Advanced
ui-lobby-modules = Expansions
ui-lobby-cards-a-round = Cards a round
ui-module-cards-a-round = { WORD($module) } ({ $cards } a round)
ui-lobby-name = Name
ui-lobby-bot = Kind of bot
ui-lobby-bot-steady = Steady: plays a sensible game
ui-lobby-bot-easy = Easy: means well, but its mind is often elsewhere
ui-lobby-bot-swift = Swift: has learned from many games
ui-lobby-bot-sharp = Sharp: looks ahead, a fifth of a second for each decision
ui-lobby-bot-master = Master: looks ahead, a second for each decision
ui-lobby-bot-sharp-for-points = Sharp, for points: does not mind who wins
ui-lobby-bot-master-for-points = Master, for points: does not mind who wins
ui-lobby-bot-random = Random: does anything
ui-lobby-by-bot = Bot ({ WORD($role) })
ui-lobby-by-automa = Automa ({ WORD($role) })
ui-lobby-listed = Show the table in the lobby
ui-lobby-suggestions = Players may ask what the steady bot would do
ui-lobby-anybody = Anybody may take a free seat
ui-lobby-away = A bot may play for anybody away for
ui-lobby-seed = Seed
ui-lobby-seed-hint = The same seed deals the same cards. Leave it empty for a random one.
ui-lobby-join = Join
ui-lobby-watch = Watch
ui-lobby-replay = Replay
ui-lobby-seat-open = open
ui-lobby-over = over
ui-lobby-round = Round { $round }
ui-lobby-only-watching = Nobody plays: the game runs by itself, and you watch.

ui-games-won = Over: { $who } won with { $amount } VP
ui-games-where = Round { $round }, { WORD($phase) }
ui-games-asking = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
ui-games-open = Open
ui-games-play = Play
ui-games-forget-key = This device holds the key to your seat. If it is the only one, nobody can play on for you. Copy the link to your seat first if you want to come back.
ui-games-forget = Take this game off the list?
ui-games-keep = Keep it
ui-load = Load a save
ui-load-unreadable = This file is not a save.
ui-load-as = A game that is not over goes on, with bots in the other seats. Which role do you play?
ui-load-look = Just look
ui-ago = { $time } ago

## Playing alone and with friends

ui-alone-about = Pick a role, and the game begins. Bots play the others.
ui-alone-against = Against
ui-alone-play = Play { WORD($role) }
ui-alone-at-least = { $count ->
    [one] at least { $count } role
   *[other] at least { $count } roles
}
ui-alone-opponents = Who plays the others
ui-alone-opponents-bot = Bots
ui-alone-opponents-automa = Automas, as in the box
ui-alone-options = All options
ui-friends-about = Say who plays what. For each friend you get a link; whoever opens it sits down.
ui-role-short-WC = live better, strike, organize
ui-role-short-MC = own a little, work a little
ui-role-short-CC = build, sell, grow wealth
ui-role-short-ST = keep all three content
ui-role-first-WC = A good first role
ui-role-about-WC = You have people, and little else. Find them work, push Wages up, buy Health, Education and Luxury for them, and strike when nobody listens.
ui-role-about-MC = You work for others and run small Companies. You need something of everything, and all the others need you in votes.
ui-role-about-CC = You own the big Companies. Hire, produce, sell here and abroad, and keep laws and taxes light, so that your Capital grows each round.
ui-role-about-ST = You run the Public Services with what taxes bring, deal with Events, and try to lose nobody's trust. Every class wants something else from you.

## Learning

ui-learn-first = Your first game
ui-learn-first-about = The Working Class against one bot. The first evening takes you by the hand through a round; whatever you point at explains itself, and nothing counts before you confirm it.
ui-learn-first-go = Play without a lesson
ui-learn-first-lesson = Begin the first evening
ui-lessons = Learn it at the table
ui-lessons-about = Short lessons: you play, one thing at a time, and see what it brings. Begin with the first evening; take the others when you want them.
ui-lesson-begin = Begin
ui-lesson-continue = Go on
ui-lesson-again = Once more
ui-lesson-done = taken
ui-lesson-minutes = about { $count } min
ui-lesson-at = Lesson: { $title }
ui-lesson-progress = { $done } of { $of } steps done
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-leave = Leave the lesson
ui-lesson-leave-about = The table stays yours: you play on without the lesson, and everything is open. You can take it again at any time.
ui-lesson-stay = Stay
ui-lesson-more = More lessons
ui-lesson-play-on = Play on
ui-learn-roles = Who you can be
ui-learn-turn = What you do on your turn
ui-learn-turn-card = Take one card from your hand: play what it says, or discard it for one Basic Action of your role.
ui-learn-turn-free = Before or after that you may take one Free Action: use what you have bought, swap Workers, change prices or Wages.
ui-learn-turn-end = End your turn. Until then you can take back whatever has not shown anything new.
ui-learn-round = What happens in a round
ui-learn-people = People and Companies
ui-learn-money = Wages, prices, debts
ui-learn-politics = Bills and votes
ui-learn-policies = The seven Policies
ui-learn-policies-about = Each Policy stands in section A, B or C. A Bill moves it by one section, if the vote passes.

## Invitations and seats

ui-invite-title = Invite your friends
ui-invite-hint = Whoever opens the link of a seat plays it. Keep your own link to yourself.
ui-invite-link = Link for { WORD($role) }
ui-invite-watch = Link for spectators
ui-invite-start = To the table
ui-join-title = Take a seat
ui-join-role = You are invited to play { WORD($role) }.
ui-seat-free = Free this seat
ui-seat-free-hint = Whoever took it has not played and is away. Their link is void then, and somebody else can have the seat.
ui-seat-hand-over = Hand this seat to a bot
ui-seat-hand-over-hint = A bot plays on for you until you take the seat back.
ui-seat-take-back = Take the seat back
ui-seat-bot = A bot plays this seat.
ui-seat-away = away
ui-seat-here = here
ui-seat-handed-by = { $name } let a bot play
ui-seat-wait = away; a bot may play in { $time }
ui-seat-away-after = A bot may play for anybody who has been away for { $time }; whoever comes back plays at once.
ui-seat-new-link = New link
ui-seat-own-link = Your seat on another device (tell nobody)
ui-seed-known = The seed of this game was chosen: nothing in it is secret.
ui-host-title = This table is yours
ui-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
ui-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Several seats on one device

ui-hot-seat-title = Next at the screen: { WORD($role) }
ui-hot-seat-hint = Hand the device over. Your hand is hidden until the next player is there.
ui-hot-seat-ready = I am { WORD($role) }: show my cards

## Connection

ui-connection-connecting = Connecting …
ui-connection-lost = The connection is lost. Trying again …
ui-connection-retry = Try again now
ui-connection-restarting = The server is restarting. You will be back at your table in a moment.
ui-connection-continue = Continue here

## The prompt

ui-prompt-your-turn = Your decision
ui-prompt-watching = You are watching.
ui-options-title = What you can do
ui-options-filter = Find an option
ui-options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
ui-picks-total = In all: { $total }
ui-undo = Undo
ui-undo-hint = Takes your last pick back
ui-undo-impossible = Nothing can be undone: your last choice showed something new, or others have acted since.
ui-end-turn = End turn
ui-suggest = Suggest
ui-suggest-hint = What the steady bot would do here, and why
ui-suggest-title = The steady bot would choose
ui-suggest-worth = about { $amount } VP
ui-suggest-then = and then:
ui-suggest-take = Do that
ui-suggest-others = Next best
ui-suggest-thumb = Its rule of thumb:
ui-think = Think about it
ui-think-hint = Has a bot play on from each option for about a second, knowing no more than you do
ui-think-busy = Thinking …
ui-think-title = What each option leads to
ui-think-option = Option
ui-think-chance = Chance to win
ui-think-points = VP at the end
ui-think-sure = Each option was played on { $count ->
    [one] once
   *[other] { $count } times
}, with all that is hidden drawn anew. ± tells how far a chance may be off.
ui-think-chosen = chosen
ui-coach = Coach
ui-coach-nothing = Nothing is urgent: do what brings the most.
ui-coach-waits = It speaks again when you are asked.
ui-coach-agree = I agree to a coach for everybody at this table
ui-coach-agreed = Everybody has agreed: whoever wants the coach turns it on in the settings.
ui-coach-agreed-by = { $count ->
    [0] The coach is off until everybody who plays here agrees.
   *[other] Agreed so far: { $names }
}
ui-why-not-title = Why can't I?
ui-why-not = { $what }: { $why }
ui-why-not-main-action-taken = Your Main Action this turn is taken: no more cards or Basic Actions.
ui-why-not-free-action-taken = Your Free Action this turn is taken.

## The country

ui-round-of = Round { $round } of { $rounds }
ui-policies-title = Policies
ui-policy-section = Section { $section }
ui-policy-now = now
ui-bill-by = Bill for { $section } by { WORD($role) }
ui-company-makes = Makes { COUNT($amount, $resource) }
ui-company-wage = Wage { $level }: { MONEY($amount) }
ui-company-no-wage = No Wage
ui-company-wage-for-phase = Wage of this phase
ui-company-automated = automated
ui-company-operational = operational
ui-company-not-operational = not operational
ui-company-closed = closed
ui-company-machinery = Machinery
ui-company-strike = on strike
ui-company-committed = committed
ui-company-slot-empty = empty slot
ui-company-worker = { WORD($worker) } of { WORD($role) }
ui-market-title = Market of { WORD($role) }
ui-market-empty = The Market is empty.
ui-unemployed-title = Unemployed Workers
ui-unions-title = Unions
ui-demonstration = Demonstration called
ui-services-title = Public Services
ui-treasury = Treasury
ui-tax-multiplier = Tax Multiplier
ui-events-title = Events
ui-events-none = No Events
ui-agenda-title = Political Agenda
ui-bag-title = Voting bag
ui-benefits-title = State Benefits
ui-loans = { $count ->
    [one] { $count } Loan
   *[other] { $count } Loans
}

## A player's board

ui-board-title = Board of { WORD($role) }
ui-money-title = Money
ui-revenue = Revenue
ui-capital = Capital
ui-influence = Influence
ui-population = Population
ui-prosperity = Prosperity
ui-wealth = Wealth
ui-goods-title = Goods & Services
ui-free-trade-zone = Free Trade Zone
ui-loans-title = Loans
ui-hand-title = Your hand
ui-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-hand-empty = No cards
ui-vp-title = Victory Points

## The forecast

ui-forecast-title = In the coming Production
ui-forecast-rest = Still to come in this Production
ui-forecast-wages-paid = Wages to pay
ui-forecast-wages-earned = Wages to get
ui-forecast-taxes = Taxes
ui-forecast-income-tax = Income Tax
ui-forecast-employment-tax = Employment Tax
ui-forecast-corporate-tax = Corporate Tax
ui-forecast-interest = Interest
ui-forecast-food = Food needed
ui-forecast-food-missing = { $amount } Food short
ui-forecast-output = Output
ui-forecast-storage = No room for { COUNT($amount, $resource) }
ui-forecast-money-before = Money now
ui-forecast-other = Other
ui-forecast-money-after = Money afterwards
ui-forecast-loans = { $count ->
    [one] { $count } Loan to take
   *[other] { $count } Loans to take
}
ui-forecast-imf = The State's road to the IMF
ui-forecast-imf-safe = No danger from the IMF
ui-forecast-imf-danger = The IMF will intervene.

## What just happened

ui-log-title = What happened
ui-log-new = New since you last looked
ui-log-latest = Go to the latest
ui-log-why = { $count ->
    [one] Why: { $count } line
   *[other] Why: { $count } lines
}
ui-log-empty = Nothing has happened yet.
ui-summary-title = { WORD($phase) }: summary
ui-summary-paid = Who paid whom
ui-summary-vp = Where the points came from
ui-summary-close = Go on

## Elections

ui-election-title = Elections
ui-election-vote-on = Vote on { $section }
ui-election-stances = Stances
ui-election-in-favor = In favor
ui-election-against = Against
ui-election-undecided = not yet
ui-election-cubes = Cubes drawn
ui-election-influence = Influence
ui-election-secret = secret
ui-election-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
ui-election-passed = passed
ui-election-failed = failed
ui-election-change = What changes

## The end and the replay

ui-end-title = The end
ui-end-winner = The victory goes to { $names }.
ui-end-by-source = Points by source
ui-end-by-round = Points by round
ui-end-share = Share this game
ui-end-download = Download the save
ui-end-replay = Watch the replay
ui-end-rematch = Play again
ui-end-rematch-join = To the next game
ui-end-rematch-watch = Watch the next game
ui-end-lobby = Back to the tables
ui-replay-title = Replay
ui-replay-position = After { $number } of { $total } choices
ui-replay-first = To the beginning
ui-replay-back = One choice back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One choice on
ui-replay-last = To the end
ui-replay-play-on = Play on from here as { WORD($role) }
ui-replay-whose = Whose cards are shown
ui-replay-turn-back = One turn back
ui-replay-turn-forward = One turn on
ui-replay-picks = { WORD($role) }: a pick that nothing has followed yet.
ui-replay-think = { WORD($role) }: what was each option worth?

## Chat

ui-chat-title = Chat
ui-chat-message = Message
ui-chat-send = Send
ui-chat-empty = Nobody has said anything yet.

## Errors

ui-error-unknown = Something went wrong. Please try again.
ui-error-no-table = There is no such table.
ui-error-offline = The server can't be reached.

## Signs and small parts of the table

ui-skill-unskilled = unskilled
ui-policy-1-A = 9 Public Companies; the IMF comes at 2 Loans
ui-policy-1-B = 6 Public Companies; the IMF comes at 2 Loans
ui-policy-1-C = 3 Public Companies; the IMF comes at 1 Loan
ui-policy-2-A = Wages are L3
ui-policy-2-B = Wages are L2 or L3
ui-policy-2-C = Wages are L1, L2 or L3
ui-policy-3-A = Tax Multiplier 3, plus welfare twice
ui-policy-3-B = Tax Multiplier 2, plus welfare once
ui-policy-3-C = Tax Multiplier 1
ui-policy-4-A = Public Health is free; welfare 2
ui-policy-4-B = Public Health costs { MONEY(FIGURE("public-service-price-B")) }; welfare 1
ui-policy-4-C = Public Health costs { MONEY(FIGURE("public-service-price-C")) }
ui-policy-5-A = Public Education is free; welfare 2
ui-policy-5-B = Public Education costs { MONEY(FIGURE("public-service-price-B")) }; welfare 1
ui-policy-5-C = Public Education costs { MONEY(FIGURE("public-service-price-C")) }
ui-policy-6-A = High tariffs; no Business Deals
ui-policy-6-B = Low tariffs; 1 Business Deal
ui-policy-6-C = No tariffs; 2 Business Deals
ui-policy-7-A = No Workers come from abroad
ui-policy-7-B = 1 Worker for each class comes from abroad
ui-policy-7-C = 2 Workers for each class come from abroad
ui-policy-short-1-A = 9 public
ui-policy-short-1-B = 6 public
ui-policy-short-1-C = 3 public
ui-policy-short-2-A = L3
ui-policy-short-2-B = L2–L3
ui-policy-short-2-C = L1–L3
ui-policy-short-3-A = high
ui-policy-short-3-B = middle
ui-policy-short-3-C = low
ui-policy-short-4-A = free
ui-policy-short-4-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-4-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-5-A = free
ui-policy-short-5-B = { MONEY(FIGURE("public-service-price-B")) }
ui-policy-short-5-C = { MONEY(FIGURE("public-service-price-C")) }
ui-policy-short-6-A = closed
ui-policy-short-6-B = 1 deal
ui-policy-short-6-C = 2 deals
ui-policy-short-7-A = none
ui-policy-short-7-B = +1
ui-policy-short-7-C = +2
ui-policy-cell = { $code }, { WORD($policy) }: { $text }
ui-import-tariff = { MONEY($price) } and { MONEY($tariff) } tariff
ui-export-sale = { $amount } for { MONEY($money) }
ui-export-name = Sell { COUNT($amount, $resource) } for { MONEY($money) }
ui-deal-cost = { MONEY($cost) } and { MONEY($tariff) } tariff
ui-deal-name = Business Deal: { $food } Food, { $luxury } Luxury
ui-spaces = { $used } of { $spaces }
ui-tabs = Parts of the table
ui-group-card = Play a card
ui-group-basic = Basic Actions
ui-group-free = Free Actions
ui-group-other = Options
ui-group-end = Finish
ui-pick-title = { $name }: what do you want?
ui-leave-table = Tables
ui-asked = asked
ui-election-board = Look at the board
ui-election-screen = Back to the vote
ui-election-proposer = Proposed by { WORD($role) }
ui-election-no-proposer = Nobody has proposed it, and nobody scores for it.
ui-election-now = Now { $code }
ui-election-then = then { $code }
ui-election-waiting = Waiting for { $names }
ui-election-absent = does not vote
ui-election-answered = answered
ui-benefits-none = nothing set aside
ui-imf-loans = { $loans } of { $limit ->
    [one] { $limit } Loan
   *[other] { $limit } Loans
}
ui-forecast-now = { MONEY($amount) } now
ui-roles-in-game = Seats
ui-lobby-forget = Forget
ui-lobby-random-seed = random
ui-lobby-about = An unofficial table for Hegemony: Lead Your Class to Victory. Each class wants a different country; laws, Wages and taxes decide who gets it.
ui-who-is = { $name }, { WORD($role) }
ui-population-step = { $next } Workers make it { $population }: that much Food a round, and that much for each use
ui-workers-title = Workers
ui-cards-title = Cards

ui-automa-influence = Influence symbol
ui-automa-no-card = It has revealed no AI card yet.
ui-automa-rows = Rows, the top goes first
ui-automa-row = Row
ui-automa-actions = Actions
ui-automa-policies = Policies
ui-automa-aside = Set aside:
ui-automa-before = Before
ui-automa-now = At this step
ui-automa-checks = Its checks, with figures
ui-automa-in-order = Its actions, in order
ui-automa-able = it can
ui-automa-stays = stays
ui-automa-not-yet = Not yet at this step.
ui-automa-action = What it comes down to
ui-automa-fell = { $count ->
    [one] { $count } falls out
   *[other] { $count } fall out
}
ui-automa-left = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
}
ui-automa-step = Step { $number } of { $count }.
ui-automa-back = Back
ui-automa-next = Next step
ui-automa-again = Again
ui-automa-done = Done
ui-automa-board = Show the board
ui-automa-whole = Show the steps
ui-automa-stage-card = Card
ui-automa-stage-checks = Checks
ui-automa-stage-rows = Rows
ui-automa-stage-action = Action
ui-priority-AW = Assign
ui-priority-BGS = Buy
ui-priority-PB = Bill
ui-priority-STR = Strike
ui-priority-DEM = Demonstrate
ui-priority-SA = Special
ui-priority-BC = Build
ui-priority-SFM = Export
ui-priority-LOB = Lobby
ui-priority-SC = Sell
ui-automa-pile = { $count ->
    [one] { $count } AI card in its deck
   *[other] { $count } AI cards in its deck
}

## Expansions

ui-policy-protected = protected
ui-policy-protected-hint = No Bills on this Policy until the round ends

## The table on one screen

ui-board = The table
ui-players = Players
ui-menu = Menu
ui-keys-title = Keys
ui-key-arrows = from one thing that can be picked to the next
ui-key-enter = pick it, or confirm
ui-key-numbers = the Basic Actions of your turn, or what can be picked, as numbered
ui-key-amount = more or less of an amount
ui-key-escape = close what is open
ui-key-list = everything you can do, as a list
ui-key-suggest = what the steady bot would do
ui-key-undo = undo
ui-key-end = end the turn
ui-key-help = this page
ui-phase-preparation = Prepare
ui-phase-action = Action
ui-phase-production = Production
ui-phase-elections = Elections
ui-phase-scoring = Scoring
ui-turn-of = { $turn }/{ $turns }
ui-tax-short = Tax
ui-imf-short = IMF
ui-imf-none = no Loans
ui-district-ST = Public Sector
ui-district-CC = Capitalist Companies
ui-district-MC = Middle Class Companies
ui-district-WC = Co-ops
ui-district-working = { $working } of { $used } at work
ui-company-no-wages = no Wages
ui-company-own-work = own work
ui-policy-name-1 = Fiscal Policy
ui-policy-name-2 = Labor Market
ui-policy-name-3 = Taxation
ui-policy-name-4 = Health & Benefits
ui-policy-name-5 = Education
ui-policy-name-6 = Foreign Trade
ui-policy-name-7 = Immigration
ui-policy-about-1 = IMF at { $limit }
ui-policy-about-2 = Wages
ui-policy-about-3 = ×{ $multiplier }
ui-policy-about-4 = price
ui-policy-about-5 = price
ui-policy-about-6 = deals
ui-policy-about-7 = Workers
ui-bag-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
ui-percent = { $part }%
ui-times = ×{ $count }
ui-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
ui-desk-title = On the table
ui-desk-read = read
ui-desk-if-imf = if IMF
ui-benefits-count = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
ui-benefit = { COUNT($amount, $item) }
ui-media = media
ui-of = of { $limit }
ui-abroad-title = Abroad
ui-export-card = card { $card }
ui-import-buy = buy
ui-deal-none = no deal
ui-market-for-sale = { $count } for sale
ui-market-wages = Wages { $wages }
ui-workers-of = { $workers } of { $next }
ui-prosperity-next = next +{ $vp } VP
ui-prosperity-step = The next step scores { $vp } VP, for { $amount } Health, Education or Luxury used
ui-wealth-next = { MONEY($capital) } +{ $vp } VP
ui-wealth-step = The next column needs a Capital of { MONEY($capital) } in Scoring: { $vp } VP, and { $step } VP for getting there
ui-legitimacy-lowest = Influence by the lowest before elections: { $amount }.
ui-legitimacy-step = From { $legitimacy } on it is { $amount }.
ui-tax-by = { $code }: { $multiplier }
ui-imf-step = { $more ->
    [0] The IMF comes in Production unless the Loans can be paid
    [one] { $more } Loan more brings the IMF
   *[other] { $more } Loans more bring the IMF
}
ui-talk-title = Log, chat, forecast and Market
ui-talk-log = Log
ui-talk-chat = Chat
ui-talk-forecast = Forecast
ui-talk-market = Market
ui-forecast-food-to-buy = Food to buy: { $amount }
ui-forecast-treasury = Treasury before taxes
ui-plan-title = What is asked
ui-your-turn = Your turn
ui-waiting = Please wait
ui-plan-money = Money
ui-plan-wages = Wages
ui-plan-taxes = Taxes
ui-plan-food = Food
ui-plan-other = Other
ui-plan-left = After production
ui-plan-loans = Loans
ui-plan-vp = VP
ui-plan-influence = Influence
ui-plan-makes = a round
ui-plan-another-card = Discard another card
ui-plan-shown = Something was shown: it can't be taken back
ui-plan-only-end = There is nothing left to do but end the turn.
ui-plan-confirm = Confirm
ui-plan-go-on = That is the plan. Confirm it, or take your Free Action first.
ui-confirm = Confirm
ui-brings-stops = { $companies } stops working
ui-brings-starts = { $companies } starts working
ui-stepper = Amount
ui-stepper-less = Less
ui-stepper-more = More
ui-move = { $what }: { $told }
ui-acts-title = Actions
ui-act-list = As a list
ui-part-calling = { WORD($part) }: something to pick
ui-part-politics = Policies
ui-part-ST = Public Sector
ui-part-CC = Capitalist Companies
ui-part-MC = Middle Class Companies
ui-part-people = People and trade
ui-part-players = Players
ui-part-hand = Actions and hand
ui-part-talk = Log and chat
ui-automa-of = Automa, { WORD($role) }
ui-automa-its-card = Its card
ui-automa-open = The Automa of { WORD($role) }: card, rows and reasons
ui-end-place = { $name } { $amount } VP
ui-end-star = one star is { $amount } VP
ui-end-source = { WORD($reason) } { $amount }
ui-end-course = Chances of winning, turn by turn
ui-end-course-show = How did the chances go?
ui-end-course-busy = One moment …
ui-end-course-end = At the end
ui-end-turnings = The turns that moved them most
ui-end-turnings-none = No turn alone moved them much.

## Sheets and the glossary

ui-sheet-helps = Helps
ui-sheet-page = In the rulebook: { $name }, { rulebook-page }
ui-sheet-book = In Crisis & Control: { $name }
ui-sheet-more = { $count } more
ui-key-sheet = what the thing in focus or under the pointer is (as a long press or a right click does)
ui-key-glossary = the glossary, with decks and discards
ui-glossary-title = Glossary
ui-glossary-sheets = Everything explained
ui-glossary-piles = Decks and discards
ui-glossary-find = Find a word, a card, a Company …
ui-glossary-families = Kinds of things
ui-glossary-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
ui-glossary-more = { $count } more: search for a word to find them.
ui-glossary-none = Nothing has that word.
ui-family-rules = Rules in short
ui-family-roles = Roles
ui-family-policies = Policies
ui-family-actions = Actions
ui-family-goods = Goods and money
ui-family-people = People and work
ui-family-trade = Trade
ui-family-politics = Politics
ui-family-companies = Companies
ui-family-cards = Action cards
ui-family-events = Events and agendas
ui-family-expansions = Expansions
ui-family-automas = Automas
ui-piles-action = Action cards of { WORD($role) }
ui-piles-companies = Companies of { WORD($role) }
ui-piles-export = Export cards
ui-piles-deals = Business Deals
ui-piles-left = { $count } in the deck
ui-piles-discarded = Discarded
ui-piles-discarded-count = { $count } discarded
ui-piles-numbers = Discarded: { $cards }
ui-piles-unseen = Still in the deck or in hand
ui-piles-empty = Nothing is discarded.

## Settings

ui-primers = Primers
ui-puzzles = Puzzles
ui-puzzles-about = A position, a goal, and one turn to reach it. Try as often as you like; there are three hints.
ui-puzzles-all = All puzzles
ui-puzzles-solved = { $count ->
    [one] 1 solved
   *[other] { $count } solved
}
ui-puzzles-opening = The puzzle is being laid out …
ui-puzzles-level-1 = Easy
ui-puzzles-level-2 = With some thought
ui-puzzles-level-3 = Hard
ui-puzzles-level-4 = For experts
ui-puzzle-own = A puzzle from a game
ui-puzzle-try = Try it
ui-puzzle-try-this = Try it: { $title }
ui-puzzle-solved = Solved.
ui-puzzle-failed = Not this time.
ui-puzzle-again = Again
ui-puzzle-hint = Hint { $number }/{ $total }
ui-puzzle-make = Make a puzzle from this turn
ui-puzzle-make-none = Go to the beginning of one of this role's turns in which something was achieved.
ui-puzzle-make-goal = The goal
ui-puzzle-link = Link to the puzzle

ui-settings-title = Settings
ui-settings-language = Language
ui-settings-theme = Colors
ui-settings-theme-device = As on this device
ui-settings-theme-light = Light
ui-settings-theme-dark = Dark
ui-settings-letters = Text size
ui-settings-letters-usual = Usual
ui-settings-letters-large = Large
ui-settings-letters-huge = Very large
ui-settings-letters-hint = In the log, the chat, sheets, lists and everything that opens over the board. The board itself grows with the window.
ui-settings-calls = When it is your turn
ui-settings-calls-notify = Notify me while I am looking elsewhere
ui-settings-calls-hint = Your browser asks once whether it may. The table has to be open in a tab; its icon shows a dot as well.
ui-settings-calls-refused = Your browser does not allow it: check its settings for this page.
ui-call-text = The game waits for you.
ui-settings-choices = Choices
ui-settings-confirms = Show each choice before it counts
ui-settings-confirms-hint = The first click names what would be chosen, the second one chooses it.
ui-settings-coach = Tell me what matters now
ui-settings-coach-hint = One line from the table's own figures, and a word when a choice gives much away. It knows only what you know. Against bots only, unless everybody at the table agrees.

## What happened, played

ui-playback-skip = Skip
ui-playback-next = Next
ui-playback-key = Space
ui-playback-again = Show me again what happened
ui-key-forward = skip what is being played, or go on to the next step
ui-key-again = show again what happened since your last choice
ui-settings-speed = What happens is shown
ui-settings-speed-off = not at all
ui-settings-speed-fast = fast
ui-settings-speed-normal = at an easy pace
ui-settings-speed-step = step by step
ui-settings-speed-hint = You never have to wait for it: a click or the space bar skips it. Where the device asks for less motion, things are outlined instead.
ui-settings-sounds = Sounds
ui-settings-sound = Let me hear cubes, coins and my turn
ui-ledger-food = Food
ui-ledger-taxes = Taxes
ui-ledger-other = Other payments
