# Alternative Events: their tasks, the Benefits of the cards that classes keep, and what is asked and told of them.

## Tasks; `$costs` is everything that is spent, `$spends` how many kinds of things that is

task-spend-and-choose = { $spends ->
    [0] act for
   *[other] spend { $costs } and act for
} { chosen-class }
task-spend-or-pay = spend either { COUNT($amount, $resources) } or { MONEY($money) } and act for { chosen-class }
task-spend-and-pay-for-missing = spend { COUNT($amount, $resources) }, and { MONEY($money) } for each that you lack, and act for { chosen-class }
task-spend-two-resources = spend { $amount } of { ALL($resources) } in all, at least 1 of each, and act for { chosen-class }
task-spend-influence-per-policy = spend 1 Influence, media or personal, for each of Policies 1 to 5 that differs from your Political Agenda, and act for { chosen-class }
task-spend-influence-per-bill-marker = act for { chosen-class } and spend 1 Influence, media or personal, for each of its unused Bill markers, of which it must have one
task-buy-and-choose = buy 1 to { COUNT($amount, $resources) } from players or abroad and act for { chosen-class }

cost-money = { MONEY($money) }
cost-personal-influence = { $amount } Personal Influence
cost-media-influence = { $amount } Media Influence

## Benefits, as their holder reads them

event-benefit = for the class that keeps the card: { $benefit }
kept-at-beginning = at the beginning of each { WORD($phase) } { $effect }
kept-get-resources = get { $goods }
kept-get-money = get { MONEY($money) }
kept-get-money-from-state = get { MONEY($money) } from the State Treasury
kept-get-influence = get { $amount } Influence
kept-add-voting-cubes = put { $amount } of your voting cubes into the bag
kept-sell-to-state = sell up to { COUNT($amount, $resource) } from your Storage to the State for { MONEY($money) } each; the State gains { $vp } VP
kept-get-money-and-staff = get { MONEY($money) }, and you may give one of your Companies the unemployed Workers it lacks
kept-raise-output = let each of your { WORD($industry) } Companies make { $amount } more in that phase
kept-change-wage = move the Wage of a private Company of yours, or one with your Workers, by { $amount } level for that phase, whatever the Labor Market Policy
kept-extra-wages = when Wages are paid get { MONEY($money) } from the State for each Public Company with your Workers; the State gains { $vp } VP in all
kept-get-from-state = in the Cover Needs step get { COUNT($amount, $resource) } from the State, which loses { $vp } VP if it has none
kept-pay-less-tax = pay { MONEY($money) } less when taxes are due
kept-state-backs-bill = discard it before a vote of the Elections Phase: the State must be in favor and spend { $amount } Influence, or what it has
kept-state-shares-cost = whenever you build a Company, the State pays { MONEY($money) } of its cost and gains { $vp } VP

## What is asked

question-spend-for-event = { WORD($event) }: what do you spend?
question-buy-for-event = { WORD($event) }: from whom do you buy? Up to { $left } more.
question-buy-for-event-from = { WORD($event) }: how much do you buy from { WORD($source) }?
question-keep-event = The State gives you { WORD($event) }. Do you keep it?
question-use-benefits = Which of your Benefits do you use now?
question-sell-by-benefit = { WORD($event) }: how much do you sell to the State?
question-staff-own-company = Which of your Companies gets Workers?
question-change-wage-for-phase = { WORD($event) }: which Wage do you change for this phase?
question-press-state = { WORD($event) }: do you discard it so that the State must support { $bill }?

option-spend = { COUNT($amount, $resource) }
option-spend-money = { MONEY($amount) }
option-spend-services = { $health } Health and { $education } Education
option-spend-influences = { $personal } Personal and { $media } Media Influence
option-keep-event = Keep { WORD($event) }
option-turn-in-event = Turn it in for 1 VP
option-benefit = { WORD($event) }
occasion-benefits = Events that you keep have Benefits that can be used now

## What happens

story-event-given = The State gives { WORD($event) } to { WORD($who) }.
story-event-kept = { WORD($who) } keeps { WORD($event) }.
story-event-benefit-used = { WORD($who) } uses the Benefit of { WORD($event) }.
story-event-benefit-spent = The Benefit of { WORD($event) } has helped { WORD($who) }.
story-bill-backed = { WORD($who) } makes the State support the Bill on { WORD($policy, form: "numbered") } with { $amount } Influence.
story-wage-for-phase = That holds for this phase at the { WORD($company) }; then Wages go back to { $before }.
story-wage-stays = Wages at the { WORD($company) } stay as they are now.
story-event-discarded = { WORD($who) } discards { WORD($event) }.

## Titles and names

title-event-low-global-innovation-index-ranking = Low Global Innovation Index Ranking
title-event-demand-for-better-public-education = Demand for Better Public Education
title-event-demand-for-subsidies-by-dairy-farmers = Demand for Subsidies by Dairy Farmers
title-event-demand-for-administrative-upgrade = Demand for Administrative Upgrade
title-event-high-illiteracy-rate = High Illiteracy Rate
title-event-low-vaccination-rates = Low Vaccination Rates
title-event-political-pressure = Political Pressure
title-event-demand-for-energy-subsidy = Demand for Energy Subsidy
title-event-smear-campaign = Smear Campaign
title-event-demand-for-economic-stimulus = Demand for Economic Stimulus
title-event-public-pressure = Public Pressure
title-event-hurricane = Hurricane
title-event-rising-traffic-accidents = Rising Traffic Accidents
title-event-tax-returns = Tax Returns
title-event-fear-of-recession = Fear of Recession
title-event-student-protest = Student Protest
title-event-rising-flu-infections = Rising Flu Infections
title-event-low-political-engagement = Low Political Engagement
title-event-demand-for-digital-transformation = Demand for Digital Transformation
title-event-rising-economic-inequality = Rising Economic Inequality
title-event-healthcare-scandal = Healthcare Scandal
title-event-public-sector-union-negotiations = Public Sector Union Negotiations
title-event-demand-for-startup-support = Demand for Startup Support
title-event-gerrymandering = Gerrymandering
title-event-demand-for-state-intervention = Demand for State Intervention
reason-event-turned-in = Event turned in
reason-event-benefit = Event benefit

## Why an Automa does it

line-biggest-change-of-wage = the biggest change in Wages
    .figure = { MONEY($figure) }

## Sheets, the page and the terminal

sheet-event-alternative = Alternative Event
sheet-alternative-events = Alternative Events
    .text = Other Events for the State. The class that is helped keeps the card for its Benefit, or takes 1 VP.
    .rulebook = Alternative Events
ui-module-alternative-events = Alternative Events
ui-module-alternative-events-does = The State's Events go to the class it helps, which keeps the card's Benefit or takes 1 VP.
ui-policy-backed = the State supports
ui-policy-backed-hint = The State must support the Bill on this Policy
ui-kept-title = Kept Events
ui-kept-in-use = in use now
cli-events-kept = Events kept by { $role }
cli-event-benefit = Event benefit
cli-event-benefits = Event benefits
