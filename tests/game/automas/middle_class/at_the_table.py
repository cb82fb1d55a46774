"""The Middle Class Automa at the table, for tests: its turns, and what it buys in them.

A normal setup has 10 Middle Class workers and so a Population of 3; they work in the Convenience Store, the Doctor's
Office, the Shopping Mall (2) and the Technical University (3). Policies stand at 1C 2B 3A 4B 5C 6B 7B.
"""

from functools import partial

from bodypolitic.game.game import Game
from tests.game.automas import at_the_table
from tests.game.automas.at_the_table import NOTHING_STORED, happenings, raised

SOLD_OUT = {"MC": NOTHING_STORED, "CC": NOTHING_STORED, "ST": {"health": 0, "education": 0, "luxury": 0}}

before_turn = partial(at_the_table.before_turn, "MC")
simple_turn = partial(at_the_table.simple_turn, "MC")
advanced_turn = partial(at_the_table.advanced_turn, "MC")
turn_of = partial(at_the_table.turn_of, "MC")
special_action = partial(at_the_table.special_action, "MC")


def staffed(slug: str, **details: object) -> dict[str, object]:
    """A company with Middle Class workers in its main slots."""
    return {"company": slug, "class": "MC", **details}


def rise_of(game: Game, card: str) -> int:
    """By how many rows in all a priority card went up in the Automa's turn."""
    return sum(rows for name, rows, _ in raised(game) if name == card)


def bought(game: Game) -> dict[str, int]:
    """What the Automa bought in its turn, by resource."""
    found: dict[str, int] = {}
    for values in happenings(game, "gained"):
        if values["who"] == "MC" and values["reason"] == "purchase":
            resource = str(values["resource"])
            found[resource] = found.get(resource, 0) + int(values["amount"])
    return found


def sold_by(game: Game, seller: str) -> int:
    """How much a role sold to the Automa in its turn."""
    return sum(
        int(values["amount"])
        for values in happenings(game, "spent")
        if values["who"] == seller and values["reason"] == "purchase"
    )
