"""Buy Storage (p. 19): a Storage tile for 20 V, one for each resource."""

from typing import Final

from bodypolitic.game.components.boards import STORAGE_COST
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, GOODS_AND_SERVICES, SUPPLY, Resource, Role
from bodypolitic.game.records.happenings import StoragePlaced
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import PlaceStorage
from bodypolitic.game.records.refusals import NeedsMoney, NoStorageTile, Refusal, StorageTileThere
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.resources import storage_tile_left
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A tile, a resource without one, and 20 V."""
    if not storage_tile_left(t) or not without_tile(t, seat):
        return NoStorageTile()
    has = funds(t, seat)
    return NeedsMoney(STORAGE_COST, has) if has < STORAGE_COST else None


def without_tile(t: Table, who: Role) -> list[Resource]:
    """The resources that have no Storage tile yet."""
    return [resource for resource in GOODS_AND_SERVICES if not t.storage_tiles[who][resource]]


def begin(t: Table, seat: Role) -> None:
    """Choose the resource."""
    t.push(BuyStorage(seat))


FREE_ACTION: Final[FreeAction] = free_action("buy-storage", {CC: 19}, why_not, begin)


class BuyStorage(Ask[PlaceStorage]):
    """The resource that gets the tile."""

    def options(self, t: Table) -> list[PlaceStorage]:
        return [PlaceStorage(resource) for resource in without_tile(t, self.seat)]

    def page(self) -> int:
        return FREE_ACTION.pages[CC]

    def expected(self, t: Table) -> list[PlaceStorage]:
        return [PlaceStorage(resource) for resource in GOODS_AND_SERVICES]

    def why_not(self, t: Table, option: PlaceStorage) -> Refusal:
        return StorageTileThere()

    def offer(self, t: Table, option: PlaceStorage) -> Offer | None:
        return Offer(money=STORAGE_COST, payer=CC, payee=SUPPLY)

    def choose(self, t: Table, option: PlaceStorage) -> None:
        pay(t, CC, SUPPLY, STORAGE_COST, causes.BUYING_STORAGE)
        place_tile(t, self.seat, option.resource)


def place_tile(t: Table, who: Role, resource: Resource) -> None:
    """Put a Storage tile beneath the storage of a resource."""
    t.storage_tiles[who][resource] = 1
    t.tell(StoragePlaced(who, resource))
