"""`bodypolitic simulate`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.registry import AUTOMAS
from bodypolitic.bots.simulation import Ended, play_bot_game
from bodypolitic.bots.tournament import QUICK, Pairing, drawn_pairing, pairing_of
from bodypolitic.cli import simulate
from bodypolitic.cli.main import app
from bodypolitic.game.game import Game
from bodypolitic.game.modules import MODULES

pytestmark = pytest.mark.compiled  # whole games

RUNNER = CliRunner()


def report(*arguments: str) -> dict[str, Any]:
    """The one object that `--json` prints."""
    result = RUNNER.invoke(app, ["simulate", "--json", *arguments])
    assert result.exit_code == 0
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(("players", "roles"), [("2", "WC CC"), ("3", "WC MC CC"), ("4", "WC MC CC ST")])
def test_json_has_every_key(players: str, roles: str) -> None:
    found = report("--players", players, "--games", "3", "--seed", "5")
    assert list(found) == [
        "players",
        "modules",
        "seats",
        "games",
        "finished",
        "decisions",
        "decisions_per_second",
        "scores",
        "wins",
    ]
    assert found["players"] == int(players)
    assert found["games"] == found["finished"] == 3
    assert found["decisions"] > 3 * 100
    assert found["decisions_per_second"] > 0
    assert list(found["scores"]) == list(found["wins"]) == roles.split()
    for spread in found["scores"].values():
        assert list(spread) == ["mean", "sd", "min", "max"]
        assert spread["min"] <= spread["mean"] <= spread["max"]
    assert sum(found["wins"].values()) >= 3


def test_games_that_are_kept_in_a_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("--players", "2", "--seed", "9", "--jobs", "1")
    whole = report(*asked, "--games", "4")
    kept = (*asked, "--file", str(tmp_path / "games.jsonl"))
    report(*kept, "--games", "3")
    played: list[int] = []
    monkeypatch.setattr(simulate, "play_one", counted(simulate.play_one, played))
    found = report(*kept, "--games", "4")
    assert len(played) == 1
    assert (found["scores"], found["wins"]) == (whole["scores"], whole["wins"])
    another = RUNNER.invoke(app, ["simulate", *kept, "--seed", "8"])
    assert another.exit_code == 2
    assert "another run" in another.stderr


def counted(play: Callable[[tuple[Pairing, int]], Ended], played: list[int]) -> Callable[[tuple[Pairing, int]], Ended]:
    """The same, with the seed of each game noted."""

    def noted(dealt: tuple[Pairing, int]) -> Ended:
        played.append(dealt[1])
        return play(dealt)

    return noted


def test_one_seed_gives_the_same_games() -> None:
    first, second = (report("--games", "4", "--seed", "9") for _ in range(2))
    del first["decisions_per_second"], second["decisions_per_second"]
    assert first == second
    assert report("--games", "4", "--seed", "10")["scores"] != first["scores"]


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    one, two = (
        simulate.run(map(simulate.play_one, simulate.deal([pairing_of(2, {}, "random")] * games, seed=3)), games)
        for games in (1, 2)
    )
    assert two.scores["WC"][:1] == one.scores["WC"]
    assert two.scores["WC"][0] != two.scores["WC"][1] or two.scores["CC"][0] != two.scores["CC"][1]


def test_steady_bots_play_too() -> None:
    steady = report("--players", "2", "--games", "2", "--bot", "steady")
    assert steady["finished"] == 2
    assert steady["scores"] != report("--players", "2", "--games", "2")["scores"]


def test_an_unknown_bot_is_refused() -> None:
    result = RUNNER.invoke(app, ["simulate", "--bot", "clever"])
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: no bot 'clever'; the bots are steady, easy, ")


def test_one_game_has_no_spread() -> None:
    spread = report("--players", "2", "--games", "1")["scores"]["WC"]
    assert spread["sd"] == 0
    assert spread["min"] == spread["max"] == spread["mean"]


def test_the_report_for_people() -> None:
    result = RUNNER.invoke(app, ["simulate", "--players", "4", "--games", "2"])
    assert result.exit_code == 0
    assert result.stderr == ""
    for words in ("Working Class", "State", "VP mean", "wins", "2 of 2 games finished", "decisions a second", "shared"):
        assert words in result.stdout


def test_an_interrupted_run_reports_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_bot_game
    seeds: list[int] = []

    def play_two(pairing: Pairing, seed: int) -> Game:
        if len(seeds) == 2:
            raise KeyboardInterrupt
        seeds.append(seed)
        return play(pairing, seed)

    monkeypatch.setattr(simulate, "play_bot_game", play_two)
    found = report("--players", "2", "--games", "5")
    assert (found["games"], found["finished"]) == (5, 2)


def test_five_players_are_refused_in_one_line() -> None:
    result = RUNNER.invoke(app, ["simulate", "--players", "5"])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "Error: 5 players can't play; the game is for 2, 3 or 4\n"


def test_no_games_are_refused() -> None:
    assert RUNNER.invoke(app, ["simulate", "--games", "0"]).exit_code == 2


def test_modules_and_seats_are_told() -> None:
    found = report("--players", "2", "--games", "2", "--modules", "action-cards", "--seat", "cc=automa-simple")
    assert found["modules"] == ["action-cards"]
    assert found["seats"] == {"WC": "random", "CC": "automa-simple"}
    assert found["finished"] == 2


def test_modules_change_the_games() -> None:
    arguments = ("--players", "2", "--games", "2")
    assert report(*arguments, "--modules", "action-cards")["scores"] != report(*arguments)["scores"]


def test_coverage_counts_the_cards_of_the_module_and_not_those_of_an_automa() -> None:
    arguments = ("--players", "2", "--games", "1", "--coverage", "--seat", "CC=automa-advanced")
    cards = report(*arguments, "--modules", "action-cards")["coverage"]["action-cards"]
    assert "WC/momentum-for-change" in cards
    assert not [card for card in cards if card.startswith("CC/")]
    assert "WC/momentum-for-change" not in report(*arguments)["coverage"]["action-cards"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--modules", "weather"], "no module 'weather'"),
        (["--seat", "ST=automa-simple"], "no Automa plays 'ST' here"),
        (["--players", "2", "--seat", "MC=steady"], "no role 'MC'"),
        (["--seat", "WC=clever"], "no bot 'clever'"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], complaint: str) -> None:
    result = RUNNER.invoke(app, ["simulate", *arguments])
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_mixed_games_draw_their_setups() -> None:
    found = report("--mixed", "--games", "12", "--coverage")
    assert found["players"] is found["modules"] is found["seats"] is None
    assert found["finished"] == 12
    assert list(found["scores"]) == list(found["wins"]) == ["WC", "MC", "CC", "ST"]
    assert {"crisis-cards", "hidden-agendas", "historical-events", "ai-card-bonuses"} <= set(found["coverage"])


def test_a_mixed_run_begins_with_the_setups_of_a_shorter_one() -> None:
    drawn = [drawn_pairing(seed) for seed in range(40)]
    assert drawn == [drawn_pairing(seed) for seed in range(40)]
    assert {pairing.players for pairing in drawn} == {2, 3, 4}
    assert {bot for pairing in drawn for _, bot in pairing.seats} == {*QUICK, *AUTOMAS}
    modules = {module for pairing in drawn for module in pairing.modules}
    assert modules == {*MODULES, "historical-events=2", "historical-events=3"}


@pytest.mark.parametrize(
    "choice", [("--players", "2"), ("--bot", "steady"), ("--seat", "WC=random"), ("--modules", "action-cards")]
)
def test_a_mixed_run_draws_everything_itself(choice: tuple[str, str]) -> None:
    result = RUNNER.invoke(app, ["simulate", "--mixed", *choice])
    assert result.exit_code == 2
    assert "leave out" in result.stderr


def test_two_historical_events_a_round() -> None:
    found = report("--players", "2", "--games", "1", "--modules", "historical-events=2", "--coverage")
    assert found["modules"] == ["historical-events=2"]
    assert len(found["coverage"]["historical-events"]) == 50
