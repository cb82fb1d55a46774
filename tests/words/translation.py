"""What a translation lacks: `make words LANGUAGE=pl` prints it, and the tests of complete languages want it empty."""

import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from babel.core import Locale
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Message, SelectExpression

from bodypolitic.words.catalogue import ENGLISH, OFFERED, PLURAL_CATEGORIES, languages
from tests.words import teller
from tests.words.declared import entries_in, messages_in, nodes_in, shared_messages_in, spoken_in, values_in
from tests.words.terms import names_not_as_published, terms_missed
from tests.words.waived import SAME_AS_ENGLISH, SILENT

# The functions a kind of value may be given to; anything else would print an id, or a number without its noun
LABELS: Final[Mapping[str, int]] = {  # how long the short words on buttons and chips may be
    "ui-act-": 16,
    "ui-policy-short-": 9,
    "ui-phase-": 14,
    "ui-priority-": 14,
}
STOP_WORDS: Final = re.compile(
    r"\b(the|and|of|with|you|your|for|from|is|are|has|have|each|which|this|that|not)\b", re.I
)
LATIN_CODE: Final = re.compile(r"[1-7][ABC]\b|\bL[123]\b")
LOOK_ALIKE: Final = re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]")


def missing(language: str) -> list[str]:
    """Messages that are not there yet."""
    return sorted(set(shared_messages_in(ENGLISH)) - set(messages_in(language)))


def unknown(language: str) -> list[str]:
    """Messages that nobody asks for, such as misspelt ones; words of the language's own belong into own.ftl."""
    return sorted(set(shared_messages_in(language)) - set(messages_in(ENGLISH)))


def twice(language: str) -> list[str]:
    """Messages that are there twice."""
    counts = Counter(entry.id.name for entry in entries_in(language))
    return [name for name, count in counts.items() if count > 1]


def unspoken(language: str) -> list[str]:
    """Values that the English message speaks of and the translation does not."""
    english, there = messages_in(ENGLISH), messages_in(language)
    return [
        f"{name}: ${value}"
        for name in shared_messages_in(ENGLISH)
        if name in there
        for value in sorted(spoken_in(english[name], english) - spoken_in(there[name], there))
        if (language, name, value) not in SILENT
    ]


def attributes(language: str) -> list[str]:
    """Attributes that the English message has as texts of their own (`note`, `text`) and the translation lacks."""
    english, there = messages_in(ENGLISH), messages_in(language)
    texts = {"note", "counted", "text", "value", "its", "numbered", "skill"}
    return [
        f"{name}.{form.id.name}"
        for name, message in english.items()
        if name in there
        for form in message.attributes
        if form.id.name in texts and form.id.name not in {one.id.name for one in there[name].attributes}
    ]


def categories(language: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    plural = Locale.parse(language).plural_form
    return {plural(number) for number in range(200)}


def plurals(language: str) -> list[str]:
    """Choices by number, and counted forms of words, that leave a plural category out."""
    needed = categories(language)
    found: list[str] = []
    for name, message in messages_in(language).items():
        for node in nodes_in(message):
            if isinstance(node, SelectExpression):
                keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
                spare = any(variant.default for variant in node.variants) and not keys >= needed
                if keys & {"one", "two", "few", "many"} and len(needed - keys) > spare:
                    found.append(f"{name}: {', '.join(sorted(needed - keys))}")
        forms = {form.id.name for form in message.attributes}
        for case in {form.rpartition("-")[0] for form in forms if form.rpartition("-")[2] in PLURAL_CATEGORIES}:
            lacking = {f"{case}-{one}".lstrip("-") for one in needed} - forms
            if lacking:
                found.append(f"{name}: .{', .'.join(sorted(lacking))}")
    return found


def functions(language: str) -> list[str]:
    """Values that are ids of words and are printed as they are."""
    return sorted(
        f"{name}: ${value}"
        for name, message in messages_in(language).items()
        if name.startswith(teller.TOLD_BY_NAME)
        for value, function in values_in(message)
        if not function
        and value in {"role", "resource", "policy", "phase", "module", "item"}
        and not name.startswith("cli-")
    )


def text_of(message: Message) -> str:
    """A message as it is written, without what is filled in."""
    source = FluentSerializer().serialize_entry(message).partition("=")[2]
    source = re.sub(r"\{[^{}]*\}", " ", re.sub(r"[A-Z]+\((?:[^()]|\([^()]*\))*\)", " ", source))
    return re.sub(r"\[[^\]]+\]|\$[\w-]+|\.[\w-]+ =|->|[{}*]", " ", source)


def english_left(language: str) -> list[str]:
    """Messages that are still English."""
    english = messages_in(ENGLISH)
    found: list[str] = []
    for name, message in messages_in(language).items():
        text = text_of(message)
        same = name in english and text.split() == text_of(english[name]).split() and re.search(r"[A-Za-z]{2}", text)
        if (same or (STOP_WORDS.search(text) and language != "it")) and name not in SAME_AS_ENGLISH.get(language, ()):
            found.append(f"{name}: {' '.join(text.split())[:60]}")
    return found


def letters(language: str) -> list[str]:
    """In Ukrainian: codes in Latin letters, and Latin letters inside Cyrillic words."""
    if language != "uk":
        return []
    return [
        f"{name}: {fault[0]}"
        for name, message in messages_in(language).items()
        for fault in [LATIN_CODE.search(text_of(message)) or LOOK_ALIKE.search(text_of(message))]
        if fault
    ]


def lengths(language: str) -> list[str]:
    """Short words that are too long for their button or chip."""
    return [
        f"{name}: {' '.join(text_of(message).split())}"
        for name, message in messages_in(language).items()
        for start, most in LABELS.items()
        if name.startswith(start) and len(" ".join(text_of(message).split())) > most
    ]


CHECKS: Final[Mapping[str, Callable[[str], list[str]]]] = {
    "unknown messages": unknown,
    "messages there twice": twice,
    "plural categories left out": plurals,
    "ids printed instead of words": functions,
    "attributes left out": attributes,
    "values not spoken of": unspoken,
    "what can't be said": teller.faults,
    "still English": english_left,
    "terms not used": terms_missed,
    "names otherwise than published": names_not_as_published,
    "letters of another alphabet": letters,
    "too long": lengths,
    "missing": missing,
}
# What must hold of a language from its first day; everything must once it is offered
FROM_THE_FIRST_DAY: Final = ("messages there twice",)


def main() -> None:
    """Print what languages lack: those named, or all."""
    for language in sys.argv[1:] or languages():
        done = len(set(shared_messages_in(ENGLISH)) & set(messages_in(language)))
        state = "offered" if language in OFFERED else "not offered yet"
        print(f"{language}: {done} of {len(shared_messages_in(ENGLISH))} messages, {state}")
        for check, find in CHECKS.items():
            found = find(language) if language != ENGLISH or check not in {"still English"} else []
            if found:
                print(f"\n{check} ({len(found)})")
                print("\n".join(f"  {one}" for one in found))


if __name__ == "__main__":
    main()
