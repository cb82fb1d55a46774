"""The effect that only cards of this expansion have: a policy that stays as it is."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.action_cards.protected_policies import protect, unprotected
from bodypolitic.game.expansions.action_cards.records import Protect
from bodypolitic.game.ground.codes import ALL_POLICIES, Role, policy_of, section_of
from bodypolitic.game.records.refusals import EveryPolicyIsProtected, ProtectedAlready, Refusal
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


class ProtectPolicy(Effect):
    """Nobody may propose bills on a policy for the rest of the round; bills that are there stay."""

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if unprotected(t) else EveryPolicyIsProtected()

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChoosePolicyToProtect(seat))


class ChoosePolicyToProtect(Ask[Protect]):
    """The policy that is protected, by the section it stands in."""

    def options(self, t: Table) -> list[Protect]:
        return [Protect(section_of(policy, t.policies[policy])) for policy in unprotected(t)]

    def expected(self, t: Table) -> list[Protect]:
        return [Protect(section_of(policy, t.policies[policy])) for policy in ALL_POLICIES]

    def why_not(self, t: Table, option: Protect) -> Refusal:
        return ProtectedAlready()

    def choose(self, t: Table, option: Protect) -> None:
        protect(t, self.seat, policy_of(option.section))
