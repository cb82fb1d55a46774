"""Strike: where the Working Class Automa could call one, and where it does."""

from typing import Final

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.automa import Hindrance
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import (
    EDUCATION,
    FOOD,
    HEALTH,
    INFLUENCE,
    L3,
    LABOR_MARKET,
    LUXURY,
    ST,
    WC,
    B,
    C,
    CompanyId,
    Resource,
    Role,
    SectionCode,
    section_of,
)
from bodypolitic.game.records.findings import Counted, LaborMarketFound
from bodypolitic.game.records.options import Done, Option, StrikeAt
from bodypolitic.game.rules.basic_actions.strike import Strike, strikeable, tokens_left
from bodypolitic.game.rules.resources import output_of, price_of
from bodypolitic.game.rules.staffing import lowest_wage
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import EMPTY, Company, Table

UNIONS_TO_STRIKE_AT_2B: Final = 2
COMPANIES_TO_STRIKE: Final = 2
INDUSTRIES_IN_ORDER: Final[tuple[Resource, ...]] = (INFLUENCE, HEALTH, EDUCATION, LUXURY, FOOD)

HAS_MACHINERY: Final = lines.line("wc-strike-machinery")
ONLY_ONE_OF_INDUSTRY: Final = lines.line("wc-strike-only-company-of-its-industry")
BIGGEST_WAGE_STEP: Final = lines.line("wc-strike-biggest-difference-in-wages")
INDUSTRY_ORDER: Final = lines.line("wc-strike-order-of-industries")
BIGGEST_PRODUCTION: Final = lines.line("wc-strike-biggest-production")


def sells_for_free(t: Table, company: Company) -> bool:
    """Whether a public company's service costs nothing, so that the Automa leaves it in peace."""
    return company.owner == ST and price_of(t, ST, company.card.industry, WC) == 0


def companies_to_strike(t: Table) -> list[CompanyId]:
    """The companies where it would strike."""
    return [card for card in strikeable(t) if not sells_for_free(t, t.company(card))]


def labor_market_allows_strike(t: Table) -> bool:
    """At 2C always, at 2B with 2 trade unions."""
    section = t.policies[LABOR_MARKET]
    return section == C or (section == B and sum(t.unions) >= UNIONS_TO_STRIKE_AT_2B)


def labor_market_found(t: Table) -> LaborMarketFound:
    """What a strike depends on: the section of the Labor Market and the trade unions."""
    return LaborMarketFound(SectionCode(section_of(LABOR_MARKET, t.policies[LABOR_MARKET])), sum(t.unions))


def why_no_strike(t: Table) -> Hindrance | None:
    """Strike's criteria: the Labor Market, 2 companies, and a token."""
    if not labor_market_allows_strike(t):
        return Hindrance(lines.NO_REASON_TO_STRIKE, labor_market_found(t))
    if tokens_left(t) == 0:
        return Hindrance(lines.NO_STRIKE_TOKEN)
    companies = len(companies_to_strike(t))
    return None if companies >= COMPANIES_TO_STRIKE else Hindrance(lines.FEW_COMPANIES_TO_STRIKE, Counted(companies))


def underpaid_companies(t: Table) -> int:
    """How many companies where it would strike pay no more than they must."""
    return sum([1 for card in companies_to_strike(t) if t.company(card).wage == lowest_wage(t)])


@answers(Strike, by=(WC,))
def choose_company_to_strike(t: Table, role: Role, step: Step, options: list[StrikeAt | Done]) -> Option:
    """Strike Token Placement Criteria; where only companies are left that it spares, it stops if it may."""
    wanted = companies_to_strike(t)
    struck = [option.company for option in options if isinstance(option, StrikeAt)]
    choices = [card for card in struck if card in wanted]
    if not choices:
        if len(struck) < len(options):
            return Done()
        choices = struck
    chosen = narrow(
        t,
        WC,
        choices,
        [
            Bullet(HAS_MACHINERY, lambda card: int(t.company(card).machinery)),
            Bullet(ONLY_ONE_OF_INDUSTRY, lambda card: int(_only_one_of_industry(t, t.company(card)))),
            Bullet(BIGGEST_WAGE_STEP, lambda card: _wage_step(t.company(card))),
            Bullet(INDUSTRY_ORDER, lambda card: INDUSTRIES_IN_ORDER.index(t.company(card).card.industry), lowest=True),
            Bullet(BIGGEST_PRODUCTION, lambda card: _production(t.company(card))),
        ],
        lambda card: (StrikeAt(card),),
    )
    return StrikeAt(chosen)


def _only_one_of_industry(t: Table, company: Company) -> bool:
    alike = [
        other
        for other in t.companies[company.owner]
        if other.operational and other.card.industry == company.card.industry
    ]
    return len(alike) == 1


def _wage_step(company: Company) -> int:
    """What the strike asks for: the step from the present wage to L3."""
    return company.card.wages[L3 - 1] - company.wage_paid


def _production(company: Company) -> int:
    return output_of(company) + (company.card.adds if company.employee != EMPTY else 0)
