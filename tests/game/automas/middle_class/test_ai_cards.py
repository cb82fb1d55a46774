"""The AI cards of the Middle Class, one by one: what the bonus does, and the special action with its figures."""

import pytest

from bodypolitic.game.automas.middle_class.cards import CARDS
from bodypolitic.game.ground.codes import EDUCATION, FOOD, HEALTH, MC, NOBODY, PRIORITY_CARDS, ST
from tests.game.automas.at_the_table import (
    NO_INFLUENCE,
    NOBODY_IDLE,
    NOTHING_STORED,
    Position,
    acted,
    happenings,
    raised,
    reasons,
    unable,
    used_bonus,
)
from tests.game.automas.middle_class.at_the_table import (
    SOLD_OUT,
    advanced_turn,
    before_turn,
    bought,
    rise_of,
    simple_turn,
    sold_by,
    special_action,
    staffed,
)
from tests.game.table_talk import company, paid, unemployed, workers_in

# Number, the four actions, the policies, the Influence symbol
FACES = (
    (1, "BGS BC SFM PB", "16", True),
    (2, "BGS BC SFM AW", "", False),
    (3, "BGS BC PB AW", "43", True),
    (4, "BGS BC PB SFM", "75", False),
    (5, "BGS BC AW SFM", "", True),
    (6, "BGS AW BC PB", "26", False),
    (7, "BGS SFM BC AW", "", True),
    (8, "BGS PB BC AW", "35", False),
    (9, "BGS PB BC SFM", "74", True),
    (10, "BC AW BGS PB", "64", False),
    (11, "BC BGS SFM PB", "72", True),
    (12, "BC BGS AW PB", "53", False),
    (13, "BC AW BGS SFM", "", True),
    (14, "BC SFM BGS AW", "", False),
    (15, "BC PB BGS SFM", "15", True),
    (16, "AW BGS BC SFM", "", False),
    (17, "AW BGS BC PB", "31", True),
    (18, "AW BC BGS SFM", "", False),
    (19, "AW BC BGS PB", "24", True),
    (20, "SFM BGS BC AW", "", False),
    (21, "SFM BGS BC PB", "71", True),
    (22, "SFM BC BGS AW", "", False),
    (23, "SFM BC BGS PB", "52", True),
    (24, "PB BC BGS AW", "37", False),
    (25, "PB BC BGS SFM", "63", True),
    (26, "PB BGS BC AW", "36", False),
    (27, "PB BGS BC SFM", "73", True),
    (28, "SA BGS PB AW", "61", False),
    (29, "SA SFM BC PB", "47", True),
    (30, "SA BGS AW SFM", "", False),
)


@pytest.mark.parametrize(("number", "checks", "policies", "influence"), FACES)
def test_the_face_of_each_card(number: int, checks: str, policies: str, influence: bool) -> None:
    card = CARDS[number - 1]
    assert card.number == number
    assert " ".join(PRIORITY_CARDS[check] for check in card.checks) == checks
    assert "".join(str(policy + 1) for policy in card.policies) == policies
    assert card.influence is influence
    assert (card.bonus is None) == (card.checks[0] == PRIORITY_CARDS.index("SA")) == bool(card.conditions)
    assert ("PB" in checks) == bool(policies)


# Bonuses that stand on two cards


def buys_from_every_source(card: int) -> None:
    """The Population from itself, the State and the Capitalist Class, which together make three uses of health."""
    position: Position = {
        "money": {"MC": 60},
        "storage": {
            "MC": {**NOTHING_STORED, "health": 8},
            "CC": {**NOTHING_STORED, "health": 5},
            "ST": {"health": 2, "education": 0},
        },
    }
    game = simple_turn(card, position)
    assert acted(game) == "BGS"
    assert bought(game) == {"health": 3 + 2 + 3}
    assert (sold_by(game, "MC"), sold_by(game, "ST"), sold_by(game, "CC")) == (3, 2, 3)
    assert game.table.money[MC] == 60 - 2 * 5 - 3 * 8
    assert game.table.prosperity[MC] == 2
    assert used_bonus(game)
    game = simple_turn(card, {**position, "money": {"MC": 20}})
    assert (sold_by(game, "ST"), sold_by(game, "CC")) == (2, 1), "the cheaper source comes first when money is short"


def counts_every_source(card: int) -> None:
    """Three sources that hold 1 education each make up a Population, 20 V in all."""
    stored = {
        "MC": {**NOTHING_STORED, "education": 1},
        "CC": {**NOTHING_STORED, "education": 1},
        "ST": {"health": 0, "education": 1},
    }
    position: Position = {"money": {"MC": 20}, "storage": stored, "policies": ["6A"]}
    game = advanced_turn(card, position)
    assert ("BGS", 2, "goods-cost-little") in raised(game)
    assert "BGS" not in unable(simple_turn(card, position))
    other_card = 2 if card == 3 else 1
    assert "BGS" in unable(simple_turn(other_card, position))


def state_pays_for_workers_elsewhere(card: int) -> None:
    """2 V for each of the 5 workers in the Shopping Mall and the Technical University; not at 2A."""
    position: Position = {"money": {"MC": 5}, "storage": {**SOLD_OUT, "ST": {"health": 6, "education": 0}}}
    game = simple_turn(card, position)
    assert acted(game) == "BGS"
    assert game.table.money[MC] == 5 + 10 - 3 * 5
    assert game.table.legitimacy[MC] == 3
    assert used_bonus(game)
    assert acted(simple_turn(card, {**position, "policies": ["2A"]})) != "BGS"
    idle: Position = {"companies": {"CC": [], "ST": [], "MC": [staffed("doctors-office")]}, "money": {"MC": 15}}
    game = simple_turn(card, {**position, **idle})
    assert (acted(game), game.table.legitimacy[MC]) == ("BGS", 2), "no worker elsewhere, no legitimacy"


def state_pays_for_company(card: int) -> None:
    """The company costs its builder nothing; at 1C the bonus is lost."""
    position: Position = {
        "money": {"MC": 0, "ST": 100},
        "policies": ["1B"],
        "markets": {"MC": ["game-store"]},
        "unemployed": {"WC": {}, "MC": {"luxury": 1}},
    }
    game = simple_turn(card, position)
    assert acted(game) == "BC"
    assert workers_in(game, "game-store") == ["luxury"]
    assert (game.table.money[MC], game.table.money[ST]) == (0, 100 - 12)
    assert game.table.legitimacy[MC] == 3
    assert "BC" in unable(simple_turn(card, {**position, "policies": ["1C"]}))


def builds_cheaper_with_storage(card: int) -> None:
    """4 V less and a Storage tile, but neither for a media company."""
    position: Position = {
        "money": {"MC": 8},
        "markets": {"MC": ["game-store"]},
        "unemployed": {"WC": {}, "MC": {"luxury": 1, "media": 1}},
    }
    game = simple_turn(card, position)
    assert (acted(game), game.table.money[MC]) == ("BC", 0)
    assert [tile["resource"] for tile in happenings(game, "storage-placed")] == ["luxury"]
    game = simple_turn(card, {**position, "storage_tiles": {"MC": ["luxury"]}})
    assert (acted(game), happenings(game, "storage-placed")) == ("BC", []), "a second tile is not given"
    assert "BC" in unable(simple_turn(card, {**position, "money": {"MC": 7}}))
    media: Position = {**position, "markets": {"MC": ["local-newspaper"]}}
    assert "BC" in unable(simple_turn(card, {**media, "money": {"MC": 13}}))
    game = simple_turn(card, {**media, "money": {"MC": 14}})
    assert (acted(game), game.table.money[MC], happenings(game, "storage-placed")) == ("BC", 0, [])


def founds_with_newcomer(card: int) -> None:
    """A skilled worker from the supply takes the skilled slot; a second slot needs someone unemployed."""
    position: Position = {
        "money": {"MC": 40},
        "markets": {"MC": ["jewelry-store"]},
        "unemployed": {"WC": {}, "MC": {"unskilled": 1}},
    }
    game = simple_turn(card, position)
    assert acted(game) == "BC"
    assert workers_in(game, "jewelry-store") == ["luxury", "unskilled"]
    assert unemployed(game, "MC") == {}
    assert game.table.workers[MC] == 7 + 1 + 1
    assert "BC" in unable(simple_turn(card, {**position, "policies": ["7A"]}))
    assert "BC" in unable(simple_turn(card, {**position, "unemployed": NOBODY_IDLE}))
    game = simple_turn(card, {**position, "unemployed": {"WC": {}, "MC": {"luxury": 1}}})
    assert workers_in(game, "jewelry-store") == ["luxury", "luxury"]


ANY_NUMBER: Position = {
    "companies": {
        "MC": [staffed("doctors-office")],
        "CC": [staffed("college"), {"company": "shopping-mall"}, {"company": "supermarket"}],
        "ST": [{"company": "university-hospital"}, {"company": "technical-university"}],
    },
    "storage": SOLD_OUT,
    "policies": ["2C"],
    "money": {"MC": 0},
}


def assigns_any_number(card: int) -> None:
    """At 2B all unemployed who fit; at 2C workers also leave the Capitalist Class for the State."""
    idle = {"WC": {}, "MC": {"luxury": 1, "agriculture": 1, "healthcare": 1, "unskilled": 4}}
    position: Position = {**ANY_NUMBER, "unemployed": idle}
    game = simple_turn(card, {**position, "policies": ["2B"]})
    assert acted(game) == "AW"
    assert unemployed(game, "MC") == {}
    assert company(game, "college").staff == MC
    assert company(game, "technical-university").staff == NOBODY
    game = simple_turn(card, position)
    assert unemployed(game, "MC") == {}
    three: Position = {**position, "unemployed": {"WC": {}, "MC": {"unskilled": 1}}}
    assert acted(simple_turn(card, three)) != "AW", "one unemployed is too little reason to assign"
    moving: Position = {**position, "unemployed": {"WC": {}, "MC": {"luxury": 1, "unskilled": 2}}}
    game = simple_turn(card, moving)
    assert company(game, "shopping-mall").staff == MC
    assert company(game, "college").staff == NOBODY
    assert sorted(workers_in(game, "technical-university")) == ["education", "unskilled", "unskilled"]
    game = simple_turn(card, {**moving, "policies": ["2A"]})
    assert acted(game) == "AW"
    assert company(game, "college").staff == MC, "at 2A the usual up to 3 workers are assigned"


def gets_skilled_worker_first(card: int) -> None:
    """An education worker comes for the College, which no market could have asked for; not at 7A."""
    position: Position = {
        "companies": {
            "MC": [staffed("doctors-office")],
            "CC": [{"company": "college"}],
            "ST": [],
        },
        "unemployed": {"WC": {}, "MC": {"unskilled": 1}},
        "markets": {"MC": ["game-store"], "CC": []},
        "storage": SOLD_OUT,
        "money": {"MC": 0},
    }
    game = simple_turn(card, position)
    assert acted(game) == "AW"
    assert workers_in(game, "college") == ["education", "unskilled"]
    assert reasons(game)[0] == "mc-skill-companies-not-operational"
    assert "AW" in unable(simple_turn(card, {**position, "policies": ["7A"]}))


EXPORTS: Position = {
    "money": {"MC": 20, "ST": 100},
    "storage": {**SOLD_OUT, "MC": {**NOTHING_STORED, "food": 8, "education": 3}},
}


def gets_more_for_exports(card: int) -> None:
    """5 V more for each of 3 transactions, from abroad."""
    game = simple_turn(card, EXPORTS)
    assert acted(game) == "SFM"
    assert game.table.money[MC] == 20 + 20 + 55 + 15 + 3 * 5
    assert (game.table.money[ST], game.table.vp[MC], game.table.legitimacy[MC]) == (100, 3, 2)


def state_pays_for_exports(card: int) -> None:
    """5 V from the State for each of 3 transactions; at 1C nothing."""
    game = simple_turn(card, {**EXPORTS, "policies": ["1B"]})
    assert acted(game) == "SFM"
    assert (game.table.money[MC], game.table.money[ST]) == (20 + 20 + 55 + 15 + 15, 100 - 15)
    assert (game.table.vp[MC], game.table.legitimacy[MC]) == (3, 3)
    game = simple_turn(card, EXPORTS)
    assert (game.table.money[MC], game.table.legitimacy[MC]) == (20 + 20 + 55 + 15, 2)


def calls_a_free_vote(card: int) -> None:
    """With no influence at all a vote is called once its side has more; the Working Class wants 3A as it is."""
    position: Position = {"influence": {"WC": 0, "MC": 0, "CC": 2, "ST": 0}}
    game = before_turn(card, "simple", position)
    game.choose("reveal-ai-card")
    assert [values["section"] for values in happenings(game, "vote-called")] == ["3B"]
    assert game.table.influence[MC] == 0
    game = simple_turn(card, {"influence": NO_INFLUENCE})
    assert acted(game) == "PB"
    assert (game.table.bills[2], game.table.bill_sections[2]) == (MC, 1)
    assert "immediate-vote-is-not-promising" in reasons(game)


def adds_cubes_first(card: int) -> None:
    """2 cubes go into the bag along with the bill."""
    game = simple_turn(card, {"influence": NO_INFLUENCE, "bag": {"MC": 8}})
    assert acted(game) == "PB"
    assert game.table.bag[MC] == 8 + 2


# Special actions that stand on several cards


def works_extra_shift(card: int) -> None:
    """The Convenience Store makes 2 food; with its worker committed there is no other company for it."""
    position: Position = {
        "companies": {"MC": [staffed("convenience-store")]},
        "storage": {"MC": NOTHING_STORED},
    }
    game = special_action(card, position)
    assert acted(game) == "SA"
    assert game.table.storage[MC][FOOD] == 2
    assert company(game, "convenience-store").committed
    committed = {"companies": {"MC": [staffed("convenience-store", committed=True)]}}
    assert "SA" in unable(special_action(card, {**position, **committed}))


def swaps_three_cubes(card: int) -> None:
    """3 cubes of others leave the bag for 3 of its own."""
    game = special_action(card, {"bag": {"WC": 4, "MC": 1, "CC": 4}})
    assert sum(game.table.bag) == 9
    assert game.table.bag[MC] == 4
    game = special_action(card, {"bag": {"WC": 1, "MC": 5, "CC": 0}})
    assert game.table.bag == [0, 6, 0]
    assert "SA" in unable(special_action(card, {"bag": {"WC": 0, "MC": 5, "CC": 0}}))


def purges_six_cubes(card: int) -> None:
    """Of 6 cubes drawn only its own go back."""
    game = special_action(card, {"bag": {"WC": 3, "MC": 2, "CC": 1}})
    assert game.table.bag == [0, 2, 0]
    game = special_action(card, {"bag": {"WC": 10, "MC": 0, "CC": 0}})
    assert game.table.bag == [4, 0, 0]


def sells_to_state(card: int, resource: str) -> None:
    """Up to 6 at 10 V each, and legitimacy for each full 3."""
    place = HEALTH if resource == "health" else EDUCATION
    position: Position = {"money": {"MC": 0, "ST": 100}}
    for stored, room_taken, sold in ((8, 0, 6), (5, 0, 5), (2, 0, 2), (8, 8, 4)):
        storage = {"MC": {**NOTHING_STORED, resource: stored}, "ST": {resource: room_taken}}
        game = special_action(card, {**position, "storage": storage})
        assert game.table.storage[MC][place] == stored - sold
        assert game.table.storage[ST][place] == room_taken + sold
        assert (game.table.money[MC], game.table.money[ST]) == (10 * sold, 100 - 10 * sold)
        assert game.table.legitimacy[MC] == 2 + sold // 3
    assert "SA" in unable(special_action(card, {**position, "storage": {"MC": NOTHING_STORED}}))


def buys_three_influence(card: int) -> None:
    """3 influence for 5 V each, or 2 cubes for each that is not to be had."""
    game = special_action(card, {"money": {"MC": 40}, "influence": NO_INFLUENCE, "media_influence": 4})
    assert (game.table.influence[MC], game.table.media_influence, game.table.money[MC]) == (3, 1, 25)
    assert (game.table.bag[MC], game.table.legitimacy[MC]) == (8, 3)
    game = special_action(card, {"money": {"MC": 12}, "influence": NO_INFLUENCE, "media_influence": 4})
    assert (game.table.influence[MC], game.table.money[MC], game.table.bag[MC]) == (2, 2, 10)
    game = special_action(card, {"money": {"MC": 40}, "influence": NO_INFLUENCE, "media_influence": 0})
    assert (game.table.influence[MC], game.table.bag[MC], game.table.legitimacy[MC]) == (0, 14, 3)


def gets_subsidy_and_works_shift(card: int) -> None:
    """5 V for each of 2 companies with an employee, and a shift in one of those."""
    position: Position = {
        "money": {"MC": 0, "ST": 100},
        "companies": {
            "MC": [
                staffed("convenience-store", employee="unskilled"),
                staffed("doctors-office", employee="unskilled"),
                staffed("pharmacy"),
            ]
        },
        "storage": {"MC": NOTHING_STORED},
    }
    game = special_action(card, position)
    assert acted(game) == "SA"
    assert game.table.money[ST] == 100 - 10
    assert game.table.legitimacy[MC] == 3
    assert game.table.storage[MC][FOOD] == 3
    assert paid(game, "MC", "wages") == 8
    companies = {"MC": [staffed("convenience-store", employee="unskilled", committed=True)]}
    game = special_action(card, {**position, "companies": companies})
    assert (acted(game), game.table.money[MC], game.table.legitimacy[MC]) == ("SA", 5, 3)
    assert "SA" in unable(special_action(card, {**position, "companies": {"MC": [staffed("pharmacy")]}}))


def pays_for_prosperity(card: int) -> None:
    """6 V for each of a Population of 3; with less there is no special action."""
    game = special_action(card, {"money": {"MC": 18}, "prosperity": {"MC": 2}})
    assert (game.table.money[MC], game.table.prosperity[MC], game.table.vp[MC]) == (0, 3, 3)
    assert "SA" in unable(special_action(card, {"money": {"MC": 17}}))


def adds_cubes_by_workplaces(card: int) -> None:
    """2 cubes and 1 for each of the Shopping Mall and the Technical University."""
    game = special_action(card)
    assert (acted(game), game.table.bag[MC]) == ("SA", 8 + 4)
    game = special_action(card, {"bag": {"MC": 23}})
    assert game.table.bag[MC] == 25
    assert "SA" in unable(special_action(card, {"bag": {"MC": 25}}))


def hires_three_employees(card: int) -> None:
    """3 of 4 companies get an employee, and the State pays 5 V for each; healthcare is spared a trade union."""
    position: Position = {
        "money": {"MC": 0, "ST": 100},
        "companies": {
            "MC": [
                staffed("convenience-store"),
                staffed("doctors-office"),
                staffed("game-store"),
                staffed("local-newspaper"),
            ]
        },
        "unemployed": {"WC": {"unskilled": 4}, "MC": {}},
    }
    game = special_action(card, position)
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert (game.table.money[MC], game.table.money[ST], game.table.legitimacy[MC]) == (15, 85, 3)
    hiring = ("convenience-store", "game-store", "local-newspaper")
    assert all(company(game, slug).employee_committed for slug in hiring)
    game = special_action(card, {**position, "unemployed": {"WC": {"media": 1}, "MC": {}}})
    assert (game.table.money[MC], company(game, "convenience-store").employee_committed) == (5, True)
    assert "SA" in unable(special_action(card, {**position, "unemployed": NOBODY_IDLE}))


def removes_two_unemployed(card: int) -> None:
    """2 of 4 unemployed leave for 10 V, unskilled ones first; in advanced mode each of the 4 counts for a row."""
    position: Position = {"money": {"MC": 0}, "unemployed": {"WC": {}, "MC": {"unskilled": 3, "media": 1}}}
    game = simple_turn(card, position)
    assert acted(game) == "SA"
    assert unemployed(game, "MC") == {"unskilled": 1, "media": 1}
    assert (game.table.money[MC], game.table.workers[MC]) == (10, 7 + 2)
    skilled: Position = {"unemployed": {"WC": {}, "MC": {"luxury": 3, "media": 1}}}
    game = simple_turn(card, {**position, **skilled})
    assert (sum(unemployed(game, "MC").values()), game.table.money[MC]) == (2, 10)
    three: Position = {"unemployed": {"WC": {}, "MC": {"unskilled": 3}}}
    assert unable(simple_turn(card, {**position, **three}))[0] == "SA"
    game = before_turn(card, "advanced", position)
    game.choose("reveal-ai-card")
    assert ("SA", 4, "mc-condition-unemployed-workers") in raised(game)
    game = advanced_turn(card, {**position, **three})
    assert all(line != "mc-condition-unemployed-workers" for _, _, line in raised(game))


# The cards


def test_card_1_buys_health_from_the_state_at_half_price_or_works_an_extra_shift() -> None:
    position: Position = {"money": {"MC": 8}, "storage": {**SOLD_OUT, "ST": {"health": 6, "education": 0}}}
    game = simple_turn(1, position)
    assert (acted(game), bought(game), game.table.money[MC]) == ("BGS", {"health": 3}, 0)
    assert game.table.legitimacy[MC] == 3
    assert game.table.vp[ST] == 1, "the price is still one of 5 V"
    capitalist: Position = {"storage": {**SOLD_OUT, "CC": {**NOTHING_STORED, "health": 3}}, "money": {"MC": 24}}
    game = simple_turn(1, capitalist)
    assert (acted(game), game.table.money[MC], game.table.legitimacy[MC]) == ("BGS", 0, 2)
    works_extra_shift(1)


def test_card_2_buys_education_from_the_state_at_half_price_or_swaps_cubes() -> None:
    position: Position = {"money": {"MC": 15}, "storage": {**SOLD_OUT, "ST": {"health": 0, "education": 6}}}
    game = simple_turn(2, position)
    assert (acted(game), bought(game), game.table.money[MC]) == ("BGS", {"education": 3}, 0)
    assert game.table.legitimacy[MC] == 3
    swaps_three_cubes(2)


def test_card_3_buys_from_every_source_or_purges_cubes() -> None:
    buys_from_every_source(3)
    counts_every_source(3)
    purges_six_cubes(3)


def test_card_4_lets_a_public_education_company_produce_first_or_sells_education() -> None:
    position: Position = {
        "money": {"MC": 0, "ST": 100},
        "storage": {**SOLD_OUT, "ST": {"health": 0, "education": 0}},
        "policies": ["5B", "6A"],
    }
    game = simple_turn(4, position)
    assert acted(game) == "BGS"
    assert paid(game, "ST", "wages") == 30
    assert bought(game) == {"education": 3}
    assert used_bonus(game)
    assert game.table.storage[ST][EDUCATION] == 6 - 3
    wc_only = {"companies": {"ST": [{"company": "technical-university", "class": "WC"}]}}
    assert "BGS" in unable(simple_turn(4, {**position, **wc_only}))
    assert rise_of(advanced_turn(4, position), "BGS") == 3, "what is produced is there, and the wages pay for it"
    sells_to_state(4, "education")


def test_card_5_lets_a_public_healthcare_company_produce_first_or_sells_health() -> None:
    position: Position = {
        "money": {"MC": 0, "ST": 100},
        "storage": {**SOLD_OUT, "ST": {"health": 0, "education": 0}},
        "companies": {"ST": [staffed("university-hospital")]},
        "policies": ["6A"],
    }
    game = simple_turn(5, position)
    assert (acted(game), bought(game)) == ("BGS", {"health": 3})
    assert paid(game, "ST", "wages") == 30
    wc_only = {"companies": {"ST": [{"company": "university-hospital", "class": "WC"}]}}
    assert "BGS" in unable(simple_turn(5, {**position, **wc_only}))
    sells_to_state(5, "health")


def test_card_6_buys_luxury_abroad_without_tariffs_or_buys_influence() -> None:
    position: Position = {"money": {"MC": 18}, "storage": SOLD_OUT}
    game = simple_turn(6, position)
    assert (acted(game), bought(game), game.table.money[MC]) == ("BGS", {"luxury": 3}, 0)
    assert paid(game, "MC", "tariff") == 0
    assert used_bonus(game)
    game = simple_turn(6, {**position, "storage": {**SOLD_OUT, "MC": {**NOTHING_STORED, "luxury": 8}}})
    assert sold_by(game, "MC") == 3, "what it has made itself is free"
    assert game.table.money[MC] == 0, "and it buys as much again abroad"
    game = simple_turn(6, {**position, "policies": ["6A"]})
    assert (acted(game), paid(game, "MC", "tariff")) == ("BGS", 0)
    assert "BGS" in unable(simple_turn(28, {**position, "policies": ["6A"]}))
    buys_three_influence(6)


def test_card_7_gets_money_for_workers_elsewhere_or_a_subsidy_and_a_shift() -> None:
    state_pays_for_workers_elsewhere(7)
    gets_subsidy_and_works_shift(7)


def test_card_8_buys_from_every_source_or_pays_for_prosperity() -> None:
    buys_from_every_source(8)
    counts_every_source(8)
    pays_for_prosperity(8)


def test_card_9_gets_money_for_workers_elsewhere_or_adds_cubes_by_workplaces() -> None:
    state_pays_for_workers_elsewhere(9)
    adds_cubes_by_workplaces(9)


def test_card_10_builds_at_the_states_cost_or_hires_employees() -> None:
    state_pays_for_company(10)
    hires_three_employees(10)


def test_card_11_builds_cheaper_with_a_storage_or_works_an_extra_shift() -> None:
    builds_cheaper_with_storage(11)
    works_extra_shift(11)


def test_card_12_founds_with_a_worker_from_the_supply_or_swaps_cubes() -> None:
    founds_with_newcomer(12)
    swaps_three_cubes(12)


def test_card_13_builds_at_the_states_cost_or_purges_cubes() -> None:
    state_pays_for_company(13)
    purges_six_cubes(13)


def test_card_14_founds_with_a_worker_from_the_supply_or_sells_health() -> None:
    founds_with_newcomer(14)
    sells_to_state(14, "health")


def test_card_15_builds_cheaper_with_a_storage_or_sells_education() -> None:
    builds_cheaper_with_storage(15)
    sells_to_state(15, "education")


def test_card_16_assigns_any_number_or_buys_influence() -> None:
    assigns_any_number(16)
    buys_three_influence(16)


def test_card_17_gets_a_skilled_worker_first_or_a_subsidy_and_a_shift() -> None:
    gets_skilled_worker_first(17)
    gets_subsidy_and_works_shift(17)


def test_card_18_assigns_any_number_or_pays_for_prosperity() -> None:
    assigns_any_number(18)
    pays_for_prosperity(18)


def test_card_19_gets_a_skilled_worker_first_or_adds_cubes_by_workplaces() -> None:
    gets_skilled_worker_first(19)
    adds_cubes_by_workplaces(19)


def test_card_20_gets_more_for_exports_or_hires_employees() -> None:
    gets_more_for_exports(20)
    hires_three_employees(20)


def test_card_21_is_paid_by_the_state_for_exports_or_works_an_extra_shift() -> None:
    state_pays_for_exports(21)
    works_extra_shift(21)


def test_card_22_gets_more_for_exports_or_swaps_cubes() -> None:
    gets_more_for_exports(22)
    swaps_three_cubes(22)


def test_card_23_is_paid_by_the_state_for_exports_or_purges_cubes() -> None:
    state_pays_for_exports(23)
    purges_six_cubes(23)


def test_card_24_calls_a_vote_for_free_or_gets_a_subsidy_and_a_shift() -> None:
    calls_a_free_vote(24)
    gets_subsidy_and_works_shift(24)


def test_card_25_adds_cubes_before_its_bill_or_by_workplaces() -> None:
    adds_cubes_first(25)
    adds_cubes_by_workplaces(25)


def test_card_26_calls_a_vote_for_free_or_hires_employees() -> None:
    calls_a_free_vote(26)
    hires_three_employees(26)


def test_card_27_adds_cubes_before_its_bill_or_works_an_extra_shift() -> None:
    adds_cubes_first(27)
    works_extra_shift(27)


def test_card_28_lets_unemployed_leave() -> None:
    removes_two_unemployed(28)


def test_card_29_lets_unemployed_leave() -> None:
    removes_two_unemployed(29)


def test_card_30_lets_unemployed_leave() -> None:
    removes_two_unemployed(30)


def test_a_bonus_is_for_the_first_action_only() -> None:
    position: Position = {"money": {"MC": 10}, "storage": {**SOLD_OUT, "ST": {"health": 6, "education": 0}}}
    assert acted(simple_turn(1, position)) == "BGS"
    assert "BGS" in unable(simple_turn(28, position))
