"""Build Company (p. 18, 19, 23)."""

import pytest

from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, NOBODY
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, picks, take, unemployed, workers_in

TWELVE = [
    "supermarket",
    "shopping-mall",
    "college",
    "clinic",
    "supermarket-2",
    "fish-farm",
    "shopping-mall-2",
    "stadium",
    "clinic-2",
    "hospital",
    "academy",
    "university",
]
EIGHT = [
    "convenience-store",
    "doctors-office",
    "convenience-store-2",
    "game-store",
    "doctors-office-2",
    "tutoring-company",
    "organic-farm",
    "electronics-store",
]


def building(market: str, **changes: object) -> Game:
    """The Capitalist Class builds the only company of its market."""
    game = Game.from_position(
        {"turn": "CC", "markets": {"CC": [market]}, "unemployed": {"WC": {}, "MC": {}}, "money": {"CC": 100}} | changes
    )
    take(game, "basic/build-company")
    return game


# The Capitalist Class


def test_a_company_costs_its_price_and_leaves_the_market() -> None:
    game = Game.from_position({"turn": "CC", "markets": {"CC": ["hotel", "stadium"]}, "money": {"CC": 50}})
    take(game, "basic/build-company")
    assert option_ids(game) == ["build-company/hotel", "build-company/stadium"]
    picks(game, "build-company/stadium", "wage/stadium/L3")
    assert game.table.money[CC] == 30
    assert [COMPANIES[card].slug for card in game.table.markets[CC]] == ["hotel"]
    assert company(game, "stadium").owner == CC
    assert company(game, "stadium").wage == 3


def test_revenue_pays_first_then_capital() -> None:
    game = building("stadium", money={"CC": 15}, capital=20)
    assert (game.table.money[CC], game.table.capital) == (0, 15)


@pytest.mark.parametrize(("section", "levels"), [("2A", []), ("2B", ["L2", "L3"]), ("2C", ["L1", "L2", "L3"])])
def test_the_wage_obeys_the_labor_market(section: str, levels: list[str]) -> None:
    game = building("hotel", policies=[section])
    if levels:
        assert option_ids(game) == [f"wage/hotel/{level}" for level in levels]
    else:
        assert company(game, "hotel").wage == 3


def test_one_class_is_chosen_and_its_workers_are_committed() -> None:
    game = building("hotel", unemployed={"WC": {"unskilled": 3}, "MC": {"media": 2, "luxury": 1}})
    game.choose("wage/hotel/L2")
    assert option_ids(game) == ["staff/WC", "staff/MC", "no-workers"]
    picks(game, "staff/MC", "employ/media", "employ/media")
    assert company(game, "hotel").staff == MC
    assert company(game, "hotel").committed
    assert sorted(workers_in(game, "hotel")) == ["luxury", "media", "media"]
    assert unemployed(game, "WC") == {"unskilled": 3}


def test_unskilled_workers_go_before_skilled_ones() -> None:
    game = building("hotel", unemployed={"WC": {"unskilled": 2, "media": 1, "luxury": 1}, "MC": {}})
    picks(game, "wage/hotel/L2", "staff/WC")
    assert option_ids(game) == ["employ/luxury", "employ/media"]  # two unskilled ones are in already
    game.choose("employ/media")
    assert unemployed(game, "WC") == {"luxury": 1}


def test_the_skilled_slot_keeps_its_worker() -> None:
    game = building("stadium", unemployed={"WC": {"luxury": 2, "media": 1}, "MC": {}})
    picks(game, "wage/stadium/L2", "staff/WC", "employ/luxury")
    assert workers_in(game, "stadium")[0] == "luxury"
    assert unemployed(game, "WC") == {}


def test_hiring_is_optional() -> None:
    game = building("hotel", unemployed={"WC": {"unskilled": 3}, "MC": {}})
    picks(game, "wage/hotel/L2", "no-workers")
    assert company(game, "hotel").staff == NOBODY
    assert unemployed(game, "WC") == {"unskilled": 3}


def test_an_automated_company_asks_for_nothing() -> None:
    game = building("car-manufacturer", unemployed={"WC": {"unskilled": 3}, "MC": {}})
    assert game.decision.kind == "turn"
    assert company(game, "car-manufacturer").operational
    assert game.table.money[CC] == 55


def test_capitalist_refusals() -> None:
    empty = Game.from_position({"turn": "CC", "markets": {"CC": []}})
    assert refused(empty, "basic/build-company") == ("market-empty", {}, 18)
    full = Game.from_position(
        {"turn": "CC", "markets": {"CC": ["hotel"]}, "companies": {"CC": [{"company": slug} for slug in TWELVE]}}
    )
    assert refused(full, "basic/build-company") == ("no-company-space", {}, 18)
    poor = Game.from_position({"turn": "CC", "markets": {"CC": ["hotel", "stadium"]}, "money": {"CC": 5}, "capital": 4})
    assert refused(poor, "basic/build-company") == ("needs-money", {"needed": 15, "has": 9}, 18)


def test_a_company_that_costs_too_much_is_not_offered() -> None:
    game = Game.from_position({"turn": "CC", "markets": {"CC": ["hotel", "stadium"]}, "money": {"CC": 19}})
    take(game, "basic/build-company")
    assert company(game, "hotel").owner == CC  # the stadium for 20 was no choice


# The Middle Class


def founding(market: list[str], **changes: object) -> Game:
    return Game.from_position(
        {"turn": "MC", "markets": {"MC": market}, "unemployed": {"WC": {}, "MC": {}}, "money": {"MC": 40}} | changes
    )


def test_a_shop_is_founded_with_an_unemployed_worker_who_is_committed() -> None:
    game = founding(["game-store"], unemployed={"WC": {}, "MC": {"luxury": 1}}, companies={"CC": []})
    take(game, "basic/build-company")
    game.choose("wage/game-store/L3")
    shop = company(game, "game-store")
    assert (shop.staff, shop.committed, shop.wage, shop.employee) == (MC, True, 3, -1)
    assert game.table.money[MC] == 28
    assert unemployed(game, "MC") == {}


def test_a_founder_may_leave_another_company_which_is_emptied() -> None:
    game = founding(["game-store"], unemployed={"WC": {}, "MC": {"luxury": 1}})
    take(game, "basic/build-company")
    assert option_ids(game) == ["take/luxury/unemployed", "take/luxury/shopping-mall"]
    picks(game, "take/luxury/shopping-mall", "wage/game-store/L2")
    assert workers_in(game, "shopping-mall") == []
    assert unemployed(game, "MC") == {"luxury": 1, "unskilled": 1}


def test_a_founder_who_leaves_a_shop_dismisses_its_employee_who_can_be_hired_again() -> None:
    shops = [{"company": "convenience-store", "class": "MC", "employee": "unskilled", "strike": True}]
    game = founding(["convenience-store-2"], companies={"MC": shops})
    take(game, "basic/build-company")
    picks(game, "wage/convenience-store-2/L2", "employ/unskilled")
    assert company(game, "convenience-store").staff == NOBODY
    assert not company(game, "convenience-store").on_strike
    shop = company(game, "convenience-store-2")
    assert (shop.employee, shop.employee_committed) == (5, True)


def test_a_union_falls_with_a_dismissed_employee() -> None:
    shops = [
        {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
        {"company": "convenience-store-2", "class": "MC", "committed": True},
    ]
    game = founding(
        ["fast-food-restaurant"],
        companies={"MC": shops, "CC": [{"company": "vegetable-farm", "class": "WC"}]},
        trade_unions=["agriculture"],
        unemployed={"WC": {}, "MC": {"unskilled": 1}},
    )
    take(game, "basic/build-company")
    game.choose("take/unskilled/unemployed")
    assert game.table.unions[0] == 0
    assert unemployed(game, "WC") == {"agriculture": 1, "unskilled": 1}


def test_two_founders() -> None:
    game = founding(
        ["jewelry-store"], unemployed={"WC": {}, "MC": {"luxury": 1, "media": 1}}, companies={"CC": [], "ST": []}
    )
    take(game, "basic/build-company")
    game.choose("take/media/unemployed")
    store = company(game, "jewelry-store")
    assert (workers_in(game, "jewelry-store"), store.committed, store.wage) == (["luxury", "media"], True, 0)
    assert game.table.money[MC] == 24


@pytest.mark.parametrize(
    ("wc", "hires"),
    [
        ({"unskilled": 1, "media": 1}, ["employ/unskilled"]),
        ({"healthcare": 1, "media": 1}, ["employ/healthcare", "employ/media"]),
        ({}, []),
    ],
)
def test_who_may_be_hired_for_an_unskilled_slot(wc: dict[str, int], hires: list[str]) -> None:
    game = founding(["game-store"], unemployed={"WC": wc, "MC": {"luxury": 1}}, companies={"CC": []})
    take(game, "basic/build-company")
    game.choose("wage/game-store/L2")
    if hires:
        assert option_ids(game) == [*hires, "no-workers"]
    else:
        assert game.decision.kind == "turn"


def test_only_the_right_skill_may_be_hired_for_a_skilled_slot() -> None:
    game = founding(
        ["electronics-store"],
        unemployed={"WC": {"unskilled": 2, "luxury": 1}, "MC": {"luxury": 1}},
        companies={"CC": []},
    )
    take(game, "basic/build-company")
    game.choose("wage/electronics-store/L2")
    assert option_ids(game) == ["employ/luxury", "no-workers"]


def test_middle_class_refusals() -> None:
    assert refused(founding([]), "basic/build-company") == ("market-empty", {}, 23)
    full = founding(["pharmacy"], companies={"MC": [{"company": slug} for slug in EIGHT]})
    assert refused(full, "basic/build-company") == ("no-company-space", {}, 23)
    poor = founding(["pharmacy"], money={"MC": 10})
    assert refused(poor, "basic/build-company") == ("needs-money", {"needed": 16, "has": 10}, 23)
    nobody = founding(["local-newspaper"])
    assert refused(nobody, "basic/build-company") == ("no-workers-for-market", {}, 23)


def test_a_committed_worker_founds_nothing() -> None:
    mall = {"company": "shopping-mall", "class": "MC", "committed": True}
    game = founding(["game-store"], companies={"CC": [mall]})
    assert refused(game, "basic/build-company") == ("no-workers-for-market", {}, 23)


def test_an_owner_does_not_leave_a_committed_employee_to_found_a_shop() -> None:
    shops = [{"company": "convenience-store", "class": "MC", "employee": "unskilled", "employee_committed": True}]
    game = founding(["convenience-store-2"], companies={"MC": shops})
    assert refused(game, "basic/build-company") == ("no-workers-for-market", {}, 23)


def test_the_working_class_and_the_state_build_nothing() -> None:
    for seat in ("WC", "ST"):
        assert "basic/build-company" not in option_ids(Game.from_position({"turn": seat}))
