"""Production Phase (p. 11, 12): strikes, production and wages, needs, the IMF and taxes, in reverse player order."""

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import (
    CC,
    FOOD,
    FOREIGN_MARKET,
    INFLUENCE,
    L3,
    LABOR_MARKET,
    MC,
    NOBODY,
    PRODUCTION,
    ST,
    TAXATION,
    WC,
)
from bodypolitic.game.components.boards import COMPANY_SPACES, INCOME_TAX, corporate_tax_of
from bodypolitic.game.money import pay
from bodypolitic.game.options import AMOUNT, FROM, LOSE_VP, Option
from bodypolitic.game.politics.imf import CheckIMF
from bodypolitic.game.resources import (
    available_from,
    gain_goods,
    gain_influence,
    hand_over,
    output_of,
    pay_for,
    sources_of,
    spend_goods,
    store,
)
from bodypolitic.game.scores import gain_vp
from bodypolitic.game.table import EMPTY, NEEDS_STEP, TAXES_STEP, WAGES_STEP, Ask, Company, Table, Work
from bodypolitic.game.workers import end_strike, operational_companies, stand_up, unemployed_count


class ProductionPhase(Work):
    """Each step is finished by all players before the next begins."""

    def run(self, t: Table) -> None:
        t.phase = PRODUCTION
        t.active = NOBODY
        t.tell(h.PHASE_BEGAN, PRODUCTION)
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


class StepBegins(Work):
    """A step of the Production Phase begins, which modules may wait for."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

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
        t.tell(h.DEMONSTRATION_HELD, lost)
        gain_influence(t, WC, 1, h.DEMONSTRATION)
        share_loss(t, lost, MC)


def empty_spaces(t: Table, role: int) -> int:
    """Spaces of a player's part of the board without companies, the most VP it can lose to a demonstration."""
    return COMPANY_SPACES[role] - len(t.companies[role]) if t.plays(role) else 0


def share_loss(t: Table, left: int, first: int) -> None:
    """Let the Working Class decide on the next player's loss, from `first` on."""
    for role in range(first, ST + 1):
        if left and empty_spaces(t, role):
            t.push(ShareLoss(WC, left, role))
            return


class ShareLoss(Ask):
    """How many of the VP still to be lost one player loses; what is left must fit the players after it."""

    FIELDS = ("seat", "left", "victim")

    def __init__(self, seat: int, left: int, victim: int) -> None:
        super().__init__(seat)
        self.left = left
        self.victim = victim

    def options(self, t: Table) -> list[Option]:
        later = sum([empty_spaces(t, role) for role in range(self.victim + 1, ST + 1)])
        most = min(self.left, empty_spaces(t, self.victim))
        least = min(most, max(0, self.left - later))
        return [Option(LOSE_VP, self.victim, amount) for amount in range(least, most + 1)]

    def choose(self, t: Table, option: Option) -> None:
        gain_vp(t, self.victim, -option.b, h.DEMONSTRATION)
        share_loss(t, self.left - option.b, self.victim + 1)


class Produce(Work):
    """Strikes first; then State, Capitalist, Middle and Working Class pay and produce; then everyone stands up."""

    def run(self, t: Table) -> None:
        resolve_strikes(t)
        for company in t.companies[ST] + t.companies[CC]:
            if company.operational and not company.on_strike:
                pay_wages(t, company)
                store_output(t, company, output_now(t, company))
        for company in t.companies[MC]:
            if company.operational:
                produce_in_mc_company(t, company)
        for company in t.companies[WC]:
            if company.operational:
                gain_goods(t, WC, FOOD, output_now(t, company), h.PRODUCTION)
        gain_influence(t, WC, sum(t.unions), h.TRADE_UNION)
        for company in t.all_companies():
            end_strike(t, company)
        stand_up(t)
        for module in t.modules:
            module.goods_are_produced(t)


def resolve_strikes(t: Table) -> None:
    """A strike ends where the wage is L3 by now; elsewhere it brings 1 influence and stops the company (p. 16)."""
    for company in t.all_companies():
        if company.on_strike:
            if company.wage == L3:
                end_strike(t, company)
            else:
                t.tell(h.STRIKE_HELD, company.card.id)
                gain_influence(t, WC, 1, h.STRIKE)


def pay_wages(t: Table, company: Company) -> None:
    """The wage of the whole company to the class that works there, by loan if need be."""
    if company.staff != NOBODY:
        pay(t, company.owner, company.staff, company.wage_paid, h.WAGES)


def output_now(t: Table, company: Company) -> int:
    """What a company makes with whatever modules change about it, an employee's part not counted."""
    amount = output_of(company)
    for module in t.modules:
        amount += module.extra_output(t, company)
    return max(0, amount)


def store_output(t: Table, company: Company, amount: int) -> None:
    """Into the owner's storages; the State's influence is media influence, everyone else's is their own."""
    resource = company.card.industry
    if resource == INFLUENCE and company.owner != ST:
        gain_influence(t, company.owner, amount, h.PRODUCTION)
    else:
        store(t, company.owner, resource, amount, h.PRODUCTION)


def produce_in_mc_company(t: Table, company: Company) -> None:
    """The owner's part always; the employee's for a wage, unless on strike (p. 16, 25)."""
    amount = output_now(t, company)
    if company.employee != EMPTY and not company.on_strike:
        pay(t, MC, WC, company.wage_paid, h.WAGES)
        amount += company.card.adds
    store_output(t, company, amount)


class CoverNeeds(Work):
    """A class eats food equal to its Population: its own first, then bought from any mix of sources (p. 17, 25)."""

    FIELDS = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, t: Table) -> None:
        who = self.who
        needed = t.population(who)
        from_goods = min(needed, t.goods[who * 4 + FOOD])
        spend_goods(t, who, FOOD, from_goods, h.NEEDS)
        from_storage = min(needed - from_goods, t.storage[who * 4 + FOOD])
        if from_storage:
            t.storage[who * 4 + FOOD] -= from_storage
            t.supply[FOOD] += from_storage
            t.tell(h.SPENT, who, FOOD, from_storage, h.NEEDS)
        needed -= from_goods + from_storage
        if needed:
            t.push(BuyFood(who, needed))


def food_sources(t: Table, who: int) -> list[int]:
    """Who sells food to a hungry class; the Foreign Market always does."""
    return [source for source in sources_of(t, FOOD, who) if source not in (who, FOREIGN_MARKET)] + [FOREIGN_MARKET]


class BuyFood(Ask):
    """The next source of the food still needed; money that is missing is borrowed."""

    FIELDS = ("seat", "needed")

    def __init__(self, seat: int, needed: int) -> None:
        super().__init__(seat)
        self.needed = needed

    def options(self, t: Table) -> list[Option]:
        return [Option(FROM, source) for source in food_sources(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        t.push(BuyFoodFrom(self.seat, self.needed, option.a))


class BuyFoodFrom(Ask):
    """How much of the food comes from a source; it is eaten at once, so the Foreign Market never runs out."""

    FIELDS = ("seat", "needed", "source")

    def __init__(self, seat: int, needed: int, source: int) -> None:
        super().__init__(seat)
        self.needed = needed
        self.source = source

    def options(self, t: Table) -> list[Option]:
        if len(food_sources(t, self.seat)) == 1:
            return [Option(AMOUNT, self.needed)]
        most = self.needed
        if self.source != FOREIGN_MARKET:
            most = min(most, available_from(t, self.source, FOOD))
        return [Option(AMOUNT, amount) for amount in range(1, most + 1)]

    def choose(self, t: Table, option: Option) -> None:
        pay_for(t, self.seat, self.source, FOOD, option.a)
        hand_over(t, self.source, FOOD, option.a)
        if option.a < self.needed:
            t.push(BuyFood(self.seat, self.needed - option.a))


def income_tax_rate(t: Table) -> int:
    """Income tax by Taxation and by the Labor Market section that wages were paid under (p. 17, 33)."""
    return INCOME_TAX[t.labor_market_when_paid][t.policies[TAXATION]]


class PayTaxes(Work):
    """All taxes go to the State Treasury; who can't pay takes a loan."""

    def run(self, t: Table) -> None:
        employment = t.tax_multiplier * operational_companies(t, CC)
        corporate = corporate_tax_of(max(0, t.money[CC] - employment), t.policies[TAXATION])
        pay_two_taxes(t, CC, employment, h.EMPLOYMENT_TAX, corporate, h.CORPORATE_TAX)
        if t.plays(MC):
            elsewhere = sum(1 for company in t.companies[CC] + t.companies[ST] if company.staff == MC)
            employment = t.tax_multiplier * operational_companies(t, MC)
            pay_two_taxes(t, MC, income_tax_rate(t) * elsewhere, h.INCOME_TAX, employment, h.EMPLOYMENT_TAX)
        pay_two_taxes(t, WC, income_tax_rate(t) * t.population(WC), h.INCOME_TAX, 0, h.EMPLOYMENT_TAX)


def pay_two_taxes(t: Table, who: int, first: int, first_reason: int, second: int, second_reason: int) -> None:
    """Both taxes of a class, the first one first; what modules take off their sum comes off the second first."""
    for module in t.modules:
        relief = module.tax_relief(t, who)
        first = max(0, first - max(0, relief - second))
        second = max(0, second - relief)
    pay(t, who, ST, first, first_reason)
    pay(t, who, ST, second, second_reason)
