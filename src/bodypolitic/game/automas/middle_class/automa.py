"""The Middle Class Automa: its actions, its free actions and how it answers what it is asked."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.alternative_events.benefits import StaffOwnCompany
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.answers import (
    assign_as_offered,
    choose_company_to_staff,
    choose_cube_to_replace,
    choose_emigrant,
    choose_stand_in,
    choose_worker_to_take,
)
from bodypolitic.game.automas.assigning import stand_in
from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.buying import UseBonus
from bodypolitic.game.automas.exporting import next_transaction
from bodypolitic.game.automas.food import choose_food_source
from bodypolitic.game.automas.free_actions import pay_off_loans, receive_benefits
from bodypolitic.game.automas.middle_class import cards
from bodypolitic.game.automas.middle_class.assigning import able_to_assign, begin_assigning, check_workers
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
from bodypolitic.game.automas.middle_class.market import look_over_market
from bodypolitic.game.automas.middle_class.skilled_workers import choose_skill
from bodypolitic.game.automas.prices import adjust_prices_if_needed, next_price
from bodypolitic.game.automas.priority_rows import AW, BC, BGS, PB, SA, SFM
from bodypolitic.game.automas.using_services import UseServices, choose_worker_to_train
from bodypolitic.game.automas.wages import lower_wages, next_wage, raise_wages
from bodypolitic.game.basic_actions.assign_workers import AssignWorkers, TakeWorkers
from bodypolitic.game.basic_actions.build_company import (
    BASIC_TERMS,
    BUILD_TERMS,
    BringFounders,
    BringSkilledFounder,
    HireEmployee,
    begin_on,
)
from bodypolitic.game.basic_actions.buy_goods_and_services import ChooseAmount
from bodypolitic.game.basic_actions.extra_shift import ExtraShift
from bodypolitic.game.basic_actions.sell_to_foreign_market import SellToForeignMarket
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.political_effects import ReplaceDrawnCubes
from bodypolitic.game.cards.trade_effects import SellAmountToState
from bodypolitic.game.cards.worker_effects import ChooseEmigrant, HireNextEmployee
from bodypolitic.game.codes import L3, MC, PREPARATION, WC
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.free_actions.adjust_prices import AdjustPrices
from bodypolitic.game.free_actions.adjust_wages import AdjustWages
from bodypolitic.game.free_actions.use_services import ChooseNewSkill, ChooseWorkerToTrain
from bodypolitic.game.options import (
    BUILD,
    EMPLOY,
    HIRE,
    NEW_WORKER,
    SHIFT,
    STAFF,
    STAFF_COMPANY,
    TAKE,
    UNEMPLOYED,
    Option,
)
from bodypolitic.game.phases.preparation import LookOverMarket
from bodypolitic.game.phases.production import BuyFood, BuyFoodFrom
from bodypolitic.game.politics.public_companies import ChooseClassToStaff, ChooseCompanyToStaff
from bodypolitic.game.staffing import FillUnskilledSlots, SetFirstWage
from bodypolitic.game.table import Ask, Table
from bodypolitic.game.workers import ChooseNewWorker, unemployed_count

OWN_WORKERS_FIRST: Final = lines.line("mc-own-workers-first")


class MiddleClassAutoma(Automa):
    """The Automa of the Middle Class."""

    NAME = "automa-MC"
    ROLE = MC
    CARDS = cards.CARDS
    OPENING_ACTIONS = ((SA, SFM, PB), (BGS, BC, AW))

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

    def phase_begins(self, t: Table, phase: int) -> None:
        super().phase_begins(t, phase)
        if phase == PREPARATION:
            lower_wages(t, MC)

    # Checks and criteria

    def bonus_for(self, t: Table, action: int) -> Effect | None:
        """A bonus that can't be carried out, such as a production where none of its workers work, is lost."""
        bonus = super().bonus_for(t, action)
        return bonus if bonus is None or bonus.why_not(t, MC) is None else None

    def check(self, t: Table, check: int, bonus: Effect | None) -> None:
        if check == BGS:
            check_goods(self, t, bonus)
        elif check == BC:
            check_companies(self, t, bonus)
        elif check == AW:
            check_workers(self, t, bonus)
        else:
            check_foreign_market(self, t)

    def condition_rows(self, t: Table, condition: int) -> int:
        """A row for each unemployed worker, if there are as many as the card says."""
        unemployed = unemployed_count(t, MC)
        return unemployed if unemployed >= self.ai_card.conditions[condition].amount else 0

    def able(self, t: Table, action: int, bonus: Effect | None) -> bool:
        """Action Criteria."""
        if action == BGS:
            return able_to_buy(t, bonus)
        if action == BC:
            return bool(companies_to_build(t, bonus))
        if action == AW:
            return able_to_assign(t, bonus)
        return possible_transactions(t) >= LEAST_TRANSACTIONS

    # Actions

    def act(self, t: Table, action: int, bonus: Effect | None) -> None:
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
        terms = terms_for(t, card, bonus)
        self.plan = [Option(BUILD, card).code]
        if terms != BASIC_TERMS:
            t.push(UseBonus(MC))
            if isinstance(bonus, CheaperWithStorage):
                t.push(GetStorageFor(COMPANIES[card].industry))
        if BUILD_TERMS[terms].founder_from_supply:
            self.plan.append(Option(NEW_WORKER, choose_newcomer(t, card)).code)
        begin_on(t, MC, terms)

    # Answers

    def answer_own(self, t: Table, step: Ask, options: list[Option]) -> Option | None:
        answer = self._answer_on_companies(t, step, options)
        if answer is None:
            answer = self._answer_on_workers(t, step, options)
        return self._answer_on_trade(t, step, options) if answer is None else answer

    def _answer_on_companies(self, t: Table, step: Ask, options: list[Option]) -> Option | None:
        """Companies: the market, their founders and employees, wages and shifts."""
        if isinstance(step, LookOverMarket):
            return look_over_market(t, options)
        if isinstance(step, BringFounders | BringSkilledFounder):
            return Option(
                TAKE, _stand_in(t, MC, [option.a for option in options if option.b == UNEMPLOYED]), UNEMPLOYED
            )
        if isinstance(step, SetFirstWage):
            return options[0]
        if isinstance(step, HireEmployee):
            return Option(EMPLOY, _stand_in(t, WC, [option.a for option in options if option.verb == EMPLOY]))
        if isinstance(step, AdjustWages):
            return next_wage(t, options)
        if isinstance(step, ExtraShift):
            return Option(SHIFT, choose_company_for_shift(t, [option.a for option in options]))
        if isinstance(step, HireNextEmployee):
            return _hire(t, options)
        if isinstance(step, StaffOwnCompany):
            return _staff_or_hire(t, options)
        return None

    def _answer_on_workers(self, t: Table, step: Ask, options: list[Option]) -> Option | None:
        """Workers: who comes, who is trained, who fills public companies and who leaves the country."""
        if isinstance(step, ChooseNewWorker | ChooseNewSkill):
            skill = choose_skill(t, [option.a for option in options])
            return next(option for option in options if option.a == skill)
        if isinstance(step, ChooseWorkerToTrain):
            return choose_worker_to_train(t, MC, options)
        if isinstance(step, ChooseClassToStaff):
            t.tell(h.AUTOMA_CHOSE, MC, OWN_WORKERS_FIRST)
            return Option(STAFF, MC)
        if isinstance(step, ChooseCompanyToStaff):
            return choose_company_to_staff(t, MC, options)
        if isinstance(step, FillUnskilledSlots):
            return choose_stand_in(t, MC, step, options)
        if isinstance(step, AssignWorkers):
            return assign_as_offered(t, MC, step, options)
        if isinstance(step, TakeWorkers):
            return choose_worker_to_take(t, MC, options)
        if isinstance(step, ChooseEmigrant):
            return choose_emigrant(t, MC, options)
        return None

    def _answer_on_trade(self, t: Table, step: Ask, options: list[Option]) -> Option | None:
        """Trade, prices, food and voting cubes."""
        if isinstance(step, SellToForeignMarket):
            return next_transaction(t, step, options)
        if isinstance(step, SellAmountToState | BuyFoodFrom | ChooseAmount):
            return options[-1]  # the most there can be
        if isinstance(step, AdjustPrices):
            return next_price(t, step, options)
        if isinstance(step, BuyFood):
            return choose_food_source(t, MC, options, FOOD_SOURCES_IN_ORDER)
        if isinstance(step, ReplaceDrawnCubes):
            return choose_cube_to_replace(t, MC, options)
        return None


def _stand_in(t: Table, who: int, skills: list[int]) -> int:
    """Which unemployed worker of a class takes a slot, of the skills that may; an unskilled one if it can be."""
    counts = [0] * 6
    for skill in skills:
        counts[skill] = t.unemployed[who * 6 + skill]
    return stand_in(t, MC, counts)


def _staff_or_hire(t: Table, options: list[Option]) -> Option:
    """Its own workers for one of its empty companies or, where none can be filled, an employee."""
    empty = [option for option in options if option.verb == STAFF_COMPANY]
    return choose_company_to_staff(t, MC, empty) if empty else _hire(t, options)


def _hire(t: Table, options: list[Option]) -> Option:
    """The next employee of its companies, as long as there are any to hire."""
    jobs = [option for option in options if option.verb == HIRE]
    cards_hiring = sorted(frozenset([option.a for option in jobs]))
    card = choose_company_to_hire_for(t, cards_hiring)
    return Option(HIRE, card, _stand_in(t, WC, [option.b for option in jobs if option.a == card]))
