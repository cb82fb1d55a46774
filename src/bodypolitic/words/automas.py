"""The text of an AI card, made from nothing but its declaration, as for action cards."""

from typing import Final

from bodypolitic.game.automas.ai_cards import AICard
from bodypolitic.game.cards.card import Legitimacy
from bodypolitic.game.cards.company_effects import PublicCompanyProduces
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.money_effects import GetFromState
from bodypolitic.game.cards.worker_effects import BuildCooperativeFarm, NewSkilledWorker
from bodypolitic.game.components.automa_lines import LINES
from bodypolitic.game.ground.codes import AI_CARDS_EACH, AUTOMA_ROLES, PRIORITY_CARDS, AICardId, Role
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.words.catalogue import ENGLISH, Values, catalogue
from bodypolitic.words.describe import describe_changes, describe_effects, describe_sections, effect_clauses
from bodypolitic.words.names import sentence

# Bonuses that come before the action and don't say so themselves
COME_FIRST: Final = (BuildCooperativeFarm, GetFromState, NewSkilledWorker, PublicCompanyProduces)


def describe_ai_card(role: Role, number: int, language: str = ENGLISH) -> str:
    """All that an AI card of a role says; `number` is the one printed on it."""
    words = catalogue(language)
    card = ai_card(role, number)
    checks = [words.text(f"priority-card-{PRIORITY_CARDS[check]}") for check in card.checks]
    policies = [words.text(f"policy-{policy + 1}") for policy in card.policies]
    sentences = [sentence(words.text("ai-card-actions", {"actions": words.joined("before-last", checks)}))]
    if policies:
        sentences.append(sentence(words.text("ai-card-policies", {"policies": words.joined("before-last", policies)})))
    if card.bonus is not None:
        sentences.append(describe_bonus(card, role, language))
    if card.conditions:
        sentences.append(describe_conditions(card, language))
    sentences.append(describe_special(card, role, language))
    if card.influence:
        sentences.append(sentence(words.text("ai-card-influence")))
    return " ".join(sentences)


def ai_card(role: Role, number: int) -> AICard:
    """An AI card of a role by its printed number."""
    return AUTOMA_MAKERS[role]().CARDS[number - 1]


def describe_bonus(card: AICard, role: Role, language: str = ENGLISH) -> str:
    """The bonus on the first action of a card."""
    assert card.bonus is not None
    message = "ai-card-bonus-first" if isinstance(card.bonus, COME_FIRST) else "ai-card-bonus"
    values: Values = {"action": f"priority-card-{PRIORITY_CARDS[card.checks[0]]}"}
    return _told(message, values, (card.bonus,), card.bonus_requires, card.bonus_legitimacy, role, language)


def describe_conditions(card: AICard, language: str = ENGLISH) -> str:
    """What moves the special action up on a card that begins with it, in advanced mode."""
    words = catalogue(language)
    sentences: list[str] = []
    for condition in card.conditions:
        values: Values = {
            "also": "yes" if condition.also else "no",
            "rows": words.text(LINES[condition.line], {"amount": condition.amount}),
            "sections": describe_sections(condition.requires, language) or "none",
        }
        sentences.append(sentence(words.text("ai-card-condition", values)))
    return " ".join(sentences)


def describe_special(card: AICard, role: Role, language: str = ENGLISH) -> str:
    """The special action of a card."""
    return _told("ai-card-special", {}, card.special, card.special_requires, card.special_legitimacy, role, language)


def special_of(card: AICardId, language: str = ENGLISH) -> str:
    """What the special action of an AI card does."""
    role = AUTOMA_ROLES[card // AI_CARDS_EACH]
    return describe_effects(AUTOMA_MAKERS[role]().CARDS[card % AI_CARDS_EACH].special, role, language)


def _told(
    message: str,
    values: Values,
    effects: tuple[Effect, ...],
    requires: str,
    legitimacy: tuple[Legitimacy, ...],
    role: Role,
    language: str,
) -> str:
    """Effects under the heading that a message gives them, with what they need and do to legitimacy."""
    words = catalogue(language)
    first, *more = effect_clauses(effects, role, language)
    needs = describe_sections(requires, language) or "none"
    heading = words.text(message, {**values, "effects": first, "sections": needs})
    sentences = [sentence(clause) for clause in (heading, *more)]
    if legitimacy:
        changes = describe_changes(legitimacy, effects, role, language)
        sentences.append(sentence(words.text("legitimacy", {"changes": changes})))
    return " ".join(sentences)
