"""Message catalogues: one folder of Project Fluent files for each language.

Messages are given values, not finished words: a party, a resource or a thing that is counted is the id of its own
message, and the text that speaks of it asks for the form it needs:

    { WORD($resource) }                  the word itself
    { WORD($resource, form: "of") }      an attribute of its message, such as a grammatical case
    { EITHER($resources) }               a list of alternatives
    { ALL($roles) }                      a list of things that belong together
    { PLACE($from) }                     where workers are: a company, given by its title, or `unemployed`
    { SIGNED($amount) }                  a number with its sign, such as +2

So a language with cases or genders needs nothing but its own files. A list is given as ids with spaces between them.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

Values = dict[str, str | int]  # what a message is filled with, by name

ENGLISH: Final = "en"
FILLED_KEPT: Final = 1 << 15  # how many filled messages are kept: a game says much the same again and again
MINUS: Final = "\u2212"
NO_COMPANY: Final = "unemployed"  # the place of workers without a company
BROWSER_FILES: Final = ("names.ftl", "words.ftl", "ui.ftl")  # of the functions above they use only WORD


class UnknownLanguage(Exception):
    """A language without a catalogue."""


class BadMessage(Exception):
    """A message that is not there, or that can't be filled with the values given."""


def _locales() -> Traversable:
    return files(__package__) / "locales"


def languages() -> list[str]:
    """The languages there are, by their codes."""
    return sorted(folder.name for folder in _locales().iterdir() if folder.is_dir())


def signed(amount: int) -> str:
    """A number with its sign, which for less than nothing is a true minus."""
    return f"{amount:+d}".replace("-", MINUS)


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
        functions: dict[str, Any] = {
            "WORD": self._word,
            "EITHER": self._either,
            "ALL": self._all,
            "PLACE": self._place,
            "SIGNED": signed,
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for file in sorted((_locales() / language).iterdir(), key=lambda file: file.name):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise BadMessage(f"{language}/{file.name} has something that is no message: {entry.content}")
            self._bundle.add_resource(resource)
        self._filled = lru_cache(FILLED_KEPT)(self._fill)

    def has(self, message: str, form: str = "") -> bool:
        """Whether there is such a message or, with a form, such an attribute of it."""
        if not self._bundle.has_message(message):
            return False
        return not form or form in self._bundle.get_message(message).attributes

    def text(self, message: str, values: Mapping[str, str | int] | None = None, form: str = "") -> str:
        """A message filled with values; with a form, that attribute of the message."""
        return self._filled(message, form, tuple(values.items()) if values else ())

    def _fill(self, message: str, form: str, values: tuple[tuple[str, str | int], ...]) -> str:
        name = f"{message}.{form}" if form else message
        if not self.has(message, form):
            raise BadMessage(f"there is no message {name}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise BadMessage(f"{name} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise BadMessage(f"{name}: {errors[0]}")
        return str(text)

    def joined(self, message: str, parts: list[str], before_last: str = "before-last") -> str:
        """Parts made into one text: a message joins the last of them to the others, and another one those."""
        text = parts[0]
        for number, part in enumerate(parts[1:], start=2):
            joint = before_last if number < len(parts) else message
            text = self.text(joint, {"before": text, "next": part})
        return text

    def _word(self, word: str, form: str = "") -> str:
        return self.text(word, form=form)

    def _place(self, place: str, form: str = "") -> str:
        if place == NO_COMPANY:
            return self._word("place-unemployed", form)
        return self.text("place-company", {"company": place}, form)

    def _either(self, words: str, form: str = "") -> str:
        return self.joined("either", [self.text(word, form=form) for word in words.split()])

    def _all(self, words: str, form: str = "") -> str:
        return self.joined("all", [self.text(word, form=form) for word in words.split()])


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


@cache
def browser_source(language: str) -> str:
    """The Fluent source of what the browser itself shows: names, lists and the words of its pages."""
    catalogue(language)  # refuses what it can't read
    return "\n".join((_locales() / language / name).read_text(encoding="utf-8") for name in BROWSER_FILES)
