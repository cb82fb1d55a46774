"""Buy Storage (p. 19): a tile for 20 V, one for each resource."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_RESOURCES, CC, RESOURCES
from bodypolitic.game.rules.resources import storage_limit
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take


@pytest.mark.parametrize(("resource", "limit"), [("food", 16), ("luxury", 24), ("health", 24), ("education", 24)])
def test_20_for_a_tile_that_doubles_the_room(resource: str, limit: int) -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 15}, "capital": 10})
    take(game, "free/buy-storage")
    game.choose(f"storage/{resource}")
    assert (game.table.money[CC], game.table.capital) == (0, 5)
    assert storage_limit(game.table, CC, ALL_RESOURCES[RESOURCES.index(resource)]) == limit


def test_one_tile_for_each_resource() -> None:
    game = Game.from_position({"turn": "CC", "storage_tiles": {"CC": ["food", "health"]}})
    take(game, "free/buy-storage")
    assert option_ids(game) == ["storage/luxury", "storage/education"]


def test_refusals() -> None:
    poor = Game.from_position({"turn": "CC", "money": {"CC": 9}, "capital": 9})
    assert refused(poor, "free/buy-storage") == ("needs-money", {"needed": 20, "has": 18}, 19)
    four = {"CC": ["food", "luxury", "health", "education"]}
    everywhere = Game.from_position({"turn": "CC", "storage_tiles": four})
    assert refused(everywhere, "free/buy-storage") == ("no-storage-tile", {}, 19)
    tiles = {"CC": ["food", "luxury"], "MC": ["food", "luxury", "health", "education"]}
    none_left = Game.from_position({"turn": "CC", "storage_tiles": tiles})
    assert refused(none_left, "free/buy-storage") == ("no-storage-tile", {}, 19)
