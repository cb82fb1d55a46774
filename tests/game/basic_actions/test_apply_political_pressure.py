"""Apply Political Pressure (p. 16, 19, 24): 3 voting cubes into the bag."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CLASSES, ROLES
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take

PAGES = [("WC", 16), ("MC", 24), ("CC", 19)]


@pytest.mark.parametrize("seat", ["WC", "MC", "CC"])
def test_three_cubes_go_into_the_bag(seat: str) -> None:
    game = Game.from_position({"turn": seat})
    take(game, "basic/apply-political-pressure")
    who = ROLES.index(seat)
    assert game.table.bag == [11 if role == who else 8 for role in CLASSES]
    assert game.table.cubes == [14 if role == who else 17 for role in CLASSES]


def test_as_many_as_are_left() -> None:
    game = Game.from_position({"bag": {"WC": 23}})
    take(game, "basic/apply-political-pressure")
    assert (game.table.bag[0], game.table.cubes[0]) == (25, 0)


@pytest.mark.parametrize(("seat", "page"), PAGES)
def test_with_all_cubes_in_the_bag_it_is_refused(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat, "bag": {seat: 25}})
    assert refused(game, "basic/apply-political-pressure") == ("no-voting-cubes", {}, page)


def test_the_state_has_no_cubes_and_no_such_action() -> None:
    game = Game.from_position({"turn": "ST"})
    assert "basic/apply-political-pressure" not in option_ids(game)
