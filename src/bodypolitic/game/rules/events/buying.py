"""What the State buys for an event, with its room and its money."""

from bodypolitic.game.components.event_cards import Event
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ST, Party
from bodypolitic.game.records.refusals import AtMost, NeedsMoney, NoRoom, Refusal, RoomFor
from bodypolitic.game.rules.resources import (
    available_from,
    hand_over,
    lack_at_source,
    pay_for,
    price_of,
    room,
    sources_of,
    store,
)
from bodypolitic.game.table.table import Table


def most_from(t: Table, event: Event, source: Party, left: int) -> int:
    """How many units the State can buy from a source, with its room and its money."""
    resource = event.resources[0]
    most = min(left, room(t, ST, resource), available_from(t, source, resource))
    return min(most, t.money[ST] // price_of(t, source, resource, ST))


def why_not_bought(t: Table, event: Event, source: Party, amount: int, left: int) -> Refusal:
    """Why the State can't buy so many units from a source, of `left` that it may buy."""
    resource = event.resources[0]
    space = room(t, ST, resource)
    if amount > left:
        return AtMost(left)
    if source not in sources_of(t, resource, ST) or amount > available_from(t, source, resource):
        return lack_at_source(t, source, resource)
    if amount > space:
        return RoomFor(space) if space else NoRoom()
    return NeedsMoney(amount * price_of(t, source, resource, ST), t.money[ST])


def buy_from(t: Table, event: Event, source: Party, amount: int) -> None:
    """The State pays for units and stores them."""
    resource = event.resources[0]
    pay_for(t, ST, source, resource, amount)
    hand_over(t, source, resource, amount)
    store(t, ST, resource, amount, causes.PURCHASE)
