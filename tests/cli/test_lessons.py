"""`bodypolitic lessons`."""

import pytest
from typer.testing import CliRunner

from bodypolitic.cli.main import app
from bodypolitic.lessons.first_evening import FIRST_EVENING
from bodypolitic.lessons.syllabus import LESSONS

RUNNER = CliRunner()


def test_lessons_are_listed() -> None:
    result = RUNNER.invoke(app, ["lessons"], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == list(LESSONS)


def test_the_first_lesson_is_taken_unless_another_is_named() -> None:
    result = RUNNER.invoke(app, ["lessons", "play"], input="1\n1\n?\nu\nq\n")
    assert result.exit_code == 0
    assert "Welcome!" in result.stdout
    assert "  1  Assign Workers" in result.stdout and "Propose Bill\n" not in result.stdout
    assert "Not now." in result.stdout, "what is closed says so"
    assert result.stdout.count("Such a Basic Action costs one card") == 2, "what is taken back is taught again"


@pytest.mark.compiled
def test_a_lesson_is_taken_to_its_end_in_the_terminal() -> None:
    picks = sum(1 for step in FIRST_EVENING.steps if step.opens)
    result = RUNNER.invoke(app, ["lessons", "play", FIRST_EVENING.name], input="1\n" * (picks + 6) + "q\n")
    assert result.exit_code == 0
    assert "Good luck!" in result.stdout


@pytest.mark.compiled
def test_a_lesson_is_checked() -> None:
    result = RUNNER.invoke(app, ["lessons", "check", FIRST_EVENING.name])
    assert (result.exit_code, result.stdout.strip()) == (0, "Every lesson comes to its end in every way.")


def test_a_lesson_that_is_not_there_is_a_mistake() -> None:
    result = RUNNER.invoke(app, ["lessons", "play", "chess"])
    assert result.exit_code == 2
    assert "There is no lesson chess" in result.stderr
