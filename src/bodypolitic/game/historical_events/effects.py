"""What Historical Events do at once, besides what action cards do too."""

from typing import ClassVar

from bodypolitic.game import chance, reasons
from bodypolitic.game import happenings as h
from bodypolitic.game.basic_actions import strike
from bodypolitic.game.basic_actions.assign_workers import settle, take_worker
from bodypolitic.game.basic_actions.propose_bill import ALL_POLICIES, other_sections
from bodypolitic.game.basic_actions.sell_company import take_off_board
from bodypolitic.game.cards.company_effects import nationalize, privatize
from bodypolitic.game.cards.effects import AskForEffect, Effect
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.codes import CC, INFLUENCE, MC, NOBODY, ST, SUPPLY, UNSKILLED, WC, slug
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.boards import COMPANY_SPACES, LEGITIMACY_MIN, PRICE_OPTIONS
from bodypolitic.game.free_actions.use_services import ChooseWorkerToTrain
from bodypolitic.game.historical_events.history import history_of
from bodypolitic.game.money import funds, pay, receive
from bodypolitic.game.options import (
    CHOOSE_CLASS,
    CLOSE_DOWN,
    DONE,
    EMIGRATE,
    NATIONALIZE,
    POLICY,
    PRIVATIZE,
    SAVE_COMPANY,
    SKIP,
    TAKE,
    Option,
)
from bodypolitic.game.phases.preparation import Immigrants, WorkersArrive, reveal_deal
from bodypolitic.game.politics.policies import change_policy, discard_bill
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_goods, hand_over, spend_influence
from bodypolitic.game.scores import move_legitimacy
from bodypolitic.game.table import EMPTY, Ask, Company, Table, Work
from bodypolitic.game.workers import check_unions, remove_worker, unemployed_count

# Policies


def move_policy(t: Table, policy: int, section: int) -> None:
    """Move a policy without a vote; a bill for the section that is now in force goes back to its proposer."""
    if t.policies[policy] == section:
        return
    if t.bills[policy] != NOBODY and t.bill_sections[policy] == section:
        discard_bill(t, policy)
    change_policy(t, policy, section)


class SetPolicy(Work):
    """A policy goes to a section, however far."""

    FIELDS = ("policy", "section")

    def __init__(self, policy: int, section: int) -> None:
        self.policy = policy
        self.section = section

    def run(self, t: Table) -> None:
        move_policy(t, self.policy, self.section)


class MovePolicyTowards(Work):
    """A policy goes one section towards an end, unless it is there."""

    FIELDS = ("policy", "end")

    def __init__(self, policy: int, end: int) -> None:
        self.policy = policy
        self.end = end

    def run(self, t: Table) -> None:
        now = t.policies[self.policy]
        if now != self.end:
            move_policy(t, self.policy, now + (1 if self.end > now else -1))


class MovePolicies(Effect):
    """Choose policies that nobody else has chosen for this card, and move each to a section next to its own."""

    FIELDS = ("most", "may_stop")

    def __init__(self, most: int, *, may_stop: bool = False) -> None:
        super().__init__()
        self.most = most
        self.may_stop = may_stop

    def begin(self, t: Table, seat: int) -> None:
        t.push(MoveAnyPolicy(seat, self.most, self.may_stop))


class MoveAnyPolicy(Ask):
    """The next policy, and where it moves to."""

    FIELDS = ("seat", "left", "may_stop")

    def __init__(self, seat: int, left: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.may_stop = may_stop

    def options(self, t: Table) -> list[Option]:
        moved = history_of(t).moved
        options = [
            Option(POLICY, section)
            for policy in ALL_POLICIES
            if policy not in moved
            for section in other_sections(t, policy)
        ]
        if self.may_stop:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == DONE:
            return
        if self.left > 1:
            t.push(MoveAnyPolicy(self.seat, self.left - 1, self.may_stop))
        history_of(t).moved.append(option.a // 3)
        move_policy(t, option.a // 3, option.a % 3)


# Money, influence and cubes


class StateGains(Effect):
    """Money for the State Treasury from the supply."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        receive(t, ST, SUPPLY, self.amount, h.HISTORICAL_EVENT)


class StateLoses(Effect):
    """Money of the State Treasury to the supply, by loan if it must."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        pay(t, ST, SUPPLY, self.amount, h.HISTORICAL_EVENT)


class PayState(Effect):
    """A payment to the State that must be made, by loan if need be."""

    FIELDS = ("amount",)

    def __init__(self, amount: Quantity) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        pay(t, seat, ST, self.amount.of(t, seat), h.HISTORICAL_EVENT)


class LoseInfluence(Effect):
    """Influence of one's own, as much as there is."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        spend_influence(t, seat, min(self.amount, t.influence[seat]), h.HISTORICAL_EVENT)


class LoseMediaInfluence(Effect):
    """Influence of the Public Services, as much as there is."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        lost = min(self.amount, t.media_influence)
        if lost:
            hand_over(t, ST, INFLUENCE, lost, h.HISTORICAL_EVENT)


class TakeCubesOut(Effect):
    """Voting cubes of one's own out of the bag, as many as are in it."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        taken = min(self.amount, t.bag[seat])
        if taken:
            t.bag[seat] -= taken
            t.cubes[seat] += taken
            t.tell(h.CUBES_REMOVED, seat, taken)


class GetGoods(Effect):
    """Goods into one's Goods & Services area."""

    FIELDS = ("resource", "amount")

    def __init__(self, resource: int, amount: int) -> None:
        super().__init__()
        self.resource = resource
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        gain_goods(t, seat, self.resource, self.amount, h.HISTORICAL_EVENT)


# Legitimacy


class ChangeLegitimacy(Effect):
    """The State's legitimacy with some classes."""

    FIELDS = ("roles", "amount")

    def __init__(self, amount: int, *classes: int) -> None:
        super().__init__()
        self.roles = classes
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        for who in self.roles:
            move_legitimacy(t, who, self.amount, h.HISTORICAL_EVENT)


class ChangeLegitimacyWithTwo(Effect):
    """The State's legitimacy with any two classes of its choice."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseClassForLegitimacy(seat, (), self.amount))


class ChooseClassForLegitimacy(Ask):
    """The next of two different classes; where legitimacy is lost, those with some to lose come first."""

    FIELDS = ("seat", "chosen", "amount")

    def __init__(self, seat: int, chosen: tuple[int, ...], amount: int) -> None:
        super().__init__(seat)
        self.chosen = chosen
        self.amount = amount

    def options(self, t: Table) -> list[Option]:
        classes = [who for who in (WC, MC, CC) if who not in self.chosen]
        if self.amount < 0:
            classes = [who for who in classes if t.legitimacy[who] > LEGITIMACY_MIN] or classes
        return [Option(CHOOSE_CLASS, who) for who in classes]

    def choose(self, t: Table, option: Option) -> None:
        move_legitimacy(t, option.a, self.amount, h.HISTORICAL_EVENT)
        if not self.chosen:
            t.push(ChooseClassForLegitimacy(self.seat, (option.a,), self.amount))


# Workers


class AddWorkers(Effect):
    """New unskilled workers."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        t.push(WorkersArrive(seat, self.amount))


class AddImmigrant(Effect):
    """The worker on an Immigration card of one's own."""

    def begin(self, t: Table, seat: int) -> None:
        t.push(Immigrants(seat, 1))


class RemoveWorkers(Effect):
    """Workers of one's own leave the country: unemployed ones, and others only if the card says so and none is left."""

    FIELDS = ("amount", "employed_too")

    def __init__(self, amount: int, *, employed_too: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.employed_too = employed_too

    def begin(self, t: Table, seat: int) -> None:
        next_removal(t, seat, self.amount, self.employed_too)


def next_removal(t: Table, seat: int, left: int, employed_too: bool) -> None:
    """Ask for the next worker to leave, if there is one."""
    if left and (unemployed_count(t, seat) or (employed_too and employed_places(t, seat))):
        t.push(ChooseWorkerToLose(seat, left, employed_too))


def employed_places(t: Table, who: int) -> list[Option]:
    """Each kind of worker of a class in each company, committed or not."""
    options: list[Option] = []
    for company in t.all_companies():
        skills: list[int] = []
        if who == WC and company.employee != EMPTY:
            skills = [company.employee]
        elif company.staff == who:
            skills = [skill for skill in range(UNSKILLED + 1) if skill in company.workers]
        options.extend([Option(TAKE, skill, company.card.id) for skill in skills])
    return options


class ChooseWorkerToLose(Ask):
    """The worker who leaves: an unemployed one, if there is any."""

    FIELDS = ("seat", "left", "employed_too")

    def __init__(self, seat: int, left: int, employed_too: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.employed_too = employed_too

    def options(self, t: Table) -> list[Option]:
        if unemployed_count(t, self.seat):
            return [Option(EMIGRATE, skill) for skill in range(UNSKILLED + 1) if t.unemployed[self.seat * 6 + skill]]
        return employed_places(t, self.seat)

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == TAKE:
            dismiss(t, self.seat, t.company(option.b), option.a)
        remove_worker(t, self.seat, option.a)
        check_unions(t)
        next_removal(t, self.seat, self.left - 1, self.employed_too)


def dismiss(t: Table, who: int, company: Company, skill: int) -> None:
    """A worker becomes unemployed, committed or not; a company left short is emptied."""
    if who == WC and company.employee != EMPTY:
        company.employee_committed = False
    else:
        company.committed = False
    take_worker(t, who, company.card.id, skill, ())
    t.unemployed[who * 6 + skill] += 1
    settle(t, company)


class RemoveAllUnemployed(Effect):
    """All unemployed workers of one's own leave the country."""

    def begin(self, t: Table, seat: int) -> None:
        for skill in range(UNSKILLED + 1):
            while t.unemployed[seat * 6 + skill]:
                remove_worker(t, seat, skill)


class TrainWorker(Effect):
    """A worker is trained, as by using education."""

    def begin(self, t: Table, seat: int) -> None:
        step = ChooseWorkerToTrain(seat)
        if step.options(t):
            t.push(step)


class Strike(Effect):
    """The basic action."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return strike.why_not(t, seat)

    def begin(self, t: Table, seat: int) -> None:
        strike.begin(t, seat)


# Companies, prices and deals


def _operational(t: Table, owner: int) -> list[int]:
    return [company.card.id for company in t.companies[owner] if company.operational]


def lose_company(t: Table, owner: int, card: int) -> None:
    """A company is discarded for nothing."""
    take_off_board(t, owner, t.company(card))
    t.tell(h.COMPANY_LOST, owner, card)
    check_unions(t)


class LoseCompany(Effect):
    """An operational company of one's own is discarded; `unless_saved` leaves the State a way to prevent it."""

    FIELDS = ("unless_saved",)

    def __init__(self, *, unless_saved: bool = False) -> None:
        super().__init__()
        self.unless_saved = unless_saved

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if _operational(t, seat) else Reason(reasons.NO_COMPANY)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseCompanyToLose(seat, self.unless_saved))


class ChooseCompanyToLose(Ask):
    """The operational company that goes."""

    FIELDS = ("seat", "unless_saved")

    def __init__(self, seat: int, unless_saved: bool) -> None:
        super().__init__(seat)
        self.unless_saved = unless_saved

    def options(self, t: Table) -> list[Option]:
        return [Option(CLOSE_DOWN, card) for card in _operational(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        if self.unless_saved and t.plays(ST):
            history_of(t).named.append(option.a)
        else:
            lose_company(t, self.seat, option.a)


class SaveCompanies(Effect):
    """The State may pay half of their cost, rounded down, for companies that are about to be lost, for legitimacy."""

    def begin(self, t: Table, seat: int) -> None:
        decide_on_next_company(t, seat)


def decide_on_next_company(t: Table, seat: int) -> None:
    """Ask about the next of the companies, if the State has the money; no loan is taken for it (p. 33)."""
    named = history_of(t).named
    while named:
        card = named[0]
        if price_of_saving(t, card) <= t.money[ST]:
            t.push(DecideOnSaving(seat, card))
            return
        named.pop(0)
        lose_company(t, t.company(card).owner, card)


def price_of_saving(t: Table, card: int) -> int:
    """Half of what a company costs, rounded down."""
    cost: int = t.company(card).card.cost
    return cost // 2


class DecideOnSaving(Ask):
    """Whether the State keeps a company from being lost."""

    FIELDS = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, t: Table) -> list[Option]:
        return [Option(SAVE_COMPANY, self.card), Option(SKIP)]

    def choose(self, t: Table, option: Option) -> None:
        history_of(t).named.pop(0)
        owner = t.company(self.card).owner
        if option.verb == SAVE_COMPANY:
            pay(t, ST, SUPPLY, price_of_saving(t, self.card), h.HISTORICAL_EVENT)
            t.tell(h.COMPANY_SAVED, self.card)
            move_legitimacy(t, owner, 1, h.HISTORICAL_EVENT)
        else:
            lose_company(t, owner, self.card)
        decide_on_next_company(t, self.seat)


class CompanyForState(Effect):
    """A company of the Capitalist Class takes the place of a public one that is not operational and leaves the game.

    The card says of which industry, whether it must be operational, what the State pays for it, and whether an
    operational public company goes where there is no other.
    """

    FIELDS = ("industries", "price", "operational", "any_public")

    def __init__(
        self,
        *,
        industries: tuple[int, ...] = (),
        price: int = 0,
        operational: bool = False,
        any_public: bool = False,
    ) -> None:
        super().__init__()
        self.industries = industries
        self.price = price
        self.operational = operational
        self.any_public = any_public

    def options(self, t: Table, seat: int) -> list[Option]:
        """The company that becomes public, with the one that goes for it."""
        given = [
            company.card.id
            for company in t.companies[CC]
            if (not self.industries or company.card.industry in self.industries)
            and (company.operational or not self.operational)
        ]
        removed = [public.card.id for public in t.companies[ST] if not public.operational]
        if self.any_public and not removed:
            removed = [public.card.id for public in t.companies[ST]]
        return [Option(NATIONALIZE, card, public) for card in given for public in removed]

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if self.options(t, seat) else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseCompanyForState(seat, self.number))

    def choose(self, t: Table, seat: int, option: Option) -> None:
        pay(t, ST, CC, self.price, h.HISTORICAL_EVENT)
        nationalize(t, t.company(option.a), t.company(option.b))


class ChooseCompanyForState(AskForEffect):
    """Which company becomes public, and which one makes way for it."""


class BuyPublicCompany(Effect):
    """The Capitalist Class buys a public company for half its cost, rounded up, with the workers in it."""

    def options(self, t: Table, seat: int) -> list[Option]:
        """The public companies that it could pay for."""
        return [Option(PRIVATIZE, company.card.id) for company in t.companies[ST] if half_cost(company) <= funds(t, CC)]

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if len(t.companies[CC]) >= COMPANY_SPACES[CC]:
            return Reason(reasons.NO_COMPANY_SPACE)
        return None if self.options(t, seat) else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChoosePublicCompanyToBuy(seat, self.number))

    def choose(self, t: Table, seat: int, option: Option) -> None:
        company = t.company(option.a)
        privatize(t, company, half_cost(company), h.HISTORICAL_EVENT)


def half_cost(company: Company) -> int:
    """Half of what a company costs, rounded up."""
    cost: int = company.card.cost
    return (cost + 1) // 2


class ChoosePublicCompanyToBuy(AskForEffect):
    """The public company that is bought."""


class HighestPrices(Effect):
    """The prices of resources go to the highest on one's board."""

    FIELDS = ("resources",)

    def __init__(self, *resources: int) -> None:
        super().__init__()
        self.resources = resources

    def begin(self, t: Table, seat: int) -> None:
        for resource in self.resources:
            highest = PRICE_OPTIONS[resource][-1]
            if t.prices[seat * 4 + resource] != highest:
                t.prices[seat * 4 + resource] = highest
                t.tell(h.PRICE_SET, seat, resource, highest)


class AddDeal(Effect):
    """One more Business Deal on the board, if any is left."""

    def begin(self, t: Table, seat: int) -> None:
        if t.deal_deck or t.deal_discard:
            reveal_deal(t)


class DiscardDeals(Effect):
    """All Business Deals go."""

    def begin(self, t: Table, seat: int) -> None:
        if t.deals:
            t.tell(h.DEALS_DISCARDED, len(t.deals))
            t.deal_discard.extend(t.deals)
            t.deals.clear()


class DiscardRandomDeal(Effect):
    """A random Business Deal goes, if there is one."""

    def begin(self, t: Table, seat: int) -> None:
        if t.deals:
            t.tell(h.DEALS_DISCARDED, 1)
            t.deal_discard.append(t.deals.pop(chance.below(t.chance, len(t.deals))))


class SearchDeck(Effect):
    """Before the opening hands are dealt: cards of one's deck into the hand, which is then filled up as ever."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "copies")

    def __init__(self, title: str, copies: int) -> None:
        super().__init__()
        self.card = title
        self.copies = copies

    def begin(self, t: Table, seat: int) -> None:
        if t.plays_by_automa(seat):
            return
        card = ACTION_CARD_BY_SLUG[seat][slug(self.card)]
        for _ in range(self.copies):
            t.decks[seat].remove(card)
            t.hands[seat].append(card)
        chance.shuffle(t.chance, t.decks[seat])
