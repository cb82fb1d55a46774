"""What an action of the player aids is: each is declared once, where its rule stands."""

from collections.abc import Callable

from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.ground.codes import ALL_ROLES, BasicActionId, FreeActionId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.options import Option, TakeBasicAction, TakeFreeAction
from bodypolitic.game.records.refusals import NO_PAGE, Refusal
from bodypolitic.game.table.table import Table

WhyNot = Callable[[Table, Role], Refusal | None]
Begin = Callable[[Table, Role], None]


@record
class Action:
    """An action: its page by role, none where a role does not have it; why it can't be taken, and how it begins."""

    name: str
    option: Option
    pages: tuple[int, ...]
    why_not: WhyNot
    begin: Begin


@record
class BasicAction(Action):
    """An action that a card is discarded for."""

    id: BasicActionId


@record
class FreeAction(Action):
    """An action of which a turn has room for one beside its main action."""

    id: FreeActionId


def basic_action(name: str, pages: dict[Role, int], why_not: WhyNot, begin: Begin) -> BasicAction:
    """The basic action of a name."""
    number = BasicActionId(BASIC_ACTION_NAMES.index(name))
    return BasicAction(name, TakeBasicAction(number), _by_role(pages), why_not, begin, number)


def free_action(name: str, pages: dict[Role, int], why_not: WhyNot, begin: Begin) -> FreeAction:
    """The free action of a name."""
    number = FreeActionId(FREE_ACTION_NAMES.index(name))
    return FreeAction(name, TakeFreeAction(number), _by_role(pages), why_not, begin, number)


def _by_role(pages: dict[Role, int]) -> tuple[int, ...]:
    return tuple([pages.get(role, NO_PAGE) for role in ALL_ROLES])
