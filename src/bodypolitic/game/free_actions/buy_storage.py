"""Buy Storage (p. 19): a Storage tile for 20 V, one for each resource."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, STORABLE, SUPPLY
from bodypolitic.game.components.boards import STORAGE_COST, STORAGE_TILES
from bodypolitic.game.money import funds, pay
from bodypolitic.game.options import STORAGE, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """A tile, a resource without one, and 20 V."""
    if sum(t.storage_tiles) >= STORAGE_TILES or not without_tile(t, seat):
        return Reason(reasons.NO_STORAGE_TILE)
    missing = STORAGE_COST - funds(t, seat)
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None


def without_tile(t: Table, who: int) -> list[int]:
    """The resources that have no Storage tile yet."""
    return [resource for resource in range(STORABLE) if not t.storage_tiles[who * 4 + resource]]


def begin(t: Table, seat: int) -> None:
    """Choose the resource."""
    t.push(BuyStorage(seat))


class BuyStorage(Ask):
    """The resource that gets the tile."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(STORAGE, resource) for resource in without_tile(t, self.seat)]

    def choose(self, t: Table, option: Option) -> None:
        pay(t, CC, SUPPLY, STORAGE_COST, h.BUYING_STORAGE)
        place_tile(t, self.seat, option.a)


def place_tile(t: Table, who: int, resource: int) -> None:
    """Put a Storage tile beneath the storage of a resource."""
    t.storage_tiles[who * 4 + resource] = 1
    t.tell(h.STORAGE_PLACED, who, resource)
