"""Extra Shift Criteria: which company works the shift."""

from typing import Final

from bodypolitic.game.automas.building import in_order, scarce_service
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import FOOD, INFLUENCE, LUXURY, MC, CompanyId
from bodypolitic.game.records.options import WorkExtraShift
from bodypolitic.game.rules.basic_actions.extra_shift import employee_joins
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.rules.resources import room
from bodypolitic.game.table.table import EMPTY, Table

ROOM_FOR_OUTPUT: Final = lines.line("mc-shift-room-for-output")
TWO_OWN_WORKERS: Final = lines.line("mc-shift-two-own-workers")
FREE_EMPLOYEE: Final = lines.line("mc-shift-employee-not-committed")


def choose_company_for_shift(t: Table, cards: list[CompanyId]) -> CompanyId:
    """The company that works the shift; a media company only where there is no other."""
    others = [card for card in cards if COMPANIES[card].industry != INFLUENCE]
    options = others or cards
    return narrow(
        t,
        MC,
        options,
        [
            Bullet(ROOM_FOR_OUTPUT, lambda card: int(_has_room(t, card))),
            Bullet(TWO_OWN_WORKERS, lambda card: int(COMPANIES[card].size > 1)),
            Bullet(FREE_EMPLOYEE, lambda card: int(_has_free_employee(t, card))),
            in_order(FOOD),
            *scarce_service(t, options),
            in_order(LUXURY),
        ],
        lambda card: (WorkExtraShift(card),),
    )


def _has_room(t: Table, card: CompanyId) -> bool:
    company = t.company(card)
    industry = company.card.industry
    output = output_now(t, company) + (company.card.adds if employee_joins(company) else 0)
    return industry == INFLUENCE or room(t, MC, industry) >= output


def _has_free_employee(t: Table, card: CompanyId) -> bool:
    company = t.company(card)
    return company.employee != EMPTY and not company.employee_committed
