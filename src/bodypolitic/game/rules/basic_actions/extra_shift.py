"""Extra Shift (p. 24): one Middle Class company produces in the middle of the round."""

from typing import Final

from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import INFLUENCE, MC, NOBODY, WC, CompanyId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import WorkExtraShift
from bodypolitic.game.records.refusals import (
    CommittedThere,
    NeedsMoney,
    NobodyWorksThere,
    NoCompanyForExtraShift,
    NoEmployee,
    Refusal,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.producing import go_to_work, output_now
from bodypolitic.game.rules.resources import gain_influence, store
from bodypolitic.game.rules.workers import commit, commit_employee
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A company whose Middle Class workers are not committed and whose employee can be paid."""
    return None if companies_for_shift(t) else NoCompanyForExtraShift()


def begin(t: Table, seat: Role) -> None:
    """Choose the company."""
    t.push(ExtraShift(seat, False))


BASIC_ACTION: Final[BasicAction] = basic_action("extra-shift", {MC: 24}, why_not, begin)


def employee_joins(company: Company) -> bool:
    """Whether the employee works the shift: not if committed, nor on strike (p. 16, 24)."""
    return company.employee != EMPTY and not company.employee_committed and not company.on_strike


def companies_for_shift(t: Table, with_employee: bool = False) -> list[CompanyId]:
    """The Middle Class companies that could work an extra shift; all, or only those with an employee."""
    return [
        company.card.id
        for company in t.companies[MC]
        if company.staff != NOBODY
        and (company.employee != EMPTY or not with_employee)
        and not company.committed
        and not (employee_joins(company) and company.wage_paid > t.money[MC])
    ]


@record
class ExtraShift(Ask[WorkExtraShift]):
    """The company that works the shift."""

    with_employee: bool

    def options(self, t: Table) -> list[WorkExtraShift]:
        return [WorkExtraShift(card) for card in companies_for_shift(t, self.with_employee)]

    def page(self) -> int:
        return BASIC_ACTION.pages[MC]

    def expected(self, t: Table) -> list[WorkExtraShift]:
        return [WorkExtraShift(company.card.id) for company in t.companies[MC]]

    def why_not(self, t: Table, option: WorkExtraShift) -> Refusal:
        company = t.company(option.company)
        if company.staff == NOBODY:
            return NobodyWorksThere()
        if self.with_employee and company.employee == EMPTY:
            return NoEmployee()
        return CommittedThere() if company.committed else NeedsMoney(company.wage_paid, t.money[MC])

    def offer(self, t: Table, option: WorkExtraShift) -> Offer | None:
        company = t.company(option.company)
        return Offer(money=company.wage_paid, payer=MC, payee=WC) if employee_joins(company) else None

    def choose(self, t: Table, option: WorkExtraShift) -> None:
        company = t.company(option.company)
        output = output_now(t, company)
        go_to_work(t, company)
        if employee_joins(company):
            pay(t, MC, WC, company.wage_paid, causes.WAGES)
            output += company.card.adds
        commit(t, company)
        commit_employee(t, company)
        if company.card.industry == INFLUENCE:
            gain_influence(t, MC, output, causes.EXTRA_SHIFT)
        else:
            store(t, MC, company.card.industry, output, causes.EXTRA_SHIFT)
