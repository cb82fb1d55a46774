"""What effects are worth: a judgement is declared for the kinds of effects that it judges."""

from collections.abc import Callable
from typing import Any, Final

from bodypolitic.game.cards.effects import BeforeFinalRound, ChooseOne, Effect, IfAble, May, Together
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.table.table import Table

Judgement = Callable[[Table, Role, Any], float]  # the table, who carries the effect out, and the effect

JUDGEMENTS: Final[dict[type[Effect], Judgement]] = {}


def judges_effect(*kinds: type[Effect]) -> Callable[[Judgement], Judgement]:
    """Say which kinds of effects a function judges."""

    def declared(judgement: Judgement) -> Judgement:
        for kind in kinds:
            JUDGEMENTS[kind] = judgement
        return judgement

    return declared


def effect_worth(t: Table, seat: Role, effect: Effect) -> float:
    """What an effect is worth."""
    return JUDGEMENTS[type(effect)](t, seat, effect)


def effects_worth(t: Table, seat: Role, effects: tuple[Effect, ...]) -> float:
    """What several effects one after the other are worth."""
    return sum([effect_worth(t, seat, effect) for effect in effects])


def no_worth(t: Table, seat: Role, effect: Effect) -> float:
    """What makes no difference to the bot, or is too seldom met to be judged."""
    return 0.0


judges_effect(BeforeFinalRound, Together)(no_worth)


@judges_effect(May)
def worth_if_wanted(t: Table, seat: Role, effect: May) -> float:
    """An effect that can be left out costs nothing."""
    return max(0.0, worth_if_able(t, seat, effect))


@judges_effect(IfAble)
def worth_if_able(t: Table, seat: Role, effect: IfAble | May) -> float:
    """An effect that lapses if it can't be carried out."""
    return effect_worth(t, seat, effect.effect) if effect.effect.why_not(t, seat) is None else 0.0


@judges_effect(ChooseOne)
def worth_of_best_branch(t: Table, seat: Role, effect: ChooseOne) -> float:
    """The best of the branches that can be carried out."""
    possible = [branch for branch in effect.branches if all(part.why_not(t, seat) is None for part in branch)]
    return max([effects_worth(t, seat, branch) for branch in possible], default=-1.0)
