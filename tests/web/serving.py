"""A real server and a real Chromium for the browser tests."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bodypolitic.server
from tests.patience import SECONDS
from tests.ports import free_port

STATIC = Path(bodypolitic.server.__file__).parent / "static" / "index.html"
COMMAND = str(Path(sys.executable).with_name("bodypolitic"))
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NotReady(Exception):
    """Something that a browser test needs is not there."""


def chromium() -> str:
    """Where Chromium is."""
    named = os.environ.get("CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise NotReady("the browser tests need Chromium: install Debian's package chromium or set CHROMIUM")
    return found


class Server:
    """A server on a database in a folder, with bots that don't hesitate. It can be killed and started again.

    It waits for those who think, which give way to all other work, for as long as tests do.
    """

    def __init__(self, folder: Path) -> None:
        if not STATIC.is_file():
            raise NotReady("the page is not built: run `make page`")
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.database = folder / "games.db"
        self._log = folder / "server.log"
        arguments = ["--port", str(port), "--bot-delay", "0", "--database", f"sqlite:///{self.database}"]
        arguments += ["--bot-seconds", str(SECONDS)]
        many = ("tables", "arrivals", "saves", "courses", "claims")
        limits = [*(f"{what}_at_once=10000" for what in many), "bot_tables_an_address=10000"]
        limits += ["tables_listed_an_address=10000", "seconds_a_listing_holds=0"]
        arguments += [word for limit in limits for word in ("--limit", limit)]
        self.command = [COMMAND, "serve", *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with self._log.open("a") as output:
            self._process = subprocess.Popen(self.command, stdout=output, stderr=output)
        _wait_for(f"{self.address}/api/options", self._log)

    def kill(self) -> None:
        """SIGKILL: no time to say goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Let the server end in peace."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(timeout=SECONDS)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server as long as it is needed."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _wait_for(address: str, log: Path) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(address, timeout=SECONDS).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise NotReady(f"the server did not start: {log.read_text(encoding='utf-8')}")
