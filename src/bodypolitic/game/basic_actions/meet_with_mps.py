"""Meet with a Party's MPs (p. 28): 2 personal influence to a player for a legitimacy with that class."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, MC, ST, WC
from bodypolitic.game.components.boards import MEET_MPS_INFLUENCE
from bodypolitic.game.options import CHOOSE_CLASS, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_influence, spend_influence
from bodypolitic.game.scores import move_legitimacy
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """2 personal influence."""
    missing = MEET_MPS_INFLUENCE - t.influence[ST]
    return Reason(reasons.NEEDS_PERSONAL_INFLUENCE, missing) if missing > 0 else None


def begin(t: Table, seat: int) -> None:
    """Choose the player."""
    t.push(MeetWithMPs(seat))


class MeetWithMPs(Ask):
    """The player who gets the influence."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(CHOOSE_CLASS, who) for who in (WC, MC, CC)]

    def choose(self, t: Table, option: Option) -> None:
        spend_influence(t, ST, MEET_MPS_INFLUENCE, h.MEETING)
        gain_influence(t, option.a, MEET_MPS_INFLUENCE, h.MEETING)
        move_legitimacy(t, option.a, 1, h.MEETING)
