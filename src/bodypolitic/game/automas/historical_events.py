"""Historical Events: what an Automa answers to the questions that the cards ask."""

from bodypolitic.game import chance
from bodypolitic.game import happenings as h
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.codes import UNSKILLED
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.historical_events.effects import (
    ChooseCompanyForState,
    ChooseCompanyToLose,
    ChoosePublicCompanyToBuy,
    ChooseWorkerToLose,
)
from bodypolitic.game.options import EMIGRATE, Option
from bodypolitic.game.resources import output_of
from bodypolitic.game.table import Ask, Table


def answer_for_history(t: Table, role: int, step: Ask, options: list[Option]) -> Option | None:
    """The answer to a question of a Historical Event, or None."""
    if isinstance(step, ChooseCompanyToLose | ChooseCompanyForState):
        return _company_to_give_up(t, role, options)
    if isinstance(step, ChoosePublicCompanyToBuy):
        return _company_to_buy(t, role, options)
    if isinstance(step, ChooseWorkerToLose):
        return choose_worker_to_lose(t, role, options)
    return None


def _company_to_give_up(t: Table, role: int, options: list[Option]) -> Option:
    """The cheapest company, then the one that makes least."""

    def cost(number: int) -> int:
        return -COMPANIES[options[number].a].cost

    def makes(number: int) -> int:
        return -output_of(t.company(options[number].a))

    bullets = [Bullet(lines.CHEAPEST_COMPANY, cost), Bullet(lines.MAKES_LEAST, makes)]
    return options[narrow(t, role, list(range(len(options))), bullets)]


def _company_to_buy(t: Table, role: int, options: list[Option]) -> Option:
    """The dearest company, of which half is saved."""

    def cost(number: int) -> int:
        return COMPANIES[options[number].a].cost

    return options[narrow(t, role, list(range(len(options))), [Bullet(lines.DEAREST_COMPANY, cost)])]


def choose_worker_to_lose(t: Table, role: int, options: list[Option]) -> Option:
    """Unskilled workers go first; among equals each worker is as likely."""
    unskilled = [option for option in options if option.a == UNSKILLED]
    t.tell(h.AUTOMA_CHOSE, role, lines.UNSKILLED_LEAVE_FIRST if unskilled else lines.AT_RANDOM)
    workers = [option for option in unskilled or options for _ in range(_number_of(t, role, option))]
    return workers[chance.below(t.chance, len(workers))]


def _number_of(t: Table, role: int, option: Option) -> int:
    """How many workers an option stands for."""
    if option.verb == EMIGRATE:
        return t.unemployed[role * 6 + option.a]
    company = t.company(option.b)
    return company.workers.count(option.a) if company.staff == role else 1
