"""Infant Industry Requires Help: the State pays for a company that another player gets (F50)."""

from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS, Event
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, NO_WAGE, ST, SUPPLY, CompanyId, EventId
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import ToBuild
from bodypolitic.game.records.refusals import EVENT_PAGE, BelowCost, NeedsMoney, NoCompanySpace, Refusal
from bodypolitic.game.rules.basic_actions.build_company import offer_employment, open_cc_company, put_on_board
from bodypolitic.game.rules.events.rewards import give_reward
from bodypolitic.game.rules.events.task import Task, nearest
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.staffing import fill_from_unemployed
from bodypolitic.game.rules.workers import can_fill_from_unemployed, lack_of_unemployed
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Company, Table


def buildable_for_others(t: Table, event: Event) -> list[CompanyId]:
    """Companies of both markets that cost 15 V or more, which the State can pay and their owner can place (F50)."""
    cards: list[CompanyId] = []
    for owner in (MC, CC):
        if len(t.companies[owner]) < COMPANY_SPACES[owner]:
            for card in t.markets[owner]:
                if event.money <= COMPANIES[card].cost <= t.money[ST] and (
                    owner == CC or can_fill_from_unemployed(t, Company(COMPANIES[card], MC, NO_WAGE), MC)
                ):
                    cards.append(card)
    return cards


def why_not_built_for(t: Table, event: Event, card: CompanyId) -> Refusal:
    """Why the State can't have a company of a market built."""
    owner = COMPANIES[card].owner
    if len(t.companies[owner]) >= COMPANY_SPACES[owner]:
        return NoCompanySpace()
    if COMPANIES[card].cost < event.money:
        return BelowCost(event.money)
    if COMPANIES[card].cost > t.money[ST]:
        return NeedsMoney(COMPANIES[card].cost, t.money[ST])
    return lack_of_unemployed(t, Company(COMPANIES[card], MC, NO_WAGE), MC)


class BuildCompanyForAnother(Task):
    """A company of a market that costs 15 V or more."""

    def feasible(self, t: Table, event: Event) -> bool:
        return len(buildable_for_others(t, event)) > 0

    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        return nearest([why_not_built_for(t, event, card) for owner in (MC, CC) for card in t.markets[owner]])

    def begin(self, t: Table, event: Event) -> None:
        t.push(BuildForAnother(ST, event.id))


@record
class BuildForAnother(Ask[ToBuild]):
    """Infant Industry: the State picks a company and pays; its owner decides the rest (F50)."""

    event: EventId

    def options(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for card in buildable_for_others(t, EVENTS[self.event])]

    def page(self) -> int:
        return EVENT_PAGE

    def expected(self, t: Table) -> list[ToBuild]:
        return [ToBuild(card) for owner in (MC, CC) for card in t.markets[owner]]

    def why_not(self, t: Table, option: ToBuild) -> Refusal:
        return why_not_built_for(t, EVENTS[self.event], option.company)

    def offer(self, t: Table, option: ToBuild) -> Offer | None:
        return Offer(money=COMPANIES[option.company].cost, payer=ST, payee=SUPPLY)

    def choose(self, t: Table, option: ToBuild) -> None:
        card = option.company
        owner = COMPANIES[card].owner
        pay(t, ST, SUPPLY, COMPANIES[card].cost, causes.EVENT)
        give_reward(t, EVENTS[self.event].reward_of(owner), 1)
        if owner == CC:
            open_cc_company(t, card)
            return
        company = put_on_board(t, MC, card)
        offer_employment(t, company)
        fill_from_unemployed(t, company, MC, MC)
