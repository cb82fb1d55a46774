"""The shape of what everybody sees of the Crisis Response."""

from typing import Annotated

from bodypolitic.game.ground.codes import RoleName
from bodypolitic.game.ground.typed import TypeAliasType, TypedDict
from bodypolitic.game.records.shapes import named

CrisisCardName = TypeAliasType("CrisisCardName", Annotated[str, named("CrisisCardId")])


class CrisisResponseView(TypedDict):
    """The Crisis Response card that lies face up, and what earlier ones left behind."""

    card: CrisisCardName
    cards_left: int
    used: list[CrisisCardName]
    locked_policies: list[int]
    bonds: dict[RoleName, int]
