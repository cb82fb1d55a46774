"""Extra Shift (p. 24): a Middle Class company produces in the middle of the round."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import FOOD, HEALTH, MC, WC
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, take


def table(*shops: dict[str, object], **changes: object) -> Game:
    return Game.from_position(
        {
            "players": 3,
            "turn": "MC",
            "companies": {"MC": list(shops)},
            "storage": {"MC": {"food": 0, "health": 0}},
            "money": {"MC": 40, "WC": 0},
        }
        | changes
    )


def shift(*shops: dict[str, object], **changes: object) -> Game:
    game = table(*shops, **changes)
    take(game, "basic/extra-shift")
    return game


def test_an_employee_is_paid_and_adds_its_part_and_both_are_committed() -> None:
    game = shift({"company": "doctors-office", "class": "MC", "employee": "unskilled", "wage": "L3"})
    t = game.table
    assert t.storage[MC][HEALTH] == 4
    assert (t.money[MC], t.money[WC]) == (30, 10)
    shop = company(game, "doctors-office")
    assert shop.committed
    assert shop.employee_committed


def test_a_shop_without_employee_makes_its_own_part() -> None:
    game = shift({"company": "convenience-store", "class": "MC"})
    assert (game.table.storage[MC][FOOD], game.table.money[MC]) == (2, 40)


@pytest.mark.parametrize("why", ["employee_committed", "strike"])
def test_a_committed_or_striking_employee_neither_adds_nor_earns(why: str) -> None:
    game = shift({"company": "doctors-office", "class": "MC", "employee": "unskilled", why: True})
    t = game.table
    assert (t.storage[MC][HEALTH], t.money[MC], t.money[WC]) == (2, 40, 0)
    assert company(game, "doctors-office").committed


def test_influence_goes_to_the_player() -> None:
    game = shift({"company": "pr-agency", "class": "MC"})
    assert game.table.influence[MC] == 4


def test_what_has_no_room_is_lost() -> None:
    game = shift({"company": "convenience-store", "class": "MC"}, storage={"MC": {"food": 7}})
    assert game.table.storage[MC][FOOD] == 8


def test_one_of_several() -> None:
    game = shift({"company": "convenience-store", "class": "MC"}, {"company": "doctors-office", "class": "MC"})
    assert option_ids(game) == ["extra-shift/convenience-store", "extra-shift/doctors-office"]
    game.choose("extra-shift/convenience-store")
    assert not company(game, "doctors-office").committed


@pytest.mark.parametrize(
    "unfit",
    [
        {"company": "doctors-office"},
        {"company": "doctors-office", "class": "MC", "committed": True},
    ],
)
def test_companies_that_cannot_work_one(unfit: dict[str, object]) -> None:
    assert refused(table(unfit), "basic/extra-shift") == ("no-company-for-extra-shift", {}, 24)


def test_a_wage_that_cannot_be_paid_forbids_it_and_brings_no_loan() -> None:
    game = table({"company": "doctors-office", "class": "MC", "employee": "unskilled"}, money={"MC": 7})
    assert refused(game, "basic/extra-shift") == ("no-company-for-extra-shift", {}, 24)
    assert game.table.loans[MC] == 0
