"""The shape of what everybody sees of the expansion's action cards."""

from bodypolitic.game.ground.codes import RoleName
from bodypolitic.game.ground.typed import TypedDict
from bodypolitic.game.records.shapes import PolicySection


class ProtectedPolicy(TypedDict):
    """A policy on which nobody may propose a bill this round, and whose marker says so."""

    section: PolicySection
    by: RoleName | None


class ActionCardsView(TypedDict):
    """What the expansion's action cards leave on the Politics Table."""

    protected: list[ProtectedPolicy]
