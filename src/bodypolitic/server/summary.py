"""What happened while nobody was asked: who paid whom in a phase, and where every victory point came from."""

from collections.abc import Iterable
from typing import Final, TypeVar

from typing_extensions import TypedDict

from bodypolitic.game.ground.causes import CAUSES
from bodypolitic.game.ground.codes import (
    PARTIES,
    PHASES,
    RESOURCES,
    ROLES,
    PartyName,
    PhaseName,
    ResourceName,
    RoleName,
)
from bodypolitic.game.records.happenings import (
    Gained,
    Happening,
    LoanTaken,
    Paid,
    PhaseBegan,
    RoundBegan,
    Spent,
    VPGained,
)
from bodypolitic.game.records.shapes import CauseName

SUMMARISED: Final = ("production", "elections", "scoring")
Key = TypeVar("Key")


class Payment(TypedDict):
    """Money that was paid in a phase."""

    who: PartyName
    to: PartyName
    amount: int
    reason: CauseName


class PointsGained(TypedDict):
    """Victory points of a phase."""

    who: RoleName
    amount: int
    reason: CauseName


class Amount(TypedDict):
    """Goods that came or went in a phase."""

    who: PartyName
    resource: ResourceName
    amount: int
    reason: CauseName


class PhaseSummary(TypedDict):
    """A phase that resolved itself."""

    round: int
    phase: PhaseName
    payments: list[Payment]
    vp: list[PointsGained]
    gained: list[Amount]
    spent: list[Amount]
    loans: dict[PartyName, int]


class PointsOfRoles(TypedDict, total=False):
    """Victory points of a round by role and reason."""

    WC: dict[CauseName, int]
    MC: dict[CauseName, int]
    CC: dict[CauseName, int]
    ST: dict[CauseName, int]


class PhaseCount:
    """All money, goods and points of one phase, added up by who, to whom and why."""

    def __init__(self, game_round: int, phase: PhaseName) -> None:
        self.round = game_round
        self.phase = phase
        self._payments: dict[tuple[PartyName, PartyName, str], int] = {}
        self._points: dict[tuple[RoleName, str], int] = {}
        self._gained: dict[tuple[PartyName, ResourceName, str], int] = {}
        self._spent: dict[tuple[PartyName, ResourceName, str], int] = {}
        self._loans: dict[PartyName, int] = {}

    def add(self, happening: Happening) -> None:
        """Count a happening."""
        if isinstance(happening, Paid):
            key = (PARTIES[happening.who], PARTIES[happening.to], CAUSES[happening.reason])
            _count(self._payments, key, happening.amount)
        elif isinstance(happening, VPGained):
            _count(self._points, (ROLES[happening.who], CAUSES[happening.reason]), happening.amount)
        elif isinstance(happening, Gained):
            _count(self._gained, _of_resource(happening), happening.amount)
        elif isinstance(happening, Spent):
            _count(self._spent, _of_resource(happening), happening.amount)
        elif isinstance(happening, LoanTaken):
            _count(self._loans, PARTIES[happening.who], 1)

    def to_json(self) -> PhaseSummary:
        """The summary as plain data."""
        return {
            "round": self.round,
            "phase": self.phase,
            "payments": [
                {"who": who, "to": to, "amount": amount, "reason": reason}
                for (who, to, reason), amount in self._payments.items()
            ],
            "vp": [{"who": who, "amount": amount, "reason": reason} for (who, reason), amount in self._points.items()],
            "gained": _resources(self._gained),
            "spent": _resources(self._spent),
            "loans": dict(self._loans),
        }


def _of_resource(happening: Gained | Spent) -> tuple[PartyName, ResourceName, str]:
    return (PARTIES[happening.who], RESOURCES[happening.resource], CAUSES[happening.reason])


def _count(counts: dict[Key, int], key: Key, amount: int) -> None:
    counts[key] = counts.get(key, 0) + amount


def _resources(counts: dict[tuple[PartyName, ResourceName, str], int]) -> list[Amount]:
    return [
        {"who": who, "resource": resource, "amount": amount, "reason": reason}
        for (who, resource, reason), amount in counts.items()
    ]


def phase_summaries(happenings: Iterable[Happening], since_round: int = 1) -> list[PhaseSummary]:
    """Summaries of the phases that resolve themselves, in order, from a round on; the last may be under way."""
    found: list[PhaseCount] = []
    current: PhaseCount | None = None
    game_round = 1
    for happening in happenings:
        if isinstance(happening, RoundBegan):
            game_round = happening.round
            current = None
        elif isinstance(happening, PhaseBegan):
            phase = PHASES[happening.phase]
            current = PhaseCount(game_round, phase) if phase in SUMMARISED else None
            if current is not None and game_round >= since_round:
                found.append(current)
        elif current is not None:
            current.add(happening)
    return [summary.to_json() for summary in found]


def points_by_round(happenings: Iterable[Happening]) -> dict[str, PointsOfRoles]:
    """Victory points by round, role and reason, for charts."""
    points: dict[str, PointsOfRoles] = {}
    game_round = 1
    for happening in happenings:
        if isinstance(happening, RoundBegan):
            game_round = happening.round
        elif isinstance(happening, VPGained):
            by_reason = points.setdefault(str(game_round), {}).setdefault(ROLES[happening.who], {})
            _count(by_reason, CAUSES[happening.reason], happening.amount)
    return points
