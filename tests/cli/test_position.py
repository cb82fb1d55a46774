"""`bodypolitic position`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bodypolitic.cli.main import app

RUNNER = CliRunner()


def checked(content: str, folder: Path) -> Result:
    """What the command makes of a file."""
    path = folder / "position.toml"
    path.write_text(content, encoding="utf-8")
    return RUNNER.invoke(app, ["position", str(path)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_possible_table_is_shown(players: int, tmp_path: Path) -> None:
    result = checked(f"players = {players}\n", tmp_path)
    assert result.exit_code == 0, result.output
    for words in ("Fiscal Policy", "Capitalist", "Supermarket", "Export: ", "Hand of WC: ", "Tax Multiplier: "):
        assert words in result.stdout
    assert ("Legitimacy: " in result.stdout) == (players == 4)


def test_every_broken_rule_has_a_line(tmp_path: Path) -> None:
    result = checked('players = 4\nround = 9\nphase = "siesta"\n', tmp_path)
    assert result.exit_code == 1
    first, second = result.stdout.splitlines()
    assert "round" in first
    assert "siesta" in second


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    result = checked("players = = 2", tmp_path)
    assert result.exit_code == 2
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert "not TOML" in line


def test_a_missing_file(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, ["position", str(tmp_path / "none.toml")])
    assert result.exit_code == 2
    assert "can't read" in result.stderr
