"""The shape of what everybody sees of the Historical Events."""

from bodypolitic.game.ground.typed import TypedDict


class HistoricalEventsView(TypedDict):
    """The card of the setup, those of this round, and how many each pile has left."""

    start: str
    revealed: list[str]
    in_force: list[str]
    discarded: list[str]
    piles: list[int]
