"""The judge: what it learned from many playouts about the options of a role, and the choice that follows from it.

It looks no further than to the end of the turn, or of the phase where there are no turns: steady bots finish what an
option begins, and what has changed on the table by then tells it more than the option's name does.
"""

from typing import Any, Final

from bodypolitic.bots.playouts.features import features
from bodypolitic.bots.playouts.moments import figures
from bodypolitic.bots.steady.bot import considered, judged, steady_choice
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import ALL_POLICIES, NOBODY, Phase, Role
from bodypolitic.game.records.options import Option, ToEndTurn
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

VERSION: Final = 1  # of what a judge reads; its weights are made for one
CANDIDATES_OF_A_TURN: Final = 6
CANDIDATES: Final = 4  # in the smaller decisions that follow
MOST_BEHIND: Final = 10.0  # VP by which an option can trail the steady bot's choice; beyond that it is all the same
MOST_CHANGED: Final = 5.0  # spreads of a figure; beyond that it is all the same


class Candidates:
    """The steady bot's choice, and the others in the order of its judgement, as many as are worth the time."""

    def __init__(self, t: Table, seat: Role, step: Step, options: list[Option], most: int) -> None:
        worths = judged(t, seat, step, options)
        now = considered(step, options) if step.is_turn else options
        best = -1
        for number in range(len(options)):
            if (best < 0 or worths[number] > worths[best]) and options[number] in now:
                best = number
        others = [number for number in range(len(options)) if number != best]
        others.sort(key=lambda number: (options[number] not in now, -worths[number]))
        chosen = [best, *others[: most - 1]]
        self.options = [options[number] for number in chosen]
        self.behind = [max(-MOST_BEHIND, min(MOST_BEHIND, worths[number] - worths[best])) for number in chosen]


class Judge:
    """Tells for one role by how much each option changes its chances to win, in hundredths.

    Two layers read what the seat knows. What an option changes has a row of its own for each figure, and so has the
    option: for its kind, and for itself where it came up often enough. These rows together, times what the layers made
    of the table, are the option's worth.
    """

    def __init__(self, weights: dict[str, Any]) -> None:
        self._first: list[list[float]] = weights["first"]  # a row for each number of the layer; what it starts at last
        self._second: list[list[float]] = weights["second"]
        self._changes: list[list[float]] = weights["changes"]  # by figure: its row, its own worth, and its spread
        self._rows: dict[str, list[float]] = weights["rows"]  # by step and option: its row, and three worths of its own
        self._lead_needed: float = weights["lead_needed"]

    def choice(self, game: Game, decision: Decision) -> Option:
        """What it thinks best; the steady bot's choice, unless another one leads by enough.

        The game is one that the seat can't tell from the real one: hands and decks are looked at as they are.
        """
        if len(decision.options) == 1:
            return decision.options[0]
        candidates = candidates_of(game, decision)
        worths = self.worths(game, decision, candidates)
        best = 0
        for number in range(1, len(worths)):
            if worths[number] > worths[best] + (self._lead_needed if best == 0 else 0.0):
                best = number
        return candidates.options[best]

    def worths(self, game: Game, decision: Decision, candidates: Candidates) -> list[float]:
        """The worth of each candidate; only differences between them mean anything."""
        step = game.table.stack[-1]
        seen = _layer(self._second, _layer(self._first, figures(game.table, decision.role, step)))
        asked = type(step).__name__
        found: list[float] = []
        for number, changed in enumerate(changes(game, decision, candidates.options)):
            kind, sign, _ = candidates.options[number].id.partition("/")
            worth = self._worth_of_changes(changed, seen)
            of_kind = self._rows.get(f"{asked} {kind}")
            if of_kind is not None:
                worth += _times(of_kind, seen) + of_kind[-3] + of_kind[-2] * candidates.behind[number]
                if number == 0:
                    worth += of_kind[-1]
            own = self._rows.get(f"{asked} {candidates.options[number].id}") if sign else None
            if own is not None:
                worth += _times(own, seen) + own[-3]
            found.append(worth)
        return found

    def _worth_of_changes(self, changed: dict[int, float], seen: list[float]) -> float:
        worth = 0.0
        for place, change in changed.items():
            row = self._changes[place]
            spreads = max(-MOST_CHANGED, min(MOST_CHANGED, change / row[-1]))
            worth += spreads * (_times(row, seen) + row[-2])
        return worth


def candidates_of(game: Game, decision: Decision) -> Candidates:
    """What the judge looks at of a decision."""
    t = game.table
    step = t.stack[-1]
    most = CANDIDATES_OF_A_TURN if step.is_turn else CANDIDATES
    return Candidates(t, decision.role, step, decision.options, most)


def changes(game: Game, decision: Decision, options: list[Option]) -> list[dict[int, float]]:
    """What each option has changed by the time that the seat would end its turn: by the place of a figure."""
    t = game.table
    role = decision.role
    before = open_figures(t, role)
    found: list[dict[int, float]] = []
    for option in options:
        after = before
        if not isinstance(option, ToEndTurn):
            tried = game.clone()
            tried.choose(option, decision.seat)
            _finish(tried, decision.seat, t.phase, t.round)
            after = open_figures(tried.table, role)
        changed: dict[int, float] = {}
        for place in range(len(before)):
            if after[place] != before[place]:
                changed[place] = after[place] - before[place]
        found.append(changed)
    return found


def _finish(game: Game, seat: str, phase: Phase, number: int) -> None:
    """Steady bots answer until a seat would end its turn, another one's begins, or the phase is over."""
    t = game.table
    while t.phase == phase and t.round == number:
        decision = game.decision
        if decision.seat != seat and t.stack[-1].is_turn:
            return
        option = steady_choice(t, decision.role, decision.options)
        if decision.seat == seat and isinstance(option, ToEndTurn):
            return
        game.choose(option, decision.seat)


def open_figures(t: Table, seat: Role) -> list[float]:
    """What lies openly on the table, and of each bill whose it is and which way it leads."""
    row = features(t)
    for policy in ALL_POLICIES:
        proposer = t.bills[policy]
        proposed = proposer != NOBODY
        row.append(float(proposer == seat))
        row.append(float(proposed and proposer != seat))
        row.append(float(proposed and t.bill_sections[policy] > t.policies[policy]))
        row.append(float(proposed and t.bill_sections[policy] < t.policies[policy]))
    return row


def _layer(rows: list[list[float]], numbers: list[float]) -> list[float]:
    """What a layer makes of some numbers: each of its rows times them, and nothing below 0."""
    places = [place for place in range(len(numbers)) if numbers[place] != 0.0]
    made: list[float] = []
    for row in rows:
        total: float = row[-1]
        for place in places:
            total += row[place] * numbers[place]
        made.append(total if total > 0.0 else 0.0)
    return made


def _times(row: list[float], numbers: list[float]) -> float:
    """As many numbers of a row as there are, times them."""
    total = 0.0
    for place in range(len(numbers)):
        total += row[place] * numbers[place]
    return total
