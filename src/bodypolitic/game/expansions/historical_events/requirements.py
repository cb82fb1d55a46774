"""What must hold for a Historical Event to happen: sections of policies, and figures that may go by player count."""

from typing import Final

from bodypolitic.game.cards.measures import count, counts
from bodypolitic.game.components import boards
from bodypolitic.game.components.measures import (
    COMPANIES_IN,
    INFLUENCE_OF_CLASSES,
    INFLUENCE_OF_PLAYERS,
    LOANS,
    OPERATIONAL,
    POLICIES_IN_SECTION,
    PROSPERITY,
    STATE_LOANS,
    UNEMPLOYED,
    WITH_MACHINERY,
)
from bodypolitic.game.ground.codes import CC, MC, NOBODY, SECTIONS, ST, WC, Letter, Measure, Policy, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.refusals import Refusal, RequirementExceeded, RequirementNotMet, needs_section
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.table import Table

ANY_FIGURE: Final = -1  # no condition at some player count


@record
class Requirement:
    """A condition: some figure is at least or at most so much, by player count, or a policy stands in some section.

    `who` says whose things are counted, `of` which: a section, industries. Figures run for 2, 3 and 4 players.
    """

    measure: Measure
    of: tuple[int, ...] = ()
    who: Role = NOBODY
    least: tuple[int, int, int] | None = None
    most: tuple[int, int, int] | None = None
    sections: str = ""

    def met(self, t: Table) -> bool:
        """Whether the condition holds now."""
        return self.why_not(t) is None

    def why_not(self, t: Table) -> Refusal | None:
        """Why the condition does not hold now, if it does not."""
        if self.sections:
            policy = Policy(int(self.sections[0]) - 1)
            letter = t.policies[policy]
            return None if SECTIONS[letter] in self.sections else needs_section(policy, self.sections)[letter]
        has = count(t, self.who, self.measure, self.of)
        if self.least is not None:
            least = self.least[t.players - 2]
            return RequirementNotMet(least, has, self.measure) if has < least else None
        assert self.most is not None
        most = self.most[t.players - 2]
        return RequirementExceeded(most, has, self.measure) if most != ANY_FIGURE and has > most else None


@counts(POLICIES_IN_SECTION)
def _policies_in_section(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.policies[: boards.SCORED_POLICIES].count(Letter(of[0]))


@counts(OPERATIONAL)
def _operational(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([1 for company in t.all_companies() if company.operational and company.card.industry in of])


@counts(COMPANIES_IN)
def _companies_in(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([1 for company in t.all_companies() if company.card.industry in of])


@counts(WITH_MACHINERY)
def _with_machinery(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([1 for company in t.all_companies() if company.machinery or company.card.automated])


@counts(UNEMPLOYED)
def _unemployed(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return unemployed_count(t, WC) + unemployed_count(t, MC)


@counts(PROSPERITY)
def _prosperity(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return boards.PROSPERITY[who][t.prosperity[who]] if t.plays(who) else 0


@counts(LOANS)
def _loans(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum(t.loans)


@counts(STATE_LOANS)
def _state_loans(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.loans[ST]


@counts(INFLUENCE_OF_PLAYERS)
def _influence_of_players(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum(t.influence)


@counts(INFLUENCE_OF_CLASSES)
def _influence_of_classes(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.influence[WC] + t.influence[MC] + t.influence[CC]


def in_section(sections: str) -> Requirement:
    """A policy in one of some sections, such as `2B 2C`."""
    return Requirement(POLICIES_IN_SECTION, sections=sections)


def at_least(figure: int, measure: Measure, *of: int, who: Role = NOBODY) -> Requirement:
    """A figure that is the same for any number of players."""
    return Requirement(measure, of, who=who, least=(figure, figure, figure))


def at_most(figure: int, measure: Measure, *of: int, who: Role = NOBODY) -> Requirement:
    """The most of something, for any number of players."""
    return Requirement(measure, of, who=who, most=(figure, figure, figure))


def at_least_by_players(figures: tuple[int, int, int], measure: Measure, *of: int, who: Role = NOBODY) -> Requirement:
    """A figure for 2, 3 and 4 players."""
    return Requirement(measure, of, who=who, least=figures)


def at_most_by_players(figures: tuple[int, int, int], measure: Measure, *of: int) -> Requirement:
    """The most of something for 2, 3 and 4 players."""
    return Requirement(measure, of, most=figures)
