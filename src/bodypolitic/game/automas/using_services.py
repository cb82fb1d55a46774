"""Using luxury, education and healthcare at the end of an Automa's turn, and whom it trains."""

from typing import Final

from bodypolitic.game import chance
from bodypolitic.game import happenings as h
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.free_actions import take_if_able
from bodypolitic.game.codes import UNSKILLED
from bodypolitic.game.options import FREE_ACTIONS, UNEMPLOYED, Option
from bodypolitic.game.phases.action import FREE_ACTION_RULES
from bodypolitic.game.table import Table, Work

USED_IN_ORDER: Final = (
    FREE_ACTIONS.index("use-luxury"),
    FREE_ACTIONS.index("use-education"),
    FREE_ACTIONS.index("use-healthcare"),
)

TRAINS_UNEMPLOYED: Final = lines.line("training-an-unemployed-worker")
TRAINS_EMPLOYED: Final = lines.line("training-an-employed-worker-at-random")


class UseServices(Work):
    """Use everything of which there is enough, as often as possible: luxury, then education, then health."""

    FIELDS = ("role",)

    def __init__(self, role: int) -> None:
        self.role = role

    def run(self, t: Table) -> None:
        for action in USED_IN_ORDER:
            if FREE_ACTION_RULES[action][0](t, self.role) is None:
                t.push(UseServices(self.role))
                take_if_able(t, self.role, action)
                return


def choose_worker_to_train(t: Table, role: int, options: list[Option]) -> Option:
    """An unskilled unemployed worker; without one, an unskilled employed one at random; else anyone at random."""
    for option in options:
        if option.a == UNSKILLED and option.b == UNEMPLOYED:
            t.tell(h.AUTOMA_CHOSE, role, TRAINS_UNEMPLOYED)
            return option
    workers = [option for option in options if option.a == UNSKILLED for _ in range(_unskilled_in(t, role, option.b))]
    t.tell(h.AUTOMA_CHOSE, role, TRAINS_EMPLOYED if workers else lines.AT_RANDOM)
    workers = workers or options
    return workers[chance.below(t.chance, len(workers))]


def _unskilled_in(t: Table, role: int, place: int) -> int:
    company = t.company(place)
    return company.workers.count(UNSKILLED) if company.staff == role else 1
