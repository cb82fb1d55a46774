"""Buy Goods & Services: what the AI card's bonus changes, and the purchase itself."""

from typing import Final

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.buying import begin_purchase, check_goods_and_services, table_after, ways_to_prosper
from bodypolitic.game.cards.company_effects import PublicCompanyProduces
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.money_effects import GetFromState
from bodypolitic.game.cards.trade_effects import BuyGoodsAndServices
from bodypolitic.game.ground.codes import CC, EDUCATION, FOREIGN_MARKET, HEALTH, LUXURY, MC, ST, Party, Resource
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import BASIC_TERMS, PurchaseTerms
from bodypolitic.game.table.table import Table

RESOURCES_IN_ORDER: Final[tuple[Resource, ...]] = (EDUCATION, HEALTH, LUXURY)
SOURCES_IN_ORDER: Final[tuple[Party, ...]] = (MC, ST, FOREIGN_MARKET, CC)
FOOD_SOURCES_IN_ORDER: Final[tuple[Party, ...]] = (ST, FOREIGN_MARKET, CC)


def terms_with(bonus: Effect | None) -> PurchaseTerms:
    """The terms that a bonus makes it buy on."""
    return bonus.terms if isinstance(bonus, BuyGoodsAndServices) else BASIC_TERMS


def comes_first(bonus: Effect | None) -> Effect | None:
    """What a bonus does before anything is bought."""
    return bonus if isinstance(bonus, GetFromState | PublicCompanyProduces) else None


def check_goods(automa: Automa, t: Table, bonus: Effect | None) -> None:
    """Check Goods & Services, with what the bonus would change."""
    check_goods_and_services(t, automa, table_after(t, MC, comes_first(bonus)), terms_with(bonus))


def able_to_buy(t: Table, bonus: Effect | None) -> bool:
    """Buy Goods & Services' criteria: enough of one resource to prosper by."""
    return bool(ways_to_prosper(table_after(t, MC, comes_first(bonus)), MC, terms_with(bonus)))


def begin_buying(t: Table, bonus: Effect | None) -> None:
    """First what the bonus brings, then the purchase by the criteria."""
    begin_purchase(t, MC, comes_first(bonus), terms_with(bonus), RESOURCES_IN_ORDER, SOURCES_IN_ORDER)
