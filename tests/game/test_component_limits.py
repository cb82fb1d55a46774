"""Component limits (p. 34): everything but money is limited to what the box has."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, ST, WC
from tests.game.table_talk import option_ids, take, unemployed

NO_INFLUENCE_LEFT = {"media_influence": 4, "influence": {"WC": 0, "MC": 0, "CC": 31, "ST": 0}}


def test_a_bill_lost_to_the_imf_brings_influence_only_while_there_is_some() -> None:
    game = Game.from_position(
        {
            "phase": "production",
            "players": 4,
            "bills": {"7A": "WC"},
            "loans": {"ST": 1},
            "money": {"ST": 0},
            "companies": {"CC": [], "MC": []},
            "goods": {"WC": {"food": 9}, "MC": {"food": 9}},
        }
        | NO_INFLUENCE_LEFT
    )
    assert game.decision.kind == "adjust-prices"  # the IMF is here
    assert game.table.influence[WC] == 0


def test_the_refill_adds_no_more_cubes_than_there_are() -> None:
    game = Game.from_position({"phase": "elections", "bills": {"7A": "WC"}, "bag": {"WC": 24, "MC": 25, "CC": 8}})
    assert game.table.bag == [25, 25, 10]


def test_the_state_gains_no_influence_that_is_not_there() -> None:
    game = Game.from_position({"phase": "elections", "bills": {"7A": "WC"}} | NO_INFLUENCE_LEFT)
    assert game.table.influence[ST] == 0


def test_production_stops_at_the_last_token() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "phase": "production",
            "bills": {"7A": "WC"},
            "companies": {"CC": [{"company": "college", "class": "WC"}], "MC": [], "ST": []},
            "storage": {"CC": {"education": 0}, "ST": {"education": 0}},
            "goods": {"WC": {"food": 9, "education": 60}, "MC": {"food": 9}},
        }
    )
    assert game.table.storage[CC][EDUCATION] == 4
    assert game.table.supply[EDUCATION] == 0


def test_food_that_is_eaten_at_once_never_runs_out() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "bills": {"7A": "WC"},
            "companies": {"CC": [], "ST": []},
            "storage": {"CC": {"food": 8}, "ST": {"food": 6}},
            "free_trade_zone": {"food": 8},
            "money": {"WC": 100},
        }
    )
    assert "from/foreign-market" in option_ids(game)


def test_a_storage_never_holds_more_than_its_limit() -> None:
    game = Game.from_position(
        {"turn": "CC", "storage": {"CC": {"health": 12}}, "state_benefits": {"CC": {"health": 5}}}
    )
    supply = game.table.supply[HEALTH]
    take(game, "free/receive-benefits")
    assert game.table.storage[CC][HEALTH] == 12
    assert game.table.supply[HEALTH] == supply + 5


def test_a_business_deal_brings_what_the_supply_has() -> None:
    game = Game.from_position(
        {
            "turn": "CC",
            "business_deals": [3],
            "policies": ["6C"],
            "storage": {"CC": {"food": 0}, "MC": {"food": 0}},
            "goods": {"WC": {"food": 59}},
        }
    )
    take(game, "basic/make-business-deal")
    game.choose("deal-to-storages/deal-3")
    assert option_ids(game) == [f"store/food/{amount}" for amount in (3, 2, 1, 0)]
    game.choose("store/food/1")
    assert game.table.storage[CC][FOOD] == 1
    assert game.table.free_trade_zone[FOOD] == 2
    assert game.table.supply[FOOD] == 0


def test_the_seventh_token_of_a_class_is_not_in_the_box_but_its_legitimacy_is_gained() -> None:
    game = Game.from_position(
        {"turn": "ST", "events": ["strike-at-the-port"], "legitimacy_tokens": {"WC": 6}, "media_influence": 2}
    )
    take(game, "basic/event-action")
    game.choose("class/WC")
    assert game.table.legitimacy_tokens[WC] == 6
    assert game.table.legitimacy[WC] == 3


def test_healthcare_without_any_worker_left_still_brings_its_points() -> None:
    everyone = {"agriculture": 5, "luxury": 5, "healthcare": 5, "education": 5, "media": 6, "unskilled": 14}
    game = Game.from_position({"players": 2, "goods": {"WC": {"health": 10}}, "unemployed": {"WC": everyone}})
    take(game, "free/use-healthcare")
    assert game.table.workers[WC] == 48
    assert unemployed(game, "WC") == everyone
    assert game.scores["WC"] == 1 + 2
    assert game.decision.kind == "turn"
