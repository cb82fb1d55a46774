"""What an effect of a card is, and how effects are joined: one after the other, one of several, or optional.

Each effect is declared once, in a deck, and knows its number; the steps that carry it out keep that number, so that
they stay plain data. `FIELDS` names what a description of the effect is made from.
"""

from typing import ClassVar, Final

from bodypolitic.game import reasons
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.options import BRANCH, GO_ON, SKIP, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Table, Work


class Effect:
    """One thing that a card does."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.number = len(EFFECTS)
        EFFECTS.append(self)

    def why_not(self, t: Table, seat: int) -> Reason | None:
        """Why it can't be carried out now, if it can't."""
        return None

    def begin(self, t: Table, seat: int) -> None:
        """Carry it out, or put the steps that do on the stack."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def options(self, t: Table, seat: int) -> list[Option]:
        """What the player may pick, where the effect leaves something open."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def choose(self, t: Table, seat: int, option: Option) -> None:
        """Carry the pick out."""
        raise AssertionError(f"{type(self).__name__} asks nothing")


EFFECTS: Final[list[Effect]] = []


class BeginEffect(Work):
    """The next effect of a card."""

    FIELDS = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, t: Table) -> None:
        EFFECTS[self.effect].begin(t, self.seat)


class AskForEffect(Ask):
    """A step that asks what an effect leaves open."""

    FIELDS = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, t: Table) -> list[Option]:
        return EFFECTS[self.effect].options(t, self.seat)

    def choose(self, t: Table, option: Option) -> None:
        EFFECTS[self.effect].choose(t, self.seat, option)


def begin_all(t: Table, seat: int, effects: tuple[Effect, ...]) -> None:
    """Put effects on the stack so that they come one after the other."""
    for effect in effects[::-1]:
        t.push(BeginEffect(seat, effect.number))


def first_refusal(t: Table, seat: int, effects: tuple[Effect, ...]) -> Reason | None:
    """Why the effects can't all be carried out, if they can't."""
    for effect in effects:
        reason = effect.why_not(t, seat)
        if reason is not None:
            return reason
    return None


class May(Effect):
    """An effect that the player may leave out."""

    FIELDS = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def begin(self, t: Table, seat: int) -> None:
        if self.effect.why_not(t, seat) is None:
            t.push(DecideOnEffect(seat, self.effect.number))


class DecideOnEffect(AskForEffect):
    """Whether to go on with an optional effect."""

    def options(self, t: Table) -> list[Option]:
        return [Option(GO_ON), Option(SKIP)]

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == GO_ON:
            EFFECTS[self.effect].begin(t, self.seat)


class IfAble(Effect):
    """An effect that must be carried out, if it still can when its turn comes."""

    FIELDS = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def begin(self, t: Table, seat: int) -> None:
        if self.effect.why_not(t, seat) is None:
            self.effect.begin(t, seat)


class Together(Effect):
    """Several effects that are carried out together or not at all, such as a cost and what it buys."""

    FIELDS = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = effects

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return first_refusal(t, seat, self.effects)

    def begin(self, t: Table, seat: int) -> None:
        begin_all(t, seat, self.effects)


class BeforeFinalRound(Effect):
    """A requirement: it is not the last round."""

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return None if t.round < ROUNDS else Reason(reasons.NO_TARGET)

    def begin(self, t: Table, seat: int) -> None:
        """Nothing is left to do once it holds."""


class ChooseOne(Effect):
    """One of several lists of effects, of the player's choice."""

    FIELDS = ("branches",)

    def __init__(self, *branches: tuple[Effect, ...]) -> None:
        super().__init__()
        self.branches = branches

    def why_not(self, t: Table, seat: int) -> Reason | None:
        refusals: list[Reason] = []
        for branch in self.branches:
            refusal = first_refusal(t, seat, branch)
            if refusal is None:
                return None
            refusals.append(refusal)
        short_of_money = [refusal for refusal in refusals if refusal.number == reasons.NEEDS_MONEY]
        return min(short_of_money, key=lambda refusal: refusal.a) if short_of_money else refusals[0]

    def begin(self, t: Table, seat: int) -> None:
        t.push(ChooseBranch(seat, self.number))

    def options(self, t: Table, seat: int) -> list[Option]:
        return [
            Option(BRANCH, number)
            for number, branch in enumerate(self.branches, start=1)
            if first_refusal(t, seat, branch) is None
        ]

    def choose(self, t: Table, seat: int, option: Option) -> None:
        begin_all(t, seat, self.branches[option.a - 1])


class ChooseBranch(AskForEffect):
    """Which of a card's options is taken."""
