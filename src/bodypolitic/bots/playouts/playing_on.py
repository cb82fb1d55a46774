"""Steady bots in every seat: the quickest way to see what becomes of a table."""

from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import GAME_OVER


def play_on(game: Game, last_round: int) -> None:
    """Let steady bots answer for everybody until a round is over and the next one asks, or the game is over.

    They see the whole table, so this is for games that were determinized, or that nobody else plays.
    """
    table = game.table
    while table.phase != GAME_OVER and table.round <= last_round:
        decision = game.decision
        game.choose(steady_choice(table, decision.role, decision.options))
