"""`bodypolitic replay`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.simulation import play_bot_game
from bodypolitic.bots.tournament import pairing_of
from bodypolitic.cli.files import write_save
from bodypolitic.cli.main import app
from bodypolitic.game.game import Game

pytestmark = pytest.mark.compiled  # whole games

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def game() -> Game:
    """A finished game."""
    return play_bot_game(pairing_of(4, {}, "random"), seed=6)


@pytest.fixture
def saved(game: Game, tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.save()), encoding="utf-8")
    return path


def test_the_whole_story(game: Game, saved: Path) -> None:
    result = RUNNER.invoke(app, ["replay", str(saved)])
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line for line in lines if line.startswith("Round ")] == [f"Round {number}" for number in range(1, 6)]
    for phase, times in (("Preparation", 4), ("Action", 5), ("Production", 5), ("Scoring", 5)):
        assert lines.count(f"{phase} Phase") == times
    for role in game.winners:
        assert f": {game.scores[role]} VP" in result.stdout
    assert "The victory goes to the " in lines[-1]


def test_until_stops_at_a_choice(saved: Path) -> None:
    result = RUNNER.invoke(app, ["replay", str(saved), "--until", "3"])
    assert result.exit_code == 0
    assert "After 3 choices the game waits for" in result.stdout
    assert "Round 2" not in result.stdout


def test_until_zero_tells_the_setup(saved: Path) -> None:
    result = RUNNER.invoke(app, ["replay", str(saved), "--until", "0"])
    assert result.exit_code == 0
    assert "The Working Class draws 7 cards." in result.stdout
    assert "After 0 choices" in result.stdout


def test_a_save_written_by_the_command_line_replays(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "written.json"
    write_save(path, game)
    assert Game.load(json.loads(path.read_text(encoding="utf-8"))).table == game.table
    assert [entry.name for entry in tmp_path.iterdir()] == ["written.json"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"[]", "format"),
        (b'{"format": "bodypolitic-save", "version": 99}', "version 99"),
        (b'{"format": "bodypolitic-save", "version": 1}', "players"),
    ],
)
def test_a_damaged_file_gives_one_line(content: bytes, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(content)
    result = RUNNER.invoke(app, ["replay", str(path)])
    assert result.exit_code == 2
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("Error: ")
    assert complaint in line


def test_an_impossible_choice_is_named(game: Game, tmp_path: Path) -> None:
    data = game.save()
    data["choices"] = [*game.choices[:4], "fly-to-the-moon"]
    path = tmp_path / "moon.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    result = RUNNER.invoke(app, ["replay", str(path)])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "choice 5 can't be made" in result.stderr
    assert "fly-to-the-moon" in result.stderr


def test_a_missing_file(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, ["replay", str(tmp_path / "none.json")])
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "can't read" in result.stderr
