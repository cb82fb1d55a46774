"""The names that shapes are made of, and the shapes of what an option comes to and of why something can't be done.

A name is a type of its own in a description, so that a page that forgets one does not compile.
"""

from typing import Annotated

from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.ground.codes import BenefitName, PartyName
from bodypolitic.game.ground.typed import OneOf, TypeAliasType, TypedDict
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.record import Record, kinds_of
from bodypolitic.game.records.refusals import Refusal


def named(kind: str) -> OneOf:
    """One of the slugs of a kind of value."""
    return OneOf(lambda: [KINDS[kind].slug(value) for value in range(len(KINDS[kind]))])


def one_kind_of(*families: type[Record]) -> OneOf:
    """The kind of one of the records of some families."""
    return OneOf(lambda: [kind for family in families for kind in kinds_of(family)])


CauseName = TypeAliasType("CauseName", Annotated[str, named("Cause")])
CompanyName = TypeAliasType("CompanyName", Annotated[str, named("CompanyId")])
ActionCard = TypeAliasType("ActionCard", Annotated[str, named("ActionCardId")])
EventName = TypeAliasType("EventName", Annotated[str, named("EventId")])
PriorityCardName = TypeAliasType("PriorityCardName", Annotated[str, named("PriorityCard")])
PolicyName = TypeAliasType("PolicyName", Annotated[str, named("Policy")])
PolicySection = TypeAliasType("PolicySection", Annotated[str, named("Section")])
ActionName = TypeAliasType("ActionName", Annotated[str, OneOf(lambda: [*BASIC_ACTION_NAMES, *FREE_ACTION_NAMES])])
OptionKind = TypeAliasType("OptionKind", Annotated[str, one_kind_of(Option)])
HappeningKind = TypeAliasType("HappeningKind", Annotated[str, one_kind_of(Happening)])
RefusalKind = TypeAliasType("RefusalKind", Annotated[str, one_kind_of(Refusal)])

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
    reason: RefusalKind
    values: Values
