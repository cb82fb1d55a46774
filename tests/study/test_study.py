"""A study keeps what games were like, goes on where it was stopped, and writes figures that add up."""

import csv
import json
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.registry import ALL_AUTOMAS, RANDOM, STEADY, setup_of
from bodypolitic.cli.main import app
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.modules import MODULES
from bodypolitic.study.charts import LETTER, WIDTH, Series, Spot, bars, dots, lines
from bodypolitic.study.games import Fixture, Setting, kept, play, played, settings

RUNNER = CliRunner()
FEW = Setting("2p", 2, RANDOM)


def test_the_settings_cover_players_modules_and_automas() -> None:
    every = settings(RANDOM)
    assert {setting.players for setting in every} == {2, 3, 4}
    assert {module for setting in every for module in setting.modules} == set(MODULES)
    assert {bot for setting in every for bot in setting.seats.values()} == {
        *ALL_AUTOMAS,
        "random",
        "steady",  # the State among Automas
    }


@pytest.mark.compiled
@pytest.mark.parametrize("setting", [FEW, Setting("4p", 4, RANDOM, MODULES), Setting("3p", 3, "automa-simple")])
def test_the_points_that_are_noted_are_those_that_were_scored(setting: Setting) -> None:
    game = played(Fixture(setting, 0))
    for role, points in game.scores.items():
        assert sum(amount for who, _, _, amount in game.points if who == role) == points
    assert {number for _, number, _, _ in game.points} <= set(range(1, ROUNDS + 1))
    assert len(game.rounds) == ROUNDS


@pytest.mark.compiled
def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    assert len(list(islice(play(tmp_path, FEW, 3, 1), 2))) == 2
    assert kept(tmp_path, FEW) == [played(Fixture(FEW, number)) for number in range(2)]
    assert list(play(tmp_path, FEW, 3, 1)) == kept(tmp_path, FEW) == [played(Fixture(FEW, one)) for one in range(3)]


@pytest.mark.compiled
def test_a_game_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = list(play(tmp_path, FEW, 2, 1))
    file = tmp_path / "2p.jsonl"
    file.write_text(file.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    assert kept(tmp_path, FEW) == whole[:1]
    assert list(play(tmp_path, FEW, 2, 1)) == kept(tmp_path, FEW) == whole


@pytest.mark.compiled
@pytest.mark.parametrize("changed", ["rules", "version"])
def test_games_of_other_rules_or_another_version_are_refused(tmp_path: Path, changed: str) -> None:
    asked = ["study", "--bot", RANDOM, "--only", "2p-random", "--jobs", "1", "--folder", str(tmp_path / "games")]
    asked += ["--out", str(tmp_path / "out")]
    assert RUNNER.invoke(app, [*asked, "--games", "1"]).exit_code == 0
    file = tmp_path / "games" / "2p-random.jsonl"
    first, *games = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(first), changed: "other"}), *games, ""]), encoding="utf-8")
    result = RUNNER.invoke(app, [*asked, "--games", "2"])
    assert result.exit_code == 2
    assert "2p-random.jsonl has the games of another run" in " ".join(result.output.split())


@pytest.mark.compiled
def test_the_report_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = ["study", "--games", "3", "--bot", RANDOM, "--only", "2p-random", "--only", "4p-random", "--jobs", "1"]
    result = RUNNER.invoke(app, [*asked, "--folder", str(tmp_path / "games"), "--out", str(out)])
    assert result.exit_code == 0, result.output
    with (out / "wins.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["setting"], row["role"], row["games"]) for row in rows][:3] == [
        ("2p-random", "WC", "3"),
        ("2p-random", "CC", "3"),
        ("4p-random", "WC", "3"),
    ]
    assert sum(int(row["wins"]) for row in rows[:2]) >= 3
    assert "| 2p-random | WC | random | 3 |" in (out / "tables.md").read_text(encoding="utf-8")
    for chart in out.glob("*.svg"):
        ElementTree.parse(chart)


@pytest.mark.compiled
def test_the_report_tells_of_all_bots_whose_games_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "out"
    for asked in (["--bot", RANDOM, "--only", "2p-random"], ["--only", "2p"]):
        given = ["study", "--games", "1", *asked, "--jobs", "1", "--folder", str(tmp_path), "--out", str(out)]
        assert RUNNER.invoke(app, given).exit_code == 0
    with (out / "wins.csv").open(encoding="utf-8") as file:
        told = [(row["setting"], row["role"], row["bot"]) for row in csv.DictReader(file)]
    assert told == [(f"2p{by}", role, bot) for by, bot in (("", STEADY), ("-random", RANDOM)) for role in ("WC", "CC")]
    charts = {chart.stem for chart in out.glob("*.svg")}
    assert {"wins", "wins-random", "sources-2p", "sources-2p-random"} <= charts


@pytest.mark.compiled
def test_what_was_told_of_other_games_stays(tmp_path: Path) -> None:
    out = tmp_path / "out"

    def study(*asked: str) -> dict[str, str]:
        given = ["study", "--bot", RANDOM, *asked, "--jobs", "1", "--out", str(out)]
        assert RUNNER.invoke(app, given).exit_code == 0
        return {file.name: file.read_text(encoding="utf-8") for file in out.iterdir()}

    first, again = str(tmp_path / "first"), str(tmp_path / "again")
    both = study("--games", "2", "--only", "2p-random", "--only", "4p-random", "--folder", first)
    assert study("--games", "1", "--only", "2p-random", "--folder", again) == both, "two games tell more than one"
    more = study("--games", "3", "--only", "2p-random", "--folder", again)
    assert more["wins.csv"] != both["wins.csv"]
    of_four = [[row for row in told["uses.csv"].splitlines() if row.startswith("4p")] for told in (both, more)]
    assert of_four[0] == of_four[1] != []
    assert more["sources-4p-random.svg"] == both["sources-4p-random.svg"]


@pytest.mark.compiled
def test_a_bot_of_ones_own_is_studied_by_the_name_of_its_class(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("from bodypolitic.bots.random_bot import RandomBot as Mine\n", encoding="utf-8")
    asked = ["study", "--games", "1", "--bot", f"{bot}:Mine", "--only", "2p-Mine", "--jobs", "1"]
    result = RUNNER.invoke(app, [*asked, "--folder", str(tmp_path / "games"), "--out", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    assert {"wins-Mine", "sources-2p-Mine"} <= {chart.stem for chart in (tmp_path / "out").glob("*.svg")}


def test_a_setting_that_there_is_not_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, ["study", "--bot", "swift", "--only", "4p", "--folder", str(tmp_path)])
    assert result.exit_code == 2
    assert "4p-swift" in result.output


def test_without_games_there_is_no_report(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, ["study", "--games", "0", "--folder", str(tmp_path / "none"), "--out", str(tmp_path)])
    assert result.exit_code == 2
    assert not list(tmp_path.glob("*.csv"))


def test_charts_are_pictures_with_their_names() -> None:
    drawn = [
        dots("Wins <1>", [Spot("WC", 0, 0.5, 0.4, 0.6)], (0, 1)),
        bars("Points", [("WC", [3.0, -1.0])], ["bills", "strikes"]),
        lines("Roads", [Series("policy 1", [(1, 0.0), (2, 2.0)])], 0, 2, ((0, "A"),)),
        lines("Wins", [Series("won", [(4.0, 0.5), (9.0, 1.0)])], 0, 1, ((0, "0%"),), [(4.0, "4k")]),
    ]
    for chart, name in zip(drawn, ("WC", "strikes", "round 2", "4k"), strict=True):
        assert name in "".join(ElementTree.fromstring(chart).itertext())


def test_automas_are_studied_without_some_of_their_rules_too() -> None:
    names = [setting.name for setting in settings(STEADY)]
    assert {"2p-automa-simple", "4p-automa-simple-without-bonuses", "3p-automa-advanced-without-lobbying"} <= set(names)
    without = next(setting for setting in settings(STEADY) if setting.name == "4p-automa-simple-without-bonuses")
    assert without.seats == {**dict.fromkeys(("WC", "MC", "CC"), "automa-simple-without-bonuses"), "ST": STEADY}
    assert setup_of(without.seats).automas == dict.fromkeys(("WC", "MC", "CC"), "simple-without-bonuses")


def test_long_names_of_spots_stay_inside_the_picture() -> None:
    for name in ("WC", "4p-automa-advanced-without-bonuses-and-lobbying CC"):
        drawn = ElementTree.fromstring(dots("Wins", [Spot(name, 0, 0.5, 0.4, 0.6)], (0, 1)))
        (label,) = [text for text in drawn.iter("{http://www.w3.org/2000/svg}text") if text.text == name]
        assert float(label.attrib["x"]) >= LETTER * len(name)
        (spot,) = drawn.iter("{http://www.w3.org/2000/svg}circle")
        assert float(label.attrib["x"]) < float(spot.attrib["cx"]) < WIDTH
