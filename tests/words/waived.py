"""What translations may leave out or leave as it is in English, each on purpose."""

from collections.abc import Mapping
from typing import Final

# Values that a language need not speak of: (language, message, value)
SILENT: Final[frozenset[tuple[str, str, str]]] = frozenset()

# Messages that are the same in a language as in English
SAME_AS_ENGLISH: Final[Mapping[str, frozenset[str]]] = {
    "pl": frozenset(),
    "uk": frozenset(),
    "it": frozenset(),
}
