"""Action Phase (p. 11): five turns each; one main action, and at most one free action before or after it."""

from collections.abc import Callable
from typing import Final

from bodypolitic.game.cards.card import CARDS, play
from bodypolitic.game.components.actions import BASIC_ACTION, BASIC_ACTIONS_OF, FREE_ACTION, FREE_ACTIONS_OF, Action
from bodypolitic.game.components.boards import TURNS_PER_ROUND
from bodypolitic.game.ground.codes import ACTION, ActionCardId, BasicActionId, FreeActionId, Role
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
    Refusal,
    Unavailable,
)
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

WhyNot = Callable[[Table, Role], Refusal | None]
Begin = Callable[[Table, Role], None]


@record
class ActionRule:
    """How an action of the player aids is taken: why it can't be now, and how it begins."""

    action: Action
    option: Option
    why_not: WhyNot
    begin: Begin


def _basic(name: str, why_not: WhyNot, begin: Begin) -> ActionRule:
    action = BASIC_ACTION[name]
    return ActionRule(action, TakeBasicAction(BasicActionId(action.id)), why_not, begin)


def _free(name: str, why_not: WhyNot, begin: Begin) -> ActionRule:
    action = FREE_ACTION[name]
    return ActionRule(action, TakeFreeAction(FreeActionId(action.id)), why_not, begin)


def _numbered(*rules: ActionRule) -> dict[int, ActionRule]:
    return {rule.action.id: rule for rule in rules}


BASIC_ACTION_RULES: Final = _numbered(
    _basic("propose-bill", propose_bill.why_not, propose_bill.begin),
    _basic("assign-workers", assign_workers.why_not, assign_workers.begin),
    _basic("buy-goods-and-services", buy_goods_and_services.why_not, buy_goods_and_services.begin),
    _basic("strike", strike.why_not, strike.begin),
    _basic("demonstration", demonstration.why_not, demonstration.begin),
    _basic("apply-political-pressure", apply_political_pressure.why_not, apply_political_pressure.begin),
    _basic("build-company", build_company.why_not, build_company.begin),
    _basic("sell-company", sell_company.why_not, sell_company.begin),
    _basic("sell-to-foreign-market", sell_to_foreign_market.why_not, sell_to_foreign_market.begin),
    _basic("make-business-deal", make_business_deal.why_not, make_business_deal.begin),
    _basic("lobby", lobby.why_not, lobby.begin),
    _basic("extra-shift", extra_shift.why_not, extra_shift.begin),
    _basic("event-action", event_action.why_not, event_action.begin),
    _basic("meet-with-mps", meet_with_mps.why_not, meet_with_mps.begin),
    _basic("extra-tax", extra_tax.why_not, extra_tax.begin),
    _basic("campaign", campaign.why_not, campaign.begin),
)
FREE_ACTION_RULES: Final = _numbered(
    _free("use-healthcare", use_services.why_not_healthcare, use_services.use_healthcare),
    _free("use-education", use_services.why_not_education, use_services.use_education),
    _free("use-luxury", use_services.why_not_luxury, use_services.use_luxury),
    _free("swap-workers", swap_workers.why_not, swap_workers.begin),
    _free("receive-benefits", receive_benefits.why_not, receive_benefits.begin),
    _free("pay-off-loan", pay_off_loan.why_not, pay_off_loan.begin),
    _free("adjust-prices", adjust_prices.why_not, adjust_prices.begin),
    _free("adjust-wages", adjust_wages.why_not, adjust_wages.begin),
    _free("give-bonus", give_bonus.why_not, give_bonus.begin),
    _free("buy-storage", buy_storage.why_not, buy_storage.begin),
)
BASIC_RULES_OF: Final = tuple([[BASIC_ACTION_RULES[one.id] for one in actions] for actions in BASIC_ACTIONS_OF])
FREE_RULES_OF: Final = tuple([[FREE_ACTION_RULES[one.id] for one in actions] for actions in FREE_ACTIONS_OF])


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
    def picks_from_hand(self) -> bool:
        return True

    def options(self, t: Table) -> list[Option]:
        seat = self.seat
        options: list[Option] = []
        if self.main_taken:
            options.append(ToEndTurn())
        else:
            for rule in BASIC_RULES_OF[seat]:
                if rule.why_not(t, seat) is None:
                    options.append(rule.option)
            for card in different(t.hands[seat]):
                if CARDS[card].why_not(t, seat) is None:
                    options.append(CARDS[card].option)
            if not options or not t.hands[seat]:
                options = [Pass()]
        if not self.free_taken:
            for rule in FREE_RULES_OF[seat]:
                if rule.why_not(t, seat) is None:
                    options.append(rule.option)
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
            FREE_ACTION_RULES[option.action].begin(t, self.seat)
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
        for rule in BASIC_RULES_OF[seat]:
            reason = MainActionAlreadyTaken() if self.main_taken else rule.why_not(t, seat)
            if reason is not None:
                refused.append(Unavailable(rule.option, rule.action.pages[seat], reason))
        for card in different(t.hands[seat]):
            refusal = MainActionAlreadyTaken() if self.main_taken else CARDS[card].why_not(t, seat)
            if refusal is not None:
                refused.append(Unavailable(CARDS[card].option, CARD_PAGE, refusal))
        for rule in FREE_RULES_OF[seat]:
            reason = FreeActionAlreadyTaken() if self.free_taken else rule.why_not(t, seat)
            if reason is not None:
                refused.append(Unavailable(rule.option, rule.action.pages[seat], reason))
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
        BASIC_ACTION_RULES[self.action].begin(t, self.seat)


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
