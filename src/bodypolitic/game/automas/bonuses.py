"""Bonuses on building, on selling companies and on the Foreign Market; the Automa that acts reads them."""

from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.basic_actions.build_company import HALF, BuildTerms, build_terms
from bodypolitic.game.basic_actions.sell_to_foreign_market import ExportTerms, export_terms
from bodypolitic.game.cards.trade_effects import SellMoreAbroad


class BuildForLess(Bonus):
    """A company costs less to build."""

    FIELDS = ("discount",)

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount
        self.terms = build_terms(BuildTerms(discount=discount))


class StatePaysHalf(Bonus):
    """The State pays half, rounded down, of a company that is built in one of these industries."""

    FIELDS = ("industries",)

    def __init__(self, industries: tuple[int, ...]) -> None:
        super().__init__()
        self.industries = industries
        self.terms = build_terms(BuildTerms(state_pays=HALF, industries=industries))


class SecondCompany(Bonus):
    """A second company is built, if it would work, and new ones then come to the market."""

    FIELDS = ("new",)

    def __init__(self, new: int) -> None:
        super().__init__()
        self.new = new


class SaleForTwice(Bonus):
    """A company without Machinery that is sold brings twice its cost."""


class DealFirst(Bonus):
    """Before the sale abroad a Business Deal is made, if one can be."""


class SellMoreFirst(Bonus):
    """Before the sale abroad more of one good is sold there, which counts as a transaction."""

    FIELDS = ("sale",)

    def __init__(self, sale: SellMoreAbroad) -> None:
        super().__init__()
        self.sale = sale


class MoreForExports(Bonus):
    """Each transaction abroad brings more."""

    FIELDS = ("extra",)

    def __init__(self, extra: int) -> None:
        super().__init__()
        self.extra = extra
        self.terms = export_terms(ExportTerms(extra=extra))
