"""A real server in a process of its own, and a real Chromium, for measurements and screenshots."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

SECONDS: Final = 300  # each wait ends with what it waits for; only a hang lasts as long as this
SERVE: Final = (sys.executable, "-c", "from bodypolitic.cli.main import main; main()", "serve", "--bot-delay", "0")
# All who play in a measurement come from one address.
ONE_ADDRESS: Final = (
    "tables_at_once=100000",
    "arrivals_at_once=100000",
    "sockets_at_once=100000",
    "connections_an_address=100000",
    "open_an_address=100000",
    "messages_of_an_address_at_once=1000000",
    "messages_at_once=1000000",
)
CHROMIUM_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# The local server needs no proxy, whatever the environment says.
_web = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@contextmanager
def serving(*options: str) -> Iterator[str]:
    """The address of `bodypolitic serve` on a new SQLite file; its bots don't hesitate."""
    limits = [word for limit in ONE_ADDRESS for word in ("--limit", limit)]
    with _running(os.environ, *limits, *options) as (address, _):
        yield address


@contextmanager
def server(before: Path | None = None, *options: str) -> Iterator[tuple[str, int]]:
    """The address and the process of a server of this version, or of another whose package lies in a folder."""
    if before is not None:
        with _running({**os.environ, "PYTHONPATH": str(before)}) as running:
            yield running
        return
    limits = [word for limit in ONE_ADDRESS for word in ("--limit", limit)]
    with _running(os.environ, *limits, *options) as running:
        yield running


@contextmanager
def _running(environment: Mapping[str, str], *options: str) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory(prefix="bodypolitic-") as folder:
        command = (*SERVE, *options, "--database", f"sqlite:///{folder}/tables.sqlite3")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            try:
                address = process.stdout.readline().strip().rstrip("/")
                if not address:
                    raise RuntimeError("the server did not start")
                yield address, process.pid
            finally:
                process.terminate()
                try:
                    process.wait(SECONDS)
                except subprocess.TimeoutExpired:
                    process.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port: int = any_port.getsockname()[1]
    return port


def create_table(
    address: str,
    players: int,
    seats: dict[str, dict[str, str]],
    seed: int | None,
    modules: Sequence[str] = (),
    listed: bool = True,
) -> dict[str, Any]:
    """A new table with the tokens of its seats; roles that are not named are played by the best bot."""
    wanted = {"players": players, "seats": seats, "seed": seed, "modules": list(modules)}
    if listed:
        wanted["listed"] = True
    body = json.dumps(wanted).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    with _web.open(request, timeout=SECONDS) as answer:
        created: dict[str, Any] = json.load(answer)
    return created


def chromium() -> str:
    """Where Chromium is."""
    named = os.environ.get("CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise RuntimeError("Chromium is needed: install Debian's package chromium or set CHROMIUM")
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


def percentile(figures: Sequence[float], part: float) -> float:
    """The figure that a part of all figures do not exceed."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
