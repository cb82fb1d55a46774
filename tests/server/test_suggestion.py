"""Advice: what the steady bot would do, for who sits there, from what that seat may know and nothing else."""

from random import Random

import pytest

from bodypolitic.bots.play import answer_of
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.setup import Setup
from bodypolitic.server.refusals import Refused
from bodypolitic.server.suggestion import MOST_SHOWN, suggest
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of
from tests.server.table_client import Lobby

EVERY = 5  # choices between two looks


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_that_look_the_same_to_a_seat_give_it_the_same_advice(players: int) -> None:
    chance = Random(players)
    game = Game.new(seed=6, setup=Setup(players, modules=modules_for(players)))
    while not game.over:
        if game.choices_made % EVERY == 0 or len(game.decisions) > 1:
            for decision in game.decisions:
                twin = twin_of(game, role_named(decision.seat), chance)
                told = suggest(game, decision.seat, "en")
                assert told == suggest(twin, decision.seat, "en")
                assert told["best"] == answer_of(SteadyBot(), game, decision.seat).id
        choose_at_random(game, chance)


def test_it_names_the_best_options_with_their_worth_and_what_comes_after() -> None:
    game = Game.new(2, seed=3)
    told = suggest(game, "WC", "en")
    assert told["options"][0]["id"] == told["best"]
    assert len(told["options"]) == MOST_SHOWN
    others = [option["worth"] for option in told["options"][1:]]
    assert others == sorted(others, reverse=True)
    assert told["why"]
    game.choose("basic/propose-bill")
    game.choose(game.decision.options[0])
    assert suggest(game, "WC", "en")["best"].startswith("bill/")


def test_who_is_not_asked_gets_none() -> None:
    with pytest.raises(Refused, match="not-your-turn"):
        suggest(Game.new(2, seed=3), "CC", "en")


def ask(lobby: Lobby, table: dict[str, object], token: str) -> tuple[int, str]:
    answer = lobby.http.post(f"/api/tables/{table['id']}/suggestion", json={"token": token})
    return answer.status_code, answer.json().get("error", "")


def test_only_the_holder_of_a_seat_may_ask(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="bot")
    assert ask(lobby, table, lobby.token(table, "WC")) == (200, "")
    assert ask(lobby, table, "guessed") == (401, "bad-token")


def test_people_who_play_together_get_none_unless_their_table_allows_it(lobby: Lobby) -> None:
    for allowed in (False, True):
        table = lobby.create(2, more={"suggestions": allowed}, WC="me", CC="friend")
        told = lobby.http.get(f"/api/tables/{table['id']}").json()
        assert told["suggestions"] == allowed
        answer = ask(lobby, table, lobby.token(table, "WC"))
        assert answer == ((200, "") if allowed else (403, "no-suggestions"))
