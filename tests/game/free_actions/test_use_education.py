"""Use Education (p. 16, 24): 1 Prosperity and a trained worker."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import EDUCATION, ROLES
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, picks, take, unemployed, workers_in


def training(seat: str = "WC", **changes: object) -> Game:
    game = Game.from_position({"turn": seat, "goods": {seat: {"education": 6}}} | changes)
    take(game, "free/use-education")
    return game


@pytest.mark.parametrize("seat", ["WC", "MC"])
def test_education_for_the_population_is_spent(seat: str) -> None:
    game = training(seat, unemployed={seat: {"unskilled": 3}})
    who = ROLES.index(seat)
    assert game.table.goods[who][EDUCATION] == 3
    assert (game.table.prosperity[who], game.scores[seat]) == (1, 1)
    picks(game, "upgrade/unskilled/unemployed", "train/media")
    assert unemployed(game, seat) == {"unskilled": 2, "media": 1}


def test_a_committed_worker_is_trained_where_it_stands_and_stays_committed() -> None:
    game = training(companies={"CC": [{"company": "hotel", "class": "WC", "committed": True}]})
    picks(game, "upgrade/unskilled/hotel", "train/luxury")
    assert workers_in(game, "hotel") == ["luxury", "unskilled", "unskilled"]
    assert company(game, "hotel").committed


def test_a_skilled_worker_of_the_working_class_may_change_industry_but_not_in_a_skilled_slot() -> None:
    crew = {"company": "supermarket", "class": "WC", "workers": ["agriculture", "media"]}
    game = training(companies={"CC": [crew], "ST": [], "MC": []}, unemployed={"WC": {"luxury": 6}})
    assert option_ids(game) == ["upgrade/luxury/unemployed", "upgrade/media/supermarket"]
    game.choose("upgrade/media/supermarket")
    assert option_ids(game) == [f"train/{skill}" for skill in ("agriculture", "healthcare", "education")]
    game.choose("train/education")
    assert workers_in(game, "supermarket") == ["agriculture", "education"]


def test_a_skilled_worker_of_the_middle_class_changes_industry_only_while_unemployed() -> None:
    crew = {"company": "supermarket", "class": "MC", "workers": ["agriculture", "media"]}
    game = training("MC", companies={"CC": [crew], "ST": [], "MC": []}, unemployed={"MC": {"luxury": 6}})
    assert game.decision.kind == "choose-new-skill"  # the unemployed one was the only choice
    game.choose("train/education")
    assert unemployed(game, "MC") == {"luxury": 5, "education": 1}


def test_an_employee_of_the_middle_class_can_be_trained() -> None:
    shops = [
        {"company": "game-store", "class": "MC", "employee": "unskilled", "employee_committed": True},
        {"company": "organic-farm", "class": "MC", "employee": "agriculture"},
    ]
    game = training(companies={"CC": [], "ST": [], "MC": shops}, unemployed={"WC": {"luxury": 6}})
    assert option_ids(game) == ["upgrade/luxury/unemployed", "upgrade/unskilled/game-store"]
    picks(game, "upgrade/unskilled/game-store", "train/media")
    assert company(game, "game-store").employee == 4
    assert company(game, "game-store").employee_committed


def test_no_worker_is_trained_for_an_industry_that_has_run_out() -> None:
    game = training(players=2, unemployed={"WC": {"media": 6, "unskilled": 1}})
    game.choose("upgrade/unskilled/unemployed")
    assert "train/media" not in option_ids(game)


def test_nobody_is_trained_for_what_they_are_though_no_other_trade_is_left() -> None:
    others = ("agriculture", "luxury", "healthcare", "education")
    workers = {"media": 1, **dict.fromkeys(others, 6)}
    goods = {"WC": {"education": 10}}
    game = training(players=2, goods=goods, companies={"CC": [], "ST": []}, unemployed={"WC": workers})
    assert "upgrade/luxury/unemployed" in option_ids(game)
    assert refused(game, "upgrade/media/unemployed") == ("none-in-supply", {}, 16)


@pytest.mark.parametrize(("seat", "page"), [("WC", 16), ("MC", 24)])
def test_too_little_education(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat, "goods": {seat: {"education": 2}}})
    assert refused(game, "free/use-education") == (
        "needs-resource",
        {"needed": 3, "has": 2, "resource": "education"},
        page,
    )
