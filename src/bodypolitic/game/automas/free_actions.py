"""The free actions that Automas take by themselves, as often as they can."""

from typing import Final

from bodypolitic.game.automas.narrowing import Bullet, preferred
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import UNSKILLED, Role
from bodypolitic.game.records.happenings import FreeActionTaken
from bodypolitic.game.records.options import SwapAt
from bodypolitic.game.rules.action import FreeAction
from bodypolitic.game.rules.free_actions.pay_off_loan import FREE_ACTION as PAY_OFF_LOAN
from bodypolitic.game.rules.free_actions.receive_benefits import FREE_ACTION as RECEIVE_BENEFITS
from bodypolitic.game.rules.free_actions.swap_workers import FREE_ACTION as SWAP_WORKERS
from bodypolitic.game.rules.free_actions.swap_workers import swap, swaps
from bodypolitic.game.rules.workers import open_skilled_slots
from bodypolitic.game.table.table import Table

MOST_SLOTS_FOR_SKILL: Final = lines.line("swap-most-slots-for-the-skill")


def take_if_able(t: Table, role: Role, action: FreeAction) -> bool:
    """Take a free action, if its rule allows it now."""
    if action.why_not(t, role) is not None:
        return False
    t.tell(FreeActionTaken(role, action.id))
    action.begin(t, role)
    return True


def receive_benefits(t: Table, role: Role) -> None:
    """Receive Benefits, if there are any."""
    take_if_able(t, role, RECEIVE_BENEFITS)


def pay_off_loans(t: Table, role: Role) -> None:
    """Pay Off Loan, until no loan is left or no money for one."""
    while take_if_able(t, role, PAY_OFF_LOAN):
        pass


def swap_workers(t: Table, role: Role) -> None:
    """Swap Workers: skilled workers in unskilled slots change places with unskilled unemployed ones.

    Where there are too few of these, the skill with the most open slots of its own comes first.
    """
    told = False
    while t.unemployed[role][UNSKILLED]:
        possible = [option for option in swaps(t, role, ()) if option.in_ == UNSKILLED]
        if not possible:
            return
        if not told:
            t.tell(FreeActionTaken(role, SWAP_WORKERS.id))
            told = True
        chosen = _first_to_swap(t, role, possible)
        swap(t, role, t.company(chosen.company), chosen.out, UNSKILLED)


def _first_to_swap(t: Table, role: Role, possible: list[SwapAt]) -> SwapAt:
    misplaced = sum([_misplaced_alike(t, role, option) for option in possible])
    if misplaced <= t.unemployed[role][UNSKILLED]:
        return possible[0]
    most: Bullet[int] = Bullet(MOST_SLOTS_FOR_SKILL, lambda number: open_skilled_slots(t, role, possible[number].out))
    return preferred(t, role, possible, [most])


def _misplaced_alike(t: Table, role: Role, option: SwapAt) -> int:
    """How many workers of one skill stand in unskilled slots of the company that an option names."""
    company = t.company(option.company)
    if company.staff != role:
        return 1  # an employee
    return sum(
        [
            1
            for number, slot in enumerate(company.card.slots)
            if slot == UNSKILLED and company.workers[number] == option.out
        ]
    )
