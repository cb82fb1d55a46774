"""Every example runs as it stands, and the documents' own do."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bodypolitic import Game
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.steady.weights import WEIGHTS

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
IN_DOCUMENTS = [
    pytest.param(document, example, id=f"{document.stem}-{number}")
    for document in DOCUMENTS
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
    )
]


@pytest.fixture(autouse=True)
def without_a_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Plots are drawn into the void, and files into a folder of the test's."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(tmp_path)


def test_all_examples_have_a_test() -> None:
    assert {path.name for path in EXAMPLES.glob("*.*")} == {
        "README.md",
        "first_steps.ipynb",
        "learner.py",
        "other_weights.py",
        "own_bot.py",
        "puzzle.py",
        "statistic.py",
        "table_bot.py",  # tests/server/test_socket.py lets it play
    }


def test_a_bot_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "own_bot.py"))["main"](games=1)
    assert re.fullmatch(r"(As \w\w the lawmaker wins [01] of 1 games\.\n){4}", capsys.readouterr().out)


def test_the_steady_bot_by_other_weights(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "other_weights.py"))["main"](games=1)
    assert re.fullmatch(r"(As \w\w of [234] it wins [01] of 1 games\.\n){9}", capsys.readouterr().out)


def test_other_weights_are_those_of_the_bot_alone() -> None:
    """Who thinks about what that bot will do must not know them: it would no longer be a stranger."""
    example = runpy.run_path(str(EXAMPLES / "other_weights.py"))
    usual = list(WEIGHTS)
    steady, other, alike = SteadyBot(), example["OtherWeights"](), 0
    game = Game.new(2, seed=1)
    decisions = 0
    while not game.over:
        decision = game.decision
        chosen = other.choose(decision, game)
        assert usual == WEIGHTS
        alike += chosen == steady.choose(decision, game)
        decisions += 1
        game.choose(chosen)
    assert decisions / 2 < alike < decisions


def test_the_puzzle_has_a_solution(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "puzzle.py"), run_name="__main__")
    assert "It can come to 3: free/use-healthcare." in capsys.readouterr().out


def test_the_statistic_is_drawn(tmp_path: Path) -> None:
    runpy.run_path(str(EXAMPLES / "statistic.py"))["main"]("scores.svg", games=2)
    assert "2 games between steady bots" in (tmp_path / "scores.svg").read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.compiled
def test_a_learner_has_a_lesson_and_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="`make kit` installs it")
    runpy.run_path(str(EXAMPLES / "learner.py"))["main"]("curve.svg", games=1, choices=1)
    lesson, played = capsys.readouterr().out.splitlines()
    assert " 4,096 choices, " in lesson
    assert re.match(r"As WC against random bots: [01] of 1 games won ", played)
    assert "games won" in "".join(ElementTree.parse(tmp_path / "curve.svg").getroot().itertext())


@pytest.mark.long
@pytest.mark.compiled
def test_the_notebook_runs() -> None:
    cells = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    assert all(not cell.get("outputs") for cell in cells), "kept without output"
    subprocess.run((sys.executable, "-c", code), check=True)


@pytest.mark.parametrize(("document", "example"), IN_DOCUMENTS)
def test_an_example_in_a_document_runs(document: Path, example: str) -> None:
    exec(compile(example, str(document), "exec"), {})


def test_the_readme_has_examples() -> None:
    assert len(PYTHON.findall((ROOT / "README.md").read_text(encoding="utf-8"))) == 3
