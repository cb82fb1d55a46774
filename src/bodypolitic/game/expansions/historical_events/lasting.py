"""Effects that hold for the rest of the round once their card is set off."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.ground.codes import Industry, Resource, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.table.table import Company, Table


class Lasting(Effect):
    """An effect that the base rules ask for as long as its card is in force; nothing happens at once."""

    def begin(self, t: Table, seat: Role) -> None:
        """It only begins to hold."""


@record
class OutputChange(Lasting):
    """Companies of some industries, or of all, make more or less whenever they produce; or only with Machinery."""

    amount: int
    industries: tuple[Industry, ...] = ()
    machinery: bool = False

    def concerns(self, company: Company) -> bool:
        """Whether a company is one of those; automated ones count as having Machinery (p. 4)."""
        if self.industries and company.card.industry not in self.industries:
            return False
        return not self.machinery or company.machinery or company.card.automated


class OpeningsAtHalfCost(Lasting):
    """The State pays half for public companies that open."""


class FreeOpenings(Lasting):
    """The State pays nothing for public companies that open."""


class NoElections(Lasting):
    """No votes are held; bills stay for the next round."""


class FreeVotes(Lasting):
    """Who proposes a bill may call an Immediate Vote without spending influence."""


@record
class PricesFixed(Lasting):
    """Prices of these resources may not be adjusted."""

    resources: tuple[Resource, ...]


class ForeignMarketClosed(Lasting):
    """Nobody may Sell to the Foreign Market or Buy Goods & Services there."""


@record
class ImportPrices(Lasting):
    """What food and luxury cost abroad, before tariffs."""

    food: int
    luxury: int


@record
class MoneyForBuilding(Lasting):
    """Money from the State for each company built."""

    amount: int


@record
class MoneyForExporting(Lasting):
    """Money from the State for selling to the Foreign Market, once for each action."""

    amount: int


class LegitimacyForExporting(Lasting):
    """Legitimacy with the class of another player who sells to the Foreign Market, once for each action."""


class LegitimacyForBuilding(Lasting):
    """Legitimacy with the class of another player who builds a company."""


@record
class PointsForUsing(Lasting):
    """Victory points for each use of healthcare, education or luxury."""

    amount: int
