"""Adjust Wages (p. 19, 24, 28): move the wage markers; a raise commits the workers."""

import pytest

from bodypolitic.game.game import Game
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, picks, take


def adjusting(seat: str, companies: list[dict[str, object]], policy: str = "2C") -> Game:
    game = Game.from_position({"turn": seat, "policies": [policy], "companies": {seat: companies}})
    take(game, "free/adjust-wages")
    return game


@pytest.mark.parametrize(("seat", "slug"), [("CC", "college"), ("ST", "university-hospital")])
def test_a_raise_commits_and_a_cut_does_not(seat: str, slug: str) -> None:
    for level, committed in (("L3", True), ("L1", False)):
        game = adjusting(seat, [{"company": slug, "class": "WC", "wage": "L2"}])
        assert option_ids(game) == [f"wage/{slug}/L1", f"wage/{slug}/L3"]
        game.choose(f"wage/{slug}/{level}")
        assert company(game, slug).wage == int(level[1])
        assert company(game, slug).committed is committed


def test_a_raise_from_l1_to_l2_commits_too() -> None:
    game = adjusting("CC", [{"company": "college", "class": "MC", "wage": "L1"}])
    game.choose("wage/college/L2")
    assert company(game, "college").committed


def test_the_middle_class_commits_only_the_employee() -> None:
    game = adjusting("MC", [{"company": "game-store", "class": "MC", "employee": "unskilled"}])
    game.choose("wage/game-store/L3")
    shop = company(game, "game-store")
    assert (shop.committed, shop.employee_committed) == (False, True)


def test_committed_workers_lose_no_wage() -> None:
    game = adjusting("CC", [{"company": "college", "class": "WC", "wage": "L2", "committed": True}])
    assert company(game, "college").wage == 3  # the only move there was


def test_a_committed_owner_does_not_protect_the_employee() -> None:
    shop = {"company": "game-store", "class": "MC", "employee": "unskilled", "wage": "L2", "committed": True}
    game = adjusting("MC", [shop])
    assert option_ids(game) == ["wage/game-store/L1", "wage/game-store/L3"]


def test_a_committed_employee_is_protected() -> None:
    shop = {"company": "game-store", "class": "MC", "employee": "unskilled", "wage": "L2", "employee_committed": True}
    game = adjusting("MC", [shop])
    assert company(game, "game-store").wage == 3


def test_no_wage_below_the_minimum() -> None:
    game = adjusting("CC", [{"company": "college", "wage": "L2"}, {"company": "clinic", "wage": "L3"}], policy="2B")
    assert option_ids(game) == ["wage/college/L3", "wage/clinic/L2"]


def test_several_companies_each_once() -> None:
    game = adjusting("CC", [{"company": "college", "class": "WC"}, {"company": "clinic", "class": "WC"}])
    game.choose("wage/college/L3")
    assert option_ids(game) == ["done", "wage/clinic/L1", "wage/clinic/L3"]
    picks(game, "wage/clinic/L1")
    assert (company(game, "college").wage, company(game, "clinic").wage) == (3, 1)
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(("seat", "page"), [("MC", 24), ("CC", 19), ("ST", 28)])
def test_at_2a_no_wage_can_change(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat, "policies": ["2A"]})
    assert refused(game, "free/adjust-wages") == ("no-wage-to-change", {}, page)


def test_committed_workers_at_l3_leave_nothing_to_change() -> None:
    crew = {"company": "college", "class": "WC", "wage": "L3", "committed": True}
    game = Game.from_position({"turn": "CC", "policies": ["2C"], "companies": {"CC": [crew]}})
    assert refused(game, "free/adjust-wages") == ("no-wage-to-change", {}, 19)
