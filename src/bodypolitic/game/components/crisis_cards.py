"""The faces of the Crisis Response cards. `crisis_response/cards.py` says what each does."""

from typing import Final

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import CrisisCardId


class CrisisFace(Printed):
    """The face of a Crisis Response card. `id` is its place in `CRISIS_FACES`; there is one copy of each."""

    __slots__ = ("id",)

    def __init__(self, number: CrisisCardId, slug: str) -> None:
        self.id = number
        super().__init__("crisis", slug)


_SLUGS: Final = (
    "washington-consensus",
    "failed-imf-negotiations",
    "moderate-imf-intervention",
    "japanese-model",
    "basic-imf-intervention",
    "us-stimulus-package",
    "imf-intervention-with-resistance",
    "new-government-bond-program",
    "eu-austerity-measures",
    "failed-imf-intervention-revolution",
)
CRISIS_FACES: Final = tuple([CrisisFace(CrisisCardId(number), slug) for number, slug in enumerate(_SLUGS)])

LOCK_TOKENS: Final = 2
# What a class may lend under the New Government Bond Program, and what it gets back: the two sides of a Bond card
BONDS: Final[tuple[tuple[int, ...], ...]] = ((30, 40), (50, 70))
