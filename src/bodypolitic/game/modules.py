"""The modules that a setup can switch on, and the Automas that it names."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from bodypolitic.game.automas import answers, bills, exporting, food, prices, using_services, wages
from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.capitalist_class.automa import CapitalistClassAutoma
from bodypolitic.game.automas.middle_class import market
from bodypolitic.game.automas.middle_class.automa import MiddleClassAutoma
from bodypolitic.game.automas.working_class import answers as working_class_answers
from bodypolitic.game.automas.working_class import striking
from bodypolitic.game.automas.working_class.automa import WorkingClassAutoma
from bodypolitic.game.expansions.action_cards.module import ActionCards
from bodypolitic.game.expansions.alternative_events import answers as alternative_events_answers
from bodypolitic.game.expansions.alternative_events.module import AlternativeEvents
from bodypolitic.game.expansions.crisis_response import answers as crisis_response_answers
from bodypolitic.game.expansions.crisis_response.cards import new_crisis_response
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.expansions.historical_events.module import HistoricalEvents
from bodypolitic.game.ground.codes import CC, CLASSES, MC, NO_AUTOMA, WC, Role
from bodypolitic.game.table.module import Module

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
# How many cards it may reveal in a round, as told behind its name (`historical-events=2`); the usual number first
CARDS_A_ROUND: Final[dict[str, tuple[str, ...]]] = {
    HistoricalEvents.NAME: ("1", "2", "3"),
}

# Where answers of Automas are declared that nothing else needs
ANSWERS_DECLARED_IN: Final = (
    answers,
    bills,
    exporting,
    food,
    prices,
    using_services,
    wages,
    market,
    working_class_answers,
    striking,
    alternative_events_answers,
    crisis_response_answers,
)

# By role
AUTOMA_MAKERS: Final[dict[Role, Callable[[], Automa]]] = {
    WC: WorkingClassAutoma,
    MC: MiddleClassAutoma,
    CC: CapitalistClassAutoma,
}


def said_in(package: str) -> list[ModuleType]:
    """What a package says of the modules, each in a file of the module's name."""
    files = [f"{package}.{name.replace('-', '_')}" for name in MODULES]
    return [import_module(file) for file in files if find_spec(file) is not None]


def name_of(module: str) -> str:
    """The name of a module that may have a number of cards told behind it."""
    return module.partition("=")[0]


def new_module(module: str) -> Module:
    """A module by its name, which reveals as many cards in a round as are told behind it."""
    made = MODULE_MAKERS[name_of(module)]()
    if isinstance(made, HistoricalEvents) and "=" in module:
        made.each_round = int(module.partition("=")[2])
    return made


def new_modules(names: tuple[str, ...], automas: tuple[int, ...]) -> list[Module]:
    """The modules of a new table: expansions first, then Automas in player order."""
    modules = [new_module(name) for name in names]
    for role in CLASSES:
        if automas[role] != NO_AUTOMA:
            modules.append(AUTOMA_MAKERS[role]())
    return modules
