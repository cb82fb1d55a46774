"""A task: what an Event card asks of the State. It must be carried out in full, and never with a loan (p. 27)."""

from abc import ABC, abstractmethod

from bodypolitic.game.components.event_cards import Event
from bodypolitic.game.records.refusals import Lacking, NoSuchCompanyInMarket, Refusal
from bodypolitic.game.table.table import Table


class Task(ABC):
    """What the State does for an event whose card asks for it; the tables of `TASKS` say which cards do."""

    @abstractmethod
    def feasible(self, t: Table, event: Event) -> bool:
        """Whether the State can carry the event out at all."""

    @abstractmethod
    def why_infeasible(self, t: Table, event: Event) -> Refusal:
        """Why it can't."""

    def money_at_once(self, event: Event) -> int:
        """What the State pays before it is asked for anything."""
        return 0

    @abstractmethod
    def begin(self, t: Table, event: Event) -> None:
        """Ask the State for the choice that the task leaves to it."""


def nearest(reasons: list[Refusal]) -> Refusal:
    """Of several reasons the one that is nearest to being mended."""
    lacking = [reason for reason in reasons if isinstance(reason, Lacking)]
    if lacking:
        return min(lacking, key=lambda reason: reason.missing)
    return reasons[0] if reasons else NoSuchCompanyInMarket()
