"""Links between the documents lead somewhere."""

import re
from pathlib import Path

import pytest

from bodypolitic.words.catalogue import ENGLISH, OFFERED

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").glob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")
# Pages of the site that `make docs` makes
MADE = {"vocabulary.md", "server.md", "architecture.md", "contributing.md", "changelog.md"}


def anchors(document: Path) -> set[str]:
    """What can be linked to in a document: its headings in small letters with hyphens."""
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in LINK.findall(document.read_text(encoding="utf-8")):
        if "://" in link or link in MADE:
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def outline(page: str) -> dict[str, list[str]]:
    """What a page has in every language: its headings by their level, its pictures, its links and its commands."""
    patterns = {
        "headings": r"^#+(?= )",
        "bullets": r"^- ",
        "rows": r"^\|",
        "commands": r"`[^`]+`",
        "links": r"\]\((?!playing)[^)]+\)",
    }
    return {name: sorted(re.findall(pattern, page, re.MULTILINE)) for name, pattern in patterns.items()}


@pytest.mark.parametrize("language", [language for language in OFFERED if language != ENGLISH])
def test_the_players_page_is_whole_in_every_language(language: str) -> None:
    english, translated = (ROOT / "docs" / name for name in ("playing.md", f"playing-{language}.md"))
    assert outline(translated.read_text(encoding="utf-8")) == outline(english.read_text(encoding="utf-8"))


def test_every_attack_that_is_said_to_be_tried_is() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8")))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "server").glob("test_*.py"))
    assert len(named) > 30
    assert named <= set(re.findall(r"^def (test_\w+)", tests, re.MULTILINE))
