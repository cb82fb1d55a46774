"""The 25 Event cards and the 25 Alternative Events that can take their place.

Each says what it asks of the State, what each choice brings and what ignoring it costs; an Alternative Event also what
it does for the class that gets it.
"""

from typing import Final

from bodypolitic.game.components.printed import Printed
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
    NOBODY,
    PREPARATION,
    PRODUCTION,
    WC,
    EventId,
    Phase,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record

# Tasks
PROVIDE_HALF: Final = 0  # resources, half a class's Population (WC, MC) or operational companies (CC), rounded up
PROVIDE_PER_COMPANIES: Final = 1  # resources, half a class's operational companies, rounded up
PROVIDE_MEDIA_INFLUENCE: Final = 2  # a fixed number to one class
SPLIT_MEDIA_INFLUENCE: Final = 3  # spend money, then up to a number among the classes
SPLIT_VOTING_CUBES: Final = 4  # spend money, then exactly a number among the classes of the card
PROVIDE_INFLUENCE_AND_CUBES: Final = 5  # 1 personal influence and a number of voting cubes to one class
MONEY_TO_TWO_CLASSES: Final = 6
MONEY_TO_ALL: Final = 7  # one of two sums to each class
MONEY_PER_PUBLIC_WORKER: Final = 8
MONEY_PER_COMPANY: Final = 9
MONEY_PER_POPULATION: Final = 10
SPEND_RESOURCE: Final = 11
SPEND_MONEY: Final = 12
BUY_FROM_PLAYERS: Final = 13
PROPOSE_FOR_ANOTHER: Final = 14
BUILD_FOR_ANOTHER: Final = 15
SPEND_AND_CHOOSE: Final = 16  # whatever the card names, then one class; so in all tasks from here on
SPEND_OR_PAY: Final = 17  # a number of a resource, or money in its place
SPEND_AND_PAY_FOR_MISSING: Final = 18  # a number of a resource, and money for each unit that is lacking
SPEND_TWO_RESOURCES: Final = 19  # a number in all, at least one of each
SPEND_INFLUENCE_PER_POLICY: Final = 20  # media or personal, for each policy that the Political Agenda doesn't match
SPEND_INFLUENCE_PER_BILL_MARKER: Final = 21  # media or personal, for each Bill marker that the class has left
BUY_AND_CHOOSE: Final = 22  # up to a number of a resource, from anybody

# What a class must have to be chosen
NOTHING: Final = 0
OPERATIONAL_COMPANY: Final = 1  # of the card's industry
PUBLIC_WORKERS: Final = 2

# Benefits of Alternative Events
GET_RESOURCES: Final = 0  # so many of each
GET_MONEY: Final = 1
GET_MONEY_FROM_STATE: Final = 2
GET_INFLUENCE: Final = 3
ADD_VOTING_CUBES: Final = 4
SELL_TO_STATE: Final = 5  # up to a number of a resource, at a price; VP for the State if it buys
GET_MONEY_AND_STAFF: Final = 6  # money, and workers for one of the holder's companies
RAISE_OUTPUT: Final = 7  # of the holder's companies of an industry, for the phase
CHANGE_WAGE: Final = 8  # of a private company of the holder or of its workers, for the phase
EXTRA_WAGES: Final = 9  # from the State, for each public company with workers of the holder; VP for the State
GET_FROM_STATE: Final = 10  # a resource in the Cover Needs step, or the State loses VP
PAY_LESS_TAX: Final = 11
STATE_BACKS_BILL: Final = 12  # up to so much influence, and the card is discarded
STATE_SHARES_COST: Final = 13  # of each company that the holder builds; VP for the State

# Rewards
LEGITIMACY: Final = 0
TOKEN: Final = 1
VP: Final = 2


@record
class Reward:
    """What a choice brings the State: legitimacy or a token with `who`, or VP; once for every full `per` (0: once)."""

    who: Role
    kind: int
    amount: int
    per: int


def _legitimacy(who: Role, amount: int = 1, per: int = 0) -> Reward:
    return Reward(who, LEGITIMACY, amount, per)


def _token(who: Role, per: int = 0) -> Reward:
    return Reward(who, TOKEN, 1, per)


def _vp(who: Role, amount: int, per: int = 0) -> Reward:
    return Reward(who, VP, amount, per)


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


class Event(Printed):
    """An Event card. `amount` and `money` are the figures of its task; `penalty` lists who is lost if it is ignored.

    `personal` and `media` are influence to spend, `condition` is what a class must have to be chosen (with a company of
    `industry`), and `benefit` is what an Alternative Event does for the class that keeps it.
    `late` marks a card for rounds 2 to 5 only; none of this printing is.
    """

    __slots__ = (
        "amount",
        "benefit",
        "condition",
        "id",
        "industry",
        "late",
        "media",
        "money",
        "penalty",
        "personal",
        "resources",
        "rewards",
        "task",
    )

    def __init__(
        self,
        slug: str,
        task: int,
        rewards: tuple[Reward, ...],
        penalty: tuple[Role, ...],
        resources: tuple[Resource, ...] = (),
        amount: int = 0,
        money: int = 0,
        late: bool = False,
        *,
        personal: int = 0,
        media: int = 0,
        condition: int = NOTHING,
        industry: Resource = NO_INDUSTRY,
        benefit: Benefit | None = None,
    ) -> None:
        self.id = EventId(-1)
        self.late = late
        super().__init__("event", slug)
        self.task = task
        self.rewards = rewards
        self.penalty = penalty
        self.resources = resources
        self.amount = amount
        self.money = money
        self.personal = personal
        self.media = media
        self.condition = condition
        self.industry = industry
        self.benefit = benefit

    def classes(self) -> list[Role]:
        """The classes that the State may choose among."""
        return [reward.who for reward in self.rewards if reward.who != NOBODY]

    def reward_of(self, who: Role) -> Reward:
        """What choosing a class brings."""
        for reward in self.rewards:
            if reward.who == who:
                return reward
        raise KeyError(who)


ANY_TWO: Final[tuple[Role, ...]] = (WC, MC, CC)  # a penalty that names all three takes from two of the State's choice

BASE_EVENTS: Final[tuple[Event, ...]] = (
    Event(
        "political-scandal",
        SPLIT_MEDIA_INFLUENCE,
        (_legitimacy(WC, per=1), _legitimacy(MC, per=1), _legitimacy(CC, per=1)),
        ANY_TWO,
        amount=3,
        money=25,
    ),
    Event("neighbors-at-war", SPEND_RESOURCE, (_vp(NOBODY, 1, per=1),), ANY_TWO, (HEALTH,), amount=6),
    Event("pandemic", BUY_FROM_PLAYERS, (_legitimacy(MC, per=3), _legitimacy(CC, per=3)), (MC, CC), (HEALTH,)),
    Event("strike-at-the-port", PROVIDE_MEDIA_INFLUENCE, (_token(WC), _token(CC)), (WC, CC), amount=2),
    Event("low-education-index", PROVIDE_HALF, (_legitimacy(WC), _legitimacy(MC)), (WC, MC), (EDUCATION,)),
    Event(
        "need-for-sustainability-initiative",
        MONEY_TO_TWO_CLASSES,
        (_token(WC), _token(MC), _token(CC)),
        ANY_TWO,
        money=25,
    ),
    Event("fear-of-deflation", SPEND_MONEY, (_vp(NOBODY, 2, per=15),), ANY_TWO, amount=3, money=15),
    Event("declining-birth-rate", PROVIDE_HALF, (_legitimacy(WC), _legitimacy(MC)), (WC, MC), (HEALTH,)),
    Event(
        "need-for-stimulus-package",
        MONEY_TO_ALL,
        (_vp(NOBODY, 3), _legitimacy(WC), _legitimacy(MC), _legitimacy(CC)),
        ANY_TWO,
        amount=10,
        money=15,
    ),
    Event(
        "demand-for-thirteen-month-pay",
        MONEY_PER_PUBLIC_WORKER,
        (_token(WC, per=25), _legitimacy(MC, per=15)),
        (WC, MC),
        money=5,
    ),
    Event(
        "companies-demand-better-internet",
        PROVIDE_PER_COMPANIES,
        (_legitimacy(MC, per=2), _legitimacy(CC, per=2)),
        (MC, CC),
        (LUXURY,),
    ),
    Event("drought", PROVIDE_HALF, (_token(WC), _token(CC)), (WC, CC), (FOOD,)),
    Event(
        "local-industries-in-turmoil", MONEY_PER_COMPANY, (_token(MC, per=20), _vp(CC, 2, per=15)), (MC, CC), money=5
    ),
    Event(
        "technological-illiteracy",
        PROVIDE_HALF,
        (_legitimacy(WC, per=2), _legitimacy(CC, per=2)),
        (WC, CC),
        (LUXURY, EDUCATION),
    ),
    Event(
        "demand-for-higher-welfare-standards",
        PROVIDE_HALF,
        (_legitimacy(WC), _legitimacy(MC)),
        (WC, MC),
        (HEALTH, EDUCATION),
    ),
    Event("developing-countries-in-need", SPEND_RESOURCE, (_vp(NOBODY, 1, per=1),), ANY_TWO, (EDUCATION,), amount=6),
    Event("infant-industry-requires-help", BUILD_FOR_ANOTHER, (_token(MC), _token(CC)), (MC, CC), money=15),
    Event(
        "outdated-public-sector-infrastructure",
        BUY_FROM_PLAYERS,
        (_legitimacy(MC, per=3), _legitimacy(CC, per=3)),
        (MC, CC),
        (LUXURY,),
    ),
    Event("earthquake", PROVIDE_HALF, (_legitimacy(WC, per=2), _legitimacy(MC, per=2)), (WC, MC), (FOOD, HEALTH)),
    Event(
        "demand-for-pension-reform", MONEY_PER_POPULATION, (_vp(WC, 2, per=15), _token(MC, per=20)), (WC, MC), money=5
    ),
    Event(
        "political-polarization",
        SPLIT_VOTING_CUBES,
        (_legitimacy(WC, per=2), _legitimacy(CC, per=2)),
        (WC, CC),
        amount=4,
        money=30,
    ),
    Event("civil-unrest", PROPOSE_FOR_ANOTHER, (_legitimacy(WC, 2), _legitimacy(CC, 2)), (WC, CC)),
    Event(
        "unfair-representation",
        PROVIDE_INFLUENCE_AND_CUBES,
        (_legitimacy(WC), _legitimacy(MC), _legitimacy(CC)),
        ANY_TWO,
        amount=2,
    ),
    Event(
        "low-university-ratings",
        BUY_FROM_PLAYERS,
        (_legitimacy(MC, per=3), _legitimacy(CC, per=3)),
        (MC, CC),
        (EDUCATION,),
    ),
    Event(
        "global-supply-chain-crisis",
        PROVIDE_HALF,
        (_legitimacy(WC, per=2), _vp(MC, 1, per=1)),
        (WC, MC),
        (FOOD, LUXURY),
    ),
)

ALTERNATIVE_EVENTS: Final[tuple[Event, ...]] = (
    Event(
        "low-global-innovation-index-ranking",
        SPEND_AND_PAY_FOR_MISSING,
        (_legitimacy(WC, 2), _legitimacy(CC, 2)),
        (WC, CC),
        (EDUCATION,),
        amount=4,
        money=8,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION, LUXURY), amount=1),
    ),
    Event(
        "demand-for-better-public-education",
        SPEND_AND_CHOOSE,
        (_legitimacy(MC), _legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=EDUCATION,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(EDUCATION,), amount=2, money=10, state_vp=1),
    ),
    Event(
        "demand-for-subsidies-by-dairy-farmers",
        SPEND_AND_CHOOSE,
        (_legitimacy(WC, 2), _token(CC)),
        (WC, CC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY, money=10),
    ),
    Event(
        "demand-for-administrative-upgrade",
        SPEND_AND_CHOOSE,
        (_legitimacy(MC), _legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=LUXURY,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(LUXURY,), amount=2, money=10, state_vp=1),
    ),
    Event(
        "high-illiteracy-rate",
        SPEND_OR_PAY,
        (_legitimacy(WC, 2), _legitimacy(MC, 2)),
        (WC, MC),
        (EDUCATION,),
        amount=4,
        money=30,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION,), amount=2),
    ),
    Event(
        "low-vaccination-rates",
        SPEND_OR_PAY,
        (_legitimacy(WC, 2), _legitimacy(MC, 2)),
        (WC, MC),
        (HEALTH,),
        amount=4,
        money=30,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH,), amount=2),
    ),
    Event(
        "political-pressure",
        SPEND_INFLUENCE_PER_POLICY,
        (_legitimacy(WC, 2), _token(CC)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    Event(
        "demand-for-energy-subsidy",
        SPEND_AND_CHOOSE,
        (_token(WC), _token(MC), _token(CC)),
        ANY_TWO,
        media=1,
        benefit=Benefit(PRODUCTION, GET_MONEY_FROM_STATE, money=10),
    ),
    Event(
        "smear-campaign",
        SPEND_AND_CHOOSE,
        (_legitimacy(WC, 2), _legitimacy(MC, 2), _legitimacy(CC, 2)),
        ANY_TWO,
        money=15,
        personal=1,
        benefit=Benefit(ELECTIONS, GET_INFLUENCE, amount=1),
    ),
    Event(
        "demand-for-economic-stimulus",
        SPEND_AND_CHOOSE,
        (_legitimacy(MC, 2), _vp(CC, 3)),
        (MC, CC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY_AND_STAFF, money=5),
    ),
    Event(
        "public-pressure",
        SPEND_AND_CHOOSE,
        (_legitimacy(WC, 2), _legitimacy(CC, 2)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, STATE_BACKS_BILL, amount=2),
    ),
    Event(
        "hurricane",
        BUY_AND_CHOOSE,
        (_token(WC), _token(MC)),
        (WC, MC),
        (FOOD,),
        amount=5,
        benefit=Benefit(PRODUCTION, GET_FROM_STATE, resources=(FOOD,), amount=1, state_vp=-1),
    ),
    Event(
        "rising-traffic-accidents",
        SPEND_TWO_RESOURCES,
        (_vp(WC, 3), _vp(MC, 3)),
        (WC, MC),
        (HEALTH, EDUCATION),
        amount=4,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH, EDUCATION), amount=1),
    ),
    Event(
        "tax-returns",
        SPEND_AND_CHOOSE,
        (_token(WC), _token(MC), _token(CC)),
        ANY_TWO,
        benefit=Benefit(PRODUCTION, PAY_LESS_TAX, money=10),
    ),
    Event(
        "fear-of-recession",
        SPEND_AND_CHOOSE,
        (_legitimacy(WC, 2), _token(MC), _vp(CC, 3)),
        ANY_TWO,
        money=15,
        personal=1,
        benefit=Benefit(PRODUCTION, GET_RESOURCES, resources=(FOOD,), amount=1),
    ),
    Event(
        "student-protest",
        SPEND_AND_CHOOSE,
        (_vp(WC, 3), _legitimacy(MC, 2), _token(CC)),
        ANY_TWO,
        (EDUCATION,),
        amount=2,
        personal=1,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION,), amount=2),
    ),
    Event(
        "rising-flu-infections",
        SPEND_AND_CHOOSE,
        (_legitimacy(MC), _legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=HEALTH,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(HEALTH,), amount=2, money=10, state_vp=1),
    ),
    Event(
        "low-political-engagement",
        SPEND_INFLUENCE_PER_BILL_MARKER,
        (_vp(WC, 3), _legitimacy(CC, 2)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    Event(
        "demand-for-digital-transformation",
        SPEND_AND_CHOOSE,
        (_legitimacy(MC, 2), _legitimacy(CC, 2)),
        (MC, CC),
        money=30,
        condition=OPERATIONAL_COMPANY,
        industry=LUXURY,
        benefit=Benefit(PRODUCTION, RAISE_OUTPUT, resources=(LUXURY,), amount=1),
    ),
    Event(
        "rising-economic-inequality",
        SPEND_AND_CHOOSE,
        (_legitimacy(WC, 2), _token(MC)),
        (WC, MC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY, money=10),
    ),
    Event(
        "healthcare-scandal",
        SPEND_AND_CHOOSE,
        (_token(WC), _vp(MC, 3), _legitimacy(CC, 2)),
        ANY_TWO,
        (HEALTH,),
        amount=2,
        personal=1,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH,), amount=2),
    ),
    Event(
        "public-sector-union-negotiations",
        SPEND_AND_CHOOSE,
        (_token(WC), _vp(MC, 2)),
        (WC, MC),
        condition=PUBLIC_WORKERS,
        benefit=Benefit(PRODUCTION, EXTRA_WAGES, money=5, state_vp=1),
    ),
    Event(
        "demand-for-startup-support",
        SPEND_AND_CHOOSE,
        (_legitimacy(MC), _legitimacy(CC)),
        (MC, CC),
        benefit=Benefit(ACTION, STATE_SHARES_COST, money=10, state_vp=1),
    ),
    Event(
        "gerrymandering",
        SPEND_AND_CHOOSE,
        (_legitimacy(WC, 2), _legitimacy(MC, 2), _legitimacy(CC, 2)),
        ANY_TWO,
        personal=2,
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    Event(
        "demand-for-state-intervention",
        SPEND_AND_CHOOSE,
        (_vp(WC, 2), _vp(CC, 2)),
        (WC, CC),
        money=20,
        benefit=Benefit(PRODUCTION, CHANGE_WAGE, amount=1),
    ),
)

EVENTS: Final[tuple[Event, ...]] = BASE_EVENTS + ALTERNATIVE_EVENTS


def _number_events() -> None:
    for number, event in enumerate(EVENTS):
        event.id = EventId(number)


_number_events()

EVENT_DECK: Final = tuple([event.id for event in BASE_EVENTS])
ALTERNATIVE_EVENT_DECK: Final = tuple([event.id for event in ALTERNATIVE_EVENTS])
EVENT_BY_SLUG: Final[dict[str, EventId]] = {event.slug: event.id for event in EVENTS}
