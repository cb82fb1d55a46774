"""The figures that a lesson speaks of, read from what its seat may know, by their way through it.

`roles/WC/money` leads through the view of the seat; a company is found by its name, of several things their number
counts, and of several numbers their sum. `happened/` leads through what has happened since the seat's last pick:
`happened/vp/WC/prosperity`, `happened/paid/WC/income-tax`, `happened/got/WC/wages`, `happened/gained/WC/health`; the
last part can be left out. `forecast/` leads through what the coming production would bring.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.records.happenings import Gained, Happening, Paid, VPGained
from bodypolitic.game.view.forecast import PlayedProduction

# How a kind of happening is counted: its class, the value that names the party, and the value that names the rest.
COUNTED: Final[Mapping[str, tuple[type[Happening], str, str]]] = {
    "vp": (VPGained, "who", "reason"),
    "paid": (Paid, "who", "reason"),
    "got": (Paid, "to", "reason"),
    "gained": (Gained, "who", "resource"),
}


def figure(way: str, game: Game, seat: str, happened: Iterable[Happening]) -> int:
    """The figure at the end of a way."""
    first, *rest = way.split("/")
    if first == "happened":
        return _happened(happened, *rest)
    found: Any = PlayedProduction(game.table).forecast(role_named(seat)) if first == "forecast" else game.board(seat)
    for part in rest if first == "forecast" else (first, *rest):
        found = found[part] if isinstance(found, dict) else _named(found, part)
    return _counted(found)


def _named(things: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(thing for thing in things if name in thing.values())


def _counted(found: Any) -> int:
    if isinstance(found, dict):
        return sum(_counted(one) for one in found.values())
    return len(found) if isinstance(found, list) else int(found)


def _happened(happened: Iterable[Happening], kind: str, who: str, *more: str) -> int:
    counted, party, rest = COUNTED[kind]
    return sum(
        int(one.values["amount"])
        for one in happened
        if isinstance(one, counted) and one.values[party] == who and (not more or one.values[rest] == more[0])
    )
