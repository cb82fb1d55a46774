"""English words for the values that options, happenings and reasons are made of."""

from collections.abc import Iterable, Sequence
from typing import Final

from bodypolitic.game.codes import (
    BENEFITS,
    GAME_OVER,
    INDUSTRIES,
    PHASES,
    POLICY_NAMES,
    RESOURCES,
    ROLE_NAMES,
    policy_code,
)
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.happenings import REASONS
from bodypolitic.game.options import BASIC_ACTIONS, FREE_ACTIONS, UNEMPLOYED

PARTY_NAMES: Final = (*(f"the {name}" for name in ROLE_NAMES), "the foreign market", "the supply")
PHASE_NAMES: Final = (*(f"{phase.capitalize()} Phase" for phase in PHASES[:GAME_OVER]), "Game End")
ACTION_NAMES: Final = {
    "propose-bill": "Propose Bill",
    "assign-workers": "Assign Workers",
    "buy-goods-and-services": "Buy Goods & Services",
    "strike": "Strike",
    "demonstration": "Demonstration",
    "apply-political-pressure": "Apply Political Pressure",
    "build-company": "Build Company",
    "sell-company": "Sell Company",
    "sell-to-foreign-market": "Sell to the Foreign Market",
    "make-business-deal": "Make Business Deal",
    "lobby": "Lobby",
    "extra-shift": "Extra Shift",
    "event-action": "Event Action",
    "meet-with-mps": "Meet with a Party's MPs",
    "extra-tax": "Extra Tax",
    "campaign": "Campaign",
    "use-healthcare": "Use Healthcare",
    "use-education": "Use Education",
    "use-luxury": "Use Luxury",
    "swap-workers": "Swap Workers",
    "receive-benefits": "Receive Benefits",
    "pay-off-loan": "Pay Off Loan",
    "adjust-prices": "Adjust Prices",
    "adjust-wages": "Adjust Wages",
    "give-bonus": "Give Bonus",
    "buy-storage": "Buy Storage",
}
WORKER_NAMES: Final = (
    "an agriculture worker",
    "a luxury worker",
    "a healthcare worker",
    "an education worker",
    "a media worker",
    "an unskilled worker",
)
BENEFIT_NAMES: Final = {"money": "V", "voting-cubes": "voting cubes"}
REASON_NAMES: Final = {"imf": "the IMF", "no-room": "no room for it", "use": "used up"}


class Count(int):
    """A number that can choose a word: `{amount:cube|cubes}` takes the first for 1 and the second for the rest."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        one, other = spec.split("|")
        return one if self == 1 else other


def words_for(kind: str, value: int) -> str | Count:
    """A value of one of the kinds that options and happenings declare, as a reader wants to see it."""
    match kind:
        case "number":
            return Count(value)
        case "party":
            return PARTY_NAMES[value]
        case "company":
            return COMPANIES[value].title
        case "place":
            return "the unemployed" if value == UNEMPLOYED else f"the {COMPANIES[value].title}"
        case "resource":
            return RESOURCES[value]
        case "skill":
            return WORKER_NAMES[value]
        case "industry":
            return INDUSTRIES[value]
        case "policy-section":
            return f"{policy_code(value // 3, value % 3)} ({POLICY_NAMES[value // 3]})"
        case "level":
            return f"L{value}"
        case "action-card":
            return ACTION_CARDS[value].title
        case "basic-action":
            return ACTION_NAMES[BASIC_ACTIONS[value]]
        case "free-action":
            return ACTION_NAMES[FREE_ACTIONS[value]]
        case "event":
            return EVENTS[value].title
        case "phase":
            return PHASE_NAMES[value]
        case "benefit":
            return BENEFIT_NAMES.get(BENEFITS[value], BENEFITS[value])
        case "reason":
            return REASON_NAMES.get(REASONS[value], REASONS[value].replace("-", " "))
        case "deal":
            return deal_in_words(value)
        case "export":
            return export_in_words(value)
        case "agenda":
            return agenda_in_words(value)
    raise KeyError(kind)


def values_in_words(fields: Sequence[tuple[str, str]], numbers: Iterable[int]) -> dict[str, str | Count]:
    """The declared values of an option or a happening by name, each in words."""
    return {name: words_for(kind, number) for (name, kind), number in zip(fields, numbers, strict=False)}


def sentence(template: str, values: dict[str, str | Count]) -> str:
    """A filled template that begins with a capital."""
    filled = template.format_map(values)
    return filled[:1].upper() + filled[1:]


def deal_in_words(deal: int) -> str:
    """A Business Deal: `4 food and 8 luxury for 60 V`."""
    card = BUSINESS_DEALS[deal]
    goods = [f"{amount} {name}" for amount, name in ((card.food, "food"), (card.luxury, "luxury")) if amount]
    return f"{' and '.join(goods)} for {card.cost} V"


def export_in_words(export: int) -> str:
    """An Export card: what the foreign market pays for each resource."""
    return "; ".join(
        f"{RESOURCES[resource]} " + " or ".join(f"{amount} for {money} V" for amount, money in transactions)
        for resource, transactions in enumerate(EXPORT_CARDS[export])
    )


def agenda_in_words(agenda: int) -> str:
    """A Political Agenda: the sections it asks for."""
    return " ".join(policy_code(policy, section) for policy, section in enumerate(POLITICAL_AGENDAS[agenda]))


def joined(parts: Sequence[str]) -> str:
    """A list in words, or a dash for an empty one."""
    return ", ".join(parts) if parts else "-"
