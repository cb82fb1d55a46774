"""The five rounds, each of five phases (p. 11)."""

from bodypolitic.game import happenings as h
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.phases.action import ActionPhase
from bodypolitic.game.phases.elections_phase import ElectionsPhase
from bodypolitic.game.phases.game_end import GameEnd
from bodypolitic.game.phases.preparation import PreparationPhase
from bodypolitic.game.phases.production import ProductionPhase
from bodypolitic.game.phases.scoring import ScoringPhase
from bodypolitic.game.table import Table, Work


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
        t.push(ScoringPhase())
        t.push(ElectionsPhase())
        t.push(ProductionPhase())
        t.push(ActionPhase())
        if self.number > 1:
            t.push(PreparationPhase())
