"""Offers: what an option comes to, as the step that offers it reckons it.

Whoever shows or judges an option takes its figures from here, so that nothing else works them out again.
"""

from typing import Final

from bodypolitic.game.ground.codes import BENEFITS, PARTIES, BasicActionId, BenefitItem, Party, Resource
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.shapes import OfferShown


@record
class Offer(Record):
    """What is got or given for an option, for how much money, and who pays whom; None where nothing is to be said.

    `goods` are resources or voting cubes, each with its amount. `money` is what `payer` pays in all, or `each` for
    every unit, of which `half` says that only the half is due; `tariff` is the State's part of it. `influence` is what
    a vote costs. `wages` will be due in all for a company, and `paid_back` is what a lender gets back. Where a card
    leaves a choice, `action` or the effects of `does` are what is done.
    """

    goods: tuple[tuple[BenefitItem, int], ...] = ()
    money: int | None = None
    each: int | None = None
    half: bool = False
    tariff: int | None = None
    payer: Party | None = None
    payee: Party | None = None
    influence: int | None = None
    wages: int | None = None
    paid_back: int | None = None
    action: BasicActionId | None = None
    does: tuple[Record, ...] = ()

    def to_json(self) -> OfferShown:
        """What there is to say, in words that a program can read; what is done, the text of the option tells."""
        told: OfferShown = {}
        if self.goods:
            told["goods"] = [{"item": BENEFITS[item], "amount": amount} for item, amount in self.goods]
        if self.money is not None:
            told["money"] = self.money
        if self.each is not None:
            told["each"] = self.each
        if self.half:
            told["half"] = True
        if self.tariff is not None:
            told["tariff"] = self.tariff
        if self.payer is not None:
            told["payer"] = PARTIES[self.payer]
        if self.payee is not None:
            told["payee"] = PARTIES[self.payee]
        if self.influence is not None:
            told["influence"] = self.influence
        if self.wages is not None:
            told["wages"] = self.wages
        if self.paid_back is not None:
            told["paid_back"] = self.paid_back
        return told


NO_OFFER: Final = Offer()  # of an option of which its step has nothing to say


def amount_of(resource: Resource, amount: int) -> tuple[tuple[BenefitItem, int], ...]:
    """So much of one resource, and nothing else."""
    return ((BenefitItem(resource), amount),)
