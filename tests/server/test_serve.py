"""`bodypolitic serve`."""

import gc
import socket
import subprocess
import time
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.sync.client import connect

from bodypolitic.cli.main import app
from bodypolitic.server.run import CannotServe, address_of, check_database, is_loopback, listen, run
from bodypolitic.server.settings import Settings, default_database
from tests.patience import SECONDS
from tests.server.table_client import COMMAND, serving, sqlite


def test_serve_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    command = (*COMMAND, "serve", "--database", sqlite(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}api/options", trust_env=False).status_code == 200
        process.terminate()
        assert process.stderr.read() == ""
    assert (tmp_path / "tables.sqlite3").exists()


def test_a_port_in_use_is_one_friendly_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        with pytest.raises(CannotServe, match=r"can't listen on 127\.0\.0\.1 port"):
            listen("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(CannotServe, match="can't listen"):
            listen("127.0.0.1", 70_000)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_is_one_a_browser_can_open(host: str) -> None:
    with listen(host, 0) as listener:
        assert address_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}/"


@pytest.mark.parametrize(("host", "alone"), [("127.0.0.1", True), ("localhost", True), ("0.0.0.0", False)])
def test_a_listener_knows_whether_others_can_reach_it(host: str, alone: bool) -> None:
    with listen(host, 0) as listener:
        assert is_loopback(listener) == alone


def test_a_machine_is_served_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is what the system makes of it, which may be an address that nobody else reaches."""
    served: list[bool] = []

    class Noted:
        def __init__(self, settings: Settings, _address: str, _tell: object) -> None:
            served.append(settings.for_this_machine)

        def run(self, sockets: list[socket.socket]) -> None:
            sockets[0].close()

    def listen_by_name(host: str, port: int) -> socket.socket:
        assert host == "games.local"
        return listen("0.0.0.0", port)

    monkeypatch.setattr("bodypolitic.server.run.Server", Noted)
    monkeypatch.setattr("bodypolitic.server.run.listen", listen_by_name)
    run(Settings(sqlite(tmp_path)), "games.local", 0, print)
    assert served == [False]


@pytest.mark.parametrize("name", ["no.such.machine.invalid", "a..b"])
def test_a_name_that_is_nobodys_is_one_friendly_line(name: str) -> None:
    with pytest.raises(CannotServe, match="can't listen"):
        listen(name, 0)


@pytest.mark.parametrize("url", ["mysql://secret@host/name", "nonsense", "sqlite:////no/such/folder/file"])
def test_a_database_that_cannot_be_used(url: str) -> None:
    with pytest.raises(CannotServe) as refused:
        check_database(url)
    assert "secret" not in str(refused.value)


def test_a_mistake_is_one_friendly_line() -> None:
    result = CliRunner().invoke(app, ["serve", "--database", "mysql://host/name"])
    assert result.exit_code == 2
    assert result.stderr == "Error: the database must be sqlite:///a/file or postgresql://user@host/name\n"


def test_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys, bodypolitic.cli.main; sys.exit('fastapi' in sys.modules or 'sqlalchemy' in sys.modules)"
    assert subprocess.run((COMMAND[0], "-c", code), check=False).returncode == 0


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database().startswith("sqlite:///")
    assert str(tmp_path) in default_database()


def test_a_connection_that_has_ended_keeps_no_compressor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes 144 kB, and Python looks for dead cycles rarely."""
    made: list[weakref.ref[object]] = []
    accept = ServerPerMessageDeflateFactory.process_request_params

    def note(*arguments: Any) -> Any:
        answer = accept(*arguments)
        made.append(weakref.ref(answer[1]))
        return answer

    monkeypatch.setattr(ServerPerMessageDeflateFactory, "process_request_params", note)
    gc.collect()
    gc.disable()
    try:
        with serving(Settings(sqlite(tmp_path))) as lobby:
            url = f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{lobby.create()['id']}/socket"
            with connect(url, compression="deflate", proxy=None) as socket:
                socket.send('{"type": "hello"}')
                socket.recv(SECONDS)
            end = time.monotonic() + SECONDS
            while made[0]() is not None and time.monotonic() < end:
                time.sleep(0.01)
        assert len(made) == 1 and made[0]() is None
    finally:
        gc.enable()


def test_the_compressor_remembers_a_whole_state(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path))) as lobby:
        url = f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{lobby.create()['id']}/socket"
        with connect(url, compression="deflate", proxy=None) as socket:
            [extension] = socket.protocol.extensions
    assert isinstance(extension, PerMessageDeflate)
    assert extension.remote_max_window_bits == 15 and not extension.remote_no_context_takeover
