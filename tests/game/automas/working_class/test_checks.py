"""Advanced mode: Check Workers and the whole turn by priority cards, from the opening rows on."""

from random import Random
from typing import Any

import pytest

from bodypolitic.game.automas.priority_rows import AW, BGS, DEM, PB, SA, STR
from bodypolitic.game.game import Game
from bodypolitic.game.setup import Setup
from tests.game.automas.at_the_table import acts, automa, policy_rows, raised, rows, set_aside, take_turn
from tests.game.automas.working_class.at_the_table import NOTHING_FOR_SALE, WORKING_IN_CC, WORKING_IN_ST, wca
from tests.game.random_play import choose_at_random
from tests.game.table_talk import workers_in

ELSEWHERE = 10  # a card on which Assign Workers is not the first check
IDLE: dict[str, Any] = {"storage": NOTHING_FOR_SALE, "money": {"WC": 0}}


def worker_moves(game: Game) -> list[tuple[str, int, str]]:
    """What Check Workers has moved up."""
    return [move for move in raised(game) if move[2].startswith("wc-")]


def checking(
    companies: dict[str, list[dict[str, object]]], unemployed: dict[str, int], card: int = ELSEWHERE, **more: Any
) -> Game:
    """The checks of an advanced Automa."""
    position = {**IDLE, "companies": companies, "unemployed": {"WC": unemployed}, **more}
    return take_turn(wca("advanced", card, **position))


# Opening


def test_opening_rows() -> None:
    game = Game.new(seed=3, setup=Setup(3, automas={"WC": "advanced"}))
    assert rows(game) == [["SA", "STR", "DEM"], ["AW", "BGS", "PB"]]
    assert policy_rows(game) == [["P2", "P4", "P6"], ["P1", "P5"]]
    assert set_aside(game) == ["P3", "P7"]


def test_a_simple_automa_has_no_priority_cards() -> None:
    game = Game.new(seed=3, setup=Setup(3, automas={"WC": "simple"}))
    assert rows(game) == policy_rows(game) == []
    assert set_aside(game) == []


# Check Workers


def test_each_unemployed_worker_who_would_find_work_is_worth_a_row() -> None:
    game = checking({"CC": [{"company": "hotel"}], "ST": []}, {"unskilled": 3})
    assert worker_moves(game) == [("AW", 3, "wc-unemployed-would-find-work")]


def test_one_unemployed_worker_is_not_worth_it() -> None:
    companies: dict[str, list[dict[str, object]]] = {
        "CC": [],
        "MC": [{"company": "doctors-office", "class": "MC"}],
        "ST": [],
    }
    game = checking(companies, {"unskilled": 1}, players=3)
    assert worker_moves(game) == [("SA", 1, "wc-no-worthwhile-assignment")]


def test_a_trade_union_is_worth_2_rows() -> None:
    companies: dict[str, list[dict[str, object]]] = {
        "CC": [{"company": "college", "class": "WC"}, {"company": "academy", "class": "WC"}],
        "ST": [],
    }
    game = checking(companies, {"education": 1})
    assert worker_moves(game) == [
        ("AW", 2, "wc-trade-union-possible"),
        ("DEM", 1, "wc-more-unemployed-than-slots"),
    ]


def test_2_trade_unions_are_worth_4_rows_and_their_leaders_find_work() -> None:
    names = ("college", "academy", "clinic", "hospital")
    companies: dict[str, list[dict[str, object]]] = {
        "CC": [{"company": name, "class": "WC"} for name in names],
        "ST": [],
    }
    game = checking(companies, {"education": 1, "healthcare": 1})
    assert worker_moves(game)[:2] == [
        ("AW", 2, "wc-unemployed-would-find-work"),
        ("AW", 4, "wc-trade-union-possible"),
    ]


def test_the_two_lines_look_for_the_best_assignment_each_for_itself() -> None:
    companies: dict[str, list[dict[str, object]]] = {
        "CC": [{"company": "college", "class": "WC"}, {"company": "academy", "class": "WC"}, {"company": "hotel"}],
        "ST": [],
    }
    game = checking(companies, {"education": 1, "unskilled": 2})
    assert worker_moves(game) == [
        ("AW", 3, "wc-unemployed-would-find-work"),
        ("AW", 2, "wc-trade-union-possible"),
    ]


@pytest.mark.parametrize(("idle", "moves"), [(2, 0), (3, 1), (5, 3)])
def test_each_unemployed_worker_without_a_slot_moves_the_demonstration_up(idle: int, moves: int) -> None:
    companies: dict[str, list[dict[str, object]]] = {"CC": [{"company": "clinic"}], "ST": []}
    game = checking(companies, {"unskilled": idle})
    expected = [("DEM", moves, "wc-more-unemployed-than-slots")] if moves else []
    assert worker_moves(game) == [("SA", 1, "wc-no-worthwhile-assignment"), *expected]


def test_workers_are_swapped_before_the_check() -> None:
    companies: dict[str, list[dict[str, object]]] = {
        "CC": [{"company": "supermarket", "class": "WC", "workers": ["agriculture", "media"]}],
        "ST": [],
    }
    game = checking(companies, {"unskilled": 1})
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]


@pytest.mark.parametrize(("card", "placed"), [(1, 4), (7, 3), (8, 6), (2, 3), (ELSEWHERE, 3)])
def test_the_bonus_counts_in_the_first_check(card: int, placed: int) -> None:
    """Four for a fee, any number, or a farm for three; the new skilled worker fits but doesn't raise the limit."""
    names = ("hotel", "publishing-house", "fashion-company", "radio-station")
    companies: dict[str, list[dict[str, object]]] = {"CC": [{"company": name} for name in names], "ST": []}
    game = checking(companies, {"unskilled": 6}, card)
    assert ("AW", placed, "wc-unemployed-would-find-work") in worker_moves(game)


def test_a_new_skilled_worker_counts_in_the_first_check() -> None:
    companies: dict[str, list[dict[str, object]]] = {"CC": [{"company": "supermarket"}], "ST": []}
    assert ("AW", 2, "wc-unemployed-would-find-work") in worker_moves(checking(companies, {"unskilled": 1}, 7))
    assert ("SA", 1, "wc-no-worthwhile-assignment") in worker_moves(checking(companies, {"unskilled": 1}))


# The turn


def test_x1_a_turn_by_priority() -> None:
    position: dict[str, Any] = {
        "companies": {"CC": [{"company": "fashion-company"}, *WORKING_IN_CC[:1]], "ST": WORKING_IN_ST[:1]},
        "unemployed": {"WC": {"unskilled": 2}},
        "storage": {"ST": {"health": 3, "education": 0}, "CC": {"luxury": 0, "education": 3, "health": 0}},
        "prices": {"CC": {"education": 5}},
        "money": {"WC": 15},
    }
    game = take_turn(wca("advanced", 14, **position))
    assert raised(game) == [
        ("AW", 2, "wc-unemployed-would-find-work"),
        ("PB", 1, "policy-next-to-desired"),
        ("P2", 1, "policy-next-to-desired"),
        ("PB", 1, "favorite-policy"),
        ("P2", 1, "favorite-policy"),
        ("BGS", 2, "goods-cost-little"),
        ("BGS", 2, "goods-cost-little"),
    ]
    assert acts(game) == ["BGS"]
    # BGS was in row 6 before rows collapsed: SA STR DEM / AW PB / BGS; then it went 2 rows down
    assert rows(game) == [["SA", "STR", "DEM", "BGS"], ["AW", "PB"]]
    assert policy_rows(game) == [["P4", "P6"], ["P1", "P5"], ["P2"]]


def test_the_second_action_is_performed_if_the_first_can_t_be() -> None:
    game = wca("advanced", 4, **IDLE, companies={"CC": [], "ST": []}, unemployed={"WC": {}})
    automa(game).action_rows = [[BGS, PB, SA, DEM], [], [], [], [], [], [], [STR], [AW]]
    take_turn(game)
    unable = [event.values["action"] for event in game.happened if event.kind == "automa-unable"]
    assert unable == ["AW", "STR"]
    assert acts(game) == []
    assert [event.values["action"] for event in game.happened if event.kind == "basic-action"] == [
        "apply-political-pressure"
    ]
    assert game.table.bag[0] == 11


def test_a_demonstration_is_set_aside_until_it_is_over() -> None:
    position: dict[str, Any] = {"companies": {"CC": WORKING_IN_CC, "ST": []}, "unemployed": {"WC": {"media": 5}}}
    game = wca("advanced", 4, **IDLE, **position)
    automa(game).action_rows = [[SA, STR], [AW, BGS, PB], [], [], [], [], [DEM]]
    take_turn(game)
    assert acts(game) == ["DEM"]
    assert set_aside(game)[-1] == "DEM"
    chance = Random(4)
    while game.table.demonstration:
        assert "DEM" in set_aside(game)
        choose_at_random(game, chance)
    assert "DEM" not in set_aside(game)
    assert "DEM" in rows(game)[0]


def test_the_card_of_a_policy_with_a_bill_is_set_aside() -> None:
    game = wca("advanced", 5, **IDLE, influence={"WC": 0})
    automa(game).action_rows = [[SA, STR, DEM, AW, BGS], [], [], [], [], [PB]]
    take_turn(game)
    assert acts(game) == ["PB"]
    assert "P2" in set_aside(game)
