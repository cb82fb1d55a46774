"""Tables with the Working Class Automa, for its tests: declare a position, put an AI card on top, let it play."""

from bodypolitic.game.automas.automa import P1
from bodypolitic.game.automas.working_class.automa import WorkingClassAutoma
from bodypolitic.game.codes import PRIORITY_CARDS
from bodypolitic.game.game import Game

# A table of two where every job is taken, every policy is as the Automa wants it and nothing is for sale
WORKING_IN_CC = [{"company": name, "class": "WC"} for name in ("supermarket", "shopping-mall", "college", "clinic")]
WORKING_IN_ST = [{"company": name, "class": "WC"} for name in ("public-hospital", "public-university")]
AS_DESIRED = ["1A", "2A", "3A", "4A", "5A", "6C", "7B"]
NOTHING_FOR_SALE = {
    "ST": {"health": 0, "education": 0},
    "CC": {"luxury": 0, "health": 0, "education": 0},
}


def wca(mode: str, card: int, **position: object) -> Game:
    """A table of 2 players, or as declared, at the Automa's turn, with one of its AI cards on top of the pile."""
    declared: dict[str, object] = {"players": 2, "turn": "WC", "automas": {"WC": mode}}
    game = Game.from_position({**declared, **position})
    put_on_top(game, card)
    if mode == "advanced":
        place_policy_cards(game)
    return game


def stuck(card: int, **position: object) -> Game:
    """A simple Automa that can take none of its four actions, so that it performs the special action."""
    declared: dict[str, object] = {
        "policies": AS_DESIRED,
        "money": {"WC": 0},
        "storage": NOTHING_FOR_SALE,
        "unemployed": {"WC": {}},
        "companies": {"CC": WORKING_IN_CC, "ST": WORKING_IN_ST},
        "trade_unions": ["healthcare", "education"],
    }
    return wca("simple", card, **{**declared, **position})


def automa(game: Game) -> WorkingClassAutoma:
    """The Automa of a game."""
    found = game.table.modules[0]
    assert isinstance(found, WorkingClassAutoma)
    return found


def put_on_top(game: Game, card: int) -> None:
    """Let an AI card, by its printed number, come next."""
    pile = automa(game).pile
    pile.remove(card - 1)
    pile.append(card - 1)


def place_policy_cards(game: Game) -> None:
    """Place the policy cards as a Preparation Phase would for the policies declared."""
    player = automa(game)
    player.policy_rows = []
    player.aside = [P1 + policy for policy in range(7)]
    player.return_policy_cards(game.table)


def reveal(game: Game) -> Game:
    """Let the Automa take its turn, up to what somebody else decides."""
    game.choose("reveal-ai-card")
    return game


def acts(game: Game) -> list[str]:
    """The actions that the Automa has performed since the last choice."""
    return [str(happening.values["action"]) for happening in game.happened if happening.kind == "automa-acts"]


def reasons(game: Game) -> list[str]:
    """The lines that the Automa has given as reasons for its choices since the last choice."""
    return [str(happening.values["line"]) for happening in game.happened if happening.kind == "automa-chose"]


def raised(game: Game) -> list[tuple[str, int, str]]:
    """The priority cards that went up since the last choice: card, rows and the line that says why."""
    values = [happening.values for happening in game.happened if happening.kind == "priority-raised"]
    return [(str(moved["card"]), int(moved["rows"]), str(moved["line"])) for moved in values]


def rows(game: Game) -> list[list[str]]:
    """The action cards row by row from the bottom, the one nearest the marker first."""
    return [[PRIORITY_CARDS[card] for card in row] for row in automa(game).action_rows]


def policy_rows(game: Game) -> list[list[str]]:
    """The policy cards row by row from the bottom, the one nearest the marker first."""
    return [[PRIORITY_CARDS[card] for card in row] for row in automa(game).policy_rows]


def set_aside(game: Game) -> list[str]:
    """The priority cards that are set aside."""
    return [PRIORITY_CARDS[card] for card in automa(game).aside]
