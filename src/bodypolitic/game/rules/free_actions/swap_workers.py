"""Swap Workers (p. 17, 24): a skilled worker in an unskilled slot changes places with an unemployed one."""

from typing import Final

from bodypolitic.game.ground.codes import ALL_SKILLS, MC, UNSKILLED, WC, Role, Skill
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import WorkerMoved, WorkersCommitted
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import Done, SwapAt
from bodypolitic.game.records.refusals import NobodyToSwap, Refusal, SwappedAlready
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.free_actions.use_services import unskilled_slot_of
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """There must be somebody to swap."""
    return None if swaps(t, seat, ()) else NobodyToSwap()


def begin(t: Table, seat: Role) -> None:
    """As many swaps as wished, at least one."""
    t.push(SwapWorkers(seat, (), may_stop=False))


FREE_ACTION: Final[FreeAction] = free_action("swap-workers", {WC: 17, MC: 24}, why_not, begin)


def _misplaced(company: Company, who: Role) -> list[Skill]:
    """The skills of a class's skilled workers in unskilled slots of a company, each once."""
    skills: list[Skill] = []
    if company.staff == who:
        for number, skill in enumerate(company.workers):
            if EMPTY < skill < UNSKILLED and company.card.slots[number] == UNSKILLED and skill not in skills:
                skills.append(skill)
    if who == WC and company.card.employee == UNSKILLED and EMPTY < company.employee < UNSKILLED:
        skills.append(company.employee)
    return skills


def _unskilled_slots(company: Company, who: Role) -> int:
    if company.owner == MC and who == WC:
        return 1
    return sum(1 for slot in company.card.slots if slot == UNSKILLED)


def swaps(t: Table, seat: Role, swapped: tuple[int, ...]) -> list[SwapAt]:
    """Every swap there is; a company takes part at most once for each of its unskilled slots (ruling R5)."""
    options: list[SwapAt] = []
    for owned in t.companies:
        for company in owned:
            if company.staff != seat and company.employee == EMPTY:
                continue
            skilled = _misplaced(company, seat)
            if skilled and swapped.count(company.card.id) < _unskilled_slots(company, seat):
                for leaving in skilled:
                    for coming in ALL_SKILLS:
                        if coming != leaving and t.unemployed[seat][coming]:
                            options.append(SwapAt(company.card.id, leaving, coming))
    return options


@record
class SwapWorkers(Ask[SwapAt | Done]):
    """One swap at a time; `swapped` lists the companies already dealt with, once for each swap."""

    swapped: tuple[int, ...]
    may_stop: bool

    def options(self, t: Table) -> list[SwapAt | Done]:
        options = swaps(t, self.seat, self.swapped)
        return [*options, Done()] if self.may_stop else [*options]

    def page(self) -> int:
        return FREE_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[SwapAt | Done]:
        return [*swaps(t, self.seat, ())]

    def why_not(self, t: Table, option: SwapAt | Done) -> Refusal:
        return SwappedAlready()

    def choose(self, t: Table, option: SwapAt | Done) -> None:
        if isinstance(option, Done):
            return
        swap(t, self.seat, t.company(option.company), option.out, option.in_)
        t.push(SwapWorkers(self.seat, (*self.swapped, option.company), may_stop=True))


def swap(t: Table, who: Role, company: Company, leaving: Skill, coming: Skill) -> None:
    """A skilled worker leaves an unskilled slot, and an unemployed one takes its place, committed if it was."""
    t.unemployed[who][leaving] += 1
    t.unemployed[who][coming] -= 1
    of_employee = company.owner == MC and who == WC
    if of_employee:
        company.employee = coming
    else:
        company.workers[unskilled_slot_of(company, leaving)] = coming
    t.tell(WorkerMoved(who, leaving, company.card.id, UNEMPLOYED))
    t.tell(WorkerMoved(who, coming, UNEMPLOYED, company.card.id))
    if company.employee_committed if of_employee else company.committed:
        t.tell(WorkersCommitted(company.card.id, who))
