"""The modules that a setup can switch on, and the Automas."""

from collections.abc import Callable
from typing import Final

from bodypolitic.game.action_cards.module import ActionCards
from bodypolitic.game.historical_events.module import HistoricalEvents
from bodypolitic.game.table import Module

# In the order in which they take their turn at every point where they attach
MODULE_MAKERS: Final[dict[str, Callable[[], Module]]] = {
    ActionCards.NAME: ActionCards,
    HistoricalEvents.NAME: HistoricalEvents,
}
MODULES: Final = tuple(MODULE_MAKERS)
FEWEST_PLAYERS: Final[dict[str, int]] = {}


def new_modules(names: tuple[str, ...]) -> list[Module]:
    """The modules of a new table."""
    return [MODULE_MAKERS[name]() for name in names]
