"""`bodypolitic tournament`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.kept_results import KeptResults
from bodypolitic.bots.tournament import Fixture, Result
from bodypolitic.cli import tournament
from bodypolitic.cli.main import app

pytestmark = pytest.mark.compiled  # whole games

RUNNER = CliRunner()


def report(*arguments: str) -> dict[str, Any]:
    """The one object that `--json` prints."""
    result = RUNNER.invoke(app, ["tournament", "--json", "--jobs", "1", *arguments])
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_challenger_plays_each_role_in_turn() -> None:
    found = report("--players", "3", "--games", "2", "--field", "random", "--challenger", "random")
    assert list(found) == ["players", "games", "seed", "modules", "finished", "field", "standings"]
    assert found["finished"] == 6
    assert [row["role"] for row in found["standings"]] == ["WC", "MC", "CC"]
    for row in found["standings"]:
        assert list(row) == ["role", "bot", "games", "wins", "win_rate", "interval", "mean_vp"]
        assert row["games"] == 2
        assert row["interval"][0] <= row["win_rate"] <= row["interval"][1]


def test_named_seats_play_one_pairing() -> None:
    found = report("--players", "2", "--games", "2", "--seat", "wc=steady", "--seat", "CC=random")
    assert found["finished"] == 2
    assert [(row["role"], row["bot"]) for row in found["standings"]] == [("WC", "steady"), ("CC", "random")]


def test_automas_and_modules_take_part() -> None:
    arguments = ("--players", "2", "--games", "2", "--modules", "action-cards", "--field", "random")
    found = report(*arguments, "--seat", "CC=automa-advanced")
    assert found["modules"] == ["action-cards"]
    assert [(row["role"], row["bot"]) for row in found["standings"]] == [("WC", "random"), ("CC", "automa-advanced")]


def test_one_seed_gives_the_same_standings() -> None:
    arguments = ("--players", "2", "--games", "3", "--challenger", "random")
    assert report(*arguments, "--seed", "4") == report(*arguments, "--seed", "4")
    assert report(*arguments, "--seed", "5")["standings"] != report(*arguments, "--seed", "4")["standings"]


def test_a_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    arguments = ("--players", "2", "--challenger", "random")
    kept = (*arguments, "--file", str(tmp_path / "games.jsonl"))
    report(*kept, "--games", "2")
    before = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    assert report(*kept, "--games", "3") == report(*arguments, "--games", "3")
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8").startswith(before)


@pytest.mark.alone
@pytest.mark.long
def test_a_cluster_tells_the_same(tmp_path: Path) -> None:
    arguments = ("--players", "2", "--games", "5", "--challenger", "random", "--seed", "6")
    kept = ("--file", str(tmp_path / "games.jsonl"))
    result = RUNNER.invoke(app, ["tournament", "--json", *arguments, *kept, "--cluster", "local"])
    assert json.loads(result.stdout) == report(*arguments)
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8").count("\n") == 1 + 10


def test_a_bot_of_ones_own_takes_part(own_bot: str, tmp_path: Path) -> None:
    found = report("--players", "2", "--games", "1", "--challenger", own_bot, "--field", "random")
    assert [(row["role"], row["bot"], row["games"]) for row in found["standings"]] == [
        ("WC", own_bot, 1),
        ("CC", own_bot, 1),
    ]
    assert {*(tmp_path / "asked").read_text().split()} == {"WC", "CC"}


def test_the_report_for_people() -> None:
    arguments = ["tournament", "--players", "2", "--games", "1", "--jobs", "1"]
    result = RUNNER.invoke(app, arguments, env={"COLUMNS": "120"})
    assert result.exit_code == 0
    for words in ("Working Class", "Capitalist Class", "steady", "win rate", "95% interval", "VP mean", "shared"):
        assert words in result.stdout


def test_an_interrupted_tournament_reports_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def two_results(
        fixtures: list[Fixture], kept: KeptResults | None, jobs: int | None, cluster: str | None
    ) -> Iterator[Result]:
        yield Result(0, {"WC": 10, "CC": 5}, ("WC",))
        yield Result(0, {"WC": 5, "CC": 10}, ("CC",))
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "results_of", two_results)
    found = report("--players", "2", "--games", "9")
    assert found["finished"] == 2
    assert found["standings"][0]["wins"] == 1
    people = RUNNER.invoke(app, ["tournament", "--players", "2", "--games", "9"])
    assert people.exit_code == 0
    assert "Capitalist Class" not in people.stdout  # no game of its own was finished


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "5"], "5 players can't play"),
        (["--players", "2", "--seat", "ST=steady"], "no role 'ST'"),
        (["--seat", "WC=clever"], "no bot 'clever'"),
        (["--challenger", "clever"], "no bot 'clever'"),
        (["--seat", "WC"], "'WC' is not a seat"),
        (["--modules", "weather"], "no module 'weather'"),
        (["--seat", "ST=automa-simple"], "no Automa plays 'ST' here"),
        (["--games", "0"], "games"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], complaint: str) -> None:
    result = RUNNER.invoke(app, ["tournament", *arguments])
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.replace("│", " ").split())
