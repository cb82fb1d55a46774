"""The Middle Class Automa: its actions, its free actions and how it answers what it is asked."""

from typing import Final

from bodypolitic.game.automas.ai_cards import Condition
from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.assigning import stand_in
from bodypolitic.game.automas.automa import Automa, Hindrance, UseBonus
from bodypolitic.game.automas.free_actions import pay_off_loans, receive_benefits
from bodypolitic.game.automas.middle_class import cards
from bodypolitic.game.automas.middle_class.assigning import (
    UNEMPLOYED_TO_ASSIGN,
    begin_assigning,
    check_workers,
    would_find_work,
)
from bodypolitic.game.automas.middle_class.bonuses import CheaperWithStorage
from bodypolitic.game.automas.middle_class.building import (
    GetStorageFor,
    choose_company_to_build,
    choose_newcomer,
    companies_to_build,
    terms_for,
)
from bodypolitic.game.automas.middle_class.buying import (
    FOOD_SOURCES_IN_ORDER,
    able_to_buy,
    begin_buying,
    check_goods,
)
from bodypolitic.game.automas.middle_class.checking_companies import check_companies
from bodypolitic.game.automas.middle_class.exporting import (
    LEAST_TRANSACTIONS,
    begin_export,
    check_foreign_market,
    possible_transactions,
)
from bodypolitic.game.automas.middle_class.extra_shifts import choose_company_for_shift
from bodypolitic.game.automas.middle_class.hiring import choose_company_to_hire_for
from bodypolitic.game.automas.middle_class.skilled_workers import choose_skill
from bodypolitic.game.automas.prices import adjust_prices_if_needed
from bodypolitic.game.automas.priority_rows import AW, BC, BGS, PB, SA, SFM
from bodypolitic.game.automas.using_services import UseServices
from bodypolitic.game.automas.wages import lower_wages, raise_wages
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.worker_effects import HireNextEmployee
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import (
    L3,
    MC,
    PREPARATION,
    WC,
    Phase,
    PriorityCard,
    Role,
    Skill,
)
from bodypolitic.game.records.findings import Counted
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import (
    Done,
    EmployWorker,
    HireAt,
    NewWorker,
    NoWorkers,
    Option,
    StaffWith,
    Take,
    ToBuild,
    WorkExtraShift,
)
from bodypolitic.game.rules.basic_actions.build_company import (
    BASIC_TERMS,
    BringFounders,
    BringSkilledFounder,
    HireEmployee,
    begin_on,
)
from bodypolitic.game.rules.basic_actions.extra_shift import ExtraShift
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.politics.public_companies import ChooseClassToStaff
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.table import Table

OWN_WORKERS_FIRST: Final = lines.line("mc-own-workers-first")


class MiddleClassAutoma(Automa):
    """The Automa of the Middle Class."""

    NAME = "automa-MC"
    ROLE = MC
    CARDS = cards.CARDS
    OPENING_ACTIONS = ((SA, SFM, PB), (BGS, BC, AW))
    FOOD_SOURCES = FOOD_SOURCES_IN_ORDER

    def choose_skill(self, t: Table, skills: list[Skill]) -> Skill:
        return choose_skill(t, skills)

    # Free actions

    def begin_turn(self, t: Table) -> None:
        """Benefits, loans, prices, and wages where the Working Class strikes."""
        receive_benefits(t, MC)
        pay_off_loans(t, MC)
        adjust_prices_if_needed(t, MC)
        struck = [company.card.id for company in t.companies[MC] if company.on_strike and company.wage < L3]
        self.plan = raise_wages(t, MC, struck)

    def end_turn(self, t: Table) -> None:
        t.push(UseServices(MC))

    def phase_begins(self, t: Table, phase: Phase) -> None:
        super().phase_begins(t, phase)
        if phase == PREPARATION:
            lower_wages(t, MC)

    # Checks and criteria

    def bonus_for(self, t: Table, action: PriorityCard) -> Effect | None:
        """A bonus that can't be carried out, such as a production where none of its workers work, is lost."""
        bonus = super().bonus_for(t, action)
        return bonus if bonus is None or bonus.why_not(t, MC) is None else None

    def check(self, t: Table, check: PriorityCard, bonus: Effect | None) -> None:
        if check == BGS:
            check_goods(self, t, bonus)
        elif check == BC:
            check_companies(self, t, bonus)
        elif check == AW:
            check_workers(self, t, bonus)
        else:
            check_foreign_market(self, t)

    def condition_counted(self, t: Table, condition: Condition) -> int:
        """Its unemployed workers."""
        return unemployed_count(t, MC)

    def condition_rows(self, t: Table, condition: Condition) -> int:
        """A row for each unemployed worker, if there are as many as the card says."""
        unemployed = unemployed_count(t, MC)
        return unemployed if unemployed >= condition.amount else 0

    def criteria_not_met(self, t: Table, action: PriorityCard, bonus: Effect | None) -> Hindrance | None:
        """Action Criteria."""
        if action == BGS:
            found = Counted(t.population(MC))
            return None if able_to_buy(t, bonus) else Hindrance(lines.NOTHING_TO_PROSPER_BY, found)
        if action == BC:
            return None if companies_to_build(t, bonus) else self._why_no_company(t)
        if action == AW:
            placed = would_find_work(t, bonus)
            return None if placed >= UNEMPLOYED_TO_ASSIGN else Hindrance(lines.FEW_WOULD_FIND_WORK, Counted(placed))
        possible = possible_transactions(t)
        return None if possible >= LEAST_TRANSACTIONS else Hindrance(lines.FEW_TRANSACTIONS, Counted(possible))

    def _why_no_company(self, t: Table) -> Hindrance:
        if len(t.companies[MC]) >= COMPANY_SPACES[MC]:
            return Hindrance(lines.NO_COMPANY_SPACE, Counted(len(t.companies[MC])))
        return Hindrance(lines.NO_COMPANY_TO_BUILD, Counted(funds(t, MC)))

    # Actions

    def act(self, t: Table, action: PriorityCard, bonus: Effect | None) -> None:
        if action == BGS:
            begin_buying(t, bonus)
        elif action == BC:
            self._build(t, bonus)
        elif action == AW:
            begin_assigning(self, t, bonus)
        else:
            begin_export(t, bonus)

    def _build(self, t: Table, bonus: Effect | None) -> None:
        card = choose_company_to_build(t, companies_to_build(t, bonus))
        terms = terms_for(t, card, bonus) or BASIC_TERMS
        self.plan = [ToBuild(card).code]
        if terms is not BASIC_TERMS:
            t.push(UseBonus(MC))
            if isinstance(bonus, CheaperWithStorage):
                t.push(GetStorageFor(COMPANIES[card].industry))
        if terms.founder_from_supply:
            self.plan.append(NewWorker(choose_newcomer(t, card)).code)
        begin_on(t, MC, terms)


@answers(BringFounders, BringSkilledFounder, by=(MC,))
def founder(t: Table, role: Role, step: BringFounders | BringSkilledFounder, options: list[Take]) -> Option:
    """An unemployed worker, an unskilled one if it can be."""
    return Take(_stand_in(t, MC, [option.skill for option in options if option.from_ == UNEMPLOYED]), UNEMPLOYED)


@answers(HireEmployee, by=(MC,))
def employee(t: Table, role: Role, step: HireEmployee, options: list[EmployWorker | NoWorkers]) -> Option:
    """Somebody is always employed, an unskilled worker if it can be."""
    return EmployWorker(_stand_in(t, WC, [option.skill for option in options if isinstance(option, EmployWorker)]))


@answers(ExtraShift, by=(MC,))
def extra_shift(t: Table, role: Role, step: ExtraShift, options: list[WorkExtraShift]) -> Option:
    """By the criteria for Extra Shifts."""
    return WorkExtraShift(choose_company_for_shift(t, [option.company for option in options]))


@answers(ChooseClassToStaff, by=(MC,))
def own_workers_first(t: Table, role: Role, step: ChooseClassToStaff, options: list[StaffWith]) -> Option:
    """Its own workers fill a public company."""
    t.tell(AutomaChose(MC, OWN_WORKERS_FIRST))
    return StaffWith(MC)


def _stand_in(t: Table, who: Role, skills: list[Skill]) -> Skill:
    """Which unemployed worker of a class takes a slot, of the skills that may; an unskilled one if it can be."""
    counts = [0] * 6
    for skill in skills:
        counts[skill] = t.unemployed[who][skill]
    return stand_in(t, MC, counts)


@answers(HireNextEmployee, by=(MC,))
def hire_next(t: Table, role: Role, step: HireNextEmployee, options: list[HireAt | Done]) -> Option:
    """As many as there are to hire."""
    return hire(t, [option for option in options if isinstance(option, HireAt)])


def hire(t: Table, jobs: list[HireAt]) -> Option:
    """The next employee of its companies."""
    cards_hiring = sorted(frozenset([option.company for option in jobs]))
    card = choose_company_to_hire_for(t, cards_hiring)
    return HireAt(card, _stand_in(t, WC, [option.skill for option in jobs if option.company == card]))
