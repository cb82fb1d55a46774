"""Message catalogues: one folder of Project Fluent files for each language.

Messages are given values, not finished words: a party, a resource, a card or a thing that is counted is the id of its
own message, and the text that speaks of it asks for the form it needs:

    { WORD($resource) }                  the word itself
    { WORD($resource, form: "gen") }     an attribute of its message, such as a grammatical case
    { EITHER($resources) }               a list of alternatives
    { ALL($roles) }                      a list of things that belong together
    { PLACE($from) }                     where workers are: a company, or among the unemployed
    { COUNT($amount, $resource) }        a number with the word in its counted form: `.one`, `.few`, `.many`, `.other`
    { COUNT($n, $resource, form: "gen") }   the same in a case: `.gen-one`, `.gen-few` ...
    { MONEY($amount) }                   an amount of money
    { SIGNED($amount) }                  a number with its sign, such as +2; COUNT and MONEY take `sign: "yes"`
    { FIGURE("loan") }                   a figure of the rules, by its name in `figures.py`

So a language with cases or genders needs nothing but its own files. A list is given as ids with spaces between them.
A word without counted forms does not change with its number. The page has the same functions (`web/src/lib/words.ts`).

What can't be said as it should never stops a table: the fault is logged once, and the base form of the word, the
English message or, if there is none, its id stands in its place.
"""

import logging
import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel.core import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bodypolitic.game.modules import MODULES
from bodypolitic.words.figures import FIGURES

Values = dict[str, str | int]  # what a message is filled with, by name

ENGLISH: Final = "en"
OFFERED: Final = (ENGLISH, "uk", "pl", "it")  # the languages that people can choose: those that are complete
FILLED_KEPT: Final = 1 << 15  # how many filled messages are kept: a game says much the same again and again
PLURAL_CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
MINUS: Final = "\u2212"
NO_COMPANY: Final = "place-unemployed"  # the place of workers without a company
MONEY: Final = "benefit-money"  # money among other things that are counted
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
STRAY: Final = re.compile(rf"^(?!{ENTRY.pattern[1:]})[^\s#}}].*", re.MULTILINE)  # begins no entry and goes on with none
BROWSER_FILES: Final = ("names", "actions", "titles", "words", "own", "ui", *MODULES)

logger = logging.getLogger(__name__)


class UnknownLanguage(Exception):
    """A language without a catalogue."""


class BadMessage(Exception):
    """A message that is not there, or that can't be filled with the values given."""


def _locales() -> Traversable:
    return files(__package__) / "locales"


def languages() -> list[str]:
    """The languages there are, by their codes, complete or not."""
    return sorted(folder.name for folder in _locales().iterdir() if folder.is_dir())


def signed(amount: int) -> str:
    """A number with its sign, which for less than nothing is a true minus."""
    return f"{amount:+d}".replace("-", MINUS) if amount else "0"


def figure(amount: int, sign: str = "") -> str:
    """A number in plain figures, with a true minus if it is less than nothing."""
    return signed(amount) if sign or amount < 0 else f"{amount:d}"


def entries(language: str) -> dict[str, str]:
    """The source of each message of a language, by its id."""
    found: dict[str, str] = {}
    for file in sorted((_locales() / language).iterdir(), key=lambda file: file.name):
        source = file.read_text(encoding="utf-8")
        stray = STRAY.search(source)
        if stray is not None:
            raise BadMessage(f"{language}/{file.name} has something that is no message: {stray[0]}")
        begins = list(ENTRY.finditer(source))
        ends = [*(entry.start() for entry in begins[1:]), len(source)]
        found |= {entry[1]: source[entry.start() : end] for entry, end in zip(begins, ends, strict=True)}
    return found


class Catalogue:
    """The messages of one language. To read all of them takes seconds, so each is read when it is first asked for."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
        functions: dict[str, Any] = {
            "WORD": self._word,
            "EITHER": self._either,
            "ALL": self._all,
            "PLACE": self._place,
            "COUNT": self._count,
            "MONEY": self._money,
            "SIGNED": signed,
            "FIGURE": lambda name: fluent_number(FIGURES[name]),
        }
        self.language = language
        self._faults: set[str] = set()
        self._plural = Locale.parse(language).plural_form
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._unread = entries(language)
        self._filled = lru_cache(FILLED_KEPT)(self._fill)

    def has(self, message: str, form: str = "") -> bool:
        """Whether there is such a message or, with a form, such an attribute of it."""
        if message in self._unread:
            self._read(message)
        if not self._bundle.has_message(message):
            return False
        return not form or form in self._bundle.get_message(message).attributes

    def _read(self, message: str) -> None:
        wanted = [message]
        sources: list[str] = []
        for name in wanted:  # and what each refers to
            source = self._unread.get(name, "")
            sources.append(source)
            wanted += [other for other in REFERENCE.findall(source) if other not in wanted]
        self._bundle.add_resource(FluentResource("".join(sources)))
        for name in wanted:
            self._unread.pop(name, None)

    def text(self, message: str, values: Mapping[str, str | int] | None = None, form: str = "") -> str:
        """A message filled with values; with a form, that attribute of the message."""
        try:
            return self._filled(message, form, tuple(values.items()) if values else ())
        except BadMessage as fault:
            return self._instead(message, values, form, fault)

    def _fill(self, message: str, form: str, values: tuple[tuple[str, str | int], ...]) -> str:
        name = f"{message}.{form}" if form else message
        if not self.has(message, form):
            raise BadMessage(f"there is no message {name}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise BadMessage(f"{name} has no text")
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(values))
        except Exception as error:  # whatever a file of messages makes the formatter stumble over
            raise BadMessage(f"{name}: {error}") from error
        if errors:
            raise BadMessage(f"{name}: {errors[0]}")
        return str(text)

    def _instead(self, message: str, values: Mapping[str, str | int] | None, form: str, fault: BadMessage) -> str:
        """What is said where a message can't be: its base form, else English, else its id."""
        if str(fault) not in self._faults:
            self._faults.add(str(fault))
            logger.error("words in %s: %s", self.language, fault)
        if form and self.has(message):
            return self.text(message, values)
        if self.language != ENGLISH:
            english = catalogue(ENGLISH)
            return english.text(message, values, form if english.has(message, form) else "")
        return message

    def joined(self, message: str, parts: list[str], before_last: str = "before-last") -> str:
        """Parts made into one text: a message joins the last of them to the others, and another one those."""
        text = parts[0]
        for number, part in enumerate(parts[1:], start=2):
            joint = before_last if number < len(parts) else message
            text = self.text(joint, {"before": text, "next": part})
        return text

    def in_order(self, text: str) -> list[tuple[bool, int]]:
        """Where a text stands among others by the language's alphabet, if they are sorted by this."""
        alphabet = self.text("alphabet")
        places: list[tuple[bool, int]] = []
        for letter in text.casefold():
            known = letter if letter in alphabet else unicodedata.normalize("NFD", letter)[0]
            places.append((True, alphabet.index(known)) if known in alphabet else (False, ord(letter)))
        return places

    def _word(self, word: str, form: str = "") -> str:
        return self.text(word, form=form)

    def _place(self, place: str, form: str = "") -> str:
        if place == NO_COMPANY:
            return self._word(place, form)
        return self.text("place-company", {"company": place}, form)

    def _either(self, words: str, form: str = "") -> str:
        return self.joined("either", [self.text(word, form=form) for word in words.split()])

    def _all(self, words: str, form: str = "") -> str:
        return self.joined("all", [self.text(word, form=form) for word in words.split()])

    def _count(self, number: int, word: str, form: str = "", sign: str = "") -> str:
        if word == MONEY:
            return self._money(number, sign)
        thing = self.text(word, form=self.counted_form(word, number, form))
        return self.text("counted", {"number": figure(number, sign), "thing": thing})

    def counted_form(self, word: str, number: int, form: str = "") -> str:
        """The form that a word has after a number; of a word without such forms, what it has without one."""
        case = f"{form}-" if form else ""
        if any(self.has(word, f"{case}{category}") for category in PLURAL_CATEGORIES):
            return f"{case}{self._plural(abs(number))}"
        return form

    def _money(self, amount: int, sign: str = "") -> str:
        return self.text("money", {"amount": figure(amount, sign)})


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


@cache
def browser_source(language: str) -> str:
    """The Fluent source of what the browser itself shows: names, titles, lists and the words of its pages."""
    catalogue(language)  # refuses a file that is not of messages
    sources = (_locales() / language / f"{name}.ftl" for name in BROWSER_FILES)
    return "\n".join(source.read_text(encoding="utf-8") for source in sources if source.is_file())
