"""A real server and a real Chromium for the browser tests."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bodypolitic.server

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


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own on an empty database in a folder, with bots that don't hesitate."""
    if not STATIC.is_file():
        raise NotReady("the page is not built: run `make page`")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    arguments = ["--port", str(port), "--bot-delay", "0", "--database", f"sqlite:///{folder / 'games.db'}"]
    log = folder / "server.log"
    with log.open("w") as output:
        server = subprocess.Popen([COMMAND, "serve", *arguments], stdout=output, stderr=output)
        try:
            _wait_for(f"{base}/api/options", log)
            yield base
        finally:
            server.terminate()
            server.wait(timeout=20)


def _wait_for(address: str, log: Path) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise NotReady(f"the server did not start: {log.read_text(encoding='utf-8')}")
