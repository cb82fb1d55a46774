"""Puzzles: every one can be solved, its key leads there, its natural wrong way fails, and it has its words."""

from collections import Counter

import pytest
from typer.testing import CliRunner

from bodypolitic.cli.main import app
from bodypolitic.cli.puzzles import problems_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.puzzles import puzzle
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.goal import GOALS, BadGoal, goal_named
from bodypolitic.puzzles.puzzle import FAILED, OPEN, SOLVED, Attempt, played, solution
from bodypolitic.puzzles.telling import hints, title
from bodypolitic.words.catalogue import OFFERED

QUICK = ("two-services", "clinic", "lobbyists", "own-shop", "campaign", "two-lowest", "creditors")


def test_there_are_puzzles_for_everybody_from_easy_to_hard() -> None:
    assert len(PUZZLES) >= 16
    assert {one.seat for one in PUZZLES.values()} == set(ROLES)
    assert set(Counter(one.level for one in PUZZLES.values())) == {1, 2, 3, 4}
    levels = [one.level for one in PUZZLES.values()]
    assert levels == sorted(levels)


@pytest.mark.parametrize("name", QUICK)
def test_a_quick_puzzle_can_be_solved(name: str) -> None:
    assert problems_of(PUZZLES[name]) == []


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in PUZZLES if name not in QUICK])
def test_each_puzzle_can_be_solved(name: str) -> None:
    assert problems_of(PUZZLES[name]) == []


@pytest.mark.parametrize("name", PUZZLES)
def test_its_natural_wrong_way_fails(name: str) -> None:
    assert played(PUZZLES[name].begin(), PUZZLES[name].wrong) == FAILED


@pytest.mark.parametrize("language", OFFERED)
def test_each_has_its_words(language: str) -> None:
    for one in PUZZLES.values():
        assert title(one, language)
        assert len(set(hints(one, language))) == 3
        assert goal_named(one.goal).text(language)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that gives up soon."""
    monkeypatch.setattr(puzzle, "MOST_TABLES", 300)


@pytest.mark.usefixtures("impatient")
def test_a_puzzle_that_nobody_can_solve_is_reported() -> None:
    lost = PUZZLES["lobbyists"]._replace(goal="influence/99")
    assert problems_of(lost) == [
        "lobbyists: nothing reaches influence/99",
        "lobbyists: the key does not lead to influence/99",
    ]
    easy = PUZZLES["lobbyists"]._replace(wrong=("basic/lobby", "discard/interest-groups"))
    assert problems_of(easy) == ["lobbyists: the wrong way does not fail"]


# A goal of every kind that a table reaches, and one that it does not
NOW = {"players": 4, "turn": "ST", "bills": {"1B": "ST"}, "trade_unions": [], "influence": {"ST": 3}}
REACHED = ("bill/1B", "points/0", "money/1", "influence/3", "companies/1", "legitimacy/2", "jobs/0")
MISSED = (
    "bill/2A",
    "points/1",
    "money/999",
    "influence/4",
    "companies/99",
    "legitimacy/99",
    "jobs/1",
    "policy/1A",
    "staffed/tv-station",
    "union/media",
)


@pytest.mark.parametrize("written", [*REACHED, *MISSED])
def test_a_goal_is_checked_by_the_table(written: str) -> None:
    attempt = Attempt(Game.from_position(NOW), "ST", goal_named(written))
    assert attempt.status == (SOLVED if written in REACHED else OPEN)
    assert attempt.goal.id == written


def test_every_kind_of_goal_is_tried() -> None:
    tried = {written.partition("/")[0] for written in (*REACHED, *MISSED)}
    assert tried | {goal.goal.partition("/")[0] for goal in PUZZLES.values()} == set(GOALS)


@pytest.mark.parametrize(
    "written", ["", "points", "points/", "points/-1", "points/1000", "points/\u0663", "policy/9Z", "luck/1"]
)
def test_what_is_no_goal_is_refused(written: str) -> None:
    with pytest.raises(BadGoal):
        goal_named(written)


@pytest.mark.usefixtures("impatient")
def test_the_search_finds_nothing_where_there_is_nothing() -> None:
    game = Game.from_position({"players": 2, "hands": {"WC": ["migration"]}, "influence": {"WC": 0}})
    attempt = Attempt(game, "WC", goal_named("influence/9"))
    assert solution(attempt) is None


def test_the_command_lists_and_plays_them() -> None:
    told = CliRunner().invoke(app, ["puzzles"]).output
    assert all(name in told for name in PUZZLES)
    solved = CliRunner().invoke(app, ["puzzles", "play", "two-services"], input="?\n7\n").output
    assert "Gain at least 3 VP this turn." in solved
    assert CliRunner().invoke(app, ["puzzles", "play", "nothing"]).exit_code == 2
    assert "can be solved" in CliRunner().invoke(app, ["puzzles", "check", "two-services"]).output


def test_a_puzzle_begins_the_same_every_time() -> None:
    cubes = PUZZLES["own-cubes"]
    assert cubes.begin().game.table == cubes.begin().game.table
