"""The command itself."""

import pytest
from typer.testing import CliRunner

from bodypolitic.cli.main import app, main

RUNNER = CliRunner()


def test_help_lists_the_commands() -> None:
    result = RUNNER.invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in ("play", "simulate", "tournament", "replay", "position", "cards"):
        assert command in result.stdout


@pytest.mark.parametrize("command", ["play", "simulate", "tournament", "replay", "position", "cards"])
def test_every_command_explains_itself(command: str) -> None:
    assert RUNNER.invoke(app, [command, "--help"]).exit_code == 0


def test_an_unknown_command_is_refused() -> None:
    assert RUNNER.invoke(app, ["conquer"]).exit_code == 2


def test_the_entry_point(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["bodypolitic", "simulate", "--players", "1"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err == "Error: 1 players can't play; the game is for 2, 3 or 4\n"
