"""Strike: when the Automa strikes, at how many companies and at which; Check Strike; tokens that run out."""

from random import Random

import pytest

from bodypolitic.game.automas.priority_rows import AW, BGS, DEM, PB, SA, STR
from bodypolitic.game.game import Game
from tests.game.automas.at_the_table import acts, automa, raised, reasons, rows, set_aside, take_turn
from tests.game.automas.working_class.at_the_table import stuck, wca
from tests.game.random_play import choose_at_random

NOT_2C = ["1A", "3A", "4A", "5A", "6C", "7B"]


def at_work(name: str, **more: object) -> dict[str, object]:
    """A company where the Working Class works for the lowest wage."""
    return {"company": name, "class": "WC", "wage": "L1", **more}


def striking(in_cc: list[dict[str, object]], section: str = "2C", **position: object) -> Game:
    """Let a simple Automa strike: nothing else can be done, and nobody but CC employs anyone."""
    declared: dict[str, object] = {
        "policies": [*NOT_2C, section],
        "companies": {"CC": in_cc, "ST": []},
        "bills": {"2B" if section == "2C" else "2A": "CC"},
        "trade_unions": [],
    }
    return take_turn(stuck(5, **{**declared, **position}))


def struck(game: Game) -> list[str]:
    """Where strikes were called, in order."""
    return [str(event.values["company"]) for event in game.happened if event.kind == "strike-called"]


# Action Criteria


def test_at_2c_it_strikes_at_2_companies() -> None:
    game = striking([at_work("supermarket"), at_work("clinic"), at_work("college")])
    assert acts(game) == ["STR"]
    assert len(struck(game)) == 2


def test_1_company_is_not_enough() -> None:
    assert acts(striking([at_work("supermarket")])) == ["SA"]


@pytest.mark.parametrize("company", [{"wage": "L3"}, {"committed": True}, {"strike": True}])
def test_companies_where_nobody_may_strike_don_t_count(company: dict[str, object]) -> None:
    assert acts(striking([at_work("supermarket"), at_work("clinic", **company)])) == ["SA"]


TWO_UNIONS = [at_work(name, wage="L2") for name in ("college", "academy", "clinic", "hospital", "supermarket")]


@pytest.mark.parametrize(("unions", "expected"), [(["education"], "SA"), (["education", "healthcare"], "STR")])
def test_at_2b_it_needs_2_trade_unions(unions: list[str], expected: str) -> None:
    assert acts(striking(TWO_UNIONS, "2B", trade_unions=unions)) == [expected]


def test_it_places_2_tokens_and_1_for_each_trade_union() -> None:
    game = striking(TWO_UNIONS, "2B", trade_unions=["education", "healthcare"])
    assert len(struck(game)) == 4


def test_it_never_strikes_at_2a() -> None:
    companies = [at_work("supermarket", wage="L3"), at_work("clinic", wage="L3")]
    assert acts(striking(companies, "2A", bills={})) == ["SA"]


def test_public_companies_that_serve_for_free_are_spared() -> None:
    public = [
        {"company": "university-hospital", "class": "WC", "wage": "L1"},
        {"company": "national-public-broadcasting", "class": "WC", "wage": "L1"},
    ]
    companies = {"CC": [at_work("supermarket")], "MC": [], "ST": public}
    storage = {role: {"luxury": 0, "health": 0, "education": 0} for role in ("ST", "MC", "CC")}
    game = striking([], players=4, companies=companies, storage=storage)
    assert acts(game) == ["STR"]
    assert sorted(struck(game)) == ["national-public-broadcasting", "supermarket"]


# Strike Token Placement Criteria


def first_struck(*companies: dict[str, object]) -> tuple[str, str]:
    """Where the first token goes, and why."""
    game = striking(list(companies))
    return struck(game)[0], reasons(game)[0]


def test_machinery_comes_first() -> None:
    struck_first = first_struck(at_work("supermarket", machinery=True), at_work("lobbying-firm"), at_work("clinic"))
    assert struck_first == ("supermarket", "wc-strike-machinery")


def test_then_the_only_company_of_its_industry() -> None:
    struck_first = first_struck(at_work("clinic"), at_work("hospital"), at_work("supermarket"))
    assert struck_first == ("supermarket", "wc-strike-only-company-of-its-industry")


def test_then_the_biggest_difference_in_wages() -> None:
    struck_first = first_struck(at_work("supermarket"), at_work("clinic"), at_work("lobbying-firm", wage="L2"))
    assert struck_first == ("clinic", "wc-strike-biggest-difference-in-wages")


def test_the_difference_is_the_one_to_l3_whatever_the_wage_is_now() -> None:
    """From L2 the clinic is 10 short of L3, as far as the supermarket is from L1."""
    struck_first = first_struck(at_work("supermarket"), at_work("clinic", wage="L2"))
    assert struck_first == ("clinic", "wc-strike-order-of-industries")


@pytest.mark.parametrize(
    ("choice", "first"),
    [
        (("lobbying-firm", "clinic", "college"), "lobbying-firm"),
        (("college", "clinic"), "clinic"),
        (("fast-food-chain", "fashion-company", "radio-station"), "radio-station"),
        (("fast-food-chain", "fashion-company"), "fashion-company"),
    ],
)
def test_then_the_order_of_industries(choice: tuple[str, ...], first: str) -> None:
    assert first_struck(*[at_work(name) for name in choice]) == (first, "wc-strike-order-of-industries")


def test_then_the_biggest_production() -> None:
    assert first_struck(at_work("clinic"), at_work("hospital")) == ("hospital", "wc-strike-biggest-production")


def test_then_at_random() -> None:
    firsts = {
        struck(striking([at_work("clinic"), at_work("clinic-2"), at_work("supermarket", wage="L3")], seed=seed))[0]
        for seed in range(12)
    }
    assert firsts == {"clinic", "clinic-2"}


# Check Strike


def check(section: str, companies: list[dict[str, object]], **position: object) -> Game:
    """The checks of an advanced Automa on a table with these companies."""
    declared: dict[str, object] = {
        "policies": [section],
        "companies": {"CC": companies, "ST": []},
        "unemployed": {"WC": {}},
        "money": {"WC": 0},
    }
    return take_turn(wca("advanced", 21, **{**declared, **position}))


def strike_moves(game: Game) -> list[tuple[str, int, str]]:
    """What Check Strike has moved up."""
    lines = ("wc-companies-pay-the-minimum", "wc-labor-market-at-2c")
    return [move for move in raised(game) if move[2] in lines]


FIVE = ("supermarket", "shopping-mall", "college", "clinic", "radio-station")


def test_at_2c_every_2_companies_on_the_minimum_wage_are_worth_a_row() -> None:
    game = check("2C", [at_work(name) for name in FIVE])
    assert strike_moves(game) == [
        ("STR", 2, "wc-companies-pay-the-minimum"),
        ("P2", 1, "wc-labor-market-at-2c"),
    ]


def test_at_2c_the_labor_market_goes_up_even_without_such_companies() -> None:
    game = check("2C", [at_work(name, wage="L2") for name in FIVE])
    assert strike_moves(game) == [("P2", 1, "wc-labor-market-at-2c")]


@pytest.mark.parametrize(("unions", "moves"), [(["education"], 0), (["education", "healthcare"], 1)])
def test_at_2b_every_3_companies_are_worth_a_row_with_2_trade_unions(unions: list[str], moves: int) -> None:
    game = check("2B", TWO_UNIONS, trade_unions=unions)
    assert strike_moves(game) == [("STR", 1, "wc-companies-pay-the-minimum")] * moves


# The priority card


def test_strike_is_set_aside_when_the_tokens_run_out_and_returns_with_the_next_round() -> None:
    struck_already = [at_work(name, strike=True) for name in FIVE]
    companies = [*struck_already, at_work("hotel"), at_work("stadium"), at_work("academy")]
    position = {"policies": ["2C"], "companies": {"CC": companies, "ST": []}, "unemployed": {"WC": {}}}
    game = wca("advanced", 21, **position, money={"WC": 0})
    automa(game).action_rows = [[SA, DEM], [AW, BGS, PB], [], [], [], [], [], [], [], [STR]]
    take_turn(game)
    assert acts(game) == ["STR"]
    assert len(struck(game)) == 2
    assert "STR" in set_aside(game)
    assert all("STR" not in row for row in rows(game))
    chance = Random(1)
    while game.table.round == 1 or game.decision.kind != "automa-turn":
        assert game.table.round > 1 or "STR" in set_aside(game)
        choose_at_random(game, chance)
    assert "STR" not in set_aside(game)
    assert "STR" in rows(game)[0]
