"""Why a question is asked now: the card that was played, the event that happened, the vote, or the rule of the phase.

It is found among what has happened, from the latest on: whatever made the game ask has been told before it asks.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bodypolitic.game.expansions.alternative_events.records import EventBenefitUsed
from bodypolitic.game.expansions.crisis_response.records import CrisisCardFollowed
from bodypolitic.game.expansions.historical_events.records import HistoryHappened, HistorySetOff
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import ROLES, RoleName
from bodypolitic.game.records.happenings import (
    BasicActionTaken,
    CardPlayed,
    DemonstrationHeld,
    EventIgnored,
    FreeActionTaken,
    Happening,
    PhaseBegan,
    PolicyChanged,
    SpecialActionPerformed,
    TurnBegan,
    VoteCalled,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import Record
from bodypolitic.words import expansions
from bodypolitic.words.catalogue import ENGLISH, catalogue
from bodypolitic.words.names import as_sentence
from bodypolitic.words.story import tell

TURN: Final = "turn"  # in which one does what one likes
# What asks about many things
ASKS: Final = (
    BasicActionTaken,
    FreeActionTaken,
    CardPlayed,
    HistoryHappened,
    HistorySetOff,
    CrisisCardFollowed,
    SpecialActionPerformed,
)
# What asks about a few things only, by their kinds of decisions: it is passed over where something else is asked
ASKS_ONLY: Final[dict[type[Happening], tuple[str, ...]]] = {
    VoteCalled: ("state-stance", "spend-influence", "press-state"),
    PolicyChanged: (
        "open-public-companies",
        "close-public-companies",
        "choose-class-to-staff",
        "choose-company-to-staff",
        "fill-unskilled-slots",
        "set-first-wage",
        "adjust-wages",
        "adjust-prices",
    ),
    EventBenefitUsed: ("sell-by-benefit", "change-wage-for-phase", "staff-own-company", "take-workers"),
    EventIgnored: ("choose-penalty",),
    DemonstrationHeld: ("share-loss",),
}
# What the rules of a phase ask by themselves, whatever happened in it before
ASKED_BY_RULE: Final[dict[str, str]] = {
    "buy-food": "occasion-needs",
    "buy-food-from": "occasion-needs",
    "look-over-market": "occasion-market",
    "pay-loans-to-avoid-imf": "occasion-imf",
    "use-benefits": "occasion-benefits",
    "choose-agenda": "occasion-agenda",
}
SETUP: Final = "occasion-setup"  # what is asked before the first phase
OF_ELECTIONS: Final = ASKS_ONLY[VoteCalled]
# The fields that name a thing that can be looked at, and the family of its sheet
EVENT_SHEETS: Final[dict[str, str]] = {"EventId": "event"}  # what a step carries out says more than what led to it
SHEETS: Final[dict[str, str]] = {
    **EVENT_SHEETS,
    **expansions.SHEETS,
    "ActionCardId": "card",
    "BasicActionId": "action",
    "FreeActionId": "action",
    "Section": "section",
    "Phase": "phase",
}


class Occasion(NamedTuple):
    """What makes the game ask: `seat` is the player who brought it about, `sheet` the name of what can be looked at."""

    text: str
    seat: RoleName | None
    sheet: str | None


def occasion(
    game: Game, decision: Decision, latest_first: Iterable[Happening], language: str = ENGLISH
) -> Occasion | None:
    """Why a decision is asked now, from what has happened, the latest first; None where nothing asks but the turn."""
    if decision.kind == TURN:
        return None
    event = _sheet(game.table.stack[-1], EVENT_SHEETS)
    if decision.kind in ASKED_BY_RULE:
        return Occasion(_by_rule(ASKED_BY_RULE[decision.kind], language), None, event)
    for happening in latest_first:
        if isinstance(happening, PhaseBegan) or _asks(happening, decision.kind):
            return Occasion(tell(happening, language), _seat(happening), event or _sheet(happening, SHEETS))
        if isinstance(happening, TurnBegan):
            return None
    return Occasion(_by_rule(SETUP, language), None, None)


def _by_rule(message: str, language: str) -> str:
    return as_sentence(catalogue(language).text(message))


def _asks(happening: Happening, kind: str) -> bool:
    """Whether a happening makes the game ask for a decision of a kind."""
    if type(happening) in ASKS_ONLY:
        return kind in ASKS_ONLY[type(happening)]
    return kind not in OF_ELECTIONS and isinstance(happening, ASKS)


def _seat(happening: Happening) -> RoleName | None:
    who = getattr(happening, "who", None)
    return ROLES[who] if isinstance(who, int) and who < len(ROLES) else None


def _sheet(named: Record, families: dict[str, str]) -> str | None:
    """The sheet of the first thing that a record names, of some families."""
    for (_, kind), value in zip(named.FIELDS, named.parts(), strict=True):
        if kind in families and isinstance(value, int):
            return f"{families[kind]}:{KINDS[kind].kept(value)}"
    return None
