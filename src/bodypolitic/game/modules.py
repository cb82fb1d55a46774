"""The modules that a setup can switch on, and the Automas that it names."""

from collections.abc import Callable
from typing import Final

from bodypolitic.game.action_cards.module import ActionCards
from bodypolitic.game.alternative_events.module import AlternativeEvents
from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.capitalist_class.automa import CapitalistClassAutoma
from bodypolitic.game.automas.middle_class.automa import MiddleClassAutoma
from bodypolitic.game.automas.working_class.automa import WorkingClassAutoma
from bodypolitic.game.codes import CC, MC, NO_AUTOMA, WC
from bodypolitic.game.crisis_response.crisis_response import CrisisResponse
from bodypolitic.game.crisis_response.deck import new_crisis_response
from bodypolitic.game.hidden_agendas.hidden_agendas import HiddenAgendas
from bodypolitic.game.historical_events.module import HistoricalEvents
from bodypolitic.game.table import Module

# In the order in which they take their turn at every point where they attach
MODULE_MAKERS: Final[dict[str, Callable[[], Module]]] = {
    CrisisResponse.NAME: new_crisis_response,
    AlternativeEvents.NAME: AlternativeEvents,
    HiddenAgendas.NAME: HiddenAgendas,
    ActionCards.NAME: ActionCards,
    HistoricalEvents.NAME: HistoricalEvents,
}
MODULES: Final = tuple(MODULE_MAKERS)
FEWEST_PLAYERS: Final[dict[str, int]] = {
    AlternativeEvents.NAME: 4,
}

# By role
AUTOMA_MAKERS: Final[dict[int, Callable[[], Automa]]] = {
    WC: WorkingClassAutoma,
    MC: MiddleClassAutoma,
    CC: CapitalistClassAutoma,
}


def new_modules(names: tuple[str, ...], automas: tuple[int, ...]) -> list[Module]:
    """The modules of a new table: expansions first, then Automas in player order."""
    modules = [MODULE_MAKERS[name]() for name in names]
    for role, mode in enumerate(automas):
        if mode != NO_AUTOMA:
            modules.append(AUTOMA_MAKERS[role]())
    return modules
