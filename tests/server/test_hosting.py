"""docs/hosting.md, the Dockerfile and the compose file say what there is: what they start serves."""

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
import typer
import yaml

from bodypolitic.cli.main import app
from bodypolitic.server.settings import Limits
from tests.server.table_client import COMMAND, sqlite

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text()


def known_variables() -> set[str]:
    """The environment variables that commands take."""
    command = typer.main.get_command(app)
    serve = command.commands["serve"]  # type: ignore[attr-defined]
    return {option.envvar for option in serve.params if option.envvar}


def unit() -> configparser.RawConfigParser:
    """The systemd unit in the guide."""
    found = re.search(r"```ini\n(.*?)```", GUIDE, re.DOTALL)
    assert found is not None
    read = configparser.RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    variables = re.findall(r"^Environment=(.*)$", found[1], re.MULTILINE)
    read.read_string(re.sub(r"^Environment=.*\n", "", found[1], flags=re.MULTILINE))
    read["Service"]["Variables"] = "\n".join(variables)
    return read


@pytest.mark.long
def test_the_unit_starts_a_server_that_serves(tmp_path: Path) -> None:
    service = unit()["Service"]
    variables = dict(line.split("=", 1) for line in service["Variables"].splitlines())
    assert set(variables) <= known_variables()
    program, *arguments = shlex.split(service["ExecStart"])
    assert program.endswith("/bin/bodypolitic")
    arguments[arguments.index("8000")] = "0"
    environment = {**os.environ, **variables, "BODYPOLITIC_DATABASE": sqlite(tmp_path)}
    with subprocess.Popen((*COMMAND, *arguments), stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert httpx.get(f"{address}api/ready", trust_env=False).json() == {"ready": True}
        process.terminate()


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """All of it but the program, which is not installed where the tests run."""
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("there is no systemd here")
    text = re.search(r"```ini\n(.*?)```", GUIDE, re.DOTALL)[1]  # type: ignore[index]
    written = tmp_path / "bodypolitic.service"
    written.write_text(text.replace("/opt/bodypolitic/bin/bodypolitic", sys.executable))
    done = subprocess.run((verifier, "verify", str(written)), capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if "bodypolitic.service" in line], done.stderr


def test_the_operators_commands_work_on_the_servers_database() -> None:
    profile = re.search(r"```sh\n(.*?)```", GUIDE, re.DOTALL)[1]  # type: ignore[index]
    service = unit()["Service"]
    [database] = [line for line in service["Variables"].splitlines() if line.startswith("BODYPOLITIC_DATABASE=")]
    assert f"export {database}\n" in profile
    assert f"PATH={Path(service['ExecStart'].split()[0]).parent}:" in profile


@pytest.mark.long
def test_the_containers_are_started_as_the_guide_says(tmp_path: Path) -> None:
    """Docker's own steps, without Docker: the entry point, its health check and the variables of the compose file."""
    recipe = (ROOT / "Dockerfile").read_text()
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    table = compose["services"]["table"]
    assert {name for name in table["environment"] if name.startswith("BODYPOLITIC_")} <= known_variables()
    entry = yaml.safe_load(re.search(r"^ENTRYPOINT (.*)$", recipe, re.MULTILINE)[1])  # type: ignore[index]
    check = yaml.safe_load(re.search(r"^HEALTHCHECK CMD (.*)$", recipe, re.MULTILINE)[1])  # type: ignore[index]
    assert table["ports"] == ["127.0.0.1:8000:8000"] and entry[-1] == "8000"
    entry[entry.index("0.0.0.0")] = "127.0.0.1"
    environment = {
        **os.environ,
        **table["environment"],
        "BODYPOLITIC_DATABASE": sqlite(tmp_path),
    }
    with subprocess.Popen((*COMMAND, *entry[1:-1], "0"), stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        code = check[2].replace("http://127.0.0.1:8000/", address)
        assert subprocess.run((sys.executable, *check[1:2], code), check=False).returncode == 0
        process.terminate()
        process.wait()
        assert subprocess.run((sys.executable, *check[1:2], code), check=False, stderr=-3).returncode != 0


@pytest.mark.parametrize("step", ["make wheel", 'pip install --no-cache-dir "$(ls /dist/*.whl)[table]"'])
def test_the_image_is_built_by_the_steps_of_the_guide(step: str) -> None:
    assert step in (ROOT / "Dockerfile").read_text()
    in_the_guide = step.replace("--no-cache-dir ", "").replace("/dist", "dist")
    assert in_the_guide in GUIDE


def test_the_limits_in_the_guide_are_the_servers() -> None:
    section = GUIDE.split("## Limits")[1].split("## ")[0]
    named = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", section))
    assert named <= {field.name for field in fields(Limits)}
    assert {"open_an_address", "connections_an_address", "tables_at_once", "bot_tables"} <= named


def test_the_commands_in_the_guide_exist() -> None:
    admin = typer.main.get_command(app).commands["admin"]  # type: ignore[attr-defined]
    for command in re.findall(r"bodypolitic admin ([a-z]+)", GUIDE):
        assert command in admin.commands


def test_what_asks_first_can_be_told_not_to() -> None:
    admin = typer.main.get_command(app).commands["admin"]  # type: ignore[attr-defined]
    asking = {name for name, command in admin.commands.items() if any("--yes" in one.opts for one in command.params)}
    [named] = re.findall(r"can't be taken back \(([a-z, ]+)\) asks first", GUIDE)
    assert set(named.split(", ")) == asking
