"""What the Middle Class Automa's instruction cards count in an industry, and the order in which they name industries."""

from typing import Final

from bodypolitic.game.automas import lines
from bodypolitic.game.automas.narrowing import Bullet, service_preference
from bodypolitic.game.codes import FOOD, INFLUENCE, LUXURY, MC, NOBODY
from bodypolitic.game.components.companies import COMPANIES, CompanyCard
from bodypolitic.game.table import EMPTY, Company, Table

BARRED_FROM: Final = 2  # companies of one industry; no third one is built

SERVICE: Final = lines.line("mc-service-not-produced-then-price")
AGRICULTURE: Final = lines.line("mc-agriculture")
LUXURY_LINE: Final = lines.line("mc-luxury")
MEDIA: Final = lines.line("mc-media")
INDUSTRY_LINES: Final = {FOOD: AGRICULTURE, LUXURY: LUXURY_LINE, INFLUENCE: MEDIA}


def built_in(t: Table, industry: int) -> int:
    """How many companies of an industry it has."""
    return sum([1 for company in t.companies[MC] if company.card.industry == industry])


def operational_in(t: Table, industry: int) -> int:
    """How many of its companies of an industry are operational."""
    return sum([1 for company in t.companies[MC] if company.card.industry == industry and company.operational])


def fully_operational(company: Company) -> bool:
    """Whether two workers are in one of its companies: two of its own, or one and an employee."""
    return company.staff != NOBODY and (company.card.size > 1 or company.employee != EMPTY)


def produces_now(company: Company) -> int:
    """What a company makes in a Production Phase with the workers now in it."""
    if company.staff == NOBODY:
        return 0
    return company.card.output + (company.card.adds if company.employee != EMPTY else 0)


def full_production(card: CompanyCard) -> int:
    """What a company makes with everyone at work."""
    return card.output + card.adds


def industry_bullet(industry: int) -> Bullet:
    """A line that names one industry, for options that are companies."""
    return Bullet(INDUSTRY_LINES[industry], lambda card: int(COMPANIES[card].industry == industry))


def service_bullet(t: Table) -> Bullet:
    """The line on healthcare and education, for options that are companies; the more expensive service is preferred."""
    return Bullet(SERVICE, lambda card: service_preference(t, COMPANIES[card].industry, cheaper=False))
