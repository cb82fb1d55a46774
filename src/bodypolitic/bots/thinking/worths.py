"""What the bot that thinks has to say to people: the worth of each option, and the course of a finished game."""

from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.thinking.learned import learned
from bodypolitic.bots.thinking.search import Breadth, Budget, Search, margin, mean
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ACTION, role_named
from bodypolitic.game.ground.errors import IllegalChoice
from bodypolitic.game.records.options import Option

TURNS: Final = ("turn", "automa-turn")  # what is asked when one begins, or goes on
NOBODY: Final = ""  # whose turn it is between the turns, and at the end
MOST_SAMPLES: Final = 100  # of an option; more would change no figure that people read
FIRST_LOOK: Final = 6  # games on which every turn is weighed
SECOND_LOOK: Final = 24  # games on which those are that seem to have moved most
LOOKED_AT_AGAIN: Final = 8  # turns
LEAST_CHANGE: Final = 0.01  # of a chance that anybody would call a change


class Worth(NamedTuple):
    """What an option leads to for the seat that is asked, by so many playouts: its chance to win, which may be off by a
    margin, and its victory points at the end."""

    option: Option
    chance: float
    margin: float
    points: float
    playouts: int


class Moment(NamedTuple):
    """Everybody's chances before a turn, or when all turns of a round are over: after how many choices of the game, in
    which round, and whose turn it was."""

    choices: int
    round: int
    seat: str
    chances: dict[str, float]


class Turning(NamedTuple):
    """A turn that moved somebody's chances: whose, in which round, from which choice to which, by how much for whom."""

    seat: str
    round: int
    first: int
    last: int
    role: str
    change: float


class Turn(NamedTuple):
    """A turn of a finished game: the game as it stood before, whose turn it was, and what everybody chose in it."""

    game: Game
    seat: str
    choices: list[str]

    def turning(self, seeds: range) -> Turning | None:
        """Whose chances it moved most, and how far; None if that might be chance."""
        changes = self._changes(seeds)
        role = max(self.game.scores, key=lambda one: abs(mean([change[one] for change in changes])))
        samples = [change[role] for change in changes]
        moved = mean(samples)
        if abs(moved) < max(LEAST_CHANGE, margin(samples)):
            return None
        first = self.game.choices_made
        return Turning(self.seat, self.game.table.round, first, first + len(self.choices), role, moved)

    def _changes(self, seeds: range) -> list[dict[str, float]]:
        """What it changed for everybody in games that its player could not tell from the real one.

        Each of them is played on once as the turn went, as far as it can go so there, and once as if steady bots had
        taken it: the same cards lie in both, so that what differs is the turn and not the luck.
        """
        changes: list[dict[str, float]] = []
        for seed in seeds:
            left_to_bots = self.game.determinize(self.seat, seed)
            as_it_went = left_to_bots.clone()
            _follow(as_it_went, self.choices)
            before, after = (_chances(game, self.game.table.round) for game in (left_to_bots, as_it_went))
            changes.append({role: after[role] - before[role] for role in after})
        return changes


def worths(game: Game, seat: str, budget: Budget, seed: int | str) -> list[Worth]:
    """The worth of every option that a seat has, the best first; the game itself is only looked at through the seat."""
    chance = Random(seed)
    fair = game.determinize(seat, chance.getrandbits(48))
    decision = next(decision for decision in fair.decisions if decision.seat == seat)
    options = len(decision.options)
    search = Search(fair, decision, learned(), Breadth(options), chance)
    search.weigh(budget._replace(playouts=min(budget.playouts, MOST_SAMPLES * options)))
    found: list[Worth] = []
    for candidate in search.candidates:
        chances = [promise.chance for promise in candidate.promises]
        points = [promise.points for promise in candidate.promises]
        found.append(Worth(candidate.option, mean(chances), margin(chances), mean(points), len(chances)))
    return sorted(found, key=lambda worth: (-worth.chance, -worth.points))


def course(game: Game, samples: int) -> list[Moment]:
    """Everybody's chances over a finished game, as somebody who only watched would have told them.

    The same seeds are used at each moment, so that as little as possible differs between two of them.
    """
    twin = game.after(0)
    moments: list[Moment] = []
    for chosen in game.choices:
        seat = _turn_of(twin)
        at_round = twin.table.round
        if seat is not None and (not moments or (moments[-1].seat, moments[-1].round) != (seat, at_round)):
            moments.append(Moment(twin.choices_made, at_round, seat, _told_by_watching(twin, samples)))
        twin.choose(chosen)
    won = {seat: float(seat in game.winners) / len(game.winners) for seat in game.scores}
    moments.append(Moment(twin.choices_made, twin.table.round, NOBODY, won))
    return moments


def _turn_of(game: Game) -> str | None:
    """Whose turn begins or goes on; nobody's once the turns of a round are over, None in the middle of a turn."""
    if game.table.phase != ACTION:
        return NOBODY
    return game.decision.seat if game.decision.kind in TURNS else None


def _told_by_watching(game: Game, samples: int) -> dict[str, float]:
    found = [_chances(game.determinize(None, seed), game.table.round) for seed in range(samples)]
    return {seat: mean([chances[seat] for chances in found]) for seat in game.scores}


def _chances(game: Game, last_round: int) -> dict[str, float]:
    """Everybody's chances at the end of a round, to which steady bots play the game on."""
    play_on(game, last_round)
    chances = learned().chances(game.table)
    return {seat: chances[role_named(seat)] for seat in game.scores}


def _follow(game: Game, choices: list[str]) -> None:
    """Make choices that were made in another game, until one is not offered here."""
    for chosen in choices:
        try:
            game.choose(chosen)
        except IllegalChoice:
            return


def turnings(game: Game, moments: list[Moment], most: int = 3) -> list[Turning]:
    """The turns of a finished game that moved the chances most; fewer if fewer moved them for sure.

    Those that seem to have moved them are looked at again on other games, so that luck does not pick them.
    """
    turns = {turn.game.choices_made: turn for turn in turns_of(game, moments)}
    seem = _most_first([turn.turning(range(FIRST_LOOK)) for turn in turns.values()])[:LOOKED_AT_AGAIN]
    again = range(FIRST_LOOK, FIRST_LOOK + SECOND_LOOK)
    return _most_first([turns[turning.first].turning(again) for turning in seem])[:most]


def _most_first(found: list[Turning | None]) -> list[Turning]:
    return sorted([one for one in found if one is not None], key=lambda turning: -abs(turning.change))


def turns_of(game: Game, moments: list[Moment]) -> list[Turn]:
    """The turns of a finished game, of which the moments are known."""
    twin = game.after(moments[0].choices)
    choices = game.choices
    turns: list[Turn] = []
    for before, after in pairwise(moments):
        if before.seat != NOBODY:
            turns.append(Turn(twin.clone(), before.seat, choices[before.choices : after.choices]))
        for chosen in choices[before.choices : after.choices]:
            twin.choose(chosen)
    return turns
