"""Campaign (p. 28): up to 3 media influence become personal."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import INFLUENCE, ST
from bodypolitic.game.components.boards import CAMPAIGN_UP_TO
from bodypolitic.game.options import AMOUNT, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """Media influence in the Public Services."""
    return None if t.media_influence else Reason(reasons.NO_MEDIA_INFLUENCE)


def begin(t: Table, seat: int) -> None:
    """Choose how many."""
    t.push(Campaign(seat))


class Campaign(Ask):
    """How many influence to convert."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(AMOUNT, amount) for amount in range(1, min(CAMPAIGN_UP_TO, t.media_influence) + 1)]

    def choose(self, t: Table, option: Option) -> None:
        make_personal(t, option.a)


def make_personal(t: Table, amount: int) -> None:
    """Media influence moves from the Public Services to the State's own board."""
    if amount:
        t.media_influence -= amount
        t.influence[ST] += amount
        t.tell(h.GAINED, ST, INFLUENCE, amount, h.CAMPAIGN)
