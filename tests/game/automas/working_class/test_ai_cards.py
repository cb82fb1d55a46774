"""The 30 AI cards of the Working Class Automa: what is printed on them, their bonuses and their special actions."""

import pytest

from bodypolitic.game.automas.working_class.cards import CARDS
from bodypolitic.game.ground.codes import ALL_POLICIES, CC, EDUCATION, HEALTH, MC, PRIORITY_CARDS, ST, WC
from tests.game.automas.at_the_table import acts, take_turn, used_bonus
from tests.game.automas.working_class.at_the_table import NOTHING_FOR_SALE, WORKING_IN_CC, WORKING_IN_ST, stuck, wca
from tests.game.table_talk import paid, unemployed, workers_in

PRINTED = {
    1: ("AW BGS PB STR", (1, 2)),
    2: ("AW PB BGS STR", (3, 1)),
    3: ("BGS AW PB STR", (1, 7)),
    4: ("BGS PB AW STR", (1, 2)),
    5: ("PB AW BGS STR", (2, 3)),
    6: ("PB BGS AW STR", (2, 3)),
    7: ("AW BGS PB STR", (2, 4)),
    8: ("AW PB BGS STR", (2, 5)),
    9: ("BGS AW PB STR", (2, 4)),
    10: ("BGS PB AW STR", (2, 5)),
    11: ("PB AW BGS STR", (2, 6)),
    12: ("PB BGS AW STR", (6, 3)),
    13: ("BGS AW PB STR", (7, 2)),
    14: ("AW PB BGS STR", (2, 7)),
    15: ("BGS AW PB STR", (4, 1)),
    16: ("BGS PB AW STR", (4, 2)),
    17: ("PB AW BGS STR", (2, 6)),
    18: ("PB BGS AW STR", (4, 5)),
    19: ("AW BGS PB STR", (4, 6)),
    20: ("AW PB BGS STR", (4, 7)),
    21: ("BGS AW PB STR", (5, 1)),
    22: ("BGS PB AW STR", (5, 2)),
    23: ("PB AW BGS STR", (5, 3)),
    24: ("PB BGS AW STR", (5, 4)),
    25: ("BGS AW PB STR", (5, 6)),
    26: ("AW PB BGS STR", (5, 7)),
    27: ("BGS AW PB STR", (4, 3)),
    28: ("BGS PB AW STR", (6, 1)),
    29: ("PB AW BGS STR", (6, 2)),
    30: ("PB BGS AW STR", (6, 7)),
}
INFLUENCE_SYMBOL = {1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29}


@pytest.mark.parametrize("number", PRINTED)
def test_what_is_printed_on_card(number: int) -> None:
    card = CARDS[number - 1]
    assert card.number == number
    assert " ".join(PRIORITY_CARDS[check] for check in card.checks) == PRINTED[number][0]
    assert tuple(policy + 1 for policy in card.policies) == PRINTED[number][1]
    assert card.influence == (number in INFLUENCE_SYMBOL)


def test_there_are_30_cards() -> None:
    assert len(CARDS) == 30


# Bonuses on Assign Workers


FOUR_JOBS = {
    "CC": [{"company": "supermarket"}, {"company": "shopping-mall"}, {"company": "college", "class": "WC"}],
    "ST": WORKING_IN_ST,
}
FOUR_UNEMPLOYED = {"WC": {"agriculture": 1, "luxury": 1, "unskilled": 2}}


@pytest.mark.parametrize("card", [1, 26])
def test_cards_1_and_26_assign_4_unemployed_for_4_v_each(card: int) -> None:
    game = take_turn(wca("simple", card, companies=FOUR_JOBS, unemployed=FOUR_UNEMPLOYED, money={"WC": 0}))
    assert acts(game) == ["AW"]
    assert unemployed(game, "WC") == {}
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert workers_in(game, "shopping-mall") == ["luxury", "unskilled"]
    assert game.table.money[WC] == 16
    assert used_bonus(game)
    assert paid(game, "CC", "ai-card") == 16


def test_card_1_gives_neither_the_fourth_worker_nor_money_at_2a() -> None:
    game = take_turn(
        wca("simple", 1, policies=["2A"], companies=FOUR_JOBS, unemployed=FOUR_UNEMPLOYED, money={"WC": 0})
    )
    assert acts(game) == ["AW"]
    assert sum(unemployed(game, "WC").values()) == 2
    assert game.table.money[WC] == 0
    assert not used_bonus(game)


SIX_JOBS = {"CC": [{"company": name} for name in ("supermarket", "shopping-mall", "college")], "ST": WORKING_IN_ST}
SIX_UNEMPLOYED = {"WC": {"agriculture": 1, "luxury": 1, "education": 1, "unskilled": 3}}


@pytest.mark.parametrize("card", [8, 19])
@pytest.mark.parametrize(("section", "left"), [("2A", 4), ("2B", 0), ("2C", 0)])
def test_cards_8_and_19_assign_any_number_at_2b_and_2c(card: int, section: str, left: int) -> None:
    game = take_turn(wca("simple", card, policies=[section], companies=SIX_JOBS, unemployed=SIX_UNEMPLOYED))
    assert acts(game) == ["AW"]
    assert sum(unemployed(game, "WC").values()) == left
    assert used_bonus(game) == (left == 0)


@pytest.mark.parametrize("card", [2, 14])
def test_cards_2_and_14_build_a_cooperative_farm_first(card: int) -> None:
    companies = {"CC": [*WORKING_IN_CC[:3], {"company": "fashion-company"}], "ST": WORKING_IN_ST}
    game = take_turn(wca("simple", card, companies=companies, unemployed={"WC": {"unskilled": 3, "media": 1}}))
    assert acts(game) == ["AW"]
    assert workers_in(game, "cooperative-farm") == ["unskilled"] * 3
    assert workers_in(game, "fashion-company") == []
    assert unemployed(game, "WC") == {"media": 1}
    assert used_bonus(game)


def test_card_2_loses_its_farm_with_2_unemployed() -> None:
    companies = {"CC": [*WORKING_IN_CC[:3], {"company": "fashion-company"}], "ST": WORKING_IN_ST}
    game = take_turn(wca("simple", 2, companies=companies, unemployed={"WC": {"unskilled": 2}}))
    assert acts(game) == ["AW"]
    assert game.table.companies[WC] == []
    assert not used_bonus(game)
    assert workers_in(game, "fashion-company") == ["unskilled"] * 2


def test_card_14_loses_its_farm_when_both_are_built() -> None:
    farms = [{"company": "cooperative-farm", "class": "WC"}, {"company": "cooperative-farm-2", "class": "WC"}]
    companies = {"WC": farms, "CC": [*WORKING_IN_CC[:3], {"company": "hotel"}], "ST": WORKING_IN_ST}
    game = take_turn(wca("simple", 14, companies=companies, unemployed={"WC": {"unskilled": 3}}))
    assert acts(game) == ["AW"]
    assert workers_in(game, "hotel") == ["unskilled"] * 3


ONE_SUPERMARKET = {
    "CC": [{"company": "supermarket"}, {"company": "shopping-mall", "class": "WC"}],
    "ST": WORKING_IN_ST,
}


@pytest.mark.parametrize("card", [7, 20])
def test_cards_7_and_20_bring_a_skilled_worker_first(card: int) -> None:
    game = wca("simple", card, companies=ONE_SUPERMARKET, unemployed={"WC": {"unskilled": 1}})
    workers = game.table.workers[WC]
    take_turn(game)
    assert acts(game) == ["AW"]
    assert game.table.workers[WC] == workers + 1
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert unemployed(game, "WC") == {}
    assert used_bonus(game)


@pytest.mark.parametrize("card", [7, 20])
def test_cards_7_and_20_bring_nobody_at_7a(card: int) -> None:
    position = {"policies": ["7A"], "storage": NOTHING_FOR_SALE, "money": {"WC": 0}}
    game = wca("simple", card, **position, companies=ONE_SUPERMARKET, unemployed={"WC": {"unskilled": 1}})
    workers = game.table.workers[WC]
    take_turn(game)
    assert acts(game) == ["PB"]
    assert game.table.workers[WC] == workers


# Bonuses on Buy Goods & Services, with a State player for the legitimacy


AT_WORK = {
    "CC": WORKING_IN_CC[:1],
    "MC": [{"company": "convenience-store", "class": "MC"}],
    "ST": [{"company": "university-hospital", "class": "WC"}, {"company": "technical-university", "class": "WC"}],
}


def shopping(**position: object) -> dict[str, object]:
    """A table of four where 8 workers of the Working Class work, its Population is 3, and nobody sells anything."""
    declared: dict[str, object] = {"players": 4, "unemployed": {"WC": {}, "MC": {}}, "companies": AT_WORK}
    return {**declared, "storage": for_sale(), **position}


def for_sale(**sold: int) -> dict[str, dict[str, int]]:
    """Storages with nothing to prosper by in them but what is named: `st_health=3` or `cc_luxury=6`."""
    storage = {role: {"luxury": 0, "health": 0, "education": 0} for role in ("ST", "MC", "CC")}
    for name, amount in sold.items():
        role, resource = name.split("_")
        storage[role.upper()][resource] = amount
    return storage


@pytest.mark.parametrize("card", [10, 21])
def test_cards_10_and_21_buy_health_from_the_state_at_half_price(card: int) -> None:
    storage = for_sale(st_health=4)
    game = wca("simple", card, **shopping(storage=storage, money={"WC": 8}))
    points = game.table.vp[ST]
    take_turn(game)
    assert acts(game) == ["BGS"]
    assert game.table.money[WC] == 0  # half of 3 at 5 V, rounded up
    assert game.table.prosperity[WC] == 1
    assert game.table.legitimacy[WC] == 3
    assert used_bonus(game)
    assert game.table.vp[ST] == points + 1


@pytest.mark.parametrize("card", [4, 27])
def test_cards_4_and_27_buy_education_from_the_state_at_half_price(card: int) -> None:
    storage = for_sale(st_education=4)
    game = wca("simple", card, **shopping(storage=storage, money={"WC": 15}))
    take_turn(game)
    assert acts(game) == ["BGS"]
    assert game.table.money[WC] == 0  # half of 3 at 10 V
    assert game.table.legitimacy[WC] == 3


def test_card_10_gives_no_legitimacy_for_other_health() -> None:
    storage = for_sale(st_health=2, st_education=3)
    game = wca("simple", 10, **shopping(storage=storage, policies=["5A"], money={"WC": 8}))
    take_turn(game)
    assert acts(game) == ["BGS"]
    assert game.table.storage[ST][EDUCATION] == 0  # education was free
    assert game.table.legitimacy[WC] == 3  # 1 for the free education, none for the bonus
    assert not used_bonus(game)
    assert "ai-card" not in [happening.values.get("reason") for happening in game.happened]


@pytest.mark.parametrize("card", [15, 28])
def test_cards_15_and_28_share_the_cost_of_luxury_with_the_state(card: int) -> None:
    storage = for_sale(cc_luxury=3)
    game = wca("simple", card, **shopping(storage=storage, policies=["1B"], money={"WC": 12}))
    treasury, revenue = game.table.money[ST], game.table.money[CC]
    take_turn(game)
    assert acts(game) == ["BGS"]
    assert game.table.money[WC] == 0
    assert game.table.money[ST] == treasury - 12
    assert game.table.money[CC] == revenue + 24
    assert game.table.legitimacy[WC] == 3
    assert used_bonus(game)


def test_card_15_gives_the_odd_v_of_luxury_to_the_buyer_to_pay() -> None:
    storage = for_sale(cc_luxury=3)
    position = shopping(storage=storage, policies=["1B"], money={"WC": 8}, prices={"CC": {"luxury": 5}})
    game = take_turn(wca("simple", 15, **position))
    assert acts(game) == ["BGS"]
    assert game.table.money[WC] == 0
    assert paid(game, "ST", "ai-card") == 7


@pytest.mark.parametrize("card", [15, 28])
def test_cards_15_and_28_have_no_bonus_at_1c(card: int) -> None:
    storage = for_sale(cc_luxury=3)
    game = take_turn(wca("simple", card, **shopping(storage=storage, money={"WC": 12})))
    assert "BGS" not in acts(game)
    assert game.table.money[WC] == 12


@pytest.mark.parametrize("card", [13, 22])
def test_cards_13_and_22_bring_1_v_for_each_employed_worker(card: int) -> None:
    storage = for_sale(st_health=3)
    game = wca("simple", card, **shopping(storage=storage, money={"WC": 7}))
    treasury = game.table.money[ST]
    take_turn(game)
    assert acts(game) == ["BGS"]
    assert paid(game, "ST", "ai-card") == 8
    assert game.table.money[WC] == 0  # 7 and 8 buy 3 health at 5 V
    assert game.table.money[ST] == treasury - 8 + 15
    assert game.table.legitimacy[WC] == 3
    assert used_bonus(game)


@pytest.mark.parametrize("card", [13, 22])
def test_cards_13_and_22_bring_nothing_at_2a(card: int) -> None:
    storage = for_sale(st_health=3)
    game = take_turn(wca("simple", card, **shopping(storage=storage, policies=["2A"], money={"WC": 7})))
    assert acts(game) == (["SA"] if card == 13 else ["PB"])


@pytest.mark.parametrize("card", [3, 25])
def test_cards_3_and_25_buy_public_services_with_5_v_for_each_unemployed(card: int) -> None:
    storage = for_sale(st_health=3, cc_luxury=6)
    position = shopping(storage=storage, unemployed={"WC": {"media": 2}}, money={"WC": 5})
    game = take_turn(wca("simple", card, **position, prices={"CC": {"luxury": 5}}))
    assert acts(game) == ["BGS"]
    assert paid(game, "ST", "ai-card") == 10
    assert game.table.storage[ST][HEALTH] == 0
    assert game.table.money[WC] == 0
    assert game.table.legitimacy[WC] == 3
    assert used_bonus(game)


def test_card_3_buys_nothing_but_public_services_at_4b() -> None:
    storage = for_sale(cc_luxury=6)
    game = take_turn(wca("simple", 3, **shopping(storage=storage, money={"WC": 60})))
    assert "BGS" not in acts(game)


def test_card_3_has_neither_limit_nor_money_at_4c() -> None:
    storage = for_sale(cc_luxury=3)
    position = shopping(storage=storage, policies=["4C", "6A"], unemployed={"WC": {"media": 2}}, money={"WC": 24})
    game = take_turn(wca("simple", 3, **position))
    assert acts(game) == ["BGS"]
    assert paid(game, "ST", "ai-card") == 0
    assert game.table.money[WC] == 0
    assert game.table.legitimacy[WC] == 2
    assert not used_bonus(game)


@pytest.mark.parametrize(("card", "service"), [(9, EDUCATION), (16, HEALTH)])
def test_cards_9_and_16_let_a_public_company_produce_first(card: int, service: int) -> None:
    policies = ["4A", "5A"]
    game = wca("simple", card, **shopping(policies=policies, money={"WC": 0}))
    treasury = game.table.money[ST]
    take_turn(game)
    assert acts(game) == ["BGS"]
    assert game.table.money[ST] == treasury - 30
    assert game.table.money[WC] == 30
    assert game.table.storage[ST][service] == 3  # made 6, bought 3
    assert game.table.prosperity[WC] == 1
    assert used_bonus(game)


@pytest.mark.parametrize("card", [9, 16])
def test_cards_9_and_16_make_nothing_in_struck_companies(card: int) -> None:
    companies = {**AT_WORK, "ST": [{**company, "strike": True} for company in AT_WORK["ST"]]}
    position = shopping(policies=["4A", "5A"], companies=companies, money={"WC": 0})
    game = take_turn(wca("simple", card, **position))
    assert "BGS" not in acts(game)
    assert paid(game, "ST", "wages") == 0


def test_card_9_takes_the_public_university_that_makes_most() -> None:
    companies = {**AT_WORK, "ST": [AT_WORK["ST"][1], {"company": "public-university-2", "class": "WC"}]}
    game = take_turn(wca("simple", 9, **shopping(policies=["1B", "5A"], companies=companies)))
    assert paid(game, "ST", "wages") == 30


# Bonuses on Propose Bill


@pytest.mark.parametrize(("card", "bill"), [(5, "2A"), (12, "6C"), (23, "5B"), (30, "6C")])
def test_cards_5_12_23_and_30_add_2_cubes_before_the_bill(card: int, bill: str) -> None:
    game = wca("simple", card, influence={"WC": 0})
    take_turn(game)
    assert acts(game) == ["PB"]
    assert game.table.bag[WC] == 10
    assert used_bonus(game)
    kinds = [happening.kind for happening in game.happened]
    assert kinds.index("cubes-added") < kinds.index("bill-proposed")
    proposed = [happening.values["section"] for happening in game.happened if happening.kind == "bill-proposed"]
    assert proposed == [bill]


@pytest.mark.parametrize("card", [6, 17])
def test_cards_6_and_17_call_an_immediate_vote_for_free(card: int) -> None:
    game = take_turn(wca("simple", card, influence={"WC": 1, "CC": 0}))
    assert "vote-called" in [happening.kind for happening in game.happened]
    assert not [happening for happening in game.happened if happening.kind == "spent"]


@pytest.mark.parametrize("card", [6, 17])
def test_cards_6_and_17_call_no_vote_that_the_check_speaks_against(card: int) -> None:
    game = take_turn(wca("simple", card, influence={"WC": 1, "CC": 1}))
    assert acts(game) == ["PB"]
    assert "vote-called" not in [happening.kind for happening in game.happened]


@pytest.mark.parametrize(("card", "policies"), [(24, (4, 3)), (29, (5, 1))])
def test_cards_24_and_29_propose_2_bills(card: int, policies: tuple[int, int]) -> None:
    game = take_turn(wca("simple", card, influence={"WC": 0}))
    assert [policy for policy in ALL_POLICIES if game.table.bills[policy] == WC] == sorted(policies)
    proposed = [str(happening.values["section"]) for happening in game.happened if happening.kind == "bill-proposed"]
    assert [int(section[0]) - 1 for section in proposed] == list(policies)


@pytest.mark.parametrize("card", [11, 18])
def test_cards_11_and_18_propose_the_desired_section_itself(card: int) -> None:
    policies = ["2C", "4C"]
    game = take_turn(wca("simple", card, policies=policies, influence={"WC": 5, "CC": 0}))
    proposed = [happening.values["section"] for happening in game.happened if happening.kind == "bill-proposed"]
    assert proposed == ["2A" if card == 11 else "4A"]
    assert "vote-called" not in [happening.kind for happening in game.happened]


def test_card_11_may_call_a_vote_on_an_adjacent_section() -> None:
    game = take_turn(wca("simple", 11, influence={"WC": 5, "CC": 0}))
    assert "vote-called" in [happening.kind for happening in game.happened]


# Special actions


@pytest.mark.parametrize("card", [1, 7, 21, 27])
def test_cards_1_7_21_and_27_replace_3_cubes_of_others(card: int) -> None:
    game = take_turn(stuck(card))
    assert acts(game) == ["SA"]
    assert game.table.bag[WC] == 11
    assert game.table.bag[MC] + game.table.bag[CC] == 13
    assert sum(game.table.drawn) == 0


def test_card_1_replaces_as_many_cubes_as_there_are() -> None:
    game = take_turn(stuck(1, bag={"WC": 24, "MC": 2, "CC": 1}))
    assert game.table.bag[WC] == 25
    assert game.table.bag[MC] + game.table.bag[CC] == 2


@pytest.mark.parametrize("card", [4, 11, 20, 28])
def test_cards_4_11_20_and_28_add_cubes_by_population(card: int) -> None:
    game = take_turn(stuck(card))
    assert acts(game) == ["SA"]
    assert game.table.bag[WC] == 8 + 4


@pytest.mark.parametrize("card", [5, 13, 18, 24])
def test_cards_5_13_18_and_24_take_15_v_from_the_main_employer(card: int) -> None:
    game = stuck(card)
    revenue = game.table.money[CC]
    take_turn(game)
    assert acts(game) == ["SA"]
    assert game.table.money[WC] == 15
    assert game.table.money[CC] == revenue - 15


def test_card_5_takes_15_v_from_the_state_only_if_it_is_a_player() -> None:
    with_state = stuck(5, players=4, companies=AT_WORK, storage=for_sale(), trade_unions=[])
    treasury = with_state.table.money[ST]
    take_turn(with_state)
    assert with_state.table.money[ST] == treasury - 15
    without = stuck(5, companies={"CC": WORKING_IN_CC[:1], "ST": WORKING_IN_ST}, trade_unions=[])
    revenue = without.table.money[CC]
    take_turn(without)
    assert without.table.money[CC] == revenue - 15


def test_card_5_takes_15_v_from_cc_before_others_with_as_many_workers() -> None:
    companies = {**AT_WORK, "CC": [{"company": "hotel", "class": "WC"}], "ST": AT_WORK["ST"][:1]}
    game = stuck(5, players=4, companies=companies, storage=for_sale(), trade_unions=[])
    revenue = game.table.money[CC]
    take_turn(game)
    assert game.table.money[CC] == revenue - 15


def test_card_5_can_take_nothing_without_an_employer() -> None:
    game = take_turn(stuck(5, companies={"CC": [], "ST": []}, trade_unions=[]))
    assert acts(game) == []
    assert game.table.bag[WC] == 11  # Apply Political Pressure


@pytest.mark.parametrize("card", [6, 14, 19, 29])
def test_cards_6_14_19_and_29_pay_20_v_for_5_vp(card: int) -> None:
    game = stuck(card, money={"WC": 20})
    revenue, points = game.table.money[CC], game.table.vp[WC]
    take_turn(game)
    assert acts(game) == ["SA"]
    assert game.table.money[WC] == 0
    assert game.table.money[CC] == revenue + 20
    assert game.table.vp[WC] == points + 5


def test_card_6_takes_no_loan_for_its_20_v() -> None:
    game = take_turn(stuck(6, money={"WC": 19}))
    assert acts(game) == []
    assert game.table.loans[WC] == 0
    assert game.table.bag[WC] == 11


@pytest.mark.parametrize("card", [3, 8, 15, 26])
def test_cards_3_8_15_and_26_remove_others_among_6_cubes(card: int) -> None:
    game = take_turn(stuck(card, bag={"WC": 5, "MC": 3, "CC": 3}))
    assert acts(game) == ["SA"]
    assert game.table.bag[WC] == 5
    removed = sum(int(happened.values["amount"]) for happened in game.happened if happened.kind == "cubes-removed")
    assert 1 <= removed == 6 - (game.table.bag[MC] + game.table.bag[CC])
    assert game.table.cubes[MC] + game.table.cubes[CC] == 50 - game.table.bag[MC] - game.table.bag[CC]


def test_card_3_can_do_nothing_with_a_bag_of_its_own_cubes() -> None:
    game = take_turn(stuck(3, bag={"WC": 6, "MC": 0, "CC": 0}))
    assert acts(game) == []
    assert game.table.bag[WC] == 9


@pytest.mark.parametrize("card", [10, 12, 17, 22, 25])
def test_cards_10_12_17_22_and_25_send_2_unemployed_away_for_10_v(card: int) -> None:
    game = stuck(card, unemployed={"WC": {"unskilled": 1, "media": 3}}, demonstration=True)
    workers = game.table.workers[WC]
    take_turn(game)
    assert acts(game) == ["SA"]
    assert game.table.money[WC] == 10
    assert game.table.workers[WC] == workers - 2
    assert unemployed(game, "WC") == {"media": 2}


def test_card_10_needs_4_unemployed() -> None:
    game = take_turn(stuck(10, unemployed={"WC": {"media": 3}}, demonstration=True))
    assert acts(game) == []
    assert game.table.money[WC] == 0


@pytest.mark.parametrize("card", [2, 9, 16, 23, 30])
@pytest.mark.parametrize(("money", "media", "bought"), [(16, 3, 3), (10, 3, 2), (16, 1, 1), (4, 3, 0)])
def test_cards_2_9_16_23_and_30_buy_influence_or_add_cubes(card: int, money: int, media: int, bought: int) -> None:
    companies = {"CC": WORKING_IN_CC, "MC": [], "ST": []}
    position = {"players": 4, "companies": companies, "storage": for_sale(), "trade_unions": []}
    game = stuck(card, **position, money={"WC": money}, media_influence=media)
    influence, treasury = game.table.influence[WC], game.table.money[ST]
    take_turn(game)
    assert acts(game) == ["SA"]
    assert game.table.influence[WC] == influence + bought
    assert game.table.money[WC] == money - 5 * bought
    assert game.table.money[ST] == treasury + 5 * bought
    assert game.table.bag[WC] == 8 + 2 * (3 - bought)
    assert game.table.legitimacy[WC] == 3
