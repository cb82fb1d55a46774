"""Meet with a Party's MPs (p. 28): 2 personal influence for a legitimacy."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, CLASSES, ROLES, ST
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take


@pytest.mark.parametrize("seat", ["WC", "MC", "CC"])
def test_the_chosen_player_gets_2_influence_and_the_state_1_legitimacy(seat: str) -> None:
    game = Game.from_position({"turn": "ST", "influence": {"ST": 3}})
    take(game, "basic/meet-with-mps")
    assert option_ids(game) == ["class/WC", "class/MC", "class/CC"]
    game.choose(f"class/{seat}")
    t = game.table
    who = ROLES.index(seat)
    assert t.influence == [3 if role == who else 1 for role in ALL_ROLES]
    assert t.legitimacy == [3 if role == who else 2 for role in CLASSES]


def test_the_track_ends_at_10() -> None:
    game = Game.from_position({"turn": "ST", "influence": {"ST": 2}, "legitimacy": {"CC": 10}})
    take(game, "basic/meet-with-mps")
    game.choose("class/CC")
    assert game.table.legitimacy[2] == 10
    assert game.table.influence[ST] == 0


def test_media_influence_does_not_help() -> None:
    game = Game.from_position({"turn": "ST", "influence": {"ST": 1}, "media_influence": 5})
    assert refused(game, "basic/meet-with-mps") == ("needs-personal-influence", {"needed": 2, "has": 1}, 28)
