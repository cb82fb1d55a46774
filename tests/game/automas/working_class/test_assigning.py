"""Assign Workers: its criteria, where workers go, when employed ones move, and the demonstration instead of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import EDUCATION, FISCAL, B
from tests.game.automas.at_the_table import acts, reasons, take_turn
from tests.game.automas.working_class.at_the_table import NOTHING_FOR_SALE, WORKING_IN_CC, WORKING_IN_ST, wca
from tests.game.table_talk import company, unemployed, workers_in

WITHOUT_BONUS = 7  # Assign Workers comes first on this card, and its bonus needs 7B or 7C


def assigning(
    cc: Sequence[Mapping[str, object]],
    unemployed: dict[str, int],
    *,
    st: Sequence[Mapping[str, object]] = (),
    mc: Sequence[Mapping[str, object]] | None = None,
    policies: tuple[str, ...] = ("7A",),
    card: int = WITHOUT_BONUS,
    **position: object,
) -> Game:
    """Let a simple Automa assign these unemployed; with companies of the Middle Class it is a game of three."""
    companies = {"CC": list(cc), "ST": list(st)}
    players = 2
    if mc is not None:
        companies["MC"] = list(mc)
        players = 3
    declared: dict[str, object] = {"players": players, "companies": companies, "unemployed": {"WC": unemployed}}
    return take_turn(wca("simple", card, **declared, policies=list(policies), **position))


def at_work(name: str, **more: object) -> dict[str, object]:
    """A company where the Working Class works."""
    return {"company": name, "class": "WC", **more}


def empty(name: str, **more: object) -> dict[str, object]:
    """A company without workers."""
    return {"company": name, **more}


# Assign Workers Criteria


def test_forming_a_trade_union_comes_first() -> None:
    cc = [at_work("college"), empty("hotel")]
    game = assigning(cc, {"education": 1, "unskilled": 2}, st=[at_work("public-university")])
    assert game.table.unions[EDUCATION] == 1
    assert workers_in(game, "hotel") == []
    assert reasons(game) == ["assigning-forms-a-trade-union"]


def test_a_trade_union_can_be_formed_by_the_workers_assigned_before() -> None:
    cc = [at_work("college"), empty("academy")]
    game = assigning(cc, {"education": 2, "unskilled": 1})
    assert workers_in(game, "academy") == ["education", "unskilled"]
    assert game.table.unions[EDUCATION] == 1
    assert unemployed(game, "WC") == {}


def test_then_most_unemployed_assigned() -> None:
    game = assigning([empty("hotel"), empty("supermarket", wage="L3")], {"agriculture": 1, "unskilled": 2})
    assert workers_in(game, "hotel") == ["unskilled", "unskilled", "agriculture"]
    assert reasons(game) == ["assigning-most-unemployed"]


def test_then_meeting_the_needs_of_a_trade_union() -> None:
    cc = [at_work("shopping-mall"), empty("fashion-company"), empty("radio-station", wage="L3")]
    game = assigning(cc, {"unskilled": 2})
    assert workers_in(game, "fashion-company") == ["unskilled"] * 2
    assert reasons(game) == ["assigning-meets-the-needs-of-a-trade-union"]


def test_then_highest_wages() -> None:
    game = assigning([empty("fashion-company", wage="L3"), empty("radio-station")], {"unskilled": 2})
    assert workers_in(game, "fashion-company") == ["unskilled"] * 2
    assert reasons(game) == ["assigning-highest-wages"]


def test_then_a_public_company() -> None:
    unemployed = {"agriculture": 1, "healthcare": 1, "unskilled": 1}
    game = assigning([empty("supermarket")], unemployed, st=[empty("public-hospital")])
    assert workers_in(game, "public-hospital") == ["healthcare", "unskilled"]
    assert reasons(game) == ["assigning-public-company"]


def test_then_a_capitalist_class_company() -> None:
    mc = [
        {"company": "doctors-office", "class": "MC"},
        {"company": "organic-farm", "class": "MC"},
    ]
    game = assigning([empty("supermarket")], {"agriculture": 1, "unskilled": 1}, mc=mc)
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert reasons(game) == ["assigning-capitalist-company"]


def test_then_the_service_that_no_public_company_makes() -> None:
    cc = [empty("clinic"), empty("college")]
    st = [{"company": "university-hospital", "class": "MC"}]
    game = assigning(cc, {"healthcare": 1, "education": 1, "unskilled": 1}, st=st, mc=[])
    assert workers_in(game, "college") == ["education", "unskilled"]
    assert "service-not-produced" in reasons(game)


@pytest.mark.parametrize(("policies", "filled"), [(("4B", "5C"), "clinic"), (("4C", "5B"), "college")])
def test_or_the_cheaper_service(policies: tuple[str, str], filled: str) -> None:
    cc = [empty("clinic"), empty("college")]
    game = assigning(cc, {"healthcare": 1, "education": 1, "unskilled": 1}, policies=("7A", *policies))
    assert len(workers_in(game, filled)) == 2
    assert "cheaper-service" in reasons(game)


@pytest.mark.parametrize(
    ("choice", "filled"),
    [
        (("fast-food-chain", "radio-station", "fashion-company"), "fast-food-chain"),
        (("radio-station", "fashion-company"), "radio-station"),
    ],
)
def test_then_agriculture_media_and_luxury(choice: tuple[str, ...], filled: str) -> None:
    game = assigning([empty(name) for name in choice], {"unskilled": 2})
    assert workers_in(game, filled) == ["unskilled"] * 2
    assert reasons(game) == ["assigning-order-of-industries"]


def test_then_at_random() -> None:
    filled = set()
    for seed in range(12):
        cc = [empty("clinic"), empty("clinic-2")]
        game = assigning(cc, {"healthcare": 1, "unskilled": 1}, seed=seed)
        assert reasons(game)[0] == "at-random"
        filled.add("clinic" if workers_in(game, "clinic") else "clinic-2")
    assert filled == {"clinic", "clinic-2"}


def test_unskilled_slots_take_unskilled_workers_first_and_then_the_skill_of_which_there_are_most() -> None:
    game = assigning([empty("hotel")], {"unskilled": 1, "media": 3, "luxury": 1})
    assert workers_in(game, "hotel") == ["unskilled", "media", "media"]


def test_a_skilled_worker_whom_a_skilled_slot_needs_is_not_spent_on_an_unskilled_one() -> None:
    game = assigning([empty("supermarket")], {"agriculture": 1, "media": 1})
    assert workers_in(game, "supermarket") == ["agriculture", "media"]


# Action Criteria


def test_one_unemployed_worker_for_a_company_is_not_enough() -> None:
    mc = [{"company": "doctors-office", "class": "MC"}]
    game = assigning([], {"unskilled": 1}, mc=mc)
    assert "AW" not in acts(game)


def test_one_worker_for_a_trade_union_is_enough() -> None:
    game = assigning([at_work("college")], {"education": 1}, st=[at_work("public-university")])
    assert acts(game) == ["AW"]
    assert game.table.unions[EDUCATION] == 1


@pytest.mark.parametrize(("committed", "expected"), [(False, "AW"), (True, "PB")])
def test_2_unemployed_may_need_an_employed_worker_to_fill_a_company(committed: bool, expected: str) -> None:
    laboratory = {"company": "medical-laboratory", "class": "MC", "employee": "healthcare"}
    game = assigning(
        WORKING_IN_CC[:2],
        {"unskilled": 2},
        st=[empty("university-hospital")],
        mc=[{**laboratory, "employee_committed": committed}],
        **NO_JOBS,
    )
    assert acts(game) == [expected]
    assert len(workers_in(game, "university-hospital")) == (0 if committed else 3)


NO_JOBS: dict[str, Any] = {"storage": NOTHING_FOR_SALE, "money": {"WC": 0}}


@pytest.mark.parametrize(("idle", "expected"), [(2, "DEM"), (1, "PB")])
def test_simple_mode_demonstrates_where_nobody_can_be_assigned(idle: int, expected: str) -> None:
    game = assigning(WORKING_IN_CC, {"unskilled": idle}, st=WORKING_IN_ST, **NO_JOBS)
    assert acts(game) == [expected]
    assert game.table.demonstration == (expected == "DEM")


def test_simple_mode_demonstrates_only_once_at_a_time() -> None:
    game = assigning(WORKING_IN_CC, {"unskilled": 3}, st=WORKING_IN_ST, demonstration=True, **NO_JOBS)
    assert acts(game) == ["PB"]


# Swap Workers


def test_skilled_workers_are_swapped_out_of_unskilled_slots_before_assigning() -> None:
    cc = [at_work("supermarket", workers=["agriculture", "healthcare"], committed=True)]
    game = assigning(cc, {"unskilled": 2}, st=[empty("public-hospital")])
    assert acts(game) == ["AW"]
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert workers_in(game, "public-hospital") == ["healthcare", "unskilled"]


def test_with_too_few_unskilled_unemployed_the_skill_with_most_open_slots_is_swapped_first() -> None:
    cc = [
        at_work("supermarket", workers=["agriculture", "luxury"]),
        at_work("fast-food-chain", workers=["healthcare", "healthcare"]),
        empty("shopping-mall", wage="L3"),
    ]
    game = assigning(cc, {"unskilled": 1, "media": 1})
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert workers_in(game, "shopping-mall") == ["luxury", "media"]


def test_nobody_is_swapped_where_nobody_is_assigned_in_simple_mode() -> None:
    cc = [at_work("supermarket", workers=["agriculture", "media"])]
    game = assigning(cc, {"unskilled": 1}, **NO_JOBS)
    assert "AW" not in acts(game)
    assert workers_in(game, "supermarket") == ["agriculture", "media"]


# Employed workers


ANY_NUMBER = 19


def test_at_2c_employed_workers_move_from_the_capitalist_class_to_the_state() -> None:
    game = assigning(
        [at_work("clinic", wage="L1"), empty("fashion-company")],
        {"unskilled": 2},
        st=[empty("public-hospital")],
        policies=("2C",),
        card=ANY_NUMBER,
    )
    assert workers_in(game, "fashion-company") == ["unskilled"] * 2
    assert workers_in(game, "public-hospital") == ["healthcare", "unskilled"]
    assert workers_in(game, "clinic") == []
    assert company(game, "public-hospital").committed
    assert unemployed(game, "WC") == {}


@pytest.mark.parametrize(("wage", "moves"), [("L1", True), ("L2", False)])
def test_employed_workers_don_t_move_for_less_money(wage: str, moves: bool) -> None:
    game = assigning(
        [at_work("clinic", wage=wage), empty("fashion-company")],
        {"unskilled": 2},
        st=[empty("public-hospital", wage="L1")],
        policies=("2C",),
        card=ANY_NUMBER,
    )
    assert (workers_in(game, "clinic") == []) == moves


@pytest.mark.parametrize("state", ["committed", "strike"])
def test_committed_and_striking_workers_don_t_move(state: str) -> None:
    game = assigning(
        [at_work("clinic", wage="L1", **{state: True}), empty("fashion-company")],
        {"unskilled": 2},
        st=[empty("public-hospital")],
        policies=("2C",),
        card=ANY_NUMBER,
    )
    assert len(workers_in(game, "clinic")) == 2


@pytest.mark.parametrize("union_within_reach", [True, False])
def test_employed_workers_don_t_move_if_a_trade_union_would_lack_them(union_within_reach: bool) -> None:
    st = [empty("public-hospital"), *([at_work("public-university")] if union_within_reach else [])]
    game = assigning(
        [at_work("college", workers=["education", "healthcare"], wage="L1"), empty("radio-station")],
        {"media": 2},
        st=st,
        policies=("2C",),
        card=ANY_NUMBER,
    )
    assert acts(game) == ["AW"]
    assert (len(workers_in(game, "college")) == 2) == union_within_reach


def test_at_2b_any_number_means_unemployed_workers_only() -> None:
    game = assigning(
        [at_work("clinic", wage="L2"), empty("fashion-company")],
        {"unskilled": 2},
        st=[empty("public-hospital")],
        policies=("2B",),
        card=ANY_NUMBER,
    )
    assert len(workers_in(game, "clinic")) == 2


def test_employees_of_the_middle_class_move_to_the_state_with_an_unemployed_one() -> None:
    mc = [
        {"company": "medical-laboratory", "class": "MC", "employee": "healthcare", "wage": "L1"},
        {"company": "convenience-store", "class": "MC", "employee": "unskilled", "wage": "L1"},
    ]
    game = assigning(
        [empty("fashion-company")],
        {"unskilled": 3},
        st=[empty("university-hospital", wage="L1")],
        mc=mc,
        policies=("2C",),
        card=ANY_NUMBER,
    )
    assert workers_in(game, "university-hospital") == ["healthcare", "unskilled", "unskilled"]
    assert workers_in(game, "fashion-company") == ["unskilled"] * 2
    assert unemployed(game, "WC") == {}


def test_the_last_unemployed_of_a_skill_joins_employees_who_move() -> None:
    game = assigning(
        [empty("shopping-mall")],
        {"healthcare": 1, "luxury": 1, "unskilled": 1},
        st=[empty("public-hospital-2", wage="L1")],
        mc=[{"company": "convenience-store", "class": "MC", "employee": "unskilled", "wage": "L1"}],
        policies=("2C",),
        card=ANY_NUMBER,
    )
    assert workers_in(game, "shopping-mall") == ["luxury", "unskilled"]
    assert workers_in(game, "public-hospital-2") == ["healthcare", "unskilled"]
    assert unemployed(game, "WC") == {}


def test_spare_assignments_of_the_usual_action_move_employed_workers_too() -> None:
    game = assigning(
        [at_work("clinic", wage="L2"), at_work("college"), at_work("academy")],
        {"education": 1},
        st=[empty("public-hospital")],
    )
    assert game.table.unions[EDUCATION] == 1
    assert workers_in(game, "public-hospital") == ["healthcare", "unskilled"]


def test_of_several_moves_the_one_that_meets_the_needs_of_a_trade_union() -> None:
    """The luxury worker forms a union; with 2 assignments left one of two companies can move to the State."""
    game = assigning(
        [
            at_work("shopping-mall"),
            at_work("fashion-company"),
            at_work("clinic", committed=True),
            at_work("supermarket", workers=["agriculture", "healthcare"]),
            at_work("radio-station", workers=["education", "media"]),
        ],
        {"luxury": 1},
        st=[empty("public-hospital"), empty("public-university")],
    )
    assert workers_in(game, "public-hospital") == ["healthcare", "agriculture"]
    assert workers_in(game, "public-university") == []  # though it would pay more than the radio station
    assert reasons(game)[-1] == "assigning-meets-the-needs-of-a-trade-union"


def test_an_employed_worker_leads_a_trade_union_if_an_unemployed_one_takes_its_slot() -> None:
    cc = [at_work("college"), at_work("supermarket", workers=["agriculture", "education"])]
    game = assigning(cc, {"media": 1}, st=[at_work("public-university")])
    assert game.table.unions[EDUCATION] == 1
    assert workers_in(game, "supermarket") == ["agriculture", "media"]


def test_a_leader_may_not_leave_an_industry_with_too_few_workers() -> None:
    cc = [at_work("academy", workers=["education", "education"]), at_work("supermarket")]
    game = assigning(cc, {"media": 1}, st=[at_work("public-university")], **NO_JOBS)
    assert game.table.unions[EDUCATION] == 0
    assert "AW" not in acts(game)


# What an opened Public Sector asks of it


def test_new_public_companies_are_filled_by_the_criteria_for_assigning() -> None:
    """Without a State player the class that fills new public companies says which: the wages are the same."""
    game = wca(
        "simple",
        4,
        companies={"CC": WORKING_IN_CC, "ST": WORKING_IN_ST},
        unemployed={"WC": {"healthcare": 1, "education": 1, "unskilled": 1}},
        storage=NOTHING_FOR_SALE,
        influence={"WC": 9, "CC": 0},
        money={"WC": 0},
        bag={"WC": 20, "MC": 0, "CC": 0},
    )
    take_turn(game)
    game.choose("against")
    assert game.table.policies[FISCAL] == B
    assert workers_in(game, "public-hospital-2") == ["healthcare", "unskilled"]
    assert workers_in(game, "public-university-2") == []
    assert "cheaper-service" in reasons(game)
