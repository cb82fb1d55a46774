"""Adjust Prices (p. 19, 24): move the price markers."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from tests.game.table_talk import option_ids, picks, take


@pytest.mark.parametrize("seat", ["MC", "CC"])
def test_each_price_once_among_the_printed_ones(seat: str) -> None:
    game = Game.from_position({"turn": seat})
    take(game, "free/adjust-prices")
    assert option_ids(game) == [
        "price/food/9",
        "price/food/15",
        *[f"price/{resource}/{price}" for resource in ("luxury", "health", "education") for price in (5, 10)],
    ]
    game.choose("price/health/10")
    assert not [option for option in option_ids(game) if option.startswith("price/health")]
    picks(game, "price/food/9", "done")
    assert game.table.prices[ROLES.index(seat)] == [9, 8, 10, 8]


def test_after_the_fourth_it_ends_by_itself() -> None:
    game = Game.from_position({"turn": "CC"})
    take(game, "free/adjust-prices")
    picks(game, "price/food/15", "price/luxury/10", "price/health/5", "price/education/5")
    assert game.decision.kind == "turn"


def test_only_sellers_have_prices() -> None:
    for seat in ("WC", "ST"):
        assert "free/adjust-prices" not in option_ids(Game.from_position({"turn": seat}))
