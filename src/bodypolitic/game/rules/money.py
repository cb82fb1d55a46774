"""Paying, and the loans that forced payments bring (p. 18, 33)."""

from bodypolitic.game.components.boards import LOAN, LOAN_CARDS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, SUPPLY, Cause, Party, Role
from bodypolitic.game.records.happenings import CapitalSpent, DebtWaived, LoanDiscarded, LoanTaken, Paid
from bodypolitic.game.table.table import Table


def funds(t: Table, who: Role) -> int:
    """All the money a role can pay with: for the Capitalist Class its Revenue and its Capital."""
    return t.money[who] + t.capital if who == CC else t.money[who]


def loan_cards_left(t: Table) -> int:
    """How many of the ten Loan cards nobody holds."""
    return LOAN_CARDS - t.loans[0] - t.loans[1] - t.loans[2] - t.loans[3]


def _take_loans(t: Table, who: Role, needed: int) -> None:
    while funds(t, who) < needed and loan_cards_left(t) > 0:
        t.loans[who] += 1
        if who == CC:
            t.capital += LOAN
        else:
            t.money[who] += LOAN
        t.tell(LoanTaken(who))


def pay(t: Table, payer: Role, payee: Party, amount: int, reason: Cause, *, from_capital: bool = False) -> None:
    """A payment that must be made. Who can't pay takes loans; with no Loan card left the rest is waived (ruling R4).

    `payee` is a role, or the supply or the Foreign Market, which keep no money. The Capitalist Class pays from its
    Revenue first, or from its Capital first where a rule says so.
    """
    if amount <= 0:
        return
    if funds(t, payer) < amount:
        _take_loans(t, payer, amount)
        if funds(t, payer) < amount:
            t.tell(DebtWaived(payer, amount - funds(t, payer)))
            amount = funds(t, payer)
            if amount == 0:
                return
    if payer == CC:
        of_capital = min(amount, t.capital) if from_capital else max(0, amount - t.money[CC])
        if of_capital:
            t.capital -= of_capital
            t.tell(CapitalSpent(of_capital))
        t.money[CC] -= amount - of_capital
    else:
        t.money[payer] -= amount
    if payee < 4:
        t.money[payee] += amount
    t.tell(Paid(payer, payee, amount, reason))


def receive(t: Table, who: Role, payer: Party, amount: int, reason: Cause) -> None:
    """Money from the supply or the Foreign Market; the Capitalist Class's goes to its Revenue."""
    if amount:
        t.money[who] += amount
        t.tell(Paid(payer, who, amount, reason))


def discard_loans(t: Table, who: Role) -> None:
    """All Loan cards of a role go back, their last payments made."""
    while t.loans[who]:
        t.loans[who] -= 1
        t.tell(LoanDiscarded(who))


def pay_off_loan(t: Table, who: Role, price: int) -> None:
    """Spend the price of a loan and give the card back; the Capitalist Class spends Capital first."""
    pay(t, who, SUPPLY, price, causes.PAYING_OFF_LOAN, from_capital=True)
    t.loans[who] -= 1
    t.tell(LoanDiscarded(who))
