"""How good answers to questions are: a judgement is declared for kinds of options, beside what it goes by.

A function takes the table, the seat that is asked, the step that asks and the option. An option that means something
else whenever something else is asked, such as an amount, has a function for each of the steps that offer it.
"""

from collections.abc import Callable
from typing import Any, Final

from bodypolitic.game.ground.codes import Role
from bodypolitic.game.records.offers import NO_OFFER, Offer
from bodypolitic.game.records.options import Option
from bodypolitic.game.table.steps import Ask, Step
from bodypolitic.game.table.table import Table

Answer = Callable[[Table, Role, Any, Any], float]  # the table, who is asked, the step and the option
BEFORE_ANYTHING_ELSE: Final = 100.0

# By the kind of option, and by the step that offers it where that makes a difference
ANSWERS: Final[dict[type[Option], Answer]] = {}
ANSWERS_TO: Final[dict[tuple[type[Step], type[Option]], Answer]] = {}


def offer_of(t: Table, step: Step, option: Option) -> Offer:
    """What an option comes to by the step that offers it."""
    return (step.offer(t, option) if isinstance(step, Ask) else None) or NO_OFFER


def judges(*kinds: type[Option], to: tuple[type[Step], ...] = ()) -> Callable[[Answer], Answer]:
    """Say which kinds of options a function judges, and as answers to which steps, if not to all that offer them."""

    def declared(answer: Answer) -> Answer:
        for kind in kinds:
            if not to:
                ANSWERS[kind] = answer
            for step in to:
                ANSWERS_TO[step, kind] = answer
        return answer

    return declared


def answer_worth(t: Table, seat: Role, step: Step, option: Option) -> float:
    """How good an option is as an answer to the step that offers it."""
    kind = type(option)
    answer = ANSWERS_TO.get((type(step), kind)) or ANSWERS[kind]
    return answer(t, seat, step, option)
