"""Effects that hold for the rest of the round once their card is set off."""

from typing import ClassVar

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import FOOD, ST, Industry, Resource, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.scores import gain_vp, move_legitimacy
from bodypolitic.game.table.table import Company, Table


class Lasting(Effect):
    """An effect that the base rules ask for as long as its card is in force; nothing happens at once.

    It speaks of whoever the card names: `built`, `sold_abroad` and `used` are what one of these has done, and
    `other_built` and `other_sold_abroad` what somebody else has.
    """

    AT_ONCE = False
    BARS_ELECTIONS: ClassVar[bool] = False
    FREES_VOTES: ClassVar[bool] = False
    CLOSES_FOREIGN_MARKET: ClassVar[bool] = False

    def begin(self, t: Table, seat: Role) -> None:
        """It only begins to hold."""

    def extra_output(self, company: Company) -> int:
        """How much more a company makes."""
        return 0

    def opening_cost(self, cost: int) -> int:
        """What the State pays for a public company that opens."""
        return cost

    def import_price(self, resource: Resource, price: int) -> int:
        """What a resource costs abroad, before tariffs."""
        return price

    def fixes_price(self, resource: Resource) -> bool:
        """Whether a price may not be adjusted."""
        return False

    def built(self, t: Table, who: Role) -> None:
        """A company was built."""

    def other_built(self, t: Table, who: Role) -> None:
        """A company was built by somebody else."""

    def sold_abroad(self, t: Table, who: Role) -> None:
        """Something was sold to the Foreign Market, told once for each action."""

    def other_sold_abroad(self, t: Table, who: Role) -> None:
        """Something was sold to the Foreign Market by somebody else."""

    def used(self, t: Table, who: Role) -> None:
        """Healthcare, education or luxury was used."""


@record
class OutputChange(Lasting):
    """Companies of some industries, or of all, make more or less whenever they produce; or only with Machinery."""

    amount: int
    industries: tuple[Industry, ...] = ()
    machinery: bool = False

    RAISES = ("amount",)

    def extra_output(self, company: Company) -> int:
        """Automated companies count as having Machinery (p. 4)."""
        if self.industries and company.card.industry not in self.industries:
            return 0
        concerned = not self.machinery or company.machinery or company.card.automated
        return self.amount if concerned else 0


class OpeningsAtHalfCost(Lasting):
    """The State pays half for public companies that open."""

    def opening_cost(self, cost: int) -> int:
        return (cost + 1) // 2


class FreeOpenings(Lasting):
    """The State pays nothing for public companies that open."""

    def opening_cost(self, cost: int) -> int:
        return 0


class NoElections(Lasting):
    """No votes are held; bills stay for the next round."""

    BARS_ELECTIONS = True


class FreeVotes(Lasting):
    """Who proposes a bill may call an Immediate Vote without spending influence."""

    FREES_VOTES = True


@record
class PricesFixed(Lasting):
    """Prices of these resources may not be adjusted."""

    resources: tuple[Resource, ...]

    def fixes_price(self, resource: Resource) -> bool:
        return resource in self.resources


class ForeignMarketClosed(Lasting):
    """Nobody may Sell to the Foreign Market or Buy Goods & Services there."""

    CLOSES_FOREIGN_MARKET = True


@record
class ImportPrices(Lasting):
    """What food and luxury cost abroad, before tariffs."""

    food: int
    luxury: int

    def import_price(self, resource: Resource, price: int) -> int:
        return self.food if resource == FOOD else self.luxury


@record
class MoneyForBuilding(Lasting):
    """Money from the State for each company built."""

    amount: int

    def built(self, t: Table, who: Role) -> None:
        pay(t, ST, who, self.amount, causes.HISTORICAL_EVENT)


@record
class MoneyForExporting(Lasting):
    """Money from the State for selling to the Foreign Market, once for each action."""

    amount: int

    def sold_abroad(self, t: Table, who: Role) -> None:
        pay(t, ST, who, self.amount, causes.HISTORICAL_EVENT)


class LegitimacyForExporting(Lasting):
    """Legitimacy with the class of another player who sells to the Foreign Market, once for each action."""

    def other_sold_abroad(self, t: Table, who: Role) -> None:
        move_legitimacy(t, who, 1, causes.HISTORICAL_EVENT)


class LegitimacyForBuilding(Lasting):
    """Legitimacy with the class of another player who builds a company."""

    def other_built(self, t: Table, who: Role) -> None:
        move_legitimacy(t, who, 1, causes.HISTORICAL_EVENT)


@record
class PointsForUsing(Lasting):
    """Victory points for each use of healthcare, education or luxury."""

    amount: int

    def used(self, t: Table, who: Role) -> None:
        gain_vp(t, who, self.amount, causes.HISTORICAL_EVENT)
