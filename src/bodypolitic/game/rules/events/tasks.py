"""Which task is which, and what the State does with an event. Expansions declare the tasks of their own cards."""

from bodypolitic.game.components.event_cards import (
    BUILD_FOR_ANOTHER,
    BUY_FROM_PLAYERS,
    MONEY_PER_COMPANY,
    MONEY_PER_POPULATION,
    MONEY_PER_PUBLIC_WORKER,
    MONEY_TO_ALL,
    MONEY_TO_TWO_CLASSES,
    PROPOSE_FOR_ANOTHER,
    PROVIDE_HALF,
    PROVIDE_INFLUENCE_AND_CUBES,
    PROVIDE_MEDIA_INFLUENCE,
    PROVIDE_PER_COMPANIES,
    SPEND_MONEY,
    SPEND_RESOURCE,
    SPLIT_MEDIA_INFLUENCE,
    SPLIT_VOTING_CUBES,
    Event,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ST, SUPPLY
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.game.rules.events.building import BuildCompanyForAnother
from bodypolitic.game.rules.events.for_a_class import (
    ProposeForAnother,
    ProvideInfluenceAndCubes,
    ProvideItems,
    ProvideMediaInfluence,
    ProvideMoney,
    ProvideMoneyToTwo,
)
from bodypolitic.game.rules.events.sharing import BuyFromPlayers, SplitMediaInfluence, SplitVotingCubes
from bodypolitic.game.rules.events.spending import ProvideSumToAll, SpendGoods, SpendSum
from bodypolitic.game.rules.events.task import TASKS
from bodypolitic.game.rules.money import pay
from bodypolitic.game.table.table import Table

TASKS[PROVIDE_HALF] = ProvideItems()
TASKS[PROVIDE_PER_COMPANIES] = ProvideItems()
TASKS[PROVIDE_MEDIA_INFLUENCE] = ProvideMediaInfluence()
TASKS[SPLIT_MEDIA_INFLUENCE] = SplitMediaInfluence()
TASKS[SPLIT_VOTING_CUBES] = SplitVotingCubes()
TASKS[PROVIDE_INFLUENCE_AND_CUBES] = ProvideInfluenceAndCubes()
TASKS[MONEY_TO_TWO_CLASSES] = ProvideMoneyToTwo()
TASKS[MONEY_TO_ALL] = ProvideSumToAll()
TASKS[MONEY_PER_PUBLIC_WORKER] = ProvideMoney()
TASKS[MONEY_PER_COMPANY] = ProvideMoney()
TASKS[MONEY_PER_POPULATION] = ProvideMoney()
TASKS[SPEND_RESOURCE] = SpendGoods()
TASKS[SPEND_MONEY] = SpendSum()
TASKS[BUY_FROM_PLAYERS] = BuyFromPlayers()
TASKS[PROPOSE_FOR_ANOTHER] = ProposeForAnother()
TASKS[BUILD_FOR_ANOTHER] = BuildCompanyForAnother()


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
