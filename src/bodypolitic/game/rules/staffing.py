"""Filling a new company from the Unemployed Workers area: on building it, or when the Public Sector grows."""

from typing import Final

from bodypolitic.game.components.boards import MINIMUM_WAGE
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    ALL_WAGE_LEVELS,
    LABOR_MARKET,
    UNSKILLED,
    WC,
    CompanyId,
    Role,
    SectionCode,
    Skill,
    WageLevel,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import WageSet, WorkerMoved
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import EmployWorker, SetWage
from bodypolitic.game.records.refusals import BelowMinimumWage, ChosenAlready, Refusal, UnskilledFirst
from bodypolitic.game.rules.workers import calm_demonstration, commit
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Company, Table

MINIMUM_WAGE_PAGE: Final = 30
FILLING_PAGE: Final = 19


def lowest_wage(t: Table) -> WageLevel:
    """The minimum wage level that policy 2 allows (p. 30)."""
    return MINIMUM_WAGE[t.policies[LABOR_MARKET]]


def set_wage(t: Table, company: Company, level: WageLevel) -> None:
    """Move the wage marker of a company."""
    if company.wage and company.wage != level:
        company.wage = level
        t.tell(WageSet(company.card.id, level))


def wages_at(option: SetWage) -> Offer:
    """What a company pays in all at a level."""
    return Offer(wages=COMPANIES[option.company].wages[option.level - 1])


def below_minimum_wage(t: Table) -> Refusal:
    """Why a wage can't be lower."""
    return BelowMinimumWage(SectionCode(section_of(LABOR_MARKET, t.policies[LABOR_MARKET])), lowest_wage(t))


@record
class SetFirstWage(Ask[SetWage]):
    """The owner of a new company puts its wage marker on an allowed level (p. 18, 23)."""

    card: CompanyId

    def options(self, t: Table) -> list[SetWage]:
        return [SetWage(self.card, level) for level in ALL_WAGE_LEVELS if level >= lowest_wage(t)]

    def page(self) -> int:
        return MINIMUM_WAGE_PAGE

    def expected(self, t: Table) -> list[SetWage]:
        return [SetWage(self.card, level) for level in ALL_WAGE_LEVELS]

    def why_not(self, t: Table, option: SetWage) -> Refusal:
        return below_minimum_wage(t)

    def offer(self, t: Table, option: SetWage) -> Offer | None:
        return wages_at(option)

    def choose(self, t: Table, option: SetWage) -> None:
        set_wage(t, t.company(self.card), option.level)


def fill_from_unemployed(t: Table, company: Company, who: Role, chooser: Role, *, new: bool = True) -> None:
    """Fill every main slot of an empty company with unemployed workers of one class, and commit them.

    Unskilled slots take unskilled workers first; where skilled ones must stand in, the chooser names them (p. 19).
    """
    if UNSKILLED in company.card.slots:
        t.push(FillUnskilledSlots(chooser, company.card.id, who, (), new))
    else:
        _seat_unemployed(t, company, who, [], new)


def _seat_unemployed(t: Table, company: Company, who: Role, in_unskilled_slots: list[Skill], new: bool) -> None:
    """Move the workers to their slots, committed; a new company may calm a demonstration."""
    for number, slot in enumerate(company.card.slots):
        skill = in_unskilled_slots.pop(0) if slot == UNSKILLED else slot
        t.unemployed[who][skill] -= 1
        company.workers[number] = skill
        t.tell(WorkerMoved(who, skill, UNEMPLOYED, company.card.id))
    company.staff = who
    commit(t, company)
    if new and who == WC:
        calm_demonstration(t)


@record
class FillUnskilledSlots(Ask[EmployWorker]):
    """Which skilled workers stand in unskilled slots of a new company for want of unskilled ones."""

    card: CompanyId
    who: Role
    chosen: tuple[Skill, ...]
    new: bool

    def _skills_left(self, t: Table, company: Company) -> list[int]:
        """The unemployed of the class, without those the skilled slot needs and those already chosen."""
        left = t.unemployed[self.who].copy()
        for slot in company.card.slots:
            if slot != UNSKILLED:
                left[slot] -= 1
        for skill in self.chosen:
            left[skill] -= 1
        return left

    def options(self, t: Table) -> list[EmployWorker]:
        left = self._skills_left(t, t.company(self.card))
        if left[UNSKILLED]:
            return [EmployWorker(UNSKILLED)]
        return [EmployWorker(skill) for skill in ALL_RESOURCES if left[skill] > 0]

    def page(self) -> int:
        return FILLING_PAGE

    def expected(self, t: Table) -> list[EmployWorker]:
        return [EmployWorker(skill) for skill in ALL_SKILLS if t.unemployed[self.who][skill]]

    def why_not(self, t: Table, option: EmployWorker) -> Refusal:
        return UnskilledFirst() if self._skills_left(t, t.company(self.card))[UNSKILLED] else ChosenAlready()

    def choose(self, t: Table, option: EmployWorker) -> None:
        company = t.company(self.card)
        chosen = (*self.chosen, option.skill)
        if len(chosen) < sum(1 for slot in company.card.slots if slot == UNSKILLED):
            t.push(FillUnskilledSlots(self.seat, self.card, self.who, chosen, self.new))
        else:
            _seat_unemployed(t, company, self.who, list(chosen), self.new)
