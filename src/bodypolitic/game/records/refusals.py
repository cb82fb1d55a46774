"""Refusals: why something that a player might expect can't be picked now, as data with the rulebook page."""

from typing import TYPE_CHECKING, ClassVar, Final

from bodypolitic.game.ground.codes import (
    SECTIONS,
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
class NeedsMoney(Lacking):
    pass


@record
class NeedsRevenue(Lacking):
    pass


@record
class NeedsResource(Lacking):
    resource: Resource


@record
class NeedsPersonalInfluence(Lacking):
    pass


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
class NeedsUnemployed(Lacking):
    pass


@record
class NoVotingCubes(Refusal):
    pass


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
    events: int


@record
class LegitimacyTooLow(Refusal):
    PAGE = 35

    class_: Role


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
class RequirementNotMet(Lacking):
    measure: Measure


@record
class RequirementExceeded(Refusal):
    most: int
    has: int
    measure: Measure


@record
class LastRound(Refusal):
    pass


@record
class EveryPolicyIsProtected(Refusal):
    pass


@record
class NoCompanyToTakeOver(Refusal):
    pass


@record
class NoEmptyPublicCompany(Refusal):
    pass


@record
class NoPublicCompany(Refusal):
    pass


@record
class NoPublicCompanyOperational(Refusal):
    pass


@record
class NoCubesOfOthers(Refusal):
    pass


@record
class AllCompaniesOperational(Refusal):
    pass


@record
class NoFarmLeft(Refusal):
    pass


@record
class NobodyIsEmployed(Refusal):
    class_: Role


@record
class ClassIsNotPlayed(Refusal):
    class_: Party


@record
class NoMachineryToken(Refusal):
    pass


@record
class NoCompanyForMachinery(Refusal):
    pass


@record
class NoCompanyWithoutMachinery(Refusal):
    pass


@record
class NoWorkersToPoach(Refusal):
    pass


@record
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


@record
class NeedsBills(Lacking):
    pass


@record
class TooManyBills(Refusal):
    most: int


@record
class NoBillOfAnother(Refusal):
    pass


@record
class NobodyHasInfluence(Refusal):
    pass


# Why one of several things can't be picked


@record
class StateNeedsMoney(Lacking):
    pass


@record
class NotEnoughForSale(Lacking):
    resource: Resource


@record
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


@record
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


@record
class SectionInForce(Refusal):
    pass


@record
class SectionTooFar(Refusal):
    now: SectionCode


@record
class MovedAlready(Refusal):
    policy: PolicyNumber


@record
class NotOnTheseTerms(Refusal):
    pass


@record
class ProtectedAlready(Refusal):
    pass


@record
class OwnBill(Refusal):
    pass


@record
class OnStrikeAlready(Refusal):
    pass


@record
class PaysTopWage(Refusal):
    pass


@record
class NobodyOfYoursWorksThere(Refusal):
    pass


@record
class NobodyWorksThere(Refusal):
    pass


@record
class StateIsNotPlayed(Refusal):
    pass


@record
class CommittedThere(Refusal):
    pass


@record
class WorkerIsCommitted(Refusal):
    pass


@record
class EmployeeIsCommitted(Refusal):
    pass


@record
class CompanyIsFull(Refusal):
    pass


@record
class RunBy(Refusal):
    class_: Role


@record
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


@record
class OnlyUnemployed(Refusal):
    pass


@record
class ChosenAlready(Refusal):
    pass


@record
class UnskilledFirst(Refusal):
    pass


@record
class UnemployedFirst(Refusal):
    pass


@record
class UnionThere(Refusal):
    pass


@record
class SwappedAlready(Refusal):
    pass


@record
class NoneForSale(Refusal):
    pass


@record
class NobodySells(Refusal):
    pass


@record
class NotImported(Refusal):
    pass


@record
class OwnGoodsLeftOut(Refusal):
    pass


@record
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


@record
class NoLowerWage(Refusal):
    pass


@record
class ChangedAlready(Refusal):
    pass


@record
class PriceIsFixed(Refusal):
    pass


@record
class StorageTileThere(Refusal):
    pass


@record
class KeepsItsTrade(Refusal):
    pass


@record
class TrainedWhileUnemployed(Refusal):
    pass


@record
class NoneInSupply(Refusal):
    pass


@record
class AnotherIsLower(Refusal):
    class_: Role
    legitimacy: int


@record
class NoLegitimacyToLose(Refusal):
    legitimacy: int


@record
class NoRoomInStorages(Refusal):
    pass


@record
class NoRoomInZone(Refusal):
    pass


@record
class SoldAlready(Refusal):
    pass


@record
class SalesAreMade(Refusal):
    most: int


@record
class StateExportsGoods(Refusal):
    pass


@record
class NoEmployee(Refusal):
    pass


@record
class HasEmployee(Refusal):
    pass


@record
class HasMachinery(Refusal):
    pass


@record
class NoPlaceForMachinery(Refusal):
    pass


@record
class IsAutomated(Refusal):
    pass


@record
class IsOperational(Refusal):
    pass


@record
class IsNotOperational(Refusal):
    pass


@record
class OnStrikeNow(Refusal):
    pass


@record
class BelowCost(Refusal):
    least: int


@record
class IMFWouldCome(Refusal):
    KIND = "imf-would-come"

    loans: int


@record
class NoSuchCubesDrawn(Refusal):
    pass


@record
class HasNoInfluence(Refusal):
    pass


@record
class PledgedInfluence(Refusal):
    least: int


@record
class RestMustFit(Refusal):
    pass


@record
class NothingIsDue(Refusal):
    pass


@record
class ZoneHasRoomFor(Refusal):
    amount: int


@record
class VotesAreBarred(Refusal):
    pass


@record
class MediaInfluenceIs(Refusal):
    has: int


@record
class PriceLeftOut(Refusal):
    pass


@record
class RestMustBeLost(Refusal):
    pass


@record
class EmptySpacesAre(Refusal):
    spaces: int


@record
class SupplyLacksWorkers(Refusal):
    class_: Role


@record
class NoneUnemployed(Refusal):
    pass


@record
class OtherIndustry(Refusal):
    pass


@record
class OtherSize(Refusal):
    jobs: int
    workers: int


@record
class DoNotFit(Refusal):
    pass


@record
class StateHasRoomFor(Refusal):
    amount: int


@record
class PublicOneIsOperational(Refusal):
    pass


@record
class NeedsInfluence(Lacking):
    pass


@record
class NeedsServices(Lacking):
    pass


@record
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
    for letter in range(len(SECTIONS)):
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
