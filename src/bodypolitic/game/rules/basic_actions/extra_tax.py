"""Extra Tax (p. 28): 10 V from each other player, at the price of legitimacy with the two lowest classes."""

from typing import Final

from bodypolitic.game.components.boards import EXTRA_TAX, LEGITIMACY_MIN
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, ST, WC, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.options import PickClass
from bodypolitic.game.records.refusals import AnotherIsLower, ChosenAlready, LegitimacyTooLow, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.scores import move_legitimacy
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """There must be legitimacy to lose with both of the lowest classes (F14, ruling R7)."""
    for who in (WC, MC, CC):
        if t.legitimacy[who] <= LEGITIMACY_MIN:
            return LegitimacyTooLow(who)
    return None


def begin(t: Table, seat: Role) -> None:
    """Everyone pays, with a loan if need be; then the two lowest classes are found, the State choosing among equals."""
    for payer in (WC, MC, CC):
        pay(t, payer, ST, EXTRA_TAX, causes.EXTRA_TAX)
    t.push(LoseLegitimacy(seat, 2, ()))


BASIC_ACTION: Final[BasicAction] = basic_action("extra-tax", {ST: 28}, why_not, begin)


@record
class LoseLegitimacy(Ask[PickClass]):
    """The next of the two lowest classes."""

    left: int
    chosen: tuple[Role, ...]

    def options(self, t: Table) -> list[PickClass]:
        others = [who for who in (WC, MC, CC) if who not in self.chosen]
        lowest = min([t.legitimacy[who] for who in others])
        candidates = [who for who in others if t.legitimacy[who] == lowest]
        if len(candidates) == self.left:
            candidates = candidates[:1]
        return [PickClass(who) for who in candidates]

    def page(self) -> int:
        return BASIC_ACTION.pages[ST]

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in (WC, MC, CC)]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        if option.class_ in self.chosen:
            return ChosenAlready()
        lower = self.options(t)[0].class_
        return AnotherIsLower(lower, t.legitimacy[lower])

    def choose(self, t: Table, option: PickClass) -> None:
        chosen = (*self.chosen, option.class_)
        if self.left > 1:
            t.push(LoseLegitimacy(self.seat, self.left - 1, chosen))
            return
        for who in chosen:
            move_legitimacy(t, who, -1, causes.EXTRA_TAX)
