"""The Benefits of Alternative Events. None is mandatory: the holder is asked whenever it could make use of one."""

from typing import Final

from bodypolitic.game.components.boards import FREE_TRADE_ZONE
from bodypolitic.game.components.companies import NO_SLOT
from bodypolitic.game.expansions.alternative_events.cards import (
    ADD_VOTING_CUBES,
    CHANGE_WAGE,
    EXTRA_WAGES,
    GET_FROM_STATE,
    GET_INFLUENCE,
    GET_MONEY,
    GET_MONEY_AND_STAFF,
    GET_MONEY_FROM_STATE,
    GET_RESOURCES,
    PAY_LESS_TAX,
    RAISE_OUTPUT,
    SELL_TO_STATE,
    STATE_BACKS_BILL,
    STATE_SHARES_COST,
    Benefit,
)
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents, benefit_of, discard_kept
from bodypolitic.game.expansions.alternative_events.records import (
    EVENT_BENEFIT,
    BillBacked,
    EventBenefitUsed,
    UseBenefit,
    WageForPhase,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_WAGE_LEVELS,
    CC,
    INFLUENCE,
    L3,
    LUXURY,
    MC,
    NOBODY,
    ST,
    SUPPLY,
    WC,
    EventId,
    Phase,
    Policy,
    Resource,
    Role,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Amount, HireAt, NoWorkers, SetWage, Skip, ToStaffCompany
from bodypolitic.game.records.refusals import (
    NO_PAGE,
    AtMost,
    LevelOutOfReach,
    NothingIsDue,
    Refusal,
    StateHasRoomFor,
    YouHave,
)
from bodypolitic.game.rules.basic_actions.build_company import HireEmployee
from bodypolitic.game.rules.money import pay, receive
from bodypolitic.game.rules.politics.voting_bag import add_cubes
from bodypolitic.game.rules.resources import gain_goods, gain_influence, hand_over, room, stock, store
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.rules.staffing import fill_from_unemployed, set_wage, wages_at
from bodypolitic.game.rules.workers import (
    can_fill_from_unemployed,
    employee_candidates,
    hire_employee,
    lack_of_unemployed,
)
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table

# Benefits that wait for a moment of their own; all others come at the beginning of their phase
AT_THEIR_MOMENT: Final[tuple[int, ...]] = (
    EXTRA_WAGES,
    GET_FROM_STATE,
    PAY_LESS_TAX,
    STATE_BACKS_BILL,
    STATE_SHARES_COST,
)


def due_at_beginning(t: Table, who: Role, phase: Phase) -> tuple[EventId, ...]:
    """The cards of a class whose Benefits come at the beginning of a phase."""
    return tuple(
        [
            event
            for event in module_of(t, KeptEvents).kept[who]
            if benefit_of(event).phase == phase and benefit_of(event).kind not in AT_THEIR_MOMENT
        ]
    )


def usable(t: Table, who: Role, event: EventId) -> bool:
    """Whether anything could come of a Benefit now."""
    benefit = benefit_of(event)
    kind = benefit.kind
    if kind == GET_RESOURCES:
        return any(t.supply[resource] > 0 and has_room(t, who, resource) for resource in benefit.resources)
    if kind == GET_INFLUENCE:
        return t.supply[INFLUENCE] > 0
    if kind == ADD_VOTING_CUBES:
        return t.cubes[who] > 0
    if kind == SELL_TO_STATE:
        return most_to_sell(t, who, benefit) > 0
    if kind == RAISE_OUTPUT:
        return any(company.operational and raises_output(company, benefit) for company in t.companies[who])
    if kind == CHANGE_WAGE:
        return len(changeable_wages(t, who, benefit.amount)) > 0
    if kind == EXTRA_WAGES:
        return public_companies_paying(t, who) > 0
    return True


def has_room(t: Table, who: Role, resource: Resource) -> bool:
    """Whether a class can keep one more: only the Capitalist Class's storages are limited."""
    if who != CC or room(t, CC, resource) > 0:
        return True
    return resource <= LUXURY and t.free_trade_zone[resource] < FREE_TRADE_ZONE[resource]


def most_to_sell(t: Table, who: Role, benefit: Benefit) -> int:
    """How much a class can sell to the State: what lies in its storage and what the State has room for."""
    resource = benefit.resources[0]
    return min(benefit.amount, stock(t, who, resource), room(t, ST, resource))


def raises_output(company: Company, benefit: Benefit) -> bool:
    """Whether a company is of the industry that a Benefit speaks of."""
    return company.card.industry in benefit.resources


def works_in(company: Company, who: Role) -> bool:
    """Whether workers of a class work in a company."""
    return company.staff == who or (who == WC and company.employee != EMPTY)


def changeable_wages(t: Table, who: Role, levels: int) -> list[SetWage]:
    """The wages of private companies that a class owns or works in, up or down by so many levels."""
    return [
        SetWage(company.card.id, wage)
        for company in t.companies[MC] + t.companies[CC]
        if company.wage and (company.owner == who or works_in(company, who))
        for wage in ALL_WAGE_LEVELS
        if wage in (company.wage - levels, company.wage + levels)
    ]


def public_companies_paying(t: Table, who: Role) -> int:
    """The public companies that will pay wages to workers of a class; one that a strike stops pays none."""
    return sum(
        1 for company in t.companies[ST] if company.staff == who and (not company.on_strike or company.wage == L3)
    )


def use(t: Table, who: Role, event: EventId) -> None:
    """Carry a Benefit out for its holder."""
    benefit = benefit_of(event)
    kind = benefit.kind
    t.tell(EventBenefitUsed(who, event))
    if kind == GET_RESOURCES:
        for resource in benefit.resources:
            get(t, who, resource, benefit.amount)
    elif kind == GET_MONEY:
        receive(t, who, SUPPLY, benefit.money, EVENT_BENEFIT)
    elif kind == GET_MONEY_FROM_STATE:
        pay(t, ST, who, benefit.money, EVENT_BENEFIT)
    elif kind == GET_INFLUENCE:
        gain_influence(t, who, benefit.amount, EVENT_BENEFIT)
    elif kind == ADD_VOTING_CUBES:
        add_cubes(t, who, benefit.amount, EVENT_BENEFIT)
    elif kind == SELL_TO_STATE:
        t.push(SellByBenefit(who, event))
    elif kind == GET_MONEY_AND_STAFF:
        receive(t, who, SUPPLY, benefit.money, EVENT_BENEFIT)
        t.push(StaffOwnCompany(who))
    elif kind == CHANGE_WAGE:
        t.push(ChangeWageForPhase(who, event))
    elif kind == EXTRA_WAGES:
        pay(t, ST, who, benefit.money * public_companies_paying(t, who), causes.WAGES)
        gain_vp(t, ST, benefit.state_vp, EVENT_BENEFIT)
    elif kind == GET_FROM_STATE:
        get_from_state(t, who, benefit)
    else:
        module_of(t, KeptEvents).in_use.append(event)


def get(t: Table, who: Role, resource: Resource, amount: int) -> None:
    """Tokens from the supply: to the Goods & Services area, or to the Capitalist Class's storages."""
    if who == CC:
        store(t, CC, resource, amount, EVENT_BENEFIT)
    else:
        gain_goods(t, who, resource, amount, EVENT_BENEFIT)


def get_from_state(t: Table, who: Role, benefit: Benefit) -> None:
    """The State gives of its own, or loses VP where it has too little."""
    resource = benefit.resources[0]
    if stock(t, ST, resource) < benefit.amount:
        gain_vp(t, ST, benefit.state_vp, EVENT_BENEFIT)
        return
    hand_over(t, ST, resource, benefit.amount, EVENT_BENEFIT)
    get(t, who, resource, benefit.amount)


@record
class UseBenefits(Ask[UseBenefit | Skip]):
    """The next Benefit that a holder uses, of those that are due; it may forgo all that are left."""

    due: tuple[EventId, ...]

    def options(self, t: Table) -> list[UseBenefit | Skip]:
        options: list[UseBenefit | Skip] = [UseBenefit(event) for event in self.due if usable(t, self.seat, event)]
        options.append(Skip())
        return options

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[UseBenefit | Skip]:
        return [UseBenefit(event) for event in self.due]

    def why_not(self, t: Table, option: UseBenefit | Skip) -> Refusal:
        return NothingIsDue()

    def choose(self, t: Table, option: UseBenefit | Skip) -> None:
        if isinstance(option, UseBenefit):
            t.push(UseBenefits(self.seat, tuple([event for event in self.due if event != option.event])))
            use(t, self.seat, option.event)


@record
class SellByBenefit(Ask[Amount]):
    """How much the State buys at the price of the card, by loan if it must; it gains its VP once."""

    event: EventId

    def options(self, t: Table) -> list[Amount]:
        most = most_to_sell(t, self.seat, benefit_of(self.event))
        return [Amount(amount) for amount in range(1, most + 1)]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(most_to_sell(t, self.seat, benefit_of(self.event)) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        benefit = benefit_of(self.event)
        has = stock(t, self.seat, benefit.resources[0])
        if option.amount > benefit.amount:
            return AtMost(benefit.amount)
        return YouHave(has) if option.amount > has else StateHasRoomFor(room(t, ST, benefit.resources[0]))

    def offer(self, t: Table, option: Amount) -> Offer | None:
        benefit = benefit_of(self.event)
        goods = amount_of(benefit.resources[0], option.amount)
        return Offer(goods, benefit.money * option.amount, payer=ST, payee=self.seat)

    def choose(self, t: Table, option: Amount) -> None:
        benefit = benefit_of(self.event)
        resource = benefit.resources[0]
        pay(t, ST, self.seat, benefit.money * option.amount, causes.PURCHASE)
        hand_over(t, self.seat, resource, option.amount)
        store(t, ST, resource, option.amount, causes.PURCHASE)
        gain_vp(t, ST, benefit.state_vp, EVENT_BENEFIT)


class StaffOwnCompany(Ask[NoWorkers | ToStaffCompany | HireAt]):
    """Unemployed workers for one of the holder's companies, as when it is built, or for the job of an employee."""

    def options(self, t: Table) -> list[NoWorkers | ToStaffCompany | HireAt]:
        options: list[NoWorkers | ToStaffCompany | HireAt] = []
        for company in t.companies[self.seat]:
            if company.staff == NOBODY:
                for who in (MC,) if self.seat == MC else (WC, MC):
                    if can_fill_from_unemployed(t, company, who):
                        options.append(ToStaffCompany(company.card.id, who))
            elif company.employee == EMPTY:
                options.extend([HireAt(company.card.id, skill) for skill in employee_candidates(t, company)])
        options.append(NoWorkers())
        return options

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[NoWorkers | ToStaffCompany | HireAt]:
        return [
            ToStaffCompany(company.card.id, who)
            for company in t.companies[self.seat]
            if company.card.size and company.staff == NOBODY
            for who in ((MC,) if self.seat == MC else (WC, MC))
        ]

    def why_not(self, t: Table, option: NoWorkers | ToStaffCompany | HireAt) -> Refusal:
        assert isinstance(option, ToStaffCompany)
        return lack_of_unemployed(t, t.company(option.company), option.class_)

    def choose(self, t: Table, option: NoWorkers | ToStaffCompany | HireAt) -> None:
        if isinstance(option, HireAt):
            hire_employee(t, t.company(option.company), option.skill)
        elif isinstance(option, ToStaffCompany):
            company = t.company(option.company)
            if company.card.employee != NO_SLOT:
                t.push(HireEmployee(self.seat, option.company, new=False))
            fill_from_unemployed(t, company, option.class_, self.seat, new=False)


@record
class ChangeWageForPhase(Ask[SetWage]):
    """The private company that pays another wage in this phase, whatever policy 2 says."""

    event: EventId

    def options(self, t: Table) -> list[SetWage]:
        return changeable_wages(t, self.seat, benefit_of(self.event).amount)

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[SetWage]:
        return [
            SetWage(company.card.id, level)
            for company in t.companies[MC] + t.companies[CC]
            if company.wage and (company.owner == self.seat or works_in(company, self.seat))
            for level in ALL_WAGE_LEVELS
            if level != company.wage
        ]

    def why_not(self, t: Table, option: SetWage) -> Refusal:
        return LevelOutOfReach(benefit_of(self.event).amount)

    def offer(self, t: Table, option: SetWage) -> Offer | None:
        return wages_at(option)

    def choose(self, t: Table, option: SetWage) -> None:
        company = t.company(option.company)
        before = company.wage
        set_wage(t, company, option.level)
        kept = module_of(t, KeptEvents)
        kept.wage_company = option.company
        kept.wage_before = before
        t.tell(WageForPhase(option.company, before))


@record
class PressState(Ask[UseBenefit | Skip]):
    """Whether a card is discarded so that the State must support a bill, before anybody takes a stance."""

    SPEAKS_OF = (("bill", "Section"),)

    event: EventId
    policy: Policy

    def options(self, t: Table) -> list[UseBenefit | Skip]:
        return [UseBenefit(self.event), Skip()]

    def spoken_of(self, t: Table) -> tuple[int, ...]:
        return (section_of(self.policy, t.bill_sections[self.policy]),)

    def choose(self, t: Table, option: UseBenefit | Skip) -> None:
        if isinstance(option, UseBenefit):
            t.tell(EventBenefitUsed(self.seat, self.event))
            discard_kept(t, self.event, self.seat)
            kept = module_of(t, KeptEvents)
            kept.backed_policy = self.policy
            kept.backed_with = benefit_of(self.event).amount
            t.tell(BillBacked(self.seat, self.policy, kept.backed_with))
