"""Refusals: why an action that a player might expect can't be taken now, as data with the rulebook page."""

from typing import Final

from bodypolitic.game.components.actions import BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.ground.codes import (
    PolicyNumber,
    Resource,
    Role,
    Section,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.spelling import record

# The rulebook page of each action, for WC, MC, CC and ST; 0 where a role doesn't have the action.
BASIC_ACTION_PAGES: Final = (
    (14, 22, 18, 27),  # propose-bill
    (14, 22, 0, 0),  # assign-workers
    (15, 23, 0, 0),  # buy-goods-and-services
    (15, 0, 0, 0),  # strike
    (16, 0, 0, 0),  # demonstration
    (16, 24, 19, 0),  # apply-political-pressure
    (0, 23, 18, 0),  # build-company
    (0, 23, 19, 0),  # sell-company
    (0, 23, 19, 28),  # sell-to-foreign-market
    (0, 0, 19, 0),  # make-business-deal
    (0, 0, 19, 0),  # lobby
    (0, 24, 0, 0),  # extra-shift
    (0, 0, 0, 27),  # event-action
    (0, 0, 0, 28),  # meet-with-mps
    (0, 0, 0, 28),  # extra-tax
    (0, 0, 0, 28),  # campaign
)
FREE_ACTION_PAGES: Final = (
    (16, 24, 0, 0),  # use-healthcare
    (16, 24, 0, 0),  # use-education
    (16, 24, 0, 0),  # use-luxury
    (17, 24, 0, 0),  # swap-workers
    (17, 25, 20, 0),  # receive-benefits
    (17, 25, 20, 28),  # pay-off-loan
    (0, 24, 19, 0),  # adjust-prices
    (0, 24, 19, 28),  # adjust-wages
    (0, 0, 19, 0),  # give-bonus
    (0, 0, 19, 0),  # buy-storage
)

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


def refused_basic(action: int, role: Role, reason: Refusal) -> Unavailable:
    """A basic action that can't be taken."""
    return Unavailable(f"basic/{BASIC_ACTIONS[action]}", BASIC_ACTION_PAGES[action][role], reason)


def refused_bill(section: Section, role: Role, reason: Refusal) -> Unavailable:
    """A bill that can't be proposed."""
    page = BASIC_ACTION_PAGES[BASIC_ACTIONS.index("propose-bill")][role]
    return Unavailable(f"bill/{KINDS['Section'].slug(section)}", page, reason)


def refused_free(action: int, role: Role, reason: Refusal) -> Unavailable:
    """A free action that can't be taken."""
    return Unavailable(f"free/{FREE_ACTIONS[action]}", FREE_ACTION_PAGES[action][role], reason)


def refused_card(slug: str, reason: Refusal) -> Unavailable:
    """A card that can't be played for its effect."""
    return Unavailable(f"play/{slug}", CARD_PAGE, reason)
