"""Every route of the REST side, with what it gives and what it refuses."""

import asyncio
import time
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from bodypolitic.bots.registry import BOTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import INDUSTRIES, RESOURCES
from bodypolitic.server.guard import Guard
from bodypolitic.server.journal import Journal, Lines
from bodypolitic.server.refusals import STATUS
from bodypolitic.server.settings import Limits, Settings
from bodypolitic.server.store import Store
from bodypolitic.server.wording import error_text, spoken
from bodypolitic.words.catalogue import OFFERED
from tests.patience import SECONDS
from tests.server.table_client import Lobby, serving, sqlite, told_board


def test_options_of_a_new_table(lobby: Lobby) -> None:
    options = lobby.http.get("/api/options").json()
    assert options["bots"] == list(BOTS)
    assert options["bots"][0] == "steady"  # which the page proposes
    assert {"code": "en", "name": "English"} in options["languages"]
    assert {"name": "crisis-response", "players": 2, "cards_a_round": []} in options["modules"]
    assert {"name": "alternative-events", "players": 4, "cards_a_round": []} in options["modules"]
    assert {"name": "historical-events", "players": 2, "cards_a_round": ["1", "2", "3"]} in options["modules"]
    assert options["automas"] == ["simple", "advanced"]


def test_a_table_is_created_listed_and_shown(lobby: Lobby) -> None:
    table = lobby.create(3, more={"listed": True}, WC="me", MC="friend")
    assert set(table["seats"]) == {"WC", "MC", "CC"}
    assert table["seats"]["CC"]["token"] is table["seats"]["MC"]["token"] is None
    tokens = {table["seats"]["WC"]["token"], table["seats"]["MC"]["invitation"], table["host"]}
    assert len(tokens) == 3 and all(len(token) >= 32 for token in tokens)
    shown = lobby.http.get(f"/api/tables/{table['id']}")
    assert shown.json() in lobby.http.get("/api/tables").json()
    assert shown.json()["seats"]["MC"] == {
        "name": "MC player",
        "kind": "friend",
        "bot": "steady",
        "taken": False,
        "played_by": "person",
        "connected": False,
        "away_for": 0,
        "has_played": False,
        "handed_by": None,
        "coach": False,
    }
    assert not any(token in shown.text for token in tokens)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"players": 5},
        {"players": "2"},
        {"players": 2, "seats": {"XX": {"kind": "me"}}},
        {"players": 2, "seats": {"WC": {"kind": "king"}}},
        {"players": 2, "seats": {"WC": {"kind": "me", "name": "x" * 41}}},
        {"players": 2, "seats": {"WC": {"kind": "me", "name": "\0"}}},
        {"players": 2, "seed": -1},
        {"players": 2, "seed": 2**63},
        {"players": 2, "more": 1},
    ],
)
def test_a_table_that_cannot_be(lobby: Lobby, body: object) -> None:
    answer = lobby.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json() == {"error": "bad-request", "message": error_text("bad-request", "en")}


def test_a_table_with_a_seat_or_bot_that_is_not_there(lobby: Lobby) -> None:
    answer = lobby.http.post("/api/tables", json={"players": 2, "seats": {"MC": {"kind": "me"}}})
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-seat")
    answer = lobby.http.post("/api/tables", json={"players": 2, "seats": {"WC": {"kind": "bot", "bot": "hal"}}})
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-bot")


@pytest.mark.parametrize(
    "body",
    [
        {"players": 2, "modules": ["weather"]},
        {"players": 3, "modules": ["alternative-events"]},
        {"players": 2, "modules": ["historical-events=4"]},
        {"players": 4, "seats": {"ST": {"kind": "automa"}}},
        {"players": 2, "seats": {"WC": {"kind": "automa", "bot": "steady"}}},
        {"players": 2, "seats": {"WC": {"kind": "automa", "bot": "simple-without-bonuses"}}},
    ],
    ids=[
        "a module that is not there",
        "a module for more players",
        "too many cards a round",
        "an Automa of the State",
        "an unknown mode",
        "a mode that leaves rules out",
    ],
)
def test_a_table_whose_expansions_cannot_be(lobby: Lobby, body: object) -> None:
    answer = lobby.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-setup")


def test_a_table_with_modules(lobby: Lobby) -> None:
    table = lobby.create(2, modules=("hidden-agendas", "crisis-response"), WC="me", CC="me")
    assert lobby.http.get(f"/api/tables/{table['id']}").json()["modules"] == ["hidden-agendas", "crisis-response"]
    with lobby.sit(table, "WC") as player, lobby.sit(table, "CC") as other, lobby.watch(table) as spectator:
        own = player.state["view"]["modules"]
        assert {agenda["agenda"] for agenda in own["hidden-agendas"]["drawn"]} == {
            option["values"]["agenda"] for option in player.state["decision"]["options"]
        }
        assert other.state["decision"]["kind"] == player.state["decision"]["kind"] == "choose-agenda"
        assert spectator.state["view"]["modules"]["hidden-agendas"] == {"revealed": {}, "automas": {}}
        cards = lobby.http.get("/api/cards/en").json()
        assert cards["expansions"]["crisis-card"][own["crisis-response"]["card"]]["lines"]


def test_the_lobby_is_told_whom_a_table_waits_for(lobby: Lobby) -> None:
    table = lobby.create(2, WC="friend", CC="me")
    told = lobby.http.get(f"/api/tables/{table['id']}").json()
    assert told["waiting"] == [{"seat": "WC", "kind": "turn"}]
    assert told["winners"] == []
    assert set(told["scores"]) == {"WC", "CC"}


def test_a_module_that_is_named_often_is_switched_on_once(lobby: Lobby) -> None:
    table = lobby.create(2, modules=("historical-events=2",) * 16, WC="me")
    assert lobby.http.get(f"/api/tables/{table['id']}").json()["modules"] == ["historical-events=2"]


def test_a_table_with_two_historical_events_a_round(lobby: Lobby) -> None:
    table = lobby.create(2, seed=8, modules=("historical-events=2",), WC="me", CC="me")
    assert lobby.http.get(f"/api/tables/{table['id']}").json()["modules"] == ["historical-events=2"]
    with lobby.sit(table, "WC") as player:
        assert len(player.state["view"]["modules"]["historical-events"]["revealed"]) == 2


def test_a_table_with_automas_plays_by_itself_until_a_person_is_asked(lobby: Lobby) -> None:
    table = lobby.create(4, WC="automa", MC="automa", CC="automa", ST="me")
    seats = lobby.http.get(f"/api/tables/{table['id']}").json()["seats"]
    assert (seats["WC"]["kind"], seats["WC"]["bot"], seats["WC"]["played_by"]) == ("automa", "advanced", "bot")
    assert table["seats"]["WC"]["token"] is None
    with lobby.sit(table, "ST") as player:
        player.until_asked()
        assert {f"automa-{role}" for role in ("WC", "MC", "CC")} == set(player.state["view"]["modules"])
        assert player.state["view"]["modules"]["automa-WC"]["card"] is not None
    path = f"/api/tables/{table['id']}/seats/WC/hand-over"
    answer = lobby.http.post(path, json={"token": table["seats"]["ST"]["token"], "to": "bot"})
    assert (answer.status_code, answer.json()["error"]) == (401, "bad-token")


def test_a_seat_is_handed_to_a_bot_and_taken_back(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="friend")
    path = f"/api/tables/{table['id']}/seats"
    mine, theirs = lobby.token(table, "WC"), lobby.token(table, "CC")

    def hand_over(role: str, token: str, to: str) -> object:
        answer = lobby.http.post(f"{path}/{role}/hand-over", json={"token": token, "to": to}).json()
        return answer.get("error") or answer["seats"][role]["played_by"]

    with lobby.sit(table, "WC") as me, lobby.sit(table, "CC"):
        assert hand_over("WC", "wrong", "bot") == "bad-token"
        assert hand_over("MC", mine, "bot") == "unknown-seat"
        assert hand_over("CC", mine, "bot") == "seat-is-present"
        assert hand_over("WC", mine, "bot") == "bot"
        me.until(lambda message: message["type"] == "state" and message["number"] >= 1)
        assert me.ask({"type": "choose", "number": 0, "option": "pass"})["error"] == "played-by-bot"
        assert hand_over("WC", theirs, "person") == "bad-token"
        assert hand_over("WC", mine, "person") == "person"


def test_a_finished_game_is_saved_and_replayed(lobby: Lobby) -> None:
    table = lobby.create(2)
    path = f"/api/tables/{table['id']}"
    assert lobby.http.get(f"{path}/save").json()["error"] == "game-not-over"
    assert lobby.http.get(f"{path}/replay/0").json()["error"] == "game-not-over"
    assert lobby.http.get(f"{path}/course").json()["error"] == "game-not-over"
    with lobby.watch(table) as spectator:
        end = spectator.state
        if not end["over"]:
            end = spectator.until(lambda message: message["type"] == "state" and message["over"])
    save = lobby.http.get(f"{path}/save").json()
    game = Game.load(save)
    assert game.over and game.scores == end["scores"]
    assert sum(sum(sum(reasons.values()) for reasons in roles.values()) for roles in end["points"].values()) == sum(
        game.scores.values()
    )
    frame = lobby.http.get(f"{path}/replay/40").json()
    assert frame["view"] == told_board(Game.load(save, until=40), None)
    assert frame["log"][0]["n"] == frame["choices"] == 40
    assert lobby.http.get(f"{path}/replay/{end['choices']}").json()["over"]
    assert lobby.http.get(f"{path}/replay/{end['choices'] + 1}").json()["error"] == "not-found"
    assert lobby.http.get(f"{path}/replay/-1").json()["error"] == "not-found"
    deadline = time.monotonic() + SECONDS
    while not lobby.http.get(path).json()["over"]:  # the lobby is told a moment after the players
        assert time.monotonic() < deadline


@pytest.mark.long
def test_the_course_of_a_finished_game_is_told(lobby: Lobby) -> None:
    table = lobby.create(2)
    path = f"/api/tables/{table['id']}"
    with lobby.watch(table) as spectator:
        if not spectator.state["over"]:
            spectator.until(lambda message: message["type"] == "state" and message["over"])
    game = Game.load(lobby.http.get(f"{path}/save").json())
    course = lobby.http.get(f"{path}/course").json()
    assert len(course["turnings"]) <= 3
    assert all(turning["told"] for turning in course["turnings"])
    assert course["moments"][0]["choices"] < course["turnings"][0]["last"] <= course["moments"][-1]["choices"]
    assert all(sum(one["chances"].values()) == pytest.approx(1, abs=0.01) for one in course["moments"])
    assert {seat for seat, chance in course["moments"][-1]["chances"].items() if chance} == set(game.winners)
    assert lobby.http.get(f"{path}/course").json() == course


def test_the_page_is_told_how_long_a_game_is_and_what_has_its_place_on_the_boards(lobby: Lobby) -> None:
    cards = lobby.http.get("/api/cards/en").json()
    tracks = cards["tracks"]
    assert (tracks["rounds"], tracks["turns"]) == (5, 5)
    assert (tracks["drawn_cubes"], tracks["business_deals"]) == (5, 2)
    assert tracks["companies"] == {"WC": 2, "MC": 8, "CC": 12, "ST": 9}
    assert cards["roles"]["4"] == ["WC", "MC", "CC", "ST"]
    assert all(set(event["needs"]) == {"2", "3", "4"} for event in cards["expansions"]["historical-event"].values())


def test_words_and_cards(lobby: Lobby) -> None:
    assert "ui-app-title" in lobby.http.get("/api/words/en").json()["source"]
    cards = lobby.http.get("/api/cards/en").json()
    assert cards["actions"]["WC"] and cards["companies"]["supermarket"]["slots"] and len(cards["events"]) == 50
    made = {company["industry"]: company["makes"] for company in cards["companies"].values()}
    assert cards["roles"]["3"] == ["WC", "MC", "CC"]
    assert made == dict(zip(INDUSTRIES, RESOURCES, strict=True))
    assert cards["events"]["strike-at-the-port"] == {
        "title": "Strike at the Port",
        "text": "Provide the Working Class or the Capitalist Class with 2 Media Influence. "
        "Gain a Legitimacy token of that class.",
        "penalty": "If ignored: lose 1 Legitimacy with the Working Class and the Capitalist Class.",
        "benefit": "",
    }
    assert cards["events"]["low-global-innovation-index-ranking"]["benefit"] == (
        "At the beginning of each Preparation Phase get 1 Education and 1 Luxury."
    )
    assert len(cards["expansions"]["crisis-card"]) == 10
    assert cards["expansions"]["hidden-agenda"]["leviathan"] == {
        "title": "Leviathan",
        "role": "ST",
        "date": "",
        "trigger": "",
        "needs": {},
        "lines": ["At any time: at least 10 Events that you have dealt with. 8 VP."],
    }
    assert len(cards["expansions"]["historical-event"]) == 50
    assert cards["expansions"]["historical-event"]["foundation-of-gatt"]["needs"]["4"] == (
        "Needs at least 6 Companies in the Agriculture or Luxury industry."
    )
    assert {role: len(there) for role, there in cards["ai_cards"].items()} == {"WC": 30, "MC": 30, "CC": 30}
    assert cards["ai_cards"]["WC"]["4"] == {
        "checks": ["BGS", "PB", "AW", "STR"],
        "policies": [1, 2],
        "conditions": "",
        "bonus": "Bonus with Buy Goods & Services: buy one kind of good or service from up to 2 sources, up to your "
        "Population from each, Education from the State at half the total price (rounded up). "
        "Legitimacy: +1 with the Working Class.",
        "special": "Special Action: put 1 of your voting cubes into the bag for each point of your Population.",
        "influence": False,
    }
    for kind in ("words", "cards"):
        answer = lobby.http.get(f"/api/{kind}/xx")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-language")


@pytest.mark.parametrize("path", ["/api/tables/none", "/api/tables/none/save", "/api/tables/none/replay/1"])
def test_a_table_that_is_not_there(lobby: Lobby, path: str) -> None:
    answer = lobby.http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-table")


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/favicon.ico", "/..%2f..%2fapp.py", "/docs.html", "/%00.js"]
)
def test_a_page_that_is_not_there(lobby: Lobby, path: str) -> None:
    answer = lobby.http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/%00", f"/{'x' * 5000}", f"/{'x/' * 3000}"])
def test_an_address_that_can_be_no_file_is_a_page_of_the_client(lobby: Lobby, path: str) -> None:
    assert lobby.http.get(path).status_code == 200


def test_bodies_are_limited(lobby: Lobby) -> None:
    body = b" " * (Limits().body_bytes + 1)
    answer = lobby.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    half = body[: len(body) // 2 + 1]
    answer = lobby.http.post("/api/tables", content=iter([half, half]))  # without its length
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_requests_are_limited(tmp_path: Path) -> None:
    limits = Limits(requests_at_once=3, requests_a_second=0.01)
    with serving(Settings(sqlite(tmp_path), limits=limits)) as lobby:
        answers = [lobby.http.get("/api/options") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].json()["error"] == "too-fast"


@pytest.mark.parametrize("path", ["/", "/api/options", "/api/nothing"])
def test_every_answer_is_guarded(lobby: Lobby, path: str) -> None:
    headers = lobby.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy and "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")


def test_a_fault_of_ours_is_guarded_too_and_tells_nothing(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("a secret")

    monkeypatch.setattr(Store, "tables", fail)
    answer = lobby.http.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "failed")
    assert answer.headers["x-content-type-options"] == "nosniff"
    [told] = [Lines().format(record) for record in caplog.records if record.levelname == "ERROR"]
    assert "event=request-failed" in told and "secret" not in told


def test_a_fault_in_the_middle_of_an_answer_is_no_second_answer() -> None:
    sent: list[str] = []

    async def half_an_answer(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise ValueError

    async def receive() -> dict[str, object]:
        return {"type": "http.request"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message["type"])

    scope: Scope = {"type": "http", "method": "GET", "path": "/api/options", "headers": [], "client": None}
    guard = Guard(half_an_answer, Settings("sqlite://"), Journal())
    asyncio.run(guard(scope, receive, send))
    assert sent == ["http.response.start"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("DELETE", "/api/options", "GET"), ("GET", "/api/tables/t/seats/WC", "POST"), ("POST", "/", "GET, HEAD")],
)
def test_a_method_that_an_address_does_not_have_is_told_as_such(
    lobby: Lobby, method: str, path: str, allowed: str
) -> None:
    answer = lobby.http.request(method, path)
    assert (answer.status_code, answer.json()["error"]) == (405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == set(allowed.split(", "))


@pytest.mark.parametrize("method", ["GET", "DELETE"])
@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing"])
def test_an_address_of_the_api_that_there_is_not(lobby: Lobby, method: str, path: str) -> None:
    answer = lobby.http.request(method, path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_pages_of_the_built_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    with serving(Settings(sqlite(tmp_path), static=static)) as lobby:
        answer = lobby.http.get("/")
        assert answer.status_code == 200 and "make play" in answer.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("the client")
        (static / "assets" / "app-1234.js").write_text("let it = 1")
        (tmp_path / "secret.txt").write_text("secret")
        assert lobby.http.get("/").text == "the client"
        assert lobby.http.get("/table/abc").text == "the client"
        script = lobby.http.get("/assets/app-1234.js")
        assert script.text == "let it = 1" and "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert lobby.http.get("/%2e%2e/secret.txt").status_code == 404
        assert lobby.http.get("/assets/none.js").status_code == 404


def test_the_api_describes_itself(lobby: Lobby) -> None:
    schema = lobby.http.get("/api/openapi.json").json()
    assert set(schema["paths"]) == {
        "/api/options",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/seats/{role}",
        "/api/tables/{table_id}/seats/{role}/hand-over",
        "/api/tables/{table_id}/seats/{role}/invitation",
        "/api/tables/{table_id}/save",
        "/api/saves",
        "/api/tables/{table_id}/course",
        "/api/tables/{table_id}/replay",
        "/api/tables/{table_id}/replay/{choices}",
        "/api/tables/{table_id}/replay/{choices}/play-on",
        "/api/tables/{table_id}/rematch",
        "/api/tables/{table_id}/suggestion",
        "/api/tables/{table_id}/worths",
        "/api/tables/{table_id}/replay/{choices}/worths",
        "/api/words/{language}",
        "/api/cards/{language}",
        "/api/sheets/{language}",
        "/api/tables/{table_id}/figures/{name}",
        "/api/tables/{table_id}/coach",
        "/api/tables/{table_id}/seats/{role}/coach",
        "/api/lessons/{language}",
        "/api/lessons/{lesson}/tables",
        "/api/tables/{table_id}/leave-lesson",
        "/api/puzzles/{language}",
        "/api/puzzles/{puzzle}/tables",
        "/api/tables/{table_id}/replay/{choices}/goals",
        "/api/tables/{table_id}/replay/{choices}/puzzle",
    }


def test_every_refusal_has_words() -> None:
    for language in OFFERED:
        assert all(error_text(code, language) for code in STATUS)


@pytest.mark.parametrize("asked", [None, "", "xx", "en-GB,en;q=0.8", "EN"])
def test_the_language_asked_for_or_english(asked: str | None) -> None:
    assert spoken(asked) == "en"
