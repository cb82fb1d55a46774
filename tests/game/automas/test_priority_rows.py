"""Priority rows: how cards move in them, and in which order they count (Crisis & Control, Advanced Mode)."""

from bodypolitic.game.automas.priority_rows import (
    NOWHERE,
    by_priority,
    collapse,
    move_down,
    move_up,
    place,
    row_of,
    take_out,
)


def test_a_card_that_moves_up_goes_to_the_far_end_of_the_row_it_reaches() -> None:
    rows = [[1, 2], [3]]
    move_up(rows, 1, 1)
    assert rows == [[2], [3, 1]]


def test_rows_are_without_end() -> None:
    rows = [[1], [2]]
    move_up(rows, 1, 9)
    assert row_of(rows, 1) == 9


def test_a_card_that_moves_by_no_rows_keeps_its_place() -> None:
    rows = [[1, 2, 3]]
    move_up(rows, 1, 0)
    assert rows == [[1, 2, 3]]


def test_when_a_card_leaves_the_others_keep_their_order() -> None:
    rows = [[1, 2, 3]]
    take_out(rows, 2)
    assert rows == [[1, 3]]


def test_the_card_that_has_been_in_a_row_the_longest_is_nearest_the_marker() -> None:
    rows = [[1], [2], []]
    move_up(rows, 1, 2)
    move_up(rows, 2, 1)
    assert by_priority(rows) == [1, 2]


def test_higher_rows_come_first() -> None:
    assert by_priority([[5, 6], [3], [1, 2]]) == [1, 2, 3, 5, 6]


def test_empty_rows_collapse_from_the_bottom_up() -> None:
    rows = [[], [1], [], [], [2, 3]]
    collapse(rows)
    assert rows == [[1], [2, 3]]


def test_after_its_action_a_card_moves_two_rows_down() -> None:
    rows = [[1], [2], [3], [4]]
    move_down(rows, 4, 2)
    assert rows == [[1], [2, 4], [3], []]


def test_no_card_moves_below_the_bottom_row() -> None:
    rows = [[1, 2], [3]]
    move_down(rows, 3, 2)
    assert rows == [[1, 2, 3], []]


def test_a_card_of_the_bottom_row_that_acts_goes_to_its_end() -> None:
    rows = [[1, 2, 3]]
    move_down(rows, 1, 2)
    assert rows == [[2, 3, 1]]


def test_a_card_is_placed_at_the_end_of_a_row_wherever_it_was() -> None:
    rows = [[1], [2]]
    place(rows, 2, 0)
    place(rows, 7, 2)
    assert rows == [[1, 2], [], [7]]
    assert row_of(rows, 9) == NOWHERE
