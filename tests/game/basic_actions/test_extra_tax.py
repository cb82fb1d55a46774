"""Extra Tax (p. 28): 10 V from each, legitimacy lost with the two lowest."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ST, WC
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take


def taxing(legitimacy: tuple[int, int, int], **changes: object) -> Game:
    scores = dict(zip(("WC", "MC", "CC"), legitimacy, strict=True))
    game = Game.from_position(
        {"turn": "ST", "legitimacy": scores, "money": {"WC": 30, "MC": 40, "CC": 50, "ST": 0}, "capital": 5} | changes
    )
    take(game, "basic/extra-tax")
    return game


def test_everyone_pays_10_and_the_two_lowest_are_lost() -> None:
    t = taxing((2, 5, 3)).table
    assert (t.money[WC], t.money[MC], t.money[CC], t.capital, t.money[ST]) == (20, 30, 40, 5, 30)
    assert t.legitimacy == [1, 5, 2]


def test_the_state_chooses_among_equals() -> None:
    game = taxing((2, 5, 5))
    assert option_ids(game) == ["class/MC", "class/CC"]
    game.choose("class/CC")
    assert game.table.legitimacy == [1, 5, 4]


def test_three_equals_give_two_choices() -> None:
    game = taxing((4, 4, 4))
    game.choose("class/MC")
    assert option_ids(game) == ["class/WC", "class/CC"]
    game.choose("class/WC")
    assert game.table.legitimacy == [3, 3, 4]


def test_who_cannot_pay_takes_a_loan() -> None:
    t = taxing((2, 3, 4), money={"WC": 4, "MC": 9, "CC": 0, "ST": 0}, capital=3).table
    assert t.loans == [1, 1, 1, 0]
    assert (t.money[WC], t.money[MC], t.money[CC], t.capital) == (44, 49, 0, 43)
    assert t.money[ST] == 30


@pytest.mark.parametrize("legitimacy", [(1, 1, 1), (1, 5, 1), (1, 5, 5)])
def test_there_must_be_legitimacy_to_lose(legitimacy: tuple[int, int, int]) -> None:
    scores = dict(zip(("WC", "MC", "CC"), legitimacy, strict=True))
    game = Game.from_position({"turn": "ST", "legitimacy": scores})
    assert refused(game, "basic/extra-tax") == ("legitimacy-too-low", {"class": "WC"}, 35)
