"""The built wheel, installed into an empty environment outside the checkout: the library alone, and the table."""

import json
import os
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import browser, new_device
from tests.web.scripted_player import ScriptedPlayer, create_table

ROOT = Path(__file__).resolve().parent.parent
TURNS = 12

pytestmark = [pytest.mark.long, pytest.mark.alone, pytest.mark.compiled]

__all__ = ["browser"]


class Environment:
    """An empty environment with the wheel and what one of its extras brings."""

    def __init__(self, folder: Path, extra: str = "") -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=True)
        [wheel] = (ROOT / "dist").glob("bodypolitic-*.whl")
        wanted = f"bodypolitic{extra} @ {wheel.as_uri()}"
        self.run("python", "-m", "pip", "install", "-qq", "-c", str(ROOT / "constraints.txt"), wanted)

    def program(self, name: str) -> str:
        return str(self.folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / name)

    def variables(self) -> dict[str, str]:
        """Those of this process without the path to the checkout; no real browser opens, and no data folder is used."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**kept, "BROWSER": "true", "XDG_DATA_HOME": str(self.folder), "HOME": str(self.folder)}

    def run(self, name: str, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        command = (self.program(name), *arguments)
        done = subprocess.run(
            command, cwd=self.folder, env=self.variables(), capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stderr
        return done


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The library alone."""
    return Environment(tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The library with the table."""
    return Environment(tmp_path_factory.mktemp("table"), "[table]")


@contextmanager
def at_the_table(environment: Environment) -> Iterator[str]:
    """`bodypolitic` without a command, and the address it tells."""
    with subprocess.Popen(
        (environment.program("bodypolitic"),),
        cwd=environment.folder,
        env=environment.variables(),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


def test_the_library_brings_nothing_else_and_is_compiled(library: Environment) -> None:
    listed = json.loads(library.run("python", "-m", "pip", "list", "--format", "json").stdout)
    assert {package["name"] for package in listed} - {"pip", "setuptools"} == {"bodypolitic"}
    where = "import bodypolitic.game.table.table as table; print(table.__file__)"
    assert Path(library.run("python", "-c", where).stdout.strip()).suffix in {".so", ".pyd"}


def test_the_library_simulates(library: Environment) -> None:
    told = library.run("python", "-m", "bodypolitic.bots.simulation", "--games", "20").stdout
    assert json.loads(told)["finished"] == 20


def test_a_command_of_the_library_says_what_it_lacks(library: Environment) -> None:
    assert "bodypolitic[terminal]" in library.run("bodypolitic", code=1).stderr


def test_the_table_is_opened_and_played_in_the_browser(table: Environment, browser: Browser) -> None:
    assert "compiled engine" in table.run("bodypolitic", "--version").stdout
    with at_the_table(table) as address, new_device(browser, address) as device:
        page = device.new_page()
        create_table(page, 2, {"WC": "me", "CC": "bot"})
        player = ScriptedPlayer(page)
        player.play_until(lambda _: player.clicks >= TURNS)
        assert player.number() > 0


def test_the_commands_come_with_the_table(table: Environment) -> None:
    told = json.loads(table.run("bodypolitic", "simulate", "--games", "20", "--json").stdout)
    assert told["finished"] == 20
