"""What an effect of a card is, and how effects are joined: one after the other, one of several, or optional.

Each effect is declared once, in a deck; the steps that carry it out hold it. What it says is made from its fields.
"""

from typing import ClassVar

from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Branch, GoOn, Skip
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import LastRound, NeedsMoney, Refusal
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table


class Effect(Record):
    """One thing that a card does."""

    AT_ONCE: ClassVar[bool] = True
    LEADS_IN: ClassVar[bool] = False  # it is told together with what it leads to

    @property
    def tallies(self) -> bool:
        """Whether it counts what a card's legitimacy goes by."""
        return False

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        """Why it can't be carried out now, if it can't."""
        return None

    def begin(self, t: Table, seat: Role) -> None:
        """Carry it out, or put the steps that do on the stack."""
        raise AssertionError(f"{type(self).__name__} does nothing")


@record
class BeginEffect(Work):
    """The next effect of a card."""

    seat: Role
    effect: Effect

    def run(self, t: Table) -> None:
        self.effect.begin(t, self.seat)


def begin_all(t: Table, seat: Role, effects: tuple[Effect, ...]) -> None:
    """Put effects on the stack so that they come one after the other."""
    for effect in effects[::-1]:
        t.push(BeginEffect(seat, effect))


def first_refusal(t: Table, seat: Role, effects: tuple[Effect, ...]) -> Refusal | None:
    """Why the effects can't all be carried out, if they can't."""
    for effect in effects:
        reason = effect.why_not(t, seat)
        if reason is not None:
            return reason
    return None


@record
class May(Effect):
    """An effect that the player may leave out."""

    effect: Effect

    def begin(self, t: Table, seat: Role) -> None:
        if self.effect.why_not(t, seat) is None:
            t.push(DecideOnEffect(seat, self.effect))


@record
class DecideOnEffect(Ask[GoOn | Skip]):
    """Whether to go on with an optional effect."""

    effect: Effect

    def options(self, t: Table) -> list[GoOn | Skip]:
        return [GoOn(), Skip()]

    def choose(self, t: Table, option: GoOn | Skip) -> None:
        if isinstance(option, GoOn):
            self.effect.begin(t, self.seat)


@record
class IfAble(Effect):
    """An effect that must be carried out, if it still can when its turn comes."""

    effect: Effect

    def begin(self, t: Table, seat: Role) -> None:
        if self.effect.why_not(t, seat) is None:
            self.effect.begin(t, seat)


@record
class Together(Effect):
    """Several effects that are carried out together or not at all, such as a cost and what it buys."""

    effects: tuple[Effect, ...]

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return first_refusal(t, seat, self.effects)

    def begin(self, t: Table, seat: Role) -> None:
        begin_all(t, seat, self.effects)


class BeforeFinalRound(Effect):
    """A requirement: it is not the last round."""

    LEADS_IN = True

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        return None if t.round < ROUNDS else LastRound()

    def begin(self, t: Table, seat: Role) -> None:
        """Nothing is left to do once it holds."""


@record
class ChooseOne(Effect):
    """One of several lists of effects, of the player's choice."""

    branches: tuple[tuple[Effect, ...], ...]

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        refusals: list[Refusal] = []
        for branch in self.branches:
            refusal = first_refusal(t, seat, branch)
            if refusal is None:
                return None
            refusals.append(refusal)
        short_of_money = [refusal for refusal in refusals if isinstance(refusal, NeedsMoney)]
        return min(short_of_money, key=lambda refusal: refusal.missing) if short_of_money else refusals[0]

    def begin(self, t: Table, seat: Role) -> None:
        t.push(ChooseBranch(seat, self))


@record
class ChooseBranch(Ask[Branch]):
    """Which of a card's options is taken."""

    effect: ChooseOne

    def options(self, t: Table) -> list[Branch]:
        return [
            Branch(number)
            for number, branch in enumerate(self.effect.branches, start=1)
            if first_refusal(t, self.seat, branch) is None
        ]

    def expected(self, t: Table) -> list[Branch]:
        return [Branch(number) for number in range(1, len(self.effect.branches) + 1)]

    def why_not(self, t: Table, option: Branch) -> Refusal:
        reason = first_refusal(t, self.seat, self.effect.branches[option.number - 1])
        assert reason is not None
        return reason

    def offer(self, t: Table, option: Branch) -> Offer | None:
        return Offer(does=self.effect.branches[option.number - 1])

    def choose(self, t: Table, option: Branch) -> None:
        begin_all(t, self.seat, self.effect.branches[option.number - 1])
