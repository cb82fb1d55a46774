"""The narrowing lists of the Middle Class Automa, line by line."""

from collections.abc import Callable

import pytest

from bodypolitic.game.automas.middle_class.building import choose_company_to_build
from bodypolitic.game.automas.middle_class.extra_shifts import choose_company_for_shift
from bodypolitic.game.automas.middle_class.hiring import choose_company_to_hire_for
from bodypolitic.game.automas.middle_class.skilled_workers import choose_skill
from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_RESOURCES, CC, HEALTH, MC, NOBODY, SKILLS, ST, CompanyId
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.table import Table
from tests.game.automas.at_the_table import NOTHING_STORED, Position, acted, deciding_lines, happenings, reasons
from tests.game.automas.middle_class.at_the_table import SOLD_OUT, bought, simple_turn, sold_by, staffed, turn_of
from tests.game.table_talk import company, paid, unemployed, workers_in

AUTOMA: Position = {"automas": {"MC": "simple"}, "turn": "MC"}
OWN_COMPANIES = {"MC": [staffed("convenience-store"), staffed("doctors-office")]}


def table(**position: object) -> Table:
    """A table with the Automa at it."""
    return Game.from_position({**AUTOMA, **position}).table


def chosen(choose: Callable[[Table, list[CompanyId]], CompanyId], t: Table, *slugs: str) -> tuple[str, str]:
    """The company that a list leaves of several, and the line that decided."""
    t.happened = []
    card = choose(t, [COMPANY_BY_SLUG[slug] for slug in slugs])
    [reason] = deciding_lines(t.happened)
    return COMPANIES[card].slug, reason


# Buy Goods & Services Criteria


def purchase(own: Position, public: Position, capitalist: Position, **position: object) -> Game:
    """A turn in which it buys from what is stored, with money enough and luxury dear abroad."""
    storage = {
        "MC": {**NOTHING_STORED, **own},
        "ST": {"health": 0, "education": 0, "luxury": 0, **public},
        "CC": {**NOTHING_STORED, **capitalist},
    }
    table: Position = {"storage": storage, "money": {"MC": 100}, "policies": ["6A", "5B"], "unemployed": {"MC": {}}}
    game = simple_turn(7, {**table, "companies": OWN_COMPANIES | {"CC": [], "ST": []}, **position})
    assert acted(game) == "BGS"
    return game


def test_buying_free_comes_first() -> None:
    game = purchase({"luxury": 3}, {"health": 6, "education": 6}, {})
    assert (bought(game), reasons(game)[0]) == ({"luxury": 3 + 3}, "buying-free")


def test_buying_education_with_3_unskilled_unemployed() -> None:
    idle = {"MC": {"unskilled": 3}}
    game = purchase({}, {"health": 6, "education": 6}, {}, policies=["6A", "5C"], unemployed=idle)
    assert bought(game) == {"education": 3}
    assert reasons(game)[0] in {"buying-education-for-unskilled-workers", "buying-order-of-sources"}
    two = {"MC": {"unskilled": 2}}
    game = purchase({}, {"health": 6, "education": 6}, {}, policies=["6A", "5C"], unemployed=two)
    assert bought(game) == {"health": 3}


def test_buying_the_cheapest_from_one_source_or_two() -> None:
    game = purchase({"health": 1}, {"health": 2, "education": 6}, {})
    assert (bought(game), reasons(game)[0]) == ({"health": 3}, "buying-cheapest")
    assert 100 - game.table.money[MC] == 2 * 5


def test_buying_no_health_that_makes_the_population_grow() -> None:
    idle = {"MC": {"unskilled": 2, "media": 6, "luxury": 1}}
    stored: Position = {"health": 6, "education": 6}
    game = purchase({}, stored, {}, policies=["6A", "5C"], unemployed=idle, money={"MC": 35})
    assert game.table.workers[MC] == 2 + 9
    assert (bought(game), reasons(game)[0]) == ({"education": 3}, "buying-no-health-before-population-grows")
    game = purchase({}, {"health": 6}, {}, unemployed=idle, money={"MC": 35})
    assert bought(game) == {"health": 3}, "with nothing else to buy health will do"
    assert game.table.population(MC) == 4


def test_buying_education_before_health_before_luxury() -> None:
    game = purchase({}, {"health": 6, "education": 6}, {})
    assert (bought(game), reasons(game)[0]) == ({"education": 3}, "buying-order-of-resources")
    game = purchase({}, {"luxury": 3}, {"health": 3}, companies={**OWN_COMPANIES, "CC": [], "ST": []})
    assert (bought(game), reasons(game)[0]) == ({"health": 3}, "buying-order-of-resources")


def test_buying_from_public_services_before_the_foreign_market_before_the_capitalist_class() -> None:
    prices = {"CC": {"health": 5, "luxury": 5}}
    game = purchase({}, {"health": 3}, {"health": 2}, prices=prices, money={"MC": 15})
    assert (sold_by(game, "ST"), sold_by(game, "CC")) == (3, 0)
    position: Position = {"prices": {"CC": {"luxury": 5}}, "policies": ["6C"], "money": {"MC": 18}}
    game = purchase({}, {}, {"luxury": 2}, **position)
    assert (paid(game, "MC", "purchase"), sold_by(game, "CC")) == (16, 2), "cheapest comes before the order of sources"


def test_buying_a_second_population_from_another_source() -> None:
    game = purchase({"education": 5}, {"education": 6}, {"education": 6})
    assert bought(game) == {"education": 6}
    assert (sold_by(game, "MC"), sold_by(game, "ST"), sold_by(game, "CC")) == (3, 3, 0)
    assert game.table.prosperity[MC] == 2
    game = purchase({"education": 5}, {"education": 2}, {"education": 2})
    assert bought(game) == {"education": 3}, "less than a whole Population is not bought"
    idle = {"MC": {"unskilled": 2, "media": 6, "luxury": 1}}
    game = purchase({"health": 5}, {"health": 6}, {}, unemployed=idle)
    assert bought(game) == {"health": 3}, "nor health just before the Population grows"


def test_buying_only_what_is_missing_or_as_if_it_had_none() -> None:
    game = purchase({}, {"education": 6}, {}, goods={"MC": {"education": 1}})
    assert bought(game) == {"education": 2}
    game = purchase({}, {"education": 6}, {}, goods={"MC": {"education": 3}})
    assert (bought(game), game.table.prosperity[MC]) == ({"education": 3}, 2)


def test_food_comes_from_the_cheapest_source_then_the_state_the_foreign_market_and_the_capitalist_class() -> None:
    position: Position = {
        "automas": {"MC": "simple"},
        "phase": "production",
        "companies": {"MC": [], "CC": [], "ST": []},
        "unemployed": {"WC": {"unskilled": 3}, "MC": {"unskilled": 3}},
        "storage": {**SOLD_OUT, "ST": {"food": 1}, "CC": {**NOTHING_STORED, "food": 1}},
        "goods": {"WC": {"food": 3}},
        "money": {"MC": 100},
    }

    def sellers(**details: object) -> list[str]:
        game = Game.from_position({**position, **details})
        return [str(values["to"]) for values in happenings(game, "paid") if values["who"] == "MC"]

    assert sellers(policies=["6A"])[:3] == ["ST", "CC", "foreign-market"]
    assert sellers(policies=["6C"])[0] == "foreign-market"


# Building Company Criteria


def test_building_where_an_employee_waits() -> None:
    t = table(unemployed={"WC": {"unskilled": 1}, "MC": {}}, companies=OWN_COMPANIES)
    assert chosen(choose_company_to_build, t, "jewelry-store", "game-store") == (
        "game-store",
        "mc-building-employee-there",
    )
    assert chosen(choose_company_to_build, t, "electronics-store", "game-store")[0] == "game-store"


def test_building_what_needs_only_its_own_workers() -> None:
    t = table(unemployed={"WC": {}, "MC": {}}, companies=OWN_COMPANIES)
    assert chosen(choose_company_to_build, t, "jewelry-store", "game-store") == (
        "jewelry-store",
        "mc-building-own-workers-only",
    )


def test_building_in_the_industry_with_the_fewest_operational_companies_of_its_own() -> None:
    t = table(unemployed={"WC": {}, "MC": {}}, companies=OWN_COMPANIES)
    assert chosen(choose_company_to_build, t, "fast-food-restaurant", "pr-agency") == (
        "pr-agency",
        "fewest-operational-companies",
    )


@pytest.mark.parametrize(
    ("position", "slug", "line"),
    [
        ({"companies": {"MC": [], "ST": [staffed("technical-university")]}}, "pharmacy", "service-not-produced"),
        ({"companies": {"MC": [], "ST": [staffed("university-hospital")]}}, "training-center", "service-not-produced"),
        ({"companies": {"MC": [], "ST": []}, "policies": ["4C", "5B"]}, "pharmacy", "dearer-service"),
        ({"companies": {"MC": [], "ST": []}, "policies": ["4B", "5C"]}, "training-center", "dearer-service"),
    ],
)
def test_building_for_the_service_that_is_not_produced_or_costs_more(position: Position, slug: str, line: str) -> None:
    t = table(**position)
    slugs = ("pharmacy", "training-center", "fast-food-restaurant", "jewelry-store")
    assert chosen(choose_company_to_build, t, *slugs) == (slug, line)


def test_building_for_either_service_by_lot_where_they_are_alike() -> None:
    found = set()
    for seed in range(12):
        t = table(seed=seed, companies={"MC": [], "ST": []}, policies=["4B", "5B"])
        found.add(chosen(choose_company_to_build, t, "pharmacy", "training-center", "jewelry-store")[0])
    assert found == {"pharmacy", "training-center"}


def test_building_agriculture_before_luxury_before_media() -> None:
    t = table(companies={"MC": []})
    slugs = ("pr-agency", "jewelry-store", "fast-food-restaurant")
    assert chosen(choose_company_to_build, t, *slugs) == ("fast-food-restaurant", "preferred-industry")
    assert chosen(choose_company_to_build, t, *slugs[:2]) == ("jewelry-store", "preferred-industry")


def test_building_what_makes_the_most() -> None:
    t = table(companies={"MC": []}, unemployed={"WC": {"luxury": 1, "unskilled": 1}, "MC": {}})
    assert chosen(choose_company_to_build, t, "game-store", "electronics-store") == (
        "electronics-store",
        "highest-production",
    )


def test_building_at_random_where_nothing_tells_them_apart() -> None:
    t = table(companies={"MC": []})
    assert chosen(choose_company_to_build, t, "doctors-office", "doctors-office-2")[1] == "at-random"


def test_a_new_company_pays_the_minimum_and_gets_its_employee_at_once() -> None:
    position: Position = {
        "storage": SOLD_OUT,
        "money": {"MC": 30},
        "markets": {"MC": ["game-store"]},
        "unemployed": {"WC": {"unskilled": 1, "media": 1}, "MC": {"luxury": 1}},
        "policies": ["2C"],
    }
    game = simple_turn(11, position)
    built = company(game, "game-store")
    assert (built.wage, built.employee_committed) == (1, True)
    assert unemployed(game, "WC") == {"media": 1}, "the unskilled worker comes first"


# Assign Middle Class Workers Criteria


def assignment(idle: dict[str, int], empty: dict[str, list[str]], **position: object) -> Game:
    """A turn in which it assigns workers to empty companies."""
    companies: dict[str, list[dict[str, object]]] = {"MC": [staffed("doctors-office")], "CC": [], "ST": []}
    for owner, slugs in empty.items():
        companies[owner] += [{"company": slug} for slug in slugs]
    game = turn_of(
        "AW", 1, {"storage": SOLD_OUT, "companies": companies, "unemployed": {"WC": {}, "MC": idle}, **position}
    )
    assert acted(game) == "AW"
    return game


def staff_of(game: Game) -> set[str]:
    """The companies of others where Middle Class workers work."""
    return {found.card.slug for owner in (CC, ST) for found in game.table.companies[owner] if found.staff == MC}


def test_assigning_the_most_unemployed() -> None:
    game = assignment({"healthcare": 1, "unskilled": 2}, {"ST": ["university-hospital"], "CC": ["clinic"]})
    assert (staff_of(game), reasons(game)[0]) == ({"university-hospital"}, "assigning-most-unemployed")
    game = assignment({"healthcare": 1, "luxury": 1, "unskilled": 1}, {"CC": ["clinic"], "MC": ["game-store"]})
    assert (staff_of(game), workers_in(game, "game-store")) == ({"clinic"}, ["luxury"])


def test_assigning_for_the_highest_wages() -> None:
    idle = {"healthcare": 1, "luxury": 1, "unskilled": 1}
    game = assignment(idle, {"CC": ["clinic", "fashion-company"]})
    assert (staff_of(game), reasons(game)[0]) == ({"clinic"}, "assigning-highest-wages")


def test_assigning_to_a_public_company_before_one_of_the_capitalist_class() -> None:
    idle = {"healthcare": 1, "unskilled": 1}
    game = assignment(idle, {"ST": ["public-hospital-2"], "CC": ["clinic"]})
    assert (staff_of(game), reasons(game)[0]) == ({"public-hospital-2"}, "assigning-public-company")


def test_assigning_to_the_service_that_is_not_produced_or_is_cheaper() -> None:
    idle = {"healthcare": 1, "education": 1, "luxury": 1}
    game = assignment(idle, {"CC": ["clinic", "college", "shopping-mall"]}, policies=["4B", "5C"])
    assert (staff_of(game), reasons(game)[0]) == ({"clinic"}, "cheaper-service")
    game = assignment(idle, {"CC": ["clinic", "college", "shopping-mall"]}, policies=["4C", "5B"])
    assert staff_of(game) == {"college"}


def test_assigning_to_agriculture_before_media_before_luxury() -> None:
    idle = {"agriculture": 1, "media": 1, "luxury": 1}
    game = assignment(idle, {"CC": ["supermarket", "lobbying-firm", "shopping-mall"]})
    assert (staff_of(game), reasons(game)[0]) == ({"supermarket"}, "assigning-order-of-industries")
    game = assignment({"media": 1, "luxury": 1}, {"CC": ["lobbying-firm", "shopping-mall"]})
    assert staff_of(game) == {"lobbying-firm"}


def test_employed_workers_leave_for_the_state_only_if_wages_are_no_lower() -> None:
    def moved(wage: str) -> Game:
        companies = {
            "MC": [staffed("doctors-office")],
            "CC": [staffed("college", wage=wage), {"company": "fashion-company"}],
            "ST": [{"company": "public-university-2"}],
        }
        idle = {"WC": {}, "MC": {"unskilled": 2}}
        return simple_turn(
            16,
            {"storage": SOLD_OUT, "policies": ["2C"], "companies": companies, "unemployed": idle, "money": {"MC": 0}},
        )

    game = moved("L2")  # 20 V at both
    assert staff_of(game) == {"fashion-company", "public-university-2"}
    assert company(game, "college").staff == NOBODY
    assert staff_of(moved("L3")) == {"fashion-company", "college"}  # 30 V against 20 V


# Assign Working Class Workers Criteria

NO_EMPLOYEES: Position = {"companies": {"MC": [], "CC": [], "ST": []}}


def hiring(*companies: dict[str, object], **position: object) -> Table:
    """A table with companies of its own and nobody of the Working Class at work elsewhere."""
    return table(**{**NO_EMPLOYEES, "companies": {"MC": list(companies), "CC": [], "ST": []}, **position})


def test_hiring_where_production_is_below_the_storage_limit() -> None:
    crowded = hiring(
        staffed("medical-laboratory", employee="healthcare"),
        staffed("doctors-office-2", employee="unskilled"),
        staffed("doctors-office"),
        staffed("game-store"),
        staffed("electronics-store"),
    )
    assert chosen(choose_company_to_hire_for, crowded, "doctors-office", "game-store") == (
        "game-store",
        "mc-hiring-production-below-storage-limit",
    )
    crowded.storage_tiles[MC][HEALTH] = 1
    assert chosen(choose_company_to_hire_for, crowded, "doctors-office", "game-store")[0] == "doctors-office"


def test_hiring_where_it_has_no_other_company_of_the_industry() -> None:
    t = hiring(staffed("convenience-store"), staffed("organic-farm"), staffed("game-store"))
    assert chosen(choose_company_to_hire_for, t, "convenience-store", "game-store") == (
        "game-store",
        "mc-hiring-no-other-company-in-industry",
    )


def test_hiring_so_that_no_trade_union_becomes_possible() -> None:
    t = table(
        companies={
            "MC": [staffed("convenience-store"), staffed("game-store")],
            "CC": [{"company": "vegetable-farm", "class": "WC"}],
            "ST": [],
        }
    )
    assert chosen(choose_company_to_hire_for, t, "convenience-store", "game-store") == (
        "game-store",
        "mc-hiring-no-trade-union",
    )
    more = table(
        companies={
            "MC": [staffed("convenience-store"), staffed("game-store")],
            "CC": [{"company": "vegetable-farm", "class": "WC"}, {"company": "supermarket", "class": "WC"}],
            "ST": [],
        }
    )
    assert chosen(choose_company_to_hire_for, more, "convenience-store", "game-store")[0] == "convenience-store"


def test_hiring_in_agriculture_then_the_services_then_luxury_then_media() -> None:
    t = hiring(
        staffed("convenience-store"),
        staffed("doctors-office"),
        staffed("tutoring-company"),
        staffed("game-store"),
        staffed("local-newspaper"),
        policies=["4C", "5B"],
    )
    slugs = ["convenience-store", "doctors-office", "tutoring-company", "game-store", "local-newspaper"]
    assert chosen(choose_company_to_hire_for, t, *slugs) == ("convenience-store", "preferred-industry")
    assert chosen(choose_company_to_hire_for, t, *slugs[1:]) == ("doctors-office", "dearer-service")
    assert chosen(choose_company_to_hire_for, t, *slugs[2:]) == ("tutoring-company", "service-not-produced")
    assert chosen(choose_company_to_hire_for, t, *slugs[3:]) == ("game-store", "preferred-industry")


# Skilled Worker Criteria


def skill(t: Table, *, own_market: bool = True) -> tuple[str, str]:
    """The skill it chooses of all five, and the line that decided."""
    t.happened = []
    found = choose_skill(t, list(ALL_RESOURCES), own_market=own_market)
    [reason] = deciding_lines(t.happened)
    return SKILLS[found], reason


def test_a_skill_that_its_market_needs() -> None:
    t = table(markets={"MC": ["game-store"]}, unemployed={"WC": {}, "MC": {}})
    assert skill(t) == ("luxury", "mc-skill-own-market")


def test_not_for_an_industry_of_which_it_has_two_companies() -> None:
    t = table(
        markets={"MC": ["game-store", "private-school"], "CC": []},
        companies={"MC": [staffed("electronics-store"), {"company": "jewelry-store"}]},
        unemployed={"WC": {}, "MC": {}},
    )
    assert skill(t)[0] == "education"


def test_no_skill_that_is_unemployed_already_unless_all_are() -> None:
    t = table(markets={"MC": ["game-store", "private-school"]}, unemployed={"WC": {}, "MC": {"luxury": 1}})
    assert skill(t)[0] == "education"
    all_five = dict.fromkeys(SKILLS[:5], 1)
    t = table(markets={"MC": ["game-store"]}, unemployed={"WC": {}, "MC": all_five})
    assert skill(t) == ("luxury", "mc-skill-own-market")


def test_a_skill_where_everyone_else_is_there() -> None:
    t = table(markets={"MC": ["jewelry-store", "private-school"]}, unemployed={"WC": {}, "MC": {"unskilled": 1}})
    assert skill(t) == ("luxury", "mc-skill-other-workers-there")
    t = table(markets={"MC": ["jewelry-store", "private-school"]}, unemployed={"WC": {"education": 1}, "MC": {}})
    assert skill(t) == ("education", "mc-skill-other-workers-there")


def test_a_skill_for_an_industry_without_a_company() -> None:
    t = table(markets={"MC": ["organic-farm", "game-store"]}, companies=OWN_COMPANIES, unemployed={"WC": {}, "MC": {}})
    assert skill(t) == ("luxury", "mc-skill-industry-without-company")


def test_skills_in_the_order_agriculture_education_healthcare_luxury_media() -> None:
    t = table(
        markets={"MC": ["local-newspaper", "game-store", "private-school"]},
        companies={"MC": []},
        unemployed={"WC": {}, "MC": {}},
    )
    assert skill(t) == ("education", "mc-skill-order-of-industries")


def test_a_skill_for_empty_companies_then_for_the_capitalist_market_then_any() -> None:
    position: Position = {"markets": {"MC": ["game-store"], "CC": []}, "unemployed": {"WC": {}, "MC": {}}}
    t = table(**position, companies={"MC": [], "CC": [{"company": "clinic"}], "ST": []})
    assert skill(t, own_market=False) == ("healthcare", "mc-skill-companies-not-operational")
    t = table(
        markets={"MC": ["game-store"], "CC": ["tv-station"]},
        unemployed={"WC": {}, "MC": {}},
        companies={"MC": [], "CC": [], "ST": []},
    )
    assert skill(t, own_market=False) == ("media", "mc-skill-capitalist-market")
    t = table(**position, companies={"MC": [], "CC": [], "ST": []})
    assert skill(t, own_market=False)[1] == "at-random"


# Extra Shift Criteria


def shift(*companies: dict[str, object], **position: object) -> tuple[str, str]:
    """The company of several that works the shift, and the line that decided."""
    t = table(companies={"MC": list(companies)}, **{"storage": {"MC": NOTHING_STORED}, **position})
    return chosen(choose_company_for_shift, t, *[str(entry["company"]) for entry in companies])


def test_a_shift_where_the_storage_has_room() -> None:
    full = {"storage": {"MC": {**NOTHING_STORED, "food": 7}}}
    assert shift(staffed("convenience-store"), staffed("game-store"), **full) == (
        "game-store",
        "mc-shift-room-for-output",
    )


def test_a_shift_where_two_of_its_own_work_before_one_with_an_employee_who_is_free() -> None:
    assert shift(staffed("game-store", employee="unskilled"), staffed("jewelry-store")) == (
        "jewelry-store",
        "mc-shift-two-own-workers",
    )
    assert shift(staffed("game-store", employee="unskilled"), staffed("convenience-store")) == (
        "game-store",
        "mc-shift-employee-not-committed",
    )
    tired = staffed("game-store", employee="unskilled", employee_committed=True)
    assert shift(tired, staffed("convenience-store")) == ("convenience-store", "preferred-industry")


def test_a_shift_in_agriculture_then_a_service_then_luxury() -> None:
    assert shift(staffed("game-store"), staffed("convenience-store"))[0] == "convenience-store"
    assert shift(staffed("game-store"), staffed("doctors-office")) == ("doctors-office", "service-not-produced")


def test_a_shift_in_a_media_company_only_where_there_is_no_other() -> None:
    t = table(companies={"MC": [staffed("pr-agency"), staffed("game-store")]})
    cards = [COMPANY_BY_SLUG["pr-agency"], COMPANY_BY_SLUG["game-store"]]
    assert choose_company_for_shift(t, cards) == cards[1]
    assert choose_company_for_shift(t, cards[:1]) == cards[0]


# Its market


def test_it_discards_companies_of_industries_it_has_and_keeps_the_others() -> None:
    position: Position = {
        "automas": {"MC": "simple"},
        "phase": "preparation",
        "round": 2,
        "markets": {"MC": ["medical-laboratory", "game-store", "organic-farm"]},
    }
    game = Game.from_position(position)
    assert [values["company"] for values in happenings(game, "company-discarded")] == [
        "medical-laboratory",
        "organic-farm",
    ]
    assert COMPANY_BY_SLUG["game-store"] in game.table.markets[MC]
    assert len(game.table.markets[MC]) == 3


# Filling public companies in a game without a State player


def test_its_own_workers_fill_new_public_companies_before_those_of_the_working_class() -> None:
    position: Position = {
        "players": 3,
        "automas": {"MC": "simple"},
        "phase": "elections",
        "bills": {"1B": "MC"},
        "bag": {"WC": 0, "MC": 8, "CC": 0},
        "influence": {"WC": 0, "MC": 0, "CC": 0},
        "unemployed": {
            "WC": {"healthcare": 1, "education": 1, "unskilled": 2},
            "MC": {"healthcare": 1, "education": 1, "media": 1},
        },
    }
    game = Game.from_position(position)
    while game.decision.kind == "state-stance":
        game.choose("in-favor")
    assert game.table.policies[0] == 1
    assert "mc-own-workers-first" in [
        str(happening.values["line"]) for happening in game.happened if happening.kind == "automa-chose"
    ]
    assert MC in {found.staff for found in game.table.companies[ST] if found.card.slug.startswith("public-")}


# Newcomers


def test_its_first_worker_and_those_of_the_preparation_phase_follow_the_skilled_worker_criteria() -> None:
    for seed in range(5):
        game = Game.new(seed=seed, setup=Setup(4, automas={"MC": "simple"}))
        joined = [
            str(values["skill"])
            for values in happenings(game, "worker-joined")
            if values["who"] == "MC" and values["skill"] != "unskilled"
        ]
        needed = {SKILLS[COMPANIES[card].slots[0]] for card in game.table.markets[MC]}
        assert joined[0] in needed
    position: Position = {
        "automas": {"MC": "simple"},
        "phase": "preparation",
        "round": 2,
        "policies": ["7A"],
        "markets": {"MC": ["game-store", "electronics-store", "jewelry-store"]},
        "unemployed": {"WC": {}, "MC": {}},
    }
    game = Game.from_position(position)
    game.choose("done")  # the Capitalist Class keeps its market
    assert unemployed(game, "MC") == {"luxury": 1, "unskilled": 1}
