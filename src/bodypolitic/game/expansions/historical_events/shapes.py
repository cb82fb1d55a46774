"""The shape of what everybody sees of the Historical Events."""

from bodypolitic.game.ground.typed import TypedDict
from bodypolitic.game.records.shapes import HistoricalEventName


class HistoricalEventsView(TypedDict):
    """The card of the setup, those of this round, and how many each pile has left."""

    start: HistoricalEventName
    revealed: list[HistoricalEventName]
    in_force: list[HistoricalEventName]
    discarded: list[HistoricalEventName]
    piles: list[int]
