"""The action cards of the Capitalist Class, one by one in the order of the deck: figures, requirement, edges."""

import pytest

from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import VOTING_CUBES
from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    CC,
    EDUCATION,
    FOOD,
    FOREIGN_TRADE,
    HEALTH,
    L3,
    LABOR_MARKET,
    LUXURY,
    MC,
    NOBODY,
    ST,
    TAXATION,
    UNSKILLED,
    WC,
    A,
    B,
    C,
)
from bodypolitic.game.invariants import broken_rules
from tests.game.refusals import needs_section
from tests.game.table_talk import company, option_ids, picks, refusal, unemployed, workers_in

Position = dict[str, object]

# Food 3 for 25 and 7 for 55, luxury 4 for 25 and 8 for 45, health 2 for 10 and 6 for 35,
# education 3 for 20 and 5 for 35.
EXPORT_CARD = 6
# 4 food and 8 luxury for 60 V; tariffs of 24 V at 6A and 12 V at 6B.
BUSINESS_DEAL = 7
NOTHING_STORED = {"food": 0, "luxury": 0, "health": 0, "education": 0}
NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}
EVERYONE_HAS_CUBES = {"WC": 8, "MC": 8, "CC": 8}
OTHER_CARD = "buy-private-island"  # something else to hold


def holding(card: str, position: Position) -> Game:
    """The turn of the Capitalist Class with a card in hand."""
    return Game.from_position({"turn": "CC", "hands": {"CC": [card]}, **position})


def playing(card: str, position: Position) -> Game:
    """The same, with the card just played."""
    game = holding(card, position)
    game.choose(f"play/{card}")
    return game


def is_done(game: Game) -> bool:
    """Whether the card is dealt with, so that only the turn has to be ended, on a table that breaks no rule."""
    return game.decision.seat == "CC" and "end-turn" in option_ids(game) and broken_rules(game.table) == []


def is_offered(game: Game, card: str) -> bool:
    """Whether a card in hand may be played for its effect."""
    return f"play/{card}" in option_ids(game)


def why_not(game: Game, card: str) -> tuple[str, dict[str, str | int]]:
    """Why a card can't be played for its effect."""
    assert not is_offered(game, card)
    return refusal(game, f"play/{card}")


def assert_requires(card: str, policy: int, sections: str, position: Position) -> None:
    """The card is played under these sections of a policy only; under others it can just be given up."""
    for section in "ABC":
        state = {"policies": [f"{policy}{section}"], "turn": "CC", "hands": {"CC": [card, OTHER_CARD]}, **position}
        game = Game.from_position(state)
        if section in sections:
            assert is_offered(game, card), section
            continue
        assert why_not(game, card) == needs_section([f"{policy}{letter}" for letter in sections], f"{policy}{section}")
        legitimacy = game.table.legitimacy.copy()
        picks(game, "basic/apply-political-pressure", f"discard/{card}")
        assert discarded(game) == [card]
        assert game.table.legitimacy == legitimacy


def discarded(game: Game) -> list[str]:
    """The discard pile of the Capitalist Class."""
    return [ACTION_CARDS[card].slug for card in game.table.discards[CC]]


def amounts(most: int) -> list[str]:
    """The options of a sale of up to so much."""
    return [f"amount/{amount}" for amount in range(1, most + 1)]


def stored(game: Game, who: int, resource: int) -> int:
    """What lies in a storage, or in the Public Services."""
    return game.table.storage[who][resource]


def all_in_favor(game: Game) -> None:
    """A vote in which everyone agrees and nobody spends influence."""
    while game.decision.kind == "state-stance":
        game.choose("in-favor")
    while game.decision.kind == "spend-influence":
        game.choose(f"spend-influence/{game.decision.seat}/0")


def market(game: Game) -> list[str]:
    """The companies in the Market of the Capitalist Class."""
    return [COMPANIES[card].slug for card in game.table.markets[CC]]


def test_the_deck_has_28_different_cards_and_40_in_all() -> None:
    copies = {card.face.slug: card.face.copies for card in DECKS[CC]}

    assert (len(copies), sum(copies.values())) == (28, 40)
    assert [slug for slug in copies if copies[slug] == 3] == ["technological-progress"]
    assert sorted(slug for slug in copies if copies[slug] == 2) == [
        "business-expansion",
        "competitive-wages",
        "exit-strategy",
        "extra-shift",
        "foreign-market-insight",
        "foreign-partner",
        "foreign-recruitment",
        "investment-opportunities",
        "offshore-companies",
        "unemployment-initiative-program",
    ]


# Health Crisis


def selling_health(cc: int, state: int, treasury: int = 120, players: int = 4) -> Position:
    """Health of the Capitalist Class and of the Public Services, whose University Hospital makes room for 12."""
    return {
        "players": players,
        "money": {"CC": 0, "ST": treasury},
        "capital": 7,
        "storage": {"CC": {"health": cc}, "ST": {"health": state}},
    }


def test_health_crisis_sells_up_to_nine_health_to_the_state() -> None:
    game = playing("health-crisis", selling_health(cc=12, state=2))
    assert option_ids(game) == amounts(9)
    game.choose("amount/9")

    assert (stored(game, CC, HEALTH), stored(game, ST, HEALTH)) == (3, 11)
    assert (game.table.money[CC], game.table.capital, game.table.money[ST]) == (90, 7, 30)
    assert game.table.legitimacy == [2, 2, 2 + 3]
    assert discarded(game) == ["health-crisis"]
    assert is_done(game)


@pytest.mark.parametrize(("sold", "legitimacy"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_health_crisis_gives_legitimacy_for_full_lots_of_three(sold: int, legitimacy: int) -> None:
    game = playing("health-crisis", selling_health(cc=12, state=3))
    game.choose(f"amount/{sold}")

    assert game.table.money[CC] == 10 * sold
    assert game.table.legitimacy == [2, 2, 2 + legitimacy]


def test_health_crisis_sells_no_more_than_the_state_has_room_for() -> None:
    game = playing("health-crisis", selling_health(cc=12, state=8))
    assert option_ids(game) == amounts(4)

    assert why_not(holding("health-crisis", selling_health(cc=12, state=12)), "health-crisis") == ("no-room", {})


def test_health_crisis_counts_room_for_a_public_company_without_workers() -> None:
    position = selling_health(cc=12, state=5)
    position["companies"] = {"ST": [{"company": "public-hospital-2"}]}
    game = playing("health-crisis", position)

    assert option_ids(game) == amounts(4 + 6 - 5)


def test_health_crisis_forces_the_state_to_borrow_what_it_can_not_pay() -> None:
    game = playing("health-crisis", selling_health(cc=9, state=0, treasury=20))
    game.choose("amount/9")

    assert game.table.money[CC] == 90
    assert (game.table.loans[ST], game.table.money[ST]) == (2, 20 + 100 - 90)
    assert is_done(game)


def test_health_crisis_needs_health_in_storage() -> None:
    game = holding("health-crisis", selling_health(cc=0, state=0))
    assert why_not(game, "health-crisis") == ("needs-resource", {"needed": 1, "has": 0, "resource": "health"})


def test_health_crisis_without_a_state_player_fills_the_public_services_and_moves_no_legitimacy() -> None:
    game = playing("health-crisis", selling_health(cc=9, state=5, treasury=40, players=2))
    assert option_ids(game) == amounts(4 + 6 - 5)  # the Public Hospital makes 4
    game.choose("amount/5")

    assert (stored(game, CC, HEALTH), stored(game, ST, HEALTH)) == (4, 10)
    assert (game.table.money[CC], game.table.money[ST], game.table.loans[ST]) == (50, 40 + 50 - 50, 1)
    assert game.table.legitimacy == [0, 0, 0]
    assert is_done(game)


# Higher Education Program


def selling_education(cc: int, state: int, treasury: int = 120, players: int = 4) -> Position:
    """Education of the Capitalist Class and of the Public Services, whose Technical University makes room for 12."""
    return {
        "players": players,
        "money": {"CC": 0, "ST": treasury},
        "storage": {"CC": {"education": cc}, "ST": {"education": state}},
    }


def test_higher_education_program_sells_up_to_nine_education_to_the_state() -> None:
    game = playing("higher-education-program", selling_education(cc=11, state=1))
    assert option_ids(game) == amounts(9)
    game.choose("amount/9")

    assert (stored(game, CC, EDUCATION), stored(game, ST, EDUCATION)) == (2, 10)
    assert (game.table.money[CC], game.table.money[ST]) == (90, 30)
    assert game.table.legitimacy == [2, 2, 2 + 3]
    assert is_done(game)


def test_higher_education_program_stops_at_the_room_but_not_at_the_money_of_the_state() -> None:
    game = playing("higher-education-program", selling_education(cc=9, state=10, treasury=0))
    assert option_ids(game) == amounts(2)
    game.choose("amount/2")

    assert (game.table.loans[ST], game.table.money[ST]) == (1, 30)
    full = holding("higher-education-program", selling_education(cc=9, state=12))
    assert why_not(full, "higher-education-program") == ("no-room", {})
    nothing = holding("higher-education-program", selling_education(cc=0, state=0))
    reason = ("needs-resource", {"needed": 1, "has": 0, "resource": "education"})
    assert why_not(nothing, "higher-education-program") == reason


def test_higher_education_program_moves_no_legitimacy_in_a_game_of_three() -> None:
    game = playing("higher-education-program", selling_education(cc=3, state=0, players=3))
    game.choose("amount/3")

    assert (game.table.money[CC], game.table.legitimacy) == (30, [0, 0, 0])


# Push Political Agenda


def pushing(influence: int = 0, money: int = 30, bills: dict[str, str] | None = None) -> Position:
    """Money and influence of the Capitalist Class, and the bills that are there already."""
    return {
        "money": {"CC": money},
        "capital": 0,
        "influence": {**NO_INFLUENCE, "CC": influence},
        "bills": bills or {},
    }


def test_push_political_agenda_costs_25_and_proposes_two_bills() -> None:
    game = playing("push-political-agenda", pushing(influence=2))
    assert game.table.money[CC] == 5
    picks(game, "bill/2A", "no-vote")
    assert not [bill for bill in option_ids(game) if bill.startswith("bill/2")]
    picks(game, "bill/6C", "no-vote")

    assert game.table.bills == [NOBODY, CC, NOBODY, NOBODY, NOBODY, CC, NOBODY]
    assert (game.table.bill_sections[LABOR_MARKET], game.table.bill_sections[FOREIGN_TRADE]) == (A, C)
    assert game.table.influence[CC] == 2
    assert is_done(game)


def test_push_political_agenda_is_never_paid_with_a_loan() -> None:
    game = holding("push-political-agenda", pushing(money=24))
    assert why_not(game, "push-political-agenda") == ("needs-money", {"needed": 25, "has": 24})


def test_f40_each_of_the_two_bills_may_be_voted_on_for_an_influence_of_its_own() -> None:
    game = playing("push-political-agenda", pushing(influence=2))
    picks(game, "bill/2C", "call-vote")
    assert game.table.influence[CC] == 1
    all_in_favor(game)

    # The first vote is over before the second bill is named, and it can't be on the same policy.
    assert game.table.policies[LABOR_MARKET] == C
    while game.decision.kind == "adjust-wages":
        game.choose("done")
    assert game.decision.kind == "propose-bill"
    assert not [bill for bill in option_ids(game) if bill.startswith("bill/2")]
    picks(game, "bill/3B", "call-vote")
    assert game.table.influence[CC] == 0
    all_in_favor(game)

    assert game.table.policies[TAXATION] == B
    assert game.table.bills.count(CC) == 0
    assert game.scores["CC"] == 3 + 3
    assert is_done(game)


def test_f40_one_influence_pays_for_one_vote_only() -> None:
    game = playing("push-political-agenda", pushing(influence=1))
    picks(game, "bill/3B", "call-vote")
    all_in_favor(game)
    game.choose("bill/2C")

    assert game.table.bills[LABOR_MARKET] == CC  # and nobody was asked about another vote
    assert is_done(game)


def test_push_political_agenda_with_one_marker_left_votes_on_the_first_bill_to_get_it_back() -> None:
    placed = {"4C": "CC", "7C": "CC"}
    game = playing("push-political-agenda", pushing(influence=1, bills=placed))
    game.choose("bill/3B")

    assert game.decision.kind == "state-stance"
    all_in_favor(game)
    game.choose("bill/2C")
    assert [policy + 1 for policy in ALL_POLICIES if game.table.bills[policy] == CC] == [2, 4, 7]
    assert is_done(game)

    game = holding("push-political-agenda", pushing(influence=0, bills=placed))
    assert why_not(game, "push-political-agenda") == ("needs-two-bill-markers", {})


def test_push_political_agenda_needs_two_policies_without_a_bill() -> None:
    bills = {"1B": "WC", "2A": "WC", "3B": "WC", "4A": "MC", "5B": "MC", "6A": "MC"}
    game = holding("push-political-agenda", pushing(influence=3, bills=bills))
    assert why_not(game, "push-political-agenda") == ("needs-two-open-policies", {})


# Foreign Recruitment


def recruiting(companies: list[Position], money: int = 10) -> Position:
    """Companies of the Capitalist Class, and little else on the board."""
    return {
        "policies": ["7B"],
        "money": {"CC": money},
        "capital": 0,
        "companies": {"CC": companies, "MC": [], "ST": []},
    }


def test_foreign_recruitment_fills_a_company_from_the_supply_for_10() -> None:
    position = recruiting([{"company": "clinic"}, {"company": "automated-grain-farm"}])
    position["unemployed"] = {"WC": {"unskilled": 4}, "MC": {"unskilled": 10}}
    game = playing("foreign-recruitment", position)
    assert option_ids(game) == ["recruit/clinic/WC", "recruit/clinic/MC"]
    supply = game.table.worker_supply[MC].copy()
    game.choose("recruit/clinic/MC")

    assert workers_in(game, "clinic") == ["healthcare", "unskilled"]
    assert company(game, "clinic").staff == MC
    assert company(game, "clinic").committed
    assert (game.table.money[CC], game.table.capital) == (0, 0)
    assert (unemployed(game, "WC"), unemployed(game, "MC")) == ({"unskilled": 4}, {"unskilled": 10})
    assert (game.table.workers[MC], game.table.population(MC)) == (12, 4)
    supply[HEALTH] -= 1
    supply[UNSKILLED] -= 1
    assert game.table.worker_supply[MC] == supply
    assert is_done(game)


def test_foreign_recruitment_takes_skilled_workers_where_no_unskilled_one_is_left() -> None:
    position = recruiting([{"company": "clinic"}])
    position["unemployed"] = {"WC": {"unskilled": 18, "healthcare": 5, "luxury": 6}}
    game = playing("foreign-recruitment", position)
    game.choose("recruit/clinic/WC")
    # The last healthcare worker is needed in the skilled slot.
    assert option_ids(game) == ["employ/agriculture", "employ/education", "employ/media"]
    game.choose("employ/media")

    assert workers_in(game, "clinic") == ["healthcare", "media"]
    assert is_done(game)


def test_foreign_recruitment_leaves_out_a_class_that_lacks_the_skilled_worker() -> None:
    position = recruiting([{"company": "clinic"}])
    position["unemployed"] = {"WC": {"healthcare": 6}}
    game = playing("foreign-recruitment", position)

    assert company(game, "clinic").staff == MC  # nothing was left to choose
    assert is_done(game)

    position["unemployed"] = {"WC": {"healthcare": 6}, "MC": {"healthcare": 6}}
    assert why_not(holding("foreign-recruitment", position), "foreign-recruitment") == (
        "supply-lacks-workers",
        {"class": "WC"},
    )


def test_foreign_recruitment_knows_only_the_working_class_in_a_game_of_two() -> None:
    position: Position = {"players": 2, "policies": ["7C"], "companies": {"CC": [{"company": "hotel"}]}}
    game = playing("foreign-recruitment", position)

    assert company(game, "hotel").staff == WC
    assert workers_in(game, "hotel") == ["unskilled"] * 3
    assert is_done(game)


def test_foreign_recruitment_needs_an_empty_company_and_10() -> None:
    running = recruiting([{"company": "clinic", "class": "WC"}, {"company": "automated-grain-farm"}])
    assert why_not(holding("foreign-recruitment", running), "foreign-recruitment") == ("all-companies-operational", {})
    poor = recruiting([{"company": "clinic"}], money=9)
    assert why_not(holding("foreign-recruitment", poor), "foreign-recruitment") == (
        "needs-money",
        {"needed": 10, "has": 9},
    )


def test_foreign_recruitment_requires_7b_or_7c() -> None:
    assert_requires("foreign-recruitment", 7, "BC", {"companies": {"CC": [{"company": "clinic"}]}})


# Competitive Wages


def poaching(own: list[Position], public: list[Position]) -> Position:
    """Companies of the Capitalist Class and of the State."""
    return {"policies": ["2B"], "companies": {"CC": own, "ST": public}}


def test_competitive_wages_take_all_workers_of_a_public_company() -> None:
    workers = ["education", "media", "unskilled"]
    public = {"company": "technical-university", "class": "WC", "workers": workers, "strike": True}
    position = poaching([{"company": "institute-of-technology", "wage": "L2"}, {"company": "college"}], [public])
    game = playing("competitive-wages", position)  # the College has 2 slots, so there is just one way

    hired = company(game, "institute-of-technology")
    assert (hired.wage, hired.staff, hired.committed) == (L3, WC, True)
    assert workers_in(game, "institute-of-technology") == workers
    left = company(game, "technical-university")
    assert (left.operational, left.on_strike, left.wage) == (False, False, 2)
    assert workers_in(game, "technical-university") == []
    assert company(game, "college").wage == 2
    assert is_done(game)


def test_competitive_wages_name_the_company_and_the_public_one() -> None:
    own: list[Position] = [
        {"company": "clinic", "wage": "L3"},
        {"company": "lobbying-firm"},
        {"company": "radio-station"},
    ]
    public: list[Position] = [
        {"company": "public-hospital-2", "class": "MC"},
        {"company": "regional-tv-station-2", "class": "WC"},
    ]
    game = playing("competitive-wages", poaching(own, public))

    assert option_ids(game) == [
        "poach/clinic/public-hospital-2",
        "poach/lobbying-firm/regional-tv-station-2",
        "poach/radio-station/regional-tv-station-2",
    ]
    game.choose("poach/clinic/public-hospital-2")
    assert (company(game, "clinic").staff, company(game, "clinic").wage) == (MC, L3)
    assert is_done(game)


@pytest.mark.parametrize(
    ("own", "public"),
    [
        ({"company": "clinic"}, {"company": "public-hospital-2", "class": "WC", "committed": True}),
        ({"company": "clinic"}, {"company": "public-hospital-2"}),
        ({"company": "clinic"}, {"company": "university-hospital", "class": "WC"}),
        ({"company": "clinic"}, {"company": "public-university-2", "class": "WC"}),
    ],
    ids=["committed", "no workers", "other number of workers", "other industry"],
)
def test_competitive_wages_find_nobody(own: Position, public: Position) -> None:
    game = holding("competitive-wages", poaching([own], [public]))
    assert why_not(game, "competitive-wages") == ("no-workers-to-poach", {})


def test_competitive_wages_find_no_free_slots() -> None:
    staffed: list[Position] = [{"company": "clinic", "class": "MC"}]
    game = holding("competitive-wages", poaching(staffed, [{"company": "public-hospital-2", "class": "WC"}]))
    assert why_not(game, "competitive-wages") == ("all-companies-operational", {})


def test_competitive_wages_need_workers_who_fit_the_slots() -> None:
    nationalized: Position = {"company": "fast-food-chain", "class": "WC"}
    game = holding("competitive-wages", poaching([{"company": "supermarket"}], [nationalized]))
    assert why_not(game, "competitive-wages") == ("no-workers-to-poach", {})

    skilled: Position = {**nationalized, "workers": ["unskilled", "agriculture"]}
    game = playing("competitive-wages", poaching([{"company": "supermarket"}], [skilled]))
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert is_done(game)


def test_competitive_wages_require_2b_or_2c() -> None:
    position: Position = {
        "companies": {"CC": [{"company": "clinic"}], "ST": [{"company": "public-hospital-2", "class": "WC"}]}
    }
    assert_requires("competitive-wages", 2, "BC", position)


# Global Branding


def test_global_branding_exports_and_sells_six_luxury_for_10_each() -> None:
    position: Position = {
        "export": EXPORT_CARD,
        "money": {"CC": 0, "ST": 50},
        "storage": {"CC": {**NOTHING_STORED, "luxury": 12, "education": 3}},
        "free_trade_zone": {"luxury": 2},
    }
    game = playing("global-branding", position)
    assert option_ids(game) == ["option/1", "option/2"]
    game.choose("option/2")
    assert option_ids(game) == amounts(6)
    game.choose("amount/6")
    assert (game.table.money[CC], stored(game, CC, LUXURY), game.table.free_trade_zone[LUXURY]) == (60, 8, 0)

    assert option_ids(game) == ["option/1", "done"]
    game.choose("option/1")
    picks(game, "export/luxury/8", "export/education/3")
    assert game.table.money[CC] == 60 + 45 + 20
    assert stored(game, CC, LUXURY) == 0
    assert game.table.money[ST] == 50
    assert is_done(game)


def test_global_branding_may_do_without_the_export() -> None:
    position: Position = {
        "export": EXPORT_CARD,
        "money": {"CC": 0},
        "storage": {"CC": {**NOTHING_STORED, "luxury": 1}},
    }
    game = playing("global-branding", position)

    assert (game.table.money[CC], stored(game, CC, LUXURY)) == (10, 0)
    assert is_done(game)


def test_global_branding_may_do_without_the_extra_luxury() -> None:
    position: Position = {
        "export": EXPORT_CARD,
        "money": {"CC": 0},
        "storage": {"CC": {**NOTHING_STORED, "luxury": 5}},
    }
    game = playing("global-branding", position)
    picks(game, "option/1", "done")  # the one transaction that 5 luxury allow

    assert (game.table.money[CC], stored(game, CC, LUXURY)) == (25, 1)
    assert is_done(game)


def test_global_branding_needs_something_to_sell() -> None:
    position: Position = {"export": EXPORT_CARD, "storage": {"CC": {**NOTHING_STORED, "food": 2}}}
    game = holding("global-branding", position)
    assert why_not(game, "global-branding") == ("needs-resource", {"needed": 1, "has": 0, "resource": "luxury"})

    position["storage"] = {"CC": {**NOTHING_STORED, "food": 3}}
    game = playing("global-branding", position)
    assert game.table.storage[CC][FOOD] == 0  # the one transaction that could be made
    assert is_done(game)


# Interest Groups


def test_interest_groups_replace_three_cubes_of_opponents() -> None:
    game = playing("interest-groups", {"bag": EVERYONE_HAS_CUBES})

    assert (sum(game.table.bag), game.table.bag[CC]) == (24, 8 + 3)
    assert (game.table.cubes[CC], game.table.cubes[WC] + game.table.cubes[MC]) == (17 - 3, 17 + 17 + 3)
    assert game.table.drawn == [0, 0, 0]
    assert is_done(game)


def test_interest_groups_stop_when_the_bag_is_empty() -> None:
    game = playing("interest-groups", {"bag": {"WC": 1, "MC": 1, "CC": 4}})

    assert game.table.bag == [0, 0, 4 + 2]
    assert game.table.cubes == [25, 25, 25 - 6]
    assert is_done(game)


def test_interest_groups_replace_what_they_can_with_the_cubes_that_are_left() -> None:
    game = playing("interest-groups", {"bag": {"WC": 2, "MC": 1, "CC": 24}})
    assert option_ids(game) == ["replace-cube/WC", "replace-cube/MC"]
    game.choose("replace-cube/MC")

    assert game.table.bag == [2, 0, 25]
    assert game.table.cubes == [23, 25, 0]
    assert is_done(game)


def test_interest_groups_count_middle_class_cubes_in_a_game_of_two() -> None:
    game = playing("interest-groups", {"players": 2, "bag": {"WC": 0, "MC": 3, "CC": 5}})

    assert game.table.bag == [0, 0, 8]
    assert game.table.cubes[MC] == VOTING_CUBES
    assert is_done(game)


def test_interest_groups_need_cubes_of_their_own_and_of_others() -> None:
    game = holding("interest-groups", {"bag": {"WC": 8, "MC": 8, "CC": 25}})
    assert why_not(game, "interest-groups") == ("no-voting-cubes", {})
    game = holding("interest-groups", {"bag": {"WC": 0, "MC": 0, "CC": 8}})
    assert why_not(game, "interest-groups") == ("no-cubes-of-others", {})


# Offshore Companies


@pytest.mark.parametrize(("revenue", "moved"), [(60, 30), (61, 30), (3, 1)])
def test_offshore_companies_move_half_of_the_revenue_to_the_capital(revenue: int, moved: int) -> None:
    game = playing("offshore-companies", {"money": {"CC": revenue}, "capital": 10})

    assert (game.table.money[CC], game.table.capital) == (revenue - moved, 10 + moved)
    assert is_done(game)


def test_offshore_companies_need_revenue_whatever_the_capital() -> None:
    game = holding("offshore-companies", {"money": {"CC": 1}, "capital": 100})
    assert why_not(game, "offshore-companies") == ("needs-revenue", {"needed": 2, "has": 1})


# Foreign Market Insight

FULL_STORAGES: Position = {"CC": {"food": 8, "luxury": 12, "health": 12, "education": 12}}


def test_foreign_market_insight_puts_one_of_two_cards_in_place_and_sells_on_it() -> None:
    position: Position = {"export": EXPORT_CARD, "money": {"CC": 0}, "storage": FULL_STORAGES}
    game = holding("foreign-market-insight", position)
    second, first = game.table.export_deck[-2:]
    game.choose("play/foreign-market-insight")
    assert option_ids(game) == [f"export-card/export-{card + 1}" for card in (EXPORT_CARD - 1, first, second)]
    game.choose(f"export-card/export-{second + 1}")

    assert game.table.export == second
    assert sorted(game.table.export_discard) == sorted([EXPORT_CARD - 1, first])
    assert len(game.table.export_deck) == 13
    assert option_ids(game) == ["go-on", "skip"]
    units, price = EXPORT_CARDS[second][HEALTH][0]
    picks(game, "go-on", f"export/health/{units}", "done")
    assert (game.table.money[CC], stored(game, CC, HEALTH)) == (price, 12 - units)
    assert is_done(game)


def test_foreign_market_insight_may_keep_the_old_card_and_sell_nothing() -> None:
    position: Position = {"export": EXPORT_CARD, "money": {"CC": 0}, "storage": FULL_STORAGES}
    game = holding("foreign-market-insight", position)
    revealed = game.table.export_deck[-2:]
    picks(game, "play/foreign-market-insight", f"export-card/export-{EXPORT_CARD}", "skip")

    assert game.table.export == EXPORT_CARD - 1
    assert sorted(game.table.export_discard) == sorted(revealed)
    assert game.table.money[CC] == 0
    assert is_done(game)


def test_foreign_market_insight_tells_what_is_seen_and_what_stays() -> None:
    game = playing("foreign-market-insight", {"export": EXPORT_CARD, "storage": FULL_STORAGES})
    assert [happening.kind for happening in game.happened].count("export-inspected") == 2
    assert "export-revealed" not in [happening.kind for happening in game.happened]
    game.choose(f"export-card/export-{EXPORT_CARD}")
    stays = [happening.values for happening in game.happened if happening.kind == "export-revealed"]
    assert stays == [{"export": f"export-{EXPORT_CARD}"}]


def test_foreign_market_insight_without_goods_just_changes_the_card() -> None:
    position: Position = {"export": EXPORT_CARD, "storage": {"CC": NOTHING_STORED}}
    game = holding("foreign-market-insight", position)
    first = game.table.export_deck[-1]
    picks(game, "play/foreign-market-insight", f"export-card/export-{first + 1}")

    assert game.table.export == first
    assert is_done(game)


def test_foreign_market_insight_shuffles_the_discards_when_the_deck_runs_out() -> None:
    game = holding("foreign-market-insight", {"export": EXPORT_CARD, "storage": {"CC": NOTHING_STORED}})
    last = game.table.export_deck.pop()
    game.table.export_discard = game.table.export_deck
    game.table.export_deck = [last]
    game.choose("play/foreign-market-insight")

    offered = option_ids(game)
    assert offered[:2] == [f"export-card/export-{EXPORT_CARD}", f"export-card/export-{last + 1}"]
    assert len(set(offered)) == 3
    assert (len(game.table.export_deck), len(game.table.export_discard)) == (13, 2)
    game.choose(offered[2])
    assert is_done(game)


# Unemployment Initiative Program


def test_unemployment_initiative_program_fills_a_company_and_brings_5_a_worker() -> None:
    position: Position = {
        "policies": ["4B"],
        "money": {"CC": 0, "ST": 100},
        "companies": {"CC": [{"company": "university"}, {"company": "clinic"}, {"company": "automated-grain-farm"}]},
        "unemployed": {"WC": {"education": 1, "unskilled": 1, "media": 1, "luxury": 1}, "MC": {"healthcare": 2}},
    }
    game = playing("unemployment-initiative-program", position)
    assert option_ids(game) == ["staff-company/university/WC", "staff-company/clinic/MC"]
    game.choose("staff-company/university/WC")
    # The unskilled worker goes first; for the other slot a skilled one has to do.
    assert option_ids(game) == ["employ/luxury", "employ/media"]
    game.choose("employ/luxury")

    assert workers_in(game, "university") == ["education", "unskilled", "luxury"]
    assert company(game, "university").committed
    assert unemployed(game, "WC") == {"media": 1}
    assert (game.table.money[CC], game.table.money[ST]) == (15, 85)
    assert game.table.legitimacy == [2, 2, 2 + 1]
    assert is_done(game)


def test_unemployment_initiative_program_makes_a_poor_treasury_borrow() -> None:
    position: Position = {
        "players": 3,
        "policies": ["4A"],
        "money": {"CC": 0, "ST": 4},
        "companies": {"CC": [{"company": "clinic"}]},
        "unemployed": {"WC": {}, "MC": {"healthcare": 1, "unskilled": 1}},
    }
    game = playing("unemployment-initiative-program", position)

    assert company(game, "clinic").staff == MC
    assert (game.table.money[CC], game.table.money[ST], game.table.loans[ST]) == (10, 4 + 50 - 10, 1)
    assert game.table.legitimacy == [0, 0, 0]
    assert is_done(game)


def test_unemployment_initiative_program_does_not_calm_a_demonstration_as_it_builds_nothing() -> None:
    position: Position = {
        "policies": ["4B"],
        "companies": {"CC": [{"company": "hotel"}], "MC": [], "ST": []},
        "unemployed": {"WC": {"unskilled": 3}, "MC": {}},
        "demonstration": True,
    }
    game = playing("unemployment-initiative-program", position)

    assert unemployed(game, "WC") == {}
    assert game.table.demonstration
    assert is_done(game)


def test_unemployment_initiative_program_needs_enough_unemployed_of_one_class() -> None:
    position: Position = {
        "policies": ["4B"],
        "companies": {"CC": [{"company": "clinic"}]},
        "unemployed": {"WC": {"healthcare": 1}, "MC": {"unskilled": 3}},
    }
    game = holding("unemployment-initiative-program", position)
    assert why_not(game, "unemployment-initiative-program") == ("no-company-for-unemployed", {})


def test_unemployment_initiative_program_requires_4a_or_4b() -> None:
    position: Position = {"companies": {"CC": [{"company": "hotel"}]}, "unemployed": {"WC": {"unskilled": 3}}}
    assert_requires("unemployment-initiative-program", 4, "AB", position)


# Foreign Partner


def dealing(policy: str = "6B", money: int = 100) -> Position:
    """One Business Deal on the board, and education that can't be sold with it."""
    return {
        "policies": [policy],
        "export": EXPORT_CARD,
        "business_deals": [BUSINESS_DEAL],
        "money": {"CC": money, "ST": 0},
        "capital": 0,
        "storage": {"CC": {**NOTHING_STORED, "education": 5, "health": 6}},
    }


def test_foreign_partner_makes_a_deal_and_sells_its_goods_at_once() -> None:
    game = playing("foreign-partner", dealing())
    assert option_ids(game) == ["deal-to-storages/deal-7", "deal-to-free-trade-zone/deal-7"]
    game.choose("deal-to-free-trade-zone/deal-7")
    assert (game.table.money[CC], game.table.money[ST]) == (100 - 60, 0)
    assert game.table.free_trade_zone == [4, 8]
    assert game.table.deals == []

    assert option_ids(game) == ["go-on", "skip"]
    game.choose("go-on")
    assert option_ids(game) == ["export/food/3", "export/luxury/4", "export/luxury/8"]
    picks(game, "export/luxury/4", "export/food/3")
    assert game.table.free_trade_zone == [1, 4]
    # The 4 luxury that are left can't be sold as such a lot again.
    assert game.table.money[CC] == 40 + 25 + 25
    assert (stored(game, CC, EDUCATION), stored(game, CC, HEALTH)) == (5, 6)
    assert is_done(game)


def test_foreign_partner_pays_tariffs_for_goods_in_the_storages() -> None:
    game = playing("foreign-partner", dealing())
    picks(game, "deal-to-storages/deal-7", "store/food/4", "store/luxury/8", "skip")

    assert (stored(game, CC, FOOD), stored(game, CC, LUXURY)) == (4, 8)
    assert (game.table.money[CC], game.table.money[ST]) == (100 - 60 - 12, 12)
    assert is_done(game)


def test_foreign_partner_needs_a_deal_and_the_money_for_it() -> None:
    assert why_not(holding("foreign-partner", dealing(money=59)), "foreign-partner") == (
        "needs-money",
        {"needed": 60, "has": 59},
    )
    game = holding("foreign-partner", {**dealing(), "business_deals": []})
    assert why_not(game, "foreign-partner") == ("no-business-deal", {})


def test_foreign_partner_requires_6b_or_6c() -> None:
    assert_requires("foreign-partner", 6, "BC", {"business_deals": [BUSINESS_DEAL]})


# Business Expansion

FOUR_FOR_SALE = ["fast-food-chain", "hotel", "radio-station", "tv-station"]  # for 8, 15, 8 and 24 V


def expanding(money: int = 100, own: list[str] | None = None, for_sale: list[str] | None = None) -> Position:
    """Money, companies and the Market of the Capitalist Class; 3 unskilled workers look for jobs."""
    return {
        "policies": ["2B"],
        "money": {"CC": money},
        "capital": 0,
        "companies": {"CC": [{"company": slug} for slug in own or []]},
        "markets": {"CC": FOUR_FOR_SALE if for_sale is None else for_sale},
        "unemployed": {"WC": {"unskilled": 3}, "MC": {}},
    }


def test_business_expansion_builds_two_companies_and_refills_the_market_by_two() -> None:
    game = playing("business-expansion", expanding())
    assert option_ids(game) == [f"build-company/{slug}" for slug in FOUR_FOR_SALE]
    picks(game, "build-company/hotel", "wage/hotel/L3", "staff/WC")
    # The Market stays as it was until both are built.
    assert option_ids(game) == [f"build-company/{slug}" for slug in ("fast-food-chain", "radio-station", "tv-station")]
    picks(game, "build-company/radio-station", "wage/radio-station/L2")

    assert game.table.money[CC] == 100 - 15 - 8
    assert [built.card.slug for built in game.table.companies[CC]] == ["hotel", "radio-station"]
    assert (company(game, "hotel").wage, company(game, "hotel").committed) == (L3, True)
    assert company(game, "radio-station").operational is False  # nobody is left
    assert market(game)[:2] == ["fast-food-chain", "tv-station"]
    assert len(market(game)) == 4
    assert is_done(game)


def test_business_expansion_offers_no_first_company_that_leaves_too_little_for_a_second() -> None:
    game = playing("business-expansion", expanding(money=22))
    assert option_ids(game) == ["build-company/fast-food-chain", "build-company/radio-station"]

    game = holding("business-expansion", expanding(money=15))
    assert why_not(game, "business-expansion") == ("needs-money", {"needed": 16, "has": 15})


def test_business_expansion_needs_two_free_spaces_and_two_companies_in_the_market() -> None:
    eleven = [card.slug for card in COMPANIES if card.owner == CC and card.slug not in FOUR_FOR_SALE][:11]
    game = holding("business-expansion", expanding(own=eleven))
    assert why_not(game, "business-expansion") == ("needs-two-company-spaces", {})
    assert is_offered(holding("business-expansion", expanding(own=eleven[:10])), "business-expansion")

    game = holding("business-expansion", expanding(for_sale=["hotel"]))
    assert why_not(game, "business-expansion") == ("needs-two-companies-in-market", {})


# Investment Opportunities


def test_investment_opportunities_build_from_the_market_for_10_less() -> None:
    game = playing("investment-opportunities", expanding(money=30))
    assert option_ids(game) == ["option/1", "option/2"]
    picks(game, "option/1", "build-company/tv-station", "wage/tv-station/L2")

    assert game.table.money[CC] == 30 - 14
    assert market(game) == ["fast-food-chain", "hotel", "radio-station"]
    assert is_done(game)


def test_investment_opportunities_never_pay_the_builder() -> None:
    game = playing("investment-opportunities", expanding(money=0))
    # Only the two for 8 V are free; searching the deck costs money.
    assert option_ids(game) == ["build-company/fast-food-chain", "build-company/radio-station"]
    picks(game, "build-company/radio-station", "wage/radio-station/L2", "no-workers")

    assert (game.table.money[CC], game.table.capital) == (0, 0)
    assert is_done(game)


def test_investment_opportunities_search_the_deck_for_10_more() -> None:
    game = holding("investment-opportunities", expanding(money=40))
    game.table.company_decks[CC].remove(COMPANY_BY_SLUG["stadium"])
    game.table.company_discards[CC].append(COMPANY_BY_SLUG["stadium"])
    cards = len(game.table.company_decks[CC])
    picks(game, "play/investment-opportunities", "option/2")
    assert "build-company/hotel" not in option_ids(game)  # in the Market
    assert "build-company/stadium" not in option_ids(game)  # discarded
    assert "build-company/car-manufacturer" not in option_ids(game)  # 55 V
    picks(game, "build-company/publishing-house", "wage/publishing-house/L2", "staff/WC")

    assert game.table.money[CC] == 40 - (12 + 10)
    assert workers_in(game, "publishing-house") == ["unskilled"] * 3
    assert market(game) == FOUR_FOR_SALE
    assert len(game.table.company_decks[CC]) == cards - 1
    assert is_done(game)


def test_investment_opportunities_need_a_space_and_money_for_one_of_the_two() -> None:
    twelve = [card.slug for card in COMPANIES if card.owner == CC and card.slug not in FOUR_FOR_SALE][:12]
    game = holding("investment-opportunities", expanding(own=twelve))
    assert why_not(game, "investment-opportunities") == ("no-company-space", {})

    game = holding("investment-opportunities", expanding(money=4, for_sale=["hotel"]))
    assert why_not(game, "investment-opportunities")[0] == "needs-money"


# Fake News


def test_fake_news_take_up_to_four_of_six_cubes_out_of_the_bag() -> None:
    game = playing("fake-news", {"bag": {"WC": 3, "MC": 2, "CC": 1}})
    assert option_ids(game) == ["remove-cube/WC", "remove-cube/MC", "remove-cube/CC", "done"]
    picks(game, "remove-cube/WC", "remove-cube/WC", "remove-cube/WC")
    assert option_ids(game) == ["remove-cube/MC", "remove-cube/CC", "done"]
    game.choose("remove-cube/MC")

    assert game.table.bag == [0, 1, 1]
    assert game.table.cubes == [25, 24, 24]
    assert game.table.drawn == [0, 0, 0]
    assert is_done(game)


def test_fake_news_may_leave_all_cubes_in_the_bag() -> None:
    game = playing("fake-news", {"bag": EVERYONE_HAS_CUBES})
    assert sum(game.table.drawn) == 6
    game.choose("done")

    assert game.table.bag == [8, 8, 8]
    assert is_done(game)


def test_fake_news_refill_an_empty_bag_twice_without_influence_for_the_state() -> None:
    game = holding("fake-news", {"bag": {"WC": 1, "MC": 0, "CC": 0}, "legitimacy": {"WC": 5, "MC": 5, "CC": 5}})
    influence = game.table.influence[ST]
    picks(game, "play/fake-news", "done")

    # Population 3 of both classes and 3 operational companies: 2 cubes each time.
    assert game.table.bag == [1 + 4, 4, 4]
    assert game.table.influence[ST] == influence
    assert is_done(game)


# Global Food Crisis


def test_global_food_crisis_exports_and_sells_four_food_for_15_each() -> None:
    position: Position = {
        "export": EXPORT_CARD,
        "money": {"CC": 0},
        "storage": {"CC": {**NOTHING_STORED, "food": 8}},
        "free_trade_zone": {"food": 5},
    }
    game = playing("global-food-crisis", position)
    picks(game, "option/1", "export/food/7", "done")
    assert (stored(game, CC, FOOD), game.table.free_trade_zone[FOOD]) == (6, 0)
    assert option_ids(game) == ["option/2", "done"]
    game.choose("option/2")
    assert option_ids(game) == amounts(4)
    game.choose("amount/4")

    assert (game.table.money[CC], stored(game, CC, FOOD)) == (55 + 60, 2)
    assert is_done(game)


def test_global_food_crisis_sells_what_lies_in_the_free_trade_zone() -> None:
    position: Position = {
        "export": EXPORT_CARD,
        "money": {"CC": 0},
        "storage": {"CC": NOTHING_STORED},
        "free_trade_zone": {"food": 2},
    }
    game = playing("global-food-crisis", position)
    assert option_ids(game) == amounts(2)
    game.choose("amount/2")

    assert (game.table.money[CC], game.table.free_trade_zone[FOOD]) == (30, 0)
    assert is_done(game)


def test_global_food_crisis_needs_something_to_sell() -> None:
    game = holding("global-food-crisis", {"export": EXPORT_CARD, "storage": {"CC": NOTHING_STORED}})
    assert why_not(game, "global-food-crisis") == ("needs-resource", {"needed": 1, "has": 0, "resource": "food"})


# Industrialization


def industrial(money: int = 50, treasury: int = 50, players: int = 4) -> Position:
    """A Market with three companies that can be built with help, and an Academy that can't."""
    return {
        "players": players,
        "policies": ["1B"],
        "money": {"CC": money, "ST": treasury},
        "capital": 0,
        "companies": {"CC": []},
        "markets": {"CC": ["vegetable-farm", "supermarket-2", "electronics-manufacturer", "academy"]},
        "unemployed": {"WC": {"agriculture": 1, "unskilled": 2}},
    }


@pytest.mark.parametrize(
    ("slug", "own", "of_state"),
    [("vegetable-farm", 8, 7), ("supermarket-2", 8, 8), ("electronics-manufacturer", 13, 12)],
)
def test_industrialization_makes_the_state_pay_the_smaller_half(slug: str, own: int, of_state: int) -> None:
    game = playing("industrialization", industrial())
    assert option_ids(game) == [
        "build-company/vegetable-farm",
        "build-company/supermarket-2",
        "build-company/electronics-manufacturer",
    ]
    game.choose(f"build-company/{slug}")
    if not company(game, slug).card.automated:
        picks(game, f"wage/{slug}/L2", "staff/WC")
        assert company(game, slug).committed

    assert (game.table.money[CC], game.table.money[ST]) == (50 - own, 50 - of_state)
    assert game.table.legitimacy == [2, 2, 2 + 1]
    assert is_done(game)


def test_industrialization_makes_a_poor_treasury_borrow_but_not_the_builder() -> None:
    game = playing("industrialization", industrial(money=13, treasury=5, players=3))
    game.choose("build-company/electronics-manufacturer")
    assert (game.table.money[CC], game.table.loans[CC]) == (0, 0)
    assert (game.table.money[ST], game.table.loans[ST]) == (5 + 50 - 12, 1)
    assert game.table.legitimacy == [0, 0, 0]

    game = holding("industrialization", industrial(money=7))
    assert why_not(game, "industrialization") == ("needs-money", {"needed": 8, "has": 7})


def test_industrialization_needs_a_company_that_makes_goods() -> None:
    game = holding("industrialization", {**industrial(), "markets": {"CC": ["academy", "hospital"]}})
    assert why_not(game, "industrialization") == ("no-such-company-in-market", {})
    game = holding("industrialization", {**industrial(), "markets": {"CC": []}})
    assert why_not(game, "industrialization") == ("market-empty", {})


def test_industrialization_requires_1a_or_1b() -> None:
    assert_requires("industrialization", 1, "AB", {"markets": {"CC": ["hotel"]}})


# Bid Rigging


def rigging(cc: int, state: int = 0, treasury: int = 100, players: int = 4) -> Position:
    """Luxury of the Capitalist Class and of the State, which has room for 6 as it makes none."""
    return {
        "players": players,
        "money": {"CC": 0, "ST": treasury},
        "storage": {"CC": {"luxury": cc}, "ST": {"luxury": state}},
        "influence": {"CC": 1},
    }


def test_bid_rigging_sells_up_to_six_luxury_and_brings_an_influence() -> None:
    game = playing("bid-rigging", rigging(cc=9))
    assert option_ids(game) == amounts(6)
    game.choose("amount/6")

    assert (stored(game, CC, LUXURY), stored(game, ST, LUXURY)) == (3, 6)
    assert (game.table.money[CC], game.table.money[ST]) == (60, 40)
    assert game.table.influence[CC] == 1 + 1
    assert game.table.legitimacy == [2, 2, 2 + 2]
    assert is_done(game)


def test_bid_rigging_is_not_for_the_influence_alone_nor_for_goods_of_the_free_trade_zone() -> None:
    game = holding("bid-rigging", {**rigging(cc=0), "free_trade_zone": {"luxury": 8}})
    assert why_not(game, "bid-rigging") == ("needs-resource", {"needed": 1, "has": 0, "resource": "luxury"})


def test_bid_rigging_counts_the_luxury_that_public_companies_make_as_room() -> None:
    stadium = {"ST": [{"company": "stadium"}]}  # a nationalized company that makes 8
    game = playing("bid-rigging", {**rigging(cc=8, state=9), "companies": stadium})
    assert option_ids(game) == amounts(8 + 6 - 9)

    game = playing("bid-rigging", {**rigging(cc=8, state=0), "companies": stadium})
    assert option_ids(game) == amounts(6)  # though there is room for all 8


def test_f19_the_state_buys_no_more_luxury_than_it_can_store() -> None:
    game = playing("bid-rigging", rigging(cc=9, state=4))
    assert option_ids(game) == amounts(2)
    game.choose("amount/2")

    assert (game.table.money[CC], stored(game, ST, LUXURY)) == (20, 6)
    assert game.table.legitimacy == [2, 2, 2]
    assert why_not(holding("bid-rigging", rigging(cc=9, state=6)), "bid-rigging") == ("no-room", {})


def test_f19_the_state_must_borrow_for_luxury_that_it_can_not_afford() -> None:
    game = playing("bid-rigging", rigging(cc=6, treasury=3))
    game.choose("amount/6")

    assert game.table.money[CC] == 60
    assert (game.table.money[ST], game.table.loans[ST]) == (3 + 100 - 60, 2)
    assert is_done(game)


@pytest.mark.parametrize("players", [2, 3])
def test_f20_without_a_state_player_the_luxury_goes_to_the_supply(players: int) -> None:
    game = holding("bid-rigging", rigging(cc=9, players=players))
    supply = game.table.supply[LUXURY]
    picks(game, "play/bid-rigging", "amount/6")

    assert (stored(game, CC, LUXURY), stored(game, ST, LUXURY)) == (3, 0)
    assert game.table.supply[LUXURY] == supply + 6
    assert (game.table.money[CC], game.table.money[ST]) == (60, 40)
    assert (game.table.influence[CC], game.table.legitimacy) == (2, [0, 0, 0])
    assert is_done(game)


# Buy Private Island


@pytest.mark.parametrize(
    ("revenue", "capital", "revenue_left", "capital_left"), [(30, 60, 30, 10), (40, 20, 10, 0), (0, 50, 0, 0)]
)
def test_buy_private_island_pays_the_state_from_the_capital_first(
    revenue: int, capital: int, revenue_left: int, capital_left: int
) -> None:
    position: Position = {"money": {"CC": revenue, "ST": 5}, "capital": capital, "vp": {"CC": 12}}
    game = playing("buy-private-island", position)

    assert (game.table.money[CC], game.table.capital) == (revenue_left, capital_left)
    assert game.table.money[ST] == 55
    assert game.scores["CC"] == 12 + 7
    assert is_done(game)


def test_buy_private_island_is_never_paid_with_a_loan() -> None:
    game = holding("buy-private-island", {"money": {"CC": 20}, "capital": 29})
    assert why_not(game, "buy-private-island") == ("needs-money", {"needed": 50, "has": 49})


# Exit Strategy


def test_exit_strategy_sells_a_company_for_twice_its_cost() -> None:
    position: Position = {
        "money": {"CC": 0},
        "capital": 0,
        "companies": {
            "CC": [
                {"company": "hotel", "class": "WC", "strike": True},
                {"company": "academy"},
                {"company": "college", "class": "WC", "machinery": True},
                {"company": "clinic", "class": "WC", "committed": True},
                {"company": "automated-grain-farm"},
            ]
        },
        "unemployed": {"WC": {}},
    }
    game = playing("exit-strategy", position)
    assert option_ids(game) == ["sell-company/hotel", "sell-company/academy"]
    game.choose("sell-company/hotel")

    assert (game.table.money[CC], game.table.capital) == (2 * 15, 0)
    assert unemployed(game, "WC") == {"unskilled": 3}
    assert "hotel" not in [owned.card.slug for owned in game.table.companies[CC]]
    assert COMPANY_BY_SLUG["hotel"] in game.table.company_discards[CC]
    assert is_done(game)


def test_exit_strategy_returns_a_company_that_was_public_face_down() -> None:
    position: Position = {
        "money": {"CC": 0},
        "companies": {"CC": [{"company": "university-hospital", "class": "WC"}], "ST": []},
    }
    game = playing("exit-strategy", position)

    assert game.table.money[CC] == 2 * 30
    assert COMPANY_BY_SLUG["university-hospital"] in game.table.closed
    assert COMPANY_BY_SLUG["university-hospital"] not in game.table.company_discards[CC]
    assert is_done(game)


def test_exit_strategy_needs_a_company_without_machinery_and_committed_workers() -> None:
    position: Position = {
        "companies": {
            "CC": [
                {"company": "college", "machinery": True},
                {"company": "clinic", "class": "WC", "committed": True},
                {"company": "automated-grain-farm"},
            ]
        }
    }
    assert why_not(holding("exit-strategy", position), "exit-strategy") == ("workers-committed", {})


# Business Grants


def granted(companies: int, treasury: int = 100, players: int = 4) -> Position:
    """So many companies of the Capitalist Class, none of them with workers."""
    owned = [card.slug for card in COMPANIES if card.owner == CC][:companies]
    return {
        "players": players,
        "policies": ["1B"],
        "money": {"CC": 0, "ST": treasury},
        "companies": {"CC": [{"company": slug} for slug in owned]},
    }


@pytest.mark.parametrize(("companies", "money", "legitimacy"), [(2, 10, 0), (5, 25, 1), (7, 35, 2), (12, 60, 4)])
def test_business_grants_bring_5_for_each_company(companies: int, money: int, legitimacy: int) -> None:
    game = playing("business-grants", granted(companies))

    assert (game.table.money[CC], game.table.money[ST]) == (money, 100 - money)
    assert game.table.legitimacy == [2, 2, 2 + legitimacy]
    assert is_done(game)


def test_business_grants_make_a_poor_treasury_borrow() -> None:
    game = playing("business-grants", granted(6, treasury=10, players=2))

    assert (game.table.money[CC], game.table.money[ST], game.table.loans[ST]) == (30, 10 + 50 - 30, 1)
    assert game.table.legitimacy == [0, 0, 0]
    assert is_done(game)


def test_business_grants_require_1a_or_1b() -> None:
    assert_requires("business-grants", 1, "AB", {})


# Tap Into New Markets


def test_tap_into_new_markets_proposes_a_bill_on_foreign_trade_and_adds_two_cubes() -> None:
    game = playing("tap-into-new-markets", {"bag": EVERYONE_HAS_CUBES, "influence": {"CC": 1}})
    assert option_ids(game) == ["bill/6A", "bill/6C"]
    picks(game, "bill/6C", "no-vote")

    assert (game.table.bills[FOREIGN_TRADE], game.table.bill_sections[FOREIGN_TRADE]) == (CC, C)
    assert (game.table.bag, game.table.influence[CC]) == ([8, 8, 10], 1)
    assert is_done(game)


def test_tap_into_new_markets_adds_the_cubes_after_an_immediate_vote() -> None:
    position: Position = {"bag": {"WC": 0, "MC": 0, "CC": 5}, "influence": {**NO_INFLUENCE, "CC": 1}}
    game = playing("tap-into-new-markets", position)
    picks(game, "bill/6C", "call-vote")
    all_in_favor(game)
    while game.decision.kind == "adjust-prices":
        assert game.table.bag[CC] == 0  # the five cubes won and are gone
        game.choose("done")

    assert (game.table.policies[FOREIGN_TRADE], game.table.bag[CC], game.table.influence[CC]) == (C, 2, 0)
    assert is_done(game)


def test_tap_into_new_markets_without_cubes_is_just_the_bill() -> None:
    game = playing("tap-into-new-markets", {"bag": {"CC": 25}, "influence": {"CC": 0}})
    game.choose("bill/6A")

    assert (game.table.bills[FOREIGN_TRADE], game.table.bag[CC]) == (CC, 25)
    assert is_done(game)


def test_tap_into_new_markets_is_not_for_the_cubes_alone() -> None:
    game = holding("tap-into-new-markets", {"bills": {"6A": "WC"}})
    assert not is_offered(game, "tap-into-new-markets")
    game = holding("tap-into-new-markets", {"bills": {"2C": "CC", "3B": "CC", "4C": "CC"}})
    assert why_not(game, "tap-into-new-markets") == ("no-bill-marker", {})


# Radical Reforms


def test_radical_reforms_reach_any_section_but_not_an_immediate_vote() -> None:
    game = playing("radical-reforms", {"influence": {"CC": 3}, "bills": {"2A": "WC"}})
    # The sections in force are 1C 2B 3A 4B 5C 6B 7B.
    bills = ["1A", "1B", "3B", "3C", "4A", "4C", "5A", "5B", "6A", "6C", "7A", "7C"]
    assert option_ids(game) == [f"bill/{section}" for section in bills]
    game.choose("bill/3C")

    assert (game.table.bills[TAXATION], game.table.bill_sections[TAXATION]) == (CC, C)
    assert (game.table.policies[TAXATION], game.table.influence[CC]) == (A, 3)
    assert is_done(game)


def test_radical_reforms_need_a_marker_and_a_policy_without_a_bill() -> None:
    game = holding("radical-reforms", {"bills": {"2C": "CC", "3B": "CC", "4C": "CC"}})
    assert why_not(game, "radical-reforms") == ("no-bill-marker", {})
    bills = {"1B": "WC", "2A": "WC", "3B": "WC", "4A": "MC", "5B": "MC", "6A": "MC", "7A": "ST"}
    game = holding("radical-reforms", {"bills": bills})
    assert why_not(game, "radical-reforms") == ("every-policy-has-a-bill", {})


# Extra Shift


def overtime(companies: list[Position], money: int, capital: int = 0) -> Position:
    """Companies and money of the Capitalist Class, with nothing in its storages."""
    return {
        "policies": ["2B"],
        "money": {"WC": 0, "MC": 0, "CC": money},
        "capital": capital,
        "companies": {"CC": companies},
        "storage": {"CC": NOTHING_STORED},
    }


def test_extra_shift_pays_the_wage_and_produces_with_machinery() -> None:
    companies: list[Position] = [
        {"company": "supermarket", "class": "WC", "wage": "L3", "machinery": True},
        {"company": "college", "class": "MC", "committed": True},
        {"company": "clinic"},
        {"company": "hotel", "class": "WC", "strike": True},
        {"company": "automated-grain-farm"},
    ]
    game = playing("extra-shift", overtime(companies, money=40))
    assert option_ids(game) == ["overtime/supermarket", "overtime/college"]
    game.choose("overtime/supermarket")

    assert (game.table.money[CC], game.table.money[WC], game.table.money[MC]) == (40 - 25, 25, 0)
    assert stored(game, CC, FOOD) == 4 + 1
    assert company(game, "supermarket").committed is False
    assert is_done(game)


def test_extra_shift_may_use_committed_workers_who_stay_so() -> None:
    companies: list[Position] = [{"company": "college", "class": "MC", "committed": True}]
    game = playing("extra-shift", overtime(companies, money=15, capital=10))

    assert (game.table.money[MC], game.table.money[CC], game.table.capital) == (20, 0, 5)
    assert stored(game, CC, EDUCATION) == 6
    assert company(game, "college").committed
    assert is_done(game)


def test_extra_shift_fills_the_free_trade_zone_and_loses_the_rest() -> None:
    companies: list[Position] = [{"company": "stadium", "class": "WC"}]
    position = overtime(companies, money=30)
    position["storage"] = {"CC": {**NOTHING_STORED, "luxury": 10}}
    position["free_trade_zone"] = {"luxury": 9}
    game = playing("extra-shift", position)

    assert (stored(game, CC, LUXURY), game.table.free_trade_zone[LUXURY]) == (12, 12)  # 2 and 3 of the 8
    assert is_done(game)


def test_extra_shift_in_a_media_company_brings_influence() -> None:
    position = overtime([{"company": "radio-station", "class": "WC"}], money=15)
    game = playing("extra-shift", {**position, "influence": {"CC": 1}})

    assert (game.table.influence[CC], game.table.money[CC]) == (1 + 2, 0)
    assert is_done(game)


def test_f25_an_extra_shift_needs_the_money_for_its_wage() -> None:
    shops: list[Position] = [{"company": "supermarket", "class": "WC"}, {"company": "vegetable-farm", "class": "WC"}]
    game = holding("extra-shift", overtime(shops, money=9, capital=10))
    assert why_not(game, "extra-shift") == ("needs-money", {"needed": 20, "has": 19})

    game = playing("extra-shift", overtime(shops, money=10, capital=10))
    assert (game.table.money[WC], game.table.loans[CC]) == (20, 0)  # in the Supermarket; the farm pays 25
    assert stored(game, CC, FOOD) == 4
    assert is_done(game)


def test_extra_shift_needs_workers_who_are_not_on_strike() -> None:
    companies: list[Position] = [
        {"company": "clinic"},
        {"company": "hotel", "class": "WC", "strike": True},
        {"company": "automated-grain-farm"},
    ]
    game = holding("extra-shift", overtime(companies, money=100))
    assert why_not(game, "extra-shift") == ("no-company-for-extra-shift", {})


# Taxed Enough Already!


def test_taxed_enough_already_proposes_a_bill_on_taxation_and_adds_two_cubes() -> None:
    game = playing("taxed-enough-already", {"policies": ["3B"], "bag": EVERYONE_HAS_CUBES, "influence": {"CC": 2}})
    assert option_ids(game) == ["bill/3A", "bill/3C"]
    picks(game, "bill/3C", "no-vote")

    assert (game.table.bills[TAXATION], game.table.bill_sections[TAXATION]) == (CC, C)
    assert (game.table.bag, game.table.influence[CC]) == ([8, 8, 10], 2)
    assert is_done(game)


def test_taxed_enough_already_adds_the_cubes_after_an_immediate_vote() -> None:
    position: Position = {"bag": {"WC": 5, "MC": 0, "CC": 0}, "influence": {**NO_INFLUENCE, "CC": 1}}
    game = playing("taxed-enough-already", position)  # from 3A there is just one way
    picks(game, "call-vote", "against", "in-favor")

    assert game.table.policies[TAXATION] == A  # five cubes against
    assert (game.table.bag, game.table.bills[TAXATION]) == ([0, 0, 2], NOBODY)
    assert is_done(game)


def test_taxed_enough_already_is_not_for_the_cubes_alone() -> None:
    assert not is_offered(holding("taxed-enough-already", {"bills": {"3B": "MC"}}), "taxed-enough-already")
    game = holding("taxed-enough-already", {"bills": {"2C": "CC", "6C": "CC", "4C": "CC"}})
    assert why_not(game, "taxed-enough-already") == ("no-bill-marker", {})


# Endorse Political Campaign


@pytest.mark.parametrize(("in_bag", "added"), [(8, 6), (22, 3)])
def test_endorse_political_campaign_adds_up_to_six_cubes_for_15(in_bag: int, added: int) -> None:
    game = playing("endorse-political-campaign", {"money": {"CC": 20}, "capital": 5, "bag": {"CC": in_bag}})

    assert (game.table.money[CC], game.table.capital) == (5, 5)
    assert (game.table.bag[CC], game.table.cubes[CC]) == (in_bag + added, 25 - in_bag - added)
    assert is_done(game)


def test_endorse_political_campaign_needs_15_and_cubes() -> None:
    game = holding("endorse-political-campaign", {"money": {"CC": 4}, "capital": 10})
    assert why_not(game, "endorse-political-campaign") == ("needs-money", {"needed": 15, "has": 14})
    game = holding("endorse-political-campaign", {"money": {"CC": 20}, "bag": {"CC": 25}})
    assert why_not(game, "endorse-political-campaign") == ("no-voting-cubes", {})


# Technological Progress


def mechanizing(companies: list[Position], money: int = 50) -> Position:
    """Companies and money of the Capitalist Class."""
    return {"money": {"CC": money}, "capital": 0, "companies": {"CC": companies}}


def with_machinery(slugs: list[str]) -> list[Position]:
    """Companies that have their Machinery already."""
    return [{"company": slug, "machinery": True} for slug in slugs]


def test_technological_progress_places_a_token_for_20() -> None:
    companies: list[Position] = [
        {"company": "supermarket"},
        {"company": "college", "machinery": True},
        {"company": "hotel"},
        {"company": "automated-grain-farm"},
        {"company": "clinic"},
    ]
    game = playing("technological-progress", mechanizing(companies))
    game.choose("option/1")
    assert option_ids(game) == ["machinery/supermarket", "machinery/clinic"]
    game.choose("machinery/clinic")

    assert game.table.money[CC] == 30
    assert [owned.card.slug for owned in game.table.companies[CC] if owned.machinery] == ["college", "clinic"]
    assert is_done(game)


def test_technological_progress_places_two_tokens_on_different_companies_for_45() -> None:
    companies: list[Position] = [{"company": "supermarket"}, {"company": "college"}, {"company": "clinic"}]
    game = playing("technological-progress", mechanizing(companies))
    picks(game, "option/2", "machinery/college")
    assert option_ids(game) == ["machinery/supermarket", "machinery/clinic"]
    game.choose("machinery/supermarket")

    assert game.table.money[CC] == 5
    assert [owned.machinery for owned in game.table.companies[CC]] == [True, True, False]
    assert is_done(game)


def test_technological_progress_loses_a_token_that_has_no_place() -> None:
    game = playing("technological-progress", mechanizing([{"company": "supermarket"}, {"company": "hotel"}]))
    game.choose("option/2")

    assert [owned.machinery for owned in game.table.companies[CC]] == [True, False]
    assert game.table.money[CC] == 5
    assert is_done(game)


def test_technological_progress_stops_at_the_sixth_token() -> None:
    five = with_machinery(["supermarket", "shopping-mall", "college", "clinic", "fish-farm"])
    game = playing("technological-progress", mechanizing([*five, {"company": "stadium"}, {"company": "university"}]))
    picks(game, "option/2", "machinery/university")
    assert [owned.machinery for owned in game.table.companies[CC]] == [True] * 5 + [False, True]
    assert is_done(game)

    six: list[Position] = [*five, *with_machinery(["stadium"]), {"company": "university"}]
    game = holding("technological-progress", mechanizing(six))
    assert why_not(game, "technological-progress") == ("no-machinery-token", {})


def test_technological_progress_needs_a_place_and_the_money() -> None:
    game = playing("technological-progress", mechanizing([{"company": "supermarket"}], money=44))
    assert game.table.money[CC] == 24  # only the single token could be paid for
    assert company(game, "supermarket").machinery
    assert is_done(game)

    game = holding("technological-progress", mechanizing([{"company": "supermarket"}], money=19))
    assert why_not(game, "technological-progress")[0] == "needs-money"
    game = holding("technological-progress", mechanizing([{"company": "hotel"}]))
    assert why_not(game, "technological-progress") == ("no-company-for-machinery", {})


# Trade Protectionism Lobby


@pytest.mark.parametrize(("policy", "cubes"), [("6A", 6), ("6B", 4)])
def test_trade_protectionism_lobby_adds_two_cubes_for_each_protected_company(policy: str, cubes: int) -> None:
    position: Position = {
        "policies": [policy],
        "bag": EVERYONE_HAS_CUBES,
        "companies": {
            "CC": [
                {"company": "supermarket", "class": "WC"},
                {"company": "fish-farm"},
                {"company": "hotel"},
                {"company": "college", "class": "WC"},
            ]
        },
    }
    game = playing("trade-protectionism-lobby", position)

    assert game.table.bag == [8, 8, 8 + cubes]
    assert is_done(game)


def test_trade_protectionism_lobby_adds_no_more_cubes_than_there_are() -> None:
    position: Position = {"policies": ["6A"], "bag": {"CC": 24}, "companies": {"CC": [{"company": "supermarket"}]}}
    assert playing("trade-protectionism-lobby", position).table.bag[CC] == 25

    game = holding("trade-protectionism-lobby", {**position, "bag": {"CC": 25}})
    assert why_not(game, "trade-protectionism-lobby") == ("no-voting-cubes", {})


def test_trade_protectionism_lobby_requires_6a_or_6b() -> None:
    assert_requires("trade-protectionism-lobby", 6, "AB", {})


# Public Opinion Polling


def polling(bag: dict[str, int], influence: int = 1) -> Position:
    """What is in the bag, and the influence of the Capitalist Class; nobody else has any."""
    return {"bag": bag, "influence": {**NO_INFLUENCE, "CC": influence}}


def test_public_opinion_polling_votes_with_the_cubes_just_seen() -> None:
    game = playing("public-opinion-polling", polling({"WC": 1, "MC": 1, "CC": 3}))
    game.choose("bill/2C")
    assert game.table.drawn == [1, 1, 3]
    assert option_ids(game) == ["no-vote", "call-vote"]  # nobody has taken a side yet
    game.choose("call-vote")

    assert game.table.influence[CC] == 1
    assert game.decision.kind == "state-stance"
    picks(game, "against", "against")
    assert game.table.drawn == [1, 1, 3]
    assert game.decision.kind == "spend-influence"
    game.choose("spend-influence/CC/1")
    while game.decision.kind == "adjust-wages":
        game.choose("done")

    assert game.table.policies[LABOR_MARKET] == C
    assert game.table.bag == [1, 1, 0]
    assert (game.table.influence[CC], game.scores["CC"]) == (0, 3)
    assert is_done(game)


def test_public_opinion_polling_may_leave_the_bill_for_later() -> None:
    game = playing("public-opinion-polling", polling({"WC": 4, "MC": 3, "CC": 0}, influence=3))
    picks(game, "bill/2C", "no-vote")

    assert (game.table.bag, game.table.drawn) == ([4, 3, 0], [0, 0, 0])
    assert (game.table.bills[LABOR_MARKET], game.table.influence[CC]) == (CC, 3)
    assert is_done(game)  # without a second question for an influence


def test_public_opinion_polling_is_free_of_influence() -> None:
    game = playing("public-opinion-polling", polling({"WC": 0, "MC": 0, "CC": 5}, influence=0))
    game.choose("bill/3B")
    assert option_ids(game) == ["no-vote", "call-vote"]
    game.choose("call-vote")
    all_in_favor(game)

    assert game.table.policies[TAXATION] == B
    assert is_done(game)


def test_public_opinion_polling_refills_a_bag_that_holds_too_few_cubes() -> None:
    game = playing("public-opinion-polling", polling({"WC": 0, "MC": 0, "CC": 2}))
    game.choose("bill/3B")
    assert sum(game.table.drawn) == 5
    assert game.table.drawn[CC] >= 2
    game.choose("no-vote")

    # Population 3 of both classes and 3 operational companies: 2 cubes each time, twice.
    assert game.table.bag == [4, 4, 2 + 4]
    assert is_done(game)


def test_public_opinion_polling_sets_middle_class_cubes_aside_in_a_game_of_two() -> None:
    position: Position = {"players": 2, "bag": {"WC": 1, "MC": 4, "CC": 0}, "influence": {"WC": 0, "CC": 0}}
    game = playing("public-opinion-polling", position)
    game.choose("bill/3B")
    assert game.table.drawn == [1, 4, 0]
    picks(game, "call-vote", "against")

    assert game.table.policies[TAXATION] == A  # 1 against and none in favor
    assert game.table.bag == [0, 0, 0]
    assert is_done(game)


def test_public_opinion_polling_needs_a_marker_and_a_policy_without_a_bill() -> None:
    game = holding("public-opinion-polling", {"bills": {"2C": "CC", "3B": "CC", "4C": "CC"}})
    assert why_not(game, "public-opinion-polling") == ("no-bill-marker", {})
    bills = {"1B": "WC", "2A": "WC", "3B": "WC", "4A": "MC", "5B": "MC", "6A": "MC", "7A": "ST"}
    game = holding("public-opinion-polling", {"bills": bills})
    assert why_not(game, "public-opinion-polling") == ("every-policy-has-a-bill", {})
