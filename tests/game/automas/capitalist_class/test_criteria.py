"""The criteria cards of the Capitalist Class Automa: what it needs for an action, and how it narrows its choices."""

import pytest

from bodypolitic.game.automas.capitalist_class.companies import company_for_overtime
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, NOBODY, WC
from tests.game.automas.at_the_table import (
    NO_INFLUENCE,
    NOBODY_IDLE,
    NOTHING_STORED,
    SIMPLE,
    Position,
    acted,
    automa,
    happenings,
    reasons,
    unable,
)
from tests.game.automas.capitalist_class.turns_of_the_automa import simple_turn, special_action, turn_of
from tests.game.table_talk import company, workers_in

# Card 8: BC, PB, SFM, LOB; 10 V less for a company; workers from the supply
# Card 19: BC, SFM, PB, LOB; twice the cost for a company that is sold
BUILDING = 13
SELLING = 22
STAFFING = 9
MACHINERY = 3

RICH: Position = {"money": {"CC": 300}}
SKILLED = {"agriculture": 2, "luxury": 2, "healthcare": 2, "education": 2, "media": 2, "unskilled": 6}
ANYBODY: Position = {"unemployed": {"WC": SKILLED, "MC": {}}}


# Action Criteria, simple mode


def test_simple_mode_builds_only_what_would_work() -> None:
    position: Position = {**RICH, "markets": {"CC": ["hotel", "tv-station"]}, "unemployed": NOBODY_IDLE}
    assert unable(simple_turn(BUILDING, position))[0] == "BC"
    assert acted(simple_turn(BUILDING, {**position, "markets": {"CC": ["hotel", "car-manufacturer"]}})) == "BC"
    assert acted(simple_turn(BUILDING, {**position, "unemployed": {"WC": {"unskilled": 3}}})) == "BC"


def test_simple_mode_sells_a_company_where_it_cannot_build() -> None:
    """Only an empty one, and for 20 V or more."""
    position: Position = {"money": {"CC": 0}, "markets": {"CC": []}}
    companies = [{"company": "clinic"}, {"company": "stadium"}, {"company": "medical-village", "class": "WC"}]
    game = simple_turn(BUILDING, {**position, "companies": {"CC": companies}})
    assert (acted(game), unable(game), game.table.money[CC]) == ("SC", ["BC"], 20)
    game = simple_turn(BUILDING, {**position, "companies": {"CC": [companies[0], companies[2]]}})
    assert unable(game)[0] == "BC"


def test_simple_mode_exports_from_two_transactions_on() -> None:
    position: Position = {"money": {"CC": 0}, "markets": {"CC": []}}
    assert unable(simple_turn(15, {**position, "storage": {"CC": {**NOTHING_STORED, "health": 7}}}))[0] == "SFM"
    game = simple_turn(15, {**position, "storage": {"CC": {**NOTHING_STORED, "health": 8}}})
    assert (acted(game), game.table.money[CC]) == ("SFM", 65)


def test_simple_mode_proposes_the_first_policy_that_it_can() -> None:
    """Card 5 lists policies 2 and 4; one as desired, or with a bill, is passed over."""
    position: Position = {"influence": NO_INFLUENCE}
    assert happenings(simple_turn(5, position), "bill-proposed")[0]["section"] == "2C"
    assert happenings(simple_turn(5, {**position, "policies": ["2C"]}), "bill-proposed")[0]["section"] == "4C"
    assert happenings(simple_turn(5, {**position, "bills": {"2A": "WC"}}), "bill-proposed")[0]["section"] == "4C"
    assert unable(simple_turn(5, {**position, "policies": ["2C", "4C"]}))[0] == "PB"
    three: dict[str, object] = {"1B": "CC", "5B": "CC", "7C": "CC"}
    assert unable(simple_turn(5, {**position, "bills": three}))[0] == "PB"


def test_simple_mode_lobbies_with_less_influence_than_all_others_together() -> None:
    position: Position = {
        "policies": ["1C", "2C", "3C", "5C"],
        "money": {"CC": 30},
        "markets": {"CC": []},
        "storage": {"CC": NOTHING_STORED},
        "companies": {"CC": [{"company": "supermarket", "class": "WC"}]},
    }
    game = simple_turn(22, {**position, "influence": {"WC": 1, "MC": 1, "CC": 2, "ST": 1}})
    assert (acted(game), game.table.influence[CC]) == ("LOB", 5)
    game = simple_turn(22, {**position, "influence": {"WC": 1, "MC": 0, "CC": 2, "ST": 1}})
    assert unable(game)[-2:] == ["LOB", "SA"]
    game = simple_turn(22, {**position, "money": {"CC": 29}, "influence": {"WC": 9, "MC": 0, "CC": 2, "ST": 1}})
    assert unable(game)[-2:] == ["LOB", "SA"]


def test_simple_mode_comes_to_the_special_action_and_then_to_political_pressure() -> None:
    """Card 15 adds cubes as its special action; without any, nothing can be done."""
    position: Position = {
        "policies": ["3C", "7C"],
        "money": {"CC": 14},
        "markets": {"CC": []},
        "storage": {"CC": NOTHING_STORED},
        "companies": {"CC": [{"company": "supermarket", "class": "WC"}]},
        "influence": NO_INFLUENCE,
    }
    game = simple_turn(15, {**position, "bag": {"CC": 8}})
    assert (unable(game), acted(game), game.table.bag[CC]) == (["SFM", "BC", "PB", "LOB"], "SA", 11)
    game = simple_turn(2, {**position, "policies": ["1C", "3C"], "companies": {"CC": []}, "bag": {"CC": 8}})
    assert (acted(game), game.table.bag[CC]) == ("apply-political-pressure", 11)


# The final round


def bills_proposed(card: int, position: Position) -> list[str | int]:
    """The bills that it proposes in a turn of the final round in simple mode."""
    return [bill["section"] for bill in happenings(simple_turn(card, {"round": 5, **position}), "bill-proposed")]


def test_no_immigration_bill_in_the_final_round() -> None:
    """Card 23 lists policies 4 and 7, card 12 policies 5 and 7."""
    position: Position = {"influence": NO_INFLUENCE, "companies": {"CC": []}}
    assert bills_proposed(12, position) == []
    assert happenings(simple_turn(12, position), "bill-proposed") == [{"who": "CC", "section": "7C"}]
    assert bills_proposed(23, {**position, "bills": {"4A": "WC"}}) == []


def test_a_foreign_trade_bill_in_the_final_round_only_with_a_vote() -> None:
    """Card 29 lists policies 6 and 3; at 6C the Middle Class is thought to be for 6B, at 6B nobody for 6A."""
    strong: Position = {"policies": ["6C"], "influence": {"WC": 0, "MC": 3, "CC": 2, "ST": 0}}
    assert bills_proposed(29, strong) == ["3C"]  # the bonus goes straight to the end, and 6A can't be voted on at once
    assert bills_proposed(18, {**strong, "policies": ["3C", "6C"]}) == ["6B"]
    weak: Position = {"policies": ["3C", "6C"], "influence": {"WC": 3, "MC": 0, "CC": 1, "ST": 0}}
    assert bills_proposed(18, weak) == []


@pytest.mark.parametrize(("cubes", "bills"), [(5, ["6A"]), (4, [])])
def test_cubes_that_a_bonus_adds_first_count_for_the_vote_of_the_final_round(
    cubes: int, bills: list[str | int]
) -> None:
    """Card 30 adds 2 cubes before a bill on policy 3 or 6; against one opponent no fewer cubes are needed."""
    position: Position = {
        "players": 2,
        "policies": ["3C", "6B"],
        "influence": {"WC": 0, "CC": 2},
        "bag": {"WC": 7, "CC": cubes},
    }
    assert bills_proposed(30, position) == bills


def test_the_immigration_card_leaves_the_rows_before_the_final_round() -> None:
    game = Game.from_position({"round": 5, "phase": "preparation", "automas": {"CC": "advanced"}})
    seen = automa(game).view(game.table, CC)
    assert "P7" not in str(seen["policy_rows"]) + str(seen["aside"])


# Building Company Criteria


def built(position: Position, *market: str) -> tuple[str, list[str]]:
    """What it builds of a market, and the lines that decided."""
    game = turn_of("BC", BUILDING, {**RICH, **position, "markets": {"CC": list(market)}})
    assert acted(game) == "BC"
    return str(happenings(game, "company-built")[0]["company"]), reasons(game)


def test_building_prefers_what_workers_could_run() -> None:
    position: Position = {"unemployed": {"WC": {"unskilled": 3}, "MC": {}}}
    assert built(position, "automated-dairy-farm", "tv-station", "hotel") == ("hotel", ["cc-workers-available"])


def test_building_prefers_automated_companies_next() -> None:
    position: Position = {"unemployed": NOBODY_IDLE}
    assert built(position, "tv-station", "car-manufacturer") == ("car-manufacturer", ["cc-automated"])


def test_building_prefers_the_industry_where_it_has_the_fewest_operational_companies() -> None:
    companies = [
        {"company": "supermarket", "class": "WC"},
        {"company": "shopping-mall", "class": "WC"},
        {"company": "college"},
    ]
    chosen, lines = built({**ANYBODY, "companies": {"CC": companies}}, "fast-food-chain", "fashion-company", "academy")
    assert (chosen, lines[0]) == ("academy", "fewest-operational-companies")


def test_building_does_not_help_a_trade_union() -> None:
    """3 workers in public healthcare; a hospital would bring 2 more, but not if they are of the Middle Class."""
    companies: Position = {
        "companies": {"CC": [], "ST": [{"company": "university-hospital", "class": "WC"}]},
        "policies": ["4C", "5A"],
    }
    chosen, lines = built({**ANYBODY, **companies}, "hospital", "academy")
    assert (chosen, lines[0]) == ("academy", "no-trade-union")
    middle_class: Position = {"unemployed": {"WC": {}, "MC": {"healthcare": 1, "education": 1, "unskilled": 2}}}
    assert "no-trade-union" not in built({**middle_class, **companies}, "hospital", "academy")[1]


def test_building_where_a_trade_union_could_be_formed_already_helps_none() -> None:
    """5 workers in public healthcare; a hospital adds to them, but 4 were there before, and health is dearer."""
    public = [{"company": "university-hospital", "class": "WC"}, {"company": "public-hospital-2", "class": "WC"}]
    position: Position = {
        **ANYBODY,
        "companies": {"CC": [], "ST": [*public, {"company": "technical-university", "class": "MC"}]},
        "policies": ["1B", "4C", "5A"],
    }
    chosen, lines = built(position, "hospital", "academy")
    assert (chosen, lines[0]) == ("hospital", "dearer-service")


def test_building_prefers_agriculture_then_luxury_then_media() -> None:
    position: Position = {**ANYBODY, "companies": {"CC": [], "ST": []}}
    for market, expected in (
        (("radio-station", "fashion-company", "fast-food-chain", "academy"), "fast-food-chain"),
        (("radio-station", "academy", "fashion-company"), "fashion-company"),
        (("hospital", "radio-station", "academy"), "radio-station"),
    ):
        chosen, lines = built(position, *market)
        assert (chosen, lines[0]) == (expected, "preferred-industry")


def test_building_prefers_the_service_that_no_public_company_makes_or_that_is_dearer() -> None:
    position: Position = {**ANYBODY, "companies": {"CC": [], "ST": [{"company": "university-hospital", "class": "MC"}]}}
    chosen, lines = built({**position, "policies": ["4C", "5A"]}, "hospital", "academy")
    assert (chosen, lines[0]) == ("academy", "service-not-produced")
    position["companies"] = {"CC": [], "ST": []}
    assert built({**position, "policies": ["4C", "5A"]}, "hospital", "academy")[0] == "hospital"
    assert built({**position, "policies": ["4A", "5C"]}, "hospital", "academy")[0] == "academy"


def test_building_casts_lots_between_equal_services_before_it_compares_production() -> None:
    """A university makes more than a hospital; still each comes up."""
    position: Position = {**ANYBODY, "companies": {"CC": [], "ST": []}, "policies": ["4C", "5C"]}
    chosen = {built({**position, "seed": seed}, "hospital", "university")[0] for seed in range(12)}
    assert chosen == {"hospital", "university"}


def test_building_prefers_the_highest_production() -> None:
    position: Position = {**ANYBODY, "companies": {"CC": [], "ST": []}}
    assert built(position, "clinic-2", "hospital", "medical-village") == ("medical-village", ["highest-production"])


def test_building_casts_lots_in_the_end() -> None:
    position: Position = {**ANYBODY, "companies": {"CC": [], "ST": []}}
    seeds = [built({**position, "seed": seed}, "lobbying-firm", "publishing-house") for seed in range(12)]
    assert {chosen for chosen, _ in seeds} == {"lobbying-firm", "publishing-house"}
    assert {lines[-1] for _, lines in seeds} == {"at-random"}


def test_it_never_builds_a_second_empty_company_of_an_industry() -> None:
    position: Position = {**RICH, "unemployed": NOBODY_IDLE, "companies": {"CC": [{"company": "clinic"}]}}
    game = turn_of("BC", BUILDING, {**position, "markets": {"CC": ["hospital"]}})
    assert unable(game) == ["BC"]
    assert built(position, "hospital", "hotel")[0] == "hotel"
    assert built({**position, **ANYBODY}, "hospital")[0] == "hospital"


def test_x2_it_builds_two_companies_by_a_bonus() -> None:
    position: Position = {
        "money": {"CC": 63},
        "capital": 0,
        "companies": {
            "CC": [{"company": "shopping-mall", "class": "MC"}],
            "ST": [{"company": "technical-university", "class": "WC"}],
        },
        "unemployed": {"WC": {"education": 1, "unskilled": 3}, "MC": {}},
        "markets": {"CC": ["hotel", "academy", "publishing-house", "automated-dairy-farm"]},
    }
    game = simple_turn(1, position)
    assert [built["company"] for built in happenings(game, "company-built")] == [
        "publishing-house",
        "automated-dairy-farm",
    ]
    assert workers_in(game, "publishing-house") == ["unskilled"] * 3
    assert (game.table.money[CC], len(game.table.markets[CC])) == (6, 4)
    assert reasons(game) == ["no-trade-union"]  # and then only the farm would work
    for changed in (
        {"markets": {"CC": ["hotel", "academy", "publishing-house", "tv-station"]}},
        {"money": {"CC": 56}},
    ):
        game = simple_turn(1, {**position, **changed})
        assert [built["company"] for built in happenings(game, "company-built")] == ["publishing-house"]
        assert len(game.table.markets[CC]) == 3


@pytest.mark.parametrize("demonstration", [False, True])
def test_new_companies_are_filled_by_the_middle_class_but_in_a_demonstration_by_the_working_class(
    demonstration: bool,
) -> None:
    position: Position = {
        **RICH,
        "demonstration": demonstration,
        "unemployed": {"WC": {"unskilled": 9}, "MC": {"unskilled": 3}},
        "companies": {"CC": []},
        "markets": {"CC": ["hotel"]},
    }
    game = turn_of("BC", BUILDING, position)
    hotel = company(game, "hotel")
    assert (hotel.staff, hotel.committed, hotel.wage) == (WC if demonstration else MC, True, 2)
    line = "cc-working-class-in-demonstration" if demonstration else "cc-middle-class-first"
    assert reasons(game) == [line]
    game = turn_of("BC", BUILDING, {**position, "unemployed": {"WC": {"unskilled": 9}, "MC": {"unskilled": 2}}})
    assert company(game, "hotel").staff == WC


def test_skilled_workers_who_must_stand_in_are_those_of_whom_there_are_most() -> None:
    position: Position = {
        **RICH,
        "unemployed": {"WC": {"media": 1, "education": 2, "unskilled": 1}, "MC": {}},
        "companies": {"CC": []},
        "markets": {"CC": ["radio-station"]},
    }
    game = turn_of("BC", BUILDING, position)
    assert workers_in(game, "radio-station") == ["unskilled", "education"]
    assert reasons(game) == ["cc-most-of-that-skill"]


# Sell Company Criteria


def sold(position: Position) -> tuple[str, list[str]]:
    """What it sells, and the lines that decided."""
    game = turn_of("SC", SELLING, position)
    assert acted(game) == "SC"
    return str(happenings(game, "company-sold")[0]["company"]), reasons(game)


def test_selling_prefers_the_highest_cost_of_the_empty_companies() -> None:
    companies = [{"company": "stadium"}, {"company": "medical-village"}, {"company": "university", "class": "WC"}]
    assert sold({"companies": {"CC": companies}}) == ("medical-village", ["cc-highest-cost"])


def test_selling_prefers_a_company_that_would_help_a_trade_union() -> None:
    companies = {
        "CC": [{"company": "clinic"}, {"company": "supermarket"}],
        "ST": [{"company": "university-hospital", "class": "WC"}],
    }
    assert sold({"companies": companies}) == ("clinic", ["cc-union-if-staffed"])


def test_selling_prefers_a_company_whose_industry_could_have_a_trade_union_already() -> None:
    public = [{"company": "university-hospital", "class": "WC"}, {"company": "public-hospital-2", "class": "WC"}]
    companies = {"CC": [{"company": "supermarket"}, {"company": "clinic"}], "ST": public}
    assert sold({"companies": companies, "policies": ["1B"]}) == ("clinic", ["cc-union-if-staffed"])


def test_selling_prefers_a_company_for_which_the_fewest_unemployed_are_there() -> None:
    position: Position = {
        "companies": {"CC": [{"company": "clinic"}, {"company": "supermarket"}], "ST": []},
        "unemployed": {"WC": {"healthcare": 1, "media": 3}, "MC": {"unskilled": 2}},
    }
    assert sold(position) == ("supermarket", ["cc-fewest-matching-unemployed"])


def test_selling_casts_lots_in_the_end() -> None:
    position: Position = {
        "companies": {"CC": [{"company": "clinic"}, {"company": "supermarket"}], "ST": []},
        "unemployed": NOBODY_IDLE,
    }
    seeds = [sold({**position, "seed": seed}) for seed in range(12)]
    assert {chosen for chosen, _ in seeds} == {"clinic", "supermarket"}
    assert {lines[-1] for _, lines in seeds} == {"at-random"}


def test_an_operational_company_is_never_sold() -> None:
    companies = [{"company": "car-manufacturer"}, {"company": "university", "class": "WC"}]
    assert unable(turn_of("SC", SELLING, {"companies": {"CC": companies}})) == ["SC"]


# Assign Workers Criteria


def staffed(position: Position, *slugs: str) -> tuple[str, list[str]]:
    """Which of its empty companies gets workers by an AI card, and the lines that decided."""
    others = position.get("companies", {})
    assert isinstance(others, dict)
    empty = [{"company": slug} for slug in slugs]
    companies = {"ST": [], **others, "CC": [*empty, *others.get("CC", [])]}
    game = special_action(STAFFING, {**ANYBODY, **position, "companies": companies})
    assert acted(game) == "SA"
    filled = [slug for slug in slugs if company(game, slug).operational]
    assert len(filled) == 1
    return filled[0], reasons(game)


def test_assigning_prefers_an_industry_without_another_operational_company() -> None:
    companies = {"CC": [{"company": "radio-station", "class": "WC"}]}
    assert staffed({"companies": companies}, "lobbying-firm", "hotel")[0] == "hotel"
    assert staffed({"companies": companies}, "lobbying-firm", "hotel")[1] == ["cc-only-operational-of-its-industry"]


def test_assigning_does_not_help_a_trade_union() -> None:
    companies = {"ST": [{"company": "national-public-broadcasting", "class": "WC"}]}
    assert staffed({"companies": companies}, "radio-station", "hotel") == ("hotel", ["no-trade-union"])


def test_assigning_where_a_trade_union_could_be_formed_already_helps_none() -> None:
    public = [
        {"company": "national-public-broadcasting", "class": "WC"},
        {"company": "regional-tv-station-2", "class": "WC"},
    ]
    position: Position = {"policies": ["1B"], "companies": {"ST": public}}
    assert staffed(position, "radio-station", "hotel") == ("radio-station", ["preferred-industry"])


def test_assigning_prefers_media_then_services_then_agriculture_then_luxury() -> None:
    services: Position = {"policies": ["4B", "5C"]}
    assert staffed(services, "hotel", "supermarket", "college", "radio-station")[0] == "radio-station"
    chosen, lines = staffed(services, "hotel", "supermarket", "clinic", "college")
    assert (chosen, lines) == ("college", ["dearer-service"])
    assert staffed(services, "hotel", "supermarket") == ("supermarket", ["preferred-industry"])


def test_assigning_fills_with_the_middle_class_first() -> None:
    position: Position = {"unemployed": {"WC": SKILLED, "MC": {"luxury": 1, "unskilled": 1}}}
    assert staffed(position, "shopping-mall") == ("shopping-mall", ["cc-middle-class-first"])


def test_poaching_follows_the_same_criteria_and_prefers_the_middle_class() -> None:
    """Card 10: media first, where Working Class workers help a union unless they are in media already."""
    public = [
        {"company": "university-hospital", "class": "WC"},
        {"company": "technical-university", "class": "WC"},
        {"company": "national-public-broadcasting", "class": "WC"},
    ]
    empty = [{"company": "publishing-house"}, {"company": "hotel"}]
    game = special_action(10, {"companies": {"CC": empty, "ST": public}})
    assert (company(game, "publishing-house").staff, reasons(game)) == (WC, ["preferred-industry", "no-trade-union"])
    assert company(game, "national-public-broadcasting").staff == NOBODY
    public[1]["class"] = "MC"
    game = special_action(10, {"companies": {"CC": empty, "ST": public}})
    assert (company(game, "publishing-house").staff, reasons(game)) == (MC, ["preferred-industry"])
    assert company(game, "technical-university").staff == NOBODY


def test_a_trade_union_falls_when_its_workers_are_poached_for_another_industry() -> None:
    position: Position = {
        "trade_unions": ["healthcare"],
        "companies": {
            "CC": [{"company": "hotel"}, {"company": "clinic", "class": "WC"}],
            "ST": [{"company": "university-hospital", "class": "WC"}],
        },
    }
    game = special_action(10, position)
    assert game.table.unions == [0, 0, 0, 0, 0]


# Place Machinery Criteria


def machinery_goes_to(position: Position, *slugs: str) -> tuple[str, list[str]]:
    """Which company gets one Machinery token, and the lines that decided."""
    companies = {"CC": [{"company": slug} for slug in slugs], "ST": []}
    position = {"money": {"CC": 20}, "companies": companies, **position}
    game = special_action(MACHINERY, position)
    return str(happenings(game, "machinery-placed")[0]["company"]), reasons(game)


def test_machinery_goes_to_an_industry_without_any() -> None:
    """Automated companies count as having it."""
    chosen = machinery_goes_to({}, "supermarket", "automated-grain-farm", "shopping-mall", "clinic")
    assert chosen == ("shopping-mall", ["preferred-industry"])
    chosen = machinery_goes_to({}, "supermarket", "automated-grain-farm", "clinic")
    assert chosen == ("clinic", ["cc-no-other-machinery-in-its-industry"])


def test_machinery_goes_to_agriculture_then_luxury_then_services() -> None:
    assert machinery_goes_to({}, "clinic", "shopping-mall", "fish-farm")[0] == "fish-farm"
    assert machinery_goes_to({}, "clinic", "college", "shopping-mall")[0] == "shopping-mall"
    assert machinery_goes_to({}, "clinic", "college") == ("college", ["dearer-service"])


def test_machinery_goes_where_most_is_made() -> None:
    assert machinery_goes_to({}, "clinic", "medical-village", "clinic-2") == ("medical-village", ["highest-production"])


def test_machinery_casts_lots_in_the_end() -> None:
    chosen = {machinery_goes_to({"seed": seed}, "clinic", "clinic-2")[0] for seed in range(12)}
    assert chosen == {"clinic", "clinic-2"}


# Response To Strike


def struck(position: Position, *draws: bool) -> Game:
    """The Production Phase comes with strikes, and AI cards with or without a symbol lie on the pile in this order."""
    game = Game.from_position(
        {"turn": "ST", "turn_number": 5, "automas": {"CC": "simple"}, "events": [], **position},
    )
    pile = automa(game).pile
    symbols = [card for card in pile if automa(game).CARDS[card].influence]
    others = [card for card in pile if card not in symbols]
    drawn = [symbols.pop() if draw else others.pop() for draw in draws]
    automa(game).pile = symbols + others + drawn[::-1]
    game.choose("basic/campaign")
    while game.table.phase == 1:
        game.choose(game.decision.options[0])
    return game


def wages_after(position: Position, *draws: bool) -> list[int]:
    """The wages of its companies once the strikes were answered."""
    game = struck(position, *draws)
    drawn = [happening for happening in happenings(game, "ai-cards-drawn") if happening["who"] == "CC"]
    assert [bool(happening["symbols"]) for happening in drawn] == list(draws)
    assert automa(game).plan == []
    return [owned.wage for owned in game.table.companies[CC]]


ON_STRIKE = {"class": "WC", "strike": True}
TWO_OF_FOOD: Position = {
    "companies": {"CC": [{"company": "supermarket", **ON_STRIKE}, {"company": "fish-farm", "class": "WC"}], "MC": []}
}
WITH_MACHINERY: Position = {
    "companies": {
        "CC": [{"company": "supermarket", **ON_STRIKE, "machinery": True}, {"company": "fish-farm", "class": "WC"}],
        "MC": [],
    }
}
ALONE: Position = {
    "companies": {"CC": [{"company": "supermarket", **ON_STRIKE}, {"company": "fish-farm"}], "MC": []},
}


def test_a_symbol_raises_the_wage_where_workers_strike() -> None:
    assert wages_after(TWO_OF_FOOD, True) == [3, 2]
    assert wages_after(TWO_OF_FOOD, False) == [2, 2]


def test_a_second_card_is_drawn_for_machinery_and_for_the_only_operational_company_of_its_industry() -> None:
    for position in (WITH_MACHINERY, ALONE):
        assert wages_after(position, True)[0] == 3
        assert wages_after(position, False, True)[0] == 3
        assert wages_after(position, False, False)[0] == 2


def test_each_company_has_its_own_cards() -> None:
    both: Position = {
        "companies": {"CC": [{"company": "supermarket", **ON_STRIKE}, {"company": "fish-farm", **ON_STRIKE}], "MC": []}
    }
    assert wages_after(both, True, False) == [3, 2]
    assert wages_after(both, True, True) == [3, 3]


def test_the_cards_drawn_for_a_strike_go_beneath_the_pile() -> None:
    game = struck(TWO_OF_FOOD, True)
    assert len(automa(game).pile) == 30
    assert automa(game).CARDS[automa(game).pile[0]].influence


def test_a_strike_where_the_wage_was_raised_ends_and_the_company_produces() -> None:
    game = struck({**TWO_OF_FOOD, "storage": {"CC": NOTHING_STORED}}, True)
    assert happenings(game, "strike-held") == []
    assert game.table.storage[CC][0] == 8
    assert happenings(game, "wage-set")[0] == {"company": "supermarket", "level": "L3"}
    game = struck({**TWO_OF_FOOD, "storage": {"CC": NOTHING_STORED}}, False)
    assert happenings(game, "strike-held") == [{"company": "supermarket"}]
    assert game.table.storage[CC][0] == 6


# Extra shift (cards 2 and 11)


def test_an_extra_shift_is_worked_where_the_output_can_be_stored() -> None:
    game = Game.from_position({"automas": {"CC": SIMPLE}, "storage": {"CC": {"education": 12, "food": 0}}})
    supermarket, college = COMPANY_BY_SLUG["supermarket"], COMPANY_BY_SLUG["college"]
    assert company_for_overtime(game.table, [college, supermarket]) == supermarket
    assert "cc-output-can-be-stored" in [happening.values.get("line") for happening in game.happened]
    game = Game.from_position({"automas": {"CC": SIMPLE}, "storage": {"CC": {"education": 0, "food": 0}}})
    assert company_for_overtime(game.table, [college, supermarket]) == college
