"""The cards of the Working Class played for their effect, with their requirement, their legitimacy and their edges.

In a normal setup for 3 or 4 players 7 of its workers have a job: 2 in the supermarket, 2 in the college and 3 in the
university hospital. Open to it are the clinic, national public broadcasting and an employee slot in each of the two
Middle Class companies.
"""

import pytest

from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    FOOD,
    HEALTH,
    HEALTH_AND_BENEFITS,
    IMMIGRATION,
    LABOR_MARKET,
    LUXURY,
    MC,
    NOBODY,
    ST,
    TAXATION,
    WC,
)
from tests.game.refusals import needs_section
from tests.game.table_talk import company, option_ids, paid, picks, refusal, take, unemployed, workers_in

SLUGS = {card.face.slug for card in DECKS[WC]}
NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}
MOVEMENTS = {
    "healthcare-movement": "bill/4A",
    "workers-movement": "bill/2A",
    "student-movement": "bill/5B",
    "immigration-reform": "bill/7A",
}


def holding(card: str, **position: object) -> Game:
    """The turn of the Working Class, with one card in its hand and, unless the position says so, nobody unemployed."""
    return Game.from_position({"turn": "WC", "hands": {"WC": [card]}, "unemployed": {"WC": {}}, **position})


def played(card: str, **position: object) -> Game:
    """The same, once the card is on the table."""
    game = holding(card, **position)
    game.choose(f"play/{card}")
    return game


def why_not(game: Game) -> tuple[str, dict[str, str | int]]:
    """Why the card in hand can't be played for its effect; it is not offered either."""
    (option,) = [refused.action for refused in game.decision.unavailable if refused.action.startswith("play/")]
    assert option not in option_ids(game)
    return refusal(game, option)


def amounts(most: int) -> list[str]:
    return [f"amount/{amount}" for amount in range(1, most + 1)]


def vote(game: Game, **stances: str) -> None:
    """Everyone who is asked is in favor, unless a stance is given, and nobody adds influence."""
    while game.decision.kind == "state-stance":
        game.choose(stances.get(game.decision.seat, "in-favor"))
    while game.decision.kind == "spend-influence":
        game.choose(f"spend-influence/{game.decision.seat}/0")


# Requirements


REQUIREMENTS = {
    "specialization": "7B 7C",
    "healthcare-benefits": "4B 4C",
    "labor-market-deregulation": "2B 2C",
    "boost-domestic-tourism": "1A 1B",
    "supplemental-income-program": "2B 2C",
    "signing-bonus": "2B 2C",
    "general-strike": "2B 2C",
    "state-scholarship": "5B 5C",
    "unemployment-benefits": "4A 4B",
}


@pytest.mark.parametrize(("card", "sections"), list(REQUIREMENTS.items()), ids=list(REQUIREMENTS))
def test_a_requirement_blocks_the_effect_and_not_the_basic_action(card: str, sections: str) -> None:
    for section in "ABC":
        policy = sections[0] + section
        game = holding(card, policies=[policy], unemployed={"WC": {"unskilled": 4}}, money={"WC": 100})
        if policy in sections:
            assert f"play/{card}" in option_ids(game)
            continue
        assert why_not(game) == needs_section(sections.split(), policy)
        take(game, "basic/apply-political-pressure")
        assert game.table.discards[WC] == [ACTION_CARD_BY_SLUG[WC][card]]
        assert game.table.bag[WC] == 8 + 3


@pytest.mark.parametrize("card", sorted(SLUGS - set(REQUIREMENTS) - {"highlight-social-issues"}))
def test_a_card_without_a_requirement_does_not_look_at_the_policies(card: str) -> None:
    for section in "ABC":
        policies = [f"{policy}{section}" for policy in range(1, 8)]
        game = holding(card, policies=policies, unemployed={"WC": {"unskilled": 4}}, money={"WC": 100})
        assert f"play/{card}" in option_ids(game)


# Legitimacy


@pytest.mark.parametrize(
    "card",
    [
        "highlight-social-issues",
        "healthcare-benefits",
        "boost-domestic-tourism",
        "supplemental-income-program",
        "state-scholarship",
        "unemployment-benefits",
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_legitimacy_moves_only_with_4_players(card: str, players: int) -> None:
    game = holding(
        card,
        players=players,
        policies=["1B", "2B", "4B", "5B"],
        money={"WC": 50},
        companies={"WC": [{"company": "cooperative-farm", "class": "WC"}]},
        unemployed={"WC": {"unskilled": 3}},
    )
    before = list(game.table.legitimacy)
    game.choose(f"play/{card}")
    while game.decision.kind != "turn":
        game.choose(game.decision.options[-1])
    assert game.table.legitimacy == ([before[WC] + 1, before[MC], before[CC]] if players == 4 else before)


def test_legitimacy_does_not_move_for_a_card_that_is_only_discarded() -> None:
    game = holding("state-scholarship", policies=["5B"], money={"WC": 50})
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/education", "from/ST", "amount/2", "done")
    assert game.table.money[WC] == 40
    assert game.table.legitimacy == [2, 2, 2]


# Specialization


def test_specialization_adds_a_skilled_worker_and_assigns_up_to_3() -> None:
    game = played("specialization", unemployed={"WC": {"unskilled": 4}})
    assert (game.table.workers[WC], game.table.population(WC)) == (11, 3)
    assert option_ids(game) == [
        f"new-worker/{skill}" for skill in ("agriculture", "luxury", "healthcare", "education", "media")
    ]
    supply = game.table.worker_supply[WC][HEALTH]
    game.choose("new-worker/healthcare")
    assert (game.table.workers[WC], game.table.population(WC)) == (12, 4)
    assert game.table.worker_supply[WC][HEALTH] == supply - 1
    assert unemployed(game, "WC") == {"healthcare": 1, "unskilled": 4}

    picks(game, "go-on", "fill/clinic")
    assert "take/healthcare/university-hospital" in option_ids(game)  # as always, from other companies too
    picks(game, "take/healthcare/unemployed", "take/unskilled/unemployed")
    picks(game, "fill/convenience-store", "take/unskilled/unemployed")
    assert game.decision.kind == "turn"
    assert workers_in(game, "clinic") == ["healthcare", "unskilled"]
    assert unemployed(game, "WC") == {"unskilled": 2}
    assert game.table.legitimacy == [2, 2, 2]


def test_specialization_need_not_assign_anybody() -> None:
    game = played("specialization")
    picks(game, "new-worker/media", "skip")
    assert game.decision.kind == "turn"
    assert unemployed(game, "WC") == {"media": 1}


def test_specialization_adds_an_unskilled_worker_when_no_skilled_one_is_left() -> None:
    everyone = {"agriculture": 5, "luxury": 6, "healthcare": 5, "education": 5, "media": 6}
    game = played("specialization", unemployed={"WC": everyone})
    assert game.decision.kind == "decide-on-effect"
    assert unemployed(game, "WC") == {**everyone, "unskilled": 1}
    assert game.table.workers[WC] == 7 + 27 + 1


# Highlight Social Issues


def test_highlight_social_issues_buys_3_media_influence_for_15() -> None:
    game = played("highlight-social-issues", money={"WC": 15, "ST": 120}, media_influence=3, influence={"WC": 1})
    assert game.table.money == [0, 40, 120, 135]
    assert game.table.influence[WC] == 4
    assert game.table.media_influence == 0
    assert game.table.legitimacy == [3, 2, 2]


def test_highlight_social_issues_needs_the_money_and_the_whole_lot() -> None:
    poor = holding("highlight-social-issues", money={"WC": 14})
    assert why_not(poor) == ("needs-money", {"needed": 15, "has": 14})
    no_lot = holding("highlight-social-issues", money={"WC": 50}, media_influence=2, influence={"ST": 5})
    assert why_not(no_lot) == ("not-enough-for-sale", {"needed": 3, "has": 2, "resource": "influence"})


# Cooperative Farm


def test_cooperative_farm_employs_3_of_the_unemployed_for_the_round() -> None:
    game = played("cooperative-farm", unemployed={"WC": {"unskilled": 2, "media": 2}})
    assert option_ids(game) == ["take/media/unemployed", "take/unskilled/unemployed"]
    picks(game, "take/unskilled/unemployed", "take/unskilled/unemployed")
    assert game.decision.kind == "turn"  # a media worker is the only one left for the last slot
    assert workers_in(game, "cooperative-farm") == ["unskilled", "unskilled", "media"]
    farm = company(game, "cooperative-farm")
    assert (farm.owner, farm.staff, farm.committed, farm.wage_paid) == (WC, WC, True, 0)
    assert unemployed(game, "WC") == {"media": 1}
    assert game.table.workers[WC] == 11
    assert game.table.money == [30, 40, 120, 120]


def test_cooperative_farm_needs_3_unemployed_and_a_farm_in_the_box() -> None:
    game = holding("cooperative-farm", unemployed={"WC": {"unskilled": 2}})
    assert why_not(game) == ("needs-unemployed", {"needed": 3, "has": 2})

    one_left = [{"company": "cooperative-farm", "class": "WC"}]
    game = played("cooperative-farm", unemployed={"WC": {"unskilled": 3}}, companies={"WC": one_left})
    assert [farm.card.slug for farm in game.table.companies[WC]] == ["cooperative-farm", "cooperative-farm-2"]

    both_built = [*one_left, {"company": "cooperative-farm-2"}]
    game = holding("cooperative-farm", unemployed={"WC": {"unskilled": 3}}, companies={"WC": both_built})
    assert why_not(game) == ("no-farm-left", {})


@pytest.mark.parametrize(("unskilled", "goes_on"), [(11, False), (12, True)])
def test_cooperative_farm_ends_a_demonstration_that_has_lost_its_reason(unskilled: int, goes_on: bool) -> None:
    game = played("cooperative-farm", unemployed={"WC": {"unskilled": unskilled}}, demonstration=True)
    assert unemployed(game, "WC") == {"unskilled": unskilled - 3}  # 7 slots are open
    assert game.table.demonstration is goes_on


# Healthcare Benefits


def test_f26_healthcare_benefits_halve_the_sum() -> None:
    game = played("healthcare-benefits", unemployed={"WC": {"unskilled": 8}}, money={"WC": 13, "ST": 100})
    assert game.table.population(WC) == 5
    assert option_ids(game) == amounts(5)  # nobody else sells on these terms
    game.choose("amount/5")
    assert game.table.money[WC] == 0
    assert game.table.money[ST] == 113
    assert game.table.goods[WC][HEALTH] == 5
    assert game.table.storage[ST][HEALTH] == 1
    assert game.decision.kind == "turn"


def test_f27_the_state_gets_the_point_of_4b_and_the_legitimacy() -> None:
    game = played("healthcare-benefits", policies=["4B"], money={"WC": 30}, vp={"ST": 10})
    game.choose("amount/2")
    assert game.table.money[WC] == 25
    assert game.scores["ST"] == 11
    assert game.table.legitimacy == [3, 2, 2]


def test_healthcare_benefits_at_4c_cost_5_each_and_give_no_point() -> None:
    game = played("healthcare-benefits", policies=["4C"], money={"WC": 17}, vp={"ST": 10})
    assert option_ids(game) == amounts(3)
    game.choose("amount/3")
    assert game.table.money[WC] == 2
    assert game.scores["ST"] == 10
    assert game.table.legitimacy == [3, 2, 2]


def test_healthcare_benefits_need_health_and_money_for_one() -> None:
    nothing = holding("healthcare-benefits", storage={"ST": {"health": 0}, "MC": {"health": 8}, "CC": {"health": 8}})
    assert why_not(nothing) == ("nothing-to-buy", {})
    poor = holding("healthcare-benefits", money={"WC": 2})
    assert why_not(poor) == ("needs-money", {"needed": 3, "has": 2})


# Healthcare Movement, Workers Movement, Student Movement and Immigration Reform


def test_healthcare_movement_proposes_a_bill_on_policy_4_and_adds_2_cubes() -> None:
    game = played("healthcare-movement", influence=NO_INFLUENCE)
    assert option_ids(game) == ["bill/4A", "bill/4C"]
    game.choose("bill/4A")
    assert game.decision.kind == "turn"
    assert game.table.bills[HEALTH_AND_BENEFITS] == WC
    assert game.table.bag == [10, 8, 8]


def test_workers_movement_proposes_a_bill_on_policy_2_and_adds_2_cubes() -> None:
    game = played("workers-movement", influence=NO_INFLUENCE)
    assert option_ids(game) == ["bill/2A", "bill/2C"]
    game.choose("bill/2C")
    assert game.table.bills[LABOR_MARKET] == WC
    assert game.table.bag == [10, 8, 8]


def test_student_movement_proposes_a_bill_on_policy_5_and_adds_2_cubes() -> None:
    game = played("student-movement", policies=["5B"], influence=NO_INFLUENCE)
    assert option_ids(game) == ["bill/5A", "bill/5C"]
    game.choose("bill/5A")
    assert game.table.bills[4] == WC
    assert game.table.bag == [10, 8, 8]


def test_immigration_reform_proposes_a_bill_on_policy_7_and_adds_2_cubes() -> None:
    game = played("immigration-reform", influence=NO_INFLUENCE)
    assert option_ids(game) == ["bill/7A", "bill/7C"]
    game.choose("bill/7C")
    assert game.table.bills[IMMIGRATION] == WC
    assert game.table.bag == [10, 8, 8]


@pytest.mark.parametrize(("card", "bill"), list(MOVEMENTS.items()))
def test_a_movement_may_vote_at_once_before_its_cubes_go_in(card: str, bill: str) -> None:
    bag = {"WC": 3, "MC": 0, "CC": 2}
    game = played(card, bag=bag, policies=["5B"], influence={**NO_INFLUENCE, "WC": 1}, vp={"WC": 0})
    picks(game, "bill/5A" if card == "student-movement" else bill, "call-vote")
    assert game.decision.kind == "state-stance"
    assert game.table.influence[WC] == 0
    assert game.table.bag == [3, 0, 2]
    vote(game, CC="against")
    while game.decision.kind != "turn":
        game.choose("done")  # wages and prices may follow the new policy
    assert game.scores["WC"] == 3
    assert game.table.bag == [2, 0, 2]


@pytest.mark.parametrize(("card", "bill"), list(MOVEMENTS.items()))
def test_a_movement_adds_the_cubes_it_has_but_needs_its_bill(card: str, bill: str) -> None:
    one_left = played(card, bag={"WC": 24}, policies=["5C"], influence=NO_INFLUENCE)
    if one_left.decision.kind != "turn":
        one_left.choose(bill)
    assert one_left.table.bag[WC] == 25

    none_left = played(card, bag={"WC": 25}, policies=["5C"], influence=NO_INFLUENCE)
    if none_left.decision.kind != "turn":
        none_left.choose(bill)
    assert none_left.table.bills.count(WC) == 1

    no_marker = holding(card, bills={"1B": "WC", "3B": "WC", "6A": "WC"})
    assert why_not(no_marker) == ("no-bill-marker", {})
    assert f"play/{card}" not in option_ids(holding(card, bills={bill.removeprefix("bill/"): "CC"}))


# Need For Change


def test_need_for_change_proposes_2_bills_on_different_policies() -> None:
    game = played("need-for-change", influence=NO_INFLUENCE)
    game.choose("bill/4A")
    assert game.decision.kind == "propose-bill"
    assert not {"bill/4A", "bill/4C"} & set(option_ids(game))
    game.choose("bill/2A")
    assert game.decision.kind == "turn"
    assert game.table.bills == [NOBODY, WC, NOBODY, WC, NOBODY, NOBODY, NOBODY]


def test_f35_each_of_the_2_bills_has_its_own_vote_for_1_influence() -> None:
    bag = {"WC": 10, "MC": 0, "CC": 0}
    game = played("need-for-change", bag=bag, influence={**NO_INFLUENCE, "WC": 2}, vp={"WC": 0})
    picks(game, "bill/7A", "call-vote")
    assert game.table.influence[WC] == 1
    vote(game)
    assert game.decision.kind == "propose-bill"  # the first vote is over when the second bill is chosen
    assert (game.table.policies[IMMIGRATION], game.scores["WC"]) == (0, 3)
    assert "bill/7B" not in option_ids(game)
    picks(game, "bill/3B", "call-vote")
    assert game.table.influence[WC] == 0
    vote(game)
    assert game.decision.kind == "turn"
    assert (game.table.policies[TAXATION], game.scores["WC"]) == (1, 6)


def test_f35_with_1_influence_only_one_of_them_can_be_voted_on() -> None:
    game = played("need-for-change", bag={"WC": 10, "MC": 0, "CC": 0}, influence={**NO_INFLUENCE, "WC": 1})
    picks(game, "bill/7A", "call-vote")
    vote(game)
    game.choose("bill/3B")
    assert game.decision.kind == "turn"
    assert game.table.bills[TAXATION] == WC


def test_need_for_change_with_one_marker_must_vote_on_the_first_bill() -> None:
    bills = {"1B": "WC", "6A": "WC"}
    bag = {"WC": 5, "MC": 0, "CC": 0}
    game = played("need-for-change", bills=bills, bag=bag, influence={**NO_INFLUENCE, "WC": 1})
    game.choose("bill/7A")
    assert game.decision.kind == "state-stance"
    assert game.table.influence[WC] == 0
    vote(game)
    game.choose("bill/4A")
    assert game.decision.kind == "turn"
    assert game.table.bills.count(WC) == 3

    without_influence = holding("need-for-change", bills=bills, influence=NO_INFLUENCE)
    assert why_not(without_influence) == ("needs-two-bill-markers", {})
    without_marker = holding("need-for-change", bills={**bills, "4A": "WC"}, influence={"WC": 5})
    assert why_not(without_marker) == ("no-bill-marker", {})


def test_need_for_change_needs_2_policies_without_a_bill() -> None:
    bills = {"1B": "CC", "2A": "CC", "3B": "CC", "4A": "MC", "5B": "MC"}
    game = played("need-for-change", bills=bills, influence=NO_INFLUENCE)
    game.choose("bill/6A")
    assert option_ids(game) == ["bill/7A", "bill/7C"]
    one_open = {**bills, "6A": "MC"}
    game = holding("need-for-change", bills=one_open, influence={"WC": 5})
    assert why_not(game) == ("needs-two-open-policies", {})
    game = holding("need-for-change", bills={**one_open, "7A": "ST"}, influence={"WC": 5})
    assert why_not(game) == ("every-policy-has-a-bill", {})


# Labor Market Deregulation


def test_labor_market_deregulation_assigns_any_number_of_unemployed() -> None:
    game = played("labor-market-deregulation", policies=["2B"], unemployed={"WC": {"healthcare": 2, "unskilled": 2}})
    game.choose("fill/clinic")
    assert option_ids(game) == ["take/healthcare/unemployed", "take/unskilled/unemployed"]  # nobody who has a job
    picks(game, "take/healthcare/unemployed", "fill/convenience-store")
    game.choose("fill/doctors-office")
    assert game.decision.kind == "turn"
    assert unemployed(game, "WC") == {}
    assert company(game, "clinic").committed
    assert company(game, "convenience-store").employee_committed
    assert company(game, "doctors-office").employee_committed


def fast_food(policy: str, *, committed: bool) -> Game:
    """A supermarket at work, a fast food chain to fill, and unemployed who could work in either."""
    supermarket = {"company": "supermarket", "class": "WC", "committed": committed}
    return played(
        "labor-market-deregulation",
        policies=[policy],
        companies={"CC": [supermarket, {"company": "fast-food-chain"}], "MC": [], "ST": []},
        unemployed={"WC": {"agriculture": 1, "unskilled": 1}},
    )


@pytest.mark.parametrize("policy", ["2B", "2C"])
def test_labor_market_deregulation_reassigns_the_employed_at_2c_only(policy: str) -> None:
    game = fast_food(policy, committed=False)
    assert ("take/unskilled/supermarket" in option_ids(game)) == (policy == "2C")


def test_f32_not_even_at_2c_if_they_are_committed() -> None:
    game = fast_food("2C", committed=True)
    assert option_ids(game) == ["take/agriculture/unemployed", "take/unskilled/unemployed"]


def test_f33_who_replaces_all_workers_of_a_company_is_not_committed() -> None:
    game = fast_food("2C", committed=False)
    picks(game, "take/agriculture/supermarket", "take/unskilled/supermarket")
    assert option_ids(game) == ["fill/supermarket", "done"]
    game.choose("fill/supermarket")
    assert game.decision.kind == "turn"
    assert unemployed(game, "WC") == {}
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert not company(game, "supermarket").committed
    assert company(game, "fast-food-chain").committed


def test_labor_market_deregulation_needs_work_for_somebody() -> None:
    companies: dict[str, list[object]] = {"CC": [{"company": "clinic"}], "MC": [], "ST": []}
    game = holding("labor-market-deregulation", companies=companies, unemployed={"WC": {"unskilled": 5}})
    assert why_not(game) == ("no-company-to-fill", {})


# Migration


def test_migration_sends_2_unemployed_away_for_money_of_the_supply() -> None:
    game = played("migration", unemployed={"WC": {"unskilled": 4, "media": 1}}, money={"WC": 30})
    assert (game.table.workers[WC], game.table.population(WC)) == (12, 4)
    supply = list(game.table.worker_supply[WC])
    assert option_ids(game) == ["emigrate/media", "emigrate/unskilled"]
    game.choose("emigrate/media")
    assert game.table.money[WC] == 40
    assert option_ids(game) == ["emigrate/unskilled", "done"]
    game.choose("emigrate/unskilled")
    assert game.decision.kind == "turn"
    assert game.table.money == [45, 40, 120, 120]
    assert unemployed(game, "WC") == {"unskilled": 3}
    assert (game.table.workers[WC], game.table.population(WC)) == (10, 3)
    assert game.table.worker_supply[WC][4] == supply[4] + 1
    assert game.table.worker_supply[WC][5] == supply[5] + 1


def test_migration_may_send_only_one() -> None:
    game = played("migration", unemployed={"WC": {"unskilled": 4}}, money={"WC": 30})
    game.choose("done")
    assert game.table.money[WC] == 35
    assert unemployed(game, "WC") == {"unskilled": 3}


def test_f34_migration_below_10_workers_leaves_the_population_at_3() -> None:
    game = played("migration", unemployed={"WC": {"unskilled": 4}})
    game.choose("emigrate/unskilled")
    assert (game.table.workers[WC], game.table.population(WC)) == (9, 3)


def test_migration_needs_4_unemployed() -> None:
    game = holding("migration", unemployed={"WC": {"unskilled": 3}})
    assert why_not(game) == ("needs-unemployed", {"needed": 4, "has": 3})


# Workplace Accident


def test_f47_cc_pays_for_a_workplace_accident_from_revenue_and_then_from_capital() -> None:
    game = played(
        "workplace-accident",
        companies={
            "CC": [
                {"company": "supermarket", "class": "WC"},
                {"company": "fast-food-chain", "class": "WC"},
                {"company": "fish-farm", "class": "MC"},
                {"company": "vegetable-farm"},
            ]
        },
        money={"WC": 0, "CC": 5},
        capital=20,
    )
    game.choose("accident/agriculture/CC")
    assert game.table.money[WC] == 16  # for 2 companies, not for 4 workers
    assert (game.table.money[CC], game.table.capital, game.table.loans[CC]) == (0, 9, 0)


def test_workplace_accident_names_an_industry_and_one_player() -> None:
    game = played(
        "workplace-accident",
        companies={"MC": [{"company": "convenience-store", "class": "MC", "employee": "unskilled"}]},
    )
    assert option_ids(game) == [
        "accident/agriculture/MC",
        "accident/agriculture/CC",
        "accident/healthcare/ST",
        "accident/education/CC",
    ]
    game.choose("accident/healthcare/ST")
    assert game.table.money == [38, 40, 120, 112]


def test_workplace_accident_forces_a_loan() -> None:
    store = {"company": "local-newspaper", "class": "MC", "employee": "unskilled"}
    game = played("workplace-accident", companies={"MC": [store], "CC": [], "ST": []}, money={"WC": 0, "MC": 5})
    assert game.decision.kind == "turn"  # there was only one to choose
    assert game.table.money[WC] == 8
    assert (game.table.money[MC], game.table.loans[MC]) == (47, 1)


def test_workplace_accident_asks_players_only() -> None:
    hospital = [{"company": "university-hospital", "class": "WC"}]
    farm = [{"company": "cooperative-farm", "class": "WC"}]
    companies: dict[str, object] = {"WC": farm, "MC": [], "CC": [], "ST": hospital}
    game = holding("workplace-accident", players=3, companies=companies)
    assert why_not(game) == ("nobody-is-employed", {"class": "WC"})
    game = played("workplace-accident", companies=companies)
    assert game.table.money[ST] == 112


# Proletarians Of The World, Unite!


def test_proletarians_of_the_world_unite_adds_cubes_for_the_population() -> None:
    game = played("proletarians-of-the-world-unite", unemployed={"WC": {"unskilled": 5}})
    assert game.table.population(WC) == 4
    assert game.table.bag == [12, 8, 8]
    assert game.table.cubes[WC] == 13


def test_proletarians_of_the_world_unite_adds_no_more_cubes_than_there_are() -> None:
    assert played("proletarians-of-the-world-unite", bag={"WC": 24}).table.bag[WC] == 25
    assert why_not(holding("proletarians-of-the-world-unite", bag={"WC": 25})) == ("no-voting-cubes", {})


# Boost Domestic Tourism


def test_boost_domestic_tourism_the_state_pays_the_smaller_half() -> None:
    game = played(
        "boost-domestic-tourism",
        policies=["1B"],
        storage={"CC": {"luxury": 8}, "MC": {"luxury": 2}},
        prices={"CC": {"luxury": 5}},
        money={"WC": 30, "MC": 40, "CC": 0, "ST": 100},
    )
    assert option_ids(game) == ["from/MC", "from/CC"]  # the Foreign Market is no player
    game.choose("from/CC")
    assert option_ids(game) == amounts(3)
    game.choose("amount/3")
    assert game.decision.kind == "turn"
    assert game.table.money == [22, 40, 15, 93]
    assert game.table.goods[WC][LUXURY] == 3
    assert game.table.storage[CC][LUXURY] == 5
    assert game.table.legitimacy == [3, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boost_domestic_tourism_makes_the_state_borrow_its_half(players: int) -> None:
    game = played("boost-domestic-tourism", players=players, policies=["1A"], money={"CC": 0, "ST": 5, "WC": 8})
    game.choose("amount/2")  # of the 2 luxury that CC has from the start, at 8 V
    assert game.table.money[WC] == 0
    assert game.table.money[CC] == 16
    assert (game.table.money[ST], game.table.loans[ST]) == (47, 1)


def test_boost_domestic_tourism_from_the_state_costs_just_half() -> None:
    game = played(
        "boost-domestic-tourism",
        policies=["1B"],
        storage={"CC": {"luxury": 0}, "ST": {"luxury": 2}},
        money={"WC": 10, "ST": 100},
    )
    game.choose("amount/2")
    assert game.table.money == [2, 40, 120, 108]
    assert paid(game, "ST", "action-card") == 0


def test_boost_domestic_tourism_needs_luxury_and_money_for_one() -> None:
    nothing = holding("boost-domestic-tourism", policies=["1B"], storage={"CC": {"luxury": 0}})
    assert why_not(nothing) == ("nothing-to-buy", {})
    poor = holding("boost-domestic-tourism", policies=["1B"], money={"WC": 3})
    assert why_not(poor) == ("needs-money", {"needed": 4, "has": 3})


# Public Opinion Polling


def test_f39_public_opinion_polling_is_decided_before_anyone_takes_sides() -> None:
    game = played("public-opinion-polling", bag={"WC": 3, "MC": 0, "CC": 2}, influence=NO_INFLUENCE, vp={"WC": 0})
    game.choose("bill/7A")
    assert (game.decision.seat, option_ids(game)) == ("WC", ["no-vote", "call-vote"])
    assert game.table.drawn == [3, 0, 2]
    game.choose("call-vote")
    assert (game.decision.seat, game.decision.kind) == ("MC", "state-stance")
    vote(game, MC="against", CC="against")
    assert game.decision.kind == "turn"
    assert game.scores["WC"] == 3
    assert game.table.policies[IMMIGRATION] == 0
    assert game.table.bag == [0, 0, 2]
    assert game.table.cubes[WC] == 25


def test_public_opinion_polling_votes_with_the_cubes_just_seen_and_influence() -> None:
    bag = {"WC": 6, "MC": 6, "CC": 6}
    game = played("public-opinion-polling", bag=bag, influence={**NO_INFLUENCE, "WC": 2, "CC": 1})
    game.choose("bill/7A")
    seen = list(game.table.drawn)
    assert sum(seen) == 5
    picks(game, "call-vote", "against", "against")
    assert game.table.drawn == seen
    assert game.table.influence[WC] == 2  # calling it was free
    picks(game, "spend-influence/WC/2", "spend-influence/CC/1")
    assert game.decision.kind == "turn"
    assert sum(game.table.drawn) == 0
    passed = seen[WC] + 2 >= seen[MC] + seen[CC] + 1
    assert game.table.policies[IMMIGRATION] == (0 if passed else 1)
    assert game.table.bag == ([6 - seen[WC], 6, 6] if passed else [6, 6 - seen[MC], 6 - seen[CC]])


def test_public_opinion_polling_without_a_vote_returns_the_cubes_and_leaves_the_bill() -> None:
    game = played("public-opinion-polling", influence={"WC": 3})
    picks(game, "bill/7A", "no-vote")
    assert game.decision.kind == "turn"  # nor is there a vote for influence
    assert game.table.influence[WC] == 3
    assert game.table.bag == [8, 8, 8]
    assert game.table.bills[IMMIGRATION] == WC


def test_public_opinion_polling_refills_an_empty_bag_twice() -> None:
    game = played("public-opinion-polling", bag={"WC": 0, "MC": 0, "CC": 1}, influence=NO_INFLUENCE)
    game.choose("bill/7A")
    assert sum(game.table.drawn) == 5
    game.choose("no-vote")
    assert game.table.bag == [4, 4, 1 + 4]  # half of Population 3 and of 3 operational companies, twice
    assert game.table.influence[ST] == 0


def test_public_opinion_polling_with_2_players_puts_the_mc_cubes_aside() -> None:
    bag = {"WC": 0, "MC": 4, "CC": 1}
    game = played("public-opinion-polling", players=2, bag=bag, influence={"WC": 0, "CC": 0})
    picks(game, "bill/7A", "call-vote", "against")
    assert game.table.policies[IMMIGRATION] == 1
    assert (game.table.bag, game.table.cubes[MC]) == ([0, 0, 0], 25)


def test_public_opinion_polling_needs_a_bill_marker_and_a_policy() -> None:
    no_marker = holding("public-opinion-polling", bills={"1B": "WC", "3B": "WC", "6A": "WC"})
    assert why_not(no_marker) == ("no-bill-marker", {})
    all_taken = {"1B": "MC", "2A": "MC", "3B": "MC", "4A": "CC", "5B": "CC", "6A": "CC", "7A": "ST"}
    assert why_not(holding("public-opinion-polling", bills=all_taken)) == ("every-policy-has-a-bill", {})


# Supplemental Income Program


def test_supplemental_income_program_pays_for_everyone_with_a_job_and_then_lets_buy() -> None:
    companies = {"WC": [{"company": "cooperative-farm", "class": "WC"}]}
    game = played(
        "supplemental-income-program",
        companies=companies,
        trade_unions=["agriculture"],
        unemployed={"WC": {"unskilled": 4}},
        money={"WC": 0, "ST": 100},
    )
    assert game.table.money[ST] == 89  # 7 in companies, 3 in the farm, 1 in the union
    assert game.table.money[WC] == 11
    assert game.table.legitimacy == [2, 2, 2]
    picks(game, "go-on", "buy/luxury")
    assert option_ids(game) == ["from/CC", "from/foreign-market"]
    picks(game, "from/foreign-market")
    assert game.decision.kind == "turn"  # money for 1 at 9 V, and for nothing else
    assert game.table.money[WC] == 2
    assert game.table.goods[WC][LUXURY] == 1
    assert game.table.legitimacy == [3, 2, 2]  # 11 workers are one full 10


@pytest.mark.parametrize(
    ("more", "employed", "legitimacy"),
    [
        ((), 7, 2),
        (("fast-food-chain",), 9, 2),
        (("hotel",), 10, 3),
        (("hotel", "vegetable-farm", "publishing-house", "fast-food-chain", "fashion-company"), 20, 4),
    ],
    ids=["7", "9", "10", "20"],
)
def test_supplemental_income_program_gains_legitimacy_for_full_tens(
    more: tuple[str, ...], employed: int, legitimacy: int
) -> None:
    companies = [{"company": slug, "class": "WC"} for slug in ("supermarket", "college", *more)]
    game = played("supplemental-income-program", companies={"CC": companies}, markets={"CC": []}, money={"WC": 20})
    assert game.table.money[WC] == 20 + employed
    game.choose("skip")
    assert game.table.legitimacy == [legitimacy, 2, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_supplemental_income_program_makes_the_state_borrow(players: int) -> None:
    game = played("supplemental-income-program", players=players, money={"WC": 30, "ST": 3})
    game.choose("skip")
    assert game.table.money[WC] == 37
    assert (game.table.money[ST], game.table.loans[ST]) == (46, 1)


def test_supplemental_income_program_asks_for_no_purchase_where_none_is_possible() -> None:
    game = played("supplemental-income-program", policies=["4C", "6A"], money={"WC": 0}, prices={"CC": {"luxury": 8}})
    assert game.table.money[WC] == 7
    assert game.decision.kind == "turn"


# Extra Shift


def test_extra_shift_pays_wages_produces_and_then_sells() -> None:
    game = played("extra-shift", money={"WC": 30, "ST": 120}, storage={"ST": {"health": 6}}, vp={"ST": 0})
    assert option_ids(game) == ["overtime/university-hospital", "overtime/technical-university"]
    game.choose("overtime/university-hospital")
    assert (game.table.money[WC], game.table.money[ST]) == (60, 90)
    assert game.table.storage[ST][HEALTH] == 12
    assert not company(game, "university-hospital").committed
    game.choose("go-on")
    assert option_ids(game) == amounts(3)
    game.choose("amount/3")
    assert game.decision.kind == "turn"
    assert (game.table.money[WC], game.table.money[ST]) == (45, 105)
    assert game.table.goods[WC][HEALTH] == 3
    assert game.scores["ST"] == 1  # for a sale at 5 V
    assert game.table.legitimacy == [2, 2, 2]


def test_extra_shift_of_mc_workers_pays_the_middle_class_and_the_purchase_may_be_left_out() -> None:
    game = played("extra-shift", money={"WC": 30, "MC": 40, "ST": 120})
    picks(game, "overtime/technical-university", "skip")
    assert game.table.money == [30, 70, 120, 90]
    assert game.table.storage[ST][EDUCATION] == 12
    assert game.table.goods[WC][EDUCATION] == 0


def test_extra_shift_loses_what_the_state_cannot_store() -> None:
    game = played("extra-shift", storage={"ST": {"health": 10}})
    game.choose("overtime/university-hospital")
    assert game.table.storage[ST][HEALTH] == 12


@pytest.mark.parametrize("players", [3, 4])
def test_extra_shift_in_the_media_makes_the_state_borrow_and_sells_influence(players: int) -> None:
    committed = {"company": "national-public-broadcasting", "class": "WC", "committed": True}
    game = played(
        "extra-shift",
        players=players,
        companies={"ST": [committed]},
        money={"WC": 0, "ST": 10},
        media_influence=4,
        influence={"WC": 0},
    )
    assert (game.table.money[ST], game.table.loans[ST]) == (30, 1)
    assert game.table.media_influence == 8
    picks(game, "go-on", "amount/3")
    assert (game.table.money[WC], game.table.money[ST]) == (0, 60)
    assert (game.table.influence[WC], game.table.media_influence) == (3, 5)
    assert company(game, "national-public-broadcasting").committed


def test_extra_shift_needs_a_public_company_at_work() -> None:
    struck = {"company": "university-hospital", "class": "WC", "strike": True}
    game = holding("extra-shift", companies={"ST": [struck, {"company": "technical-university"}]})
    assert why_not(game) == ("no-company-for-extra-shift", {})


# Affordable Housing


def test_affordable_housing_costs_20_to_cc_for_5_points_or_10_to_mc_for_3() -> None:
    game = played("affordable-housing", money={"WC": 20, "CC": 0}, vp={"WC": 0})
    capital = game.table.capital
    assert option_ids(game) == ["option/1", "option/2"]
    game.choose("option/1")
    assert game.table.money == [0, 40, 20, 120]
    assert game.table.capital == capital
    assert game.scores["WC"] == 5

    game = played("affordable-housing", money={"WC": 20, "CC": 0}, vp={"WC": 0})
    game.choose("option/2")
    assert game.table.money == [10, 50, 0, 120]
    assert game.scores["WC"] == 3


def test_affordable_housing_is_never_paid_with_a_loan() -> None:
    game = played("affordable-housing", money={"WC": 19}, vp={"WC": 0})
    assert game.decision.kind == "turn"  # the cheaper option is the only one
    assert (game.table.money[WC], game.scores["WC"], game.table.loans[WC]) == (9, 3, 0)
    game = holding("affordable-housing", money={"WC": 9})
    assert why_not(game) == ("needs-money", {"needed": 10, "has": 9})


def test_affordable_housing_with_2_players_can_only_go_to_cc() -> None:
    game = played("affordable-housing", players=2, money={"WC": 25, "CC": 0}, vp={"WC": 0})
    assert game.decision.kind == "turn"
    assert (game.table.money[WC], game.table.money[CC], game.scores["WC"]) == (5, 20, 5)
    assert "play/affordable-housing" not in option_ids(holding("affordable-housing", players=2, money={"WC": 19}))


# Signing Bonus


def test_f15_workers_of_a_signing_bonus_are_committed_and_bring_4_each() -> None:
    stores = ("convenience-store", "doctors-office", "game-store")
    game = played(
        "signing-bonus",
        companies={"MC": [{"company": slug, "class": "MC"} for slug in stores]},
        unemployed={"WC": {"healthcare": 2, "unskilled": 3}},
        money={"WC": 0, "MC": 40, "CC": 3, "ST": 120},
        capital=10,
    )
    game.choose("fill/clinic")
    assert option_ids(game) == ["take/healthcare/unemployed", "take/unskilled/unemployed"]  # nobody who has a job
    game.choose("take/healthcare/unemployed")
    picks(game, "fill/convenience-store", "fill/doctors-office")
    assert game.decision.kind == "turn"  # that makes 4, so nobody goes to the game store
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert company(game, "clinic").committed
    assert company(game, "convenience-store").employee_committed
    assert company(game, "doctors-office").employee_committed
    assert game.table.money == [16, 32, 0, 120]
    assert game.table.capital == 5
    assert game.table.legitimacy == [2, 2, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_signing_bonus_makes_owners_borrow(players: int) -> None:
    game = played(
        "signing-bonus",
        players=players,
        unemployed={"WC": {"media": 1, "unskilled": 3}},
        money={"WC": 0, "MC": 3, "ST": 5},
    )
    picks(game, "fill/national-public-broadcasting")
    while game.decision.kind == "take-workers":
        game.choose("take/unskilled/unemployed")
    assert (game.table.money[ST], game.table.loans[ST]) == (43, 1)
    game.choose("fill/convenience-store")
    assert (game.table.money[MC], game.table.loans[MC]) == (49, 1)
    assert game.table.money[WC] == 16


def test_signing_bonus_pays_nothing_for_unions_and_farms() -> None:
    supermarkets = [{"company": "supermarket", "class": "WC"}, {"company": "supermarket-2", "class": "WC"}]
    game = played(
        "signing-bonus",
        companies={"WC": [{"company": "cooperative-farm"}], "MC": [], "CC": supermarkets, "ST": []},
        unemployed={"WC": {"agriculture": 1, "unskilled": 3}},
        money={"WC": 10},
    )
    game.choose("form-union/agriculture")
    game.choose("fill/cooperative-farm")
    assert game.decision.kind == "turn"
    assert game.table.unions[FOOD] == 1
    assert company(game, "cooperative-farm").committed
    assert game.table.money == [10, 40, 120, 120]


def test_signing_bonus_needs_an_unemployed_worker_for_an_open_company() -> None:
    assert why_not(holding("signing-bonus")) == ("no-company-to-fill", {})


# General Strike


def strikers(*slugs: str, strike: bool = False) -> list[dict[str, object]]:
    return [{"company": slug, "class": "WC", "strike": strike} for slug in slugs]


def on_strike(game: Game) -> list[str]:
    return [struck.card.slug for struck in game.table.all_companies() if struck.on_strike]


@pytest.mark.parametrize("unions", [[], ["agriculture"], ["agriculture", "luxury"]])
def test_general_strike_places_one_more_token_for_each_union(unions: list[str]) -> None:
    slugs = ("supermarket", "supermarket-2", "shopping-mall", "shopping-mall-2", "college")
    game = played("general-strike", companies={"CC": strikers(*slugs)}, trade_unions=unions)
    for slug in slugs[: 2 + len(unions)]:
        game.choose(f"strike/{slug}")
    assert game.decision.kind == "turn"
    assert on_strike(game) == list(slugs[: 2 + len(unions)])


def test_general_strike_may_stop_after_one_token() -> None:
    game = played("general-strike")
    assert option_ids(game) == ["strike/supermarket", "strike/college", "strike/university-hospital"]
    picks(game, "strike/college", "done")
    assert on_strike(game) == ["college"]


def test_general_strike_keeps_the_limits_of_a_strike() -> None:
    companies = [
        {"company": "supermarket", "class": "WC", "committed": True},
        {"company": "college", "class": "WC", "wage": "L3"},
        {"company": "shopping-mall", "class": "MC"},
        {"company": "clinic", "class": "WC", "strike": True},
    ]
    game = holding(
        "general-strike", players=3, companies={"CC": companies}
    )  # with 3 nobody strikes in public companies
    assert why_not(game) == ("no-company-to-strike", {})


def test_general_strike_has_7_tokens() -> None:
    six = strikers(
        "fast-food-chain",
        "vegetable-farm",
        "fashion-company",
        "hotel",
        "radio-station",
        "publishing-house",
        strike=True,
    )
    companies = {"CC": [*six, *strikers("supermarket", "shopping-mall")], "MC": [], "ST": []}
    game = played("general-strike", companies=companies, markets={"CC": []})
    game.choose("strike/shopping-mall")
    assert game.decision.kind == "turn"
    assert len(on_strike(game)) == 7

    companies["CC"][-1]["strike"] = True
    assert why_not(holding("general-strike", companies=companies, markets={"CC": []})) == ("no-strike-token", {})


# Fake News


def test_fake_news_takes_4_of_6_cubes_out_of_the_bag() -> None:
    game = played("fake-news", bag={"WC": 2, "MC": 1, "CC": 3})
    assert option_ids(game) == ["remove-cube/WC", "remove-cube/MC", "remove-cube/CC", "done"]
    picks(game, "remove-cube/CC", "remove-cube/CC", "remove-cube/MC")
    assert option_ids(game) == ["remove-cube/WC", "remove-cube/CC", "done"]
    game.choose("remove-cube/CC")
    assert game.decision.kind == "turn"
    assert game.table.bag == [2, 0, 0]
    assert game.table.cubes == [23, 25, 25]


def test_fake_news_may_take_fewer() -> None:
    game = played("fake-news")
    assert sum(game.table.drawn) == 6
    game.choose("done")
    assert game.table.bag == [8, 8, 8]


def test_fake_news_refills_an_empty_bag_twice() -> None:
    game = played("fake-news", bag={"WC": 1, "MC": 0, "CC": 0}, influence={"ST": 1})
    assert sum(game.table.drawn) == 6
    game.choose("done")
    assert game.table.bag == [1 + 4, 4, 4]
    assert game.table.influence[ST] == 1


# State Scholarship


def test_e01_state_scholarship_buys_education_at_half_the_cost() -> None:
    game = played("state-scholarship", policies=["5C"], money={"WC": 30, "ST": 100})
    assert option_ids(game) == amounts(3)
    game.choose("amount/3")
    assert (game.table.money[WC], game.table.money[ST]) == (15, 115)
    assert game.table.goods[WC][EDUCATION] == 3
    assert game.table.storage[ST][EDUCATION] == 3
    assert game.table.legitimacy == [3, 2, 2]


def test_f44_state_scholarship_halves_the_sum() -> None:
    game = played("state-scholarship", policies=["5B"], unemployed={"WC": {"unskilled": 8}}, money={"WC": 13})
    game.choose("amount/5")
    assert game.table.money[WC] == 0
    assert game.table.goods[WC][EDUCATION] == 5


def test_f45_the_state_gets_the_point_of_5b_and_the_legitimacy() -> None:
    game = played("state-scholarship", policies=["5B"], money={"WC": 30}, vp={"ST": 10})
    game.choose("amount/1")
    assert game.table.money[WC] == 27
    assert game.scores["ST"] == 11
    assert game.table.legitimacy == [3, 2, 2]


def test_state_scholarship_needs_education_and_money_for_one() -> None:
    nothing = holding("state-scholarship", storage={"ST": {"education": 0}})
    assert why_not(nothing) == ("nothing-to-buy", {})
    poor = holding("state-scholarship", policies=["5C"], money={"WC": 4})
    assert why_not(poor) == ("needs-money", {"needed": 5, "has": 4})


# Radical Reforms


def test_radical_reforms_reach_any_section_but_have_no_immediate_vote() -> None:
    game = played("radical-reforms", policies=["1C", "3A"], bills={"7A": "MC"}, influence={"WC": 3})
    offered = option_ids(game)
    assert {"bill/1A", "bill/1B", "bill/3B", "bill/3C"} <= set(offered)
    assert not {"bill/1C", "bill/3A", "bill/7A", "bill/7C"} & set(offered)
    game.choose("bill/3C")
    assert game.decision.kind == "turn"
    assert game.table.influence[WC] == 3
    assert (game.table.bills[TAXATION], game.table.bill_sections[TAXATION]) == (WC, 2)


def test_radical_reforms_need_a_bill_marker() -> None:
    game = holding("radical-reforms", bills={"1B": "WC", "3B": "WC", "6A": "WC"})
    assert why_not(game) == ("no-bill-marker", {})


# Unemployment Benefits


def test_unemployment_benefits_pay_5_for_each_unemployed_and_then_let_buy_from_the_state() -> None:
    game = played("unemployment-benefits", unemployed={"WC": {"media": 1, "unskilled": 4}}, money={"WC": 0, "ST": 50})
    assert (game.table.money[WC], game.table.money[ST]) == (25, 25)
    game.choose("go-on")
    assert option_ids(game) == ["buy/health", "buy/education", "buy/influence"]
    game.choose("buy/health")
    assert option_ids(game) == amounts(4)
    game.choose("amount/2")
    assert game.decision.kind == "turn"
    assert (game.table.money[WC], game.table.money[ST]) == (15, 35)
    assert game.table.goods[WC][HEALTH] == 2
    assert game.table.legitimacy == [3, 2, 2]


@pytest.mark.parametrize(("unskilled", "legitimacy"), [(0, 2), (2, 2), (3, 3), (5, 3), (6, 4)])
def test_unemployment_benefits_gain_legitimacy_for_full_threes(unskilled: int, legitimacy: int) -> None:
    game = played("unemployment-benefits", unemployed={"WC": {"unskilled": unskilled}}, money={"WC": 20})
    assert game.table.money[WC] == 20 + 5 * unskilled
    game.choose("skip")
    assert game.table.legitimacy == [legitimacy, 2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unemployment_benefits_make_the_state_borrow(players: int) -> None:
    unemployed_workers = {"WC": {"unskilled": 3}}
    game = played("unemployment-benefits", players=players, unemployed=unemployed_workers, money={"WC": 0, "ST": 10})
    game.choose("skip")
    assert game.table.money[WC] == 15
    assert (game.table.money[ST], game.table.loans[ST]) == (45, 1)


# Interest Groups


def test_interest_groups_replace_3_cubes_of_opponents() -> None:
    game = played("interest-groups", bag={"WC": 4, "MC": 2, "CC": 1})
    assert game.decision.kind == "turn"
    assert game.table.bag == [7, 0, 0]
    assert game.table.cubes == [18, 25, 25]

    game = played("interest-groups")
    assert (game.table.bag[WC], sum(game.table.bag)) == (11, 24)
    assert sum(game.table.drawn) == 0


def test_interest_groups_stop_when_the_bag_is_empty() -> None:
    game = played("interest-groups", bag={"WC": 5, "MC": 0, "CC": 2})
    assert game.table.bag == [7, 0, 0]


def test_interest_groups_with_too_few_cubes_choose_whose_to_replace() -> None:
    game = played("interest-groups", bag={"WC": 23, "MC": 2, "CC": 1})
    assert option_ids(game) == ["replace-cube/MC", "replace-cube/CC"]
    game.choose("replace-cube/CC")
    assert game.decision.kind == "turn"  # the other cube can only be one of MC's
    assert game.table.bag == [25, 1, 0]
    assert game.table.cubes == [0, 24, 25]


def test_interest_groups_with_2_players_count_mc_cubes_as_opponents() -> None:
    game = played("interest-groups", players=2, bag={"WC": 0, "MC": 3, "CC": 0})
    assert game.table.bag == [3, 0, 0]


def test_interest_groups_need_a_cube_to_replace_and_one_to_put_in_its_place() -> None:
    assert why_not(holding("interest-groups", bag={"WC": 3, "MC": 0, "CC": 0})) == ("no-cubes-of-others", {})
    assert why_not(holding("interest-groups", bag={"WC": 25})) == ("no-voting-cubes", {})


def test_every_card_of_the_deck_has_a_test_of_its_own() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    for slug in SLUGS:
        assert any(slug.replace("-", "_") in name for name in names), slug
