"""Says everything that can be said in a language: every card, and every message with whatever it can be given.

What can't be said is listed. A message is given each value of each of its kinds while the others stay as they are, and
the counts 0, 1, 2, 5 and 22, which take every plural form there is in our languages.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from functools import cache, partial
from typing import Final
from unittest.mock import patch

from fluent.syntax.ast import Message

from bodypolitic.game.cards.company_effects import MAY_BUY_FROM_STATE
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.expansions.crisis_response.card import CRISIS_CARDS
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS, HiddenAgenda
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import AI_CARDS_EACH, ROLES, WC, Section
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.game.records.findings import Finding
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.options import OpenCompany
from bodypolitic.game.setup import Setup
from bodypolitic.words.automas import describe_ai_card
from bodypolitic.words.catalogue import ENGLISH, BadMessage, Catalogue, Values, catalogue
from bodypolitic.words.crisis_response import describe_crisis_card
from bodypolitic.words.describe import describe_card, describe_effects, may_clause
from bodypolitic.words.events import describe_event
from bodypolitic.words.hidden_agendas import describe_agenda, describe_progress
from bodypolitic.words.historical_events import describe_history
from bodypolitic.words.names import agenda_text, deal_text, export_text, section_text, value_for
from bodypolitic.words.questions import option_text
from tests.words.declared import (
    FAMILIES,
    NAMED_KINDS,
    fields_of,
    kinds_of,
    messages_in,
    shared_messages_in,
    spoken_in,
    values_in,
)

COUNTS: Final = (0, 1, 2, 5, 22)

# Messages whose values no declaration names are told by the names of their values
WORDS_BY_NAME: Final[Mapping[str, str]] = {
    "who": "Party",
    "by": "Party",
    "role": "Role",
    "winners": "Role",
    "source": "Party",
    "resource": "Resource",
    "thing": "BenefitItem",
    "item": "BenefitItem",
    "industry": "Industry",
    "skill": "Skill",
    "worker": "Skill",
    "workers": "Skill",
    "policy": "Policy",
    "phase": "Phase",
    "company": "CompanyId",
    "companies": "CompanyId",
    "card": "ActionCardId",
    "event": "EventId",
    "reason": "Cause",
}
OTHER_WORDS: Final[Mapping[str, str]] = {
    "section": "section-[ABC]",
    "what": "measure-.*",
    "module": "ui-module-[a-z-]*(?<!-does)(?<!-a-round)",
    "part": "ui-part-(?!calling)[A-Za-z]+",
}
TOLD_BY_NAME: Final = (
    "ui-",
    "sheet-",
    "figure-",
    "cli-",
    "server-",
    "warning-",
    "detail-",
    "amount-",
    "progress-",
    "coach-",
    "thumb-",
)


def _refuse(
    words: Catalogue, message: str, values: Mapping[str, str | int] | None, form: str, fault: BadMessage
) -> str:
    raise fault


USUAL: Final = Catalogue._instead


def leniently() -> AbstractContextManager[object]:
    """What can't be said as it should is said otherwise, as at a table."""
    return patch.object(Catalogue, "_instead", USUAL)


def strictly() -> AbstractContextManager[object]:
    """What can't be said as it should is refused instead of said otherwise."""
    return patch.object(Catalogue, "_instead", _refuse)


def faults(language: str) -> list[str]:
    """Everything that can't be said in a language, each fault once; messages that are not there are not counted."""
    found: dict[str, None] = {}
    with strictly():
        for tell in (*cards(language).values(), *messages(language)):
            try:
                tell()
            except BadMessage as fault:
                missing = re.search(r"there is no message ([\w-]+)$", str(fault))
                if not missing or missing[1] not in messages_in(ENGLISH):
                    found[str(fault)] = None
    return list(found)


def cards(language: str) -> dict[str, Callable[[], str]]:
    """Every card, event and agenda, by family and id, and how it is told."""
    told: dict[str, Callable[[], str]] = {}
    for deck in ALL_DECKS:
        for card in deck:
            name = f"action-cards {ROLES[card.face.role]}/{card.face.slug}"
            told[name] = partial(describe_card, card, language)
    for event in EVENTS:
        told[f"events {event.slug}"] = partial(describe_event, event, language)
    for history in HISTORICAL_EVENTS:
        for players in (2, 3, 4):
            name = f"historical-events {history.slug} {players}"
            told[name] = partial(describe_history, history, players, language)
    for crisis in CRISIS_CARDS:
        name = f"crisis-response {crisis.slug}"
        told[name] = partial(describe_crisis_card, crisis, language)
    for agenda in HIDDEN_AGENDAS:
        name = f"hidden-agendas {ROLES[agenda.role]}/{agenda.slug}"
        told[name] = partial(_agenda_with_progress, agenda, language)
    for role in AUTOMA_MAKERS:
        for number in range(1, AI_CARDS_EACH + 1):
            name = f"ai-cards {ROLES[role]}/{number}"
            told[name] = partial(describe_ai_card, role, number, language)
    return told


def _agenda_with_progress(agenda: HiddenAgenda, language: str) -> str:
    return " | ".join([describe_agenda(agenda, language), *describe_progress(_game().table, agenda, language)])


@cache
def _game() -> Game:
    return Game.new(setup=Setup(4, None, ["hidden-agendas"]))


def messages(language: str) -> Iterator[Callable[[], str]]:
    """How everything is told that is no card: each message with everything it can be given."""
    words = catalogue(language)
    there = messages_in(language)
    for kind, values in NAMED_KINDS.items():
        for value in values:
            yield partial(words.text, str(value_for(kind, value, language)))
    for family, names in FAMILIES.items():
        for name, kinds in names.items():
            yield from _with_everything(words, f"{family}-{name}", kinds, language)
    for name in shared_messages_in(language):
        if name.startswith(TOLD_BY_NAME):
            message = there[name]
            given = {value: WORDS_BY_NAME.get(value, value) for value in spoken_in(message, there)}
            yield from _with_everything(words, name, given, language, [form.id.name for form in message.attributes])
    for name in shared_messages_in(language):
        if name.startswith("line-"):
            forms = [form.id.name for form in there[name].attributes]
            yield from _with_everything(words, name, _kinds_found(there[name], there), language, forms)
    yield from _others(language)


def _kinds_found(message: Message, there: Mapping[str, Message]) -> dict[str, str]:
    """What a line of an Automa's cards is told with, by the fields of findings."""
    found = {name: kind for finding in kinds_of(Finding) for name, kind in fields_of(finding).items()}
    return {value: found.get(value, "int") for value in spoken_in(message, there)}


def _with_everything(
    words: Catalogue, message: str, kinds: Mapping[str, str], language: str, forms: list[str] | None = None
) -> Iterator[Callable[[], str]]:
    domains = {name: _domain(kind, language) for name, kind in kinds.items()}
    usual: Values = {name: domain[0] for name, domain in domains.items()}
    given = [usual, *({**usual, name: value} for name, domain in domains.items() for value in domain[1:])]
    for form in (*([""] if words.has(message) and message_has_text(language, message) else []), *(forms or [])):
        for values in given:
            yield partial(words.text, message, values, form)


def message_has_text(language: str, message: str) -> bool:
    """Whether a message says something itself and not only by its attributes."""
    return messages_in(language)[message].value is not None


def _domain(kind: str, language: str) -> list[str | int]:
    """What a message can be given for a value of a kind."""
    if kind in NAMED_KINDS:
        return list(dict.fromkeys(value_for(kind, value, language) for value in NAMED_KINDS[kind]))
    if kind in OTHER_WORDS:
        return [name for name in messages_in(ENGLISH) if re.fullmatch(OTHER_WORDS[kind], name)]
    if kind == "text":
        return ["…"]
    return [value_for(kind, 0, language)] if kind in KINDS and kind != "int" else list(COUNTS)


def _others(language: str) -> Iterator[Callable[[], str]]:
    """What is made of several messages."""
    for effect in MAY_BUY_FROM_STATE:  # what follows overtime in a company of some industry
        yield partial(describe_effects, (effect,), WC, language)
        yield partial(may_clause, effect, WC, language)
    for section in range(3 * 7):
        yield partial(section_text, Section(section), language)
    yield from (partial(tell, 0, language) for tell in (agenda_text, deal_text, export_text))
    game = _game()
    for company in COMPANIES:
        yield partial(option_text, game, game.decisions[0], OpenCompany(company.id), language)


def words_without_a_kind(language: str) -> set[str]:
    """The values that messages told by name use as words, although nobody says what words these can be."""
    there = messages_in(language)
    return {
        f"{name}: {value}"
        for name in shared_messages_in(language)
        if name.startswith(TOLD_BY_NAME)
        for value, function in values_in(there[name])
        if function == "WORD" and value not in WORDS_BY_NAME and value not in OTHER_WORDS
    }
