"""What the Middle Class Automa's instruction cards look at in its own companies."""

from typing import Final

from bodypolitic.game.components.companies import CompanyCard
from bodypolitic.game.ground.codes import MC, NOBODY, Industry
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.table.table import EMPTY, Company, Table

MOST_OF_AN_INDUSTRY: Final = 2  # companies; it never builds a third


def built_in(t: Table, industry: Industry) -> int:
    """How many companies of an industry it has."""
    return sum([1 for company in t.companies[MC] if company.card.industry == industry])


def fully_operational(company: Company) -> bool:
    """Whether two workers are in one of its companies: two of its own, or one and an employee."""
    return company.staff != NOBODY and (company.card.size > 1 or company.employee != EMPTY)


def produces_now(t: Table, company: Company) -> int:
    """What a company makes in a Production Phase with the workers now in it."""
    if company.staff == NOBODY:
        return 0
    return output_now(t, company) + (company.card.adds if company.employee != EMPTY else 0)


def full_production(card: CompanyCard) -> int:
    """What a company makes with everyone at work."""
    return card.output + card.adds
