"""A bot at a server's table: it takes a friend's seat, is shown what that seat may know, and chooses over the socket.

python examples/table_bot.py http://localhost:8000 TABLE ROLE [INVITATION]

Table, role and invitation stand in the link that a host sends to a friend; at an open table nobody needs an
invitation. It needs `websockets`, which comes with `pip install 'bodypolitic[table]'`.
"""

import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def pick(question: dict[str, Any], view: dict[str, Any]) -> str:
    """The id of one of the options; this is where a bot's thoughts belong."""
    options: list[dict[str, Any]] = question["options"]
    played = [option for option in options if option["kind"] == "play"]
    best: str = max(played or options, key=lambda option: len(option["text"]))["id"]
    return best


def take_seat(server: str, table: str, role: str, invitation: str | None) -> str:
    """The token of a seat; who has it holds the seat. A key of one's own makes it safe to ask twice."""
    claim = {"name": "A bot", "invitation": invitation, "key": secrets.token_urlsafe(24)}
    request = Request(f"{server}/api/tables/{table}/seats/{role}", json.dumps(claim).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    with urlopen(request) as answer:
        token: str = json.load(answer)["token"]
        return token


def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Play to the end of the game; the last state that was shown."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        answered = -1
        for text in socket:
            state: dict[str, Any] = json.loads(text)
            if state["type"] != "state":
                continue  # chats, announcements, acknowledgements
            if state["over"]:
                return state
            question, number = state["decision"], state["number"]
            if question and number != answered:
                answered = number
                chosen = {"type": "choose", "number": number, "option": pick(question, state["view"])}
                socket.send(json.dumps({**chosen, "key": secrets.token_hex(8)}))
    raise ConnectionError("the server has ended the connection")


def main(server: str, table: str, role: str, invitation: str | None = None) -> None:
    state = play(server, table, take_seat(server, table, role, invitation))
    print(f"The game is over, and {role} has {state['scores'][role]} VP.")


if __name__ == "__main__":
    main(*sys.argv[1:])
