"""All decks. Importing this module puts every card into the game, in the order WC, MC, CC, ST."""

from typing import Final

from bodypolitic.game.cards import capitalist_class, middle_class, state, working_class
from bodypolitic.game.cards.card import CARDS, Card

DECKS: Final[tuple[tuple[Card, ...], ...]] = (
    working_class.DECK,
    middle_class.DECK,
    capitalist_class.DECK,
    state.DECK,
)


def in_order_of_their_faces() -> None:
    """Cards are found by the id of their face, whatever the order in which the decks were imported."""
    CARDS.sort(key=lambda card: card.face.id)


in_order_of_their_faces()
