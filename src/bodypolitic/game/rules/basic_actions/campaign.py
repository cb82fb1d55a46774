"""Campaign (p. 28): up to 3 media influence become personal."""

from typing import Final

from bodypolitic.game.components.boards import CAMPAIGN_UP_TO
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import INFLUENCE, ST, Role
from bodypolitic.game.records.happenings import Gained
from bodypolitic.game.records.offers import Offer, amount_of
from bodypolitic.game.records.options import Amount
from bodypolitic.game.records.refusals import AtMost, MediaInfluenceIs, NoMediaInfluence, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Media influence in the Public Services."""
    return None if t.media_influence else NoMediaInfluence()


def begin(t: Table, seat: Role) -> None:
    """Choose how many."""
    t.push(Campaign(seat))


BASIC_ACTION: Final[BasicAction] = basic_action("campaign", {ST: 28}, why_not, begin)


class Campaign(Ask[Amount]):
    """How many influence to convert."""

    def options(self, t: Table) -> list[Amount]:
        return [Amount(amount) for amount in range(1, min(CAMPAIGN_UP_TO, t.media_influence) + 1)]

    def page(self) -> int:
        return BASIC_ACTION.pages[ST]

    def expected(self, t: Table) -> list[Amount]:
        return [Amount(min(CAMPAIGN_UP_TO, t.media_influence) + 1)]

    def why_not(self, t: Table, option: Amount) -> Refusal:
        return AtMost(CAMPAIGN_UP_TO) if option.amount > CAMPAIGN_UP_TO else MediaInfluenceIs(t.media_influence)

    def offer(self, t: Table, option: Amount) -> Offer | None:
        return Offer(amount_of(INFLUENCE, option.amount))

    def choose(self, t: Table, option: Amount) -> None:
        make_personal(t, option.amount)


def make_personal(t: Table, amount: int) -> None:
    """Media influence moves from the Public Services to the State's own board."""
    if amount:
        t.media_influence -= amount
        t.influence[ST] += amount
        t.tell(Gained(ST, INFLUENCE, amount, causes.CAMPAIGN))
