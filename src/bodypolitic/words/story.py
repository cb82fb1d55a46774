"""The story of a game: each kind of happening has a message `story-` with its name."""

from bodypolitic.game.records.happenings import Happening
from bodypolitic.words.catalogue import ENGLISH, catalogue
from bodypolitic.words.names import as_sentence, values_of


def line_of_log(happening: Happening, language: str = ENGLISH) -> str:
    """A happening as a line of a log; empty where it is mere bookkeeping."""
    return "" if happening.BOOKKEEPING else tell(happening, language)


def tell(happening: Happening, language: str = ENGLISH) -> str:
    """A happening as a sentence or, if a round, a phase or a turn begins, as a heading."""
    return as_sentence(catalogue(language).text(f"story-{happening.kind}", values_of(happening, language)))
