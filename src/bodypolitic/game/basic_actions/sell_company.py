"""Sell Company (p. 19, 23): a company without committed workers goes for its cost."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import ST, SUPPLY
from bodypolitic.game.money import receive
from bodypolitic.game.options import SELL, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Company, Table
from bodypolitic.game.workers import check_unions, vacate


def why_not(t: Table, seat: int) -> Reason | None:
    """A company whose workers are not committed."""
    if not t.companies[seat]:
        return Reason(reasons.NO_COMPANY)
    return None if sellable(t, seat) else Reason(reasons.WORKERS_COMMITTED)


def begin(t: Table, seat: int) -> None:
    """Choose the company."""
    t.push(SellCompany(seat))


def sellable(t: Table, owner: int) -> list[int]:
    """An owner's companies where nobody is committed."""
    return [company.card.id for company in t.companies[owner] if not company.anyone_committed]


class SellCompany(Ask):
    """The company to sell."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(SELL, card) for card in sellable(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        sell_company(t, self.seat, t.company(option.a))


def sell_company(t: Table, owner: int, company: Company, times: int = 1) -> None:
    """Its workers become unemployed, its Machinery token goes back, its owner gets its cost, or more times that."""
    take_off_board(t, owner, company)
    t.tell(h.COMPANY_SOLD, owner, company.card.id)
    receive(t, owner, SUPPLY, company.card.cost * times, h.SELLING_COMPANY)
    check_unions(t)


def take_off_board(t: Table, owner: int, company: Company) -> None:
    """Discard a company; one that once was public returns face-down to the Public Sector (F38)."""
    vacate(t, company)
    t.companies[owner].remove(company)
    if company.card.owner == ST:
        t.closed.append(company.card.id)
        t.closed.sort()
    else:
        t.company_discards[owner].append(company.card.id)
