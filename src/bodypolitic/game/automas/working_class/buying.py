"""Buy Goods & Services: what the AI card's bonus changes, and the purchase itself."""

from typing import Final

from bodypolitic.game.automas.buying import begin_purchase, table_after, ways_to_prosper
from bodypolitic.game.automas.working_class.cards import BuyPublicServices
from bodypolitic.game.cards.company_effects import PublicCompanyProduces
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.money_effects import GetFromState
from bodypolitic.game.cards.trade_effects import BuyGoodsAndServices
from bodypolitic.game.ground.codes import CC, EDUCATION, FOREIGN_MARKET, HEALTH, LUXURY, MC, ST, WC, Party, Resource
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import BASIC_TERMS, PurchaseTerms
from bodypolitic.game.table.table import Table

RESOURCES_IN_ORDER: Final[tuple[Resource, ...]] = (HEALTH, EDUCATION, LUXURY)
SOURCES_IN_ORDER: Final[tuple[Party, ...]] = (ST, FOREIGN_MARKET, CC, MC)
FOOD_SOURCES_IN_ORDER: Final[tuple[Party, ...]] = (FOREIGN_MARKET, ST, CC, MC)


def terms_with(bonus: Effect | None) -> PurchaseTerms:
    """The terms that a bonus makes it buy on."""
    if isinstance(bonus, BuyGoodsAndServices | BuyPublicServices):
        return bonus.terms
    return BASIC_TERMS


def comes_first(bonus: Effect | None) -> Effect | None:
    """What a bonus does before anything is bought."""
    first = bonus.money if isinstance(bonus, BuyPublicServices) else bonus
    return first if isinstance(first, GetFromState | PublicCompanyProduces) else None


def table_to_buy_at(t: Table, bonus: Effect | None) -> Table:
    """The table as a bonus would leave it before anything is bought: a copy, unless it changes nothing."""
    return table_after(t, WC, comes_first(bonus))


def able_to_buy(t: Table, bonus: Effect | None) -> bool:
    """Buy Goods & Services' criteria: enough of one resource to prosper by."""
    return bool(ways_to_prosper(table_to_buy_at(t, bonus), WC, terms_with(bonus)))


def begin_buying(t: Table, bonus: Effect | None) -> None:
    """First what the bonus brings, then the purchase by the criteria."""
    begin_purchase(t, WC, comes_first(bonus), terms_with(bonus), RESOURCES_IN_ORDER, SOURCES_IN_ORDER)
