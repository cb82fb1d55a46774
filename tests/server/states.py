"""The state of a game as a client is told it."""

from bodypolitic.server.frame import Moment
from bodypolitic.server.record import Record


def state_of(record: Record, seat: str | None, language: str) -> dict[str, object]:
    """The state of a game as a seat may see it; None is a spectator. Log and seats are added for each client."""
    moment = Moment(record)
    view = {**moment.open_board(), **moment.own_board(seat)}
    return {"type": "state", **moment.common(), **moment.own(seat, language), "view": view}
