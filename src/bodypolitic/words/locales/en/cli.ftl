# The words of the command line: what `play` says, the table as a terminal shows it, and the reports of the other commands.

## Lists and facts

cli-none = -
cli-aside = { $before } · { $next }
cli-times = { $thing } x{ $count }
cli-fact = { $name }: { $text }
cli-error = Error: { $problem }
cli-no-language = there is no such language; there are { $languages }
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
cli-answer-by-number = Answer with a number from 1 to { $count }.
cli-ask = >{" "}
cli-type-a-number = Please type a number from 1 to { $count }, or one of ? t u s q.
cli-next-at-screen = Next at the screen: { WORD($role) }.
cli-press-enter = Press Enter when you are there.{" "}
cli-decides = { WORD($role) } decides
cli-thinks = { WORD($role) } is thinking ...
cli-nothing-to-undo = Nothing can be undone: your last choice showed something new, or others have acted since.
cli-undone = Your last choice is undone.
cli-nothing-else = Nothing else can be chosen at this point.
cli-save-where = Save to which file?{" "}
cli-save-new-name = Not saved: please name a file that does not exist yet.
cli-save-failed = Not saved: { $problem }.
cli-saved = Saved to { $file }; the game is kept there from now on.
cli-holds-a-game = { $file } already holds a game; leave out --players, --seed and --modules to go on with it, or name a new file
cli-automa-joins = { $file } already holds a game; an Automa can't take a seat in it any more

## Scores and replays

cli-score = { WORD($role) }: { $points } VP
cli-victory = The victory goes to { ALL($winners) }.
cli-waits = After { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} the game waits for { $roles }.

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
cli-state-influence = { $influence } Personal and { $media } Media Influence
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
cli-trade-unions = Trade Unions
cli-demonstration = Demonstration
cli-called = called
cli-market-of = Market of { $role }
cli-company-for = { WORD($company) } ({ MONEY($cost) })
cli-closed = Closed Public Companies
cli-deals = Business Deals
cli-export = Export
cli-voting-bag = Voting bag
cli-cubes = { $count } { $role }
cli-tax-multiplier = Tax Multiplier
cli-legitimacy = Legitimacy
cli-legitimacy-of = { $role } { $legitimacy }
cli-legitimacy-with-tokens = { $role } { $legitimacy } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
cli-events = Events
cli-agenda = Political Agenda
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
cli-coverage-not-kept = --coverage counts while games are played and can't go on from kept ones; leave out --file and --dataset
cli-dataset-keeps-games = --dataset keeps its games in its own folder; leave out --file
cli-no-seat = '{ $seat }' is not a seat; name a role and a bot, as in WC=steady
cli-no-setting = there is no setting { $setting }; the settings are { $settings }
cli-study-empty = there are no games in { $folder } yet
cli-study-written = { $games } games: { $folder }
cli-games-a-second = { $rate } games/s
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
cli-ai-bonus = bonus of an AI card
cli-ai-bonuses = bonuses of AI cards
cli-ai-special = Special Action of an AI card
cli-ai-specials = Special Actions of AI cards
cli-instruction-line = line of an instruction card
cli-instruction-lines = lines of instruction cards
cli-ladder-cell = { $rate } ({ $low }–{ $high }), { $points } VP, { $games }
cli-ladder-players = ### { $players } players, against { $field }{ $modules ->
    [none] { "" }
   *[other] { ", with " }{ $modules }
}
cli-ladder-ratings = ### Ratings beside the steady bot's, against { $field }{ $modules ->
    [none] { "" }
   *[other] { ", with " }{ $modules }
}

## Help

cli-help-admin = Look after a server's tables, also while it runs.
cli-help-admin-backup = Copy an SQLite database as it is at one moment, also while a server writes to it.
cli-help-admin-close = Let nobody play at a table any more; what was played is kept.
cli-help-admin-delete = Delete a table.
cli-help-admin-export = Write all of a table to a file; whoever has it knows every secret of the game.
cli-help-admin-import = Put an exported table into the database; its links hold there as well.
cli-help-admin-link = Make a new link to a seat whose player has lost the old one, which is void from then on.
cli-help-admin-list = List tables, the last played first.
cli-help-admin-message = Say something to everybody at every table.
cli-help-admin-purge = Delete all tables that nobody has touched for so many days.
cli-help-admin-restore = Put an SQLite database back to a backup; whatever came after it is lost.
cli-help-admin-show = Show one table, without hands and links.
cli-help-admin-backup-file = Where to.
cli-help-bodypolitic = Body Politic plays the board game Hegemony. Without a command it opens the table in the browser.
cli-help-cards = Show every action card with its text, those of the expansion too if its module is named.
cli-help-cards-as-json = Print a JSON list instead of tables.
cli-help-cards-role = Only the deck of this role: WC, MC, CC or ST.
cli-help-database = sqlite:///file or postgresql://...; a file in your data folder unless you say otherwise.
cli-help-admin-export-file = Where to.
cli-help-admin-import-file = A file that export wrote.
cli-help-cluster = The address of a Ray cluster that plays instead; local for one on this machine.
cli-help-jobs = How many processes play; one for each core unless you say otherwise.
cli-help-ladder = Play every bot in every role against the same fields, and tell how strong each is, as Markdown.
cli-help-ladder-field = Only against this field; may be given several times.
cli-help-kept-in = Where games are kept; what is there is not played again.
cli-help-ladder-games = How many games each cell shall have; 0 only tells.
cli-help-ladder-players = Only with so many players.
cli-help-ladder-who = Only this bot or Automa; may be given several times.
cli-help-lessons = Learn the game in the terminal: list the lessons, take one, or check them.
cli-help-lessons-name = A lesson, by its name; see the list.
cli-help-lessons-play = Take a lesson; the first one unless you say otherwise.
cli-help-lessons-check = Play a lesson, or each of them, in every way that it leaves open, and tell what is wrong.
cli-no-lesson = There is no lesson { $lesson }; the lessons are { $lessons }.
cli-lessons-fine = Every lesson comes to its end in every way.
cli-lesson-closed = { $what }: { $why }
cli-help-puzzles = Puzzles in the terminal: list them, play one, or prove that each can be solved.
cli-help-puzzles-name = A puzzle, by its name; see the list.
cli-help-puzzles-play = Play a puzzle; the first one unless you say otherwise.
cli-help-puzzles-check = Prove by search that a puzzle, or each of them, can be solved, and that its wrong way fails.
cli-no-puzzle = There is no puzzle { $puzzle }; the puzzles are { $puzzles }.
cli-puzzles-fine = Every puzzle can be solved, and every wrong way fails.
cli-puzzle-solved = Solved!
cli-puzzle-missed = Not this time. Try again.
cli-help-language = The language to speak: { $languages }; the one of your terminal unless you say otherwise.
cli-help-admin-link-role = WC, MC, CC or ST.
cli-help-admin-link-site = The address of your server.
cli-help-admin-list-most = How many tables at most.
cli-help-admin-message-words = What to say.
cli-help-modules = The modules to play with, as in action-cards,crisis-response; historical-events=2 reveals two of them a round.
cli-help-play = Play in the terminal against bots, or with others at one screen.
cli-help-play-all-seats = People play every role at this screen.
cli-help-play-bot = Who plays the other roles: { $bots }.
cli-help-play-players = How many roles are played: 2, 3 or 4; 4 unless you say otherwise.
cli-help-play-role = The role you play: WC, MC, CC or ST; asks unless you say otherwise.
cli-help-play-save = Keep the game in this file; if it holds a game, go on with that.
cli-help-play-seed = The same seed deals the same cards; random unless you say otherwise.
cli-help-position = Check a declared table and show it, or list every rule that it breaks.
cli-help-position-file = A table declared in TOML.
cli-help-admin-purge-days = Days without a move.
cli-help-replay = Replay a saved game and print its story.
cli-help-replay-file = A saved game.
cli-help-replay-until = Stop after this many choices.
cli-help-admin-restore-file = A file that backup wrote.
cli-help-seat = A role and who plays it, as in WC=steady: { $names }, or { cli-own-bot }; may be given for each role.
cli-bots = { $names }, or { cli-own-bot }
cli-own-bot = a bot of your own as path/to/file.py:Class
cli-help-serve = Serve the table to browsers, on this machine or for others.
cli-help-serve-bot-delay = Seconds that a bot waits before it chooses.
cli-help-serve-bot-seconds = Seconds that a bot may think about a decision.
cli-help-serve-bot-workers = Processes in which bots think; one fewer than there are cores.
cli-help-serve-host = The address to listen on; 0.0.0.0 lets others in.
cli-help-serve-keep-bots-hours = Hours after which a table without people is deleted; 0 keeps it forever.
cli-help-serve-keep-days = Days after which an untouched table is deleted; 0 keeps it forever.
cli-help-serve-limit = Change a limit: NAME=NUMBER, as in docs/hosting.md.
cli-help-serve-log-json = Log as JSON.
cli-help-serve-log-level = debug, info, warning or error.
cli-help-serve-metrics-for = An address or network elsewhere that may read /metrics.
cli-help-serve-open-browser = Open the browser.
cli-help-serve-origin = The address of the page as browsers see it, where a proxy does not pass the Host header on.
cli-help-serve-own-bot = A bot of your own: NAME=path/to/file.py:Class or NAME=MODULE:CLASS.
cli-help-serve-port = The port to listen on; 0 takes a free one.
cli-help-serve-proxy = The address or network of a proxy in front of the server, whose X-Forwarded-For is believed.
cli-help-simulate = Play games between bots and report the scores.
cli-help-simulate-as-json = Print one JSON object instead of a table.
cli-help-simulate-bot = Who plays in every seat that is not named: { $bots }; random unless you say otherwise.
cli-help-simulate-dataset = Write every decision into this folder, as Parquet with a card that describes it.
cli-help-simulate-games = How many games to play.
cli-help-simulate-mixed = Draw for each game how many play, who they are, and the modules.
cli-help-simulate-players = How many roles are played: 2, 3 or 4; 4 unless you say otherwise.
cli-help-simulate-seed = The same seed gives the same games.
cli-help-simulate-with-coverage = Report how often each card, Event, action and Company was used.
cli-help-table = The table's id, as in its link.
cli-help-study = Play many games of every kind, and write what the game is like: figures, charts, tables.
cli-help-study-bot = Who plays where no Automa does.
cli-help-study-folder = Where games are kept; what is there is not played again.
cli-help-study-games = How many games each setting shall have; 0 only writes.
cli-help-study-only = Play only this setting, such as 4p; may be given several times.
cli-help-study-out = Where the report goes.
cli-help-tournament = Play bots against each other and report how often each wins.
cli-help-tournament-as-json = Print one JSON object instead of a table.
cli-help-tournament-challenger = Without --seat: the bot that plays each role in turn, against the field: { $bots }.
cli-help-tournament-field = The bot in every seat that is not named.
cli-help-tournament-games = How many games to play, or to play for each role.
cli-help-tournament-players = How many roles are played: 2, 3 or 4.
cli-help-tournament-seed = The same seed gives the same games.
cli-help-version = Show the version and leave.
cli-help-yes = Don't ask.
