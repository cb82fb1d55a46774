"""The forecast agrees with the production that follows it."""

from random import Random

import pytest

from bodypolitic.game.components.boards import FREE_TRADE_ZONE, IMF_POLICIES, LOAN, TURNS_PER_ROUND, tax_multiplier_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_ROLES,
    CC,
    FISCAL,
    FOOD,
    MC,
    NOBODY,
    PRODUCTION,
    RESOURCES,
    ROLES,
    ST,
    WC,
    A,
    C,
    Role,
)
from bodypolitic.game.records.happenings import (
    Gained,
    Happening,
    IMFIntervenes,
    LoanDiscarded,
    LoanTaken,
    Paid,
    PhaseBegan,
    RoundBegan,
    Spent,
)
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.resources import storage_limit
from bodypolitic.game.rules.workers import operational_companies
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.forecast import TAXES, answer, forecast, hide_what_nobody_knows, same_production
from bodypolitic.game.view.shapes import Forecast, RoadToImf
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of

# Every kind of game: players, modules, Automas
KINDS: list[tuple[int, tuple[str, ...], dict[str, str]]] = [
    *[(players, (), {}) for players in (2, 3, 4)],
    *[(players, modules_for(players), {}) for players in (2, 3, 4)],
    (2, (), {"CC": "advanced"}),
    (3, modules_for(3), {"WC": "advanced", "MC": "simple"}),
    (4, modules_for(4), {"WC": "simple", "MC": "advanced", "CC": "advanced"}),
]
every_kind = pytest.mark.parametrize(("players", "modules", "automas"), KINDS)


def new_game(players: int, modules: tuple[str, ...], automas: dict[str, str], seed: int) -> Game:
    return Game.new(seed=seed, setup=Setup(players, modules=modules, automas=automas))


def last_word_of_the_action_phase(game: Game) -> bool:
    """Whether nothing but production follows if the player now ends its turn."""
    t = game.table
    last = t.phase == ACTION and t.turn == TURNS_PER_ROUND - 1 and t.active == t.roles[-1]
    return last and game.decision.kind == "turn" and "end-turn" in [option.id for option in game.decision.options]


def played_out(game: Game) -> list[Happening]:
    """What the rest of production brings if everyone decides as the forecast has it, and no secret matters."""
    twin = game.clone()
    hide_what_nobody_knows(twin.table)
    happened: list[Happening] = []
    if twin.table.phase == ACTION:
        twin.choose("end-turn")
        happened += twin.happened
    while twin.table.phase <= PRODUCTION and twin.table.round == game.table.round:
        step = twin.table.stack[-1]
        assert isinstance(step, Ask)
        twin.choose(answer(twin.table, step, twin.decision.options))
        happened += twin.happened
    later = [
        number
        for number, told in enumerate(happened)
        if (isinstance(told, PhaseBegan) and told.phase > PRODUCTION) or isinstance(told, RoundBegan)
    ]
    return happened[: later[0]] if later else happened


def paid(happened: list[Happening], *reasons: int, by: int = NOBODY, to: int = NOBODY) -> int:
    """What was paid for some reasons, or for any, by a role or to a role."""
    return sum(
        told.amount
        for told in happened
        if isinstance(told, Paid)
        and (told.reason in reasons or not reasons)
        and by in {NOBODY, told.who}
        and to in {NOBODY, told.to}
    )


def compare(t: Table, role: Role, foreseen: Forecast, happened: list[Happening]) -> None:
    """Each figure of a forecast against what was told of the production that followed it."""
    taxes = (causes.INCOME_TAX, causes.EMPLOYMENT_TAX, causes.CORPORATE_TAX)
    assert foreseen["wages_in"] == paid(happened, causes.WAGES, to=role)
    assert foreseen["wages_out"] == paid(happened, causes.WAGES, by=role)
    assert {str(tax["reason"]): tax["amount"] for tax in foreseen["taxes"]} == {
        causes.CAUSES[tax]: paid(happened, tax, by=role) for tax in taxes if tax in TAXES[role]
    }
    assert foreseen["tax_income"] == paid(happened, *taxes, to=role)
    for made in foreseen["production"]:
        kept = sum(
            told.amount
            for told in happened
            if isinstance(told, Gained)
            and (told.who, told.reason) == (role, causes.PRODUCTION)
            and RESOURCES[told.resource] == made["resource"]
        )
        assert made["amount"] - made["lost"] == kept
    food = foreseen["food"]
    if role in {WC, MC}:
        assert food["cost"] == paid(happened, causes.PURCHASE, causes.TARIFF, by=role)
        eaten = sum(
            told.amount
            for told in happened
            if isinstance(told, Spent) and (told.who, told.reason) == (role, causes.NEEDS)
        )
        assert min(food["have"], food["needed"]) == eaten
        assert food["to_buy"] == max(0, food["needed"] - food["have"])
    loans = sum(1 for told in happened if isinstance(told, LoanTaken) and told.who == role)
    given_back = sum(1 for told in happened if isinstance(told, LoanDiscarded) and told.who == role)
    money = funds(t, role) + paid(happened, to=role) - paid(happened, by=role) + LOAN * loans
    assert foreseen["money_after"] == money - LOAN * max(0, loans - given_back)
    assert_lines_add_up(foreseen)
    assert foreseen["imf"]["comes"] == any(isinstance(told, IMFIntervenes) for told in happened)


def assert_lines_add_up(foreseen: Forecast) -> None:
    """From the money before to the money after, line by line."""
    got = foreseen["wages_in"] + foreseen["tax_income"] + foreseen["other"]
    given = foreseen["wages_out"] + foreseen["food"]["cost"]
    given += sum(tax["amount"] for tax in foreseen["taxes"])
    assert foreseen["money_before"] + got - given == foreseen["money_after"]


@pytest.mark.compiled
@every_kind
def test_production_brings_what_was_forecast(players: int, modules: tuple[str, ...], automas: dict[str, str]) -> None:
    before = during = 0
    for seed in range(5):
        game = new_game(players, modules, automas, seed)
        chance = Random(seed)
        while not game.over:
            last_word = last_word_of_the_action_phase(game)
            if last_word or game.table.phase == PRODUCTION:
                happened = played_out(game)
                for role in game.table.roles:
                    compare(game.table, role, forecast(game.table, role), happened)
                before += last_word
                during += not last_word
            choose_at_random(game, chance)
    assert before > 10 or automas
    assert during > 5


@pytest.mark.compiled
@every_kind
def test_a_forecast_disturbs_nothing_and_tells_no_secret(
    players: int, modules: tuple[str, ...], automas: dict[str, str]
) -> None:
    game = new_game(players, modules, automas, 3)
    chance = Random(3)
    while not game.over:
        if game.choices_made % 5 == 0:
            before = game.table.to_json(), game.happened
            for role in game.table.roles:
                foreseen = forecast(game.table, role)
                assert forecast(twin_of(game, role, chance).table, role) == foreseen
            assert (game.table.to_json(), game.happened) == before
        choose_at_random(game, chance)


def test_wages_that_are_paid_are_not_foreseen_any_more() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "policies": ["6A"],
            "companies": {"CC": [{"company": "supermarket", "class": "WC", "wage": "L2"}]},
            "storage": {"CC": {"food": 2}},
            "prices": {"CC": {"food": 9}},
            "money": {"WC": 100, "ST": 120},
        }
    )
    t = game.table
    assert (game.decision.kind, game.decision.seat) == ("buy-food", "WC")
    foreseen = forecast(t, WC)
    assert t.money[WC] > 100  # wages have been paid
    assert (foreseen["wages_in"], foreseen["wages_out"], foreseen["production"]) == (0, 0, [])
    food, [tax] = foreseen["food"], foreseen["taxes"]
    assert food["cost"] > 0
    assert foreseen["money_after"] == t.money[WC] - food["cost"] - tax["amount"]
    imf = foreseen["imf"]
    assert (imf["treasury"], imf["wages"]) == (t.money[ST], 0)
    assert imf["treasury_after"] == t.money[ST] + imf["income"]


def test_what_has_to_be_borrowed_shows_as_less_than_nothing() -> None:
    t = Game.new(players=4, seed=1).table
    t.money[WC] = 0
    for company in t.all_companies():
        company.staff = NOBODY
    foreseen = forecast(t, WC)
    [tax] = foreseen["taxes"]
    assert foreseen["money_after"] == -foreseen["food"]["cost"] - tax["amount"]


def test_nothing_comes_after_the_last_production() -> None:
    game = Game.from_position({"players": 4, "round": 5, "phase": "elections", "bills": {"7A": "WC"}})
    assert game.table.round == 5
    for role in game.table.roles:
        foreseen = forecast(game.table, role)
        assert (foreseen["wages_in"], foreseen["wages_out"], foreseen["production"]) == (0, 0, [])
        assert foreseen["money_after"] == funds(game.table, role)


def test_the_state_reckons_with_the_tariffs_on_its_people_s_food() -> None:
    game = Game.from_position(
        {
            "players": 4,
            "policies": ["6A"],
            "companies": {"CC": [], "MC": [], "ST": []},
            "unemployed": {"WC": {}, "MC": {}},
            "storage": {"CC": {"food": 0}, "MC": {"food": 0}},
            "money": {"ST": 100},
        }
    )
    foreseen = forecast(game.table, ST)
    tariffs = foreseen["imf"]["income"]
    assert tariffs > 0
    assert foreseen["money_after"] == 100 + foreseen["tax_income"] + tariffs
    assert foreseen["imf"]["treasury_after"] == 100 + tariffs  # when the IMF looks, before taxes


def test_food_that_the_middle_class_eats_is_not_there_for_the_working_class() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "policies": ["6B"],
            "companies": {"CC": [], "MC": []},
            "unemployed": {"WC": {}, "MC": {}},
            "storage": {"CC": {"food": 3}, "MC": {"food": 0}},
            "prices": {"CC": {"food": 9}},
        }
    )
    assert forecast(game.table, MC)["food"]["cost"] == 3 * 9
    assert forecast(game.table, WC)["food"]["cost"] == 3 * 15


def test_taxes_after_an_intervention_are_those_of_the_new_policies() -> None:
    game = Game.from_position({"players": 3, "policies": ["1C", "3C"], "loans": {"ST": 1}, "money": {"ST": 0}})
    t = game.table
    foreseen = forecast(t, CC)
    assert foreseen["imf"]["comes"]
    multiplier = tax_multiplier_of(list(IMF_POLICIES))
    assert multiplier > t.tax_multiplier
    [employment] = [tax for tax in foreseen["taxes"] if tax["reason"] == "employment-tax"]
    assert employment["amount"] == multiplier * operational_companies(t, CC)


def road_to_imf(t: Table) -> RoadToImf:
    return forecast(t, ST)["imf"]


def test_the_state_on_its_road_to_the_imf() -> None:
    t = Game.new(players=4, seed=1).table
    t.policies[FISCAL] = C
    road = road_to_imf(t)
    assert (road["loans"], road["limit"], road["new_loans"], road["comes"]) == (0, 1, 0, False)
    t.money[ST] = 0
    road = road_to_imf(t)
    assert road["new_loans"] >= 1 and road["to_pay"] >= 1 and road["comes"]
    t.policies[FISCAL] = A
    t.money[ST] = road["wages"]
    assert not road_to_imf(t)["comes"]
    t.loans[ST] = 2
    assert road_to_imf(t)["comes"]
    t.money[ST] += 55
    road = road_to_imf(t)
    assert road["to_pay"] == 1 and not road["comes"]


def test_what_does_not_fit_is_foreseen_as_lost() -> None:
    t = Game.new(players=4, seed=1).table
    [food] = [made for made in forecast(t, CC)["production"] if made["resource"] == "food"]
    assert food["lost"] == 0
    t.storage[CC][FOOD] = storage_limit(t, CC, FOOD)
    t.free_trade_zone[FOOD] = FREE_TRADE_ZONE[FOOD]
    [full] = [made for made in forecast(t, CC)["production"] if made["resource"] == "food"]
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
    game.table.goods[MC][FOOD] = 0
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
    for role in ALL_ROLES:
        data = forecast(t, role)
        assert data["seat"] == ROLES[role]
        assert isinstance(data["money_after"], int)
    assert forecast(t, ST)["tax_income"] > 0 and forecast(t, ST)["taxes"] == []


@every_kind
def test_tables_that_differ_in_nothing_it_asks_for_have_the_same_production(
    players: int, modules: tuple[str, ...], automas: dict[str, str]
) -> None:
    game, chance = new_game(players, modules, automas, 4), Random(4)
    same = other = 0
    while not game.over:
        before = game.table.clone()
        choose_at_random(game, chance)
        if same_production(before, game.table):
            same += 1
            for role in game.table.roles:
                assert forecast(before, role) == forecast(game.table, role)
        else:
            other += 1
    assert other > 0
    assert (same > 0) == (not modules and not automas)
