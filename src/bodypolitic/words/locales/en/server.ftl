# What the server says besides the game's own words: the prompt line, and why a request is refused.

server-prompt-waiting = Waiting for { ALL($who) }.
server-prompt-over = The game is over.
server-waiting = { WORD($who) } decides

server-error-bad-request = The request can't be understood.
server-error-bad-message = The message can't be understood.
server-error-bad-token = This link does not hold a seat at this table.
server-error-game-not-over = This is shown when the game is over.
server-error-not-found = There is no such page.
server-error-wrong-method = This can't be done at this address.
server-error-another-site = This comes from the page of another site.
server-error-unknown-name = This server does not go by that name; whoever runs it can add it with --origin.
server-error-unknown-table = There is no such table.
server-error-unknown-seat = There is no such seat at this table.
server-error-unknown-language = There is no such language.
server-error-seat-taken = Somebody has this seat already.
server-error-stale = The game has moved on; here is how it stands now.
server-error-not-your-turn = It is not your turn to decide.
server-error-not-offered = This can't be chosen now.
server-error-lesson-first = First do what the lesson points at, or leave the lesson.
server-error-unknown-lesson = There is no such lesson.
server-error-nothing-to-undo = Nothing can be undone: your last choice showed something new, or others have acted since.
server-error-game-over = The game is over.
server-error-unreadable-table = This table was played by an earlier version of the rules, and this version can't go on with it.
server-error-played-by-bot = A bot plays this seat; take it back first.
server-error-seat-is-present = The player of this seat is at the table.
server-error-not-away-long = The player of this seat has not been away long enough.
server-error-seed-with-others = Whoever plays with others can't choose a seed: it would tell them every secret.
server-error-not-invited = This seat is for somebody who was invited; ask for a link to it.
server-error-no-suggestions = There is no advice at this table: other people play here too.
server-error-no-coach = There is no coach at this table unless everybody who plays here agrees to it.
server-error-spectators-dont = Only players can do this.
server-error-too-large = This is too much at once.
server-notice-restarting = The server is restarting. You will be back at your table in a moment.
server-error-table-closed = This table was closed by whoever runs the server.
server-error-too-slow = This came too slowly.
server-error-too-many-windows = You have opened this seat in another window, so this one was closed.
server-error-unknown-bot = There is no such bot.
server-error-bad-setup = No game can be set up like that: check the modules, the number of players and who plays each role.
server-error-bad-save = This is not a save of a game that can be played here.
server-error-unknown-puzzle = There is no such puzzle.
server-error-no-puzzle = No puzzle can be made of this: it has to begin with a turn and have a goal that exists.
server-error-earlier-rules = This moment was played by earlier rules, from which nobody can play on.
server-error-too-fast = Too fast; please wait a moment.
server-error-too-many = Too many are here already; please try again later.
server-error-no-answer = The bot found no answer in time; please try again.
server-error-storage-failed = The game can't be stored right now; please try again.
server-error-failed = Something went wrong on the server; its operator has been told.

## What a table announces

server-announcement-freed = Whoever had taken the seat of { WORD($who) } has left without playing, so it is free again.
server-announcement-handed-over = The player of { WORD($who) } is away, so { WORD($by) } has let a bot play until they are back.
server-announcement-rules-changed = The rules of this program have been mended since the last move. The game goes on from where it stands, by the new rules.
server-announcement-taken-back = The player of { WORD($who) } is back and plays again.

server-not-built-title = Body Politic
server-not-built = The server runs, but the pages of the table have not been built. “make play” builds them.

## What is advised, and why

suggestion-only = nothing else can be chosen
suggestion-free = this costs no turn: your card or Basic Action is still to come, or already taken
suggestion-alike = other choices are worth as much; it takes the first of them
suggestion-better = it is worth about { $lead } VP more than the next best: { $other }
suggestion-least-bad = every choice costs something here; this one costs about { $lead } VP less than the next: { $other }
