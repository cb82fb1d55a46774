"""An Automa at the table, for tests: give it an AI card, let it take its turn, and see what it did and why.

The tables have one Automa; what is said of it needs no more than the game. The modules of the three classes say whose
Automa it is and add what only their tests need.
"""

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PRIORITY_CARDS, ROLES, PriorityCard
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.records.happenings import Happening

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


def automa(game: Game) -> Automa:
    """The Automa of a game."""
    (found,) = [module for module in game.table.modules if isinstance(module, Automa)]
    return found


def seat(game: Game) -> str:
    """The class that the Automa plays."""
    return ROLES[automa(game).role]


# Before its turn


def before_turn(who: str, card: int, mode: str = SIMPLE, position: Position | None = None) -> Game:
    """The Automa's turn, with an AI card on top of its pile."""
    game = Game.from_position({"turn": who, "automas": {who: mode}, "export": EXPORT_CARD, **(position or {})})
    put_on_top(game, card)
    return game


def put_on_top(game: Game, card: int) -> None:
    """Let an AI card, by its printed number, come next."""
    pile = automa(game).pile
    pile.remove(card - 1)
    pile.append(card - 1)


def lift(automa: Automa, action: str) -> None:
    """Lift one action of an advanced Automa above all others."""
    rows = automa.action_rows
    wanted = PriorityCard(PRIORITY_CARDS.index(action))
    for row in rows:
        if wanted in row:
            row.remove(wanted)
    while len(rows) < OUT_OF_REACH:
        rows.append([])
    rows.append([wanted])


# Its turn


def take_turn(game: Game) -> Game:
    """Let the Automa take its turn; the table it leaves breaks no rule, and nothing was decided without instruction."""
    game.choose("reveal-ai-card")
    assert broken_rules(game.table) == []
    assert "no-instruction" not in reasons(game)
    if game.decision.kind in {"turn", "automa-turn"}:
        assert automa(game).plan == [], "everything planned was done"
    return game


def simple_turn(who: str, card: int, position: Position | None = None) -> Game:
    """A turn in simple mode by an AI card."""
    return take_turn(before_turn(who, card, SIMPLE, position))


def advanced_turn(who: str, card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode by an AI card, from the opening rows."""
    return take_turn(before_turn(who, card, ADVANCED, position))


def turn_of(who: str, action: str, card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode in which one action has by far the highest priority."""
    game = before_turn(who, card, ADVANCED, position)
    lift(automa(game), action)
    return take_turn(game)


def special_action(who: str, card: int, position: Position | None = None) -> Game:
    """A turn in advanced mode in which the special action of an AI card has by far the highest priority."""
    return turn_of(who, "SA", card, position)


# What it did and why, since the last choice


def until_next_turn(game: Game) -> Game:
    """Let players take the first option each until somebody's turn comes; what happened is kept together."""
    happened = list(game.happened)
    while game.decision.kind not in {"turn", "automa-turn"}:
        game.choose(game.decision.options[0])
        happened += game.happened
    game.table.happened = happened
    assert broken_rules(game.table) == []
    return game


def happenings(game: Game, kind: str) -> list[dict[str, str | int]]:
    """What happened of a kind."""
    return [happening.values for happening in game.happened if happening.kind == kind]


def acts(game: Game) -> list[str]:
    """The actions that the Automa performed, Apply Political Pressure left out."""
    return [str(values["action"]) for values in happenings(game, "automa-acts")]


def acted(game: Game) -> str:
    """The action that the Automa performed in its turn."""
    for happening in game.happened:
        if happening.kind in {"automa-acts", "basic-action"} and happening.values["who"] == seat(game):
            return str(happening.values["action"])
    raise AssertionError("the Automa has done nothing")


def unable(game: Game) -> list[str]:
    """The actions that the Automa was not able to perform."""
    return [str(values["action"]) for values in happenings(game, "automa-unable")]


def used_bonus(game: Game) -> bool:
    """Whether the Automa used the bonus of its AI card, which it does at most once."""
    told = happenings(game, "ai-bonus-used")
    assert len(told) <= 1
    return bool(told)


def why_unable(game: Game) -> list[tuple[str, str]]:
    """The actions that the Automa was not able to perform, and why."""
    return [(str(values["action"]), str(values["line"])) for values in happenings(game, "automa-unable")]


def raised(game: Game) -> list[tuple[str, int, str]]:
    """The priority cards that went up: by how many rows, and the line that says why."""
    moves = happenings(game, "priority-raised")
    return [(str(values["card"]), int(values["rows"]), str(values["line"])) for values in moves]


def reasons(game: Game) -> list[str]:
    """The lines that decided the Automa's choices."""
    return deciding_lines([told for told in game.happened if told.values.get("who") == seat(game)])


def deciding_lines(happened: list[Happening]) -> list[str]:
    """The lines that decided choices: of each narrowing list the one that left a single candidate."""
    return [
        str(told.values["line"])
        for told in happened
        if told.kind == "automa-chose" or (told.kind == "narrowed" and told.values["left"] == 1)
    ]


# Its priority cards


def names(cards: list[PriorityCard]) -> list[str]:
    """Priority cards by what is printed on them."""
    return [PRIORITY_CARDS[card] for card in cards]


def rows(game: Game) -> list[list[str]]:
    """The action cards row by row from the bottom, the one nearest the marker first."""
    return [names(row) for row in automa(game).action_rows]


def policy_rows(game: Game) -> list[list[str]]:
    """The policy cards row by row from the bottom, the one nearest the marker first."""
    return [names(row) for row in automa(game).policy_rows]


def set_aside(game: Game) -> list[str]:
    """The priority cards that are set aside."""
    return names(automa(game).aside)
