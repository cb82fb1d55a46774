"""The basic and the free actions, as on the player aids: their names, and where the rulebook speaks of them."""

from typing import Final

from bodypolitic.game.ground.codes import ALL_ROLES
from bodypolitic.game.ground.spelling import record


@record
class Action:
    """An action. `id` is its place among its kind; `pages` are by role, 0 where a role doesn't have the action."""

    id: int
    name: str
    pages: tuple[int, int, int, int]


def _numbered(*printed: tuple[str, tuple[int, int, int, int]]) -> tuple[Action, ...]:
    return tuple([Action(number, name, pages) for number, (name, pages) in enumerate(printed)])


# Pages for WC, MC, CC and ST. The place of an action is its number in games that are kept: new ones come last.
BASIC_ACTIONS: Final = _numbered(
    ("propose-bill", (14, 22, 18, 27)),
    ("assign-workers", (14, 22, 0, 0)),
    ("buy-goods-and-services", (15, 23, 0, 0)),
    ("strike", (15, 0, 0, 0)),
    ("demonstration", (16, 0, 0, 0)),
    ("apply-political-pressure", (16, 24, 19, 0)),
    ("build-company", (0, 23, 18, 0)),
    ("sell-company", (0, 23, 19, 0)),
    ("sell-to-foreign-market", (0, 23, 19, 28)),
    ("make-business-deal", (0, 0, 19, 0)),
    ("lobby", (0, 0, 19, 0)),
    ("extra-shift", (0, 24, 0, 0)),
    ("event-action", (0, 0, 0, 27)),
    ("meet-with-mps", (0, 0, 0, 28)),
    ("extra-tax", (0, 0, 0, 28)),
    ("campaign", (0, 0, 0, 28)),
)
FREE_ACTIONS: Final = _numbered(
    ("use-healthcare", (16, 24, 0, 0)),
    ("use-education", (16, 24, 0, 0)),
    ("use-luxury", (16, 24, 0, 0)),
    ("swap-workers", (17, 24, 0, 0)),
    ("receive-benefits", (17, 25, 20, 0)),
    ("pay-off-loan", (17, 25, 20, 28)),
    ("adjust-prices", (0, 24, 19, 0)),
    ("adjust-wages", (0, 24, 19, 28)),
    ("give-bonus", (0, 0, 19, 0)),
    ("buy-storage", (0, 0, 19, 0)),
)
BASIC_ACTION: Final = {action.name: action for action in BASIC_ACTIONS}
FREE_ACTION: Final = {action.name: action for action in FREE_ACTIONS}

# By role: the actions on its player aid
BASIC_ACTIONS_OF: Final = tuple(
    [tuple([action for action in BASIC_ACTIONS if action.pages[role]]) for role in ALL_ROLES]
)
FREE_ACTIONS_OF: Final = tuple([tuple([action for action in FREE_ACTIONS if action.pages[role]]) for role in ALL_ROLES])
