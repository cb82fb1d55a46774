"""Effects that build, run, sell and move companies."""

from typing import Final

from bodypolitic.game.cards.effects import BeginEffect, Effect, May
from bodypolitic.game.cards.trade_effects import BUY_FROM_STATE
from bodypolitic.game.components.boards import COMPANY_SPACES, MACHINERY_TOKENS
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import (
    ALL_SKILLS,
    CC,
    COMPANY_DECKS,
    FISCAL,
    GOODS_AND_SERVICES,
    L3,
    NOBODY,
    ST,
    SUPPLY,
    B,
    Cause,
    CompanyId,
    Industry,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import (
    CompanyNationalized,
    CompanyPrivatized,
    CompanyRevealed,
    MachineryPlaced,
    WorkerMoved,
)
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import (
    PlaceStorage,
    PoachFor,
    PutMachinery,
    Sell,
    ToBuild,
    ToNationalize,
    ToPrivatize,
    WorkOvertimeAt,
)
from bodypolitic.game.records.refusals import (
    AllCompaniesOperational,
    CommittedThere,
    DoNotFit,
    HasMachinery,
    IsAutomated,
    IsNotOperational,
    IsOperational,
    NeedsMoney,
    NeedsTwoCompaniesInMarket,
    NeedsTwoCompanySpaces,
    NobodyWorksThere,
    NoCompany,
    NoCompanyForExtraShift,
    NoCompanyForMachinery,
    NoCompanySpace,
    NoCompanyToTakeOver,
    NoCompanyWithoutMachinery,
    NoEmptyPublicCompany,
    NoMachineryToken,
    NoPlaceForMachinery,
    NoPublicCompanyOperational,
    NoStorageTile,
    NoWorkersToPoach,
    OnStrikeNow,
    OtherIndustry,
    OtherSize,
    Refusal,
    StateNeedsMoney,
    StorageTileThere,
    WorkersAreCommitted,
)
from bodypolitic.game.rules.basic_actions import build_company, extra_shift
from bodypolitic.game.rules.basic_actions.assign_workers import can_fill
from bodypolitic.game.rules.basic_actions.build_company import BuildTerms, HireWorkers
from bodypolitic.game.rules.basic_actions.sell_company import sell_company
from bodypolitic.game.rules.free_actions.buy_storage import place_tile, without_tile
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.producing import go_to_work, output_now, pay_wages, store_output
from bodypolitic.game.rules.resources import discard_excess, storage_tile_left
from bodypolitic.game.rules.staffing import lowest_wage, set_wage
from bodypolitic.game.rules.workers import check_unions, commit, end_strike, vacate
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import EMPTY, Company, Table


@record
class BuildCompany(Effect):
    """The basic action, on the terms of the card."""

    terms: BuildTerms = build_company.BASIC_TERMS

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return build_company.why_not_on(t, seat, self.terms)

    def begin(self, t: Table, seat: Role) -> None:
        build_company.begin_on(t, seat, self.terms)


class BuildTwoCompanies(Effect):
    """Two companies of the market, and as many new ones for it afterwards."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if len(t.markets[seat]) < 2:
            return NeedsTwoCompaniesInMarket()
        if len(t.companies[seat]) + 2 > COMPANY_SPACES[seat]:
            return NeedsTwoCompanySpaces()
        costs = sorted([_share(t, card) for card in t.markets[seat]])
        needed, has = costs[0] + costs[1], funds(t, seat)
        return NeedsMoney(needed, has) if has < needed else None

    def begin(self, t: Table, seat: Role) -> None:
        t.push(BuildFirstOfTwo(seat))


def _share(t: Table, card: CompanyId) -> int:
    return build_company.own_share(t, CC, card, build_company.BASIC_TERMS)


class BuildFirstOfTwo(Ask[ToBuild]):
    """The first company; the second must still be affordable."""

    def options(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for card in t.markets[CC] if _share(t, card) + self._second(t, card) <= funds(t, CC)]

    def expected(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for card in t.markets[CC]]

    def why_not(self, t: Table, option: ToBuild) -> Refusal:
        return NeedsMoney(_share(t, option.company) + self._second(t, option.company), funds(t, CC))

    def _second(self, t: Table, first: int) -> int:
        """The least that a second company takes."""
        return min([_share(t, card) for card in t.markets[CC] if card != first])

    def offer(self, t: Table, option: ToBuild) -> Offer | None:
        return Offer(money=build_company.cost_on(option.company, build_company.BASIC_TERMS), payer=CC, payee=SUPPLY)

    def choose(self, t: Table, option: ToBuild) -> None:
        t.push(AddToMarket(CC, 2))
        t.push(build_company.BuildCompany(CC, build_company.BASIC_TERMS))
        second = self._second(t, option.company)
        build_company.begin_building(t, CC, option.company, build_company.BASIC_TERMS, second)


@record
class AddToMarket(Work):
    """New companies for a market."""

    owner: Role
    number: int

    def run(self, t: Table) -> None:
        for _ in range(self.number):
            if t.company_decks[self.owner] or t.company_discards[self.owner]:
                card = t.draw(t.company_decks[self.owner], t.company_discards[self.owner], COMPANY_DECKS[self.owner])
                t.markets[self.owner].append(card)
                t.tell(CompanyRevealed(self.owner, card))


@record
class FreeStorageThenBuild(Effect):
    """A free Storage tile for a resource; then a company may be built, cheaper if it makes that resource."""

    discount: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if not storage_tile_left(t) or not without_tile(t, seat):
            return NoStorageTile()
        return None

    def begin(self, t: Table, seat: Role) -> None:
        t.push(PlaceFreeStorage(seat, self.discount))


@record
class PlaceFreeStorage(Ask[PlaceStorage]):
    """The resource that gets the free tile; a company that makes it may then be built for less."""

    discount: int

    def options(self, t: Table) -> list[PlaceStorage]:
        return [PlaceStorage(resource) for resource in without_tile(t, self.seat)]

    def expected(self, t: Table) -> list[PlaceStorage]:
        return [PlaceStorage(resource) for resource in GOODS_AND_SERVICES]

    def why_not(self, t: Table, option: PlaceStorage) -> Refusal:
        return StorageTileThere()

    def choose(self, t: Table, option: PlaceStorage) -> None:
        place_tile(t, self.seat, option.resource)
        build = BuildCompany(BuildTerms(discount=self.discount, discount_industry=option.resource))
        t.push(BeginEffect(self.seat, May(build)))


class ExtraShift(Effect):
    """The Middle Class's basic action."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return extra_shift.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        extra_shift.begin(t, seat)


class ExtraShiftWithEmployee(Effect):
    """The Middle Class's basic action, in a company with an employee."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if extra_shift.companies_for_shift(t, with_employee=True):
            return None
        return NoCompanyForExtraShift()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(extra_shift.ExtraShift(seat, with_employee=True))


def can_work_overtime(company: Company) -> bool:
    """Whether a company could produce now: with workers, and not on strike (p. 16)."""
    return company.staff != NOBODY and not company.on_strike


@record
class Overtime(Effect):
    """A company of the player, or of the State, pays its wage and produces; committed or not, its workers stay so.

    One's own wages can't be paid with a loan (F25); the State, made to by another player, borrows.
    """

    of_state: bool = False
    then_buy: bool = False

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        owner = ST if self.of_state else seat
        workable = [company for company in t.companies[owner] if can_work_overtime(company)]
        if not workable:
            return NoCompanyForExtraShift()
        if owner != seat:
            return None
        wage, has = min([company.wage_paid for company in workable]), funds(t, seat)
        return NeedsMoney(wage, has) if has < wage else None

    def begin(self, t: Table, seat: Role) -> None:
        t.push(WorkOvertime(seat, ST if self.of_state else seat, self.then_buy))


@record
class WorkOvertime(Ask[WorkOvertimeAt]):
    """The company that works overtime."""

    owner: Role
    then_buy: bool

    def options(self, t: Table) -> list[WorkOvertimeAt]:
        return [
            WorkOvertimeAt(company.card.id)
            for company in t.companies[self.owner]
            if can_work_overtime(company) and (self.owner != self.seat or company.wage_paid <= funds(t, self.seat))
        ]

    def expected(self, t: Table) -> list[WorkOvertimeAt]:
        return [WorkOvertimeAt(company.card.id) for company in t.companies[self.owner]]

    def why_not(self, t: Table, option: WorkOvertimeAt) -> Refusal:
        company = t.company(option.company)
        if company.staff == NOBODY:
            return NobodyWorksThere()
        return OnStrikeNow() if company.on_strike else NeedsMoney(company.wage_paid, funds(t, self.seat))

    def offer(self, t: Table, option: WorkOvertimeAt) -> Offer | None:
        company = t.company(option.company)
        return Offer(money=company.wage_paid, payer=self.owner, payee=company.staff)

    def choose(self, t: Table, option: WorkOvertimeAt) -> None:
        company = t.company(option.company)
        if self.then_buy:
            t.push(BeginEffect(self.seat, MAY_BUY_FROM_STATE[company.card.industry]))
        go_to_work(t, company)
        pay_wages(t, company)
        store_output(t, company, output_now(t, company))


@record
class PublicCompanyProduces(Effect):
    """A public company of one industry where the player's workers work pays its wage and produces.

    Of several it is the one that makes most, and among equals any.
    """

    industry: Industry

    def _makers(self, t: Table, seat: Role) -> list[Company]:
        makers = [
            company
            for company in t.companies[ST]
            if company.card.industry == self.industry and company.staff == seat and can_work_overtime(company)
        ]
        most = max([company.card.output for company in makers], default=0)
        return [company for company in makers if company.card.output == most]

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if self._makers(t, seat) else NoCompanyForExtraShift()

    def begin(self, t: Table, seat: Role) -> None:
        makers = self._makers(t, seat)
        company = makers[chance.below(t.chance, len(makers))] if len(makers) > 1 else makers[0]
        go_to_work(t, company)
        pay_wages(t, company)
        store_output(t, company, output_now(t, company))


MAY_BUY_FROM_STATE: Final = tuple([May(effect) for effect in BUY_FROM_STATE])


def places_for_machinery(t: Table, owner: Role) -> list[CompanyId]:
    """Companies that show the Machinery icon and have no token yet."""
    return [company.card.id for company in t.companies[owner] if company.card.machinery and not company.machinery]


def machinery_tokens_left(t: Table) -> int:
    """How many Machinery tokens lie on no company."""
    return MACHINERY_TOKENS - sum([1 for company in t.all_companies() if company.machinery])


@record
class PlaceMachinery(Effect):
    """Machinery tokens, each on another company that has a place for it; what has none is lost (p. 20)."""

    tokens: int

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if machinery_tokens_left(t) <= 0:
            return NoMachineryToken()
        return None if places_for_machinery(t, seat) else NoCompanyForMachinery()

    def begin(self, t: Table, seat: Role) -> None:
        places = len(places_for_machinery(t, seat))
        t.push(ChooseMachineryPlace(seat, min(self.tokens, places, machinery_tokens_left(t))))


@record
class ChooseMachineryPlace(Ask[PutMachinery]):
    """The company that gets the next token."""

    left: int

    def options(self, t: Table) -> list[PutMachinery]:
        return [PutMachinery(card) for card in places_for_machinery(t, self.seat)]

    def expected(self, t: Table) -> list[PutMachinery]:
        return [PutMachinery(company.card.id) for company in t.companies[self.seat]]

    def why_not(self, t: Table, option: PutMachinery) -> Refusal:
        company = t.company(option.company)
        if company.card.automated:
            return IsAutomated()
        return HasMachinery() if company.machinery else NoPlaceForMachinery()

    def choose(self, t: Table, option: PutMachinery) -> None:
        t.company(option.company).machinery = True
        t.tell(MachineryPlaced(option.company))
        if self.left > 1:
            t.push(ChooseMachineryPlace(self.seat, self.left - 1))


class SellCompanyForTwice(Effect):
    """Sell a company without Machinery for twice its cost; automated ones count as having it (p. 4)."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if _without_machinery(t, seat):
            return None
        if not t.companies[seat]:
            return NoCompany()
        with_machinery = all(company.machinery or company.card.automated for company in t.companies[seat])
        return NoCompanyWithoutMachinery() if with_machinery else WorkersAreCommitted()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(SellForTwice(seat))


def _without_machinery(t: Table, owner: Role) -> list[CompanyId]:
    return [
        company.card.id
        for company in t.companies[owner]
        if not (company.machinery or company.card.automated or company.anyone_committed)
    ]


class SellForTwice(Ask[Sell]):
    """The company to sell."""

    def options(self, t: Table) -> list[Sell]:
        return [Sell(card) for card in _without_machinery(t, self.seat)]

    def expected(self, t: Table) -> list[Sell]:
        return [Sell(company.card.id) for company in t.companies[self.seat]]

    def why_not(self, t: Table, option: Sell) -> Refusal:
        company = t.company(option.company)
        if company.card.automated:
            return IsAutomated()
        return HasMachinery() if company.machinery else CommittedThere()

    def offer(self, t: Table, option: Sell) -> Offer | None:
        return Offer(money=t.company(option.company).card.cost * 2, payer=SUPPLY, payee=self.seat)

    def choose(self, t: Table, option: Sell) -> None:
        sell_company(t, self.seat, t.company(option.company), times=2)


@record
class PoachPublicWorkers(Effect):
    """All workers of a public company move to an empty one of the same size, which then pays L3.

    It must be of the same industry, unless the card lets them go wherever they fit.
    """

    any_industry: bool = False

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if _poachings(t, self.any_industry):
            return None
        staffed = all(company.operational for company in t.companies[CC])
        return AllCompaniesOperational() if staffed else NoWorkersToPoach()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(PoachWorkers(seat, self.any_industry))


def _poachings(t: Table, any_industry: bool) -> list[PoachFor]:
    options: list[PoachFor] = []
    for company in t.companies[CC]:
        if company.staff == NOBODY and not company.card.automated:
            for public in t.companies[ST]:
                if (
                    public.staff != NOBODY
                    and not public.committed
                    and (any_industry or public.card.industry == company.card.industry)
                    and public.card.size == company.card.size
                    and can_fill(list(company.card.slots), _skills_of(public))
                ):
                    options.append(PoachFor(company.card.id, public.card.id))
    return options


def _skills_of(company: Company) -> list[int]:
    return [company.workers.count(skill) for skill in ALL_SKILLS]


@record
class PoachWorkers(Ask[PoachFor]):
    """The empty company and the public one whose workers it takes."""

    any_industry: bool

    def options(self, t: Table) -> list[PoachFor]:
        return _poachings(t, self.any_industry)

    def expected(self, t: Table) -> list[PoachFor]:
        empty = [company for company in t.companies[CC] if company.staff == NOBODY and not company.card.automated]
        running = [public for public in t.companies[ST] if public.staff != NOBODY]
        return [PoachFor(company.card.id, public.card.id) for company in empty for public in running]

    def why_not(self, t: Table, option: PoachFor) -> Refusal:
        company, public = t.company(option.company), t.company(option.from_)
        if not self.any_industry and public.card.industry != company.card.industry:
            return OtherIndustry()
        if public.card.size != company.card.size:
            return OtherSize(company.card.size, public.card.size)
        return CommittedThere() if public.committed else DoNotFit()

    def choose(self, t: Table, option: PoachFor) -> None:
        company, public = t.company(option.company), t.company(option.from_)
        set_wage(t, company, L3)
        skills = sorted(public.workers, key=lambda skill: skill != company.card.industry)
        for skill in skills:
            t.tell(WorkerMoved(public.staff, skill, public.card.id, company.card.id))
        company.workers = skills
        company.staff = public.staff
        commit(t, company)
        public.staff = NOBODY
        public.workers = [EMPTY] * public.card.size
        end_strike(t, public)
        check_unions(t)


class Privatize(Effect):
    """An operational public company goes to the Capitalist Class, which must pay its cost; its workers stay (F37)."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if len(t.companies[CC]) >= COMPANY_SPACES[CC]:
            return NoCompanySpace()
        return None if any(company.operational for company in t.companies[ST]) else NoPublicCompanyOperational()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(PrivatizeCompany(seat))


class PrivatizeCompany(Ask[ToPrivatize]):
    """The public company that is sold."""

    def options(self, t: Table) -> list[ToPrivatize]:
        return [ToPrivatize(company.card.id) for company in t.companies[ST] if company.operational]

    def expected(self, t: Table) -> list[ToPrivatize]:
        return [ToPrivatize(company.card.id) for company in t.companies[ST]]

    def why_not(self, t: Table, option: ToPrivatize) -> Refusal:
        return IsNotOperational()

    def offer(self, t: Table, option: ToPrivatize) -> Offer | None:
        return Offer(money=t.company(option.company).card.cost, payer=CC, payee=ST)

    def choose(self, t: Table, option: ToPrivatize) -> None:
        company = t.company(option.company)
        privatize(t, company, company.card.cost, causes.ACTION_CARD)


def privatize(t: Table, company: Company, price: int, reason: Cause) -> None:
    """Move a public company with its workers to the Capitalist Class, which pays for it."""
    t.companies[ST].remove(company)
    t.companies[CC].append(company)
    company.owner = CC
    t.tell(CompanyPrivatized(company.card.id))
    pay(t, CC, ST, price, reason)
    discard_excess(t)


class Nationalize(Effect):
    """An empty company without Machinery takes the place of an empty public one, for its cost at 1B."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if _nationalizations(t):
            return None
        costs = [company.card.cost for company in t.companies[CC] if _can_be_taken_over(company)]
        if not costs:
            return NoCompanyToTakeOver()
        if all(public.operational for public in t.companies[ST]):
            return NoEmptyPublicCompany()
        return StateNeedsMoney(min(costs), t.money[ST])

    def begin(self, t: Table, seat: Role) -> None:
        t.push(NationalizeCompany(seat))


def _can_be_taken_over(company: Company) -> bool:
    return not (company.operational or company.machinery)


def _compensation(t: Table, company: Company) -> int:
    return company.card.cost if t.policies[FISCAL] == B else 0


def _nationalizations(t: Table) -> list[ToNationalize]:
    return [
        ToNationalize(company.card.id, public.card.id)
        for company in t.companies[CC]
        if _can_be_taken_over(company) and _compensation(t, company) <= t.money[ST]
        for public in t.companies[ST]
        if not public.operational
    ]


class NationalizeCompany(Ask[ToNationalize]):
    """The company that becomes public, and the one that leaves the game for it."""

    def options(self, t: Table) -> list[ToNationalize]:
        return _nationalizations(t)

    def expected(self, t: Table) -> list[ToNationalize]:
        idle = [public.card.id for public in t.companies[ST] if not public.operational]
        return [ToNationalize(company.card.id, public) for company in t.companies[CC] for public in idle]

    def why_not(self, t: Table, option: ToNationalize) -> Refusal:
        company = t.company(option.company)
        if company.operational:
            return IsOperational()
        return HasMachinery() if company.machinery else StateNeedsMoney(_compensation(t, company), t.money[ST])

    def offer(self, t: Table, option: ToNationalize) -> Offer | None:
        return Offer(money=_compensation(t, t.company(option.company)), payer=ST, payee=CC)

    def choose(self, t: Table, option: ToNationalize) -> None:
        company, public = t.company(option.company), t.company(option.instead_of)
        pay(t, ST, CC, _compensation(t, company), causes.ACTION_CARD)
        nationalize(t, company, public)
        t.push(HireWorkers(ST, option.company, new=False))


def nationalize(t: Table, company: Company, public: Company) -> None:
    """A public company leaves the game, and one of the Capitalist Class takes its place with all that is on it.

    Where nobody plays the State, public wages are at the minimum and nobody strikes (p. 30).
    """
    vacate(t, public)
    t.companies[ST].remove(public)
    t.company_discards[ST].append(public.card.id)
    t.companies[CC].remove(company)
    t.companies[ST].append(company)
    company.owner = ST
    t.tell(CompanyNationalized(company.card.id, public.card.id))
    if not t.plays(ST):
        set_wage(t, company, lowest_wage(t))
        end_strike(t, company)
    discard_excess(t)
    check_unions(t)
