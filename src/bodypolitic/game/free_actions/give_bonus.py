"""Give Bonus (p. 19): 5 V to the workers of one company, who commit themselves for it."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import CC, NOBODY
from bodypolitic.game.components.boards import BONUS
from bodypolitic.game.money import funds, pay
from bodypolitic.game.options import GIVE_BONUS, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import Ask, Table
from bodypolitic.game.workers import commit


def why_not(t: Table, seat: int) -> Reason | None:
    """A company with workers, and 5 V."""
    if not any(company.staff != NOBODY for company in t.companies[CC]):
        return Reason(reasons.NO_COMPANY_FOR_BONUS)
    missing = BONUS - funds(t, CC)
    return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None


def begin(t: Table, seat: int) -> None:
    """Choose the company."""
    t.push(GiveBonus(seat))


class GiveBonus(Ask):
    """The company whose workers get the bonus."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        return [Option(GIVE_BONUS, company.card.id) for company in t.companies[CC] if company.staff != NOBODY]

    def choose(self, t: Table, option: Option) -> None:
        company = t.company(option.a)
        pay(t, CC, company.staff, BONUS, h.BONUS)
        commit(t, company)
