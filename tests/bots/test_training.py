"""How the outlook learns: from games that are kept, by a regression that foretells the final scores."""

import json
import sys
from pathlib import Path

import pytest

from bodypolitic.bots.thinking import training
from bodypolitic.bots.thinking.learned import JUDGES, outlook_from
from bodypolitic.bots.thinking.training import Dealt, Played, fitted, played
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, WC


@pytest.mark.compiled
def test_who_plays_is_drawn_by_the_seed() -> None:
    judges = JUDGES.read_text(encoding="utf-8")
    steady, again, swift = (played(Dealt(2, 5, 0.0, by)) for by in ("", "", judges))
    assert steady == again
    assert steady.rows[0] == swift.rows[0]
    assert steady.final != swift.final
    assert len(steady.rows) == ROUNDS


def test_what_tells_the_final_scores_is_found() -> None:
    """The second feature is the Working Class's score, the third that of the Capitalist Class."""
    games = [
        Played([[1.0, float(one), float(60 - one)]], [one, 0, 60 - one, 0], [WC if one > 30 else CC])
        for one in [number * 7 % 60 for number in range(200)]
    ]
    weights, doubt, told = fitted(games, 2, 1)
    assert told["correlation"]["WC"] > 0.99
    assert told["log_loss"] < 0.1
    assert doubt == 2.0
    assert [bool(row) for row in weights] == [True, False, True, False]


@pytest.mark.compiled
def test_the_command_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PLAYERS", (2,))
    out = tmp_path / "weights.json"
    asked = ["training", "--jobs", "1", "--folder", str(tmp_path), "--out", str(out)]
    kept = []
    for games in (20, 22):
        monkeypatch.setattr(sys, "argv", [*asked, "--games", str(games)])
        training.main()
        kept.append((tmp_path / "2.jsonl").read_text(encoding="utf-8"))
    assert kept[1].startswith(kept[0])
    assert kept[1].count("\n") == 1 + 22
    data = json.loads(out.read_text(encoding="utf-8"))
    assert "--games 22 --automas 0.4" in data["made"]["command"]
    chances = outlook_from(data).chances(Game.new(2, seed=1).table)
    assert sum(chances) == pytest.approx(1)
