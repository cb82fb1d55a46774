"""Meet with a Party's MPs (p. 28): 2 personal influence to a player for a legitimacy with that class."""

from typing import Final

from bodypolitic.game.components.boards import MEET_MPS_INFLUENCE
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, ST, WC, Role
from bodypolitic.game.records.options import PickClass
from bodypolitic.game.records.refusals import NeedsPersonalInfluence, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.resources import gain_influence, spend_influence
from bodypolitic.game.rules.scores import move_legitimacy
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """2 personal influence."""
    has = t.influence[ST]
    return NeedsPersonalInfluence(MEET_MPS_INFLUENCE, has) if has < MEET_MPS_INFLUENCE else None


def begin(t: Table, seat: Role) -> None:
    """Choose the player."""
    t.push(MeetWithMPs(seat))


BASIC_ACTION: Final[BasicAction] = basic_action("meet-with-mps", {ST: 28}, why_not, begin)


class MeetWithMPs(Ask[PickClass]):
    """The player who gets the influence."""

    def options(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in (WC, MC, CC)]

    def choose(self, t: Table, option: PickClass) -> None:
        spend_influence(t, ST, MEET_MPS_INFLUENCE, causes.MEETING)
        gain_influence(t, option.class_, MEET_MPS_INFLUENCE, causes.MEETING)
        move_legitimacy(t, option.class_, 1, causes.MEETING)
