"""How the outlook learns: from games that are kept, so that it goes on where it was stopped."""

import json
import sys
from pathlib import Path

import pytest

from bodypolitic.bots.thinking import training
from bodypolitic.bots.thinking.learned import outlook_from
from bodypolitic.bots.thinking.training import Dealt, played
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.game import Game


@pytest.mark.compiled
def test_who_plays_is_drawn_by_the_seed() -> None:
    steady, again, swift = (played(Dealt(2, 5, part, 0.0)) for part in (0.0, 0.0, 1.0))
    assert steady == again
    assert steady.rows[0] == swift.rows[0]
    assert steady.final != swift.final
    assert len(steady.rows) == ROUNDS


@pytest.mark.compiled
def test_the_command_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PLAYERS", (2,))
    out = tmp_path / "weights.json"
    asked = ["training", "--jobs", "1", "--swift", "0.5", "--folder", str(tmp_path), "--out", str(out)]
    kept = []
    for games in (20, 22):
        monkeypatch.setattr(sys, "argv", [*asked, "--games", str(games)])
        training.main()
        kept.append((tmp_path / "2.jsonl").read_text(encoding="utf-8"))
    assert kept[1].startswith(kept[0])
    assert kept[1].count("\n") == 1 + 22
    data = json.loads(out.read_text(encoding="utf-8"))
    assert "--games 22 --swift 0.5" in data["made"]["command"]
    chances = outlook_from(data).chances(Game.new(2, seed=1).table)
    assert sum(chances) == pytest.approx(1)
