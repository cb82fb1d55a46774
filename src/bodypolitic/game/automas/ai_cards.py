"""An AI card: four actions or checks, a bonus on the first, two policies, a special action and the Influence symbol."""

from bodypolitic.game.cards.card import Legitimacy
from bodypolitic.game.cards.effects import Effect, first_refusal
from bodypolitic.game.ground.codes import NO_POLICY, PRIORITY_CARDS, SECTIONS, AutomaLine, Policy, PriorityCard, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.refusals import Refusal, needs_section
from bodypolitic.game.table.table import Table


@record
class Condition:
    """A condition printed on an AI card whose first symbol is the special action.

    What it means is up to the Automa: `line` says which condition, `amount` its figure. `also` counts only if the
    condition before it holds as well.
    """

    line: AutomaLine
    amount: int = 0
    requires: str = ""
    also: bool = False


class AICard:
    """An AI card; policies are told by number, `requires` and `special_requires` list sections such as `2B 2C`."""

    __slots__ = (
        "bonus",
        "bonus_legitimacy",
        "bonus_requires",
        "checks",
        "conditions",
        "influence",
        "number",
        "policies",
        "special",
        "special_legitimacy",
        "special_policy",
        "special_requires",
        "special_unmet",
    )

    def __init__(
        self,
        number: int,
        checks: str,
        policies: tuple[int, ...],
        bonus: Effect | None,
        special: tuple[Effect, ...],
        *,
        influence: bool,
        bonus_requires: str = "",
        bonus_legitimacy: tuple[Legitimacy, ...] = (),
        special_requires: str = "",
        special_legitimacy: tuple[Legitimacy, ...] = (),
        conditions: tuple[Condition, ...] = (),
    ) -> None:
        self.number = number
        self.checks = tuple([PriorityCard(PRIORITY_CARDS.index(name)) for name in checks.split()])
        self.policies = tuple([Policy(number - 1) for number in policies])
        self.bonus = bonus
        self.bonus_requires = bonus_requires
        self.bonus_legitimacy = bonus_legitimacy
        self.special = special
        self.special_requires = special_requires
        self.special_policy = Policy(int(special_requires[0]) - 1) if special_requires else NO_POLICY
        self.special_unmet = needs_section(self.special_policy, special_requires) if special_requires else ()
        self.special_legitimacy = special_legitimacy
        self.conditions = conditions
        self.influence = influence

    def why_no_special(self, t: Table, seat: Role) -> Refusal | None:
        """Why the special action can't be performed now, if it can't."""
        if not sections_hold(t, self.special_requires):
            return self.special_unmet[t.policies[self.special_policy]]
        return first_refusal(t, seat, self.special)


def sections_hold(t: Table, sections: str) -> bool:
    """Whether a policy stands in one of the sections listed, such as `4B 4C`; nothing listed always holds."""
    return not sections or SECTIONS[t.policies[int(sections[0]) - 1]] in sections


class Bonus(Effect):
    """A bonus that changes how the first action of an AI card is performed; the Automa that performs it reads it."""


@record
class AddCubesFirst(Bonus):
    """Before the bill is proposed, voting cubes go into the bag."""

    amount: int


class VoteForFree(Bonus):
    """An Immediate Vote on the bill costs no influence."""


@record
class TwoBills(Bonus):
    """A second bill may follow, for a price."""

    price: int = 0


class StraightToDesired(Bonus):
    """The bill goes straight to the desired section; no Immediate Vote on one that is not next to the present one."""
