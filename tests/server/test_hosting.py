"""docs/hosting.md, the Dockerfile and the compose file say what there is: what they say is done here, and serves."""

import configparser
import contextlib
import importlib.util
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
import typer
import yaml

from bodypolitic.cli.main import app
from bodypolitic.server.settings import Limits
from tests.ports import free_port
from tests.server.conftest import do_without
from tests.server.guide import GUIDE, ROOT, carry_out, commands, file, on, section
from tests.server.table_client import COMMAND, Lobby, sqlite

SETTINGS = "/etc/bodypolitic.env"
UNITS = ("bodypolitic@.service", "bodypolitic-backup.service", "bodypolitic-backup.timer")
BACKUP = "/usr/local/bin/bodypolitic-backup"
PAGE = "bodypolitic/server/static/index.html"
NEW = "<!-- new -->"
PLAIN_PATH = "/usr/bin:/bin"


def known_variables() -> set[str]:
    """The environment variables that commands take."""
    command = typer.main.get_command(app)
    serve = command.commands["serve"]  # type: ignore[attr-defined]
    return {option.envvar for option in serve.params if option.envvar}


def unit(name: str) -> configparser.RawConfigParser:
    """A systemd unit in the guide."""
    read = configparser.RawConfigParser()
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(file(f"/etc/systemd/system/{name}"))
    return read


def settings() -> dict[str, str]:
    """The settings in the guide, as systemd gives them to the server."""
    return dict(line.split("=", 1) for line in file(SETTINGS).splitlines())


@contextlib.contextmanager
def started(command: list[str], variables: dict[str, str]) -> Iterator[Lobby]:
    """A server as long as it is needed."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as process:
        assert process.stdout is not None
        try:
            yield Lobby(process.stdout.readline().strip().rstrip("/"))
        finally:
            process.terminate()


@pytest.mark.long
def test_the_unit_starts_a_server_that_serves(tmp_path: Path) -> None:
    service = unit("bodypolitic@.service")["Service"]
    assert service["EnvironmentFile"] == SETTINGS and set(settings()) <= known_variables()
    program, *arguments = shlex.split(service["ExecStart"].replace("%i", "0"))
    assert program == "/opt/bodypolitic/bin/bodypolitic"
    variables = {**os.environ, **settings(), "BODYPOLITIC_DATABASE": sqlite(tmp_path)}
    with started([*COMMAND, *arguments], variables) as lobby:
        assert lobby.http.get("/api/ready").json() == {"ready": True}


def test_the_server_is_started_again_for_ever_and_not_at_once() -> None:
    """A database that comes up late is waited for: by systemd's own measure it would give up after half a second."""
    read = unit("bodypolitic@.service")
    assert read["Unit"]["StartLimitIntervalSec"] == "0"
    assert read["Service"]["Restart"] == "always" and int(read["Service"]["RestartSec"]) >= 1


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """All of them but the programs, which are not installed where the tests run."""
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        do_without("there is no systemd here")
    for name in UNITS:
        text = file(f"/etc/systemd/system/{name}")
        (tmp_path / name).write_text(re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", text, flags=re.MULTILINE))
    command = (verifier, "verify", *(str(tmp_path / name) for name in UNITS))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if "bodypolitic" in line], done.stderr


def test_the_operators_commands_work_on_the_servers_database(tmp_path: Path) -> None:
    profile = tmp_path / ".profile"
    (tmp_path / "settings").write_text(file(SETTINGS))
    profile.write_text(file("/var/lib/bodypolitic/.profile").replace(SETTINGS, str(tmp_path / "settings")))
    asked = f". {profile}; umask; echo $PATH; sh -c 'echo $BODYPOLITIC_DATABASE'"
    told = subprocess.run(("bash", "-c", asked), env={"PATH": PLAIN_PATH}, capture_output=True, text=True, check=True)
    mask, path, database = told.stdout.splitlines()
    program = Path(unit("bodypolitic@.service")["Service"]["ExecStart"].split()[0])
    assert (mask, path, database) == ("0077", f"{program.parent}:{PLAIN_PATH}", settings()["BODYPOLITIC_DATABASE"])


def program(file: Path, script: str) -> None:
    """Put a program somewhere that stands for another."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


class Machine:
    """A folder in place of a machine's root, on which commands of the guide are carried out."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "var" / "lib" / "bodypolitic"
        self.bin = root / "usr" / "local" / "bin"
        for folder in (self.home, self.bin, root / "opt"):
            folder.mkdir(parents=True)
        self._asked = root / "asked"
        program(self.bin / "systemctl", f'echo "$@" >> {self._asked}')
        kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
        path = f"{self.bin}:{Path(sys.base_prefix) / 'bin'}:{PLAIN_PATH}:{root}/opt/bodypolitic/bin"
        self.variables = {**kept, "PATH": path, "BODYPOLITIC_DATABASE": sqlite(self.home)}

    def do(self, lines: list[str], at: Path | None = None) -> str:
        """Carry out commands, and give what they tell."""
        return carry_out(lines, self.root, self.variables, at or self.home)

    def asked(self) -> list[str]:
        """What systemd has been asked for."""
        return self._asked.read_text().splitlines()

    def serving(self) -> contextlib.AbstractContextManager[Lobby]:
        """What the unit starts."""
        return started([str(self.root / "opt" / "bodypolitic" / "bin" / "bodypolitic"), "serve"], self.variables)


# Installing, upgrading and going back


def change_page(wheel: Path) -> None:
    """Make a wheel that of a later day: the same version, as most are, with another page."""
    with zipfile.ZipFile(wheel) as built:
        files = {name: built.read(name) for name in built.namelist()}
    files[PAGE] += NEW.encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as changed:
        for name, content in files.items():
            changed.writestr(name, content)


def of_a_newer_version(database: Path) -> None:
    """Let a database look as if a later version had brought it up to date."""
    with contextlib.closing(sqlite3.connect(database)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = 'of tomorrow'")


@pytest.mark.long
def test_an_upgrade_changes_the_server_when_it_restarts_and_can_be_taken_back(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "dist", checkout / "dist")
    shutil.copy(ROOT / "constraints.txt", checkout)
    upgrade = commands("Upgrades")
    steps = [line for line in upgrade if "new" in line]
    assert steps == [line for line in commands("Install") if "new" in line] and len(steps) == 4
    machine.do(steps, at=checkout)
    [before] = (tmp_path / "opt").glob("bodypolitic-*")
    with machine.serving() as lobby:
        table = lobby.create(2, WC="me", CC="me")["id"]
        machine.do(["mkdir backups", "bodypolitic admin backup backups/before.sqlite3"])
        for name in ("git", "make"):
            program(machine.bin / name, "")
        change_page(next((checkout / "dist").glob("*.whl")))
        machine.do(upgrade, at=checkout)
        assert machine.asked() == ["start bodypolitic-backup", "restart bodypolitic@*"]
        assert NEW not in lobby.http.get("/").text, "what runs is as it was"
    with machine.serving() as lobby:
        assert NEW in lobby.http.get("/").text
        assert lobby.http.get(f"/api/tables/{table}").status_code == 200

    back = commands("Going back", "#")
    assert sum("<the one before>" in line for line in back) == 1
    machine.do([line.replace("bodypolitic-<the one before>", before.name) for line in back])
    with machine.serving() as lobby:
        assert NEW not in lobby.http.get("/").text
    of_a_newer_version(machine.home / "tables.sqlite3")
    with pytest.raises(AssertionError, match="newer version"):
        machine.do(["bodypolitic serve"])
    machine.do([line.replace("<the one before>", "before") for line in commands("Going back", r"bodypolitic\$")])
    with machine.serving() as lobby:
        assert lobby.http.get(f"/api/tables/{table}").status_code == 200


# Backups


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with this package as its program, and the guide's backups."""
    machine = Machine(tmp_path)
    ours = f'PYTHONPATH={os.environ.get("PYTHONPATH", "")} exec {shlex.join(COMMAND)} "$@"'
    program(tmp_path / "opt" / "bodypolitic" / "bin" / "bodypolitic", ours)
    backup = tmp_path / BACKUP.removeprefix("/")
    backup.write_text(on(tmp_path, file(BACKUP)))
    machine.do([line for line in commands("Backups") if line.startswith("chmod")])
    return machine


@pytest.mark.long
def test_the_newest_thirty_backups_are_kept(machine: Machine) -> None:
    (machine.home / "backups").mkdir()
    for day in range(10, 50):
        (machine.home / "backups" / f"2020-01-{day}.sqlite3").touch()
    with machine.serving():  # a database is made by a server that starts
        machine.do([BACKUP])
    kept = sorted(one.name for one in (machine.home / "backups").iterdir())
    assert kept[:-1] == [f"2020-01-{day}.sqlite3" for day in range(21, 50)]
    assert (machine.home / "backups" / kept[-1]).stat().st_size > 0


@pytest.mark.long
def test_a_backup_that_fails_takes_no_earlier_one_with_it(machine: Machine) -> None:
    (machine.home / "backups").mkdir()
    kept = [machine.home / "backups" / f"2020-01-{day}.sqlite3" for day in range(10, 50)]
    for one in kept:
        one.touch()
    machine.variables["BODYPOLITIC_DATABASE"] = "sqlite:////nowhere/tables.sqlite3"
    with pytest.raises(AssertionError):
        machine.do([BACKUP])
    assert sorted((machine.home / "backups").iterdir()) == kept


@pytest.mark.long
def test_a_backup_of_sqlite_is_tried_and_restored_as_the_guide_says(machine: Machine) -> None:
    with machine.serving() as lobby:
        kept = lobby.create(2, WC="me", CC="me")["id"]
        machine.do([BACKUP])
        lost = lobby.create(2, WC="me", CC="me")["id"]
        told = machine.do(commands("Restoring from SQLite's"))
        assert kept in told and lost not in told
        assert not list(machine.home.glob("try*"))
        assert [lobby.http.get(f"/api/tables/{table}").status_code for table in (kept, lost)] == [200, 404]


@pytest.mark.long
def test_a_backup_of_postgresql_is_tried_and_restored_as_the_guide_says(machine: Machine, postgres: str) -> None:
    if "BODYPOLITIC_TEST_POSTGRES" in os.environ:
        do_without("a database called bodypolitic would be dropped on the server that BODYPOLITIC_TEST_POSTGRES names")
    [host] = re.findall(r"host=(.+)$", postgres)
    tools = Path(str(importlib.util.find_spec("pgserver").origin)).parent / "pginstall" / "bin"  # type: ignore[union-attr]
    program(machine.bin / "runuser", '[ "$1 $2 $3" = "-u postgres --" ] && shift 3 && PGUSER=postgres exec "$@"')
    machine.variables |= {"PGHOST": host, "PGUSER": "bodypolitic"}
    machine.variables["PATH"] = f"{tools}:{machine.variables['PATH']}"
    [url] = re.findall(r"^BODYPOLITIC_DATABASE=(.*)$", section("PostgreSQL"), re.MULTILINE)
    machine.variables["BODYPOLITIC_DATABASE"] = url.replace("/run/postgresql", host)
    machine.do([line for line in commands("PostgreSQL") if line.startswith("runuser")])
    with machine.serving() as lobby:
        kept = lobby.create(2, WC="me", CC="me")["id"]
        machine.do([BACKUP])
        lost = lobby.create(2, WC="me", CC="me")["id"]
    restore = [line.replace("/run/postgresql", host) for line in commands("Restoring from PostgreSQL's")]
    told = machine.do(restore)
    assert kept in told and lost not in told
    assert machine.asked() == ["stop bodypolitic@*", "start bodypolitic@8000 bodypolitic@8001"]
    assert restore.index("systemctl stop 'bodypolitic@*'") < restore.index("runuser -u postgres -- dropdb bodypolitic")
    with machine.serving() as lobby:
        assert [lobby.http.get(f"/api/tables/{table}").status_code for table in (kept, lost)] == [200, 404]


# Containers


def stages() -> list[list[tuple[str, str]]]:
    """The Dockerfile's instructions, of each image that it builds."""
    images: list[list[tuple[str, str]]] = []
    for line in (ROOT / "Dockerfile").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            images.append([])
        elif word not in {"", "#"}:
            images[-1].append((word, rest))
    return images


def test_what_the_image_is_given_is_enough_to_build_the_wheel(tmp_path: Path) -> None:
    build, _ = stages()
    assert build[1:] == [("COPY", ". /src"), ("WORKDIR", "/src"), ("RUN", "make wheel")]
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    listed = subprocess.run(("git", "ls-files"), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.splitlines():
        if not any(name.startswith(f"{one}/") for one in left_out):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    of_our_own = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}}
    done = subprocess.run(
        ("make", "-n", "wheel"), cwd=tmp_path, env=of_our_own, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_the_image_is_built_and_serves_on_postgresql(tmp_path: Path, postgres_database: str) -> None:
    """Docker's own steps without Docker: an empty environment is the image, `make test-long` has built the wheel."""
    image, host = tmp_path / "image", tmp_path / "host"
    venv.create(image / "usr" / "local", with_pip=True)
    program(host / "useradd", f'echo "$@" > {host}/added')
    variables = {"PATH": f"{image}/usr/local/bin:{host}:{PLAIN_PATH}", "HOME": str(tmp_path)}
    said = dict(stages()[1])
    for word, rest in stages()[1]:
        if word == "COPY":
            *names, to = rest.removeprefix("--from=build ").split()
            for name in names:
                copy(ROOT / name.removeprefix("/src/"), image / to.strip("/"))
        elif word == "RUN":
            done = subprocess.run(("sh", "-c", rest.replace("/dist", f"{image}/dist")), env=variables, check=False)
            assert done.returncode == 0
    assert (host / "added").read_text().split()[-1] == said["USER"]

    port = str(free_port())
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    table, database = compose["table"]["environment"], compose["database"]["environment"]
    assert set(table) <= known_variables()
    user, password = database["POSTGRES_USER"], database["POSTGRES_PASSWORD"]
    assert table["BODYPOLITIC_DATABASE"] == f"postgresql://{user}:{password}@database/{user}"
    assert compose["table"]["ports"] == ["127.0.0.1:8000:8000"] and said["EXPOSE"] == "8000"
    entry, check = (
        yaml.safe_load(said[word].removeprefix("CMD ").replace("8000", port)) for word in ("ENTRYPOINT", "HEALTHCHECK")
    )
    variables |= {**table, "BODYPOLITIC_DATABASE": postgres_database}
    with started(entry, variables) as lobby:
        assert lobby.http.get("/").text.startswith("<!doctype html>")
        lobby.create(2, WC="me", CC="me")
        assert subprocess.run(check, env=variables, check=False).returncode == 0
    assert subprocess.run(check, env=variables, check=False, stderr=subprocess.DEVNULL).returncode != 0


def copy(source: Path, folder: Path) -> None:
    """Copy as Docker does: a file, or what is in a folder, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in source.iterdir() if source.is_dir() else [source]:
        shutil.copy(one, folder)


def test_what_docker_would_send_holds_no_password() -> None:
    """The guide keeps it in a file beside the sources."""
    assert any("> .env" in line for line in commands("Containers"))
    for name in (".dockerignore", ".gitignore"):
        assert {".env", "/.env"} & set((ROOT / name).read_text().splitlines())


# What the guide tells of the server


def test_the_limits_in_the_guide_are_the_servers() -> None:
    named = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", section("Limits")))
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
