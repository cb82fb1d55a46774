"""What Historical Events do at once, besides what action cards do too."""

from bodypolitic.game.cards.company_effects import nationalize, privatize
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.boards import COMPANY_SPACES, LEGITIMACY_MIN, PRICE_OPTIONS
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.expansions.historical_events.records import (
    CloseDown,
    CompanyEndangered,
    CompanyLost,
    CompanySaved,
    CubesTakenBack,
    DealDiscarded,
    SaveCompany,
)
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_SECTIONS,
    ALL_SKILLS,
    CC,
    INFLUENCE,
    MC,
    NOBODY,
    ST,
    SUPPLY,
    WC,
    CompanyId,
    Industry,
    Letter,
    Policy,
    PolicyNumber,
    Resource,
    Role,
    Skill,
    letter_of,
    next_towards,
    policy_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.phases.preparation import Immigrants, WorkersArrive, discard_deals, reveal_deal
from bodypolitic.game.records.happenings import PriceSet
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import (
    Done,
    PickClass,
    Skip,
    Take,
    ToEmigrate,
    ToNationalize,
    ToPrivatize,
    ToSection,
)
from bodypolitic.game.records.refusals import (
    NO_PAGE,
    ChosenAlready,
    IsNotOperational,
    MovedAlready,
    NeedsMoney,
    NoCompany,
    NoCompanySpace,
    NoCompanyToTakeOver,
    NoEmptyPublicCompany,
    NoLegitimacyToLose,
    NoPublicCompany,
    NotOnTheseTerms,
    PublicOneIsOperational,
    Refusal,
    UnemployedFirst,
)
from bodypolitic.game.rules.basic_actions import strike
from bodypolitic.game.rules.basic_actions.assign_workers import settle, take_worker
from bodypolitic.game.rules.basic_actions.propose_bill import other_sections, why_not_next
from bodypolitic.game.rules.basic_actions.sell_company import take_off_board
from bodypolitic.game.rules.free_actions.use_services import ChooseWorkerToTrain
from bodypolitic.game.rules.money import funds, pay, receive
from bodypolitic.game.rules.politics.policies import change_policy, discard_bill
from bodypolitic.game.rules.resources import gain_goods, hand_over, spend_influence
from bodypolitic.game.rules.scores import move_legitimacy
from bodypolitic.game.rules.workers import check_unions, employed_places, remove_worker, unemployed_count
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import EMPTY, Company, Table

# Policies


def move_policy(t: Table, policy: Policy, section: Letter) -> None:
    """Move a policy without a vote; a bill for the section that is now in force goes back to its proposer."""
    if t.policies[policy] == section:
        return
    if t.bills[policy] != NOBODY and t.bill_sections[policy] == section:
        discard_bill(t, policy)
    change_policy(t, policy, section)


@record
class SetPolicy(Work):
    """A policy goes to a section, however far."""

    policy: Policy
    section: Letter

    def run(self, t: Table) -> None:
        move_policy(t, self.policy, self.section)


@record
class MovePolicyTowards(Work):
    """A policy goes one section towards an end, unless it is there."""

    policy: Policy
    end: Letter

    def run(self, t: Table) -> None:
        now = t.policies[self.policy]
        if now != self.end:
            move_policy(t, self.policy, next_towards(now, self.end))


@record
class MovePolicies(Effect):
    """Choose policies that nobody else has chosen for this card, and move each to a section next to its own."""

    most: int
    may_stop: bool = False

    def begin(self, t: Table, seat: Role) -> None:
        t.push(MoveAnyPolicy(seat, self.most, self.may_stop))


@record
class MoveAnyPolicy(Ask[ToSection | Done]):
    """The next policy, and where it moves to."""

    left: int
    may_stop: bool

    def options(self, t: Table) -> list[ToSection | Done]:
        moved = module_of(t, History).moved
        options: list[ToSection | Done] = [
            ToSection(section)
            for policy in ALL_POLICIES
            if policy not in moved
            for section in other_sections(t, policy)
        ]
        if self.may_stop:
            options.append(Done())
        return options

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[ToSection | Done]:
        return [ToSection(section) for section in ALL_SECTIONS]

    def why_not(self, t: Table, option: ToSection | Done) -> Refusal:
        assert isinstance(option, ToSection)
        policy = policy_of(option.section)
        if policy in module_of(t, History).moved:
            return MovedAlready(PolicyNumber(policy + 1))
        return why_not_next(t, option.section)

    def choose(self, t: Table, option: ToSection | Done) -> None:
        if isinstance(option, Done):
            return
        if self.left > 1:
            t.push(MoveAnyPolicy(self.seat, self.left - 1, self.may_stop))
        module_of(t, History).moved.append(policy_of(option.section))
        move_policy(t, policy_of(option.section), letter_of(option.section))


# Money, influence and cubes


@record
class StateGains(Effect):
    """Money for the State Treasury from the supply."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        receive(t, ST, SUPPLY, self.amount, causes.HISTORICAL_EVENT)


@record
class StateLoses(Effect):
    """Money of the State Treasury to the supply, by loan if it must."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        pay(t, ST, SUPPLY, self.amount, causes.HISTORICAL_EVENT)


@record
class PayState(Effect):
    """A payment to the State that must be made, by loan if need be."""

    amount: Quantity

    def begin(self, t: Table, seat: Role) -> None:
        pay(t, seat, ST, self.amount.of(t, seat), causes.HISTORICAL_EVENT)


@record
class LoseInfluence(Effect):
    """Influence of one's own, as much as there is."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        spend_influence(t, seat, min(self.amount, t.influence[seat]), causes.HISTORICAL_EVENT)


@record
class LoseMediaInfluence(Effect):
    """Influence of the Public Services, as much as there is."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        lost = min(self.amount, t.media_influence)
        if lost:
            hand_over(t, ST, INFLUENCE, lost, causes.HISTORICAL_EVENT)


@record
class TakeCubesOut(Effect):
    """Voting cubes of one's own out of the bag, as many as are in it."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        taken = min(self.amount, t.bag[seat])
        if taken:
            t.bag[seat] -= taken
            t.cubes[seat] += taken
            t.tell(CubesTakenBack(seat, taken))


@record
class GetGoods(Effect):
    """Goods into one's Goods & Services area."""

    resource: Resource
    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        gain_goods(t, seat, self.resource, self.amount, causes.HISTORICAL_EVENT)


# Legitimacy


@record
class ChangeLegitimacy(Effect):
    """The State's legitimacy with some classes."""

    amount: int
    roles: tuple[Role, ...]

    def begin(self, t: Table, seat: Role) -> None:
        for who in self.roles:
            move_legitimacy(t, who, self.amount, causes.HISTORICAL_EVENT)


@record
class ChangeLegitimacyWithTwo(Effect):
    """The State's legitimacy with any two classes of its choice."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseClassForLegitimacy(seat, (), self.amount))


@record
class ChooseClassForLegitimacy(Ask[PickClass]):
    """The next of two different classes; where legitimacy is lost, those with some to lose come first."""

    chosen: tuple[int, ...]
    amount: int

    def options(self, t: Table) -> list[PickClass]:
        classes = [who for who in (WC, MC, CC) if who not in self.chosen]
        if self.amount < 0:
            classes = [who for who in classes if t.legitimacy[who] > LEGITIMACY_MIN] or classes
        return [PickClass(who) for who in classes]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in (WC, MC, CC)]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        return ChosenAlready() if option.class_ in self.chosen else NoLegitimacyToLose(t.legitimacy[option.class_])

    def choose(self, t: Table, option: PickClass) -> None:
        move_legitimacy(t, option.class_, self.amount, causes.HISTORICAL_EVENT)
        if not self.chosen:
            t.push(ChooseClassForLegitimacy(self.seat, (option.class_,), self.amount))


# Workers


@record
class AddWorkers(Effect):
    """New unskilled workers."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        t.push(WorkersArrive(seat, self.amount))


class AddImmigrant(Effect):
    """The worker on an Immigration card of one's own."""

    def begin(self, t: Table, seat: Role) -> None:
        t.push(Immigrants(seat, 1))


@record
class RemoveWorkers(Effect):
    """Workers of one's own leave the country: unemployed ones, and others only if the card says so and none is left."""

    amount: int
    employed_too: bool = False

    def begin(self, t: Table, seat: Role) -> None:
        next_removal(t, seat, self.amount, self.employed_too)


def next_removal(t: Table, seat: Role, left: int, employed_too: bool) -> None:
    """Ask for the next worker to leave, if there is one."""
    if left and (unemployed_count(t, seat) or (employed_too and employed_places(t, seat))):
        t.push(ChooseWorkerToLose(seat, left, employed_too))


@record
class ChooseWorkerToLose(Ask[Take | ToEmigrate]):
    """The worker who leaves: an unemployed one, if there is any."""

    left: int
    employed_too: bool

    def options(self, t: Table) -> list[Take | ToEmigrate]:
        if unemployed_count(t, self.seat):
            return [ToEmigrate(skill) for skill in ALL_SKILLS if t.unemployed[self.seat][skill]]
        return [*employed_places(t, self.seat)]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[Take | ToEmigrate]:
        return [*employed_places(t, self.seat)] if self.employed_too else []

    def why_not(self, t: Table, option: Take | ToEmigrate) -> Refusal:
        return UnemployedFirst()

    def choose(self, t: Table, option: Take | ToEmigrate) -> None:
        if isinstance(option, Take):
            dismiss(t, self.seat, t.company(CompanyId(option.from_)), option.skill)
        remove_worker(t, self.seat, option.skill)
        check_unions(t)
        next_removal(t, self.seat, self.left - 1, self.employed_too)


def dismiss(t: Table, who: Role, company: Company, skill: Skill) -> None:
    """A worker becomes unemployed, committed or not; a company left short is emptied."""
    if who == WC and company.employee != EMPTY:
        company.employee_committed = False
    else:
        company.committed = False
    take_worker(t, who, company.card.id, skill, ())
    t.unemployed[who][skill] += 1
    settle(t, company)


class RemoveAllUnemployed(Effect):
    """All unemployed workers of one's own leave the country."""

    def begin(self, t: Table, seat: Role) -> None:
        for skill in ALL_SKILLS:
            while t.unemployed[seat][skill]:
                remove_worker(t, seat, skill)


class TrainWorker(Effect):
    """A worker is trained, as by using education."""

    def begin(self, t: Table, seat: Role) -> None:
        step = ChooseWorkerToTrain(seat)
        if step.options(t):
            t.push(step)


class Strike(Effect):
    """The basic action."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return strike.why_not(t, seat)

    def begin(self, t: Table, seat: Role) -> None:
        strike.begin(t, seat)


# Companies, prices and deals


def _operational(t: Table, owner: Role) -> list[CompanyId]:
    return [company.card.id for company in t.companies[owner] if company.operational]


def lose_company(t: Table, owner: Role, card: CompanyId) -> None:
    """A company is discarded for nothing."""
    take_off_board(t, owner, t.company(card))
    t.tell(CompanyLost(owner, card))
    check_unions(t)


@record
class LoseCompany(Effect):
    """An operational company of one's own is discarded; `unless_saved` leaves the State a way to prevent it."""

    unless_saved: bool = False

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if _operational(t, seat) else NoCompany()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseCompanyToLose(seat, self.unless_saved))


@record
class ChooseCompanyToLose(Ask[CloseDown]):
    """The operational company that goes."""

    unless_saved: bool

    def options(self, t: Table) -> list[CloseDown]:
        return [CloseDown(card) for card in _operational(t, self.seat)]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[CloseDown]:
        return [CloseDown(company.card.id) for company in t.companies[self.seat]]

    def why_not(self, t: Table, option: CloseDown) -> Refusal:
        return IsNotOperational()

    def choose(self, t: Table, option: CloseDown) -> None:
        if self.unless_saved and t.plays(ST):
            module_of(t, History).named.append(option.company)
            t.tell(CompanyEndangered(self.seat, option.company))
        else:
            lose_company(t, self.seat, option.company)


class SaveCompanies(Effect):
    """The State may pay half of their cost, rounded down, for companies that are about to be lost, for legitimacy."""

    def begin(self, t: Table, seat: Role) -> None:
        decide_on_next_company(t, seat)


def decide_on_next_company(t: Table, seat: Role) -> None:
    """Ask about the next of the companies, if the State has the money; no loan is taken for it (p. 33)."""
    named = module_of(t, History).named
    while named:
        card = named[0]
        if price_of_saving(t, card) <= t.money[ST]:
            t.push(DecideOnSaving(seat, card))
            return
        named.pop(0)
        lose_company(t, t.company(card).owner, card)


def price_of_saving(t: Table, card: CompanyId) -> int:
    """Half of what a company costs, rounded down."""
    cost: int = t.company(card).card.cost
    return cost // 2


@record
class DecideOnSaving(Ask[SaveCompany | Skip]):
    """Whether the State keeps a company from being lost."""

    card: CompanyId

    def options(self, t: Table) -> list[SaveCompany | Skip]:
        return [SaveCompany(self.card), Skip()]

    def offer(self, t: Table, option: SaveCompany | Skip) -> Offer | None:
        if isinstance(option, Skip):
            return None
        return Offer(money=price_of_saving(t, option.company), payer=ST, payee=SUPPLY)

    def choose(self, t: Table, option: SaveCompany | Skip) -> None:
        module_of(t, History).named.pop(0)
        owner = t.company(self.card).owner
        if isinstance(option, SaveCompany):
            pay(t, ST, SUPPLY, price_of_saving(t, self.card), causes.HISTORICAL_EVENT)
            t.tell(CompanySaved(self.card))
            move_legitimacy(t, owner, 1, causes.HISTORICAL_EVENT)
        else:
            lose_company(t, owner, self.card)
        decide_on_next_company(t, self.seat)


@record
class CompanyForState(Effect):
    """A company of the Capitalist Class takes the place of a public one that is not operational and leaves the game.

    The card says of which industry, whether it must be operational, what the State pays for it, and whether an
    operational public company goes where there is no other.
    """

    industries: tuple[Industry, ...] = ()
    price: int = 0
    operational: bool = False
    any_public: bool = False

    def exchanges(self, t: Table) -> list[ToNationalize]:
        """The companies that may become public, each with one that goes for it."""
        return [ToNationalize(card, public) for card in self.given(t) for public in self.removed(t)]

    def given(self, t: Table) -> list[CompanyId]:
        """The companies that may become public."""
        return [
            company.card.id
            for company in t.companies[CC]
            if (not self.industries or company.card.industry in self.industries)
            and (company.operational or not self.operational)
        ]

    def removed(self, t: Table) -> list[CompanyId]:
        """The public companies of which one goes."""
        removed = [public.card.id for public in t.companies[ST] if not public.operational]
        if self.any_public and not removed:
            removed = [public.card.id for public in t.companies[ST]]
        return removed

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if not self.given(t):
            return NoCompanyToTakeOver()
        return None if self.removed(t) else NoEmptyPublicCompany()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseCompanyForState(seat, self))


@record
class ChooseCompanyForState(Ask[ToNationalize]):
    """Which company becomes public, and which one makes way for it."""

    effect: CompanyForState

    def options(self, t: Table) -> list[ToNationalize]:
        return self.effect.exchanges(t)

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[ToNationalize]:
        return [
            ToNationalize(company.card.id, public.card.id) for company in t.companies[CC] for public in t.companies[ST]
        ]

    def why_not(self, t: Table, option: ToNationalize) -> Refusal:
        company = t.company(option.company)
        if self.effect.industries and company.card.industry not in self.effect.industries:
            return NotOnTheseTerms()
        if self.effect.operational and not company.operational:
            return IsNotOperational()
        return PublicOneIsOperational()

    def offer(self, t: Table, option: ToNationalize) -> Offer | None:
        return Offer(money=self.effect.price, payer=ST, payee=CC)

    def choose(self, t: Table, option: ToNationalize) -> None:
        pay(t, ST, CC, self.effect.price, causes.HISTORICAL_EVENT)
        nationalize(t, t.company(option.company), t.company(option.instead_of))


class BuyPublicCompany(Effect):
    """The Capitalist Class buys a public company for half its cost, rounded up, with the workers in it."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if len(t.companies[CC]) >= COMPANY_SPACES[CC]:
            return NoCompanySpace()
        if not t.companies[ST]:
            return NoPublicCompany()
        cheapest = min([half_cost(company) for company in t.companies[ST]])
        return NeedsMoney(cheapest, funds(t, CC)) if funds(t, CC) < cheapest else None

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChoosePublicCompanyToBuy(seat))


def affordable_public_companies(t: Table) -> list[Company]:
    """The public companies that the Capitalist Class could pay half for."""
    return [company for company in t.companies[ST] if half_cost(company) <= funds(t, CC)]


def half_cost(company: Company) -> int:
    """Half of what a company costs, rounded up."""
    cost: int = company.card.cost
    return (cost + 1) // 2


class ChoosePublicCompanyToBuy(Ask[ToPrivatize]):
    """The public company that is bought."""

    def options(self, t: Table) -> list[ToPrivatize]:
        return [ToPrivatize(company.card.id) for company in affordable_public_companies(t)]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[ToPrivatize]:
        return [ToPrivatize(company.card.id) for company in t.companies[ST]]

    def why_not(self, t: Table, option: ToPrivatize) -> Refusal:
        return NeedsMoney(half_cost(t.company(option.company)), funds(t, CC))

    def offer(self, t: Table, option: ToPrivatize) -> Offer | None:
        return Offer(money=half_cost(t.company(option.company)), payer=CC, payee=ST)

    def choose(self, t: Table, option: ToPrivatize) -> None:
        company = t.company(option.company)
        privatize(t, company, half_cost(company), causes.HISTORICAL_EVENT)


@record
class HighestPrices(Effect):
    """The prices of resources go to the highest on one's board."""

    resources: tuple[Resource, ...]

    def begin(self, t: Table, seat: Role) -> None:
        for resource in self.resources:
            highest = PRICE_OPTIONS[resource][-1]
            if t.prices[seat][resource] != highest:
                t.prices[seat][resource] = highest
                t.tell(PriceSet(seat, resource, highest))


class AddDeal(Effect):
    """One more Business Deal on the board, if any is left."""

    def begin(self, t: Table, seat: Role) -> None:
        if t.deal_deck or t.deal_discard:
            reveal_deal(t)


class DiscardDeals(Effect):
    """All Business Deals go."""

    def begin(self, t: Table, seat: Role) -> None:
        discard_deals(t)


class DiscardRandomDeal(Effect):
    """A random Business Deal goes, if there is one."""

    def begin(self, t: Table, seat: Role) -> None:
        if t.deals:
            deal = t.deals.pop(chance.below(t.chance, len(t.deals)))
            t.deal_discard.append(deal)
            t.tell(DealDiscarded(deal))


@record
class SearchDeck(Effect):
    """Before the opening hands are dealt: cards of one's deck into the hand, which is then filled up as ever."""

    card: str  # its slug
    copies: int

    def begin(self, t: Table, seat: Role) -> None:
        if t.plays_by_automa(seat):
            return
        card = ACTION_CARD_BY_SLUG[seat][self.card]
        for _ in range(self.copies):
            t.decks[seat].remove(card)
            t.hands[seat].append(card)
        chance.shuffle(t.chance, t.decks[seat])
