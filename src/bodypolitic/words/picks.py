"""What a player has picked so far in an action of several picks, and what it costs or brings.

Each kind of happening that a pick can be told by has a message `picked-` with its name. A pick that brought nothing
about yet, such as a seller before the amount is known, is told as the option it was.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.causes import PURCHASE
from bodypolitic.game.ground.codes import FOOD, PARTIES, RESOURCES, Party, Resource
from bodypolitic.game.records.happenings import (
    BillProposed,
    CardDiscarded,
    CompanyBuilt,
    CompanyDiscarded,
    CompanySold,
    CubesRemoved,
    Gained,
    Happening,
    LoanTaken,
    MachineryPlaced,
    Paid,
    PriceSet,
    Provided,
    Spent,
    StoragePlaced,
    StrikeCalled,
    UnionFormed,
    VPGained,
    WageSet,
    WorkerJoined,
    WorkerLeft,
    WorkerMoved,
    WorkerTrained,
)
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import Amount, Done, GoOn, Option, PlayCard, Skip, TakeBasicAction, TakeFreeAction
from bodypolitic.words.catalogue import ENGLISH, Catalogue, catalogue
from bodypolitic.words.names import as_sentence, values_of
from bodypolitic.words.questions import action_text

ACTIONS: Final = (TakeBasicAction, TakeFreeAction, PlayCard)
SAYS_NOTHING: Final = (Done, GoOn, Skip)
PICKED_KEPT: Final = 1 << 12  # happenings whose words are kept: a pick is told again until its action ends
TOLD: Final = (
    CardDiscarded,
    WorkerLeft,
    WorkerJoined,
    WorkerMoved,
    WorkerTrained,
    UnionFormed,
    StrikeCalled,
    CompanyDiscarded,
    CompanyBuilt,
    CompanySold,
    MachineryPlaced,
    WageSet,
    PriceSet,
    StoragePlaced,
    BillProposed,
    CubesRemoved,
    Provided,
)


class Pick(NamedTuple):
    """An option that was chosen, and what it brought about."""

    option: Option
    happenings: list[Happening]


class Picked(NamedTuple):
    """The picks of an action in words: its name, if it has one, what was picked, and what changes by all of it."""

    action: str
    parts: list[str]
    total: str


def tell_picks(picks: list[Pick], seat: int, language: str = ENGLISH) -> Picked:
    """The picks of a seat since its action began."""
    words = catalogue(language)
    action = ""
    parts: list[str] = []
    unfinished: list[str] = []
    for pick in picks:
        told = _told(words, pick, seat)
        if isinstance(pick.option, ACTIONS):
            action = action_text(pick.option, language)
        elif not told and not isinstance(pick.option, SAYS_NOTHING):
            unfinished.append(_option(words, pick.option, language))
            if not pick.happenings:
                continue
            told = [_trail(words, unfinished)]
        parts += told
        unfinished = []
    if unfinished:
        parts.append(_trail(words, unfinished))
    happenings = [happening for pick in picks for happening in pick.happenings]
    return Picked(action, [as_sentence(part) for part in parts], _total(words, happenings, seat))


def _trail(words: Catalogue, picks: list[str]) -> str:
    return words.joined("before-last", picks)


def _option(words: Catalogue, option: Option, language: str) -> str:
    return words.text(f"option-{option.kind}", values_of(option, language))


def _told(words: Catalogue, pick: Pick, seat: int) -> list[str]:
    """What a pick brought about, in short."""
    if isinstance(pick.option, Amount) and _purchases(pick):
        return [_purchase(words, pick, pick.option.amount, seat)]
    return [told for told in (picked_text(words, happening) for happening in pick.happenings) if told]


@lru_cache(PICKED_KEPT)
def picked_text(words: Catalogue, happening: Happening) -> str:
    """What was picked, in short; empty where a happening tells of no pick."""
    leaves_job = isinstance(happening, WorkerMoved) and happening.to == UNEMPLOYED
    if not isinstance(happening, TOLD) or leaves_job:
        return ""
    values = values_of(happening, words.language)
    if isinstance(happening, WageSet):
        values["money"] = COMPANIES[happening.company].wages[happening.level - 1]
    return words.text(f"picked-{happening.kind}", values)


def _purchases(pick: Pick) -> list[Paid | Spent]:
    """What happened because something was bought: payments, and goods that left a storage."""
    return [one for one in pick.happenings if isinstance(one, Paid | Spent) and one.reason == PURCHASE]


def _purchase(words: Catalogue, pick: Pick, amount: int, seat: int) -> str:
    """An amount bought or sold. Food that is imported for the coming meal is eaten at once, so that only its price is
    told."""
    resource = next((one.resource for one in pick.happenings if isinstance(one, Gained | Spent)), FOOD)
    sold = next((one for one in _purchases(pick) if isinstance(one, Paid) and one.to == seat), None)
    if sold is not None:
        return trade_text(words, "sold", amount, resource, sold.who, sold.amount)
    source = next(one.to if isinstance(one, Paid) else one.who for one in _purchases(pick))
    money = sum(one.amount for one in pick.happenings if isinstance(one, Paid) and one.who == seat)
    return trade_text(words, "bought", amount, resource, source, money)


def trade_text(
    words: Catalogue, trade: Literal["bought", "sold"], amount: int, resource: Resource, partner: Party, money: int
) -> str:
    """What was bought from a partner or sold to one, and for how much."""
    return words.text(
        f"picked-{trade}",
        {
            "amount": amount,
            "resource": f"resource-{RESOURCES[resource]}",
            "partner": f"party-{PARTIES[partner]}",
            "money": money,
        },
    )


def _total(words: Catalogue, happenings: list[Happening], seat: int) -> str:
    """What changed for a seat in all: money, loans, goods and points; and what all wages come to that were set."""
    money = loans = points = 0
    goods = [0] * len(RESOURCES)
    for one in happenings:
        if isinstance(one, Paid):
            money += (one.amount if one.to == seat else 0) - (one.amount if one.who == seat else 0)
        elif isinstance(one, LoanTaken) and one.who == seat:
            money += LOAN
            loans += 1
        elif isinstance(one, Gained) and one.who == seat:
            goods[one.resource] += one.amount
        elif isinstance(one, Spent) and one.who == seat:
            goods[one.resource] -= one.amount
        elif isinstance(one, VPGained) and one.who == seat:
            points += one.amount
    counts = {"picked-money": money, "picked-loans": loans, "picked-points": points}
    facts = [words.text(message, {"amount": amount}) for message, amount in counts.items() if amount]
    facts += [
        words.text("picked-goods", {"amount": amount, "resource": f"resource-{RESOURCES[resource]}"})
        for resource, amount in enumerate(goods)
        if amount
    ]
    wages = {one.company: COMPANIES[one.company].wages[one.level - 1] for one in happenings if isinstance(one, WageSet)}
    if len(wages) > 1:
        facts.append(words.text("picked-wages", {"amount": sum(wages.values())}))
    return words.joined("before-last", facts) if facts else ""
