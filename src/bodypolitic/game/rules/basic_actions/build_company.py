"""Build Company (p. 18, 23): the Capitalist Class first builds and then hires; the Middle Class brings its workers."""

from typing import Final

from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES, NO_COMPANY
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.chance import shuffle
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    CC,
    MC,
    NO_INDUSTRY,
    ST,
    SUPPLY,
    UNSKILLED,
    WC,
    WORKING,
    CompanyId,
    CostShare,
    Industry,
    Role,
    Skill,
    place_in,
    skill_in,
    take_code,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import CompanyBuilt, CompanyRevealed, WorkerMoved
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import EmployWorker, NewWorker, NoWorkers, StaffWith, Take, ToBuild
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import (
    JobAsksFor,
    MarketEmpty,
    NeedsMoney,
    NoCompanySpace,
    NoneInSupply,
    NoSuchCompanyInMarket,
    NotOnTheseTerms,
    NoUnemployedWorker,
    NoWorkersForMarket,
    Refusal,
    UnskilledFirst,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS as ASSIGN_BASIC_TERMS
from bodypolitic.game.rules.basic_actions.assign_workers import (
    can_fill,
    lack_of_workers,
    movable_skills,
    movable_workers,
    settle,
    take_worker,
    why_not_taken,
)
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.staffing import SetFirstWage, fill_from_unemployed, lowest_wage
from bodypolitic.game.rules.workers import (
    add_worker,
    calm_demonstration,
    can_fill_from_unemployed,
    check_unions,
    commit,
    employee_candidates,
    hire_employee,
    lack_of_unemployed,
    places_of_workers,
    skills_in_supply,
)
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Company, Table

# How much of the price of a company the State pays
NOTHING: Final = CostShare(0)
HALF: Final = CostShare(1)
ALL: Final = CostShare(2)


@record
class BuildTerms(Record):
    """How a company may be built: at what change of price, by whom paid, from market or deck, and of what industries.

    A discount applies to companies of `discount_industry` only, where one is named.
    """

    discount: int = 0
    discount_industry: Industry = NO_INDUSTRY
    state_pays: CostShare = NOTHING
    from_deck: bool = False
    founder_from_supply: bool = False
    industries: tuple[Industry, ...] = ()
    free: bool = False
    not_automated: bool = False

    LOWERS = ("discount",)


BASIC_TERMS: Final = BuildTerms()


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A card in the market, a space on the board, the money; for the Middle Class also its workers."""
    return why_not_on(t, seat, BASIC_TERMS)


def why_not_on(t: Table, seat: Role, terms: BuildTerms) -> Refusal | None:
    """A card, a space on the board, the money on these terms; for the Middle Class also its workers."""
    cards = cards_to_build(t, seat, terms)
    if not cards:
        return NoSuchCompanyInMarket() if t.markets[seat] else MarketEmpty()
    if len(t.companies[seat]) >= COMPANY_SPACES[seat]:
        return NoCompanySpace()
    staffable = with_workers(t, seat, cards, terms)
    cheapest, has = min([own_share(t, seat, card, terms) for card in staffable or cards]), funds(t, seat)
    if has < cheapest:
        return NeedsMoney(cheapest, has)
    return None if staffable else NoWorkersForMarket()


def begin(t: Table, seat: Role) -> None:
    """Choose the company."""
    begin_on(t, seat, BASIC_TERMS)


BASIC_ACTION: Final[BasicAction] = basic_action("build-company", {MC: 23, CC: 18}, why_not, begin)


def begin_on(t: Table, seat: Role, terms: BuildTerms) -> None:
    """Choose the company to build on these terms."""
    t.push(BuildCompany(seat, terms))


def cards_to_build(t: Table, seat: Role, terms: BuildTerms) -> list[CompanyId]:
    """The companies of the market, or of the deck, that the terms speak of."""
    cards = sorted(t.company_decks[seat]) if terms.from_deck else t.markets[seat]
    return [
        card
        for card in cards
        if (not terms.industries or COMPANIES[card].industry in terms.industries)
        and not (terms.not_automated and COMPANIES[card].automated)
    ]


def _price(card: CompanyId, terms: BuildTerms) -> int:
    if terms.free:
        return 0
    if terms.discount_industry not in (NO_INDUSTRY, COMPANIES[card].industry):
        return COMPANIES[card].cost
    return max(0, COMPANIES[card].cost - terms.discount)


def cost_on(card: CompanyId, terms: BuildTerms) -> int:
    """What the builder pays; of a shared price the larger half."""
    state_pays = terms.state_pays
    if state_pays == ALL:
        return 0
    price = _price(card, terms)
    return (price + 1) // 2 if state_pays == HALF else price


def own_share(t: Table, seat: Role, card: CompanyId, terms: BuildTerms) -> int:
    """The least that the builder must have: its cost, less what others would pay of it."""
    cost = cost_on(card, terms)
    for module in t.modules:
        cost = max(0, cost - module.building_aid(t, seat))
    return cost


def buildable(t: Table, seat: Role, terms: BuildTerms) -> list[CompanyId]:
    """The companies that their owner could build now on these terms."""
    money = funds(t, seat)
    cards = [card for card in cards_to_build(t, seat, terms) if own_share(t, seat, card, terms) <= money]
    return with_workers(t, seat, cards, terms)


def with_workers(t: Table, seat: Role, cards: list[CompanyId], terms: BuildTerms) -> list[CompanyId]:
    """Those of the companies that their owner has the workers for; the Capitalist Class needs none to build."""
    if seat != MC or not cards:
        return cards
    counts = _founders_by_skill(t)
    if terms.founder_from_supply:
        return [card for card in cards if newcomers(t, card, counts)]
    return [card for card in cards if can_fill(list(COMPANIES[card].slots), counts)]


def _founders_by_skill(t: Table) -> list[int]:
    """How many Middle Class workers of each skill could come to a new company."""
    return movable_skills(t, MC, NO_COMPANY, ASSIGN_BASIC_TERMS)


def newcomers(t: Table, card: CompanyId, counts: list[int]) -> list[Skill]:
    """The industries of the skilled worker from the supply with whom a company could be founded."""
    skills: list[Skill] = []
    for skill in skills_in_supply(t, MC):
        for number, slot in enumerate(COMPANIES[card].slots):
            if slot in (skill, UNSKILLED) and skill not in skills:
                others = [other for position, other in enumerate(COMPANIES[card].slots) if position != number]
                if can_fill(others, counts):
                    skills.append(skill)
    return skills


def why_not_built(t: Table, seat: Role, card: CompanyId, terms: BuildTerms) -> Refusal:
    """Why a company can't be built on these terms."""
    if card not in cards_to_build(t, seat, terms):
        return NotOnTheseTerms()
    share, has = own_share(t, seat, card, terms), funds(t, seat)
    return (
        NeedsMoney(share, has) if has < share else lack_of_workers(list(COMPANIES[card].slots), _founders_by_skill(t))
    )


@record
class BuildCompany(Ask[ToBuild]):
    """The company to build."""

    terms: BuildTerms

    def options(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for card in buildable(t, self.seat, self.terms)]

    def page(self) -> int:
        return BASIC_ACTION.pages[self.seat]

    def expected(self, t: Table) -> list[ToBuild]:
        cards = cards_to_build(t, self.seat, self.terms) if self.terms.from_deck else t.markets[self.seat]
        return [ToBuild(card) for card in cards]

    def why_not(self, t: Table, option: ToBuild) -> Refusal:
        return why_not_built(t, self.seat, option.company, self.terms)

    def offer(self, t: Table, option: ToBuild) -> Offer | None:
        return Offer(money=cost_on(option.company, self.terms), payer=self.seat, payee=SUPPLY)

    def choose(self, t: Table, option: ToBuild) -> None:
        if self.terms.from_deck:
            t.company_decks[self.seat].remove(option.company)
            shuffle(t.chance, t.company_decks[self.seat])
            t.markets[self.seat].append(option.company)
            t.tell(CompanyRevealed(self.seat, option.company))
        begin_building(t, self.seat, option.company, self.terms)


def begin_building(t: Table, builder: Role, card: CompanyId, terms: BuildTerms, reserve: int = 0) -> None:
    """Build a company once it is settled who pays for it; its builder needs `reserve` for what comes after."""
    t.push(Build(builder, card, terms))
    for module in t.modules:
        module.building_begins(t, builder, cost_on(card, terms), reserve)


@record
class Build(Work):
    """The Capitalist Class pays and opens its company, the Middle Class first brings its workers."""

    builder: Role
    card: CompanyId
    terms: BuildTerms

    def run(self, t: Table) -> None:
        if self.builder == CC:
            pay_for_building(t, CC, self.card, self.terms)
            open_cc_company(t, self.card)
        elif self.terms.founder_from_supply:
            t.push(BringNewcomer(MC, self.card, self.terms))
        else:
            t.push(BringFounders(MC, self.card, (), self.terms))


def pay_for_building(t: Table, builder: Role, card: CompanyId, terms: BuildTerms) -> None:
    """The builder's part, and the State's where a card makes it share, by loan if it must."""
    cost = cost_on(card, terms)
    aid = sum([module.pays_for_building(t, builder, cost) for module in t.modules])
    pay(t, builder, SUPPLY, cost - aid, causes.BUILDING)
    if terms.state_pays:
        pay(t, ST, SUPPLY, _price(card, terms) - cost, t.card_reason(builder))


def put_on_board(t: Table, owner: Role, card: CompanyId) -> Company:
    """Move a company from its owner's market to the Private Sector."""
    t.markets[owner].remove(card)
    company = Company(COMPANIES[card], owner, lowest_wage(t))
    t.companies[owner].append(company)
    t.tell(CompanyBuilt(owner, card, company.wage))
    return company


def open_cc_company(t: Table, card: CompanyId) -> None:
    """Place a Capitalist Class company; its owner sets the wage and may then hire unemployed workers."""
    company = put_on_board(t, CC, card)
    if company.wage:
        t.push(HireWorkers(CC, card, new=True))
        t.push(SetFirstWage(CC, card))


@record
class HireWorkers(Ask[StaffWith | NoWorkers]):
    """Which class's unemployed fill an empty company, if any; first the class, then the workers (F8)."""

    card: CompanyId
    new: bool

    def options(self, t: Table) -> list[StaffWith | NoWorkers]:
        company = t.company(self.card)
        options: list[StaffWith | NoWorkers] = [
            StaffWith(who) for who in (WC, MC) if can_fill_from_unemployed(t, company, who)
        ]
        options.append(NoWorkers())
        return options

    def page(self) -> int:
        return BASIC_ACTION.pages[CC]

    def expected(self, t: Table) -> list[StaffWith | NoWorkers]:
        return [StaffWith(who) for who in WORKING if t.plays(who)]

    def why_not(self, t: Table, option: StaffWith | NoWorkers) -> Refusal:
        assert isinstance(option, StaffWith)
        return lack_of_unemployed(t, t.company(self.card), option.class_)

    def choose(self, t: Table, option: StaffWith | NoWorkers) -> None:
        if isinstance(option, StaffWith):
            fill_from_unemployed(t, t.company(self.card), option.class_, self.seat, new=self.new)


@record
class BringFounders(Ask[Take]):
    """The Middle Class worker for the next slot of the company it builds, from anywhere but committed places."""

    card: CompanyId
    chosen: tuple[int, ...]
    terms: BuildTerms

    def options(self, t: Table) -> list[Take]:
        wanted = COMPANIES[self.card].slots[len(self.chosen)]
        return [
            Take(skill_in(code), place_in(code))
            for code in movable_workers(t, MC, NO_COMPANY, self.chosen, ASSIGN_BASIC_TERMS)
            if wanted == UNSKILLED or skill_in(code) == wanted
        ]

    def page(self) -> int:
        return BASIC_ACTION.pages[MC]

    def expected(self, t: Table) -> list[Take]:
        return places_of_workers(t, MC)

    def why_not(self, t: Table, option: Take) -> Refusal:
        return why_not_taken(t, MC, option, COMPANIES[self.card].slots[len(self.chosen)], ASSIGN_BASIC_TERMS)

    def choose(self, t: Table, option: Take) -> None:
        chosen = (*self.chosen, take_code(option.from_, option.skill))
        if len(chosen) < COMPANIES[self.card].size:
            t.push(BringFounders(MC, self.card, chosen, self.terms))
            return
        pay_for_building(t, MC, self.card, self.terms)
        left: tuple[CompanyId, ...] = ()
        for code in chosen:
            left = take_worker(t, MC, place_in(code), skill_in(code), left)
        open_mc_company(t, self.card, [skill_in(code) for code in chosen])
        for card in left:
            settle(t, t.company(card))
        check_unions(t)


@record
class BringNewcomer(Ask[NewWorker]):
    """The skilled Middle Class worker from the supply with whom a company is founded.

    It takes the slot of its skill, or else the unskilled one; the other slot is filled as in any building.
    """

    card: CompanyId
    terms: BuildTerms

    def options(self, t: Table) -> list[NewWorker]:
        return [NewWorker(skill) for skill in newcomers(t, self.card, _founders_by_skill(t))]

    def expected(self, t: Table) -> list[NewWorker]:
        return [NewWorker(skill) for skill in ALL_RESOURCES]

    def why_not(self, t: Table, option: NewWorker) -> Refusal:
        slots = COMPANIES[self.card].slots
        if option.skill not in skills_in_supply(t, MC):
            return NoneInSupply()
        if option.skill not in slots and UNSKILLED not in slots:
            return JobAsksFor(slots[0])
        others = [slot for slot in slots if slot != option.skill]
        return lack_of_workers(others, _founders_by_skill(t))

    def choose(self, t: Table, option: NewWorker) -> None:
        add_worker(t, MC, option.skill)
        newcomer = take_code(UNEMPLOYED, option.skill)
        slots = COMPANIES[self.card].slots
        if len(slots) == 1:
            BringFounders(MC, self.card, (), self.terms).choose(t, Take(option.skill, UNEMPLOYED))
        elif slots[0] == option.skill:
            t.push(BringFounders(MC, self.card, (newcomer,), self.terms))
        else:
            t.push(BringSkilledFounder(MC, self.card, self.terms, option.skill))


@record
class BringSkilledFounder(Ask[Take]):
    """The worker for the skilled slot of a company whose unskilled slot the newcomer takes."""

    card: CompanyId
    terms: BuildTerms
    newcomer: Skill

    def options(self, t: Table) -> list[Take]:
        return BringFounders(MC, self.card, (), self.terms).options(t)

    def page(self) -> int:
        return BASIC_ACTION.pages[MC]

    def expected(self, t: Table) -> list[Take]:
        return places_of_workers(t, MC)

    def why_not(self, t: Table, option: Take) -> Refusal:
        return BringFounders(MC, self.card, (), self.terms).why_not(t, option)

    def choose(self, t: Table, option: Take) -> None:
        first = take_code(option.from_, option.skill)
        BringFounders(MC, self.card, (first,), self.terms).choose(t, Take(self.newcomer, UNEMPLOYED))


def open_mc_company(t: Table, card: CompanyId, skills: list[Skill]) -> None:
    """Place a Middle Class company with its workers, committed."""
    company = put_on_board(t, MC, card)
    company.workers = skills.copy()
    company.staff = MC
    for skill in skills:
        t.tell(WorkerMoved(MC, skill, UNEMPLOYED, card))
    commit(t, company)
    offer_employment(t, company)


def offer_employment(t: Table, company: Company) -> None:
    """The owner of a new Middle Class company with an employee slot sets its wage and may fill it at once."""
    if company.wage:
        t.push(HireEmployee(MC, company.card.id, new=True))
        t.push(SetFirstWage(MC, company.card.id))


@record
class HireEmployee(Ask[EmployWorker | NoWorkers]):
    """The unemployed Working Class worker who starts in a Middle Class company, if any; a new one may calm people."""

    card: CompanyId
    new: bool

    def options(self, t: Table) -> list[EmployWorker | NoWorkers]:
        options: list[EmployWorker | NoWorkers] = [
            EmployWorker(skill) for skill in employee_candidates(t, t.company(self.card))
        ]
        options.append(NoWorkers())
        return options

    def page(self) -> int:
        return BASIC_ACTION.pages[MC]

    def expected(self, t: Table) -> list[EmployWorker | NoWorkers]:
        wanted = t.company(self.card).card.employee
        return [EmployWorker(skill) for skill in ALL_SKILLS if skill == wanted or t.unemployed[WC][skill]]

    def why_not(self, t: Table, option: EmployWorker | NoWorkers) -> Refusal:
        assert isinstance(option, EmployWorker)
        wanted = t.company(self.card).card.employee
        if option.skill == wanted:
            return NoUnemployedWorker(WC, wanted)
        return UnskilledFirst() if wanted == UNSKILLED else JobAsksFor(wanted)

    def choose(self, t: Table, option: EmployWorker | NoWorkers) -> None:
        if isinstance(option, EmployWorker):
            hire_employee(t, t.company(self.card), option.skill)
            if self.new:
                calm_demonstration(t)
