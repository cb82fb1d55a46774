"""What messages are given for the values that options, happenings and steps are made of.

A number stays one, since messages count with it. Parties, resources, workers and the like become the ids of their own
messages, which a message names in the form it needs: `{ WORD($who) }`. So do the printed titles of cards. What nobody
inflects, such as the code of a section, is given as finished text. Places are given to `{ PLACE($from) }`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.ground.codes import (
    AI_CARDS_EACH,
    ALL_ROLES,
    CC,
    MC,
    PARTIES,
    PHASES,
    RESOURCES,
    SECTIONS,
    ST,
    WC,
    Policy,
    Section,
    letter_of,
    policy_of,
    section_of,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import Record, public_name
from bodypolitic.words.catalogue import ENGLISH, Values, catalogue

Composed = Callable[[Any, str], str]

CLASSES: Final[tuple[int, ...]] = (WC, MC, CC)
# What one of several is called where there is a word for it.
IN_COMMON: Final[dict[tuple[int, ...], str]] = {
    CLASSES: "party-any-class",
    ALL_ROLES: "party-any-player",
    (MC, CC, ST): "party-any-player-but-WC",
    (WC, MC, ST): "party-any-player-but-CC",
}
VALUES_KEPT: Final = 1 << 13  # records whose values are kept: much the same is offered and told again and again


def value_for(kind: str, value: int, language: str) -> str | int:
    """What a message is given for a value, by the name of its type: a number, the id of its message, or a text."""
    if kind in COMPOSED:
        return COMPOSED[kind](value, language)
    known = KINDS[kind]
    return known.message(value) or (value if known.told(value) == value else known.slug(value))


def values_of(record: Record, language: str) -> Values:
    """The values of an option, a happening or a refusal by name, as its message takes them."""
    return dict(_values_of(record, language))


@lru_cache(VALUES_KEPT)
def _values_of(record: Record, language: str) -> Values:
    values: Values = {}
    for (name, kind), value in zip(record.FIELDS, record.parts(), strict=True):
        assert isinstance(value, int)
        values[public_name(name)] = value_for(kind, value, language)
    return values


def parties(codes: Sequence[int]) -> str:
    """The ids of parties, as a message takes a list."""
    return " ".join(f"party-{PARTIES[code]}" for code in codes)


def all_of(codes: Sequence[int]) -> str:
    """The same for what concerns all of them; all classes have a word in common."""
    return "party-each-class" if tuple(codes) == CLASSES else parties(codes)


def one_of(codes: Sequence[int]) -> str:
    """The same for what concerns one of them; many of them have a word in common."""
    return IN_COMMON.get(tuple(codes)) or parties(codes)


def as_sentence(text: str) -> str:
    """A text that begins with a capital, without a full stop after a title that ends in an exclamation mark."""
    return text[:1].upper() + (text[1:-1] if text.endswith("!.") else text[1:])


def sentence(clause: str) -> str:
    """A clause with a capital and a full stop."""
    return f"{as_sentence(clause)}."


def phase_text(phase: int, language: str = ENGLISH) -> str:
    """The name of a phase."""
    return catalogue(language).text(f"phase-{PHASES[phase]}")


def section_code(section: Section, language: str = ENGLISH) -> str:
    """A section of a policy in short: `1B`."""
    letter = f"section-{SECTIONS[letter_of(section)]}"
    return catalogue(language).text("policy-section", {"policy": policy_of(section) + 1, "section": letter})


def section_text(section: Section, language: str = ENGLISH) -> str:
    """A section with the name of its policy: `1B (Fiscal Policy)`."""
    values: Values = {"code": section_code(section, language), "policy": f"policy-{policy_of(section) + 1}"}
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
    sections = [section_of(Policy(number), letter) for number, letter in enumerate(POLITICAL_AGENDAS[agenda])]
    codes = [section_code(section, language) for section in sections]
    return catalogue(language).joined("side-by-side", codes, before_last="side-by-side")


def level_text(level: int, language: str = ENGLISH) -> str:
    """A wage level."""
    return catalogue(language).text("wage-level", {"level": level})


def ai_card_text(card: int, language: str = ENGLISH) -> str:
    """The number of an AI card among those of its class."""
    return str(card % AI_CARDS_EACH + 1)


# The kinds whose words are made of several messages, by the name of their type
COMPOSED: Final[dict[str, Composed]] = {
    "Section": section_text,
    "SectionCode": section_code,
    "WageLevel": level_text,
    "DealId": deal_text,
    "ExportId": export_text,
    "AgendaId": agenda_text,
    "AICardId": ai_card_text,
}
