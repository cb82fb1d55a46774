"""The command line's words, all from the message catalogue of the language that is spoken here."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence

from bodypolitic.words.catalogue import ENGLISH, OFFERED, catalogue, languages

OPTION = "--language"


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that `--language` names, or else the one that the terminal is set to, if it is offered."""
    for place, argument in enumerate(arguments):
        if argument == OPTION and place + 1 < len(arguments):
            return _among(languages(), arguments[place + 1])
        if argument.startswith(f"{OPTION}="):
            return _among(languages(), argument.removeprefix(f"{OPTION}="))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _among(OFFERED, environment[name])
    return ENGLISH


def _among(there_are: Sequence[str], language: str) -> str:
    """The code of a language (`pl`, `pl_PL.UTF-8`) if it is one of those there are, or English."""
    code = language.replace("_", "-").split("-")[0].split(".")[0].lower()
    return code if code in there_are else ENGLISH


class _Spoken:
    """The language that everything is said in, known from the start, since help is made when commands are declared."""

    language = wanted_language(sys.argv[1:], os.environ)


def speak(language: str) -> None:
    """Say everything in a language from now on."""
    _Spoken.language = language


def spoken() -> str:
    """The language that everything is said in."""
    return _Spoken.language


def say(message: str, **values: str | int) -> str:
    """A message of the command line filled with values."""
    return catalogue(spoken()).text(message, values)


def listed(parts: Iterable[str]) -> str:
    """A list in words, or a dash for an empty one."""
    found = list(parts)
    return catalogue(spoken()).joined("before-last", found) if found else say("cli-none")


def aside(parts: Iterable[str]) -> str:
    """Facts beside each other."""
    return catalogue(spoken()).joined("cli-aside", list(parts), before_last="cli-aside")


def one_by_one(parts: Iterable[str]) -> str:
    """Longer parts one after the other, or a dash for none."""
    found = list(parts)
    return catalogue(spoken()).joined("one-by-one", found, before_last="one-by-one") if found else say("cli-none")
