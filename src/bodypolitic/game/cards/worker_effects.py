"""Effects on workers: where they come from, where they go, and what they fight for."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.boards import STRIKES_UP_TO
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    CC,
    LABOR_MARKET,
    MC,
    NO_WAGE,
    NOBODY,
    ST,
    SUPPLY,
    UNSKILLED,
    WC,
    WORKING,
    C,
    CompanyId,
    Industry,
    Role,
    Skill,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import CompanyBuilt, WorkerJoined, WorkerMoved
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import (
    ClaimAccident,
    Done,
    EmployWorker,
    HireAt,
    Recruit,
    ToEmigrate,
    ToStaffCompany,
)
from bodypolitic.game.records.refusals import (
    AllCompaniesOperational,
    HasEmployee,
    JobAsksFor,
    NeedsMoney,
    NeedsUnemployed,
    NobodyIsEmployed,
    NobodyOfYoursWorksThere,
    NoCompanyForUnemployed,
    NoFarmLeft,
    NoneInSupply,
    NoneUnemployed,
    NoUnemployedWorker,
    OwnerWorksFirst,
    Refusal,
    RunBy,
    SupplyLacksWorkers,
    UnskilledFirst,
)
from bodypolitic.game.rules.basic_actions import assign_workers, strike
from bodypolitic.game.rules.basic_actions.assign_workers import ANY_UNEMPLOYED, ANYBODY, AssignTerms, TakeWorkers
from bodypolitic.game.rules.money import funds, pay, receive
from bodypolitic.game.rules.staffing import fill_from_unemployed
from bodypolitic.game.rules.workers import (
    ChooseNewWorker,
    add_worker,
    calm_demonstration,
    can_fill_from_unemployed,
    commit,
    employee_candidates,
    hire_employee,
    lack_of_unemployed,
    remove_worker,
    skills_in_supply,
    unemployed_count,
    wc_workers_in,
)
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table


@record
class NewSkilledWorker(Effect):
    """A skilled worker of a class, of the player's choice, among the unemployed; an unskilled one if none is left."""

    who: Role

    def begin(self, t: Table, seat: Role) -> None:
        if skills_in_supply(t, self.who):
            t.push(ChooseNewWorker(seat, self.who))
        else:
            add_worker(t, self.who, UNSKILLED)


@record
class AssignWorkers(Effect):
    """The basic action, on the terms of the card."""

    terms: AssignTerms

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return assign_workers.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: Role) -> None:
        assign_workers.begin_on(t, seat, self.terms)


class AssignAnyNumber(Effect):
    """Any number of unemployed workers and, at 2C, of employed ones too (F32)."""

    def terms_now(self, t: Table) -> AssignTerms:
        """The terms that the Labor Market allows."""
        return ANYBODY if t.policies[LABOR_MARKET] == C else ANY_UNEMPLOYED

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return assign_workers.why_not_on(t, seat, self.terms_now(t))

    def begin(self, t: Table, seat: Role) -> None:
        assign_workers.begin_on(t, seat, self.terms_now(t))


@record
class HireEmployees(Effect):
    """The Middle Class puts unemployed Working Class workers into its companies, with money from the State for each."""

    up_to: int
    state_pays: int = 0

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if _jobs(t) else NoCompanyForUnemployed()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(HireNextEmployee(seat, self.up_to, self.state_pays, may_stop=False))


def _jobs(t: Table) -> list[HireAt]:
    options: list[HireAt] = []
    for company in t.companies[MC]:
        if company.staff != NOBODY and company.employee == EMPTY:
            for skill in employee_candidates(t, company):
                options.append(HireAt(company.card.id, skill))
    return options


def why_no_employee(t: Table, company: Company) -> Refusal:
    """Why no unemployed worker of the kind that a job asks for can start in a Middle Class company."""
    if company.staff == NOBODY:
        return OwnerWorksFirst()
    return HasEmployee() if company.employee != EMPTY else NoUnemployedWorker(WC, company.card.employee)


@record
class HireNextEmployee(Ask[HireAt | Done]):
    """The next employee and the company."""

    left: int
    state_pays: int
    may_stop: bool

    def options(self, t: Table) -> list[HireAt | Done]:
        jobs = _jobs(t) if self.left else []
        return [*jobs, Done()] if self.may_stop else [*jobs]

    def expected(self, t: Table) -> list[HireAt | Done]:
        jobs = [company for company in t.companies[MC] if company.card.employee != NO_SLOT]
        return [HireAt(company.card.id, company.card.employee) for company in jobs] if self.left else []

    def why_not(self, t: Table, option: HireAt | Done) -> Refusal:
        assert isinstance(option, HireAt)
        return why_no_employee(t, t.company(option.company))

    def choose(self, t: Table, option: HireAt | Done) -> None:
        if isinstance(option, Done):
            return
        hire_employee(t, t.company(option.company), option.skill)
        pay(t, ST, MC, self.state_pays, t.card_reason(MC))
        t.push(HireNextEmployee(self.seat, self.left - 1, self.state_pays, may_stop=True))


@record
class StaffEmptyCompany(Effect):
    """Unemployed workers of one class fill an empty company of the player, with money from the State for each."""

    state_pays: int = 0

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if _staffings(t, seat) else NoCompanyForUnemployed()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(StaffCompany(seat, self.state_pays))


def _staffings(t: Table, owner: Role) -> list[ToStaffCompany]:
    return [
        ToStaffCompany(company.card.id, who)
        for company in t.companies[owner]
        if company.staff == NOBODY
        for who in (WC, MC)
        if can_fill_from_unemployed(t, company, who)
    ]


def staffings_to_expect(t: Table, owner: Role) -> list[ToStaffCompany]:
    """The companies of an owner that have jobs, with each class that might fill them."""
    return [
        ToStaffCompany(company.card.id, who)
        for company in t.companies[owner]
        if company.card.size
        for who in WORKING
        if t.plays(who)
    ]


def why_not_staffed(t: Table, company: Company, who: Role) -> Refusal:
    """Why the unemployed of a class can't fill a company."""
    return lack_of_unemployed(t, company, who) if company.staff == NOBODY else RunBy(company.staff)


@record
class StaffCompany(Ask[ToStaffCompany]):
    """The company and the class that fills it."""

    state_pays: int

    def options(self, t: Table) -> list[ToStaffCompany]:
        return _staffings(t, self.seat)

    def expected(self, t: Table) -> list[ToStaffCompany]:
        return staffings_to_expect(t, self.seat)

    def why_not(self, t: Table, option: ToStaffCompany) -> Refusal:
        return why_not_staffed(t, t.company(option.company), option.class_)

    def choose(self, t: Table, option: ToStaffCompany) -> None:
        company = t.company(option.company)
        pay(t, ST, self.seat, self.state_pays * company.card.size, t.card_reason(self.seat))
        fill_from_unemployed(t, company, option.class_, self.seat, new=False)


@record
class RecruitAbroad(Effect):
    """Workers from the supply fill an empty company of the Capitalist Class, for a sum."""

    price: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if not _recruitments(t):
            staffed = all(company.operational for company in t.companies[CC])
            return AllCompaniesOperational() if staffed else SupplyLacksWorkers(WC)
        has = funds(t, seat)
        return NeedsMoney(self.price, has) if has < self.price else None

    def begin(self, t: Table, seat: Role) -> None:
        pay(t, seat, SUPPLY, self.price, t.card_reason(seat))
        t.push(RecruitFor(seat))


def _recruitments(t: Table) -> list[Recruit]:
    return [
        Recruit(company.card.id, who)
        for company in t.companies[CC]
        if not company.operational
        for who in (WC, MC)
        if assign_workers.can_fill(list(company.card.slots), t.worker_supply[who])
    ]


class RecruitFor(Ask[Recruit]):
    """The empty company and the class of its new workers."""

    def options(self, t: Table) -> list[Recruit]:
        return _recruitments(t)

    def expected(self, t: Table) -> list[Recruit]:
        return [Recruit(option.company, option.class_) for option in staffings_to_expect(t, CC)]

    def why_not(self, t: Table, option: Recruit) -> Refusal:
        company = t.company(option.company)
        return RunBy(company.staff) if company.operational else SupplyLacksWorkers(option.class_)

    def choose(self, t: Table, option: Recruit) -> None:
        t.push(RecruitWorkers(self.seat, option.company, option.class_, ()))


@record
class RecruitWorkers(Ask[EmployWorker]):
    """The worker from the supply for the next slot: of its kind, or skilled for want of unskilled ones (p. 34)."""

    card: CompanyId
    who: Role
    chosen: tuple[Skill, ...]

    def options(self, t: Table) -> list[EmployWorker]:
        slot = COMPANIES[self.card].slots[len(self.chosen)]
        supply = t.worker_supply[self.who].copy()
        for skill in self.chosen:
            supply[skill] -= 1
        if slot != UNSKILLED or supply[UNSKILLED]:
            return [EmployWorker(slot)]
        return [EmployWorker(skill) for skill in ALL_RESOURCES if supply[skill] > 0]

    def expected(self, t: Table) -> list[EmployWorker]:
        return [EmployWorker(skill) for skill in ALL_SKILLS]

    def why_not(self, t: Table, option: EmployWorker) -> Refusal:
        slot = COMPANIES[self.card].slots[len(self.chosen)]
        if slot != UNSKILLED:
            return JobAsksFor(slot)
        left = t.worker_supply[self.who][option.skill] - self.chosen.count(option.skill)
        return UnskilledFirst() if left else NoneInSupply()

    def choose(self, t: Table, option: EmployWorker) -> None:
        company = t.company(self.card)
        chosen = (*self.chosen, option.skill)
        if len(chosen) < company.card.size:
            t.push(RecruitWorkers(self.seat, self.card, self.who, chosen))
            return
        for skill in chosen:
            t.worker_supply[self.who][skill] -= 1
            t.workers[self.who] += 1
            t.tell(WorkerJoined(self.who, skill))
            t.tell(WorkerMoved(self.who, skill, UNEMPLOYED, self.card))
        company.workers = list(chosen)
        company.staff = self.who
        commit(t, company)


class BuildCooperativeFarm(Effect):
    """A Cooperative Farm next to the board, worked by 3 unemployed."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if not t.farms:
            return NoFarmLeft()
        needed, has = COMPANIES[t.farms[0]].size, unemployed_count(t, WC)
        return NeedsUnemployed(needed, has) if has < needed else None

    def begin(self, t: Table, seat: Role) -> None:
        farm = Company(COMPANIES[t.farms.pop(0)], WC, NO_WAGE)
        t.companies[WC].append(farm)
        t.tell(CompanyBuilt(WC, farm.card.id))
        calm_demonstration(t)  # the open slots tell as much as the workers who fill them next
        t.push(TakeWorkers(seat, farm.card.size, (), ANY_UNEMPLOYED, farm.card.id, ()))


@record
class Emigrate(Effect):
    """With enough unemployed, some of them leave the country, each for a sum, more for skilled ones."""

    unemployed: int
    up_to: int
    unskilled_price: int
    skilled_price: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        has = unemployed_count(t, seat)
        return NeedsUnemployed(self.unemployed, has) if has < self.unemployed else None

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseEmigrant(seat, self.up_to, self.unskilled_price, self.skilled_price, may_stop=False))


@record
class EmigrateForOnePrice(Effect):
    """The same, for one sum each whoever leaves."""

    unemployed: int
    up_to: int
    price: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return self._as_priced().why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        self._as_priced().begin(t, seat)

    def _as_priced(self) -> Emigrate:
        return Emigrate(self.unemployed, self.up_to, self.price, self.price)


@record
class ChooseEmigrant(Ask[ToEmigrate | Done]):
    """The next worker to leave."""

    left: int
    unskilled_price: int
    skilled_price: int
    may_stop: bool

    def options(self, t: Table) -> list[ToEmigrate | Done]:
        options: list[ToEmigrate | Done] = [ToEmigrate(skill) for skill in ALL_SKILLS if t.unemployed[self.seat][skill]]
        if self.may_stop:
            options.append(Done())
        return options

    def expected(self, t: Table) -> list[ToEmigrate | Done]:
        return [ToEmigrate(skill) for skill in ALL_SKILLS]

    def why_not(self, t: Table, option: ToEmigrate | Done) -> Refusal:
        return NoneUnemployed()

    def choose(self, t: Table, option: ToEmigrate | Done) -> None:
        if isinstance(option, Done):
            return
        remove_worker(t, self.seat, option.skill)
        price = self.unskilled_price if option.skill == UNSKILLED else self.skilled_price
        receive(t, self.seat, SUPPLY, price, t.card_reason(self.seat))
        if self.left > 1:
            t.push(ChooseEmigrant(self.seat, self.left - 1, self.unskilled_price, self.skilled_price, may_stop=True))


@record
class ClaimDamages(Effect):
    """Another player pays for each of its companies of one industry where Working Class workers work."""

    price: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if _accidents(t) else NobodyIsEmployed(WC)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ClaimDamagesFrom(seat, self.price))


def _companies_with_wc(t: Table, owner: Role, industry: Industry) -> int:
    return sum(
        [
            1
            for company in t.companies[owner]
            if company.card.industry == industry and (company.staff == WC or company.employee != EMPTY)
        ]
    )


def _accidents(t: Table) -> list[ClaimAccident]:
    return [
        ClaimAccident(industry, payer)
        for industry in ALL_RESOURCES
        for payer in (MC, CC, ST)
        if t.plays(payer) and _companies_with_wc(t, payer, industry)
    ]


@record
class ClaimDamagesFrom(Ask[ClaimAccident]):
    """The industry and the player who pays."""

    price: int

    def options(self, t: Table) -> list[ClaimAccident]:
        return _accidents(t)

    def expected(self, t: Table) -> list[ClaimAccident]:
        employers = [
            (company.card.industry, payer) for payer in (MC, CC, ST) if t.plays(payer) for company in t.companies[payer]
        ]
        return [ClaimAccident(industry, payer) for industry, payer in sorted(set(employers))]

    def why_not(self, t: Table, option: ClaimAccident) -> Refusal:
        return NobodyOfYoursWorksThere()

    def offer(self, t: Table, option: ClaimAccident) -> Offer | None:
        damages = self.price * _companies_with_wc(t, option.payer, option.industry)
        return Offer(money=damages, payer=option.payer, payee=WC)

    def choose(self, t: Table, option: ClaimAccident) -> None:
        pay(t, option.payer, WC, self.price * _companies_with_wc(t, option.payer, option.industry), causes.ACTION_CARD)


@record
class CollectFromMainEmployer(Effect):
    """The player in whose companies most Working Class workers work pays; among equals CC, then MC, then the State."""

    amount: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if main_employer(t) != NOBODY else NobodyIsEmployed(WC)

    def begin(self, t: Table, seat: Role) -> None:
        pay(t, main_employer(t), WC, self.amount, t.card_reason(WC))


def main_employer(t: Table) -> Role:
    """The player in whose companies most Working Class workers work, or NOBODY."""
    employer, most = NOBODY, 0
    for owner in (CC, MC, ST):
        workers = sum([wc_workers_in(company) for company in t.companies[owner]])
        if t.plays(owner) and workers > most:
            employer, most = owner, workers
    return employer


class StrikeWithUnions(Effect):
    """The Strike action, with one more token for each trade union."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return strike.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        t.push(strike.Strike(seat, STRIKES_UP_TO + sum(t.unions), may_stop=False))
