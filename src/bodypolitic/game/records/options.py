"""Options: what a seat may pick, each with a readable id made from its kind and its values."""

from typing import ClassVar, Final

from bodypolitic.game.ground.codes import (
    ActionCardId,
    BasicActionId,
    CompanyId,
    DealId,
    EventId,
    ExportId,
    FreeActionId,
    Industry,
    Party,
    Place,
    Resource,
    Role,
    Section,
    Skill,
    WageLevel,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import Record

_FIELD: Final = 1024  # each of an option's numbers, raised by one, stays below this
_MOST_FIELDS: Final = 3


class Option(Record):
    """One thing a seat may pick."""

    NEVER_FORGONE: ClassVar[bool] = False  # who may pick it does, as far as a forecast can tell

    @property
    def id(self) -> str:
        """The stable, readable name: `build-company/publishing-house`, `wage/supermarket/L3`."""
        words = [self.kind]
        for (_, type_name), value in zip(self.FIELDS, self.parts(), strict=True):
            assert isinstance(value, int)
            words.append(KINDS[type_name].slug(value))
        return "/".join(words)

    @property
    def in_short(self) -> str:
        return self.id

    @property
    def code(self) -> int:
        """The option packed into one number, as the log of a game keeps it."""
        code = _number_of(type(self))
        left = _MOST_FIELDS
        for part in self.parts():
            assert isinstance(part, int)
            code = code * _FIELD + part + 1
            left -= 1
        while left:
            code = code * _FIELD + 1
            left -= 1
        return code


# The turn


@record
class TakeBasicAction(Option):
    KIND = "basic"

    action: BasicActionId


@record
class TakeFreeAction(Option):
    KIND = "free"

    action: FreeActionId


@record
class Pass(Option):
    pass


@record
class ToEndTurn(Option):
    KIND = "end-turn"


@record
class Discard(Option):
    card: ActionCardId


@record
class PlayCard(Option):
    KIND = "play"

    card: ActionCardId


@record
class Branch(Option):
    KIND = "option"

    number: int


@record
class GoOn(Option):
    pass


@record
class Skip(Option):
    pass


@record
class Done(Option):
    pass


@record
class RevealAICard(Option):
    KIND = "reveal-ai-card"


# Politics


@record
class ToPropose(Option):
    KIND = "bill"

    section: Section


@record
class CallVote(Option):
    pass


@record
class NoVote(Option):
    pass


@record
class InFavor(Option):
    pass


@record
class Against(Option):
    pass


@record
class SpendOnVote(Option):
    KIND = "spend-influence"

    seat: Role
    amount: int


@record
class OpenCompany(Option):
    company: CompanyId


@record
class CloseCompany(Option):
    company: CompanyId


@record
class PayLoans(Option):
    amount: int


# Workers


@record
class Fill(Option):
    company: CompanyId


@record
class FormUnion(Option):
    industry: Industry


@record
class Take(Option):
    skill: Skill
    from_: Place


@record
class StaffWith(Option):
    KIND = "staff"

    class_: Role


@record
class ToStaffCompany(Option):
    KIND = "staff-company"

    company: CompanyId
    class_: Role


@record
class NoWorkers(Option):
    pass


@record
class EmployWorker(Option):
    KIND = "employ"

    skill: Skill


@record
class NewWorker(Option):
    skill: Skill


@record
class Upgrade(Option):
    skill: Skill
    at: Place


@record
class TrainAs(Option):
    KIND = "train"

    skill: Skill


@record
class SwapAt(Option):
    KIND = "swap"

    company: CompanyId
    out: Skill
    in_: Skill


@record
class StrikeAt(Option):
    KIND = "strike"

    company: CompanyId


@record
class HireAt(Option):
    KIND = "hire"

    company: CompanyId
    skill: Skill


@record
class ToEmigrate(Option):
    KIND = "emigrate"

    skill: Skill


@record
class Recruit(Option):
    company: CompanyId
    class_: Role


@record
class PoachFor(Option):
    KIND = "poach"

    company: CompanyId
    from_: CompanyId


# Companies


@record
class ToBuild(Option):
    KIND = "build-company"

    company: CompanyId


@record
class Sell(Option):
    KIND = "sell-company"

    company: CompanyId


@record
class SetWage(Option):
    KIND = "wage"

    company: CompanyId
    level: WageLevel


@record
class WorkExtraShift(Option):
    KIND = "extra-shift"

    company: CompanyId


@record
class WorkOvertimeAt(Option):
    KIND = "overtime"

    company: CompanyId


@record
class PutMachinery(Option):
    KIND = "machinery"

    company: CompanyId


@record
class ToPrivatize(Option):
    KIND = "privatize"

    company: CompanyId


@record
class ToNationalize(Option):
    KIND = "nationalize"

    company: CompanyId
    instead_of: CompanyId


@record
class GiveBonusAt(Option):
    KIND = "give-bonus"

    company: CompanyId


@record
class DiscardCompany(Option):
    company: CompanyId


# Trade


@record
class Buy(Option):
    resource: Resource


@record
class BuyFrom(Option):
    KIND = "from"

    source: Party


@record
class Amount(Option):
    amount: int


@record
class Export(Option):
    resource: Resource
    amount: int


@record
class DealToStorages(Option):
    deal: DealId


@record
class DealToFreeTradeZone(Option):
    deal: DealId


@record
class Store(Option):
    resource: Resource
    amount: int


@record
class SetPrice(Option):
    KIND = "price"

    resource: Resource
    price: int


@record
class KeepExportCard(Option):
    KIND = "export-card"

    export: ExportId


@record
class PlaceStorage(Option):
    KIND = "storage"

    resource: Resource


# Votes and cubes


@record
class RemoveCube(Option):
    class_: Role


@record
class ReplaceCube(Option):
    class_: Role


@record
class ToSection(Option):
    KIND = "policy"

    section: Section


@record
class DiscardBill(Option):
    section: Section


@record
class ClaimAccident(Option):
    KIND = "accident"

    industry: Industry
    payer: Role


# The State


@record
class DealWithEvent(Option):
    KIND = "event"

    event: EventId


@record
class ToPlaceEvent(Option):
    KIND = "place-event"

    event: EventId


@record
class LeaveEvents(Option):
    first: EventId
    second: EventId


@record
class ToReplaceEvent(Option):
    KIND = "replace-event"

    event: EventId
    by: EventId


@record
class PickClass(Option):
    KIND = "class"

    class_: Role


@record
class GiveTo(Option):
    KIND = "to"

    class_: Role
    amount: int


@record
class LoseVp(Option):
    class_: Role
    amount: int


_KINDS: Final[list[type[Option]]] = []
_NUMBERS: Final[dict[type[Option], int]] = {}


def option_kinds() -> list[type[Option]]:
    """All kinds of options, those of expansions too, in the order of the alphabet."""
    if not _KINDS:
        _KINDS.extend(sorted(Option.__subclasses__(), key=lambda kind: kind.__name__))
        _NUMBERS.update({kind: number for number, kind in enumerate(_KINDS)})
    return _KINDS


def _number_of(kind: type[Option]) -> int:
    if not _NUMBERS:
        option_kinds()
    return _NUMBERS[kind]


def option_of(code: int) -> Option:
    """The option behind a packed number."""
    parts: list[int] = []
    for _ in range(_MOST_FIELDS):
        parts.insert(0, code % _FIELD - 1)
        code //= _FIELD
    kind = option_kinds()[code]
    return kind(*parts[: len(kind.FIELDS)])
