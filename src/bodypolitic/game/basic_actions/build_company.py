"""Build Company (p. 18, 23): the Capitalist Class first builds and then hires; the Middle Class brings its workers."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.basic_actions.assign_workers import can_fill, movable_workers, settle, take_code, take_worker
from bodypolitic.game.codes import CC, MC, NOBODY, SUPPLY, UNSKILLED, WC
from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.money import funds, pay
from bodypolitic.game.options import BUILD, EMPLOY, NO_WORKERS, STAFF, TAKE, UNEMPLOYED, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.staffing import SetFirstWage, fill_from_unemployed, lowest_wage
from bodypolitic.game.table import Ask, Company, Table
from bodypolitic.game.workers import (
    calm_demonstration,
    can_fill_from_unemployed,
    check_unions,
    commit,
    employee_candidates,
    hire_employee,
)


def why_not(t: Table, seat: int) -> Reason | None:
    """A card in the market, a space on the board, the money; for the Middle Class also its workers."""
    if not t.markets[seat]:
        return Reason(reasons.MARKET_EMPTY)
    if len(t.companies[seat]) >= COMPANY_SPACES[seat]:
        return Reason(reasons.NO_COMPANY_SPACE)
    missing = min(COMPANIES[card].cost for card in t.markets[seat]) - funds(t, seat)
    if missing > 0:
        return Reason(reasons.NEEDS_MONEY, missing)
    return None if buildable(t, seat) else Reason(reasons.NO_WORKERS_FOR_MARKET)


def begin(t: Table, seat: int) -> None:
    """Choose the company."""
    t.push(BuildCompany(seat))


def buildable(t: Table, seat: int) -> list[int]:
    """The companies of a market that their owner could build now."""
    cards = [card for card in t.markets[seat] if COMPANIES[card].cost <= funds(t, seat)]
    if seat == MC and cards:
        counts = [0] * 6
        for code, count in movable_workers(t, MC, NOBODY, ()).items():
            counts[code % 6] += count
        cards = [card for card in cards if can_fill(list(COMPANIES[card].slots), counts)]
    return cards


class BuildCompany(Ask):
    """The company of one's market to build."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(BUILD, card) for card in buildable(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        if self.seat == MC:
            t.push(BringFounders(MC, option.a, ()))
        else:
            pay(t, CC, SUPPLY, COMPANIES[option.a].cost, h.BUILDING)
            open_cc_company(t, option.a)


def put_on_board(t: Table, owner: int, card: int) -> Company:
    """Move a company from its owner's market to the Private Sector."""
    t.markets[owner].remove(card)
    company = Company(COMPANIES[card], owner, lowest_wage(t))
    t.companies[owner].append(company)
    t.tell(h.COMPANY_BUILT, owner, card)
    return company


def open_cc_company(t: Table, card: int) -> None:
    """Place a Capitalist Class company; its owner sets the wage and may then hire unemployed workers."""
    company = put_on_board(t, CC, card)
    if company.wage:
        t.push(HireWorkers(CC, card))
        t.push(SetFirstWage(CC, card))


class HireWorkers(Ask):
    """Which class's unemployed fill a new Capitalist Class company, if any; first the class, then the workers (F8)."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, t: Table) -> list[Option]:
        company = t.company(self.card)
        options = [Option(STAFF, who) for who in (WC, MC) if can_fill_from_unemployed(t, company, who)]
        options.append(Option(NO_WORKERS))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == STAFF:
            fill_from_unemployed(t, t.company(self.card), option.a, CC)


class BringFounders(Ask):
    """The Middle Class worker for the next slot of the company it builds, from anywhere but committed places."""

    FIELDS = ("seat", "card", "chosen")

    def __init__(self, seat: int, card: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.chosen = chosen

    def options(self, t: Table) -> list[Option]:
        wanted = COMPANIES[self.card].slots[len(self.chosen)]
        return [
            Option(TAKE, code % 6, code // 6 - 1)
            for code in movable_workers(t, MC, NOBODY, self.chosen)
            if wanted == UNSKILLED or code % 6 == wanted
        ]

    def choose(self, t: Table, option: Option) -> None:
        chosen = (*self.chosen, take_code(option.b, option.a))
        if len(chosen) < COMPANIES[self.card].size:
            t.push(BringFounders(MC, self.card, chosen))
            return
        pay(t, MC, SUPPLY, COMPANIES[self.card].cost, h.BUILDING)
        left: tuple[int, ...] = ()
        for code in chosen:
            left = take_worker(t, MC, code // 6 - 1, code % 6, left)
        open_mc_company(t, self.card, [code % 6 for code in chosen])
        for card in left:
            settle(t, t.company(card))
        check_unions(t)


def open_mc_company(t: Table, card: int, skills: list[int]) -> None:
    """Place a Middle Class company with its workers, committed."""
    company = put_on_board(t, MC, card)
    company.workers = skills.copy()
    company.staff = MC
    for skill in skills:
        t.tell(h.WORKER_MOVED, MC, skill, UNEMPLOYED, card)
    commit(t, company)
    offer_employment(t, company)


def offer_employment(t: Table, company: Company) -> None:
    """The owner of a new Middle Class company with an employee slot sets its wage and may fill it at once."""
    if company.wage:
        t.push(HireEmployee(MC, company.card.id))
        t.push(SetFirstWage(MC, company.card.id))


class HireEmployee(Ask):
    """The unemployed Working Class worker who starts in a new Middle Class company, if any."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, t: Table) -> list[Option]:
        options = [Option(EMPLOY, skill) for skill in employee_candidates(t, t.company(self.card))]
        options.append(Option(NO_WORKERS))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == EMPLOY:
            hire_employee(t, t.company(self.card), option.a)
            calm_demonstration(t)
