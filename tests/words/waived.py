"""What translations may leave out or leave as it is in English, each on purpose."""

from collections.abc import Mapping
from typing import Final

# Values that a language need not speak of: (language, message, value)
SILENT: Final[frozenset[tuple[str, str, str]]] = frozenset()

# Messages that are the same in a language as in English
SAME_AS_ENGLISH: Final[Mapping[str, frozenset[str]]] = {
    "pl": frozenset({"ui-app-title"}),
    "uk": frozenset(),
    # VP, IMF, round and lobby are the words of the Italian rulebook
    "it": frozenset(
        {
            "cli-version",
            "cli-score",
            "cli-vp",
            "cli-employee",
            "cli-no",
            "cli-ladder-cell",
            "reward-vp",
            "detail-reward",
            "agenda",
            "action-lobby",
            "option-lose-vp",
            "picked-points",
            "server-not-built-title",
            "figure-vp",
            "story-round-began",
            "story-vp",
            "title-card-fake-news",
            "title-card-quantitative-easing",
            "title-crisis-washington-consensus",
            "title-history-new-deal",
            "title-history-baby-boom",
            "ui-app-title",
            "ui-vp",
            "ui-imf-short",
            "ui-plan-vp",
            "ui-end-place",
        }
    ),
}
