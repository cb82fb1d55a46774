"""The shape of what everybody sees of an Automa."""

from typing import Literal

from bodypolitic.game.ground.codes import RoleName
from bodypolitic.game.ground.typed import TypedDict
from bodypolitic.game.records.shapes import PriorityCardName


class AutomaView(TypedDict):
    """An Automa as everybody sees it. Rows run from the bottom up, the card nearest the marker first."""

    role: RoleName
    mode: Literal["simple", "advanced"]
    card: int | None
    pile: int
    discard: list[int]
    action_rows: list[list[PriorityCardName]]
    policy_rows: list[list[PriorityCardName]]
    aside: list[PriorityCardName]
