"""What can be done with a game that is over or was saved: look at every hand, play on from a moment, play again."""

from typing import Any

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.registry import new_bot
from bodypolitic.game.game import Game
from bodypolitic.game.setup import Setup
from tests.server.table_client import Lobby, Player

MIDDLE = 40


@pytest.fixture(scope="module")
def game() -> Game:
    """A finished game."""
    game = Game.new(seed=11, setup=Setup(2, modules=("hidden-agendas",)))
    play_game(game, {seat: new_bot("random", seat) for seat in game.scores})
    return game


def load(lobby: Lobby, save: object, seat: str | None = None) -> Any:
    return lobby.http.post("/api/saves", json={"save": save, "seat": seat, "name": "Ann"})


def test_a_finished_save_is_put_on_a_table_and_every_hand_can_be_seen_at_every_moment(lobby: Lobby, game: Game) -> None:
    table = load(lobby, game.save()).json()
    told = lobby.http.get(f"/api/tables/{table['id']}").json()
    assert (told["over"], told["winners"], told["scores"]) == (True, game.winners, game.scores)
    then = game.after(MIDDLE)
    for seat in ("WC", "CC"):
        frame = lobby.http.get(f"/api/tables/{table['id']}/replay/{MIDDLE}?seat={seat}").json()
        assert frame["view"]["hand"] == then.board(seat)["hand"]
        assert frame["view"]["modules"] == then.board(seat)["modules"]
    assert lobby.http.get(f"/api/tables/{table['id']}/replay/{MIDDLE}?seat=ST").status_code == 404


def test_marks_say_where_rounds_and_turns_begin(lobby: Lobby, game: Game) -> None:
    table = load(lobby, game.save()).json()
    marks = lobby.http.get(f"/api/tables/{table['id']}/replay").json()
    assert marks["choices"] == game.choices_made
    assert [mark["round"] for mark in marks["rounds"]] == [1, 2, 3, 4, 5]
    for mark in marks["rounds"]:
        assert game.after(mark["choices"]).table.round == mark["round"]
    turn = marks["turns"][3]
    assert game.after(turn["choices"]).decision.seat == turn["seat"]


def test_a_game_goes_on_alone_from_any_moment(lobby: Lobby, game: Game) -> None:
    finished = load(lobby, game.save()).json()
    path = f"/api/tables/{finished['id']}/replay/{MIDDLE}/play-on"
    table = lobby.http.post(path, json={"seat": "WC"}).json()
    told = lobby.http.get(f"/api/tables/{table['id']}").json()
    assert not told["over"]
    assert {role: seat["kind"] for role, seat in told["seats"].items()} == {"WC": "me", "CC": "bot"}
    with lobby.sit(table, "WC") as player:
        assert player.state["log"][0]["n"] == 0, "all that was played before is told"
        assert player.until_asked()["choices"] >= MIDDLE
        player.choose()
    assert lobby.http.post(path, json={"seat": "ST"}).status_code == 404
    assert lobby.http.post(path.replace(str(MIDDLE), "99999"), json={"seat": "WC"}).status_code == 404


def test_nobody_looks_at_hands_or_plays_on_before_the_end(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="friend")
    for path in ("replay", "replay/0?seat=CC", "save"):
        assert lobby.http.get(f"/api/tables/{table['id']}/{path}").json()["error"] == "game-not-over"
    token = lobby.token(table, "WC")
    for path, body in (("replay/0/play-on", {"seat": "CC"}), ("rematch", {"token": token})):
        answer = lobby.http.post(f"/api/tables/{table['id']}/{path}", json=body)
        assert answer.json()["error"] == "game-not-over"


def test_a_save_that_is_not_over_is_played_on_with_alone(lobby: Lobby, game: Game) -> None:
    save = game.after(MIDDLE).save()
    table = load(lobby, save, "CC").json()
    with lobby.sit(table, "CC") as player:
        player.until_asked()
        player.choose()


@pytest.mark.parametrize(
    "save",
    [
        {},
        {"format": "bodypolitic-save", "version": 1},
        {"format": "bodypolitic-save", "version": 1, "players": 2, "seed": 1, "choices": ["no-such-option"]},
        {"format": "bodypolitic-save", "version": 1, "players": 9, "seed": 1, "choices": []},
        {"format": "bodypolitic-save", "version": 1, "position": {"players": 2}, "seed": 1, "choices": []},
    ],
)
def test_what_is_no_save_is_refused(lobby: Lobby, save: object) -> None:
    answer = load(lobby, save)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-save")


@pytest.mark.parametrize(
    "setup",
    [Setup(2, automas={"CC": "advanced-without-bonuses"}), Setup(2, skilled_workers={"WC": 7})],
    ids=["without some rule of an Automa", "another box"],
)
def test_a_table_has_printed_rules_only(lobby: Lobby, setup: Setup) -> None:
    answer = load(lobby, Game.new(seed=1, setup=setup).save(), "WC")
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-save")


def test_the_same_people_play_again_by_the_keys_they_have(lobby: Lobby, game: Game) -> None:
    finished = load(lobby, game.save()).json()
    last = game.choices_made - 1
    seat, option = game.after(last).decision.seat, game.choices[-1]
    table = lobby.http.post(f"/api/tables/{finished['id']}/replay/{last}/play-on", json={"seat": seat}).json()
    token = table["seats"][seat]["token"]
    with lobby.sit(table, seat) as player:
        player.until_asked()
        player.choose(option)
        again = f"/api/tables/{table['id']}/rematch"
        assert lobby.http.post(again, json={"token": "guessed"}).json()["error"] == "bad-token"
        made = lobby.http.post(again, json={"token": token}).json()
        assert lobby.http.post(again, json={"token": token}).json() == made, "there is one next table"
        player.until(lambda message: message["type"] == "state" and message["table"]["next_table"] == made["id"])
    told = lobby.http.get(f"/api/tables/{made['id']}").json()
    assert (told["over"], told["round"], told["modules"]) == (False, 1, ["hidden-agendas"])
    assert not told["seed_known"]
    with Player(lobby.address, made["id"], token) as player:
        assert player.next("state")["seat"] == seat
