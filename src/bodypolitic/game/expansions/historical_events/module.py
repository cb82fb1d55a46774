"""The module: the card of the setup, the cards of each round, and what they offer in a turn."""

from bodypolitic.game.components.boards import ROUNDS, tax_multiplier_of
from bodypolitic.game.expansions.historical_events.answers import SetOffHistory, SetOffInsteadOfSpecial
from bodypolitic.game.expansions.historical_events.card import (
    BASIC_ACTION,
    END_OF_ACTION_PHASE,
    FREE_ACTION,
    HISTORICAL_EVENTS,
    START,
    WHEN_REVEALED,
    HistoricalEventId,
)
from bodypolitic.game.expansions.historical_events.cards import BY_PERIOD
from bodypolitic.game.expansions.historical_events.carry_out import carry_out, seats_of
from bodypolitic.game.expansions.historical_events.effects import SearchDeck
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.expansions.historical_events.records import (
    HistoryBegins,
    HistoryHappened,
    HistoryPassedBy,
    HistoryRevealed,
    HistorySetOff,
    ToSetOff,
)
from bodypolitic.game.expansions.historical_events.shapes import HistoricalEventsView
from bodypolitic.game.expansions.historical_events.triggers import (
    SetOff,
    offered_to,
    set_off,
    triggers_as_basic_action,
    triggers_as_free_action,
    why_not,
)
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import (
    ACTION,
    LABOR_MARKET,
    SCORING,
    Phase,
    Role,
    letter_of,
    policy_of,
    section_named,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.phases.action import DiscardCard
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.refusals import NO_PAGE, FreeActionAlreadyTaken, MainActionAlreadyTaken, Unavailable
from bodypolitic.game.table.module import COSTS_FREE_ACTION, COSTS_MAIN_ACTION, NOT_MINE, module_of
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


class HistoricalEvents(History):
    """The deck: one card of the start, and a pile for each round."""

    NAME = "historical-events"
    USES = (HistoryBegins, HistoryHappened, HistorySetOff)

    # Setup

    def prepare_decks(self, t: Table) -> None:
        """Draw the card of the setup, whose policies and searches come before anything is dealt."""
        starts = list(BY_PERIOD[START])
        chance.shuffle(t.chance, starts)
        self.start = starts[0]
        for period in range(ROUNDS):
            self.piles[period] = list(BY_PERIOD[period + 1])
            chance.shuffle(t.chance, self.piles[period])
        event = HISTORICAL_EVENTS[self.start]
        for code in event.sets.split():
            section = section_named(code)
            t.policies[policy_of(section)] = letter_of(section)
        t.tax_multiplier = tax_multiplier_of(t.policies)
        t.labor_market_when_paid = t.policies[LABOR_MARKET]
        self._carry_out_start(t, before_dealing=True)

    def set_up(self, t: Table) -> None:
        t.tell(HistoryBegins(self.start))
        self._carry_out_start(t, before_dealing=False)

    def _carry_out_start(self, t: Table, before_dealing: bool) -> None:
        """From the last line to the first, since whatever asks a player is put on top of what comes later."""
        for line in HISTORICAL_EVENTS[self.start].lines[::-1]:
            for role in seats_of(t, line)[::-1]:
                for effect in line.effects[::-1]:
                    if isinstance(effect, SearchDeck) == before_dealing:
                        effect.begin(t, role)

    # Rounds

    def phase_begins(self, t: Table, phase: Phase) -> None:
        if phase == ACTION:
            t.push(RevealHistory(self.each_round))

    def phase_ends(self, t: Table, phase: Phase) -> None:
        if phase == ACTION:
            for card in self.revealed[::-1]:
                if HISTORICAL_EVENTS[card].trigger == END_OF_ACTION_PHASE:
                    t.push(HistoryHappens(card))
        elif phase == SCORING:
            self.discard.extend(self.revealed)
            self.revealed = []
            self.in_force = []

    # Turns

    def turn_options(self, t: Table, seat: Role, main_taken: bool, free_taken: bool) -> list[Option]:
        cards: list[HistoricalEventId] = []
        if not main_taken and t.hands[seat]:
            cards.extend(triggers_as_basic_action(t, seat))
        if not free_taken:
            cards.extend(triggers_as_free_action(t, seat))
        return [ToSetOff(card) for card in cards]

    def turn_refusals(self, t: Table, seat: Role, main_taken: bool, free_taken: bool) -> list[Unavailable]:
        refused: list[Unavailable] = []
        for trigger, taken, reason in (
            (BASIC_ACTION, main_taken, MainActionAlreadyTaken),
            (FREE_ACTION, free_taken, FreeActionAlreadyTaken),
        ):
            for card in offered_to(t, seat, trigger):
                refusal = reason() if taken else why_not(t, seat, card)
                if refusal is not None:
                    refused.append(Unavailable(ToSetOff(card), NO_PAGE, refusal))
        return refused

    def cost_in_turn(self, option: Option) -> int:
        if not isinstance(option, ToSetOff):
            return NOT_MINE
        return COSTS_FREE_ACTION if HISTORICAL_EVENTS[option.event].trigger == FREE_ACTION else COSTS_MAIN_ACTION

    def choose_in_turn(self, t: Table, seat: Role, option: Option) -> None:
        assert isinstance(option, ToSetOff)
        if HISTORICAL_EVENTS[option.event].trigger == FREE_ACTION:
            set_off(t, seat, option.event)
            return
        t.provided_now = [0, 0, 0]
        t.push(SetOff(seat, option.event))
        t.push(DiscardCard(seat))

    def instead_of_special(self, t: Table, seat: Role) -> Work | None:
        """A card that can be set off as a basic action."""
        cards = triggers_as_basic_action(t, seat)
        return SetOffInsteadOfSpecial(seat, cards[0]) if cards else None

    def automa_turn_ends(self, t: Table, seat: Role) -> None:
        """Every card that can be set off as a free action."""
        t.push(SetOffHistory(seat))

    # What can be seen

    def view(self, t: Table, seat: Role) -> HistoricalEventsView:
        return {
            "start": HISTORICAL_EVENTS[self.start].slug,
            "revealed": [HISTORICAL_EVENTS[card].slug for card in self.revealed],
            "in_force": [HISTORICAL_EVENTS[card].slug for card in self.in_force],
            "discarded": [HISTORICAL_EVENTS[card].slug for card in sorted(self.discard)],
            "piles": [len(pile) for pile in self.piles],
        }

    def broken_rules(self, t: Table, broken: list[str]) -> None:
        found = sorted([card for pile in self.piles for card in pile] + self.revealed + self.discard)
        expected = sorted([card for period in range(1, ROUNDS + 1) for card in BY_PERIOD[period]])
        if found != expected:
            broken.append("the Historical Events on the table are not those of the box")
        if any(card not in self.revealed for card in self.in_force):
            broken.append("a Historical Event is in force that is not face up")


@record
class RevealHistory(Work):
    """Turn up the next card of the round's pile; one that happens when revealed does so before the next."""

    left: int

    def run(self, t: Table) -> None:
        history = module_of(t, History)
        pile = history.piles[t.round - 1]
        if not self.left or not pile:
            return
        card = pile.pop()
        history.revealed.append(card)
        t.tell(HistoryRevealed(card))
        t.push(RevealHistory(self.left - 1))
        if HISTORICAL_EVENTS[card].trigger == WHEN_REVEALED:
            t.push(HistoryHappens(card))


@record
class HistoryHappens(Work):
    """A card happens by itself, or passes by where what it needs doesn't hold."""

    card: HistoricalEventId

    def run(self, t: Table) -> None:
        if HISTORICAL_EVENTS[self.card].requirement_met(t):
            t.tell(HistoryHappened(self.card))
            carry_out(t, self.card)
            return
        history = module_of(t, History)
        t.tell(HistoryPassedBy(self.card))
        history.revealed.remove(self.card)
        history.discard.append(self.card)
