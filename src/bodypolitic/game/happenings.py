"""Happenings: the typed record of what the rules just did, for logs, animations, statistics and explanations.

A happening is a kind and up to four numbers whose meaning the kind declares. The rules never put them into words.
"""

from typing import Final

from bodypolitic.game.automas.lines import LINES
from bodypolitic.game.codes import AI_CARDS_EACH, BENEFITS, PHASES, PRIORITY_CARDS, ROLES, policy_code
from bodypolitic.game.options import word

REASONS: Final[list[str]] = []


def _reason(name: str) -> int:
    REASONS.append(name)
    return len(REASONS) - 1


WAGES: Final = _reason("wages")
INCOME_TAX: Final = _reason("income-tax")
EMPLOYMENT_TAX: Final = _reason("employment-tax")
CORPORATE_TAX: Final = _reason("corporate-tax")
EXTRA_TAX: Final = _reason("extra-tax")
INTEREST: Final = _reason("interest")
PAYING_OFF_LOAN: Final = _reason("paying-off-loan")
BUILDING: Final = _reason("building")
SELLING_COMPANY: Final = _reason("selling-company")
OPENING_COMPANY: Final = _reason("opening-public-company")
CLOSING_COMPANY: Final = _reason("closing-public-company")
PURCHASE: Final = _reason("purchase")
TARIFF: Final = _reason("tariff")
EXPORT: Final = _reason("export")
BUSINESS_DEAL: Final = _reason("business-deal")
LOBBYING: Final = _reason("lobbying")
BONUS: Final = _reason("bonus")
BUYING_STORAGE: Final = _reason("buying-storage")
BENEFITS_TAKEN: Final = _reason("benefits")
EVENT: Final = _reason("event")
PROVISION: Final = _reason("provision")
PRODUCTION: Final = _reason("production")
EXTRA_SHIFT: Final = _reason("extra-shift")
NEEDS: Final = _reason("needs")
USE: Final = _reason("use")
NO_ROOM: Final = _reason("no-room")
VOTE: Final = _reason("vote")
BILL_PASSED: Final = _reason("bill-passed")
PROSPERITY: Final = _reason("prosperity")
HEALTHCARE: Final = _reason("healthcare")
TRADE_UNION: Final = _reason("trade-union")
WEALTH: Final = _reason("wealth")
WEALTH_GROWTH: Final = _reason("wealth-growth")
LEGITIMACY: Final = _reason("legitimacy")
AGENDA: Final = _reason("political-agenda")
WELFARE: Final = _reason("welfare")
DEMONSTRATION: Final = _reason("demonstration")
STRIKE: Final = _reason("strike")
IMF: Final = _reason("imf")
REFILL: Final = _reason("refill")
PRESSURE: Final = _reason("political-pressure")
MEETING: Final = _reason("meeting-with-mps")
CAMPAIGN: Final = _reason("campaign")
EVENT_PENALTY: Final = _reason("event-penalty")
EVENT_TURNED_IN: Final = _reason("event-turned-in")
EVENT_BENEFIT: Final = _reason("event-benefit")
HALVING: Final = _reason("halving")
TOKEN: Final = _reason("legitimacy-token")
FINAL_POLICIES: Final = _reason("final-policies")
FINAL_RESOURCES: Final = _reason("final-resources")
FINAL_MONEY: Final = _reason("final-money")
LOANS: Final = _reason("loans")
ACTION_CARD: Final = _reason("action-card")
HISTORICAL_EVENT: Final = _reason("historical-event")
AI_CARD: Final = _reason("ai-card")
BOND: Final = _reason("bond")
HIDDEN_AGENDA: Final = _reason("hidden-agenda")


class HappeningKind:
    """The name of a kind of happening and the names and kinds of its values."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, fields: tuple[tuple[str, str], ...]) -> None:
        self.name = name
        self.fields = fields


HAPPENING_KINDS: Final[list[HappeningKind]] = []


def _kind(name: str, *fields: tuple[str, str]) -> int:
    HAPPENING_KINDS.append(HappeningKind(name, fields))
    return len(HAPPENING_KINDS) - 1


_WHO: Final = ("who", "party")
_AMOUNT: Final = ("amount", "number")
_REASON: Final = ("reason", "reason")
_COMPANY: Final = ("company", "company")
_SECTION: Final = ("section", "policy-section")
_RESOURCE: Final = ("resource", "resource")
_SKILL: Final = ("skill", "skill")

ROUND_BEGAN: Final = _kind("round-began", ("round", "number"))
PHASE_BEGAN: Final = _kind("phase-began", ("phase", "phase"))
TURN_BEGAN: Final = _kind("turn-began", _WHO, ("turn", "number"))
BASIC_ACTION: Final = _kind("basic-action", _WHO, ("action", "basic-action"))
FREE_ACTION: Final = _kind("free-action", _WHO, ("action", "free-action"))
PASSED: Final = _kind("passed", _WHO)
CARD_DISCARDED: Final = _kind("card-discarded", _WHO, ("card", "action-card"))
CARD_PLAYED: Final = _kind("card-played", _WHO, ("card", "action-card"))
CARDS_DRAWN: Final = _kind("cards-drawn", _WHO, _AMOUNT)

PAID: Final = _kind("paid", _WHO, ("to", "party"), _AMOUNT, _REASON)
LOAN_TAKEN: Final = _kind("loan-taken", _WHO)
LOAN_DISCARDED: Final = _kind("loan-discarded", _WHO)
DEBT_WAIVED: Final = _kind("debt-waived", _WHO, _AMOUNT)
VP: Final = _kind("vp", _WHO, _AMOUNT, _REASON)
GAINED: Final = _kind("gained", _WHO, _RESOURCE, _AMOUNT, _REASON)
SPENT: Final = _kind("spent", _WHO, _RESOURCE, _AMOUNT, _REASON)
PROSPERITY_MOVED: Final = _kind("prosperity-moved", _WHO, ("space", "number"))
REVENUE_TO_CAPITAL: Final = _kind("revenue-to-capital", _AMOUNT)

WORKER_LEFT: Final = _kind("worker-left", _WHO, _SKILL)
WORKER_JOINED: Final = _kind("worker-joined", _WHO, _SKILL)
WORKER_MOVED: Final = _kind("worker-moved", _WHO, _SKILL, ("from", "place"), ("to", "place"))
WORKER_TRAINED: Final = _kind("worker-trained", _WHO, ("at", "place"), ("from", "skill"), ("to", "skill"))
WORKERS_COMMITTED: Final = _kind("workers-committed", _COMPANY, ("class", "party"))
UNION_FORMED: Final = _kind("union-formed", ("industry", "industry"))
UNION_FELL: Final = _kind("union-fell", ("industry", "industry"))
STRIKE_CALLED: Final = _kind("strike-called", _COMPANY)
STRIKE_ENDED: Final = _kind("strike-ended", _COMPANY)
STRIKE_HELD: Final = _kind("strike-held", _COMPANY)
DEMONSTRATION_CALLED: Final = _kind("demonstration-called")
DEMONSTRATION_ENDED: Final = _kind("demonstration-ended")
DEMONSTRATION_HELD: Final = _kind("demonstration-held", _AMOUNT)

COMPANY_REVEALED: Final = _kind("company-revealed", _WHO, _COMPANY)
COMPANY_DISCARDED: Final = _kind("company-discarded", _WHO, _COMPANY)
COMPANY_BUILT: Final = _kind("company-built", _WHO, _COMPANY)
COMPANY_SOLD: Final = _kind("company-sold", _WHO, _COMPANY)
COMPANY_LOST: Final = _kind("company-lost", _WHO, _COMPANY)
COMPANY_SAVED: Final = _kind("company-saved", _COMPANY)
COMPANY_PRIVATIZED: Final = _kind("company-privatized", _COMPANY)
COMPANY_NATIONALIZED: Final = _kind("company-nationalized", _COMPANY, ("instead-of", "company"))
MACHINERY_PLACED: Final = _kind("machinery-placed", _COMPANY)
COMPANY_OPENED: Final = _kind("company-opened", _COMPANY)
COMPANY_CLOSED: Final = _kind("company-closed", _COMPANY)
WAGE_SET: Final = _kind("wage-set", _COMPANY, ("level", "level"))
PRICE_SET: Final = _kind("price-set", _WHO, _RESOURCE, ("price", "number"))
STORAGE_PLACED: Final = _kind("storage-placed", _WHO, _RESOURCE)

BILL_PROPOSED: Final = _kind("bill-proposed", _WHO, _SECTION)
VOTE_CALLED: Final = _kind("vote-called", _WHO, _SECTION)
VOTE_BEGAN: Final = _kind("vote-began", _SECTION)
STANCE: Final = _kind("stance", _WHO, ("in-favor", "number"))
CUBES_DRAWN: Final = _kind("cubes-drawn", ("WC", "number"), ("MC", "number"), ("CC", "number"))
INFLUENCE_SPENT: Final = _kind("influence-spent", _WHO, _AMOUNT)
VOTE_RESULT: Final = _kind("vote-result", _SECTION, ("in-favor", "number"), ("against", "number"), ("passed", "number"))
POLICY_CHANGED: Final = _kind("policy-changed", _SECTION)
TAX_MULTIPLIER: Final = _kind("tax-multiplier", _AMOUNT)
CUBES_ADDED: Final = _kind("cubes-added", _WHO, _AMOUNT, _REASON)
CUBES_REMOVED: Final = _kind("cubes-removed", _WHO, _AMOUNT)
BILL_DISCARDED: Final = _kind("bill-discarded", _WHO, _SECTION)
POLICY_PROTECTED: Final = _kind("policy-protected", _WHO, _SECTION)
IMF_INTERVENES: Final = _kind("imf-intervenes")

LEGITIMACY_MOVED: Final = _kind("legitimacy-moved", ("class", "party"), _AMOUNT, _REASON)
EVENT_REVEALED: Final = _kind("event-revealed", ("event", "event"))
EVENT_REPLACED: Final = _kind("event-replaced", ("event", "event"), ("by", "event"))
EVENT_HANDLED: Final = _kind("event-handled", ("event", "event"))
EVENT_IGNORED: Final = _kind("event-ignored", ("event", "event"))
EVENT_GIVEN: Final = _kind("event-given", _WHO, ("event", "event"))
EVENT_KEPT: Final = _kind("event-kept", _WHO, ("event", "event"))
EVENT_BENEFIT_USED: Final = _kind("event-benefit-used", _WHO, ("event", "event"))
EVENT_DISCARDED: Final = _kind("event-discarded", _WHO, ("event", "event"))
AGENDA_REVEALED: Final = _kind("agenda-revealed", ("agenda", "agenda"))
DEAL_REVEALED: Final = _kind("deal-revealed", ("deal", "deal"))
EXPORT_REVEALED: Final = _kind("export-revealed", ("export", "export"))
EXPORT_INSPECTED: Final = _kind("export-inspected", ("export", "export"))
PROVIDED: Final = _kind("provided", ("class", "party"), ("item", "benefit"), _AMOUNT)
BENEFITS_DISCARDED: Final = _kind("benefits-discarded", ("class", "party"))
BENEFITS_RECEIVED: Final = _kind("benefits-received", ("class", "party"))
GAME_ENDED: Final = _kind("game-ended")

# Historical Events
_HISTORY: Final = ("event", "historical-event")
HISTORY_BEGINS: Final = _kind("history-begins", _HISTORY)
HISTORY_REVEALED: Final = _kind("history-revealed", _HISTORY)
HISTORY_SET_OFF: Final = _kind("history-set-off", _WHO, _HISTORY)
HISTORY_HAPPENS: Final = _kind("history-happens", _HISTORY)
HISTORY_PASSED_BY: Final = _kind("history-passed-by", _HISTORY)
DEALS_DISCARDED: Final = _kind("deals-discarded", _AMOUNT)

# Automas
AI_CARD_REVEALED: Final = _kind("ai-card-revealed", _WHO, ("card", "ai-card"))
PRIORITY_RAISED: Final = _kind("priority-raised", _WHO, ("card", "priority-card"), ("rows", "number"), ("line", "line"))
PRIORITY_PLACED: Final = _kind("priority-placed", _WHO, ("card", "priority-card"), ("row", "number"))
PRIORITY_SET_ASIDE: Final = _kind("priority-set-aside", _WHO, ("card", "priority-card"))
AUTOMA_UNABLE: Final = _kind("automa-unable", _WHO, ("action", "priority-card"))
AUTOMA_ACTS: Final = _kind("automa-acts", _WHO, ("action", "priority-card"), ("with-bonus", "number"))
AUTOMA_CHOSE: Final = _kind("automa-chose", _WHO, ("line", "line"))
AI_CARDS_DRAWN: Final = _kind("ai-cards-drawn", _WHO, _AMOUNT, ("symbols", "number"))

# Crisis Response
CRISIS_CARD_REVEALED: Final = _kind("crisis-card-revealed", ("card", "crisis-card"))
CRISIS_CARD_FOLLOWED: Final = _kind("crisis-card-followed", ("card", "crisis-card"))
CRISIS_CARD_PASSED_OVER: Final = _kind("crisis-card-passed-over", ("card", "crisis-card"))
POLICY_LOCKED: Final = _kind("policy-locked", ("policy", "policy"))
POLICY_UNLOCKED: Final = _kind("policy-unlocked", ("policy", "policy"))
BOND_ISSUED: Final = _kind("bond-issued", _WHO, _AMOUNT)
BOND_PAID_BACK: Final = _kind("bond-paid-back", _WHO)

HIDDEN_AGENDA_CLAIMED: Final = _kind("hidden-agenda-claimed", _WHO, ("agenda", "hidden-agenda"))
HIDDEN_AGENDA_DISCARDED: Final = _kind("hidden-agenda-discarded", _WHO, ("agenda", "hidden-agenda"))
HIDDEN_AGENDA_ACHIEVED: Final = _kind("hidden-agenda-achieved", _WHO, ("agenda", "hidden-agenda"))


class Happening:
    """One thing that happened; `kind` and `values` say it in words that a program can read."""

    __slots__ = ("a", "b", "c", "d", "number")

    def __init__(self, number: int, a: int, b: int, c: int, d: int) -> None:
        self.number = number
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @property
    def kind(self) -> str:
        """The name of the kind, such as `paid` or `bill-proposed`."""
        return HAPPENING_KINDS[self.number].name

    @property
    def values(self) -> dict[str, str | int]:
        """The values by name: `{"who": "CC", "to": "WC", "amount": 20, "reason": "wages"}`."""
        found: dict[str, str | int] = {}
        numbers = (self.a, self.b, self.c, self.d)
        for position, field in enumerate(HAPPENING_KINDS[self.number].fields):
            found[field[0]] = _value(field[1], numbers[position])
        return found

    def __repr__(self) -> str:
        return f"<{self.kind} {self.values}>"


def _value(kind: str, number: int) -> str | int:
    if kind == "number":
        return number
    if kind == "reason":
        return REASONS[number]
    if kind == "phase":
        return PHASES[number]
    if kind == "benefit":
        return BENEFITS[number]
    if kind == "line":
        return LINES[number]
    if kind == "priority-card":
        return PRIORITY_CARDS[number]
    if kind == "ai-card":
        return f"{ROLES[number // AI_CARDS_EACH]}-{number % AI_CARDS_EACH + 1}"
    if kind == "policy-section":
        return policy_code(number // 3, number % 3)
    return word(kind, number)
