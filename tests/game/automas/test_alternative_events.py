"""Alternative Events: what an Automa does with the cards that the State gives it."""

import pytest

from bodypolitic.game.ground.codes import ROLES, WC
from tests.game.alternative_events.receiving import facing, keeping, kept
from tests.game.automas.at_the_table import happenings

ALL_AUTOMAS = {"WC": "simple", "MC": "simple", "CC": "simple"}


@pytest.mark.parametrize(("number", "vp"), [(4, 0), (5, 1)])
def test_an_alternative_event_is_kept_but_in_the_final_round(number: int, vp: int) -> None:
    game = facing("public-pressure", automas=ALL_AUTOMAS, round=number)
    game.choose("class/WC")
    assert kept(game, "WC") == ([] if vp else ["public-pressure"])
    assert game.table.vp[WC] == vp


@pytest.mark.parametrize(
    ("policy", "bill", "used"),
    [
        ("2B", "2A", True),  # the Working Class wants it, the State wants 2C
        ("4B", "4A", True),
        ("4C", "4B", False),  # closer to what either wants
        ("2B", "2C", False),  # the State wants it, the Working Class does not
        ("1B", "1A", False),  # policies 2 to 6 only
        ("7C", "7B", False),
    ],
)
def test_public_pressure_is_used_where_the_state_should_be_on_the_other_side(
    policy: str, bill: str, used: bool
) -> None:
    game = keeping(
        {"WC": ["public-pressure"]},
        automas=ALL_AUTOMAS,
        phase="elections",
        policies=[policy],
        bills={bill: "MC"},
        influence=dict.fromkeys(ROLES, 0),
    )
    assert (kept(game, "WC") == []) == used


def test_state_intervention_changes_the_wage_with_the_biggest_difference() -> None:
    """All wages stand at L2; L3 is 5 V more in the supermarket and 10 V more in the college."""
    companies = {
        "CC": [{"company": "supermarket", "class": "WC"}, {"company": "college", "class": "WC"}],
        "MC": [],
    }
    game = keeping(
        {"WC": ["demand-for-state-intervention"]}, automas=ALL_AUTOMAS, phase="production", companies=companies
    )
    changed = happenings(game, "wage-set")
    assert (changed[0]["company"], changed[0]["level"]) == ("college", "L3")
