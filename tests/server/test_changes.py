"""A client that takes changes has, after each of them, the very state that another is sent whole."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from bodypolitic.game.setup import Setup
from bodypolitic.server.frame import Attendance
from bodypolitic.server.pieces import Press, Told
from bodypolitic.server.record import Record
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import Entry, Seat, StoredTable
from tests.server.conftest import RELAXED
from tests.server.states import state_of
from tests.server.table_client import Lobby, Message, Player, serving, sqlite
from tests.server.test_socket import until_number


class Follower(Player):
    """Puts changes into the state it has."""

    def receive(self, seconds: float = 60) -> Message:
        before = self.state
        message = super().receive(seconds)
        if message["type"] == "changes":
            view = {**before["view"], **message["changed"].pop("view", {})}
            rest = {name: message[name] for name in ("number", "log_after", "log")}
            self.state = {**before, **message["changed"], **rest, "view": view}
            return {**self.state, "type": "state"}
        return message


def follow(lobby: Lobby, table: Message, role: str) -> Follower:
    hello = {"type": "hello", "token": table["seats"][role]["token"], "changes": True}
    follower = Follower(lobby.address, table["id"], hello=hello)
    follower.next("state")
    return follower


def test_changes_make_the_same_state_as_the_whole(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bot_delay=0, limits=RELAXED)) as lobby:
        table = lobby.create(2, seed=3, WC="me", CC="me")
        with follow(lobby, table, "WC") as wc, follow(lobby, table, "CC") as cc:
            for turn in range(12):
                asked = wc if wc.state["decision"] else cc
                assert asked.choose(pick=turn)["type"] == "ack"
                if wc.state["can_undo"] and turn % 7 == 3:
                    assert wc.undo()["type"] == "ack"
                number = max(wc.state["number"], cc.state["number"])
                until_number(wc, number)
                until_number(cc, number)
            for role, follower in (("WC", wc), ("CC", cc)):
                with lobby.sit(table, role) as fresh:
                    for name in fresh.state.keys() - {"log", "log_after", "seats"}:
                        assert follower.state[name] == fresh.state[name], name


def new_record() -> Record:
    return Record(Setup(2), 3)


def choose(record: Record, pick: int) -> None:
    decision = record.game.decisions[0]
    option = decision.options[pick % len(decision.options)].id
    record.apply(Entry("t", record.length + 1, decision.seat, option, str(record.length)))


def size(text: str) -> int:
    return len(text.encode())


def test_of_a_state_little_changes() -> None:
    """Of what would be sent whole less than half is sent, all moves of a game's first rounds together."""
    record = new_record()
    press = Press()
    whole, changes = Told(changes=False), Told(changes=True)
    sizes = [0, 0]
    for choice in range(60):
        state, view = press.state(record, "WC", "en")
        for number, told in enumerate((whole, changes)):
            sizes[number] += size(told.message(state, view))
        choose(record, choice)
    assert sizes[1] < sizes[0] / 2


def test_two_windows_of_a_seat_share_what_is_made() -> None:
    record = new_record()
    press = Press()
    first = press.state(record, "WC", "en")
    assert press.state(record, "WC", "en") is first
    assert press.state(record, "CC", "en") is not first
    choose(record, 0)
    assert press.state(record, "WC", "en") is not first


def test_a_state_in_pieces_is_the_state() -> None:
    record = new_record()
    state, view = Press().state(record, "CC", "en")
    told: dict[str, Any] = json.loads(Told(changes=True).message(state, view))
    assert told == json.loads(json.dumps(state_of(record, "CC", "en")))


def test_who_sits_there_is_made_anew_when_it_has_changed() -> None:
    press = Press()
    seat = Seat("WC", "me", "Ann", "steady", None, True, False)
    stored = StoredTable("t", 2, (), 3, 1, "action", False, 0.0, {"WC": seat})
    was = Attendance(seat, away_for=7)
    away = press.around(stored, [was])
    assert press.around(stored, [Attendance(seat, away_for=7)]) is away
    for later, now, changed in (
        (stored, Attendance(seat, connected=True), "seats"),
        (stored, was._replace(seat=replace(seat, name="Bea")), "seats"),
        (stored, was._replace(has_played=True), "seats"),
        (replace(stored, listed=True), was, "table"),
    ):
        around = press.around(later, [now])
        assert [name for name in away if around[name] != away[name]] == [changed]
