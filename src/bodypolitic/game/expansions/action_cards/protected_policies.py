"""Policies that the card Protect The Status Quo keeps free of new bills until the round ends."""

from bodypolitic.game.expansions.action_cards.records import PolicyProtected
from bodypolitic.game.expansions.action_cards.shapes import ActionCardsView
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    NOBODY,
    ROLES,
    SCORING,
    Phase,
    Policy,
    Role,
    policy_code,
    section_of,
)
from bodypolitic.game.rules.basic_actions.propose_bill import markers_left
from bodypolitic.game.table.module import Module, module_of
from bodypolitic.game.table.table import Table


class ProtectedPolicies(Module):
    """Which policies nobody may propose bills on for the rest of the round, and whose bill markers say so.

    `markers` lists, for each policy, who placed a bill marker there as a reminder; nobody where none was left.
    """

    FIELDS = ("markers", "protected")

    def __init__(self) -> None:
        self.protected = [0] * 7
        self.markers = [NOBODY] * 7

    def phase_ends(self, t: Table, phase: Phase) -> None:
        if phase == SCORING:
            self.protected = [0] * 7
            self.markers = [NOBODY] * 7

    def bars_bill(self, t: Table, policy: Policy) -> bool:
        return self.protected[policy] == 1

    def bill_markers(self, seat: Role) -> int:
        return self.markers.count(seat)

    def view(self, t: Table, seat: Role) -> ActionCardsView:
        return {
            "protected": [
                {
                    "section": policy_code(policy, t.policies[policy]),
                    "by": ROLES[self.markers[policy]] if self.markers[policy] != NOBODY else None,
                }
                for policy in ALL_POLICIES
                if self.protected[policy]
            ]
        }

    def broken_rules(self, t: Table, broken: list[str]) -> None:
        for policy in ALL_POLICIES:
            if self.markers[policy] != NOBODY and not self.protected[policy]:
                broken.append(f"policy {policy + 1} has a marker of the Status Quo but is not protected")


def unprotected(t: Table) -> list[Policy]:
    """The policies that could be protected."""
    protected = module_of(t, ProtectedPolicies).protected
    return [policy for policy in ALL_POLICIES if not protected[policy]]


def protect(t: Table, seat: Role, policy: Policy) -> None:
    """Bar bills on a policy for the rest of the round; a bill marker says so, if the player has one left."""
    module = module_of(t, ProtectedPolicies)
    by_marker = markers_left(t, seat) > 0
    if by_marker:
        module.markers[policy] = seat
    module.protected[policy] = 1
    t.tell(PolicyProtected(seat, section_of(policy, t.policies[policy]), int(by_marker)))
