"""Consequences are said before they happen: each of them on the option that brings it, and on no other."""

from typing import Any

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import WC
from bodypolitic.server.foresight import foresee


def at(position: dict[str, Any], *picks: str) -> Game:
    """A declared table after some picks, each given by how its id begins."""
    game = Game.from_position(position)
    for pick in picks:
        game.choose(next(option for option in game.decision.options if option.id.startswith(pick)))
    return game


def warnings(game: Game, seat: str | None = None) -> dict[str, list[str]]:
    """What is said of each option."""
    decision = next(one for one in game.decisions if seat in {None, one.seat})
    return {
        option: [warning.text("en") for warning in brings.warnings]
        for option, brings in foresee(game, decision).items()
        if brings.warnings
    }


def test_a_purchase_that_is_short_of_use() -> None:
    game = at({"players": 2, "money": {"WC": 60}}, "basic/buy-goods", "discard/", "buy/luxury", "from/foreign-market")
    assert game.table.population(WC) == 3
    assert warnings(game) == {
        "amount/1": ["2 Luxury short: 3 are used at once"],
        "amount/2": ["1 Luxury short: 3 are used at once"],
    }


def test_benefits_are_no_purchase() -> None:
    game = at({"players": 4, "state_benefits": {"WC": {"health": 1}}})
    assert "free/receive-benefits" not in warnings(game)


def test_a_storage_that_overflows() -> None:
    position = {
        "players": 2,
        "turn": "CC",
        "money": {"CC": 200},
        "markets": {"CC": ["automated-dairy-farm", "hotel"]},
        "free_trade_zone": {"food": 8},
        "companies": {"CC": []},
    }
    assert warnings(at({**position, "storage": {"CC": {"food": 5}}}, "basic/build-company", "discard/")) == {}
    assert warnings(at({**position, "storage": {"CC": {"food": 6}}}, "basic/build-company", "discard/")) == {
        "build-company/automated-dairy-farm": ["1 Food too many: there is room for 2"]
    }


def test_people_who_can_only_be_fed_on_credit() -> None:
    position = {"players": 2, "companies": {"CC": []}, "money": {"WC": 30}}
    game = at(position, "basic/buy-goods", "discard/", "buy/luxury", "from/foreign-market")
    told = warnings(game)
    assert "3 Food to buy for 42\u00a0V, which has to be borrowed" in told["amount/2"]
    assert "3 Food to buy for 42\u00a0V, which has to be borrowed" not in told["amount/1"]


def test_money_below_what_wages_and_taxes_will_take() -> None:
    position = {"players": 2, "turn": "CC", "capital": 0, "markets": {"CC": ["hotel", "stadium"]}}
    game = at({**position, "money": {"CC": 40}}, "basic/build-company", "discard/")
    assert warnings(game) == {
        "build-company/hotel": ["1\u00a0V short for the Wages and taxes to come"],
        "build-company/stadium": ["6\u00a0V short for the Wages and taxes to come"],
    }
    assert warnings(at({**position, "money": {"CC": 60}}, "basic/build-company", "discard/")) == {}


def test_wages_that_bring_the_imf() -> None:
    position = {"players": 4, "turn": "ST", "policies": ["1A", "2C"]}
    game = at({**position, "money": {"ST": 10}}, "free/adjust-wages")
    assert warnings(game) == {
        "wage/university-hospital/L3": ["The IMF will step in"],
        "wage/technical-university/L3": ["The IMF will step in"],
    }
    assert warnings(at({**position, "money": {"ST": 60}}, "free/adjust-wages")) == {}


def test_a_bill_that_cannot_pass_any_more() -> None:
    position = {
        "players": 2,
        "phase": "elections",
        "bills": {"2A": "WC"},
        "bag": {"WC": 0, "MC": 0, "CC": 12},
        "influence": {"WC": 7, "CC": 1},
    }
    game = at(position, "against")
    assert list(game.table.drawn) == [1, 0, 3]
    assert warnings(game, "WC") == {  # ties pass, so that 2 influence may do
        "spend-influence/WC/0": ["It can't pass any more: 1 against 3 at best"],
        "spend-influence/WC/1": ["It can't pass any more: 2 against 3 at best"],
    }


def test_a_bill_that_cannot_be_stopped_any_more() -> None:
    position = {
        "players": 2,
        "phase": "elections",
        "bills": {"2A": "WC"},
        "bag": {"WC": 12, "MC": 0, "CC": 0},
        "influence": {"WC": 0, "CC": 6},
    }
    game = at(position, "against")
    in_favor, _, against = game.table.drawn
    assert list(warnings(game, "CC")) == [
        f"spend-influence/CC/{spent}" for spent in range(7) if against + spent <= in_favor
    ]
