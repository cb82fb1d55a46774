"""What each option is worth, as the bot that thinks finds it, for who sits there or looks back at a finished game."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.registry import new_bot
from bodypolitic.bots.thinking.search import Budget
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.setup import Setup
from bodypolitic.server import thinker
from bodypolitic.server.journal import Journal
from bodypolitic.server.record import Record
from bodypolitic.server.settings import Settings, limits_with
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.store import Seat, Store, StoredTable
from bodypolitic.server.suggestion import Worths
from bodypolitic.server.thinker import WorthFound
from bodypolitic.server.thinking import Question, Thinkers
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of
from tests.samples import mostly_long
from tests.server.table_client import Lobby, Message, serving, sqlite

EVERY = 60  # choices between two looks
EVERY_SECRET = 6  # the same where several decide at once
PLAYOUTS_ONLY = Budget(seconds=1e9, playouts=1)  # each option is tried twice all the same
MOMENT = 40


@pytest.mark.parametrize("players", mostly_long([2, 3, 4], 2))
def test_tables_that_look_the_same_to_a_seat_have_options_of_the_same_worth(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "BUDGET", PLAYOUTS_ONLY)
    chance = Random(players)
    game = Game.new(seed=6, setup=Setup(players, modules=modules_for(players)))
    while not game.over:
        if game.choices_made % (EVERY_SECRET if len(game.decisions) > 1 else EVERY) == 0:
            for decision in game.decisions:
                twin = twin_of(game, role_named(decision.seat), chance)
                found = thinker._worths(game, decision.seat)
                assert found == thinker._worths(twin, decision.seat)
                assert {worth["id"] for worth in found} == {option.id for option in decision.options}
        choose_at_random(game, chance)


def ask(lobby: Lobby, table: Message, token: str, language: str = "en") -> tuple[int, Message]:
    answer = lobby.http.post(f"/api/tables/{table['id']}/worths?language={language}", json={"token": token})
    return answer.status_code, answer.json()


def refusal(answer: tuple[int, Message]) -> tuple[int, str]:
    return answer[0], answer[1]["error"]


def test_who_is_asked_is_told_of_every_option_with_the_best_first(lobby: Lobby) -> None:
    table = lobby.create(2, more={"suggestions": True}, WC="me", CC="me")
    with lobby.sit(table, "WC") as player:
        offered = {option["id"]: option["text"] for option in player.until_asked()["decision"]["options"]}
    status, told = ask(lobby, table, lobby.token(table, "WC"))
    assert status == 200
    options = told["options"]
    assert {option["id"]: option["text"] for option in options} == offered
    assert [option["chance"] for option in options] == sorted((one["chance"] for one in options), reverse=True)
    assert all(option["points"] > 0 and option["playouts"] > 1 for option in options)
    assert refusal(ask(lobby, table, lobby.token(table, "CC"))) == (409, "not-your-turn")


def test_only_who_holds_a_seat_is_told_and_only_where_there_is_advice(lobby: Lobby) -> None:
    """A spectator holds none."""
    table = lobby.create(2, WC="me", CC="friend")
    assert refusal(ask(lobby, table, lobby.token(table, "WC"))) == (403, "no-suggestions")
    alone = lobby.create(2, WC="me")
    assert refusal(ask(lobby, alone, "guessed")) == (401, "bad-token")


def test_one_address_thinks_no_more_than_its_share_and_who_gets_no_answer_is_told_so(tmp_path: Path) -> None:
    limits = limits_with(["thoughts_at_once=1", "thoughts_a_second=0.0001"])
    with serving(Settings(sqlite(tmp_path), bot_delay=100, bot_seconds=0.0001, limits=limits)) as lobby:
        table = lobby.create(2, WC="me")
        token = lobby.token(table, "WC")
        assert refusal(ask(lobby, table, token)) == (503, "no-answer")
        assert refusal(ask(lobby, table, token)) == (429, "too-fast")


class Watched:
    """Thinkers of which is noted how many questions they have at a time."""

    def __init__(self) -> None:
        self.thinking = 0
        self.most = 0
        self.asked: list[str] = []

    async def weigh(self, question: Question) -> list[WorthFound]:
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        self.asked.append(question.seat)
        await asyncio.sleep(0)
        self.thinking -= 1
        return [
            {"id": option.id, "chance": 0.5, "margin": 0.0, "points": 80.0, "playouts": 2}
            for option in question.game.decision.options
        ]


def test_each_table_has_one_question_at_a_time() -> None:
    seats = {role: Seat(role, "me", "", "steady", None, True, False) for role in ("WC", "CC")}
    stored = StoredTable("t", 2, (), 7, 1, "action", False, 0.0, seats)
    watched = Watched()
    record = Record(Setup(2), 7)
    sitting = Sitting(stored, record, cast(Store, None), Settings("sqlite://"), Journal(), cast(Thinkers, watched))

    async def wonder() -> list[Worths]:
        return await asyncio.gather(*(sitting.worths("WC", "en") for _ in range(3)))

    for told in asyncio.run(wonder()):
        assert len(told["options"]) == len(record.game.decision.options)
    assert (watched.most, watched.asked) == (1, ["WC"] * 3)


@pytest.fixture(scope="module")
def finished() -> Game:
    """A finished game of random choices."""
    game = Game.new(2, seed=11)
    play_game(game, {seat: new_bot("random", seat) for seat in game.scores})
    return game


def test_of_a_finished_game_anybody_is_told_and_also_what_was_chosen(lobby: Lobby, finished: Game) -> None:
    table = lobby.http.post("/api/saves", json={"save": finished.save(), "seat": None}).json()
    path = f"/api/tables/{table['id']}/replay"
    then = finished.after(MOMENT)
    [seat] = lobby.http.get(f"{path}/{MOMENT}").json()["asked"]
    assert seat == then.decision.seat

    def asked(choices: int, role: str) -> Any:
        return lobby.http.get(f"{path}/{choices}/worths?seat={role}").json()

    told = asked(MOMENT, seat)
    assert {option["id"] for option in told["options"]} == {option.id for option in then.decision.options}
    assert told["chosen"] == finished.choices[MOMENT]
    other = next(role for role in finished.scores if role != seat)
    assert asked(MOMENT, other)["error"] == "not-your-turn"
    assert asked(finished.choices_made, seat)["error"] == "not-your-turn"
    assert asked(finished.choices_made + 1, seat)["error"] == "not-found"
    assert asked(MOMENT, "ST")["error"] == "unknown-seat"


def test_of_a_game_that_goes_on_nobody_is_told_by_looking_back(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    answer = lobby.http.get(f"/api/tables/{table['id']}/replay/0/worths?seat=WC")
    assert refusal((answer.status_code, answer.json())) == (403, "game-not-over")
