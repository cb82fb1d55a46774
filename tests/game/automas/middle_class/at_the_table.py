"""The Middle Class Automa at the table, for tests: give it an AI card and let it take its turn.

A normal setup has 10 Middle Class workers and so a Population of 3; they work in the Convenience Store, the Doctor's
Office, the Shopping Mall (2) and the Technical University (3). Policies stand at 1C 2B 3A 4B 5C 6B 7B.
"""

from bodypolitic.game.automas.automa import Automa, automa_of
from bodypolitic.game.codes import MC, PRIORITY_CARDS
from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules

Position = dict[str, object]
SIMPLE = "simple"
ADVANCED = "advanced"
OUT_OF_REACH = 40  # rows above all that checks could move a card up to

# Food 2 for 20 and 6 for 55, luxury 4 for 30 and 8 for 55, health 3 for 25 and 5 for 40,
# education 3 for 15 and 7 for 35
EXPORT_CARD = 1
NOTHING_STORED = {"food": 0, "luxury": 0, "health": 0, "education": 0}
NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}
NOBODY_IDLE: dict[str, dict[str, int]] = {"WC": {}, "MC": {}}
SOLD_OUT = {"MC": NOTHING_STORED, "CC": NOTHING_STORED, "ST": {"health": 0, "education": 0, "luxury": 0}}


def staffed(slug: str, **details: object) -> dict[str, object]:
    """A company with Middle Class workers in its main slots."""
    return {"company": slug, "class": "MC", **details}


def before_turn(card: int, mode: str = SIMPLE, position: Position | None = None) -> Game:
    """The Automa's turn, with an AI card on top of its pile."""
    game = Game.from_position({"turn": "MC", "automas": {"MC": mode}, "export": EXPORT_CARD, **(position or {})})
    put_on_top(game, card)
    return game


def put_on_top(game: Game, card: int) -> None:
    """Put an AI card on top of the pile."""
    pile = automa(game).pile
    pile.remove(card - 1)
    pile.append(card - 1)


def automa(game: Game) -> Automa:
    """The Automa."""
    return automa_of(game.table, MC)


def take_turn(game: Game) -> Game:
    """Let the Automa take its turn; the table it leaves breaks no rule, and all that it planned is done."""
    game.choose("reveal-ai-card")
    assert broken_rules(game.table) == []
    assert automa(game).plan == []
    assert "no-instruction" not in reasons(game)
    return game


def simple_turn(card: int, position: Position | None = None) -> Game:
    """A turn in simple mode by an AI card."""
    return take_turn(before_turn(card, SIMPLE, position))


def advanced_turn(card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode by an AI card, from the opening rows."""
    return take_turn(before_turn(card, ADVANCED, position))


def with_top_priority(game: Game, action: str) -> Game:
    """Lift one action of the Automa above all others."""
    rows = automa(game).action_rows
    wanted = PRIORITY_CARDS.index(action)
    for row in rows:
        if wanted in row:
            row.remove(wanted)
    while len(rows) < OUT_OF_REACH:
        rows.append([])
    rows.append([wanted])
    return game


def turn_of(action: str, card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode in which one action has by far the highest priority."""
    return take_turn(with_top_priority(before_turn(card, ADVANCED, position), action))


def special_action(card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode in which the special action of an AI card has by far the highest priority."""
    return turn_of("SA", card, position)


def acted(game: Game) -> str:
    """The action that the Automa performed in its turn."""
    for happening in game.happened:
        if happening.kind in {"automa-acts", "basic-action"} and happening.values["who"] == "MC":
            return str(happening.values["action"])
    raise AssertionError("the Automa has done nothing")


def unable(game: Game) -> list[str]:
    """The actions that the Automa was not able to perform in its turn."""
    return [str(happening.values["action"]) for happening in game.happened if happening.kind == "automa-unable"]


def raised(game: Game) -> list[tuple[str, int, str]]:
    """The priority cards that went up in the Automa's turn: by how much and why."""
    return [
        (str(values["card"]), int(values["rows"]), str(values["line"]))
        for values in (happening.values for happening in game.happened if happening.kind == "priority-raised")
    ]


def rise_of(game: Game, card: str) -> int:
    """By how many rows in all a priority card went up in the Automa's turn."""
    return sum(rows for name, rows, _ in raised(game) if name == card)


def reasons(game: Game) -> list[str]:
    """The lines that decided the Automa's choices."""
    return [
        str(happening.values["line"])
        for happening in game.happened
        if happening.kind == "automa-chose" and happening.values["who"] == "MC"
    ]


def happenings(game: Game, kind: str) -> list[dict[str, str | int]]:
    """What happened of a kind since the last choice."""
    return [happening.values for happening in game.happened if happening.kind == kind]


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
