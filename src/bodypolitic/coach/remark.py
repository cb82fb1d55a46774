"""A remark: that something holds at a table, how much is at stake, and the figures it is told with."""

from collections.abc import Callable
from functools import cached_property
from typing import Final, NamedTuple

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import ALL_ROLES, Role
from bodypolitic.game.phases.action import Turn
from bodypolitic.game.table.steps import Step
from bodypolitic.game.view.forecast import forecast
from bodypolitic.game.view.shapes import Forecast
from bodypolitic.words.catalogue import Values, catalogue
from bodypolitic.words.names import as_sentence, value_for


class Named(NamedTuple):
    """Things that a message names, by the name of their type: `Named("CompanyId", card)`."""

    kind: str
    things: tuple[int, ...]


def named(kind: str, *things: int) -> Named:
    """Things that a message names."""
    return Named(kind, things)


class Remark(NamedTuple):
    """A message with its figures; `stake` says in victory points how much it is about."""

    message: str
    stake: float
    figures: dict[str, int | Named]

    def text(self, language: str) -> str:
        """The remark in words."""
        values: Values = {name: _value(figure, language) for name, figure in self.figures.items()}
        return as_sentence(catalogue(language).text(self.message, values))


def _value(figure: int | Named, language: str) -> str | int:
    if isinstance(figure, int):
        return figure
    told = [str(value_for(figure.kind, thing, language)) for thing in figure.things]
    if figure.kind == SECTIONS_IN_SHORT:  # finished text; all else is the ids of messages
        return catalogue(language).joined("all", told)
    return " ".join(told)


SECTIONS_IN_SHORT: Final = "SectionCode"


class Look:
    """What a seat that is asked may know: a game that it can't tell from the real one, its question, its forecast."""

    def __init__(self, fair: Game, decision: Decision) -> None:
        self.game = fair
        self.table = fair.table
        self.step: Step = fair.table.stack[-1]
        self.seat: Role = decision.role
        self.offered = {option.id for option in decision.options}

    @cached_property
    def coming(self) -> Forecast:
        """What the coming production brings the seat."""
        return forecast(self.table, self.seat)


Found = tuple[float, dict[str, int | Named]]  # what is at stake, and the figures
Rule = Callable[[Look], Found | None]


class Declared(NamedTuple):
    """When a remark may be made: to which roles, and at which question."""

    message: str
    roles: tuple[Role, ...]
    step: type[Step]
    rule: Rule


REMARKS: Final[list[Declared]] = []


def remark(message: str, *roles: Role, at: type[Step] = Turn) -> Callable[[Rule], Rule]:
    """Declare a remark: its message, the roles it is for (all, if none is named) and the question it is made at."""

    def declared(rule: Rule) -> Rule:
        REMARKS.append(Declared(message, roles or ALL_ROLES, at, rule))
        return rule

    return declared
