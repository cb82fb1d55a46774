"""How much: a figure, or so much for each of something that is counted when the card is played."""

from typing import Final

from bodypolitic.game.basic_actions.propose_bill import markers_on_table
from bodypolitic.game.codes import CC, FOOD, FOREIGN_TRADE, HEALTH, LUXURY, MC, ST, A
from bodypolitic.game.phases.scoring import agenda_matches
from bodypolitic.game.table import EMPTY, Table
from bodypolitic.game.workers import employed_count, operational_companies, unemployed_count

# What can be counted
NOTHING: Final = 0
POPULATION: Final = 1
EMPLOYED_WORKERS: Final = 2
WORKERS_ELSEWHERE: Final = 3  # Middle Class workers in Public and Capitalist Class companies
WORKPLACES_ELSEWHERE: Final = 4  # those companies
UNEMPLOYED_WORKERS: Final = 5
COMPANIES_WITH_EMPLOYEE: Final = 6
COMPANIES_OWNED: Final = 7
PROTECTED_COMPANIES: Final = 8  # of agriculture and, at 6A, of luxury
AGENDA_MATCHES: Final = 9
TRADE_UNIONS: Final = 10
HALVES_OF_POPULATION: Final = 11  # points of Population by twos, rounded up
PAIRS_OF_COMPANIES: Final = 12  # every full 2 companies owned
HEALTHCARE_COMPANIES: Final = 13  # operational ones
BILL_MARKERS_ON_TABLE: Final = 14
OPERATIONAL_PAIRS: Final = 15  # every full 2 operational companies
LUXURY_COMPANIES: Final = 16  # operational ones
COUNTS: Final = (
    "nothing",
    "population",
    "employed-workers",
    "workers-elsewhere",
    "workplaces-elsewhere",
    "unemployed-workers",
    "companies-with-employee",
    "companies-owned",
    "protected-companies",
    "agenda-matches",
    "trade-unions",
    "halves-of-population",
    "pairs-of-companies",
    "healthcare-companies",
    "bill-markers",
    "operational-pairs",
    "luxury-companies",
)


def _operational_in(t: Table, who: int, industry: int) -> int:
    return sum([1 for company in t.companies[who] if company.operational and company.card.industry == industry])


def count(t: Table, who: int, what: int) -> int:
    """Count something of a role."""
    if what == POPULATION:
        return t.population(who)
    if what == EMPLOYED_WORKERS:
        return employed_count(t, who)
    if what == WORKERS_ELSEWHERE:
        return sum([company.card.size for company in t.companies[CC] + t.companies[ST] if company.staff == MC])
    if what == WORKPLACES_ELSEWHERE:
        return sum([1 for company in t.companies[CC] + t.companies[ST] if company.staff == MC])
    if what == UNEMPLOYED_WORKERS:
        return unemployed_count(t, who)
    if what == COMPANIES_WITH_EMPLOYEE:
        return sum([1 for company in t.companies[MC] if company.employee != EMPTY])
    if what == COMPANIES_OWNED:
        return len(t.companies[who])
    if what == PROTECTED_COMPANIES:
        industries = (FOOD, LUXURY) if t.policies[FOREIGN_TRADE] == A else (FOOD,)
        return sum([1 for company in t.companies[CC] if company.card.industry in industries])
    if what == AGENDA_MATCHES:
        return agenda_matches(t)
    if what == TRADE_UNIONS:
        return sum(t.unions)
    if what == HALVES_OF_POPULATION:
        return (t.population(who) + 1) // 2
    if what == PAIRS_OF_COMPANIES:
        return len(t.companies[who]) // 2
    if what == HEALTHCARE_COMPANIES:
        return _operational_in(t, who, HEALTH)
    if what == LUXURY_COMPANIES:
        return _operational_in(t, who, LUXURY)
    if what == OPERATIONAL_PAIRS:
        return operational_companies(t, who) // 2
    if what == BILL_MARKERS_ON_TABLE:
        return markers_on_table(t, who)
    return 0


class Quantity:
    """A figure, and so much more for each of what is counted."""

    __slots__ = ("each", "fixed", "what")

    def __init__(self, fixed: int, each: int = 0, what: int = NOTHING) -> None:
        self.fixed = fixed
        self.each = each
        self.what = what

    def of(self, t: Table, who: int) -> int:
        """The quantity as it is now for a role."""
        return self.fixed + self.each * count(t, who, self.what)


def per(what: int, each: int = 1, plus: int = 0) -> Quantity:
    """So much for each of something."""
    return Quantity(plus, each, what)
