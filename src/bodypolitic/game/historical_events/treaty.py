"""One vote on several policies at once: nobody has proposed it, and nobody scores for it."""

from bodypolitic.game import happenings as h
from bodypolitic.game.cards.effects import EFFECTS, Effect
from bodypolitic.game.historical_events.card import Line
from bodypolitic.game.historical_events.carry_out import push_lines
from bodypolitic.game.historical_events.effects import SetPolicy
from bodypolitic.game.options import AGAINST as OPTION_AGAINST
from bodypolitic.game.options import IN_FAVOR as OPTION_IN_FAVOR
from bodypolitic.game.options import SPEND_INFLUENCE, Option
from bodypolitic.game.politics.elections import (
    AGAINST,
    IN_FAVOR,
    UNANSWERED,
    UNDECIDED,
    decide_vote,
    influence_to_spend,
    stances_to_state,
)
from bodypolitic.game.politics.voting_bag import draw_votes
from bodypolitic.game.table import Ask, SecretAsk, Table, Work


class HoldTreatyVote(Effect):
    """A vote to move policies to sections, however far; lines that are carried out if it passes or needn't be held."""

    FIELDS = ("sections",)

    def __init__(self, sections: tuple[int, ...], *lines: Line) -> None:
        super().__init__()
        self.sections = sections
        self.lines = lines

    def open_sections(self, t: Table) -> tuple[int, ...]:
        """The sections that are not in force yet, as policy * 3 + section."""
        return tuple([section for section in self.sections if t.policies[section // 3] != section % 3])

    def begin(self, t: Table, seat: int) -> None:
        if not self.open_sections(t):
            push_lines(t, self.lines)
            return
        for section in self.open_sections(t):
            t.tell(h.VOTE_BEGAN, section)
        ask_next_stance(t, self.number, tuple(stances_to_state(t)))

    def pass_treaty(self, t: Table) -> None:
        """The policies move in their order; then everyone has its due."""
        push_lines(t, self.lines)
        for section in self.open_sections(t)[::-1]:
            t.push(SetPolicy(section // 3, section % 3))


def treaty_of(effect: int) -> HoldTreatyVote:
    """The treaty that a step votes on."""
    treaty = EFFECTS[effect]
    assert isinstance(treaty, HoldTreatyVote)
    return treaty


def ask_next_stance(t: Table, effect: int, stances: tuple[int, ...]) -> None:
    """Everyone states its stance in player order; then cubes are drawn."""
    if UNDECIDED in stances:
        t.push(StateStanceOnTreaty(stances.index(UNDECIDED), effect, stances))
    else:
        t.push(DrawTreatyVotes(effect, stances))


class StateStanceOnTreaty(Ask):
    """In favor of the treaty or against it."""

    FIELDS = ("seat", "effect", "stances")

    def __init__(self, seat: int, effect: int, stances: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.effect = effect
        self.stances = stances

    def options(self, t: Table) -> list[Option]:
        return [Option(OPTION_IN_FAVOR), Option(OPTION_AGAINST)]

    def choose(self, t: Table, option: Option) -> None:
        stances = list(self.stances)
        stances[self.seat] = IN_FAVOR if option.verb == OPTION_IN_FAVOR else AGAINST
        t.tell(h.STANCE, self.seat, stances[self.seat])
        ask_next_stance(t, self.effect, tuple(stances))


class DrawTreatyVotes(Work):
    """The cubes of the vote; then everyone who takes part may spend influence."""

    FIELDS = ("effect", "stances")

    def __init__(self, effect: int, stances: tuple[int, ...]) -> None:
        self.effect = effect
        self.stances = stances

    def run(self, t: Table) -> None:
        draw_votes(t)
        wait_or_decide(t, self.effect, self.stances, influence_to_spend(t, self.stances))


def wait_or_decide(t: Table, effect: int, stances: tuple[int, ...], answers: tuple[int, ...]) -> None:
    """Once all have answered, count the votes."""
    if UNANSWERED in answers:
        t.push(SpendInfluenceOnTreaty(effect, stances, answers))
        return
    treaty = treaty_of(effect)
    if decide_vote(t, stances, answers, treaty.open_sections(t)):
        treaty.pass_treaty(t)


class SpendInfluenceOnTreaty(SecretAsk):
    """Everyone decides in secret how much influence to add."""

    FIELDS = ("effect", "stances", "answers")

    def __init__(self, effect: int, stances: tuple[int, ...], answers: tuple[int, ...]) -> None:
        self.effect = effect
        self.stances = stances
        self.answers = answers

    def waiting(self) -> list[int]:
        return [role for role in range(4) if self.answers[role] == UNANSWERED]

    def options_for(self, t: Table, seat: int) -> list[Option]:
        return [Option(SPEND_INFLUENCE, seat, amount) for amount in range(t.influence[seat] + 1)]

    def choose_for(self, t: Table, seat: int, option: Option) -> None:
        answers = list(self.answers)
        answers[seat] = option.b
        wait_or_decide(t, self.effect, self.stances, tuple(answers))
