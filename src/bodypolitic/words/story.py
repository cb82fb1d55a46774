"""The story of a game: each kind of happening has a message `story-` with its name."""

from bodypolitic.game.happenings import HAPPENING_KINDS, Happening
from bodypolitic.words.catalogue import ENGLISH, catalogue
from bodypolitic.words.names import as_sentence, values_for


def tell(happening: Happening, language: str = ENGLISH) -> str:
    """A happening as a sentence or, if a round, a phase or a turn begins, as a heading."""
    kind = HAPPENING_KINDS[happening.number]
    values = values_for(kind.fields, (happening.a, happening.b, happening.c, happening.d), language)
    return as_sentence(catalogue(language).text(f"story-{kind.name}", values))
