"""All tasks, and what the State does with an event by them."""

from typing import Final

from bodypolitic.game.components.event_cards import BUILD_FOR_ANOTHER, Event, TaskId
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ST, SUPPLY
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.game.rules.events.building import BuildCompanyForAnother
from bodypolitic.game.rules.events.for_a_class import FOR_A_CLASS
from bodypolitic.game.rules.events.sharing import SHARED_OUT
from bodypolitic.game.rules.events.spending import OF_AN_AMOUNT
from bodypolitic.game.rules.events.task import Task
from bodypolitic.game.rules.money import pay
from bodypolitic.game.table.table import Table

# Expansions add theirs
TASKS: Final[dict[TaskId, Task]] = {
    **FOR_A_CLASS,
    **OF_AN_AMOUNT,
    **SHARED_OUT,
    BUILD_FOR_ANOTHER: BuildCompanyForAnother(),
}


def feasible(t: Table, event: Event) -> bool:
    """Whether the State can carry out an event at all."""
    return TASKS[event.task].feasible(t, event)


def why_infeasible(t: Table, event: Event) -> Refusal:
    """Why the State can't carry out an event at all."""
    return TASKS[event.task].why_infeasible(t, event)


def offer_of_task(event: Event) -> Offer | None:
    """What it comes to that the State begins an event."""
    money = TASKS[event.task].money_at_once(event)
    return Offer(money=money, payer=ST, payee=SUPPLY) if money else None


def begin_task(t: Table, event: Event) -> None:
    """The State deals with an event."""
    task = TASKS[event.task]
    pay(t, ST, SUPPLY, task.money_at_once(event), causes.EVENT)
    task.begin(t, event)
