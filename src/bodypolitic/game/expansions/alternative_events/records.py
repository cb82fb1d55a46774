"""What players may pick by this module, what happens by it, and why."""

from typing import Final

from bodypolitic.game.ground.causes import new_cause
from bodypolitic.game.ground.codes import CompanyId, EventId, Party, Policy, Resource, WageLevel
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option

EVENT_TURNED_IN: Final = new_cause("event-turned-in")
EVENT_BENEFIT: Final = new_cause("event-benefit")


@record
class ToKeepEvent(Option):
    KIND = "keep-event"

    event: EventId


@record
class TurnInEvent(Option):
    event: EventId


@record
class UseBenefit(Option):
    KIND = "benefit"
    NEVER_FORGONE = True

    event: EventId


@record
class SpendResource(Option):
    KIND = "spend"

    resource: Resource
    amount: int


@record
class SpendMoney(Option):
    amount: int


@record
class SpendServices(Option):
    health: int
    education: int


@record
class SpendInfluences(Option):
    personal: int
    media: int


Spending = SpendResource | SpendMoney | SpendServices | SpendInfluences  # a way to pay for an event


@record
class EventGiven(Happening):
    who: Party
    event: EventId


@record
class EventKept(Happening):
    who: Party
    event: EventId


@record
class EventDiscarded(Happening):
    who: Party
    event: EventId


@record
class EventBenefitUsed(Happening):
    who: Party
    event: EventId


@record
class EventBenefitSpent(Happening):
    """A Benefit that was in use has done its work."""

    BOOKKEEPING = True

    who: Party
    event: EventId


@record
class BillBacked(Happening):
    """The State must support a bill."""

    who: Party
    policy: Policy
    amount: int


@record
class WageForPhase(Happening):
    """A wage goes back to what it was when the phase ends."""

    company: CompanyId
    before: WageLevel


@record
class WageStays(Happening):
    """A wage that was set for the phase does not go back any more."""

    company: CompanyId
