"""Historical Events: what an Automa answers to the questions that the cards ask, and to a crisis that costs workers."""

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.expansions.crisis_response.effects import RemoveWorker
from bodypolitic.game.expansions.historical_events.effects import (
    ChooseCompanyForState,
    ChooseCompanyToLose,
    ChoosePublicCompanyToBuy,
    ChooseWorkerToLose,
)
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import UNSKILLED, CompanyId, Role
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import CloseDown, Option, Take, ToEmigrate, ToNationalize, ToPrivatize
from bodypolitic.game.rules.resources import output_of
from bodypolitic.game.table.table import Table


@answers(ChooseCompanyToLose, ChooseCompanyForState)
def company_to_give_up(
    t: Table,
    role: Role,
    step: ChooseCompanyToLose | ChooseCompanyForState,
    options: list[CloseDown] | list[ToNationalize],
) -> Option:
    """The cheapest company, then the one that makes least."""

    def cost(number: int) -> int:
        return COMPANIES[options[number].company].cost

    def makes(number: int) -> int:
        return output_of(t.company(options[number].company))

    bullets = [Bullet(lines.CHEAPEST_COMPANY, cost, lowest=True), Bullet(lines.MAKES_LEAST, makes, lowest=True)]
    return options[narrow(t, role, list(range(len(options))), bullets, lambda number: (options[number],))]


@answers(ChoosePublicCompanyToBuy)
def company_to_buy(t: Table, role: Role, step: ChoosePublicCompanyToBuy, options: list[ToPrivatize]) -> Option:
    """The dearest company, of which half is saved."""

    def cost(number: int) -> int:
        return COMPANIES[options[number].company].cost

    dearest = Bullet(lines.DEAREST_COMPANY, cost)
    return options[narrow(t, role, list(range(len(options))), [dearest], lambda number: (options[number],))]


@answers(ChooseWorkerToLose, RemoveWorker)
def worker_to_lose(
    t: Table, role: Role, step: ChooseWorkerToLose | RemoveWorker, options: list[Take | ToEmigrate]
) -> Option:
    """Unskilled workers go first; among equals each worker is as likely."""
    unskilled = [option for option in options if option.skill == UNSKILLED]
    t.tell(AutomaChose(role, lines.UNSKILLED_LEAVE_FIRST if unskilled else lines.AT_RANDOM))
    workers = [option for option in unskilled or options for _ in range(_number_of(t, role, option))]
    return workers[chance.below(t.chance, len(workers))]


def _number_of(t: Table, role: Role, option: Take | ToEmigrate) -> int:
    """How many workers an option stands for."""
    if isinstance(option, ToEmigrate):
        return t.unemployed[role][option.skill]
    company = t.company(CompanyId(option.from_))
    return company.workers.count(option.skill) if company.staff == role else 1
