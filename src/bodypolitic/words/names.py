"""What messages are given for the values that options, happenings and steps are made of.

A number stays one, since messages count with it. Parties, resources, workers and the like become the ids of their own
messages, which a message names in the form it needs: `{ WORD($who) }`. What nobody inflects, such as the printed title
of a card or the code of a section, is given as finished text. Places are given to `{ PLACE($from) }`.
"""

from collections.abc import Iterable, Sequence

from bodypolitic.game.automas.lines import LINES
from bodypolitic.game.codes import (
    AI_CARDS_EACH,
    BENEFIT_MONEY,
    BENEFITS,
    INDUSTRIES,
    PARTIES,
    PHASES,
    PRIORITY_CARDS,
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
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.happenings import REASONS
from bodypolitic.game.options import BASIC_ACTIONS, FREE_ACTIONS, UNEMPLOYED
from bodypolitic.words.catalogue import ENGLISH, NO_COMPANY, Values, catalogue


def value_for(kind: str, value: int, language: str) -> str | int:
    """What a message is given for a value of one of the kinds that options and happenings declare."""
    match kind:
        case "number":
            return value
        case "party":
            return f"party-{PARTIES[value]}"
        case "company":
            return COMPANIES[value].title
        case "place":
            return NO_COMPANY if value == UNEMPLOYED else COMPANIES[value].title
        case "resource":
            return f"resource-{RESOURCES[value]}"
        case "skill":
            return f"worker-{SKILLS[value]}"
        case "industry":
            return f"industry-{INDUSTRIES[value]}"
        case "policy-section":
            return section_text(value, language)
        case "level":
            return catalogue(language).text("wage-level", {"level": value})
        case "action-card":
            return ACTION_CARDS[value].title
        case "basic-action":
            return f"action-{BASIC_ACTIONS[value]}"
        case "free-action":
            return f"action-{FREE_ACTIONS[value]}"
        case "event":
            return EVENTS[value].title
        case "historical-event":
            return HISTORICAL_FACES[value].title
        case "policy":
            return f"policy-{value + 1}"
        case "crisis-card":
            return CRISIS_FACES[value].title
        case "hidden-agenda":
            return HIDDEN_AGENDAS[value].title
        case "phase":
            return f"phase-{PHASES[value]}"
        case "benefit":
            return f"{'benefit' if value >= BENEFIT_MONEY else 'resource'}-{BENEFITS[value]}"
        case "reason":
            return f"reason-{REASONS[value]}"
        case "priority-card":
            return f"priority-card-{PRIORITY_CARDS[value]}"
        case "line":
            return f"line-{LINES[value]}"
        case "ai-card":
            return str(value % AI_CARDS_EACH + 1)
        case "deal":
            return deal_text(value, language)
        case "export":
            return export_text(value, language)
        case "agenda":
            return agenda_text(value, language)
    raise KeyError(kind)


def values_for(fields: Sequence[tuple[str, str]], numbers: Iterable[int], language: str) -> Values:
    """The declared values of an option or a happening by name, as its message takes them."""
    return {name: value_for(kind, number, language) for (name, kind), number in zip(fields, numbers, strict=False)}


def as_sentence(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]


def phase_text(phase: int, language: str = ENGLISH) -> str:
    """The name of a phase."""
    return catalogue(language).text(f"phase-{PHASES[phase]}")


def section_code(section: int, language: str = ENGLISH) -> str:
    """A section of a policy in short: `1B`."""
    letter = f"section-{SECTIONS[section % 3]}"
    return catalogue(language).text("policy-section", {"policy": section // 3 + 1, "section": letter})


def section_text(section: int, language: str = ENGLISH) -> str:
    """A section with the name of its policy: `1B (Fiscal Policy)`."""
    values: Values = {"code": section_code(section, language), "policy": f"policy-{section // 3 + 1}"}
    return catalogue(language).text("named-section", values)


def deal_text(deal: int, language: str = ENGLISH) -> str:
    """A Business Deal: `4 food and 8 luxury for 60 V`."""
    words = catalogue(language)
    card = BUSINESS_DEALS[deal]
    goods = [
        words.text("amount-of", {"amount": amount, "resource": f"resource-{RESOURCES[resource]}"})
        for resource, amount in enumerate((card.food, card.luxury))
        if amount
    ]
    return words.text("goods-for-money", {"goods": words.joined("all", goods), "money": card.cost})


def export_text(export: int, language: str = ENGLISH) -> str:
    """An Export card: what the foreign market pays for each resource."""
    words = catalogue(language)
    offers: list[str] = []
    for resource, transactions in enumerate(EXPORT_CARDS[export]):
        prices = [words.text("amount-for-money", {"amount": amount, "money": money}) for amount, money in transactions]
        values: Values = {"resource": f"resource-{RESOURCES[resource]}", "prices": words.joined("either", prices)}
        offers.append(words.text("export-of", values))
    return words.joined("one-by-one", offers, before_last="one-by-one")


def agenda_text(agenda: int, language: str = ENGLISH) -> str:
    """A Political Agenda: the sections it asks for."""
    sections = [policy * 3 + section for policy, section in enumerate(POLITICAL_AGENDAS[agenda])]
    codes = [section_code(section, language) for section in sections]
    return catalogue(language).joined("side-by-side", codes, before_last="side-by-side")
