"""The ladder grows game by game in a file."""

from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bodypolitic.bots import ladder
from bodypolitic.bots.ladder import Cell, Record, cells, climb, keep, rating, records
from bodypolitic.bots.thinking import search
from bodypolitic.cli.ladder import tables
from bodypolitic.cli.main import app

FEW = [Cell(2, "random", "random", "WC"), Cell(2, "random", "random", "CC")]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "ladder.csv"
    assert list(islice(climb(file, FEW, 2), 3)) == [FEW[0], FEW[1], FEW[0]]
    assert [record.games for record in records(file).values()] == [2, 1]
    assert list(climb(file, FEW, 2)) == [FEW[1]]
    assert list(climb(file, FEW, 2)) == []


def test_a_file_that_grew_step_by_step_says_the_same(tmp_path: Path) -> None:
    at_once, step_by_step = tmp_path / "at-once.csv", tmp_path / "step-by-step.csv"
    list(climb(at_once, FEW, 2))
    for games in (1, 2):
        list(climb(step_by_step, FEW, games))
    told, again = ([record[:3] for record in records(file).values()] for file in (at_once, step_by_step))
    assert told == again
    assert {path.name for path in tmp_path.iterdir()} == {at_once.name, step_by_step.name}


def test_games_of_bots_that_have_learned_something_else_since_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.csv"
    taught = [Cell(2, "swift", "random", "WC"), Cell(2, "random", "swift", "WC")]
    keep(file, dict.fromkeys((*FEW, *taught), Record(3, 1, 90, 2.0)))
    assert [*records(file)] == [*FEW, *taught]
    weights = tmp_path / "weights.json"
    weights.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(ladder, "WEIGHTS", weights)
    assert [*records(file)] == FEW


def test_games_of_bots_that_look_ahead_otherwise_since_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.csv"
    swift = [Cell(2, "swift", "random", "WC")]
    ahead = [Cell(2, "master", "swift", "WC"), Cell(2, "random", "sharp", "WC")]
    keep(file, dict.fromkeys((*FEW, *swift, *ahead), Record(3, 1, 90, 2.0)))
    assert [*records(file)] == [*FEW, *swift, *ahead]
    monkeypatch.setattr(search, "VERSION", search.VERSION + 1)
    assert [*records(file)] == [*FEW, *swift]


def test_no_automa_plays_the_state() -> None:
    assert Cell(4, "automa-simple", "steady", "ST") not in cells()
    seats = dict(Cell(4, "easy", "automa-advanced", "WC").fixture(0).seats)
    assert seats == {"WC": "easy", "MC": "automa-advanced", "CC": "automa-advanced", "ST": "steady"}


def test_a_rating_is_the_lead_over_the_steady_bot_in_the_same_seat() -> None:
    steady, sharp = Cell(2, "steady", "steady", "WC"), Cell(2, "sharp", "steady", "WC")
    found = {steady: Record(1000, 500, 0, 0.0), sharp: Record(1000, 909, 0, 0.0)}
    rated = rating(found, "sharp")
    assert rated is not None
    assert rated[0] == pytest.approx(400, abs=2)
    assert rated[1] == pytest.approx(43, abs=1)
    assert rating(found, "master") is None


def test_who_plays_for_points_is_not_measured_by_wins_unless_it_is_asked_for() -> None:
    assert not [cell for cell in cells() if cell.who.endswith("-for-points")]
    assert {"steady", "master", "automa-simple"} <= {cell.who for cell in cells()}
    assert cells(("master-for-points",))


def test_a_bot_of_ones_own_has_its_lines_in_the_tables(own_bot: str, tmp_path: Path) -> None:
    asked = ["ladder", "--who", own_bot, "--who", "random", "--field", "random", "--players", "2", "--games", "1"]
    result = CliRunner().invoke(app, [*asked, "--jobs", "1", "--file", str(tmp_path / "ladder.csv")])
    assert result.exit_code == 0, result.output
    (own,) = [line for line in result.output.splitlines() if line.startswith(f"| {own_bot} |")]
    assert own.count("VP, 1") == 2


def test_it_is_told_in_markdown() -> None:
    told = tables({Cell(2, "steady", "steady", "WC"): Record(10, 5, 900, 1.0)})
    assert "| steady | 50% (24–76), 90 VP, 10 |  |" in told  # noqa: RUF001
    assert "| steady | +0 ±" in told


def test_modules_have_cells_of_their_own_as_far_as_so_many_can_play_with_them(tmp_path: Path) -> None:
    both = ("alternative-events", "hidden-agendas")
    wanted = cells(("random",), ("random",), both)
    assert {(cell.players, cell.modules) for cell in wanted} == {
        (2, "hidden-agendas"),
        (3, "hidden-agendas"),
        (4, "alternative-events,hidden-agendas"),
    }
    assert wanted[-1].fixture(0).modules == both
    file = tmp_path / "ladder.csv"
    of_four = Cell(4, "random", "random", "ST")
    list(climb(file, [of_four, of_four._replace(modules=",".join(both))], 1))
    found = records(file)
    assert len({record.points for record in found.values()}) == 2
    told = [line for line in tables(found).splitlines() if line.startswith("#")]
    assert told == [
        "### 4 players, against random",
        "### 4 players, against random, with alternative-events, hidden-agendas",
    ]


def test_a_module_that_there_is_not_is_refused() -> None:
    result = CliRunner().invoke(app, ["ladder", "--modules", "chess", "--games", "0"])
    assert result.exit_code != 0
    assert "chess" in f"{result.output}{result.exception}"


def test_where_nothing_was_played_there_is_no_table() -> None:
    told = tables({Cell(2, "master", "sharp", "WC"): Record(10, 5, 900, 1.0)})
    assert [line for line in told.splitlines() if line.startswith("#")] == ["### 2 players, against sharp"]
