"""Effects on workers: where they come from, where they go, and what they fight for."""

from typing import ClassVar

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.basic_actions import assign_workers, strike
from bodypolitic.game.basic_actions.assign_workers import ANY_UNEMPLOYED, ANYBODY, TakeWorkers
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.codes import CC, FOOD, LABOR_MARKET, MC, NOBODY, ST, SUPPLY, UNSKILLED, WC, C
from bodypolitic.game.components.boards import STRIKES_UP_TO
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.money import funds, pay, receive
from bodypolitic.game.options import (
    ACCIDENT,
    DONE,
    EMIGRATE,
    EMPLOY,
    HIRE,
    RECRUIT,
    STAFF_COMPANY,
    UNEMPLOYED,
    Option,
)
from bodypolitic.game.reasons import Reason
from bodypolitic.game.staffing import fill_from_unemployed
from bodypolitic.game.table import EMPTY, Ask, Company, Table
from bodypolitic.game.workers import (
    ChooseNewWorker,
    add_worker,
    calm_demonstration,
    can_fill_from_unemployed,
    commit,
    employee_candidates,
    hire_employee,
    remove_worker,
    skills_in_supply,
    unemployed_count,
    wc_workers_in,
)


class NewSkilledWorker(Effect):
    """A skilled worker of a class, of the player's choice, among the unemployed; an unskilled one if none is left."""

    FIELDS = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def begin(self, t: Table, seat: int) -> None:
        if skills_in_supply(t, self.who):
            t.push(ChooseNewWorker(seat, self.who))
        else:
            add_worker(t, self.who, UNSKILLED)


class AssignWorkers(Effect):
    """The basic action, on the terms of the card."""

    FIELDS = ("terms",)

    def __init__(self, terms: int) -> None:
        super().__init__()
        self.terms = terms

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return assign_workers.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: int) -> None:
        assign_workers.begin_on(t, seat, self.terms)


class AssignAnyNumber(Effect):
    """Any number of unemployed workers and, at 2C, of employed ones too (F32)."""

    def terms_now(self, t: Table) -> int:
        """The terms that the Labor Market allows."""
        return ANYBODY if t.policies[LABOR_MARKET] == C else ANY_UNEMPLOYED

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return assign_workers.why_not_on(t, seat, self.terms_now(t))

    def begin(self, t: Table, seat: int) -> None:
        assign_workers.begin_on(t, seat, self.terms_now(t))


class HireEmployees(Effect):
    """The Middle Class puts unemployed Working Class workers into its companies, with money from the State for each."""

    FIELDS = ("up_to", "state_pays")

    def __init__(self, up_to: int, state_pays: int = 0) -> None:
        super().__init__()
        self.up_to = up_to
        self.state_pays = state_pays

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if _jobs(t) else Reason(reasons.NO_COMPANY_FOR_UNEMPLOYED)

    def begin(self, t: Table, seat: int) -> None:
        t.push(HireNextEmployee(seat, self.up_to, self.state_pays, may_stop=False))


def _jobs(t: Table) -> list[Option]:
    options: list[Option] = []
    for company in t.companies[MC]:
        if company.staff != NOBODY and company.employee == EMPTY:
            for skill in employee_candidates(t, company):
                options.append(Option(HIRE, company.card.id, skill))
    return options


class HireNextEmployee(Ask):
    """The next employee and the company."""

    FIELDS = ("seat", "left", "state_pays", "may_stop")

    def __init__(self, seat: int, left: int, state_pays: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.state_pays = state_pays
        self.may_stop = may_stop

    def options(self, t: Table) -> list[Option]:
        options = _jobs(t) if self.left else []
        if self.may_stop:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        hire_employee(t, t.company(option.a), option.b)
        pay(t, ST, MC, self.state_pays, t.card_reason(MC))
        t.push(HireNextEmployee(self.seat, self.left - 1, self.state_pays, may_stop=True))


class StaffEmptyCompany(Effect):
    """Unemployed workers of one class fill an empty company of the player, with money from the State for each."""

    FIELDS = ("state_pays",)

    def __init__(self, state_pays: int = 0) -> None:
        super().__init__()
        self.state_pays = state_pays

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if _staffings(t, seat) else Reason(reasons.NO_COMPANY_FOR_UNEMPLOYED)

    def begin(self, t: Table, seat: int) -> None:
        t.push(StaffCompany(seat, self.state_pays))


def _staffings(t: Table, owner: int) -> list[Option]:
    return [
        Option(STAFF_COMPANY, company.card.id, who)
        for company in t.companies[owner]
        if company.staff == NOBODY
        for who in (WC, MC)
        if can_fill_from_unemployed(t, company, who)
    ]


class StaffCompany(Ask):
    """The company and the class that fills it."""

    FIELDS = ("seat", "state_pays")

    def __init__(self, seat: int, state_pays: int) -> None:
        super().__init__(seat)
        self.state_pays = state_pays

    def options(self, t: Table) -> list[Option]:
        return _staffings(t, self.seat)

    def choose(self, t: Table, option: Option) -> None:
        company = t.company(option.a)
        pay(t, ST, self.seat, self.state_pays * company.card.size, t.card_reason(self.seat))
        fill_from_unemployed(t, company, option.b, self.seat, new=False)


class RecruitAbroad(Effect):
    """Workers from the supply fill an empty company of the Capitalist Class, for a sum."""

    FIELDS = ("price",)

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if not _recruitments(t):
            return Reason(reasons.NO_TARGET)
        missing = self.price - funds(t, seat)
        return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        pay(t, seat, SUPPLY, self.price, t.card_reason(seat))
        t.push(RecruitFor(seat))


def _recruitments(t: Table) -> list[Option]:
    return [
        Option(RECRUIT, company.card.id, who)
        for company in t.companies[CC]
        if not company.operational
        for who in (WC, MC)
        if assign_workers.can_fill(list(company.card.slots), t.worker_supply[who * 6 : who * 6 + 6])
    ]


class RecruitFor(Ask):
    """The empty company and the class of its new workers."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return _recruitments(t)

    def choose(self, t: Table, option: Option) -> None:
        t.push(RecruitWorkers(self.seat, option.a, option.b, ()))


class RecruitWorkers(Ask):
    """The worker from the supply for the next slot: of its kind, or skilled for want of unskilled ones (p. 34)."""

    FIELDS = ("seat", "card", "who", "chosen")

    def __init__(self, seat: int, card: int, who: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.who = who
        self.chosen = chosen

    def options(self, t: Table) -> list[Option]:
        slot = COMPANIES[self.card].slots[len(self.chosen)]
        supply = t.worker_supply[self.who * 6 : self.who * 6 + 6]
        for skill in self.chosen:
            supply[skill] -= 1
        if slot != UNSKILLED or supply[UNSKILLED]:
            return [Option(EMPLOY, slot)]
        return [Option(EMPLOY, skill) for skill in range(UNSKILLED) if supply[skill] > 0]

    def choose(self, t: Table, option: Option) -> None:
        company = t.company(self.card)
        chosen = (*self.chosen, option.a)
        if len(chosen) < company.card.size:
            t.push(RecruitWorkers(self.seat, self.card, self.who, chosen))
            return
        for skill in chosen:
            t.worker_supply[self.who * 6 + skill] -= 1
            t.workers[self.who] += 1
            t.tell(h.WORKER_JOINED, self.who, skill)
            t.tell(h.WORKER_MOVED, self.who, skill, UNEMPLOYED, self.card)
        company.workers = list(chosen)
        company.staff = self.who
        commit(t, company)


class BuildCooperativeFarm(Effect):
    """A Cooperative Farm next to the board, worked by 3 unemployed."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if not t.farms:
            return Reason(reasons.NO_TARGET)
        missing = COMPANIES[t.farms[0]].size - unemployed_count(t, WC)
        return Reason(reasons.NEEDS_UNEMPLOYED, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        farm = Company(COMPANIES[t.farms.pop(0)], WC, 0)
        t.companies[WC].append(farm)
        t.tell(h.COMPANY_BUILT, WC, farm.card.id)
        calm_demonstration(t)  # the open slots tell as much as the workers who fill them next
        t.push(TakeWorkers(seat, farm.card.size, (), ANY_UNEMPLOYED, farm.card.id, ()))


class Emigrate(Effect):
    """With enough unemployed, some of them leave the country, each for a sum, more for skilled ones."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unemployed", "up_to", "unskilled_price", "skilled_price")

    def __init__(self, unemployed: int, up_to: int, unskilled_price: int, skilled_price: int) -> None:
        super().__init__()
        self.unemployed = unemployed
        self.up_to = up_to
        self.unskilled_price = unskilled_price
        self.skilled_price = skilled_price

    def why_not(self, t: Table, seat: int) -> Reason | None:
        missing = self.unemployed - unemployed_count(t, seat)
        return Reason(reasons.NEEDS_UNEMPLOYED, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseEmigrant(seat, self.up_to, self.unskilled_price, self.skilled_price, may_stop=False))


class EmigrateForOnePrice(Emigrate):
    """The same, for one sum each whoever leaves."""

    FIELDS = ("unemployed", "up_to", "price")

    def __init__(self, unemployed: int, up_to: int, price: int) -> None:
        super().__init__(unemployed, up_to, price, price)
        self.price = price


class ChooseEmigrant(Ask):
    """The next worker to leave."""

    FIELDS = ("seat", "left", "unskilled_price", "skilled_price", "may_stop")

    def __init__(self, seat: int, left: int, unskilled_price: int, skilled_price: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.unskilled_price = unskilled_price
        self.skilled_price = skilled_price
        self.may_stop = may_stop

    def options(self, t: Table) -> list[Option]:
        options = [Option(EMIGRATE, skill) for skill in range(UNSKILLED + 1) if t.unemployed[self.seat * 6 + skill]]
        if self.may_stop:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        remove_worker(t, self.seat, option.a)
        price = self.unskilled_price if option.a == UNSKILLED else self.skilled_price
        receive(t, self.seat, SUPPLY, price, t.card_reason(self.seat))
        if self.left > 1:
            t.push(ChooseEmigrant(self.seat, self.left - 1, self.unskilled_price, self.skilled_price, may_stop=True))


class ClaimDamages(Effect):
    """Another player pays for each of its companies of one industry where Working Class workers work."""

    FIELDS = ("price",)

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if _accidents(t) else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ClaimDamagesFrom(seat, self.price))


def _companies_with_wc(t: Table, owner: int, industry: int) -> int:
    return sum(
        [
            1
            for company in t.companies[owner]
            if company.card.industry == industry and (company.staff == WC or company.employee != EMPTY)
        ]
    )


def _accidents(t: Table) -> list[Option]:
    return [
        Option(ACCIDENT, industry, payer)
        for industry in range(FOOD, UNSKILLED)
        for payer in (MC, CC, ST)
        if t.plays(payer) and _companies_with_wc(t, payer, industry)
    ]


class ClaimDamagesFrom(Ask):
    """The industry and the player who pays."""

    FIELDS = ("seat", "price")

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def options(self, t: Table) -> list[Option]:
        return _accidents(t)

    def choose(self, t: Table, option: Option) -> None:
        pay(t, option.b, WC, self.price * _companies_with_wc(t, option.b, option.a), h.ACTION_CARD)


class CollectFromMainEmployer(Effect):
    """The player in whose companies most Working Class workers work pays; among equals CC, then MC, then the State."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if main_employer(t) != NOBODY else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        pay(t, main_employer(t), WC, self.amount, t.card_reason(WC))


def main_employer(t: Table) -> int:
    """The player in whose companies most Working Class workers work, or NOBODY."""
    employer, most = NOBODY, 0
    for owner in (CC, MC, ST):
        workers = sum([wc_workers_in(company) for company in t.companies[owner]])
        if t.plays(owner) and workers > most:
            employer, most = owner, workers
    return employer


class StrikeWithUnions(Effect):
    """The Strike action, with one more token for each trade union."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return strike.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        t.push(strike.Strike(seat, STRIKES_UP_TO + sum(t.unions), may_stop=False))
