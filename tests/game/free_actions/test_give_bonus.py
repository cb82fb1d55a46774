"""Give Bonus (p. 19): 5 V, and the workers are committed."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, ROLES
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, take


@pytest.mark.parametrize("seat", ["WC", "MC"])
def test_5_go_to_the_class_that_works_there(seat: str) -> None:
    crews = [{"company": "hotel", "class": seat}, {"company": "clinic"}, {"company": "car-manufacturer"}]
    game = Game.from_position({"turn": "CC", "money": {"CC": 10, seat: 0}, "companies": {"CC": crews}})
    take(game, "free/give-bonus")
    assert game.decision.kind == "turn"  # only the hotel has workers
    assert (game.table.money[CC], game.table.money[ROLES.index(seat)]) == (5, 5)
    assert company(game, "hotel").committed


def test_one_company_is_chosen() -> None:
    game = Game.from_position({"turn": "CC"})
    take(game, "free/give-bonus")
    assert option_ids(game) == ["give-bonus/supermarket", "give-bonus/shopping-mall", "give-bonus/college"]
    game.choose("give-bonus/college")
    assert not company(game, "supermarket").committed


def test_refusals() -> None:
    empty = Game.from_position({"turn": "CC", "companies": {"CC": [{"company": "car-manufacturer"}]}})
    assert refused(empty, "free/give-bonus") == ("no-company-for-bonus", {}, 19)
    poor = Game.from_position({"turn": "CC", "money": {"CC": 2}, "capital": 1})
    assert refused(poor, "free/give-bonus") == ("needs-money", {"needed": 5, "has": 3}, 19)
