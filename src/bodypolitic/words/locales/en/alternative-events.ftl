# Alternative Events: their tasks, the Benefits of the cards that classes keep, and what is asked and told of them.

## Tasks; `$costs` is everything that is spent, `$spends` how many kinds of things that is

task-spend-and-choose = { $spends ->
    [0] act for
   *[other] spend { $costs } and act for
} { chosen-class }
task-spend-or-pay = spend either { $amount } { WORD($resources) } or { $money } V and act for { chosen-class }
task-spend-and-pay-for-missing = spend { $amount } { WORD($resources) }, and { $money } V for each that you lack, and act for { chosen-class }
task-spend-two-resources = spend { $amount } of { ALL($resources) } in all, at least 1 of each, and act for { chosen-class }
task-spend-influence-per-policy = spend 1 influence, media or personal, for each of policies 1 to 5 that differs from your Political Agenda, and act for { chosen-class }
task-spend-influence-per-bill-marker = act for { chosen-class } and spend 1 influence, media or personal, for each of its unused Bill markers, of which it must have one
task-buy-and-choose = buy 1 to { $amount } { WORD($resources) } from players or abroad and act for { chosen-class }

chosen-class = { EITHER($classes) }{ $condition ->
    [company] , if it has an operational { WORD($industry) } company
    [public-workers] , if it has workers in a public company
   *[nothing] { "" }
}
cost-money = { $money } V
cost-personal-influence = { $amount } personal influence
cost-media-influence = { $amount } media influence

## Benefits, as their holder reads them

event-benefit = for the class that keeps the card: { $benefit }
kept-at-beginning = at the beginning of each { WORD($phase) } { $effect }
kept-get-resources = get { $goods }
kept-get-money = get { $money } V
kept-get-money-from-state = get { $money } V from the State Treasury
kept-get-influence = get { $amount } influence
kept-add-voting-cubes = add { $amount } of your voting cubes to the bag
kept-sell-to-state = sell up to { $amount } { WORD($resource) } from your storage to the State for { $money } V each, which brings it { $vp } VP
kept-get-money-and-staff = get { $money } V, and you may give one of your companies the unemployed workers it lacks
kept-raise-output = let each of your { WORD($industry) } companies make { $amount } more in that phase
kept-change-wage = move the wage of a private company of yours, or one with your workers, by { $amount } level for that phase, whatever the Labor Market policy
kept-extra-wages = when wages are paid get { $money } V from the State for each public company with your workers, which brings it { $vp } VP in all
kept-get-from-state = in the Cover Needs step get { $amount } { WORD($resource) } from the State, which loses { $vp } VP if it has none
kept-pay-less-tax = pay { $money } V less when taxes are due
kept-state-backs-bill = discard it before a vote of the Elections Phase: the State must be in favor and spend { $amount } influence, or what it has
kept-state-shares-cost = whenever you build a company, the State pays { $money } V of its cost and gains { $vp } VP

## Questions and options

question-spend-for-event = { $event }: what do you spend?
question-buy-for-event = { $event }: from whom do you buy? Up to { $left } more.
question-buy-for-event-from = { $event }: how much do you buy from { WORD($source) }?
question-keep-event = The State gives you { $event }. Do you keep it?
question-use-benefits = Which of your Benefits do you use now?
question-sell-by-benefit = { $event }: how much do you sell to the State?
question-staff-own-company = Which of your companies gets workers?
question-change-wage-for-phase = { $event }: which wage do you change for this phase?
question-press-state = { $event }: do you discard it so that the State must support { $policy }?

option-spend = { $amount } { WORD($resource) }
option-spend-money = { $amount } V
option-spend-services = { $health } health and { $education } education
option-spend-influences = { $personal } personal and { $media } media influence
option-keep-event = Keep { $event }
option-turn-in-event = Turn it in for 1 VP
option-benefit = { $event }

## The story

story-event-given = The State gives { $event } to { WORD($who) }.
story-event-kept = { WORD($who) } keeps { $event }.
story-event-benefit-used = { WORD($who) } uses the Benefit of { $event }.
story-event-benefit-spent = The Benefit of { $event } has helped { WORD($who) }.
story-bill-backed = { WORD($who) } makes the State support the bill on { WORD($policy, form: "numbered") } with { $amount } influence.
story-wage-for-phase = At the { $company } this holds for the phase; then wages go back to { $before }.
story-wage-stays = Wages at the { $company } stay as they are now.
story-event-discarded = { WORD($who) } discards { $event }.
