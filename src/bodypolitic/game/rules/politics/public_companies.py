"""Fiscal Policy: public companies open and close with the size of the Public Sector (p. 30)."""

from typing import Final

from bodypolitic.game.components.boards import PUBLIC_COMPANIES_BY_FISCAL_POLICY
from bodypolitic.game.components.companies import COMPANIES, public_rows
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import FISCAL, L2, MC, NOBODY, ST, SUPPLY, WC, CompanyId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import CompanyClosed, CompanyOpened
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import CloseCompany, OpenCompany, StaffWith, ToStaffCompany
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.game.rules.money import pay, receive
from bodypolitic.game.rules.resources import discard_excess
from bodypolitic.game.rules.staffing import SetFirstWage, fill_from_unemployed, lowest_wage
from bodypolitic.game.rules.workers import can_fill_from_unemployed, check_unions, lack_of_unemployed, vacate
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Company, Table

PUBLIC_SECTOR_PAGE: Final = 30


def public_companies_wanted(t: Table) -> int:
    """How many public companies policy 1 asks for."""
    return PUBLIC_COMPANIES_BY_FISCAL_POLICY[t.policies[FISCAL]]


class ResizePublicSector(Work):
    """Open or close public companies until their number is the one Fiscal Policy asks for (F36).

    The State player decides which; without one, whole rows open and close.
    """

    def run(self, t: Table) -> None:
        wanted = public_companies_wanted(t)
        if t.plays(ST):
            if len(t.companies[ST]) < wanted and t.closed:
                t.push(OpenPublicCompanies(ST, ()))
            elif len(t.companies[ST]) > wanted:
                t.push(ClosePublicCompanies(ST))
            return
        in_use = [card for row in public_rows(t.players)[: wanted // 3] for card in row]
        opened = [card for card in in_use if card in t.closed]
        for card in opened:
            open_public_company(t, card)
        for company in t.companies[ST].copy():
            if company.card.owner == ST and company.card.id not in in_use:
                close_public_company(t, company)
        for company in t.companies[ST].copy():
            if company.card.owner != ST and len(t.companies[ST]) > wanted:
                close_public_company(t, company)
        if opened:
            t.push(StaffPublicCompanies(tuple(opened)))


def open_public_company(t: Table, card: CompanyId) -> None:
    """Turn a public company face up; the State pays its cost, with a loan if it must, unless a module waives it."""
    t.closed.remove(card)
    company = Company(COMPANIES[card], ST, max(L2, lowest_wage(t)) if t.plays(ST) else lowest_wage(t))
    t.companies[ST].append(company)
    t.tell(CompanyOpened(card, company.wage))
    pay(t, ST, SUPPLY, opening_cost(t, card), causes.OPENING_COMPANY)


def opening_cost(t: Table, card: CompanyId) -> int:
    """What the State pays for a public company that opens: its cost, unless a module lowers it."""
    cost: int = COMPANIES[card].cost
    for module in t.modules:
        cost = module.opening_cost(t, cost)
    return cost


def close_public_company(t: Table, company: Company) -> None:
    """Turn a public company face down for its cost; its workers, even committed ones, lose their jobs (F11)."""
    vacate(t, company)
    t.companies[ST].remove(company)
    t.closed.append(company.card.id)
    t.closed.sort()
    t.tell(CompanyClosed(company.card.id))
    receive(t, ST, SUPPLY, company.card.cost, causes.CLOSING_COMPANY)
    discard_excess(t)
    check_unions(t)


@record
class OpenPublicCompanies(Ask[OpenCompany]):
    """The State player opens public companies one by one and sets their wages."""

    opened: tuple[CompanyId, ...]

    def options(self, t: Table) -> list[OpenCompany]:
        return [OpenCompany(card) for card in t.closed]

    def offer(self, t: Table, option: OpenCompany) -> Offer | None:
        return Offer(money=opening_cost(t, option.company), payer=ST, payee=SUPPLY)

    def choose(self, t: Table, option: OpenCompany) -> None:
        opened = (*self.opened, option.company)
        open_public_company(t, option.company)
        if len(t.companies[ST]) < public_companies_wanted(t) and t.closed:
            t.push(OpenPublicCompanies(ST, opened))
        else:
            t.push(StaffPublicCompanies(opened))
        if COMPANIES[option.company].pays_wages:
            t.push(SetFirstWage(ST, option.company))


class ClosePublicCompanies(Ask[CloseCompany]):
    """The State player closes public companies one by one."""

    def options(self, t: Table) -> list[CloseCompany]:
        return [CloseCompany(company.card.id) for company in t.companies[ST]]

    def offer(self, t: Table, option: CloseCompany) -> Offer | None:
        return Offer(money=COMPANIES[option.company].cost, payer=SUPPLY, payee=ST)

    def choose(self, t: Table, option: CloseCompany) -> None:
        close_public_company(t, t.company(option.company))
        if len(t.companies[ST]) > public_companies_wanted(t):
            t.push(ClosePublicCompanies(ST))


def _fillable(t: Table, cards: tuple[CompanyId, ...], who: Role) -> list[CompanyId]:
    return [
        card for card in cards if t.company(card).staff == NOBODY and can_fill_from_unemployed(t, t.company(card), who)
    ]


@record
class StaffPublicCompanies(Work):
    """Unemployed workers who can fill new public companies do so, as long as there are any (p. 30).

    The State player decides who goes where. Without one, the Middle Class decides which class where both could, and
    the player of that class which company.
    """

    cards: tuple[CompanyId, ...]

    def run(self, t: Table) -> None:
        classes = [who for who in (WC, MC) if t.plays(who) and _fillable(t, self.cards, who)]
        if not classes:
            return
        if t.plays(ST):
            t.push(ChooseCompanyToStaff(ST, self.cards, NOBODY))
        elif len(classes) == 2:
            t.push(ChooseClassToStaff(MC, self.cards))
        else:
            t.push(ChooseCompanyToStaff(classes[0], self.cards, classes[0]))


@record
class ChooseClassToStaff(Ask[StaffWith]):
    """The Middle Class names the class that fills a new public company."""

    cards: tuple[CompanyId, ...]

    def options(self, t: Table) -> list[StaffWith]:
        return [StaffWith(WC), StaffWith(MC)]

    def choose(self, t: Table, option: StaffWith) -> None:
        t.push(ChooseCompanyToStaff(option.class_, self.cards, option.class_))


@record
class ChooseCompanyToStaff(Ask[ToStaffCompany]):
    """Which new public company is filled next, and by whom."""

    cards: tuple[CompanyId, ...]
    who: Role

    def options(self, t: Table) -> list[ToStaffCompany]:
        classes = (WC, MC) if self.who == NOBODY else (self.who,)
        return [ToStaffCompany(card, who) for who in classes for card in _fillable(t, self.cards, who)]

    def page(self) -> int:
        return PUBLIC_SECTOR_PAGE

    def expected(self, t: Table) -> list[ToStaffCompany]:
        classes = [who for who in (WC, MC) if t.plays(who) and self.who in (who, NOBODY)]
        return [ToStaffCompany(card, who) for who in classes for card in self.cards if t.company(card).staff == NOBODY]

    def why_not(self, t: Table, option: ToStaffCompany) -> Refusal:
        return lack_of_unemployed(t, t.company(option.company), option.class_)

    def choose(self, t: Table, option: ToStaffCompany) -> None:
        t.push(StaffPublicCompanies(self.cards))
        fill_from_unemployed(t, t.company(option.company), option.class_, self.seat)
