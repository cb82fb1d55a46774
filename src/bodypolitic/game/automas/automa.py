"""What all Automas share: the turn by the AI card, bills, votes, the influence spent on them, and other answers.

A class's own Automa adds its cards, its checks, how it performs its actions and how it answers what it is asked.
"""

from typing import Any, ClassVar, Final

from bodypolitic.game.automas.ai_cards import (
    AddCubesFirst,
    StraightToDesired,
    TwoBills,
    VoteForFree,
    sections_hold,
)
from bodypolitic.game.automas.answering import ANSWERS
from bodypolitic.game.automas.cards_in_front import UNDETERMINED, CardsInFront
from bodypolitic.game.automas.desired_policies import (
    DESIRED_POLICIES,
    calls_immediate_vote,
    distance,
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
from bodypolitic.game.components.actions import BASIC_ACTION
from bodypolitic.game.components.boards import BILL_MARKERS, ROUNDS
from bodypolitic.game.expansions.historical_events.triggers import (
    set_off,
    triggers_as_basic_action,
    triggers_as_free_action,
)
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
    AICardId,
    AutomaLine,
    BasicActionId,
    HistoricalEventId,
    Policy,
    PriorityCard,
    Role,
    VoteCall,
    section_of,
)
from bodypolitic.game.records.happenings import (
    AIBonusUsed,
    AICardRevealed,
    AutomaActs,
    AutomaChose,
    AutomaUnable,
    BasicActionTaken,
    PriorityLowered,
)
from bodypolitic.game.records.options import (
    Option,
    RevealAICard,
    SpendOnVote,
    ToPropose,
)
from bodypolitic.game.records.spelling import record
from bodypolitic.game.rules.basic_actions import apply_political_pressure
from bodypolitic.game.rules.basic_actions.propose_bill import (
    FREE_VOTE,
    NO_IMMEDIATE_VOTE,
    VOTE_FOR_INFLUENCE,
    ProposeBill,
    open_to_bills,
    vote_cost,
)
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.politics.elections import SpendInfluence, elections_held
from bodypolitic.game.rules.politics.voting_bag import add_cubes
from bodypolitic.game.rules.scores import gain_legitimacy_token, move_legitimacy
from bodypolitic.game.table.steps import Ask, SecretAsk, Work
from bodypolitic.game.table.table import Table

ROWS_DOWN_AFTER_ACTION: Final = 2


class Automa(CardsInFront):
    """An Automa. `plan` holds the codes of options it has already decided on in the action under way."""

    FAVORITE_POLICY: ClassVar[int] = -1  # the policy that its Check Policies card counts for 1 more
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

    def begin_turn(self, t: Table) -> None:
        """The free actions at the beginning of its turn."""

    def end_turn(self, t: Table) -> None:
        """The free actions at the end of its turn."""

    def check(self, t: Table, check: PriorityCard, bonus: Effect | None) -> None:
        """A check of an AI card in advanced mode, Check Policies excepted; the bonus counts in the first."""
        raise AssertionError(f"no check {PRIORITY_CARDS[check]}")

    def criteria_not_met(self, t: Table, action: PriorityCard, bonus: Effect | None) -> AutomaLine | None:
        """Why it can't perform an action, if it can't; bills and special actions are the same for all."""
        raise AssertionError(f"no action {PRIORITY_CARDS[action]}")

    def act(self, t: Table, action: PriorityCard, bonus: Effect | None) -> None:
        """Perform an action whose criteria are met."""
        raise AssertionError(f"no action {PRIORITY_CARDS[action]}")

    def instead_of(self, t: Table, action: PriorityCard) -> PriorityCard:
        """The action that simple mode performs where another can't be, or NOBODY."""
        return NO_CARD

    def condition_rows(self, t: Table, condition: int) -> int:
        """How many rows a printed condition of the AI card moves the special action up; 0 if it does not hold."""
        raise AssertionError("no AI card of this Automa has conditions")

    def bonus_for(self, t: Table, action: PriorityCard) -> Effect | None:
        """The bonus of the AI card, if an action gets it."""
        card = self.ai_card
        if action == card.checks[0] and sections_hold(t, card.bonus_requires):
            return card.bonus
        return None

    # Turn

    def play_ai_card(self, t: Table) -> None:
        """Reveal the next AI card and perform an action by it."""
        self.card = self.draw_ai_card(t)
        self.discard.append(self.card)
        self.plan = []
        t.tell(AICardRevealed(self.role, AICardId(self.role * AI_CARDS_EACH + self.card)))
        if self.mode == ADVANCED:
            self._act_by_priority(t)
        else:
            self._try_actions(t)

    def _try_actions(self, t: Table) -> None:
        """Simple mode: the first of the four actions that it is able to perform, else the special action."""
        card = self.ai_card
        for action in card.checks:
            why_not = self.why_unable(t, action)
            chosen = action if why_not is None else self.instead_of(t, action)
            if chosen != NO_CARD:
                self.perform(t, chosen)
                return
            assert why_not is not None
            t.tell(AutomaUnable(self.role, action, why_not))
        if self._history_instead_of_special(t) is not None or card.why_no_special(t, self.role) is None:
            self.perform(t, SA)
        else:
            self._apply_political_pressure(t)

    def _act_by_priority(self, t: Table) -> None:
        """Advanced mode: all four checks, then the action of highest priority, or the one after it."""
        for position, check in enumerate(self.ai_card.checks):
            bonus = self.bonus_for(t, check) if position == 0 else None
            if check == PB:
                self._check_policies(t)
            elif check == SA:
                self._check_conditions(t)
            else:
                self.check(t, check, bonus)
        self.collapse_rows(t, self.action_rows)
        self.collapse_rows(t, self.policy_rows)
        for action in by_priority(self.action_rows)[:2]:
            why_not = self.why_unable(t, action)
            if why_not is None:
                self.perform(t, action)
                return
            t.tell(AutomaUnable(self.role, action, why_not))
        self._apply_political_pressure(t)

    def why_unable(self, t: Table, action: PriorityCard) -> AutomaLine | None:
        """Why it can't perform an action now, with the bonus that the AI card gives it; None if it can."""
        if action == PB:
            if self.policies_to_propose(t, self.bonus_for(t, PB)):
                return None
            return lines.NO_BILL_MARKER if t.bills.count(self.role) >= BILL_MARKERS else lines.NO_BILL_WANTED
        if action == SA:
            if self.mode == SIMPLE and not self._first_condition_holds(t):
                return lines.CONDITION_FAILS
            if self._history_instead_of_special(t) is not None:
                return None
            refusal = self.ai_card.why_no_special(t, self.role)
            return None if refusal is None else SPECIAL_REFUSED.get(refusal.code, lines.NOTHING_TO_USE_IT_ON)
        return self.criteria_not_met(t, action, self.bonus_for(t, action))

    def _history_instead_of_special(self, t: Table) -> HistoricalEventId | None:
        """The Historical Event that it sets off as a basic action instead of a special action, if there is any.

        A special action that is chosen for its symbol on the AI card is performed.
        """
        if self._special_has_a_symbol(t):
            return None
        cards = triggers_as_basic_action(t, self.role)
        return cards[0] if cards else None

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
        event = self._history_instead_of_special(t) if action == SA else None
        if event is not None:
            t.tell(AutomaChose(self.role, lines.HISTORY_INSTEAD_OF_SPECIAL))
            set_off(t, self.role, event)
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
        t.tally = 0
        t.push(ApplySpecialLegitimacy(self.role))
        begin_all(t, self.role, self.ai_card.special)

    def _apply_political_pressure(self, t: Table) -> None:
        t.tell(BasicActionTaken(self.role, POLITICAL_PRESSURE))
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
        elif action in self.aside:
            self.collapse_rows(t, self.action_rows)

    def bonus_used(self, t: Table) -> None:
        """Tell that the bonus of the AI card was used, and give the legitimacy that belongs to it."""
        t.tell(AIBonusUsed(self.role))
        apply_legitimacy(t, self.ai_card.bonus_legitimacy)

    # Checks that all Automas share

    def _check_policies(self, t: Table) -> None:
        """Check Policies: the two policies of the AI card, by how far they are from the desired sections."""
        if t.bills.count(self.role) < BILL_MARKERS:
            for policy in self.ai_card.policies:
                away = distance(self.role, policy, t.policies[policy])
                if row_of(self.policy_rows, policy_card(policy)) == NOWHERE or away == 0:
                    continue
                line = lines.NEXT_TO_DESIRED if away == 1 else lines.TWO_FROM_DESIRED
                self._raise_policy(t, policy, away, line)
                if policy == self.FAVORITE_POLICY:
                    self._raise_policy(t, policy, 1, lines.FAVORITE_POLICY)
        bonus = self.bonus_for(t, PB)
        if not any(self.may_propose(t, policy, bonus) for policy in self.ai_card.policies):
            self.raise_card(t, SA, 1, lines.NO_BILL_POSSIBLE)

    def _raise_policy(self, t: Table, policy: Policy, rows: int, line: AutomaLine) -> None:
        self.raise_card(t, PB, rows, line)
        self.raise_card(t, policy_card(policy), rows, line)

    def _check_conditions(self, t: Table) -> None:
        """The conditions printed on an AI card that begins with the special action."""
        for number, rows in enumerate(self._rows_by_condition(t)):
            self.raise_card(t, SA, rows, CONDITION_LINES[number])

    def _rows_by_condition(self, t: Table) -> list[int]:
        """How many rows each of those conditions moves the special action up."""
        by_condition: list[int] = []
        for number, condition in enumerate(self.ai_card.conditions):
            held_before = not by_condition or by_condition[-1] > 0
            holds = sections_hold(t, condition.requires) and (held_before or not condition.also)
            by_condition.append(self.condition_rows(t, number) if holds else 0)
        return by_condition

    def _first_condition_holds(self, t: Table) -> bool:
        """Whether the first condition of the AI card holds, if it has any."""
        conditions = self.ai_card.conditions
        return not conditions or (sections_hold(t, conditions[0].requires) and self.condition_rows(t, 0) > 0)

    # Bills

    def policies_to_propose(self, t: Table, bonus: Effect | None) -> list[Policy]:
        """The policies it can propose a bill on, in the order in which it prefers them."""
        if self.mode == ADVANCED:
            wanted = [policy_on(card) for card in by_priority(self.policy_rows)]
        else:
            wanted = list(self.ai_card.policies)
        return [policy for policy in wanted if self.may_propose(t, policy, bonus)]

    def may_propose(self, t: Table, policy: Policy, bonus: Effect | None) -> bool:
        """A free marker, and an open policy on which it wants a bill."""
        if t.bills.count(self.role) >= BILL_MARKERS or not open_to_bills(t, policy):
            return False
        return self.wants_bill(t, policy, bonus)

    def wants_bill(self, t: Table, policy: Policy, bonus: Effect | None) -> bool:
        """A policy not as desired; in round 5 not immigration, and trade only with a vote."""
        if t.policies[policy] == DESIRED_POLICIES[self.role][policy]:
            return False
        if t.round < ROUNDS:
            return True
        if policy == IMMIGRATION:
            return False
        return policy != FOREIGN_TRADE or self._vote_can_be_called(t, policy, bonus)

    def _vote_can_be_called(self, t: Table, policy: Policy, bonus: Effect | None) -> bool:
        vote = self._vote_on(t, policy, bonus)
        cost = vote_cost(t, vote)
        if vote == NO_IMMEDIATE_VOTE or not elections_held(t) or t.influence[self.role] < cost:
            return False
        cubes = min(bonus.amount, t.cubes[self.role]) if isinstance(bonus, AddCubesFirst) else 0
        return calls_immediate_vote(t, self.role, section_of(policy, self._section_for(t, policy, bonus)), cost, cubes)

    def _section_for(self, t: Table, policy: Policy, bonus: Effect | None) -> int:
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
        first = self.policies_to_propose(t, bonus)[0]
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
        assert isinstance(step, SpendInfluence)
        if self.spending == UNDETERMINED:
            final = is_final_vote(t, step.motion)
            spend_together(t, step.stances, step.stances[self.role], final=final)
        amount = self.spending
        self.spending = UNDETERMINED
        return next(option for option in options if isinstance(option, SpendOnVote) and option.amount == amount)


POLITICAL_PRESSURE: Final = BasicActionId(BASIC_ACTION["apply-political-pressure"].id)
SPECIAL_REFUSED: Final = {
    "needs-money": lines.TOO_DEAR,
    "needs-revenue": lines.TOO_DEAR,
    "state-needs-money": lines.TOO_DEAR,
    "needs-section": lines.POLICY_ELSEWHERE,
    "needs-either-section": lines.POLICY_ELSEWHERE,
}
CONDITION_LINES: Final = (lines.FIRST_CONDITION, lines.SECOND_CONDITION)


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


def spend_together(t: Table, stances: tuple[int, ...], side: int, *, final: bool) -> None:
    """Determine what each Automa on a side spends: they are treated as one and share what it comes to."""
    roles = [role for role in t.roles if t.plays_by_automa(role) and stances[role] == side and t.influence[role] > 0]
    held = sum([t.influence[role] for role in roles])
    if final:
        tell_reason(t, roles, lines.FINAL_VOTE)
        total = held
    else:
        spending = instruction(VoteCount(t, stances, side), held)
        tell_reason(t, roles, spending.line)
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
        t.push(SetOffHistory(self.role))


@record
class SetOffHistory(Work):
    """Every Historical Event that an Automa can set off as a free action."""

    role: Role

    def run(self, t: Table) -> None:
        cards = triggers_as_free_action(t, self.role)
        if cards:
            t.push(SetOffHistory(self.role))
            set_off(t, self.role, cards[0])
