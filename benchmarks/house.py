"""A real server in a process of its own, and a real Chromium, for measurements and screenshots."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

SECONDS: Final = 20
SERVE: Final = (sys.executable, "-c", "from bodypolitic.cli.main import main; main()", "serve", "--bot-delay", "0")
# All who play in a measurement come from one address.
ONE_ADDRESS: Final = (
    "tables_at_once=100000",
    "sockets_at_once=100000",
    "connections_an_address=100000",
    "open_an_address=100000",
    "messages_of_an_address_at_once=1000000",
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
def serving() -> Iterator[str]:
    """The address of `bodypolitic serve` on a new SQLite file; its bots don't hesitate."""
    with tempfile.TemporaryDirectory(prefix="bodypolitic-") as folder:
        limits = [word for limit in ONE_ADDRESS for word in ("--limit", limit)]
        command = (*SERVE, *limits, "--database", f"sqlite:///{folder}/tables.sqlite3")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                address = server.stdout.readline().strip().rstrip("/")
                if not address:
                    raise RuntimeError("the server did not start")
                yield address
            finally:
                server.terminate()
                try:
                    server.wait(SECONDS)
                except subprocess.TimeoutExpired:
                    server.kill()


def create_table(
    address: str, players: int, seats: dict[str, dict[str, str]], seed: int | None, modules: Sequence[str] = ()
) -> dict[str, Any]:
    """A new listed table with the tokens of its seats; roles that are not named are played by the best bot."""
    wanted = {"players": players, "seats": seats, "seed": seed, "modules": list(modules), "listed": True}
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
