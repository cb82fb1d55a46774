"""What an Automa answers to what Crisis Response cards ask."""

from typing import Final

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.automas.working_class.striking import choose_company_to_strike
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.automa_lines import line
from bodypolitic.game.expansions.crisis_response.bonds import LendToState
from bodypolitic.game.expansions.crisis_response.effects import PlaceStrikeToken, RemoveWorker
from bodypolitic.game.expansions.crisis_response.records import Lend
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import UNSKILLED, WC, CompanyId, Role
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import Option, Skip, Take, ToEmigrate
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

BOND_BY_SYMBOL: Final = line("bond-by-symbol")

answers(PlaceStrikeToken, by=(WC,))(choose_company_to_strike)


@answers(LendToState)
def lend(t: Table, role: Role, step: LendToState, options: list[Lend | Skip]) -> Option:
    """New Government Bond Program: the most it can, if the AI card drawn for it shows the Influence symbol."""
    symbols = automa_of(t, role).draw_symbols(t, 1)
    t.tell(AutomaChose(role, BOND_BY_SYMBOL))
    return options[-1] if symbols else first_of(options, Skip)


@answers(RemoveWorker)
def worker_to_lose(t: Table, role: Role, step: Step, options: list[Take | ToEmigrate]) -> Option:
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
