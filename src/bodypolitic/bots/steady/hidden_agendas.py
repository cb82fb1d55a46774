"""Which Hidden Agenda to keep, and how far one's own agenda draws one towards what it asks for."""

from typing import Final

from bodypolitic.bots.steady.aims import sets_aims
from bodypolitic.bots.steady.judging import BEFORE_ANYTHING_ELSE, judges
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS, HiddenAgenda
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas, met
from bodypolitic.game.expansions.hidden_agendas.records import KeepAgenda, ToClaimAgenda
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.table.module import module_if_played
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

# How often steady players achieve each, in games of 2, 3 and 4
CHANCE: Final = {
    "rally-the-masses": 0.25,
    "workers-unite": 0.07,
    "working-class-push": 0.25,
    "small-labor-force": 0.01,
    "the-surplus-value-is-ours": 0.07,
    "entrepreneur": 0.2,
    "successful-startup": 0.9,
    "growing-middle-class": 0.3,
    "golden-compromise": 0.85,
    "we-work-we-thrive": 0.01,
    "corporate-empire": 0.01,
    "toward-a-neoliberal-state": 0.9,
    "export-tycoon": 0.2,
    "diversified-portfolio": 0.01,
    "venture-capitalist": 0.35,
    "leviathan": 0.6,
    "expert-budgeter": 0.03,
    "according-to-plan": 0.35,
    "strong-welfare-state": 0.15,
    "state-led-economy": 0.45,
}


EAGERNESS: Final = 0.6  # the part of an agenda's reward that the steps towards it count for


def agenda_worth(agenda: HiddenAgenda) -> float:
    """What an agenda is worth from the start."""
    return agenda.vp * CHANCE[agenda.slug]


@sets_aims
def open_goals(t: Table, seat: Role, measure: int) -> list[tuple[tuple[int, ...], float]]:
    """The goals of one's own agenda that are about something and not reached yet, and what a step to each is worth."""
    module = module_if_played(t, HiddenAgendas)
    agenda = module.agenda_of(seat) if module is not None else None
    if agenda is None or t.round > agenda.last_round:
        return []
    share = EAGERNESS * agenda.vp / len(agenda.goals)
    return [
        (goal.sections, share / goal.needed)
        for goal in agenda.goals
        if goal.measure == measure and not goal.at_most and not met(t, agenda, goal)
    ]


@judges(KeepAgenda)
def keeping_agenda_worth(t: Table, seat: Role, step: Step, option: KeepAgenda) -> float:
    """An agenda to keep."""
    return agenda_worth(HIDDEN_AGENDAS[option.agenda])


@judges(ToClaimAgenda)
def claiming_worth(t: Table, seat: Role, step: Step, option: ToClaimAgenda) -> float:
    """Victory points for nothing: before anything else."""
    return BEFORE_ANYTHING_ELSE
