"""The Working Class Automa: its cards, its checks, its actions and its answers."""

from typing import ClassVar, Final

from bodypolitic.game import happenings as h
from bodypolitic.game.automas import food
from bodypolitic.game.automas.ai_cards import AICard
from bodypolitic.game.automas.answers import (
    assign_as_offered,
    choose_company_to_staff,
    choose_cube_to_replace,
    choose_emigrant,
    choose_stand_in,
    choose_worker_to_take,
)
from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.free_actions import pay_off_loans, receive_benefits, swap_workers
from bodypolitic.game.automas.priority_rows import AW, BGS, DEM, PB, SA, STR
from bodypolitic.game.automas.using_services import UseServices, choose_worker_to_train
from bodypolitic.game.automas.working_class.answers import share_loss
from bodypolitic.game.automas.working_class.assigning import able_to_assign, begin_assigning
from bodypolitic.game.automas.working_class.buying import FOOD_SOURCES_IN_ORDER, able_to_buy, begin_buying
from bodypolitic.game.automas.working_class.cards import CARDS as AI_CARDS
from bodypolitic.game.automas.working_class.checks import check_goods, check_strike, check_workers
from bodypolitic.game.automas.working_class.skilled_worker import choose_skill
from bodypolitic.game.automas.working_class.striking import able_to_strike, choose_company_to_strike
from bodypolitic.game.basic_actions import demonstration
from bodypolitic.game.basic_actions.assign_workers import AssignWorkers, TakeWorkers
from bodypolitic.game.basic_actions.buy_goods_and_services import ChooseAmount
from bodypolitic.game.basic_actions.strike import Strike, tokens_left
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.political_effects import ReplaceDrawnCubes
from bodypolitic.game.cards.worker_effects import ChooseEmigrant, StrikeWithUnions
from bodypolitic.game.codes import LABOR_MARKET, NOBODY, PREPARATION, SIMPLE, WC
from bodypolitic.game.crisis_response.effects import PlaceStrikeToken
from bodypolitic.game.free_actions.use_services import ChooseNewSkill, ChooseWorkerToTrain
from bodypolitic.game.options import Option
from bodypolitic.game.phases.production import BuyFood, BuyFoodFrom, ShareLoss
from bodypolitic.game.politics.public_companies import ChooseCompanyToStaff
from bodypolitic.game.staffing import FillUnskilledSlots
from bodypolitic.game.table import Ask, Table
from bodypolitic.game.workers import ChooseNewWorker

STRIKE_WITH_UNIONS: Final = StrikeWithUnions()


class WorkingClassAutoma(Automa):
    """The Automa of the Working Class."""

    NAME: ClassVar[str] = "automa-WC"
    ROLE: ClassVar[int] = WC
    CARDS: ClassVar[tuple[AICard, ...]] = AI_CARDS
    OPENING_ACTIONS: ClassVar[tuple[tuple[int, ...], ...]] = ((SA, STR, DEM), (AW, BGS, PB))
    FAVORITE_POLICY: ClassVar[int] = LABOR_MARKET

    # Its turn

    def begin_turn(self, t: Table) -> None:
        receive_benefits(t, WC)
        pay_off_loans(t, WC)

    def end_turn(self, t: Table) -> None:
        t.push(UseServices(WC))

    def check(self, t: Table, check: int, bonus: Effect | None) -> None:
        if check == AW:
            check_workers(t, self, bonus)
        elif check == BGS:
            check_goods(t, self, bonus)
        else:
            check_strike(t, self)

    def able(self, t: Table, action: int, bonus: Effect | None) -> bool:
        if action == AW:
            return able_to_assign(t, bonus)
        if action == BGS:
            return able_to_buy(t, bonus)
        if action == STR:
            return able_to_strike(t)
        return demonstration.why_not(t, WC) is None

    def bonus_for(self, t: Table, action: int) -> Effect | None:
        """A bonus that can't be carried out, such as a farm without workers for it, is lost."""
        bonus = super().bonus_for(t, action)
        return bonus if bonus is None or bonus.why_not(t, WC) is None else None

    def instead_of(self, t: Table, action: int) -> int:
        """Simple mode: a demonstration where there is no work to assign anyone to."""
        return DEM if action == AW and demonstration.why_not(t, WC) is None else NOBODY

    def act(self, t: Table, action: int, bonus: Effect | None) -> None:
        if action == AW:
            if self.mode == SIMPLE:
                swap_workers(t, WC)
            begin_assigning(t, bonus)
        elif action == BGS:
            begin_buying(t, bonus)
        elif action == STR:
            STRIKE_WITH_UNIONS.begin(t, WC)
        else:
            demonstration.begin(t, WC)

    # Priority cards that are set aside for a while

    def hears(self, t: Table, kind: int, a: int, b: int, c: int, d: int) -> None:
        """No strike token left sets Strike aside; a demonstration sets its card aside until it is over."""
        super().hears(t, kind, a, b, c, d)
        if kind == h.STRIKE_CALLED and tokens_left(t) == 0:
            self.set_aside(t, STR)
        elif kind == h.DEMONSTRATION_CALLED:
            self.set_aside(t, DEM)
        elif kind in (h.DEMONSTRATION_ENDED, h.DEMONSTRATION_HELD):
            self.return_action_card(t, DEM)

    def position_declared(self, t: Table) -> None:
        super().position_declared(t)
        if tokens_left(t) == 0:
            self.set_aside(t, STR)
        if t.demonstration:
            self.set_aside(t, DEM)

    def phase_begins(self, t: Table, phase: int) -> None:
        super().phase_begins(t, phase)
        if phase == PREPARATION:
            self.return_action_card(t, STR)

    # Answers

    def answer_own(self, t: Table, step: Ask, options: list[Option]) -> Option | None:
        if isinstance(step, Strike | PlaceStrikeToken):
            return choose_company_to_strike(t, options)
        if isinstance(step, ChooseNewWorker | ChooseNewSkill):
            skill = choose_skill(t, [option.a for option in options])
            return next(option for option in options if option.a == skill)
        if isinstance(step, ChooseWorkerToTrain):
            return choose_worker_to_train(t, WC, options)
        if isinstance(step, BuyFood):
            return food.choose_food_source(t, WC, options, FOOD_SOURCES_IN_ORDER)
        if isinstance(step, BuyFoodFrom):
            return options[-1]
        if isinstance(step, ChooseAmount):
            return options[-1]
        if isinstance(step, AssignWorkers):
            return assign_as_offered(t, WC, step, options)
        if isinstance(step, TakeWorkers):
            return choose_worker_to_take(t, WC, options)
        if isinstance(step, ShareLoss):
            return share_loss(t, step, options)
        if isinstance(step, ChooseCompanyToStaff):
            return choose_company_to_staff(t, WC, options)
        if isinstance(step, FillUnskilledSlots):
            return choose_stand_in(t, WC, step, options)
        if isinstance(step, ChooseEmigrant):
            return choose_emigrant(t, WC, options)
        if isinstance(step, ReplaceDrawnCubes):
            return choose_cube_to_replace(t, WC, options)
        return None
