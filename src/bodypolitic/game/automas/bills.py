"""What Automas answer in politics: bills outside their own action, stances, Immediate Votes and policies to move."""

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.automas.automa import Automa, automa_of
from bodypolitic.game.automas.desired_policies import (
    immediate_vote,
    sections_closer,
    step_towards_desired,
)
from bodypolitic.game.automas.priority_rows import by_priority, policy_on
from bodypolitic.game.cards.effects import DecideOnEffect
from bodypolitic.game.cards.political_effects import ProposeBill as ProposeBillByCard
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import (
    ADVANCED,
    ALL_POLICIES,
    NOBODY,
    Policy,
    Role,
    SectionCode,
    section_of,
)
from bodypolitic.game.records.findings import NOTHING_COUNTED, BillFound, Finding
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import (
    Against,
    CallVote,
    GoOn,
    InFavor,
    NoVote,
    Option,
    Skip,
    ToPropose,
)
from bodypolitic.game.rules.basic_actions.propose_bill import DecideOnVote, ProposeBill, vote_cost
from bodypolitic.game.rules.events.for_a_class import NameBillForState
from bodypolitic.game.rules.politics.elections import StateStance
from bodypolitic.game.table.table import Table


@answers(StateStance)
def stance(t: Table, role: Role, step: StateStance, options: list[InFavor | Against]) -> Option:
    """In favor of what brings policies closer to what it wants."""
    motion = step.motion
    sections = motion.sections(t)
    closer = sections_closer(t, role, sections)
    found: Finding = BillFound(SectionCode(sections[0])) if len(sections) == 1 else NOTHING_COUNTED
    if closer > 0:
        t.tell(AutomaChose(role, lines.CLOSER_TO_DESIRED, found))
        return first_of(options, InFavor)
    if closer == 0 and motion.proposer(t) == NOBODY:
        t.tell(AutomaChose(role, lines.EVERYONE_GAINS))
        return first_of(options, InFavor)
    t.tell(AutomaChose(role, lines.NOT_CLOSER_TO_DESIRED, found))
    return first_of(options, Against)


@answers(DecideOnVote)
def decide_on_vote(t: Table, role: Role, step: DecideOnVote, options: list[CallVote | NoVote]) -> Option:
    """An Immediate Vote, where it is promising."""
    prospect = immediate_vote(t, role, step.bill, vote_cost(t, step.vote))
    t.tell(AutomaChose(role, prospect.line, prospect.found))
    return first_of(options, CallVote if prospect.called else NoVote)


@answers(ProposeBill, NameBillForState)
def bill_outside_its_turn(
    t: Table, role: Role, step: ProposeBill | NameBillForState, options: list[ToPropose]
) -> Option:
    """Simple mode: by the next AI cards until one names a policy that it can; advanced: by priority."""
    automa = automa_of(t, role)
    wanted: list[Policy] = []
    if automa.mode == ADVANCED:
        wanted = [policy_on(card) for card in by_priority(automa.policy_rows)]
    else:
        drawn: list[int] = []
        possible = [policy for policy in ALL_POLICIES if _bill_among(t, automa, options, policy) is not None]
        while possible and not any(policy in possible for policy in wanted):
            drawn.append(automa.draw_ai_card(t))
            wanted.extend(automa.CARDS[drawn[-1]].policies)
        automa.pile = drawn[::-1] + automa.pile
    for policy in wanted:
        bill = _bill_among(t, automa, options, policy)
        if bill is not None:
            return bill
    t.tell(AutomaChose(role, lines.AT_RANDOM))
    return options[chance.below(t.chance, len(options))]


def _bill_among(t: Table, automa: Automa, options: list[ToPropose], policy: Policy) -> ToPropose | None:
    if automa.why_not_wanted(t, policy, None) is not None:
        return None
    bill = section_of(policy, step_towards_desired(t, automa.role, policy))
    return next((option for option in options if option.section == bill), None)


@answers(DecideOnEffect)
def go_on(t: Table, role: Role, step: DecideOnEffect, options: list[GoOn | Skip]) -> Option:
    """It carries out what it may: always, but for a bill only if it wants one."""
    automa = automa_of(t, role)
    if isinstance(step.effect, ProposeBillByCard) and not any(
        automa.may_propose(t, policy, None) for policy in ALL_POLICIES
    ):
        return first_of(options, Skip)
    return first_of(options, GoOn)
