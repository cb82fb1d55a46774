"""What is counted: for the amounts on cards, the goals of Hidden Agendas and the requirements of Historical Events.

How each is counted is declared by the rules, with `counts` of `cards/measures.py`.
"""

from typing import Final

from bodypolitic.game.ground.codes import Measure

_NAMES: Final[list[str]] = []


def _measure(name: str) -> Measure:
    _NAMES.append(name)
    return Measure(len(_NAMES) - 1)


NOTHING: Final = _measure("nothing")

# Of a role
POPULATION: Final = _measure("population")
EMPLOYED_WORKERS: Final = _measure("employed-workers")
UNEMPLOYED_WORKERS: Final = _measure("unemployed-workers")
WORKERS_ELSEWHERE: Final = _measure(
    "workers-elsewhere"
)  # Middle Class workers in Public and Capitalist Class companies
WORKPLACES_ELSEWHERE: Final = _measure("workplaces-elsewhere")  # those companies
COMPANIES_OWNED: Final = _measure("companies-owned")
OPERATIONAL_COMPANIES: Final = _measure("operational-companies")
FULLY_OPERATIONAL_COMPANIES: Final = _measure("fully-operational-companies")
COMPANIES_WITH_EMPLOYEE: Final = _measure("companies-with-employee")
PROTECTED_COMPANIES: Final = _measure("protected-companies")  # of agriculture and, at 6A, of luxury
HEALTHCARE_COMPANIES: Final = _measure("healthcare-companies")  # operational ones
LUXURY_COMPANIES: Final = _measure("luxury-companies")  # operational ones
INDUSTRIES_WITH_TWO: Final = _measure("industries-with-two")  # industries in which at least 2 companies are owned
HALVES_OF_POPULATION: Final = _measure("halves-of-population")  # points of Population by twos, rounded up
PAIRS_OF_COMPANIES: Final = _measure("pairs-of-companies")  # every full 2 companies owned
OPERATIONAL_PAIRS: Final = _measure("operational-pairs")  # every full 2 operational companies
BILL_MARKERS_ON_TABLE: Final = _measure("bill-markers")
OWN_INFLUENCE: Final = _measure("influence")  # of the State its personal one
PROSPERITY: Final = _measure("prosperity")
STORED: Final = _measure("stored")  # of a resource

# Of the table
TREASURY: Final = _measure("treasury")
CAPITAL: Final = _measure("capital")
TRADE_UNIONS: Final = _measure("trade-unions")
AGENDA_MATCHES: Final = _measure("agenda-matches")
SECTIONS_IN_FORCE: Final = _measure("sections-in-force")  # of some sections
POLICIES_IN_SECTION: Final = _measure("policies-in-section")  # how many of policies 1 to 5 stand in a section
OPERATIONAL: Final = _measure("operational")  # operational companies of some industries, whoever owns them
COMPANIES_IN: Final = _measure("companies-in")  # companies of some industries, operational or not
WITH_MACHINERY: Final = _measure("with-machinery")
UNEMPLOYED: Final = _measure("unemployed")  # workers of both classes
LOANS: Final = _measure("loans")  # of all players
STATE_LOANS: Final = _measure("state-loans")
INFLUENCE_OF_PLAYERS: Final = _measure("influence-of-players")
INFLUENCE_OF_CLASSES: Final = _measure("influence-of-classes")

# Of what has happened
EVENTS_DEALT_WITH: Final = _measure("events-dealt-with")
LOANS_TAKEN: Final = _measure("loans-taken")
BILLS_PASSED: Final = _measure("bills-passed")  # own ones, in one Elections Phase
WAGES: Final = _measure("wages")  # in one Production Phase
EXPORTED: Final = _measure("exported")  # money from the Foreign Market in one action

MEASURES: Final = tuple(_NAMES)
