"""docs/strength.md tells the ladder as docs/strength.csv has it: no figure of its tables is older than the count."""

import re
from collections.abc import Iterator
from pathlib import Path

from bodypolitic.bots.ladder import Cell, rating, records
from bodypolitic.bots.registry import STEADY, roles_of
from bodypolitic.cli.ladder import figures

DOCS = Path(__file__).resolve().parent.parent / "docs"
FIELDS = {
    "Against steady bots": STEADY,
    "The bots that look ahead": "sharp",
    "Against random bots": "random",
    "Against somebody whom nobody learned from": "examples/own_bot.py:Lawmaker",
    "Against steady bots of another taste": "examples/other_weights.py:OtherWeights",
    "With modules": STEADY,
}
USUAL = ", 100"  # games, which the document leaves out


def name_of(label: str) -> str:
    """A bot as the ladder names it."""
    return label.replace("Automa, ", "automa-")


def told() -> Iterator[tuple[Cell, str]]:
    """The cells of all tables, and what stands in them."""
    counted = records(DOCS / "strength.csv")
    modules = {cell.players: cell.modules for cell in counted if cell.modules}
    section, players = "", 0
    for line in (DOCS / "strength.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif re.fullmatch(r"\d players", line):
            players = int(line[0])
        elif " VP" in line and line.startswith("| "):
            label, *columns = [column.strip() for column in line.strip("|").split("|")]
            who, _, mode = label.partition(", against ")
            field = FIELDS.get(section, f"automa-{mode}")
            for role, column in zip(roles_of(players), columns, strict=True):
                if column:
                    with_modules = modules[players] if section == "With modules" else ""
                    yield Cell(players, name_of(who), field, role, with_modules), column


def test_each_cell_is_told_as_it_was_counted() -> None:
    counted = records(DOCS / "strength.csv")
    assert dict(told()) == {cell: figures(record).removesuffix(USUAL) for cell, record in counted.items()}


def test_the_ratings_are_told_as_they_follow_from_the_cells() -> None:
    counted = {cell: record for cell, record in records(DOCS / "strength.csv").items() if not cell.modules}
    against_steady = {cell: record for cell, record in counted.items() if cell.field == STEADY}
    text = (DOCS / "strength.md").read_text(encoding="utf-8")
    rated = dict(re.findall(r"^\| ([^|]+) \| ([+-]\d+ ± \d+) \|$", text, re.MULTILINE))
    expected = {}
    for who in {cell.who for cell in against_steady} - {STEADY}:
        elo, error = rating(against_steady, who) or (0.0, 0.0)
        expected[who] = f"{elo:+.0f} ± {error:.0f}"
    assert {name_of(who): elo for who, elo in rated.items()} == expected


def test_master_is_as_strong_as_the_readme_says() -> None:
    """Nineteen of twenty games in each seat against steady bots, and no seat counted in a handful of games."""
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert "*master* wins nineteen of twenty games or more in each seat" in readme
    counted = records(DOCS / "strength.csv")
    for players, games in ((2, 200), (3, 100), (4, 100)):
        for role in roles_of(players):
            record = counted[Cell(players, "master", STEADY, role)]
            assert record.games >= games
            assert 20 * record.wins >= 19 * record.games
