"""The 25 Alternative Events that can take the place of the Event cards, and what each does for who gets it."""

from typing import Final

from bodypolitic.game.components.event_cards import (
    ANY_TWO,
    Event,
    Reward,
    TaskId,
    deck_of,
    legitimacy,
    new_task,
    token,
    vp,
)
from bodypolitic.game.ground.codes import (
    ACTION,
    CC,
    EDUCATION,
    ELECTIONS,
    FOOD,
    HEALTH,
    LUXURY,
    MC,
    NO_INDUSTRY,
    PREPARATION,
    PRODUCTION,
    WC,
    Phase,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record

# Tasks: the State spends something, then chooses a class
SPEND_AND_CHOOSE: Final = new_task("spend-and-choose")  # whatever the card names
SPEND_OR_PAY: Final = new_task("spend-or-pay")  # a number of a resource, or money in its place
SPEND_AND_PAY_FOR_MISSING: Final = new_task("spend-and-pay-for-missing")  # money for each unit that is lacking
SPEND_TWO_RESOURCES: Final = new_task("spend-two-resources")  # a number in all, at least one of each
SPEND_INFLUENCE_PER_POLICY: Final = new_task("spend-influence-per-policy")  # that the Political Agenda doesn't match
SPEND_INFLUENCE_PER_BILL_MARKER: Final = new_task("spend-influence-per-bill-marker")  # that the class has left
BUY_AND_CHOOSE: Final = new_task("buy-and-choose")  # up to a number of a resource, from anybody

# What a class must have to be chosen
NOTHING: Final = 0
OPERATIONAL_COMPANY: Final = 1  # of the card's industry
PUBLIC_WORKERS: Final = 2

BENEFIT_NAMES: Final[list[str]] = []


def new_benefit(name: str) -> int:
    """Another kind of Benefit."""
    BENEFIT_NAMES.append(name)
    return len(BENEFIT_NAMES) - 1


GET_RESOURCES: Final = new_benefit("get-resources")  # so many of each
GET_MONEY: Final = new_benefit("get-money")
GET_MONEY_FROM_STATE: Final = new_benefit("get-money-from-state")
GET_INFLUENCE: Final = new_benefit("get-influence")
ADD_VOTING_CUBES: Final = new_benefit("add-voting-cubes")
SELL_TO_STATE: Final = new_benefit("sell-to-state")  # up to a number, at a price; VP for the State if it buys
GET_MONEY_AND_STAFF: Final = new_benefit("get-money-and-staff")  # money, and workers for one of the holder's companies
RAISE_OUTPUT: Final = new_benefit("raise-output")  # of the holder's companies of an industry, for the phase
CHANGE_WAGE: Final = new_benefit("change-wage")  # of a private company of the holder or of its workers, for the phase
EXTRA_WAGES: Final = new_benefit("extra-wages")  # for each public company with workers of the holder
GET_FROM_STATE: Final = new_benefit("get-from-state")  # a resource in the Cover Needs step, or the State loses VP
PAY_LESS_TAX: Final = new_benefit("pay-less-tax")
STATE_BACKS_BILL: Final = new_benefit("state-backs-bill")  # up to so much influence, and the card is discarded
STATE_SHARES_COST: Final = new_benefit("state-shares-cost")  # of each company that the holder builds; VP for the State


@record
class Benefit:
    """What an Alternative Event does for its holder, in every round and in the phase it names.

    `resources`, `amount` and `money` are the figures of its kind; `state_vp` is what the State gains by it.
    """

    phase: Phase
    kind: int
    resources: tuple[Resource, ...] = ()
    amount: int = 0
    money: int = 0
    state_vp: int = 0


class AlternativeEvent(Event):
    """An event whose card goes to the class that the State acts for.

    `personal` and `media` are influence to spend, `condition` is what a class must have to be chosen (with a company of
    `industry`), and `benefit` is what the card does for the class that keeps it.
    """

    __slots__ = ("benefit", "condition", "industry", "media", "personal")

    def __init__(
        self,
        slug: str,
        task: TaskId,
        rewards: tuple[Reward, ...],
        penalty: tuple[Role, ...],
        resources: tuple[Resource, ...] = (),
        amount: int = 0,
        money: int = 0,
        *,
        benefit: Benefit,
        personal: int = 0,
        media: int = 0,
        condition: int = NOTHING,
        industry: Resource = NO_INDUSTRY,
    ) -> None:
        super().__init__(slug, task, rewards, penalty, resources, amount, money)
        self.benefit = benefit
        self.personal = personal
        self.media = media
        self.condition = condition
        self.industry = industry


ALTERNATIVE_EVENTS: Final[tuple[AlternativeEvent, ...]] = (
    AlternativeEvent(
        "low-global-innovation-index-ranking",
        SPEND_AND_PAY_FOR_MISSING,
        (legitimacy(WC, 2), legitimacy(CC, 2)),
        (WC, CC),
        (EDUCATION,),
        amount=4,
        money=8,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION, LUXURY), amount=1),
    ),
    AlternativeEvent(
        "demand-for-better-public-education",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=EDUCATION,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(EDUCATION,), amount=2, money=10, state_vp=1),
    ),
    AlternativeEvent(
        "demand-for-subsidies-by-dairy-farmers",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), token(CC)),
        (WC, CC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY, money=10),
    ),
    AlternativeEvent(
        "demand-for-administrative-upgrade",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=LUXURY,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(LUXURY,), amount=2, money=10, state_vp=1),
    ),
    AlternativeEvent(
        "high-illiteracy-rate",
        SPEND_OR_PAY,
        (legitimacy(WC, 2), legitimacy(MC, 2)),
        (WC, MC),
        (EDUCATION,),
        amount=4,
        money=30,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION,), amount=2),
    ),
    AlternativeEvent(
        "low-vaccination-rates",
        SPEND_OR_PAY,
        (legitimacy(WC, 2), legitimacy(MC, 2)),
        (WC, MC),
        (HEALTH,),
        amount=4,
        money=30,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH,), amount=2),
    ),
    AlternativeEvent(
        "political-pressure",
        SPEND_INFLUENCE_PER_POLICY,
        (legitimacy(WC, 2), token(CC)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    AlternativeEvent(
        "demand-for-energy-subsidy",
        SPEND_AND_CHOOSE,
        (token(WC), token(MC), token(CC)),
        ANY_TWO,
        media=1,
        benefit=Benefit(PRODUCTION, GET_MONEY_FROM_STATE, money=10),
    ),
    AlternativeEvent(
        "smear-campaign",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), legitimacy(MC, 2), legitimacy(CC, 2)),
        ANY_TWO,
        money=15,
        personal=1,
        benefit=Benefit(ELECTIONS, GET_INFLUENCE, amount=1),
    ),
    AlternativeEvent(
        "demand-for-economic-stimulus",
        SPEND_AND_CHOOSE,
        (legitimacy(MC, 2), vp(CC, 3)),
        (MC, CC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY_AND_STAFF, money=5),
    ),
    AlternativeEvent(
        "public-pressure",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), legitimacy(CC, 2)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, STATE_BACKS_BILL, amount=2),
    ),
    AlternativeEvent(
        "hurricane",
        BUY_AND_CHOOSE,
        (token(WC), token(MC)),
        (WC, MC),
        (FOOD,),
        amount=5,
        benefit=Benefit(PRODUCTION, GET_FROM_STATE, resources=(FOOD,), amount=1, state_vp=-1),
    ),
    AlternativeEvent(
        "rising-traffic-accidents",
        SPEND_TWO_RESOURCES,
        (vp(WC, 3), vp(MC, 3)),
        (WC, MC),
        (HEALTH, EDUCATION),
        amount=4,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH, EDUCATION), amount=1),
    ),
    AlternativeEvent(
        "tax-returns",
        SPEND_AND_CHOOSE,
        (token(WC), token(MC), token(CC)),
        ANY_TWO,
        benefit=Benefit(PRODUCTION, PAY_LESS_TAX, money=10),
    ),
    AlternativeEvent(
        "fear-of-recession",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), token(MC), vp(CC, 3)),
        ANY_TWO,
        money=15,
        personal=1,
        benefit=Benefit(PRODUCTION, GET_RESOURCES, resources=(FOOD,), amount=1),
    ),
    AlternativeEvent(
        "student-protest",
        SPEND_AND_CHOOSE,
        (vp(WC, 3), legitimacy(MC, 2), token(CC)),
        ANY_TWO,
        (EDUCATION,),
        amount=2,
        personal=1,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION,), amount=2),
    ),
    AlternativeEvent(
        "rising-flu-infections",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=HEALTH,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(HEALTH,), amount=2, money=10, state_vp=1),
    ),
    AlternativeEvent(
        "low-political-engagement",
        SPEND_INFLUENCE_PER_BILL_MARKER,
        (vp(WC, 3), legitimacy(CC, 2)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    AlternativeEvent(
        "demand-for-digital-transformation",
        SPEND_AND_CHOOSE,
        (legitimacy(MC, 2), legitimacy(CC, 2)),
        (MC, CC),
        money=30,
        condition=OPERATIONAL_COMPANY,
        industry=LUXURY,
        benefit=Benefit(PRODUCTION, RAISE_OUTPUT, resources=(LUXURY,), amount=1),
    ),
    AlternativeEvent(
        "rising-economic-inequality",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), token(MC)),
        (WC, MC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY, money=10),
    ),
    AlternativeEvent(
        "healthcare-scandal",
        SPEND_AND_CHOOSE,
        (token(WC), vp(MC, 3), legitimacy(CC, 2)),
        ANY_TWO,
        (HEALTH,),
        amount=2,
        personal=1,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH,), amount=2),
    ),
    AlternativeEvent(
        "public-sector-union-negotiations",
        SPEND_AND_CHOOSE,
        (token(WC), vp(MC, 2)),
        (WC, MC),
        condition=PUBLIC_WORKERS,
        benefit=Benefit(PRODUCTION, EXTRA_WAGES, money=5, state_vp=1),
    ),
    AlternativeEvent(
        "demand-for-startup-support",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        benefit=Benefit(ACTION, STATE_SHARES_COST, money=10, state_vp=1),
    ),
    AlternativeEvent(
        "gerrymandering",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), legitimacy(MC, 2), legitimacy(CC, 2)),
        ANY_TWO,
        personal=2,
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    AlternativeEvent(
        "demand-for-state-intervention",
        SPEND_AND_CHOOSE,
        (vp(WC, 2), vp(CC, 2)),
        (WC, CC),
        money=20,
        benefit=Benefit(PRODUCTION, CHANGE_WAGE, amount=1),
    ),
)

ALTERNATIVE_EVENT_DECK: Final = deck_of(ALTERNATIVE_EVENTS)
