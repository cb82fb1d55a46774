"""Refusals: why something that a player might expect can't be picked now, as data with the rulebook page."""

from typing import TYPE_CHECKING, ClassVar, Final

from bodypolitic.game.ground.codes import (
    ALL_LETTERS,
    Industry,
    Measure,
    Party,
    Phase,
    Policy,
    PolicyNumber,
    Resource,
    Role,
    SectionCode,
    Skill,
    WageLevel,
    section_named,
    section_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.record import Record

if TYPE_CHECKING:
    from bodypolitic.game.records.shapes import RefusalShown

NO_PAGE: Final = 0  # what no page of the rulebook speaks of
EVENT_PAGE: Final = 27  # dealing with events
CARD_PAGE: Final = 11  # playing action cards for their effect


class Refusal(Record):
    """Why not: a code and the figures that belong to it."""

    PAGE: ClassVar[int] = NO_PAGE  # where its rule stands, if not where the rulebook speaks of what is refused

    @property
    def code(self) -> str:
        """The refusal's name, such as `needs-unemployed`."""
        return self.kind


@record
class Lacking(Refusal):
    """There is too little of something: how much is needed, and how much there is."""

    needed: int
    has: int

    @property
    def missing(self) -> int:
        """How much more is needed."""
        return self.needed - self.has


class MainActionAlreadyTaken(Refusal):
    KIND = "main-action-taken"


class FreeActionAlreadyTaken(Refusal):
    KIND = "free-action-taken"


class FourPlayersOnly(Refusal):
    pass


class NeedsMoney(Lacking):
    pass


class NeedsRevenue(Lacking):
    pass


@record
class NeedsResource(Lacking):
    resource: Resource


class NeedsPersonalInfluence(Lacking):
    pass


class NoMediaInfluence(Refusal):
    pass


class NoInfluenceInSupply(Refusal):
    pass


class NoBillMarker(Refusal):
    pass


class NeedsTwoBillMarkers(Refusal):
    pass


@record
class PolicyHasABill(Refusal):
    KIND = "policy-has-a-bill"

    policy: PolicyNumber


@record
class PolicyBarred(Refusal):
    policy: PolicyNumber


class EveryPolicyHasABill(Refusal):
    KIND = "every-policy-has-a-bill"


class NeedsTwoOpenPolicies(Refusal):
    pass


class PolicyIsLocked(PolicyBarred):
    KIND = "policy-locked"


class OtherPoliciesLocked(Refusal):
    pass


class NoCompanyToFill(Refusal):
    pass


class NoCompanyForUnemployed(Refusal):
    pass


class NothingToBuy(Refusal):
    pass


class NoStrikeToken(Refusal):
    pass


class NoCompanyToStrike(Refusal):
    pass


class DemonstrationUnderWay(Refusal):
    pass


class NeedsUnemployed(Lacking):
    pass


class NoVotingCubes(Refusal):
    pass


class MarketEmpty(Refusal):
    pass


class NoSuchCompanyInMarket(Refusal):
    pass


class NeedsTwoCompaniesInMarket(Refusal):
    pass


class NoCompanySpace(Refusal):
    pass


class NeedsTwoCompanySpaces(Refusal):
    pass


class NoWorkersForMarket(Refusal):
    pass


class NoCompany(Refusal):
    pass


class WorkersAreCommitted(Refusal):
    KIND = "workers-committed"


class NothingToExport(Refusal):
    pass


class NoForeignMarket(Refusal):
    KIND = "foreign-market-closed"


class NoBusinessDeal(Refusal):
    pass


class NoRoom(Refusal):
    pass


class NoCompanyForExtraShift(Refusal):
    pass


class NoEvent(Refusal):
    pass


@record
class NoEventPossible(Refusal):
    events: int


@record
class LegitimacyTooLow(Refusal):
    PAGE = 35

    class_: Role


class NobodyToSwap(Refusal):
    pass


class NoBenefits(Refusal):
    pass


class NoLoan(Refusal):
    pass


class PricesAreFixed(Refusal):
    KIND = "prices-fixed"


class NoWageToChange(Refusal):
    pass


class NoCompanyForBonus(Refusal):
    pass


class NoStorageTile(Refusal):
    pass


@record
class RequirementNotMet(Lacking):
    measure: Measure


@record
class RequirementExceeded(Refusal):
    most: int
    has: int
    measure: Measure


class LastRound(Refusal):
    pass


class EveryPolicyIsProtected(Refusal):
    pass


class NoCompanyToTakeOver(Refusal):
    pass


class NoEmptyPublicCompany(Refusal):
    pass


class NoPublicCompany(Refusal):
    pass


class NoPublicCompanyOperational(Refusal):
    pass


class NoCubesOfOthers(Refusal):
    pass


class AllCompaniesOperational(Refusal):
    pass


class NoFarmLeft(Refusal):
    pass


@record
class NobodyIsEmployed(Refusal):
    class_: Role


@record
class ClassIsNotPlayed(Refusal):
    class_: Party


class NoMachineryToken(Refusal):
    pass


class NoCompanyForMachinery(Refusal):
    pass


class NoCompanyWithoutMachinery(Refusal):
    pass


class NoWorkersToPoach(Refusal):
    pass


class OnlyAtGameEnd(Refusal):
    pass


@record
class OnlyInPhase(Refusal):
    phase: Phase


@record
class OnlyUntilRound(Refusal):
    round: int


@record
class OnlyFromRound(Refusal):
    round: int


class NeedsBills(Lacking):
    pass


@record
class TooManyBills(Refusal):
    most: int


class NoBillOfAnother(Refusal):
    pass


class NobodyHasInfluence(Refusal):
    pass


# Why one of several things can't be picked


class StateNeedsMoney(Lacking):
    pass


@record
class NotEnoughForSale(Lacking):
    resource: Resource


class NeedsFreeWorkers(Lacking):
    pass


@record
class NeedsUnemployedOf(Lacking):
    class_: Role


@record
class NeedsWorkersInIndustry(Lacking):
    industry: Industry


@record
class NeedsCubes(Lacking):
    class_: Role


class NeedsMediaInfluence(Lacking):
    pass


@record
class NeedsSection(Refusal):
    policy: PolicyNumber
    section: SectionCode
    now: SectionCode


@record
class NeedsEitherSection(Refusal):
    policy: PolicyNumber
    section: SectionCode
    other: SectionCode
    now: SectionCode


class SectionInForce(Refusal):
    pass


@record
class SectionTooFar(Refusal):
    now: SectionCode


@record
class MovedAlready(Refusal):
    policy: PolicyNumber


class NotOnTheseTerms(Refusal):
    pass


class ProtectedAlready(Refusal):
    pass


class OwnBill(Refusal):
    pass


class OnStrikeAlready(Refusal):
    pass


class PaysTopWage(Refusal):
    pass


class NobodyOfYoursWorksThere(Refusal):
    pass


class NobodyWorksThere(Refusal):
    pass


class StateIsNotPlayed(Refusal):
    pass


class CommittedThere(Refusal):
    pass


class WorkerIsCommitted(Refusal):
    pass


class EmployeeIsCommitted(Refusal):
    pass


class CompanyIsFull(Refusal):
    pass


@record
class RunBy(Refusal):
    class_: Role


class OwnerWorksFirst(Refusal):
    pass


@record
class TooManyJobs(Refusal):
    jobs: int
    left: int


@record
class NoFreeWorker(Refusal):
    skill: Skill


@record
class NoUnemployedWorker(Refusal):
    class_: Role
    skill: Skill


@record
class JobAsksFor(Refusal):
    skill: Skill


class OnlyUnemployed(Refusal):
    pass


class ChosenAlready(Refusal):
    pass


class UnskilledFirst(Refusal):
    pass


class UnemployedFirst(Refusal):
    pass


class UnionThere(Refusal):
    pass


class SwappedAlready(Refusal):
    pass


class NoneForSale(Refusal):
    pass


class NobodySells(Refusal):
    pass


class NotImported(Refusal):
    pass


class OwnGoodsLeftOut(Refusal):
    pass


class BoughtThereAlready(Refusal):
    pass


@record
class SourceHasOnly(Refusal):
    source: Party
    has: int


@record
class SupplyHasOnly(Refusal):
    has: int


@record
class AtMost(Refusal):
    most: int


@record
class AtLeast(Refusal):
    least: int


@record
class RoomFor(Refusal):
    amount: int


@record
class YouHave(Refusal):
    amount: int


@record
class BelowMinimumWage(Refusal):
    PAGE = 30

    section: SectionCode
    level: WageLevel


class NoLowerWage(Refusal):
    pass


class ChangedAlready(Refusal):
    pass


class PriceIsFixed(Refusal):
    pass


class StorageTileThere(Refusal):
    pass


class KeepsItsTrade(Refusal):
    pass


class TrainedWhileUnemployed(Refusal):
    pass


class NoneInSupply(Refusal):
    pass


@record
class AnotherIsLower(Refusal):
    class_: Role
    legitimacy: int


@record
class NoLegitimacyToLose(Refusal):
    legitimacy: int


class NoRoomInStorages(Refusal):
    pass


class NoRoomInZone(Refusal):
    pass


class SoldAlready(Refusal):
    pass


@record
class SalesAreMade(Refusal):
    most: int


class StateExportsGoods(Refusal):
    pass


class NoEmployee(Refusal):
    pass


class HasEmployee(Refusal):
    pass


class HasMachinery(Refusal):
    pass


class NoPlaceForMachinery(Refusal):
    pass


class IsAutomated(Refusal):
    pass


class IsOperational(Refusal):
    pass


class IsNotOperational(Refusal):
    pass


class OnStrikeNow(Refusal):
    pass


@record
class BelowCost(Refusal):
    least: int


@record
class IMFWouldCome(Refusal):
    KIND = "imf-would-come"

    loans: int


class NoSuchCubesDrawn(Refusal):
    pass


class HasNoInfluence(Refusal):
    pass


@record
class PledgedInfluence(Refusal):
    least: int


class RestMustFit(Refusal):
    pass


class NothingIsDue(Refusal):
    pass


@record
class ZoneHasRoomFor(Refusal):
    amount: int


class VotesAreBarred(Refusal):
    pass


@record
class MediaInfluenceIs(Refusal):
    has: int


class PriceLeftOut(Refusal):
    pass


class RestMustBeLost(Refusal):
    pass


@record
class EmptySpacesAre(Refusal):
    spaces: int


@record
class SupplyLacksWorkers(Refusal):
    class_: Role


class NoneUnemployed(Refusal):
    pass


class OtherIndustry(Refusal):
    pass


@record
class OtherSize(Refusal):
    jobs: int
    workers: int


class DoNotFit(Refusal):
    pass


@record
class StateHasRoomFor(Refusal):
    amount: int


class PublicOneIsOperational(Refusal):
    pass


class NeedsInfluence(Lacking):
    pass


class NeedsServices(Lacking):
    pass


class NeedsVotingCubes(Lacking):
    pass


@record
class NoCompanyRunning(Refusal):
    class_: Role
    industry: Industry


@record
class NoPublicWorkers(Refusal):
    class_: Role


@record
class LevelOutOfReach(Refusal):
    levels: int


# Why an Automa passes over a policy


@record
class PolicyAsWanted(Refusal):
    now: SectionCode


@record
class TooLateForBill(Refusal):
    policy: PolicyNumber


@record
class NeedsImmediateVote(Refusal):
    policy: PolicyNumber


def needs_section(policy: Policy, sections: str) -> tuple[Refusal, ...]:
    """Why sections listed, such as `4B 4C`, don't hold, by the letter of the one in force."""
    needed = [SectionCode(section_named(code)) for code in sections.split()]
    number = PolicyNumber(policy + 1)
    refusals: list[Refusal] = []
    for letter in ALL_LETTERS:
        now = SectionCode(section_of(policy, letter))
        if len(needed) == 1:
            refusals.append(NeedsSection(number, needed[0], now))
        else:
            refusals.append(NeedsEitherSection(number, needed[0], needed[1], now))
    return tuple(refusals)


class Unavailable:
    """Something that can't be picked now: the option it would be, the reason, and the page where the rule stands."""

    __slots__ = ("option", "page", "reason")

    def __init__(self, option: Option, page: int, reason: Refusal) -> None:
        self.option = option
        self.page = reason.PAGE or page
        self.reason = reason

    @property
    def action(self) -> str:
        """The id of the option, such as `basic/strike`."""
        return self.option.id

    def to_json(self) -> "RefusalShown":
        """The refusal as plain data."""
        return {"action": self.action, "page": self.page, "reason": self.reason.code, "values": self.reason.values}

    def __repr__(self) -> str:
        return f"<{self.action}: {self.reason.code} {self.reason.values}, p. {self.page}>"
