"""Behind a real proxy the real address counts: nginx and Caddy as docs/hosting.md sets them up."""

import contextlib
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

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


def nginx(folder: Path, server: int, port: int, certified: bool = False) -> list[str]:
    """nginx with the guide's example, with another certificate or without any, in a folder of its own."""
    site = example("nginx").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = re.sub(r"\n *listen \[::\]:443[^\n]*", "", site)
    if certified:
        site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        site = site.replace("/etc/letsencrypt/live/games.example", str(folder))
    else:
        site = re.sub(r"listen 443 ssl.*?;", f"listen 127.0.0.1:{port};", site)
        site = re.sub(r"\n *ssl_certificate[^\n]*", "", site)
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {places}\n{site}\n}}\n"
    )
    return [program("nginx"), "-e", "stderr", "-c", str(config)]


def caddy(folder: Path, server: int, port: int, certified: bool = False) -> list[str]:
    """Caddy with the guide's example, on a port of this machine, with another certificate or without any."""
    site = example("caddy").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    if certified:
        site = site.replace("{", f":{port} {{\n\ttls {folder}/fullchain.pem {folder}/privkey.pem", 1)
        site = site.replace("games.example :", "games.example:", 1)
    else:
        site = site.replace("games.example", f"http://127.0.0.1:{port}", 1)
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]


@contextlib.contextmanager
def behind(proxy: str, folder: Path, settings: Settings, certified: bool = False) -> Iterator[tuple[Lobby, str]]:
    """A server, and the address of a proxy before it."""
    port = free_port()
    with serving(settings) as lobby:
        server = httpx.URL(lobby.address).port
        assert server is not None
        command = {"nginx": nginx, "caddy": caddy}[proxy](folder, server, port, certified)
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


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_a_page_behind_a_proxy_plays_over_tls(tmp_path: Path, proxy: str) -> None:
    """As in the guide, but for the port and the certificate, which is made here; a browser names its page."""
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=games.example"
    names = ("-addext", "subjectAltName=DNS:games.example", "-keyout", "privkey.pem", "-out", "fullchain.pem")
    subprocess.run((program("openssl"), *made.split(), *names), cwd=tmp_path, check=True, capture_output=True)
    trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",))
    with behind(proxy, tmp_path, settings, certified=True) as (lobby, address):
        table = lobby.create(2, WC="me", CC="me")
        url = f"wss://games.example/api/tables/{table['id']}/socket"

        def page_of(origin: str) -> ClientConnection:
            line = socket.create_connection(("127.0.0.1", httpx.URL(address).port or 0))
            return connect(url, sock=line, ssl=trust, server_hostname="games.example", origin=Origin(origin))

        with page_of("https://games.example") as page:
            page.send(json.dumps({"type": "hello", "token": table["seats"]["WC"]["token"]}))
            assert '"seat":"WC"' in str(page.recv(SECONDS))
        with pytest.raises(InvalidStatus, match="403"):
            page_of("https://evil.example")


def test_a_proxy_that_nobody_named_is_told_of_and_its_word_is_not_taken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with behind("nginx", tmp_path, Settings(sqlite(tmp_path), limits=LIMITS)) as (_, address):
        statuses = [ask(address, f"127.0.0.{number}") for number in range(2, 11)]
    assert statuses == [200] * 8 + [429], "all who come through it count as one"
    assert any(record.getMessage() == "proxy-not-named" for record in caplog.records)
