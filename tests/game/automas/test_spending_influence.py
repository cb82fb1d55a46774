"""Spending Influence: the three instruction cards, cell by cell (Crisis & Control)."""

import pytest

from bodypolitic.game.automas.spending_influence import VoteCount, instruction, is_final_vote, shares
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.game import Game
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import ABSENT, AGAINST, CC, ELECTIONS, IN_FAVOR, MC, ST, WC, Policy
from bodypolitic.game.rules.politics.elections import Bill
from bodypolitic.game.table.table import Table


def vote(drawn: tuple[int, int, int], influence: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Table:
    """A table with cubes drawn for a vote."""
    table = Game.new(players=4, seed=1).table
    table.drawn = list(drawn)
    table.influence = list(influence)
    return table


FOR_WC = (IN_FAVOR, AGAINST, AGAINST, ABSENT)  # the Working Class alone is in favor
AGAINST_WC = (AGAINST, IN_FAVOR, IN_FAVOR, ABSENT)


def test_x3_spend_necessary_is_2_against_a_bill_of_the_other_side() -> None:
    table = vote((2, 2, 1), (5, 0, 0, 0))
    count = VoteCount(table, AGAINST_WC, AGAINST)
    assert (count.winning, count.needed) == (False, 2)
    assert instruction(count, 5).spend == 2


def test_x3_spend_necessary_is_1_for_a_bill_of_its_own_side() -> None:
    table = vote((2, 2, 1), (5, 0, 0, 0))
    count = VoteCount(table, FOR_WC, IN_FAVOR)
    assert (count.winning, count.needed) == (False, 1)
    assert instruction(count, 5).spend == 1


def test_a_tie_is_won_by_those_in_favor() -> None:
    table = vote((2, 1, 1))
    assert VoteCount(table, FOR_WC, IN_FAVOR).winning
    assert not VoteCount(table, AGAINST_WC, AGAINST).winning


def test_influence_of_a_state_that_takes_no_part_counts_on_neither_side() -> None:
    table = vote((2, 2, 1), (1, 2, 3, 7))
    count = VoteCount(table, FOR_WC, IN_FAVOR)
    assert (count.own_influence, count.other_influence) == (1, 5)


def test_a_side_that_cannot_turn_the_vote_spends_nothing() -> None:
    spending = instruction(VoteCount(vote((0, 3, 2), (4, 0, 0, 0)), FOR_WC, IN_FAVOR), 4)
    assert (spending.line, spending.spend, spending.draw) == (lines.CANNOT_TURN_VOTE, 0, 0)


@pytest.mark.parametrize(
    ("other", "line", "draw"),
    [
        (0, lines.OTHERS_CANNOT_WIN, 0),
        (1, lines.OTHERS_CANNOT_WIN, 0),
        (2, lines.OTHERS_HAVE_EXACTLY, 1),
        (3, lines.OTHERS_HAVE_MORE, 2),
        (6, lines.OTHERS_HAVE_MORE, 5),
    ],
)
def test_when_winning(other: int, line: int, draw: int) -> None:
    # 3 to 2 for the bill: the other side needs 2 more
    count = VoteCount(vote((3, 1, 1), (4, other, 0, 0)), FOR_WC, IN_FAVOR)
    spending = instruction(count, 4)
    assert (spending.line, spending.spend, spending.draw) == (line, 0, draw)


@pytest.mark.parametrize(
    ("own", "other", "line", "spend", "draw", "all_on_symbol"),
    [
        (2, 3, lines.ALONE_EXACTLY, 0, 1, True),
        (5, 3, lines.ALONE_MORE, 2, 3, False),
        (2, 0, lines.ALONE_UNOPPOSED, 2, 0, False),
        (6, 0, lines.ALONE_UNOPPOSED, 2, 0, False),
    ],
)
def test_when_losing_alone(own: int, other: int, line: int, spend: int, draw: int, all_on_symbol: bool) -> None:
    # 2 to 3 against a bill of the others: 2 more are needed
    count = VoteCount(vote((2, 2, 1), (own, other, 0, 0)), AGAINST_WC, AGAINST)
    spending = instruction(count, own)
    assert (spending.line, spending.spend, spending.draw) == (line, spend, draw)
    assert spending.all_on_symbol is all_on_symbol


@pytest.mark.parametrize(
    ("own", "ally", "other", "line", "spend", "draw"),
    [
        (1, 1, 3, lines.TOGETHER_EXACTLY, 0, 0),
        (1, 2, 3, lines.TOGETHER_MORE, 2, 3),
        (1, 1, 0, lines.TOGETHER_UNOPPOSED_EXACTLY, 1, 0),
        (3, 2, 0, lines.TOGETHER_UNOPPOSED_MORE, 1, 1),
    ],
)
def test_when_losing_with_others_who_have_influence(
    own: int, ally: int, other: int, line: int, spend: int, draw: int
) -> None:
    stances = (AGAINST, IN_FAVOR, IN_FAVOR, AGAINST)  # the State is on the Working Class's side
    count = VoteCount(vote((2, 2, 1), (own, other, 0, ally)), stances, AGAINST)
    spending = instruction(count, own)
    assert (spending.line, spending.spend, spending.draw) == (line, spend, draw)


def test_automas_on_one_side_share_as_evenly_as_possible() -> None:
    table = vote((0, 0, 0), (4, 2, 0, 0))
    assert shares(table, [WC, MC], 4) == [2, 2, 0, 0]


def test_the_automa_with_more_influence_spends_the_odd_one() -> None:
    table = vote((0, 0, 0), (3, 5, 0, 0))
    assert shares(table, [WC, MC], 3) == [1, 2, 0, 0]


def test_an_automa_never_spends_more_than_it_has() -> None:
    table = vote((0, 0, 0), (1, 6, 2, 0))
    assert shares(table, [WC, MC, CC], 8) == [1, 5, 2, 0]


def test_with_equal_influence_the_odd_one_is_drawn_by_lot() -> None:
    payers = set()
    for seed in range(40):
        table = vote((0, 0, 0), (3, 3, 0, 0))
        table.chance = chance.seeded(seed)
        payers.add(tuple(shares(table, [WC, MC], 3)))
    assert payers == {(1, 2, 0, 0), (2, 1, 0, 0)}


def test_the_final_vote_is_the_last_one_of_round_5() -> None:
    table = vote((0, 0, 0))
    table.round, table.phase = 5, ELECTIONS
    table.bills[2], table.bills[4] = WC, CC
    assert is_final_vote(table, Bill(Policy(4)))
    assert not is_final_vote(table, Bill(Policy(2)))
    table.round = 4
    assert not is_final_vote(table, Bill(Policy(4)))


def test_an_immediate_vote_in_round_5_is_not_the_final_vote() -> None:
    table = vote((0, 0, 0))
    table.round = 5
    table.bills[4] = ST
    assert not is_final_vote(table, Bill(Policy(4)))
