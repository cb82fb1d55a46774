"""The story as a terminal shows it."""

import io

import pytest
from rich.console import Console

from bodypolitic.cli.story import Line, line_of, print_story, story_of
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, ST, WC, Phase
from bodypolitic.game.records.happenings import Happening, Passed, PhaseBegan, RoundBegan, TurnBegan, VPGained


@pytest.mark.parametrize(
    ("happening", "line"),
    [
        (RoundBegan(2), Line(0, "Round 2")),
        (PhaseBegan(Phase(3)), Line(1, "Elections Phase")),
        (TurnBegan(CC, 4), Line(2, "Turn 4: the Capitalist Class")),
        (VPGained(ST, -3, causes.LOANS), Line(3, "The State: \u22123 VP (Loans).")),
    ],
)
def test_headings_have_a_level(happening: Happening, line: Line) -> None:
    assert line_of(happening) == line


def test_rounds_and_phases_stand_apart() -> None:
    console = Console(file=io.StringIO(), width=80, record=True)
    happenings = [
        PhaseBegan(Phase(1)),
        TurnBegan(WC, 1),
        Passed(WC),
    ]
    print_story(console, story_of(happenings))
    assert console.export_text().splitlines() == [
        "",
        "Action Phase",
        "  Turn 1: the Working Class",
        "    The Working Class has no action to take and passes.",
    ]
