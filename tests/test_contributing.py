"""The lists in CONTRIBUTING.md of the files that something new needs are those of what there is."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "bodypolitic"
PAGE = ROOT / "web" / "src"
ENGLISH = PACKAGE / "words" / "locales" / "en"
MADE = PAGE / "lib" / "schema.ts"


class Example(NamedTuple):
    """Something that a list is held to: how it is named, what stands for each blank in paths, who else may name it."""

    heading: str
    named: str
    blanks: dict[str, str]
    besides: dict[str, str]  # and why


EXAMPLES = (
    Example(
        "A new basic or free action",
        r"(?<![-\w])campaign(?![-\w])|\b(action|act|question)-campaign\b",
        {"<action>": "campaign"},
        {
            "game/cards/state_effects.py": "a card does the same",
            "game/ground/causes.py": "a reason of its own",
            "words/locales/en/names.ftl": "that reason in words",
            "coach/thumbs.py": "a rule of thumb, which an action may have",
            "server/primers.py": "one of the five actions that matter most to the State",
            "puzzles/collection.py": "a puzzle is solved by it",
            "web/src/lib/signs.ts": "a sign of its own, which an action may have",
        },
    ),
    Example(
        "A card with a new effect that asks",
        r"PlaceMachinery|place-machinery|ChooseMachineryPlace|choose-machinery-place|technological-progress",
        {"<kind>": "company", "<deck>": "capitalist_class"},
        {
            "game/automas/capitalist_class/automa.py": "an AI card has the effect",
            "game/automas/capitalist_class/cards.py": "that AI card",
            "game/expansions/historical_events/cards.py": "an event lets the class search for the card",
            "lessons/capitalist_class.py": "it is in the hand of a lesson",
            "lessons/trade.py": "it is in the hand of a lesson",
            "web/src/drawings/card-art.ts": "a picture of its own, which a card may have",
        },
    ),
    Example(
        "A module",
        r"(?i)hidden[-_ ]?agenda",
        {
            "<chapter>.ftl": "hidden-agendas.ftl",
            "<chapter>.ts": "hidden-agendas.ts",
            "<chapter>": "hidden_agendas",
            "<Chapter>": "HiddenAgendas",
        },
        {
            "game/components/measures.py": "says who counts by measures",
            "game/table/mended.py": "tables that earlier rules have left",
            "lessons/hidden_agendas.py": "its lesson",
            "lessons/syllabus.py": "its lesson",
            "words/locales/en/lessons.ftl": "its lesson",
        },
    ),
)


def located(path: str) -> Path:
    """Where a file is that the document names."""
    return ROOT / path if path.startswith("web/") else PACKAGE / path


def section(heading: str) -> str:
    """What stands below a heading of the document."""
    document = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return document.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def listed(example: Example) -> list[Path]:
    """The files in the first column of a list, with the example's own names for what is left blank."""
    columns = [row.split(" | ")[0] for row in section(example.heading).splitlines() if row.startswith("| `")]
    paths = [path for column in columns for path in re.findall(r"`([^`]+\.\w+)`", column)]
    for blank, name in example.blanks.items():
        paths = [path.replace(blank, name) for path in paths]
    return [located(path) for path in paths]


def naming(pattern: str) -> set[Path]:
    """The sources that name something, English being the only language."""
    words = [path for path in PACKAGE.rglob("*.ftl") if path.parent == ENGLISH]
    sources = [*PACKAGE.rglob("*.py"), *words, *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return {path for path in sources if path != MADE and re.search(pattern, path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.heading)
def test_a_list_has_the_files_that_name_its_example(example: Example) -> None:
    incidental = {located(path) for path in example.besides}
    assert set(listed(example)) == naming(example.named) - incidental
    assert incidental <= naming(example.named)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.heading)
def test_a_list_says_how_long_it_is(example: Example) -> None:
    [told] = re.findall(r"^(\d+) files, as ", section(example.heading), re.MULTILINE)
    assert int(told) == len(listed(example))
