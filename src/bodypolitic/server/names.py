"""The names that the engine declares, as types of the API, so that a page that forgets one does not compile."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.actions import BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import OPTION_KINDS
from bodypolitic.game.records.record import Record, kebab


def _one_of(names: Iterable[str]) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "enum": sorted(set(names))})


def _kinds(records: Iterable[type[Record]]) -> list[str]:
    return [record.KIND or kebab(record.__name__) for record in records]


ActionName = TypeAliasType(
    "ActionName", Annotated[str, _one_of(action.name for action in (*BASIC_ACTIONS, *FREE_ACTIONS))]
)
ActionCard = TypeAliasType("ActionCard", Annotated[str, _one_of(card.slug for card in ACTION_CARDS)])
OptionKind = TypeAliasType("OptionKind", Annotated[str, _one_of(_kinds(OPTION_KINDS))])
HappeningKind = TypeAliasType("HappeningKind", Annotated[str, _one_of(_kinds(Happening.__subclasses__()))])
