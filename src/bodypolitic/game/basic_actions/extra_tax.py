"""Extra Tax (p. 28): 10 V from each other player, at the price of legitimacy with the two lowest classes."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, MC, ST, WC
from bodypolitic.game.components.boards import EXTRA_TAX, LEGITIMACY_MIN
from bodypolitic.game.money import pay
from bodypolitic.game.options import CHOOSE_CLASS, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.scores import move_legitimacy
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """There must be legitimacy to lose with both of the lowest classes (F14, ruling R7)."""
    return Reason(reasons.LEGITIMACY_TOO_LOW) if min(t.legitimacy) <= LEGITIMACY_MIN else None


def begin(t: Table, seat: int) -> None:
    """Everyone pays, with a loan if need be; then the two lowest classes are found, the State choosing among equals."""
    for payer in (WC, MC, CC):
        pay(t, payer, ST, EXTRA_TAX, h.EXTRA_TAX)
    t.push(LoseLegitimacy(seat, 2, ()))


class LoseLegitimacy(Ask):
    """The next of the two lowest classes."""

    FIELDS = ("seat", "left", "chosen")

    def __init__(self, seat: int, left: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.chosen = chosen

    def options(self, t: Table) -> list[Option]:
        others = [who for who in (WC, MC, CC) if who not in self.chosen]
        lowest = min([t.legitimacy[who] for who in others])
        candidates = [who for who in others if t.legitimacy[who] == lowest]
        if len(candidates) == self.left:
            candidates = candidates[:1]
        return [Option(CHOOSE_CLASS, who) for who in candidates]

    def choose(self, t: Table, option: Option) -> None:
        chosen = (*self.chosen, option.a)
        if self.left > 1:
            t.push(LoseLegitimacy(self.seat, self.left - 1, chosen))
            return
        for who in chosen:
            move_legitimacy(t, who, -1, h.EXTRA_TAX)
