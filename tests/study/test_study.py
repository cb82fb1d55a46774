"""A study keeps what games were like, goes on where it was stopped, and writes figures that add up."""

import csv
import json
from collections import Counter
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.registry import ALL_AUTOMAS, RANDOM, STEADY, setup_of
from bodypolitic.cli.main import app
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.modules import MODULES
from bodypolitic.study import report
from bodypolitic.study.charts import Series, Spot, bars, dots, lines
from bodypolitic.study.games import Fixture, Played, Setting, kept, play, played, settings
from bodypolitic.study.names import USED, setting_name, word

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
    assert "| 2 players, random bots | Working Class | random | 2 | 3 |" in (out / "tables.md").read_text(
        encoding="utf-8"
    )
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
        dots("Wins <1>", [("2 players", [Spot("WC", 0, 0.5, 0.4, 0.6)])], (0, 1)),
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


def test_every_spot_stands_under_the_name_of_its_group() -> None:
    spots = [Spot("WC", 0, 0.5, 0.4, 0.6), Spot("CC", 2, 0.25, 0.2, 0.3)]
    drawn = ElementTree.fromstring(dots("Wins", [("2 players", spots), ("3 players", spots[:1])], (0, 1)))
    names = [text for text in drawn.iter("{http://www.w3.org/2000/svg}text") if text.text in ("2 players", "3 players")]
    heights = [float(name.attrib["y"]) for name in names]
    circles = [float(spot.attrib["cy"]) for spot in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert heights[0] < circles[0] < circles[1] < heights[1] < circles[2]


@pytest.mark.parametrize(
    ("setting", "name"),
    [
        (Setting("2p", 2, STEADY), "2 players, steady bots"),
        (Setting("4p-x", 4, "swift", ("crisis-response",)), "4 players, Crisis Response, swift bots"),
        (
            Setting("3p-x", 3, "automa-advanced-without-bonuses-and-lobbying"),
            "3 players, advanced Automas without bonuses and lobbying",
        ),
    ],
)
def test_settings_have_names_for_people(setting: Setting, name: str) -> None:
    assert setting_name(setting) == name


@pytest.mark.compiled
def test_every_thing_that_is_used_has_a_name_for_people() -> None:
    game = played(Fixture(Setting("4p", 4, RANDOM, MODULES), 0))
    kinds = Counter(kind for kind, _, _ in game.uses)
    assert kinds.keys() == USED.keys()
    for kind, name, _ in game.uses:
        assert word(USED[kind], name.partition("/")[2]) != name
    for _, _, reason, _ in game.points:
        assert word("Cause", reason)


def game_of(points: int, used: bool) -> Played:
    """A game that WC has won or lost by so many points, with a card played or without."""
    return Played({"WC": 50 + points, "CC": 50}, [], [], [["card", "WC/strike", 1]] if used else [], 0, [])


def test_a_difference_is_told_with_its_standard_error() -> None:
    games = [game_of(points, True) for points in (4, 6, 8)] + [game_of(points, False) for points in (-1, 1)]
    (row,) = report.uses({FEW: games})
    assert (row["lead_with"], row["lead_without"], row["difference"]) == (6, 0, 6)
    assert row["standard_error"] == pytest.approx((4 / 3 + 2 / 2) ** 0.5, abs=0.01)
    (alone,) = report.uses({FEW: games[:3]})
    assert alone["lead_without"] == alone["difference"] == alone["standard_error"] == ""


def test_what_a_module_changes_is_told_with_intervals_against_the_game_without_it() -> None:
    module = Setting("2p-hidden-agendas", 2, RANDOM, ("hidden-agendas",))
    wins = [
        {"setting": name, "role": "WC", "games": 100, "rate": rate, "vp": vp, "vp_high": vp + 1.96}
        for name, rate, vp in (("2p", 0.5, 80.0), (module.name, 0.2, 83.0))
    ]
    imf = [{"setting": name, "games_with_one": share} for name, share in (("2p", 0.1), (module.name, 0.1))]
    found = report.changes([FEW, module], {"wins": wins, "imf": imf, "country": [], "policies": []})
    told = {(row["measure"], row["of"]): row for row in found}
    points, rate = told["VP", "WC"], told["wins", "WC"]
    assert (points["without"], points["with"], points["difference"]) == (80, 83, 3)
    assert points["high"] - points["difference"] == pytest.approx(1.96 * 2**0.5, abs=0.01)
    assert (rate["difference"], rate["high"]) == (-0.3, pytest.approx(-0.3 + 1.96 * 0.064, abs=0.001))
    assert told["games with the IMF", ""]["difference"] == 0


@pytest.mark.compiled
def test_rows_from_before_may_lack_what_is_counted_now(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    asked = ["study", "--games", "2", "--bot", RANDOM, "--jobs", "1", "--folder", str(folder), "--out", str(tmp_path)]
    assert RUNNER.invoke(app, [*asked, "--only", "2p-random"]).exit_code == 0
    with (tmp_path / "uses.csv").open(encoding="utf-8") as file:
        rows = [{name: cell for name, cell in row.items() if name != "difference"} for row in csv.DictReader(file)]
    with (tmp_path / "uses.csv").open("w", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    (folder / "2p-random.jsonl").unlink()
    result = RUNNER.invoke(app, [*asked, "--only", "3p-random", "--only", "3p-hidden-agendas-random"])
    assert result.exit_code == 0, result.output
    tables = (tmp_path / "tables.md").read_text(encoding="utf-8")
    assert "### 3 players, random bots" in tables
    with (tmp_path / "uses.csv").open(encoding="utf-8") as file:
        told = {row["setting"]: row["difference"] for row in csv.DictReader(file)}
    assert told["2p-random"] == ""
