"""Build Company (p. 18, 23): the Capitalist Class first builds and then hires; the Middle Class brings its workers."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.basic_actions.assign_workers import BASIC_TERMS as ASSIGN_BASIC_TERMS
from bodypolitic.game.basic_actions.assign_workers import (
    can_fill,
    movable_skills,
    movable_workers,
    settle,
    take_code,
    take_worker,
)
from bodypolitic.game.chance import shuffle
from bodypolitic.game.codes import CC, MC, NOBODY, ST, SUPPLY, UNSKILLED, WC
from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.money import funds, pay
from bodypolitic.game.options import BUILD, EMPLOY, NEW_WORKER, NO_WORKERS, STAFF, TAKE, UNEMPLOYED, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.staffing import SetFirstWage, fill_from_unemployed, lowest_wage
from bodypolitic.game.table import Ask, Company, Table, Work
from bodypolitic.game.workers import (
    add_worker,
    calm_demonstration,
    can_fill_from_unemployed,
    check_unions,
    commit,
    employee_candidates,
    hire_employee,
    skills_in_supply,
)


class BuildTerms:
    """How a company may be built: at what change of price, by whom paid, from market or deck, and of what industries.

    A discount applies to companies of `discount_industry` only, where one is named.
    """

    __slots__ = (
        "discount",
        "discount_industry",
        "free",
        "from_deck",
        "founder_from_supply",
        "industries",
        "not_automated",
        "state_pays",
    )

    def __init__(
        self,
        *,
        discount: int = 0,
        discount_industry: int = NOBODY,
        state_pays: int = 0,
        from_deck: bool = False,
        founder_from_supply: bool = False,
        industries: tuple[int, ...] = (),
        free: bool = False,
        not_automated: bool = False,
    ) -> None:
        self.discount = discount
        self.discount_industry = discount_industry
        self.state_pays = state_pays
        self.from_deck = from_deck
        self.founder_from_supply = founder_from_supply
        self.industries = industries
        self.free = free
        self.not_automated = not_automated


NOTHING: Final = 0
HALF: Final = 1
ALL: Final = 2
BUILD_TERMS: Final[list[BuildTerms]] = [BuildTerms()]
BASIC_TERMS: Final = 0


def build_terms(terms: BuildTerms) -> int:
    """Add terms that a card builds on, and give back their number."""
    BUILD_TERMS.append(terms)
    return len(BUILD_TERMS) - 1


def why_not(t: Table, seat: int) -> Reason | None:
    """A card in the market, a space on the board, the money; for the Middle Class also its workers."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: int, terms: int) -> Reason | None:
    """A card, a space on the board, the money on these terms; for the Middle Class also its workers."""
    cards = cards_to_build(t, seat, terms)
    if not cards:
        return Reason(reasons.NO_SUCH_COMPANY_IN_MARKET if t.markets[seat] else reasons.MARKET_EMPTY)
    if len(t.companies[seat]) >= COMPANY_SPACES[seat]:
        return Reason(reasons.NO_COMPANY_SPACE)
    staffable = with_workers(t, seat, cards, terms)
    missing = min([own_share(t, seat, card, terms) for card in staffable or cards]) - funds(t, seat)
    if missing > 0:
        return Reason(reasons.NEEDS_MONEY, missing)
    return None if staffable else Reason(reasons.NO_WORKERS_FOR_MARKET)


def begin(t: Table, seat: int) -> None:
    """Choose the company."""
    begin_on(t, seat, BASIC_TERMS)


def begin_on(t: Table, seat: int, terms: int) -> None:
    """Choose the company to build on these terms."""
    t.push(BuildCompany(seat, terms))


def cards_to_build(t: Table, seat: int, terms: int) -> list[int]:
    """The companies of the market, or of the deck, that the terms speak of."""
    on = BUILD_TERMS[terms]
    cards = sorted(t.company_decks[seat]) if on.from_deck else t.markets[seat]
    return [
        card
        for card in cards
        if (not on.industries or COMPANIES[card].industry in on.industries)
        and not (on.not_automated and COMPANIES[card].automated)
    ]


def _price(card: int, terms: int) -> int:
    on = BUILD_TERMS[terms]
    if on.free:
        return 0
    if on.discount_industry not in (NOBODY, COMPANIES[card].industry):
        return COMPANIES[card].cost
    return max(0, COMPANIES[card].cost - on.discount)


def cost_on(card: int, terms: int) -> int:
    """What the builder pays; of a shared price the larger half."""
    state_pays = BUILD_TERMS[terms].state_pays
    if state_pays == ALL:
        return 0
    price = _price(card, terms)
    return (price + 1) // 2 if state_pays == HALF else price


def own_share(t: Table, seat: int, card: int, terms: int) -> int:
    """The least that the builder must have: its cost, less what others would pay of it."""
    cost = cost_on(card, terms)
    for module in t.modules:
        cost = max(0, cost - module.building_aid(t, seat))
    return cost


def buildable(t: Table, seat: int, terms: int) -> list[int]:
    """The companies that their owner could build now on these terms."""
    money = funds(t, seat)
    cards = [card for card in cards_to_build(t, seat, terms) if own_share(t, seat, card, terms) <= money]
    return with_workers(t, seat, cards, terms)


def with_workers(t: Table, seat: int, cards: list[int], terms: int) -> list[int]:
    """Those of the companies that their owner has the workers for; the Capitalist Class needs none to build."""
    if seat != MC or not cards:
        return cards
    counts = _founders_by_skill(t)
    if BUILD_TERMS[terms].founder_from_supply:
        return [card for card in cards if newcomers(t, card, counts)]
    return [card for card in cards if can_fill(list(COMPANIES[card].slots), counts)]


def _founders_by_skill(t: Table) -> list[int]:
    """How many Middle Class workers of each skill could come to a new company."""
    return movable_skills(t, MC, NOBODY, ASSIGN_BASIC_TERMS)


def newcomers(t: Table, card: int, counts: list[int]) -> list[int]:
    """The industries of the skilled worker from the supply with whom a company could be founded."""
    skills: list[int] = []
    for skill in skills_in_supply(t, MC):
        for number, slot in enumerate(COMPANIES[card].slots):
            if slot in (skill, UNSKILLED) and skill not in skills:
                others = [other for position, other in enumerate(COMPANIES[card].slots) if position != number]
                if can_fill(others, counts):
                    skills.append(skill)
    return skills


class BuildCompany(Ask):
    """The company to build."""

    FIELDS = ("seat", "terms")

    def __init__(self, seat: int, terms: int) -> None:
        super().__init__(seat)
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        return [Option(BUILD, card) for card in buildable(t, self.seat, self.terms)]

    def choose(self, t: Table, option: Option) -> None:
        if BUILD_TERMS[self.terms].from_deck:
            t.company_decks[self.seat].remove(option.a)
            shuffle(t.chance, t.company_decks[self.seat])
            t.markets[self.seat].append(option.a)
        begin_building(t, self.seat, option.a, self.terms)


def begin_building(t: Table, builder: int, card: int, terms: int, reserve: int = 0) -> None:
    """Build a company once it is settled who pays for it; its builder needs `reserve` for what comes after."""
    t.push(Build(builder, card, terms))
    for module in t.modules:
        module.building_begins(t, builder, cost_on(card, terms), reserve)


class Build(Work):
    """The Capitalist Class pays and opens its company, the Middle Class first brings its workers."""

    FIELDS = ("builder", "card", "terms")

    def __init__(self, builder: int, card: int, terms: int) -> None:
        self.builder = builder
        self.card = card
        self.terms = terms

    def run(self, t: Table) -> None:
        if self.builder == CC:
            pay_for_building(t, CC, self.card, self.terms)
            open_cc_company(t, self.card)
        elif BUILD_TERMS[self.terms].founder_from_supply:
            t.push(BringNewcomer(MC, self.card, self.terms))
        else:
            t.push(BringFounders(MC, self.card, (), self.terms))


def pay_for_building(t: Table, builder: int, card: int, terms: int) -> None:
    """The builder's part, and the State's where a card makes it share, by loan if it must."""
    cost = cost_on(card, terms)
    aid = sum([module.pays_for_building(t, builder, cost) for module in t.modules])
    pay(t, builder, SUPPLY, cost - aid, h.BUILDING)
    if BUILD_TERMS[terms].state_pays:
        pay(t, ST, SUPPLY, _price(card, terms) - cost, t.card_reason(builder))


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
        t.push(HireWorkers(CC, card, new=True))
        t.push(SetFirstWage(CC, card))


class HireWorkers(Ask):
    """Which class's unemployed fill an empty company, if any; first the class, then the workers (F8)."""

    FIELDS = ("seat", "card", "new")

    def __init__(self, seat: int, card: int, new: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.new = new

    def options(self, t: Table) -> list[Option]:
        company = t.company(self.card)
        options = [Option(STAFF, who) for who in (WC, MC) if can_fill_from_unemployed(t, company, who)]
        options.append(Option(NO_WORKERS))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == STAFF:
            fill_from_unemployed(t, t.company(self.card), option.a, self.seat, new=self.new)


class BringFounders(Ask):
    """The Middle Class worker for the next slot of the company it builds, from anywhere but committed places."""

    FIELDS = ("seat", "card", "chosen", "terms")

    def __init__(self, seat: int, card: int, chosen: tuple[int, ...], terms: int) -> None:
        super().__init__(seat)
        self.card = card
        self.chosen = chosen
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        wanted = COMPANIES[self.card].slots[len(self.chosen)]
        return [
            Option(TAKE, code % 6, code // 6 - 1)
            for code in movable_workers(t, MC, NOBODY, self.chosen, ASSIGN_BASIC_TERMS)
            if wanted == UNSKILLED or code % 6 == wanted
        ]

    def choose(self, t: Table, option: Option) -> None:
        chosen = (*self.chosen, take_code(option.b, option.a))
        if len(chosen) < COMPANIES[self.card].size:
            t.push(BringFounders(MC, self.card, chosen, self.terms))
            return
        pay_for_building(t, MC, self.card, self.terms)
        left: tuple[int, ...] = ()
        for code in chosen:
            left = take_worker(t, MC, code // 6 - 1, code % 6, left)
        open_mc_company(t, self.card, [code % 6 for code in chosen])
        for card in left:
            settle(t, t.company(card))
        check_unions(t)


class BringNewcomer(Ask):
    """The skilled Middle Class worker from the supply with whom a company is founded.

    It takes the slot of its skill, or else the unskilled one; the other slot is filled as in any building.
    """

    FIELDS = ("seat", "card", "terms")

    def __init__(self, seat: int, card: int, terms: int) -> None:
        super().__init__(seat)
        self.card = card
        self.terms = terms

    def options(self, t: Table) -> list[Option]:
        return [Option(NEW_WORKER, skill) for skill in newcomers(t, self.card, _founders_by_skill(t))]

    def choose(self, t: Table, option: Option) -> None:
        add_worker(t, MC, option.a)
        newcomer = take_code(UNEMPLOYED, option.a)
        slots = COMPANIES[self.card].slots
        if len(slots) == 1:
            BringFounders(MC, self.card, (), self.terms).choose(t, Option(TAKE, option.a, UNEMPLOYED))
        elif slots[0] == option.a:
            t.push(BringFounders(MC, self.card, (newcomer,), self.terms))
        else:
            t.push(BringSkilledFounder(MC, self.card, self.terms, option.a))


class BringSkilledFounder(Ask):
    """The worker for the skilled slot of a company whose unskilled slot the newcomer takes."""

    FIELDS = ("seat", "card", "terms", "newcomer")

    def __init__(self, seat: int, card: int, terms: int, newcomer: int) -> None:
        super().__init__(seat)
        self.card = card
        self.terms = terms
        self.newcomer = newcomer

    def options(self, t: Table) -> list[Option]:
        return BringFounders(MC, self.card, (), self.terms).options(t)

    def choose(self, t: Table, option: Option) -> None:
        first = take_code(option.b, option.a)
        BringFounders(MC, self.card, (first,), self.terms).choose(t, Option(TAKE, self.newcomer, UNEMPLOYED))


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
        t.push(HireEmployee(MC, company.card.id, new=True))
        t.push(SetFirstWage(MC, company.card.id))


class HireEmployee(Ask):
    """The unemployed Working Class worker who starts in a Middle Class company, if any; a new one may calm people."""

    FIELDS = ("seat", "card", "new")

    def __init__(self, seat: int, card: int, new: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.new = new

    def options(self, t: Table) -> list[Option]:
        options = [Option(EMPLOY, skill) for skill in employee_candidates(t, t.company(self.card))]
        options.append(Option(NO_WORKERS))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == EMPLOY:
            hire_employee(t, t.company(self.card), option.a)
            if self.new:
                calm_demonstration(t)
