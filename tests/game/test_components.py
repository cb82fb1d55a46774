"""What is in the box and printed on boards and cards: totals of every deck and the figures of every track."""

from collections import Counter

import pytest

from bodypolitic.game.cards.decks import action_deck
from bodypolitic.game.components import boards
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG, NO_SLOT, CompanyCard, public_rows
from bodypolitic.game.components.event_cards import ANY_TWO, BASE_EVENTS, EVENT_DECK, EVENTS, TASK_NAMES
from bodypolitic.game.components.market_cards import (
    AGENDA_DECK,
    BUSINESS_DEAL_DECK,
    BUSINESS_DEALS,
    EXPORT_CARDS,
    EXPORT_DECK,
    IMMIGRATION_CARDS,
    IMMIGRATION_DECK,
    POLITICAL_AGENDAS,
)
from bodypolitic.game.expansions.action_cards.decks import EXPANSION_DECKS
from bodypolitic.game.expansions.alternative_events.cards import ALTERNATIVE_EVENT_DECK, ALTERNATIVE_EVENTS
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_RESOURCES,
    CC,
    EDUCATION,
    FOOD,
    GOODS_AND_SERVICES,
    HEALTH,
    INFLUENCE,
    LUXURY,
    MC,
    ST,
    UNSKILLED,
    WC,
    A,
    B,
    C,
)
from bodypolitic.game.phases.action import BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.rules.events.tasks import TASKS


def card(slug: str) -> CompanyCard:
    return COMPANIES[COMPANY_BY_SLUG[slug]]


# Companies


def test_the_box_has_28_17_12_and_2_companies() -> None:
    assert Counter(company.owner for company in COMPANIES) == {CC: 28, MC: 17, ST: 12, WC: 2}


def test_every_company_has_a_name_of_its_own() -> None:
    assert len(COMPANY_BY_SLUG) == 59
    assert all(COMPANIES[number].slug == slug for slug, number in COMPANY_BY_SLUG.items())


def test_capitalist_companies_by_industry() -> None:
    industries = Counter(company.industry for company in COMPANIES if company.owner == CC)
    assert industries == {FOOD: 7, LUXURY: 7, HEALTH: 5, EDUCATION: 5, INFLUENCE: 4}


def test_sums_of_all_printed_costs_outputs_and_wages() -> None:
    cost = {owner: sum(company.cost for company in COMPANIES if company.owner == owner) for owner in (WC, MC, CC, ST)}
    output = {
        owner: sum(company.output for company in COMPANIES if company.owner == owner) for owner in (WC, MC, CC, ST)
    }
    wages = {
        owner: [
            sum(company.wages[level] for company in COMPANIES if company.owner == owner and company.wages)
            for level in range(3)
        ]
        for owner in (MC, CC, ST)
    }
    assert cost == {WC: 0, MC: 278, CC: 542, ST: 270}
    assert output == {WC: 4, MC: 42, CC: 150, ST: 49}
    assert wages == {MC: [87, 116, 145], CC: [370, 550, 730], ST: [210, 270, 330]}


def test_every_skilled_slot_asks_for_its_own_industry_and_comes_first() -> None:
    for company in COMPANIES:
        assert all(slot in {company.industry, UNSKILLED} for slot in company.slots)
        assert company.industry not in company.slots[1:]


def test_automated_companies_have_neither_slots_nor_wages() -> None:
    automated = {company.slug: (company.cost, company.output) for company in COMPANIES if company.automated}
    assert automated == {
        "automated-grain-farm": (25, 2),
        "automated-dairy-farm": (45, 3),
        "electronics-manufacturer": (25, 3),
        "car-manufacturer": (45, 5),
    }
    assert not any(company.pays_wages for company in COMPANIES if company.automated)


def test_machinery_icons() -> None:
    icons = {company.slug: company.machinery for company in COMPANIES if company.machinery}
    assert icons == {
        "supermarket": 1,
        "shopping-mall": 2,
        "college": 2,
        "clinic": 2,
        "supermarket-2": 1,
        "fish-farm": 1,
        "shopping-mall-2": 2,
        "fashion-company": 2,
        "stadium": 3,
        "clinic-2": 2,
        "pharmaceutical-company": 3,
        "medical-village": 2,
        "college-2": 2,
        "institute-of-technology": 3,
        "university": 2,
    }


def test_middle_class_companies_have_one_worker_and_an_employee_slot_or_two_workers() -> None:
    for company in COMPANIES:
        if company.owner == MC:
            assert (company.size == 1) == (company.employee != NO_SLOT) == company.pays_wages
            assert company.size in {1, 2}
    assert (card("electronics-store").employee, card("electronics-store").adds) == (LUXURY, 4)
    assert (card("convenience-store").employee, card("convenience-store").adds) == (UNSKILLED, 1)


@pytest.mark.parametrize(
    ("slug", "cost", "output", "slots", "wages"),
    [
        ("supermarket", 16, 4, (FOOD, UNSKILLED), (15, 20, 25)),
        ("college", 16, 6, (EDUCATION, UNSKILLED), (10, 20, 30)),
        ("fast-food-chain", 8, 3, (UNSKILLED, UNSKILLED), (10, 15, 20)),
        ("vegetable-farm", 15, 5, (UNSKILLED, UNSKILLED, UNSKILLED), (20, 25, 30)),
        ("stadium", 20, 8, (LUXURY, UNSKILLED, UNSKILLED), (25, 30, 35)),
        ("medical-village", 24, 9, (HEALTH, UNSKILLED, UNSKILLED), (20, 30, 40)),
        ("publishing-house", 12, 3, (UNSKILLED, UNSKILLED, UNSKILLED), (20, 25, 30)),
        ("tv-station", 24, 4, (INFLUENCE, UNSKILLED, UNSKILLED), (20, 30, 40)),
        ("doctors-office", 12, 2, (HEALTH,), (6, 8, 10)),
        ("private-school", 20, 2, (EDUCATION,), (9, 12, 15)),
        ("fast-food-restaurant", 20, 3, (FOOD, UNSKILLED), ()),
        ("public-hospital", 20, 4, (HEALTH, UNSKILLED), (15, 20, 25)),
        ("national-public-broadcasting", 30, 4, (INFLUENCE, UNSKILLED, UNSKILLED), (25, 30, 35)),
        ("cooperative-farm", 0, 2, (UNSKILLED, UNSKILLED, UNSKILLED), ()),
    ],
)
def test_figures_of_a_company(
    slug: str, cost: int, output: int, slots: tuple[int, ...], wages: tuple[int, ...]
) -> None:
    assert (card(slug).cost, card(slug).output, card(slug).slots, card(slug).wages) == (cost, output, slots, wages)


def test_the_public_sector_has_three_rows_of_health_education_and_media() -> None:
    for players in (2, 3, 4):
        rows = public_rows(players)
        assert [[COMPANIES[number].industry for number in row] for row in rows] == [[HEALTH, EDUCATION, INFLUENCE]] * 3
        assert [COMPANIES[number].cost for number in rows[0]] == [20 if players == 2 else 30] * 3
        assert [sum(COMPANIES[number].cost for number in row) for row in rows[1:]] == [60, 60]


# Decks


def test_every_role_has_40_action_cards() -> None:
    assert [len(action_deck(role)) for role in (WC, MC, CC, ST)] == [40, 40, 40, 40]
    assert [len(set(action_deck(role))) for role in (WC, MC, CC, ST)] == [25, 26, 28, 28]
    assert max(max(action_deck(role)) for role in (WC, MC, CC, ST)) == 106


def test_the_expansion_adds_5_cards_of_their_own_to_each_role() -> None:
    assert [[card.face.copies for card in deck] for deck in EXPANSION_DECKS] == [[1] * 5] * 4
    assert sorted(card.face.id for deck in EXPANSION_DECKS for card in deck) == list(range(107, 127))
    assert [{card.face.role for card in deck} for deck in EXPANSION_DECKS] == [{WC}, {MC}, {CC}, {ST}]
    assert len(ACTION_CARDS) == 127


def test_the_market_decks_have_16_20_25_and_10_cards() -> None:
    assert (len(EXPORT_DECK), len(BUSINESS_DEAL_DECK), len(IMMIGRATION_DECK), len(AGENDA_DECK)) == (16, 20, 25, 10)


def test_every_export_card_has_a_small_and_a_large_transaction_for_each_resource() -> None:
    for export in EXPORT_CARDS:
        assert len(export) == 4
        for small, large in export:
            assert 2 <= small[0] < large[0] <= 8
            assert small[1] < large[1]


def test_sums_of_all_export_transactions() -> None:
    sold = [sum(amount for export in EXPORT_CARDS for amount, _ in export[resource]) for resource in GOODS_AND_SERVICES]
    earned = [sum(money for export in EXPORT_CARDS for _, money in export[resource]) for resource in GOODS_AND_SERVICES]
    assert sold == [151, 150, 149, 151]
    assert earned == [1505, 975, 960, 960]


def test_the_two_export_cards_of_the_rulebook() -> None:
    assert EXPORT_CARDS[5] == (((3, 25), (7, 55)), ((4, 25), (8, 45)), ((2, 10), (6, 35)), ((3, 20), (5, 35)))
    assert EXPORT_CARDS[10] == (((3, 35), (7, 75)), ((2, 10), (6, 35)), ((3, 20), (5, 35)), ((4, 25), (7, 40)))


def test_a_business_deal_taxes_each_unit_with_2_at_6a_1_at_6b_and_nothing_at_6c() -> None:
    assert Counter(BUSINESS_DEAL_DECK) == dict.fromkeys(range(10), 2)
    for deal in BUSINESS_DEALS:
        units = deal.food + deal.luxury
        assert deal.tariffs == (2 * units, units, 0)
    assert [(deal.food, deal.luxury, deal.cost) for deal in BUSINESS_DEALS] == [
        (6, 0, 40),
        (7, 0, 50),
        (8, 0, 55),
        (0, 8, 30),
        (0, 10, 40),
        (0, 12, 50),
        (4, 8, 60),
        (5, 6, 60),
        (7, 5, 70),
        (8, 4, 75),
    ]


def test_an_immigration_card_shows_one_skilled_worker() -> None:
    workers = Counter(IMMIGRATION_CARDS[number] for number in IMMIGRATION_DECK)
    assert workers == {(skill, UNSKILLED): 2 for skill in ALL_RESOURCES} | {
        (UNSKILLED, skill): 3 for skill in ALL_RESOURCES
    }


def test_the_ten_political_agendas_differ() -> None:
    assert len(set(POLITICAL_AGENDAS)) == 10
    assert all(len(agenda) == 5 for agenda in POLITICAL_AGENDAS)
    assert POLITICAL_AGENDAS[7] == (C, B, A, B, C)
    wanted = [Counter(agenda[policy] for agenda in POLITICAL_AGENDAS) for policy in ALL_POLICIES[:5]]
    assert wanted == [
        {A: 2, B: 4, C: 4},
        {A: 3, B: 4, C: 3},
        {A: 3, B: 4, C: 3},
        {A: 3, B: 4, C: 3},
        {A: 4, B: 3, C: 3},
    ]


def test_there_are_25_events_and_seven_of_them_cost_any_two_classes() -> None:
    assert len(EVENT_DECK) == len({event.slug for event in BASE_EVENTS}) == 25
    assert sum(1 for event in BASE_EVENTS if event.penalty == ANY_TWO) == 7
    assert Counter(event.penalty for event in BASE_EVENTS if event.penalty != ANY_TWO) == {
        (MC, CC): 6,
        (WC, CC): 5,
        (WC, MC): 7,
    }


def test_there_are_25_alternative_events_with_titles_of_their_own() -> None:
    assert [EVENTS[event] for event in ALTERNATIVE_EVENT_DECK] == list(ALTERNATIVE_EVENTS)
    assert len(ALTERNATIVE_EVENTS) == 25
    assert len({event.slug for event in EVENTS}) == 50
    assert Counter(event.penalty for event in ALTERNATIVE_EVENTS) == {
        ANY_TWO: 7,
        (MC, CC): 6,
        (WC, CC): 6,
        (WC, MC): 6,
    }


# Boards


def test_population_track() -> None:
    assert [boards.population_of(workers) for workers in range(8, 34)] == (
        [3] * 4 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 3 + [8] * 3 + [9] * 3 + [10] * 4
    )


def test_prosperity_tracks() -> None:
    assert boards.PROSPERITY == ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), (0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7))
    assert boards.PROSPERITY_DROP == (1, 2)


def test_wealth_table() -> None:
    least = (10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500)
    for column, capital in enumerate(least, start=1):
        assert boards.wealth_column_of(capital) == column
        assert boards.wealth_column_of(capital - 1) == column - 1
    assert boards.wealth_column_of(5000) == 15


def test_influence_by_legitimacy() -> None:
    assert boards.INFLUENCE_BY_LEGITIMACY[1:] == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5)


def test_income_tax_table() -> None:
    assert boards.INCOME_TAX == ((7, 6, 5), (4, 4, 4), (1, 2, 3))


@pytest.mark.parametrize(
    ("revenue", "taxes"),
    [
        (0, (0, 0, 0)),
        (4, (0, 0, 0)),
        (5, (1, 2, 2)),
        (9, (1, 2, 2)),
        (10, (5, 5, 4)),
        (24, (5, 5, 4)),
        (25, (12, 10, 7)),
        (49, (12, 10, 7)),
        (50, (24, 15, 10)),
        (99, (24, 15, 10)),
        (100, (40, 30, 20)),
        (199, (40, 30, 20)),
        (200, (100, 70, 40)),
        (299, (100, 70, 40)),
        (300, (160, 120, 60)),
        (999, (160, 120, 60)),
    ],
)
def test_corporate_tax_table(revenue: int, taxes: tuple[int, int, int]) -> None:
    assert tuple(boards.corporate_tax_of(revenue, section) for section in (A, B, C)) == taxes


def test_tax_multiplier_for_every_combination() -> None:
    values = {
        (taxation, health, education): boards.tax_multiplier_of([A, A, taxation, health, education, A, A])
        for taxation in (A, B, C)
        for health in (A, B, C)
        for education in (A, B, C)
    }
    assert set(values.values()) == {1, 2, 3, 4, 5, 6, 7, 9, 11}
    assert (values[A, B, C], values[B, A, A], values[C, A, A], values[A, A, A]) == (5, 6, 1, 11)


def test_figures_of_the_main_board() -> None:
    assert boards.PUBLIC_COMPANIES_BY_FISCAL_POLICY == (9, 6, 3)
    assert boards.LOANS_THAT_BRING_THE_IMF == (2, 2, 1)
    assert boards.MINIMUM_WAGE == (3, 2, 1)
    assert boards.PUBLIC_SERVICE_PRICE == (0, 5, 10)
    assert boards.MEDIA_INFLUENCE_PRICE == 10
    assert boards.BUSINESS_DEALS_DRAWN == (0, 1, 2)
    assert boards.EXTRA_WORKERS == (0, 1, 2)
    assert boards.IMPORT_PRICE == (10, 6)
    assert boards.IMPORT_TARIFF == ((10, 6), (5, 3), (0, 0))
    assert boards.COMPANY_SPACES[MC:] == (8, 12, 9)
    assert boards.IMF_POLICIES == (C, C, A, B, C, B, B)


def test_figures_of_the_player_boards_and_tiles() -> None:
    assert boards.STORAGE_LIMIT[MC] == (8, 8, 8, 8)
    assert boards.STORAGE_LIMIT[CC] == (8, 12, 12, 12)
    assert boards.STORAGE_TILE == (8, 12, 12, 12)
    assert boards.FREE_TRADE_ZONE == (8, 12)
    assert boards.PRICE_OPTIONS == ((9, 12, 15), (5, 8, 10), (5, 8, 10), (5, 8, 10))
    assert boards.STATE_PRICE == (12, 8)
    assert boards.MARKET_SIZE[MC:] == (3, 4)


def test_final_points_for_policies() -> None:
    assert boards.WANTED_SECTION == (A, B, C)
    assert boards.WANTED_POLICIES_VP == ((0, 1, 4, 8, 12, 18), (0, 1, 3, 6, 10, 15), (0, 1, 4, 8, 12, 18))


def test_what_is_in_the_box() -> None:
    assert boards.RESOURCE_TOKENS == (62, 64, 64, 64, 35)
    assert boards.WORKERS == (48, 42)
    assert [sum(boards.workers_in_box(who, boards.SKILLED_WORKERS[who])) for who in (WC, MC)] == [48, 42]
    assert 3 * boards.VOTING_CUBES == 75
    assert (boards.LOAN_CARDS, boards.STRIKE_TOKENS, boards.MACHINERY_TOKENS, boards.STORAGE_TILES) == (10, 7, 6, 6)
    assert 3 * boards.LEGITIMACY_TOKENS == 18
    assert 4 * boards.BILL_MARKERS == 12


# Actions


def test_every_action_can_be_taken_under_its_number() -> None:
    assert [(action.id, action.name) for action in BASIC_ACTIONS] == list(enumerate(BASIC_ACTION_NAMES))
    assert [(action.id, action.name) for action in FREE_ACTIONS] == list(enumerate(FREE_ACTION_NAMES))


def test_every_task_of_an_event_is_declared() -> None:
    assert [event.slug for event in EVENTS if event.task not in TASKS] == []
    assert sorted(TASKS) == list(range(len(TASK_NAMES)))
