"""The shape of what everybody sees of the Alternative Events."""

from bodypolitic.game.ground.typed import TypedDict
from bodypolitic.game.records.shapes import CompanyName, EventName


class KeptBy(TypedDict):
    """The events that each class keeps."""

    WC: list[EventName]
    MC: list[EventName]
    CC: list[EventName]


class AlternativeEventsView(TypedDict):
    """Who keeps which event, and what they do just now."""

    kept: KeptBy
    in_use: list[EventName]
    backed_policy: int | None
    wage_for_this_phase: CompanyName | None
