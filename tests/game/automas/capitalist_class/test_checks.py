"""The Check cards of the Capitalist Class Automa, line by line, and the opening rows (advanced mode)."""

import pytest

from bodypolitic.game.automas.priority_rows import BC, LOB, PB, SA, SC, SFM
from bodypolitic.game.ground.codes import CC
from tests.game.automas.at_the_table import (
    ADVANCED,
    NO_INFLUENCE,
    NOBODY_IDLE,
    NOTHING_STORED,
    Position,
    acted,
    automa,
    happenings,
    raised,
    rows,
    unable,
)
from tests.game.automas.capitalist_class.turns_of_the_automa import advanced_turn, before_turn, turn_of

# Checks SFM, PB, BC, LOB; a bonus on exports, policies 3 and 5
CARD = 22
# Nobody could build, sell or export anything, and no bill is proposed
QUIET: Position = {
    "money": {"CC": 0},
    "companies": {"CC": [{"company": "supermarket", "class": "WC"}]},
    "storage": {"CC": NOTHING_STORED},
    "markets": {"CC": []},
}


def raised_by(line: str, position: Position, card: int = CARD) -> list[tuple[str, int]]:
    """What a line moves up in a turn, and by how much."""
    game = advanced_turn(card, {**QUIET, **position})
    return [(moved, by) for moved, by, reason in raised(game) if reason == line]


def test_the_opening_rows() -> None:
    game = before_turn(CARD, ADVANCED)
    assert rows(game) == [["SA", "LOB", "SC"], ["BC", "SFM", "PB"]]
    assert automa(game).view(game.table, CC)["policy_rows"] == [["P2", "P4", "P6", "P7"], ["P3"]]
    assert automa(game).view(game.table, CC)["aside"] == ["P1", "P5"]


def test_all_four_checks_are_made_before_the_action() -> None:
    game = advanced_turn(CARD, QUIET)
    assert raised(game) == [
        ("SA", 1, "cc-few-transactions"),
        ("PB", 2, "policy-two-from-desired"),
        ("P3", 2, "policy-two-from-desired"),
        ("PB", 1, "favorite-policy"),
        ("P3", 1, "favorite-policy"),
        ("SA", 1, "cc-little-to-build"),
        ("SA", 1, "cc-no-bill-proposed"),
    ]
    assert acted(game) == "PB"
    assert happenings(game, "bill-proposed") == [{"who": "CC", "section": "3B"}]
    assert rows(game) == [["LOB", "SC"], ["BC", "SFM", "PB"], ["SA"]]


# Check Companies


@pytest.mark.parametrize(("number", "expected"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0)])
def test_a_company_that_would_work_counts_for_each_pair_of_production_phases(number: int, expected: int) -> None:
    position: Position = {"round": number, "money": {"CC": 25}, "markets": {"CC": ["automated-grain-farm"]}}
    moved = raised_by("cc-company-can-operate", position)
    assert moved == ([("BC", expected)] if expected else [])


def test_a_company_counts_only_with_money_a_space_and_workers() -> None:
    market: Position = {"markets": {"CC": ["hotel", "stadium"]}, "money": {"CC": 20}}
    workers: Position = {"unemployed": {"WC": {"unskilled": 3}, "MC": {"unskilled": 2, "luxury": 1}}}
    assert raised_by("cc-company-can-operate", {**market, **workers}) == [("BC", 2), ("BC", 2)]
    assert raised_by("cc-company-can-operate", {**market, **workers, "money": {"CC": 15}}) == [("BC", 2)]
    mixed: Position = {"unemployed": {"WC": {"unskilled": 2}, "MC": {"unskilled": 1, "luxury": 1}}}
    assert raised_by("cc-company-can-operate", {**market, **mixed}) == []
    full = ["supermarket", "supermarket-2", "fast-food-chain", "vegetable-farm", "fish-farm", "shopping-mall"]
    full += ["shopping-mall-2", "fashion-company", "college", "college-2", "clinic", "clinic-2"]
    no_space: Position = {"companies": {"CC": [{"company": slug} for slug in full]}}
    assert raised_by("cc-company-can-operate", {**market, **workers, **no_space}) == []


def test_a_resource_that_it_cannot_make_now_counts_only_if_the_company_would_work() -> None:
    position: Position = {"money": {"CC": 25}, "markets": {"CC": ["electronics-manufacturer"]}}
    assert raised_by("cc-new-resource", position) == [("BC", 1)]
    idle = [{"company": "supermarket", "class": "WC"}, {"company": "hotel"}]
    assert raised_by("cc-new-resource", {**position, "companies": {"CC": idle}}) == [("BC", 1)]
    working = [{"company": "supermarket", "class": "WC"}, {"company": "hotel", "class": "WC"}]
    assert raised_by("cc-new-resource", {**position, "companies": {"CC": working}}) == []
    assert raised_by("cc-new-resource", {"money": {"CC": 25}, "markets": {"CC": ["automated-grain-farm"]}}) == []
    assert (
        raised_by("cc-new-resource", {"money": {"CC": 25}, "markets": {"CC": ["hotel"]}, "unemployed": NOBODY_IDLE})
        == []
    )


def test_a_demonstration_is_worth_3_rows() -> None:
    protest: Position = {"demonstration": True, "unemployed": {"WC": {"unskilled": 9}}}
    assert raised_by("cc-demonstration", protest) == [("BC", 3)]
    assert raised_by("cc-little-to-build", protest) == []
    assert raised_by("cc-demonstration", {}) == []


def test_little_to_build_counts_for_the_special_action() -> None:
    assert raised_by("cc-little-to-build", {}) == [("SA", 1)]
    one_row: Position = {"round": 3, "money": {"CC": 25}, "markets": {"CC": ["automated-grain-farm"]}}
    assert raised_by("cc-little-to-build", one_row) == [("SA", 1)]
    assert raised_by("cc-little-to-build", {**one_row, "round": 2}) == []


def test_an_empty_company_counts_by_what_it_would_bring() -> None:
    companies = [
        {"company": "medical-village"},
        {"company": "university", "class": "WC"},
        {"company": "clinic"},
        {"company": "stadium"},
    ]
    assert raised_by("cc-empty-company-sells", {"companies": {"CC": companies}}) == [("SC", 2), ("SC", 2)]


def test_the_bonus_counts_in_the_first_check() -> None:
    """Card 8 builds for 10 V less, card 2 sells for twice, if BC is the first of the checks."""
    cheaper: Position = {"money": {"CC": 15}, "markets": {"CC": ["automated-grain-farm"]}}
    assert raised_by("cc-company-can-operate", cheaper, card=8) == [("BC", 2)]
    assert raised_by("cc-company-can-operate", cheaper, card=CARD) == []
    companies: Position = {
        "companies": {"CC": [{"company": "clinic"}, {"company": "medical-village", "machinery": True}]}
    }
    assert raised_by("cc-empty-company-sells", companies, card=2) == [("SC", 3), ("SC", 2)]
    assert raised_by("cc-empty-company-sells", companies, card=8) == [("SC", 2)]


# Check Foreign Market


def test_transactions_count_from_two_on() -> None:
    assert raised_by("cc-few-transactions", {"storage": {"CC": {**NOTHING_STORED, "food": 7}}}) == [("SA", 1)]
    assert raised_by("cc-transactions", {"storage": {"CC": {**NOTHING_STORED, "food": 7}}}) == []
    assert raised_by("cc-transactions", {"storage": {"CC": {**NOTHING_STORED, "food": 8}}}) == [("SFM", 2)]
    stored: Position = {"storage": {"CC": {"food": 8, "luxury": 11, "health": 8, "education": 2}}}
    assert raised_by("cc-transactions", stored) == [("SFM", 5)]
    zone: Position = {
        "storage": {"CC": {**NOTHING_STORED, "food": 3, "luxury": 2}},
        "free_trade_zone": {"food": 5, "luxury": 2},
    }
    assert raised_by("cc-transactions", zone) == [("SFM", 3)]


def test_the_bonus_counts_among_the_transactions() -> None:
    """The extra sale of card 10, and the goods of the deal of card 4, whose other goods are sold as well."""
    food: Position = {"storage": {"CC": {**NOTHING_STORED, "food": 6}}}
    assert raised_by("cc-transactions", food, card=10) == [("SFM", 2)]
    assert raised_by("cc-transactions", food, card=22) == []
    deal: Position = {"business_deals": [7], "money": {"CC": 60}}
    assert raised_by("cc-transactions", deal, card=4) == [("SFM", 2)]
    assert raised_by("cc-transactions", {**deal, "money": {"CC": 59}}, card=4) == []
    assert raised_by("cc-transactions", {**deal, "policies": ["6A"]}, card=4) == []


# Check Influence


def test_lobby_goes_up_by_what_the_others_will_have_more() -> None:
    """Others hold 6; a media company of the Middle Class makes 2 and 1 more, legitimacy gives the State 1."""
    position: Position = {
        "bills": {"1B": "WC"},
        "influence": {"WC": 3, "MC": 2, "CC": 1, "ST": 1},
        "legitimacy": {"WC": 2, "MC": 5, "CC": 3},
        "companies": {
            "CC": [{"company": "radio-station", "class": "MC"}, {"company": "tv-station"}],
            "MC": [{"company": "local-newspaper", "class": "MC", "employee": "unskilled"}],
            "ST": [
                {"company": "university-hospital", "class": "WC"},
                {"company": "national-public-broadcasting", "class": "WC"},
            ],
        },
        "media_influence": 4,
    }
    others = 6 + 3 + 1
    own = 1 + 2
    assert raised_by("cc-others-have-more-influence", position) == [("LOB", others - own)]
    assert raised_by("cc-others-have-more-influence", {**position, "bills": {}}) == []
    assert raised_by("cc-no-bill-proposed", {**position, "bills": {}}) == [("SA", 1)]
    assert raised_by("cc-enough-influence", {**position, "influence": {"WC": 0, "MC": 0, "CC": 2, "ST": 0}}) == [
        ("SA", 1)
    ]


def test_unions_strikes_and_a_demonstration_count_for_the_working_class() -> None:
    position: Position = {
        "bills": {"1B": "WC"},
        "influence": NO_INFLUENCE,
        "legitimacy": {"WC": 1, "MC": 1, "CC": 1},
        "companies": {
            "CC": [
                {"company": "supermarket", "class": "WC", "strike": True},
                {"company": "radio-station", "class": "WC"},
            ],
            "MC": [{"company": "local-newspaper", "class": "MC", "employee": "unskilled", "strike": True}],
            "ST": [{"company": "university-hospital", "class": "WC"}],
        },
    }
    assert raised_by("cc-others-have-more-influence", position) == [("LOB", 2 + 2 - 2)]
    struck = [{"company": "supermarket", "class": "WC"}, {"company": "radio-station", "class": "WC", "strike": True}]
    companies = {"CC": struck, "MC": [{"company": "local-newspaper", "class": "MC"}]}
    assert raised_by("cc-others-have-more-influence", {**position, "companies": companies}) == [("LOB", 2 + 1)]
    protest: Position = {
        "demonstration": True,
        "unemployed": {"WC": {"unskilled": 9}},
        "companies": {"CC": [], "MC": []},
    }
    assert raised_by("cc-others-have-more-influence", {**position, **protest}) == [("LOB", 1)]
    union: Position = {
        "trade_unions": ["agriculture"],
        "companies": {
            "CC": [{"company": "supermarket", "class": "WC"}, {"company": "supermarket-2", "class": "WC"}],
            "MC": [],
        },
    }
    assert raised_by("cc-others-have-more-influence", {**position, **union}) == [("LOB", 1)]


# Check Policies


def test_taxation_counts_for_1_more() -> None:
    game = advanced_turn(CARD, {**QUIET, "policies": ["3B", "5B"]})
    assert [entry for entry in raised(game) if entry[0] == "PB"] == [
        ("PB", 1, "policy-next-to-desired"),
        ("PB", 1, "favorite-policy"),
        ("PB", 1, "policy-next-to-desired"),  # policy 5, the other one of the AI card
    ]


def test_no_bill_on_either_policy_counts_for_the_special_action() -> None:
    position: Position = {"bills": {"3B": "ST"}}
    assert raised_by("no-bill-possible", position) == [("SA", 1)]
    assert raised_by("no-bill-possible", {}) == []


# Choosing and performing


def test_the_second_highest_action_is_performed_if_the_highest_is_not_possible() -> None:
    game = turn_of("LOB", CARD, {**QUIET, "money": {"CC": 29}})
    assert unable(game) == ["LOB"]
    assert acted(game) == "PB"
    assert rows(game)[-1] == ["LOB"]


def test_political_pressure_is_applied_if_the_second_is_not_possible_either() -> None:
    game = before_turn(CARD, ADVANCED, {**QUIET, "bag": {"CC": 8}})
    automa(game).action_rows = [[], *[[] for _ in range(30)], [LOB], [SC]]
    automa(game).action_rows[0] = [PB, SA, BC, SFM]
    game.choose("reveal-ai-card")
    assert unable(game) == ["SC", "LOB"]
    assert acted(game) == "apply-political-pressure"
    assert game.table.bag[CC] == 11


def test_advanced_mode_sells_an_empty_company_at_any_price() -> None:
    companies: Position = {"companies": {"CC": [{"company": "clinic"}, {"company": "supermarket", "class": "WC"}]}}
    game = turn_of("SC", CARD, {**QUIET, **companies})
    assert (acted(game), game.table.money[CC]) == ("SC", 16)


def test_advanced_mode_lobbies_whatever_the_others_have() -> None:
    game = turn_of("LOB", CARD, {**QUIET, "capital": 20, "money": {"CC": 10}, "influence": {**NO_INFLUENCE, "CC": 5}})
    assert (acted(game), game.table.influence[CC]) == ("LOB", 8)
    assert (game.table.capital, game.table.money[CC]) == (0, 0)


def test_advanced_mode_may_build_what_stands_empty_at_first() -> None:
    market: Position = {"markets": {"CC": ["hotel"]}, "money": {"CC": 15}, "unemployed": NOBODY_IDLE}
    game = turn_of("BC", CARD, {**QUIET, **market})
    assert (acted(game), game.table.money[CC]) == ("BC", 0)
