"""The Middle Class's action cards, each played for its effect. Claire plays it.

A normal setup has 10 Middle Class workers and so a Population of 3, legitimacy 2 with every class, policies at
1C 2B 3A 4B 5C 6B 7B, and Middle Class workers in the Shopping Mall (2) and the Technical University (3).
"""

from collections.abc import Mapping

import pytest

from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    CC,
    CLASSES,
    EDUCATION,
    FOOD,
    HEALTH,
    IMMIGRATION,
    LUXURY,
    MC,
    NOBODY,
    SKILLS,
    ST,
    WC,
    A,
    B,
    ExportId,
)
from bodypolitic.game.rules.resources import storage_limit
from tests.game.refusals import needs_section
from tests.game.table_talk import company, option_ids, paid, picks, refusal, take, unemployed, workers_in

NO_COMPANIES: dict[str, list[object]] = {"MC": [], "CC": [], "ST": []}
NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}
# Export cards by number; 1 buys food in lots of 2 for 20 V and 6 for 55 V,
# 11 food in lots of 3 for 35 V and 7 for 75 V, luxury in lots of 2 for 10 V and 6 for 35 V.
EXPORT_1, EXPORT_11 = 1, 11


def with_card(card: str, **position: object) -> Game:
    """Claire's turn with a single card in hand."""
    return Game.from_position({"turn": "MC", "hands": {"MC": [card]}, **position})


def offered(game: Game, card: str) -> bool:
    return f"play/{card}" in option_ids(game)


def staffed(slug: str, **details: object) -> dict[str, object]:
    """A company with Middle Class workers in its main slots."""
    return {"company": slug, "class": "MC", **details}


def test_the_deck_has_40_cards() -> None:
    copies = {card.face.slug: card.face.copies for card in DECKS[MC]}
    assert sum(copies.values()) == 40
    assert [slug for slug, count in copies.items() if count == 3] == ["migration"]
    assert sorted(slug for slug, count in copies.items() if count == 2) == [
        "employment-subsidy",
        "export-subsidy",
        "foreign-market-insight",
        "growing-business",
        "import-subsidy",
        "investment-opportunities",
        "land-of-opportunity",
        "personal-consumption",
        "public-opinion-polling",
        "small-business-grant",
        "specialization",
        "supplemental-income-program",
    ]
    assert sorted(copies) == sorted(ALL_CARDS)


# Requirements and legitimacy of all cards: a table on which every card could be played, were it not for its policy

EVERYTHING_POSSIBLE: dict[str, object] = {
    "money": {"MC": 200, "ST": 100},
    "companies": {
        "MC": [
            staffed("convenience-store", employee="unskilled"),
            staffed("doctors-office", employee="unskilled"),
            staffed("tutoring-company", employee="unskilled"),
            staffed("game-store"),
        ],
        "CC": [staffed("shopping-mall"), {"company": "college"}],
        "ST": [staffed("technical-university"), {"company": "university-hospital"}],
    },
    "unemployed": {"WC": {"unskilled": 3}, "MC": {"education": 2, "unskilled": 3}},
    "storage": {"MC": {"food": 3, "health": 6, "education": 6}, "ST": {"health": 5, "education": 5}},
    "media_influence": 3,
    "markets": {"MC": ["private-school"]},
    "export": EXPORT_11,
}
REQUIREMENTS = [
    ("healthcare-benefits", "4B 4C"),
    ("import-subsidy", "6A 6B"),
    ("small-business-grant", "1A 1B"),
    ("land-of-opportunity", "7B 7C"),
    ("employment-subsidy", "1A 1B"),
    ("specialization", "7B 7C"),
    ("state-scholarship", "5B 5C"),
    ("unemployment-initiative-program", "4A 4B"),
    ("export-subsidy", "1A 1B"),
    ("labor-market-deregulation", "2B 2C"),
    ("supplemental-income-program", "2B 2C"),
]
WITHOUT_REQUIREMENT = [
    "investment-opportunities",
    "foreign-market-insight",
    "public-opinion-polling",
    "migration",
    "fake-news",
    "highlight-social-issues",
    "health-crisis",
    "higher-education-program",
    "voice-of-middle-class-workers",
    "new-theme-park",
    "interest-groups",
    "personal-consumption",
    "immigration-reform",
    "growing-business",
    "public-sector-overtime",
]
# What each card brings with Middle Class legitimacy on this table when as much as possible is made of it
LEGITIMACY = {
    "healthcare-benefits": 1,
    "import-subsidy": 1,  # 4 goods or more, up to 7
    "small-business-grant": 1,
    "employment-subsidy": 1,  # 3 companies with an employee
    "state-scholarship": 1,
    "highlight-social-issues": 1,
    "health-crisis": 2,  # 6 sold
    "unemployment-initiative-program": 1,
    "higher-education-program": 2,  # 6 sold
    "export-subsidy": 1,
    "supplemental-income-program": 1,  # 5 workers in the mall and the university
}
POLICIES_FOR_ALL = ["1B", "2B", "4B", "5B", "6B", "7B"]


@pytest.mark.parametrize(("card", "sections"), REQUIREMENTS)
def test_a_requirement_blocks_the_effect_but_not_the_discard(card: str, sections: str) -> None:
    policy = sections[0]
    for section in (f"{policy}A", f"{policy}B", f"{policy}C"):
        game = with_card(card, **EVERYTHING_POSSIBLE, policies=[section])
        if section in sections.split():
            assert offered(game, card)
        else:
            assert not offered(game, card)
            assert refusal(game, f"play/{card}") == needs_section(sections.split(), section)
            take(game, "basic/apply-political-pressure")  # the only card in hand goes for it
            assert game.view("MC")["hand"] == []
            assert game.table.bag[MC] == 8 + 3
            assert game.table.legitimacy[MC] == 2


@pytest.mark.parametrize("card", WITHOUT_REQUIREMENT)
@pytest.mark.parametrize("section", ["A", "C"])
def test_other_cards_can_be_played_under_any_policies(card: str, section: str) -> None:
    policies = [f"{policy}{section}" for policy in range(1, 8)]
    assert offered(with_card(card, **EVERYTHING_POSSIBLE, policies=policies), card)


def play_for_the_most(game: Game, card: str) -> None:
    """Play a card, always going on and always taking the largest amount, until the turn goes on."""
    game.choose(f"play/{card}")
    while game.decision.kind != "turn":
        ids = option_ids(game)
        largest = [option for option in ids if option.startswith("amount/")][-1:]
        game.choose(largest[0] if largest else ids[0])


ALL_CARDS = [card for card, _ in REQUIREMENTS] + WITHOUT_REQUIREMENT


@pytest.mark.parametrize("card", ALL_CARDS)
def test_legitimacy_of_a_played_card_moves_with_4_players_only(card: str) -> None:
    four = with_card(card, **EVERYTHING_POSSIBLE, policies=POLICIES_FOR_ALL, influence=NO_INFLUENCE)
    play_for_the_most(four, card)
    assert four.table.legitimacy == [2, 2 + LEGITIMACY.get(card, 0), 2]

    three = with_card(card, **EVERYTHING_POSSIBLE, policies=POLICIES_FOR_ALL, players=3)
    before = three.table.legitimacy.copy()
    play_for_the_most(three, card)
    assert three.table.legitimacy == before


# Healthcare Benefits


def public_service(card: str, resource: str, policy: str, money: int, stored: int = 6) -> Game:
    """Claire, with a Population of 5, could buy a public service."""
    return with_card(
        card,
        policies=[policy],
        money={"MC": money, "ST": 0},
        companies=NO_COMPANIES,
        unemployed={"MC": {"unskilled": 12, "media": 3}},
        storage={"ST": {resource: stored}, "CC": {resource: 3}},
    )


def test_healthcare_benefits_halves_the_sum_and_rounds_up() -> None:
    game = public_service("healthcare-benefits", "health", "4B", money=40)
    assert game.table.population(MC) == 5

    game.choose("play/healthcare-benefits")
    assert option_ids(game)[-1] == "amount/5"  # the State has 6
    game.choose("amount/5")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (40 - 13, 13)
    assert (t.goods[MC][HEALTH], t.storage[ST][HEALTH]) == (5, 1)
    assert t.vp[ST] == 1  # the price was 5 V before it was halved
    assert t.legitimacy == [2, 3, 2]
    assert game.decision.kind == "turn"  # no second source


def test_healthcare_benefits_at_4c_costs_5_each_and_brings_the_state_no_point() -> None:
    game = public_service("healthcare-benefits", "health", "4C", money=40)

    picks(game, "play/healthcare-benefits", "amount/5")

    assert (game.table.money[MC], game.table.money[ST]) == (40 - 25, 25)
    assert game.table.vp[ST] == 0


def test_healthcare_benefits_sells_what_the_buyer_can_pay_for_and_lends_nothing() -> None:
    game = public_service("healthcare-benefits", "health", "4B", money=8)
    game.choose("play/healthcare-benefits")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]  # 3, 5 and 8 V; a fourth would make it 10 V

    poor = public_service("healthcare-benefits", "health", "4B", money=2)
    assert refusal(poor, "play/healthcare-benefits") == ("needs-money", {"needed": 3, "has": 2})


def test_healthcare_benefits_needs_health_in_the_public_services() -> None:
    game = public_service("healthcare-benefits", "health", "4B", money=40, stored=0)
    assert refusal(game, "play/healthcare-benefits") == ("nothing-to-buy", {})  # CC's health is no substitute


# Import Subsidy


def imports(workers: Mapping[str, int], money: int) -> Game:
    return with_card(
        "import-subsidy",
        policies=["6A"],
        money={"MC": money, "ST": 0},
        companies=NO_COMPANIES,
        unemployed={"MC": workers},
        storage={"MC": {"food": 2}, "CC": {"luxury": 5}},
    )


def test_import_subsidy_buys_at_the_base_price_without_tariffs() -> None:
    game = imports({"unskilled": 12}, money=100)
    assert game.table.population(MC) == 4

    game.choose("play/import-subsidy")
    assert option_ids(game) == ["buy/food", "buy/luxury"]
    game.choose("buy/food")
    assert option_ids(game)[-1] == "amount/4"
    game.choose("amount/4")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (100 - 4 * 10, 0)
    assert (t.goods[MC][FOOD], t.storage[MC][FOOD]) == (4, 2)
    assert t.legitimacy == [2, 3, 2]
    assert game.decision.kind == "turn"  # one kind, from the Foreign Market alone


@pytest.mark.parametrize(("bought", "legitimacy"), [(3, 2), (4, 3), (7, 3), (8, 4)])
def test_import_subsidy_gives_1_legitimacy_for_every_4_bought(bought: int, legitimacy: int) -> None:
    game = imports({"unskilled": 12, "media": 6, "luxury": 6}, money=100)
    assert game.table.population(MC) == 8

    picks(game, "play/import-subsidy", "buy/luxury", f"amount/{bought}")

    assert game.table.money[MC] == 100 - 6 * bought
    assert game.table.legitimacy[MC] == legitimacy


def test_import_subsidy_needs_the_money_for_one_unit() -> None:
    assert refusal(imports({"unskilled": 12}, money=5), "play/import-subsidy") == (
        "needs-money",
        {"needed": 6, "has": 5},
    )


# Small Business Grant


def grant(**position: object) -> Game:
    return with_card(
        "small-business-grant",
        **{
            "policies": ["1B"],
            "money": {"MC": 0, "ST": 100},
            "unemployed": {"WC": {"unskilled": 1}, "MC": {"luxury": 1}},
            "markets": {"MC": ["game-store"]},
            **position,
        },
    )


def test_small_business_grant_lets_the_state_pay_for_a_company() -> None:
    game = grant()

    game.choose("play/small-business-grant")
    assert option_ids(game) == ["take/luxury/unemployed", "take/luxury/shopping-mall"]
    picks(game, "take/luxury/unemployed", "wage/game-store/L3", "employ/unskilled")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (0, 100 - 12)
    store = company(game, "game-store")
    assert (store.owner, store.staff, store.committed, store.employee_committed) == (MC, MC, True, True)
    assert (unemployed(game, "MC"), unemployed(game, "WC")) == ({}, {})
    assert t.markets[MC] == []
    assert t.legitimacy == [2, 3, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_small_business_grant_drives_a_poor_state_into_debt(players: int) -> None:
    game = grant(players=players, money={"MC": 0, "ST": 10})

    picks(game, "play/small-business-grant", "take/luxury/unemployed", "wage/game-store/L2", "no-workers")

    assert (game.table.loans[ST], game.table.money[ST]) == (1, 10 + 50 - 12)
    assert game.table.loans[MC] == 0


def test_small_business_grant_keeps_the_other_rules_of_building() -> None:
    without_workers = grant(markets={"MC": ["local-newspaper"]})
    assert refusal(without_workers, "play/small-business-grant") == ("no-workers-for-market", {})

    eight = ["convenience-store", "doctors-office", "convenience-store-2", "doctors-office-2", "tutoring-company"]
    eight += ["organic-farm", "pharmacy", "pr-agency"]
    full = grant(companies={"MC": [{"company": slug} for slug in eight]})
    assert refusal(full, "play/small-business-grant") == ("no-company-space", {})

    assert refusal(grant(markets={"MC": []}), "play/small-business-grant") == ("market-empty", {})


# Land Of Opportunity


def opportunity(market: str, workers: Mapping[str, int], money: int = 20) -> Game:
    return with_card(
        "land-of-opportunity",
        money={"MC": money},
        companies=NO_COMPANIES,
        unemployed={"WC": {}, "MC": workers},
        markets={"MC": [market]},
    )


def test_land_of_opportunity_founds_a_company_with_a_worker_from_the_supply() -> None:
    game = opportunity("game-store", {"unskilled": 11})
    assert (game.table.workers[MC], game.table.population(MC)) == (11, 3)

    picks(game, "play/land-of-opportunity", "wage/game-store/L2")

    t = game.table
    assert workers_in(game, "game-store") == ["luxury"]
    assert company(game, "game-store").committed
    assert unemployed(game, "MC") == {"unskilled": 11}
    assert (t.workers[MC], t.population(MC)) == (12, 4)
    assert t.money[MC] == 20 - 12
    assert t.legitimacy == [2, 2, 2]


def test_land_of_opportunity_takes_only_one_of_two_workers_from_the_supply() -> None:
    game = opportunity("jewelry-store", {"unskilled": 1, "media": 1})

    game.choose("play/land-of-opportunity")  # only a luxury worker can fill the skilled slot
    assert option_ids(game) == ["take/media/unemployed", "take/unskilled/unemployed"]
    game.choose("take/unskilled/unemployed")

    assert workers_in(game, "jewelry-store") == ["luxury", "unskilled"]
    assert unemployed(game, "MC") == {"media": 1}
    assert game.table.workers[MC] == 3
    assert game.table.money[MC] == 20 - 16


def test_land_of_opportunity_lets_the_newcomer_take_the_unskilled_slot() -> None:
    game = opportunity("jewelry-store", {"luxury": 1})

    game.choose("play/land-of-opportunity")
    assert option_ids(game) == [f"new-worker/{skill}" for skill in SKILLS if skill != "unskilled"]
    game.choose("new-worker/media")

    assert workers_in(game, "jewelry-store") == ["luxury", "media"]
    assert unemployed(game, "MC") == {}
    assert game.table.workers[MC] == 2


def test_land_of_opportunity_is_not_for_a_two_worker_company_without_the_second_worker() -> None:
    assert refusal(opportunity("jewelry-store", {}), "play/land-of-opportunity") == ("no-workers-for-market", {})


def test_land_of_opportunity_needs_that_worker_in_the_supply() -> None:
    game = opportunity("game-store", {"luxury": 6})  # all there are
    assert refusal(game, "play/land-of-opportunity") == ("no-workers-for-market", {})
    assert "basic/build-company" in option_ids(game)


def test_land_of_opportunity_is_paid_without_a_loan() -> None:
    game = opportunity("game-store", {}, money=11)
    assert refusal(game, "play/land-of-opportunity") == ("needs-money", {"needed": 12, "has": 11})


# Investment Opportunities


def investment(money: int, **position: object) -> Game:
    return with_card(
        "investment-opportunities",
        **{
            "money": {"MC": money, "ST": 0},
            "companies": NO_COMPANIES,
            "unemployed": {"WC": {}, "MC": {"education": 1, "luxury": 1, "unskilled": 1}},
            "markets": {"MC": ["private-school", "pr-agency"]},
            **position,
        },
    )


def test_investment_opportunities_builds_from_the_market_for_8_less() -> None:
    game = investment(30)

    game.choose("play/investment-opportunities")
    assert option_ids(game) == ["option/1", "option/2"]
    picks(game, "option/1", "wage/private-school/L2")  # nobody could run the other company of the market

    assert game.table.money[MC] == 30 - (20 - 8)
    assert workers_in(game, "private-school") == ["education"]
    assert [COMPANIES[card].slug for card in game.table.markets[MC]] == ["pr-agency"]


def test_investment_opportunities_builds_any_company_of_the_deck_for_8_more() -> None:
    game = investment(30)
    deck = game.table.company_decks[MC].copy()

    picks(game, "play/investment-opportunities", "option/2")
    companies = ["game-store", "tutoring-company", "electronics-store", "jewelry-store", "training-center"]
    # those of the deck that Claire has the workers and the money for
    assert option_ids(game) == [f"build-company/{slug}" for slug in companies]
    picks(game, "build-company/electronics-store", "wage/electronics-store/L3")

    t = game.table
    assert t.money[MC] == 30 - (20 + 8)
    assert company(game, "electronics-store").owner == MC
    assert [COMPANIES[card].slug for card in t.markets[MC]] == ["private-school", "pr-agency"]
    built = COMPANY_BY_SLUG["electronics-store"]
    deck.remove(built)
    assert sorted(t.company_decks[MC]) == sorted(deck)
    assert t.company_decks[MC] != deck  # shuffled after the search


def test_investment_opportunities_leaves_out_the_way_that_is_too_dear() -> None:
    game = investment(12)  # from the market 12 V, from the deck 20 V at least

    game.choose("play/investment-opportunities")

    assert game.decision.kind == "set-first-wage"
    assert (game.table.money[MC], game.table.loans[MC]) == (0, 0)


def test_investment_opportunities_lends_no_money() -> None:
    assert refusal(investment(11), "play/investment-opportunities") == ("needs-money", {"needed": 12, "has": 11})


def test_building_asks_for_the_money_of_a_company_that_somebody_could_run() -> None:
    game = with_card(
        "land-of-opportunity",
        money={"MC": 15},
        companies=NO_COMPANIES,
        unemployed={"MC": {"education": 1}},
        markets={"MC": ["private-school", "game-store"]},  # 20 V, and 12 V for one that nobody could run
    )
    assert refusal(game, "basic/build-company") == ("needs-money", {"needed": 20, "has": 15})
    assert offered(game, "land-of-opportunity")  # whose newcomer could run the cheaper one


# Foreign Market Insight


def insight(current: int, following: int, storage: Mapping[str, int], **position: object) -> Game:
    """Claire may look at the next Export card; both are named by their numbers."""
    game = with_card(
        "foreign-market-insight",
        export=current,
        money={"MC": 0},
        storage={"MC": {"food": 0, "health": 0, **storage}},
        **position,
    )
    deck = game.table.export_deck
    deck.remove(ExportId(following - 1))
    deck.append(ExportId(following - 1))
    return game


def test_foreign_market_insight_sells_each_transaction_twice() -> None:
    game = insight(EXPORT_11, EXPORT_1, {"food": 8, "luxury": 2})

    game.choose("play/foreign-market-insight")
    assert option_ids(game) == ["export-card/export-11", "export-card/export-1"]
    picks(game, "export-card/export-11", "export/food/3", "export/food/3")
    assert option_ids(game) == ["export/luxury/2", "done"]  # 2 food are left
    game.choose("export/luxury/2")

    t = game.table
    assert t.money[MC] == 35 + 35 + 10
    assert game.scores["MC"] == 3
    assert (t.storage[MC][FOOD], t.storage[MC][LUXURY]) == (2, 0)
    assert (t.export, t.export_discard) == (EXPORT_11 - 1, [EXPORT_1 - 1])
    assert game.decision.kind == "turn"


def test_foreign_market_insight_may_put_the_new_card_in_place_for_the_round() -> None:
    game = insight(EXPORT_11, EXPORT_1, {"food": 7})

    picks(game, "play/foreign-market-insight", "export-card/export-1", "export/food/2", "export/food/2")

    t = game.table
    assert game.decision.kind == "turn"  # 3 food are left, but the lot of 2 has been sold twice
    assert t.money[MC] == 20 + 20
    assert t.storage[MC][FOOD] == 3
    assert game.scores["MC"] == 2
    assert (t.export, t.export_discard) == (EXPORT_1 - 1, [EXPORT_11 - 1])


def test_foreign_market_insight_does_not_sell_goods_outside_the_storages() -> None:
    game = insight(EXPORT_11, EXPORT_1, {}, goods={"MC": {"food": 8}})

    picks(game, "play/foreign-market-insight", "export-card/export-1")

    assert game.decision.kind == "turn"
    assert (game.table.money[MC], game.scores["MC"]) == (0, 0)
    assert game.table.goods[MC][FOOD] == 8


# Employment Subsidy


def employers(companies: list[dict[str, object]], money: int = 0, treasury: int = 100) -> Game:
    return with_card(
        "employment-subsidy",
        policies=["1B"],
        money={"WC": 0, "MC": money, "ST": treasury},
        companies={**NO_COMPANIES, "MC": companies},
        storage={"MC": {"food": 0, "health": 0}},
    )


THREE_EMPLOYERS = [
    staffed("convenience-store", employee="unskilled", wage="L2"),
    staffed("doctors-office", employee="unskilled", wage="L3"),
    staffed("game-store", employee="unskilled", wage="L2", committed=True),
    staffed("tutoring-company"),
    staffed("jewelry-store"),
]


def test_employment_subsidy_pays_for_each_employer_and_then_may_add_a_shift() -> None:
    game = employers(THREE_EMPLOYERS)

    game.choose("play/employment-subsidy")
    assert (game.table.money[MC], game.table.money[ST]) == (15, 85)
    assert option_ids(game) == ["go-on", "skip"]
    game.choose("go-on")
    assert option_ids(game) == ["extra-shift/convenience-store", "extra-shift/doctors-office"]
    game.choose("extra-shift/doctors-office")

    t = game.table
    assert (t.money[MC], t.money[WC]) == (15 - 10, 10)
    assert t.storage[MC][HEALTH] == 2 + 2
    office = company(game, "doctors-office")
    assert (office.committed, office.employee_committed) == (True, True)
    assert t.legitimacy == [2, 3, 2]


def test_employment_subsidy_may_be_taken_without_the_shift() -> None:
    game = employers(THREE_EMPLOYERS[:2], treasury=4)

    picks(game, "play/employment-subsidy", "skip")

    t = game.table
    assert (t.money[MC], t.money[ST], t.loans[ST]) == (10, 4 + 50 - 10, 1)
    assert t.storage[MC][HEALTH] == 0
    assert t.legitimacy == [2, 2, 2]  # 2 companies are too few
    assert not company(game, "doctors-office").committed


def test_employment_subsidy_adds_no_shift_where_the_wage_cannot_be_paid() -> None:
    game = employers([staffed("convenience-store", employee="unskilled", wage="L2")], money=2)

    game.choose("play/employment-subsidy")

    assert game.decision.kind == "turn"  # 7 V are not enough for 8 V, and nobody lends the rest
    assert (game.table.money[MC], game.table.loans[MC]) == (7, 0)


@pytest.mark.parametrize("hindrance", ["employee_committed", "strike"])
def test_employment_subsidy_shift_without_the_employee(hindrance: str) -> None:
    game = employers([staffed("doctors-office", employee="unskilled", wage="L2", **{hindrance: True})])

    picks(game, "play/employment-subsidy", "go-on")

    assert game.table.money[MC] == 5  # no wage is paid
    assert game.table.storage[MC][HEALTH] == 2


# Public Opinion Polling


def poll(bag: Mapping[str, int], **position: object) -> Game:
    """Claire has proposed 7A and seen the cubes."""
    game = with_card("public-opinion-polling", **{"bag": bag, "influence": NO_INFLUENCE, **position})
    picks(game, "play/public-opinion-polling", "bill/7A")
    assert (game.decision.seat, game.decision.kind) == ("MC", "decide-on-polled-vote")
    return game


def test_public_opinion_polling_votes_with_the_cubes_just_seen_and_for_free() -> None:
    game = poll({"WC": 2, "MC": 3, "CC": 0})
    assert game.table.drawn == [2, 3, 0]  # and nobody has taken sides yet

    game.choose("call-vote")
    assert (game.decision.seat, game.decision.kind) == ("WC", "state-stance")
    game.choose("against")
    assert game.decision.seat == "CC"
    game.choose("against")  # a State without influence takes no part

    t = game.table
    assert t.policies[IMMIGRATION] == A
    assert (game.scores["MC"], game.scores["WC"]) == (3, 0)
    assert (t.bag, t.drawn) == ([2, 0, 0], [0, 0, 0])  # the losers' cubes return, the winners' are discarded
    assert t.cubes[MC] == 25
    assert t.bills[IMMIGRATION] == NOBODY
    assert t.legitimacy == [2, 2, 2]


def test_public_opinion_polling_lets_influence_be_spent_in_the_vote() -> None:
    game = poll({"WC": 3, "MC": 2, "CC": 0}, influence={**NO_INFLUENCE, "MC": 1})

    picks(game, "call-vote", "against", "against")
    assert (game.decision.seat, game.decision.kind) == ("MC", "spend-influence")
    game.choose("spend-influence/MC/1")

    assert game.table.policies[IMMIGRATION] == A  # 3 : 3
    assert game.table.influence[MC] == 0


def test_public_opinion_polling_may_put_the_cubes_back_and_leave_the_bill() -> None:
    game = poll({"WC": 8, "MC": 1, "CC": 4}, influence={**NO_INFLUENCE, "MC": 3})
    assert sum(game.table.drawn) == 5

    game.choose("no-vote")

    t = game.table
    assert (t.bag, t.drawn) == ([8, 1, 4], [0, 0, 0])
    assert (t.bills[IMMIGRATION], t.bill_sections[IMMIGRATION]) == (MC, A)
    assert (t.policies[IMMIGRATION], t.influence[MC]) == (B, 3)
    assert game.decision.kind == "turn"  # and no vote for 1 influence instead


def test_public_opinion_polling_refills_an_empty_bag_twice_without_influence_for_the_state() -> None:
    game = poll({"WC": 2, "MC": 0, "CC": 0})
    # Populations of 3 and 3 operational companies of CC put in 2 cubes each, twice
    t = game.table
    assert sum(t.drawn) == 5
    assert [t.bag[who] + t.drawn[who] for who in CLASSES] == [6, 4, 4]
    assert t.influence[ST] == 0


def test_public_opinion_polling_needs_a_bill_marker() -> None:
    game = with_card("public-opinion-polling", bills={"1B": "MC", "2C": "MC", "3B": "MC"})
    assert refusal(game, "play/public-opinion-polling") == ("no-bill-marker", {})


# Migration


def emigrants(workers: Mapping[str, int]) -> Game:
    return with_card(
        "migration", money={"MC": 3, "ST": 20}, companies=NO_COMPANIES, unemployed={"WC": {}, "MC": workers}
    )


def test_migration_pays_5_for_an_unskilled_and_10_for_a_skilled_worker() -> None:
    game = emigrants({"unskilled": 11, "media": 1})
    supply = sum(game.table.worker_supply[MC])
    assert game.table.population(MC) == 4

    game.choose("play/migration")
    assert option_ids(game) == ["emigrate/media", "emigrate/unskilled"]  # one at least
    game.choose("emigrate/media")
    assert game.table.money[MC] == 3 + 10
    game.choose("emigrate/unskilled")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (3 + 10 + 5, 20)
    assert unemployed(game, "MC") == {"unskilled": 10}
    assert (t.workers[MC], t.population(MC)) == (10, 3)
    assert sum(t.worker_supply[MC]) == supply + 2
    assert game.decision.kind == "turn"


def test_migration_may_send_just_one() -> None:
    game = emigrants({"unskilled": 4, "luxury": 1})
    picks(game, "play/migration", "emigrate/unskilled", "done")
    assert game.table.money[MC] == 3 + 5
    assert unemployed(game, "MC") == {"unskilled": 3, "luxury": 1}


def test_migration_needs_4_unemployed() -> None:
    assert refusal(emigrants({"unskilled": 3}), "play/migration") == ("needs-unemployed", {"needed": 4, "has": 3})


def test_f34_migration_in_round_1_leaves_a_population_of_3() -> None:
    game = with_card("migration", unemployed={"MC": {"unskilled": 4}}, round=1)
    assert game.table.workers[MC] == 7 + 4
    picks(game, "play/migration", "emigrate/unskilled")
    assert (game.table.workers[MC], game.table.population(MC)) == (9, 3)


# Fake News


def test_fake_news_takes_4_of_6_cubes_out_of_the_bag() -> None:
    game = with_card("fake-news", bag={"WC": 4, "MC": 1, "CC": 1})

    game.choose("play/fake-news")
    assert option_ids(game) == ["remove-cube/WC", "remove-cube/MC", "remove-cube/CC", "done"]
    picks(game, *["remove-cube/WC"] * 3)
    game.choose("remove-cube/CC")

    assert game.decision.kind == "turn"  # a fifth must stay
    assert (game.table.bag, game.table.drawn) == ([1, 1, 0], [0, 0, 0])
    assert game.table.cubes == [24, 24, 25]


def test_fake_news_may_leave_cubes_in_the_bag() -> None:
    game = with_card("fake-news", bag={"WC": 9, "MC": 9, "CC": 9})
    picks(game, "play/fake-news", "done")
    assert game.table.bag == [9, 9, 9]


def test_fake_news_refills_an_empty_bag_twice_without_influence_for_the_state() -> None:
    game = with_card("fake-news", bag={"WC": 0, "MC": 0, "CC": 1}, influence=NO_INFLUENCE)
    game.choose("play/fake-news")
    assert sum(game.table.drawn) == 6
    assert game.table.influence[ST] == 0
    game.choose("done")
    assert game.table.bag == [4, 4, 5]


# Specialization


def newcomer_from_the_working_class(mc: list[dict[str, object]], workers: Mapping[str, int]) -> Game:
    return with_card(
        "specialization", companies={**NO_COMPANIES, "MC": mc}, unemployed={"WC": workers, "MC": {}}, money={"ST": 9}
    )


def test_specialization_brings_a_skilled_working_class_worker_who_may_be_hired_at_once() -> None:
    game = newcomer_from_the_working_class(
        [staffed("private-school"), staffed("convenience-store"), {"company": "game-store"}], {"unskilled": 11}
    )
    assert game.table.population(WC) == 3

    game.choose("play/specialization")
    assert game.decision.seat == "MC"
    assert option_ids(game) == [f"new-worker/{skill}" for skill in SKILLS if skill != "unskilled"]
    game.choose("new-worker/education")
    assert (game.table.workers[WC], game.table.population(WC)) == (12, 4)
    game.choose("go-on")
    # not the Game Store, which nobody runs; an unskilled slot takes an unskilled worker
    assert option_ids(game) == ["hire/private-school/education", "hire/convenience-store/unskilled"]
    game.choose("hire/private-school/education")
    assert option_ids(game) == ["hire/convenience-store/unskilled", "done"]
    game.choose("done")

    school = company(game, "private-school")
    assert (school.employee, school.employee_committed, school.committed) == (EDUCATION, True, False)
    assert unemployed(game, "WC") == {"unskilled": 11}
    assert game.table.money[ST] == 9


def test_specialization_hires_3_at_most() -> None:
    four = ["convenience-store", "doctors-office", "game-store", "tutoring-company"]
    game = newcomer_from_the_working_class([staffed(slug) for slug in four], {"unskilled": 4})

    picks(game, "play/specialization", "new-worker/media", "go-on")
    picks(game, *[f"hire/{slug}/unskilled" for slug in four[:3]])

    assert game.decision.kind == "turn"
    assert unemployed(game, "WC") == {"media": 1, "unskilled": 1}


def test_specialization_may_hire_nobody() -> None:
    game = newcomer_from_the_working_class([staffed("convenience-store")], {})
    picks(game, "play/specialization", "new-worker/luxury", "skip")
    assert unemployed(game, "WC") == {"luxury": 1}

    without_jobs = newcomer_from_the_working_class([], {})
    picks(without_jobs, "play/specialization", "new-worker/luxury")
    assert without_jobs.decision.kind == "turn"


def test_specialization_brings_an_unskilled_worker_when_all_skilled_ones_are_in_play() -> None:
    skilled: dict[str, int] = {skill: 6 for skill in SKILLS if skill != "unskilled"}
    game = newcomer_from_the_working_class([], skilled)
    game.choose("play/specialization")
    assert game.decision.kind == "turn"
    assert unemployed(game, "WC") == {**skilled, "unskilled": 1}


# State Scholarship


def test_state_scholarship_halves_the_sum_and_rounds_up() -> None:
    game = public_service("state-scholarship", "education", "5B", money=40)

    game.choose("play/state-scholarship")
    assert option_ids(game)[-1] == "amount/5"
    game.choose("amount/3")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (40 - 8, 8)
    assert (t.goods[MC][EDUCATION], t.storage[ST][EDUCATION]) == (3, 3)
    assert t.vp[ST] == 1
    assert t.legitimacy == [2, 3, 2]


def test_state_scholarship_at_5c_costs_5_each_and_brings_the_state_no_point() -> None:
    game = public_service("state-scholarship", "education", "5C", money=12)

    game.choose("play/state-scholarship")
    assert option_ids(game) == ["amount/1", "amount/2"]  # no loan for a third
    game.choose("amount/2")

    assert (game.table.money[MC], game.table.money[ST]) == (2, 10)
    assert game.table.vp[ST] == 0


def test_state_scholarship_needs_money_and_education_in_the_public_services() -> None:
    poor = public_service("state-scholarship", "education", "5C", money=4)
    assert refusal(poor, "play/state-scholarship") == ("needs-money", {"needed": 5, "has": 4})
    sold_out = public_service("state-scholarship", "education", "5C", money=40, stored=0)
    assert refusal(sold_out, "play/state-scholarship") == ("nothing-to-buy", {})


# Highlight Social Issues


def social_issues(money: int, media: int) -> Game:
    return with_card(
        "highlight-social-issues",
        money={"MC": money, "ST": 0},
        influence={"MC": 1, "ST": 5},
        media_influence=media,
    )


def test_highlight_social_issues_buys_3_media_influence_for_15() -> None:
    game = social_issues(money=15, media=4)

    game.choose("play/highlight-social-issues")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (0, 15)
    assert (t.influence[MC], t.media_influence, t.influence[ST]) == (4, 1, 5)
    assert t.legitimacy == [2, 3, 2]


def test_highlight_social_issues_is_a_fixed_lot() -> None:
    assert refusal(social_issues(14, 4), "play/highlight-social-issues") == ("needs-money", {"needed": 15, "has": 14})
    # personal influence of the State can't be bought
    missing = {"needed": 3, "has": 2, "resource": "influence"}
    assert refusal(social_issues(40, 2), "play/highlight-social-issues") == ("not-enough-for-sale", missing)
    assert offered(social_issues(15, 3), "highlight-social-issues")


# Health Crisis and Higher Education Program: a University Hospital of 6 and a Technical University of 6 give the State
# room for 12 of each service


def services_to_sell(card: str, resource: str, mine: int, public: int = 6, treasury: int = 100) -> Game:
    return with_card(card, money={"MC": 0, "ST": treasury}, storage={"MC": {resource: mine}, "ST": {resource: public}})


def test_e36_health_crisis_sells_5_health_for_50_and_1_legitimacy() -> None:
    game = services_to_sell("health-crisis", "health", mine=5)

    game.choose("play/health-crisis")
    assert option_ids(game)[-1] == "amount/5"
    game.choose("amount/5")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (50, 50)
    assert (t.storage[MC][HEALTH], t.storage[ST][HEALTH]) == (0, 11)
    assert t.legitimacy == [2, 3, 2]


def test_e36_6_sold_would_bring_2() -> None:
    game = services_to_sell("health-crisis", "health", mine=8, public=0)
    game.choose("play/health-crisis")
    assert option_ids(game)[-1] == "amount/6"  # the State has room for all 8
    game.choose("amount/6")
    assert game.table.money[MC] == 60
    assert game.table.legitimacy == [2, 4, 2]


def test_health_crisis_with_2_sold_moves_nothing() -> None:
    game = services_to_sell("health-crisis", "health", mine=8)
    picks(game, "play/health-crisis", "amount/2")
    assert game.table.money[MC] == 20
    assert game.table.legitimacy == [2, 2, 2]


def test_f28_health_crisis_sells_no_more_than_the_state_can_store() -> None:
    game = services_to_sell("health-crisis", "health", mine=6, public=9)
    game.choose("play/health-crisis")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]

    full = services_to_sell("health-crisis", "health", mine=6, public=12)
    assert refusal(full, "play/health-crisis") == ("no-room", {})


@pytest.mark.parametrize("players", [3, 4])
def test_f28_health_crisis_sells_more_than_the_state_can_afford(players: int) -> None:
    game = with_card(
        "health-crisis", players=players, money={"MC": 0, "ST": 5}, storage={"MC": {"health": 6}, "ST": {"health": 0}}
    )
    picks(game, "play/health-crisis", "amount/6")
    t = game.table
    assert (t.money[MC], t.money[ST], t.loans[ST]) == (60, 5 + 100 - 60, 2)
    assert t.storage[ST][HEALTH] == 6


def test_health_crisis_needs_health_in_storage() -> None:
    game = with_card("health-crisis", storage={"MC": {"health": 0}}, goods={"MC": {"health": 4}})
    assert refusal(game, "play/health-crisis") == ("needs-resource", {"needed": 1, "has": 0, "resource": "health"})


def test_higher_education_program_sells_education_for_10_each() -> None:
    game = services_to_sell("higher-education-program", "education", mine=4)

    picks(game, "play/higher-education-program", "amount/4")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (40, 60)
    assert (t.storage[MC][EDUCATION], t.storage[ST][EDUCATION]) == (0, 10)
    assert t.legitimacy == [2, 3, 2]


def test_higher_education_program_sells_6_at_most() -> None:
    game = services_to_sell("higher-education-program", "education", mine=8, public=0)
    game.choose("play/higher-education-program")
    assert option_ids(game)[-1] == "amount/6"


def test_f29_higher_education_program_sells_no_more_than_the_state_can_store() -> None:
    game = services_to_sell("higher-education-program", "education", mine=6, public=10)
    game.choose("play/higher-education-program")
    assert option_ids(game) == ["amount/1", "amount/2"]

    full = services_to_sell("higher-education-program", "education", mine=6, public=12)
    assert refusal(full, "play/higher-education-program") == ("no-room", {})


def test_f29_higher_education_program_sells_more_than_the_state_can_afford() -> None:
    game = services_to_sell("higher-education-program", "education", mine=6, treasury=20)
    picks(game, "play/higher-education-program", "amount/6")
    t = game.table
    assert (t.money[MC], t.money[ST], t.loans[ST]) == (60, 20 + 50 - 60, 1)
    assert t.legitimacy == [2, 4, 2]


def test_higher_education_program_needs_education_in_storage() -> None:
    game = services_to_sell("higher-education-program", "education", mine=0)
    reason = ("needs-resource", {"needed": 1, "has": 0, "resource": "education"})
    assert refusal(game, "play/higher-education-program") == reason


# Unemployment Initiative Program


def jobs(workers: Mapping[str, int], companies: list[dict[str, object]], treasury: int = 50) -> Game:
    return with_card(
        "unemployment-initiative-program",
        money={"MC": 0, "ST": treasury},
        companies={**NO_COMPANIES, "MC": companies},
        unemployed={"WC": workers, "MC": {}},
    )


def test_unemployment_initiative_program_pays_5_for_each_worker_hired() -> None:
    game = jobs(
        {"unskilled": 1, "media": 1, "luxury": 1},
        [staffed("convenience-store"), staffed("doctors-office"), staffed("private-school"), {"company": "game-store"}],
    )

    game.choose("play/unemployment-initiative-program")
    # nobody is skilled enough for the Private School, nobody runs the Game Store, and the unskilled worker goes first
    assert option_ids(game) == ["hire/convenience-store/unskilled", "hire/doctors-office/unskilled"]
    game.choose("hire/doctors-office/unskilled")
    assert option_ids(game) == ["hire/convenience-store/luxury", "hire/convenience-store/media", "done"]
    game.choose("hire/convenience-store/media")

    t = game.table
    assert game.decision.kind == "turn"
    assert (t.money[MC], t.money[ST]) == (10, 40)
    assert unemployed(game, "WC") == {"luxury": 1}
    for slug in ("convenience-store", "doctors-office"):
        assert (company(game, slug).employee_committed, company(game, slug).committed) == (True, False)
    assert t.legitimacy == [2, 3, 2]


def test_unemployment_initiative_program_hires_3_at_most_and_the_state_borrows() -> None:
    four = ["convenience-store", "doctors-office", "game-store", "tutoring-company"]
    game = jobs({"unskilled": 4}, [staffed(slug) for slug in four], treasury=12)

    picks(game, "play/unemployment-initiative-program", *[f"hire/{slug}/unskilled" for slug in four[:3]])

    t = game.table
    assert game.decision.kind == "turn"
    assert (t.money[MC], t.money[ST], t.loans[ST]) == (15, 12 + 50 - 15, 1)
    assert unemployed(game, "WC") == {"unskilled": 1}


@pytest.mark.parametrize(
    ("workers", "companies"),
    [
        ({}, [staffed("convenience-store")]),
        ({"unskilled": 2}, [staffed("jewelry-store"), {"company": "convenience-store"}]),
        ({"unskilled": 2}, [staffed("private-school")]),
    ],
)
def test_unemployment_initiative_program_needs_a_job_and_somebody_for_it(
    workers: Mapping[str, int], companies: list[dict[str, object]]
) -> None:
    game = jobs(workers, companies)
    assert refusal(game, "play/unemployment-initiative-program") == ("no-company-for-unemployed", {})


# Voice Of Middle Class Workers


def test_voice_of_middle_class_workers_counts_companies_of_others() -> None:
    game = with_card("voice-of-middle-class-workers")
    game.choose("play/voice-of-middle-class-workers")
    # 2, the Shopping Mall and the Technical University, but not Claire's own two companies
    assert game.table.bag == [8, 8 + 4, 8]
    assert game.table.cubes[MC] == 25 - 12


def test_voice_of_middle_class_workers_adds_2_cubes_when_nobody_works_elsewhere() -> None:
    game = with_card("voice-of-middle-class-workers", companies=NO_COMPANIES)
    game.choose("play/voice-of-middle-class-workers")
    assert game.table.bag[MC] == 8 + 2


def test_voice_of_middle_class_workers_is_limited_by_the_cubes_left() -> None:
    game = with_card("voice-of-middle-class-workers", bag={"MC": 24})
    game.choose("play/voice-of-middle-class-workers")
    assert game.table.bag[MC] == 25

    silent = with_card("voice-of-middle-class-workers", bag={"MC": 25})
    assert refusal(silent, "play/voice-of-middle-class-workers") == ("no-voting-cubes", {})


# New Theme Park


def test_new_theme_park_costs_6_for_each_population_and_brings_prosperity() -> None:
    game = with_card(
        "new-theme-park",
        money={"MC": 30, "ST": 20},
        companies=NO_COMPANIES,
        unemployed={"MC": {"unskilled": 12}},
        prosperity={"MC": 2},
    )
    assert game.table.population(MC) == 4

    game.choose("play/new-theme-park")

    assert (game.table.money[MC], game.table.money[ST]) == (30 - 24, 20)
    assert game.table.prosperity[MC] == 3
    assert game.scores["MC"] == 3


def test_new_theme_park_at_the_end_of_the_track_scores_its_last_space() -> None:
    game = with_card("new-theme-park", money={"MC": 18}, prosperity={"MC": 10})
    game.choose("play/new-theme-park")
    assert game.table.prosperity[MC] == 10
    assert game.scores["MC"] == 7
    assert game.table.money[MC] == 0


def test_new_theme_park_is_paid_without_a_loan() -> None:
    assert refusal(with_card("new-theme-park", money={"MC": 17}), "play/new-theme-park") == (
        "needs-money",
        {"needed": 18, "has": 17},
    )


# Interest Groups


def test_interest_groups_replaces_3_cubes_of_opponents() -> None:
    game = with_card("interest-groups", bag={"WC": 6, "MC": 2, "CC": 6})

    game.choose("play/interest-groups")

    t = game.table
    assert game.decision.kind == "turn"  # nothing to choose: all three are replaced
    assert t.bag[MC] == 2 + 3
    assert (t.bag[WC] + t.bag[CC], t.drawn) == (9, [0, 0, 0])
    assert [t.bag[who] + t.cubes[who] for who in CLASSES] == [25, 25, 25]


def test_interest_groups_stops_at_an_empty_bag() -> None:
    game = with_card("interest-groups", bag={"WC": 1, "MC": 3, "CC": 1})
    game.choose("play/interest-groups")
    assert game.table.bag == [0, 5, 0]  # no refill
    assert game.table.cubes == [25, 20, 25]


def test_interest_groups_with_too_few_cubes_replaces_those_of_the_players_choice() -> None:
    game = with_card("interest-groups", bag={"WC": 1, "MC": 24, "CC": 2})

    game.choose("play/interest-groups")
    assert option_ids(game) == ["replace-cube/WC", "replace-cube/CC"]
    game.choose("replace-cube/CC")

    assert game.decision.kind == "turn"
    assert game.table.bag == [1, 25, 1]


def test_interest_groups_needs_cubes_of_both_sides() -> None:
    assert refusal(with_card("interest-groups", bag={"MC": 25}), "play/interest-groups") == ("no-voting-cubes", {})
    alone = with_card("interest-groups", bag={"WC": 0, "MC": 5, "CC": 0})
    assert refusal(alone, "play/interest-groups") == ("no-cubes-of-others", {})


# Export Subsidy


def subsidized_exports(storage: Mapping[str, int], **position: object) -> Game:
    return with_card(
        "export-subsidy",
        **{
            "policies": ["1B"],
            "export": EXPORT_11,
            "money": {"MC": 0, "ST": 100},
            "storage": {"MC": {"food": 0, "health": 0, **storage}},
            **position,
        },
    )


def test_export_subsidy_adds_5_from_the_state_to_each_transaction() -> None:
    game = subsidized_exports({"food": 6, "luxury": 2})

    picks(game, "play/export-subsidy", "export/food/3")
    assert option_ids(game) == ["export/luxury/2", "done"]  # each transaction once
    game.choose("export/luxury/2")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (35 + 10 + 2 * 5, 90)
    assert game.scores["MC"] == 2
    assert t.storage[MC][FOOD] == 3
    assert t.legitimacy == [2, 3, 2]  # 1 for the card, however many transactions


@pytest.mark.parametrize("players", [3, 4])
def test_export_subsidy_drives_a_poor_state_into_debt(players: int) -> None:
    game = subsidized_exports({"food": 3}, players=players, money={"MC": 0, "ST": 4})
    game.choose("play/export-subsidy")
    assert (game.table.money[MC], game.table.money[ST], game.table.loans[ST]) == (40, 4 + 50 - 5, 1)


def test_export_subsidy_needs_something_to_export() -> None:
    assert refusal(subsidized_exports({"food": 2}), "play/export-subsidy") == ("nothing-to-export", {})


# Labor Market Deregulation


def labor_market(policy: str, *, committed: bool = False) -> Game:
    """The Technical University and the College are empty; two workers have jobs in the Shopping Mall."""
    return with_card(
        "labor-market-deregulation",
        policies=[policy],
        companies={
            "MC": [],
            "CC": [staffed("shopping-mall", committed=committed), {"company": "college"}],
            "ST": [{"company": "technical-university"}],
        },
        unemployed={"WC": {}, "MC": {"education": 2, "luxury": 1, "unskilled": 3}},
    )


def test_labor_market_deregulation_assigns_any_number_of_unemployed() -> None:
    game = labor_market("2B")

    picks(game, "play/labor-market-deregulation", "fill/technical-university")
    while game.decision.kind == "take-workers":
        assert "take/unskilled/shopping-mall" not in option_ids(game)  # not at 2B
        assert "take/luxury/shopping-mall" not in option_ids(game)
        game.choose("take/unskilled/unemployed")
    picks(game, "fill/college", "take/luxury/unemployed")

    assert game.decision.kind == "turn"  # 5 workers, and no empty company is left
    for slug in ("technical-university", "college"):
        assert (company(game, slug).staff, company(game, slug).committed) == (MC, True)
    assert unemployed(game, "MC") == {"unskilled": 1}


def test_labor_market_deregulation_at_2c_moves_the_employed_too() -> None:
    game = labor_market("2C")

    picks(game, "play/labor-market-deregulation", "fill/college")
    assert option_ids(game) == [
        "take/luxury/unemployed",
        "take/education/unemployed",
        "take/unskilled/unemployed",
        "take/luxury/shopping-mall",
        "take/unskilled/shopping-mall",
    ]
    picks(game, "take/luxury/shopping-mall", "fill/shopping-mall")

    mall = company(game, "shopping-mall")
    assert workers_in(game, "shopping-mall") == ["luxury", "unskilled"]
    assert not mall.committed  # it was run by uncommitted workers and still is
    assert company(game, "college").committed


def test_labor_market_deregulation_leaves_committed_workers_where_they_are() -> None:
    game = labor_market("2C", committed=True)
    picks(game, "play/labor-market-deregulation", "fill/college")
    assert [option for option in option_ids(game) if option.endswith("shopping-mall")] == []


def test_labor_market_deregulation_empties_a_company_that_is_not_made_whole() -> None:
    game = labor_market("2C")
    picks(game, "play/labor-market-deregulation", "fill/college", "take/luxury/shopping-mall", "done")
    assert company(game, "shopping-mall").staff == NOBODY
    assert unemployed(game, "MC") == {"education": 1, "luxury": 1, "unskilled": 4}


def test_labor_market_deregulation_needs_a_company_within_reach() -> None:
    game = with_card("labor-market-deregulation", companies=NO_COMPANIES, unemployed={"MC": {"unskilled": 9}})
    assert refusal(game, "play/labor-market-deregulation") == ("no-company-to-fill", {})


# Personal Consumption


def consumption(money: int) -> Game:
    return with_card(
        "personal-consumption",
        policies=["6B"],
        money={"MC": money, "CC": 0, "ST": 0},
        capital=0,
        companies=NO_COMPANIES,
        unemployed={"MC": {"unskilled": 12}},
        storage={
            "MC": {"food": 0, "health": 0, "luxury": 8},
            "CC": {"luxury": 9},
            "ST": {"luxury": 5, "health": 6, "education": 6},
        },
    )


def test_personal_consumption_buys_from_every_source_up_to_the_population() -> None:
    game = consumption(200)
    assert game.table.population(MC) == 4

    picks(game, "play/personal-consumption", "option/1", "buy/luxury")
    for source in ("ST", "MC", "CC"):
        game.choose(f"from/{source}")
        assert option_ids(game)[-1] == "amount/4"
        game.choose("amount/4")
        assert option_ids(game)[-1] == "done" or source == "CC"
    picks(game, "from/foreign-market", "amount/4")

    t = game.table
    assert t.goods[MC][LUXURY] == 16
    assert t.money[MC] == 200 - 4 * 8 - 0 - 4 * 8 - 4 * (6 + 3)
    assert (t.money[CC], t.money[ST]) == (32, 32 + 12)
    assert game.decision.kind == "turn"
    assert t.legitimacy == [2, 2, 2]


@pytest.mark.parametrize(("source", "most", "price"), [("MC", 8, 0), ("CC", 8, 8), ("foreign-market", 8, 9)])
def test_personal_consumption_buys_twice_the_population_from_a_single_source(
    source: str, most: int, price: int
) -> None:
    game = consumption(200)

    picks(game, "play/personal-consumption", "option/2", "buy/luxury", f"from/{source}")
    assert option_ids(game)[-1] == f"amount/{most}"
    game.choose(f"amount/{most}")

    assert game.table.goods[MC][LUXURY] == most
    assert game.table.money[MC] == 200 - price * most
    assert game.decision.kind == "turn"


def test_personal_consumption_may_stop_after_any_source() -> None:
    game = consumption(200)
    picks(game, "play/personal-consumption", "option/1", "buy/luxury", "from/MC", "amount/1", "done")
    assert game.decision.kind == "turn"
    assert game.table.goods[MC][LUXURY] == 1


def test_personal_consumption_needs_something_affordable() -> None:
    game = with_card(
        "personal-consumption",
        policies=["4B", "5C"],
        money={"MC": 2},
        storage={"MC": {"food": 0, "health": 0}},
    )
    assert refusal(game, "play/personal-consumption") == ("needs-money", {"needed": 5, "has": 2})  # health at 5 V


# Immigration Reform


def test_immigration_reform_proposes_on_policy_7_and_adds_2_cubes() -> None:
    game = with_card("immigration-reform", influence=NO_INFLUENCE)

    game.choose("play/immigration-reform")
    assert option_ids(game) == ["bill/7A", "bill/7C"]
    game.choose("bill/7C")

    assert (game.table.bills[IMMIGRATION], game.table.policies[IMMIGRATION]) == (MC, B)
    assert game.table.bag == [8, 10, 8]
    assert game.decision.kind == "turn"


def test_immigration_reform_settles_an_immediate_vote_before_the_cubes_go_in() -> None:
    game = with_card("immigration-reform", bag={"WC": 0, "MC": 5, "CC": 0}, influence={**NO_INFLUENCE, "MC": 1})

    picks(game, "play/immigration-reform", "bill/7A", "call-vote")
    assert game.table.influence[MC] == 0
    assert game.table.bag == [0, 5, 0]
    picks(game, "against", "against")

    assert game.table.policies[IMMIGRATION] == A
    assert game.scores["MC"] == 3
    assert game.table.bag == [0, 2, 0]  # the 5 of the vote are gone


def test_immigration_reform_adds_what_cubes_are_left() -> None:
    for in_bag, after in ((24, 25), (25, 25)):
        game = with_card("immigration-reform", bag={"MC": in_bag}, influence=NO_INFLUENCE)
        picks(game, "play/immigration-reform", "bill/7A")
        assert game.table.bag[MC] == after
        assert game.table.bills[IMMIGRATION] == MC


def test_immigration_reform_is_not_played_for_the_cubes_alone() -> None:
    assert not offered(with_card("immigration-reform", bills={"7C": "CC"}), "immigration-reform")
    game = with_card("immigration-reform", bills={"1B": "MC", "2C": "MC", "3B": "MC"})
    assert refusal(game, "play/immigration-reform") == ("no-bill-marker", {})


# Growing Business


def growing(money: int, **position: object) -> Game:
    return with_card(
        "growing-business",
        **{
            "money": {"MC": money},
            "companies": NO_COMPANIES,
            "unemployed": {"WC": {}, "MC": {"luxury": 2, "media": 1}},
            "markets": {"MC": ["game-store", "local-newspaper"]},
            **position,
        },
    )


def test_growing_business_gives_a_storage_and_4_off_a_company_for_it() -> None:
    game = growing(20)
    assert storage_limit(game.table, MC, LUXURY) == 8

    game.choose("play/growing-business")
    assert option_ids(game) == ["storage/food", "storage/luxury", "storage/health", "storage/education"]
    game.choose("storage/luxury")
    assert storage_limit(game.table, MC, LUXURY) == 8 + 12
    assert storage_limit(game.table, MC, HEALTH) == 8
    picks(game, "go-on", "build-company/game-store", "wage/game-store/L2")

    assert game.table.money[MC] == 20 - (12 - 4)
    assert workers_in(game, "game-store") == ["luxury"]
    assert company(game, "game-store").committed


def test_growing_business_gives_nothing_off_a_company_for_something_else() -> None:
    game = growing(20)
    picks(game, "play/growing-business", "storage/food", "go-on", "build-company/game-store", "wage/game-store/L2")
    assert game.table.money[MC] == 20 - 12
    assert storage_limit(game.table, MC, FOOD) == 8 + 8


def test_growing_business_may_build_nothing() -> None:
    game = growing(20)
    picks(game, "play/growing-business", "storage/health", "skip")
    assert (game.table.money[MC], game.table.companies[MC]) == (20, [])

    poor = growing(7)  # 8 V for the Game Store
    picks(poor, "play/growing-business", "storage/luxury")
    assert poor.decision.kind == "turn"
    assert (poor.table.money[MC], poor.table.loans[MC]) == (7, 0)


def test_growing_business_needs_a_tile_and_a_resource_without_one() -> None:
    game = growing(20, storage_tiles={"MC": ["food"]})
    game.choose("play/growing-business")
    assert option_ids(game) == ["storage/luxury", "storage/health", "storage/education"]

    everything = ["food", "luxury", "health", "education"]
    full = growing(20, storage_tiles={"MC": everything})
    assert refusal(full, "play/growing-business") == ("no-storage-tile", {})
    all_six_used = growing(20, storage_tiles={"MC": ["food", "luxury"], "CC": everything})
    assert refusal(all_six_used, "play/growing-business") == ("no-storage-tile", {})


# Public Sector Overtime


def public_sector(public: list[dict[str, object]], **position: object) -> Game:
    return with_card(
        "public-sector-overtime",
        **{
            "policies": ["4B"],
            "money": {"WC": 0, "MC": 40, "ST": 100},
            "companies": {"MC": [], "CC": [], "ST": public},
            "unemployed": {"WC": {}, "MC": {"unskilled": 10, "media": 3}},
            "storage": {"ST": {"health": 1, "education": 0}},
            "media_influence": 0,
            **position,
        },
    )


def test_public_sector_overtime_pays_wages_produces_and_sells() -> None:
    hospital: dict[str, object] = {"company": "university-hospital", "class": "WC", "wage": "L2"}
    game = public_sector([hospital, staffed("technical-university", wage="L3"), {"company": "public-hospital-2"}])
    assert game.table.population(MC) == 5

    game.choose("play/public-sector-overtime")
    assert option_ids(game) == ["overtime/university-hospital", "overtime/technical-university"]
    game.choose("overtime/university-hospital")
    assert (game.table.money[WC], game.table.money[ST]) == (30, 70)
    assert game.table.storage[ST][HEALTH] == 1 + 6
    game.choose("go-on")
    assert option_ids(game)[-1] == "amount/5"
    game.choose("amount/5")

    t = game.table
    assert (t.money[MC], t.money[ST]) == (40 - 25, 70 + 25)
    assert (t.goods[MC][HEALTH], t.storage[ST][HEALTH]) == (5, 2)
    assert t.vp[ST] == 1
    assert not company(game, "university-hospital").committed
    assert t.legitimacy == [2, 2, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_public_sector_overtime_pays_the_middle_class_by_loan_and_need_not_be_followed_by_a_purchase(
    players: int,
) -> None:
    public = [staffed("technical-university", committed=True)]
    game = public_sector(public, players=players, money={"MC": 0, "ST": 10}, policies=["2B", "5C"])

    picks(game, "play/public-sector-overtime", "skip")

    t = game.table
    assert (t.money[MC], t.money[ST], t.loans[ST]) == (30, 10 + 50 - 30, 1)
    assert t.storage[ST][EDUCATION] == 6
    assert company(game, "technical-university").committed


def test_public_sector_overtime_loses_what_the_state_cannot_store() -> None:
    game = public_sector([staffed("university-hospital")], storage={"ST": {"health": 9, "education": 0}})
    picks(game, "play/public-sector-overtime", "skip")
    assert game.table.storage[ST][HEALTH] == 6 + 6


def test_public_sector_overtime_in_the_media_lets_influence_be_bought() -> None:
    game = public_sector([staffed("national-public-broadcasting", wage="L2")], influence={"MC": 0, "ST": 3})

    picks(game, "play/public-sector-overtime", "go-on", "amount/4")

    t = game.table
    assert t.money[MC] == 40 + 30 - 4 * 10
    assert (t.influence[MC], t.media_influence, t.influence[ST]) == (4, 0, 3)


def test_public_sector_overtime_needs_an_operational_company_that_is_not_on_strike() -> None:
    game = public_sector([{"company": "university-hospital", "class": "WC", "strike": True, "wage": "L2"}])
    assert not offered(game, "public-sector-overtime")
    assert not offered(public_sector([{"company": "university-hospital"}]), "public-sector-overtime")


# Supplemental Income Program


def test_supplemental_income_program_pays_2_for_each_worker_elsewhere() -> None:
    game = with_card("supplemental-income-program", money={"MC": 0, "CC": 0, "ST": 20}, storage={"CC": {"luxury": 3}})

    game.choose("play/supplemental-income-program")  # 5 in the mall and the university, not those in her own companies
    assert (game.table.money[MC], game.table.money[ST]) == (10, 10)
    picks(game, "go-on", "buy/luxury", "from/CC")

    t = game.table
    assert paid(game, "MC", "purchase") == 8
    assert (t.money[MC], t.money[CC], t.goods[MC][LUXURY]) == (2, 8, 1)
    assert t.legitimacy == [2, 3, 2]


def test_supplemental_income_program_buys_from_2_sources_at_most() -> None:
    game = with_card(
        "supplemental-income-program",
        policies=["4B"],
        money={"MC": 90},
        storage={"MC": {"health": 2}, "CC": {"health": 2}, "ST": {"health": 2}},
    )
    picks(game, "play/supplemental-income-program", "go-on", "buy/health", "from/MC", "amount/2", "from/CC", "amount/2")
    assert game.decision.kind == "turn"
    assert game.table.goods[MC][HEALTH] == 4


@pytest.mark.parametrize("players", [3, 4])
def test_supplemental_income_program_drives_a_poor_state_into_debt_and_may_end_there(players: int) -> None:
    game = with_card(
        "supplemental-income-program",
        players=players,
        policies=["2B"],
        money={"MC": 40, "ST": 0},
        companies={"MC": [staffed("pharmacy")], "CC": [staffed("shopping-mall")], "ST": [staffed("public-hospital-2")]},
    )

    picks(game, "play/supplemental-income-program", "skip")

    t = game.table
    assert (t.money[MC], t.money[ST], t.loans[ST]) == (48, 50 - 8, 1)
    if players == 4:
        assert t.legitimacy == [2, 2, 2]  # 4 workers are too few
