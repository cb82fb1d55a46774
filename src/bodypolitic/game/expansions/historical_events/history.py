"""What the module keeps on the table, and what the cards in force change about the base rules."""

from typing import Any, ClassVar

from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.expansions.historical_events.lasting import (
    ForeignMarketClosed,
    FreeOpenings,
    FreeVotes,
    ImportPrices,
    Lasting,
    LegitimacyForBuilding,
    LegitimacyForExporting,
    MoneyForBuilding,
    MoneyForExporting,
    NoElections,
    OpeningsAtHalfCost,
    OutputChange,
    PointsForUsing,
    PricesFixed,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    EDUCATION,
    FOOD,
    HEALTH,
    LUXURY,
    NOBODY,
    ST,
    CompanyId,
    HistoricalEventId,
    Policy,
    Resource,
    Role,
)
from bodypolitic.game.records.happenings import CompanyBuilt, Happening, Spent
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.scores import gain_vp, move_legitimacy
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
        change = 0
        for effect in self.lasting_for(company.owner):
            if isinstance(effect, OutputChange) and effect.concerns(company):
                change += effect.amount
        return change

    def opening_cost(self, t: Table, cost: int) -> int:
        for effect in self.lasting_for(NOBODY):
            if isinstance(effect, FreeOpenings):
                return 0
            if isinstance(effect, OpeningsAtHalfCost):
                cost = (cost + 1) // 2
        return cost

    def import_price(self, t: Table, resource: Resource, price: int) -> int:
        for effect in self.lasting_for(NOBODY):
            if isinstance(effect, ImportPrices):
                return effect.food if resource == FOOD else effect.luxury
        return price

    def closes_foreign_market(self, t: Table) -> bool:
        return any(isinstance(effect, ForeignMarketClosed) for effect in self.lasting_for(NOBODY))

    def fixes_price(self, t: Table, seller: Role, resource: Resource) -> bool:
        return any(
            isinstance(effect, PricesFixed) and resource in effect.resources for effect in self.lasting_for(seller)
        )

    def bars_elections(self, t: Table) -> bool:
        return any(isinstance(effect, NoElections) for effect in self.lasting_for(NOBODY))

    def frees_votes(self, t: Table) -> bool:
        return any(isinstance(effect, FreeVotes) for effect in self.lasting_for(NOBODY))

    def sold_abroad(self, t: Table, seller: Role) -> None:
        for effect in self.lasting_for(seller):
            if isinstance(effect, MoneyForExporting):
                pay(t, ST, seller, effect.amount, causes.HISTORICAL_EVENT)
        if seller != ST:
            for effect in self.lasting_for(ST):
                if isinstance(effect, LegitimacyForExporting):
                    move_legitimacy(t, seller, 1, causes.HISTORICAL_EVENT)

    def hears(self, t: Table, told: Happening) -> None:
        """Companies that are built and services that are used may bring something."""
        if not self.in_force:
            return
        if isinstance(told, CompanyBuilt):
            self._built(t, Role(told.who))
        elif isinstance(told, Spent) and told.reason == causes.USE and told.resource in (LUXURY, HEALTH, EDUCATION):
            for effect in self.lasting_for(Role(told.who)):
                if isinstance(effect, PointsForUsing):
                    gain_vp(t, Role(told.who), effect.amount, causes.HISTORICAL_EVENT)

    def _built(self, t: Table, builder: Role) -> None:
        for effect in self.lasting_for(builder):
            if isinstance(effect, MoneyForBuilding):
                pay(t, ST, builder, effect.amount, causes.HISTORICAL_EVENT)
        for effect in self.lasting_for(ST):
            if isinstance(effect, LegitimacyForBuilding):
                move_legitimacy(t, builder, 1, causes.HISTORICAL_EVENT)

    def hidden_cards(self) -> list[list[Any]]:
        return self.piles


def history_of(t: Table) -> History:
    """The module at a table that plays with it."""
    for module in t.modules:
        if isinstance(module, History):
            return module
    raise AssertionError("this table plays without Historical Events")
