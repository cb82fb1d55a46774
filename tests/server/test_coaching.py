"""The coach at a table: for who plays alone, and among people only where everybody has agreed."""

from typing import Any

from bodypolitic.game.setup import Setup
from bodypolitic.server.coaching import Situation
from bodypolitic.server.record import Record
from bodypolitic.server.store import Entry
from tests.server.table_client import Lobby


def coach(lobby: Lobby, table: dict[str, Any], token: str) -> tuple[int, dict[str, Any]]:
    answer = lobby.http.post(f"/api/tables/{table['id']}/coach", json={"token": token})
    return answer.status_code, answer.json()


def agree(lobby: Lobby, table: dict[str, Any], role: str, token: str, agreed: bool) -> int:
    path = f"/api/tables/{table['id']}/seats/{role}/coach"
    return lobby.http.post(path, json={"token": token, "agreed": agreed}).status_code


def test_who_plays_alone_is_told_what_matters(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="bot")
    status, told = coach(lobby, table, lobby.token(table, "WC"))
    assert status == 200
    assert told["remark"] and told["given_away"] is None
    assert coach(lobby, table, "guessed")[0] == 401


def test_among_people_everybody_has_to_agree(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    mine, theirs = lobby.token(table, "WC"), lobby.token(table, "CC")
    assert coach(lobby, table, mine)[1]["error"] == "no-coach"
    assert agree(lobby, table, "WC", mine, True) == 200
    assert coach(lobby, table, mine)[1]["error"] == "no-coach"
    assert agree(lobby, table, "CC", mine, True) == 401, "nobody agrees in another's place"
    assert agree(lobby, table, "CC", theirs, True) == 200
    told = lobby.http.get(f"/api/tables/{table['id']}").json()
    assert told["coached"] and told["seats"]["CC"]["coach"]
    assert coach(lobby, table, mine)[0] == 200
    assert agree(lobby, table, "CC", theirs, False) == 200
    assert coach(lobby, table, mine)[1]["error"] == "no-coach"


def test_a_word_is_said_as_long_as_the_choice_can_be_taken_back() -> None:
    record = Record(Setup(2), 3)
    record.game.table.money[0] = 300
    assert Situation(record, "WC").coaching("en")["given_away"] is None
    outcome = record.outcome_of("WC", "basic/apply-political-pressure")
    record.adopt(Entry("t", 1, "WC", "basic/apply-political-pressure", "key"), outcome)
    told = Situation(record, "WC").coaching("en")["given_away"]
    assert told is not None and "Apply Political Pressure" in told
    record.adopt(Entry("t", 2, "WC", None, "undone"), record.outcome_of("WC", None))
    assert Situation(record, "WC").coaching("en")["given_away"] is None
