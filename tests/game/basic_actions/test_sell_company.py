"""Sell Company (p. 19, 23)."""

import pytest

from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, take, unemployed


def test_a_company_goes_for_its_cost_to_revenue_and_its_workers_are_unemployed() -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 10}, "capital": 5, "unemployed": {"WC": {}, "MC": {}}})
    take(game, "basic/sell-company")
    game.choose("sell-company/college")
    t = game.table
    assert (t.money[CC], t.capital) == (26, 5)
    assert "college" not in [company.card.slug for company in t.companies[CC]]
    assert [COMPANIES[card].slug for card in t.company_discards[CC]] == ["college"]
    assert unemployed(game, "WC") == {"education": 1, "unskilled": 1}


def test_a_struck_company_can_be_sold() -> None:
    game = Game.from_position(
        {"turn": "CC", "companies": {"CC": [{"company": "hotel", "class": "WC", "strike": True}]}}
    )
    take(game, "basic/sell-company")
    assert game.table.companies[CC] == []


def test_an_automated_company_can_be_sold() -> None:
    game = Game.from_position(
        {"turn": "CC", "money": {"CC": 0}, "companies": {"CC": [{"company": "car-manufacturer"}]}}
    )
    take(game, "basic/sell-company")
    assert game.table.money[CC] == 45


def test_a_shop_dismisses_its_owner_and_its_employee() -> None:
    shops = [{"company": "convenience-store", "class": "MC", "employee": "media"}]
    game = Game.from_position(
        {"turn": "MC", "money": {"MC": 0}, "companies": {"MC": shops}, "unemployed": {"WC": {}, "MC": {}}}
    )
    take(game, "basic/sell-company")
    assert game.table.money[MC] == 14
    assert unemployed(game, "WC") == {"media": 1}
    assert unemployed(game, "MC") == {"agriculture": 1}


def test_committed_workers_forbid_the_sale() -> None:
    companies = [{"company": "hotel", "class": "WC", "committed": True}, {"company": "clinic", "class": "WC"}]
    game = Game.from_position({"turn": "CC", "companies": {"CC": [*companies, {"company": "stadium"}]}})
    take(game, "basic/sell-company")
    assert option_ids(game) == ["sell-company/clinic", "sell-company/stadium"]


@pytest.mark.parametrize("who", ["committed", "employee_committed"])
def test_either_worker_of_a_shop_forbids_its_sale(who: str) -> None:
    shop = {"company": "game-store", "class": "MC", "employee": "unskilled", who: True}
    game = Game.from_position({"turn": "MC", "companies": {"MC": [shop]}})
    assert refused(game, "basic/sell-company") == ("workers-committed", {}, 23)


@pytest.mark.parametrize(("seat", "page"), [("CC", 19), ("MC", 23)])
def test_without_companies_there_is_nothing_to_sell(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat, "companies": {seat: []}})
    assert refused(game, "basic/sell-company") == ("no-company", {}, page)


def test_a_union_falls_when_the_sale_leaves_three() -> None:
    crews = [{"company": "supermarket", "class": "WC"}, {"company": "fast-food-chain", "class": "WC"}]
    game = Game.from_position(
        {"turn": "CC", "companies": {"CC": crews}, "trade_unions": ["agriculture"], "unemployed": {"WC": {}}}
    )
    take(game, "basic/sell-company")
    game.choose("sell-company/fast-food-chain")
    assert game.table.unions[0] == 0
    assert unemployed(game, "WC") == {"agriculture": 1, "unskilled": 2}
