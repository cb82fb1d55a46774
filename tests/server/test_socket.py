"""Every message of the WebSocket: what a client may say, what it hears, and what it never hears."""

import json
import re
import runpy
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.server.database import engine_for
from bodypolitic.server.hall import Hall
from bodypolitic.server.journal import Lines
from bodypolitic.server.pieces import Press
from bodypolitic.server.settings import Limits, Settings
from bodypolitic.server.sitting import Sitting
from tests.patience import SECONDS
from tests.server.table_client import Lobby, Message, Player, serving, sqlite, told_board

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def hot_seat(lobby: Lobby, table: Message) -> dict[str, Player]:
    return {role: lobby.sit(table, role) for role in table["seats"]}


def test_the_first_state(lobby: Lobby) -> None:
    table = lobby.create(2, seed=3, WC="me", CC="me")
    game = Game.new(players=2, seed=3)
    with lobby.sit(table, "WC") as player:
        state = player.state
    assert state["number"] == state["choices"] == 0
    assert state["view"] == told_board(game, "WC")
    assert state["prompt"] == "What will you do?"
    assert [option["id"] for option in state["decision"]["options"]] == [option.id for option in game.decision.options]
    assert all(option["text"] for option in state["decision"]["options"])
    assert all(refusal["text"] and refusal["page"] for refusal in state["unavailable"])
    assert state["waiting"] == [{"seat": "WC", "kind": "turn", "text": "The Working Class decides"}]
    assert state["log_after"] == -1 and state["log"][0]["n"] == 0
    assert len(state["log"][0]["lines"]) == len(state["log"][0]["happenings"]) == len(game.happened)
    assert state["forecast"]["seat"] == "WC"
    assert state["seats"]["WC"]["connected"] and not state["seats"]["CC"]["connected"]
    assert (state["can_undo"], state["over"], state["winners"]) == (False, False, [])


def test_a_choice_is_acknowledged_and_shown_to_all(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with lobby.sit(table, "WC") as wc, lobby.sit(table, "CC") as cc, lobby.watch(table) as spectator:
        assert wc.choose()["type"] == "ack"
        for other in (cc, spectator):
            state = other.until(lambda message: message["type"] == "state" and message["number"] == 1)
            assert state["log_after"] == 0 and [entry["n"] for entry in state["log"]] == [1]
            assert state["log"] == wc.state["log"]
        assert spectator.state["seat"] is None and spectator.state["forecast"] is None
        assert "hand" not in spectator.state["view"]


def test_the_same_key_is_done_once(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with lobby.sit(table, "WC") as player:
        option = player.state["decision"]["options"][0]["id"]
        request = {"type": "choose", "number": 0, "option": option, "key": "mine"}
        player.send(request)
        player.send(request)
        assert player.next("ack")["key"] == player.next("ack")["key"] == "mine"
        player.send({**request, "number": 77, "option": "whatever"})
        assert player.next("ack")["key"] == "mine"
    with lobby.sit(table, "WC") as player:
        assert player.state["number"] == 1


def test_requests_that_are_refused(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with lobby.sit(table, "WC") as wc, lobby.sit(table, "CC") as cc, lobby.watch(table) as spectator:
        option = wc.state["decision"]["options"][0]["id"]
        choose = {"type": "choose", "number": 0, "option": option}
        assert cc.ask(choose)["error"] == "not-your-turn"
        assert spectator.ask(choose)["error"] == "spectators-dont"
        assert spectator.ask({"type": "chat", "text": "hello"})["error"] == "spectators-dont"
        assert wc.ask({**choose, "option": "fly/moon"})["error"] == "not-offered"
        assert wc.ask({**choose, "number": 1})["error"] == "stale"
        assert wc.ask({"type": "undo", "number": 0})["error"] == "nothing-to-undo"
        assert wc.ask({"type": "undo", "number": 5})["error"] == "stale"
        assert wc.choose()["type"] == "ack"
        assert wc.ask(choose)["error"] == "stale"
        assert wc.next("state")["number"] == 1, "a stale client is shown how things stand"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "no JSON",
        "[]",
        b"bytes",
        {"type": "choose"},
        {"type": "choose", "number": 0, "option": "pass"},
        {"type": "choose", "number": -1, "option": "pass", "key": "k"},
        {"type": "choose", "number": "0", "option": "pass", "key": "k"},
        {"type": "choose", "number": 0, "option": ["pass"], "key": "k"},
        {"type": "choose", "number": 0, "option": "pass", "key": ""},
        {"type": "choose", "number": 0, "option": "pass", "key": "k" * 65},
        {"type": "choose", "number": 0, "option": "pass", "key": "k", "seat": "CC"},
        {"type": "choose", "number": 0, "option": "pass", "key": "\0"},
        {"type": "chat", "text": "", "key": "k"},
        {"type": "chat", "text": "\0", "key": "k"},
        {"type": "chat", "text": "\u202e", "key": "k"},
        {"type": "chat", "text": "x" * 501, "key": "k"},
        {"type": "hello", "token": None},
        {"type": "save"},
        {"type": "chat", "text": "x" * 5000, "key": "k"},
    ],
)
def test_messages_that_make_no_sense(lobby: Lobby, message: object) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with lobby.sit(table, "WC") as player:
        player.send(message)
        assert player.next("error")["error"] == "bad-message"
        assert player.choose()["type"] == "ack", "the connection goes on"


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "token": "wrong"}, 4401),
        ({"type": "hello", "token": ""}, 4401),
        ({"type": "hello", "token": 5}, 4400),
        ({"type": "choose", "number": 0, "option": "pass", "key": "k"}, 4400),
        ("nonsense", 4400),
    ],
)
def test_a_bad_hello(lobby: Lobby, hello: object, code: int) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with Player(lobby.address, table["id"], hello=hello) as player:
        assert player.closed() == code
        assert not player.state and len(player.texts) == 1


def test_a_token_of_another_table_holds_nothing(lobby: Lobby) -> None:
    table, other = lobby.create(2, WC="me"), lobby.create(2, WC="me")
    with Player(lobby.address, table["id"], other["seats"]["WC"]["token"]) as player:
        assert player.closed() == 4401


def test_a_table_that_is_not_there(lobby: Lobby) -> None:
    with Player(lobby.address, "none") as player:
        assert player.closed() == 4404


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), limits=Limits(seconds_to_say_hello=0.1))) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with Player(lobby.address, table["id"], hello="x" * 2000) as player:
            assert player.closed() == 4400


def test_new_connections_are_limited(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), limits=Limits(sockets_at_once=3, sockets_a_second=0.01))) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        for _ in range(3):
            with lobby.watch(table):
                pass
        with pytest.raises(InvalidStatus, match="403"):
            lobby.watch(table)


def test_whoever_has_not_said_hello_is_counted(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), limits=Limits(connections=2))) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        url = f"{lobby.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        with lobby.watch(table), connect(url), connect(url) as third:
            assert '"too-many"' in str(third.recv(SECONDS))


def test_nobody_talks_without_a_break(tmp_path: Path) -> None:
    """However many sockets a seat has; its moves go on."""
    with serving(Settings(sqlite(tmp_path), limits=Limits(chats_at_once=3, chats_a_second=0.01))) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as player, lobby.sit(table, "WC") as again, lobby.sit(table, "CC") as other:
            answers = [talker.ask({"type": "chat", "text": "spam"}) for talker in (player, again, player, again)]
            assert [answer.get("error") for answer in answers] == [None, None, None, "too-fast"]
            assert other.ask({"type": "chat", "text": "Hush!"})["type"] == "ack"
            assert player.choose()["type"] == "ack"


def test_a_database_that_fails_is_told(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path))) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        engine = engine_for(sqlite(tmp_path))
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE chats"))
        engine.dispose()
        with Player(lobby.address, table["id"]) as player:
            assert player.closed() == 1011
            assert '"storage-failed"' in player.texts[-1]


@pytest.mark.parametrize("fault", [ValueError, RuntimeError])
@pytest.mark.parametrize("when", ["hello", "choose", "show"])
def test_a_fault_of_ours_is_told_to_the_client_and_in_one_line_of_the_log(
    lobby: Lobby,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    when: str,
    fault: type[Exception],
) -> None:
    def fail(*_: object) -> None:
        raise fault("a secret")

    monkeypatch.setattr("bodypolitic.server.journal.SECONDS_BETWEEN_ALIKE", 0)
    table = lobby.create(2, WC="me", CC="me")
    what = {"hello": (Hall, "take_seat"), "choose": (Sitting, "choose"), "show": (Press, "state")}[when]
    with monkeypatch.context() as broken:
        if when != "choose":
            broken.setattr(*what, fail)
        with Player(lobby.address, table["id"], table["seats"]["WC"]["token"]) as player:
            if when == "choose":
                player.next("state")
                broken.setattr(*what, fail)
                player.send({"type": "choose", "number": 0, "option": "x", "key": "k"})
            assert player.next("error")["error"] == "failed"
            assert player.closed() == 1011
    told = [Lines().format(record) for record in caplog.records if record.levelname == "ERROR"]
    assert len(told) == 1 and "event=socket-failed" in told[0] and "secret" not in told[0]
    with lobby.sit(table, "WC") as player:
        assert player.choose()["type"] == "ack"


def test_connections_and_messages_are_limited(tmp_path: Path) -> None:
    limits = Limits(spectators_a_table=2, messages_at_once=5, messages_a_second=0.01)
    with serving(Settings(sqlite(tmp_path), limits=limits)) as lobby:
        table = lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as player, lobby.watch(table), lobby.watch(table):
            with Player(lobby.address, table["id"]) as third:
                assert third.closed() == 4429
            for _ in range(60):
                player.send({"type": "chat", "text": "spam", "key": "k"})
            assert player.until(lambda message: message["type"] == "error")["error"] == "too-fast"
            assert player.closed() == 4429
            assert sum('"ack"' in text for text in player.texts) == 5


def test_nothing_in_a_chat_turns_letters_around(lobby: Lobby) -> None:
    """What only joins letters stays: some languages need it, and so do pictures of several."""
    table = lobby.create(WC="me", CC="me")
    with lobby.sit(table, "WC") as player:
        said = "\u202edneirf\u202c \u2066a\u2069 \u05e9\u05dc\u05d5\u05dd \U0001f469\u200d\U0001f33e"
        player.send({"type": "chat", "text": said, "key": "k"})
        assert player.next("chat")["text"] == "dneirf a \u05e9\u05dc\u05d5\u05dd \U0001f469\u200d\U0001f33e"


def test_chat_reaches_all_and_is_remembered(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with lobby.sit(table, "WC") as wc, lobby.sit(table, "CC") as cc, lobby.watch(table) as spectator:
        said = {"type": "chat", "text": "Привіт <b>all</b>", "key": "c1"}
        wc.send(said)
        wc.send(said)
        heard = cc.next("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == ("WC", "WC player", "Привіт <b>all</b>")
        assert spectator.next("chat") == heard
        cc.send({"type": "chat", "text": "Hi", "key": "c1"})
        assert spectator.next("chat")["text"] == "Hi", "said once, and keys are everyone's own"
    with Player(lobby.address, table["id"]) as late:  # what was said may come before the first state
        assert late.next("chat") == heard
        assert late.next("chat")["text"] == "Hi"


def test_undo_back_to_the_start_of_the_turn(lobby: Lobby) -> None:
    table = lobby.create(2, seed=3, WC="me", CC="me")
    with lobby.sit(table, "WC") as wc, lobby.sit(table, "CC") as cc:
        first = wc.state
        assert wc.choose("basic/propose-bill")["type"] == "ack"
        assert wc.state["can_undo"]
        assert wc.choose()["type"] == "ack"
        assert wc.state["can_undo"]
        assert cc.ask({"type": "undo", "number": 2})["error"] == "nothing-to-undo"
        assert wc.undo()["type"] == "ack"
        assert wc.undo()["type"] == "ack"
        assert (wc.state["number"], wc.state["choices"]) == (4, 0)
        assert wc.state["view"] == first["view"] and wc.state["decision"] == first["decision"]
        assert not wc.state["can_undo"]
        assert wc.state["log"] == [] and wc.state["log_after"] == 0
        assert wc.choose("basic/propose-bill")["type"] == "ack"
        assert (wc.state["number"], wc.state["choices"]) == (5, 1)
        assert [entry["n"] for entry in wc.state["log"]] == [1]


def test_no_undo_once_another_seat_has_acted(lobby: Lobby) -> None:
    table = lobby.create(2, seed=3, WC="me", CC="me")
    with lobby.sit(table, "WC") as wc, lobby.sit(table, "CC") as cc:
        while not cc.state["decision"]:
            wc.choose()
            cc.until(lambda message: message["type"] == "state" and message["number"] == wc.state["number"])
        could = wc.state["can_undo"]
        cc.choose()
        wc.until(lambda message: message["type"] == "state" and message["number"] == cc.state["number"])
        assert could and not wc.state["can_undo"]
        assert wc.undo()["error"] == "nothing-to-undo"


def only_in_other_hands(game: Game, seat: str | None) -> set[str]:
    """Cards that others hold and that lie nowhere in the seat's own view."""
    seen = json.dumps(game.view(seat))
    others = [role for role in game.table.roles if ROLES[role] != seat]
    held = {ACTION_CARDS[card].slug for role in others for card in game.table.hands[role]}
    return {slug for slug in held if slug not in seen}


def until_number(player: Player, number: int) -> None:
    if player.state["number"] < number:
        player.until(lambda message: message["type"] == "state" and message["number"] >= number)


def test_nobody_is_sent_what_others_hold(lobby: Lobby) -> None:
    """Three people and a spectator play on; no message of theirs names a card that is in another hand just then."""
    table = lobby.create(3, seed=11, WC="me", MC="me", CC="me")
    mirror = Game.new(players=3, seed=11)
    players = hot_seat(lobby, table)
    spectator = lobby.watch(table)
    random = Random(5)
    for number in range(1, 120):
        decision = mirror.decisions[0]
        player = players[decision.seat]
        option = decision.options[random.randrange(len(decision.options))].id
        assert player.choose(option)["type"] == "ack"
        mirror.choose(option, decision.seat)
        for seat, other in [*players.items(), (None, spectator)]:
            if other is not player:
                until_number(other, number)
            assert other.state["view"] == told_board(mirror, seat)
            text = json.dumps({**other.state, "log": [], "summary": []})
            decision_of_seat = other.state["decision"]
            assert decision_of_seat is None or decision_of_seat["seat"] == seat
            for slug in only_in_other_hands(mirror, seat):
                assert f'"{slug}"' not in text and f"/{slug}" not in text, f"{seat} is told of {slug}"
    for other in [*players.values(), spectator]:
        other.socket.close()


def test_secret_influence_stays_secret_and_in_any_order(lobby: Lobby) -> None:
    """While a vote waits for others, nobody is told what a seat spends, and an answer to the older state is taken."""
    table = lobby.create(2, seed=4, WC="me", CC="me")
    players = hot_seat(lobby, table)
    random = Random(1)

    def both_at(number: int) -> None:
        for player in players.values():
            until_number(player, number)

    for _ in range(400):
        asked = [player for player in players.values() if player.state["decision"]]
        if len(asked) == 2:
            break
        asked[0].choose(pick=random.randrange(100))
        both_at(asked[0].state["number"])
    wc, cc = players["WC"], players["CC"]
    assert wc.state["decision"]["kind"] == cc.state["decision"]["kind"] == "spend-influence"
    before = wc.state["number"]
    cc_request = {
        "type": "choose",
        "number": before,
        "option": cc.state["decision"]["options"][-1]["id"],
        "key": "late",
    }
    assert wc.choose(pick=-1)["type"] == "ack"
    both_at(before + 1)
    assert not wc.state["can_undo"] and wc.state["log"] == [
        {"n": before + 1, "seat": "WC", "acts": [], "lines": [], "happenings": []}
    ]
    assert cc.state["decision"]["kind"] == "spend-influence"
    assert "spend-influence/WC" not in cc.texts[-1]
    cc.send(cc_request)
    assert cc.next("ack")["key"] == "late"
    for player in players.values():
        player.socket.close()


def test_a_reload_gets_the_log_again(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me")
    with lobby.sit(table, "WC") as player:
        for _ in range(5):
            player.until_asked()
            player.choose()
        player.until_asked()
        number = player.state["number"]
    with lobby.sit(table, "WC") as again:
        assert again.state["number"] == number
        assert [entry["n"] for entry in again.state["log"]] == list(range(again.state["choices"] + 1))


def test_a_whole_game_against_bots(lobby: Lobby) -> None:
    table = lobby.create(4, seed=21, ST="me")
    with lobby.sit(table, "ST") as player:
        number = 0
        while not player.until_asked()["over"]:
            number += 1
            assert player.choose(pick=number)["type"] == "ack"
        assert player.state["winners"] and player.state["forecast"] is None
        assert (
            player.ask({"type": "choose", "number": player.state["number"], "option": "pass"})["error"] == "game-over"
        )
    save = lobby.http.get(f"/api/tables/{table['id']}/save").json()
    assert Game.load(save).scores == player.state["scores"]


def test_bots_take_their_time_and_block_nobody(tmp_path: Path) -> None:
    with serving(Settings(sqlite(tmp_path), bot_delay=3600)) as lobby:
        slow, table = lobby.create(2), lobby.create(2, WC="me", CC="me")
        with lobby.sit(table, "WC") as player:
            assert player.choose()["type"] == "ack"
        with lobby.watch(slow) as spectator:
            assert spectator.state["number"] == 0


def test_picks_of_an_action_are_told_until_it_is_done(lobby: Lobby) -> None:
    table = lobby.create(WC="friend", CC="me")
    with lobby.sit(table, "WC") as player:
        told = [player.state["picked"]]
        for option in ("basic/propose-bill", None, None):
            player.choose(option)
            told.append(player.state["picked"])
        with lobby.sit(table, "CC") as other:
            assert other.state["picked"] is None
        for before in reversed(told[:-1]):
            player.undo()
            assert player.state["picked"] == before
    assert told[:2] == [None, {"action": "Propose Bill", "parts": [], "total": ""}]
    discarded, bill = told[-1]["parts"]
    assert discarded.endswith(" discarded")
    assert bill.startswith("Bill ")


def test_the_example_of_a_bot_takes_a_friends_seat_and_plays_to_the_end(
    lobby: Lobby, capsys: pytest.CaptureFixture[str]
) -> None:
    table = lobby.create(2, WC="friend", CC="bot")
    invitation = table["seats"]["WC"]["invitation"]
    runpy.run_path(str(EXAMPLE))["main"](lobby.address, table["id"], "WC", invitation)
    assert re.fullmatch(r"The game is over, and WC has \d+ VP\.\n", capsys.readouterr().out)
    info = lobby.http.get(f"/api/tables/{table['id']}").json()
    assert (info["over"], info["seats"]["WC"]["name"]) == (True, "A bot")
