"""What the Benefits of Alternative Events are worth to those who keep them."""

from typing import Final

from bodypolitic.bots.steady.politics import favors
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rounds_left
from bodypolitic.game.components.event_cards import (
    ADD_VOTING_CUBES,
    CHANGE_WAGE,
    EXTRA_WAGES,
    GET_FROM_STATE,
    GET_INFLUENCE,
    GET_RESOURCES,
    RAISE_OUTPUT,
    SELL_TO_STATE,
    STATE_BACKS_BILL,
    Benefit,
)
from bodypolitic.game.expansions.alternative_events.benefits import (
    PressState,
    changeable_wages,
    public_companies_paying,
    raises_output,
)
from bodypolitic.game.ground.codes import NOBODY, PREPARATION, Role
from bodypolitic.game.records.options import SetWage
from bodypolitic.game.rules.politics.elections import Bill
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

UNIT_VALUE: Final = 7  # V that a unit of a resource would cost
GAIN_BY_SALE: Final = 3  # V that the State pays a unit above what others would
WAGE_STEP: Final = 5  # V between two wage levels


def _money_in(t: Table, who: Role, benefit: Benefit) -> float:
    """What a Benefit is good for in a round, in V."""
    if benefit.kind in {GET_RESOURCES, GET_FROM_STATE}:
        return UNIT_VALUE * benefit.amount * len(benefit.resources)
    if benefit.kind == SELL_TO_STATE:
        return GAIN_BY_SALE * benefit.amount
    if benefit.kind == RAISE_OUTPUT:
        return UNIT_VALUE * sum(1 for company in t.companies[who] if raises_output(company, benefit))
    if benefit.kind == EXTRA_WAGES:
        return benefit.money * public_companies_paying(t, who)
    return benefit.money or WAGE_STEP


def worth_in_a_round(t: Table, who: Role, benefit: Benefit) -> float:
    """What a Benefit brings its holder each time."""
    if benefit.kind in {GET_INFLUENCE, STATE_BACKS_BILL}:
        return influence_worth(t) * benefit.amount
    if benefit.kind == ADD_VOTING_CUBES:
        return cube_worth(t) * benefit.amount
    return money_worth(t, who) * _money_in(t, who, benefit)


def keeping_worth(t: Table, who: Role, benefit: Benefit) -> float:
    """What a Benefit brings for the rest of the game; a Preparation Phase comes in the next round at the earliest."""
    if benefit.kind == STATE_BACKS_BILL:
        return worth_in_a_round(t, who, benefit)
    times = rounds_left(t) - (1 if benefit.phase == PREPARATION else 0)
    return worth_in_a_round(t, who, benefit) * times


def using_worth(t: Table, seat: Role, step: Step, benefit: Benefit) -> float:
    """Using a Benefit that is due: always, but a bill or a wage must be one that the holder wants."""
    if isinstance(step, PressState):
        return 1.0 if favors(t, seat, Bill(step.policy)) else -1.0
    if benefit.kind == CHANGE_WAGE:
        wages = changeable_wages(t, seat, benefit.amount)
        return 1.0 if any(wage_for_phase_worth(t, seat, wage) > 0 for wage in wages) else -1.0
    return 1.0


def wage_for_phase_worth(t: Table, seat: Role, option: SetWage) -> float:
    """A wage for this phase: more for one's workers, less for one's company to pay."""
    company = t.company(option.company)
    if company.staff == NOBODY:
        return 0.0
    more = company.card.wages[option.level - 1] - company.wage_paid
    return float(-more if company.owner == seat else more)
