"""The story of a game as a terminal shows it: sentences under headings by round, phase and turn."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from bodypolitic.cli.wording import spoken
from bodypolitic.game.records.happenings import Happening
from bodypolitic.words.story import tell

SENTENCE: Final = 3
HEADINGS: Final = {"round-began": 0, "phase-began": 1, "turn-began": 2}
STYLES: Final = ("bold reverse", "bold", "bold dim", "")
INDENTS: Final = ("", "", "  ", "    ")


class Line(NamedTuple):
    """A line of the story. Levels 0 to 2 are headings of a round, a phase and a turn; 3 is a sentence."""

    level: int
    text: str


def line_of(happening: Happening) -> Line:
    """A happening as a line of the story."""
    return Line(HEADINGS.get(happening.kind, SENTENCE), tell(happening, spoken()))


def story_of(happenings: Iterable[Happening]) -> list[Line]:
    """Happenings as lines of the story, in order, without mere bookkeeping."""
    return [line_of(happening) for happening in happenings if not happening.BOOKKEEPING]


def print_story(console: Console, lines: Iterable[Line]) -> None:
    """Print lines of the story, with an empty line before the heading of a round or a phase."""
    for line in lines:
        if line.level < 2:
            console.print()
        console.print(Text(INDENTS[line.level] + line.text, style=STYLES[line.level]), soft_wrap=True)
