"""Tables that outlive their rules.

Other rules are simulated by a log whose digests, or whose choices, are not those of the rules of today.
"""

import json
import zlib
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bodypolitic.game.game import Game
from bodypolitic.game.table.kept_table import RULES, digest_of, table_from_kept
from bodypolitic.server.record import Record, table_in
from bodypolitic.server.reopening import reopened
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import Entry, Store, StoredTable
from tests.samples import mostly_long
from tests.server.conftest import RELAXED
from tests.server.table_client import Lobby, Message, Player, serving, sqlite

MOVES = 24
OLDER = f"UPDATE tables SET rules = {RULES - 1}"


def settings(database: str) -> Settings:
    return Settings(database, bot_delay=0, limits=RELAXED)


def change(database: str, *statements: str) -> None:
    """Change what is stored, as no server would."""
    store = Store(database, "test")
    with store.engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    store.engine.dispose()


def log_of(database: str, table: Message) -> tuple[StoredTable, list[Entry], Record]:
    """A table as it is stored and as it is opened again."""
    store = Store(database, "test")
    stored = store.table(table["id"])
    assert stored is not None
    entries, record = store.entries(table["id"]), reopened(store, stored)
    store.engine.dispose()
    return stored, entries, record


def play(player: Player, moves: int, chance: Random) -> None:
    """Make some moves, and take some of them back."""
    for _ in range(moves):
        player.until_asked()
        if player.state["over"]:
            return
        if player.state["can_undo"] and chance.random() < 0.2:
            player.undo()
        else:
            player.choose(pick=chance.randrange(20))


def played(lobby: Lobby, moves: int = MOVES) -> tuple[Message, Message]:
    """A table of two on one device after some moves, and what its first seat saw last."""
    table = lobby.create(WC="me", CC="bot", modules=("hidden-agendas",))
    with lobby.sit(table, "WC") as player:
        play(player, moves, Random(5))
        player.until_asked()
        return table, player.state


def as_seen(state: Message) -> tuple[object, ...]:
    return state["view"], state["decision"], state["number"], state["scores"]


def announced(player: Player) -> list[str]:
    """What has been announced to a player, up to the answer to a word of its own."""
    player.ask({"type": "chat", "text": "Hello"})
    told = [json.loads(text) for text in player.texts]
    return [message["code"] for message in told if message["type"] == "announcement"]


def test_every_entry_has_a_digest_and_the_newest_a_position(database: str) -> None:
    with serving(settings(database)) as lobby:
        table, _ = played(lobby)
    stored, entries, record = log_of(database, table)
    assert (stored.rules, record.length, record.resumed_at) == (RULES, len(entries), 0)
    again = Record(stored.setup, stored.seed, stored.chance)
    for entry in entries:
        again.apply(entry)
        assert entry.digest == digest_of(again.game.table)
        if entry.option is not None:
            assert entry.story is not None and len(json.loads(entry.story)) == len(again.chapters[-1].happenings)
    store = Store(database, "test")
    positions = store.positions(table["id"])
    store.engine.dispose()
    assert positions[-1].number == len(entries)
    assert table_from_kept(table_in(positions[-1])) == again.game.table
    lasting = [position.number for position in positions if position.lasting]
    assert len(lasting) > 3
    passing = [position.number for position in positions if not position.lasting]
    assert all(number > lasting[-1] for number in passing), "what came before a turn's end is not kept"


@pytest.mark.parametrize(
    "other_rules",
    mostly_long(
        [
            "UPDATE entries SET digest = 'otherwise' WHERE number = 9",
            "UPDATE entries SET option = 'fly' WHERE number = 9",
        ],
        1,
    ),
    ids=["a choice led elsewhere", "a choice could be made"],
)
def test_a_running_table_goes_on_from_its_position(tmp_path: Path, other_rules: str) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table, before = played(lobby)
        with lobby.watch(table) as spectator:
            story = spectator.state["log"]
    change(database, other_rules.replace("otherwise", "00000000"), OLDER)
    for _ in range(2):
        with serving(settings(database)) as lobby, lobby.sit(table, "WC") as player:
            assert as_seen(player.state) == as_seen(before)
            assert player.state["log"] == story
            assert not player.state["can_undo"]
            assert announced(player) == ["rules-changed"]
    with serving(settings(database)) as lobby, lobby.sit(table, "WC") as player:
        play(player, MOVES, Random(6))
        player.until_asked()
        before = player.state
    with serving(settings(database)) as lobby, lobby.sit(table, "WC") as player:
        assert as_seen(player.state) == as_seen(before)
        assert announced(player) == ["rules-changed"]
        play(player, 2000, Random(7))
        assert player.until_asked()["over"]
        save = lobby.http.get(f"/api/tables/{table['id']}/save").json()
        assert Game.load(save).scores == player.state["scores"]


def test_a_table_that_was_only_set_up_keeps_what_was_dealt(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table = lobby.create(WC="me", CC="me")
        with lobby.sit(table, "WC") as player:
            before = player.state
    change(database, "UPDATE tables SET seed = '8'", OLDER)  # as if other rules dealt otherwise
    for _ in range(2):
        with serving(settings(database)) as lobby, lobby.sit(table, "WC") as player:
            assert as_seen(player.state) == as_seen(before)
            assert player.state["log"] == before["log"]
            play(player, 1, Random(1))
            before = {**player.state, "log": before["log"] + player.state["log"]}


def test_people_are_told_of_new_rules_also_where_the_game_goes_the_same_way(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table, before = played(lobby)
    change(database, OLDER)
    for _ in range(2):
        with serving(settings(database)) as lobby, lobby.sit(table, "WC") as player:
            assert as_seen(player.state) == as_seen(before)
            assert player.state["can_undo"] == before["can_undo"]
            assert announced(player) == ["rules-changed"]


def test_a_finished_game_keeps_its_result_its_story_and_its_frames(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table = lobby.create(2)
        with lobby.watch(table) as spectator:
            end = spectator.state
            if not end["over"]:
                end = spectator.until(lambda message: message["type"] == "state" and message["over"])
        path = f"/api/tables/{table['id']}/replay"
        choices = range(0, end["choices"] + 1, 7)
        frames = {number: lobby.http.get(f"{path}/{number}").json() for number in choices}
    change(database, "UPDATE entries SET digest = '00000000' WHERE number = 2", OLDER)
    with serving(settings(database)) as lobby:
        with lobby.watch(table) as spectator:
            again = spectator.state
            for name in ("over", "winners", "scores", "points", "view", "choices"):
                assert again[name] == end[name], name
        shown: set[int] = set()
        for number, before in frames.items():
            frame = lobby.http.get(f"{path}/{number}").json()
            assert frame["log"] == before["log"]
            assert frame["shown"] <= number
            shown.add(frame["shown"])
            if frame["shown"] == number:
                assert frame["view"] == before["view"]
        assert len(shown) > len(frames) / 3
        assert lobby.http.get(f"{path}/{end['choices']}").json()["view"] == end["view"]


def test_a_table_of_old_that_cannot_be_replayed_says_so(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table, _ = played(lobby)
    change(database, "DELETE FROM positions", "UPDATE entries SET option = 'fly' WHERE number = 9")
    with serving(settings(database)) as lobby:
        assert lobby.http.get(f"/api/tables/{table['id']}").status_code == 200
        answer = lobby.http.get(f"/api/tables/{table['id']}/save")
        assert (answer.status_code, answer.json()["error"]) == (410, "unreadable-table")
        with Player(lobby.address, table["id"], table["seats"]["WC"]["token"]) as player:
            assert player.next("error")["error"] == "unreadable-table"


@pytest.mark.parametrize(
    "data",
    mostly_long([zlib.compress(b"{}"), b"{}", b"{", b"", zlib.compress(b"[]"), zlib.compress(b"{}")[:-1], b"\x00"], 1),
)
def test_a_position_that_cannot_be_read_is_told_as_such(tmp_path: Path, data: bytes) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table, _ = played(lobby)
    change(
        database, "UPDATE entries SET option = 'fly' WHERE number = 9", f"UPDATE positions SET data = x'{data.hex()}'"
    )
    with serving(settings(database)) as lobby:
        answer = lobby.http.get(f"/api/tables/{table['id']}/save")
        assert (answer.status_code, answer.json()["error"]) == (410, "unreadable-table")


def test_a_table_from_before_there_were_digests_plays_on(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table, before = played(lobby)
    change(
        database,
        "DELETE FROM positions",
        "UPDATE entries SET digest = NULL, story = NULL",
        "UPDATE tables SET rules = 0, opening = '[]'",
    )
    with serving(settings(database)) as lobby, lobby.sit(table, "WC") as player:
        assert as_seen(player.state) == as_seen(before)
        play(player, MOVES, Random(6))
        assert announced(player) == ["rules-changed"]


def test_a_process_with_other_rules_beside_it_does_not_mislead(tmp_path: Path) -> None:
    """An entry that another process made by other rules is followed by its position."""
    database = sqlite(tmp_path)
    with serving(settings(database)) as lobby:
        table, _ = played(lobby)
    _, entries, record = log_of(database, table)
    assert record.length == len(entries)
    change(database, f"UPDATE entries SET digest = '00000000' WHERE number = {len(entries)}")
    _, _, again = log_of(database, table)
    assert again.resumed_at == record.game.choices_made
    assert again.game.table == record.game.table
