"""Use Luxury (p. 16, 24): 1 Prosperity."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import LUXURY, ROLES
from tests.game.refusals import refused
from tests.game.table_talk import take


@pytest.mark.parametrize(
    ("seat", "before", "points"), [("WC", 4, 5), ("MC", 4, 5), ("WC", 6, 7), ("MC", 6, 6), ("WC", 10, 10)]
)
def test_luxury_for_the_population_is_spent(seat: str, before: int, points: int) -> None:
    game = Game.from_position({"turn": seat, "prosperity": {seat: before}, "goods": {seat: {"luxury": 4}}})
    workers = game.table.workers.copy()
    take(game, "free/use-luxury")
    who = ROLES.index(seat)
    assert game.table.goods[who][LUXURY] == 1
    assert game.table.prosperity[who] == min(10, before + 1)
    assert game.scores[seat] == points
    assert game.table.workers == workers


@pytest.mark.parametrize(("seat", "page"), [("WC", 16), ("MC", 24)])
def test_too_little_luxury(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat})
    assert refused(game, "free/use-luxury") == ("needs-resource", {"needed": 3, "has": 0, "resource": "luxury"}, page)
