"""Carrying a card out: its policies first, then its lines in printed order, shared ones in player order."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.historical_events.card import (
    HISTORICAL_EVENTS,
    HistoricalEvent,
    HistoricalEventId,
    Line,
)
from bodypolitic.game.expansions.historical_events.effects import MovePolicyTowards, SetPolicy
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.ground.codes import ST, Role, letter_of, policy_of, section_named
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


def carry_out(t: Table, card: HistoricalEventId) -> None:
    """A card is in force from now on, and everything it does comes next."""
    event = HISTORICAL_EVENTS[card]
    history = module_of(t, History)
    history.in_force.append(card)
    history.moved = []
    push_lines(t, event.lines)
    push_policies(t, event)


def push_policies(t: Table, event: HistoricalEvent) -> None:
    """The policies that a card moves by itself, in their order."""
    for code in event.sets.split()[::-1]:
        t.push(SetPolicy(policy_of(section_named(code)), letter_of(section_named(code))))
    for code in event.moves.split()[::-1]:
        t.push(MovePolicyTowards(policy_of(section_named(code)), letter_of(section_named(code))))


def push_lines(t: Table, lines: tuple[Line, ...]) -> None:
    """The lines of a card one after the other; those of roles that nobody plays fall away."""
    for line in lines[::-1]:
        for role in seats_of(t, line)[::-1]:
            for effect in line.effects[::-1]:
                t.push(CarryOutEffect(role, effect))


def seats_of(t: Table, line: Line) -> list[Role]:
    """Who carries a line out, in player order; what concerns everyone is done once, for the State."""
    return [role for role in t.roles if role in line.roles] if line.roles else [ST]


@record
class CarryOutEffect(Work):
    """The next effect of a card; what can't be done is left out."""

    seat: Role
    effect: Effect

    def run(self, t: Table) -> None:
        if self.effect.why_not(t, self.seat) is None:
            self.effect.begin(t, self.seat)
