"""How things are counted: a function is declared for the measure that it counts, here or in a module of its own."""

from collections.abc import Callable
from typing import Final

from bodypolitic.game.components.measures import (
    AGENDA_MATCHES,
    BILL_MARKERS_ON_TABLE,
    COMPANIES_OWNED,
    COMPANIES_WITH_EMPLOYEE,
    EMPLOYED_WORKERS,
    HALVES_OF_POPULATION,
    HEALTHCARE_COMPANIES,
    LUXURY_COMPANIES,
    NOTHING,
    OPERATIONAL_COMPANIES,
    OPERATIONAL_PAIRS,
    OWN_INFLUENCE,
    PAIRS_OF_COMPANIES,
    POPULATION,
    PROTECTED_COMPANIES,
    TRADE_UNIONS,
    TREASURY,
    UNEMPLOYED_WORKERS,
    WORKERS_ELSEWHERE,
    WORKPLACES_ELSEWHERE,
)
from bodypolitic.game.ground.codes import CC, FOOD, FOREIGN_TRADE, HEALTH, LUXURY, MC, ST, A, Measure, Resource, Role
from bodypolitic.game.rules.basic_actions.propose_bill import markers_on_table
from bodypolitic.game.rules.scores import agenda_matches
from bodypolitic.game.rules.workers import employed_count, operational_companies, unemployed_count
from bodypolitic.game.table.table import EMPTY, Company, Table

# The table, whose things are counted, and of which sections, resources or industries
Counter = Callable[[Table, Role, tuple[int, ...]], int]

COUNTERS: Final[dict[Measure, Counter]] = {}


def counts(measure: Measure) -> Callable[[Counter], Counter]:
    """Say what a function counts."""

    def declared(counter: Counter) -> Counter:
        COUNTERS[measure] = counter
        return counter

    return declared


def count(t: Table, who: Role, what: Measure, of: tuple[int, ...] = ()) -> int:
    """Count something, of a role where it is a role's."""
    return COUNTERS[what](t, who, of)


@counts(NOTHING)
def _nothing(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return 0


@counts(POPULATION)
def _population(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.population(who)


@counts(HALVES_OF_POPULATION)
def _halves_of_population(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return (t.population(who) + 1) // 2


@counts(EMPLOYED_WORKERS)
def _employed_workers(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return employed_count(t, who)


@counts(UNEMPLOYED_WORKERS)
def _unemployed_workers(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return unemployed_count(t, who)


def _workplaces(t: Table) -> list[Company]:
    """The companies of others in which the Middle Class works."""
    return [company for company in t.companies[CC] + t.companies[ST] if company.staff == MC]


@counts(WORKERS_ELSEWHERE)
def _workers_elsewhere(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([company.card.size for company in _workplaces(t)])


@counts(WORKPLACES_ELSEWHERE)
def _workplaces_elsewhere(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return len(_workplaces(t))


@counts(COMPANIES_OWNED)
def _companies_owned(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return len(t.companies[who])


@counts(PAIRS_OF_COMPANIES)
def _pairs_of_companies(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return len(t.companies[who]) // 2


@counts(OPERATIONAL_COMPANIES)
def _operational_companies(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return operational_companies(t, who)


@counts(OPERATIONAL_PAIRS)
def _operational_pairs(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return operational_companies(t, who) // 2


@counts(COMPANIES_WITH_EMPLOYEE)
def _companies_with_employee(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([1 for company in t.companies[MC] if company.employee != EMPTY])


@counts(PROTECTED_COMPANIES)
def _protected_companies(t: Table, who: Role, of: tuple[int, ...]) -> int:
    industries = (FOOD, LUXURY) if t.policies[FOREIGN_TRADE] == A else (FOOD,)
    return sum([1 for company in t.companies[CC] if company.card.industry in industries])


def _operational_in(t: Table, who: Role, industry: Resource) -> int:
    return sum([1 for company in t.companies[who] if company.operational and company.card.industry == industry])


@counts(HEALTHCARE_COMPANIES)
def _healthcare_companies(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return _operational_in(t, who, HEALTH)


@counts(LUXURY_COMPANIES)
def _luxury_companies(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return _operational_in(t, who, LUXURY)


@counts(AGENDA_MATCHES)
def _agenda_matches(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return agenda_matches(t)


@counts(TRADE_UNIONS)
def _trade_unions(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum(t.unions)


@counts(BILL_MARKERS_ON_TABLE)
def _bill_markers(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return markers_on_table(t, who)


@counts(OWN_INFLUENCE)
def _influence(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.influence[who]


@counts(TREASURY)
def _treasury(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.money[ST]
