"""Assign Workers (p. 14, 22): up to 3 workers find new jobs, whole companies only, or lead a trade union.

A pick names a company with empty slots, then the worker for each of them. Workers may come from the Unemployed
Workers area or from companies where they are not committed. A company that lost a worker may be made whole again
within the action; if it isn't, those left in it are unemployed once the action ends.
"""

from typing import ClassVar, Final

from bodypolitic.game.components.boards import ASSIGN_UP_TO, UNION_NEEDS
from bodypolitic.game.components.companies import NO_COMPANY, NO_SLOT
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    CC,
    MC,
    NOBODY,
    ST,
    UNSKILLED,
    WC,
    CompanyId,
    Industry,
    Place,
    Role,
    Skill,
    place_in,
    skill_in,
    take_code,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import UnionFormed, WorkerMoved
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import Done, Fill, FormUnion, Take
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import (
    ChosenAlready,
    CompanyIsFull,
    EmployeeIsCommitted,
    JobAsksFor,
    NeedsFreeWorkers,
    NeedsWorkersInIndustry,
    NoCompanyToFill,
    NoFreeWorker,
    NotOnTheseTerms,
    OnlyUnemployed,
    OwnerWorksFirst,
    Refusal,
    RunBy,
    TooManyJobs,
    UnionThere,
    WorkerIsCommitted,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.workers import (
    check_unions,
    commit,
    commit_employee,
    end_strike,
    may_leave,
    places_of_workers,
    vacate,
    workers_in_industry,
)
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table

ANY_NUMBER: Final = 48  # more workers than that no class has


@record
class AssignTerms(Record):
    """How an assignment may go: how many workers, only unemployed ones or not, and what each brings from its owner.

    `owners` names whose companies they may go to, and no union then; left empty it means everyone's. The State pays
    the Capitalist Class a `subsidy` for each.
    """

    up_to: int
    unemployed_only: bool = False
    fee: int = 0
    owners: tuple[Role, ...] = ()
    subsidy: int = 0

    NO_LIMIT: ClassVar[dict[str, int]] = {"up_to": ANY_NUMBER}


BASIC_TERMS: Final = AssignTerms(ASSIGN_UP_TO)
ANY_UNEMPLOYED: Final = AssignTerms(ANY_NUMBER, unemployed_only=True)
ANYBODY: Final = AssignTerms(ANY_NUMBER)
SIGNING_BONUS: Final = AssignTerms(4, unemployed_only=True, fee=4)
SUBSIDIZED_JOBS: Final = AssignTerms(ANY_NUMBER, unemployed_only=True, owners=(CC, ST), subsidy=5)


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Some company or union must be within reach of 3 workers."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: Role, terms: AssignTerms) -> Refusal | None:
    """Some company or union must be within reach on these terms."""
    return None if destinations(t, seat, terms.up_to, (), terms) else NoCompanyToFill()


def begin(t: Table, seat: Role) -> None:
    """Up to 3 workers, at least one."""
    begin_on(t, seat, BASIC_TERMS)


BASIC_ACTION: Final[BasicAction] = basic_action("assign-workers", {WC: 14, MC: 22}, why_not, begin)


def begin_on(t: Table, seat: Role, terms: AssignTerms) -> None:
    """As many workers as the terms allow, at least one."""
    t.push(AssignWorkers(seat, terms.up_to, (), terms))


def empty_slots(company: Company, who: Role) -> list[Skill]:
    """The slots, by the skill they ask for, that a class has to fill to make a company whole; the skilled one first."""
    if company.owner == MC and who == WC:
        wanted = company.card.employee
        if wanted != NO_SLOT and company.employee == EMPTY and company.staff != NOBODY and EMPTY not in company.workers:
            return [wanted]
        return []
    if company.staff not in (who, NOBODY) or (company.owner == WC and who != WC):
        return []
    slots: list[Skill] = []
    for number, skill in enumerate(company.workers):
        if skill == EMPTY:
            slots.append(company.card.slots[number])
    return slots


def movable_workers(
    t: Table, who: Role, besides: CompanyId, chosen: tuple[int, ...], terms: AssignTerms
) -> dict[int, int]:
    """How many workers of a class could be taken, by `take_code`, from everywhere but one company.

    `chosen` lists the codes of workers already named for slots of the company being filled.
    """
    movable: dict[int, int] = {}
    for skill in ALL_SKILLS:
        if t.unemployed[who][skill]:
            movable[take_code(UNEMPLOYED, skill)] = t.unemployed[who][skill]
    if not terms.unemployed_only:
        _add_employed(t, who, besides, movable)
    for code in chosen:
        movable[code] -= 1
        if movable[code] == 0:
            del movable[code]
    return movable


def _add_employed(t: Table, who: Role, besides: CompanyId, movable: dict[int, int]) -> None:
    for owned in t.companies:
        for company in owned:
            if company.card.id == besides or not may_leave(company, who):
                continue
            if who == WC and company.employee != EMPTY:
                movable[take_code(company.card.id, company.employee)] = 1
            else:
                for skill in company.workers:
                    if skill != EMPTY:
                        code = take_code(company.card.id, skill)
                        movable[code] = movable.get(code, 0) + 1


def movable_skills(t: Table, who: Role, besides: CompanyId, terms: AssignTerms) -> list[int]:
    """How many workers of a class could be taken, by skill, from everywhere but one company."""
    counts = t.unemployed[who].copy()
    if not terms.unemployed_only:
        for owned in t.companies:
            for company in owned:
                if company.card.id == besides or not may_leave(company, who):
                    continue
                if who == WC and company.employee != EMPTY:
                    counts[company.employee] += 1
                else:
                    for skill in company.workers:
                        if skill != EMPTY:
                            counts[skill] += 1
    return counts


def can_fill(slots: list[Skill], counts: list[int]) -> bool:
    """Whether workers, counted by skill, suffice for slots."""
    for slot in slots:
        if slot != UNSKILLED and counts[slot] == 0:
            return False
    missing = len(slots)
    for count in counts:
        missing -= count
        if missing <= 0:
            return True
    return False


def can_lead_union(t: Table, industry: Industry, terms: AssignTerms) -> list[int]:
    """The codes of skilled workers who may form an industry's union: 4 others must work in that industry (p. 15)."""
    if t.unions[industry]:
        return []
    employed = workers_in_industry(t, industry)
    if employed < UNION_NEEDS:
        return []
    codes: list[int] = []
    for code in movable_workers(t, WC, NO_COMPANY, (), terms):
        if skill_in(code) == industry:
            place = place_in(code)
            leaves_industry = place != UNEMPLOYED and t.company(CompanyId(place)).card.industry == industry
            if employed - (1 if leaves_industry else 0) >= UNION_NEEDS:
                codes.append(code)
    return codes


def destinations(
    t: Table, seat: Role, left: int, holed: tuple[CompanyId, ...], terms: AssignTerms
) -> list[FormUnion | Fill]:
    """The companies and unions that up to `left` workers could fill."""
    counts = movable_skills(t, seat, NO_COMPANY, terms)
    owners = terms.owners
    options: list[FormUnion | Fill] = []
    for owned in t.companies:
        for company in owned:
            if owners and company.owner not in owners:
                break
            slots = empty_slots(company, seat)
            if slots and len(slots) <= left:
                reachable = movable_skills(t, seat, company.card.id, terms) if company.card.id in holed else counts
                if can_fill(slots, reachable):
                    options.append(Fill(company.card.id))
    if seat == WC and not owners:
        for industry in ALL_RESOURCES:
            if counts[industry] and can_lead_union(t, industry, terms):
                options.append(FormUnion(industry))
    return options


def might_work_in(company: Company, who: Role) -> bool:
    """Whether a company has jobs that a class could ever have."""
    if company.owner == MC and who == WC:
        return company.card.employee != NO_SLOT
    return company.card.size > 0 and (company.owner != WC or who == WC)


def why_not_filled(t: Table, who: Role, company: Company, left: int, terms: AssignTerms) -> Refusal:
    """Why up to `left` workers of a class can't make a company whole."""
    if terms.owners and company.owner not in terms.owners:
        return NotOnTheseTerms()
    slots = empty_slots(company, who)
    if not slots:
        return _why_no_job(company, who)
    if len(slots) > left:
        return TooManyJobs(len(slots), left)
    return lack_of_workers(slots, movable_skills(t, who, company.card.id, terms))


def _why_no_job(company: Company, who: Role) -> Refusal:
    if company.owner == MC and who == WC:
        return OwnerWorksFirst() if company.employee == EMPTY else CompanyIsFull()
    return CompanyIsFull() if company.staff in (who, NOBODY) else RunBy(company.staff)


def lack_of_workers(slots: list[Skill], counts: list[int]) -> Refusal:
    """Why workers who are free to go, counted by skill, don't suffice for slots."""
    for slot in slots:
        if slot != UNSKILLED and counts[slot] == 0:
            return NoFreeWorker(slot)
    return NeedsFreeWorkers(len(slots), sum(counts))


def why_no_union(t: Table, industry: Industry, terms: AssignTerms) -> Refusal:
    """Why nobody can form an industry's trade union."""
    if t.unions[industry]:
        return UnionThere()
    employed = workers_in_industry(t, industry)
    if employed >= UNION_NEEDS:
        if not movable_skills(t, WC, NO_COMPANY, terms)[industry]:
            return NoFreeWorker(industry)
        employed -= 1  # whoever could lead it is one of them
    return NeedsWorkersInIndustry(UNION_NEEDS, employed, industry)


def why_not_taken(t: Table, who: Role, worker: Take, wanted: Skill, terms: AssignTerms) -> Refusal:
    """Why a worker can't take the job that is to be filled next."""
    if wanted not in (UNSKILLED, worker.skill):
        return JobAsksFor(wanted)
    if worker.from_ != UNEMPLOYED:
        company = t.company(CompanyId(worker.from_))
        if terms.unemployed_only:
            return OnlyUnemployed()
        if not may_leave(company, who):
            return WorkerIsCommitted() if who == WC or company.committed else EmployeeIsCommitted()
    return ChosenAlready()


@record
class AssignWorkers(Ask[FormUnion | Fill | Done]):
    """Where the next workers go. `holed` lists the companies that workers were taken from in this action."""

    left: int
    holed: tuple[CompanyId, ...]
    terms: AssignTerms

    def options(self, t: Table) -> list[FormUnion | Fill | Done]:
        options = destinations(t, self.seat, self.left, self.holed, self.terms) if self.left else []
        return [*options, Done()] if self.left < self.terms.up_to else [*options]

    @property
    def without_limit(self) -> bool:
        return self.terms.up_to == ANY_NUMBER

    def page(self) -> int:
        return BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[FormUnion | Fill | Done]:
        companies = [company for company in t.all_companies() if might_work_in(company, self.seat)]
        options: list[FormUnion | Fill | Done] = [Fill(company.card.id) for company in companies]
        if self.seat == WC and not self.terms.owners:
            options.extend([FormUnion(industry) for industry in ALL_RESOURCES])
        return options

    def why_not(self, t: Table, option: FormUnion | Fill | Done) -> Refusal:
        if isinstance(option, FormUnion):
            return why_no_union(t, option.industry, self.terms)
        assert isinstance(option, Fill)
        return why_not_filled(t, self.seat, t.company(option.company), self.left, self.terms)

    def choose(self, t: Table, option: FormUnion | Fill | Done) -> None:
        if isinstance(option, Fill):
            t.push(TakeWorkers(self.seat, self.left, self.holed, self.terms, option.company, ()))
        elif isinstance(option, FormUnion):
            t.push(TakeUnionLeader(self.seat, self.left, self.holed, self.terms, option.industry))
        else:
            for card in self.holed:
                settle(t, t.company(card))
            check_unions(t)


def settle(t: Table, company: Company) -> None:
    """Once workers have left for good: a company that isn't whole any more is emptied (p. 14, 23)."""
    if EMPTY in company.workers:
        vacate(t, company)
    elif company.owner == MC and company.employee == EMPTY:
        end_strike(t, company)


@record
class TakeWorkers(Ask[Take]):
    """The worker for the next empty slot of the company being filled."""

    left: int
    holed: tuple[CompanyId, ...]
    terms: AssignTerms
    card: CompanyId
    chosen: tuple[int, ...]

    def options(self, t: Table) -> list[Take]:
        company = t.company(self.card)
        wanted = empty_slots(company, self.seat)[len(self.chosen)]
        movable = movable_workers(t, self.seat, self.card, self.chosen, self.terms)
        return [
            Take(skill_in(code), place_in(code)) for code in movable if wanted == UNSKILLED or skill_in(code) == wanted
        ]

    def page(self) -> int:
        return BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[Take]:
        return [worker for worker in places_of_workers(t, self.seat) if worker.from_ != self.card]

    def why_not(self, t: Table, option: Take) -> Refusal:
        wanted = empty_slots(t.company(self.card), self.seat)[len(self.chosen)]
        return why_not_taken(t, self.seat, option, wanted, self.terms)

    def choose(self, t: Table, option: Take) -> None:
        company = t.company(self.card)
        slots = empty_slots(company, self.seat)
        chosen = (*self.chosen, take_code(option.from_, option.skill))
        if len(chosen) < len(slots):
            t.push(TakeWorkers(self.seat, self.left, self.holed, self.terms, self.card, chosen))
            return
        holed = self.holed
        for code in chosen:
            holed = take_worker(t, self.seat, place_in(code), skill_in(code), holed)
        self._place(t, company, [skill_in(code) for code in chosen])
        if company.owner != self.seat:
            fee = self.terms.fee * len(chosen)
            pay(t, company.owner, self.seat, fee, t.card_reason(self.seat))
        if company.owner == CC:
            pay(t, ST, CC, self.terms.subsidy * len(chosen), causes.HISTORICAL_EVENT)
        t.push(AssignWorkers(self.seat, self.left - len(chosen), holed, self.terms))

    def _place(self, t: Table, company: Company, skills: list[Skill]) -> None:
        """Stand the workers in their slots: committed, unless they replace workers taken in this action (F9)."""
        for skill in skills:
            t.tell(WorkerMoved(self.seat, skill, UNEMPLOYED, company.card.id))
        if company.owner == MC and self.seat == WC:
            company.employee = skills[0]
            if self.card not in self.holed:
                commit_employee(t, company)
            return
        for slot in range(company.card.size):
            if company.workers[slot] == EMPTY:
                company.workers[slot] = skills.pop(0)
        company.staff = self.seat
        if self.card not in self.holed:
            commit(t, company)


@record
class TakeUnionLeader(Ask[Take]):
    """The skilled worker who forms a trade union."""

    left: int
    holed: tuple[CompanyId, ...]
    terms: AssignTerms
    industry: Industry

    def options(self, t: Table) -> list[Take]:
        return [Take(skill_in(code), place_in(code)) for code in can_lead_union(t, self.industry, self.terms)]

    def page(self) -> int:
        return BASIC_ACTION.pages[WC]

    def expected(self, t: Table) -> list[Take]:
        return [worker for worker in places_of_workers(t, WC) if worker.skill == self.industry]

    def why_not(self, t: Table, option: Take) -> Refusal:
        company = t.company(CompanyId(option.from_))
        if self.terms.unemployed_only or not may_leave(company, WC):
            return why_not_taken(t, WC, option, self.industry, self.terms)
        return NeedsWorkersInIndustry(UNION_NEEDS, workers_in_industry(t, self.industry) - 1, self.industry)

    def choose(self, t: Table, option: Take) -> None:
        holed = take_worker(t, self.seat, option.from_, option.skill, self.holed)
        t.unions[self.industry] = 1
        t.tell(UnionFormed(self.industry))
        t.push(AssignWorkers(self.seat, self.left - 1, holed, self.terms))


def take_worker(t: Table, who: Role, place: Place, skill: Skill, holed: tuple[CompanyId, ...]) -> tuple[CompanyId, ...]:
    """Take a worker from its place, and return `holed` with the company it left, if any.

    Of two alike the one in an unskilled slot goes, since the other could stand in for it.
    """
    if place == UNEMPLOYED:
        t.unemployed[who][skill] -= 1
        return holed
    company = t.company(CompanyId(place))
    t.tell(WorkerMoved(who, skill, place, UNEMPLOYED))
    if who == WC and company.employee != EMPTY:
        company.employee = EMPTY
    else:
        slot = len(company.workers) - 1
        while company.workers[slot] != skill:
            slot -= 1
        company.workers[slot] = EMPTY
        if company.workers.count(EMPTY) == company.card.size:
            company.staff = NOBODY
    return holed if place in holed else (*holed, company.card.id)
