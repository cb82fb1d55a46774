"""Which policies a role wants, which bills it proposes, how it votes and what it spends on a vote."""

from typing import Final

from bodypolitic.bots.steady.aims import pull, section_pull
from bodypolitic.bots.steady.rates import influence_worth, money_worth, rounds_left
from bodypolitic.bots.steady.weights import BY_HAND, WEIGHTS, Weights
from bodypolitic.game.components.boards import (
    BILL_PROPOSER_VP,
    BILL_SUPPORTER_VP,
    SCORED_POLICIES,
    VOTES_DRAWN,
    WANTED_POLICIES_VP,
    WANTED_SECTION,
)
from bodypolitic.game.components.market_cards import POLITICAL_AGENDAS
from bodypolitic.game.components.measures import BILLS_PASSED
from bodypolitic.game.expansions.historical_events.treaty import Treaty
from bodypolitic.game.ground.codes import (
    AGAINST,
    ALL_ROLES,
    CC,
    EDUCATION_POLICY,
    FISCAL,
    FOREIGN_TRADE,
    HEALTH_AND_BENEFITS,
    IN_FAVOR,
    LABOR_MARKET,
    MC,
    NOBODY,
    ST,
    TAXATION,
    WC,
    Letter,
    Policy,
    Role,
    Section,
    Stance,
    letter_of,
    policy_of,
)
from bodypolitic.game.phases.game_end import wanted_policies
from bodypolitic.game.rules.basic_actions.propose_bill import legal_bills, open_to_bills, other_sections
from bodypolitic.game.rules.politics.elections import SpendInfluence
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import Motion

# What each section of each policy brings a role in a round, in VP, besides the final scoring: wages and jobs, the price
# of services, taxes, tariffs and business deals.
_BY_SECTION: Final[dict[Role, tuple[tuple[float, ...], ...]]] = {
    WC: ((0.8, 0.4, 0), (3, 1.5, 0), (0.2, 0.1, 0), (1.2, 0.6, 0), (1.2, 0.6, 0), (0, 0.2, 0.4), (0.2, 0.1, 0)),
    MC: ((0.2, 0.2, 0), (0, 0.2, 0.2), (0, 0.4, 0.7), (0.7, 0.4, 0), (0.7, 0.4, 0), (0, 0.2, 0.3), (0, 0.1, 0.2)),
    CC: ((0, 0.3, 0.5), (0, 2, 4), (0, 1.5, 3), (0, 0.6, 1), (0, 0.6, 1), (0, 0.4, 0.6), (0, 0.2, 0.4)),
    ST: ((0, 0.2, 0.1), (0, 0.3, 0.5), (1, 0.5, 0), (0.3, 0.8, 0), (0.3, 0.8, 0), (0.2, 0.1, 0), (0.2, 0.1, 0)),
}
# The same by role, policy and section
ROUND_BY_ROUND: Final[list[list[list[float]]]] = [
    [[float(worth) for worth in sections] for sections in _BY_SECTION[role]] for role in ALL_ROLES
]
AGENDA_MATCH_VP: Final = 1
TREATY_MONEY: Final = {WC: 10, MC: 10, CC: 25, ST: 0}
TREATY_INFLUENCE: Final = {WC: 0, MC: 0, CC: 0, ST: 2}


def _weight_of(weights: Weights, policy: Policy) -> float:
    """How much a policy counts."""
    if policy == FISCAL:
        return weights.fiscal
    if policy == LABOR_MARKET:
        return weights.labor
    if policy == TAXATION:
        return weights.taxation
    if policy == HEALTH_AND_BENEFITS:
        return weights.health
    if policy == EDUCATION_POLICY:
        return weights.education
    if policy == FOREIGN_TRADE:
        return weights.trade
    return weights.immigration


def holding_worth(t: Table, role: Role, policy: Policy, section: Letter, weights: Weights) -> float:
    """What it is worth to a role, as somebody weighs it, that a policy moves to a section from where it stands."""
    now = t.policies[policy]
    by_section = ROUND_BY_ROUND[role][policy]
    worth = _weight_of(weights, policy) * (by_section[section] - by_section[now]) * (rounds_left(t) - 0.5)
    if policy >= SCORED_POLICIES:
        return worth
    if role == ST:
        wanted = POLITICAL_AGENDAS[t.agenda][policy]
        return worth + AGENDA_MATCH_VP * ((section == wanted) - (now == wanted))
    wanted = WANTED_SECTION[role]
    count = wanted_policies(t, role)
    change = (section == wanted) - (now == wanted)
    points = WANTED_POLICIES_VP[role]
    nearer = weights.nearer * (abs(now - wanted) - abs(section - wanted))
    return worth + weights.lasting * (points[count + change] - points[count]) + nearer


def own_interest(t: Table, seat: Role, policy: Policy, section: Letter) -> float:
    """What it is worth to oneself that a policy moves to a section: one's role and one's secret agenda."""
    return holding_worth(t, seat, policy, section, WEIGHTS[seat]) + section_pull(t, seat, policy, section)


def _side(t: Table, role: Role, policy: Policy, section: Letter) -> Stance:
    """Where a role is expected to stand on a bill: where its own interest is."""
    return IN_FAVOR if holding_worth(t, role, policy, section, BY_HAND) >= 0 else AGAINST


def chance_to_pass(t: Table, seat: Role, policy: Policy, section: Letter, influence_kept: int = 0) -> float:
    """How likely a bill of one's own passes, by the cubes in the bag and everyone's influence."""
    cubes = max(1, sum(t.bag))
    lead = VOTES_DRAWN * (t.bag[seat] if seat < ST else 0) / cubes + max(0, t.influence[seat] - influence_kept)
    for role in t.roles:
        if role == seat:
            continue
        votes = WEIGHTS[seat].spent_by_opponents * t.influence[role]
        if role < ST:
            votes += VOTES_DRAWN * t.bag[role] / cubes
        lead += votes if _side(t, role, policy, section) == IN_FAVOR else -votes
    return min(0.95, max(0.05, 0.5 + lead / WEIGHTS[seat].doubt))


def bill_worth(t: Table, seat: Role, bill: Section) -> float:
    """What proposing a bill is worth: its VP and the policy, as likely as it passes."""
    policy, section = policy_of(bill), letter_of(bill)
    gain = BILL_PROPOSER_VP + own_interest(t, seat, policy, section) + pull(t, seat, BILLS_PASSED)
    return gain * chance_to_pass(t, seat, policy, section)


def best_bill_worth(t: Table, seat: Role, policies: tuple[Policy, ...] = (), any_section: bool = False) -> float:
    """What the best of the bills that could be proposed is worth."""
    return max([bill_worth(t, seat, option.section) for option in legal_bills(t, policies, any_section)], default=-1.0)


def bill_off_worth(t: Table, seat: Role, policy: Policy) -> float:
    """What it is worth that another player's bill goes: the policy stays, and its proposer gains nothing."""
    section = t.bill_sections[policy]
    return 0.5 * (WEIGHTS[seat].proposers_lead - own_interest(t, seat, policy, section))


def protecting_worth(t: Table, seat: Role, policy: Policy) -> float:
    """What it is worth that nobody proposes a bill on a policy this round: the worst that could be proposed."""
    losses = [-own_interest(t, seat, policy, letter_of(section)) for section in other_sections(t, policy)]
    return 0.2 * max(losses) if open_to_bills(t, policy) else 0.0


def calls_vote(t: Table, seat: Role, policy: Policy, section: Letter, cost: int) -> bool:
    """Whether to vote on a bill at once: if it is likely to pass with what is left after calling the vote."""
    return chance_to_pass(t, seat, policy, section, influence_kept=cost) >= WEIGHTS[seat].sure_enough


def calls_polled_vote(t: Table, seat: Role, policy: Policy, section: Letter) -> bool:
    """Whether to vote with cubes already seen, one's own influence against part of everyone else's."""
    lead = float(t.influence[seat])
    for role in t.roles:
        side = IN_FAVOR if role == seat else _side(t, role, policy, section)
        votes = float(t.drawn[role]) if role < ST else 0.0
        if role != seat:
            votes += WEIGHTS[seat].spent_by_opponents * t.influence[role]
        lead += votes if side == IN_FAVOR else -votes
    return lead >= 0


def passing_worth(t: Table, seat: Role, motion: Motion) -> float:
    """What it is worth to a role that a motion passes, besides the VP for its side."""
    worth = sum([own_interest(t, seat, policy_of(section), letter_of(section)) for section in motion.sections(t)])
    if isinstance(motion, Treaty):
        worth += TREATY_MONEY[seat] * money_worth(t, seat) + TREATY_INFLUENCE[seat] * influence_worth(t, seat)
    return worth


def favors(t: Table, seat: Role, motion: Motion) -> bool:
    """Whether to stand in favor of what others want: by interest, and for the 1 VP of a bill where that is even."""
    worth = passing_worth(t, seat, motion)
    if motion.proposer(t) == NOBODY:
        return worth > 0
    return worth + BILL_SUPPORTER_VP > WEIGHTS[seat].proposers_lead


def influence_for_vote(t: Table, seat: Role, vote: SpendInfluence) -> int:
    """How much influence to put into a vote: just enough to win against a part of the opponents', if that pays."""
    side = vote.stances[seat]
    motion = vote.motion
    proposer = motion.proposer(t)
    stake = abs(passing_worth(t, seat, motion))
    if proposer != NOBODY:
        if side == IN_FAVOR:
            stake += BILL_PROPOSER_VP if proposer == seat else BILL_SUPPORTER_VP
        else:
            stake += WEIGHTS[seat].proposers_lead
    behind = 0.0
    for role in t.roles:
        votes = float(t.drawn[role]) if role < ST else 0.0
        if role != seat and vote.stances[role] >= 0:
            votes += WEIGHTS[seat].spent_by_opponents * t.influence[role]
        if vote.stances[role] >= 0:
            behind += -votes if vote.stances[role] == side else votes
    needed = int(behind + 0.99) + (1 if side == AGAINST else 0)  # ties pass
    affordable = int(WEIGHTS[seat].stake * stake / influence_worth(t, seat))
    own_votes = t.drawn[seat] if seat < ST else 0
    supports = side == IN_FAVOR and proposer not in (seat, NOBODY)
    least = 1 if supports and own_votes == 0 and needed <= 1 else 0
    if needed > min(affordable, t.influence[seat]):
        return 0
    return max(least, needed, 0)
