"""What a player wants to know of an option besides what it is, such as its price: declared by the kind of option.

Each detail is a message under `detail-`.
"""

from collections.abc import Callable
from typing import Any, Final

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT
from bodypolitic.game.ground.codes import NOBODY, RESOURCES, ROLES, SECTIONS, SKILLS, Role, policy_of
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.offers import NO_OFFER, Offer
from bodypolitic.game.records.options import (
    Amount,
    Branch,
    BuyFrom,
    CallVote,
    CloseCompany,
    DealToStorages,
    DiscardBill,
    DiscardCompany,
    Export,
    Fill,
    GiveTo,
    OpenCompany,
    Option,
    Sell,
    SetWage,
    ToBuild,
    ToNationalize,
    ToPrivatize,
    ToPropose,
    ToSection,
    WorkOvertimeAt,
)
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import Catalogue, Values
from bodypolitic.words.describe import describe_effects


class Asked:
    """A seat that is asked something, with what an option comes to, in its language."""

    def __init__(self, words: Catalogue, offer: Offer | None, seat: Role = NOBODY) -> None:
        self.words = words
        self.language = words.language
        self.seat = seat
        self.offer = offer or NO_OFFER

    def money(self, amount: int | None, message: str = "detail-money") -> str:
        """A message about an amount of money, if there is one."""
        return "" if amount is None else self.words.text(message, {"money": amount})

    def listed(self, facts: list[str]) -> str:
        """Facts one after the other."""
        return self.words.joined("one-by-one", facts, before_last="one-by-one")


Detail = Callable[[Asked, Any], str]
DetailByTable = Callable[[Catalogue, Table, Any], str]
DETAILS: Final[dict[type[Option], Detail]] = {}
DETAILS_BY_TABLE: Final[dict[type[Option], DetailByTable]] = {}  # what has to be looked up on the table


def details(*kinds: type[Option]) -> Callable[[Detail], Detail]:
    """Say of which kinds of options a function tells the detail."""

    def declared(detail: Detail) -> Detail:
        DETAILS.update(dict.fromkeys(kinds, detail))
        return detail

    return declared


def details_by_table(*kinds: type[Option]) -> Callable[[DetailByTable], DetailByTable]:
    """Say of which kinds of options a function looks the detail up on the table."""

    def declared(detail: DetailByTable) -> DetailByTable:
        DETAILS_BY_TABLE.update(dict.fromkeys(kinds, detail))
        return detail

    return declared


@details(CloseCompany, Sell, ToPrivatize, GiveTo, Export)
def price(asked: Asked, option: Option) -> str:
    """What it costs."""
    return asked.money(asked.offer.money)


@details(Amount)
def _price_of_amount(asked: Asked, option: Amount) -> str:
    return asked.money(asked.offer.money) if asked.offer.goods else ""


@details(BuyFrom)
def _price_each(asked: Asked, option: BuyFrom) -> str:
    return asked.money(asked.offer.each, "detail-half-price-each" if asked.offer.half else "detail-price-each")


@details(ToNationalize)
def _compensation(asked: Asked, option: Option) -> str:
    return asked.money(asked.offer.money, "detail-compensation")


@details(WorkOvertimeAt)
def _wages_due(asked: Asked, option: Option) -> str:
    return asked.money(asked.offer.money, "detail-wages-due")


@details(SetWage)
def _wage_at_level(asked: Asked, option: SetWage) -> str:
    return asked.money(asked.offer.wages, "detail-wage-in-all")


@details(DealToStorages)
def _tariff_on_deal(asked: Asked, option: DealToStorages) -> str:
    return asked.money(asked.offer.tariff, "detail-tariff")


@details(CallVote)
def _price_of_vote(asked: Asked, option: CallVote) -> str:
    cost = asked.offer.influence
    return asked.words.text("detail-vote", {"influence": cost}) if cost else asked.words.text("detail-free-vote")


@details(Branch)
def text_of_branch(asked: Asked, option: Branch) -> str:
    """What one of the options of a card is."""
    if asked.offer.action is not None:
        return asked.words.text(KINDS["BasicActionId"].message(asked.offer.action))
    effects = tuple([effect for effect in asked.offer.does if isinstance(effect, Effect)])
    return describe_effects(effects, asked.seat, asked.language)


@details_by_table(ToPropose, ToSection)
def _present_section(words: Catalogue, t: Table, option: ToPropose | ToSection) -> str:
    section = SECTIONS[t.policies[policy_of(option.section)]]
    return words.text("detail-present-section", {"section": f"section-{section}"})


@details_by_table(DiscardBill)
def _proposer_of_bill(words: Catalogue, t: Table, option: DiscardBill) -> str:
    proposer = t.bills[policy_of(option.section)]
    return words.text("detail-proposer", {"who": f"party-{ROLES[proposer]}"})


def _facts_of_company(asked: Asked, company: int) -> list[str]:
    card = COMPANIES[company]
    output: Values = {"amount": card.output, "resource": f"resource-{RESOURCES[card.industry]}"}
    facts = [asked.money(card.cost), asked.words.text("detail-output", output)]
    if card.slots:
        slots = [asked.words.text(f"worker-{SKILLS[slot]}", form="skill") for slot in card.slots]
        facts.append(asked.words.text("detail-slots", {"slots": asked.words.joined("before-last", slots)}))
    if card.employee != NO_SLOT:
        employee: Values = {"worker": f"worker-{SKILLS[card.employee]}", "amount": card.adds}
        facts.append(asked.words.text("detail-employee", employee))
    if card.wages:
        low, middle, high = card.wages
        facts.append(asked.words.text("detail-wages", {"low": low, "middle": middle, "high": high}))
    return facts


@details(OpenCompany, Fill, DiscardCompany)
def printed_on_company(asked: Asked, option: Any) -> str:
    """All that is printed on a company."""
    return asked.listed(_facts_of_company(asked, option.company))


@details(ToBuild)
def _company_to_build(asked: Asked, option: ToBuild) -> str:
    facts = _facts_of_company(asked, option.company)
    if asked.offer.money != COMPANIES[option.company].cost:
        facts.insert(0, asked.money(asked.offer.money, "detail-own-cost"))
    return asked.listed(facts)
