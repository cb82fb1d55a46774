"""Judging companies by the criteria that the lists of several Automas share; options are the ids of company cards."""

from typing import Final

from bodypolitic.game.automas.narrowing import (
    DEARER_SERVICE,
    SERVICE_NOT_PRODUCED,
    Bullet,
    price_of_service,
    service_need,
)
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import ROUNDS, UNION_NEEDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, CompanyId, Industry, Role
from bodypolitic.game.rules.workers import workers_in_industry
from bodypolitic.game.table.table import Table

FEWEST_OPERATIONAL: Final = lines.line("fewest-operational-companies")
NO_TRADE_UNION: Final = lines.line("no-trade-union")
PREFERRED_INDUSTRY: Final = lines.line("preferred-industry")
SERVICE_BY_LOT: Final = lines.line("service-by-lot")
HIGHEST_PRODUCTION: Final = lines.line("highest-production")


def production_phases_left(t: Table) -> int:
    """How many Production Phases are still to come, that of this round among them."""
    return ROUNDS - t.round + 1


def operational_in(t: Table, owner: Role, industry: Industry) -> int:
    """How many operational companies an owner has in an industry."""
    return sum([1 for company in t.companies[owner] if company.operational and company.card.industry == industry])


def allows_union(t: Table, industry: Industry, newcomers: int) -> bool:
    """Whether an industry with so many more Working Class workers would have enough of them for a Trade Union."""
    return newcomers > 0 and workers_in_industry(t, industry) + newcomers >= UNION_NEEDS


def fewest_operational(t: Table, owner: Role) -> Bullet[CompanyId]:
    """The industry where the owner has the fewest operational companies."""
    return Bullet(FEWEST_OPERATIONAL, lambda card: operational_in(t, owner, COMPANIES[card].industry), lowest=True)


def in_order(*industries: Industry) -> Bullet[CompanyId]:
    """Industries in the order in which they are preferred; all others come after them."""
    return Bullet(PREFERRED_INDUSTRY, lambda card: _rank(COMPANIES[card].industry, industries))


def _rank(industry: Industry, order: tuple[Industry, ...]) -> int:
    return len(order) - order.index(industry) if industry in order else 0


def scarce_service(t: Table, cards: list[CompanyId]) -> list[Bullet[CompanyId]]:
    """Of healthcare and education the one that no public company makes, then the dearer one, then one by lot."""
    industries = [COMPANIES[card].industry for card in cards]
    drawn = HEALTH
    if HEALTH in industries and EDUCATION in industries and _alike(t, HEALTH, EDUCATION):
        drawn = HEALTH if chance.below(t.chance, 2) else EDUCATION
    return [
        Bullet(SERVICE_NOT_PRODUCED, lambda card: service_need(t, COMPANIES[card].industry)),
        Bullet(DEARER_SERVICE, lambda card: price_of_service(t, COMPANIES[card].industry)),
        Bullet(SERVICE_BY_LOT, lambda card: int(COMPANIES[card].industry == drawn)),
    ]


def _alike(t: Table, one: Industry, other: Industry) -> bool:
    """Whether nothing tells two services apart."""
    return service_need(t, one) == service_need(t, other) and price_of_service(t, one) == price_of_service(t, other)


def highest_production() -> Bullet[CompanyId]:
    """The company that makes the most."""
    return Bullet(HIGHEST_PRODUCTION, lambda card: COMPANIES[card].output)
