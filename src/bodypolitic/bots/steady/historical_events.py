"""What the Historical Events are worth: to set one off, and what each of their effects brings a role."""

from typing import Final

from bodypolitic.bots.steady.companies import UNIT_PRICE, company_worth
from bodypolitic.bots.steady.effects import effects_worth, judges_effect, no_worth
from bodypolitic.bots.steady.judging import judges, offer_of
from bodypolitic.bots.steady.legitimacy import legitimacy_worth, losing_worth, two_points_lost
from bodypolitic.bots.steady.politics import own_interest, passing_worth
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rivalry, rounds_left
from bodypolitic.bots.steady.shopping import use_worth
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.historical_events import effects as now
from bodypolitic.game.expansions.historical_events import lasting
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS, HistoricalEvent, HistoricalEventId
from bodypolitic.game.expansions.historical_events.records import CloseDown, SaveCompany, ToSetOff
from bodypolitic.game.expansions.historical_events.treaty import HoldTreatyVote, Treaty
from bodypolitic.game.ground.codes import (
    CC,
    INFLUENCE,
    LUXURY,
    MC,
    ST,
    WC,
    Role,
    letter_of,
    next_towards,
    policy_of,
    section_named,
)
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

WORKER: Final = 0.4  # what a worker more is worth, who also eats
FREE_VOTE: Final = 0.5
NO_VOTES: Final = -0.5
OPENINGS: Final = 0.3
STRIKE: Final = 1.5


def policies_worth(t: Table, seat: Role, event: HistoricalEvent) -> float:
    """What the policies that a card moves by itself are worth to a role."""
    worth = 0.0
    for code in event.sets.split():
        worth += own_interest(t, seat, policy_of(section_named(code)), letter_of(section_named(code)))
    for code in event.moves.split():
        policy, end = policy_of(section_named(code)), letter_of(section_named(code))
        if t.policies[policy] != end:
            worth += own_interest(t, seat, policy, next_towards(t.policies[policy], end))
    return worth


judges_effect(
    now.AddDeal,
    now.DiscardDeals,
    now.DiscardRandomDeal,
    now.HighestPrices,
    now.LoseMediaInfluence,
    now.MovePolicies,
    now.SaveCompanies,
    now.SearchDeck,
    lasting.ImportPrices,
    lasting.PricesFixed,
)(no_worth)

# What happens at once


@judges_effect(now.StateGains)
def _state_gains(t: Table, seat: Role, effect: now.StateGains) -> float:
    return effect.amount * money_worth(t, seat) if seat == ST else 0.0


@judges_effect(now.StateLoses)
def _state_loses(t: Table, seat: Role, effect: now.StateLoses) -> float:
    return -effect.amount * money_worth(t, seat) if seat == ST else 0.0


@judges_effect(now.PayState)
def _pay_state(t: Table, seat: Role, effect: now.PayState) -> float:
    return -effect.amount.of(t, seat) * money_worth(t, seat)


@judges_effect(now.LoseInfluence)
def _lose_influence(t: Table, seat: Role, effect: now.LoseInfluence) -> float:
    return -min(effect.amount, t.influence[seat]) * influence_worth(t, seat)


@judges_effect(now.TakeCubesOut)
def _take_cubes_out(t: Table, seat: Role, effect: now.TakeCubesOut) -> float:
    return -effect.amount * cube_worth(t, seat)


@judges_effect(now.GetGoods)
def _get_goods(t: Table, seat: Role, effect: now.GetGoods) -> float:
    return effect.amount * UNIT_PRICE[effect.resource] * money_worth(t, seat)


@judges_effect(now.ChangeLegitimacy)
def _change_legitimacy(t: Table, seat: Role, effect: now.ChangeLegitimacy) -> float:
    if effect.amount < 0:
        return -sum([losing_worth(t, who) for who in effect.roles])
    return sum([legitimacy_worth(t, who) for who in effect.roles])


@judges_effect(now.ChangeLegitimacyWithTwo)
def _change_legitimacy_with_two(t: Table, seat: Role, effect: now.ChangeLegitimacyWithTwo) -> float:
    points = sorted([legitimacy_worth(t, who) for who in (WC, MC, CC)])
    return points[1] + points[2] if effect.amount > 0 else -two_points_lost(t)


@judges_effect(now.AddWorkers)
def _add_workers(t: Table, seat: Role, effect: now.AddWorkers) -> float:
    return effect.amount * WORKER


@judges_effect(now.AddImmigrant, now.TrainWorker)
def _add_trained_worker(t: Table, seat: Role, effect: Effect) -> float:
    return 2 * WORKER


@judges_effect(now.RemoveWorkers)
def _remove_workers(t: Table, seat: Role, effect: now.RemoveWorkers) -> float:
    return -min(effect.amount, unemployed_count(t, seat) + effect.amount * effect.employed_too) * WORKER


@judges_effect(now.RemoveAllUnemployed)
def _remove_all_unemployed(t: Table, seat: Role, effect: Effect) -> float:
    return -unemployed_count(t, seat) * WORKER


@judges_effect(now.Strike)
def _strike(t: Table, seat: Role, effect: Effect) -> float:
    return STRIKE


@judges_effect(now.LoseCompany)
def _lose_company(t: Table, seat: Role, effect: Effect) -> float:
    return -min([company_worth(t, company) for company in t.companies[seat] if company.operational], default=0.0)


@judges_effect(now.CompanyForState)
def _company_for_state(t: Table, seat: Role, effect: now.CompanyForState) -> float:
    given = [t.company(option.company) for option in effect.exchanges(t)]
    lost = min([company_worth(t, company) for company in given], default=0.0)
    return effect.price * money_worth(t, seat) - lost


@judges_effect(now.BuyPublicCompany)
def _buy_public_company(t: Table, seat: Role, effect: Effect) -> float:
    gains = [
        company_worth(t, company) - now.half_cost(company) * money_worth(t, CC)
        for company in now.affordable_public_companies(t)
    ]
    return max(gains, default=-1.0)


@judges_effect(HoldTreatyVote)
def _hold_treaty_vote(t: Table, seat: Role, effect: HoldTreatyVote) -> float:
    return 0.5 * passing_worth(t, seat, Treaty(effect.sections, effect.lines))


# What lasts for a while


@judges_effect(lasting.OutputChange)
def _output_change(t: Table, seat: Role, effect: lasting.OutputChange) -> float:
    concerned = [company for company in t.companies[seat] if company.operational and effect.extra_output(company)]
    units = 0.0
    for company in concerned:
        industry = company.card.industry
        units += influence_worth(t, seat) if industry == INFLUENCE else UNIT_PRICE[industry]
    return effect.amount * units * (1.0 if effect.industries == (INFLUENCE,) else money_worth(t, seat))


@judges_effect(lasting.FreeVotes)
def _free_votes(t: Table, seat: Role, effect: Effect) -> float:
    return FREE_VOTE


@judges_effect(lasting.NoElections)
def _no_elections(t: Table, seat: Role, effect: Effect) -> float:
    return NO_VOTES


@judges_effect(lasting.FreeOpenings, lasting.OpeningsAtHalfCost)
def _cheap_openings(t: Table, seat: Role, effect: Effect) -> float:
    return OPENINGS if seat == ST else 0.0


@judges_effect(lasting.MoneyForBuilding, lasting.MoneyForExporting)
def _money_for(t: Table, seat: Role, effect: lasting.MoneyForBuilding | lasting.MoneyForExporting) -> float:
    return effect.amount * money_worth(t, seat)


@judges_effect(lasting.LegitimacyForBuilding, lasting.LegitimacyForExporting)
def _legitimacy_for(t: Table, seat: Role, effect: Effect) -> float:
    return legitimacy_worth(t, CC)


@judges_effect(lasting.PointsForUsing)
def _points_for_using(t: Table, seat: Role, effect: lasting.PointsForUsing) -> float:
    return effect.amount * (1.0 if use_worth(t, seat, LUXURY) > 0 else 0.0) * min(1, rounds_left(t))


@judges_effect(lasting.ForeignMarketClosed)
def _foreign_market_closed(t: Table, seat: Role, effect: Effect) -> float:
    return -1.0 if seat in (MC, CC) else 0.0


def history_worth(t: Table, seat: Role, card: HistoricalEventId) -> float:
    """What setting off a Historical Event is worth: what it brings, less a part of what it brings the others."""
    event = HISTORICAL_EVENTS[card]
    worth = policies_worth(t, seat, event) - event.cost * influence_worth(t, seat)
    for line in event.lines:
        for role in t.roles:
            if not line.roles or role in line.roles:
                possible = tuple([effect for effect in line.effects if effect.why_not(t, role) is None])
                share = 1.0 if role == seat else -WEIGHTS[seat].rivals_share * rivalry(t)
                worth += share * effects_worth(t, role, possible)
    return worth


@judges(ToSetOff)
def setting_off_worth(t: Table, seat: Role, step: Step, option: ToSetOff) -> float:
    """A Historical Event, but for the card that it costs as a basic action."""
    return history_worth(t, seat, option.event)


@judges(CloseDown)
def closing_down_worth(t: Table, seat: Role, step: Step, option: CloseDown) -> float:
    """A company to lose: what is missed least."""
    return -company_worth(t, t.company(option.company))


@judges(SaveCompany)
def saving_worth(t: Table, seat: Role, step: Step, option: SaveCompany) -> float:
    """Another player's company that the State pays for."""
    company = t.company(option.company)
    price = offer_of(t, step, option).money or 0
    return legitimacy_worth(t, company.owner) - price * money_worth(t, ST)
