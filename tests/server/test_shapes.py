"""What the server tells has the shapes that its description promises."""

import json
from random import Random

import jsonschema_rs
import pytest
from pydantic import TypeAdapter, ValidationError

from bodypolitic.game.game import Game
from bodypolitic.game.ground.causes import CAUSES
from bodypolitic.game.ground.codes import ROLES, ROLES_BY_PLAYERS
from bodypolitic.game.modules import AUTOMA_MAKERS, FEWEST_PLAYERS, MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.server.api import seat_info
from bodypolitic.server.app import create_app
from bodypolitic.server.frame import decision_as_data, story
from bodypolitic.server.messages import State, Told
from bodypolitic.server.openapi import SCHEMAS, describe
from bodypolitic.server.record import Record
from bodypolitic.server.refusals import STATUS
from bodypolitic.server.settings import Settings
from bodypolitic.server.store import Entry, Seat
from tests.game.table_talk import take
from tests.samples import mostly_long
from tests.server.states import state_of
from tests.server.table_client import Lobby, Message

TOLD: TypeAdapter[Told] = TypeAdapter(Told)
COMPONENTS = describe(create_app(Settings("sqlite://")))["components"]
# Which names there are is described only; pydantic takes any text for one.
DESCRIBED = jsonschema_rs.validator_for({"$ref": "#/components/schemas/State", "components": COMPONENTS})
LOOKED_AT = 0.15  # of all states


def whole_state(record: Record, seat: str | None) -> Message:
    """A state as it goes over the wire."""
    seats = {role: Seat(role, "me", role, "steady", None, True, False) for role in record.game.scores}
    return {
        **state_of(record, seat, "en"),
        "log_after": -1,
        "log": story(record.chapters, max(0, len(record.chapters) - 3), "en"),
        "seats": {role: seat_info(seats[role], None).model_dump() for role in seats},
        "table": {
            "listed": False,
            "open": False,
            "away_seconds": 120,
            "seed_known": False,
            "suggestions": False,
            "coached": False,
            "puzzle": False,
            "next_table": None,
            "lesson": None,
        },
    }


def fits_its_shape(state: Message) -> None:
    """A state is as it is declared, and as it is described."""
    text = json.dumps(state)
    TOLD.validate_json(text, strict=True)
    DESCRIBED.validate(json.loads(text))


def with_everything(players: int, mode: str | None) -> Setup:
    """A setup with all modules that so many can play, and Automas in a mode, if any, for every class that has one."""
    modules = [module for module in MODULES if FEWEST_PLAYERS.get(module, 2) <= players]
    roles = [ROLES[role] for role in ROLES_BY_PLAYERS[players] if role in AUTOMA_MAKERS]
    return Setup(players, modules=modules, automas={} if mode is None else dict.fromkeys(roles, mode))


SETUPS = {
    f"{players} players, {name}": setup
    for players in (2, 3, 4)
    for name, setup in (
        ("the base game", Setup(players)),
        ("all modules", with_everything(players, None)),
        ("all modules and simple Automas", with_everything(players, "simple")),
        ("all modules and advanced Automas", with_everything(players, "advanced")),
    )
}


@pytest.mark.parametrize("setup", mostly_long(list(SETUPS.values()), 4), ids=SETUPS)
def test_the_states_of_a_whole_game_fit_their_shape(setup: Setup) -> None:
    record = Record(setup, setup.players)
    random = Random(setup.players)
    while not record.game.over:
        decision = random.choice(record.game.decisions)
        option = random.choice(decision.options).id
        record.apply(Entry("t", record.length + 1, decision.seat, option, None))
        if random.random() < LOOKED_AT:
            for seat in (*record.game.scores, None):
                fits_its_shape(whole_state(record, seat))
    fits_its_shape(whole_state(record, None))


@pytest.mark.parametrize(
    "place",
    [
        "Question.kind",
        "Asked.kind",
        "Waiting.kind",
        "Choice.kind",
        "Event.kind",
        "Refusal.reason",
        "Payment.reason",
        "PointsGained.reason",
        "Amount.reason",
        "Tax.reason",
        "PointsOfRoles.WC",
        "TableInfo.phase",
        "SeatInfo.kind",
        "CreatedSeat.kind",
        "Error.error",
        "ErrorText.error",
        "AutomaView.action_rows",
        "AutomaView.policy_rows",
        "AutomaView.aside",
        "AICardText.checks",
        "CompanyView.company",
        "RoleView.market",
        "Board.closed_public_companies",
        "Board.hand",
        "BringsTold.stops",
        "BringsTold.starts",
        "OtherCard.card",
        "Board.events",
        "Board.political_agenda",
        "Bill.section",
        "Vote.sections",
        "ProtectedPolicy.section",
        "Discards.events",
        "KeptBy.WC",
        "CrisisResponseView.card",
        "HistoricalEventsView.revealed",
        "AgendaView.agenda",
        "Progress.what",
        "TurningPoint.role",
        "ModuleChoice.name",
    ],
)
def test_what_has_few_names_is_described_by_all_of_them(place: str) -> None:
    shape, field = place.split(".")
    text = json.dumps(COMPONENTS["schemas"][shape]["properties"][field])
    named = [name for name in COMPONENTS["schemas"] if f'"{SCHEMAS.format(model=name)}"' in text]
    assert '"enum"' in text or any("enum" in COMPONENTS["schemas"][name] for name in named), text


def test_kinds_are_described_as_they_are_declared() -> None:
    enums = {name: set(shape["enum"]) for name, shape in COMPONENTS["schemas"].items() if "enum" in shape}
    assert enums["CauseName"] == set(CAUSES)
    assert enums["ErrorCode"] == set(STATUS)
    assert {"turn", "discard-card", "spend-influence"} <= enums["QuestionKind"]
    assert {"main-action-taken", "needs-money"} <= enums["RefusalKind"]
    assert "lacking" not in enums["RefusalKind"], "only others are derived from it"


@pytest.mark.parametrize(
    "part",
    [
        ("view",),
        ("view", "roles", "WC"),
        ("view", "modules", "crisis-response"),
        ("view", "modules", "hidden-agendas"),
        ("decision",),
        ("forecast", "imf"),
    ],
)
def test_what_the_description_does_not_know_is_found(part: tuple[str, ...]) -> None:
    state = whole_state(Record(with_everything(2, None), 1), "WC")
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
        announcement = {"type": "announcement", "id": 1, "code": "taken-back", "roles": ["WC"], "text": "", "at": 0.5}
        player.texts.append(json.dumps(announcement))
    for text in player.texts:
        TOLD.validate_json(text, strict=True)
    assert {json.loads(text)["type"] for text in player.texts} == {"state", "ack", "chat", "announcement", "error"}


def test_an_option_is_told_with_what_it_comes_to() -> None:
    game = Game.from_position({"turn": "CC", "money": {"CC": 100}, "markets": {"CC": ["hotel", "stadium"]}})
    take(game, "basic/build-company")
    options = json.loads(json.dumps(decision_as_data(game, game.decision, "en")))["options"]
    [hotel] = [option for option in options if option["id"] == "build-company/hotel"]
    assert hotel["offer"] == {"money": 15, "payer": "CC", "payee": "supply"}
