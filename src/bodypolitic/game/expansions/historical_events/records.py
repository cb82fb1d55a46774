"""What players may pick by this module, and what happens by it."""

from bodypolitic.game.expansions.historical_events.card import HistoricalEventId
from bodypolitic.game.ground.codes import CompanyId, DealId, Party
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option


@record
class ToSetOff(Option):
    KIND = "set-off"

    event: HistoricalEventId


@record
class CloseDown(Option):
    company: CompanyId


@record
class SaveCompany(Option):
    company: CompanyId


@record
class HistoryBegins(Happening):
    event: HistoricalEventId


@record
class HistoryRevealed(Happening):
    event: HistoricalEventId


@record
class HistorySetOff(Happening):
    who: Party
    event: HistoricalEventId


@record
class HistoryHappened(Happening):
    KIND = "history-happens"

    event: HistoricalEventId


@record
class HistoryPassedBy(Happening):
    event: HistoricalEventId


@record
class CompanyEndangered(Happening):
    who: Party
    company: CompanyId


@record
class CompanySaved(Happening):
    company: CompanyId


@record
class CompanyLost(Happening):
    who: Party
    company: CompanyId


@record
class CubesTakenBack(Happening):
    """From the bag to their owner's supply."""

    who: Party
    amount: int


@record
class DealDiscarded(Happening):
    deal: DealId
