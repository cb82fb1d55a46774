"""Nobody gets what is not theirs: no seed, no seat, no hand, no table that was meant for others."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bodypolitic.game.game import Game
from bodypolitic.game.ground.chance import KEYED, SFC32
from bodypolitic.game.setup import Setup
from bodypolitic.server.hall import Hall
from bodypolitic.server.messages import NewTable
from bodypolitic.server.refusals import Refused
from bodypolitic.server.settings import BadSetting, Settings, origins_from
from bodypolitic.server.store import Store
from bodypolitic.server.tokens import hash_of, new_token
from tests.server.table_client import Lobby, Message, Player, ServerProcess, serving, sqlite

WITH_A_FRIEND = {"players": 2, "seats": {"WC": {"kind": "me"}, "CC": {"kind": "friend"}}}


def in_a_hall(folder: Path, use: Callable[[Hall], Coroutine[None, None, None]]) -> None:
    async def open_and_use() -> None:
        hall = Hall(Settings(sqlite(folder)))
        await hall.open()
        await use(hall)
        await hall.close()

    asyncio.run(open_and_use())


def shown(lobby: Lobby, table: Message) -> Message:
    answer: Message = lobby.http.get(f"/api/tables/{table['id']}").json()
    return answer


def is_listed(lobby: Lobby, table: Message) -> bool:
    return table["id"] in {one["id"] for one in lobby.http.get("/api/tables").json()}


# Seeds


def test_a_seed_is_128_bits_of_the_system_and_its_generator_keeps_it(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        tables = [await hall.create(NewTable.model_validate(WITH_A_FRIEND)) for _ in range(8)]
        stored = [hall.store.table(table.id) for table in tables]
        seeds = [one.seed for one in stored if one is not None and one.chance == KEYED]
        assert len(set(seeds)) == 8 and max(seeds).bit_length() > 120
        sitting = await hall.sitting(tables[0].id)
        assert sitting.record.game.table == Game.new(setup=Setup(2), seed=seeds[0], chance=KEYED).table

    in_a_hall(tmp_path, use)


def test_who_plays_with_others_cannot_choose_a_seed(lobby: Lobby) -> None:
    answer = lobby.http.post("/api/tables", json={**WITH_A_FRIEND, "seed": 7})
    assert (answer.status_code, answer.json()["error"]) == (422, "seed-with-others")


def test_a_seed_that_was_chosen_is_told_to_whoever_watches(lobby: Lobby) -> None:
    chosen, secret = lobby.create(seed=7, WC="me"), lobby.create(seed=None, WC="me")
    assert shown(lobby, chosen)["seed_known"] and not shown(lobby, secret)["seed_known"]
    with lobby.watch(chosen) as one, lobby.watch(secret) as other:
        assert one.state["table"]["seed_known"] and not other.state["table"]["seed_known"]


def test_a_chosen_seed_is_the_same_game_as_in_the_library(lobby: Lobby) -> None:
    table = lobby.create(seed=7, WC="me", CC="me")
    with lobby.sit(table, "WC") as player:
        view = Game.new(2, seed=7, chance=SFC32).view("WC")
        for secret in ("hand", "export", "business_deals"):
            assert player.state["view"][secret] == json.loads(json.dumps(view[secret]))


# Invitations


def test_the_inviter_never_has_the_token_of_a_friend(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend")
    known = [table["host"], table["seats"]["WC"]["token"], table["seats"]["CC"]["invitation"]]
    token = lobby.token(table, "CC")
    assert token not in known
    with lobby.sit(table, "CC") as friend:
        assert friend.state["seat"] == "CC"
    with Player(lobby.address, table["id"], known[2]) as thief:
        assert thief.closed() == 4401 and not thief.state
    path = f"/api/tables/{table['id']}/seats/CC/hand-over"
    for secret in (known[0], known[2]):
        answer = lobby.http.post(path, json={"token": secret, "to": "bot"})
        assert (answer.status_code, answer.json()["error"]) == (401, "bad-token")


def test_an_invitation_is_used_once(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend")
    invitation = table["seats"]["CC"]["invitation"]
    assert lobby.claim(table, "CC", invitation, "Ann").status_code == 200
    for again in (invitation, None):
        answer = lobby.claim(table, "CC", again, "Mallory")
        assert (answer.status_code, answer.json()["error"]) == (409, "seat-taken")
    seat = shown(lobby, table)["seats"]["CC"]
    assert (seat["name"], seat["taken"]) == ("Ann", True)


def test_a_claim_whose_answer_was_lost_is_repeated_by_the_same_browser(lobby: Lobby) -> None:
    table = lobby.create(3, WC="me", MC="friend", CC="friend")
    invitation, key = table["seats"]["CC"]["invitation"], new_token()
    first, again = (lobby.claim(table, "CC", invitation, "Ann", key) for _ in range(2))
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json() != {"token": key}
    table["seats"]["CC"]["token"] = again.json()["token"]
    with lobby.sit(table, "CC") as friend:
        assert friend.state["seat"] == "CC"
    for other in (None, new_token(), invitation):
        answer = lobby.claim(table, "CC", invitation, "Mallory", other)
        assert (answer.status_code, answer.json()["error"]) == (409, "seat-taken")
    elsewhere = lobby.claim(table, "MC", table["seats"]["MC"]["invitation"], "Ann", key)
    assert elsewhere.json()["token"] != first.json()["token"], "each seat has a token of its own"
    assert shown(lobby, table)["seats"]["CC"]["name"] == "Ann"


def test_a_name_has_no_letters_that_nobody_sees(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend")
    unseen = "\u202eA\u200bn\u2066n\ufeff"
    assert lobby.claim(table, "CC", table["seats"]["CC"]["invitation"], unseen).status_code == 200
    assert shown(lobby, table)["seats"]["CC"]["name"] == "Ann"


def test_a_key_that_could_be_guessed_is_none(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend")
    assert lobby.claim(table, "CC", table["seats"]["CC"]["invitation"], "Ann", "1").status_code == 422


def test_of_many_who_use_an_invitation_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        table = await hall.create(NewTable.model_validate(WITH_A_FRIEND))
        invitation = hash_of(table.seats["CC"].invitation)
        claims = [(table.id, "CC", "Ann", hash_of(new_token()), invitation) for _ in range(20)]
        got = await asyncio.gather(*(asyncio.to_thread(hall.store.claim, *claim) for claim in claims))
        assert got.count(True) == 1

    in_a_hall(tmp_path, use)


def test_a_stranger_takes_no_friends_seat(lobby: Lobby) -> None:
    table = lobby.create(3, WC="me", MC="friend", CC="friend", more={"listed": True})
    invitations = (None, "guess", table["seats"]["MC"]["invitation"], table["seats"]["WC"]["token"], table["host"])
    for invitation in invitations:
        answer = lobby.claim(table, "CC", invitation, "Mallory")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-invited")
    assert lobby.claim(table, "WC", None).json()["error"] == "seat-taken"
    assert lobby.claim(table, "ST", None).json()["error"] == "unknown-seat"
    assert lobby.claim({"id": "none"}, "CC", None).json()["error"] == "unknown-table"
    assert lobby.claim(table, "CC", table["seats"]["CC"]["invitation"]).status_code == 200


def test_anybody_may_sit_down_at_an_open_table(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend", more={"open": True})
    assert shown(lobby, table)["open"]
    assert lobby.claim(table, "CC", None, "Ann").status_code == 200


def test_the_host_makes_a_new_invitation_as_long_as_nobody_has_come(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend")
    path = f"/api/tables/{table['id']}/seats/CC/invitation"
    lost = table["seats"]["CC"]["invitation"]
    assert lobby.http.post(path, json={"host": lost}).json()["error"] == "bad-token"
    invitation = lobby.http.post(path, json={"host": table["host"]}).json()["invitation"]
    assert lobby.claim(table, "CC", lost).json()["error"] == "not-invited"
    assert lobby.claim(table, "CC", invitation).status_code == 200
    assert lobby.http.post(path, json={"host": table["host"]}).json()["error"] == "not-away-long"
    path = f"/api/tables/{table['id']}/seats/ST/invitation"
    assert lobby.http.post(path, json={"host": table["host"]}).json()["error"] == "unknown-seat"


def test_the_host_frees_a_seat_that_somebody_took_and_left_without_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("bodypolitic.server.sitting.time.time", lambda: clock[0])
    with serving(Settings(sqlite(tmp_path), bot_delay=60)) as lobby:
        table = lobby.create(WC="me", CC="friend", more={"open": True, "away_seconds": 300})
        path = f"/api/tables/{table['id']}/seats/CC/invitation"
        held = lobby.claim(table, "CC", None, "Mallory").json()["token"]
        host = {"host": table["host"]}
        with lobby.sit(table, "WC") as me:
            with Player(lobby.address, table["id"], held) as taker:
                taker.next("state")
                assert lobby.http.post(path, json=host).json()["error"] == "seat-is-present"
            me.until(lambda message: message["type"] == "state" and not message["seats"]["CC"]["connected"])
            clock[0] += 299
            assert lobby.http.post(path, json=host).json()["error"] == "not-away-long"
            clock[0] += 2
            assert lobby.http.post(path, json={"host": held}).json()["error"] == "bad-token"
            invitation = lobby.http.post(path, json=host).json()["invitation"]
            told = me.next("announcement")
            assert (told["code"], told["roles"]) == ("freed", ["CC"])
        seat = shown(lobby, table)["seats"]["CC"]
        assert (seat["taken"], seat["name"], seat["connected"], seat["played_by"]) == (False, "", False, "person")
        with Player(lobby.address, table["id"], held) as taker:
            assert taker.closed() == 4401
        assert lobby.claim(table, "CC", invitation, "Ann").status_code == 200


def test_nobody_loses_a_seat_in_which_they_have_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("bodypolitic.server.sitting.time.time", lambda: clock[0])
    with serving(Settings(sqlite(tmp_path), bot_delay=60)) as lobby:
        table = lobby.create(WC="friend", CC="me")
        with lobby.sit(table, "CC") as me:
            with lobby.sit(table, "WC") as friend:
                friend.choose()
                me.until(lambda message: message["type"] == "state" and message["number"] == 1)
            left = me.until(lambda message: message["type"] == "state" and not message["seats"]["WC"]["connected"])
            assert {role: seat["has_played"] for role, seat in left["seats"].items()} == {"WC": True, "CC": False}
            clock[0] += 1_000_000
            for role in ("WC", "CC"):
                answer = lobby.http.post(
                    f"/api/tables/{table['id']}/seats/{role}/invitation", json={"host": table["host"]}
                )
                assert answer.json()["error"] == "seat-taken"


# Private tables


def test_a_table_is_private_until_its_host_lists_it(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="friend")
    assert not is_listed(lobby, table) and not shown(lobby, table)["open"]
    path = f"/api/tables/{table['id']}"
    stranger = lobby.http.patch(path, json={"host": table["seats"]["WC"]["token"], "listed": True})
    assert (stranger.status_code, stranger.json()["error"]) == (401, "bad-token")
    with lobby.watch(table) as spectator:
        answer = lobby.http.patch(path, json={"host": table["host"], "listed": True, "open": True}).json()
        assert answer["listed"] and answer["open"] and is_listed(lobby, table)
        spectator.until(lambda message: message["type"] == "state" and message["table"]["open"])
    answer = lobby.http.patch(path, json={"host": table["host"], "listed": False}).json()
    assert not answer["listed"] and answer["open"] and not is_listed(lobby, table)


def test_a_table_is_watched_only_by_its_link(lobby: Lobby) -> None:
    ids = [lobby.create(WC="me")["id"] for _ in range(5)]
    assert len(set(ids)) == 5 and all(len(one) == 20 for one in ids)


# Seats whose player is away


def test_a_seat_goes_to_a_bot_only_after_its_player_was_away_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("bodypolitic.server.sitting.time.time", lambda: clock[0])
    with serving(Settings(sqlite(tmp_path), bot_delay=60)) as lobby:
        table = lobby.create(WC="me", CC="friend", more={"away_seconds": 300})
        path = f"/api/tables/{table['id']}/seats/CC/hand-over"
        wish = {"token": lobby.token(table, "WC"), "to": "bot"}
        with lobby.sit(table, "WC") as me:
            with lobby.sit(table, "CC"):
                clock[0] += 1000
                assert lobby.http.post(path, json=wish).json()["error"] == "seat-is-present"
            me.until(lambda message: message["type"] == "state" and not message["seats"]["CC"]["connected"])
            clock[0] += 299
            assert lobby.http.post(path, json=wish).json()["error"] == "not-away-long"
            clock[0] += 2
            seat = lobby.http.post(path, json=wish).json()["seats"]["CC"]
            assert (seat["played_by"], seat["handed_by"], seat["away_for"]) == ("bot", "WC", 301)
            told = me.next("announcement")
            assert (told["code"], told["roles"]) == ("handed-over", ["CC", "WC"])
            assert told["text"] == (
                "The player of the Capitalist Class is away, "
                "so the Working Class has let a bot play until they are back."
            )
            with lobby.sit(table, "CC") as back:
                assert back.state["seats"]["CC"]["played_by"] == "person"
                assert back.next("announcement")["code"] == "handed-over"
                assert back.next("announcement")["code"] == "taken-back"
            assert me.next("announcement")["code"] == "taken-back"


def test_who_handed_the_own_seat_to_a_bot_takes_it_back_by_word_only(lobby: Lobby) -> None:
    table = lobby.create(WC="me", CC="me")
    path = f"/api/tables/{table['id']}/seats/CC/hand-over"
    token = lobby.token(table, "CC")
    lobby.http.post(path, json={"token": token, "to": "bot"})
    with lobby.sit(table, "CC") as player:
        assert player.state["seats"]["CC"]["played_by"] == "bot"
    seat = lobby.http.post(path, json={"token": token, "to": "person"}).json()["seats"]["CC"]
    assert (seat["played_by"], seat["handed_by"]) == ("person", None)


@pytest.mark.parametrize("seconds", [0, 29, 7 * 24 * 3600 + 1])
def test_an_absence_that_makes_no_sense(lobby: Lobby, seconds: int) -> None:
    answer = lobby.http.post("/api/tables", json={**WITH_A_FRIEND, "away_seconds": seconds})
    assert answer.json()["error"] == "bad-request"


# Pages of others


def test_the_page_of_another_site_opens_no_socket(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), origins=("https://games.example",))) as lobby:
        url = f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{lobby.create(WC='me')['id']}/socket"
        for origin in ("http://evil.example", lobby.address.replace("http", "https", 1) + "0", "null"):
            with pytest.raises(InvalidStatus, match="403"), connect(url, origin=Origin(origin)):
                pass
        for origin in (lobby.address, "https://games.example"):
            with connect(url, origin=Origin(origin)):
                pass


def test_the_page_of_another_site_changes_nothing(lobby: Lobby) -> None:
    """A browser sends such requests without asking first, if they look like a form or have no type."""
    table = json.dumps({"players": 2, "seats": {"WC": {"kind": "me"}}})
    for kind in ({"content-type": "application/json"}, {"content-type": "text/plain"}, {}):
        for origin in ("http://evil.example", "null"):
            answer = lobby.http.post("/api/tables", content=table, headers={"origin": origin, **kind})
            assert (answer.status_code, answer.json()["error"]) == (403, "another-site")
            assert answer.headers["x-content-type-options"] == "nosniff"
    ours = {"origin": lobby.address, "content-type": "application/json"}
    assert lobby.http.post("/api/tables", content=table, headers=ours).status_code == 201
    assert lobby.http.get("/api/options", headers={"origin": "http://evil.example"}).status_code == 200


def test_a_name_that_somebody_else_points_at_this_machine_leads_nowhere(tmp_path: Path) -> None:
    """A page of another site can have its own name lead here, and then looks like one of ours."""
    settings = Settings(sqlite(tmp_path), origins=("https://games.example",), for_this_machine=True)
    with serving(settings) as lobby:
        for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", ""):
            answer = lobby.http.get("/api/options", headers={"host": host})
            assert (answer.status_code, answer.json()["error"]) == (421, "unknown-name"), host
        for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "games.example", "table", "table:8000"):
            assert lobby.http.get("/api/options", headers={"host": host}).status_code == 200, host
        handshake = {
            "host": "evil.example",
            "connection": "upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        path = f"/api/tables/{lobby.create(WC='me')['id']}/socket"
        assert lobby.http.get(path, headers={**handshake, "origin": "http://evil.example"}).status_code == 403


def test_a_refused_hand_over_changes_nothing(tmp_path: Path) -> None:
    async def use(hall: Hall) -> None:
        table = await hall.create(NewTable.model_validate(WITH_A_FRIEND))
        sitting = await hall.sitting(table.id)
        with pytest.raises(Refused, match="not-away-long"):
            sitting.check_hand_over("CC")
        assert not sitting.played_by_bot("CC")

    in_a_hall(tmp_path, use)


def test_origins_are_named_as_browsers_name_them() -> None:
    assert origins_from(["https://a.example/, http://b:8080"]) == ("https://a.example", "http://b:8080")
    for wrong in ("games.example", "https://games.example/table", "ftp://games.example"):
        with pytest.raises(BadSetting, match="an origin is like"):
            origins_from([wrong])


# The log of the operator


@pytest.mark.long
def test_the_log_tells_no_hand_no_token_and_no_options(tmp_path: Path) -> None:
    """Everything that can go wrong at a table goes wrong here, and is written down."""
    database = sqlite(tmp_path)
    stderr = tmp_path / "stderr"
    with stderr.open("w") as errors:
        server = ServerProcess(database, stderr=errors, log_level="debug")
        lobby = server.lobby
        table = lobby.create(seed=None, WC="me", CC="friend")
        with lobby.sit(table, "WC") as player:
            secrets = [*player.state["view"]["hand"], *table["seats"]["WC"].values(), table["host"]]
            secrets += [option["id"] for option in player.state["decision"]["options"]]
            player.choose()
            player.ask({"type": "choose", "number": player.state["number"], "option": "fly-to-the-moon"})
            player.send("nonsense " + table["seats"]["WC"]["token"])
            player.next("error")
        lobby.claim(table, "CC", "wrong-" + table["seats"]["CC"]["invitation"])
        secrets.append(table["seats"]["CC"]["invitation"])
        store = Store(database, "test")
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM positions"))
            connection.execute(text("UPDATE entries SET option = 'fly-to-the-moon'"))
        with store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE entries RENAME TO gone"))
        with lobby.sit(table, "WC") as player:
            assert player.choose()["error"] == "storage-failed"
        with store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE gone RENAME TO entries"))
        store.engine.dispose()
        server.kill()
        server = ServerProcess(database, stderr=errors, log_level="debug")
        assert server.lobby.http.get(f"/api/tables/{table['id']}/save").json()["error"] == "unreadable-table"
        server.kill()
    written = stderr.read_text(encoding="utf-8")
    assert "unreadable-table" in written
    found = [secret for secret in secrets if isinstance(secret, str) and len(secret) > 3 and secret in written]
    assert found == []
