"""Narrowing lists: an Automa's preferences, used from the top down until one option is left."""

from collections.abc import Callable
from typing import Generic, TypeVar

from bodypolitic.game.components.automa_lines import AT_RANDOM
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, ST, AutomaLine, Resource, Role
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.table.table import Table

Choice = TypeVar("Choice", bound=int)


class Bullet(Generic[Choice]):
    """One line of a list: the options with the highest score stay. A line that tells none apart changes nothing."""

    __slots__ = ("line", "score")

    def __init__(self, line: AutomaLine, score: Callable[[Choice], int]) -> None:
        self.line = line
        self.score = score


def narrow(t: Table, role: Role, options: list[Choice], bullets: list[Bullet[Choice]]) -> Choice:
    """The option that a list leaves; one of several at random. The line that decided is told as the reason."""
    if len(options) == 1:
        return options[0]
    left = options
    for bullet in bullets:
        scores = [bullet.score(option) for option in left]
        best = max(scores)
        left = [option for position, option in enumerate(left) if scores[position] == best]
        if len(left) == 1:
            t.tell(AutomaChose(role, bullet.line))
            return left[0]
    t.tell(AutomaChose(role, AT_RANDOM))
    return left[chance.below(t.chance, len(left))]


def public_service_produced(t: Table, resource: Resource) -> bool:
    """Whether an operational public company makes a service."""
    return any(company.operational and company.card.industry == resource for company in t.companies[ST])


def service_preference(t: Table, resource: Resource, *, cheaper: bool) -> int:
    """A score for the line on healthcare and education, 0 for every other industry.

    The service that no public company makes comes first, then the one with the lower or the higher public price.
    """
    if resource not in (HEALTH, EDUCATION):
        return 0
    score = 1 if public_service_produced(t, resource) else 100
    price = price_of(t, ST, resource, ST)
    return score + (20 - price if cheaper else price)
