"""Events that spend what the State already has, for VP."""

import pytest

from bodypolitic.game.ground.codes import EDUCATION, HEALTH, ST
from tests.game.events.facing import assert_done, assert_impossible, facing
from tests.game.table_talk import option_ids

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}


@pytest.mark.parametrize("amount", [1, 6])
def test_neighbors_at_war(amount: int) -> None:
    game = facing("neighbors-at-war", storage={"ST": {"health": 8}})
    supply = game.table.supply[HEALTH]
    assert option_ids(game) == [f"amount/{units}" for units in range(1, 7)]
    game.choose(f"amount/{amount}")
    assert game.table.storage[ST][HEALTH] == 8 - amount
    assert game.table.supply[HEALTH] == supply + amount
    assert game.scores["ST"] == amount
    assert_done(game, "neighbors-at-war")


def test_neighbors_at_war_spends_only_what_the_state_has() -> None:
    game = facing("neighbors-at-war", storage={"ST": {"health": 2}, "CC": {"health": 8}})
    assert option_ids(game) == ["amount/1", "amount/2"]
    assert_impossible("neighbors-at-war", storage={"ST": NOTHING, "CC": {"health": 8}})


@pytest.mark.parametrize("amount", [1, 6])
def test_developing_countries_in_need(amount: int) -> None:
    game = facing("developing-countries-in-need")
    game.choose(f"amount/{amount}")
    assert game.table.storage[ST][EDUCATION] == 6 - amount
    assert game.scores["ST"] == amount
    assert_done(game, "developing-countries-in-need")


def test_developing_countries_in_need_impossible() -> None:
    assert_impossible("developing-countries-in-need", storage={"ST": NOTHING})


@pytest.mark.parametrize(("amount", "points"), [(15, 2), (30, 4), (45, 6)])
def test_fear_of_deflation(amount: int, points: int) -> None:
    game = facing("fear-of-deflation")
    assert option_ids(game) == ["amount/15", "amount/30", "amount/45"]
    game.choose(f"amount/{amount}")
    assert game.table.money[ST] == 120 - amount
    assert game.scores["ST"] == points
    assert_done(game, "fear-of-deflation")


def test_fear_of_deflation_with_little_money() -> None:
    assert option_ids(facing("fear-of-deflation", money={"ST": 44})) == ["amount/15", "amount/30"]
    assert_impossible("fear-of-deflation", money={"ST": 14})
