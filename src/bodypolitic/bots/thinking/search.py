"""What the options of a decision lead to, found by playing on.

Each sample is a game that the seat can't tell from the real one. Every option that is still in the running is tried on
the same sample, so that luck strikes them all alike; steady bots play on to the end of the round, and what was learned
says what that table promises. It is a race: an option that falls clearly behind the leader drops out, and with the last
of them the thinking ends, so that time goes into what is close and matters. The answer can be had at any time.
"""

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.playouts.judge import Candidates
from bodypolitic.bots.playouts.outlook import Outlook
from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.records.options import Option

FEWEST_SAMPLES: Final = 8  # before anybody drops out, or another answer than the first is given
FEWEST_TO_KNOW_HOW_SURE: Final = 2
HOPE: Final = 2.0  # standard errors by which samples may mislead: so much better an option may be than it looks
ALL_THE_SAME: Final = 0.004  # chance to win, or VP; who can't hope for more over the leader drops out


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
        return mean([aim(promise) for promise in self.promises]) if self.promises else -math.inf

    def at_best_ahead_of(self, leader: "Candidate", aim: Aim) -> float:
        """By how much it can be hoped to be better than one that was tried on the same samples."""
        pairs = zip(self.promises, leader.promises, strict=True)
        leads = [aim(own) - aim(theirs) for own, theirs in pairs]
        return mean(leads) + margin(leads)


class Search:
    """One decision that is thought about; the first candidate is the answer that stands until others are known well.

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
        self._role = decision.role
        self._outlook = outlook
        self._chance = chance
        candidates = Candidates(game.table, self._role, game.table.stack[-1], decision.options, most)
        options = candidates.options
        if first is not None:
            options = [first, *(option for option in options if option != first)]
        self.candidates = [Candidate(option) for option in options]
        self.running = self.candidates

    def run(self, budget: Budget, aim: Aim) -> None:
        """Try the candidates until only one is in the running, or the budget is used up."""
        ends = time.thread_time() + budget.seconds
        tried = 0
        while len(self.running) > 1 and tried < budget.playouts and self._try(self.running, ends):
            tried += len(self.running)
            self.drop_out(aim)

    def weigh(self, budget: Budget) -> None:
        """Try all candidates alike until the budget is used up, so that their means can be compared."""
        ends = time.thread_time() + budget.seconds
        for _ in range(FEWEST_TO_KNOW_HOW_SURE):
            self._try(self.candidates, math.inf)
        tried = FEWEST_TO_KNOW_HOW_SURE * len(self.candidates)
        while tried < budget.playouts and self._try(self.candidates, ends):
            tried += len(self.candidates)

    def drop_out(self, aim: Aim) -> None:
        """Keep in the running who leads, and who may still turn out to be better than that."""
        if len(self.running[0].promises) < FEWEST_SAMPLES:
            return
        leader = self.best(aim)
        self.running = [
            candidate
            for candidate in self.running
            if candidate is leader or candidate.at_best_ahead_of(leader, aim) > ALL_THE_SAME
        ]

    def _try(self, running: list[Candidate], ends: float) -> bool:
        """Try them on a sample, unless the time ends meanwhile; a sample that not all have met says nothing."""
        if time.thread_time() >= ends:
            return False
        sample = self._game.determinize(self._seat, self._chance.getrandbits(48))
        promises: list[Promise] = []
        for candidate in running:
            if time.thread_time() >= ends:
                return False
            game = sample.clone()
            game.choose(candidate.option, self._seat)
            promises.append(promise_of(game, self._role, sample.table.round, self._outlook))
        for candidate, promise in zip(running, promises, strict=True):
            candidate.promises.append(promise)
        return True

    def best(self, aim: Aim) -> Candidate:
        """Who leads of those in the running; the first candidate while there are too few samples to tell."""
        if len(self.running[0].promises) < FEWEST_SAMPLES:
            return self.candidates[0]
        return max(self.running, key=lambda candidate: candidate.mean(aim))


def mean(values: Sequence[float]) -> float:
    """What samples come to on average."""
    return sum(values) / len(values)


def margin(values: Sequence[float]) -> float:
    """By how much the mean of samples may be off."""
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return HOPE * math.sqrt(spread / len(values))


def promise_of(game: Game, role: Role, last_round: int, outlook: Outlook) -> Promise:
    """Play on to the end of a round, and what the table is worth to a role then."""
    play_on(game, last_round)
    return Promise(outlook.chances(game.table)[role], outlook.points(game.table)[role])
