# Primers: one sheet for each role.

primer-title = How to begin: { WORD($role) }
primer-score = How you score: { $text }.
primer-actions = Your five most important actions:
primer-action = { $number }. { WORD($action) }: { $why }.
primer-others = What the others want of you: { $text }.
primer-mistakes = Beginners' mistakes:
primer-mistake = – { $mistake }.

primer-WC-score = each step of Prosperity brings as many points as its space shows; every Trade Union brings { FIGURE("union-vp") } VP in each Scoring, a Bill that passes { FIGURE("bill-proposer-vp") }
primer-WC-action-1 = Health, Education or Luxury for all your people raises Prosperity
primer-WC-action-2 = people without a job earn nothing
primer-WC-action-3 = better Wages and cheaper services last for many rounds
primer-WC-action-4 = a whole Population of Health is points at once
primer-WC-action-5 = a Company that pays little must pay more or stand still
primer-WC-others = your Workers at a low Wage, your money for their goods, and your votes
primer-WC-mistake-1 = buying less than your Population needs: it can't be used
primer-WC-mistake-2 = letting people stay unemployed while Companies have empty slots
primer-WC-mistake-3 = spending everything on goods and borrowing for Food and taxes

primer-MC-score = Prosperity as the Working Class does, but it falls twice as fast; a point for each transaction abroad; section B of Policies 1 to 5 at the end
primer-MC-action-1 = run your own Companies, and earn Wages in others'
primer-MC-action-2 = a Company with 2 Workers also raises your Prosperity
primer-MC-action-3 = each transaction is a point besides its price
primer-MC-action-4 = what you don't make yourself you buy, to raise your Prosperity
primer-MC-action-5 = the middle of the table suits you: hold it there
primer-MC-others = the Working Class wants jobs in your Companies, the Capitalist Class your Workers, both your vote
primer-MC-mistake-1 = selling the Food that your own people will need
primer-MC-mistake-2 = building Companies without Workers for them
primer-MC-mistake-3 = leaving politics to the two ends of the table

primer-CC-score = the column that your Capital reaches brings its number in each Scoring, and { FIGURE("wealth-step-vp") } VP for each new column; section C of Policies 1 to 5 at the end
primer-CC-action-1 = it makes goods for the rest of the game
primer-CC-action-2 = goods become money before they overflow
primer-CC-action-3 = cheap goods from abroad, if you have room for them
primer-CC-action-4 = low Wages and taxes pay every round
primer-CC-action-5 = as low as is allowed, and high where a strike is on
primer-CC-others = the Working Class wants jobs and high Wages, the State taxes, everybody your goods
primer-CC-mistake-1 = building Companies that find no Workers
primer-CC-mistake-2 = making more than there is room for
primer-CC-mistake-3 = forgetting that Wages are paid before anything is sold

primer-ST-score = your Legitimacy with the two classes where it is lowest, in each Scoring; your Political Agenda; a point when a class takes its Benefits
primer-ST-action-1 = an Event brings Legitimacy, and costs it if nobody sees to it
primer-ST-action-2 = Legitimacy where it is lowest
primer-ST-action-3 = your Agenda says which sections you want this round
primer-ST-action-4 = Influence from the media becomes your own
primer-ST-action-5 = money, when the Treasury is low and two classes can bear it
primer-ST-others = everybody wants cheap services and your vote; all lose if the IMF comes
primer-ST-mistake-1 = pleasing the class that trusts you most already
primer-ST-mistake-2 = letting the Treasury run dry before Wages are paid
primer-ST-mistake-3 = leaving Events until the last turn
