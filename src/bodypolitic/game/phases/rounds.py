"""The five rounds, each of five phases (p. 11)."""

from typing import Final

from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground.codes import ACTION, PREPARATION, SCORING, Phase
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.phases.action import ActionPhase
from bodypolitic.game.phases.elections_phase import ElectionsPhase
from bodypolitic.game.phases.game_end import GameEnd
from bodypolitic.game.phases.preparation import PreparationPhase
from bodypolitic.game.phases.production import ProductionPhase
from bodypolitic.game.phases.scoring import ScoringPhase
from bodypolitic.game.records.happenings import PhaseEnded, RoundBegan
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table

PHASE_STEPS: Final[tuple[Work, ...]] = (
    PreparationPhase(),
    ActionPhase(),
    ProductionPhase(),
    ElectionsPhase(),
    ScoringPhase(),
)


@record
class Round(Work):
    """All phases of a round and whatever follows it. The first round has no Preparation Phase."""

    number: int

    def run(self, t: Table) -> None:
        if self.number > ROUNDS:
            t.push(GameEnd())
            return
        t.round = self.number
        t.tell(RoundBegan(self.number))
        t.push(Round(self.number + 1))
        push_phases(t, PREPARATION if self.number > 1 else ACTION)


def push_phases(t: Table, first: Phase) -> None:
    """The phases of a round from one on, each followed by whatever modules do at its end."""
    for phase in range(SCORING, first - 1, -1):
        if t.modules:
            t.push(EndPhase(Phase(phase)))
        t.push(PHASE_STEPS[phase])


@record
class EndPhase(Work):
    """A phase is over, which modules may wait for."""

    phase: Phase

    def run(self, t: Table) -> None:
        t.tell(PhaseEnded(self.phase))
        for module in t.modules:
            module.phase_ends(t, self.phase)
