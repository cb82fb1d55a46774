"""How much: a figure, or so much for each of something that is counted when the card is played."""

from typing import Final

from bodypolitic.game.ground.codes import CC, FOOD, FOREIGN_TRADE, HEALTH, LUXURY, MC, ST, A, Resource, Role
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.spelling import record
from bodypolitic.game.rules.basic_actions.propose_bill import markers_on_table
from bodypolitic.game.rules.scores import agenda_matches
from bodypolitic.game.rules.workers import employed_count, operational_companies, unemployed_count
from bodypolitic.game.table.table import EMPTY, Table

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


def _operational_in(t: Table, who: Role, industry: Resource) -> int:
    return sum([1 for company in t.companies[who] if company.operational and company.card.industry == industry])


def count(t: Table, who: Role, what: int) -> int:
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


@record
class Quantity(Record):
    """A figure, and so much more for each of what is counted."""

    fixed: int
    each: int = 0
    what: int = NOTHING

    def of(self, t: Table, who: Role) -> int:
        """The quantity as it is now for a role."""
        return self.fixed + self.each * count(t, who, self.what)


def per(what: int, each: int = 1, plus: int = 0) -> Quantity:
    """So much for each of something."""
    return Quantity(plus, each, what)
