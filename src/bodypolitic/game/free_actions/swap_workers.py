"""Swap Workers (p. 17, 24): a skilled worker in an unskilled slot changes places with an unemployed one."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import MC, UNSKILLED, WC
from bodypolitic.game.free_actions.use_services import unskilled_slot_of
from bodypolitic.game.options import DONE, SWAP, UNEMPLOYED, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import EMPTY, Ask, Company, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """There must be somebody to swap."""
    return None if swaps(t, seat, ()) else Reason(reasons.NOBODY_TO_SWAP)


def begin(t: Table, seat: int) -> None:
    """As many swaps as wished, at least one."""
    t.push(SwapWorkers(seat, (), may_stop=False))


def _misplaced(company: Company, who: int) -> list[int]:
    """The skills of a class's skilled workers in unskilled slots of a company, each once."""
    skills: list[int] = []
    if company.staff == who:
        for number, skill in enumerate(company.workers):
            if EMPTY < skill < UNSKILLED and company.card.slots[number] == UNSKILLED and skill not in skills:
                skills.append(skill)
    if who == WC and company.card.employee == UNSKILLED and EMPTY < company.employee < UNSKILLED:
        skills.append(company.employee)
    return skills


def _unskilled_slots(company: Company, who: int) -> int:
    if company.owner == MC and who == WC:
        return 1
    return sum(1 for slot in company.card.slots if slot == UNSKILLED)


def swaps(t: Table, seat: int, swapped: tuple[int, ...]) -> list[Option]:
    """Every swap there is; a company takes part at most once for each of its unskilled slots (ruling R5)."""
    options: list[Option] = []
    for owned in t.companies:
        for company in owned:
            skilled = _misplaced(company, seat)
            if skilled and swapped.count(company.card.id) < _unskilled_slots(company, seat):
                for leaving in skilled:
                    for coming in range(UNSKILLED + 1):
                        if coming != leaving and t.unemployed[seat * 6 + coming]:
                            options.append(Option(SWAP, company.card.id, leaving, coming))
    return options


class SwapWorkers(Ask):
    """One swap at a time; `swapped` lists the companies already dealt with, once for each swap."""

    FIELDS = ("seat", "swapped", "may_stop")

    def __init__(self, seat: int, swapped: tuple[int, ...], may_stop: bool) -> None:
        super().__init__(seat)
        self.swapped = swapped
        self.may_stop = may_stop

    def options(self, t: Table) -> list[Option]:
        options = swaps(t, self.seat, self.swapped)
        if self.may_stop:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        swap(t, self.seat, t.company(option.a), option.b, option.c)
        t.push(SwapWorkers(self.seat, (*self.swapped, option.a), may_stop=True))


def swap(t: Table, who: int, company: Company, leaving: int, coming: int) -> None:
    """A skilled worker leaves an unskilled slot for the unemployed, and one of them takes its place."""
    t.unemployed[who * 6 + leaving] += 1
    t.unemployed[who * 6 + coming] -= 1
    if company.owner == MC and who == WC:
        company.employee = coming
    else:
        company.workers[unskilled_slot_of(company, leaving)] = coming
    t.tell(h.WORKER_MOVED, who, leaving, company.card.id, UNEMPLOYED)
    t.tell(h.WORKER_MOVED, who, coming, UNEMPLOYED, company.card.id)
