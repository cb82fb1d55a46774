"""Work that is spread gives the same results in the same order, whoever does it and whoever is lost."""

import os
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
    """Work during which a worker dies, once."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, number: int) -> int:
        if number == 9 and not self.mark.exists():
            self.mark.touch()
            os._exit(1)
        return 2 * number


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_any_number_of_workers_gives_the_same(jobs: int) -> None:
    assert list(spread(doubled, PIECES, jobs)) == [doubled(piece) for piece in PIECES]


def test_nothing_to_do_is_done() -> None:
    assert list(spread(doubled, [], 2)) == []


@pytest.mark.alone
def test_what_a_lost_worker_had_not_finished_is_done_again(tmp_path: Path) -> None:
    mark = tmp_path / "lost"
    assert list(spread(Lost(mark), PIECES, 2)) == [doubled(piece) for piece in PIECES]
    assert mark.exists()


def test_a_mistake_in_the_work_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread((1).__truediv__, [0] * 9, 1))


@pytest.mark.alone
@pytest.mark.long
def test_a_cluster_gives_the_results_of_one_process() -> None:
    fixtures = fixtures_of(each_role_in_turn(2, STEADY, STEADY), 6, seed=3)
    assert list(spread(play_fixture, fixtures, cluster="local")) == list(map(play_fixture, fixtures))
