"""Apply Political Pressure (p. 16, 19, 24): 3 of one's voting cubes into the bag."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.components.boards import PRESSURE_CUBES
from bodypolitic.game.politics.voting_bag import add_cubes
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Table


def why_not(t: Table, seat: int) -> Reason | None:
    """Cubes must be left."""
    return None if t.cubes[seat] else Reason(reasons.NO_VOTING_CUBES)


def begin(t: Table, seat: int) -> None:
    """As many of the 3 as are left."""
    add_cubes(t, seat, PRESSURE_CUBES, h.PRESSURE)
