"""Check IMF, and the IMF intervention (p. 12, 33, 34)."""

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import CC, FISCAL, L1, MC, NOBODY, ST, SUPPLY
from bodypolitic.game.components.boards import IMF_POLICIES, LOAN_PAID_LATE, LOANS_THAT_BRING_THE_IMF
from bodypolitic.game.free_actions.adjust_prices import ALL_PRICES, let_seller_adjust
from bodypolitic.game.money import discard_loans, pay, pay_off_loan
from bodypolitic.game.options import PAY_LOANS, Option
from bodypolitic.game.politics.policies import discard_bill, move_policy_marker
from bodypolitic.game.politics.public_companies import ResizePublicSector
from bodypolitic.game.resources import gain_influence
from bodypolitic.game.scores import halve_legitimacy
from bodypolitic.game.staffing import set_wage
from bodypolitic.game.table import Ask, Table, Work


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


class PayLoansToAvoidIMF(Ask):
    """How many loans the State player pays off: at least as many as keep the IMF away."""

    FIELDS = ("seat",)

    def options(self, t: Table) -> list[Option]:
        affordable = min(t.loans[ST], t.money[ST] // LOAN_PAID_LATE)
        return [Option(PAY_LOANS, number) for number in range(loans_too_many(t), affordable + 1)]

    def choose(self, t: Table, option: Option) -> None:
        _pay_loans(t, option.a)


def intervene(t: Table) -> None:
    """Bills fall, policies and wages are forced; then companies close, prices may follow and loans are settled."""
    t.tell(h.IMF_INTERVENES)
    _discard_bills(t)
    resizes = t.policies[FISCAL] != IMF_POLICIES[FISCAL]
    for policy in range(7):
        if t.policies[policy] != IMF_POLICIES[policy]:
            move_policy_marker(t, policy, IMF_POLICIES[policy])
    for company in t.all_companies():
        set_wage(t, company, L1)
    t.push(SettleWithIMF())
    for seller in (CC, MC):
        if t.plays(seller):
            let_seller_adjust(t, seller, ALL_PRICES)
    if resizes:
        t.push(ResizePublicSector())


def _discard_bills(t: Table) -> None:
    """Each proposer gets 1 influence for each bill that falls."""
    for policy in range(7):
        proposer = t.bills[policy]
        if proposer != NOBODY:
            discard_bill(t, policy)
            gain_influence(t, proposer, 1, h.IMF)


class SettleWithIMF(Work):
    """The State pays 55 V for each loan or all it has, is rid of them, and its legitimacy is halved."""

    def run(self, t: Table) -> None:
        owed = LOAN_PAID_LATE * t.loans[ST]
        pay(t, ST, SUPPLY, min(owed, t.money[ST]), h.IMF)
        discard_loans(t, ST)
        if t.plays(ST):
            halve_legitimacy(t)
