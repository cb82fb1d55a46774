"""What a seat aims at besides victory points, as modules declare it, and how far that draws it towards something."""

from collections.abc import Callable
from typing import Final

from bodypolitic.game.components.measures import SECTIONS_IN_FORCE
from bodypolitic.game.ground.codes import Letter, Policy, Role, section_of
from bodypolitic.game.table.table import Table

# What of a measure still counts for a seat, and what a step towards it is worth
Aims = Callable[[Table, Role, int], list[tuple[tuple[int, ...], float]]]

AIMS: Final[list[Aims]] = []


def sets_aims(aims: Aims) -> Aims:
    """Say that a function tells what seats aim at."""
    AIMS.append(aims)
    return aims


def _open_aims(t: Table, seat: Role, measure: int) -> list[tuple[tuple[int, ...], float]]:
    if not t.modules:
        return []
    return [aim for aims in AIMS for aim in aims(t, seat, measure)]


def pull(t: Table, seat: Role, measure: int) -> float:
    """What one more of something is worth for what a seat aims at."""
    return sum([step for _, step in _open_aims(t, seat, measure)])


def section_pull(t: Table, seat: Role, policy: Policy, section: Letter) -> float:
    """What it is worth for what a seat aims at that a policy moves to a section from where it stands."""
    worth = 0.0
    for sections, step in _open_aims(t, seat, SECTIONS_IN_FORCE):
        worth += step * (section_of(policy, section) in sections)
        worth -= step * (section_of(policy, t.policies[policy]) in sections)
    return worth
