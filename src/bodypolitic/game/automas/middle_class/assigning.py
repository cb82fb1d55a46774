"""Assign Workers: what the AI card's bonus changes, whether it is worth it, and the assignment itself."""

from typing import Final

from bodypolitic.game.automas.assigning import AssignByCriteria, most_placed
from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.free_actions import swap_workers
from bodypolitic.game.automas.middle_class.skilled_workers import choose_skill
from bodypolitic.game.automas.priority_rows import AW, SA
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.worker_effects import AssignAnyNumber, NewSkilledWorker
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import CC, MC, UNSKILLED, Role, Skill
from bodypolitic.game.records.findings import Counted
from bodypolitic.game.records.options import NewWorker
from bodypolitic.game.rules.basic_actions.assign_workers import ANYBODY, BASIC_TERMS, AssignTerms
from bodypolitic.game.rules.workers import add_worker, skills_in_supply
from bodypolitic.game.table.table import Table

UNEMPLOYED_TO_ASSIGN: Final = 2

UNEMPLOYED_FIND_WORK: Final = lines.line("mc-check-workers-unemployed-find-work")
FEW_FIND_WORK: Final = lines.line("mc-check-workers-few-find-work")


def terms_with(t: Table, bonus: Effect | None) -> AssignTerms:
    """The terms that a bonus allows to assign on."""
    return bonus.terms_now(t) if isinstance(bonus, AssignAnyNumber) else BASIC_TERMS


def would_find_work(t: Table, bonus: Effect | None) -> int:
    """How many unemployed could become employed, once workers are swapped and a bonus has brought its worker."""
    ahead = t.clone()
    swap_workers(ahead, MC)
    if isinstance(bonus, NewSkilledWorker):
        add_worker(ahead, MC, _newcomer(ahead))
    terms = terms_with(ahead, bonus)
    return most_placed(ahead, MC, terms, _left_for_the_state(terms))


def _left_for_the_state(terms: AssignTerms) -> tuple[Role, ...]:
    """Whose companies employed workers leave for Public Companies, which they do only where anybody may be assigned."""
    return (CC,) if terms == ANYBODY else ()


def _newcomer(t: Table) -> Skill:
    """The worker that comes before an assignment: its own market doesn't count."""
    skills = skills_in_supply(t, MC)
    return choose_skill(t, skills, own_market=False) if skills else UNSKILLED


def check_workers(automa: Automa, t: Table, bonus: Effect | None) -> None:
    """Check Workers, after swapping: how many unemployed would find work."""
    swap_workers(t, MC)
    placed = would_find_work(t, bonus)
    if placed >= UNEMPLOYED_TO_ASSIGN:
        automa.raise_card(t, AW, placed, UNEMPLOYED_FIND_WORK, Counted(placed))
    else:
        automa.raise_card(t, SA, 1, FEW_FIND_WORK, Counted(placed))


def begin_assigning(automa: Automa, t: Table, bonus: Effect | None) -> None:
    """Swap workers, if no check has done so; then what the bonus brings and the assignment by the criteria."""
    swap_workers(t, MC)
    terms = terms_with(t, bonus)
    t.push(AssignByCriteria(MC, terms, _left_for_the_state(terms)))
    if isinstance(bonus, NewSkilledWorker):
        automa.bonus_used(t)
        automa.plan = [NewWorker(_newcomer(t)).code]
        bonus.begin(t, MC)
