"""Automas and Expansions: what an Automa answers to the questions that mini-expansions ask."""

from bodypolitic.game.alternative_events.benefits import (
    ChangeWageForPhase,
    PressState,
    SellByBenefit,
    UseBenefits,
    changeable_wages,
)
from bodypolitic.game.alternative_events.kept_events import KeepEvent, benefit_of
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.desired_policies import favors
from bodypolitic.game.automas.historical_events import choose_worker_to_lose
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.codes import NOBODY, ST
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.components.event_cards import CHANGE_WAGE
from bodypolitic.game.crisis_response.effects import RemoveWorker
from bodypolitic.game.options import BENEFIT, KEEP_EVENT, SKIP, TURN_IN_EVENT, Option
from bodypolitic.game.table import Ask, Table

POLICIES_PRESSED: range = range(1, 6)  # Public Pressure goes by policies 2 to 6


def answer_for_expansions(t: Table, role: int, step: Ask, options: list[Option]) -> Option | None:
    """The answer to a question of Crisis Response or Alternative Events, or None."""
    if isinstance(step, KeepEvent):
        verb = TURN_IN_EVENT if t.round == ROUNDS else KEEP_EVENT
        return _with(options, verb)
    if isinstance(step, UseBenefits):
        return next(option for option in options if option.verb == SKIP or _is_of_use(t, role, option.a))
    if isinstance(step, SellByBenefit):
        return options[-1]
    if isinstance(step, ChangeWageForPhase):
        return _biggest_change_of_wage(t, role, options)
    if isinstance(step, RemoveWorker):
        return choose_worker_to_lose(t, role, options)
    if isinstance(step, PressState):
        return _with(options, BENEFIT if presses_state(t, role, step.policy) else SKIP)
    return None


def _with(options: list[Option], verb: int) -> Option:
    return next(option for option in options if option.verb == verb)


def _is_of_use(t: Table, role: int, event: int) -> bool:
    """Every Benefit is, but a change of wages only if there is one in its favor."""
    benefit = benefit_of(event)
    if benefit.kind != CHANGE_WAGE:
        return True
    return bool(_changes_in_its_favor(t, role, changeable_wages(t, role, benefit.amount)))


def _changes_in_its_favor(t: Table, role: int, options: list[Option]) -> list[int]:
    """Lower wages in its own companies but where workers strike, higher ones where its workers work for others.

    Not where nobody works.
    """
    found: list[int] = []
    for number, option in enumerate(options):
        company = t.company(option.a)
        if option.b < company.wage:
            in_its_favor = company.owner == role and not company.on_strike
        else:
            in_its_favor = company.owner != role
        if in_its_favor and company.staff != NOBODY:
            found.append(number)
    return found


def _biggest_change_of_wage(t: Table, role: int, options: list[Option]) -> Option:
    """Demand for State Intervention: the company whose wage would change the most, in the Automa's favor."""

    def change(number: int) -> int:
        company = t.company(options[number].a)
        return abs(company.card.wages[options[number].b - 1] - company.wage_paid)

    candidates = _changes_in_its_favor(t, role, options)
    return options[narrow(t, role, candidates, [Bullet(lines.BIGGEST_CHANGE_OF_WAGE, change)])]


def presses_state(t: Table, role: int, policy: int) -> bool:
    """Public Pressure: in the first election on policies 2 to 6 on a bill that it wants and the State should not."""
    bill = policy * 3 + t.bill_sections[policy]
    return policy in POLICIES_PRESSED and favors(t, role, bill) and not favors(t, ST, bill)
