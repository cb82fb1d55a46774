"""Narrowing lists: an Automa's preferences, used from the top down until one option is left."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, ST, AutomaLine, Industry, Resource, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.findings import DrawnByLot
from bodypolitic.game.records.happenings import AutomaChose, Narrowed
from bodypolitic.game.records.options import Option
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.table.table import Table

SERVICE_NOT_PRODUCED: Final = lines.line("service-not-produced")
DEARER_SERVICE: Final = lines.line("dearer-service")
CHEAPER_SERVICE: Final = lines.line("cheaper-service")

NAMED_AT_MOST: Final = 8  # of more options than that only the number is told

Choice = TypeVar("Choice", bound=int)
Picked = TypeVar("Picked", bound=Option)


@record
class Bullet(Generic[Choice]):
    """One line of a list: the options with the highest figure stay, or those with the lowest.

    A line that tells none apart changes nothing.
    """

    line: AutomaLine
    figure: Callable[[Choice], int]
    lowest: bool = False


def narrow(
    t: Table,
    role: Role,
    options: list[Choice],
    bullets: list[Bullet[Choice]],
    shown: Callable[[Choice], tuple[Option, ...]],
) -> Choice:
    """The option that a list leaves; one of several at random. Each line that tells some apart is told.

    `shown` says which picks at the table an option stands for.
    """
    left = options
    for bullet in bullets:
        if len(left) == 1:
            return left[0]
        figures = [bullet.figure(option) for option in left]
        best = min(figures) if bullet.lowest else max(figures)
        stay = [option for place, option in enumerate(left) if figures[place] == best]
        if len(stay) < len(left):
            out = [place for place in range(len(left)) if figures[place] != best]
            named = out if len(out) <= NAMED_AT_MOST else []
            t.tell(
                Narrowed(
                    role,
                    bullet.line,
                    int(bullet.lowest),
                    best,
                    len(stay),
                    len(out),
                    tuple([shown(option) for option in stay]) if len(stay) <= NAMED_AT_MOST else (),
                    tuple([shown(left[place]) for place in named]),
                    tuple([figures[place] for place in named]),
                )
            )
            left = stay
    if len(left) == 1:
        return left[0]
    chosen = left[chance.below(t.chance, len(left))]
    named_lots = tuple([shown(option) for option in left]) if len(left) <= NAMED_AT_MOST else ()
    t.tell(AutomaChose(role, lines.AT_RANDOM, DrawnByLot(named_lots, shown(chosen))))
    return chosen


def preferred(t: Table, role: Role, options: list[Picked], bullets: list[Bullet[int]]) -> Picked:
    """The pick at the table that a list leaves, whose figures go by places among the options."""
    return options[narrow(t, role, list(range(len(options))), bullets, lambda place: (options[place],))]


def public_service_produced(t: Table, industry: Industry) -> bool:
    """Whether an operational public company makes a service."""
    return any(company.operational and company.card.industry == industry for company in t.companies[ST])


def service_need(t: Table, industry: Industry) -> int:
    """Healthcare and education come before every other industry, and first the one that no public company makes."""
    if industry not in (HEALTH, EDUCATION):
        return 0
    return 1 if public_service_produced(t, industry) else 2


def price_of_service(t: Table, industry: Industry) -> int:
    """What the Public Services ask for healthcare or education; no other industry counts."""
    return price_of(t, ST, Resource(industry), ST) if industry in (HEALTH, EDUCATION) else 0
