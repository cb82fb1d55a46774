"""What the options of a decision lead to, found by playing on.

Each sample is a game that the seat can't tell from the real one. Every option that is still in the running is tried on
the same sample, so that luck strikes them all alike; steady bots play on to the end of the round, and what was learned
says what that table promises. It is a race: an option that falls clearly behind the leader drops out, and with the last
of them the thinking ends, so that time goes into what is close and matters. The answer can be had at any time.

What an option is worth depends on how one goes on: a bill on which policy, which company to build. So an option may run
several times, each time with another answer to what the seat is asked next; it is worth what the best of them is.
"""

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.playouts.judge import Candidates
from bodypolitic.bots.playouts.outlook import Outlook
from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.records.options import Option

VERSION: Final = 2  # of how options are looked at; who looks at them otherwise is another player
FEWEST_SAMPLES: Final = 8  # before anybody drops out, or another answer than the first is given
FEWEST_TO_KNOW_HOW_SURE: Final = 2
HOPE: Final = 2.0  # standard errors by which samples may mislead: so much better an option may be than it looks
GIVING_UP_A_CARD: Final = "discard-card"  # the question comes before what the card is given up for


class Budget(NamedTuple):
    """How long to think about a decision: seconds of one core, and playouts; whichever is used up first."""

    seconds: float
    playouts: int


class Breadth(NamedTuple):
    """How much of a decision is looked at, and how closely."""

    options: int
    ways: int = 1  # to go on with each option
    all_the_same: float = 0.004  # chance to win, or VP; who can't hope for more over the leader drops out


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
    """An option, what is chosen next if not what the steady bot would, and what they came to in each sample."""

    def __init__(self, option: Option, then: Option | None = None) -> None:
        self.option = option
        self.then = then
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
        breadth: Breadth,
        chance: Random,
        first: Option | None = None,
    ) -> None:
        self._game = game
        self._seat = decision.seat
        self._role = decision.role
        self._outlook = outlook
        self._breadth = breadth
        self._chance = chance
        options = likely(game, decision, breadth.options)
        if first is not None:
            options = [first, *(option for option in options if option != first)]
        self.candidates = [Candidate(option) for option in options]
        if breadth.ways > 1:
            self.candidates += [Candidate(option, then) for option in options for then in self._other_ways(option)]
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
            if candidate is leader or candidate.at_best_ahead_of(leader, aim) > self._breadth.all_the_same
        ]

    def _other_ways(self, option: Option) -> list[Option]:
        """How one might go on with an option other than the steady bot would."""
        game = self._game.clone()
        game.choose(option, self._seat)
        asked = asked_next(
            game, self._seat, lambda decision: len(decision.options) > 1 and decision.kind != GIVING_UP_A_CARD
        )
        return [] if asked is None else likely(game, asked, self._breadth.ways)[1:]

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
            if candidate.then is not None:
                go_on(game, self._seat, candidate.then)
            promises.append(promise_of(game, self._role, sample.table.round, self._outlook))
        for candidate, promise in zip(running, promises, strict=True):
            candidate.promises.append(promise)
        return True

    def best(self, aim: Aim) -> Candidate:
        """Who leads of those in the running; the first candidate while there are too few samples to tell."""
        if len(self.running[0].promises) < FEWEST_SAMPLES:
            return self.candidates[0]
        return max(self.running, key=lambda candidate: candidate.mean(aim))


def likely(game: Game, decision: Decision, most: int) -> list[Option]:
    """The steady bot's answer, and the next best by its judgement."""
    return Candidates(game.table, decision.role, game.table.stack[-1], decision.options, most).options


def asked_next(game: Game, seat: str, wanted: Callable[[Decision], bool]) -> Decision | None:
    """Let the steady bot finish what a seat has begun, until the seat is asked what is wanted; None if it is not."""
    while not game.over:
        decision = game.decision
        if decision.seat != seat or game.table.stack[-1].is_turn:
            return None
        if wanted(decision):
            return decision
        game.choose(steady_choice(game.table, decision.role, decision.options), seat)
    return None


def go_on(game: Game, seat: str, then: Option) -> None:
    """Go on with what a seat has begun by an option, once it is offered; as the steady bot would if it never is."""
    if asked_next(game, seat, lambda decision: then in decision.options) is not None:
        game.choose(then, seat)


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
