"""Work that is spread gives the same results in the same order, whoever does it and whoever is lost."""

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bodypolitic.bots.registry import STEADY
from bodypolitic.bots.spread import spread
from bodypolitic.bots.tournament import each_role_in_turn, fixtures_of, play_fixture

pytestmark = pytest.mark.compiled  # whole games

PIECES = list(range(18))


def doubled(number: int) -> int:
    return 2 * number


class Lost:
    """Work that writes down each piece as it is begun, and during which a worker dies, once."""

    def __init__(self, begun: Path) -> None:
        self.begun = begun

    def __call__(self, number: int) -> int:
        first = number not in self.pieces_begun()
        with self.begun.open("a", encoding="utf-8") as file:
            file.write(f"{number}\n")
        if number == 9 and first:
            os._exit(1)
        return 2 * number

    def pieces_begun(self) -> list[int]:
        return [int(line) for line in self.begun.read_text(encoding="utf-8").split()] if self.begun.exists() else []


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_any_number_of_workers_gives_the_same(jobs: int) -> None:
    assert list(spread(doubled, PIECES, jobs)) == [doubled(piece) for piece in PIECES]


def test_nothing_to_do_is_done() -> None:
    assert list(spread(doubled, [], 2)) == []


@pytest.mark.alone
def test_a_lost_worker_costs_the_piece_that_it_had_begun_and_nothing_else(tmp_path: Path) -> None:
    work = Lost(tmp_path / "begun")
    assert list(spread(work, PIECES, 2)) == [doubled(piece) for piece in PIECES]
    assert sorted(work.pieces_begun()) == sorted([*PIECES, 9])


def dies(number: int) -> int:
    os._exit(1)


@pytest.mark.alone
def test_work_that_every_worker_dies_of_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bodypolitic.bots.spread.LOSSES", 2)
    with pytest.raises(BrokenProcessPool, match="lost 2 times"):
        list(spread(dies, PIECES, 2))


def test_a_mistake_in_the_work_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread((1).__truediv__, [0] * 9, 1))


@pytest.mark.alone
@pytest.mark.long
def test_a_cluster_gives_the_results_of_one_process() -> None:
    fixtures = fixtures_of(each_role_in_turn(2, STEADY, STEADY), 6, seed=3)
    assert list(spread(play_fixture, fixtures, cluster="local")) == list(map(play_fixture, fixtures))


@pytest.mark.alone
@pytest.mark.long
def test_a_lost_worker_of_a_cluster_costs_what_it_was_handed_and_had_begun(tmp_path: Path) -> None:
    work = Lost(tmp_path / "begun")
    assert list(spread(work, PIECES, cluster="local")) == [doubled(piece) for piece in PIECES]
    assert sorted(work.pieces_begun()) == sorted([*PIECES, 8, 9])
