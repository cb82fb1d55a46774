"""A program for a network of its own: how many connections each address gets under the kernel's rules in a file."""

import json
import socket
import subprocess
import sys
from contextlib import ExitStack

WANTED = {"127.0.0.2": 250, "127.0.0.3": 200, "fd00::2": 150, "fd00::3": 150, "fd00:0:0:1::2": 150}


def connections(source: str, wanted: int, lines: ExitStack) -> int:
    """How many of the connections that are wanted are not refused."""
    for number in range(wanted):
        try:
            here = "::1" if ":" in source else "127.0.0.1"
            lines.enter_context(socket.create_connection((here, 443), source_address=(source, 0)))
        except ConnectionRefusedError:
            return number
    return wanted


def main() -> None:
    """Let them all connect, and keep what they get."""
    nft, ip, rules = sys.argv[1:]
    subprocess.run((ip, "link", "set", "lo", "up"), check=True)
    for source in WANTED:
        if ":" in source:
            subprocess.run((ip, "address", "add", f"{source}/64", "dev", "lo", "nodad"), check=True)
    subprocess.run((nft, "-f", rules), check=True)
    with ExitStack() as lines:
        lines.enter_context(socket.create_server(("127.0.0.1", 443), backlog=1000))
        lines.enter_context(socket.create_server(("::1", 443), family=socket.AF_INET6, backlog=1000))
        print(json.dumps({source: connections(source, wanted, lines) for source, wanted in WANTED.items()}))


main()
