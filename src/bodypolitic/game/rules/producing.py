"""A company at work: its wages, what it makes now, and where that goes."""

from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    INFLUENCE,
    NOBODY,
    ST,
)
from bodypolitic.game.records.happenings import CompanyAtWork
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.resources import (
    gain_influence,
    output_of,
    store,
)
from bodypolitic.game.table.table import Company, Table


def go_to_work(t: Table, company: Company) -> None:
    """Tell which company the wages and goods are from that follow."""
    t.tell(CompanyAtWork(company.owner, company.card.id))


def pay_wages(t: Table, company: Company) -> None:
    """The wage of the whole company to the class that works there, by loan if need be."""
    if company.staff != NOBODY:
        pay(t, company.owner, company.staff, company.wage_paid, causes.WAGES)


def output_now(t: Table, company: Company) -> int:
    """What a company makes with whatever modules change about it, an employee's part not counted."""
    amount = output_of(company)
    for module in t.modules:
        amount += module.extra_output(t, company)
    return max(0, amount)


def store_output(t: Table, company: Company, amount: int) -> None:
    """Into the owner's storages; the State's influence is media influence, everyone else's is their own."""
    resource = company.card.industry
    if resource == INFLUENCE and company.owner != ST:
        gain_influence(t, company.owner, amount, causes.PRODUCTION)
    else:
        store(t, company.owner, resource, amount, causes.PRODUCTION)
