"""The forecast agrees with the production that follows it."""

from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, FISCAL, FOOD, MC, PRODUCTION, ROLES, ST, WC, A, C
from bodypolitic.game.records.happenings import DebtWaived, Gained, Happening, IMFIntervenes, Paid, Spent
from bodypolitic.game.view.forecast import forecast, road_to_imf
from tests.json_data import listed, mapped, number


def total(happenings: list[Happening], who: int, reason: int, *, received: bool = False) -> int:
    """What a role paid, or received, for a reason."""
    return sum(
        one.amount
        for one in happenings
        if isinstance(one, Paid) and one.reason == reason and (one.to if received else one.who) == who
    )


def gained(happenings: list[Happening], who: int, resource: str) -> int:
    return sum(
        int(one.values["amount"])
        for one in happenings
        if isinstance(one, Gained)
        and one.who == who
        and one.reason == causes.PRODUCTION
        and one.values["resource"] == resource
    )


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_production_brings_what_was_forecast(players: int) -> None:
    compared = 0
    for seed in range(6):
        game = Game.new(players=players, seed=seed)
        random = Random(seed)
        while not game.over:
            foreseen = {role: forecast(game.table, role) for role in game.table.roles}
            game.choose(random.choice(game.decision.options), game.decision.seat)
            began = [number for number, one in enumerate(game.happened) if one.kind == "phase-began"]
            if game.table.phase == PRODUCTION and began == [0]:  # nothing came between the forecast and the production
                compared += 1
                happened = game.happened
                while game.table.phase == PRODUCTION:
                    game.choose(random.choice(game.decision.options), game.decision.seat)
                    happened += game.happened
                compare(foreseen, happened)
    assert compared > 5


def compare(foreseen: dict[int, dict[str, object]], happened: list[Happening]) -> None:
    waived = any(isinstance(one, DebtWaived) for one in happened)
    intervened = any(isinstance(one, IMFIntervenes) for one in happened)
    for role, data in foreseen.items():
        if waived:
            continue
        assert data["wages_in"] == total(happened, role, causes.WAGES, received=True)
        assert data["wages_out"] == total(happened, role, causes.WAGES)
        for made in listed(data["production"]):
            if made["resource"] != "influence":
                assert number(made["amount"]) - number(made["lost"]) == gained(happened, role, str(made["resource"]))
        if role in {WC, MC}:
            eaten = sum(
                one.amount
                for one in happened
                if isinstance(one, Spent) and (one.who, one.resource, one.reason) == (role, FOOD, causes.NEEDS)
            )
            food = mapped(data["food"])
            assert number(food["needed"]) - number(food["to_buy"]) == eaten
        if not intervened:
            for tax in listed(data["taxes"]):
                if tax["reason"] != "corporate-tax":  # sales of food still add to the Revenue
                    assert tax["amount"] == total(happened, role, causes.CAUSES.index(str(tax["reason"])))


def test_the_state_on_its_road_to_the_imf() -> None:
    t = Game.new(players=4, seed=1).table
    t.policies[FISCAL] = C
    road = road_to_imf(t)
    assert (road["loans"], road["limit"], road["new_loans"], road["comes"]) == (0, 1, 0, False)
    t.money[ST] = 0
    road = road_to_imf(t)
    assert number(road["new_loans"]) >= 1 and number(road["to_pay"]) >= 1 and road["comes"]
    t.policies[FISCAL] = A
    t.money[ST] = number(road["wages"])
    assert not road_to_imf(t)["comes"]
    t.loans[ST] = 2
    assert road_to_imf(t)["comes"]
    t.money[ST] += 55
    road = road_to_imf(t)
    assert road["to_pay"] == 1 and not road["comes"]


def test_what_does_not_fit_is_foreseen_as_lost() -> None:
    t = Game.new(players=4, seed=1).table
    [food] = [made for made in listed(forecast(t, CC)["production"]) if made["resource"] == "food"]
    assert food["lost"] == 0
    t.storage[CC * 4 + FOOD] += number(food["room"]) - t.free_trade_zone[FOOD] - 12
    t.free_trade_zone[FOOD] = 12
    [full] = [made for made in listed(forecast(t, CC)["production"]) if made["resource"] == "food"]
    assert full["room"] == 0 and full["lost"] == full["amount"]


def test_food_that_is_made_before_it_is_needed_is_for_sale() -> None:
    farms = [{"company": "supermarket", "class": "WC"}, {"company": "vegetable-farm", "class": "WC"}]
    game = Game.from_position(
        {
            "players": 3,
            "policies": ["6B"],
            "companies": {"CC": farms, "MC": []},
            "unemployed": {"WC": {}, "MC": {}},
            "storage": {"CC": {"food": 0}, "MC": {"food": 5}},
            "goods": {"MC": {"food": 1}},
            "prices": {"CC": {"food": 12}, "MC": {"food": 9}},
        }
    )
    assert forecast(game.table, MC)["food"] == {"needed": 3, "have": 6, "to_buy": 0, "cost": 0}
    assert forecast(game.table, WC)["food"] == {"needed": 3, "have": 0, "to_buy": 3, "cost": 3 * 9}
    game.table.goods[MC * 4 + FOOD] = 0
    assert forecast(game.table, WC)["food"] == {"needed": 3, "have": 0, "to_buy": 3, "cost": 2 * 9 + 12}
    assert road_to_imf(game.table)["income"] == 0


def test_tariffs_are_foreseen_on_food_that_nobody_will_have() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "policies": ["6B"],
            "companies": {"CC": [], "MC": []},
            "unemployed": {"WC": {}, "MC": {}},
            "storage": {"CC": {"food": 4}, "MC": {"food": 0}},
        }
    )
    assert road_to_imf(game.table)["income"] == (3 + 3 - 4) * 5


def test_every_seat_has_a_forecast() -> None:
    t = Game.new(players=4, seed=1).table
    for role in range(4):
        data = forecast(t, role)
        assert data["seat"] == ROLES[role]
        assert isinstance(data["money_after"], int)
    assert number(forecast(t, ST)["tax_income"]) > 0 and forecast(t, ST)["taxes"] == []
