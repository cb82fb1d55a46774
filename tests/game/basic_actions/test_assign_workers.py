"""Assign Workers (p. 14, 15, 22, 23): up to 3 workers, whole companies only, and trade unions."""

from collections.abc import Mapping, Sequence

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import MC, NOBODY, WC
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, picks, take, unemployed, workers_in

FULL_HOSPITAL = {"company": "university-hospital", "class": "MC"}


def table(companies: Sequence[Mapping[str, object]], wc: dict[str, int], **changes: object) -> Game:
    """Three players; the Capitalist companies and the unemployed Working Class as told, nobody else has room."""
    others = {"MC": [], "ST": [FULL_HOSPITAL]}
    return Game.from_position(
        {"players": 3, "companies": others | {"CC": companies}, "unemployed": {"WC": wc, "MC": {}}} | changes
    )


def assigning(companies: Sequence[Mapping[str, object]], wc: dict[str, int], **changes: object) -> Game:
    game = table(companies, wc, **changes)
    take(game, "basic/assign-workers")
    return game


# Whole companies


def test_a_company_is_filled_and_its_workers_are_committed() -> None:
    game = assigning([{"company": "clinic"}, {"company": "hotel"}], {"healthcare": 1, "unskilled": 3})
    game.choose("fill/clinic")
    assert workers_in(game, "clinic") == ["healthcare", "unskilled"]
    assert company(game, "clinic").staff == WC
    assert company(game, "clinic").committed
    assert unemployed(game, "WC") == {"unskilled": 2}
    assert game.decision.kind == "turn"  # the hotel needs 3, only 1 assignment is left


def test_a_company_that_cannot_be_filled_is_not_offered() -> None:
    game = assigning(
        [{"company": "clinic"}, {"company": "fast-food-chain"}, {"company": "radio-station"}, {"company": "hotel"}],
        {"unskilled": 2},
    )
    # the clinic needs a healthcare worker, the hotel three
    assert option_ids(game) == ["fill/fast-food-chain", "fill/radio-station"]


def test_any_worker_may_stand_in_an_unskilled_slot() -> None:
    game = assigning([{"company": "fast-food-chain"}, {"company": "radio-station"}], {"media": 1, "luxury": 1})
    picks(game, "fill/fast-food-chain", "take/luxury/unemployed")
    assert workers_in(game, "fast-food-chain") == ["luxury", "media"]


def test_only_a_worker_of_the_industry_may_stand_in_a_skilled_slot() -> None:
    game = table([{"company": "clinic"}], {"media": 1, "luxury": 2})
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_three_workers_at_most() -> None:
    chain, station = {"company": "fast-food-chain"}, {"company": "radio-station"}
    game = assigning([chain, station], {"unskilled": 6})
    game.choose("fill/fast-food-chain")
    assert game.decision.kind == "turn"
    assert workers_in(game, "radio-station") == []


def test_one_may_stop_early() -> None:
    game = mc_table([{"company": "convenience-store", "class": "MC"}, {"company": "doctors-office", "class": "MC"}])
    take(game, "basic/assign-workers")
    game.choose("fill/convenience-store")
    assert option_ids(game) == ["fill/doctors-office", "done"]
    game.choose("done")
    assert company(game, "doctors-office").employee == -1


def test_a_company_with_workers_of_the_other_class_is_not_open() -> None:
    game = table([{"company": "fast-food-chain", "class": "MC"}], {"unskilled": 4})
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_without_a_place_to_go_the_middle_class_is_refused_too() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "players": 3,
            "companies": {"CC": [], "MC": [], "ST": [FULL_HOSPITAL]},
            "unemployed": {"MC": {"media": 2}},
        }
    )
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 22)


# Taking workers from companies


def test_a_company_that_loses_a_worker_is_emptied_after_the_action() -> None:
    game = assigning(
        [{"company": "supermarket", "class": "WC", "workers": ["agriculture", "healthcare"]}, {"company": "clinic"}],
        {"unskilled": 1},
    )
    game.choose("take/unskilled/unemployed")  # the healthcare worker had to come from the supermarket
    assert workers_in(game, "clinic") == ["healthcare", "unskilled"]
    assert game.decision.kind == "turn"  # only the healthcare worker could come back
    assert workers_in(game, "supermarket") == []
    assert company(game, "supermarket").staff == NOBODY
    assert unemployed(game, "WC") == {"agriculture": 1}


def test_a_gap_may_be_filled_in_the_same_action_and_nobody_there_is_committed() -> None:
    game = assigning(
        [{"company": "supermarket", "class": "WC", "workers": ["agriculture", "healthcare"]}, {"company": "clinic"}],
        {"unskilled": 2},
    )
    game.choose("take/unskilled/unemployed")  # the healthcare worker had to come from the supermarket
    assert option_ids(game) == ["fill/supermarket", "done"]
    game.choose("fill/supermarket")
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert not company(game, "supermarket").committed
    assert company(game, "clinic").committed
    assert unemployed(game, "WC") == {}


def test_a_committed_worker_stays() -> None:
    game = table(
        [
            {"company": "supermarket", "class": "WC", "workers": ["agriculture", "healthcare"], "committed": True},
            {"company": "clinic"},
        ],
        {"unskilled": 1},
    )
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_a_strike_token_goes_with_the_workers() -> None:
    game = assigning(
        [
            {"company": "fast-food-chain", "class": "WC", "strike": True},
            {"company": "radio-station"},
        ],
        {},
    )
    assert game.decision.kind == "turn"  # both workers of the chain had to go
    assert workers_in(game, "radio-station") == ["unskilled", "unskilled"]
    assert not company(game, "fast-food-chain").on_strike


def test_a_strike_token_stays_where_the_gap_is_filled() -> None:
    game = assigning(
        [
            {"company": "supermarket", "class": "WC", "workers": ["agriculture", "healthcare"], "strike": True},
            {"company": "clinic"},
        ],
        {"unskilled": 2},
    )
    picks(game, "take/unskilled/unemployed", "fill/supermarket")
    assert company(game, "supermarket").on_strike


def test_an_action_does_not_just_commit_workers_where_they_are() -> None:
    game = table([{"company": "supermarket", "class": "WC"}], {})
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


# Middle Class companies


def mc_table(shops: Sequence[Mapping[str, object]], seat: str = "WC", **changes: object) -> Game:
    return Game.from_position(
        {
            "players": 3,
            "turn": seat,
            "companies": {"CC": [], "MC": shops, "ST": [FULL_HOSPITAL]},
            "unemployed": {"WC": {"unskilled": 2}, "MC": {"agriculture": 1}},
        }
        | changes
    )


def test_an_employee_joins_a_shop_that_is_run() -> None:
    game = mc_table([{"company": "convenience-store", "class": "MC"}, {"company": "doctors-office", "class": "MC"}])
    take(game, "basic/assign-workers")
    picks(game, "fill/doctors-office", "done")
    shop = company(game, "doctors-office")
    assert (shop.employee, shop.employee_committed, shop.committed) == (5, True, False)


def test_a_shop_without_its_owner_takes_no_employee() -> None:
    game = mc_table([{"company": "convenience-store"}])
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_a_skilled_employee_slot_asks_for_its_skill() -> None:
    game = mc_table([{"company": "organic-farm", "class": "MC"}])
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_an_owner_who_leaves_dismisses_the_employee_and_ends_the_strike() -> None:
    game = mc_table(
        [
            {"company": "convenience-store", "class": "MC", "employee": "unskilled", "strike": True},
            {"company": "convenience-store-2"},
        ],
        seat="MC",
        unemployed={"WC": {}, "MC": {}},
    )
    take(game, "basic/assign-workers")
    assert company(game, "convenience-store-2").staff == MC
    shop = company(game, "convenience-store")
    assert (shop.staff, shop.employee, shop.on_strike) == (NOBODY, -1, False)
    assert unemployed(game, "WC") == {"unskilled": 1}


def test_an_owner_does_not_leave_a_committed_employee() -> None:
    game = mc_table(
        [
            {"company": "convenience-store", "class": "MC", "employee": "unskilled", "employee_committed": True},
            {"company": "convenience-store-2"},
        ],
        seat="MC",
        unemployed={"WC": {}, "MC": {}},
    )
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 22)


def test_the_middle_class_fills_capitalist_and_public_companies() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "turn": "MC",
            "companies": {
                "CC": [{"company": "fast-food-chain"}],
                "MC": [],
                "ST": [{"company": "technical-university"}],
            },
            "unemployed": {"MC": {"education": 1, "unskilled": 2}},
        }
    )
    take(game, "basic/assign-workers")
    assert option_ids(game) == ["fill/fast-food-chain", "fill/technical-university"]
    game.choose("fill/technical-university")
    assert company(game, "technical-university").staff == MC
    assert company(game, "technical-university").committed


# Trade unions


TWO_FARMS = [{"company": "supermarket", "class": "WC"}, {"company": "fast-food-chain", "class": "WC"}]


def test_a_union_takes_a_skilled_worker_where_four_others_work() -> None:
    game = assigning(TWO_FARMS, {"agriculture": 1})
    assert game.table.unions == [1, 0, 0, 0, 0]
    assert unemployed(game, "WC") == {}


def test_three_workers_are_not_enough_for_a_union() -> None:
    game = table([{"company": "vegetable-farm", "class": "WC"}], {"agriculture": 1})
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_the_leader_is_not_one_of_the_four() -> None:
    game = table(TWO_FARMS, {"unskilled": 1})
    # the supermarket's own skilled worker would leave only three behind
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_a_union_needs_a_worker_of_its_own_industry() -> None:
    game = table(TWO_FARMS, {"media": 1})
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_an_industry_has_one_union() -> None:
    game = table(TWO_FARMS, {"agriculture": 1}, trade_unions=["agriculture"])
    assert refused(game, "basic/assign-workers") == ("no-company-to-fill", {}, 14)


def test_a_union_leader_is_committed_for_good() -> None:
    game = table([*TWO_FARMS, {"company": "supermarket-2"}], {"unskilled": 1}, trade_unions=["agriculture"])
    take(game, "basic/assign-workers")
    # of the two agricultural workers only the one in the supermarket can go to the other supermarket
    assert option_ids(game)[0] == "take/unskilled/unemployed"
    game.choose("take/unskilled/unemployed")
    assert workers_in(game, "supermarket") == []
    assert game.table.unions[0] == 1  # two in the chain, two in the new supermarket


@pytest.mark.parametrize("fills_the_gap", [True, False])
def test_a_union_falls_when_an_assignment_leaves_three(fills_the_gap: bool) -> None:
    game = assigning(
        [
            {"company": "supermarket", "class": "WC", "workers": ["agriculture", "healthcare"]},
            {"company": "fast-food-chain", "class": "WC"},
            {"company": "clinic"},
        ],
        {"unskilled": 2},
        trade_unions=["agriculture"],
    )
    game.choose("take/unskilled/unemployed")  # the healthcare worker had to come from the supermarket
    if fills_the_gap:
        picks(game, "fill/supermarket", "take/unskilled/unemployed")
        assert game.table.unions[0] == 1
        assert unemployed(game, "WC") == {}
    else:
        game.choose("done")
        assert game.table.unions[0] == 0
        assert unemployed(game, "WC") == {"agriculture": 2, "unskilled": 1}
