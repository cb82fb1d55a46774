"""The 25 Event cards: what each asks of the State, what each choice brings and what ignoring it costs."""

from typing import Final, NewType

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    FOOD,
    HEALTH,
    LUXURY,
    MC,
    NOBODY,
    WC,
    EventId,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record

TaskId = NewType("TaskId", int)
TASK_NAMES: Final[list[str]] = []


def new_task(name: str) -> TaskId:
    """Another kind of task that cards ask for; `rules/events/tasks.py` says what the State does then."""
    TASK_NAMES.append(name)
    return TaskId(len(TASK_NAMES) - 1)


PROVIDE_HALF: Final = new_task("provide-half")  # resources, half a Population (WC, MC) or operational companies (CC)
PROVIDE_PER_COMPANIES: Final = new_task("provide-per-companies")  # resources, half the operational companies
PROVIDE_MEDIA_INFLUENCE: Final = new_task("provide-media-influence")  # a fixed number to one class
SPLIT_MEDIA_INFLUENCE: Final = new_task("split-media-influence")  # spend money, then up to a number among the classes
SPLIT_VOTING_CUBES: Final = new_task("split-voting-cubes")  # spend money, then exactly a number among the classes
PROVIDE_INFLUENCE_AND_CUBES: Final = new_task("provide-influence-and-cubes")  # 1 personal, and a number of cubes
MONEY_TO_TWO_CLASSES: Final = new_task("money-to-two-classes")
MONEY_TO_ALL: Final = new_task("money-to-all")  # one of two sums to each class
MONEY_PER_PUBLIC_WORKER: Final = new_task("money-per-public-worker")
MONEY_PER_COMPANY: Final = new_task("money-per-company")
MONEY_PER_POPULATION: Final = new_task("money-per-population")
SPEND_RESOURCE: Final = new_task("spend-resource")
SPEND_MONEY: Final = new_task("spend-money")
BUY_FROM_PLAYERS: Final = new_task("buy-from-players")
PROPOSE_FOR_ANOTHER: Final = new_task("propose-for-another")
BUILD_FOR_ANOTHER: Final = new_task("build-for-another")

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


def legitimacy(who: Role, amount: int = 1, per: int = 0) -> Reward:
    """Legitimacy with a class."""
    return Reward(who, LEGITIMACY, amount, per)


def token(who: Role, per: int = 0) -> Reward:
    """A legitimacy token of a class."""
    return Reward(who, TOKEN, 1, per)


def vp(who: Role, amount: int, per: int = 0) -> Reward:
    """VP for choosing a class, or any."""
    return Reward(who, VP, amount, per)


class Event(Printed):
    """An Event card. `amount` and `money` are the figures of its task; `penalty` lists who is lost if it is ignored.

    `late` marks a card for rounds 2 to 5 only; none of this printing is.
    """

    __slots__ = (
        "amount",
        "id",
        "late",
        "money",
        "penalty",
        "resources",
        "rewards",
        "task",
    )

    def __init__(
        self,
        slug: str,
        task: TaskId,
        rewards: tuple[Reward, ...],
        penalty: tuple[Role, ...],
        resources: tuple[Resource, ...] = (),
        amount: int = 0,
        money: int = 0,
        late: bool = False,
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
        (legitimacy(WC, per=1), legitimacy(MC, per=1), legitimacy(CC, per=1)),
        ANY_TWO,
        amount=3,
        money=25,
    ),
    Event("neighbors-at-war", SPEND_RESOURCE, (vp(NOBODY, 1, per=1),), ANY_TWO, (HEALTH,), amount=6),
    Event("pandemic", BUY_FROM_PLAYERS, (legitimacy(MC, per=3), legitimacy(CC, per=3)), (MC, CC), (HEALTH,)),
    Event("strike-at-the-port", PROVIDE_MEDIA_INFLUENCE, (token(WC), token(CC)), (WC, CC), amount=2),
    Event("low-education-index", PROVIDE_HALF, (legitimacy(WC), legitimacy(MC)), (WC, MC), (EDUCATION,)),
    Event(
        "need-for-sustainability-initiative",
        MONEY_TO_TWO_CLASSES,
        (token(WC), token(MC), token(CC)),
        ANY_TWO,
        money=25,
    ),
    Event("fear-of-deflation", SPEND_MONEY, (vp(NOBODY, 2, per=15),), ANY_TWO, amount=3, money=15),
    Event("declining-birth-rate", PROVIDE_HALF, (legitimacy(WC), legitimacy(MC)), (WC, MC), (HEALTH,)),
    Event(
        "need-for-stimulus-package",
        MONEY_TO_ALL,
        (vp(NOBODY, 3), legitimacy(WC), legitimacy(MC), legitimacy(CC)),
        ANY_TWO,
        amount=10,
        money=15,
    ),
    Event(
        "demand-for-thirteen-month-pay",
        MONEY_PER_PUBLIC_WORKER,
        (token(WC, per=25), legitimacy(MC, per=15)),
        (WC, MC),
        money=5,
    ),
    Event(
        "companies-demand-better-internet",
        PROVIDE_PER_COMPANIES,
        (legitimacy(MC, per=2), legitimacy(CC, per=2)),
        (MC, CC),
        (LUXURY,),
    ),
    Event("drought", PROVIDE_HALF, (token(WC), token(CC)), (WC, CC), (FOOD,)),
    Event("local-industries-in-turmoil", MONEY_PER_COMPANY, (token(MC, per=20), vp(CC, 2, per=15)), (MC, CC), money=5),
    Event(
        "technological-illiteracy",
        PROVIDE_HALF,
        (legitimacy(WC, per=2), legitimacy(CC, per=2)),
        (WC, CC),
        (LUXURY, EDUCATION),
    ),
    Event(
        "demand-for-higher-welfare-standards",
        PROVIDE_HALF,
        (legitimacy(WC), legitimacy(MC)),
        (WC, MC),
        (HEALTH, EDUCATION),
    ),
    Event("developing-countries-in-need", SPEND_RESOURCE, (vp(NOBODY, 1, per=1),), ANY_TWO, (EDUCATION,), amount=6),
    Event("infant-industry-requires-help", BUILD_FOR_ANOTHER, (token(MC), token(CC)), (MC, CC), money=15),
    Event(
        "outdated-public-sector-infrastructure",
        BUY_FROM_PLAYERS,
        (legitimacy(MC, per=3), legitimacy(CC, per=3)),
        (MC, CC),
        (LUXURY,),
    ),
    Event("earthquake", PROVIDE_HALF, (legitimacy(WC, per=2), legitimacy(MC, per=2)), (WC, MC), (FOOD, HEALTH)),
    Event("demand-for-pension-reform", MONEY_PER_POPULATION, (vp(WC, 2, per=15), token(MC, per=20)), (WC, MC), money=5),
    Event(
        "political-polarization",
        SPLIT_VOTING_CUBES,
        (legitimacy(WC, per=2), legitimacy(CC, per=2)),
        (WC, CC),
        amount=4,
        money=30,
    ),
    Event("civil-unrest", PROPOSE_FOR_ANOTHER, (legitimacy(WC, 2), legitimacy(CC, 2)), (WC, CC)),
    Event(
        "unfair-representation",
        PROVIDE_INFLUENCE_AND_CUBES,
        (legitimacy(WC), legitimacy(MC), legitimacy(CC)),
        ANY_TWO,
        amount=2,
    ),
    Event(
        "low-university-ratings",
        BUY_FROM_PLAYERS,
        (legitimacy(MC, per=3), legitimacy(CC, per=3)),
        (MC, CC),
        (EDUCATION,),
    ),
    Event(
        "global-supply-chain-crisis",
        PROVIDE_HALF,
        (legitimacy(WC, per=2), vp(MC, 1, per=1)),
        (WC, MC),
        (FOOD, LUXURY),
    ),
)

EVENTS: Final[list[Event]] = []
EVENT_BY_SLUG: Final[dict[str, EventId]] = {}


def deck_of(events: tuple[Event, ...]) -> tuple[EventId, ...]:
    """Add events to the game, which is done once, where they are declared; the deck that they are."""
    for event in events:
        event.id = EventId(len(EVENTS))
        EVENTS.append(event)
        EVENT_BY_SLUG[event.slug] = event.id
    return tuple([event.id for event in events])


EVENT_DECK: Final = deck_of(BASE_EVENTS)
