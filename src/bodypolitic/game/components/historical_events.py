"""The faces of the Historical Events: slug, period and date. `historical_events/cards.py` says what each does."""

from typing import Final

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import HistoricalEventId

START: Final = 0  # the cards marked with an asterisk, of which one is used in setup; periods 1 to 5 are rounds


class HistoricalFace(Printed):
    """One card; `id` is its place in `HISTORICAL_FACES`."""

    __slots__ = ("id", "period", "year")

    def __init__(self, number: HistoricalEventId, slug: str, period: int, year: str) -> None:
        self.id = number
        super().__init__("history", slug)
        self.period = period
        self.year = year


HISTORICAL_FACES: Final[list[HistoricalFace]] = []


def new_historical_face(slug: str, period: int, year: str) -> HistoricalFace:
    """Add a face to the game; the declarations do so once, when they are imported."""
    face = HistoricalFace(HistoricalEventId(len(HISTORICAL_FACES)), slug, period, year)
    HISTORICAL_FACES.append(face)
    return face
