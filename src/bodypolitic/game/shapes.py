"""The shape of a game as a seat may see it: the table, its modules, and what is asked."""

from typing import Annotated

from bodypolitic.game.automas.shapes import AutomaView
from bodypolitic.game.expansions.action_cards.shapes import ActionCardsView
from bodypolitic.game.expansions.alternative_events.shapes import AlternativeEventsView
from bodypolitic.game.expansions.crisis_response.shapes import CrisisResponseView
from bodypolitic.game.expansions.hidden_agendas.shapes import HiddenAgendasView
from bodypolitic.game.expansions.historical_events.shapes import HistoricalEventsView
from bodypolitic.game.ground.codes import RoleName
from bodypolitic.game.ground.typed import TypeAliasType, TypedDict
from bodypolitic.game.records.shapes import RefusalShown, one_kind_of
from bodypolitic.game.table.steps import Ask, SecretAsk
from bodypolitic.game.view.shapes import OpenTable, OwnTable

Modules = TypedDict(
    "Modules",
    {
        "crisis-response": CrisisResponseView,
        "hidden-agendas": HiddenAgendasView,
        "alternative-events": AlternativeEventsView,
        "action-cards": ActionCardsView,
        "historical-events": HistoricalEventsView,
        "automa-WC": AutomaView,
        "automa-MC": AutomaView,
        "automa-CC": AutomaView,
    },
    total=False,
)
# The steps that ask are declared with their rules.
QuestionKind = TypeAliasType("QuestionKind", Annotated[str, one_kind_of(Ask, SecretAsk)])


class Asked(TypedDict):
    """A seat that the game waits for, and the kind of its decision."""

    seat: RoleName
    kind: QuestionKind


class OwnBoard(OwnTable):
    """What a seat may know that not everybody may, and the modules as it sees them."""

    modules: Modules


class Board(OpenTable, OwnBoard):
    """What lies on the table and beside it, as a seat may see it."""


class View(Board):
    """The game as a seat may see it."""

    over: bool
    winners: list[RoleName]
    waiting: list[Asked]
    options: list[str]
    unavailable: list[RefusalShown]
