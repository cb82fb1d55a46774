"""Use Healthcare (p. 16, 24): 1 Prosperity, 2 VP and a new unskilled worker."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import HEALTH, ROLES
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take, unemployed


@pytest.mark.parametrize("seat", ["WC", "MC"])
def test_health_for_the_population_is_spent(seat: str) -> None:
    game = Game.from_position(
        {"turn": seat, "prosperity": {seat: 2}, "goods": {seat: {"health": 5}}, "unemployed": {seat: {"unskilled": 3}}}
    )
    who = ROLES.index(seat)
    workers, supply = game.table.workers[who], game.table.supply[HEALTH]
    take(game, "free/use-healthcare")
    t = game.table
    assert t.goods[who][HEALTH] == 2  # Population 3
    assert t.supply[HEALTH] == supply + 3
    assert t.prosperity[who] == 3
    assert game.scores[seat] == 3 + 2
    assert t.workers[who] == workers + 1
    assert unemployed(game, seat) == {"unskilled": 4}


def test_at_the_end_of_the_track_the_last_space_counts_again() -> None:
    game = Game.from_position({"turn": "MC", "prosperity": {"MC": 10}, "goods": {"MC": {"health": 3}}})
    take(game, "free/use-healthcare")
    assert (game.table.prosperity[1], game.scores["MC"]) == (10, 7 + 2)


def test_without_an_unskilled_worker_a_skilled_one_comes() -> None:
    game = Game.from_position(
        {"players": 2, "goods": {"WC": {"health": 10}}, "unemployed": {"WC": {"unskilled": 14, "media": 6}}}
    )
    take(game, "free/use-healthcare")
    assert option_ids(game) == [f"new-worker/{skill}" for skill in ("agriculture", "luxury", "healthcare", "education")]
    game.choose("new-worker/luxury")
    assert unemployed(game, "WC") == {"unskilled": 14, "media": 6, "luxury": 1}


@pytest.mark.parametrize(("seat", "page"), [("WC", 16), ("MC", 24)])
def test_too_little_health(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat, "goods": {seat: {"health": 1}}, "storage": {"MC": {"health": 8}}})
    assert refused(game, "free/use-healthcare") == (
        "needs-resource",
        {"needed": 3, "has": 1, "resource": "health"},
        page,
    )


def test_one_free_action_a_turn() -> None:
    game = Game.from_position({"goods": {"WC": {"health": 8, "luxury": 8}}})
    take(game, "free/use-healthcare")
    assert refused(game, "free/use-luxury") == ("free-action-taken", {}, 16)
    assert "basic/propose-bill" in option_ids(game)


def test_a_free_action_after_the_main_action() -> None:
    game = Game.from_position({"goods": {"WC": {"health": 8}}})
    take(game, "basic/apply-political-pressure")
    assert refused(game, "basic/propose-bill") == ("main-action-taken", {}, 14)
    take(game, "free/use-healthcare")
    assert option_ids(game) == ["end-turn"]
