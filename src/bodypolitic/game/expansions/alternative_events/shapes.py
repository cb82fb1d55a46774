"""The shape of what everybody sees of the Alternative Events."""

from bodypolitic.game.ground.typed import TypedDict


class KeptBy(TypedDict):
    """The events that each class keeps."""

    WC: list[str]
    MC: list[str]
    CC: list[str]


class AlternativeEventsView(TypedDict):
    """Who keeps which event, and what they do just now."""

    kept: KeptBy
    in_use: list[str]
    backed_policy: int | None
    wage_for_this_phase: str | None
