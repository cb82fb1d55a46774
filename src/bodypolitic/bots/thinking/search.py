"""What the options of a decision lead to, found by playing on.

Each sample is a game that the seat can't tell from the real one. Every option that is still in the running is tried on
the same sample, so that luck strikes them all alike; steady bots play on to the end of the round, and what was learned
says what that table promises. The weaker half of the options drops out at each stage (sequential halving), so most of
the time goes into the best. The answer can be had at any time.
"""

import math
import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.playouts.judge import Candidates
from bodypolitic.bots.playouts.outlook import Outlook
from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role, role_named
from bodypolitic.game.records.options import Option

FEWEST_SAMPLES: Final = 4  # below which a lead says nothing
ALIKE: Final = 1e-9  # a spread that is none


class Budget(NamedTuple):
    """How long to think about a decision: seconds of one core, and playouts; whichever is used up first."""

    seconds: float
    playouts: int


class Promise(NamedTuple):
    """What a playout came to for the seat: its chance to win, and its victory points."""

    chance: float
    points: float


Aim = Callable[[Promise], float]  # what the bot makes as large as it can


def to_win(promise: Promise) -> float:
    """Play to win."""
    return promise.chance


def for_points(promise: Promise) -> float:
    """Play for victory points, whatever others get."""
    return promise.points


class Candidate:
    """An option and what it came to in each sample."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.promises: list[Promise] = []

    def mean(self, aim: Aim) -> float:
        """What it comes to on average."""
        return sum(aim(promise) for promise in self.promises) / len(self.promises) if self.promises else -math.inf

    def lead_over(self, other: "Candidate", aim: Aim) -> float:
        """By how many standard errors it is better than another in the samples that both were tried on."""
        pairs = zip(self.promises, other.promises, strict=False)
        leads = [aim(own) - aim(theirs) for own, theirs in pairs]
        if len(leads) < FEWEST_SAMPLES:
            return 0.0
        mean = sum(leads) / len(leads)
        spread = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1))
        return mean * math.sqrt(len(leads)) / max(spread, ALIKE)


class Search:
    """One decision that is thought about; the first candidate is the answer that stands if no other is clearly better.

    It is what the steady bot would choose, unless somebody knows better.
    """

    def __init__(
        self,
        game: Game,
        decision: Decision,
        outlook: Outlook,
        most: int,
        chance: Random,
        first: Option | None = None,
    ) -> None:
        self._game = game
        self._seat = decision.seat
        self._role = role_named(decision.seat)
        self._outlook = outlook
        self._chance = chance
        candidates = Candidates(game.table, self._role, game.table.stack[-1], decision.options, most)
        options = candidates.options
        if first is not None:
            options = [first, *(option for option in options if option != first)]
        self.candidates = [Candidate(option) for option in options]

    def run(self, budget: Budget, aim: Aim) -> None:
        """Try the candidates until the budget is used up; at each stage the weaker half drops out."""
        began = time.thread_time()
        running = self.candidates
        stages = max(1, math.ceil(math.log2(len(running))))
        tried = 0
        for stage in range(1, stages + 1):
            share = stage / stages
            while tried < budget.playouts * share and time.thread_time() - began < budget.seconds * share:
                self._try(running)
                tried += len(running)
            first, *others = running
            others.sort(key=lambda candidate: -candidate.mean(aim))
            running = [first, *others[: max(1, len(running) // 2)]]

    def _try(self, running: list[Candidate]) -> None:
        sample = self._game.determinize(self._seat, self._chance.getrandbits(48))
        for candidate in running:
            game = sample.clone()
            game.choose(candidate.option, self._seat)
            candidate.promises.append(promise_of(game, self._role, sample.table.round, self._outlook))

    def best(self, aim: Aim, needed: float) -> Candidate:
        """The best candidate whose lead over the first one is more than luck: so many standard errors."""
        first, *others = self.candidates
        ahead = [candidate for candidate in others if candidate.lead_over(first, aim) > needed]
        return max(ahead, default=first, key=lambda candidate: candidate.mean(aim))


def promise_of(game: Game, role: Role, last_round: int, outlook: Outlook) -> Promise:
    """Play on to the end of a round, and what the table is worth to a role then."""
    play_on(game, last_round)
    return Promise(outlook.chances(game.table)[role], outlook.points(game.table)[role])
