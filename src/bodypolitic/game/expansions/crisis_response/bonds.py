"""New Government Bond Program: the classes may lend the State what it needs for its loans."""

from bodypolitic.game.expansions.crisis_response.card import BONDS
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse, FollowCard
from bodypolitic.game.expansions.crisis_response.records import BOND, BondIssued, Lend
from bodypolitic.game.ground.codes import CC, MC, ST, WC
from bodypolitic.game.records.happenings import RevenueToCapital
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Skip
from bodypolitic.game.records.refusals import NO_PAGE, NeedsMoney, Refusal
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.politics.imf import owed_to_imf, settle_loans
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table


def begin_gathering(t: Table) -> None:
    """Ask the classes in reverse player order, then see whether it is enough."""
    t.push(CountBonds())
    for who in (WC, MC, CC):
        if t.plays(who):
            t.push(LendToState(who))


class LendToState(Ask[Lend | Skip]):
    """How much a class lends, if anything; nobody borrows for it."""

    def options(self, t: Table) -> list[Lend | Skip]:
        affordable = [Lend(price) for price, _ in BONDS if price <= funds(t, self.seat)]
        return [Skip(), *affordable]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[Lend | Skip]:
        return [Lend(price) for price, _ in BONDS]

    def why_not(self, t: Table, option: Lend | Skip) -> Refusal:
        assert isinstance(option, Lend)
        return NeedsMoney(option.amount, funds(t, self.seat))

    def offer(self, t: Table, option: Lend | Skip) -> Offer | None:
        if isinstance(option, Skip):
            return None
        back = next(paid_back for price, paid_back in BONDS if price == option.amount)
        return Offer(money=option.amount, payer=self.seat, payee=ST, paid_back=back)

    def choose(self, t: Table, option: Lend | Skip) -> None:
        if isinstance(option, Lend):
            module = module_of(t, CrisisResponse)
            capital = t.capital
            pay(t, self.seat, ST, option.amount, BOND)
            module.gathered[self.seat] = option.amount
            module.from_capital += capital - t.capital


class CountBonds(Work):
    """With enough for all its loans the State pays them off and owes the lenders; else the next card is followed."""

    def run(self, t: Table) -> None:
        module = module_of(t, CrisisResponse)
        if t.money[ST] < owed_to_imf(t):
            return_money(t)
            module.set_card_aside(t)
            t.push(FollowCard())
            return
        for price, paid_back in BONDS:
            for who in (WC, MC, CC):
                if module.gathered[who] == price:
                    module.bonds[who] = paid_back
                    t.tell(BondIssued(who, paid_back))
        settle_loans(t)
        module.set_card_aside(t)


def return_money(t: Table) -> None:
    """Money gathered in vain goes back where it came from."""
    module = module_of(t, CrisisResponse)
    for who in (WC, MC, CC):
        pay(t, ST, who, module.gathered[who], BOND)
    if module.from_capital:
        t.money[CC] -= module.from_capital
        t.capital += module.from_capital
        t.tell(RevenueToCapital(module.from_capital))
