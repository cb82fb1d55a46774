"""Bots in every seat play a game to its end."""

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.registry import new_bot, seats_of, setup_of
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup

pytestmark = pytest.mark.compiled  # whole games


class Listener:
    """A random bot that notes what it is asked."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)
        self.asked: list[tuple[str, str]] = []

    def choose(self, decision: Decision, game: Game) -> Option:
        """As a random bot does."""
        self.asked.append((decision.seat, decision.kind))
        return self.bot.choose(decision, game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_reach_their_end(players: int) -> None:
    game = Game.new(players=players, seed=11)
    play_game(game, {seat: RandomBot(f"{seat}") for seat in game.scores})
    assert game.over
    assert game.winners


def test_each_seat_is_asked_its_own_decisions_secret_ones_too() -> None:
    game = Game.new(players=4, seed=3)
    listeners = {seat: Listener(number) for number, seat in enumerate(game.scores)}
    play_game(game, listeners)
    for seat, listener in listeners.items():
        assert {asked for asked, _ in listener.asked} == {seat}
    assert any(kind == "spend-influence" for listener in listeners.values() for _, kind in listener.asked)
    assert sum(len(listener.asked) for listener in listeners.values()) == game.choices_made


def test_the_same_bots_play_the_same_game() -> None:
    games = [Game.new(players=4, seed=8) for _ in range(2)]
    for game in games:
        play_game(game, {seat: RandomBot(f"{seat}") for seat in game.scores})
    assert games[0].choices == games[1].choices
    assert games[0].scores == games[1].scores


def test_an_automa_goes_on_by_itself() -> None:
    game = Game.new(seed=2, setup=Setup(2, automas={"CC": "simple"}))
    play_game(game, {"WC": RandomBot(2), "CC": new_bot("automa-simple", 0)})
    assert game.over


def test_a_setup_has_the_automas_among_the_players() -> None:
    setup = setup_of(seats_of(3, {"CC": "automa-advanced", "MC": "steady"}, "random"), ("action-cards",))
    assert (setup.players, setup.modules, setup.automas) == (3, ("action-cards",), {"CC": "advanced"})
