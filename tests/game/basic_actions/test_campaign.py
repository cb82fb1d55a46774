"""Campaign (p. 28): up to 3 media influence become personal."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import INFLUENCE, ST
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take


def test_up_to_three_are_converted() -> None:
    game = Game.from_position({"turn": "ST", "media_influence": 5})
    supply = game.table.supply[INFLUENCE]
    take(game, "basic/campaign")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    game.choose("amount/3")
    assert (game.table.influence[ST], game.table.media_influence) == (4, 2)
    assert game.table.supply[INFLUENCE] == supply


def test_no_more_than_there_is() -> None:
    game = Game.from_position({"turn": "ST", "media_influence": 2})
    take(game, "basic/campaign")
    assert option_ids(game) == ["amount/1", "amount/2"]


def test_without_media_influence_it_is_refused() -> None:
    game = Game.from_position({"turn": "ST", "media_influence": 0})
    assert refused(game, "basic/campaign") == ("no-media-influence", {}, 28)
