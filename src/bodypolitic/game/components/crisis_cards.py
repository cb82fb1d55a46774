"""The faces of the Crisis Response cards. `crisis_response/cards.py` says what each does."""

from typing import Final

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import CrisisCardId


class CrisisFace(Printed):
    """The face of a Crisis Response card. `id` is its place in `CRISIS_FACES`; there is one copy of each."""

    __slots__ = ("id",)

    def __init__(self, number: CrisisCardId, title: str) -> None:
        self.id = number
        super().__init__(title)


_TITLES: Final = (
    "Washington Consensus",
    "Failed IMF Negotiations",
    "Moderate IMF Intervention",
    "Japanese Model",
    "Basic IMF Intervention",
    "US Stimulus Package",
    "IMF Intervention With Resistance",
    "New Government Bond Program",
    "EU Austerity Measures",
    "Failed IMF Intervention: Revolution",
)
CRISIS_FACES: Final = tuple([CrisisFace(CrisisCardId(number), title) for number, title in enumerate(_TITLES)])

LOCK_TOKENS: Final = 2
# What a class may lend under the New Government Bond Program, and what it gets back: the two sides of a Bond card
BONDS: Final = ((30, 40), (50, 70))
