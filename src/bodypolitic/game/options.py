"""Options: what a seat may pick, each with a readable id and the typed values behind it.

An option is a verb and up to three small numbers. Its id is put into words only when somebody asks for it.
"""

from typing import Final

from bodypolitic.game.codes import (
    INDUSTRIES,
    PARTIES,
    RESOURCES,
    SECTIONS,
    SKILLS,
)
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.crisis_cards import CRISIS_FACES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.hidden_agenda_cards import HIDDEN_AGENDAS
from bodypolitic.game.components.historical_events import HISTORICAL_FACES

UNEMPLOYED: Final = -1  # the place of workers without a company

BASIC_ACTIONS: Final = (
    "propose-bill",
    "assign-workers",
    "buy-goods-and-services",
    "strike",
    "demonstration",
    "apply-political-pressure",
    "build-company",
    "sell-company",
    "sell-to-foreign-market",
    "make-business-deal",
    "lobby",
    "extra-shift",
    "event-action",
    "meet-with-mps",
    "extra-tax",
    "campaign",
)
FREE_ACTIONS: Final = (
    "use-healthcare",
    "use-education",
    "use-luxury",
    "swap-workers",
    "receive-benefits",
    "pay-off-loan",
    "adjust-prices",
    "adjust-wages",
    "give-bonus",
    "buy-storage",
)


class Verb:
    """The name of a kind of option and the names and kinds of its values."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, fields: tuple[tuple[str, str], ...]) -> None:
        self.name = name
        self.fields = fields


VERBS: Final[list[Verb]] = []


def _verb(name: str, *fields: tuple[str, str]) -> int:
    VERBS.append(Verb(name, fields))
    return len(VERBS) - 1


# The turn
BASIC: Final = _verb("basic", ("action", "basic-action"))
FREE: Final = _verb("free", ("action", "free-action"))
PASS: Final = _verb("pass")
END_TURN: Final = _verb("end-turn")
DISCARD: Final = _verb("discard", ("card", "action-card"))
PLAY: Final = _verb("play", ("card", "action-card"))
BRANCH: Final = _verb("option", ("number", "number"))
GO_ON: Final = _verb("go-on")
SKIP: Final = _verb("skip")
DONE: Final = _verb("done")
REVEAL_AI_CARD: Final = _verb("reveal-ai-card")

# Politics
BILL: Final = _verb("bill", ("section", "policy-section"))
CALL_VOTE: Final = _verb("call-vote")
NO_VOTE: Final = _verb("no-vote")
IN_FAVOR: Final = _verb("in-favor")
AGAINST: Final = _verb("against")
SPEND_INFLUENCE: Final = _verb("spend-influence", ("seat", "party"), ("amount", "number"))
OPEN_COMPANY: Final = _verb("open-company", ("company", "company"))
CLOSE_COMPANY: Final = _verb("close-company", ("company", "company"))
PAY_LOANS: Final = _verb("pay-loans", ("amount", "number"))

# Workers
FILL: Final = _verb("fill", ("company", "company"))
FORM_UNION: Final = _verb("form-union", ("industry", "industry"))
TAKE: Final = _verb("take", ("skill", "skill"), ("from", "place"))
STAFF: Final = _verb("staff", ("class", "party"))
STAFF_COMPANY: Final = _verb("staff-company", ("company", "company"), ("class", "party"))
NO_WORKERS: Final = _verb("no-workers")
EMPLOY: Final = _verb("employ", ("skill", "skill"))
NEW_WORKER: Final = _verb("new-worker", ("skill", "skill"))
UPGRADE: Final = _verb("upgrade", ("skill", "skill"), ("at", "place"))
TRAIN: Final = _verb("train", ("skill", "skill"))
SWAP: Final = _verb("swap", ("company", "company"), ("out", "skill"), ("in", "skill"))
STRIKE: Final = _verb("strike", ("company", "company"))

HIRE: Final = _verb("hire", ("company", "company"), ("skill", "skill"))
EMIGRATE: Final = _verb("emigrate", ("skill", "skill"))
RECRUIT: Final = _verb("recruit", ("company", "company"), ("class", "party"))
POACH: Final = _verb("poach", ("company", "company"), ("from", "company"))

# Companies
BUILD: Final = _verb("build-company", ("company", "company"))
SELL: Final = _verb("sell-company", ("company", "company"))
WAGE: Final = _verb("wage", ("company", "company"), ("level", "level"))
SHIFT: Final = _verb("extra-shift", ("company", "company"))
OVERTIME: Final = _verb("overtime", ("company", "company"))
MACHINERY: Final = _verb("machinery", ("company", "company"))
PRIVATIZE: Final = _verb("privatize", ("company", "company"))
NATIONALIZE: Final = _verb("nationalize", ("company", "company"), ("instead-of", "company"))
GIVE_BONUS: Final = _verb("give-bonus", ("company", "company"))
DISCARD_COMPANY: Final = _verb("discard-company", ("company", "company"))
CLOSE_DOWN: Final = _verb("close-down", ("company", "company"))
SAVE_COMPANY: Final = _verb("save-company", ("company", "company"))

# Trade
BUY: Final = _verb("buy", ("resource", "resource"))
FROM: Final = _verb("from", ("source", "party"))
AMOUNT: Final = _verb("amount", ("amount", "number"))
EXPORT: Final = _verb("export", ("resource", "resource"), ("amount", "number"))
DEAL_TO_STORAGES: Final = _verb("deal-to-storages", ("deal", "deal"))
DEAL_TO_FREE_TRADE_ZONE: Final = _verb("deal-to-free-trade-zone", ("deal", "deal"))
STORE: Final = _verb("store", ("resource", "resource"), ("amount", "number"))
PRICE: Final = _verb("price", ("resource", "resource"), ("price", "number"))
EXPORT_CARD: Final = _verb("export-card", ("export", "export"))
STORAGE: Final = _verb("storage", ("resource", "resource"))

# Votes and cubes
REMOVE_CUBE: Final = _verb("remove-cube", ("class", "party"))
REPLACE_CUBE: Final = _verb("replace-cube", ("class", "party"))
POLICY: Final = _verb("policy", ("section", "policy-section"))
PROTECT: Final = _verb("protect", ("section", "policy-section"))
DISCARD_BILL: Final = _verb("discard-bill", ("section", "policy-section"))
ACCIDENT: Final = _verb("accident", ("industry", "industry"), ("payer", "party"))

# The State
EVENT: Final = _verb("event", ("event", "event"))
PLACE_EVENT: Final = _verb("place-event", ("event", "event"))
LEAVE_EVENTS: Final = _verb("leave-events", ("first", "event"), ("second", "event"))
REPLACE_EVENT: Final = _verb("replace-event", ("event", "event"), ("by", "event"))
CHOOSE_CLASS: Final = _verb("class", ("class", "party"))
SPREAD: Final = _verb("to", ("class", "party"), ("amount", "number"))
LOSE_VP: Final = _verb("lose-vp", ("class", "party"), ("amount", "number"))

# Historical Events
SET_OFF: Final = _verb("set-off", ("event", "historical-event"))

# Crisis Response
LEND: Final = _verb("lend", ("amount", "number"))
PAY_BACK_BOND: Final = _verb("pay-back-bond", ("class", "party"))

# Hidden Agendas
KEEP_AGENDA: Final = _verb("keep-agenda", ("agenda", "hidden-agenda"))
CLAIM_AGENDA: Final = _verb("claim-agenda", ("agenda", "hidden-agenda"))
# Alternative Events
SPEND: Final = _verb("spend", ("resource", "resource"), ("amount", "number"))
SPEND_MONEY: Final = _verb("spend-money", ("amount", "number"))
SPEND_SERVICES: Final = _verb("spend-services", ("health", "number"), ("education", "number"))
SPEND_INFLUENCES: Final = _verb("spend-influences", ("personal", "number"), ("media", "number"))
KEEP_EVENT: Final = _verb("keep-event", ("event", "event"))
TURN_IN_EVENT: Final = _verb("turn-in-event", ("event", "event"))
BENEFIT: Final = _verb("benefit", ("event", "event"))

_FIELD: Final = 1024  # each of an option's numbers, raised by one, stays below this


def word(kind: str, value: int) -> str:
    """The word for a value of one of the kinds that option ids and happenings are made of."""
    if kind == "number":
        return str(value)
    if kind == "company":
        return COMPANIES[value].slug
    if kind == "place":
        return "unemployed" if value == UNEMPLOYED else COMPANIES[value].slug
    if kind == "party":
        return PARTIES[value]
    if kind == "resource":
        return RESOURCES[value]
    if kind == "skill":
        return SKILLS[value]
    if kind == "industry":
        return INDUSTRIES[value]
    if kind == "policy-section":
        return f"{value // 3 + 1}{SECTIONS[value % 3]}"
    if kind == "level":
        return f"L{value}"
    if kind == "action-card":
        return ACTION_CARDS[value].slug
    if kind == "basic-action":
        return BASIC_ACTIONS[value]
    if kind == "free-action":
        return FREE_ACTIONS[value]
    if kind == "event":
        return EVENTS[value].slug
    if kind == "historical-event":
        return HISTORICAL_FACES[value].slug
    if kind == "policy":
        return str(value + 1)
    if kind == "crisis-card":
        return CRISIS_FACES[value].slug
    if kind == "hidden-agenda":
        return HIDDEN_AGENDAS[value].slug
    if kind in {"deal", "export", "agenda"}:
        return f"{kind}-{value + 1}"
    raise KeyError(kind)


class Option:
    """One thing a seat may pick. `verb` says what it does; `a`, `b` and `c` are its values, as the verb names them."""

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    @property
    def id(self) -> str:
        """The stable, readable name: `build-company/publishing-house`, `wage/supermarket/L3`."""
        words = [VERBS[self.verb].name]
        numbers = (self.a, self.b, self.c)
        for position, field in enumerate(VERBS[self.verb].fields):
            words.append(word(field[1], numbers[position]))
        return "/".join(words)

    @property
    def kind(self) -> str:
        """The verb in words, which is the first part of the id."""
        return VERBS[self.verb].name

    @property
    def values(self) -> dict[str, str | int]:
        """The values behind the id, by name: `{"company": "supermarket", "level": "L3"}`."""
        found: dict[str, str | int] = {}
        numbers = (self.a, self.b, self.c)
        for position, field in enumerate(VERBS[self.verb].fields):
            value = numbers[position]
            found[field[0]] = value if field[1] == "number" else word(field[1], value)
        return found

    @property
    def code(self) -> int:
        """The option packed into one number, as the record of a game keeps it."""
        return ((self.verb * _FIELD + self.a + 1) * _FIELD + self.b + 1) * _FIELD + self.c + 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self.id}>" if exists(self) else f"<no option, {self.code}>"


def exists(option: Option) -> bool:
    """Whether an option's numbers stand for anything, as those of every offered option do."""
    try:
        return option.id != ""
    except (IndexError, KeyError):
        return False


def option_of(code: int) -> Option:
    """The option behind a packed number."""
    c = code % _FIELD - 1
    code //= _FIELD
    b = code % _FIELD - 1
    code //= _FIELD
    return Option(code // _FIELD, code % _FIELD - 1, b, c)
