"""What the module keeps on the table, and what the cards in force change about the base rules."""

from typing import Any, ClassVar

from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS, HistoricalEventId
from bodypolitic.game.expansions.historical_events.lasting import (
    Lasting,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, LUXURY, NOBODY, ST, CompanyId, Policy, Resource, Role
from bodypolitic.game.records.happenings import CompanyBuilt, Happening, Spent
from bodypolitic.game.table.module import Module
from bodypolitic.game.table.table import Company, Table


class History(Module):
    """The piles by period, the cards face up in this round, and those of them that have been set off.

    `start` is the card of the setup. `moved` lists the policies that players have chosen for the card under way, and
    `named` the companies that their owners are about to lose to it.
    """

    HOLDS: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("discard", "in_force", "piles", "revealed", "start"), "HistoricalEventId"),
        "named": "CompanyId",
    }
    FIELDS = ("discard", "each_round", "in_force", "moved", "named", "piles", "revealed", "start")

    def __init__(self) -> None:
        self.each_round = 1  # how many cards are revealed in a round
        self.start = HistoricalEventId(-1)
        self.piles: list[list[HistoricalEventId]] = [[], [], [], [], []]  # the top card last
        self.revealed: list[HistoricalEventId] = []
        self.in_force: list[HistoricalEventId] = []
        self.discard: list[HistoricalEventId] = []
        self.moved: list[Policy] = []
        self.named: list[CompanyId] = []

    def lasting_for(self, role: Role) -> list[Lasting]:
        """The lasting effects in force that speak of a role or of everyone; NOBODY asks for those of everyone."""
        found: list[Lasting] = []
        for card in self.in_force:
            for line in HISTORICAL_EVENTS[card].lines:
                if not line.roles or role in line.roles:
                    for effect in line.effects:
                        if isinstance(effect, Lasting):
                            found.append(effect)
        return found

    def extra_output(self, t: Table, company: Company) -> int:
        return sum([effect.extra_output(company) for effect in self.lasting_for(company.owner)])

    def opening_cost(self, t: Table, cost: int) -> int:
        for effect in self.lasting_for(NOBODY):
            cost = effect.opening_cost(cost)
        return cost

    def import_price(self, t: Table, resource: Resource, price: int) -> int:
        for effect in self.lasting_for(NOBODY):
            price = effect.import_price(resource, price)
        return price

    def closes_foreign_market(self, t: Table) -> bool:
        return any(effect.CLOSES_FOREIGN_MARKET for effect in self.lasting_for(NOBODY))

    def fixes_price(self, t: Table, seller: Role, resource: Resource) -> bool:
        return any(effect.fixes_price(resource) for effect in self.lasting_for(seller))

    def bars_elections(self, t: Table) -> bool:
        return any(effect.BARS_ELECTIONS for effect in self.lasting_for(NOBODY))

    def frees_votes(self, t: Table) -> bool:
        return any(effect.FREES_VOTES for effect in self.lasting_for(NOBODY))

    def sold_abroad(self, t: Table, seller: Role) -> None:
        for effect in self.lasting_for(seller):
            effect.sold_abroad(t, seller)
        if seller != ST:
            for effect in self.lasting_for(ST):
                effect.other_sold_abroad(t, seller)

    def hears(self, t: Table, told: Happening) -> None:
        """Companies that are built and services that are used may bring something."""
        if not self.in_force:
            return
        if isinstance(told, CompanyBuilt):
            who = Role(told.who)
            for effect in self.lasting_for(who):
                effect.built(t, who)
            for effect in self.lasting_for(ST):
                effect.other_built(t, who)
        elif isinstance(told, Spent) and told.reason == causes.USE and told.resource in (LUXURY, HEALTH, EDUCATION):
            for effect in self.lasting_for(Role(told.who)):
                effect.used(t, Role(told.who))

    def hidden_cards(self) -> list[list[Any]]:
        return self.piles
