"""Desired Policies: stances, and when an Automa calls an Immediate Vote (Crisis & Control)."""

import pytest

from bodypolitic.game.automas.desired_policies import (
    DESIRED_POLICIES,
    distance,
    favors,
    immediate_vote,
    step_towards_desired,
)
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    CC,
    FOREIGN_TRADE,
    LABOR_MARKET,
    MC,
    SECTIONS,
    ST,
    WC,
    A,
    B,
    C,
    Letter,
    Policy,
    Section,
    section_of,
)
from bodypolitic.game.table.table import Table


def table_of(players: int, **values: object) -> Table:
    return Game.from_position({"players": players, **values}).table


def bill(number: int, letter: Letter) -> Section:
    return section_of(Policy(number - 1), letter)


@pytest.mark.parametrize(
    ("role", "sections"),
    [(WC, "AAAAACB"), (MC, "BBBBBBA"), (CC, "CCCCCAC"), (ST, "BCABBBC")],
    ids=["WC", "MC", "CC", "ST"],
)
def test_desired_policies(role: int, sections: str) -> None:
    assert "".join(SECTIONS[section] for section in DESIRED_POLICIES[role]) == sections


def test_a_bill_closer_to_the_desired_section_is_favored() -> None:
    table = table_of(2, policies=["2B"])
    assert favors(table, WC, bill(2, A))
    assert not favors(table, WC, bill(2, C))
    assert favors(table, CC, bill(2, C))


def test_a_bill_that_passes_over_the_desired_section_is_not_favored() -> None:
    table = table_of(4, policies=["3A"])
    assert not favors(table, MC, bill(3, C))


@pytest.mark.parametrize(("now", "towards"), [("2C", B), ("2B", A), ("2A", A)])
def test_bills_go_one_section_towards_the_desired_one(now: str, towards: int) -> None:
    assert step_towards_desired(table_of(2, policies=[now]), WC, LABOR_MARKET) == towards


def test_distance_counts_sections() -> None:
    assert [distance(CC, FOREIGN_TRADE, section) for section in (A, B, C)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("own", "opponent", "bag", "called"),
    [
        (3, 1, {"WC": 5, "CC": 5}, True),
        (2, 1, {"WC": 5, "CC": 5}, False),  # one goes into calling the vote
        (3, 1, {"WC": 4, "CC": 5}, False),
        (9, 0, {"WC": 4, "CC": 5}, False),
    ],
)
def test_with_2_players_it_needs_more_influence_and_no_fewer_cubes(
    own: int, opponent: int, bag: dict[str, int], called: bool
) -> None:
    table = table_of(2, influence={"WC": own, "CC": opponent}, bag=bag)
    assert immediate_vote(table, WC, bill(2, A), 1).called is called


def test_a_free_vote_takes_nothing_off_its_influence() -> None:
    table = table_of(2, influence={"WC": 2, "CC": 1}, bag={"WC": 5, "CC": 5})
    assert immediate_vote(table, WC, bill(2, A), 0).called


def test_with_more_players_one_of_the_other_classes_must_be_on_its_side() -> None:
    # 1C to 1B: the Middle Class and the State want that as well, the Capitalist Class does not
    table = table_of(4, policies=["1C"], influence={"WC": 1, "MC": 1, "CC": 1, "ST": 1})
    assert immediate_vote(table, WC, bill(1, B), 1).called
    # 2B to 2A is what nobody else wants
    table = table_of(4, policies=["2B"], influence={"WC": 9, "MC": 0, "CC": 0, "ST": 0})
    assert not immediate_vote(table, WC, bill(2, A), 1).called


def test_the_state_alone_is_no_class_on_its_side() -> None:
    # 7B to 7C: the Capitalist Class proposes, only the State agrees
    table = table_of(4, policies=["7B"], influence={"WC": 0, "MC": 0, "CC": 5, "ST": 5})
    assert not immediate_vote(table, CC, bill(7, C), 1).called


def test_its_side_needs_more_influence_than_the_other() -> None:
    table = table_of(3, policies=["1C"], influence={"WC": 2, "MC": 1, "CC": 2})
    assert not immediate_vote(table, WC, bill(1, B), 1).called  # 2 - 1 + 1 against 2
    table = table_of(3, policies=["1C"], influence={"WC": 3, "MC": 1, "CC": 2})
    assert immediate_vote(table, WC, bill(1, B), 1).called
