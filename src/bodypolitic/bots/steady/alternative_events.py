"""What Alternative Events are worth: to those who keep them for their Benefits, and to the State."""

from collections.abc import Callable
from typing import Final

from bodypolitic.bots.steady.judging import judges
from bodypolitic.bots.steady.legitimacy import MEDIA_INFLUENCE, judges_acting, reward_worth
from bodypolitic.bots.steady.politics import favors
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rivalry, rounds_left
from bodypolitic.bots.steady.shopping import cheapest_worth
from bodypolitic.game.components.boards import UNITS_PER_VP
from bodypolitic.game.components.event_cards import Event, TaskId
from bodypolitic.game.expansions.alternative_events.benefits import (
    PressState,
    UseBenefits,
    changeable_wages,
    public_companies_paying,
    raises_output,
)
from bodypolitic.game.expansions.alternative_events.cards import (
    ADD_VOTING_CUBES,
    BUY_AND_CHOOSE,
    CHANGE_WAGE,
    EXTRA_WAGES,
    GET_FROM_STATE,
    GET_INFLUENCE,
    GET_MONEY,
    GET_MONEY_AND_STAFF,
    GET_MONEY_FROM_STATE,
    GET_RESOURCES,
    PAY_LESS_TAX,
    RAISE_OUTPUT,
    SELL_TO_STATE,
    SPEND_AND_CHOOSE,
    SPEND_AND_PAY_FOR_MISSING,
    SPEND_INFLUENCE_PER_BILL_MARKER,
    SPEND_INFLUENCE_PER_POLICY,
    SPEND_OR_PAY,
    SPEND_TWO_RESOURCES,
    STATE_BACKS_BILL,
    STATE_SHARES_COST,
    AlternativeEvent,
    Benefit,
)
from bodypolitic.game.expansions.alternative_events.kept_events import TURNED_IN_VP, benefit_of
from bodypolitic.game.expansions.alternative_events.records import (
    SpendInfluences,
    Spending,
    SpendMoney,
    SpendResource,
    SpendServices,
    ToKeepEvent,
    TurnInEvent,
    UseBenefit,
)
from bodypolitic.game.expansions.alternative_events.spending import (
    BuyForEvent,
    BuyForEventFrom,
    alternative,
    money_due,
    ways_to_spend,
)
from bodypolitic.game.ground.codes import EDUCATION, FOREIGN_MARKET, HEALTH, NOBODY, PREPARATION, ST, Role
from bodypolitic.game.records.options import Amount, BuyFrom, SetWage
from bodypolitic.game.rules.politics.elections import Bill
from bodypolitic.game.rules.resources import price_of, stock
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

UNIT_VALUE: Final = 7  # V that a unit of a resource would cost
GAIN_BY_SALE: Final = 3  # V that the State pays a unit above what others would
WAGE_STEP: Final = 5  # V between two wage levels


Judgement = Callable[[Table, Role, Benefit], float]

JUDGEMENTS: Final[dict[int, Judgement]] = {}


def judges_benefit(*kinds: int) -> Callable[[Judgement], Judgement]:
    """Say which kinds of Benefits a function judges."""

    def declared(judgement: Judgement) -> Judgement:
        for kind in kinds:
            JUDGEMENTS[kind] = judgement
        return judgement

    return declared


def worth_in_a_round(t: Table, who: Role, benefit: Benefit) -> float:
    """What a Benefit brings its holder each time."""
    return JUDGEMENTS[benefit.kind](t, who, benefit)


@judges_benefit(GET_INFLUENCE, STATE_BACKS_BILL)
def _influence(t: Table, who: Role, benefit: Benefit) -> float:
    return influence_worth(t, who) * benefit.amount


@judges_benefit(ADD_VOTING_CUBES)
def _voting_cubes(t: Table, who: Role, benefit: Benefit) -> float:
    return cube_worth(t, who) * benefit.amount


@judges_benefit(GET_RESOURCES, GET_FROM_STATE)
def _resources(t: Table, who: Role, benefit: Benefit) -> float:
    return money_worth(t, who) * (UNIT_VALUE * benefit.amount * len(benefit.resources))


@judges_benefit(SELL_TO_STATE)
def _sale(t: Table, who: Role, benefit: Benefit) -> float:
    return money_worth(t, who) * (GAIN_BY_SALE * benefit.amount)


@judges_benefit(RAISE_OUTPUT)
def _output(t: Table, who: Role, benefit: Benefit) -> float:
    raised = sum(1 for company in t.companies[who] if raises_output(company, benefit))
    return money_worth(t, who) * (UNIT_VALUE * raised)


@judges_benefit(EXTRA_WAGES)
def _wages(t: Table, who: Role, benefit: Benefit) -> float:
    return money_worth(t, who) * (benefit.money * public_companies_paying(t, who))


@judges_benefit(CHANGE_WAGE)
def _wage(t: Table, who: Role, benefit: Benefit) -> float:
    return money_worth(t, who) * WAGE_STEP


@judges_benefit(GET_MONEY, GET_MONEY_FROM_STATE, GET_MONEY_AND_STAFF, PAY_LESS_TAX, STATE_SHARES_COST)
def _money(t: Table, who: Role, benefit: Benefit) -> float:
    return money_worth(t, who) * benefit.money


def keeping_worth(t: Table, who: Role, benefit: Benefit) -> float:
    """What a Benefit brings for the rest of the game; a Preparation Phase comes in the next round at the earliest."""
    if benefit.kind == STATE_BACKS_BILL:
        return worth_in_a_round(t, who, benefit)
    times = rounds_left(t) - (1 if benefit.phase == PREPARATION else 0)
    return worth_in_a_round(t, who, benefit) * times


def using_worth(t: Table, seat: Role, benefit: Benefit) -> float:
    """Using a Benefit that is due: always, but a wage must be one that the holder wants."""
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


@judges(ToKeepEvent)
def keep_worth(t: Table, seat: Role, step: Step, option: ToKeepEvent) -> float:
    """A card for its Benefit."""
    return keeping_worth(t, seat, benefit_of(option.event))


@judges(TurnInEvent)
def turning_in_worth(t: Table, seat: Role, step: Step, option: TurnInEvent) -> float:
    """A card for its VP."""
    return float(TURNED_IN_VP)


@judges(UseBenefit, to=(UseBenefits,))
def benefit_worth(t: Table, seat: Role, step: Step, option: UseBenefit) -> float:
    """A Benefit that is due."""
    return using_worth(t, seat, benefit_of(option.event))


@judges(UseBenefit, to=(PressState,))
def pressing_worth(t: Table, seat: Role, step: PressState, option: UseBenefit) -> float:
    """Making the State support a bill."""
    return 1.0 if favors(t, seat, Bill(step.policy)) else -1.0


# What they ask of the State


def _cost_at_once(t: Table, card: AlternativeEvent, who: Role) -> float:
    influence = influence_worth(t, ST) * card.personal + MEDIA_INFLUENCE * card.media
    goods = sum([min(card.amount, stock(t, ST, resource)) / UNITS_PER_VP[resource] for resource in card.resources])
    return money_due(t, card) * money_worth(t, ST) + influence + goods


def _cost_of_best_way(t: Table, card: AlternativeEvent, who: Role) -> float:
    return -max([way_worth(t, option) for option in ways_to_spend(t, card, who)])


def _cost_of_unit_bought(t: Table, card: AlternativeEvent, who: Role) -> float:
    return price_of(t, FOREIGN_MARKET, card.resources[0], ST) * money_worth(t, ST)


SPENDING_JUDGED: Final[dict[TaskId, Callable[[Table, AlternativeEvent, Role], float]]] = {
    SPEND_AND_CHOOSE: _cost_at_once,
    SPEND_AND_PAY_FOR_MISSING: _cost_at_once,
    SPEND_OR_PAY: _cost_of_best_way,
    SPEND_TWO_RESOURCES: _cost_of_best_way,
    SPEND_INFLUENCE_PER_POLICY: _cost_of_best_way,
    SPEND_INFLUENCE_PER_BILL_MARKER: _cost_of_best_way,
    BUY_AND_CHOOSE: _cost_of_unit_bought,
}


@judges_acting(*SPENDING_JUDGED)
def _acting_worth(t: Table, event: Event, who: Role) -> float:
    card = alternative(event)
    given = rivalry(t) * max(1.0, keeping_worth(t, who, card.benefit))
    return reward_worth(t, card.reward_of(who), 1) - SPENDING_JUDGED[card.task](t, card, who) - given


def way_worth(t: Table, option: Spending) -> float:
    """One of the ways to pay for an Alternative Event; of two services rather the one there is more of."""
    if isinstance(option, SpendResource):
        return -option.amount / UNITS_PER_VP[option.resource]
    if isinstance(option, SpendMoney):
        return -option.amount * money_worth(t, ST)
    if isinstance(option, SpendInfluences):
        return -influence_worth(t, ST) * option.personal - MEDIA_INFLUENCE * option.media
    uneven = abs(stock(t, ST, HEALTH) - option.health - stock(t, ST, EDUCATION) + option.education)
    return -option.health / UNITS_PER_VP[HEALTH] - option.education / UNITS_PER_VP[EDUCATION] - 0.01 * uneven


@judges(SpendResource, SpendMoney, SpendServices, SpendInfluences)
def spending_way_worth(t: Table, seat: Role, step: Step, option: Spending) -> float:
    """A way to pay for an event."""
    return way_worth(t, option)


judges(BuyFrom, to=(BuyForEvent,))(cheapest_worth)


@judges(Amount, to=(BuyForEventFrom,))
def least_worth(t: Table, seat: Role, step: Step, option: Amount) -> float:
    """As little as possible."""
    return -float(option.amount)
