"""What an Automa answers to what the cards ask, and what it sets off."""

from typing import Final

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.automas.desired_policies import distance, favors
from bodypolitic.game.automas.narrowing import Bullet, narrow, preferred
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.automa_lines import line
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.expansions.crisis_response.answers import worker_to_lose
from bodypolitic.game.expansions.historical_events.effects import (
    ChooseCompanyForState,
    ChooseCompanyToLose,
    ChoosePublicCompanyToBuy,
    ChooseWorkerToLose,
    MoveAnyPolicy,
)
from bodypolitic.game.expansions.historical_events.records import CloseDown
from bodypolitic.game.expansions.historical_events.triggers import SetOff, set_off, triggers_as_free_action
from bodypolitic.game.ground.codes import Role, policy_of
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import Done, Option, ToNationalize, ToPrivatize, ToSection
from bodypolitic.game.rules.resources import output_of
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table

HISTORY_INSTEAD_OF_SPECIAL: Final = line("history-instead-of-special-action")
CHEAPEST_COMPANY: Final = line("cheapest-company")
DEAREST_COMPANY: Final = line("dearest-company")
MAKES_LEAST: Final = line("makes-least")


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

    bullets = [Bullet(CHEAPEST_COMPANY, cost, lowest=True), Bullet(MAKES_LEAST, makes, lowest=True)]
    return options[narrow(t, role, list(range(len(options))), bullets, lambda number: (options[number],))]


@answers(ChoosePublicCompanyToBuy)
def company_to_buy(t: Table, role: Role, step: ChoosePublicCompanyToBuy, options: list[ToPrivatize]) -> Option:
    """The dearest company, of which half is saved."""

    def cost(number: int) -> int:
        return COMPANIES[options[number].company].cost

    dearest = Bullet(DEAREST_COMPANY, cost)
    return options[narrow(t, role, list(range(len(options))), [dearest], lambda number: (options[number],))]


@answers(MoveAnyPolicy)
def policy_to_move(t: Table, role: Role, step: MoveAnyPolicy, options: list[ToSection | Done]) -> Option:
    """The policy farthest from what it wants, one section towards that; nothing if all are as it wants them."""
    wanted = [option for option in options if isinstance(option, ToSection) and favors(t, role, option.section)]
    if not wanted:
        t.tell(AutomaChose(role, lines.NOT_CLOSER_TO_DESIRED))
        return first_of(options, Done)

    def away(number: int) -> int:
        policy = policy_of(wanted[number].section)
        return distance(role, policy, t.policies[policy])

    farthest = Bullet(lines.FARTHEST_FROM_DESIRED, away)
    return preferred(t, role, wanted, [farthest])


answers(ChooseWorkerToLose)(worker_to_lose)


@record
class SetOffInsteadOfSpecial(SetOff):
    """The card that an Automa sets off as a basic action in place of a special action."""

    def run(self, t: Table) -> None:
        t.tell(AutomaChose(self.seat, HISTORY_INSTEAD_OF_SPECIAL))
        super().run(t)


@record
class SetOffHistory(Work):
    """Every card that an Automa can set off as a free action."""

    role: Role

    def run(self, t: Table) -> None:
        cards = triggers_as_free_action(t, self.role)
        if cards:
            t.push(SetOffHistory(self.role))
            set_off(t, self.role, cards[0])
