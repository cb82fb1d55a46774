"""Check IMF, and the IMF intervention (p. 12, 33, 34)."""

from typing import Final

from bodypolitic.game.components.boards import IMF_POLICIES, LOAN_PAID_LATE, LOANS_THAT_BRING_THE_IMF
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    CC,
    FISCAL,
    L1,
    LABOR_MARKET,
    MC,
    NOBODY,
    ST,
    SUPPLY,
    C,
    Letter,
    Policy,
)
from bodypolitic.game.records.happenings import IMFIntervenes
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import PayLoans
from bodypolitic.game.records.refusals import IMFWouldCome, NeedsMoney, Refusal
from bodypolitic.game.rules.free_actions.adjust_prices import ALL_PRICES, let_seller_adjust
from bodypolitic.game.rules.money import discard_loans, pay, pay_off_loan
from bodypolitic.game.rules.politics.policies import adjust_wages_to_labor_market, discard_bill, move_policy_marker
from bodypolitic.game.rules.politics.public_companies import ResizePublicSector
from bodypolitic.game.rules.resources import gain_influence
from bodypolitic.game.rules.scores import halve_legitimacy
from bodypolitic.game.rules.staffing import set_wage
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table

IMF_PAGE: Final = 33
STAYS: Final = Letter(-1)  # a policy that an intervention leaves alone


def loans_too_many(t: Table) -> int:
    """How many loans the State must get rid of to be below the number that brings the IMF."""
    return max(0, t.loans[ST] - LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]] + 1)


class CheckIMF(Work):
    """The State pays off loans at 55 V each to get below the number that brings the IMF, or the IMF comes."""

    def run(self, t: Table) -> None:
        for module in t.modules:
            module.imf_check_begins(t)
        needed = loans_too_many(t)
        if needed == 0:
            return
        affordable = min(t.loans[ST], t.money[ST] // LOAN_PAID_LATE)
        if affordable < needed:
            if not any(module.imf_intervenes(t) for module in t.modules):
                intervene(t)
        elif t.plays(ST):
            t.push(PayLoansToAvoidIMF(ST))
        else:
            _pay_loans(t, affordable)


def _pay_loans(t: Table, number: int) -> None:
    for _ in range(number):
        pay_off_loan(t, ST, LOAN_PAID_LATE)


class PayLoansToAvoidIMF(Ask[PayLoans]):
    """How many loans the State player pays off: at least as many as keep the IMF away."""

    def options(self, t: Table) -> list[PayLoans]:
        affordable = min(t.loans[ST], t.money[ST] // LOAN_PAID_LATE)
        return [PayLoans(number) for number in range(loans_too_many(t), affordable + 1)]

    def page(self) -> int:
        return IMF_PAGE

    def expected(self, t: Table) -> list[PayLoans]:
        needed = loans_too_many(t)
        return [PayLoans(number) for number in range(t.loans[ST] + 1) if number >= needed - 1]

    def why_not(self, t: Table, option: PayLoans) -> Refusal:
        needed = loans_too_many(t)
        return (
            IMFWouldCome(needed) if option.amount < needed else NeedsMoney(option.amount * LOAN_PAID_LATE, t.money[ST])
        )

    def offer(self, t: Table, option: PayLoans) -> Offer | None:
        return Offer(money=option.amount * LOAN_PAID_LATE, payer=ST, payee=SUPPLY)

    def choose(self, t: Table, option: PayLoans) -> None:
        _pay_loans(t, option.amount)


def intervene(t: Table) -> None:
    """Bills fall, policies and wages are forced; then companies close, prices may follow and loans are settled."""
    t.tell(IMFIntervenes())
    discard_bills(t, ALL_POLICIES)
    t.push(SettleWithIMF())
    force_policies(t, IMF_POLICIES)


def force_policies(t: Table, sections: tuple[Letter, ...]) -> None:
    """Move policies to their sections at once; then wages, public companies and prices follow.

    Labor Market forced to C forces every wage to L1; elsewhere wages follow it as after an election.
    """
    resizes = sections[FISCAL] not in (STAYS, t.policies[FISCAL])
    labor_market_moves = sections[LABOR_MARKET] not in (STAYS, t.policies[LABOR_MARKET])
    for policy in ALL_POLICIES:
        if sections[policy] not in (STAYS, t.policies[policy]):
            move_policy_marker(t, policy, sections[policy])
    for seller in (CC, MC):
        if t.plays(seller):
            let_seller_adjust(t, seller, ALL_PRICES)
    if resizes:
        t.push(ResizePublicSector())
    if sections[LABOR_MARKET] == C:
        for module in t.modules:
            module.wages_are_forced(t)
        for company in t.all_companies():
            set_wage(t, company, L1)
    elif labor_market_moves:
        adjust_wages_to_labor_market(t)


def discard_bills(t: Table, policies: tuple[Policy, ...]) -> None:
    """Each proposer gets 1 influence for each bill that falls."""
    for policy in policies:
        proposer = t.bills[policy]
        if proposer != NOBODY:
            discard_bill(t, policy)
            gain_influence(t, proposer, 1, causes.IMF)


class SettleWithIMF(Work):
    """The State pays 55 V for each loan or all it has, is rid of them, and its legitimacy is halved."""

    def run(self, t: Table) -> None:
        settle_loans(t)
        if t.plays(ST):
            halve_legitimacy(t)


def owed_to_imf(t: Table) -> int:
    """What all the loans of the State come to, 55 V each."""
    return LOAN_PAID_LATE * t.loans[ST]


def settle_loans(t: Table) -> None:
    """The State pays off its loans, or all it has if that is not enough, and is rid of them."""
    pay(t, ST, SUPPLY, min(owed_to_imf(t), t.money[ST]), causes.IMF)
    discard_loans(t, ST)
