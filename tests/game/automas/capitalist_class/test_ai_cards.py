"""The AI cards of the Capitalist Class, one by one: what the bonus does, and the special action with its figures."""

import pytest

from bodypolitic.game.automas.capitalist_class.cards import CARDS
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, LUXURY, MC, NOBODY, PRIORITY_CARDS, ST, WC
from tests.game.automas.at_the_table import (
    NO_INFLUENCE,
    NOBODY_IDLE,
    NOTHING_STORED,
    Position,
    acted,
    happenings,
    raised,
    take_turn,
    unable,
    used_bonus,
    why_unable,
)
from tests.game.automas.capitalist_class.turns_of_the_automa import (
    advanced_turn,
    before_turn,
    simple_turn,
    special_action,
)
from tests.game.table_talk import company, paid, unemployed, workers_in

# Number, the four actions, the two policies, the Influence symbol
FACES = (
    (1, "BC SFM PB LOB", "21", True),
    (2, "BC PB SFM LOB", "13", False),
    (3, "SA SFM BC PB", "16", True),
    (4, "SFM PB BC LOB", "34", False),
    (5, "PB BC SFM LOB", "24", True),
    (6, "PB SFM BC LOB", "26", False),
    (7, "BC SFM PB LOB", "25", True),
    (8, "BC PB SFM LOB", "27", False),
    (9, "SFM BC PB LOB", "31", True),
    (10, "SFM PB BC LOB", "61", False),
    (11, "PB BC SFM LOB", "32", True),
    (12, "SA PB SFM BC", "57", False),
    (13, "BC SFM PB LOB", "35", True),
    (14, "SA BC PB SFM", "52", False),
    (15, "SFM BC PB LOB", "73", True),
    (16, "SFM PB BC LOB", "42", False),
    (17, "PB BC SFM LOB", "23", True),
    (18, "PB SFM BC LOB", "36", False),
    (19, "BC SFM PB LOB", "34", True),
    (20, "BC PB SFM LOB", "43", False),
    (21, "SFM BC PB LOB", "53", True),
    (22, "SFM PB BC LOB", "35", False),
    (23, "SA PB BC SFM", "47", True),
    (24, "PB SFM BC LOB", "32", False),
    (25, "SA BC SFM PB", "71", True),
    (26, "BC PB SFM LOB", "64", False),
    (27, "SFM BC PB LOB", "65", True),
    (28, "SA SFM PB BC", "67", False),
    (29, "PB BC SFM LOB", "63", True),
    (30, "PB SFM BC LOB", "36", False),
)


@pytest.mark.parametrize(("number", "checks", "policies", "influence"), FACES)
def test_the_face_of_each_card(number: int, checks: str, policies: str, influence: bool) -> None:
    card = CARDS[number - 1]
    assert card.number == number
    assert " ".join(PRIORITY_CARDS[check] for check in card.checks) == checks
    assert "".join(str(policy + 1) for policy in card.policies) == policies
    assert card.influence is influence
    assert (card.bonus is None) == (card.checks[0] == PRIORITY_CARDS.index("SA")) == bool(card.conditions)


# Bonuses that stand on two cards


def builds_two(card: int) -> None:
    """Both companies are built, and 2 others come to the market."""
    game = simple_turn(
        card,
        {
            "money": {"CC": 60},
            "markets": {"CC": ["radio-station", "automated-grain-farm", "tv-station"]},
            "unemployed": {"WC": {"unskilled": 2}, "MC": {}},
        },
    )
    assert acted(game) == "BC"
    assert [built["company"] for built in happenings(game, "company-built")] == [
        "radio-station",
        "automated-grain-farm",
    ]
    assert game.table.money[CC] == 60 - 8 - 25
    assert len(game.table.markets[CC]) == 1 + 2
    assert workers_in(game, "radio-station") == ["unskilled", "unskilled"]
    assert used_bonus(game)
    game = simple_turn(
        card,
        {
            "money": {"CC": 60},
            "markets": {"CC": ["radio-station", "tv-station"]},
            "unemployed": {"WC": {"unskilled": 2}, "MC": {}},
        },
    )
    assert (acted(game), len(happenings(game, "company-built")), used_bonus(game)) == ("BC", 1, False)


def sells_for_twice(card: int) -> None:
    """A company brings twice its cost; one with a Machinery token doesn't."""
    position: Position = {"money": {"CC": 0}, "unemployed": NOBODY_IDLE}
    game = simple_turn(card, {**position, "companies": {"CC": [{"company": "clinic"}]}})
    assert (acted(game), game.table.money[CC]) == ("SC", 32)
    assert used_bonus(game)
    assert game.table.companies[CC] == []
    game = simple_turn(card, {**position, "companies": {"CC": [{"company": "clinic", "machinery": True}]}})
    assert acted(game) != "SC"
    game = simple_turn(card, {**position, "companies": {"CC": [{"company": "medical-village", "machinery": True}]}})
    assert (acted(game), game.table.money[CC]) == ("SC", 24)
    assert not used_bonus(game)


def deals_first(card: int) -> None:
    """6 food for 40 V come first, into the Free Trade Zone; 6A takes the bonus away, but not the action."""
    position: Position = {
        "money": {"CC": 100},
        "business_deals": [1],
        "storage": {"CC": {**NOTHING_STORED, "luxury": 4}},
    }
    game = simple_turn(card, position)
    assert acted(game) == "SFM"
    assert game.table.money[CC] == 100 - 40 + 55 + 30
    assert paid(game, "CC", "tariff") == 0
    assert game.table.free_trade_zone == [0, 0]
    assert used_bonus(game)
    sale: Position = {"storage": {"CC": {**NOTHING_STORED, "luxury": 4, "health": 3}}}
    game = simple_turn(card, {**position, **sale, "money": {"CC": 0}})
    assert (acted(game), used_bonus(game)) == ("SFM", False)
    game = simple_turn(card, {**position, "policies": ["6A"]})
    assert unable(game)[0] == "SFM"
    game = simple_turn(
        card, {**position, "policies": ["6A"], "storage": {"CC": {**NOTHING_STORED, "luxury": 4, "health": 3}}}
    )
    assert (acted(game), game.table.money[CC]) == ("SFM", 100 + 30 + 25)
    assert not used_bonus(game)


def sells_food_first(card: int) -> None:
    """4 food at 15 V each are one more transaction; at least 1 must be there."""
    game = simple_turn(card, {"money": {"CC": 0}, "storage": {"CC": {**NOTHING_STORED, "food": 6}}})
    assert (acted(game), game.table.money[CC]) == ("SFM", 4 * 15 + 20)
    assert used_bonus(game)
    game = simple_turn(card, {"storage": {"CC": {**NOTHING_STORED, "luxury": 4, "health": 4}}})
    assert (acted(game), used_bonus(game)) == ("SFM", False)
    game = simple_turn(card, {"money": {"CC": 0}, "storage": {"CC": {**NOTHING_STORED, "health": 4}}})
    assert unable(game)[0] == "SFM"
    game = simple_turn(card, {"money": {"CC": 0}, "storage": {"CC": {**NOTHING_STORED, "food": 1, "health": 4}}})
    assert (acted(game), game.table.money[CC]) == ("SFM", 15 + 25)


def sells_luxury_first(card: int) -> None:
    """6 luxury at 10 V each are one more transaction."""
    game = simple_turn(card, {"money": {"CC": 0}, "storage": {"CC": {**NOTHING_STORED, "luxury": 10}}})
    assert (acted(game), game.table.money[CC]) == ("SFM", 6 * 10 + 30)
    assert used_bonus(game)


def gets_more_for_exports(card: int) -> None:
    """5 V more from abroad for each of 3 transactions."""
    game = simple_turn(
        card, {"money": {"CC": 0, "ST": 50}, "storage": {"CC": {**NOTHING_STORED, "food": 8, "health": 3}}}
    )
    assert (acted(game), game.table.money[CC]) == ("SFM", 20 + 55 + 25 + 3 * 5)
    assert used_bonus(game)
    assert game.table.money[ST] == 50


def builds_for_ten_less(card: int) -> None:
    """A company for 20 V costs 10 V, and one for 8 V nothing."""
    position: Position = {"unemployed": {"WC": {"education": 1, "unskilled": 2}, "MC": {}}}
    game = simple_turn(card, {**position, "money": {"CC": 10}, "markets": {"CC": ["academy"]}})
    assert (acted(game), game.table.money[CC]) == ("BC", 0)
    assert company(game, "academy").operational
    assert used_bonus(game)
    game = simple_turn(card, {**position, "money": {"CC": 0}, "markets": {"CC": ["radio-station"]}})
    assert (acted(game), game.table.money[CC]) == ("BC", 0)


def state_pays_half(card: int) -> None:
    """Of 15 V the State pays 7 V, in agriculture and luxury and at 1A or 1B only, and legitimacy rises if it does."""
    position: Position = {
        "policies": ["1B"],
        "money": {"CC": 8, "ST": 50},
        "unemployed": {"WC": {"unskilled": 3}, "MC": {}},
        "legitimacy": {"CC": 4},
    }
    game = simple_turn(card, {**position, "markets": {"CC": ["hotel"]}})
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("BC", 0, 43)
    assert (game.table.legitimacy[CC], used_bonus(game)) == (5, True)
    game = simple_turn(card, {**position, "markets": {"CC": ["radio-station"]}})
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("BC", 0, 50)
    assert (game.table.legitimacy[CC], used_bonus(game)) == (4, False)
    game = simple_turn(card, {**position, "policies": ["1C"], "markets": {"CC": ["hotel"]}})
    assert unable(game)[0] == "BC"


def adds_cubes_and_proposes(card: int, bill: str) -> None:
    """2 cubes go into the bag before the bill."""
    game = simple_turn(card, {"influence": NO_INFLUENCE, "bag": {"CC": 8}})
    assert (acted(game), game.table.bag[CC], used_bonus(game)) == ("PB", 10, True)
    game = simple_turn(card, {"influence": NO_INFLUENCE, "bag": {"CC": 25}})
    assert (acted(game), used_bonus(game)) == ("PB", False)
    assert happenings(game, "bill-proposed") == [{"who": "CC", "section": bill}]


def proposes_what_it_desires(card: int, now: str, desired: str, next_to_it: str) -> None:
    """The bill skips a section, without a vote; one next to the present section may be voted on."""
    position: Position = {"influence": {"WC": 0, "MC": 4, "CC": 4, "ST": 0}}
    game = simple_turn(card, {**position, "policies": [now]})
    assert happenings(game, "bill-proposed") == [{"who": "CC", "section": desired}]
    assert happenings(game, "vote-called") == []
    assert game.table.influence[CC] == 4
    assert used_bonus(game)
    game = simple_turn(card, {**position, "policies": [next_to_it]})
    assert happenings(game, "bill-proposed") == [{"who": "CC", "section": desired}]
    assert not used_bonus(game)
    asked = [happening.values["line"] for happening in game.happened if happening.kind == "automa-chose"]
    assert asked == ["immediate-vote-without-another-class"]


def proposes_two_bills(card: int, first: str, second: str) -> None:
    """Two bills for 25 V; without the money, or another policy, one for nothing."""
    position: Position = {"influence": NO_INFLUENCE}
    game = simple_turn(card, {**position, "money": {"CC": 25}})
    assert [bill["section"] for bill in happenings(game, "bill-proposed")] == [first, second]
    assert (game.table.money[CC], used_bonus(game)) == (0, True)
    game = simple_turn(card, {**position, "money": {"CC": 24}})
    assert [bill["section"] for bill in happenings(game, "bill-proposed")] == [first]
    assert (game.table.money[CC], used_bonus(game)) == (24, False)
    game = simple_turn(card, {**position, "money": {"CC": 25}, "bills": {second: "ST"}})
    assert [bill["section"] for bill in happenings(game, "bill-proposed")] == [first]
    assert game.table.money[CC] == 25


def votes_for_free(card: int) -> None:
    """A promising vote on 3B is called without influence; one that is not is not called."""
    position: Position = {"policies": ["2C"], "influence": {"WC": 0, "MC": 1, "CC": 0, "ST": 0}}
    game = simple_turn(card, position)
    assert happenings(game, "bill-proposed") == [{"who": "CC", "section": "3B"}]
    assert happenings(game, "vote-called") == [{"who": "CC", "section": "3B"}]
    assert used_bonus(game)
    game = simple_turn(card, {**position, "influence": {"WC": 1, "MC": 1, "CC": 0, "ST": 0}})
    assert acted(game) == "PB"
    assert happenings(game, "vote-called") == []
    assert not used_bonus(game)


# Special actions that stand on two cards


def gets_grants(card: int) -> None:
    """5 V of the State for each of 4 companies, operational or not, and 1 legitimacy for 3 of them."""
    position: Position = {"policies": ["1B"], "money": {"CC": 0, "ST": 50}, "legitimacy": {"CC": 4}}
    game = special_action(card, position)
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("SA", 20, 30)
    assert game.table.legitimacy[CC] == 5
    assert unable(special_action(card, {**position, "policies": ["1C"]})) == ["SA"]
    assert unable(special_action(card, {**position, "companies": {"CC": []}})) == ["SA"]


def works_overtime(card: int) -> None:
    """The one that makes the most of those whose output can be stored pays its wage and produces."""
    position: Position = {
        "companies": {
            "CC": [
                {"company": "shopping-mall", "class": "WC", "committed": True},
                {"company": "college", "class": "MC"},
                {"company": "pharmaceutical-company", "class": "WC", "strike": True},
                {"company": "medical-village", "class": "WC"},
            ]
        },
        "money": {"CC": 30},
        "storage": {"CC": {**NOTHING_STORED, "health": 4}},
    }
    game = special_action(card, position)
    assert (acted(game), game.table.storage[CC][EDUCATION], game.table.money[CC]) == ("SA", 6, 10)
    assert not company(game, "college").committed
    assert company(game, "shopping-mall").committed
    struck = {"companies": {"CC": [{"company": "pharmaceutical-company", "class": "WC", "strike": True}]}}
    assert unable(special_action(card, {**position, **struck})) == ["SA"]


def buys_machinery(card: int) -> None:
    """20 V for a token, 25 V more for another; none in the last round."""
    game = special_action(card, {"money": {"CC": 44}})
    assert (acted(game), game.table.money[CC]) == ("SA", 24)
    assert [placed["company"] for placed in happenings(game, "machinery-placed")] == ["supermarket"]
    game = special_action(card, {"money": {"CC": 45}})
    assert [placed["company"] for placed in happenings(game, "machinery-placed")] == ["supermarket", "shopping-mall"]
    assert game.table.money[CC] == 0
    game = special_action(card, {"money": {"CC": 45}, "companies": {"CC": [{"company": "clinic"}]}})
    assert (len(happenings(game, "machinery-placed")), game.table.money[CC]) == (1, 25)
    assert unable(special_action(card, {"money": {"CC": 45}, "round": 5})) == ["SA"]
    assert unable(special_action(card, {"money": {"CC": 19}})) == ["SA"]


MACHINERY_LINE = "cc-condition-places-for-machinery"
PHASES_LINE = "cc-condition-production-phases"


def checks_machinery(card: int) -> None:
    """1 row for each place, and 1 for each full pair of Production Phases, which needs a place."""
    game = advanced_turn(card, {"round": 2, "unemployed": NOBODY_IDLE})
    assert raised(game)[:2] == [
        ("SA", 4, MACHINERY_LINE),
        ("SA", 2, PHASES_LINE),
    ]
    game = advanced_turn(card, {"round": 5, "unemployed": NOBODY_IDLE})
    assert raised(game)[0] == ("SA", 4, MACHINERY_LINE)
    assert PHASES_LINE not in [line for _, _, line in raised(game)]
    game = advanced_turn(card, {"companies": {"CC": [{"company": "hotel"}]}})
    assert not {MACHINERY_LINE, PHASES_LINE} & {line for _, _, line in raised(game)}


def replaces_cubes(card: int) -> None:
    """3 cubes of others leave the bag for its own."""
    game = special_action(card, {"bag": {"WC": 5, "MC": 5, "CC": 5}})
    assert (acted(game), game.table.bag[CC], sum(game.table.bag)) == ("SA", 8, 15)
    game = special_action(card, {"bag": {"WC": 5, "MC": 5, "CC": 23}})
    assert (game.table.bag[CC], sum(game.table.bag)) == (25, 33)
    assert unable(special_action(card, {"bag": {"WC": 0, "MC": 0, "CC": 5}})) == ["SA"]


def removes_cubes(card: int) -> None:
    """Of 6 cubes drawn those of others are gone."""
    game = special_action(card, {"bag": {"WC": 5, "MC": 0, "CC": 5}})
    drawn = happenings(game, "cubes-drawn")[0]
    assert acted(game) == "SA"
    assert sum(int(drawn[who]) for who in ("WC", "MC", "CC")) == 6
    assert (game.table.bag[WC], game.table.bag[CC]) == (5 - int(drawn["WC"]), 5)
    assert game.table.cubes[WC] == 20 + int(drawn["WC"])


def makes_deal(card: int) -> None:
    """8 luxury for 30 V into the Free Trade Zone; not without a deal that it can pay."""
    game = special_action(card, {"money": {"CC": 30}, "business_deals": [4]})
    assert (acted(game), game.table.money[CC], game.table.free_trade_zone) == ("SA", 0, [0, 8])
    assert unable(special_action(card, {"money": {"CC": 29}, "business_deals": [4]})) == ["SA"]
    assert unable(special_action(card, {"business_deals": []})) == ["SA"]


def recruits_abroad(card: int) -> None:
    """10 V bring workers from the supply, of the Middle Class; not at 7A."""
    position: Position = {"companies": {"CC": [{"company": "clinic"}]}, "money": {"CC": 10}}
    game = special_action(card, position)
    assert (acted(game), game.table.money[CC]) == ("SA", 0)
    assert company(game, "clinic").staff == MC
    assert workers_in(game, "clinic") == ["healthcare", "unskilled"]
    assert company(game, "clinic").committed
    game = special_action(card, {**position, "demonstration": True, "unemployed": {"WC": {"unskilled": 9}}})
    assert company(game, "clinic").staff == WC
    assert unable(special_action(card, {**position, "policies": ["7A"]})) == ["SA"]
    assert unable(special_action(card, {**position, "money": {"CC": 9}})) == ["SA"]


def staffs_a_company(card: int) -> None:
    """2 unemployed, for 5 V of the State each, and 1 legitimacy; at 4A or 4B only."""
    position: Position = {
        "companies": {"CC": [{"company": "clinic"}]},
        "unemployed": {"WC": {"healthcare": 1, "unskilled": 1}, "MC": {"healthcare": 1}},
        "money": {"CC": 0, "ST": 50},
        "legitimacy": {"CC": 4},
    }
    game = special_action(card, position)
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("SA", 10, 40)
    assert (company(game, "clinic").staff, game.table.legitimacy[CC]) == (WC, 5)
    assert unemployed(game, "WC") == {}
    assert unable(special_action(card, {**position, "policies": ["4C"]})) == ["SA"]
    assert unable(special_action(card, {**position, "unemployed": NOBODY_IDLE})) == ["SA"]


def poaches(card: int) -> None:
    """Public workers who fit move to an empty company of any industry, which pays L3; not at 2A, nor if committed."""
    position: Position = {
        "companies": {
            "CC": [{"company": "stadium"}, {"company": "hotel"}],
            "ST": [{"company": "university-hospital", "class": "MC"}, {"company": "technical-university"}],
        },
    }
    game = special_action(card, position)
    assert acted(game) == "SA"
    assert sorted(workers_in(game, "hotel")) == ["healthcare", "unskilled", "unskilled"]
    assert (company(game, "hotel").wage, company(game, "hotel").committed) == (3, True)
    assert company(game, "university-hospital").staff == NOBODY
    assert not company(game, "stadium").operational
    assert unable(special_action(card, {**position, "policies": ["2A"]})) == ["SA"]
    committed = {"company": "university-hospital", "class": "MC", "committed": True}
    assert unable(special_action(card, {"companies": {"CC": [{"company": "hotel"}], "ST": [committed]}})) == ["SA"]


def adds_cubes(card: int) -> None:
    """3 cubes, and 3 more for 15 V."""
    game = special_action(card, {"bag": {"CC": 8}, "money": {"CC": 15}})
    assert (acted(game), game.table.bag[CC], game.table.money[CC]) == ("SA", 14, 0)
    game = special_action(card, {"bag": {"CC": 8}, "money": {"CC": 14}})
    assert (game.table.bag[CC], game.table.money[CC]) == (11, 14)
    game = special_action(card, {"bag": {"CC": 22}, "money": {"CC": 15}})
    assert (game.table.bag[CC], game.table.money[CC]) == (25, 15)
    assert unable(special_action(card, {"bag": {"CC": 25}, "money": {"CC": 15}})) == ["SA"]


def sells_services(card: int, resource: int, name: str) -> None:
    """Up to 9 for 10 V each, as the State has room; 1 legitimacy for every 3."""
    position: Position = {"money": {"CC": 0, "ST": 120}, "legitimacy": {"CC": 2}}
    stored: Position = {"storage": {"CC": {**NOTHING_STORED, name: 10}, "ST": {name: 0}}}
    game = special_action(card, {**position, **stored})
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("SA", 90, 30)
    assert (game.table.storage[CC][resource], game.table.storage[ST][resource]) == (1, 9)
    assert game.table.legitimacy[CC] == 5
    assert unable(special_action(card, {**position, "storage": {"CC": NOTHING_STORED}})) == ["SA"]


def moves_to_capital(card: int) -> None:
    """Half of a Revenue of at least 150 V becomes Capital."""
    game = special_action(card, {"money": {"CC": 151}, "capital": 4})
    assert (acted(game), game.table.money[CC], game.table.capital) == ("SA", 76, 79)
    assert unable(special_action(card, {"money": {"CC": 149}})) == ["SA"]


def checks_revenue(card: int) -> None:
    """1 row for each full 100 V from 150 V on, and then 2 at 3A or 1 at 3B."""
    game = advanced_turn(card, {"money": {"CC": 210}})
    assert raised(game)[:2] == [("SA", 2, "cc-condition-revenue"), ("SA", 2, "cc-condition-high-taxes")]
    game = advanced_turn(card, {"money": {"CC": 150}, "policies": ["3B"]})
    assert raised(game)[:2] == [("SA", 1, "cc-condition-revenue"), ("SA", 1, "cc-condition-high-taxes")]
    game = advanced_turn(card, {"money": {"CC": 150}, "policies": ["3C"]})
    assert "cc-condition-high-taxes" not in [line for _, _, line in raised(game)]
    game = advanced_turn(card, {"money": {"CC": 149}})
    assert not {"cc-condition-revenue", "cc-condition-high-taxes"} & {line for _, _, line in raised(game)}


# The cards


def test_card_1() -> None:
    builds_two(1)
    gets_grants(1)


def test_card_2() -> None:
    sells_for_twice(2)
    works_overtime(2)


def test_card_3() -> None:
    checks_machinery(3)
    buys_machinery(3)


def test_card_4() -> None:
    deals_first(4)
    replaces_cubes(4)


def test_card_5() -> None:
    adds_cubes_and_proposes(5, "2C")
    removes_cubes(5)


def test_card_6() -> None:
    proposes_what_it_desires(6, "2A", "2C", "2B")
    makes_deal(6)


def test_card_7() -> None:
    state_pays_half(7)
    game = special_action(7, {"money": {"CC": 30, "ST": 0}, "capital": 40, "vp": {"CC": 0}})
    assert (acted(game), game.table.vp[CC]) == ("SA", 7)
    assert (game.table.money[CC], game.table.capital, game.table.money[ST]) == (20, 0, 50)
    assert unable(special_action(7, {"money": {"CC": 30}, "capital": 19})) == ["SA"]


def test_card_8() -> None:
    builds_for_ten_less(8)
    recruits_abroad(8)


def test_card_9() -> None:
    deals_first(9)
    staffs_a_company(9)


def test_card_10() -> None:
    sells_food_first(10)
    poaches(10)


def test_card_11() -> None:
    proposes_two_bills(11, "3B", "2C")
    works_overtime(11)


def test_card_12() -> None:
    position: Position = {
        "companies": {"CC": [{"company": "supermarket"}, {"company": "fish-farm"}, {"company": "hotel"}]},
        "bag": {"CC": 8},
    }
    assert raised(advanced_turn(12, position))[0] == ("SA", 2, "cc-condition-agriculture-companies")
    game = advanced_turn(12, {**position, "policies": ["6A"]})
    assert raised(game)[:2] == [
        ("SA", 2, "cc-condition-agriculture-companies"),
        ("SA", 1, "cc-condition-luxury-companies"),
    ]
    game = simple_turn(12, position)
    assert (acted(game), game.table.bag[CC]) == ("SA", 12)
    assert simple_turn(12, {**position, "policies": ["6A"]}).table.bag[CC] == 14
    assert unable(simple_turn(12, {**position, "policies": ["6C"]}))[0] == "SA"
    only_luxury: Position = {"companies": {"CC": [{"company": "hotel"}]}, "policies": ["6A"]}
    assert unable(simple_turn(12, only_luxury))[0] == "SA"


def test_card_13() -> None:
    builds_for_ten_less(13)
    removes_cubes(13)


def test_card_14() -> None:
    checks_machinery(14)
    buys_machinery(14)


def test_card_15() -> None:
    sells_food_first(15)
    adds_cubes(15)


def test_card_16() -> None:
    sells_luxury_first(16)
    gets_grants(16)


def test_card_17() -> None:
    votes_for_free(17)
    makes_deal(17)


def test_card_18() -> None:
    proposes_two_bills(18, "3B", "6A")
    replaces_cubes(18)


def test_card_19() -> None:
    sells_for_twice(19)
    sells_services(19, HEALTH, "health")


def test_card_20() -> None:
    state_pays_half(20)
    sells_services(20, EDUCATION, "education")


def test_card_21() -> None:
    sells_luxury_first(21)
    adds_cubes(21)


def test_card_22() -> None:
    gets_more_for_exports(22)
    poaches(22)


def test_card_23() -> None:
    checks_revenue(23)
    moves_to_capital(23)


def test_card_24() -> None:
    votes_for_free(24)
    makes_deal(24)


def test_card_25() -> None:
    position: Position = {"money": {"CC": 0, "ST": 100}, "legitimacy": {"CC": 2}, "free_trade_zone": {"luxury": 9}}
    game = advanced_turn(
        25,
        {**position, "influence": {"CC": 0}, "storage": {"CC": {**NOTHING_STORED, "luxury": 7}, "ST": {"luxury": 0}}},
    )
    assert raised(game)[:2] == [("SA", 2, "cc-condition-luxury-stored"), ("SA", 1, "cc-condition-no-influence")]
    game = special_action(25, {**position, "storage": {"CC": {**NOTHING_STORED, "luxury": 8}}})
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("SA", 60, 40)
    assert (game.table.storage[CC][LUXURY], game.table.storage[ST][LUXURY]) == (2, 6)
    assert (game.table.influence[CC], game.table.legitimacy[CC]) == (2, 4)
    game = simple_turn(25, {**position, "storage": {"CC": {**NOTHING_STORED, "luxury": 2}}})
    assert unable(game)[0] == "SA"


def test_no_company_could_get_machinery_once_all_tokens_lie_on_companies() -> None:
    places = ["supermarket", "supermarket-2", "shopping-mall", "shopping-mall-2", "college", "college-2"]
    for used, expected in (
        (5, [("SA", 1, MACHINERY_LINE), ("SA", 2, PHASES_LINE)]),
        (6, []),
    ):
        companies: list[object] = [{"company": slug, "machinery": True} for slug in places[:used]]
        game = advanced_turn(3, {"companies": {"CC": [*companies, {"company": "clinic"}]}})
        assert [rise for rise in raised(game) if "condition" in rise[2]] == expected


def test_simple_mode_falls_back_on_a_special_action_whose_first_condition_did_not_hold() -> None:
    stored: Position = {"storage": {"CC": {**NOTHING_STORED, "luxury": 2}}, "money": {"CC": 0, "ST": 100}, "capital": 0}
    game = simple_turn(25, {**stored, "policies": ["1C", "7C"]})
    assert why_unable(game) == [
        ("SA", "cc-condition-luxury-stored"),
        ("BC", "unable-too-dear"),
        ("SFM", "unable-few-transactions"),
        ("PB", "unable-no-bill-wanted"),
    ]
    assert (acted(game), game.table.money[CC], game.table.money[ST]) == ("SA", 20, 80)


def test_card_26() -> None:
    builds_two(26)
    staffs_a_company(26)


def test_card_27() -> None:
    gets_more_for_exports(27)
    recruits_abroad(27)


def test_card_28() -> None:
    checks_revenue(28)
    moves_to_capital(28)


def test_card_29() -> None:
    proposes_what_it_desires(29, "6C", "6A", "6B")
    sells_services(29, HEALTH, "health")


def test_card_30() -> None:
    adds_cubes_and_proposes(30, "3B")
    sells_services(30, EDUCATION, "education")


def test_the_bonus_of_a_card_belongs_to_its_first_action() -> None:
    """Card 27 pays more for exports; card 8 makes building cheaper, not selling abroad dearer."""
    position: Position = {"money": {"CC": 0}, "storage": {"CC": {**NOTHING_STORED, "food": 8}}, "markets": {"CC": []}}
    game = take_turn(before_turn(8, "simple", {**position, "policies": ["2C", "7C"]}))
    assert (acted(game), game.table.money[CC]) == ("SFM", 75)
    assert not used_bonus(game)


@pytest.mark.parametrize("players", [2, 3])
def test_luxury_that_card_25_sells_goes_to_the_supply_without_a_state_player(players: int) -> None:
    stored: Position = {"storage": {"CC": {**NOTHING_STORED, "luxury": 6}}}
    game = special_action(25, {"players": players, "money": {"CC": 0, "ST": 100}, **stored})
    assert (game.table.money[CC], game.table.money[ST]) == (60, 40)
    assert (game.table.storage[ST][LUXURY], game.table.supply[LUXURY]) == (0, 64)
