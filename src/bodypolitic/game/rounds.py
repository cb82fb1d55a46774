"""The five rounds, each of five phases (p. 11)."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import ACTION, PREPARATION, SCORING
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.phases.action import ActionPhase
from bodypolitic.game.phases.elections_phase import ElectionsPhase
from bodypolitic.game.phases.game_end import GameEnd
from bodypolitic.game.phases.preparation import PreparationPhase
from bodypolitic.game.phases.production import ProductionPhase
from bodypolitic.game.phases.scoring import ScoringPhase
from bodypolitic.game.table import Table, Work

PHASE_STEPS: Final[tuple[Work, ...]] = (
    PreparationPhase(),
    ActionPhase(),
    ProductionPhase(),
    ElectionsPhase(),
    ScoringPhase(),
)


class Round(Work):
    """All phases of a round and whatever follows it. The first round has no Preparation Phase."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, t: Table) -> None:
        if self.number > ROUNDS:
            t.push(GameEnd())
            return
        t.round = self.number
        t.tell(h.ROUND_BEGAN, self.number)
        t.push(Round(self.number + 1))
        push_phases(t, PREPARATION if self.number > 1 else ACTION)


def push_phases(t: Table, first: int) -> None:
    """The phases of a round from one on, each followed by whatever modules do at its end."""
    for phase in range(SCORING, first - 1, -1):
        if t.modules:
            t.push(EndPhase(phase))
        t.push(PHASE_STEPS[phase])


class EndPhase(Work):
    """A phase is over, which modules may wait for."""

    FIELDS = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, t: Table) -> None:
        for module in t.modules:
            module.phase_ends(t, self.phase)
