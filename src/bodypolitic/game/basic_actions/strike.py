"""Strike (p. 15): strike tokens on up to 2 companies with Working Class workers and wages below L3."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.codes import L3, MC, ST, WC
from bodypolitic.game.components.boards import STRIKE_TOKENS, STRIKES_UP_TO
from bodypolitic.game.options import DONE, STRIKE, Option
from bodypolitic.game.reasons import Reason
from bodypolitic.game.table import EMPTY, Ask, Company, Table


def why_not(t: Table, seat: int) -> Reason | None:
    """A strike token, and a company that may be struck."""
    if tokens_left(t) == 0:
        return Reason(reasons.NO_STRIKE_TOKEN)
    return None if strikeable(t) else Reason(reasons.NO_COMPANY_TO_STRIKE)


def begin(t: Table, seat: int) -> None:
    """Up to 2 companies, at least one."""
    t.push(Strike(seat, STRIKES_UP_TO, may_stop=False))


def tokens_left(t: Table) -> int:
    """Strike tokens that lie on no company."""
    return STRIKE_TOKENS - sum(1 for company in t.all_companies() if company.on_strike)


def _may_strike(t: Table, company: Company) -> bool:
    if company.wage in {0, L3} or company.on_strike:
        return False
    if company.owner == MC:
        return company.employee != EMPTY and not company.employee_committed
    if company.owner == ST and not t.plays(ST):
        return False
    return company.staff == WC and not company.committed


def strikeable(t: Table) -> list[int]:
    """Companies with uncommitted Working Class workers, wages at L1 or L2 and no token; public ones with 4 players."""
    return [company.card.id for company in t.all_companies() if _may_strike(t, company)]


def call_strike(t: Table, card: int) -> None:
    """Put a strike token on a company."""
    t.company(card).on_strike = True
    t.tell(h.STRIKE_CALLED, card)


class Strike(Ask):
    """The next company to strike."""

    FIELDS = ("seat", "left", "may_stop")

    def __init__(self, seat: int, left: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.may_stop = may_stop

    def options(self, t: Table) -> list[Option]:
        options = [Option(STRIKE, card) for card in strikeable(t)] if tokens_left(t) else []
        if self.may_stop:
            options.append(Option(DONE))
        return options

    def choose(self, t: Table, option: Option) -> None:
        if option.verb == STRIKE:
            call_strike(t, option.a)
            if self.left > 1:
                t.push(Strike(self.seat, self.left - 1, may_stop=True))
