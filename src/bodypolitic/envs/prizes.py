"""What environments play for, and which questions they ask.

Questions with a single answer are answered at once: there is nothing to learn from them.
"""

from collections.abc import Callable
from typing import Final

from bodypolitic.game.game import Game

FOR_WINNING: Final = "winning"
FOR_LEAD: Final = "lead"
REWARDS: Final = (FOR_WINNING, FOR_LEAD)


def skip_single(game: Game, told: Callable[[], None] = lambda: None) -> None:
    """Play on to the next question that has more than one answer; `told` is called after each choice."""
    while not game.over and len(game.decision.options) == 1:
        decision = game.decision
        game.choose(decision.options[0], decision.seat)
        told()


def prizes(game: Game) -> dict[str, float]:
    """What winning is worth at the end: 1 shared by the winners, -1 shared by the others; nothing if all win."""
    winners = game.winners
    others = len(game.scores) - len(winners)
    if not others:
        return dict.fromkeys(game.scores, 0.0)
    return {seat: 1 / len(winners) if seat in winners else -1 / others for seat in game.scores}


def leads(game: Game) -> dict[str, float]:
    """By how many VP each seat is ahead of the best of the others."""
    scores = game.scores
    return {
        seat: float(points - max(other for one, other in scores.items() if one != seat))
        for seat, points in scores.items()
    }


class Rewards:
    """What each seat has earned since it last looked: for winning at the end, or for its lead as it changes."""

    def __init__(self, reward: str, game: Game) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self._reward = reward
        self._before = leads(game)

    def earned(self, game: Game) -> dict[str, float]:
        """What the last choice has brought everybody; the leads add up to the final lead in VP."""
        if self._reward == FOR_WINNING:
            return prizes(game) if game.over else dict.fromkeys(game.scores, 0.0)
        now = leads(game)
        earned = {seat: now[seat] - self._before[seat] for seat in now}
        self._before = now
        return earned
