"""The command line's words, all from the message catalogue."""

from collections.abc import Iterable

from bodypolitic.words.catalogue import ENGLISH, catalogue


def say(message: str, **values: str | int) -> str:
    """A message of the command line filled with values."""
    return catalogue(ENGLISH).text(message, values)


def listed(parts: Iterable[str]) -> str:
    """A list in words, or a dash for an empty one."""
    found = list(parts)
    return catalogue(ENGLISH).joined("before-last", found) if found else say("cli-none")


def aside(parts: Iterable[str]) -> str:
    """Facts beside each other."""
    return catalogue(ENGLISH).joined("cli-aside", list(parts), before_last="cli-aside")


def one_by_one(parts: Iterable[str]) -> str:
    """Longer parts one after the other, or a dash for none."""
    found = list(parts)
    return catalogue(ENGLISH).joined("one-by-one", found, before_last="one-by-one") if found else say("cli-none")
