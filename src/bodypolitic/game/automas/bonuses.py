"""Bonuses on building, on selling companies and on the Foreign Market; the Automa that acts reads them."""

from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.cards.trade_effects import SellMoreAbroad
from bodypolitic.game.ground.codes import Industry
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.basic_actions.build_company import HALF, BuildTerms
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms


@record
class BuildForLess(Bonus):
    """A company costs less to build."""

    discount: int

    @property
    def terms(self) -> BuildTerms:
        """The terms that it puts the action on."""
        return BuildTerms(discount=self.discount)


@record
class StatePaysHalf(Bonus):
    """The State pays half, rounded down, of a company that is built in one of these industries."""

    industries: tuple[Industry, ...]

    @property
    def terms(self) -> BuildTerms:
        """The terms that it puts the action on."""
        return BuildTerms(state_pays=HALF, industries=self.industries)


@record
class SecondCompany(Bonus):
    """A second company is built, if it would work, and new ones then come to the market."""

    new: int


class SaleForTwice(Bonus):
    """A company without Machinery that is sold brings twice its cost."""


class DealFirst(Bonus):
    """Before the sale abroad a Business Deal is made, if one can be."""


@record
class SellMoreFirst(Bonus):
    """Before the sale abroad more of one good is sold there, which counts as a transaction."""

    sale: SellMoreAbroad


@record
class MoreForExports(Bonus):
    """Each transaction abroad brings more."""

    extra: int

    @property
    def terms(self) -> ExportTerms:
        """The terms that it puts the action on."""
        return ExportTerms(extra=self.extra)
