"""What the bot that thinks has to say to people: the worth of each option, and the course of a finished game."""

from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.thinking.learned import learned
from bodypolitic.bots.thinking.search import Budget, Search, to_win
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.game.records.options import Option

TURN: Final = "turn"


class Worth(NamedTuple):
    """What an option leads to for the seat that is asked, by so many playouts."""

    option: Option
    chance: float
    points: float
    playouts: int


class Moment(NamedTuple):
    """Everybody's chances before a turn: after so many choices of the game, and whose turn it was."""

    choices: int
    seat: str
    chances: dict[str, float]


class Turning(NamedTuple):
    """A turn that moved somebody's chances: whose, from which choice to which, and by how much for whom."""

    seat: str
    first: int
    last: int
    role: str
    change: float


def worths(game: Game, seat: str, budget: Budget, seed: int | str) -> list[Worth]:
    """The worth of every option that a seat has, the best first; the game itself is only looked at through the seat."""
    fair = game.determinize(seat, game.choices_made)
    decision = next(decision for decision in fair.decisions if decision.seat == seat)
    search = Search(fair, decision, learned(), len(decision.options), Random(seed))
    search.run(budget, to_win)
    found = [
        Worth(
            candidate.option,
            candidate.mean(lambda promise: promise.chance),
            candidate.mean(lambda promise: promise.points),
            len(candidate.promises),
        )
        for candidate in search.candidates
        if candidate.promises
    ]
    return sorted(found, key=lambda worth: -worth.chance)


def course(game: Game, samples: int, seed: int | str) -> list[Moment]:
    """Everybody's chances before each turn of a finished game, as somebody who only watched would have told them."""
    chance = Random(seed)
    twin = game.after(0)
    moments: list[Moment] = []
    for chosen in game.choices:
        decision = twin.decision
        if decision.kind == TURN and (not moments or moments[-1].seat != decision.seat):
            moments.append(Moment(twin.choices_made, decision.seat, _chances(twin, samples, chance)))
        twin.choose(chosen)
    won = {seat: float(seat in game.winners) / len(game.winners) for seat in game.scores}
    moments.append(Moment(twin.choices_made, "", won))
    return moments


def _chances(game: Game, samples: int, chance: Random) -> dict[str, float]:
    found = dict.fromkeys(game.scores, 0.0)
    for _ in range(samples):
        sample = game.determinize(None, chance.getrandbits(48))
        play_on(sample, sample.table.round)
        for role, share in zip(ROLES, learned().chances(sample.table), strict=True):
            if role in found:
                found[role] += share / samples
    return found


def turnings(moments: list[Moment], most: int = 3) -> list[Turning]:
    """The turns that moved the chances most."""
    found = []
    for before, after in pairwise(moments):
        role = max(before.chances, key=lambda one: abs(after.chances[one] - before.chances[one]))
        change = after.chances[role] - before.chances[role]
        found.append(Turning(before.seat, before.choices, after.choices, role, change))
    return sorted(found, key=lambda turning: -abs(turning.change))[:most]
