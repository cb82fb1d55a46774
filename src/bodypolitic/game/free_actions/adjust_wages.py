"""Adjust Wages (p. 19, 24, 28): move the wage markers of one's companies."""

from bodypolitic.game import reasons
from bodypolitic.game.codes import L3, MC
from bodypolitic.game.options import DONE, WAGE, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.staffing import lowest_wage, set_wage
from bodypolitic.game.table import Ask, Company, Table
from bodypolitic.game.workers import commit, commit_employee


def why_not(t: Table, seat: int) -> Reason | None:
    """Some wage must have another level to go to."""
    return None if changeable_wages(t, seat) else Reason(reasons.NO_WAGE_TO_CHANGE)


def begin(t: Table, seat: int) -> None:
    """Any number of companies, at least one; raised workers are committed."""
    t.push(AdjustWages(seat, changeable_wages(t, seat), may_stop=False, commits=True))


def _floor(t: Table, company: Company) -> int:
    """The lowest level a wage may go to: not below the minimum, nor down at all for committed earners (p. 15)."""
    earners_committed = company.employee_committed if company.owner == MC else company.committed
    return company.wage if earners_committed else lowest_wage(t)


def changeable_wages(t: Table, owner: int) -> tuple[int, ...]:
    """The companies of an owner whose wage could be moved."""
    return tuple(
        [
            company.card.id
            for company in t.companies[owner]
            if company.wage and (company.wage < L3 or _floor(t, company) < L3)
        ]
    )


class AdjustWages(Ask):
    """One wage at a time, each company once."""

    FIELDS = ("seat", "cards", "may_stop", "commits")

    def __init__(self, seat: int, cards: tuple[int, ...], may_stop: bool, commits: bool) -> None:
        super().__init__(seat)
        self.cards = cards
        self.may_stop = may_stop
        self.commits = commits

    def options(self, t: Table) -> list[Option]:
        options = [Option(DONE)] if self.may_stop else []
        for card in self.cards:
            company = t.company(card)
            for level in range(_floor(t, company), L3 + 1):
                if level != company.wage:
                    options.append(Option(WAGE, card, level))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        company = t.company(option.a)
        raised = option.b > company.wage
        set_wage(t, company, option.b)
        if raised and self.commits:
            if company.owner == MC:
                commit_employee(t, company)
            else:
                commit(t, company)
        left = tuple([card for card in self.cards if card != option.a])
        if left:
            t.push(AdjustWages(self.seat, left, may_stop=True, commits=self.commits))
