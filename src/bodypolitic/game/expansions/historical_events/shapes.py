"""The shape of what everybody sees of the Historical Events."""

from typing import Annotated

from bodypolitic.game.ground.typed import TypeAliasType, TypedDict
from bodypolitic.game.records.shapes import named

HistoricalEventName = TypeAliasType("HistoricalEventName", Annotated[str, named("HistoricalEventId")])


class HistoricalEventsView(TypedDict):
    """The card of the setup, those of this round, and how many each pile has left."""

    start: HistoricalEventName
    revealed: list[HistoricalEventName]
    in_force: list[HistoricalEventName]
    discarded: list[HistoricalEventName]
    piles: list[int]
