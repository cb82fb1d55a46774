"""The New Government Bond Program: whether an Automa lends, and how much."""

import pytest

from bodypolitic.game.expansions.crisis_response.bonds import LendToState
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import WC
from tests.game.automas.at_the_table import automa, happenings, put_on_top
from tests.game.historical_events.facing import asked_anew


@pytest.mark.parametrize(("symbol", "money", "lent"), [(True, 60, [50]), (True, 49, [30]), (False, 60, [])])
def test_an_automa_lends_the_most_it_can_if_its_ai_card_shows_the_symbol(
    symbol: bool, money: int, lent: list[int]
) -> None:
    game = Game.from_position({"modules": ["crisis-response"], "automas": {"WC": "simple"}, "money": {"WC": money}})
    put_on_top(game, 1 if symbol else 2)
    top = automa(game).pile[-1]
    game.table.push(LendToState(WC))
    game = asked_anew(game)
    assert [values["amount"] for values in happenings(game, "paid") if values["who"] == "WC"] == lent
    assert automa(game).pile[0] == top


def test_an_automa_that_can_lend_nothing_draws_no_card() -> None:
    game = Game.from_position({"modules": ["crisis-response"], "automas": {"WC": "simple"}, "money": {"WC": 5}})
    game.table.push(LendToState(WC))
    assert not happenings(asked_anew(game), "ai-cards-drawn")
