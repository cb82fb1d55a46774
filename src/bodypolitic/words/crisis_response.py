"""The text of a Crisis Response card, made from nothing but its declaration."""

from collections.abc import Collection
from typing import Final

from bodypolitic.game.components.boards import LOAN_PAID_LATE, ROUNDS
from bodypolitic.game.expansions.crisis_response.card import (
    CRISIS_CARDS,
    HALF,
    IN_LAST_ROUND,
    NEVER,
    PAYMENT,
    PER_PAYMENT,
    UNIONS_NEEDED,
    CrisisCard,
)
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.expansions.crisis_response.records import Lend, PayBackBond
from bodypolitic.game.ground.codes import ALL_POLICIES, CLASSES, ROLES, Role, section_of
from bodypolitic.game.rules.politics.imf import STAYS
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects
from bodypolitic.words.details import Asked, details, price
from bodypolitic.words.expansions import CardInWords, Lying, lies_there, prints
from bodypolitic.words.names import all_of, section_code, sentence

POLICIES: Final = 7


def describe_crisis_card(card: CrisisCard, language: str = ENGLISH) -> str:
    """All that a card says, in the order in which it is carried out."""
    return " ".join(crisis_card_lines(card, language))


def crisis_card_lines(card: CrisisCard, language: str = ENGLISH) -> list[str]:
    """The same, line by line."""
    words = catalogue(language)
    parts = [*_conditions(card, words), *_changes(card, words, language)]
    sentences = [sentence(part) for part in parts]
    for line in card.effects:
        text = describe_effects(line.effects, line.role, language)
        sentences.append(words.text("crisis-line", {"who": f"role-{ROLES[line.role]}", "text": text}))
    ending = [words.text("crisis-settles", {"price": LOAN_PAID_LATE})] if card.settles else []
    return [*sentences, *[sentence(part) for part in (*ending, *_losses(card, words))]]


def _conditions(card: CrisisCard, words: Catalogue) -> list[str]:
    if card.passed_over == NEVER:
        return []
    if card.passed_over == IN_LAST_ROUND:
        return [words.text("crisis-passed-over-in-last-round", {"rounds": ROUNDS})]
    return [words.text("crisis-passed-over-with-few-unions", {"unions": UNIONS_NEEDED})]


def _changes(card: CrisisCard, words: Catalogue, language: str) -> list[str]:
    """What becomes of bills and policies."""
    if not card.bills:
        return []
    every = "yes" if len(card.bills) == POLICIES else "no"
    bills: Values = {"all": every, "policies": _policies(card.bills, words), "number": len(card.bills)}
    parts = [words.text("crisis-bills", bills)]
    codes = [
        section_code(section_of(policy, card.sections[policy]), language)
        for policy in ALL_POLICIES
        if card.sections[policy] != STAYS
    ]
    sections = words.joined("side-by-side", codes, before_last="side-by-side")
    parts.append(words.text("crisis-sections", {"sections": sections}))
    if card.opens_for_free:
        parts.append(words.text("crisis-opens-for-free"))
    if card.locked:
        values: Values = {"policies": _policies(card.locked, words), "number": len(card.locked)}
        parts.append(words.text("crisis-locked", values))
    return parts


def _policies(policies: tuple[int, ...], words: Catalogue) -> str:
    """The numbers of policies."""
    return words.joined("all", [str(policy + 1) for policy in policies])


def _losses(card: CrisisCard, words: Catalogue) -> list[str]:
    """What the State loses with which classes; those with which it loses the same are told together."""
    told: list[str] = []
    for lost in dict.fromkeys(card.loses):
        classes = all_of([who for who, points in enumerate(card.loses) if points == lost])
        message = {HALF: "crisis-loses-half", PER_PAYMENT: "crisis-loses-per-payment"}.get(lost, "crisis-loses-points")
        if lost:
            told.append(words.text(message, {"classes": classes, "points": lost, "payment": PAYMENT}))
    return told


@details(Lend)
def _paid_back(asked: Asked, option: Lend) -> str:
    return asked.money(asked.offer.paid_back, "detail-paid-back")


details(PayBackBond)(price)


@prints("CrisisCardId", sheet="crisis")
def _printed(card: CrisisCard, language: str) -> CardInWords:
    return CardInWords(catalogue(language).text("sheet-crisis"), crisis_card_lines(card, language))


@lies_there(CrisisResponse)
def _face_up(t: Table, module: CrisisResponse, seats: Collection[Role], language: str) -> list[Lying]:
    """The card that lies face up, locked policies and what the State owes for bonds."""
    words = catalogue(language)
    card = CRISIS_CARDS[module.card]
    lying = [
        Lying(words.text("cli-crisis-response"), words.text(card.title)),
        Lying(words.text(card.title), describe_crisis_card(card, language), card=True),
    ]
    locks = [str(policy + 1) for policy in module.locks]
    if locks:
        lying.append(Lying(words.text("cli-locked-policies"), words.joined("before-last", locks)))
    owed = [(ROLES[who], module.bonds[who]) for who in CLASSES if module.bonds[who]]
    bonds = [words.text("cli-bond", {"role": role, "money": money}) for role, money in owed]
    if bonds:
        lying.append(Lying(words.text("cli-bonds"), words.joined("before-last", bonds)))
    return lying
