"""The ten Crisis Response cards, each with its figures."""

import pytest

from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, HEALTH, L1, L2, L3, MC, NOBODY, ST, WC
from bodypolitic.game.table.module import module_of
from tests.game.crisis_response.crises import (
    EMPTY_COMPANIES,
    brink,
    crisis,
    keep_prices,
    next_up,
    sections,
    told,
)
from tests.game.table_talk import company, option_ids, paid, picks, unemployed

BILLS = {"1B": "WC", "2C": "ST", "3B": "CC", "4B": "WC", "5B": "MC", "6B": "CC", "7B": "WC"}
ALL_BILLS_FALL = [4, 2, 3, 2]  # influence afterwards, from 1 each
TWO_UNIONS = {
    "companies": {
        **EMPTY_COMPANIES,
        "CC": [
            {"company": "supermarket", "class": "WC"},
            {"company": "supermarket-2", "class": "WC"},
            {"company": "college", "class": "WC"},
            {"company": "college-2", "class": "WC"},
            {"company": "clinic"},
        ],
    },
    "trade_unions": ["agriculture", "education"],
    "capital": 200,
}


def set_aside(game: Game) -> list[str]:
    modules = game.view()["modules"]
    assert isinstance(modules, dict)
    used: list[str] = modules["crisis-response"]["used"]
    return used


def test_washington_consensus() -> None:
    workplaces = {
        **EMPTY_COMPANIES,
        "ST": [
            {"company": "university-hospital", "class": "MC"},
            {"company": "technical-university"},
            {"company": "national-public-broadcasting"},
        ],
        "CC": [
            {"company": "supermarket", "class": "WC"},
            {"company": "supermarket-2", "class": "WC"},
            {"company": "college", "class": "MC"},
        ],
    }
    game = crisis(
        "washington-consensus",
        bills=BILLS,
        companies=workplaces,
        trade_unions=["agriculture"],
        money={"WC": 40, "MC": 50, "CC": 0, "ST": 40},
        capital=100,
        bag={"WC": 8, "MC": 8, "CC": 8},
    )
    assert sections(game) == "CCCCCCB"
    assert game.table.bills == [NOBODY] * 7
    assert game.table.influence == [5, 2, 3, 2]  # of WC one by its union
    keep_prices(game)
    assert game.table.influence[WC] == 7  # half of a Population of 3, rounded up
    assert game.table.bag[WC] == 8 + 2
    assert (game.decision.seat, game.decision.kind) == ("WC", "remove-worker")
    assert option_ids(game) == ["emigrate/media", "emigrate/unskilled"]
    workers = game.table.workers[WC]
    game.choose("emigrate/media")
    assert unemployed(game, "WC") == {"unskilled": 2}  # the rest of them being alike, one of them went as well
    assert game.table.workers[WC] == workers - 2
    assert game.table.influence[MC] == 4
    assert game.table.bag[MC] == 8 + 4  # a public company and one of CC
    assert (game.decision.seat, game.decision.kind) == ("MC", "remove-worker")
    picks(game, "emigrate/agriculture", "emigrate/agriculture")
    assert unemployed(game, "MC") == {"unskilled": 1}
    assert paid(game, "ST", "imf") == 10  # what wages of 30 V had left of 40
    assert game.table.loans[ST] == 0
    assert game.table.legitimacy == [3, 6, 7]


def test_washington_consensus_counts_only_companies_still_there() -> None:
    """With a Fiscal Policy of 1B before, three public companies close first, and what depends on them is gone."""
    public = [
        {"company": "university-hospital"},
        {"company": "technical-university"},
        {"company": "national-public-broadcasting"},
        {"company": "public-hospital-2", "class": "MC"},
        {"company": "public-university-2"},
        {"company": "regional-tv-station-2"},
    ]
    game = crisis(
        "washington-consensus",
        policies=["1B", "2B"],
        loans={"ST": 2},
        money={"WC": 40, "MC": 50, "CC": 0, "ST": 20},
        companies={**EMPTY_COMPANIES, "ST": public},
        bag={"WC": 8, "MC": 8, "CC": 8},
    )
    for slug in ("public-hospital-2", "public-university-2", "regional-tv-station-2"):
        game.choose(f"close-company/{slug}")
    keep_prices(game)
    picks(game, "emigrate/media")
    assert game.table.bag == [8, 8, 8]
    assert unemployed(game, "MC") == {"agriculture": 2, "healthcare": 1, "unskilled": 2}
    picks(game, "emigrate/agriculture", "emigrate/agriculture")
    assert paid(game, "ST", "imf") == 60  # three times 20 V


def test_failed_imf_negotiations() -> None:
    game = crisis("failed-imf-negotiations", bills=BILLS)
    assert sections(game) == "CCAAAAA"
    assert [proposer != NOBODY for proposer in game.table.bills] == [True, False, True, True, True, True, False]
    assert game.table.influence == [2, 1, 1, 2]
    picks(game, "done", "done")
    assert paid(game, "WC", "imf") == paid(game, "MC", "imf") == paid(game, "CC", "imf") == 20
    assert paid(game, "ST", "imf") == 55  # of 10 + 60
    assert game.table.loans == [0, 0, 0, 0]
    assert game.table.legitimacy == [4, 6, 5]


@pytest.mark.parametrize(("treasury", "loans", "payments"), [(25, 1, 1), (24, 1, 2), (20, 2, 3), (19, 2, 4)])
def test_failed_imf_negotiations_repeats_until_the_loans_can_be_paid(treasury: int, loans: int, payments: int) -> None:
    game = crisis(
        "failed-imf-negotiations",
        loans={"ST": loans},
        money={"WC": 100, "MC": 100, "CC": 100, "ST": treasury},
        legitimacy={"WC": 10, "MC": 10, "CC": 10},
    )
    keep_prices(game)
    assert [paid(game, who, "imf") for who in ("WC", "MC", "CC")] == [10 * payments] * 3
    assert game.table.legitimacy == [10 - payments] * 3


def test_failed_imf_negotiations_ends_when_nobody_can_pay_any_more() -> None:
    """With all Loan cards out and no money anywhere nothing more can be got, and the loans are discarded."""
    game = crisis(
        "failed-imf-negotiations",
        loans={"ST": 10},
        money={"WC": 25, "MC": 0, "CC": 0, "ST": 0},
        capital=0,
    )
    keep_prices(game)
    assert [paid(game, who, "imf") for who in ("WC", "MC", "CC")] == [25, 0, 0]
    assert paid(game, "ST", "imf") == 25
    assert game.table.loans[ST] == 0
    assert game.table.legitimacy == [4, 8, 7]  # two full payments of WC


def test_moderate_imf_intervention() -> None:
    game = crisis("moderate-imf-intervention", bills=BILLS)
    assert sections(game) == "CCBBBCB"
    assert game.table.influence == ALL_BILLS_FALL
    keep_prices(game)
    assert told(game, "policy-locked") == [{"policy": "6"}]
    assert (game.decision.seat, game.decision.kind) == ("WC", "remove-worker")
    picks(game, "emigrate/unskilled", "emigrate/unskilled")
    assert unemployed(game, "WC") == {"media": 1, "unskilled": 1}
    assert unemployed(game, "MC") == {"agriculture": 2, "unskilled": 1}
    assert paid(game, "ST", "imf") == 10
    assert game.table.legitimacy == [4, 6, 5]


def test_workers_are_removed_as_far_as_there_are_any() -> None:
    game = crisis("moderate-imf-intervention", unemployed={"WC": {"media": 1}})
    keep_prices(game)
    assert told(game, "worker-left") == [{"who": "WC", "skill": "media"}]
    assert game.decision.kind == "choose-penalty"


def test_japanese_model() -> None:
    game = crisis("japanese-model", bills=BILLS)
    assert sections(game) == "CBBBBCA"
    assert game.table.influence == ALL_BILLS_FALL
    keep_prices(game)
    assert paid(game, "ST", "imf") == 50  # 10 and the 40 it got
    assert game.table.legitimacy == [5, 7, 6]
    assert set_aside(game) == ["japanese-model"]


def test_japanese_model_leaves_money_beyond_the_loans() -> None:
    game = crisis("japanese-model", money={"WC": 0, "MC": 0, "CC": 0, "ST": 50})
    keep_prices(game)
    assert paid(game, "ST", "imf") == 55
    assert paid(game, "WC", "income-tax") == 12
    assert game.table.money[ST] == 35 + 12


@pytest.mark.parametrize(
    ("before", "levels"), [("2C", {"supermarket": L2, "college": L3}), ("2B", {"supermarket": L2})]
)
def test_japanese_model_sets_only_the_minimum_wage(before: str, levels: dict[str, int]) -> None:
    staff = [
        {"company": "supermarket", "wage": "L1" if before == "2C" else "L2"},
        {"company": "college", "wage": "L3"},
    ]
    game = crisis("japanese-model", policies=["1C", before], companies={**EMPTY_COMPANIES, "CC": staff})
    assert {slug: company(game, slug).wage for slug in levels} == levels
    assert company(game, "college").wage == L3


def test_japanese_model_lets_owners_lower_wages_from_the_old_minimum() -> None:
    game = crisis("japanese-model", policies=["1C", "2A"])
    assert (game.decision.seat, game.decision.kind) == ("MC", "adjust-wages")
    assert "wage/convenience-store/L2" in option_ids(game)
    assert "wage/convenience-store/L1" not in option_ids(game)


def test_basic_imf_intervention() -> None:
    game = crisis("basic-imf-intervention", bills=BILLS)
    assert sections(game) == "CCABCBB"
    assert game.table.influence == ALL_BILLS_FALL
    assert {owned.wage for owned in game.table.all_companies() if owned.card.pays_wages} == {L1}
    keep_prices(game)
    assert told(game, "policy-locked") == [{"policy": "1"}, {"policy": "3"}]
    assert paid(game, "ST", "imf") == 10
    assert game.table.legitimacy == [3, 4, 4]


def test_us_stimulus_package() -> None:
    game = crisis("us-stimulus-package", bills=BILLS, storage={"ST": {"health": 3}})
    assert sections(game) == "CCBCCBB"
    assert game.table.influence == ALL_BILLS_FALL
    keep_prices(game)
    received = [(paid["who"], paid["to"], paid["amount"]) for paid in told(game, "paid") if paid["reason"] == "imf"]
    assert received == [
        ("supply", "ST", 60),
        ("ST", "WC", 10),
        ("ST", "MC", 10),
        ("ST", "CC", 15),
        ("ST", "supply", 35),
    ]
    assert [game.table.goods[who][HEALTH] for who in (WC, MC)] == [2, 1]  # the Public Services had 3
    assert game.table.storage[ST][HEALTH] == 0
    assert game.table.legitimacy == [3, 4, 7]


def test_imf_intervention_with_resistance() -> None:
    firms = [
        {"company": "supermarket", "class": "WC"},
        {"company": "supermarket-2", "class": "WC", "wage": "L3"},
        {"company": "college", "class": "MC"},
        {"company": "clinic", "class": "WC"},
    ]
    public = [
        {"company": "university-hospital", "class": "WC"},
        {"company": "technical-university"},
        {"company": "national-public-broadcasting"},
    ]
    game = crisis(
        "imf-intervention-with-resistance",
        bills=BILLS,
        companies={**EMPTY_COMPANIES, "CC": firms, "ST": public},
        money={"WC": 0, "MC": 0, "CC": 100, "ST": 40},
    )
    assert sections(game) == "CCBAABA"
    assert [proposer != NOBODY for proposer in game.table.bills] == [False, False, False, True, True, False, False]
    assert game.table.influence == [3, 1, 3, 2]
    keep_prices(game)
    assert told(game, "policy-locked") == [{"policy": "1"}]
    assert (game.decision.seat, game.decision.kind) == ("WC", "place-strike-token")
    struck = ["strike/supermarket", "strike/supermarket-2", "strike/clinic", "strike/university-hospital"]
    assert option_ids(game) == struck  # all at L1 by now
    picks(game, *struck[:2])
    assert option_ids(game) == struck[2:]
    picks(game, struck[2])
    assert [owned.card.slug for owned in game.table.all_companies() if owned.on_strike] == [
        "supermarket",
        "supermarket-2",
        "clinic",
    ]
    assert game.table.legitimacy == [4, 6, 5]


def test_strike_tokens_go_only_where_a_strike_could() -> None:
    game = crisis("imf-intervention-with-resistance")
    keep_prices(game)
    assert game.decision.kind == "choose-penalty"
    assert told(game, "strike-called") == []


def test_strikes_of_the_resistance_are_held_next_round() -> None:
    firms = [{"company": "supermarket", "class": "WC"}]
    game = crisis(
        "imf-intervention-with-resistance", companies={**EMPTY_COMPANIES, "CC": firms}, money={"CC": 60, "ST": 10}
    )
    keep_prices(game)
    assert told(game, "strike-called") == [{"company": "supermarket"}]
    assert told(game, "strike-ended") == []
    assert company(game, "supermarket").on_strike


def test_new_government_bond_program() -> None:
    game = crisis("new-government-bond-program", bills=BILLS)
    assert (game.decision.seat, game.decision.kind) == ("CC", "lend-to-state")
    assert option_ids(game) == ["skip", "lend/30", "lend/50"]
    picks(game, "lend/30")
    assert (game.decision.seat, option_ids(game)) == ("MC", ["skip", "lend/30", "lend/50"])
    picks(game, "lend/50")
    assert (game.decision.seat, option_ids(game)) == ("WC", ["skip", "lend/30"])
    assert game.table.money == [40, 0, 0, 90]
    assert game.table.capital == 30
    game.choose("skip")
    assert paid(game, "ST", "imf") == 55
    assert game.table.loans[ST] == 0
    assert sections(game) == "CBAAAAC"
    assert [proposer != NOBODY for proposer in game.table.bills] == [True] * 7
    assert game.table.legitimacy == [6, 8, 7]
    assert [bond["amount"] for bond in told(game, "bond-issued")] == [40, 70]
    modules = game.view()["modules"]
    assert isinstance(modules, dict)
    assert modules["crisis-response"]["bonds"] == {"MC": 70, "CC": 40}
    assert set_aside(game) == ["new-government-bond-program"]


def test_new_government_bond_program_counts_what_the_state_has() -> None:
    game = brink("new-government-bond-program", money={"WC": 40, "MC": 50, "CC": 0, "ST": 25})
    picks(game, "end-turn", "skip", "skip", "lend/30")
    assert paid(game, "ST", "imf") == 55
    assert told(game, "bond-issued") == [{"who": "WC", "amount": 40}]


def test_new_government_bond_program_that_fails() -> None:
    game = brink("new-government-bond-program", money={"WC": 40, "MC": 50, "CC": 20, "ST": 24}, capital=60)
    next_up(game, "japanese-model")
    picks(game, "end-turn", "lend/30")
    assert (game.table.money[CC], game.table.capital) == (0, 50)
    picks(game, "skip", "skip")
    assert (game.table.money[CC], game.table.capital) == (20, 60)
    assert told(game, "bond-issued") == []
    assert sections(game) == "CBBBBCA"  # the Japanese Model, from its first part
    keep_prices(game)
    assert paid(game, "ST", "imf") == 55
    assert set_aside(game) == ["new-government-bond-program", "japanese-model"]


def test_new_government_bond_program_is_not_for_round_5() -> None:
    game = brink("new-government-bond-program", round=5)
    next_up(game, "japanese-model")
    game.choose("end-turn")
    assert told(game, "crisis-card-passed-over") == [{"card": "new-government-bond-program"}]
    assert told(game, "crisis-card-followed") == [{"card": "japanese-model"}]
    assert game.decision.kind == "adjust-prices"


def test_eu_austerity_measures() -> None:
    game = crisis("eu-austerity-measures", bills=BILLS, money={"WC": 4, "MC": 50, "CC": 0, "ST": 10})
    assert sections(game) == "CCABBBB"
    assert game.table.influence == ALL_BILLS_FALL
    keep_prices(game)
    payments = [(paid["who"], paid["amount"]) for paid in told(game, "paid") if paid["reason"] == "imf"]
    assert payments == [("WC", 10), ("CC", 10), ("MC", 10), ("ST", 40)]
    assert game.table.loans == [1, 0, 0, 0]  # WC lacked 6 V
    assert game.table.legitimacy == [3, 4, 4]


def test_failed_imf_intervention_revolution() -> None:
    game = crisis("failed-imf-intervention-revolution", bills=BILLS, **TWO_UNIONS)
    assert told(game, "crisis-card-followed") == [{"card": "failed-imf-intervention-revolution"}]
    assert sections(game) == "ACAAAAA"
    assert {owned.wage for owned in game.table.all_companies() if owned.card.pays_wages} == {L1}
    influence = game.table.influence.copy()
    treasury = game.table.money[ST]
    while game.decision.kind != "adjust-prices":
        game.choose(game.decision.options[0])
    assert len(game.table.companies[ST]) == 9
    assert game.table.money[ST] == treasury  # the six new ones cost nothing
    keep_prices(game)
    assert [paid(game, who, "imf") for who in ("WC", "CC", "MC")] == [10, 35, 20]
    assert game.table.influence[CC] == influence[CC] + 2  # 5 companies
    assert game.table.influence[MC] == influence[MC] + 1  # 2 companies
    assert paid(game, "ST", "imf") == 55
    assert game.table.legitimacy == [6, 6, 4]


def test_failed_imf_intervention_revolution_needs_two_trade_unions() -> None:
    game = brink("failed-imf-intervention-revolution", **{**TWO_UNIONS, "trade_unions": ["education"]})
    next_up(game, "basic-imf-intervention")
    game.choose("end-turn")
    assert told(game, "crisis-card-passed-over") == [{"card": "failed-imf-intervention-revolution"}]
    assert sections(game) == "CCABCBB"
    assert set_aside(game) == ["failed-imf-intervention-revolution"]


def test_free_public_companies_are_over_with_the_round() -> None:
    game = crisis("failed-imf-intervention-revolution", **TWO_UNIONS)
    module = module_of(game.table, CrisisResponse)
    assert module.free_openings
    while game.decision.kind != "look-over-market":
        game.choose(game.decision.options[-1])
    assert not module.free_openings
