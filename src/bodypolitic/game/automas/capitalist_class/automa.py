"""The Capitalist Class Automa: its actions, its free actions and how it answers what it is asked."""

from typing import Final

from bodypolitic.game.automas.ai_cards import Condition
from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.automas.automa import Automa, Hindrance, UseBonus, automa_of
from bodypolitic.game.automas.bonuses import SaleForTwice, SecondCompany
from bodypolitic.game.automas.building import production_phases_left
from bodypolitic.game.automas.capitalist_class import cards
from bodypolitic.game.automas.capitalist_class.checks import (
    LEAST_TRANSACTIONS,
    check_companies,
    check_foreign_market,
    check_influence,
)
from bodypolitic.game.automas.capitalist_class.companies import (
    WORTH_SELLING,
    affordable,
    companies_to_build,
    companies_to_sell,
    company_for_machinery,
    company_for_overtime,
    company_to_build,
    company_to_sell,
    explain_class,
    preferred_class,
    terms_for,
)
from bodypolitic.game.automas.capitalist_class.strikes import respond_to_strikes
from bodypolitic.game.automas.capitalist_class.trading import (
    begin_export,
    buy_storage,
    possible_transactions,
)
from bodypolitic.game.automas.free_actions import receive_benefits, take_if_able
from bodypolitic.game.automas.prices import adjust_prices_if_needed
from bodypolitic.game.automas.priority_rows import BC, LOB, NO_CARD, PB, SA, SC, SFM
from bodypolitic.game.automas.wages import lower_wages
from bodypolitic.game.cards.company_effects import (
    AddToMarket,
    ChooseMachineryPlace,
    SellForTwice,
    WorkOvertime,
    machinery_tokens_left,
    places_for_machinery,
)
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import COMPANY_SPACES, LOAN
from bodypolitic.game.ground.codes import (
    CC,
    FOOD,
    LUXURY,
    PREPARATION,
    PRODUCTION,
    SIMPLE,
    STORABLE,
    TAXATION,
    WITHOUT_BONUSES,
    WITHOUT_LOBBYING,
    A,
    CompanyId,
    Industry,
    Phase,
    PriorityCard,
    Resource,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.phases.preparation import LookOverMarket
from bodypolitic.game.records.findings import CompanyTooDear, Counted, InfluenceCompared
from bodypolitic.game.records.options import (
    DiscardCompany,
    Done,
    NoWorkers,
    Option,
    PutMachinery,
    Sell,
    StaffWith,
    ToBuild,
    WorkOvertimeAt,
)
from bodypolitic.game.rules.basic_actions import lobby
from bodypolitic.game.rules.basic_actions.build_company import (
    BASIC_TERMS,
    BuildCompany,
    BuildTerms,
    HireWorkers,
    own_share,
)
from bodypolitic.game.rules.basic_actions.sell_company import SellCompany
from bodypolitic.game.rules.free_actions.pay_off_loan import FREE_ACTION as PAY_OFF_LOAN
from bodypolitic.game.rules.money import funds
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table

CAPITAL_TO_PAY_OFF: Final = 2 * LOAN
REVENUE_PER_ROW: Final = 100


class CapitalistClassAutoma(Automa):
    """The Automa of the Capitalist Class."""

    NAME = "automa-CC"
    ROLE = CC
    CARDS = cards.CARDS
    OPENING_ACTIONS = ((SA, LOB, SC), (BC, SFM, PB))
    FAVORITE_POLICY = TAXATION

    # Free actions

    def begin_turn(self, t: Table) -> None:
        """Benefits, loans once the Capital allows it, and prices."""
        receive_benefits(t, CC)
        while t.capital >= CAPITAL_TO_PAY_OFF and take_if_able(t, CC, PAY_OFF_LOAN):
            pass
        adjust_prices_if_needed(t, CC)

    def phase_begins(self, t: Table, phase: Phase) -> None:
        super().phase_begins(t, phase)
        if phase == PREPARATION:
            lower_wages(t, CC)
        elif phase == PRODUCTION:
            respond_to_strikes(self, t)

    def lacks_room(self, t: Table, who: Role, resource: Resource) -> None:
        if who == CC and resource < STORABLE:
            buy_storage(t, resource)

    # Checks and criteria

    def bonus_for(self, t: Table, action: PriorityCard) -> Effect | None:
        """The bonus of the AI card, if an action gets it; one on selling stands on cards that begin with building."""
        bonus = self.ai_card.bonus
        if isinstance(bonus, SaleForTwice):
            return bonus if action == SC and not WITHOUT_BONUSES[t.automas[CC]] else None
        return super().bonus_for(t, action)

    def check(self, t: Table, check: PriorityCard, bonus: Effect | None) -> None:
        if check == BC:
            check_companies(self, t, bonus)
        elif check == SFM:
            check_foreign_market(self, t, bonus)
        elif not WITHOUT_LOBBYING[t.automas[CC]]:
            check_influence(self, t)

    def condition_counted(self, t: Table, condition: Condition) -> int:
        """What one of the conditions of the AI card goes by."""
        line = condition.line
        if line == cards.PLACES_FOR_MACHINERY:
            return len(places_for_machinery(t, CC)) if machinery_tokens_left(t) else 0
        if line == cards.PRODUCTION_PHASES:
            return production_phases_left(t)
        if line == cards.AGRICULTURE_COMPANIES:
            return _companies_in(t, FOOD)
        if line == cards.LUXURY_COMPANIES:
            return _companies_in(t, LUXURY)
        if line == cards.REVENUE:
            return t.money[CC]
        if line == cards.HIGH_TAXES:
            return 2 if t.policies[TAXATION] == A else 1
        return t.storage[CC][LUXURY] if line == cards.LUXURY_STORED else t.influence[CC]

    def condition_rows(self, t: Table, condition: Condition) -> int:
        """How many rows one of the conditions of the AI card is worth."""
        counted = self.condition_counted(t, condition)
        if condition.line == cards.REVENUE:
            return counted // REVENUE_PER_ROW if counted >= condition.amount else 0
        if condition.line == cards.NO_INFLUENCE:
            return 1 if counted == 0 else 0
        return counted // condition.amount if condition.amount else counted

    def criteria_not_met(self, t: Table, action: PriorityCard, bonus: Effect | None) -> Hindrance | None:
        """Action Criteria."""
        if action == BC:
            built = companies_to_build(t, bonus, only_operational=self.mode == SIMPLE)
            return None if built else self._why_no_company(t, bonus)
        if action == SC:
            return None if self._companies_to_sell(t, bonus) else Hindrance(lines.NO_COMPANY_TO_SELL)
        if action == SFM:
            possible = possible_transactions(t, bonus)
            return None if possible >= LEAST_TRANSACTIONS else Hindrance(lines.FEW_TRANSACTIONS, Counted(possible))
        return self._why_no_lobby(t)

    def _why_no_company(self, t: Table, bonus: Effect | None) -> Hindrance:
        if len(t.companies[CC]) >= COMPANY_SPACES[CC]:
            return Hindrance(lines.NO_COMPANY_SPACE, Counted(len(t.companies[CC])))
        within_means = affordable(t, bonus)
        if within_means or not t.markets[CC]:
            return Hindrance(lines.NO_COMPANY_WOULD_WORK, Counted(len(within_means)))
        cost, card = min([(own_share(t, CC, card, terms_for(card, bonus)), card) for card in t.markets[CC]])
        return Hindrance(lines.TOO_DEAR, CompanyTooDear(card, cost, funds(t, CC)))

    def _why_no_lobby(self, t: Table) -> Hindrance | None:
        if WITHOUT_LOBBYING[t.automas[CC]]:
            return Hindrance(lines.LOBBY_REFUSED)
        refusal = lobby.why_not(t, CC)
        if refusal is not None:
            return Hindrance(lines.LOBBY_REFUSED, refusal)
        own, others = t.influence[CC], sum([t.influence[role] for role in t.roles if role != CC])
        enough = self.mode == SIMPLE and own >= others
        return Hindrance(lines.INFLUENCE_ENOUGH, InfluenceCompared(others, own)) if enough else None

    def _companies_to_sell(self, t: Table, bonus: Effect | None) -> list[CompanyId]:
        return companies_to_sell(t, bonus, WORTH_SELLING if self.mode == SIMPLE else 0)

    def instead_of(self, t: Table, action: PriorityCard) -> PriorityCard:
        """Simple mode: a company is sold where none can be built."""
        if action == BC and self._companies_to_sell(t, self.bonus_for(t, SC)):
            return SC
        return NO_CARD

    # Actions

    def act(self, t: Table, action: PriorityCard, bonus: Effect | None) -> None:
        if action == BC:
            self._build(t, bonus)
        elif action == SC:
            self._sell_company(t, bonus)
        elif action == SFM:
            begin_export(t, bonus)
        else:
            lobby.begin(t, CC)

    def _build(self, t: Table, bonus: Effect | None) -> None:
        if isinstance(bonus, SecondCompany):
            t.push(BuildSecondCompany(bonus.new))
        card = company_to_build(t, companies_to_build(t, bonus, only_operational=self.mode == SIMPLE))
        terms = terms_for(card, bonus)
        if terms != BASIC_TERMS:
            t.push(UseBonus(CC))
        self.build(t, card, terms)

    def build(self, t: Table, card: CompanyId, terms: BuildTerms) -> None:
        """Build a company that it has chosen."""
        self.plan = [ToBuild(card).code]
        t.push(BuildCompany(CC, terms))

    def _sell_company(self, t: Table, bonus: Effect | None) -> None:
        card = company_to_sell(t, self._companies_to_sell(t, bonus))
        self.plan = [Sell(card).code]
        if bonus is not None and not t.company(card).machinery:
            self.bonus_used(t)
            t.push(SellForTwice(CC))
        else:
            t.push(SellCompany(CC))


@answers(LookOverMarket, by=(CC,))
def clear_market(t: Table, role: Role, step: LookOverMarket, options: list[DiscardCompany | Done]) -> Option:
    """Every company that may go goes."""
    return next((option for option in options if isinstance(option, DiscardCompany)), options[-1])


@answers(BuildCompany, by=(CC,))
def build_by_criteria(t: Table, role: Role, step: BuildCompany, options: list[ToBuild]) -> Option:
    """By the Build Company Criteria."""
    return ToBuild(company_to_build(t, [option.company for option in options]))


@answers(HireWorkers, by=(CC,))
def hire(t: Table, role: Role, step: HireWorkers, options: list[StaffWith | NoWorkers]) -> Option:
    """Unemployed workers always come, of the class that is preferred where both could."""
    classes = [option.class_ for option in options if isinstance(option, StaffWith)]
    if not classes:
        return first_of(options, NoWorkers)
    if len(classes) > 1:
        explain_class(t)
    return StaffWith(preferred_class(t, classes))


@answers(ChooseMachineryPlace, by=(CC,))
def place_machinery(t: Table, role: Role, step: ChooseMachineryPlace, options: list[PutMachinery]) -> Option:
    """By the Place Machinery Criteria."""
    return PutMachinery(company_for_machinery(t, [option.company for option in options]))


@answers(WorkOvertime, by=(CC,))
def work_overtime(t: Table, role: Role, step: WorkOvertime, options: list[WorkOvertimeAt]) -> Option:
    """By what production brings."""
    return WorkOvertimeAt(company_for_overtime(t, [option.company for option in options]))


def _companies_in(t: Table, industry: Industry) -> int:
    return sum([1 for company in t.companies[CC] if company.card.industry == industry])


@record
class BuildSecondCompany(Work):
    """A second company that can work at once, if there is one; then new ones come to the market."""

    new: int

    def run(self, t: Table) -> None:
        choices = companies_to_build(t, None, only_operational=True)
        if choices:
            t.push(AddToMarket(CC, self.new))
            automa = automa_of(t, CC)
            assert isinstance(automa, CapitalistClassAutoma)
            automa.bonus_used(t)
            automa.build(t, company_to_build(t, choices), BASIC_TERMS)
