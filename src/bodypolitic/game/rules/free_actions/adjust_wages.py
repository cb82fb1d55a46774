"""Adjust Wages (p. 19, 24, 28): move the wage markers of one's companies."""

from typing import Final

from bodypolitic.game.ground.codes import ALL_WAGE_LEVELS, CC, L3, MC, ST, CompanyId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Done, SetWage
from bodypolitic.game.records.refusals import ChangedAlready, NoLowerWage, NoWageToChange, Refusal
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.staffing import below_minimum_wage, lowest_wage, set_wage, wages_at
from bodypolitic.game.rules.workers import commit, commit_employee
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Company, Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Some wage must have another level to go to."""
    return None if changeable_wages(t, seat) else NoWageToChange()


def begin(t: Table, seat: Role) -> None:
    """Any number of companies, at least one; raised workers are committed."""
    t.push(AdjustWages(seat, changeable_wages(t, seat), may_stop=False, commits=True))


FREE_ACTION: Final[FreeAction] = free_action("adjust-wages", {MC: 24, CC: 19, ST: 28}, why_not, begin)


def _floor(t: Table, company: Company) -> int:
    """The lowest level a wage may go to: not below the minimum, nor down at all for committed earners (p. 15)."""
    earners_committed = company.employee_committed if company.owner == MC else company.committed
    return company.wage if earners_committed else lowest_wage(t)


def changeable_wages(t: Table, owner: Role) -> tuple[CompanyId, ...]:
    """The companies of an owner whose wage could be moved."""
    return tuple(
        [
            company.card.id
            for company in t.companies[owner]
            if company.wage and (company.wage < L3 or _floor(t, company) < L3)
        ]
    )


@record
class AdjustWages(Ask[Done | SetWage]):
    """One wage at a time, each company once."""

    cards: tuple[CompanyId, ...]
    may_stop: bool
    commits: bool

    def options(self, t: Table) -> list[Done | SetWage]:
        options: list[Done | SetWage] = [Done()] if self.may_stop else []
        for card in self.cards:
            company = t.company(card)
            for level in ALL_WAGE_LEVELS:
                if level >= _floor(t, company) and level != company.wage:
                    options.append(SetWage(card, level))
        return options

    def page(self) -> int:
        return FREE_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[Done | SetWage]:
        return [
            SetWage(company.card.id, level)
            for company in t.companies[self.seat]
            if company.wage
            for level in ALL_WAGE_LEVELS
            if level != company.wage
        ]

    def why_not(self, t: Table, option: Done | SetWage) -> Refusal:
        assert isinstance(option, SetWage)
        company = t.company(option.company)
        if option.level >= _floor(t, company):
            return ChangedAlready()
        return below_minimum_wage(t) if option.level < lowest_wage(t) else NoLowerWage()

    def offer(self, t: Table, option: Done | SetWage) -> Offer | None:
        return wages_at(option) if isinstance(option, SetWage) else None

    def choose(self, t: Table, option: Done | SetWage) -> None:
        if isinstance(option, Done):
            return
        company = t.company(option.company)
        raised = option.level > company.wage
        set_wage(t, company, option.level)
        if raised and self.commits:
            if company.owner == MC:
                commit_employee(t, company)
            else:
                commit(t, company)
        left = tuple([card for card in self.cards if card != option.company])
        if left:
            t.push(AdjustWages(self.seat, left, may_stop=True, commits=self.commits))
