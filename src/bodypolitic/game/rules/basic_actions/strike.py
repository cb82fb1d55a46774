"""Strike (p. 15): strike tokens on up to 2 companies with Working Class workers and wages below L3."""

from typing import Final

from bodypolitic.game.components.boards import STRIKE_TOKENS, STRIKES_UP_TO
from bodypolitic.game.ground.codes import L3, MC, ST, WC, CompanyId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import StrikeCalled
from bodypolitic.game.records.options import Done, StrikeAt
from bodypolitic.game.records.refusals import (
    CommittedThere,
    NobodyOfYoursWorksThere,
    NoCompanyToStrike,
    NoStrikeToken,
    OnStrikeAlready,
    PaysTopWage,
    Refusal,
    StateIsNotPlayed,
)
from bodypolitic.game.rules.action import BasicAction, basic_action
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table


def why_not(t: Table, seat: Role) -> Refusal | None:
    """A strike token, and a company that may be struck."""
    if tokens_left(t) == 0:
        return NoStrikeToken()
    return None if strikeable(t) else NoCompanyToStrike()


def begin(t: Table, seat: Role) -> None:
    """Up to 2 companies, at least one."""
    t.push(Strike(seat, STRIKES_UP_TO, may_stop=False))


BASIC_ACTION: Final[BasicAction] = basic_action("strike", {WC: 15}, why_not, begin)


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


def strikeable(t: Table) -> list[CompanyId]:
    """Companies with uncommitted Working Class workers, wages at L1 or L2 and no token; public ones with 4 players."""
    return [company.card.id for company in t.all_companies() if _may_strike(t, company)]


def companies_with_wages(t: Table) -> list[CompanyId]:
    """The companies where one might look for a strike."""
    return [company.card.id for company in t.all_companies() if company.wage]


def why_no_strike(t: Table, company: Company) -> Refusal:
    """Why a company that pays wages can't be struck."""
    if company.on_strike:
        return OnStrikeAlready()
    if company.owner == ST and not t.plays(ST):
        return StateIsNotPlayed()
    if (company.employee == EMPTY) if company.owner == MC else (company.staff != WC):
        return NobodyOfYoursWorksThere()
    if company.wage == L3:
        return PaysTopWage()
    if company.employee_committed if company.owner == MC else company.committed:
        return CommittedThere()
    return NoStrikeToken()


def call_strike(t: Table, card: CompanyId) -> None:
    """Put a strike token on a company."""
    t.company(card).on_strike = True
    t.tell(StrikeCalled(card))


@record
class Strike(Ask[StrikeAt | Done]):
    """The next company to strike."""

    left: int
    may_stop: bool

    def options(self, t: Table) -> list[StrikeAt | Done]:
        options: list[StrikeAt | Done] = [StrikeAt(card) for card in strikeable(t)] if tokens_left(t) else []
        if self.may_stop:
            options.append(Done())
        return options

    def page(self) -> int:
        return BASIC_ACTION.pages[WC]

    def expected(self, t: Table) -> list[StrikeAt | Done]:
        return [StrikeAt(card) for card in companies_with_wages(t)]

    def why_not(self, t: Table, option: StrikeAt | Done) -> Refusal:
        assert isinstance(option, StrikeAt)
        return why_no_strike(t, t.company(option.company))

    def choose(self, t: Table, option: StrikeAt | Done) -> None:
        if isinstance(option, StrikeAt):
            call_strike(t, option.company)
            if self.left > 1:
                t.push(Strike(self.seat, self.left - 1, may_stop=True))
