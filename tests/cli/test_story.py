"""The story as a terminal shows it."""

import io

import pytest
from rich.console import Console

from bodypolitic.cli.story import Line, line_of, print_story, story_of
from bodypolitic.game import happenings as h
from bodypolitic.game.codes import CC, ST, WC
from bodypolitic.game.happenings import Happening


@pytest.mark.parametrize(
    ("happening", "line"),
    [
        (Happening(h.ROUND_BEGAN, 2, 0, 0, 0), Line(0, "Round 2")),
        (Happening(h.PHASE_BEGAN, 3, 0, 0, 0), Line(1, "Elections Phase")),
        (Happening(h.TURN_BEGAN, CC, 4, 0, 0), Line(2, "Turn 4: the Capitalist Class")),
        (Happening(h.VP, ST, -3, h.LOANS, 0), Line(3, "The State: -3 VP (loans).")),
    ],
)
def test_headings_have_a_level(happening: Happening, line: Line) -> None:
    assert line_of(happening) == line


def test_rounds_and_phases_stand_apart() -> None:
    console = Console(file=io.StringIO(), width=80, record=True)
    happenings = [
        Happening(h.PHASE_BEGAN, 1, 0, 0, 0),
        Happening(h.TURN_BEGAN, WC, 1, 0, 0),
        Happening(h.PASSED, WC, 0, 0, 0),
    ]
    print_story(console, story_of(happenings))
    assert console.export_text().splitlines() == [
        "",
        "Action Phase",
        "  Turn 1: the Working Class",
        "    The Working Class has no action to take and passes.",
    ]
