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
        t.media_influence -= option.a
        t.influence[ST] += option.a
        t.tell(h.GAINED, ST, INFLUENCE, option.a, h.CAMPAIGN)
