"""The Hidden Agenda cards: what each asks for, when it can be claimed and what it is worth."""

from typing import Final, NewType

from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.components.measures import (
    AGENDA_MATCHES,
    BILLS_PASSED,
    CAPITAL,
    COMPANIES_OWNED,
    EVENTS_DEALT_WITH,
    EXPORTED,
    FULLY_OPERATIONAL_COMPANIES,
    INDUSTRIES_WITH_TWO,
    LOANS_TAKEN,
    OPERATIONAL_COMPANIES,
    OWN_INFLUENCE,
    POPULATION,
    SECTIONS_IN_FORCE,
    STORED,
    TRADE_UNIONS,
    TREASURY,
    UNEMPLOYED_WORKERS,
    WAGES,
    WORKPLACES_ELSEWHERE,
)
from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import (
    ACTION,
    CC,
    EDUCATION,
    ELECTIONS,
    FOOD,
    HEALTH,
    LUXURY,
    MC,
    PRODUCTION,
    SCORING,
    ST,
    WC,
    Measure,
    Resource,
    Role,
    section_named,
)
from bodypolitic.game.records.kinds import KINDS, Cards

HiddenAgendaId = NewType("HiddenAgendaId", int)
NO_AGENDA: Final = HiddenAgendaId(-1)

# When an agenda can be claimed, where it is not in one phase
ANYTIME: Final = -1
AT_GAME_END: Final = -2


class Goal:
    """One figure that has to be reached, or not to be exceeded."""

    __slots__ = ("at_most", "measure", "needed", "resource", "sections")

    def __init__(
        self, measure: Measure, needed: int, *, at_most: bool = False, sections: str = "", resource: Resource = FOOD
    ) -> None:
        self.measure = measure
        self.needed = needed
        self.at_most = at_most
        codes = sections.split()
        self.sections = tuple([section_named(code) for code in codes])
        self.resource = resource


class HiddenAgenda(Printed):
    """A card. `id` is its place in `HIDDEN_AGENDAS`; it can be claimed from `first_round` to `last_round`."""

    __slots__ = ("first_round", "goals", "id", "last_round", "role", "timing", "vp")

    def __init__(
        self,
        role: Role,
        slug: str,
        vp: int,
        timing: int,
        *goals: Goal,
        first_round: int = 1,
        last_round: int = ROUNDS,
    ) -> None:
        self.id = NO_AGENDA
        self.role = role
        super().__init__("agenda", slug)
        self.vp = vp
        self.timing = timing
        self.goals = goals
        self.first_round = first_round
        self.last_round = last_round

    def counts(self, measure: Measure) -> bool:
        """Whether one of its goals is about something."""
        return any(goal.measure == measure for goal in self.goals)


def _all_in_force(sections: str) -> Goal:
    return Goal(SECTIONS_IN_FORCE, len(sections.split()), sections=sections)


HIDDEN_AGENDAS: Final[tuple[HiddenAgenda, ...]] = (
    HiddenAgenda(ST, "leviathan", 8, ANYTIME, Goal(EVENTS_DEALT_WITH, 10)),
    HiddenAgenda(ST, "expert-budgeter", 4, AT_GAME_END, Goal(LOANS_TAKEN, 0, at_most=True)),
    HiddenAgenda(ST, "according-to-plan", 5, SCORING, Goal(AGENDA_MATCHES, 4)),
    HiddenAgenda(ST, "strong-welfare-state", 10, ANYTIME, Goal(TREASURY, 150), _all_in_force("4A 5A")),
    HiddenAgenda(ST, "state-led-economy", 8, ANYTIME, _all_in_force("1A"), Goal(OPERATIONAL_COMPANIES, 6)),
    HiddenAgenda(
        MC,
        "entrepreneur",
        8,
        ANYTIME,
        Goal(STORED, 8, resource=FOOD),
        Goal(STORED, 8, resource=LUXURY),
        Goal(STORED, 8, resource=HEALTH),
        Goal(STORED, 8, resource=EDUCATION),
    ),
    HiddenAgenda(MC, "successful-startup", 8, ANYTIME, Goal(FULLY_OPERATIONAL_COMPANIES, 5), last_round=3),
    HiddenAgenda(
        MC,
        "growing-middle-class",
        10,
        ANYTIME,
        Goal(FULLY_OPERATIONAL_COMPANIES, 8),
        Goal(WORKPLACES_ELSEWHERE, 5),
    ),
    HiddenAgenda(MC, "golden-compromise", 4, ANYTIME, _all_in_force("1B 2B 3B 4B 5B")),
    HiddenAgenda(MC, "we-work-we-thrive", 5, AT_GAME_END, Goal(UNEMPLOYED_WORKERS, 0, at_most=True)),
    HiddenAgenda(WC, "rally-the-masses", 4, ANYTIME, Goal(OWN_INFLUENCE, 6)),
    HiddenAgenda(WC, "workers-unite", 8, ANYTIME, Goal(TRADE_UNIONS, 4)),
    HiddenAgenda(WC, "working-class-push", 10, ELECTIONS, Goal(BILLS_PASSED, 3)),
    HiddenAgenda(WC, "small-labor-force", 5, AT_GAME_END, Goal(POPULATION, 7, at_most=True)),
    HiddenAgenda(WC, "the-surplus-value-is-ours", 8, PRODUCTION, Goal(WAGES, 240)),
    HiddenAgenda(CC, "corporate-empire", 10, ANYTIME, Goal(COMPANIES_OWNED, 12), Goal(OPERATIONAL_COMPANIES, 11)),
    HiddenAgenda(
        CC,
        "toward-a-neoliberal-state",
        4,
        ANYTIME,
        Goal(SECTIONS_IN_FORCE, 3, sections="1C 2C 3C 4C 5C"),
        first_round=2,
    ),
    HiddenAgenda(CC, "export-tycoon", 8, ACTION, Goal(EXPORTED, 240)),
    HiddenAgenda(CC, "diversified-portfolio", 8, AT_GAME_END, Goal(INDUSTRIES_WITH_TWO, 5)),
    HiddenAgenda(CC, "venture-capitalist", 5, AT_GAME_END, Goal(CAPITAL, 320)),
)


def _number_cards() -> None:
    for number, agenda in enumerate(HIDDEN_AGENDAS):
        agenda.id = HiddenAgendaId(number)


_number_cards()
KINDS["HiddenAgendaId"] = Cards("hidden-agenda", HIDDEN_AGENDAS)

AGENDAS_DRAWN: Final = 2


def agendas_of(role: Role) -> list[HiddenAgendaId]:
    """The five agendas of a role."""
    return [agenda.id for agenda in HIDDEN_AGENDAS if agenda.role == role]
