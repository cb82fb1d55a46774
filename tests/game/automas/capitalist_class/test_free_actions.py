"""What the Capitalist Class Automa does by itself: free actions, market, deals, exports, and what others ask of it."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, MC, NOBODY, ST
from bodypolitic.game.invariants import broken_rules
from tests.game.automas.at_the_table import (
    EXPORT_CARD,
    NO_INFLUENCE,
    NOTHING_STORED,
    Position,
    acted,
    automa,
    happenings,
    reasons,
)
from tests.game.automas.capitalist_class.turns_of_the_automa import simple_turn, special_action, turn_of
from tests.game.table_talk import company, paid, picks, take

QUIET_CARD = 15  # applies for cubes when nothing else can be done


def prices(game: Game) -> list[int]:
    """What the Automa asks for food, luxury, health and education."""
    return game.table.prices[CC]


def after_wc_turn(position: Position) -> Game:
    """A game in which the Working Class has the first turn of the Action Phase."""
    return Game.from_position({"automas": {"CC": "simple"}, **position})


# Adjust Prices


@pytest.mark.parametrize(
    ("policies", "expected"),
    [
        (["4B", "5B", "6B"], [12, 8, 8, 8]),
        (["4B", "5B", "6A"], [15, 10, 8, 8]),
        (["4C", "5B", "6C"], [12, 8, 10, 8]),
        (["4A", "5C", "6C"], [12, 8, 8, 10]),
    ],
)
def test_prices_are_in_the_middle_or_highest_by_policy(policies: list[str], expected: list[int]) -> None:
    for asked in ({"food": 9, "luxury": 5, "health": 5, "education": 5}, {"food": 15, "luxury": 10}):
        game = simple_turn(QUIET_CARD, {"policies": policies, "prices": {"CC": asked}})
        assert prices(game) == expected


def test_prices_are_adjusted_only_if_needed() -> None:
    game = simple_turn(QUIET_CARD, {"policies": ["5B"]})
    assert happenings(game, "free-action") == []
    game = simple_turn(QUIET_CARD, {"policies": ["5B"], "prices": {"CC": {"food": 9}}})
    assert happenings(game, "free-action") == [{"who": "CC", "action": "adjust-prices"}]
    assert happenings(game, "price-set") == [{"who": "CC", "resource": "food", "price": 12}]


def test_prices_follow_a_policy_at_once() -> None:
    position: Position = {"policies": ["4B"], "bag": {"WC": 5, "MC": 0, "CC": 0}, "influence": {"WC": 3}}
    game = after_wc_turn(position)
    take(game, "basic/propose-bill")
    picks(game, "bill/4C", "call-vote")
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0])  # everyone is in favor, and others change nothing afterwards
    assert game.table.policies[3] == 2
    assert prices(game)[HEALTH] == 10


# Adjust Wages


def test_wages_fall_to_the_minimum_when_the_labor_market_changes() -> None:
    position: Position = {
        "policies": ["2B"],
        "bag": {"WC": 5, "MC": 0, "CC": 0},
        "influence": {"WC": 3},
        "companies": {
            "CC": [
                {"company": "supermarket", "class": "MC", "wage": "L3"},
                {"company": "college", "class": "MC", "wage": "L2", "committed": True},
                {"company": "clinic", "wage": "L2"},
                {"company": "automated-grain-farm"},
            ]
        },
    }
    game = after_wc_turn(position)
    take(game, "basic/propose-bill")
    picks(game, "bill/2C", "call-vote")
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0])  # everyone is in favor, and others change nothing afterwards
    assert [owned.wage for owned in game.table.companies[CC]] == [1, 2, 1, 0]


def test_wages_return_to_the_minimum_at_the_beginning_of_a_round() -> None:
    companies = [{"company": "supermarket", "class": "WC", "wage": "L3"}, {"company": "college", "wage": "L2"}]
    position: Position = {"round": 3, "phase": "preparation", "automas": {"CC": "simple"}}
    game = Game.from_position({**position, "companies": {"CC": companies}})
    assert [owned.wage for owned in game.table.companies[CC]] == [2, 2]
    assert {"who": "CC", "action": "adjust-wages"} in happenings(game, "free-action")
    assert not company(game, "supermarket").committed
    game = Game.from_position({**position, "companies": {"CC": companies[1:]}})
    assert happenings(game, "free-action") == []


def test_wages_are_not_adjusted_in_its_turn() -> None:
    game = simple_turn(QUIET_CARD, {"companies": {"CC": [{"company": "supermarket", "class": "WC", "wage": "L3"}]}})
    assert company(game, "supermarket").wage == 3


# Buy Storage


def test_a_storage_is_bought_when_production_does_not_fit() -> None:
    """7 health do not fit beside 8; a second time the excess is lost."""
    position: Position = {
        "phase": "production",
        "automas": {"CC": "simple"},
        "companies": {"CC": [{"company": "hospital", "class": "MC"}]},
        "money": {"CC": 100},
    }
    game = Game.from_position({**position, "storage": {"CC": {**NOTHING_STORED, "health": 8}}})
    assert {"who": "CC", "resource": "health"} in happenings(game, "storage-placed")
    assert game.table.storage[CC][HEALTH] == 15
    assert paid(game, "CC", "buying-storage") == 20
    full: Position = {"storage": {"CC": {**NOTHING_STORED, "health": 20}}, "storage_tiles": {"CC": ["health"]}}
    game = Game.from_position({**position, **full})
    assert happenings(game, "storage-placed") == []
    assert game.table.storage[CC][HEALTH] == 24


def test_no_storage_is_bought_without_the_money() -> None:
    position: Position = {
        "phase": "production",
        "automas": {"CC": "simple"},
        "companies": {"CC": [{"company": "hospital", "class": "MC"}]},
        "money": {"CC": 39},
        "storage": {"CC": {**NOTHING_STORED, "health": 8}},
    }
    game = Game.from_position(position)
    assert happenings(game, "storage-placed") == []
    assert game.table.storage[CC][HEALTH] == 12


def test_goods_go_to_the_free_trade_zone_before_a_storage_is_bought() -> None:
    position: Position = {
        "phase": "production",
        "automas": {"CC": "simple"},
        "companies": {"CC": [{"company": "supermarket", "class": "MC"}, {"company": "fish-farm", "class": "MC"}]},
        "money": {"CC": 200},
    }
    game = Game.from_position({**position, "storage": {"CC": {**NOTHING_STORED, "food": 6}}})
    assert happenings(game, "storage-placed") == []
    assert game.table.free_trade_zone[FOOD] == 8
    assert game.table.supply[FOOD] == 62 - game.table.storage[CC][FOOD] - 8 - game.table.storage[MC][FOOD]
    game = Game.from_position(
        {**position, "storage": {"CC": {**NOTHING_STORED, "food": 6}}, "free_trade_zone": {"food": 5}}
    )
    assert {"who": "CC", "resource": "food"} in happenings(game, "storage-placed")
    gained = [entry for entry in happenings(game, "gained") if (entry["who"], entry["resource"]) == ("CC", "food")]
    assert sum(int(entry["amount"]) for entry in gained) == 10


def test_a_human_player_is_not_made_to_buy_a_storage() -> None:
    position: Position = {
        "phase": "production",
        "companies": {"CC": [{"company": "hospital", "class": "MC"}]},
        "money": {"CC": 100},
        "storage": {"CC": {**NOTHING_STORED, "health": 8}},
    }
    game = Game.from_position(position)
    assert happenings(game, "storage-placed") == []
    assert game.table.storage[CC][HEALTH] == 12


# Receive Benefits and Pay Off Loan


def test_benefits_are_received_at_the_beginning_of_its_turn() -> None:
    position: Position = {"state_benefits": {"CC": {"money": 15, "influence": 1}}, "vp": {"ST": 0}, "money": {"CC": 0}}
    game = turn_of("LOB", QUIET_CARD, {**position, "capital": 30})
    assert happenings(game, "benefits-received") == [{"class": "CC"}]
    assert (game.table.money[CC], game.table.influence[CC], game.table.vp[ST]) == (15, 1 + 1 + 3, 1)
    order = [happening.kind for happening in game.happened]
    assert order.index("benefits-received") < order.index("ai-card-revealed")


def test_loans_are_paid_off_while_the_capital_is_100_or_more() -> None:
    position: Position = {"loans": {"CC": 2}, "money": {"CC": 90}}
    assert simple_turn(QUIET_CARD, {**position, "capital": 99}).table.loans[CC] == 2
    game = simple_turn(QUIET_CARD, {**position, "capital": 100})
    assert (game.table.loans[CC], paid(game, "CC", "paying-off-loan")) == (1, 50)
    game = simple_turn(QUIET_CARD, {**position, "capital": 150})
    assert (game.table.loans[CC], paid(game, "CC", "paying-off-loan")) == (0, 100)
    assert happenings(game, "free-action")[:2] == [{"who": "CC", "action": "pay-off-loan"}] * 2


# The market


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_its_market_is_discarded_and_filled_in_each_preparation_phase(mode: str) -> None:
    market = ["hotel", "stadium", "tv-station"]
    game = Game.from_position({"round": 2, "phase": "preparation", "automas": {"CC": mode}, "markets": {"CC": market}})
    game.choose("done")  # the Middle Class looks over its market first
    discarded = [entry["company"] for entry in happenings(game, "company-discarded") if entry["who"] == "CC"]
    assert discarded == market
    assert len(game.table.markets[CC]) == 4


# Exports


def test_the_most_of_each_resource_is_exported_from_the_free_trade_zone_first() -> None:
    """Of 7 food 6, of 11 luxury 8, of 8 health all in two transactions, of 2 education nothing."""
    position: Position = {
        "money": {"CC": 0},
        "storage": {"CC": {"food": 4, "luxury": 8, "health": 8, "education": 2}},
        "free_trade_zone": {"food": 3, "luxury": 3},
        "export": EXPORT_CARD,
    }
    game = turn_of("SFM", 30, position)
    assert (acted(game), game.table.money[CC]) == ("SFM", 55 + 55 + 25 + 40)
    assert game.table.free_trade_zone == [0, 0]
    assert game.table.storage[CC] == [1, 3, 0, 2]


# Business Deals


def test_the_dearer_of_two_business_deals_is_made() -> None:
    game = special_action(6, {"money": {"CC": 60}, "business_deals": [4, 7]})
    assert (game.table.money[CC], game.table.free_trade_zone) == (0, [4, 8])
    assert reasons(game)[0] == "cc-dearer-deal"
    game = special_action(6, {"money": {"CC": 59}, "business_deals": [4, 7]})
    assert (game.table.money[CC], game.table.free_trade_zone) == (29, [0, 8])


def test_equally_dear_deals_are_drawn_by_lot() -> None:
    position: Position = {"money": {"CC": 60}, "business_deals": [7, 8]}
    zones = {tuple(special_action(6, {**position, "seed": seed}).table.free_trade_zone) for seed in range(12)}
    assert zones == {(4, 8), (5, 6)}


def test_a_deal_that_the_free_trade_zone_cannot_hold_is_stored_for_the_tariff() -> None:
    """8 luxury for 30 V with a tariff of 8 V at 6B; 7 more fit the zone, the other goes to the storage."""
    position: Position = {"business_deals": [4], "free_trade_zone": {"luxury": 5}, "storage": {"CC": NOTHING_STORED}}
    game = special_action(6, {**position, "money": {"CC": 38, "ST": 0}})
    assert (game.table.money[CC], game.table.money[ST]) == (0, 8)
    assert (game.table.free_trade_zone[LUXURY], game.table.storage[CC][LUXURY]) == (12, 1)
    assert reasons(game) == ["cc-more-than-the-zone-holds"]
    game = special_action(6, {**position, "money": {"CC": 37}})
    assert (game.table.money[CC], game.table.free_trade_zone[LUXURY]) == (7, 12)


def test_a_storage_is_bought_for_the_rest_of_a_deal() -> None:
    """12 luxury for 50 V with a tariff of 12 V: 2 fit the zone, 4 the storage, and a tile takes the others."""
    position: Position = {
        "business_deals": [6],
        "free_trade_zone": {"luxury": 10},
        "storage": {"CC": {**NOTHING_STORED, "luxury": 8}},
    }
    game = special_action(6, {**position, "money": {"CC": 82}})
    assert (game.table.money[CC], game.table.free_trade_zone[LUXURY]) == (0, 12)
    assert game.table.storage[CC][LUXURY] == 8 + 10
    game = special_action(6, {**position, "money": {"CC": 81}})
    assert (game.table.money[CC], game.table.storage[CC][LUXURY]) == (19, 12)


# What others ask of it


@pytest.mark.parametrize(("mode", "bills"), [("simple", {}), ("advanced", {"1B": "CC", "5B": "CC", "4A": "CC"})])
def test_it_names_a_bill_for_the_state_as_outside_its_turn(mode: str, bills: dict[str, str]) -> None:
    """Civil Unrest: in advanced mode by priority, Taxation first; its own Bill markers don't matter."""
    position: Position = {"turn": "ST", "automas": {"CC": mode}, "events": ["civil-unrest"], "influence": NO_INFLUENCE}
    game = Game.from_position({**position, "bills": bills})
    if mode == "simple":
        automa(game).pile.remove(14)
        automa(game).pile.append(14)  # card 15 lists policies 7 and 3
    take(game, "basic/event-action")
    while happenings(game, "bill-proposed") == []:
        wanted = [option for option in game.decision.options if option.id == "class/CC"]
        game.choose(wanted[0] if wanted else game.decision.options[0])
    assert happenings(game, "bill-proposed") == [{"who": "ST", "section": "7C" if mode == "simple" else "3B"}]
    assert "no-instruction" not in reasons(game)


def test_a_company_that_the_state_builds_for_it_is_filled_at_the_minimum_wage() -> None:
    position: Position = {
        "turn": "ST",
        "automas": {"CC": "simple"},
        "events": ["infant-industry-requires-help"],
        "markets": {"CC": ["stadium"], "MC": []},
        "unemployed": {"WC": {"unskilled": 3}, "MC": {"luxury": 1, "unskilled": 2}},
        "money": {"ST": 100},
    }
    game = Game.from_position(position)
    take(game, "basic/event-action")
    while happenings(game, "company-built") == []:
        game.choose(game.decision.options[0])
    stadium = company(game, "stadium")
    assert (stadium.owner, stadium.staff, stadium.wage) == (CC, MC, 2)
    assert broken_rules(game.table) == []


def test_it_has_no_action_cards() -> None:
    game = Game.from_position({"automas": {"CC": "simple"}})
    assert (game.table.hands[CC], game.table.decks[CC]) == ([], [])
    assert game.table.bills.count(NOBODY) == 7
    assert game.table.storage[CC][EDUCATION] == 2
