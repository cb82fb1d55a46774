"""Runs that are stopped go on where they were, and end as if nothing had been."""

from pathlib import Path
from typing import NamedTuple

import pytest

from bodypolitic.bots.kept_results import AnotherRun, KeptResults, go_on

RUN = {"squares": True}


class Square(NamedTuple):
    number: int
    square: int


class Worker:
    """Squares numbers, remembers which, and is stopped before one of them."""

    def __init__(self, stops_at: int | None = None) -> None:
        self.done: list[int] = []
        self._stops_at = stops_at

    def __call__(self, number: int) -> Square:
        if number == self._stops_at:
            raise KeyboardInterrupt
        self.done.append(number)
        return Square(number, number * number)


def squares(file: Path, worker: Worker, numbers: int) -> list[Square]:
    return list(go_on(KeptResults(file, RUN), worker, range(numbers), Square, jobs=1))


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """The file of a run that was stopped after three results."""
    file = tmp_path / "there" / "squares.jsonl"
    with pytest.raises(KeyboardInterrupt):
        squares(file, Worker(stops_at=3), 5)
    return file


def test_what_is_kept_is_not_done_again(stopped: Path) -> None:
    worker = Worker()
    assert squares(stopped, worker, 5) == [Square(number, number**2) for number in range(5)]
    assert worker.done == [3, 4]


def test_a_longer_run_goes_on_after_a_shorter_one_and_a_shorter_one_does_nothing(stopped: Path) -> None:
    longer = Worker()
    squares(stopped, longer, 7)
    assert longer.done == [3, 4, 5, 6]
    shorter = Worker()
    assert len(squares(stopped, shorter, 2)) == 2
    assert shorter.done == []
    assert len(KeptResults(stopped, RUN).results) == 7


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_line_that_was_cut_short_is_done_again(stopped: Path, cut: int) -> None:
    text = stopped.read_text(encoding="utf-8")
    stopped.write_text(text[:-cut], encoding="utf-8")
    assert squares(stopped, Worker(), 5) == [Square(number, number**2) for number in range(5)]
    assert KeptResults(stopped, RUN).results == [[number, number**2] for number in range(5)]


def test_a_first_line_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    file.write_text('{"squ', encoding="utf-8")
    squares(file, Worker(), 2)
    assert KeptResults(file, RUN).results == [[0, 0], [1, 1]]


def test_a_file_of_another_run_is_refused_and_left_as_it_is(stopped: Path) -> None:
    before = stopped.read_bytes()
    with pytest.raises(AnotherRun, match="another run"):
        KeptResults(stopped, {"squares": False})
    assert stopped.read_bytes() == before
