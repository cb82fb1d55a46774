"""Behind a real proxy the real address counts: nginx and Caddy as docs/hosting.md sets them up."""

import contextlib
import json
import re
import resource
import shutil
import socket
import ssl
import subprocess
import sys
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
from tests.ports import free_port
from tests.server.conftest import do_without
from tests.server.guide import carry_out, commands, file, section
from tests.server.table_client import Lobby, Player, ServerProcess, serving, sqlite

LIMITS = limits_with(["requests_at_once=8", "requests_a_second=0.001", "connections_an_address=1"])
PROXIES = pytest.mark.parametrize("proxy", ["nginx", "caddy"])
LINES = 900  # more than Debian's nginx has room for
HALF_A_HEADER = b"GET / HTTP/1.1\r\nHost: games.example\r\n"
NO_BODY = b"POST /api/tables HTTP/1.1\r\nHost: games.example\r\nContent-Length: 9\r\n\r\n"
# What the guide begins with, as far as it changes it.
DEBIANS_NGINX = """daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;
include {folder}/etc/nginx/modules-enabled/*.conf;
events {{
    worker_connections 768;
}}
http {{
    access_log off; {places}
    include {folder}/etc/nginx/sites-enabled/*;
}}
"""


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    assert found is not None, f"this test needs {name}: `make proxies` installs Debian's package"
    return found


def nginx(folder: Path, servers: list[int], port: int, certified: bool) -> list[str]:
    """nginx as the guide sets it up, with another certificate or without any, in a folder of its own."""
    line = "server 127.0.0.1:8000;"
    site = file("/etc/nginx/sites-enabled/bodypolitic")
    assert site.count(line) == 1 and "server 127.0.0.1:8001;" in section("PostgreSQL")
    site = site.replace(line, " ".join(line.replace("8000", str(server)) for server in servers))
    site = re.sub(r"\n *listen \[::\][^\n]*", "", site).replace("listen 80;", f"listen unix:{folder}/plain;")
    if certified:
        site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        site = site.replace("/etc/letsencrypt/live/games.example", str(folder))
    else:
        site = re.sub(r"listen 443 ssl.*?;", f"listen 127.0.0.1:{port};", site)
        site = re.sub(r"\n *ssl_certificate[^\n]*", "", site)
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    own = folder / "etc" / "nginx"
    for name in ("modules-enabled", "sites-enabled"):
        (own / name).mkdir(parents=True)
    (own / "nginx.conf").write_text(DEBIANS_NGINX.format(folder=folder, places=places))
    (own / "sites-enabled" / "bodypolitic").write_text(site)
    room = [line for line in commands("nginx") if "/etc/nginx/" in line]
    assert len(room) == 2
    carry_out(room, folder, {"PATH": "/usr/bin:/bin"}, at=folder)
    return [program("nginx"), "-e", "stderr", "-c", str(own / "nginx.conf")]


def caddy(folder: Path, servers: list[int], port: int, certified: bool) -> list[str]:
    """Caddy as the guide sets it up, on a port of this machine, with another certificate or without any."""
    site = file("/etc/caddy/Caddyfile")
    one, two = "reverse_proxy 127.0.0.1:8000 {", "reverse_proxy 127.0.0.1:8000 127.0.0.1:8001 {"
    assert site.count(one) == 1 and two in section("PostgreSQL")
    site = site.replace(one, f"reverse_proxy {' '.join(f'127.0.0.1:{server}' for server in servers)} {{")
    site = site.replace("{\n", "{\n\tadmin off\n\tauto_https off\n", 1)
    if certified:
        keys = f"\n\ttls {folder}/fullchain.pem {folder}/privkey.pem"
        site = site.replace("games.example {", f"games.example:{port} {{{keys}", 1)
    else:
        site = site.replace("games.example", f"http://127.0.0.1:{port}", 1)
    config = folder / "Caddyfile"
    config.write_text(site)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]


@contextlib.contextmanager
def before(proxy: str, folder: Path, servers: list[int], certified: bool = False) -> Iterator[str]:
    """The address of a proxy before servers on some ports of this machine."""
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[proxy](folder, servers, port, certified)
    log = (folder / "proxy.log").open("w")
    with log, subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/"}) as process:
        try:
            end = time.monotonic() + SECONDS
            while not _answers(port):
                assert process.poll() is None and time.monotonic() < end, (folder / "proxy.log").read_text()
                time.sleep(0.02)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


@contextlib.contextmanager
def behind(proxy: str, folder: Path, settings: Settings, certified: bool = False) -> Iterator[tuple[Lobby, str]]:
    """A server, and the address of a proxy before it."""
    with serving(settings) as lobby, before(proxy, folder, [port_of(lobby.address)], certified) as address:
        yield lobby, address


def port_of(address: str) -> int:
    port = httpx.URL(address).port
    assert port is not None
    return port


def line_from(source: str, proxy: str, said: bytes = b"") -> socket.socket:
    """A connection to the proxy from an address of this machine, on which something was said."""
    line = socket.create_connection(("127.0.0.1", port_of(proxy)), SECONDS, source_address=(source, 0))
    line.sendall(said)
    return line


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def ask(proxy: str, source: str, **headers: str) -> int:
    """A request through the proxy from an address of this machine."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, trust_env=False, timeout=SECONDS) as client:
        return client.get(f"{proxy}/api/options", headers=headers).status_code


@PROXIES
def test_each_client_behind_a_proxy_has_its_own_share(tmp_path: Path, proxy: str) -> None:
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",), limits=LIMITS)
    with behind(proxy, tmp_path, settings) as (lobby, address):
        forged = {"X-Forwarded-For": "203.0.113.9"}
        statuses = [ask(address, "127.0.0.2", **forged) for _ in range(9)]
        assert statuses == [200] * 8 + [429], "a made-up address counts for nothing"
        assert ask(address, "127.0.0.3") == 200
        table = lobby.create(2, WC="me", CC="me")
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        with contextlib.ExitStack() as sockets:
            for source, heard in (("127.0.0.4", '"state"'), ("127.0.0.5", '"state"'), ("127.0.0.4", '"too-many"')):
                client = sockets.enter_context(connect(url, sock=line_from(source, address), proxy=None))
                if heard == '"state"':  # whoever is refused is told before a hello
                    client.send('{"type": "hello"}')
                assert heard in str(client.recv(SECONDS))


@PROXIES
def test_a_page_behind_a_proxy_plays_over_tls(tmp_path: Path, proxy: str) -> None:
    """As in the guide, but for the port, which a browser names, and the certificate, which is made here."""
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=games.example"
    names = ("-addext", "subjectAltName=DNS:games.example", "-keyout", "privkey.pem", "-out", "fullchain.pem")
    subprocess.run((program("openssl"), *made.split(), *names), cwd=tmp_path, check=True, capture_output=True)
    trust = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",))
    with behind(proxy, tmp_path, settings, certified=True) as (lobby, address):
        table = lobby.create(2, WC="me", CC="me")
        name = f"games.example:{port_of(address)}"
        url = f"wss://{name}/api/tables/{table['id']}/socket"

        def page_of(origin: str) -> ClientConnection:
            line = line_from("127.0.0.1", address)
            return connect(url, sock=line, ssl=trust, server_hostname="games.example", origin=Origin(origin))

        with page_of(f"https://{name}") as page:
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


@pytest.fixture
def many_files() -> Iterator[None]:
    """As many files open as these tests need."""
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(usual, min(4 * LINES, most)), most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))


@PROXIES
def test_half_open_lines_of_one_address_shut_nobody_out(tmp_path: Path, many_files: None, proxy: str) -> None:
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",))
    with behind(proxy, tmp_path, settings) as (_, address), contextlib.ExitStack() as lines:
        for _ in range(LINES):
            lines.enter_context(line_from("127.0.0.2", address, HALF_A_HEADER))
        assert ask(address, "127.0.0.3") == 200


def test_nginx_holds_an_address_to_so_many_requests_that_do_not_come(tmp_path: Path) -> None:
    """Caddy passes them on to the server, which counts the requests of an address itself."""
    [most] = re.findall(r"limit_conn addresses (\d+);", file("/etc/nginx/sites-enabled/bodypolitic"))
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",))
    with behind("nginx", tmp_path, settings) as (_, address), contextlib.ExitStack() as lines:
        for _ in range(int(most)):
            lines.enter_context(line_from("127.0.0.2", address, NO_BODY))
        assert ask(address, "127.0.0.2") == 429
        assert ask(address, "127.0.0.3") == 200


@pytest.mark.long
@PROXIES
def test_who_does_not_finish_a_request_is_cut_off_and_who_plays_is_not(tmp_path: Path, proxy: str) -> None:
    settings = Settings(sqlite(tmp_path), proxies=("127.0.0.1",))
    with behind(proxy, tmp_path, settings) as (lobby, address), contextlib.ExitStack() as lines:
        table = lobby.create(2, WC="me", CC="me")
        player = lines.enter_context(Player(address, table["id"], table["seats"]["WC"]["token"]))
        player.next("state")
        said = (b"", HALF_A_HEADER, NO_BODY)
        for line in [lines.enter_context(line_from("127.0.0.2", address, one)) for one in said]:
            while line.recv(1024):
                pass
        assert player.choose()["type"] == "ack"


def test_nginx_sends_who_comes_without_tls_to_the_page_with_it(tmp_path: Path) -> None:
    with behind("nginx", tmp_path, Settings(sqlite(tmp_path))):
        transport = httpx.HTTPTransport(uds=str(tmp_path / "plain"))
        with httpx.Client(transport=transport, trust_env=False, timeout=SECONDS) as client:
            answer = client.get("http://games.example/anything?at=all")
    assert (answer.status_code, answer.headers["location"]) == (301, "https://games.example/anything?at=all")


@pytest.mark.long
@PROXIES
def test_two_processes_behind_a_proxy_are_one_table(tmp_path: Path, postgres_database: str, proxy: str) -> None:
    """Whoever comes to either hears of all moves; when one is gone, the other takes all who come."""
    first, second = (ServerProcess(postgres_database, proxy="127.0.0.1") for _ in range(2))
    try:
        table = first.lobby.create(2, WC="me", CC="me")
        tokens = {role: seat["token"] for role, seat in table["seats"].items()}
        servers = [port_of(one.lobby.address) for one in (first, second)]
        with before(proxy, tmp_path, servers) as address:
            with contextlib.ExitStack() as sockets:
                players = [sockets.enter_context(Player(address, table["id"], tokens["WC"])) for _ in range(6)]
                number = max(player.next("state")["number"] for player in players)
                assert players[0].choose()["type"] == "ack"
                for player in players[1:]:
                    player.until(lambda told: told["type"] == "state" and told["number"] > number)
            first.kill()
            assert [ask(address, "127.0.0.2") for _ in range(6)] == [200] * 6
    finally:
        first.kill()
        second.kill()


def test_the_kernel_counts_the_connections_of_an_address(tmp_path: Path) -> None:
    """In a network of its own, with its own rules; whoever has an IPv6 address has all of its network."""
    rules = tmp_path / "nftables.conf"
    rules.write_text(file("/etc/nftables.conf"))
    alone = (program("unshare"), "--map-root-user", "--net")
    if subprocess.run((*alone, "true"), capture_output=True, check=False).returncode:
        do_without("nobody may make a network of their own here")
    many = (str(Path(__file__).with_name("many_connections.py")), program("nft"), program("ip"), str(rules))
    done = subprocess.run((*alone, sys.executable, *many), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "127.0.0.2": 200,
        "127.0.0.3": 200,
        "fd00::2": 150,
        "fd00::3": 50,
        "fd00:0:0:1::2": 150,
    }
