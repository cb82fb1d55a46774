"""Extra Shift (p. 24): one Middle Class company produces in the middle of the round."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import INFLUENCE, MC, NOBODY, WC
from bodypolitic.game.money import pay
from bodypolitic.game.options import SHIFT, Option
from bodypolitic.game.phases.production import output_now
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_influence, store
from bodypolitic.game.table import EMPTY, Ask, Company, Table
from bodypolitic.game.workers import commit, commit_employee


def why_not(t: Table, seat: int) -> Reason | None:
    """A company whose Middle Class workers are not committed and whose employee can be paid."""
    return None if companies_for_shift(t) else Reason(reasons.NO_COMPANY_FOR_EXTRA_SHIFT)


def begin(t: Table, seat: int) -> None:
    """Choose the company."""
    t.push(ExtraShift(seat, False))


def employee_joins(company: Company) -> bool:
    """Whether the employee works the shift: not if committed, nor on strike (p. 16, 24)."""
    return company.employee != EMPTY and not company.employee_committed and not company.on_strike


def companies_for_shift(t: Table, with_employee: bool = False) -> list[int]:
    """The Middle Class companies that could work an extra shift; all, or only those with an employee."""
    return [
        company.card.id
        for company in t.companies[MC]
        if company.staff != NOBODY
        and (company.employee != EMPTY or not with_employee)
        and not company.committed
        and not (employee_joins(company) and company.wage_paid > t.money[MC])
    ]


class ExtraShift(Ask):
    """The company that works the shift."""

    FIELDS = ("seat", "with_employee")

    def __init__(self, seat: int, with_employee: bool) -> None:
        super().__init__(seat)
        self.with_employee = with_employee

    def options(self, t: Table) -> list[Option]:
        return [Option(SHIFT, card) for card in companies_for_shift(t, self.with_employee)]

    def choose(self, t: Table, option: Option) -> None:
        company = t.company(option.a)
        output = output_now(t, company)
        if employee_joins(company):
            pay(t, MC, WC, company.wage_paid, h.WAGES)
            output += company.card.adds
        commit(t, company)
        commit_employee(t, company)
        if company.card.industry == INFLUENCE:
            gain_influence(t, MC, output, h.EXTRA_SHIFT)
        else:
            store(t, MC, company.card.industry, output, h.EXTRA_SHIFT)
