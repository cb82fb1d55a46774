"""The command itself."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bodypolitic
from bodypolitic.__main__ import EXTRAS, main
from bodypolitic.cli.main import app

RUNNER = CliRunner()
PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMMANDS = ("play", "serve", "simulate", "tournament", "ladder", "study", "replay", "position", "cards")


def test_help_lists_the_commands() -> None:
    result = RUNNER.invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    assert RUNNER.invoke(app, [command, "--help"]).exit_code == 0


def test_an_unknown_command_is_refused() -> None:
    assert RUNNER.invoke(app, ["conquer"]).exit_code == 2


def test_without_a_command_the_table_is_opened_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr("bodypolitic.cli.main.app", asked.append)
    monkeypatch.setattr("sys.argv", ["bodypolitic"])
    main()
    assert asked == [["serve", "--open"]]


def test_the_version_and_the_kind_of_engine_are_told() -> None:
    result = RUNNER.invoke(app, ["--version"])
    assert result.exit_code == 0
    assert re.fullmatch(
        rf"Body Politic {re.escape(bodypolitic.__version__)}, (compiled|interpreted) engine\n", result.stdout
    )


def test_the_entry_point(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["bodypolitic", "simulate", "--players", "1"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err == "Error: 1 players can't play; the game is for 2, 3 or 4\n"


# Without the extras


def without(*modules: str) -> str:
    """Python code after which some modules can't be imported."""
    return f"import sys; sys.modules.update(dict.fromkeys({modules!r})); "


def ran(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [
        ("typer", "simulate", "terminal"),
        ("fastapi", "serve", "table"),
        pytest.param("fluent", "cards", "terminal", marks=pytest.mark.long),
        pytest.param("pyarrow", "simulate --dataset x", "rl", marks=pytest.mark.long),
        pytest.param("ray", "simulate --cluster x", "cluster", marks=pytest.mark.long),
    ],
)
def test_a_command_says_which_extra_it_lacks(missing: str, command: str, extra: str) -> None:
    call = f"sys.argv[1:] = {command.split()}; from bodypolitic.__main__ import main; main()"
    result = ran(without(missing) + call)
    assert result.returncode == 1
    assert result.stderr.strip() == (
        f"This needs more than the library. Install it with: pip install 'bodypolitic[{extra}]'"
    )


def test_the_library_bots_and_the_simulator_need_nothing() -> None:
    call = "sys.argv[1:] = ['--games', '1']; from bodypolitic.bots import simulation; simulation.main()"
    result = ran(without(*EXTRAS) + call)
    assert result.returncode == 0, result.stderr
    assert '"finished": 1' in result.stdout


def test_another_missing_module_is_no_matter_of_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> object:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("bodypolitic.__main__.import_module", lambda _: fail("weather"))
    with pytest.raises(ModuleNotFoundError):
        main()


def test_each_extra_that_is_asked_for_brings_its_module_and_no_other() -> None:
    extras = PROJECT["optional-dependencies"]
    with_fastapi = {"starlette": "table", "pydantic": "table", "pydantic_core": "table"}
    brought = {
        re.split(r"[\[<>=.;]", requirement)[0].replace("-", "_"): extra
        for extra, packages in {"terminal": "languages terminal", "table": "table"}.items()
        for package in packages.split()
        for requirement in extras[package]
        if not requirement.startswith("bodypolitic[")
    }
    of_the_kit = {"pyarrow": "rl", "ray": "cluster"}
    assert all(any(one.startswith(name) for one in extras[extra]) for name, extra in of_the_kit.items())
    assert brought | with_fastapi | of_the_kit == EXTRAS
