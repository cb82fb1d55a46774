"""Give Bonus (p. 19): 5 V to the workers of one company, who commit themselves for it."""

from typing import Final

from bodypolitic.game.components.boards import BONUS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, NOBODY, Role
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import GiveBonusAt
from bodypolitic.game.records.refusals import NeedsMoney, NobodyWorksThere, NoCompanyForBonus, Refusal
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.workers import commit
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A company with workers, and 5 V."""
    if not any(company.staff != NOBODY for company in t.companies[CC]):
        return NoCompanyForBonus()
    has = funds(t, CC)
    return NeedsMoney(BONUS, has) if has < BONUS else None


def begin(t: Table, seat: Role) -> None:
    """Choose the company."""
    t.push(GiveBonus(seat))


FREE_ACTION: Final[FreeAction] = free_action("give-bonus", {CC: 19}, why_not, begin)


class GiveBonus(Ask[GiveBonusAt]):
    """The company whose workers get the bonus."""

    def options(self, t: Table) -> list[GiveBonusAt]:
        return [GiveBonusAt(company.card.id) for company in t.companies[CC] if company.staff != NOBODY]

    def page(self) -> int:
        return FREE_ACTION.pages[CC]

    def expected(self, t: Table) -> list[GiveBonusAt]:
        return [GiveBonusAt(company.card.id) for company in t.companies[CC]]

    def why_not(self, t: Table, option: GiveBonusAt) -> Refusal:
        return NobodyWorksThere()

    def offer(self, t: Table, option: GiveBonusAt) -> Offer | None:
        return Offer(money=BONUS, payer=CC, payee=t.company(option.company).staff)

    def choose(self, t: Table, option: GiveBonusAt) -> None:
        company = t.company(option.company)
        pay(t, CC, company.staff, BONUS, causes.BONUS)
        commit(t, company)
