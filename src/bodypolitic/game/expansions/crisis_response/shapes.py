"""The shape of what everybody sees of the Crisis Response."""

from bodypolitic.game.ground.typed import TypedDict


class CrisisResponseView(TypedDict):
    """The Crisis Response card that lies face up, and what earlier ones left behind."""

    card: str
    cards_left: int
    used: list[str]
    locked_policies: list[int]
    bonds: dict[str, int]
