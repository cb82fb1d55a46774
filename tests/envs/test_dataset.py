"""A dataset says what it is, and holds every decision of its games; `make kit` installs what that needs."""

import json
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.registry import STEADY
from bodypolitic.bots.simulation import play_bot_game
from bodypolitic.bots.tournament import pairing_of
from bodypolitic.cli.main import app
from bodypolitic.envs.observation import NAMES

pytestmark = [pytest.mark.compiled, pytest.mark.long]


def test_every_decision_is_kept_with_its_outcome(tmp_path: Path) -> None:
    asked = ["simulate", "--players", "2", "--games", "3", "--bot", STEADY, "--seed", "5", "--dataset", str(tmp_path)]
    assert CliRunner().invoke(app, asked).exit_code == 0
    rows = import_module("pyarrow.parquet").read_table(tmp_path / "data").to_pylist()
    game = play_bot_game(pairing_of(2, {}, STEADY), seed_of_game(5, 1))
    mine = [row for row in rows if row["game"] == 1]
    assert [row["options"][row["choice"]] for row in mine] == [game.choices[row["decision"]] for row in mine]
    assert {(row["seat"], row["vp"], row["won"]) for row in mine} == {
        (seat, points, seat in game.winners) for seat, points in game.scores.items()
    }
    assert {len(row["observation"]) for row in rows} == {len(NAMES)}
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"{len(rows)} decisions of 3 games" in card
    assert all(f"| `{column}` |" in card for column in rows[0])


def test_a_dataset_goes_on_after_its_full_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("bodypolitic.envs.dataset"), "GAMES_A_FILE", 2)
    asked = ["simulate", "--players", "2", "--bot", STEADY, "--seed", "5", "--jobs", "1", "--json"]
    parquet = import_module("pyarrow.parquet")
    for folder, runs in (("whole", ["5"]), ("stopped", ["3", "5"])):
        for games in runs:
            found = CliRunner().invoke(app, [*asked, "--games", games, "--dataset", str(tmp_path / folder)])
            assert found.exit_code == 0
            assert json.loads(found.stdout)["finished"] == int(games)
    before = sorted((tmp_path / "stopped").rglob("*"))
    shorter = CliRunner().invoke(app, [*asked, "--games", "4", "--dataset", str(tmp_path / "stopped")])
    assert json.loads(shorter.stdout)["finished"] == 4
    assert sorted((tmp_path / "stopped").rglob("*")) == before
    whole, stopped = (parquet.read_table(tmp_path / folder / "data") for folder in ("whole", "stopped"))
    assert stopped.equals(whole)
    cards = [(tmp_path / folder / "README.md").read_text(encoding="utf-8") for folder in ("whole", "stopped")]
    assert cards[0] == cards[1]
