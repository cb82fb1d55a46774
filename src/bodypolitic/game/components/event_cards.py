"""The 25 Event cards: what each asks of the State, what each choice brings, and what ignoring it costs."""

from typing import Final

from bodypolitic.game.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, MC, NOBODY, WC, slug

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

# Rewards
LEGITIMACY: Final = 0
TOKEN: Final = 1
VP: Final = 2


class Reward:
    """What a choice brings the State: legitimacy or a token with `who`, or VP; once for every full `per` (0: once)."""

    __slots__ = ("amount", "kind", "per", "who")

    def __init__(self, who: int, kind: int, amount: int, per: int) -> None:
        self.who = who
        self.kind = kind
        self.amount = amount
        self.per = per


def _legitimacy(who: int, amount: int = 1, per: int = 0) -> Reward:
    return Reward(who, LEGITIMACY, amount, per)


def _token(who: int, per: int = 0) -> Reward:
    return Reward(who, TOKEN, 1, per)


def _vp(who: int, amount: int, per: int = 0) -> Reward:
    return Reward(who, VP, amount, per)


class Event:
    """An Event card. `amount` and `money` are the figures of its task; `penalty` lists who is lost if it is ignored.

    `late` marks a card for rounds 2 to 5 only; none of this printing is.
    """

    __slots__ = ("amount", "id", "late", "money", "penalty", "resources", "rewards", "slug", "task", "title")

    def __init__(
        self,
        title: str,
        task: int,
        rewards: tuple[Reward, ...],
        penalty: tuple[int, ...],
        resources: tuple[int, ...] = (),
        amount: int = 0,
        money: int = 0,
        late: bool = False,
    ) -> None:
        self.id = -1
        self.late = late
        self.slug = slug(title)
        self.title = title
        self.task = task
        self.rewards = rewards
        self.penalty = penalty
        self.resources = resources
        self.amount = amount
        self.money = money

    def classes(self) -> list[int]:
        """The classes that the State may choose among."""
        return [reward.who for reward in self.rewards if reward.who != NOBODY]

    def reward_of(self, who: int) -> Reward:
        """What choosing a class brings."""
        for reward in self.rewards:
            if reward.who == who:
                return reward
        raise KeyError(who)


ANY_TWO: Final[tuple[int, ...]] = (WC, MC, CC)  # a penalty that names all three takes from two of the State's choice

EVENTS: Final[tuple[Event, ...]] = (
    Event(
        "Political Scandal",
        SPLIT_MEDIA_INFLUENCE,
        (_legitimacy(WC, per=1), _legitimacy(MC, per=1), _legitimacy(CC, per=1)),
        ANY_TWO,
        amount=3,
        money=25,
    ),
    Event("Neighbors At War", SPEND_RESOURCE, (_vp(NOBODY, 1, per=1),), ANY_TWO, (HEALTH,), amount=6),
    Event("Pandemic", BUY_FROM_PLAYERS, (_legitimacy(MC, per=3), _legitimacy(CC, per=3)), (MC, CC), (HEALTH,)),
    Event("Strike At The Port", PROVIDE_MEDIA_INFLUENCE, (_token(WC), _token(CC)), (WC, CC), amount=2),
    Event("Low Education Index", PROVIDE_HALF, (_legitimacy(WC), _legitimacy(MC)), (WC, MC), (EDUCATION,)),
    Event(
        "Need For Sustainability Initiative",
        MONEY_TO_TWO_CLASSES,
        (_token(WC), _token(MC), _token(CC)),
        ANY_TWO,
        money=25,
    ),
    Event("Fear Of Deflation", SPEND_MONEY, (_vp(NOBODY, 2, per=15),), ANY_TWO, amount=3, money=15),
    Event("Declining Birth Rate", PROVIDE_HALF, (_legitimacy(WC), _legitimacy(MC)), (WC, MC), (HEALTH,)),
    Event(
        "Need For Stimulus Package",
        MONEY_TO_ALL,
        (_vp(NOBODY, 3), _legitimacy(WC), _legitimacy(MC), _legitimacy(CC)),
        ANY_TWO,
        amount=10,
        money=15,
    ),
    Event(
        "Demand For Thirteen Month Pay",
        MONEY_PER_PUBLIC_WORKER,
        (_token(WC, per=25), _legitimacy(MC, per=15)),
        (WC, MC),
        money=5,
    ),
    Event(
        "Companies Demand Better Internet",
        PROVIDE_PER_COMPANIES,
        (_legitimacy(MC, per=2), _legitimacy(CC, per=2)),
        (MC, CC),
        (LUXURY,),
    ),
    Event("Drought", PROVIDE_HALF, (_token(WC), _token(CC)), (WC, CC), (FOOD,)),
    Event(
        "Local Industries In Turmoil", MONEY_PER_COMPANY, (_token(MC, per=20), _vp(CC, 2, per=15)), (MC, CC), money=5
    ),
    Event(
        "Technological Illiteracy",
        PROVIDE_HALF,
        (_legitimacy(WC, per=2), _legitimacy(CC, per=2)),
        (WC, CC),
        (LUXURY, EDUCATION),
    ),
    Event(
        "Demand For Higher Welfare Standards",
        PROVIDE_HALF,
        (_legitimacy(WC), _legitimacy(MC)),
        (WC, MC),
        (HEALTH, EDUCATION),
    ),
    Event("Developing Countries In Need", SPEND_RESOURCE, (_vp(NOBODY, 1, per=1),), ANY_TWO, (EDUCATION,), amount=6),
    Event("Infant Industry Requires Help", BUILD_FOR_ANOTHER, (_token(MC), _token(CC)), (MC, CC), money=15),
    Event(
        "Outdated Public Sector Infrastructure",
        BUY_FROM_PLAYERS,
        (_legitimacy(MC, per=3), _legitimacy(CC, per=3)),
        (MC, CC),
        (LUXURY,),
    ),
    Event("Earthquake", PROVIDE_HALF, (_legitimacy(WC, per=2), _legitimacy(MC, per=2)), (WC, MC), (FOOD, HEALTH)),
    Event(
        "Demand For Pension Reform", MONEY_PER_POPULATION, (_vp(WC, 2, per=15), _token(MC, per=20)), (WC, MC), money=5
    ),
    Event(
        "Political Polarization",
        SPLIT_VOTING_CUBES,
        (_legitimacy(WC, per=2), _legitimacy(CC, per=2)),
        (WC, CC),
        amount=4,
        money=30,
    ),
    Event("Civil Unrest", PROPOSE_FOR_ANOTHER, (_legitimacy(WC, 2), _legitimacy(CC, 2)), (WC, CC)),
    Event(
        "Unfair Representation",
        PROVIDE_INFLUENCE_AND_CUBES,
        (_legitimacy(WC), _legitimacy(MC), _legitimacy(CC)),
        ANY_TWO,
        amount=2,
    ),
    Event(
        "Low University Ratings",
        BUY_FROM_PLAYERS,
        (_legitimacy(MC, per=3), _legitimacy(CC, per=3)),
        (MC, CC),
        (EDUCATION,),
    ),
    Event(
        "Global Supply Chain Crisis",
        PROVIDE_HALF,
        (_legitimacy(WC, per=2), _vp(MC, 1, per=1)),
        (WC, MC),
        (FOOD, LUXURY),
    ),
)


def _number_events() -> None:
    for number, event in enumerate(EVENTS):
        event.id = number


_number_events()

EVENT_DECK: Final = tuple(range(len(EVENTS)))
EVENT_BY_SLUG: Final[dict[str, int]] = {event.slug: event.id for event in EVENTS}
