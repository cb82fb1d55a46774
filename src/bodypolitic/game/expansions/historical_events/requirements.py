"""What must hold for a Historical Event to happen: sections of policies, and figures that may go by player count."""

from typing import Final

from bodypolitic.game.components.boards import PROSPERITY
from bodypolitic.game.ground.codes import CC, MC, SECTIONS, ST, WC
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.table import Table

ANY_FIGURE: Final = -1  # no condition at some player count

# What can be measured
POLICIES_IN_SECTION: Final = 0  # how many of policies 1 to 5 stand in a section
OPERATIONAL: Final = 1  # operational companies of an industry, whoever owns them
COMPANIES_IN: Final = 2  # companies of some industries, operational or not
WITH_MACHINERY: Final = 3
UNEMPLOYED: Final = 4
TRADE_UNIONS: Final = 5
PROSPERITY_OF: Final = 6
LOANS: Final = 7
TREASURY: Final = 8
STATE_LOANS: Final = 9
INFLUENCE_OF_PLAYERS: Final = 10
INFLUENCE_OF_CLASSES: Final = 11
COMPANIES_OF: Final = 12
PERSONAL_INFLUENCE: Final = 13
POPULATION_OF: Final = 14
MEASURES: Final = (
    "policies-in-section",
    "operational",
    "companies-in",
    "with-machinery",
    "unemployed",
    "trade-unions",
    "prosperity-of",
    "loans",
    "treasury",
    "state-loans",
    "influence-of-players",
    "influence-of-classes",
    "companies-of",
    "personal-influence",
    "population-of",
)


class Requirement:
    """A condition: some figure is at least or at most so much, by player count, or a policy stands in some section.

    `of` says what is measured: a section, industries, a role. Figures run for 2, 3 and 4 players.
    """

    __slots__ = ("least", "measure", "most", "of", "sections")

    def __init__(
        self,
        measure: int,
        of: tuple[int, ...] = (),
        *,
        least: tuple[int, int, int] | None = None,
        most: tuple[int, int, int] | None = None,
        sections: str = "",
    ) -> None:
        self.measure = measure
        self.of = of
        self.least = least
        self.most = most
        self.sections = sections

    def met(self, t: Table) -> bool:
        """Whether the condition holds now."""
        if self.sections:
            return SECTIONS[t.policies[int(self.sections[0]) - 1]] in self.sections
        figure = measured(t, self.measure, self.of)
        if self.least is not None:
            wanted = self.least[t.players - 2]
            return wanted == ANY_FIGURE or figure >= wanted
        assert self.most is not None
        wanted = self.most[t.players - 2]
        return wanted == ANY_FIGURE or figure <= wanted


def measured(t: Table, measure: int, of: tuple[int, ...]) -> int:
    """The figure that a requirement looks at."""
    if measure == POLICIES_IN_SECTION:
        return t.policies[:5].count(of[0])
    if measure == OPERATIONAL:
        return sum([1 for company in t.all_companies() if company.operational and company.card.industry in of])
    if measure == COMPANIES_IN:
        return sum([1 for company in t.all_companies() if company.card.industry in of])
    if measure == WITH_MACHINERY:
        return sum([1 for company in t.all_companies() if company.machinery or company.card.automated])
    if measure == UNEMPLOYED:
        return unemployed_count(t, WC) + unemployed_count(t, MC)
    if measure == TRADE_UNIONS:
        return sum(t.unions)
    if measure == PROSPERITY_OF:
        return PROSPERITY[of[0]][t.prosperity[of[0]]] if t.plays(of[0]) else 0
    if measure == LOANS:
        return sum(t.loans)
    if measure == TREASURY:
        return t.money[ST]
    if measure == STATE_LOANS:
        return t.loans[ST]
    if measure == INFLUENCE_OF_PLAYERS:
        return sum(t.influence)
    if measure == INFLUENCE_OF_CLASSES:
        return t.influence[WC] + t.influence[MC] + t.influence[CC]
    if measure == COMPANIES_OF:
        return len(t.companies[of[0]])
    if measure == PERSONAL_INFLUENCE:
        return t.influence[ST]
    return t.population(of[0])


def in_section(sections: str) -> Requirement:
    """A policy in one of some sections, such as `2B 2C`."""
    return Requirement(POLICIES_IN_SECTION, sections=sections)


def at_least(figure: int, measure: int, *of: int) -> Requirement:
    """A figure that is the same for any number of players."""
    return Requirement(measure, of, least=(figure, figure, figure))


def at_most(figure: int, measure: int, *of: int) -> Requirement:
    """The most of something, for any number of players."""
    return Requirement(measure, of, most=(figure, figure, figure))


def at_least_by_players(figures: tuple[int, int, int], measure: int, *of: int) -> Requirement:
    """A figure for 2, 3 and 4 players."""
    return Requirement(measure, of, least=figures)


def at_most_by_players(figures: tuple[int, int, int], measure: int, *of: int) -> Requirement:
    """The most of something for 2, 3 and 4 players."""
    return Requirement(measure, of, most=figures)
