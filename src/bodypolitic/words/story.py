"""The story of a game: each kind of happening has a message `story-` with its name."""

from functools import lru_cache
from typing import Final

from bodypolitic.game.records.happenings import Happening
from bodypolitic.words.catalogue import ENGLISH, Values, catalogue
from bodypolitic.words.following import VALUES
from bodypolitic.words.names import as_sentence, values_of

REASON: Final = "why"  # the form of a story that leaves out what was done
TOLD_KEPT: Final = 1 << 13  # happenings whose words are kept: a log, an occasion and an act may tell the same


def line_of_log(happening: Happening, language: str = ENGLISH) -> str:
    """A happening as a line of a log; empty where it is mere bookkeeping."""
    return "" if happening.BOOKKEEPING else tell(happening, language)


def reason(happening: Happening, language: str = ENGLISH) -> str:
    """Why an Automa does something, without what it does; empty where nothing but that is told."""
    words = catalogue(language)
    message = f"story-{happening.kind}"
    if not happening.EXPLAINS or not words.has(message, REASON):
        return ""
    return as_sentence(words.text(message, _values(happening, language), REASON))


@lru_cache(TOLD_KEPT)
def tell(happening: Happening, language: str = ENGLISH) -> str:
    """A happening as a sentence or, if a round, a phase or a turn begins, as a heading."""
    return as_sentence(catalogue(language).text(f"story-{happening.kind}", _values(happening, language)))


def _values(happening: Happening, language: str) -> Values:
    return VALUES.get(type(happening), values_of)(happening, language)
