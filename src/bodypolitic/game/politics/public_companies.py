"""Fiscal Policy: public companies open and close with the size of the Public Sector (p. 30)."""

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import FISCAL, L2, MC, NOBODY, ST, SUPPLY, WC
from bodypolitic.game.components.boards import PUBLIC_COMPANIES_BY_FISCAL_POLICY
from bodypolitic.game.components.companies import COMPANIES, public_rows
from bodypolitic.game.money import pay, receive
from bodypolitic.game.options import CLOSE_COMPANY, OPEN_COMPANY, STAFF, STAFF_COMPANY, Option
from bodypolitic.game.resources import discard_excess
from bodypolitic.game.staffing import SetFirstWage, fill_from_unemployed, lowest_wage
from bodypolitic.game.table import Ask, Company, Table, Work
from bodypolitic.game.workers import can_fill_from_unemployed, check_unions, vacate


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


def open_public_company(t: Table, card: int) -> None:
    """Turn a public company face up; the State pays its cost, with a loan if it must, unless a module waives it."""
    t.closed.remove(card)
    t.companies[ST].append(Company(COMPANIES[card], ST, max(L2, lowest_wage(t)) if t.plays(ST) else lowest_wage(t)))
    t.tell(h.COMPANY_OPENED, card)
    cost = COMPANIES[card].cost
    for module in t.modules:
        cost = module.opening_cost(t, cost)
    pay(t, ST, SUPPLY, cost, h.OPENING_COMPANY)


def close_public_company(t: Table, company: Company) -> None:
    """Turn a public company face down for its cost; its workers, even committed ones, lose their jobs (F11)."""
    vacate(t, company)
    t.companies[ST].remove(company)
    t.closed.append(company.card.id)
    t.closed.sort()
    t.tell(h.COMPANY_CLOSED, company.card.id)
    receive(t, ST, SUPPLY, company.card.cost, h.CLOSING_COMPANY)
    discard_excess(t)
    check_unions(t)


class OpenPublicCompanies(Ask):
    """The State player opens public companies one by one and sets their wages."""

    FIELDS = ("seat", "opened")

    def __init__(self, seat: int, opened: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.opened = opened

    def options(self, t: Table) -> list[Option]:
        return [Option(OPEN_COMPANY, card) for card in t.closed]

    def choose(self, t: Table, option: Option) -> None:
        opened = (*self.opened, option.a)
        open_public_company(t, option.a)
        if len(t.companies[ST]) < public_companies_wanted(t) and t.closed:
            t.push(OpenPublicCompanies(ST, opened))
        else:
            t.push(StaffPublicCompanies(opened))
        if COMPANIES[option.a].pays_wages:
            t.push(SetFirstWage(ST, option.a))


class ClosePublicCompanies(Ask):
    """The State player closes public companies one by one."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(CLOSE_COMPANY, company.card.id) for company in t.companies[ST]]

    def choose(self, t: Table, option: Option) -> None:
        close_public_company(t, t.company(option.a))
        if len(t.companies[ST]) > public_companies_wanted(t):
            t.push(ClosePublicCompanies(ST))


def _fillable(t: Table, cards: tuple[int, ...], who: int) -> list[int]:
    return [
        card for card in cards if t.company(card).staff == NOBODY and can_fill_from_unemployed(t, t.company(card), who)
    ]


class StaffPublicCompanies(Work):
    """Unemployed workers who can fill new public companies do so, as long as there are any (p. 30).

    The State player decides who goes where. Without one, the Middle Class decides which class where both could, and
    the player of that class which company.
    """

    FIELDS = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

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


class ChooseClassToStaff(Ask):
    """The Middle Class names the class that fills a new public company."""

    FIELDS = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def options(self, t: Table) -> list[Option]:
        return [Option(STAFF, WC), Option(STAFF, MC)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(ChooseCompanyToStaff(option.a, self.cards, option.a))


class ChooseCompanyToStaff(Ask):
    """Which new public company is filled next, and by whom."""

    FIELDS = ("seat", "cards", "who")

    def __init__(self, seat: int, cards: tuple[int, ...], who: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.who = who

    def options(self, t: Table) -> list[Option]:
        classes = (WC, MC) if self.who == NOBODY else (self.who,)
        return [Option(STAFF_COMPANY, card, who) for who in classes for card in _fillable(t, self.cards, who)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(StaffPublicCompanies(self.cards))
        fill_from_unemployed(t, t.company(option.a), option.b, self.seat)
