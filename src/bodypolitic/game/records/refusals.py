"""Refusals: why an action that a player might expect can't be taken now, as data with the rulebook page."""

from typing import Final

from bodypolitic.game.components.actions import BASIC_ACTION, Action
from bodypolitic.game.ground.codes import (
    PolicyNumber,
    Resource,
    Role,
    Section,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.spelling import record

CARD_PAGE: Final = 11  # playing action cards for their effect


class Refusal(Record):
    """Why not: a code and the figures that belong to it."""

    @property
    def code(self) -> str:
        """The refusal's name, such as `needs-unemployed`."""
        return self.kind


@record
class MainActionAlreadyTaken(Refusal):
    KIND = "main-action-taken"


@record
class FreeActionAlreadyTaken(Refusal):
    KIND = "free-action-taken"


@record
class FourPlayersOnly(Refusal):
    pass


@record
class NeedsMoney(Refusal):
    missing: int


@record
class NeedsRevenue(Refusal):
    missing: int


@record
class NeedsResource(Refusal):
    missing: int
    resource: Resource


@record
class NeedsPersonalInfluence(Refusal):
    missing: int


@record
class NoMediaInfluence(Refusal):
    pass


@record
class NoInfluenceInSupply(Refusal):
    pass


@record
class NoBillMarker(Refusal):
    pass


@record
class NeedsTwoBillMarkers(Refusal):
    pass


@record
class PolicyHasABill(Refusal):
    KIND = "policy-has-a-bill"

    policy: PolicyNumber


@record
class PolicyBarred(Refusal):
    policy: PolicyNumber


@record
class EveryPolicyHasABill(Refusal):
    KIND = "every-policy-has-a-bill"


@record
class NeedsTwoOpenPolicies(Refusal):
    pass


@record
class PolicyIsLocked(PolicyBarred):
    KIND = "policy-locked"


@record
class OtherPoliciesLocked(Refusal):
    pass


@record
class NoCompanyToFill(Refusal):
    pass


@record
class NoCompanyForUnemployed(Refusal):
    pass


@record
class NothingToBuy(Refusal):
    pass


@record
class NoStrikeToken(Refusal):
    pass


@record
class NoCompanyToStrike(Refusal):
    pass


@record
class DemonstrationUnderWay(Refusal):
    pass


@record
class NeedsUnemployed(Refusal):
    missing: int


@record
class NoVotingCubes(Refusal):
    pass


@record
class NoClassWithCubes(Refusal):
    cubes: int


@record
class MarketEmpty(Refusal):
    pass


@record
class NoSuchCompanyInMarket(Refusal):
    pass


@record
class NeedsTwoCompaniesInMarket(Refusal):
    pass


@record
class NoCompanySpace(Refusal):
    pass


@record
class NeedsTwoCompanySpaces(Refusal):
    pass


@record
class NoWorkersForMarket(Refusal):
    pass


@record
class NoCompany(Refusal):
    pass


@record
class WorkersAreCommitted(Refusal):
    KIND = "workers-committed"


@record
class NothingToExport(Refusal):
    pass


@record
class NoForeignMarket(Refusal):
    KIND = "foreign-market-closed"


@record
class NoBusinessDeal(Refusal):
    pass


@record
class NoRoom(Refusal):
    pass


@record
class NoCompanyForExtraShift(Refusal):
    pass


@record
class NoEvent(Refusal):
    pass


@record
class NoEventPossible(Refusal):
    pass


@record
class LegitimacyTooLow(Refusal):
    pass


@record
class NobodyToSwap(Refusal):
    pass


@record
class NoBenefits(Refusal):
    pass


@record
class NoLoan(Refusal):
    pass


@record
class PricesAreFixed(Refusal):
    KIND = "prices-fixed"


@record
class NoWageToChange(Refusal):
    pass


@record
class NoCompanyForBonus(Refusal):
    pass


@record
class NoStorageTile(Refusal):
    pass


@record
class NeedsPolicy(Refusal):
    policy: PolicyNumber


@record
class NoTarget(Refusal):
    pass


@record
class RequirementNotMet(Refusal):
    pass


@record
class NeedsBills(Refusal):
    missing: int


@record
class TooManyBills(Refusal):
    most: int


@record
class NoBillOfAnother(Refusal):
    pass


@record
class NobodyHasInfluence(Refusal):
    pass


class Unavailable:
    """An action that can't be taken now: its option id, the reason, and the page where the rule stands."""

    __slots__ = ("action", "page", "reason")

    def __init__(self, action: str, page: int, reason: Refusal) -> None:
        self.action = action
        self.page = page
        self.reason = reason

    def to_json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"action": self.action, "page": self.page, "reason": self.reason.code, "values": self.reason.values}

    def __repr__(self) -> str:
        return f"<{self.action}: {self.reason.code} {self.reason.values}, p. {self.page}>"


def refused_basic(action: Action, role: Role, reason: Refusal) -> Unavailable:
    """A basic action that can't be taken."""
    return Unavailable(f"basic/{action.name}", action.pages[role], reason)


def refused_bill(section: Section, role: Role, reason: Refusal) -> Unavailable:
    """A bill that can't be proposed."""
    return Unavailable(f"bill/{KINDS['Section'].slug(section)}", BASIC_ACTION["propose-bill"].pages[role], reason)


def refused_free(action: Action, role: Role, reason: Refusal) -> Unavailable:
    """A free action that can't be taken."""
    return Unavailable(f"free/{action.name}", action.pages[role], reason)


def refused_card(slug: str, reason: Refusal) -> Unavailable:
    """A card that can't be played for its effect."""
    return Unavailable(f"play/{slug}", CARD_PAGE, reason)
