"""The Capitalist Class Automa at the table, for tests: give it an AI card and let it take its turn."""

from bodypolitic.game.automas.automa import Automa, automa_of
from bodypolitic.game.codes import CC, PRIORITY_CARDS
from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules

Position = dict[str, object]
SIMPLE = "simple"
ADVANCED = "advanced"
OUT_OF_REACH = 40  # rows above all that checks could move a card up to

# Food 2 for 20 and 6 for 55, luxury 4 for 30 and 8 for 55,
# health 3 for 25 and 5 for 40, education 3 for 15 and 7 for 35.
EXPORT_CARD = 1
NOTHING_STORED = {"food": 0, "luxury": 0, "health": 0, "education": 0}
NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}
NOBODY_IDLE: dict[str, dict[str, int]] = {"WC": {}, "MC": {}}


def before_turn(card: int, mode: str = SIMPLE, position: Position | None = None) -> Game:
    """The Automa's turn, with an AI card on top of its pile."""
    game = Game.from_position({"turn": "CC", "automas": {"CC": mode}, "export": EXPORT_CARD, **(position or {})})
    put_on_top(game, card)
    return game


def put_on_top(game: Game, card: int) -> None:
    """Put an AI card on top of the pile."""
    pile = automa(game).pile
    pile.remove(card - 1)
    pile.append(card - 1)


def automa(game: Game) -> Automa:
    """The Automa."""
    return automa_of(game.table, CC)


def take_turn(game: Game) -> Game:
    """Let the Automa take its turn; the table it leaves breaks no rule."""
    game.choose("reveal-ai-card")
    assert broken_rules(game.table) == []
    return game


def simple_turn(card: int, position: Position | None = None) -> Game:
    """A turn in simple mode by an AI card."""
    return take_turn(before_turn(card, SIMPLE, position))


def advanced_turn(card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode by an AI card, from the opening rows."""
    return take_turn(before_turn(card, ADVANCED, position))


def turn_of(action: str, card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode in which one action has by far the highest priority."""
    game = before_turn(card, ADVANCED, position)
    rows = automa(game).action_rows
    wanted = PRIORITY_CARDS.index(action)
    for row in rows:
        if wanted in row:
            row.remove(wanted)
    while len(rows) < OUT_OF_REACH:
        rows.append([])
    rows.append([wanted])
    return take_turn(game)


def special_action(card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode in which the special action of an AI card has by far the highest priority."""
    return turn_of("SA", card, position)


def acted(game: Game) -> str:
    """The action that the Automa performed in its turn."""
    for happening in game.happened:
        if happening.kind == "automa-acts":
            return str(happening.values["action"])
        if happening.kind == "basic-action" and happening.values["who"] == "CC":
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


def reasons(game: Game) -> list[str]:
    """The lines that decided the Automa's choices."""
    return [
        str(happening.values["line"])
        for happening in game.happened
        if happening.kind == "automa-chose" and happening.values["who"] == "CC"
    ]


def rows(game: Game) -> list[list[str]]:
    """The action cards in their rows, from the bottom up and nearest the marker first."""
    return [[PRIORITY_CARDS[card] for card in row] for row in automa(game).action_rows]


def happenings(game: Game, kind: str) -> list[dict[str, str | int]]:
    """What happened of a kind since the last choice."""
    return [happening.values for happening in game.happened if happening.kind == kind]
