"""Happenings: the record of what the rules just did, for logs, animations, statistics and explanations.

They are a complete ledger: whatever changes on the table is told, so that the table can be followed from them alone.
Everybody hears all of them, so none tells a secret. The rules never put them into words.
"""

from typing import ClassVar

from bodypolitic.game.components.automa_lines import UNTOLD
from bodypolitic.game.ground.codes import (
    NO_WAGE,
    OWN,
    ActionCardId,
    AgendaId,
    AICardId,
    Area,
    AutomaLine,
    BasicActionId,
    BenefitItem,
    Cause,
    CompanyId,
    DealId,
    Deck,
    EventId,
    ExportId,
    FreeActionId,
    Industry,
    Party,
    Phase,
    Place,
    PriorityCard,
    Resource,
    Section,
    Skill,
    Stance,
    WageLevel,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.findings import NOTHING_COUNTED
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.record import Record


class Happening(Record):
    """One thing that happened; `kind` and `values` say it in words that a program can read."""

    BOOKKEEPING: ClassVar[bool] = False  # told for whoever keeps the books; a log folds it away
    EXPLAINS: ClassVar[bool] = False  # says why an Automa does something; a log keeps it apart from what is done


@record
class RoundBegan(Happening):
    round: int


@record
class PhaseBegan(Happening):
    phase: Phase


@record
class PhaseSkipped(Happening):
    phase: Phase


@record
class PhaseEnded(Happening):
    """Whatever holds for the phase, or at the end of scoring for the round, is over."""

    BOOKKEEPING = True

    phase: Phase


@record
class TurnBegan(Happening):
    who: Party
    turn: int


@record
class BasicActionTaken(Happening):
    KIND = "basic-action"

    who: Party
    action: BasicActionId


@record
class FreeActionTaken(Happening):
    KIND = "free-action"

    who: Party
    action: FreeActionId


@record
class Passed(Happening):
    who: Party


@record
class CardDiscarded(Happening):
    who: Party
    card: ActionCardId


@record
class CardPlayed(Happening):
    who: Party
    card: ActionCardId


@record
class CardsDrawn(Happening):
    who: Party
    amount: int


@record
class DeckReshuffled(Happening):
    """All discards of a deck are its cards again."""

    deck: Deck


@record
class CapitalSpent(Happening):
    """Capital becomes Revenue, which a payment takes next."""

    BOOKKEEPING = True

    amount: int


@record
class Paid(Happening):
    who: Party
    to: Party
    amount: int
    reason: Cause


@record
class LoanTaken(Happening):
    who: Party


@record
class LoanDiscarded(Happening):
    who: Party


@record
class DebtWaived(Happening):
    who: Party
    amount: int


@record
class VPGained(Happening):
    KIND = "vp"

    who: Party
    amount: int
    reason: Cause


@record
class Gained(Happening):
    """From the supply."""

    who: Party
    resource: Resource
    amount: int
    reason: Cause
    area: Area = OWN


@record
class Spent(Happening):
    """To the supply, from where whoever has bought it gains it."""

    who: Party
    resource: Resource
    amount: int
    reason: Cause
    area: Area = OWN


@record
class ProsperityMoved(Happening):
    who: Party
    space: int


@record
class WealthMoved(Happening):
    column: int


@record
class RevenueToCapital(Happening):
    amount: int


@record
class WorkerLeft(Happening):
    who: Party
    skill: Skill


@record
class WorkerJoined(Happening):
    who: Party
    skill: Skill


@record
class WorkerMoved(Happening):
    who: Party
    skill: Skill
    from_: Place
    to: Place


@record
class WorkerTrained(Happening):
    who: Party
    at: Place
    from_: Skill
    to: Skill


@record
class WorkersCommitted(Happening):
    company: CompanyId
    class_: Party


@record
class WorkersStoodUp(Happening):
    """Nobody is committed any more, in any company."""


@record
class UnionFormed(Happening):
    industry: Industry


@record
class UnionFell(Happening):
    industry: Industry


@record
class StrikeCalled(Happening):
    company: CompanyId


@record
class StrikeEnded(Happening):
    company: CompanyId


@record
class StrikeHeld(Happening):
    company: CompanyId


@record
class DemonstrationCalled(Happening):
    pass


@record
class DemonstrationEnded(Happening):
    pass


@record
class DemonstrationHeld(Happening):
    amount: int


@record
class CompanyRevealed(Happening):
    who: Party
    company: CompanyId


@record
class CompanyDiscarded(Happening):
    who: Party
    company: CompanyId


@record
class CompanyBuilt(Happening):
    who: Party
    company: CompanyId
    wage: WageLevel = NO_WAGE


@record
class CompanySold(Happening):
    who: Party
    company: CompanyId


@record
class CompanyPrivatized(Happening):
    company: CompanyId


@record
class CompanyNationalized(Happening):
    company: CompanyId
    instead_of: CompanyId


@record
class CompanyAtWork(Happening):
    """The wages and the output that follow are this company's."""

    who: Party
    company: CompanyId


@record
class MachineryPlaced(Happening):
    company: CompanyId


@record
class CompanyOpened(Happening):
    company: CompanyId
    wage: WageLevel = NO_WAGE


@record
class CompanyClosed(Happening):
    company: CompanyId


@record
class WageSet(Happening):
    company: CompanyId
    level: WageLevel


@record
class PriceSet(Happening):
    who: Party
    resource: Resource
    price: int


@record
class StoragePlaced(Happening):
    who: Party
    resource: Resource


@record
class BillProposed(Happening):
    who: Party
    section: Section


@record
class VoteCalled(Happening):
    who: Party
    section: Section


@record
class VoteBegan(Happening):
    section: Section


@record
class StanceTaken(Happening):
    KIND = "stance"

    who: Party
    in_favor: Stance


@record
class CubesDrawn(Happening):
    WC: int
    MC: int
    CC: int


@record
class InfluenceSpent(Happening):
    who: Party
    amount: int


@record
class VoteResult(Happening):
    section: Section
    in_favor: int
    against: int
    passed: int


@record
class PolicyChanged(Happening):
    section: Section


@record
class TaxMultiplierSet(Happening):
    KIND = "tax-multiplier"

    amount: int


@record
class CubesReturned(Happening):
    """Drawn cubes go back into the bag."""

    BOOKKEEPING = True

    who: Party
    amount: int


@record
class CubesPutAside(Happening):
    """Drawn cubes go to their owner's supply."""

    BOOKKEEPING = True

    who: Party
    amount: int


@record
class CubesAdded(Happening):
    who: Party
    amount: int
    reason: Cause


@record
class CubesRemoved(Happening):
    """Drawn cubes go to their owner's supply instead of back into the bag."""

    who: Party
    amount: int


@record
class BillSettled(Happening):
    """The marker of a bill that was voted on goes back to its proposer."""

    BOOKKEEPING = True

    who: Party
    section: Section


@record
class BillDiscarded(Happening):
    who: Party
    section: Section


@record
class IMFIntervenes(Happening):
    KIND = "imf-intervenes"


@record
class LegitimacyMoved(Happening):
    class_: Party
    amount: int
    reason: Cause


@record
class LegitimacyTokenGained(Happening):
    class_: Party


@record
class EventRevealed(Happening):
    event: EventId


@record
class EventReplaced(Happening):
    event: EventId
    by: EventId


@record
class EventHandled(Happening):
    event: EventId


@record
class EventIgnored(Happening):
    event: EventId


@record
class AgendaDiscarded(Happening):
    BOOKKEEPING = True

    agenda: AgendaId


@record
class AgendaRevealed(Happening):
    agenda: AgendaId


@record
class DealRevealed(Happening):
    deal: DealId


@record
class DealMade(Happening):
    who: Party
    deal: DealId


@record
class DealsDiscarded(Happening):
    """All of them."""

    amount: int


@record
class ExportDiscarded(Happening):
    BOOKKEEPING = True

    export: ExportId


@record
class ExportRevealed(Happening):
    export: ExportId


@record
class ExportInspected(Happening):
    export: ExportId


@record
class Provided(Happening):
    class_: Party
    item: BenefitItem
    amount: int


@record
class BenefitsDiscarded(Happening):
    class_: Party


@record
class BenefitsReceived(Happening):
    class_: Party


@record
class GameEnded(Happening):
    pass


# Automas


@record
class AICardRevealed(Happening):
    KIND = "ai-card-revealed"

    who: Party
    card: AICardId


@record
class PriorityRows(Happening):
    """How the priority cards of an Automa lie: rows from the bottom up, the card nearest the marker first."""

    BOOKKEEPING = True
    EXPLAINS = True

    who: Party
    actions: tuple[tuple[PriorityCard, ...], ...]
    policies: tuple[tuple[PriorityCard, ...], ...]
    aside: tuple[PriorityCard, ...]


@record
class AutomaChecks(Happening):
    """One of the four checks of an AI card begins."""

    EXPLAINS = True

    who: Party
    check: PriorityCard


@record
class PriorityRaised(Happening):
    EXPLAINS = True

    who: Party
    card: PriorityCard
    rows: int
    line: AutomaLine
    found: Record = NOTHING_COUNTED


@record
class PriorityStays(Happening):
    """A line moves a card by no rows, or by some, but the card is set aside."""

    EXPLAINS = True

    who: Party
    card: PriorityCard
    rows: int
    line: AutomaLine
    found: Record = NOTHING_COUNTED


@record
class PriorityPlaced(Happening):
    EXPLAINS = True

    who: Party
    card: PriorityCard
    row: int


@record
class PriorityLowered(Happening):
    EXPLAINS = True

    who: Party
    card: PriorityCard
    rows: int


@record
class PrioritySetAside(Happening):
    EXPLAINS = True

    who: Party
    card: PriorityCard


@record
class PriorityRemoved(Happening):
    """A priority card is not needed any more."""

    EXPLAINS = True

    who: Party
    card: PriorityCard


@record
class RowCollapsed(Happening):
    """The rows above an empty one come down: those of actions or those of policies."""

    BOOKKEEPING = True
    EXPLAINS = True

    who: Party
    of_policies: int
    row: int


@record
class TopPriorities(Happening):
    """The action of highest priority, and the one that is performed where that can't be."""

    EXPLAINS = True

    who: Party
    first: PriorityCard
    second: PriorityCard


@record
class AutomaUnable(Happening):
    EXPLAINS = True

    who: Party
    action: PriorityCard
    line: AutomaLine = UNTOLD
    found: Record = NOTHING_COUNTED


@record
class PolicyPassedOver(Happening):
    """A policy comes before others, but no bill is proposed on it."""

    EXPLAINS = True

    who: Party
    card: PriorityCard
    why: Record


@record
class AutomaActs(Happening):
    who: Party
    action: PriorityCard


@record
class SpecialActionPerformed(Happening):
    who: Party
    card: AICardId


@record
class AIBonusUsed(Happening):
    KIND = "ai-bonus-used"

    who: Party


@record
class Narrowed(Happening):
    """A line of a narrowing list tells some candidates apart.

    `stay` are those with the `best` figure, which is the lowest or the highest one; `out` are the others, with their
    `figures`. Where they are many, only how many is told: `left` and `fell`.
    """

    EXPLAINS = True

    who: Party
    line: AutomaLine
    lowest: int
    best: int
    left: int
    fell: int
    stay: tuple[tuple[Option, ...], ...]
    out: tuple[tuple[Option, ...], ...]
    figures: tuple[int, ...]


@record
class AutomaChose(Happening):
    EXPLAINS = True

    who: Party
    line: AutomaLine
    found: Record = NOTHING_COUNTED


@record
class AICardsDrawn(Happening):
    KIND = "ai-cards-drawn"
    EXPLAINS = True

    who: Party
    amount: int
    symbols: int


@record
class AICardsReshuffled(Happening):
    """The discards of an Automa go beneath its pile."""

    KIND = "ai-cards-reshuffled"

    who: Party
