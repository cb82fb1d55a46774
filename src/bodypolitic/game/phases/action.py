"""Action Phase (p. 11): five turns each; one main action, and at most one free action before or after it."""

from typing import Final

from bodypolitic.game.cards.card import CARDS, play
from bodypolitic.game.components.boards import TURNS_PER_ROUND
from bodypolitic.game.ground.codes import ACTION, ALL_ROLES, ActionCardId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import (
    BasicActionTaken,
    CardDiscarded,
    FreeActionTaken,
    Passed,
    PhaseBegan,
    TurnBegan,
)
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Discard, Option, Pass, PlayCard, TakeBasicAction, TakeFreeAction, ToEndTurn
from bodypolitic.game.records.refusals import (
    CARD_PAGE,
    FreeActionAlreadyTaken,
    MainActionAlreadyTaken,
    Unavailable,
)
from bodypolitic.game.rules.action import BasicAction, FreeAction
from bodypolitic.game.rules.basic_actions import (
    apply_political_pressure,
    assign_workers,
    build_company,
    buy_goods_and_services,
    campaign,
    demonstration,
    extra_shift,
    extra_tax,
    lobby,
    make_business_deal,
    meet_with_mps,
    propose_bill,
    sell_company,
    sell_to_foreign_market,
    strike,
)
from bodypolitic.game.rules.events import event_action
from bodypolitic.game.rules.free_actions import (
    adjust_prices,
    adjust_wages,
    buy_storage,
    give_bonus,
    pay_off_loan,
    receive_benefits,
    swap_workers,
    use_services,
)
from bodypolitic.game.table.module import COSTS_FREE_ACTION, COSTS_MAIN_ACTION, NOT_MINE
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table

BASIC_ACTIONS: Final[tuple[BasicAction, ...]] = (
    propose_bill.BASIC_ACTION,
    assign_workers.BASIC_ACTION,
    buy_goods_and_services.BASIC_ACTION,
    strike.BASIC_ACTION,
    demonstration.BASIC_ACTION,
    apply_political_pressure.BASIC_ACTION,
    build_company.BASIC_ACTION,
    sell_company.BASIC_ACTION,
    sell_to_foreign_market.BASIC_ACTION,
    make_business_deal.BASIC_ACTION,
    lobby.BASIC_ACTION,
    extra_shift.BASIC_ACTION,
    event_action.BASIC_ACTION,
    meet_with_mps.BASIC_ACTION,
    extra_tax.BASIC_ACTION,
    campaign.BASIC_ACTION,
)
FREE_ACTIONS: Final[tuple[FreeAction, ...]] = (
    use_services.USE_HEALTHCARE,
    use_services.USE_EDUCATION,
    use_services.USE_LUXURY,
    swap_workers.FREE_ACTION,
    receive_benefits.FREE_ACTION,
    pay_off_loan.FREE_ACTION,
    adjust_prices.FREE_ACTION,
    adjust_wages.FREE_ACTION,
    give_bonus.FREE_ACTION,
    buy_storage.FREE_ACTION,
)

# By role: the actions on its player aid
BASIC_ACTIONS_OF: Final = tuple([[one for one in BASIC_ACTIONS if one.pages[role]] for role in ALL_ROLES])
FREE_ACTIONS_OF: Final = tuple([[one for one in FREE_ACTIONS if one.pages[role]] for role in ALL_ROLES])


class ActionPhase(Work):
    """Five times around the table."""

    def run(self, t: Table) -> None:
        t.phase = ACTION
        t.bill_proposed = False
        t.tell(PhaseBegan(ACTION))
        t.push(NextTurn(0, 0))
        for module in t.modules:
            module.phase_begins(t, ACTION)


@record
class NextTurn(Work):
    """The turn of one player, then the next in order."""

    turn: int
    position: int

    def run(self, t: Table) -> None:
        if self.position == len(t.roles):
            t.push(NextTurn(self.turn + 1, 0))
        elif self.turn < TURNS_PER_ROUND:
            seat = t.roles[self.position]
            t.turn = self.turn
            t.active = seat
            t.tell(TurnBegan(seat, self.turn + 1))
            t.push(NextTurn(self.turn, self.position + 1))
            push_turn(t, seat)


def push_turn(t: Table, seat: Role) -> None:
    """A player's turn, or that of whatever plays the seat in its place."""
    if not t.modules:
        t.push(Turn(seat, main_taken=False, free_taken=False))
        return
    t.push(EndTurn(seat))
    if not any(module.takes_turn(t, seat) for module in t.modules):
        t.push(Turn(seat, main_taken=False, free_taken=False))
    for module in t.modules:
        module.turn_begins(t, seat)


@record
class EndTurn(Work):
    """A turn is over, which modules may wait for."""

    seat: Role

    def run(self, t: Table) -> None:
        for module in t.modules:
            module.turn_ends(t, self.seat)


@record
class Turn(Ask[Option]):
    """What a player does next in its turn."""

    main_taken: bool
    free_taken: bool

    ALWAYS = True

    @property
    def is_turn(self) -> bool:
        return True

    @property
    def main_action_to_come(self) -> bool:
        return not self.main_taken

    @property
    def free_action_to_come(self) -> bool:
        return not self.free_taken

    @property
    def picks_from_hand(self) -> bool:
        return True

    def options(self, t: Table) -> list[Option]:
        seat = self.seat
        options: list[Option] = []
        if self.main_taken:
            options.append(ToEndTurn())
        else:
            for basic in BASIC_ACTIONS_OF[seat]:
                if basic.why_not(t, seat) is None:
                    options.append(basic.option)
            for card in different(t.hands[seat]):
                if CARDS[card].why_not(t, seat) is None:
                    options.append(CARDS[card].option)
            if not options or not t.hands[seat]:
                options = [Pass()]
        if not self.free_taken:
            for free in FREE_ACTIONS_OF[seat]:
                if free.why_not(t, seat) is None:
                    options.append(free.option)
        for module in t.modules:
            options.extend(module.turn_options(t, seat, self.main_taken, self.free_taken))
        return options

    def offer(self, t: Table, option: Option) -> Offer | None:
        for module in t.modules:
            offer = module.offer_in_turn(t, option)
            if offer is not None:
                return offer
        return None

    def choose(self, t: Table, option: Option) -> None:
        if isinstance(option, ToEndTurn):
            return
        for module in t.modules:
            cost = module.cost_in_turn(option)
            if cost != NOT_MINE:
                main_taken = self.main_taken or cost == COSTS_MAIN_ACTION
                t.push(Turn(self.seat, main_taken, self.free_taken or cost == COSTS_FREE_ACTION))
                module.choose_in_turn(t, self.seat, option)
                return
        if isinstance(option, TakeFreeAction):
            t.push(Turn(self.seat, self.main_taken, free_taken=True))
            t.tell(FreeActionTaken(self.seat, option.action))
            FREE_ACTIONS[option.action].begin(t, self.seat)
            return
        t.push(Turn(self.seat, main_taken=True, free_taken=self.free_taken))
        t.provided_now = [0, 0, 0]
        if isinstance(option, PlayCard):
            play(t, self.seat, option.card)
            return
        if isinstance(option, TakeBasicAction):
            t.tell(BasicActionTaken(self.seat, option.action))
            t.push(BeginBasicAction(self.seat, option.action))
        else:
            t.tell(Passed(self.seat))
        if t.hands[self.seat]:
            t.push(DiscardCard(self.seat))

    def unavailable(self, t: Table) -> list[Unavailable]:
        """Every action of this role that can't be taken now, with the reason."""
        seat = self.seat
        refused: list[Unavailable] = []
        for basic in BASIC_ACTIONS_OF[seat]:
            reason = MainActionAlreadyTaken() if self.main_taken else basic.why_not(t, seat)
            if reason is not None:
                refused.append(Unavailable(basic.option, basic.pages[seat], reason))
        for card in different(t.hands[seat]):
            refusal = MainActionAlreadyTaken() if self.main_taken else CARDS[card].why_not(t, seat)
            if refusal is not None:
                refused.append(Unavailable(CARDS[card].option, CARD_PAGE, refusal))
        for free in FREE_ACTIONS_OF[seat]:
            reason = FreeActionAlreadyTaken() if self.free_taken else free.why_not(t, seat)
            if reason is not None:
                refused.append(Unavailable(free.option, free.pages[seat], reason))
        for module in t.modules:
            refused.extend(module.turn_refusals(t, seat, self.main_taken, self.free_taken))
        return refused


def different(hand: list[ActionCardId]) -> list[ActionCardId]:
    """The cards of a sorted hand, each face once."""
    faces: list[ActionCardId] = []
    for card in hand:
        if not faces or card != faces[-1]:
            faces.append(card)
    return faces


@record
class BeginBasicAction(Work):
    """The basic action that a card was discarded for."""

    seat: Role
    action: int

    def run(self, t: Table) -> None:
        BASIC_ACTIONS[self.action].begin(t, self.seat)


class DiscardCard(Ask[Discard]):
    """The card given up for a basic action."""

    @property
    def picks_from_hand(self) -> bool:
        return True

    def options(self, t: Table) -> list[Discard]:
        return [Discard(card) for card in different(t.hands[self.seat])]

    def choose(self, t: Table, option: Discard) -> None:
        t.hands[self.seat].remove(option.card)
        t.discards[self.seat].append(option.card)
        t.tell(CardDiscarded(self.seat, option.card))
