"""Behind a real proxy the real address counts: nginx and Caddy as docs/hosting.md sets them up."""

import contextlib
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from bodypolitic.server.settings import Settings, limits_with
from tests.patience import SECONDS
from tests.server.table_client import Lobby, serving, sqlite

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
LIMITS = limits_with(["requests_at_once=8", "requests_a_second=0.001", "connections_an_address=1"])


def example(language: str) -> str:
    """The example in the guide."""
    found = re.search(rf"```{language}\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    assert found is not None, f"docs/hosting.md has no example for {language}"
    return found[1]


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port: int = any_port.getsockname()[1]
    return port


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    assert found is not None, f"this test needs {name}: `make proxies` installs Debian's package"
    return found


def nginx(folder: Path, server: int, port: int) -> list[str]:
    """nginx with the guide's example, without its certificates, in a folder of its own."""
    site = example("nginx").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = re.sub(r"listen 443 ssl.*?;", f"listen 127.0.0.1:{port};", site)
    site = re.sub(r"\n *(ssl_certificate|ssl_certificate_key|listen \[::\]:443)[^\n]*", "", site)
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {places}\n{site}\n}}\n"
    )
    return [program("nginx"), "-e", "stderr", "-c", str(config)]


def caddy(folder: Path, server: int, port: int) -> list[str]:
    """Caddy with the guide's example, on a port of this machine instead of a name with a certificate."""
    site = example("caddy").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = site.replace("games.example", f"http://127.0.0.1:{port}", 1)
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]


@contextlib.contextmanager
def behind(proxy: str, folder: Path, settings: Settings) -> Iterator[tuple[Lobby, str]]:
    """A server, and the address of a proxy before it."""
    port = free_port()
    with serving(settings) as lobby:
        server = httpx.URL(lobby.address).port
        assert server is not None
        command = {"nginx": nginx, "caddy": caddy}[proxy](folder, server, port)
        log = (folder / "proxy.log").open("w")
        with log, subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/"}) as process:
            try:
                end = time.monotonic() + SECONDS
                while not _answers(port):
                    assert process.poll() is None and time.monotonic() < end, (folder / "proxy.log").read_text()
                    time.sleep(0.02)
                yield lobby, f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def ask(proxy: str, source: str, **headers: str) -> int:
    """A request through the proxy from an address of this machine."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, trust_env=False, timeout=SECONDS) as client:
        return client.get(f"{proxy}/api/options", headers=headers).status_code


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_each_client_behind_a_proxy_has_its_own_share(tmp_path: Path, proxy: str) -> None:
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",), limits=LIMITS)
    with behind(proxy, tmp_path, settings) as (lobby, address):
        forged = {"X-Forwarded-For": "203.0.113.9"}
        statuses = [ask(address, "127.0.0.2", **forged) for _ in range(9)]
        assert statuses == [200] * 8 + [429], "a made-up address counts for nothing"
        assert ask(address, "127.0.0.3") == 200
        table = lobby.create(2, WC="me", CC="me")
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        port = httpx.URL(address).port
        with contextlib.ExitStack() as sockets:
            for source, heard in (("127.0.0.4", '"state"'), ("127.0.0.5", '"state"'), ("127.0.0.4", '"too-many"')):
                line = socket.create_connection(("127.0.0.1", port or 0), source_address=(source, 0))
                client = sockets.enter_context(connect(url, sock=line, proxy=None))
                if heard == '"state"':  # whoever is refused is told before a hello
                    client.send('{"type": "hello"}')
                assert heard in str(client.recv(SECONDS))


def test_a_proxy_that_nobody_named_is_told_of_and_its_word_is_not_taken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with behind("nginx", tmp_path, Settings(sqlite(tmp_path), limits=LIMITS)) as (_, address):
        statuses = [ask(address, f"127.0.0.{number}") for number in range(2, 11)]
    assert statuses == [200] * 8 + [429], "all who come through it count as one"
    assert any(record.getMessage() == "proxy-not-named" for record in caplog.records)
