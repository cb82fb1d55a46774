"""What a seat can't know, drawn anew: a table that the seat can't tell from the one it sits at.

Other hands are dealt from all that may be in them, face-down piles are shuffled, secret answers guessed, agendas
drawn, and chance takes another course, all by the odds of somebody who has seen what the seat's view shows. What a
player may remember beyond that, such as an event seen on top of the deck some turns ago, is not thought of.

The new table depends on what the seat knows and on the seed, on nothing else: whoever knows the seed learns no more.
"""

from typing import Any, Final

from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.table.steps import SecretAsk
from bodypolitic.game.table.table import Table

REDRAWN: Final = 1 << 64  # so that no seed draws what a game of the same seed has drawn


def redraw_secrets(t: Table, seat: Role, seed: int) -> None:
    """Put something else in place of all that a seat can't know; NOBODY is a spectator."""
    t.chance = chance.seeded(seed ^ REDRAWN)
    for role in t.roles:
        if role == seat:
            chance.shuffle_anew(t.chance, t.decks[role])
        else:
            _deal_again(t, role)
    piles: list[list[Any]] = [*t.company_decks, t.deal_deck, t.export_deck, t.immigration_deck, t.agenda_deck]
    for pile in piles:
        chance.shuffle_anew(t.chance, pile)
    for module in t.modules:
        module.redraw(t, seat)
    _shuffle_events(t, seat)
    step = t.stack[-1]
    if isinstance(step, SecretAsk):
        t.stack[-1] = step.guessed(t, seat)


def _deal_again(t: Table, role: Role) -> None:
    size = len(t.hands[role])
    cards = t.hands[role] + t.decks[role]
    chance.shuffle_anew(t.chance, cards)
    t.hands[role] = sorted(cards[:size])
    t.decks[role] = cards[size:]


def _shuffle_events(t: Table, seat: Role) -> None:
    """The event deck, but for the topmost cards if the seat has them before it."""
    unseen = t.event_deck[: len(t.event_deck) - t.stack[-1].events_seen(seat)]
    seen = t.event_deck[len(unseen) :]
    chance.shuffle_anew(t.chance, unseen)
    t.event_deck = unseen + seen
