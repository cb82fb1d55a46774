"""What a player has picked so far in an action of several picks, and what it costs or brings.

Each kind of happening that a pick can be told by has a message `picked-` with its name. A pick that brought nothing
about yet, such as a seller before the amount is known, is told as the option it was.
"""

from typing import Final, NamedTuple

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import FOOD, PARTIES, RESOURCES
from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.happenings import HAPPENING_KINDS, Happening
from bodypolitic.game.options import AMOUNT, BASIC, DONE, FREE, GO_ON, PLAY, SKIP, UNEMPLOYED, VERBS, Option
from bodypolitic.words.catalogue import ENGLISH, Catalogue, catalogue
from bodypolitic.words.names import as_sentence, values_for
from bodypolitic.words.questions import action_text

ACTIONS: Final = (BASIC, FREE, PLAY)
SAYS_NOTHING: Final = (DONE, GO_ON, SKIP)
TOLD: Final = (
    h.CARD_DISCARDED,
    h.WORKER_LEFT,
    h.WORKER_JOINED,
    h.WORKER_MOVED,
    h.WORKER_TRAINED,
    h.UNION_FORMED,
    h.STRIKE_CALLED,
    h.COMPANY_DISCARDED,
    h.COMPANY_BUILT,
    h.COMPANY_SOLD,
    h.MACHINERY_PLACED,
    h.WAGE_SET,
    h.PRICE_SET,
    h.STORAGE_PLACED,
    h.BILL_PROPOSED,
    h.CUBES_REMOVED,
    h.PROVIDED,
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
        told = _told(words, pick, seat, language)
        if pick.option.verb in ACTIONS:
            action = action_text(pick.option.id, language)
        elif not told and pick.option.verb not in SAYS_NOTHING:
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
    values = values_for(VERBS[option.verb].fields, (option.a, option.b, option.c), language)
    return words.text(f"option-{option.kind}", values)


def _told(words: Catalogue, pick: Pick, seat: int, language: str) -> list[str]:
    """What a pick brought about, in short."""
    if pick.option.verb == AMOUNT and _purchases(pick):
        return [_purchase(words, pick, seat)]
    told: list[str] = []
    for happening in pick.happenings:
        leaves_job = happening.number == h.WORKER_MOVED and happening.d == UNEMPLOYED
        if happening.number in TOLD and not leaves_job:
            kind = HAPPENING_KINDS[happening.number]
            values = values_for(kind.fields, (happening.a, happening.b, happening.c, happening.d), language)
            if happening.number == h.WAGE_SET:
                values["money"] = COMPANIES[happening.a].wages[happening.b - 1]
            told.append(words.text(f"picked-{kind.name}", values))
    return told


def _purchases(pick: Pick) -> list[Happening]:
    """What happened because something was bought: payments, and goods that left a storage."""
    return [one for one in pick.happenings if one.number in {h.PAID, h.SPENT} and one.d == h.PURCHASE]


def _purchase(words: Catalogue, pick: Pick, seat: int) -> str:
    """An amount bought. Food that is imported for the coming meal is eaten at once, so that only its price is told."""
    purchases = _purchases(pick)
    resource = next((one.b for one in pick.happenings if one.number in {h.GAINED, h.SPENT}), FOOD)
    source = next(one.b if one.number == h.PAID else one.a for one in purchases)
    money = sum(one.c for one in pick.happenings if one.number == h.PAID and one.a == seat)
    return words.text(
        "picked-bought",
        {
            "amount": pick.option.a,
            "resource": f"resource-{RESOURCES[resource]}",
            "source": f"party-{PARTIES[source]}",
            "money": money,
        },
    )


def _total(words: Catalogue, happenings: list[Happening], seat: int) -> str:
    """What changed for a seat in all: money, loans, goods and points; and what all wages come to that were set."""
    money = loans = points = 0
    goods = [0] * len(RESOURCES)
    for one in happenings:
        if one.number == h.PAID:
            money += (one.c if one.b == seat else 0) - (one.c if one.a == seat else 0)
        elif one.a != seat:
            continue
        elif one.number == h.LOAN_TAKEN:
            money += LOAN
            loans += 1
        elif one.number == h.GAINED:
            goods[one.b] += one.c
        elif one.number == h.SPENT:
            goods[one.b] -= one.c
        elif one.number == h.VP:
            points += one.b
    counts = {"picked-money": money, "picked-loans": loans, "picked-points": points}
    facts = [words.text(message, {"amount": amount}) for message, amount in counts.items() if amount]
    facts += [
        words.text("picked-goods", {"amount": amount, "resource": f"resource-{RESOURCES[resource]}"})
        for resource, amount in enumerate(goods)
        if amount
    ]
    wages = {one.a: COMPANIES[one.a].wages[one.b - 1] for one in happenings if one.number == h.WAGE_SET}
    if len(wages) > 1:
        facts.append(words.text("picked-wages", {"amount": sum(wages.values())}))
    return words.joined("before-last", facts) if facts else ""
