"""What the server tells has the shapes that its description promises."""

import json
from random import Random

import pytest
from pydantic import TypeAdapter, ValidationError

from bodypolitic.game.setup import Setup
from bodypolitic.server.api import seat_info
from bodypolitic.server.frame import state_of, story
from bodypolitic.server.record import Record
from bodypolitic.server.shapes import State, Told
from bodypolitic.server.store import Entry, Seat
from tests.server.table_client import Lobby, Message

MODULES = ("action-cards", "historical-events")
TOLD: TypeAdapter[Told] = TypeAdapter(Told)


def whole_state(record: Record, seat: str | None) -> Message:
    """A state as it goes over the wire."""
    seats = {role: Seat(role, "me", role, "steady", None, True, False) for role in record.game.scores}
    return {
        **state_of(record, seat, "en"),
        "log_after": -1,
        "log": story(record.chapters, max(0, len(record.chapters) - 3), "en"),
        "seats": {role: seat_info(seats[role], None).model_dump() for role in seats},
    }


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ()), (4, ()), (2, MODULES), (4, MODULES)])
def test_the_states_of_a_whole_game_fit_their_shape(players: int, modules: tuple[str, ...]) -> None:
    record = Record(Setup(players, modules=modules), players)
    random = Random(players)
    while not record.game.over:
        decision = random.choice(record.game.decisions)
        option = random.choice(decision.options).id
        record.apply(Entry("t", record.length + 1, decision.seat, option, None))
        if random.random() < 0.3:
            for seat in (*record.game.scores, None):
                TOLD.validate_json(json.dumps(whole_state(record, seat)), strict=True)
    TOLD.validate_json(json.dumps(whole_state(record, None)), strict=True)


@pytest.mark.parametrize("part", [("view",), ("view", "roles", "WC"), ("decision",), ("forecast", "imf")])
def test_what_the_description_does_not_know_is_found(part: tuple[str, ...]) -> None:
    state = whole_state(Record(Setup(2), 1), "WC")
    inner = state
    for name in part:
        inner = inner[name]
    inner["weather"] = "fine"
    with pytest.raises(ValidationError, match="weather"):
        TypeAdapter(State).validate_python(state)


def test_every_kind_of_message_fits_its_shape(lobby: Lobby) -> None:
    table = lobby.create(WC="friend", CC="me")
    with lobby.sit(table, "WC") as player:
        player.choose("basic/propose-bill")
        player.ask({"type": "chat", "text": "Hello"})
        player.send("nonsense")
        player.next("error")
    for text in player.texts:
        TOLD.validate_json(text, strict=True)
    assert {json.loads(text)["type"] for text in player.texts} == {"state", "ack", "chat", "error"}
