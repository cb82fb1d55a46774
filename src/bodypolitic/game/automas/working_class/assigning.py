"""Assign Workers: what the AI card's bonus changes, whether it is worth it, and the assignment itself."""

from typing import Final

from bodypolitic.game.automas.assigning import AssignByCriteria, most_placed, most_unions, stand_in
from bodypolitic.game.automas.automa import Hindrance, automa_of
from bodypolitic.game.automas.free_actions import swap_workers
from bodypolitic.game.automas.working_class.skilled_worker import choose_skill
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.worker_effects import (
    AssignAnyNumber,
    AssignWorkers,
    BuildCooperativeFarm,
    NewSkilledWorker,
)
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.companies import COMPANIES, COOPERATIVE_FARMS
from bodypolitic.game.ground.codes import CC, MC, UNSKILLED, WC, Role
from bodypolitic.game.records.findings import Counted
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import Done, Take
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS, AssignTerms
from bodypolitic.game.rules.workers import add_worker, skills_in_supply
from bodypolitic.game.table.table import Table

UNEMPLOYED_TO_ASSIGN: Final = 2
LEFT_FOR_THE_STATE: Final[tuple[Role, ...]] = (CC, MC)  # whose companies employed workers leave for Public Companies


def terms_with(t: Table, bonus: Effect | None) -> AssignTerms:
    """The terms that a bonus allows to assign on."""
    if isinstance(bonus, AssignWorkers):
        return bonus.terms
    if isinstance(bonus, AssignAnyNumber):
        return bonus.terms_now(t)
    return BASIC_TERMS


class Prospects:
    """What an assignment could bring about: unemployed workers who become employed, and trade unions formed."""

    __slots__ = ("placed", "unions")

    def __init__(self, t: Table, bonus: Effect | None) -> None:
        """Look ahead on a copy of the table, where workers are swapped and a bonus has brought its worker."""
        ahead = t.clone()
        swap_workers(ahead, WC)
        if isinstance(bonus, BuildCooperativeFarm):
            self.placed = COMPANIES[COOPERATIVE_FARMS[0]].size
            self.unions = 0
            return
        if isinstance(bonus, NewSkilledWorker):
            skills = skills_in_supply(ahead, WC)
            add_worker(ahead, WC, choose_skill(ahead, skills) if skills else UNSKILLED)
        terms = terms_with(ahead, bonus)
        self.placed = most_placed(ahead, WC, terms, LEFT_FOR_THE_STATE)
        self.unions = most_unions(ahead, WC, terms)


def why_no_assignment(t: Table, bonus: Effect | None) -> Hindrance | None:
    """Assign Workers' criteria: 2 unemployed workers for companies, or one worker for a trade union."""
    ahead = Prospects(t, bonus)
    if ahead.placed >= UNEMPLOYED_TO_ASSIGN or ahead.unions > 0:
        return None
    return Hindrance(lines.NO_WORK_AND_NO_UNION, Counted(ahead.placed))


def begin_assigning(t: Table, bonus: Effect | None) -> None:
    """First what the bonus brings, then the assignment by the criteria; a new farm takes all of it."""
    if isinstance(bonus, BuildCooperativeFarm):
        automa_of(t, WC).bonus_used(t)
        automa_of(t, WC).plan = _picks_for_farm(t)
        bonus.begin(t, WC)
        return
    t.push(AssignByCriteria(WC, terms_with(t, bonus), LEFT_FOR_THE_STATE))
    if isinstance(bonus, NewSkilledWorker):
        automa_of(t, WC).bonus_used(t)
        bonus.begin(t, WC)


def _picks_for_farm(t: Table) -> list[int]:
    unemployed = t.unemployed[WC].copy()
    picks: list[int] = []
    for _ in range(COMPANIES[COOPERATIVE_FARMS[0]].size):
        skill = stand_in(t, WC, unemployed)
        unemployed[skill] -= 1
        picks.append(Take(skill, UNEMPLOYED).code)
    return [*picks, Done().code]
