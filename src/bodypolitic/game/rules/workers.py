"""Workers: where they come from, where they work, when they are committed, and the trade unions."""

from typing import Final

from bodypolitic.game.components.boards import DEMONSTRATION_SURPLUS, UNION_NEEDS
from bodypolitic.game.components.companies import NO_SLOT
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    MC,
    NOBODY,
    ST,
    UNSKILLED,
    WC,
    Industry,
    Role,
    Skill,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import (
    DemonstrationEnded,
    StrikeEnded,
    UnionFell,
    WorkerJoined,
    WorkerLeft,
    WorkerMoved,
    WorkersCommitted,
    WorkersStoodUp,
)
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import NewWorker, Take
from bodypolitic.game.records.refusals import NeedsUnemployedOf, NoneInSupply, NoUnemployedWorker, Refusal
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table

NEW_WORKERS_PAGE: Final = 34  # what runs out


def add_worker(t: Table, who: Role, skill: Skill) -> None:
    """A new worker among the unemployed. Where its kind has run out another comes instead (p. 34)."""
    if t.worker_supply[who][skill] == 0:
        skill = UNSKILLED
    if t.worker_supply[who][skill] > 0:
        _place_new_worker(t, who, skill)
    elif skills_in_supply(t, who):
        t.push(ChooseNewWorker(who, who))


def _place_new_worker(t: Table, who: Role, skill: Skill) -> None:
    t.worker_supply[who][skill] -= 1
    t.unemployed[who][skill] += 1
    t.workers[who] += 1
    t.tell(WorkerJoined(who, skill))


def skills_in_supply(t: Table, who: Role) -> list[Skill]:
    """The industries of which skilled workers are left in the supply."""
    return [skill for skill in ALL_RESOURCES if t.worker_supply[who][skill] > 0]


@record
class ChooseNewWorker(Ask[NewWorker]):
    """A skilled worker of one's choice, by right or because no unskilled one is left; `who` is the worker's class."""

    who: Role

    def options(self, t: Table) -> list[NewWorker]:
        return [NewWorker(skill) for skill in skills_in_supply(t, self.who)]

    def page(self) -> int:
        return NEW_WORKERS_PAGE

    def expected(self, t: Table) -> list[NewWorker]:
        return [NewWorker(skill) for skill in ALL_RESOURCES]

    def why_not(self, t: Table, option: NewWorker) -> Refusal:
        return NoneInSupply()

    def choose(self, t: Table, option: NewWorker) -> None:
        _place_new_worker(t, self.who, option.skill)


def remove_worker(t: Table, who: Role, skill: Skill) -> None:
    """An unemployed worker goes back to the supply."""
    t.unemployed[who][skill] -= 1
    t.worker_supply[who][skill] += 1
    t.workers[who] -= 1
    t.tell(WorkerLeft(who, skill))


def employed_count(t: Table, who: Role) -> int:
    """How many workers of a class have a job, those in unions and farms among them."""
    return t.workers[who] - unemployed_count(t, who)


def unemployed_count(t: Table, who: Role) -> int:
    """How many workers of a class are in the Unemployed Workers area."""
    pool = t.unemployed[who]
    return pool[0] + pool[1] + pool[2] + pool[3] + pool[4] + pool[5]


def may_leave(company: Company, who: Role) -> bool:
    """Whether a class's workers in a company may be assigned elsewhere: not while committed (p. 15).

    A Middle Class worker may not leave a committed employee behind either (F12).
    """
    if who == WC and company.employee != EMPTY:
        return not company.employee_committed
    return company.staff == who and not company.anyone_committed


def hire_employee(t: Table, company: Company, skill: Skill) -> None:
    """Move an unemployed Working Class worker into the employee slot of a Middle Class company, committed."""
    t.unemployed[WC][skill] -= 1
    company.employee = skill
    t.tell(WorkerMoved(WC, skill, UNEMPLOYED, company.card.id))
    commit_employee(t, company)


def dismiss_employee(t: Table, company: Company) -> None:
    """The employee of a Middle Class company becomes unemployed, and a strike there ends."""
    if company.employee != EMPTY:
        t.unemployed[WC][company.employee] += 1
        t.tell(WorkerMoved(WC, company.employee, company.card.id, UNEMPLOYED))
        company.employee = EMPTY
        company.employee_committed = False
    end_strike(t, company)


def vacate(t: Table, company: Company) -> None:
    """Everyone who works in a company becomes unemployed; a strike there ends (p. 16)."""
    if company.staff != NOBODY:
        for slot, skill in enumerate(company.workers):
            if skill != EMPTY:
                t.unemployed[company.staff][skill] += 1
                t.tell(WorkerMoved(company.staff, skill, company.card.id, UNEMPLOYED))
                company.workers[slot] = EMPTY
        company.staff = NOBODY
        company.committed = False
    dismiss_employee(t, company)


def end_strike(t: Table, company: Company) -> None:
    """Take the strike token off a company."""
    if company.on_strike:
        company.on_strike = False
        t.tell(StrikeEnded(company.card.id))


def commit(t: Table, company: Company) -> None:
    """Lay down the workers who fill the main slots of a company."""
    if company.staff != NOBODY and not company.committed:
        company.committed = True
        t.tell(WorkersCommitted(company.card.id, company.staff))


def commit_employee(t: Table, company: Company) -> None:
    """Lay down the employee of a Middle Class company."""
    if company.employee != EMPTY and not company.employee_committed:
        company.employee_committed = True
        t.tell(WorkersCommitted(company.card.id, WC))


def stand_up(t: Table) -> None:
    """After production nobody in a company is committed any more (p. 17, 25)."""
    for owned in t.companies:
        for company in owned:
            company.committed = False
            company.employee_committed = False
    t.tell(WorkersStoodUp())


def workers_in_industry(t: Table, industry: Industry) -> int:
    """How many Working Class workers work in companies of an industry, unions not counted (p. 15)."""
    count = 0
    for owned in t.companies:
        for company in owned:
            if company.card.industry == industry:
                count += wc_workers_in(company)
    return count


def wc_workers_in(company: Company) -> int:
    """How many Working Class workers work in a company."""
    count = 0
    if company.employee != EMPTY:
        count += 1
    if company.staff == WC:
        for skill in company.workers:
            if skill != EMPTY:
                count += 1
    return count


def check_unions(t: Table) -> None:
    """A trade union whose industry is left with fewer than 4 Working Class workers falls at once (p. 15)."""
    for industry in ALL_RESOURCES:
        if t.unions[industry] and workers_in_industry(t, industry) < UNION_NEEDS:
            t.unions[industry] = 0
            t.unemployed[WC][industry] += 1
            t.tell(UnionFell(industry))


def open_wc_slots(t: Table) -> int:
    """Worker slots that the Working Class could fill, whatever their skill (p. 16).

    The employee slot of a Middle Class company counts only while its owner's workers run it (F4).
    """
    count = 0
    for owned in t.companies:
        for company in owned:
            if company.owner == MC:
                if company.card.employee != NO_SLOT and company.employee == EMPTY and company.staff != NOBODY:
                    count += 1
            elif company.staff == NOBODY:
                count += company.card.size
    return count


def open_skilled_slots(t: Table, who: Role, skill: Skill) -> int:
    """Slots for workers of one skill that a class could fill in companies on the board."""
    count = 0
    for owned in t.companies:
        for company in owned:
            if company.owner == MC and who == WC:
                if company.card.employee == skill and company.employee == EMPTY and company.staff != NOBODY:
                    count += 1
            elif company.staff == NOBODY and (company.owner != WC or who == WC):
                count += company.card.slots.count(skill)
    return count


def demonstration_holds(t: Table) -> bool:
    """Whether at least 2 more Working Class workers are unemployed than there are slots for them (p. 16)."""
    return unemployed_count(t, WC) >= open_wc_slots(t) + DEMONSTRATION_SURPLUS


def calm_demonstration(t: Table) -> None:
    """A new company that took in Working Class workers ends a demonstration whose condition is gone (p. 16)."""
    if t.demonstration and not demonstration_holds(t):
        t.demonstration = False
        t.tell(DemonstrationEnded())


def can_fill_from_unemployed(t: Table, company: Company, who: Role) -> bool:
    """Whether unemployed workers of one class could fill every main slot of an empty company."""
    pool = t.unemployed[who]
    needed: int = company.card.size
    for slot in company.card.slots:
        if slot != UNSKILLED and pool[slot] == 0:
            return False
    return needed > 0 and unemployed_count(t, who) >= needed


def lack_of_unemployed(t: Table, company: Company, who: Role) -> Refusal:
    """Why unemployed workers of a class can't fill every main slot of an empty company."""
    for slot in company.card.slots:
        if slot != UNSKILLED and t.unemployed[who][slot] == 0:
            return NoUnemployedWorker(who, slot)
    return NeedsUnemployedOf(company.card.size, unemployed_count(t, who), who)


def places_of_workers(t: Table, who: Role) -> list[Take]:
    """Each kind of worker of a class in each place: first the unemployed, then in each company, committed or not."""
    unemployed = [Take(skill, UNEMPLOYED) for skill in ALL_SKILLS if t.unemployed[who][skill]]
    return unemployed + employed_places(t, who)


def employed_places(t: Table, who: Role) -> list[Take]:
    """Each kind of worker of a class in each company, committed or not."""
    options: list[Take] = []
    for company in t.all_companies():
        skills: list[Skill] = []
        if who == WC and company.employee != EMPTY:
            skills = [company.employee]
        elif company.staff == who:
            skills = [skill for skill in ALL_SKILLS if skill in company.workers]
        options.extend([Take(skill, company.card.id) for skill in skills])
    return options


def employee_candidates(t: Table, company: Company) -> list[Skill]:
    """The skills an unemployed employee may have: for an unskilled slot an unskilled one first (p. 23)."""
    wanted = company.card.employee
    if wanted == NO_SLOT:
        return []
    if t.unemployed[WC][wanted] > 0:
        return [wanted]
    if wanted != UNSKILLED:
        return []
    return [skill for skill in ALL_RESOURCES if t.unemployed[WC][skill] > 0]


def public_workers(t: Table, who: Role) -> int:
    """How many workers of a class work in the Public Sector."""
    return sum(company.card.size for company in t.companies[ST] if company.staff == who)


def operational_companies(t: Table, owner: Role) -> int:
    """How many companies of an owner are operational; automated ones always are (p. 20)."""
    count = 0
    for company in t.companies[owner]:
        if company.operational:
            count += 1
    return count
