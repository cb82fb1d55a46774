"""One game under a hail of right, late, doubled and forged messages: what is acknowledged is stored, nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.server.record import Record
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import Store
from tests.server.conftest import RELAXED
from tests.server.table_client import Lobby, Message, Player, serving, told_board

SEATS = ("WC", "CC")


@dataclass
class Hall:
    lobby: Lobby
    database: str


@pytest.fixture
def hall(database: str) -> Iterator[Hall]:
    with serving(Settings(database, bot_delay=0, limits=RELAXED)) as lobby:
        yield Hall(lobby, database)


# Who sends, what, which of the offered options, how late, and whether it is sent twice.
BLOWS = st.tuples(
    st.integers(0, 2),
    st.sampled_from(
        ["choose", "choose", "choose", "choose", "forge", "undo", "chat", "garbage", "old-key", "reconnect"]
    ),
    st.integers(0, 50),
    st.sampled_from([0, 0, 0, 1, 3, -1, -1000]),
    st.booleans(),
)


class Hammer:
    """Two players and a spectator; notes which keys were acknowledged to whom."""

    def __init__(self, lobby: Lobby, table: Message) -> None:
        self.lobby = lobby
        self.table = table
        self.players: list[Player] = [*(lobby.sit(table, seat) for seat in SEATS), lobby.watch(table)]
        self.sent: list[list[Message]] = [[], [], []]
        self.acknowledged: set[tuple[str, str]] = set()
        self.keys = 0

    def strike(self, who: int, what: str, pick: int, late: int, twice: bool) -> None:
        player = self.players[who]
        if what == "reconnect":
            player.socket.close()
            self.players[who] = self.lobby.watch(self.table) if who == 2 else self.lobby.sit(self.table, SEATS[who])
            return
        if what == "garbage":
            player.send('{"type": "choose", "number": ' * (pick + 1))
            return
        self.keys += 1
        request: Message = {"key": f"key-{self.keys}"}
        number = max(0, player.state["number"] - late)
        source = self.players[1 - who] if what == "forge" and who < 2 else player
        decision = source.state["decision"]
        options = [option["id"] for option in decision["options"]] if decision else ["pass"]
        if what == "old-key" and self.sent[who]:
            request = self.sent[who][pick % len(self.sent[who])]
        elif what == "chat":
            request |= {"type": "chat", "text": "hm"}
        elif what == "undo":
            request |= {"type": "undo", "number": number}
        else:
            request |= {"type": "choose", "number": number, "option": options[pick % len(options)]}
        self.sent[who].append(request)
        player.send(request)
        if twice:
            player.send(request)
        self.hear(who, request["key"])

    def hear(self, who: int, key: str) -> None:
        player = self.players[who]
        answer = player.until(lambda message: message["type"] in {"ack", "error"} and message["key"] == key)
        if answer["type"] == "ack":
            assert who < 2, "a spectator can do nothing"
            self.acknowledged.add((SEATS[who], key))

    def catch_up(self) -> None:
        """Read everything that is on its way: an unknown option is answered last."""
        for who, player in enumerate(self.players):
            player.send({"type": "undo", "number": 999_999, "key": "last"})
            player.until(lambda message: message["type"] == "error" and message["key"] == "last")
            if who < 2:
                player.next("state")


@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # a smaller example would take minutes to find
    suppress_health_check=list(HealthCheck),
)
@given(blows=st.lists(BLOWS, min_size=10, max_size=60), seed=st.integers(0, 1000))
def test_what_is_acknowledged_is_stored_and_nothing_else(
    hall: Hall, blows: list[tuple[int, str, int, int, bool]], seed: int
) -> None:
    table = hall.lobby.create(2, seed=seed, WC="me", CC="me")
    hammer = Hammer(hall.lobby, table)
    for blow in blows:
        hammer.strike(*blow)
    hammer.catch_up()
    store = Store(hall.database, "test")
    entries = store.entries(table["id"])
    store.engine.dispose()
    keys = [(entry.seat, entry.key) for entry in entries]
    assert len(set(keys)) == len(keys)
    played = {(seat, key) for seat, key in hammer.acknowledged if not said(hammer, seat, key)}
    assert {(seat, key) for seat, key in keys} == played
    record = Record(Setup(2), seed)
    for entry in entries:
        record.apply(entry)
        assert broken_rules(record.game.table) == []
    for seat, player in zip(SEATS, hammer.players[:2], strict=True):
        assert player.state["number"] == len(entries)
        assert player.state["view"] == told_board(record.game, seat)
        player.socket.close()
    hammer.players[2].socket.close()
    assert Game.load(record.game.save()).table == record.game.table


def said(hammer: Hammer, seat: str, key: str) -> bool:
    """Whether a key was that of a chat."""
    return any(one["key"] == key and one["type"] == "chat" for one in hammer.sent[SEATS.index(seat)])
