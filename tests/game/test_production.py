"""Production Phase (p. 11, 12, 16, 17, 20, 25, 28): strikes, wages and production, needs, the IMF check.

Each table waits at the vote on a bill for 7A, right after the phase.
"""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, INFLUENCE, LUXURY, MC, ST, WC, B, C
from tests.game.table_talk import company, option_ids, paid, picks

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}
FIRST_ROW = ["university-hospital", "technical-university", "national-public-broadcasting"]


def produced(**changes: object) -> Game:
    """Three players without companies but for those told; everyone has food to eat and money to spend."""
    companies = {"CC": [], "MC": [], "ST": []} | dict(changes.pop("companies", {}))  # type: ignore[call-overload]
    return Game.from_position(
        {
            "players": 3,
            "phase": "production",
            "bills": {"7A": "WC"},
            "companies": companies,
            "unemployed": {"WC": {}, "MC": {}},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
            "money": {"WC": 100, "MC": 100, "CC": 100, "ST": 100},
            "storage": {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING},
            "media_influence": 0,
        }
        | changes
    )


# Wages and production


@pytest.mark.parametrize(("wage", "pay"), [("L1", 10), ("L2", 20), ("L3", 30)])
@pytest.mark.parametrize("who", ["WC", "MC"])
def test_a_capitalist_company_pays_its_wage_once_and_produces(wage: str, pay: int, who: str) -> None:
    crew = {"company": "college", "class": who, "wage": wage, "committed": True}
    game = produced(policies=["2C"], companies={"CC": [crew]})
    assert paid(game, "CC", "wages") == pay
    assert game.table.storage[CC][EDUCATION] == 6
    assert not company(game, "college").committed


def test_an_empty_company_neither_pays_nor_produces() -> None:
    game = produced(companies={"CC": [{"company": "college"}]})
    assert paid(game, "CC", "wages") == 0
    assert game.table.storage[CC][EDUCATION] == 0


def test_an_automated_company_produces_without_wages() -> None:
    game = produced(companies={"CC": [{"company": "car-manufacturer"}]})
    assert paid(game, "CC", "wages") == 0
    assert game.table.storage[CC][LUXURY] == 5


def test_machinery_adds_its_output_only_where_somebody_works() -> None:
    crew = {"company": "stadium", "class": "WC", "machinery": True}
    game = produced(companies={"CC": [crew, {"company": "college", "machinery": True}]})
    assert game.table.storage[CC][LUXURY] == 8 + 3
    assert game.table.storage[CC][EDUCATION] == 0


def test_goods_beyond_the_storage_go_to_the_free_trade_zone_and_services_are_lost() -> None:
    crews = [{"company": "stadium", "class": "WC"}, {"company": "college", "class": "WC"}]
    full = NOTHING | {"luxury": 10, "education": 10}
    game = produced(companies={"CC": crews}, storage={"CC": full, "MC": NOTHING, "ST": NOTHING})
    t = game.table
    assert (t.storage[CC][LUXURY], t.free_trade_zone[LUXURY], t.storage[CC][EDUCATION]) == (12, 6, 12)


def test_the_free_trade_zone_has_its_own_limit() -> None:
    crew = {"company": "stadium", "class": "WC"}
    full = {"CC": NOTHING | {"luxury": 12}, "MC": NOTHING, "ST": NOTHING}
    game = produced(companies={"CC": [crew]}, storage=full, free_trade_zone={"luxury": 7})
    assert game.table.free_trade_zone[LUXURY] == 12


def test_a_storage_tile_makes_room() -> None:
    crew = {"company": "college", "class": "WC"}
    full = {"CC": NOTHING | {"education": 12}, "MC": NOTHING, "ST": NOTHING}
    game = produced(companies={"CC": [crew]}, storage=full, storage_tiles={"CC": ["education"]})
    assert game.table.storage[CC][EDUCATION] == 18


def test_private_media_make_influence_of_ones_own() -> None:
    crews = {"CC": [{"company": "tv-station", "class": "WC"}], "MC": [{"company": "pr-agency", "class": "MC"}]}
    game = produced(companies=crews)
    assert (game.table.influence[CC], game.table.influence[MC]) == (5, 4)


def test_public_companies_produce_and_pay_without_a_player_too() -> None:
    game = produced(companies={"ST": [{"company": slug, "class": "WC"} for slug in FIRST_ROW]})
    t = game.table
    assert (t.storage[ST][HEALTH], t.storage[ST][EDUCATION], t.media_influence) == (6, 6, 4)
    assert paid(game, "ST", "wages") == 90


def test_public_services_hold_the_production_of_all_open_companies_plus_6() -> None:
    crew = [{"company": "university-hospital", "class": "WC"}, {"company": "public-hospital-2"}]
    game = produced(companies={"ST": crew}, storage={"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"health": 15}})
    assert game.table.storage[ST][HEALTH] == 6 + 4 + 6


def test_machinery_of_a_company_that_became_public_makes_room_for_what_it_adds() -> None:
    crew = [{"company": "technical-university"}, {"company": "college", "class": "WC", "machinery": True}]
    game = produced(companies={"ST": crew}, storage={"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"education": 15}})
    assert game.table.storage[ST][EDUCATION] == 6 + 6 + 2 + 6


def test_a_shop_pays_its_employee_for_the_bonus() -> None:
    shops = [
        {"company": "doctors-office", "class": "MC", "employee": "unskilled", "employee_committed": True},
        {"company": "game-store", "class": "MC", "committed": True},
        {"company": "tutoring-company"},
    ]
    game = produced(companies={"MC": shops})
    t = game.table
    assert t.storage[MC] == [0, 2, 4, 0]
    assert paid(game, "MC", "wages") == 8
    assert not any(shop.anyone_committed for shop in t.companies[MC])


def test_a_middle_class_storage_holds_8() -> None:
    shop = {"company": "doctors-office", "class": "MC", "employee": "unskilled"}
    full = {"CC": NOTHING, "MC": NOTHING | {"health": 6}, "ST": NOTHING}
    assert produced(companies={"MC": [shop]}, storage=full).table.storage[MC][HEALTH] == 8


def test_the_middle_class_is_paid_before_it_pays() -> None:
    crews = {
        "CC": [{"company": "college", "class": "MC"}],
        "MC": [{"company": "doctors-office", "class": "MC", "employee": "unskilled"}],
    }
    game = produced(companies=crews, money={"WC": 100, "MC": 0, "CC": 100, "ST": 100})
    assert game.table.loans[MC] == 0


def test_wages_beyond_all_money_bring_a_loan() -> None:
    crew = {"company": "college", "class": "WC", "wage": "L3"}
    game = produced(companies={"CC": [crew]}, money={"WC": 100, "MC": 100, "CC": 10, "ST": 100}, capital=5)
    assert game.table.loans[CC] == 1


def test_cooperative_farms_feed_the_working_class() -> None:
    farm = {"company": "cooperative-farm", "class": "WC", "committed": True}
    game = produced(companies={"WC": [farm]}, goods={"WC": {"food": 1}, "MC": {"food": 10}})
    assert game.table.goods[WC][FOOD] == 0  # 1 + 2 food, Population 3
    assert paid(game, "WC", "purchase") == 0
    assert not company(game, "cooperative-farm").committed


def test_each_union_brings_an_influence() -> None:
    crews = [{"company": slug, "class": "WC"} for slug in ("supermarket", "fast-food-chain", "clinic", "clinic-2")]
    game = produced(companies={"CC": crews}, trade_unions=["agriculture", "healthcare"])
    assert game.table.influence[WC] == 3


# Strikes


@pytest.mark.parametrize("wage", ["L1", "L2"])
def test_a_struck_company_stands_still_and_brings_an_influence(wage: str) -> None:
    crew = {"company": "college", "class": "WC", "wage": wage, "strike": True}
    game = produced(policies=["2C"], companies={"CC": [crew]})
    assert (game.table.influence[WC], paid(game, "CC", "wages"), game.table.storage[CC][EDUCATION]) == (2, 0, 0)
    assert not company(game, "college").on_strike


def test_a_strike_is_over_where_the_wage_is_l3() -> None:
    crew = {"company": "college", "class": "WC", "wage": "L3", "strike": True}
    game = produced(companies={"CC": [crew]})
    assert (game.table.influence[WC], paid(game, "CC", "wages"), game.table.storage[CC][EDUCATION]) == (1, 30, 6)
    assert not company(game, "college").on_strike


def test_in_a_struck_shop_the_owner_works_on() -> None:
    shop = {"company": "doctors-office", "class": "MC", "employee": "unskilled", "strike": True}
    game = produced(companies={"MC": [shop]})
    assert (game.table.influence[WC], paid(game, "MC", "wages"), game.table.storage[MC][HEALTH]) == (2, 0, 2)


def test_a_struck_public_company() -> None:
    crew = {"company": "university-hospital", "class": "WC", "strike": True}
    game = produced(players=4, companies={"ST": [crew]}, events=[])
    assert (game.table.influence[WC], game.table.storage[ST][HEALTH]) == (2, 0)


# Needs


def test_own_food_is_eaten_first() -> None:
    game = produced(
        goods={"WC": {"food": 3}, "MC": {"food": 1}},
        storage={"CC": NOTHING, "MC": NOTHING | {"food": 5}, "ST": NOTHING},
    )
    t = game.table
    assert t.goods[WC][FOOD] == t.goods[MC][FOOD] == 0
    assert t.storage[MC][FOOD] == 3
    assert game.decision.kind == "state-stance"


def test_missing_food_is_bought_from_any_mix_of_sources() -> None:
    game = produced(
        policies=["6B"],
        goods={"WC": {"food": 0}, "MC": {"food": 3}},
        storage={"CC": NOTHING | {"food": 2}, "MC": NOTHING | {"food": 5}, "ST": NOTHING | {"food": 1}},
        prices={"MC": {"food": 9}, "CC": {"food": 15}},
        money={"WC": 100, "MC": 100, "CC": 0, "ST": 100},
    )
    assert (game.decision.seat, option_ids(game)) == ("WC", ["from/ST", "from/MC", "from/CC", "from/foreign-market"])
    game.choose("from/ST")
    assert option_ids(game) == ["from/MC", "from/CC", "from/foreign-market"]
    game.choose("from/MC")
    assert option_ids(game) == ["amount/1", "amount/2"]
    picks(game, "amount/1", "from/foreign-market")
    t = game.table
    assert game.decision.kind == "state-stance"
    assert (t.storage[MC][FOOD], t.storage[CC][FOOD], t.storage[ST][FOOD]) == (4, 2, 0)
    # 12 to the State, 9 to the Middle Class, 10 and 5 tariff for the import; then income tax 4 x 3
    assert t.money[WC] == 100 - 12 - 9 - 15 - 12
    assert t.money[MC] == 100 + 9
    assert t.money[ST] == 100 + 12 + 5 + 12


def test_the_middle_class_buys_before_the_working_class() -> None:
    game = produced(
        goods={"WC": {"food": 0}, "MC": {"food": 0}},
        storage={"CC": NOTHING | {"food": 3}, "MC": NOTHING, "ST": NOTHING},
    )
    assert (game.decision.seat, option_ids(game)) == ("MC", ["from/CC", "from/foreign-market"])
    picks(game, "from/CC", "amount/3")
    # nothing but imports are left for the Working Class
    assert {"who": "WC", "to": "foreign-market", "amount": 30, "reason": "purchase"} in [
        told.values for told in game.happened
    ]


def test_food_of_the_free_trade_zone_is_not_sold() -> None:
    game = produced(goods={"WC": {"food": 0}, "MC": {"food": 3}}, free_trade_zone={"food": 8})
    assert game.decision.kind == "state-stance"  # all came from the Foreign Market, the only source
    assert game.table.free_trade_zone[FOOD] == 8


def test_who_cannot_buy_food_takes_a_loan() -> None:
    game = produced(policies=["6B"], goods={"WC": {"food": 0}, "MC": {"food": 3}}, money={"WC": 10})
    assert game.table.loans[WC] == 1
    assert game.table.money[WC] == 10 + 50 - 45 - 12


def test_food_may_be_bought_where_it_takes_a_loan_though_another_source_would_not() -> None:
    game = produced(
        policies=["6C"],
        goods={"WC": {"food": 0}, "MC": {"food": 3}},
        storage={"CC": NOTHING | {"food": 3}, "MC": NOTHING, "ST": NOTHING},
        prices={"CC": {"food": 15}},
        money={"WC": 30},
    )
    assert option_ids(game) == ["from/CC", "from/foreign-market"]
    picks(game, "from/CC", "amount/3")
    assert game.table.loans[WC] == 1
    assert paid(game, "WC", "purchase") == 45


# The IMF (p. 12, 33)


def test_below_the_limit_nothing_happens() -> None:
    game = produced(players=4, policies=["1B"], loans={"ST": 1}, money={"ST": 0}, events=[])
    assert game.table.loans[ST] == 1
    assert game.table.policies[0] == B


def test_a_state_without_a_player_pays_at_55_what_it_can_and_escapes() -> None:
    game = produced(policies=["1C"], loans={"ST": 1}, money={"WC": 100, "MC": 100, "CC": 100, "ST": 55})
    assert game.table.loans[ST] == 0
    assert game.table.bills[6] == WC  # the bill stands
    assert paid(game, "ST", "paying-off-loan") == 55


def test_at_1b_paying_one_of_two_loans_is_enough_and_the_state_player_decides() -> None:
    game = produced(players=4, policies=["1B"], loans={"ST": 2}, money={"ST": 120, "WC": 100, "MC": 100, "CC": 100})
    assert (game.decision.seat, option_ids(game)) == ("ST", ["pay-loans/1", "pay-loans/2"])
    game.choose("pay-loans/1")
    assert game.table.loans[ST] == 1
    assert paid(game, "ST", "paying-off-loan") == 55


def test_with_54_the_imf_comes() -> None:
    crews = {
        "CC": [{"company": "college", "class": "WC", "wage": "L3", "committed": True}],
        "MC": [{"company": "game-store", "class": "MC"}],
    }
    game = produced(
        policies=["1C", "2A", "3C", "4A", "5A", "6C", "7C"],
        companies=crews,
        loans={"ST": 1},
        money={"WC": 100, "MC": 100, "CC": 100, "ST": 54},
        bills={"7B": "WC", "3B": "WC", "6B": "CC"},
    )
    assert (game.decision.seat, game.decision.kind) == ("MC", "adjust-prices")
    assert game.table.policies == [C, C, 0, B, C, B, B]
    assert game.table.tax_multiplier == 5
    assert {c.wage for c in game.table.all_companies()} == {1}
    assert game.table.bills == [-1] * 7
    assert (game.table.influence[WC], game.table.influence[CC]) == (3, 2)
    picks(game, "price/food/15", "done")
    assert game.decision.seat == "CC"
    game.choose("done")
    assert game.table.loans[ST] == 0
    # income tax by the section wages were paid under (2A) and the new taxation (3A): 7 x Population 3
    assert paid(game, "WC", "income-tax") == 21
    assert game.table.round == 2  # no bill is left, so no elections


def test_the_imf_closes_public_companies_and_discards_what_has_no_room() -> None:
    second = ["public-hospital-2", "public-university-2", "regional-tv-station-2"]
    game = produced(
        policies=["1B"],
        loans={"ST": 2},
        money={"WC": 100, "MC": 100, "CC": 100, "ST": 20},
        companies={"ST": [{"company": slug} for slug in [*FIRST_ROW, *second]]},
        storage={"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"health": 16}},
        bills={},
    )
    assert len(game.table.companies[ST]) == 3
    assert game.table.storage[ST][HEALTH] == 12
    picks(game, "done", "done")
    assert game.table.loans[ST] == 0
    assert paid(game, "ST", "imf") == 80


def test_the_imf_halves_legitimacy() -> None:
    game = produced(
        players=4,
        policies=["1C"],
        loans={"ST": 1},
        money={"ST": 0, "WC": 100, "MC": 100, "CC": 100},
        legitimacy={"WC": 6, "MC": 3, "CC": 1},
        bills={},
        events=["drought"],
        companies={"ST": [{"company": slug} for slug in FIRST_ROW]},
    )
    picks(game, "done", "done")
    halved = [h.values for h in game.happened if h.kind == "legitimacy-moved" and h.values["reason"] == "halving"]
    assert [values["amount"] for values in halved[:2]] == [-3, -1]


def test_influence_is_gained_only_while_cubes_are_left() -> None:
    crew = {"company": "tv-station", "class": "WC"}
    game = produced(companies={"CC": [crew]}, influence={"WC": 0, "MC": 32, "CC": 1})
    assert (game.table.influence[CC], game.table.supply[INFLUENCE]) == (3, 0)
