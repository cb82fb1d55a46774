"""All decks of the base game. Importing this module puts their cards into the game."""

from typing import Final

from bodypolitic.game.cards import capitalist_class, middle_class, state, working_class
from bodypolitic.game.cards.card import CARDS, Card
from bodypolitic.game.ground.codes import ActionCardId, Role
from bodypolitic.game.table.table import Table

DECKS: Final[tuple[tuple[Card, ...], ...]] = (
    working_class.DECK,
    middle_class.DECK,
    capitalist_class.DECK,
    state.DECK,
)


def action_deck(role: Role) -> list[ActionCardId]:
    """The base game's cards of a role in printed order, unshuffled."""
    return [card.face.id for card in DECKS[role] for _ in range(card.face.copies)]


def action_cards_of(t: Table, role: Role) -> list[ActionCardId]:
    """The action cards of a role at a table, those of modules last; an Automa has none."""
    if t.plays_by_automa(role):
        return []
    cards = action_deck(role)
    for module in t.modules:
        cards.extend(module.action_cards(role))
    return cards


def in_order_of_their_faces() -> None:
    """Cards are found by the id of their face, whatever the order in which the decks were imported."""
    CARDS.sort(key=lambda card: card.face.id)


in_order_of_their_faces()
