"""Assign Working Class Workers Criteria: which of its companies the Middle Class Automa puts employees into."""

from typing import Final

from bodypolitic.game.automas.building import in_order, scarce_service
from bodypolitic.game.automas.middle_class.companies import built_in, produces_now
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import UNION_NEEDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import FOOD, INFLUENCE, LUXURY, MC, CompanyId, Resource
from bodypolitic.game.records.options import Fill
from bodypolitic.game.rules.resources import storage_limit
from bodypolitic.game.rules.workers import workers_in_industry
from bodypolitic.game.table.table import Table

BELOW_STORAGE_LIMIT: Final = lines.line("mc-hiring-production-below-storage-limit")
NO_OTHER_COMPANY: Final = lines.line("mc-hiring-no-other-company-in-industry")
NO_UNION: Final = lines.line("mc-hiring-no-trade-union")


def choose_company_to_hire_for(t: Table, cards: list[CompanyId]) -> CompanyId:
    """The company that gets the next employee."""
    return narrow(
        t,
        MC,
        cards,
        [
            Bullet(BELOW_STORAGE_LIMIT, lambda card: int(_production_fits(t, COMPANIES[card].industry))),
            Bullet(NO_OTHER_COMPANY, lambda card: int(built_in(t, COMPANIES[card].industry) == 1)),
            Bullet(NO_UNION, lambda card: int(not _makes_union_possible(t, COMPANIES[card].industry))),
            in_order(FOOD),
            *scarce_service(t, cards),
            in_order(LUXURY, INFLUENCE),
        ],
        lambda card: (Fill(card),),
    )


def _production_fits(t: Table, industry: Resource) -> bool:
    """Whether all its companies of an industry make less than their storage holds; influence needs none."""
    if industry == INFLUENCE:
        return True
    made = sum([produces_now(t, company) for company in t.companies[MC] if company.card.industry == industry])
    return made < storage_limit(t, MC, industry)


def _makes_union_possible(t: Table, industry: Resource) -> bool:
    return workers_in_industry(t, industry) == UNION_NEEDS - 1
