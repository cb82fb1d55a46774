"""How Automas answer what they are asked: an answer is declared for its steps, beside the choice itself."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from bodypolitic.game.ground.codes import AUTOMA_ROLES, Role
from bodypolitic.game.records.options import Option
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

Answer = Callable[[Table, Role, Any, Any], Option]  # the table, who is asked, the step and its options
Kind = TypeVar("Kind", bound=Option)

# By role: how the Automa of a class answers a step
ANSWERS: Final[tuple[dict[type[Step], Answer], ...]] = ({}, {}, {})


def answers(*steps: type[Step], by: tuple[Role, ...] = AUTOMA_ROLES) -> Callable[[Answer], Answer]:
    """Say which steps a function answers, and for the Automas of which classes."""

    def declared(answer: Answer) -> Answer:
        for role in by:
            for step in steps:
                ANSWERS[role][step] = answer
        return answer

    return declared


def first_of(options: Sequence[Option], kind: type[Kind]) -> Kind:
    """The first option of a kind."""
    for option in options:
        if isinstance(option, kind):
            return option
    raise LookupError(kind.__name__)
