"""Desired Policies: what each Automa wants, and what it believes that everybody else wants."""

from typing import Final

from bodypolitic.game.components.automa_lines import (
    FEWER_CUBES,
    NO_CLASS_IN_FAVOR,
    VOTE_IS_NOT_PROMISING,
    VOTE_IS_PROMISING,
)
from bodypolitic.game.ground.codes import (
    ST,
    A,
    AutomaLine,
    B,
    C,
    Letter,
    Policy,
    Role,
    Section,
    letter_of,
    next_towards,
    policy_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.findings import NOTHING_COUNTED, CubesCompared, Finding, InfluenceCompared
from bodypolitic.game.table.table import Table

# By role, then by policy
DESIRED_POLICIES: Final[tuple[tuple[Letter, ...], ...]] = (
    (A, A, A, A, A, C, B),
    (B, B, B, B, B, B, A),
    (C, C, C, C, C, A, C),
    (B, C, A, B, B, B, C),
)


def distance(role: Role, policy: Policy, section: Letter) -> int:
    """How many sections away from what a role wants."""
    return abs(section - DESIRED_POLICIES[role][policy])


def favors(t: Table, role: Role, bill: Section) -> bool:
    """Whether a bill would bring a policy closer to what a role wants."""
    return sections_closer(t, role, (bill,)) > 0


def sections_closer(t: Table, role: Role, sections: tuple[Section, ...]) -> int:
    """How much closer to what a role wants policies would come together."""
    return sum(
        [
            distance(role, policy_of(section), t.policies[policy_of(section)])
            - distance(role, policy_of(section), letter_of(section))
            for section in sections
        ]
    )


def step_towards_desired(t: Table, role: Role, policy: Policy) -> Letter:
    """The section next to the present one in the direction a role wants; the present one if it is there already."""
    return next_towards(t.policies[policy], DESIRED_POLICIES[role][policy])


@record
class VoteProspect:
    """Whether an Automa calls an Immediate Vote, by which line, and what it has compared."""

    called: bool
    line: AutomaLine
    found: Finding


def immediate_vote(t: Table, role: Role, bill: Section, cost: int, cubes: int = 0) -> VoteProspect:
    """Whether an Automa calls an Immediate Vote on its bill, once the cost is taken off its influence.

    `cubes` of its own go into the bag before.

    With 2 players it needs more influence and no fewer cubes in the bag than its opponent. With 3 or 4 the side it
    expects to have needs more influence than the other, and one of the two other classes must be on it.
    """
    others = [other for other in t.roles if other != role]
    if t.players == 2:
        opponent = others[0]
        if t.bag[role] + cubes < t.bag[opponent]:
            return VoteProspect(False, FEWER_CUBES, CubesCompared(t.bag[opponent], t.bag[role] + cubes))
        return _by_influence(t.influence[role] - cost, t.influence[opponent])
    supporters = [other for other in others if favors(t, other, bill)]
    with_it = t.influence[role] - cost + sum([t.influence[other] for other in supporters])
    against_it = sum([t.influence[other] for other in others if other not in supporters])
    if all(other == ST for other in supporters):
        return VoteProspect(False, NO_CLASS_IN_FAVOR, NOTHING_COUNTED)
    return _by_influence(with_it, against_it)


def _by_influence(own: int, others: int) -> VoteProspect:
    called = own > others
    return VoteProspect(called, VOTE_IS_PROMISING if called else VOTE_IS_NOT_PROMISING, InfluenceCompared(others, own))
