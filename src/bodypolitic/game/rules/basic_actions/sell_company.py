"""Sell Company (p. 19, 23): a company without committed workers goes for its cost."""

from typing import Final

from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, ST, SUPPLY, CompanyId, Role
from bodypolitic.game.records.happenings import CompanySold
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Sell
from bodypolitic.game.records.refusals import CommittedThere, NoCompany, Refusal, WorkersAreCommitted
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import receive
from bodypolitic.game.rules.workers import check_unions, vacate
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Company, Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A company whose workers are not committed."""
    if not t.companies[seat]:
        return NoCompany()
    return None if sellable(t, seat) else WorkersAreCommitted()


def begin(t: Table, seat: Role) -> None:
    """Choose the company."""
    t.push(SellCompany(seat))


BASIC_ACTION: Final[BasicAction] = basic_action("sell-company", {MC: 23, CC: 19}, why_not, begin)


def sellable(t: Table, owner: Role) -> list[CompanyId]:
    """An owner's companies where nobody is committed."""
    return [company.card.id for company in t.companies[owner] if not company.anyone_committed]


class SellCompany(Ask[Sell]):
    """The company to sell."""

    def options(self, t: Table) -> list[Sell]:
        return [Sell(card) for card in sellable(t, self.seat)]

    def page(self) -> int:
        return BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[Sell]:
        return [Sell(company.card.id) for company in t.companies[self.seat]]

    def why_not(self, t: Table, option: Sell) -> Refusal:
        return CommittedThere()

    def offer(self, t: Table, option: Sell) -> Offer | None:
        return Offer(money=COMPANIES[option.company].cost, payer=SUPPLY, payee=self.seat)

    def choose(self, t: Table, option: Sell) -> None:
        sell_company(t, self.seat, t.company(option.company))


def sell_company(t: Table, owner: Role, company: Company, times: int = 1) -> None:
    """Its workers become unemployed, its Machinery token goes back, its owner gets its cost, or more times that."""
    take_off_board(t, owner, company)
    t.tell(CompanySold(owner, company.card.id))
    receive(t, owner, SUPPLY, company.card.cost * times, causes.SELLING_COMPANY)
    check_unions(t)


def take_off_board(t: Table, owner: Role, company: Company) -> None:
    """Discard a company; one that once was public returns face-down to the Public Sector (F38)."""
    vacate(t, company)
    t.companies[owner].remove(company)
    if company.card.owner == ST:
        t.closed.append(company.card.id)
        t.closed.sort()
    else:
        t.company_discards[owner].append(company.card.id)
