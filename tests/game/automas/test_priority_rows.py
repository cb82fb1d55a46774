"""Priority rows: how cards move in them, and in which order they count (Crisis & Control, Advanced Mode)."""

from bodypolitic.game.automas.priority_rows import (
    AW,
    BC,
    BGS,
    DEM,
    NOWHERE,
    PB,
    SA,
    SC,
    STR,
    by_priority,
    collapse_row,
    move_down,
    move_up,
    place,
    row_of,
    take_out,
)


def test_a_card_that_moves_up_goes_to_the_far_end_of_the_row_it_reaches() -> None:
    rows = [[AW, BGS], [PB]]
    move_up(rows, AW, 1)
    assert rows == [[BGS], [PB, AW]]


def test_rows_are_without_end() -> None:
    rows = [[AW], [BGS]]
    move_up(rows, AW, 9)
    assert row_of(rows, AW) == 9


def test_a_card_that_moves_by_no_rows_keeps_its_place() -> None:
    rows = [[AW, BGS, PB]]
    move_up(rows, AW, 0)
    assert rows == [[AW, BGS, PB]]


def test_when_a_card_leaves_the_others_keep_their_order() -> None:
    rows = [[AW, BGS, PB]]
    take_out(rows, BGS)
    assert rows == [[AW, PB]]


def test_the_card_that_has_been_in_a_row_the_longest_is_nearest_the_marker() -> None:
    rows = [[AW], [BGS], []]
    move_up(rows, AW, 2)
    move_up(rows, BGS, 1)
    assert by_priority(rows) == [AW, BGS]


def test_higher_rows_come_first() -> None:
    assert by_priority([[DEM, SA], [PB], [AW, BGS]]) == [AW, BGS, PB, DEM, SA]


def test_empty_rows_collapse_from_the_bottom_up() -> None:
    rows = [[], [AW], [], [], [BGS, PB]]
    assert [number for number in (4, 3, 2, 1, 0) if collapse_row(rows, number)] == [3, 2, 0]
    assert rows == [[AW], [BGS, PB]]


def test_after_its_action_a_card_moves_two_rows_down() -> None:
    rows = [[AW], [BGS], [PB], [STR]]
    move_down(rows, STR, 2)
    assert rows == [[AW], [BGS, STR], [PB]]


def test_aa2_the_row_that_an_action_of_second_priority_leaves_empty_collapses() -> None:
    rows = [[AW], [BGS], [PB], [STR], [DEM]]
    move_down(rows, STR, 2)
    assert collapse_row(rows, 3)
    assert rows == [[AW], [BGS, STR], [PB], [DEM]]


def test_aa2_no_other_empty_row_collapses_then() -> None:
    rows = [[AW, BGS], [], [PB, STR], [DEM]]
    move_down(rows, PB, 2)
    assert not collapse_row(rows, 2)
    assert rows == [[AW, BGS, PB], [], [STR], [DEM]]


def test_aa2_a_row_that_a_card_leaves_stays_unless_it_was_the_highest() -> None:
    rows = [[AW], [BGS], [PB]]
    take_out(rows, BGS)
    assert rows == [[AW], [], [PB]]
    take_out(rows, PB)
    assert rows == [[AW]]


def test_no_card_moves_below_the_bottom_row() -> None:
    rows = [[AW, BGS], [PB]]
    move_down(rows, PB, 2)
    assert rows == [[AW, BGS, PB]]


def test_a_card_of_the_bottom_row_that_acts_goes_to_its_end() -> None:
    rows = [[AW, BGS, PB]]
    move_down(rows, AW, 2)
    assert rows == [[BGS, PB, AW]]


def test_a_card_is_placed_at_the_end_of_a_row_wherever_it_was() -> None:
    rows = [[AW], [BGS]]
    place(rows, BGS, 0)
    place(rows, BC, 2)
    assert rows == [[AW, BGS], [], [BC]]
    assert row_of(rows, SC) == NOWHERE
