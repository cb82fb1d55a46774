"""Buy Goods & Services: the check's price of an item, the criteria, how much is bought and from whom."""

from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, LUXURY, MC, ST, WC
from tests.game.automas.at_the_table import acts, raised, reasons, take_turn
from tests.game.automas.working_class.at_the_table import WORKING_IN_CC, wca

WITHOUT_BONUS = 9  # Buy Goods & Services comes first on this card, and no public university works in these tables
COMPANIES = {"CC": WORKING_IN_CC[:2], "ST": []}


def sold(**amounts: int) -> dict[str, dict[str, int]]:
    """Storages with nothing to prosper by in them but what is named: `st_health=3` or `cc_luxury=6`."""
    storage = {role: {"luxury": 0, "health": 0, "education": 0} for role in ("ST", "CC")}
    for name, amount in amounts.items():
        role, resource = name.split("_")
        storage.setdefault(role.upper(), {})[resource] = amount
    return storage


def buying(money: int, card: int = WITHOUT_BONUS, mode: str = "simple", **position: object) -> Game:
    """Let an Automa with 4 workers, a Population of 3 unless declared otherwise, buy at 6A, where imports are dear."""
    declared: dict[str, object] = {"policies": ["6A"], "companies": COMPANIES, "unemployed": {"WC": {}}}
    return take_turn(wca(mode, card, **{**declared, "money": {"WC": money}, **position}))


def bought(game: Game) -> dict[str, int]:
    """What the Automa has bought, by resource."""
    amounts: dict[str, int] = {}
    for happening in game.happened:
        values = happening.values
        if happening.kind == "gained" and values["who"] == "WC" and values["reason"] == "purchase":
            amounts[str(values["resource"])] = amounts.get(str(values["resource"]), 0) + int(values["amount"])
    return amounts


# Buy Goods & Services Criteria


def test_free_comes_first() -> None:
    storage = sold(st_health=3, cc_luxury=3)
    game = buying(60, storage=storage, policies=["4A", "6A"], prices={"CC": {"luxury": 5}})
    assert bought(game) == {"health": 3}
    assert reasons(game)[0] == "buying-free"


def test_then_education_with_3_unskilled_unemployed() -> None:
    storage = sold(st_health=3, st_education=3)
    game = buying(60, storage=storage, unemployed={"WC": {"unskilled": 3}})
    assert bought(game) == {"education": 3}
    assert reasons(game)[0] == "buying-education-for-unskilled-workers"


def test_education_has_no_such_claim_with_2_unskilled_unemployed() -> None:
    storage = sold(st_health=3, st_education=3)
    game = buying(60, storage=storage, unemployed={"WC": {"unskilled": 2, "media": 2}})
    assert bought(game) == {"health": 3}


def test_then_the_cheapest() -> None:
    game = buying(30, storage=sold(st_health=3, cc_luxury=3), policies=["4C", "6A"])
    assert bought(game) == {"luxury": 3}
    assert reasons(game)[0] == "buying-cheapest"


def test_a_mix_of_2_sources_may_be_the_cheapest() -> None:
    game = buying(60, storage=sold(st_health=2, cc_health=3, cc_luxury=3), prices={"CC": {"health": 8, "luxury": 8}})
    assert bought(game) == {"health": 3}
    assert game.table.money[WC] == 60 - 2 * 5 - 8


ELEVEN_WORKERS: dict[str, Any] = {"unemployed": {"WC": {"media": 5, "education": 2}}, "demonstration": True}


def test_health_is_left_alone_if_it_would_increase_the_population() -> None:
    game = buying(24, storage=sold(st_health=3, cc_luxury=3), **ELEVEN_WORKERS)
    assert game.table.workers[WC] == 11
    assert bought(game) == {"luxury": 3}
    assert reasons(game)[0] == "buying-no-health-before-population-grows"


def test_health_is_bought_all_the_same_if_there_is_nothing_else() -> None:
    game = buying(15, storage=sold(st_health=3), **ELEVEN_WORKERS)
    assert bought(game) == {"health": 3}
    assert game.table.workers[WC] == 12


@pytest.mark.parametrize(
    ("storage", "resource"),
    [
        (sold(st_health=3, cc_education=3, cc_luxury=3), "health"),
        (sold(cc_education=3, cc_luxury=3), "education"),
    ],
)
def test_then_health_education_and_luxury(storage: dict[str, dict[str, int]], resource: str) -> None:
    prices = {"CC": {"education": 5, "luxury": 5}}
    game = buying(15, storage=storage, prices=prices)
    assert bought(game) == {resource: 3}
    assert reasons(game)[0] == "buying-order-of-resources"


def test_then_public_services_before_the_capitalist_class() -> None:
    game = buying(15, storage=sold(st_health=3, cc_health=3), prices={"CC": {"health": 5}})
    assert game.table.storage[ST][HEALTH] == 0
    assert game.table.storage[CC][HEALTH] == 3
    assert reasons(game)[0] == "buying-order-of-sources"


def test_then_the_capitalist_before_the_middle_class() -> None:
    storage = {**sold(cc_health=3), "MC": {"health": 3}}
    companies = {**COMPANIES, "MC": []}
    game = buying(24, storage=storage, players=3, companies=companies)
    assert game.table.storage[CC][HEALTH] == 0
    assert game.table.storage[MC][HEALTH] == 3


def test_the_foreign_market_comes_before_the_capitalist_class() -> None:
    game = buying(18, storage=sold(cc_luxury=3), prices={"CC": {"luxury": 5}}, policies=["6C"])
    assert game.table.storage[CC][LUXURY] == 0  # 5 V is less than 6 V
    game = buying(24, storage=sold(cc_luxury=3), prices={"CC": {"luxury": 8}}, policies=["6C"])
    assert game.table.storage[CC][LUXURY] == 3
    assert game.table.money[WC] == 6


# How much


def test_only_what_is_missing_is_bought() -> None:
    game = buying(5, storage=sold(st_health=3), goods={"WC": {"health": 2}})
    assert bought(game) == {"health": 1}
    assert game.table.goods[WC][HEALTH] == 0
    assert game.table.prosperity[WC] == 1


def test_a_full_population_s_worth_is_bought_where_nothing_is_missing() -> None:
    game = buying(15, storage=sold(st_health=3), goods={"WC": {"health": 3}})
    assert bought(game) == {"health": 3}
    assert game.table.prosperity[WC] == 2


def test_a_second_source_with_a_full_population_s_worth_is_used_too() -> None:
    game = buying(39, storage=sold(st_education=0, cc_education=3, st_health=3, cc_health=3))
    assert bought(game) == {"health": 6}
    assert game.table.money[WC] == 0
    assert game.table.prosperity[WC] == 2
    assert "buying-from-a-second-source-too" in reasons(game)


@pytest.mark.parametrize(
    ("money", "storage"),
    [(38, sold(st_health=3, cc_health=3)), (60, sold(st_health=3, cc_health=2))],
)
def test_not_if_it_lacks_the_money_or_the_goods(money: int, storage: dict[str, dict[str, int]]) -> None:
    game = buying(money, storage=storage)
    assert bought(game) == {"health": 3}


def test_not_if_it_is_health_and_the_population_is_about_to_grow() -> None:
    prices = {"CC": {"health": 5}}
    game = buying(30, storage=sold(st_health=3, cc_health=3), prices=prices, **ELEVEN_WORKERS)
    assert bought(game) == {"health": 3}
    assert game.table.money[WC] == 15


def test_no_loan_is_taken_for_a_purchase() -> None:
    game = buying(14, storage=sold(st_health=3))
    assert "BGS" not in acts(game)
    assert game.table.loans[WC] == 0


def test_too_little_to_prosper_by_is_not_bought() -> None:
    game = buying(30, storage=sold(st_health=2))
    assert "BGS" not in acts(game)


# Check Goods & Services


def checked(game: Game) -> list[tuple[str, int, str]]:
    """What Check Goods & Services has moved up."""
    return [move for move in raised(game) if move[2].startswith("goods-")]


FIFTEEN: dict[str, Any] = {"unemployed": {"WC": {"media": 6, "luxury": 5}}, "demonstration": True}
ELSEWHERE = 14  # a card on which Buy Goods & Services is not the first check


def test_a_resource_for_free_is_worth_3_rows() -> None:
    game = buying(0, ELSEWHERE, "advanced", storage=sold(st_health=3), policies=["4A", "6A"])
    assert checked(game) == [("BGS", 3, "goods-can-be-had-for-free")]


def test_6_v_an_item_or_less_is_worth_2_rows() -> None:
    game = buying(18, ELSEWHERE, "advanced", storage=sold(), policies=["6C"])
    assert checked(game) == [("BGS", 2, "goods-cost-little")]


def test_more_is_worth_1_row() -> None:
    game = buying(24, ELSEWHERE, "advanced", storage=sold(cc_education=3))
    assert checked(game) == [("BGS", 1, "goods-cost-much")]


def test_each_resource_counts() -> None:
    storage = sold(st_health=3, st_education=3, cc_luxury=3)
    game = buying(60, ELSEWHERE, "advanced", storage=storage, policies=["4A", "6A"])
    assert checked(game) == [
        ("BGS", 1, "goods-cost-much"),
        ("BGS", 3, "goods-can-be-had-for-free"),
        ("BGS", 1, "goods-cost-much"),
    ]


def test_nothing_to_buy_moves_the_special_action_up() -> None:
    game = buying(8, ELSEWHERE, "advanced", storage=sold(st_health=2))
    assert checked(game) == [("SA", 1, "goods-none-can-be-bought")]


def test_x4_the_price_of_an_item_from_2_sources() -> None:
    game = buying(34, ELSEWHERE, "advanced", storage=sold(st_health=2, cc_health=3), **FIFTEEN)
    assert game.table.workers[WC] == 15
    assert checked(game) == [("BGS", 1, "goods-cost-much")]


def test_x5_money_of_the_bonus_comes_off_the_price() -> None:
    four_unemployed: dict[str, Any] = {"unemployed": {"WC": {"media": 4}}, "demonstration": True}
    companies = {"CC": [*WORKING_IN_CC, {"company": "hotel", "class": "WC"}], "ST": []}
    game = buying(30, 3, "advanced", storage=sold(st_education=5), companies=companies, **four_unemployed)
    assert game.table.population(WC) == 5
    assert checked(game) == [("BGS", 2, "goods-cost-little")]
    assert game.table.money[WC] == 0
    assert game.table.storage[ST][EDUCATION] == 0


def test_a_bonus_of_the_first_check_does_not_count_in_another() -> None:
    storage = sold(st_health=3)
    game = buying(8, 10, "advanced", storage=storage)
    assert checked(game) == [("BGS", 2, "goods-cost-little")]
    game = buying(8, ELSEWHERE, "advanced", storage=storage)
    assert checked(game) == [("SA", 1, "goods-none-can-be-bought")]


def test_only_what_is_missing_counts_in_the_check() -> None:
    game = buying(8, ELSEWHERE, "advanced", storage=sold(cc_health=3), goods={"WC": {"health": 2}})
    assert checked(game) == [("BGS", 1, "goods-cost-much")]
