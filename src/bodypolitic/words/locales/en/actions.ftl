# What each basic and free action is called, how it is told on its button and on its sheet, and what it asks.

## Basic actions

action-propose-bill = Propose Bill
ui-act-propose-bill = Propose Bill
sheet-action-propose-bill = Put one of your 3 Bill markers on a section next to where a Policy stands, if it has no Bill yet. It is voted on in Elections, or at once for 1 Influence. If it passes, you score 3 VP.
question-propose-bill = Which Bill do you propose?
question-decide-on-vote = Do you call an Immediate Vote on { $bill }?

action-assign-workers = Assign Workers
ui-act-assign-workers = Assign
sheet-action-assign-workers = Move up to 3 of your Workers, from the unemployed or from slots they may leave, into free ones. A Company needs all its slots filled by one class. Those who were assigned are committed until they have produced.
question-assign-workers = Where do your Workers go? { $left ->
    [any] As many as you like.
   *[other] You can still assign { $left }.
}
question-take-workers = Who takes the next slot at the { WORD($card) }?
question-take-union-leader = Who leads the Trade Union of the { WORD($industry) } industry?

action-buy-goods-and-services = Buy Goods & Services
ui-act-buy-goods-and-services = Buy goods
sheet-action-buy-goods-and-services = Choose one kind of goods and buy it from up to 2 sellers, from each at most as many as your Population.
question-choose-resource = What do you buy?
question-choose-source = From whom do you buy { WORD($resource) }?
question-choose-amount = How much { WORD($resource) } do you buy from { WORD($source) }?

action-strike = Strike
ui-act-strike = Strike
sheet-action-strike = Call a strike at up to 2 Companies where your people work below L3 and are not committed. If the Wage is still below L3 in Production, the Company makes nothing, pays nothing, and you get 1 Influence.
question-strike = Where do Workers strike? Up to { $left } more.

action-demonstration = Demonstration
ui-act-demonstration = Demonstrate
sheet-action-demonstration = Possible with at least 2 more unemployed than open slots. If nobody adds enough slots before Production, you get 1 Influence and the others lose points together: as many as you have unemployed and Trade Unions.

action-apply-political-pressure = Apply Political Pressure
ui-act-apply-political-pressure = Pressure
sheet-action-apply-political-pressure = Put 3 of your voting cubes into the bag.

action-build-company = Build Company
ui-act-build-company = Build
sheet-action-build-company = Pay for a Company in your Market and put it on a free space; choose its Wage within the Labor Market Policy. If the unemployed of one class can fill all its slots, they may start at once.
question-build-company = Which Company do you build?
question-hire-workers = Whose unemployed start at the { WORD($card) }?
question-bring-founders = Who takes the next slot at your new { WORD($card) }?
question-bring-newcomer = Which Worker comes from the supply to your new { WORD($card) }?
question-bring-skilled-founder = Who takes the skilled slot at your new { WORD($card) }?
question-hire-employee = Who is hired at the { WORD($card) }?

action-sell-company = Sell Company
ui-act-sell-company = Sell Company
sheet-action-sell-company = Give a Company back for its price. Its Workers become unemployed. Not while anybody there is committed.
question-sell-company = Which Company do you sell?

action-sell-to-foreign-market = Sell to the Foreign Market
ui-act-sell-to-foreign-market = Sell abroad
sheet-action-sell-to-foreign-market = Make any of the sales on the Export card, each once. The Middle Class scores 1 VP for each of them.
question-sell-to-foreign-market = What do you sell abroad?

action-make-business-deal = Make Business Deal
ui-act-make-business-deal = Business Deal
sheet-action-make-business-deal = Buy the goods of a Business Deal. Into your Storages you pay its tariff too; into the Free Trade Zone you don't, but from there goods are only sold abroad.
question-make-business-deal = Which Business Deal do you make?
question-split-goods = How much of the { COUNT($amount, $resource) } goes into the Storage?

action-lobby = Lobby
ui-act-lobby = Lobby
sheet-action-lobby = Pay { MONEY(FIGURE("lobby-cost")) } of your Capital for { FIGURE("lobby-influence") } Influence.

action-extra-shift = Extra Shift
ui-act-extra-shift = Extra Shift
sheet-action-extra-shift = One of your Companies with Workers who are not committed produces now, and they are committed. An employee there is paid the Wage.
question-extra-shift = Which Company works an Extra Shift?

action-event-action = Event Action
ui-act-event-action = Event
sheet-action-event-action = Do what one of the Events asks for, choose whom you help, and take its reward.

action-meet-with-mps = Meet with a Party's MPs
ui-act-meet-with-mps = Meet MPs
sheet-action-meet-with-mps = Give 2 of your own Influence to a class and gain 1 Legitimacy with it.
question-meet-with-mps = Whose MPs do you meet?

action-extra-tax = Extra Tax
ui-act-extra-tax = Extra Tax
sheet-action-extra-tax = Take { MONEY(FIGURE("extra-tax")) } from every other player, and lose 1 Legitimacy with each of the two classes that trust you least.
question-lose-legitimacy = With which of the lowest classes do you lose Legitimacy?

action-campaign = Campaign
ui-act-campaign = Campaign
sheet-action-campaign = Turn up to 3 Media Influence of the Public Services into your own.
question-campaign = How much Media Influence becomes Personal Influence?

## Free actions

action-use-healthcare = Use Healthcare
ui-act-use-healthcare = Health
sheet-action-use-healthcare = Use as much Health as your Population: Prosperity rises by 1, you score 2 VP more and get an unskilled Worker.

action-use-education = Use Education
ui-act-use-education = Education
sheet-action-use-education = Use as much Education as your Population: Prosperity rises by 1, and one of your Workers becomes skilled in an industry of your choice.

action-use-luxury = Use Luxury
ui-act-use-luxury = Luxury
sheet-action-use-luxury = Use as much Luxury as your Population: Prosperity rises by 1.
question-choose-worker-to-train = Which Worker is trained?
question-choose-new-skill = Which skill does { WORD($old) } from { PLACE($place) } learn?

action-swap-workers = Swap Workers
ui-act-swap-workers = Swap
sheet-action-swap-workers = Exchange skilled Workers in slots without a sign for unemployed ones, as often as you like.
question-swap-workers = Which Workers change places?

action-receive-benefits = Receive Benefits
ui-act-receive-benefits = Benefits
sheet-action-receive-benefits = Take all that the State has set aside for you. The State scores 1 VP.

action-pay-off-loan = Pay Off Loan
ui-act-pay-off-loan = Loan
sheet-action-pay-off-loan = Pay { MONEY(FIGURE("loan")) } and get rid of a Loan.

action-adjust-prices = Adjust Prices
ui-act-adjust-prices = Prices
sheet-action-adjust-prices = Set the prices at which you sell.
question-adjust-prices = Which price do you change?

action-adjust-wages = Adjust Wages
ui-act-adjust-wages = Wages
sheet-action-adjust-wages = Set the Wages in your Companies, not below what the Labor Market Policy allows and not lower where Workers are committed. Those whose Wage rises are committed.
question-adjust-wages = Which Wage do you change?

action-give-bonus = Give Bonus
ui-act-give-bonus = Bonus
sheet-action-give-bonus = Pay { MONEY(FIGURE("bonus")) } to the class that works in one of your Companies: its Workers are committed.
question-give-bonus = Whose Workers get a bonus of { MONEY(FIGURE("bonus")) }?

action-buy-storage = Buy Storage
ui-act-buy-storage = Storage
sheet-action-buy-storage = Pay { MONEY(FIGURE("storage-cost")) } for a Storage tile for one kind of goods you make, once for each kind.
question-buy-storage = What is the new Storage for?
