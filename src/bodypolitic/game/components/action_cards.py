"""The faces of the action cards: slug, copies and whose they are. The decks in `cards/` say what each does."""

from typing import Final

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import ROLES, ActionCardId, Role


class ActionCard(Printed):
    """One face of an action card. `id` is its place in `ACTION_CARDS`; copies of a face are not told apart."""

    __slots__ = ("copies", "id", "role")

    def __init__(self, number: ActionCardId, role: Role, slug: str, copies: int) -> None:
        self.id = number
        self.role = role
        super().__init__("card", slug)
        self.copies = copies


ACTION_CARDS: Final[list[ActionCard]] = []
ACTION_CARD_BY_SLUG: Final[tuple[dict[str, ActionCardId], ...]] = tuple([{} for _ in ROLES])


def new_face(role: Role, slug: str, copies: int) -> ActionCard:
    """Add a face to the game; the decks do so once, when they are imported."""
    face = ActionCard(ActionCardId(len(ACTION_CARDS)), role, slug, copies)
    ACTION_CARDS.append(face)
    ACTION_CARD_BY_SLUG[role][face.slug] = face.id
    return face
