# What lessons say: one thing a message, at most forty words. Figures are given, never written out.

lesson-own-choice = This one is yours: choose as you like.
lesson-not-now = Not now. First do what the lesson points at; after it everything is open.

## The first evening

lesson-first-evening-title = The first evening
lesson-first-evening-about = A round as the Working Class: a job, Health, a Bill, Production and a vote.
lesson-first-evening-welcome = Welcome! You lead the Working Class. All classes share one country: they work for each other, sell to each other and quarrel about its laws. Tonight only the Capitalist Class plays against you.
lesson-first-evening-points = This is what counts: Victory Points. Whoever has most of them after { FIGURE("rounds") } rounds wins. You earn them when your people live well, and when your Bills become law.
lesson-first-evening-people = Here are your people without a job: { $count } Workers. The one with a cross has learned Healthcare; the other one has no training. Without a job they earn no Wages.
lesson-first-evening-assign = In each turn you do one main thing. Find work for your people: choose { action-assign-workers }.
lesson-first-evening-card = Such a Basic Action costs one card from your hand. Later you will play cards for what they say. For now give away any of them.
lesson-first-evening-clinic = The Clinic of the Capitalist Class stands empty. With Workers it pays { MONEY($wages) } in Wages every round. Choose it.
lesson-first-evening-doctor = The slot with the cross needs somebody trained in Healthcare. Send the one who has no job.
lesson-first-evening-doctor-instead = That Worker keeps the Public Hospital going, which would stand still then. Send the one who has no job.
lesson-first-evening-helper = The plain slot takes anybody. Send your Worker without training, who has no job.
lesson-first-evening-end-turn = The Clinic has its Workers! Up to here everything could still be taken back; your turn counts once you confirm it. Do so.
lesson-first-evening-capitalist = The Capitalist Class has had its turn; the log tells what it did. It owns Companies and pays your Wages. Its points come from the money it piles up.
lesson-first-evening-health = People need more than work. The State sells Health for { MONEY($price) } apiece.
lesson-first-evening-buy = It is your turn again. Choose { action-buy-goods-and-services }.
lesson-first-evening-buy-card = This too costs a card. Give away any of them.
lesson-first-evening-buy-health = You buy one kind of thing at a time. Choose Health.
lesson-first-evening-amount = Health helps only if there is enough for all: your Population is { $population }. Buy as much.
lesson-first-evening-use = Besides the main thing you may take one Free Action in a turn. Use your Health right away.
lesson-first-evening-use-instead = Use your Health first: that is what brings points.
lesson-first-evening-prosperity = Your Prosperity rose by a step: { $prosperity } VP. Health brought { $healthcare } VP more and a new Worker. Education and Luxury raise Prosperity as well, and higher steps are worth more.
lesson-first-evening-end-again = { $points } VP in one turn: a fine one. Confirm it.
lesson-first-evening-policies = Now politics. These are the laws of the country; each stands at A, B or C. This one, the Labor Market, says how low Wages may be.
lesson-first-evening-propose = A Bill moves a law by one step. Choose { action-propose-bill }.
lesson-first-evening-propose-card = One card, please.
lesson-first-evening-bill = At A every Company must pay its highest Wages. Your people will like that: propose it.
lesson-first-evening-no-vote = For Influence the vote could be right now. Keep yours for later, and say no.
lesson-first-evening-last-turn = Your Bill lies on the table; at the end of the round everybody votes on it. Confirm the last turn of this round.
lesson-first-evening-production = Production! Every Company with Workers has worked and has paid them. You got { MONEY($wages) } in all.
lesson-first-evening-food = But people must eat: your Population of { $population } needs as much Food, and you have none. Choose who is to sell it to you.
lesson-first-evening-food-amount = Take all that you need at this price.
lesson-first-evening-taxes = Then the taxes: you paid { MONEY($taxes) } for your Population. How much each of them pays is up to two laws, Taxation and Labor Market.
lesson-first-evening-election = Elections! For your Bill, cubes were drawn from the bag of the people: { $own } of yours vote for it, { $others } of the Capitalist Class against it.
lesson-first-evening-spend = Whoever wants to adds Influence, a vote each, in secret; then it is gone. You have { $influence }. How much is the Bill worth to you?
lesson-first-evening-result = { $points ->
        [0] Your Bill has failed: those against had more votes. It happens; cubes in the bag and Influence make the next one safer.
       *[other] Your Bill is law: { $points } VP for you, and higher Wages from now on.
    }
lesson-first-evening-scoring = At the end of the round the Capitalist Class got points for its Wealth. You collect yours on the way: so far you have { $points }.
lesson-first-evening-new-round = A new round begins. Prosperity falls a little, new Workers look for jobs, and you have drawn new cards.
lesson-first-evening-farewell = That is the whole game, { FIGURE("rounds") } times over. Now play on as you like. Whatever you point at for a moment explains itself. Good luck!

## The Capitalist Class

lesson-capitalist-class-title = The Capitalist Class
lesson-capitalist-class-about = Build a Company, hire, set prices, sell abroad, and watch your Wealth grow.
lesson-capitalist-class-welcome = You are the Capitalist Class, in the middle of a game. You own Companies, others work in them and buy what they make. Your points come from Wealth.
lesson-capitalist-class-revenue = This is your Revenue: { MONEY($revenue) } to work with. At the end of a round what is left of it becomes Capital. Big Capital brings points, growing Capital even more.
lesson-capitalist-class-build = Money that lies around makes nothing. Choose { action-build-company }.
lesson-capitalist-class-card = A Basic Action costs a card. Give away any of them.
lesson-capitalist-class-stadium = These Companies are on offer. The Stadium makes plenty of Luxury, and just the people it needs are without work. Build it.
lesson-capitalist-class-wage = Now its Wages. The Labor Market law forbids less than this; more leaves you less. Choose.
lesson-capitalist-class-hire = There are Workers of the Working Class without a job. Take them on at once, so that the Stadium works in this round's Production.
lesson-capitalist-class-hire-instead = An empty Company makes nothing. Take the unemployed on.
lesson-capitalist-class-prices = In each turn you have a Free Action too. Choose { action-adjust-prices }.
lesson-capitalist-class-price = This is what others pay for your Luxury. The Stadium will make more of it. Change its price.
lesson-capitalist-class-prices-done = You could change other prices in the same action. Leave it at that.
lesson-capitalist-class-end-turn = Done for now. Confirm your turn.
lesson-capitalist-class-abroad = Your Storage holds { $luxury } Luxury and has little room for more. What nobody here buys, others do abroad: this card says how much they pay for each lot.
lesson-capitalist-class-export = Choose { action-sell-to-foreign-market }.
lesson-capitalist-class-export-card = Give away any card.
lesson-capitalist-class-lot = Sell a lot of Luxury. Large lots are usually the better bargain.
lesson-capitalist-class-more = Each lot can be sold once in an action. Sell another one as well.
lesson-capitalist-class-end-again = Well sold. Confirm the last turn of this round.
lesson-capitalist-class-production = Production. You paid { MONEY($wages) } in Wages; what your Companies made lies in your Storage. Companies without Workers made nothing, and were paid for in vain.
lesson-capitalist-class-taxes = You paid { MONEY($employment) } for your working Companies, by the Tax Multiplier, and { MONEY($corporate) } for your profit. Both follow from the laws: politics is your business too.
lesson-capitalist-class-wealth = What was left became Capital: { $wealth } VP for what you own and { $growth } VP for its growth. Capital can still be spent, but then Wealth grows less.
lesson-capitalist-class-market = A new round. You may have one Company on offer replaced. Choose as you like.
lesson-capitalist-class-farewell = Build, hire, sell, and keep taxes low: that is your game. Play on as long as you like!

## The Middle Class

lesson-middle-class-title = The Middle Class
lesson-middle-class-about = Own a Company, employ others, work for others, and pay taxes twice.
lesson-middle-class-welcome = You are the Middle Class: you have people like the Working Class, and Companies like the Capitalist Class. Your points come from Prosperity, and from Bills that pass.
lesson-middle-class-two-worlds = { $count } of your people have no job. Some can work for you, some for others. Do both.
lesson-middle-class-build = First for you: choose { action-build-company }.
lesson-middle-class-card = A Basic Action costs a card. Give away any of them.
lesson-middle-class-game-store = Your Companies are small: one trained Worker of your own is enough. Build the Game Store.
lesson-middle-class-founder = It needs somebody trained in Luxury. Send the one without a job; your own people cost you no Wages.
lesson-middle-class-founder-instead = That Worker would leave the Shopping Mall, which then stands still. Send the one without a job.
lesson-middle-class-wage = There is room for one employee of the Working Class, who wants Wages. Choose what you pay.
lesson-middle-class-employee = An employee doubles what this Company makes. Take on an unskilled Worker.
lesson-middle-class-employee-instead = Take the employee on: the Wages are small, and you make more.
lesson-middle-class-end-turn = Your Company is fully at work. Confirm your turn.
lesson-middle-class-elsewhere = Now the other world. The Clinic of the Capitalist Class is empty and pays { MONEY($wages) } to whoever works there.
lesson-middle-class-assign = Choose { action-assign-workers }.
lesson-middle-class-assign-card = Give away any card.
lesson-middle-class-doctor = Nothing else has room, so it is the Clinic. First somebody trained in Healthcare: the one without a job.
lesson-middle-class-doctor-instead = That Worker runs your own office, which would stand still. Send the one without a job.
lesson-middle-class-helper = Then your unskilled Worker. Both slots must be filled by the same class.
lesson-middle-class-end-again = Confirm the last turn of this round.
lesson-middle-class-production = Production, in both worlds: you earned { MONEY($got) } in Wages and paid your employee { MONEY($paid) }.
lesson-middle-class-goods = Your Companies made goods, among them { $luxury } Luxury. Sell them at home or abroad, or keep some for your own people. Your Food came from your own shop.
lesson-middle-class-taxes = Two taxes: { MONEY($income) } for work with others and { MONEY($employment) } for your own Companies. You are the one who pays both, so watch the laws.
lesson-middle-class-prosperity = { $points ->
        [0] With more fully working Companies than Prosperity you would have gained a step of it now. Mind that at the end of each round.
       *[other] You have more fully working Companies than Prosperity, so it rose by a step: { $points } VP. Health, Education and Luxury raise it as well.
    }
lesson-middle-class-market = A new round. You may have one Company on offer replaced. Choose as you like.
lesson-middle-class-farewell = Keep both worlds in balance, and sell your vote dearly: often it decides. Play on as long as you like!

## The State

lesson-state-title = The State
lesson-state-about = Events, Legitimacy, the Treasury, and how to keep the IMF away.
lesson-state-welcome = You are the State. You have no people of your own: you serve all three classes, run Public Companies and raise taxes. What counts is what they think of you.
lesson-state-legitimacy = This is your Legitimacy: { $workers } with the Working Class, { $middle } with the Middle Class, { $capitalists } with the Capitalist Class. Each round the two lowest bring points. So please whoever is least pleased.
lesson-state-events = Every round brings Events. Whoever helps wins hearts; an Event that is ignored costs Legitimacy with two classes.
lesson-state-act = Choose { action-event-action }.
lesson-state-card = A Basic Action costs a card. Give away any of them.
lesson-state-event = Too few children are born: give a class Health. You have some, so deal with this one.
lesson-state-event-instead = The other one costs money that you will need. Take the one that wants Health.
lesson-state-for-whom = You may help the Working Class or the Middle Class. The Working Class thinks least of you: help it.
lesson-state-for-whom-instead = They think well of you already. Only the two lowest count.
lesson-state-from = Where is it to come from? Take it from your own Public Services: it costs nothing.
lesson-state-from-instead = There you would have to pay. Your own hospital has made enough.
lesson-state-amount = Give all of it, which completes the Event.
lesson-state-amount-instead = All of it is needed. Give it at once.
lesson-state-end-turn = It lies ready for the Working Class, and your Legitimacy with it rose. When it takes it, you even gain a little more. Confirm your turn.
lesson-state-treasury = Now money. The Treasury holds { MONEY($money) }, and your Public Companies will pay { MONEY($wages) } in Wages before any tax comes in.
lesson-state-imf = What is missing is borrowed. At { $limit ->
        [one] { $limit } Loan
       *[other] { $limit } Loans
    } the IMF comes, rewrites the laws, and halves your Legitimacy. That must not happen.
lesson-state-tax = So take money where it is. Choose { action-extra-tax }: every class pays.
lesson-state-tax-card = Give away any card.
lesson-state-end-again = { MONEY($taxes) } came in. But the two classes that like you least like you even less now: use it rarely. Confirm the last turn of this round.
lesson-state-production = You paid { MONEY($wages) } in Wages. Then came taxes: { MONEY($income) } from people, { MONEY($employment) } from Companies and { MONEY($corporate) } from profit. No Loan was needed.
lesson-state-ignored = You left one Event alone, so you lose Legitimacy with two classes of your choice. Take whoever thinks best of you: the highest does not count.
lesson-state-ignored-again = And a second class.
lesson-state-scoring = The two lowest together brought { $points } VP. Afterwards Legitimacy falls to half: next round you begin to win hearts again.
lesson-state-farewell = Raise the lowest, keep the Treasury above water, and use your Influence when laws are voted on. Play on as long as you like!

## Elections

lesson-elections-title = Elections and Influence
lesson-elections-about = The bag, the draw, taking sides, and what Influence is for.
lesson-elections-bag = Laws are voted on, and the bag of the people has the first word. { $own } of its { $all } cubes are yours; whoever has more is drawn more often.
lesson-elections-bills = Flags show open Bills. Yours would make Health free; another one, of the Capitalist Class, would lower Wages. Both are voted on at the end of this round.
lesson-elections-pressure = Improve your odds before that: choose { action-apply-political-pressure }.
lesson-elections-card = It costs a card, as ever.
lesson-elections-end-turn = { FIGURE("pressure-cubes") } more of your cubes are in the bag. Confirm the last turn of this round.
lesson-elections-stance = First everybody takes sides. The Capitalist Class wants lower Wages: be against it.
lesson-elections-stance-instead = In favor of lower Wages? Your people would not forgive you. Be against it.
lesson-elections-drawn = Then { FIGURE("votes-drawn") } cubes are drawn: { $own } of yours, { $middle } of the Middle Class, { $capitalists } of the Capitalist Class. Each counts as a vote for the side of its class.
lesson-elections-spend = Now Influence, a vote each. All decide in secret and show it together. You have { $influence }, and your own Bill comes next: how much is this one worth?
lesson-elections-spend-instead = Keep some Influence for your own Bill, which is voted on next.
lesson-elections-first-result = { $points ->
        [0] The Bill has failed, and Wages stay as they are.
       *[other] The Bill passed: { $points } VP for the Capitalist Class, who proposed it, and Wages may fall. Laws hurt, so watch the others' Bills.
    }
lesson-elections-second-drawn = Now your own Bill; whoever proposes is in favor. Drawn were { $own } of yours, { $middle } of the Middle Class and { $capitalists } of the Capitalist Class. Afterwards only the losing side's cubes go back into the bag.
lesson-elections-second-spend = What is left of your Influence can help now.
lesson-elections-second-result = { $points ->
        [0] This time it was not enough.
       *[other] Your Bill is law: { $points } VP. Those who were in favor with you gain a little too, so look for friends.
    }
lesson-elections-at-once = For Influence a Bill can also be voted on at once, when it is proposed. That is worth it while the bag is full of your cubes.
lesson-elections-farewell = Cubes before, Influence at the vote, friends always. Play on as long as you like!

## Trade unions and strikes

lesson-unions-and-strikes-title = Unions, strikes, demonstrations
lesson-unions-and-strikes-about = How the Working Class gets higher Wages, Influence and points without a vote.
lesson-unions-and-strikes-wages = Your people at the Clinic earn { MONEY($wages) }. It could pay more, but why should it? You will give it a reason.
lesson-unions-and-strikes-strike = Choose { action-strike }.
lesson-unions-and-strikes-card = It costs a card.
lesson-unions-and-strikes-clinic = Strike where Wages are below the highest level, and nobody is committed. Begin with the Clinic.
lesson-unions-and-strikes-another = You may strike at up to { FIGURE("strikes-up-to") } Companies. Take another one as well.
lesson-unions-and-strikes-end-turn = Until Production the owner can end a strike by paying the highest Wages. Confirm your turn, and see what happens.
lesson-unions-and-strikes-given-in = The owner has given in: the Clinic now pays { MONEY($wages) }. Otherwise it would have made nothing this round, and you would have gained Influence. You win either way.
lesson-unions-and-strikes-union = Now something that lasts. Where at least { FIGURE("union-needs") } of your Workers work in one industry, a trained one without a job can form its Trade Union.
lesson-unions-and-strikes-assign = That is done when Workers are sent to work: choose { action-assign-workers }.
lesson-unions-and-strikes-assign-card = Give away any card.
lesson-unions-and-strikes-form = In Healthcare you have enough. Form the union.
lesson-unions-and-strikes-form-instead = First the union: it pays every round.
lesson-unions-and-strikes-done = Nobody else fits anywhere. You are done.
lesson-unions-and-strikes-end-again = Confirm the last turn of this round.
lesson-unions-and-strikes-brought = Your union brought { $influence } Influence in Production and { $points } VP at the end of the round. It does so every round, as long as enough of you work there.
lesson-unions-and-strikes-demonstration = With many more unemployed than free jobs you can demonstrate. If nobody makes jobs before Production, you gain Influence, and the others lose points.
lesson-unions-and-strikes-farewell = Strike where Wages are low, form unions where you are many. Play on as long as you like!

## Trade

lesson-trade-title = Trade
lesson-trade-about = Business Deals, tariffs, the Free Trade Zone, and buyers abroad.
lesson-trade-abroad = What the country lacks can be bought abroad, and what it has too much of can be sold there. All of that stands here.
lesson-trade-law = The law on Foreign Trade says how many Business Deals are on offer, and how much tariff the State takes on what comes in.
lesson-trade-deal = A big order at a low price: choose { action-make-business-deal }.
lesson-trade-card = It costs a card.
lesson-trade-zone = Goods for your Storage pay the tariff. In the Free Trade Zone they pay none, but can only be sold abroad again. Put them there.
lesson-trade-zone-instead = That would cost you the tariff. You are going to sell it abroad anyway.
lesson-trade-end-turn = { MONEY($paid) } for the whole deal, and nothing for the State. Confirm your turn.
lesson-trade-prices = Next turn, next chance. This card says what buyers abroad pay today; Food is dear. { $food } Food lies in your zone.
lesson-trade-sell = Choose { action-sell-to-foreign-market }.
lesson-trade-sell-card = Give away any card.
lesson-trade-lot = Sell the big lot: the zone and your Storage together have enough.
lesson-trade-more = You could sell other lots in the same action. Do, or be done.
lesson-trade-profit = You have { MONEY($money) } now. Buying cheap and selling dear needs no Workers at all, and a new Export card comes every round.
lesson-trade-farewell = Low tariffs and more deals come with the right Bill. Play on as long as you like!

## Loans and the IMF

lesson-loans-and-imf-title = Loans and the IMF
lesson-loans-and-imf-about = What debts cost you, and what happens when the State has too many.
lesson-loans-and-imf-loan = Whoever must pay and can't takes a Loan of { MONEY(FIGURE("loan")) }, like it or not. You have { $loans }.
lesson-loans-and-imf-interest = Each Loan costs { MONEY(FIGURE("loan-interest")) } in interest every round. One that is left at the end of the game costs even more than it is worth.
lesson-loans-and-imf-pay = You have the money. Paying back is a Free Action: choose { action-pay-off-loan }.
lesson-loans-and-imf-treasury = You are free of debt. The State is not so lucky: its Treasury holds { MONEY($money) }, and { MONEY($wages) } of Wages will be due.
lesson-loans-and-imf-limit = So it will borrow. With { $limit ->
        [one] { $limit } Loan
       *[other] { $limit } Loans
    } the IMF intervenes; how many it takes is up to the Fiscal Policy.
lesson-loans-and-imf-pressure = Nobody can prevent it any more. Do something useful meanwhile: choose { action-apply-political-pressure }.
lesson-loans-and-imf-card = Give away any card.
lesson-loans-and-imf-end-turn = Confirm, and look at the laws before and after.
lesson-loans-and-imf-came = The IMF has come. It sets the laws by its own list: the Labor Market is free now, and Wages have fallen to the lowest.
lesson-loans-and-imf-taxes = Taxation went up, so that the State can pay. All open Bills are gone. Nobody was asked.
lesson-loans-and-imf-farewell = So watch the Treasury, whoever you are: sometimes taxes are the smaller evil. Play on as long as you like!

## Reading an Automa

lesson-reading-an-automa-title = Reading an Automa
lesson-reading-an-automa-about = How a class that nobody plays decides, and how to foresee it.
lesson-reading-an-automa-nobody = Nobody sits here: an Automa plays the Capitalist Class. It has no hand and no moods. Cards tell it what to look at.
lesson-reading-an-automa-pressure = Do something, so that its turn comes: choose { action-apply-political-pressure }.
lesson-reading-an-automa-card = Give away any card.
lesson-reading-an-automa-end-turn = Confirm, and watch.
lesson-reading-an-automa-its-turn = That was its turn. It revealed an AI card, and checked what stands on it. Behind this sign you can go through all of it, step by step.
lesson-reading-an-automa-rows = Its possible actions lie in rows, the most urgent on top. Each check moves some of them up or down; then it does the topmost that can be done.
lesson-reading-an-automa-bill = This time it was a Bill: the flag shows where. The card also says which laws it wants, so its next Bills can be guessed.
lesson-reading-an-automa-again = Once more: choose { action-apply-political-pressure }.
lesson-reading-an-automa-again-card = Give away any card.
lesson-reading-an-automa-again-end = Confirm.
lesson-reading-an-automa-watch = Look at its rows again: what was done went down, and what lay below it has come nearer. What lies on top now will probably come next.
lesson-reading-an-automa-farewell = An Automa never bluffs: read its rows, and be there first. Play on as long as you like!

## The modules of Crisis & Control

lesson-hidden-agendas-title = { ui-module-hidden-agendas }
lesson-hidden-agendas-about = A goal of your own that nobody else knows.
lesson-hidden-agendas-agenda = With this module every class has a Hidden Agenda, chosen in secret at the beginning. Yours lies here; it is worth { $vp } VP to you once its goal is reached.
lesson-hidden-agendas-goal = Your agenda asks for { $needed } Influence at the same time. You have { $have }.
lesson-hidden-agendas-buy = The media of the State sell Influence. Choose { action-buy-goods-and-services }.
lesson-hidden-agendas-card = Give away any card.
lesson-hidden-agendas-influence = Choose Influence.
lesson-hidden-agendas-amount = Buy what you lack.
lesson-hidden-agendas-amount-instead = That would not be enough yet. Buy what you lack.
lesson-hidden-agendas-reveal = The goal is reached! Reveal your agenda, as long as you have it all.
lesson-hidden-agendas-reveal-instead = Reveal your agenda first: later the Influence may be spent.
lesson-hidden-agendas-result = { $points } VP, at once. Some agendas are counted only at the end of the game; a sheet says which.
lesson-hidden-agendas-farewell = And watch the others: what do they gather, and why? Play on as long as you like!

lesson-crisis-response-title = { ui-module-crisis-response }
lesson-crisis-response-about = Not every crisis ends in the same way.
lesson-crisis-response-card = With this module a card lies open here. Should the State fall into the hands of the IMF, this card says what happens, instead of the usual list of laws.
lesson-crisis-response-treasury = It will not be long: the Treasury holds { MONEY($money) }, and { MONEY($wages) } of Wages are due.
lesson-crisis-response-pressure = You can't prevent it now. Choose { action-apply-political-pressure }.
lesson-crisis-response-discard = Give away any card.
lesson-crisis-response-end-turn = Confirm, and watch the laws.
lesson-crisis-response-came = The crisis is over, and the card was followed: some laws moved, others did not. Some cards lock laws for a while, or let the State borrow from the classes with Bonds.
lesson-crisis-response-next = The next card is open already. Read it in time: it may be good for you, or very bad.
lesson-crisis-response-farewell = Sometimes a crisis is a chance. Play on as long as you like!

lesson-historical-events-title = { ui-module-historical-events }
lesson-historical-events-about = Moments of history, and who sets them off.
lesson-historical-events-card = With this module each round reveals moments of history. They lie here; some happen by themselves, and change the rules for a while.
lesson-historical-events-who = Others wait for somebody to set them off. This one is yours to set off, as a Free Action; its text says what it brings to each class.
lesson-historical-events-set-off = You gain most by it. Set it off.
lesson-historical-events-result = { $own } of your cubes are in the bag now: at the next election more of them will be drawn. The others got fewer.
lesson-historical-events-farewell = Read what was revealed at the beginning of each round. Play on as long as you like!

lesson-action-cards-title = { ui-module-action-cards }
lesson-action-cards-about = What the expansion adds to everybody's deck.
lesson-action-cards-deck = With this module every class has some new cards in its deck. Two of them are in your hand.
lesson-action-cards-scandal = A card can be played for what it says, instead of a Basic Action. This one takes Influence away from somebody: play it.
lesson-action-cards-end-turn = { $gained } Influence changed hands. Confirm your turn.
lesson-action-cards-protect = The other new card defends: play it.
lesson-action-cards-policy = Choose a law that shall stay as it is until the end of the round.
lesson-action-cards-result = A lock lies on it: nobody can propose a Bill there in this round.
lesson-action-cards-farewell = Others may do the same to you. Play on as long as you like!

lesson-alternative-events-title = { ui-module-alternative-events }
lesson-alternative-events-about = Events that go to the class you help, and keep helping it.
lesson-alternative-events-event = With this module other Events lie here. Whoever the State helps keeps the card, and profits from it for the rest of the game.
lesson-alternative-events-act = Choose { action-event-action }.
lesson-alternative-events-card = Give away any card.
lesson-alternative-events-for-whom = Many people can't read. Help the Working Class, or the Middle Class: whoever thinks less of you.
lesson-alternative-events-pay = You can pay with Education or with money. Choose.
lesson-alternative-events-end-turn = Your Legitimacy rose at once. The class has the card now, and will get Education from it every round. Confirm your turn.
lesson-alternative-events-kept = Kept cards stand here. A class that has many of them owes you something; mind who gets strong.
lesson-alternative-events-farewell = Ignored Events cost Legitimacy as ever. Play on as long as you like!
