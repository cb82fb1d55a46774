"""Using luxury, education and healthcare at the end of an Automa's turn, and whom it trains."""

from typing import Final

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.automas.free_actions import take_if_able
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import MC, UNSKILLED, WC, CompanyId, Place, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import NewWorker, Option, TrainAs, Upgrade
from bodypolitic.game.rules.action import FreeAction
from bodypolitic.game.rules.free_actions.use_services import (
    USE_EDUCATION,
    USE_HEALTHCARE,
    USE_LUXURY,
    ChooseNewSkill,
    ChooseWorkerToTrain,
)
from bodypolitic.game.rules.workers import ChooseNewWorker
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table

USED_IN_ORDER: Final[tuple[FreeAction, ...]] = (USE_LUXURY, USE_EDUCATION, USE_HEALTHCARE)

TRAINS_UNEMPLOYED: Final = lines.line("training-an-unemployed-worker")
TRAINS_EMPLOYED: Final = lines.line("training-an-employed-worker-at-random")


@record
class UseServices(Work):
    """Use everything of which there is enough, as often as possible: luxury, then education, then health."""

    role: Role

    def run(self, t: Table) -> None:
        for action in USED_IN_ORDER:
            if action.why_not(t, self.role) is None:
                t.push(UseServices(self.role))
                take_if_able(t, self.role, action)
                return


@answers(ChooseWorkerToTrain, by=(WC, MC))
def choose_worker_to_train(t: Table, role: Role, step: ChooseWorkerToTrain, options: list[Upgrade]) -> Option:
    """An unskilled unemployed worker; without one, an unskilled employed one at random; else anyone at random."""
    for option in options:
        if option.skill == UNSKILLED and option.at == UNEMPLOYED:
            t.tell(AutomaChose(role, TRAINS_UNEMPLOYED))
            return option
    workers = [
        option for option in options if option.skill == UNSKILLED for _ in range(_unskilled_in(t, role, option.at))
    ]
    t.tell(AutomaChose(role, TRAINS_EMPLOYED if workers else lines.AT_RANDOM))
    workers = workers or options
    return workers[chance.below(t.chance, len(workers))]


@answers(ChooseNewWorker, ChooseNewSkill, by=(WC, MC))
def choose_new_skill(
    t: Table, role: Role, step: ChooseNewWorker | ChooseNewSkill, options: list[NewWorker] | list[TrainAs]
) -> Option:
    """By the Skilled Worker Criteria."""
    skill = automa_of(t, role).choose_skill(t, [option.skill for option in options])
    return next(option for option in options if option.skill == skill)


def _unskilled_in(t: Table, role: Role, place: Place) -> int:
    company = t.company(CompanyId(place))
    return company.workers.count(UNSKILLED) if company.staff == role else 1
