"""The Working Class Automa: its cards, its checks, its actions and its answers."""

from typing import ClassVar, Final

from bodypolitic.game.automas.ai_cards import AICard
from bodypolitic.game.automas.automa import Automa, Hindrance
from bodypolitic.game.automas.free_actions import pay_off_loans, receive_benefits, swap_workers
from bodypolitic.game.automas.priority_rows import AW, BGS, DEM, NO_CARD, PB, SA, STR
from bodypolitic.game.automas.using_services import UseServices
from bodypolitic.game.automas.working_class.assigning import begin_assigning, why_no_assignment
from bodypolitic.game.automas.working_class.buying import FOOD_SOURCES_IN_ORDER, able_to_buy, begin_buying
from bodypolitic.game.automas.working_class.cards import CARDS as AI_CARDS
from bodypolitic.game.automas.working_class.checks import check_goods, check_strike, check_workers
from bodypolitic.game.automas.working_class.skilled_worker import choose_skill
from bodypolitic.game.automas.working_class.striking import why_no_strike
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.worker_effects import StrikeWithUnions
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import LABOR_MARKET, PREPARATION, SIMPLE, WC, Party, Phase, PriorityCard, Role, Skill
from bodypolitic.game.records.findings import Counted
from bodypolitic.game.records.happenings import (
    DemonstrationCalled,
    DemonstrationEnded,
    DemonstrationHeld,
    Happening,
    StrikeCalled,
)
from bodypolitic.game.rules.basic_actions import demonstration
from bodypolitic.game.rules.basic_actions.strike import tokens_left
from bodypolitic.game.table.table import Table

STRIKE_WITH_UNIONS: Final = StrikeWithUnions()


class WorkingClassAutoma(Automa):
    """The Automa of the Working Class."""

    NAME: ClassVar[str] = "automa-WC"
    ROLE: ClassVar[Role] = WC
    CARDS: ClassVar[tuple[AICard, ...]] = AI_CARDS
    OPENING_ACTIONS: ClassVar[tuple[tuple[PriorityCard, ...], ...]] = ((SA, STR, DEM), (AW, BGS, PB))
    FAVORITE_POLICY: ClassVar[int] = LABOR_MARKET
    FOOD_SOURCES: ClassVar[tuple[Party, ...]] = FOOD_SOURCES_IN_ORDER

    def choose_skill(self, t: Table, skills: list[Skill]) -> Skill:
        return choose_skill(t, skills)

    # Its turn

    def begin_turn(self, t: Table) -> None:
        receive_benefits(t, WC)
        pay_off_loans(t, WC)

    def end_turn(self, t: Table) -> None:
        t.push(UseServices(WC))

    def check(self, t: Table, check: PriorityCard, bonus: Effect | None) -> None:
        if check == AW:
            check_workers(t, self, bonus)
        elif check == BGS:
            check_goods(t, self, bonus)
        else:
            check_strike(t, self)

    def criteria_not_met(self, t: Table, action: PriorityCard, bonus: Effect | None) -> Hindrance | None:
        """Action Criteria."""
        if action == AW:
            return why_no_assignment(t, bonus)
        if action == BGS:
            found = Counted(t.population(WC))
            return None if able_to_buy(t, bonus) else Hindrance(lines.NOTHING_TO_PROSPER_BY, found)
        if action == STR:
            return why_no_strike(t)
        refusal = demonstration.why_not(t, WC)
        return None if refusal is None else Hindrance(lines.DEMONSTRATION_REFUSED, refusal)

    def bonus_for(self, t: Table, action: PriorityCard) -> Effect | None:
        """A bonus that can't be carried out, such as a farm without workers for it, is lost."""
        bonus = super().bonus_for(t, action)
        return bonus if bonus is None or bonus.why_not(t, WC) is None else None

    def instead_of(self, t: Table, action: PriorityCard) -> PriorityCard:
        """Simple mode: a demonstration where there is no work to assign anyone to."""
        return DEM if action == AW and demonstration.why_not(t, WC) is None else NO_CARD

    def act(self, t: Table, action: PriorityCard, bonus: Effect | None) -> None:
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

    def hears(self, t: Table, told: Happening) -> None:
        """No strike token left sets Strike aside; a demonstration sets its card aside until it is over."""
        super().hears(t, told)
        if isinstance(told, StrikeCalled) and tokens_left(t) == 0:
            self.set_aside(t, STR)
        elif isinstance(told, DemonstrationCalled):
            self.set_aside(t, DEM)
        elif isinstance(told, DemonstrationEnded | DemonstrationHeld):
            self.return_action_card(t, DEM)

    def position_declared(self, t: Table) -> None:
        super().position_declared(t)
        if tokens_left(t) == 0:
            self.set_aside(t, STR)
        if t.demonstration:
            self.set_aside(t, DEM)

    def phase_begins(self, t: Table, phase: Phase) -> None:
        super().phase_begins(t, phase)
        if phase == PREPARATION:
            self.return_action_card(t, STR)
