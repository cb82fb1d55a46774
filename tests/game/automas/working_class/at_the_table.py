"""Tables with the Working Class Automa, for its tests."""

from bodypolitic.game.game import Game
from tests.game.automas.at_the_table import before_turn

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
    return before_turn("WC", card, mode, {"players": 2, **position})


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
