"""How bots learn from their own play: generation by generation, until one does not grow."""

import json
import sys
from pathlib import Path

import pytest

from bodypolitic import __version__
from bodypolitic.bots.thinking import distilling, expert_iteration, training
from bodypolitic.bots.thinking.expert_iteration import Ended, Match, ended, grew
from bodypolitic.bots.thinking.learned import JUDGES, judges_from, outlook_from
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, WC

EVEN = [Ended(float(number % 2), 0.5) for number in range(100)]


def test_a_generation_has_grown_if_it_wins_more_than_chance_explains() -> None:
    assert not grew(EVEN)
    assert not grew([*EVEN, Ended(1.0, 0.5)])
    assert grew([*EVEN, *[Ended(1.0, 0.5)] * 20])
    assert not grew([*EVEN, *[Ended(0.0, 0.5)] * 20])


def test_of_more_players_each_has_a_smaller_part_by_nature() -> None:
    assert grew([Ended(float(number % 3 > 0), 1 / 3) for number in range(30)])
    assert not grew([Ended(float(number % 4 == 0), 1 / 4) for number in range(100)])


@pytest.mark.compiled
def test_in_a_match_the_new_bot_has_one_seat_and_those_before_it_the_others() -> None:
    judges = JUDGES.read_text(encoding="utf-8")
    both = [ended(Match(2, role, 3, judges, judges)).won for role in ("WC", "CC")]
    assert sum(both) == 1.0
    assert ended(Match(4, "ST", 3, judges, "")).even == 0.25


def asked_for(monkeypatch: pytest.MonkeyPatch, folder: Path, generations: int, won: float = 1.0) -> None:
    """Run the command with a few games of two players; say how much each match against a taught bot is won."""
    for module in (training, expert_iteration):
        monkeypatch.setattr(module, "PLAYERS", (2,))
    monkeypatch.setattr(expert_iteration, "ALL_ROLES", (WC, CC))
    monkeypatch.setattr(distilling, "LOOKED_AT", {"turn": 0.05})
    monkeypatch.setattr(distilling, "LOOKED_AT_ELSE", 0.02)
    asked = ["expert_iteration", "--games", "20", "--looked-at", "3", "--matches", "2", "--jobs", "1"]
    files = ["--folder", str(folder), "--out", str(folder / "judges")]
    monkeypatch.setattr(sys, "argv", [*asked, *files, "--generations", str(generations)])
    monkeypatch.setattr(expert_iteration, "ended", lambda match: Ended(won if match.before else 1.0, 0.5))
    expert_iteration.main()


@pytest.mark.compiled
def test_the_command_goes_on_where_it_was_stopped_and_each_generation_learns_from_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for(monkeypatch, tmp_path, 1)
    kept = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.glob("1-*")}
    assert {"1-tables-2.jsonl", "1-decisions-2.jsonl", "1-matches-2.jsonl", "1-weights.json", "1-judges.json"} == {
        *kept
    }
    asked_for(monkeypatch, tmp_path, 2)
    assert {file.name: file.read_text(encoding="utf-8") for file in tmp_path.glob("1-*")} == kept
    first, second = ((tmp_path / f"{number}-tables-2.jsonl").read_text(encoding="utf-8") for number in (1, 2))
    assert first.split("\n")[1:] != second.split("\n")[1:]
    data = json.loads((tmp_path / "judges").read_text(encoding="utf-8"))
    assert "--generations 2" in data["made"]["command"]
    assert data["made"]["version"] == __version__
    assert set(judges_from(data)) == {WC, CC}
    outlook = outlook_from(json.loads((tmp_path / "2-weights.json").read_text(encoding="utf-8")))
    assert sum(outlook.chances(Game.new(2, seed=1).table)) == pytest.approx(1)


@pytest.mark.compiled
def test_a_generation_that_has_not_grown_is_not_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for(monkeypatch, tmp_path, 3, won=0.0)
    first, second, kept = (tmp_path / name for name in ("1-judges.json", "2-judges.json", "judges"))
    assert kept.read_text(encoding="utf-8").strip() == first.read_text(encoding="utf-8")
    assert second.exists()
    assert not (tmp_path / "3-judges.json").exists()
