"""What a lesson is made of. It is nothing but data: a table, a seat, and steps through what happens there.

Texts are messages `lesson-<name>-<says>`; what they speak of in figures is read from the table (`figures.py`).
Options are named by their ids, and `discard/*` means all that begin so.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from bodypolitic.game.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is said, and what it points `at`: the name that the page has for it.

    A step that `opens` options waits until one of them is picked, the first of which is expected; all others are closed
    until then. One without only tells. `instead` names closed options that deserve a word of their own, and that word.
    """

    says: str
    at: str = ""
    opens: tuple[str, ...] = ()
    figures: Mapping[str, str] = field(default_factory=dict)
    instead: Mapping[str, str] = field(default_factory=dict)

    def allows(self, option: str) -> bool:
        """Whether an option is open."""
        return any(fnmatchcase(option, pattern) for pattern in self.opens)

    def word_for(self, option: str) -> str | None:
        """What is said to somebody who would rather pick a closed option, if there is something to say."""
        return next((says for pattern, says in self.instead.items() if fnmatchcase(option, pattern)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson in a seat at a declared table, about so many minutes long.

    While it lasts, the others pick the first of what they prefer that is offered, and else what a steady bot would.
    """

    name: str
    seat: str
    minutes: int
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    others_prefer: tuple[str, ...] = ()

    def new_game(self) -> Game:
        """The table that it begins at."""
        return Game.from_position(self.position)

    def message(self, says: str) -> str:
        """The id of one of its messages."""
        return f"lesson-{self.name}-{says}"
