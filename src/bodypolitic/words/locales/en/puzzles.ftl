# Puzzles: their goals, titles and hints.

aim-policy = put { $wanted } into force this turn
aim-bill = have a Bill for { $wanted } on the board
aim-staffed = get the { WORD($wanted) } to work this turn
aim-union = form a Trade Union: { WORD($wanted) }
aim-points = gain at least { $wanted } VP this turn
aim-money = have at least { MONEY($wanted) } at the end of your turn
aim-influence = have at least { $wanted } Influence at the end of your turn
aim-companies = have at least { $wanted } Companies at work
aim-jobs = find work for at least { $wanted } of your unemployed
aim-legitimacy = bring your Legitimacy with the two lowest classes to { $wanted } together
aim-new-loans = { $wanted ->
    [0] take no Loan in the coming Production
    [one] take at most { $wanted } Loan in the coming Production
   *[other] take at most { $wanted } Loans in the coming Production
}
aim-imf = keep the IMF away in the coming Production
hint-begin = begin with: { $pick }
hint-then = what counts is: { $pick }

puzzle-two-services = Two full shelves
puzzle-two-services-hint = you have one Free Action a turn: which of the two brings more?
puzzle-clinic = The empty Clinic
puzzle-clinic-hint = a Company works only when every slot is filled; somebody skilled goes first
puzzle-college = A teacher looks for work
puzzle-college-hint = look who is out of work before you look at what is for sale
puzzle-lobbyists = A word in the right ear
puzzle-lobbyists-hint = money can become Influence
puzzle-own-shop = A shop of your own
puzzle-own-shop-hint = which Company can you pay for?
puzzle-campaign = On every channel
puzzle-campaign-hint = what the media make can become your own
puzzle-own-cubes = The bag is yours
puzzle-own-cubes-hint = a Bill need not wait for the Elections
puzzle-fourth-worker = The fourth Worker
puzzle-fourth-worker-hint = a Trade Union needs Workers in its industry, and one more to lead it
puzzle-ten-vardis = The last ten
puzzle-ten-vardis-hint = of which service are you short by the least money?
puzzle-full-hold = A full hold
puzzle-full-hold-hint = one export may take several goods
puzzle-three-crates = Three crates
puzzle-three-crates-hint = you score for each transaction, not for its size
puzzle-two-lowest = Whom to please
puzzle-two-lowest-hint = only the two lowest count, so the third can wait
puzzle-jewels = Two at one counter
puzzle-jewels-hint = some Companies take two of your own people
puzzle-wages-due = Wages are due
puzzle-wages-due-hint = what can be turned into money before Production?
puzzle-turning-tide = The tide turns
puzzle-turning-tide-hint = count the cubes before you ask for a vote
puzzle-seven-points = Seven in one turn
puzzle-seven-points-hint = a card that proposes a Bill and a service that is ready go together
puzzle-creditors = The creditors wait
puzzle-creditors-hint = the Treasury has to last until the IMF has looked
