"""Apply Political Pressure (p. 16, 19, 24): 3 of one's voting cubes into the bag."""

from typing import Final

from bodypolitic.game.components.boards import PRESSURE_CUBES
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, WC, Role
from bodypolitic.game.records.refusals import NoVotingCubes, Refusal
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.rules.politics.voting_bag import add_cubes
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """Cubes must be left."""
    return None if t.cubes[seat] else NoVotingCubes()


def begin(t: Table, seat: Role) -> None:
    """As many of the 3 as are left."""
    add_cubes(t, seat, PRESSURE_CUBES, causes.PRESSURE)


BASIC_ACTION: Final[BasicAction] = basic_action("apply-political-pressure", {WC: 16, MC: 24, CC: 19}, why_not, begin)
