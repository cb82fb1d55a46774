"""The shapes of what an option comes to, and of why something can't be done."""

from bodypolitic.game.ground.codes import BenefitName, PartyName
from bodypolitic.game.ground.typed import TypedDict

Values = dict[str, str | int]


class OfferedGoods(TypedDict):
    """So much of something."""

    item: BenefitName
    amount: int


class OfferShown(TypedDict, total=False):
    """What an option comes to, as far as there is something to say: `money` is what `payer` pays in all, or `each` for
    every unit, of which with `half` only the half is due. `tariff` is the State's part of it, `influence` what a vote
    costs, `wages` what a company will pay in all, and `paid_back` what a lender gets back."""

    goods: list[OfferedGoods]
    money: int
    each: int
    half: bool
    tariff: int
    payer: PartyName
    payee: PartyName
    influence: int
    wages: int
    paid_back: int


class RefusalShown(TypedDict):
    """What a seat might expect to pick and can't, with the page of the rulebook."""

    action: str
    page: int
    reason: str
    values: Values
