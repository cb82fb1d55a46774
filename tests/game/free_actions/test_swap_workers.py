"""Swap Workers (p. 17, 24): a skilled worker in an unskilled slot and an unemployed one change places."""

from collections.abc import Mapping

import pytest

from bodypolitic.game.game import Game
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, picks, take, unemployed, workers_in


def swapping(seat: str, crew: Mapping[str, object], idle: dict[str, int]) -> Game:
    return Game.from_position(
        {"players": 3, "turn": seat, "companies": {"CC": [crew], "MC": [], "ST": []}, "unemployed": {seat: idle}}
    )


@pytest.mark.parametrize("seat", ["WC", "MC"])
def test_a_committed_place_stays_committed(seat: str) -> None:
    crew = {"company": "supermarket", "class": seat, "workers": ["agriculture", "healthcare"], "committed": True}
    game = swapping(seat, crew, {"unskilled": 1, "media": 1})
    take(game, "free/swap-workers")
    assert option_ids(game) == ["swap/supermarket/healthcare/media", "swap/supermarket/healthcare/unskilled"]
    game.choose("swap/supermarket/healthcare/unskilled")
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert company(game, "supermarket").committed
    assert unemployed(game, seat) == {"healthcare": 1, "media": 1}


def test_as_often_as_wished() -> None:
    crew = {"company": "hotel", "class": "WC", "workers": ["media", "education", "unskilled"]}
    game = swapping("WC", crew, {"unskilled": 2})
    take(game, "free/swap-workers")
    game.choose("swap/hotel/media/unskilled")
    assert "done" in option_ids(game)
    game.choose("swap/hotel/education/unskilled")
    assert game.decision.kind == "turn"  # only unskilled workers are left in the hotel
    assert workers_in(game, "hotel") == ["unskilled"] * 3
    assert unemployed(game, "WC") == {"media": 1, "education": 1}


def test_an_employee_of_the_middle_class_may_swap() -> None:
    shop = {"company": "game-store", "class": "MC", "employee": "media", "employee_committed": True}
    game = Game.from_position(
        {
            "players": 3,
            "companies": {"CC": [], "MC": [shop], "ST": []},
            "unemployed": {"WC": {"unskilled": 1, "luxury": 1}},
        }
    )
    take(game, "free/swap-workers")
    picks(game, "swap/game-store/media/unskilled")
    assert company(game, "game-store").employee == 5
    assert company(game, "game-store").employee_committed
    assert unemployed(game, "WC") == {"luxury": 1, "media": 1}


@pytest.mark.parametrize(("seat", "page"), [("WC", 17), ("MC", 24)])
@pytest.mark.parametrize(
    ("workers", "idle"),
    [
        (["agriculture", "unskilled"], {"unskilled": 2}),  # nobody skilled in an unskilled slot
        (["agriculture", "healthcare"], {}),  # nobody to swap with
        (["agriculture", "healthcare"], {"healthcare": 1}),  # nobody different
    ],
)
def test_nobody_to_swap(seat: str, page: int, workers: list[str], idle: dict[str, int]) -> None:
    game = swapping(seat, {"company": "supermarket", "class": seat, "workers": workers}, idle)
    assert refused(game, "free/swap-workers") == ("nobody-to-swap", {}, page)


def test_a_skilled_slot_never_swaps() -> None:
    shop = {"company": "organic-farm", "class": "MC", "employee": "agriculture"}
    game = Game.from_position(
        {"players": 3, "companies": {"CC": [], "MC": [shop], "ST": []}, "unemployed": {"WC": {"unskilled": 1}}}
    )
    assert refused(game, "free/swap-workers") == ("nobody-to-swap", {}, 17)
