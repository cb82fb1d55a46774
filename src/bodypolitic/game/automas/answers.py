"""What Automas answer alike: who fills new companies, who leaves the country, and which cubes are replaced."""

from typing import Final

from bodypolitic.game import chance
from bodypolitic.game import happenings as h
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.assigning import Draft, Way, choose_way, stand_in
from bodypolitic.game.basic_actions.assign_workers import BASIC_TERMS
from bodypolitic.game.codes import UNSKILLED
from bodypolitic.game.options import EMIGRATE, EMPLOY, Option
from bodypolitic.game.staffing import FillUnskilledSlots
from bodypolitic.game.table import Table

UNSKILLED_LEAVE_FIRST: Final = lines.line("unskilled-workers-leave-first")


def choose_company_to_staff(t: Table, role: int, options: list[Option]) -> Option:
    """Which new public company its unemployed fill next, by the criteria for assigning."""
    companies = [t.company(option.a) for option in options]
    ways = [Way([company], [], [], company.card.size) for company in companies]
    chosen = choose_way(t, Draft(t, role, BASIC_TERMS), ways).companies[0]
    return options[companies.index(chosen)]


def choose_stand_in(t: Table, role: int, step: FillUnskilledSlots, options: list[Option]) -> Option:
    """Which skilled worker takes an unskilled slot of a new company."""
    unemployed = [0] * 6
    for option in options:
        unemployed[option.a] = t.unemployed[role * 6 + option.a] - step.chosen.count(option.a)
    return Option(EMPLOY, stand_in(t, role, unemployed))


def choose_emigrant(t: Table, role: int, options: list[Option]) -> Option:
    """Who leaves the country: an unskilled worker, else one at random."""
    leaving: list[Option] = []
    for option in options:
        if option.verb == EMIGRATE:
            if option.a == UNSKILLED:
                t.tell(h.AUTOMA_CHOSE, role, UNSKILLED_LEAVE_FIRST)
                return option
            leaving += [option] * t.unemployed[role * 6 + option.a]
    t.tell(h.AUTOMA_CHOSE, role, lines.AT_RANDOM)
    return leaving[chance.below(t.chance, len(leaving))]


def choose_cube_to_replace(t: Table, role: int, options: list[Option]) -> Option:
    """Which of several opponents' cubes is replaced: any of those drawn, as if the first revealed."""
    cubes = [option for option in options for _ in range(t.drawn[option.a])]
    t.tell(h.AUTOMA_CHOSE, role, lines.AT_RANDOM)
    return cubes[chance.below(t.chance, len(cubes))]
