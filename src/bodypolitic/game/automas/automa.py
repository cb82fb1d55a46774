"""What all Automas share: the turn by the AI card, bills, votes, the influence spent on them, and other answers.

A class's own Automa adds its cards, its checks, how it performs its actions and how it answers what it is asked.
"""

from typing import Any, ClassVar, Final

from bodypolitic.game.automas.ai_cards import (
    AddCubesFirst,
    Condition,
    StraightToDesired,
    TwoBills,
    VoteForFree,
    sections_hold,
)
from bodypolitic.game.automas.answering import ANSWERS
from bodypolitic.game.automas.cards_in_front import UNDETERMINED, CardsInFront
from bodypolitic.game.automas.desired_policies import (
    DESIRED_POLICIES,
    distance,
    immediate_vote,
    step_towards_desired,
)
from bodypolitic.game.automas.priority_rows import (
    NO_CARD,
    NOWHERE,
    PB,
    SA,
    by_priority,
    move_down,
    policy_card,
    policy_on,
    row_of,
)
from bodypolitic.game.automas.spending_influence import VoteCount, instruction, is_final_vote, shares, tell_reason
from bodypolitic.game.cards.card import Legitimacy
from bodypolitic.game.cards.effects import Effect, begin_all
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import BILL_MARKERS, ROUNDS
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import (
    ADVANCED,
    AI_CARDS_EACH,
    FOREIGN_TRADE,
    IMMIGRATION,
    PRIORITY_CARDS,
    ROLES,
    SIMPLE,
    SUPPLY,
    WITHOUT_BONUSES,
    AICardId,
    AutomaLine,
    Letter,
    Party,
    Policy,
    PolicyNumber,
    PriorityCard,
    Role,
    SectionCode,
    Skill,
    Stance,
    VoteCall,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.findings import NOTHING_COUNTED, Counted, PoliciesFound, PolicyFound
from bodypolitic.game.records.happenings import (
    AIBonusUsed,
    AICardRevealed,
    AutomaActs,
    AutomaChecks,
    AutomaChose,
    AutomaUnable,
    BasicActionTaken,
    PolicyPassedOver,
    PriorityLowered,
    SpecialActionPerformed,
    TopPriorities,
)
from bodypolitic.game.records.options import (
    Option,
    RevealAICard,
    SpendOnVote,
    ToPropose,
)
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import (
    NeedsImmediateVote,
    PolicyAsWanted,
    Refusal,
    TooLateForBill,
    needs_section,
)
from bodypolitic.game.rules.basic_actions import apply_political_pressure
from bodypolitic.game.rules.basic_actions.propose_bill import (
    FREE_VOTE,
    NO_IMMEDIATE_VOTE,
    VOTE_FOR_INFLUENCE,
    ProposeBill,
    open_to_bills,
    vote_cost,
    why_closed,
)
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.politics.elections import elections_held
from bodypolitic.game.rules.politics.voting_bag import add_cubes
from bodypolitic.game.rules.scores import gain_legitimacy_token, move_legitimacy
from bodypolitic.game.table.steps import Ask, SecretAsk, Work
from bodypolitic.game.table.table import Table

ROWS_DOWN_AFTER_ACTION: Final = 2


@record
class Hindrance:
    """Why an Automa is not able to perform an action: a line of its cards, and what it has found."""

    line: AutomaLine
    found: Record = NOTHING_COUNTED


class Automa(CardsInFront):
    """An Automa. `plan` holds the codes of options it has already decided on in the action under way."""

    FAVORITE_POLICY: ClassVar[int] = -1  # the policy that its Check Policies card counts for 1 more
    FOOD_SOURCES: ClassVar[tuple[Party, ...]] = ()  # of sources with the same price it takes the first
    FIELDS = (*CardsInFront.FIELDS, "plan", "spending")
    OPTIONS = ("plan",)

    def __init__(self) -> None:
        super().__init__()
        self.plan: list[int] = []
        self.spending = UNDETERMINED

    def answers_for(self, seat: Role) -> bool:
        return seat == self.ROLE

    def takes_turn(self, t: Table, seat: Role) -> bool:
        if seat != self.ROLE:
            return False
        t.push(AutomaTurn(seat))
        return True

    # What each class's Automa adds

    def choose_skill(self, t: Table, skills: list[Skill]) -> Skill:
        """Which of some skills a new or newly trained worker has."""
        raise AssertionError(f"no workers of {ROLES[self.ROLE]}")

    def begin_turn(self, t: Table) -> None:
        """The free actions at the beginning of its turn."""

    def end_turn(self, t: Table) -> None:
        """The free actions at the end of its turn."""

    def check(self, t: Table, check: PriorityCard, bonus: Effect | None) -> None:
        """A check of an AI card in advanced mode, Check Policies excepted; the bonus counts in the first."""
        raise AssertionError(f"no check {PRIORITY_CARDS[check]}")

    def criteria_not_met(self, t: Table, action: PriorityCard, bonus: Effect | None) -> Hindrance | None:
        """Why it can't perform an action, if it can't; bills and special actions are the same for all."""
        raise AssertionError(f"no action {PRIORITY_CARDS[action]}")

    def act(self, t: Table, action: PriorityCard, bonus: Effect | None) -> None:
        """Perform an action whose criteria are met."""
        raise AssertionError(f"no action {PRIORITY_CARDS[action]}")

    def instead_of(self, t: Table, action: PriorityCard) -> PriorityCard:
        """The action that simple mode performs where another can't be, or NOBODY."""
        return NO_CARD

    def condition_counted(self, t: Table, condition: Condition) -> int:
        """What a printed condition of the AI card counts."""
        raise AssertionError("no AI card of this Automa has conditions")

    def condition_rows(self, t: Table, condition: Condition) -> int:
        """How many rows a printed condition of the AI card moves the special action up; 0 if it does not hold."""
        raise AssertionError("no AI card of this Automa has conditions")

    def bonus_for(self, t: Table, action: PriorityCard) -> Effect | None:
        """The bonus of the AI card, if an action gets it."""
        if WITHOUT_BONUSES[t.automas[self.role]]:
            return None
        card = self.ai_card
        if action == card.checks[0] and sections_hold(t, card.bonus_requires):
            return card.bonus
        return None

    # Turn

    @property
    def ai_card_id(self) -> AICardId:
        """The AI card it plays by, among those of all classes."""
        return AICardId(self.role * AI_CARDS_EACH + self.card)

    def play_ai_card(self, t: Table) -> None:
        """Reveal the next AI card and perform an action by it."""
        self.card = self.draw_ai_card(t)
        self.discard.append(self.card)
        self.plan = []
        t.tell(AICardRevealed(self.role, self.ai_card_id))
        if self.mode == ADVANCED:
            self._act_by_priority(t)
        else:
            self._try_actions(t)

    def _try_actions(self, t: Table) -> None:
        """Simple mode: the first of the four actions that it is able to perform, else the special action."""
        card = self.ai_card
        for action in card.checks:
            why_not = self.why_unable(t, action)
            if why_not is None:
                self.perform(t, action)
                return
            self._tell_unable(t, action, why_not)
            instead = self.instead_of(t, action)
            if instead != NO_CARD:
                self.perform(t, instead)
                return
        refusal = card.why_no_special(t, self.role)
        if self._instead_of_special(t) is not None or refusal is None:
            self.perform(t, SA)
            return
        if not self._special_has_a_symbol(t):
            self._tell_unable(t, SA, Hindrance(lines.SPECIAL_REFUSED, refusal))
        self._apply_political_pressure(t)

    def _act_by_priority(self, t: Table) -> None:
        """Advanced mode: all four checks, then the action of highest priority, or the one after it."""
        self.tell_rows(t)
        for position, check in enumerate(self.ai_card.checks):
            t.tell(AutomaChecks(self.role, check))
            bonus = self.bonus_for(t, check) if position == 0 else None
            if check == PB:
                self._check_policies(t)
            elif check == SA:
                self._check_conditions(t)
            else:
                self.check(t, check, bonus)
            self.tell_rows(t)
        self.collapse_rows(t, self.action_rows)
        self.collapse_rows(t, self.policy_rows)
        self.tell_rows(t)
        first, second = by_priority(self.action_rows)[:2]
        t.tell(TopPriorities(self.role, first, second))
        for action in (first, second):
            why_not = self.why_unable(t, action)
            if why_not is None:
                self.perform(t, action)
                return
            self._tell_unable(t, action, why_not)
        self._apply_political_pressure(t)

    def _tell_unable(self, t: Table, action: PriorityCard, why_not: Hindrance) -> None:
        """Tell why an action is not performed; of bills, why each of the policies was passed over."""
        if action == PB and t.bills.count(self.role) < BILL_MARKERS:
            self._tell_passed_over(t, self._policies_wanted(), self.bonus_for(t, PB))
        t.tell(AutomaUnable(self.role, action, why_not.line, why_not.found))

    def why_unable(self, t: Table, action: PriorityCard) -> Hindrance | None:
        """Why it can't perform an action now, with the bonus that the AI card gives it; None if it can."""
        if action == PB:
            if self.policies_to_propose(t, self.bonus_for(t, PB)):
                return None
            in_use = t.bills.count(self.role) >= BILL_MARKERS
            return Hindrance(lines.NO_BILL_MARKER if in_use else lines.NO_BILL_WANTED)
        if action == SA:
            if self.mode == SIMPLE and not self._first_condition_holds(t):
                condition = self.ai_card.conditions[0]
                return Hindrance(condition.line, self._condition_found(t, condition))
            if self._instead_of_special(t) is not None:
                return None
            refusal = self.ai_card.why_no_special(t, self.role)
            return None if refusal is None else Hindrance(lines.SPECIAL_REFUSED, refusal)
        return self.criteria_not_met(t, action, self.bonus_for(t, action))

    def _instead_of_special(self, t: Table) -> Work | None:
        """What a module lets it do instead of a special action, if there is anything.

        A special action that is chosen for its symbol on the AI card is performed.
        """
        if not self._special_has_a_symbol(t):
            for module in t.modules:
                instead = module.instead_of_special(t, self.role)
                if instead is not None:
                    return instead
        return None

    def _special_has_a_symbol(self, t: Table) -> bool:
        """Whether the AI card shows the special action among its symbols, and what is printed beside it holds."""
        if SA not in self.ai_card.checks:
            return False
        if self.mode == SIMPLE:
            return self._first_condition_holds(t)
        return sum(self._rows_by_condition(t)) > 0

    def perform(self, t: Table, action: PriorityCard) -> None:
        """Perform an action; its priority card moves down afterwards."""
        t.provided_now = [0, 0, 0]
        t.push(AfterAction(self.role, action))
        instead = self._instead_of_special(t) if action == SA else None
        if instead is not None:
            t.push(instead)
            return
        bonus = self.bonus_for(t, action)
        t.tell(AutomaActs(self.role, action))
        if action == PB:
            self._propose_bills(t, bonus)
        elif action == SA:
            self.perform_special(t)
        else:
            self.act(t, action, bonus)

    def perform_special(self, t: Table) -> None:
        """The special action of the AI card, then what it does to legitimacy."""
        t.tell(SpecialActionPerformed(self.role, self.ai_card_id))
        t.tally = 0
        t.push(ApplySpecialLegitimacy(self.role))
        begin_all(t, self.role, self.ai_card.special)

    def _apply_political_pressure(self, t: Table) -> None:
        t.tell(BasicActionTaken(self.role, apply_political_pressure.BASIC_ACTION.id))
        apply_political_pressure.begin(t, self.role)

    def after_action(self, t: Table, action: PriorityCard) -> None:
        """Advanced mode: the card of the action performed moves 2 rows down, unless the action has set it aside.

        Where it was second in priority, the row that it leaves empty collapses at once.
        """
        if row_of(self.action_rows, action) != NOWHERE:
            number = row_of(self.action_rows, action)
            move_down(self.action_rows, action, ROWS_DOWN_AFTER_ACTION)
            t.tell(PriorityLowered(self.role, action, ROWS_DOWN_AFTER_ACTION))
            self.collapse_row(t, self.action_rows, number)
            self.tell_rows(t)
        elif action in self.aside:
            self.collapse_rows(t, self.action_rows)
            self.tell_rows(t)

    def bonus_used(self, t: Table) -> None:
        """Tell that the bonus of the AI card was used, and give the legitimacy that belongs to it."""
        t.tell(AIBonusUsed(self.role))
        apply_legitimacy(t, self.ai_card.bonus_legitimacy)

    # Checks that all Automas share

    def _check_policies(self, t: Table) -> None:
        """Check Policies: the two policies of the AI card, by how far they are from the desired sections."""
        if t.bills.count(self.role) < BILL_MARKERS:
            for policy in self.ai_card.policies:
                self._check_policy(t, policy)
        else:
            self.raise_card(t, PB, 0, lines.NO_BILL_MARKER)
        bonus = self.bonus_for(t, PB)
        if not any(self.may_propose(t, policy, bonus) for policy in self.ai_card.policies):
            first, second = self.ai_card.policies
            self.raise_card(t, SA, 1, lines.NO_BILL_POSSIBLE, PoliciesFound(first, second))

    def _check_policy(self, t: Table, policy: Policy) -> None:
        found = self._policy_found(t, policy)
        away = distance(self.role, policy, t.policies[policy])
        if away == 0:
            self.raise_card(t, policy_card(policy), 0, lines.AS_DESIRED, found)
        elif row_of(self.policy_rows, policy_card(policy)) == NOWHERE:
            self.raise_card(t, policy_card(policy), 0, lines.CARD_NOT_IN_ROWS, found)
        else:
            line = lines.NEXT_TO_DESIRED if away == 1 else lines.TWO_FROM_DESIRED
            self._raise_policy(t, policy, away, line, found)
            if policy == self.FAVORITE_POLICY:
                self._raise_policy(t, policy, 1, lines.FAVORITE_POLICY, found)

    def _policy_found(self, t: Table, policy: Policy) -> PolicyFound:
        """A policy with its section in force and the one that it wants."""
        wanted = section_of(policy, DESIRED_POLICIES[self.role][policy])
        return PolicyFound(policy, SectionCode(section_of(policy, t.policies[policy])), SectionCode(wanted))

    def _raise_policy(self, t: Table, policy: Policy, rows: int, line: AutomaLine, found: PolicyFound) -> None:
        self.raise_card(t, PB, rows, line, found)
        self.raise_card(t, policy_card(policy), rows, line, found)

    def _check_conditions(self, t: Table) -> None:
        """The conditions printed on an AI card that begins with the special action."""
        by_condition = self._rows_by_condition(t)
        for number, condition in enumerate(self.ai_card.conditions):
            if number == 0 or by_condition[number - 1] > 0 or not condition.also:
                self.raise_card(t, SA, by_condition[number], condition.line, self._condition_found(t, condition))

    def _condition_found(self, t: Table, condition: Condition) -> Record:
        """What a condition counts, or which section it needs."""
        if not sections_hold(t, condition.requires):
            policy = Policy(int(condition.requires[0]) - 1)
            return needs_section(policy, condition.requires)[t.policies[policy]]
        return Counted(self.condition_counted(t, condition))

    def _rows_by_condition(self, t: Table) -> list[int]:
        """How many rows each of those conditions moves the special action up."""
        by_condition: list[int] = []
        for condition in self.ai_card.conditions:
            held_before = not by_condition or by_condition[-1] > 0
            holds = sections_hold(t, condition.requires) and (held_before or not condition.also)
            by_condition.append(self.condition_rows(t, condition) if holds else 0)
        return by_condition

    def _first_condition_holds(self, t: Table) -> bool:
        """Whether the first condition of the AI card holds, if it has any."""
        if not self.ai_card.conditions:
            return True
        condition = self.ai_card.conditions[0]
        return sections_hold(t, condition.requires) and self.condition_rows(t, condition) > 0

    # Bills

    def policies_to_propose(self, t: Table, bonus: Effect | None) -> list[Policy]:
        """The policies it can propose a bill on, in the order in which it prefers them."""
        return [policy for policy in self._policies_wanted() if self.may_propose(t, policy, bonus)]

    def _policies_wanted(self) -> list[Policy]:
        """The policies that it looks at, in the order in which it prefers them."""
        if self.mode == ADVANCED:
            return [policy_on(card) for card in by_priority(self.policy_rows)]
        return list(self.ai_card.policies)

    def may_propose(self, t: Table, policy: Policy, bonus: Effect | None) -> bool:
        """A free marker, and an open policy on which it wants a bill."""
        return t.bills.count(self.role) < BILL_MARKERS and self._why_no_bill(t, policy, bonus) is None

    def _why_no_bill(self, t: Table, policy: Policy, bonus: Effect | None) -> Refusal | None:
        """Why it proposes no bill on a policy, if it does not."""
        if not open_to_bills(t, policy):
            return why_closed(t, policy)
        return self.why_not_wanted(t, policy, bonus)

    def why_not_wanted(self, t: Table, policy: Policy, bonus: Effect | None) -> Refusal | None:
        """Why it wants no bill on a policy: it is as desired; in round 5 immigration, and trade without a vote."""
        now = t.policies[policy]
        if now == DESIRED_POLICIES[self.role][policy]:
            return PolicyAsWanted(SectionCode(section_of(policy, now)))
        if t.round < ROUNDS:
            return None
        if policy == IMMIGRATION:
            return TooLateForBill(PolicyNumber(policy + 1))
        if policy == FOREIGN_TRADE and not self._vote_can_be_called(t, policy, bonus):
            return NeedsImmediateVote(PolicyNumber(policy + 1))
        return None

    def _tell_passed_over(self, t: Table, policies: list[Policy], bonus: Effect | None) -> None:
        """Tell why it proposes no bill on any of some policies."""
        for policy in policies:
            refusal = self._why_no_bill(t, policy, bonus)
            assert refusal is not None
            t.tell(PolicyPassedOver(self.role, policy_card(policy), refusal))

    def _vote_can_be_called(self, t: Table, policy: Policy, bonus: Effect | None) -> bool:
        vote = self._vote_on(t, policy, bonus)
        cost = vote_cost(t, vote)
        if vote == NO_IMMEDIATE_VOTE or not elections_held(t) or t.influence[self.role] < cost:
            return False
        cubes = min(bonus.amount, t.cubes[self.role]) if isinstance(bonus, AddCubesFirst) else 0
        bill = section_of(policy, self._section_for(t, policy, bonus))
        return immediate_vote(t, self.role, bill, cost, cubes).called

    def _section_for(self, t: Table, policy: Policy, bonus: Effect | None) -> Letter:
        if isinstance(bonus, StraightToDesired):
            return DESIRED_POLICIES[self.role][policy]
        return step_towards_desired(t, self.role, policy)

    def _vote_on(self, t: Table, policy: Policy, bonus: Effect | None) -> VoteCall:
        """What an Immediate Vote on a policy's bill costs, or that there can be none."""
        if isinstance(bonus, VoteForFree):
            return FREE_VOTE
        if abs(self._section_for(t, policy, bonus) - t.policies[policy]) > 1:
            return NO_IMMEDIATE_VOTE
        return VOTE_FOR_INFLUENCE

    def _propose_bills(self, t: Table, bonus: Effect | None) -> None:
        wanted = self._policies_wanted()
        first = self.policies_to_propose(t, bonus)[0]
        self._tell_passed_over(t, wanted[: wanted.index(first)], bonus)
        if self._bonus_helps_bill(t, first, bonus):
            self.bonus_used(t)
        if isinstance(bonus, AddCubesFirst):
            add_cubes(t, self.role, bonus.amount, causes.AI_CARD)
        if isinstance(bonus, TwoBills):
            t.push(SecondBill(self.role, first, bonus.price))
        self.propose(t, first, bonus)

    def _bonus_helps_bill(self, t: Table, policy: Policy, bonus: Effect | None) -> bool:
        """Whether a bonus changes anything about a bill on a policy; whether there is a second one shows later."""
        if isinstance(bonus, AddCubesFirst):
            return t.cubes[self.role] > 0
        if isinstance(bonus, VoteForFree):
            return self._vote_can_be_called(t, policy, bonus)
        return isinstance(bonus, StraightToDesired) and distance(self.role, policy, t.policies[policy]) > 1

    def propose(self, t: Table, policy: Policy, bonus: Effect | None) -> None:
        """Propose a bill on a policy."""
        bill = section_of(policy, self._section_for(t, policy, bonus))
        self.plan = [ToPropose(bill).code]
        straight = isinstance(bonus, StraightToDesired)
        t.push(ProposeBill(self.role, (policy,), self._vote_on(t, policy, bonus), straight))

    # Answers

    def answer(self, t: Table, step: Ask[Any], options: list[Option]) -> Option:
        """What it has planned, what its instruction cards say, or the only option."""
        if self.plan:
            for option in options:
                if option.code == self.plan[0]:
                    self.plan.pop(0)
                    return option
        if len(options) == 1:
            return options[0]
        answer = ANSWERS[self.role].get(type(step))
        if answer is not None:
            return answer(t, self.role, step, options)
        t.tell(AutomaChose(self.role, lines.NO_INSTRUCTION))
        return self.pick_at_random(t, options)

    def pick_at_random(self, t: Table, options: list[Option]) -> Option:
        """One of several options by the game's chance."""
        return options[chance.below(t.chance, len(options))]

    def answer_in_secret(self, t: Table, step: SecretAsk[Any], seat: Role, options: list[Option]) -> Option:
        """How much influence it spends in a vote; Automas on the same side decide together."""
        vote = step.voting
        if vote is not None and self.spending == UNDETERMINED:
            spend_together(t, vote.stances, vote.stances[self.role], final=is_final_vote(t, vote.motion))
        amount = self.spending
        self.spending = UNDETERMINED
        return next(option for option in options if isinstance(option, SpendOnVote) and option.amount == amount)


def automa_of(t: Table, role: Role) -> Automa:
    """The Automa that plays a role."""
    for module in t.modules:
        if isinstance(module, Automa) and module.role == role:
            return module
    raise KeyError(ROLES[role])


def apply_legitimacy(t: Table, changes: tuple[Legitimacy, ...]) -> None:
    """Symbols of an AI card; those counted go by what the effects dealt with."""
    for change in changes:
        times = t.tally // change.per if change.per else 1
        if change.token:
            gain_legitimacy_token(t, change.who)
        else:
            move_legitimacy(t, change.who, change.amount * times, causes.AI_CARD)


def spend_together(t: Table, stances: tuple[Stance, ...], side: Stance, *, final: bool) -> None:
    """Determine what each Automa on a side spends: they are treated as one and share what it comes to."""
    roles = [role for role in t.roles if t.plays_by_automa(role) and stances[role] == side and t.influence[role] > 0]
    held = sum([t.influence[role] for role in roles])
    if final:
        tell_reason(t, roles, lines.FINAL_VOTE, NOTHING_COUNTED)
        total = held
    else:
        count = VoteCount(t, stances, side)
        spending = instruction(count, held)
        tell_reason(t, roles, spending.line, count.found)
        total = min(held, spending.spend)
        drawing = min(spending.draw, held - total)
        if drawing:
            drawer = roles[0] if len(roles) == 1 else roles[chance.below(t.chance, len(roles))]
            symbols = automa_of(t, drawer).draw_symbols(t, drawing)
            if spending.all_on_symbol:
                total = held if symbols else total
            else:
                total += symbols
    spent = shares(t, roles, total)
    for role in roles:
        automa_of(t, role).spending = spent[role]


class AutomaTurn(Ask[RevealAICard]):
    """An Automa's turn. The game stops here, so that people can follow; there is only one thing to do."""

    ALWAYS = True
    STOPS = True

    def options(self, t: Table) -> list[RevealAICard]:
        return [RevealAICard()]

    def choose(self, t: Table, option: RevealAICard) -> None:
        t.push(FinishTurn(self.seat))
        t.push(PlayAICard(self.seat))
        automa_of(t, self.seat).begin_turn(t)


@record
class PlayAICard(Work):
    """Reveal an AI card and act by it."""

    role: Role

    def run(self, t: Table) -> None:
        automa_of(t, self.role).play_ai_card(t)


@record
class AfterAction(Work):
    """An Automa has performed an action."""

    role: Role
    action: int

    def run(self, t: Table) -> None:
        automa_of(t, self.role).after_action(t, PriorityCard(self.action))


@record
class UseBonus(Work):
    """The AI card's bonus was used, which may tell on legitimacy."""

    role: Role

    def run(self, t: Table) -> None:
        automa_of(t, self.role).bonus_used(t)


@record
class SecondBill(Work):
    """The second of two bills, for a price, chosen once any vote on the first is over; never on the same policy."""

    role: Role
    first: int
    price: int

    def run(self, t: Table) -> None:
        automa = automa_of(t, self.role)
        policies = [policy for policy in automa.policies_to_propose(t, None) if policy != self.first]
        if policies and funds(t, self.role) >= self.price:
            automa.bonus_used(t)
            pay(t, self.role, SUPPLY, self.price, causes.AI_CARD)
            automa.propose(t, policies[0], None)


@record
class ApplySpecialLegitimacy(Work):
    """What a special action does to legitimacy, once it is performed."""

    role: Role

    def run(self, t: Table) -> None:
        apply_legitimacy(t, automa_of(t, self.role).ai_card.special_legitimacy)
        t.tally = 0


@record
class FinishTurn(Work):
    """The end of an Automa's turn."""

    role: Role

    def run(self, t: Table) -> None:
        automa_of(t, self.role).end_turn(t)
        for module in t.modules[::-1]:
            module.automa_turn_ends(t, self.role)
