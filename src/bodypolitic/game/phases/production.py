"""Production Phase (p. 11, 12): strikes, production and wages, needs, the IMF and taxes, in reverse player order."""

from typing import Final

from bodypolitic.game.components.boards import COMPANY_SPACES, INCOME_TAX, corporate_tax_of
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_ROLES,
    CC,
    FOOD,
    FOR_SALE,
    FOREIGN_MARKET,
    L3,
    LABOR_MARKET,
    MC,
    NOBODY,
    PRODUCTION,
    ST,
    TAXATION,
    WC,
    Cause,
    Party,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import DemonstrationHeld, PhaseBegan, Spent, StrikeHeld
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Amount, BuyFrom, LoseVp
from bodypolitic.game.records.refusals import EmptySpacesAre, Refusal, RestMustBeLost
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.politics.imf import CheckIMF
from bodypolitic.game.rules.producing import go_to_work, output_now, pay_wages, store_output
from bodypolitic.game.rules.resources import (
    available_from,
    gain_goods,
    gain_influence,
    hand_over,
    lack_at_source,
    might_sell,
    pay_for,
    priced,
    sale,
    sources_of,
    spend_goods,
)
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.rules.workers import end_strike, operational_companies, stand_up, unemployed_count
from bodypolitic.game.table.module import NEEDS_STEP, TAXES_STEP, WAGES_STEP
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import EMPTY, Company, Table

DEMONSTRATION_PAGE: Final = 16
NEEDS_PAGE: Final[tuple[int, ...]] = (17, 25, 0, 0)  # by role


class ProductionPhase(Work):
    """Each step is finished by all players before the next begins."""

    def run(self, t: Table) -> None:
        t.phase = PRODUCTION
        t.active = NOBODY
        t.tell(PhaseBegan(PRODUCTION))
        t.labor_market_when_paid = t.policies[LABOR_MARKET]
        t.push(PayTaxes())
        announce(t, TAXES_STEP)
        t.push(CheckIMF())
        t.push(CoverNeeds(WC))
        if t.plays(MC):
            t.push(CoverNeeds(MC))
        announce(t, NEEDS_STEP)
        t.push(Produce())
        announce(t, WAGES_STEP)
        t.push(HoldDemonstration())
        for module in t.modules:
            module.phase_begins(t, PRODUCTION)


def announce(t: Table, step: int) -> None:
    """Let modules know when the step that was pushed last begins."""
    if t.modules:
        t.push(StepBegins(step))


@record
class StepBegins(Work):
    """A step of the Production Phase begins, which modules may wait for."""

    step: int

    def run(self, t: Table) -> None:
        for module in t.modules:
            module.production_step_begins(t, self.step)


class HoldDemonstration(Work):
    """The Working Class gets 1 influence and shares out lost VP: its unemployed and its unions (p. 16)."""

    def run(self, t: Table) -> None:
        if not t.demonstration:
            return
        t.demonstration = False
        lost = unemployed_count(t, WC) + sum(t.unions)
        t.tell(DemonstrationHeld(lost))
        gain_influence(t, WC, 1, causes.DEMONSTRATION)
        share_loss(t, lost, MC)


def empty_spaces(t: Table, role: Role) -> int:
    """Spaces of a player's part of the board without companies, the most VP it can lose to a demonstration."""
    return COMPANY_SPACES[role] - len(t.companies[role]) if t.plays(role) else 0


def share_loss(t: Table, left: int, first: int) -> None:
    """Let the Working Class decide on the next player's loss, from `first` on."""
    for role in ALL_ROLES[first:]:
        if left and empty_spaces(t, role):
            t.push(ShareLoss(WC, left, role))
            return


@record
class ShareLoss(Ask[LoseVp]):
    """How many of the VP still to be lost one player loses; what is left must fit the players after it."""

    left: int
    victim: Role

    def options(self, t: Table) -> list[LoseVp]:
        later = sum([empty_spaces(t, role) for role in ALL_ROLES[self.victim + 1 :]])
        most = min(self.left, empty_spaces(t, self.victim))
        least = min(most, max(0, self.left - later))
        return [LoseVp(self.victim, amount) for amount in range(least, most + 1)]

    def page(self) -> int:
        return DEMONSTRATION_PAGE

    def expected(self, t: Table) -> list[LoseVp]:
        amounts = [option.amount for option in self.options(t)]
        around = (amounts[0] - 1, amounts[-1] + 1)
        return [LoseVp(self.victim, amount) for amount in around if 0 <= amount <= self.left]

    def why_not(self, t: Table, option: LoseVp) -> Refusal:
        spaces = empty_spaces(t, self.victim)
        return EmptySpacesAre(spaces) if option.amount > spaces else RestMustBeLost()

    def choose(self, t: Table, option: LoseVp) -> None:
        gain_vp(t, self.victim, -option.amount, causes.DEMONSTRATION)
        share_loss(t, self.left - option.amount, self.victim + 1)


class Produce(Work):
    """Strikes first; then State, Capitalist, Middle and Working Class pay and produce; then everyone stands up."""

    def run(self, t: Table) -> None:
        resolve_strikes(t)
        for company in t.companies[ST] + t.companies[CC]:
            if company.operational and not company.on_strike:
                go_to_work(t, company)
                pay_wages(t, company)
                store_output(t, company, made_in(t, company))
        for company in t.companies[MC]:
            if company.operational:
                produce_in_mc_company(t, company)
        for company in t.companies[WC]:
            if company.operational:
                go_to_work(t, company)
                gain_goods(t, WC, FOOD, made_in(t, company), causes.PRODUCTION)
        gain_influence(t, WC, sum(t.unions), causes.TRADE_UNION)
        for company in t.all_companies():
            end_strike(t, company)
        stand_up(t)
        for module in t.modules:
            module.goods_are_produced(t)


def resolve_strikes(t: Table) -> None:
    """A strike ends where the wage is L3 by now; elsewhere it brings 1 influence and stops the company (p. 16)."""
    for company in t.all_companies():
        if company.on_strike:
            if stopped_by_strike(company):
                t.tell(StrikeHeld(company.card.id))
                gain_influence(t, WC, 1, causes.STRIKE)
            else:
                end_strike(t, company)


def stopped_by_strike(company: Company) -> bool:
    """Whether nobody works for a wage in a company, since it is struck and its wage is not L3 (p. 16)."""
    return company.on_strike and company.wage != L3


def employee_works(company: Company) -> bool:
    """Whether a Middle Class company has an employee who is not on strike."""
    return company.employee != EMPTY and not stopped_by_strike(company)


def made_in(t: Table, company: Company) -> int:
    """What a company makes in production, with its employee's part; a strike never stops a Middle Class owner's."""
    if not company.operational:
        return 0
    if company.owner == MC:
        return output_now(t, company) + (company.card.adds if employee_works(company) else 0)
    return 0 if stopped_by_strike(company) else output_now(t, company)


def produce_in_mc_company(t: Table, company: Company) -> None:
    """The owner's part always; the employee's for a wage, unless on strike (p. 16, 25)."""
    go_to_work(t, company)
    if employee_works(company):
        pay(t, MC, WC, company.wage_paid, causes.WAGES)
    store_output(t, company, made_in(t, company))


@record
class CoverNeeds(Work):
    """A class eats food equal to its Population: its own first, then bought from any mix of sources (p. 17, 25)."""

    who: Role

    def run(self, t: Table) -> None:
        who = self.who
        needed = t.population(who)
        from_goods = min(needed, t.goods[who][FOOD])
        spend_goods(t, who, FOOD, from_goods, causes.NEEDS)
        from_storage = min(needed - from_goods, t.storage[who][FOOD])
        if from_storage:
            t.storage[who][FOOD] -= from_storage
            t.supply[FOOD] += from_storage
            t.tell(Spent(who, FOOD, from_storage, causes.NEEDS, FOR_SALE))
        needed -= from_goods + from_storage
        if needed:
            t.push(BuyFood(who, needed))


def food_sources(t: Table, who: Role) -> list[Party]:
    """Who sells food to a hungry class; the Foreign Market always does."""
    return [source for source in sources_of(t, FOOD, who) if source not in (who, FOREIGN_MARKET)] + [FOREIGN_MARKET]


@record
class BuyFood(Ask[BuyFrom]):
    """The next source of the food still needed; money that is missing is borrowed."""

    needed: int

    def options(self, t: Table) -> list[BuyFrom]:
        return [BuyFrom(source) for source in food_sources(t, self.seat)]

    def page(self) -> int:
        return NEEDS_PAGE[self.seat]

    def expected(self, t: Table) -> list[BuyFrom]:
        return [BuyFrom(source) for source in might_sell(t, self.seat) if source != self.seat]

    def why_not(self, t: Table, option: BuyFrom) -> Refusal:
        return lack_at_source(t, option.source, FOOD)

    def offer(self, t: Table, option: BuyFrom) -> Offer | None:
        return priced(t, self.seat, option.source, FOOD)

    def choose(self, t: Table, option: BuyFrom) -> None:
        t.push(BuyFoodFrom(self.seat, self.needed, option.source))


@record
class BuyFoodFrom(Ask[Amount]):
    """How much of the food comes from a source; it is eaten at once, so the Foreign Market never runs out."""

    needed: int
    source: Party

    def options(self, t: Table) -> list[Amount]:
        if len(food_sources(t, self.seat)) == 1:
            return [Amount(self.needed)]
        most = self.needed
        if self.source != FOREIGN_MARKET:
            most = min(most, available_from(t, self.source, FOOD))
        return [Amount(amount) for amount in range(1, most + 1)]

    def page(self) -> int:
        return NEEDS_PAGE[self.seat]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in range(1, self.needed + 1)][: len(self.options(t)) + 1]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return lack_at_source(t, self.source, FOOD)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        return sale(t, self.seat, self.source, FOOD, option.amount)

    def choose(self, t: Table, option: Amount) -> None:
        pay_for(t, self.seat, self.source, FOOD, option.amount)
        hand_over(t, self.source, FOOD, option.amount)
        if option.amount < self.needed:
            t.push(BuyFood(self.seat, self.needed - option.amount))


def income_tax_rate(t: Table) -> int:
    """Income tax by Taxation and by the Labor Market section that wages were paid under (p. 17, 33)."""
    return INCOME_TAX[t.labor_market_when_paid][t.policies[TAXATION]]


class PayTaxes(Work):
    """All taxes go to the State Treasury; who can't pay takes a loan."""

    def run(self, t: Table) -> None:
        employment = t.tax_multiplier * operational_companies(t, CC)
        corporate = corporate_tax_of(max(0, t.money[CC] - employment), t.policies[TAXATION])
        pay_two_taxes(t, CC, employment, causes.EMPLOYMENT_TAX, corporate, causes.CORPORATE_TAX)
        if t.plays(MC):
            elsewhere = sum(1 for company in t.companies[CC] + t.companies[ST] if company.staff == MC)
            employment = t.tax_multiplier * operational_companies(t, MC)
            pay_two_taxes(t, MC, income_tax_rate(t) * elsewhere, causes.INCOME_TAX, employment, causes.EMPLOYMENT_TAX)
        pay_two_taxes(t, WC, income_tax_rate(t) * t.population(WC), causes.INCOME_TAX, 0, causes.EMPLOYMENT_TAX)


def pay_two_taxes(t: Table, who: Role, first: int, first_reason: Cause, second: int, second_reason: Cause) -> None:
    """Both taxes of a class, the first one first; what modules take off their sum comes off the second first."""
    for module in t.modules:
        relief = module.tax_relief(t, who)
        first = max(0, first - max(0, relief - second))
        second = max(0, second - relief)
    pay(t, who, ST, first, first_reason)
    pay(t, who, ST, second, second_reason)
