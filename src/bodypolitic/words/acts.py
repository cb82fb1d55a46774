"""The log in short: one line an act, with what it brought. The full story of each act is in `story`.

What a player chose is told by the words of picks. What the rules settle by themselves, such as wages and taxes, is told
as what it comes to for each player.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.expansions.alternative_events.records import EventBenefitUsed
from bodypolitic.game.expansions.historical_events.records import HistoryHappened, HistorySetOff
from bodypolitic.game.ground.causes import (
    CORPORATE_TAX,
    EMPLOYMENT_TAX,
    IMF,
    INCOME_TAX,
    INTEREST,
    NEEDS,
    PRODUCTION,
    PURCHASE,
    WAGES,
)
from bodypolitic.game.ground.codes import RESOURCES, ROLES, ST, ResourceName, RoleName
from bodypolitic.game.records.happenings import (
    AutomaActs,
    BasicActionTaken,
    CardDiscarded,
    CardPlayed,
    DemonstrationCalled,
    EventHandled,
    FreeActionTaken,
    Gained,
    Happening,
    IMFIntervenes,
    LoanTaken,
    Paid,
    Passed,
    PhaseBegan,
    RoundBegan,
    Spent,
    StanceTaken,
    TurnBegan,
    VoteResult,
    VPGained,
)
from bodypolitic.words.catalogue import ENGLISH, Catalogue, catalogue
from bodypolitic.words.names import as_sentence, values_of
from bodypolitic.words.picks import picked_text, trade_text
from bodypolitic.words.story import tell

BETWEEN_PARTS: Final = " · "
BEGINNINGS: Final = (RoundBegan, PhaseBegan, TurnBegan)
# What an act is called: the field that names it
TITLES: Final[dict[type[Happening], str]] = {
    BasicActionTaken: "action",
    FreeActionTaken: "action",
    CardPlayed: "card",
    HistorySetOff: "event",
    EventBenefitUsed: "event",
    AutomaActs: "action",
}
# Of what nobody picks the whole sentence is told
SENTENCES: Final = (
    DemonstrationCalled,
    EventHandled,
    HistoryHappened,
    IMFIntervenes,
    Passed,
    VoteResult,
)
# What the rules settle by themselves, whoever has chosen before
SETTLED: Final = (WAGES, PRODUCTION, NEEDS, INTEREST, INCOME_TAX, EMPLOYMENT_TAX, CORPORATE_TAX, IMF)


@dataclass(slots=True)
class Act:
    """What one player did or got: a title if an act begins, what was picked, and what changed for that player.

    `after` counts the rounds, phases and turns that begin before it among the happenings it is told from.
    """

    who: RoleName
    after: int
    title: str = ""
    parts: list[str] = field(default_factory=list)
    money: int = 0
    vp: int = 0
    goods: dict[ResourceName, int] = field(default_factory=dict)

    @property
    def says_something(self) -> bool:
        """Whether there is anything to read."""
        return bool(self.title or self.parts or self.money or self.vp or any(self.goods.values()))


def acts_of(happenings: list[Happening], seat: int | None, language: str = ENGLISH) -> list[Act]:
    """What a choice of a seat, or the setup, brought about, as acts: first the seat's own, then the others' shares."""
    words = catalogue(language)
    acts: dict[tuple[int, int], Act] = {}
    after = 0
    for happening in happenings:
        if isinstance(happening, BEGINNINGS):
            after += 1
            continue
        for who in _tellers(happening, seat, settled=after > 0):
            act = acts.setdefault((after, who), Act(ROLES[who], after))
            _add(words, act, happening, who)
    if seat is not None and (0, seat) in acts:
        acts[0, seat].parts[:0] = _purchases(words, happenings, seat)
    for (began, who), act in acts.items():
        if who != seat and act.vp and not act.title and not act.parts:
            act.parts = _causes_of_points(words, happenings, began, who)
    return [act for act in acts.values() if act.says_something]


def lines_of(acts: list[Act]) -> list[str]:
    """Acts in words, a line each; one without a title goes on with the line before."""
    lines: list[list[str]] = []
    for act in acts:
        if act.title or not lines:
            lines.append([act.title] if act.title else [])
        lines[-1] += act.parts
    return [BETWEEN_PARTS.join(line) for line in lines if line]


def _causes_of_points(words: Catalogue, happenings: list[Happening], began: int, who: int) -> list[str]:
    """What a player gets points for, after so many beginnings; each cause once."""
    causes: dict[str, None] = {}
    after = 0
    for happening in happenings:
        after += isinstance(happening, BEGINNINGS)
        if isinstance(happening, VPGained) and (after, happening.who) == (began, who):
            causes[as_sentence(words.text(str(values_of(happening, words.language)["reason"])))] = None
    return list(causes)


def _tellers(happening: Happening, seat: int | None, settled: bool) -> list[int]:
    """In whose lines a happening is told: of all who share in what is settled, else of the player it is about.

    The State deals with events, whoever had the last word.
    """
    if isinstance(happening, EventHandled):
        return [ST]
    parties = [getattr(happening, name, None) for name in ("who", "to")]
    roles = [party for party in parties if isinstance(party, int) and party < len(ROLES)]
    if type(happening) not in COUNTS or isinstance(happening, VPGained):
        return roles[:1] or ([] if seat is None else [seat])
    if settled or getattr(happening, "reason", None) in SETTLED or seat is None:
        return roles
    return [seat]


def _add(words: Catalogue, act: Act, happening: Happening, who: int) -> None:
    """Tell a happening in a line: as its title, as something picked, as a sentence, or as what it comes to."""
    kind = type(happening)
    if kind in TITLES:
        act.title = words.text(str(values_of(happening, words.language)[TITLES[kind]]))
    elif kind in COUNTS:
        COUNTS[kind](act, happening, who)
    elif isinstance(happening, StanceTaken):
        act.parts.append(words.text("option-in-favor" if happening.in_favor else "option-against"))
    elif isinstance(happening, SENTENCES):
        act.parts.append(tell(happening, words.language))
    elif not isinstance(happening, CardDiscarded) and (part := picked_text(words, happening)):
        act.parts.append(as_sentence(part))


def _purchases(words: Catalogue, happenings: list[Happening], seat: int) -> list[str]:
    """What was bought from whom, or sold to whom; what is eaten at once is told by its price alone."""
    told: list[str] = []
    paid: dict[int, int] = {}  # to each seller since it last handed something over
    earned: Paid | None = None  # what was paid for what the seat hands over next
    for one in happenings:
        if isinstance(one, Paid) and one.reason == PURCHASE:
            if one.who == seat:
                paid[one.to] = paid.get(one.to, 0) + one.amount
            elif one.to == seat:
                earned = one
        elif isinstance(one, Spent) and one.reason == PURCHASE:
            if one.who == seat and earned is not None:
                line = trade_text(words, "sold", one.amount, one.resource, earned.who, earned.amount)
                earned = None
            else:
                line = trade_text(words, "bought", one.amount, one.resource, one.who, paid.pop(one.who, 0))
            told.append(as_sentence(line))
    return told


# What changes for whom, by the kind of happening
Count = Callable[[Act, Any, int], None]
COUNTS: Final[dict[type[Happening], Count]] = {}


def counts(kind: type[Happening]) -> Callable[[Count], Count]:
    """Declare what happenings of a kind come to for one of their parties."""

    def declare(count: Count) -> Count:
        COUNTS[kind] = count
        return count

    return declare


@counts(Paid)
def _paid(act: Act, told: Paid, who: int) -> None:
    act.money += (told.amount if told.to == who else 0) - (told.amount if told.who == who else 0)


@counts(LoanTaken)
def _loan(act: Act, told: LoanTaken, who: int) -> None:
    act.money += LOAN if told.who == who else 0


@counts(VPGained)
def _points(act: Act, told: VPGained, who: int) -> None:
    act.vp += told.amount if told.who == who else 0


@counts(Gained)
def _gained(act: Act, told: Gained, who: int) -> None:
    if told.who == who:
        resource = RESOURCES[told.resource]
        act.goods[resource] = act.goods.get(resource, 0) + told.amount


@counts(Spent)
def _spent(act: Act, told: Spent, who: int) -> None:
    if told.who == who:
        resource = RESOURCES[told.resource]
        act.goods[resource] = act.goods.get(resource, 0) - told.amount
