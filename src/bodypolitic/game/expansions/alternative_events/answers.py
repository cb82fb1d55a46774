"""What an Automa answers to what the Benefits of Alternative Events ask."""

from typing import Final

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.automas.answers import choose_company_to_staff
from bodypolitic.game.automas.capitalist_class.companies import staffing
from bodypolitic.game.automas.desired_policies import favors
from bodypolitic.game.automas.middle_class.automa import hire
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components.automa_lines import line
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.expansions.alternative_events.benefits import (
    ChangeWageForPhase,
    PressState,
    SellByBenefit,
    StaffOwnCompany,
    UseBenefits,
    changeable_wages,
)
from bodypolitic.game.expansions.alternative_events.cards import CHANGE_WAGE
from bodypolitic.game.expansions.alternative_events.kept_events import KeepEvent, benefit_of
from bodypolitic.game.expansions.alternative_events.records import ToKeepEvent, TurnInEvent, UseBenefit
from bodypolitic.game.ground.codes import CC, MC, NOBODY, ST, EventId, Policy, Role, section_of
from bodypolitic.game.records.options import Amount, HireAt, NoWorkers, Option, SetWage, Skip, ToStaffCompany
from bodypolitic.game.table.table import Table

BIGGEST_CHANGE_OF_WAGE: Final = line("biggest-change-of-wage")
POLICIES_PRESSED: Final = range(1, 6)  # Public Pressure goes by policies 2 to 6


@answers(KeepEvent)
def keep_event(t: Table, role: Role, step: KeepEvent, options: list[ToKeepEvent | TurnInEvent]) -> Option:
    """It keeps a card as long as its Benefit can still be used."""
    return first_of(options, TurnInEvent) if t.round == ROUNDS else first_of(options, ToKeepEvent)


@answers(UseBenefits)
def use_benefits(t: Table, role: Role, step: UseBenefits, options: list[UseBenefit | Skip]) -> Option:
    """The first Benefit that is of use."""
    return next(option for option in options if isinstance(option, Skip) or _is_of_use(t, role, option.event))


def _is_of_use(t: Table, role: Role, event: EventId) -> bool:
    """Every Benefit is, but a change of wages only if there is one in its favor."""
    benefit = benefit_of(event)
    if benefit.kind != CHANGE_WAGE:
        return True
    return bool(_changes_in_its_favor(t, role, changeable_wages(t, role, benefit.amount)))


@answers(SellByBenefit)
def sell_by_benefit(t: Table, role: Role, step: SellByBenefit, options: list[Amount]) -> Option:
    """As much as it can."""
    return options[-1]


def _changes_in_its_favor(t: Table, role: Role, options: list[SetWage]) -> list[int]:
    """Lower wages in its own companies but where workers strike, higher ones where its workers work for others.

    Not where nobody works.
    """
    found: list[int] = []
    for number, option in enumerate(options):
        company = t.company(option.company)
        if option.level < company.wage:
            in_its_favor = company.owner == role and not company.on_strike
        else:
            in_its_favor = company.owner != role
        if in_its_favor and company.staff != NOBODY:
            found.append(number)
    return found


@answers(ChangeWageForPhase)
def biggest_change_of_wage(t: Table, role: Role, step: ChangeWageForPhase, options: list[SetWage]) -> Option:
    """Demand for State Intervention: the company whose wage would change the most, in the Automa's favor."""

    def change(number: int) -> int:
        company = t.company(options[number].company)
        return abs(company.card.wages[options[number].level - 1] - company.wage_paid)

    candidates = _changes_in_its_favor(t, role, options)
    biggest = Bullet(BIGGEST_CHANGE_OF_WAGE, change)
    return options[narrow(t, role, candidates, [biggest], lambda number: (options[number],))]


@answers(PressState)
def press_state(t: Table, role: Role, step: PressState, options: list[UseBenefit | Skip]) -> Option:
    """Public Pressure, where it is worth it."""
    return first_of(options, UseBenefit if presses_state(t, role, step.policy) else Skip)


def presses_state(t: Table, role: Role, policy: Policy) -> bool:
    """Public Pressure: in the first election on policies 2 to 6 on a bill that it wants and the State should not."""
    bill = section_of(policy, t.bill_sections[policy])
    return policy in POLICIES_PRESSED and favors(t, role, bill) and not favors(t, ST, bill)


@answers(StaffOwnCompany, by=(MC,))
def staff_or_hire(
    t: Table, role: Role, step: StaffOwnCompany, options: list[NoWorkers | ToStaffCompany | HireAt]
) -> Option:
    """Its own workers for one of its empty companies or, where none can be filled, an employee."""
    empty = [option for option in options if isinstance(option, ToStaffCompany)]
    if empty:
        return choose_company_to_staff(t, MC, empty)
    return hire(t, [option for option in options if isinstance(option, HireAt)])


answers(StaffOwnCompany, by=(CC,))(staffing)
