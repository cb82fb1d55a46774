"""The text of an action card, made from nothing but its declaration.

Each effect has a message under its class's name, filled with what its `FIELDS` declare: `GainMoney` speaks through
`gain-money`. A message may have a `note`, which follows the sentence, and says as `counted` what the card's
legitimacy goes by: "for every 3 health sold". Effects are put together here, so a new card needs no new words.
"""

from dataclasses import dataclass
from typing import Final

from bodypolitic.game.cards.card import Card, Legitimacy
from bodypolitic.game.cards.effects import ChooseOne, Effect, IfAble, May, Together
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.components.measures import MEASURES, NOTHING
from bodypolitic.game.ground.codes import (
    ALL_ROLES,
    NOBODY,
    PARTIES,
    SECTIONS,
    Section,
    letter_of,
    policy_of,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import Record
from bodypolitic.game.rules.basic_actions import (
    assign_workers,
    build_company,
    buy_goods_and_services,
    sell_to_foreign_market,
)
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.names import CLASSES, all_of, sentence

BASIC_TERMS: Final = (
    assign_workers.BASIC_TERMS,
    build_company.BASIC_TERMS,
    buy_goods_and_services.BASIC_TERMS,
    sell_to_foreign_market.BASIC_TERMS,
)


def describe_card(card: Card, language: str = ENGLISH) -> str:
    """All that a card says: what it needs, what it does and what it does to legitimacy."""
    words = catalogue(language)
    sentences = [describe_effects(card.effects, card.face.role, language)]
    if card.requires:
        sentences.insert(0, sentence(words.text("needs", {"sections": describe_requirement(card, language)})))
    if card.legitimacy:
        sentences.append(sentence(words.text("legitimacy", {"changes": describe_legitimacy(card, language)})))
    return " ".join(sentences)


def describe_requirement(card: Card, language: str = ENGLISH) -> str:
    """The sections that a card needs, such as `4B or 4C`; empty without a requirement."""
    return describe_sections(card.requires, language)


def describe_sections(sections: str, language: str = ENGLISH) -> str:
    """Sections of which one must be in force, given as `4B 4C`; empty without any."""
    words = catalogue(language)
    codes = [
        words.text("policy-section", {"policy": int(code[0]), "section": f"section-{code[1]}"})
        for code in sections.split()
    ]
    return words.joined("either", codes) if codes else ""


def describe_effects(effects: tuple[Effect, ...], role: int, language: str = ENGLISH) -> str:
    """What effects do, for a card of a role: a sentence for each, but a cost together with what it buys."""
    return " ".join(sentence(clause) for clause in effect_clauses(effects, role, language))


def effect_clauses(effects: tuple[Effect, ...], role: int, language: str = ENGLISH) -> list[str]:
    """The same, each sentence without its capital and full stop, so that it can stand after a heading."""
    return _Describer(catalogue(language), role).clauses(effects)


def may_clause(effect: Effect, role: int, language: str = ENGLISH) -> str:
    """What an effect does, as what follows `you may`."""
    return _Describer(catalogue(language), role).may(effect)


def describe_legitimacy(card: Card, language: str = ENGLISH) -> str:
    """What a card does to the State's legitimacy besides its effects; empty if nothing."""
    return describe_changes(card.legitimacy, card.effects, card.face.role, language)


def describe_changes(
    changes: tuple[Legitimacy, ...], effects: tuple[Effect, ...], role: int, language: str = ENGLISH
) -> str:
    """Changes of the State's legitimacy, some of which may count what effects deal with; empty if there are none."""
    words = catalogue(language)
    told = [_Describer(words, role).change(change, effects) for change in changes]
    return words.joined("all", told) if told else ""


@dataclass(frozen=True, slots=True)
class _Describer:
    """Puts effects of a role's card into the words of a language."""

    words: Catalogue
    role: int

    def clauses(self, effects: tuple[Effect, ...]) -> list[str]:
        """Effects one after the other, each followed by the notes that belong to it."""
        told: list[str] = []
        group: list[Effect] = []
        for number, effect in enumerate(effects, start=1):
            group.append(effect)
            if effect.LEADS_IN and number < len(effects):
                continue
            clauses, notes = self._joined(group, "do")
            told.append(self.words.text("then", {"clause": clauses}) if told and effect.AT_ONCE else clauses)
            told += notes
            group = []
        return told

    def may(self, effect: Effect) -> str:
        """An effect as what follows `you may`."""
        return self._clause(effect, "may")[0]

    def change(self, change: Legitimacy, effects: tuple[Effect, ...]) -> str:
        """A change of legitimacy, with what it counts if it counts something."""
        values: Values = {"who": f"party-{PARTIES[change.who]}", "amount": change.amount, "per": change.per}
        if change.token:
            return self.words.text("legitimacy-token", values)
        if not change.per:
            return self.words.text("legitimacy-change", values)
        counting = next(effect for effect in effects if effect.tallies)
        effect: Values = {**self._values(counting, "do")[0], "per": change.per}
        values["counted"] = self.words.text(counting.kind, effect, "counted")
        return self.words.text("legitimacy-per", values)

    def _joined(self, effects: list[Effect] | tuple[Effect, ...], mood: str) -> tuple[str, list[str]]:
        clauses: list[str] = []
        notes: list[str] = []
        for effect in effects:
            clause, more = self._clause(effect, mood)
            clauses.append(clause)
            notes += more
        return self.words.joined("all", clauses), notes

    def _clause(self, effect: Effect, mood: str) -> tuple[str, list[str]]:
        """An effect as part of a sentence, and the notes to come after that sentence.

        `mood` is `do` for what a player does and `may` for what it may do, since not every language says both alike.
        """
        values, notes = self._values(effect, mood)
        message = effect.kind
        if self.words.has(message, "note"):
            note = self.words.text(message, values, "note")
            if note:
                notes.append(note)
        return self.words.text(message, values), notes

    def _values(self, effect: Effect, mood: str) -> tuple[Values, list[str]]:
        """What an effect's message is filled with, and the notes of the effects inside it."""
        values: Values = {"mood": mood, "role": f"party-{PARTIES[self.role]}"}
        notes: list[str] = []
        if isinstance(effect, ChooseOne):
            branches: list[str] = []
            for branch in effect.branches:
                clause, more = self._joined(branch, mood)
                branches.append(clause)
                notes += more
            values["branches"] = self.words.joined("choices", branches, before_last="choices")
            return values, notes
        if isinstance(effect, Together):
            values["effects"], notes = self._joined(effect.effects, mood)
            return values, notes
        inner = "may" if isinstance(effect, May) else "do" if isinstance(effect, IfAble) else mood
        for (name, kind), value in zip(effect.FIELDS, effect.parts(), strict=True):
            if isinstance(value, Effect):
                values[name], more = self._clause(value, inner)
                notes += more
            elif isinstance(value, Record) and not isinstance(value, Quantity):
                values |= self._terms(value)
            else:
                values |= self._value(effect, name, kind, value)
        return values, notes

    def _terms(self, terms: Record) -> Values:
        """The terms on which an effect takes a basic action."""
        values: Values = {"basic": _yes_or_no(terms in BASIC_TERMS)}
        for (name, kind), value in zip(terms.FIELDS, terms.parts(), strict=True):
            values |= self._value(terms, name, kind, value)
        return values

    def _value(self, of_record: Record, name: str, kind: str, value: object) -> Values:
        """One declared value of a record in the form that messages take."""
        if isinstance(value, Quantity):
            return _quantity(value)
        if isinstance(value, bool):
            return {name: _yes_or_no(value)}
        if isinstance(value, str):  # an action card by its slug
            return {name: f"title-card-{value}"}
        if isinstance(value, tuple):
            of = kind.removeprefix("tuple[").removesuffix(", ...]")
            if of == "Section":
                return {name: self.words.joined("all", [self._section(section) for section in value])}
            kinds: Values = {"resource_kinds": len(value)} if name == "resources" else {}
            return {name: self._words_of(of, value, name in of_record.ONE_OF), **kinds} if of in KINDS else {}
        assert isinstance(value, int)
        if kind != "int":
            return {name: self._words_of(kind, (value,), name in of_record.ONE_OF)}
        if of_record.NO_LIMIT.get(name) == value:
            return {name: "any"}
        if name in of_record.RAISES or name in of_record.LOWERS:
            more = (value > 0) == (name in of_record.RAISES)
            return {name: abs(value), "change": "none" if value == 0 else "more" if more else "less"}
        return {name: value}

    def _section(self, section: Section) -> str:
        letter = f"section-{SECTIONS[letter_of(section)]}"
        return self.words.text("policy-section", {"policy": policy_of(section) + 1, "section": letter})

    def _words_of(self, kind: str, codes: tuple[int, ...], one_of: bool) -> str:
        """The ids of the messages for codes, or their slugs where they have none; `none` where nothing is named."""
        if codes in {(), (NOBODY,)}:
            return "none"
        if kind not in {"Role", "Party"}:
            return " ".join(KINDS[kind].message(code) or KINDS[kind].slug(code) for code in codes)
        if codes == CLASSES:
            return "party-any" if one_of else all_of(codes)
        if one_of and codes == tuple(role for role in ALL_ROLES if role != self.role):
            return "party-other"
        return " ".join("party-you" if code == self.role else f"party-{PARTIES[code]}" for code in codes)


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _quantity(quantity: Quantity) -> Values:
    """How much: a figure (`fixed`), so much for `each` thing counted, or both."""
    if quantity.what == NOTHING:
        return {"number": quantity.fixed, "shape": "fixed"}
    counted: Values = {"each": quantity.each, "what": f"count-{MEASURES[quantity.what]}"}
    if quantity.fixed:
        return {**counted, "number": quantity.fixed, "shape": "both"}
    return {**counted, "number": quantity.each, "shape": "each"}
