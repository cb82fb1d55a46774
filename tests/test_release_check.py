"""What must be true before a version is tagged."""

import re
import runpy
from pathlib import Path

import pytest

import bodypolitic

ROOT = Path(__file__).resolve().parent.parent
CHECK = runpy.run_path(str(ROOT / "release" / "check.py"))
CHANGELOG = "# Changelog\n\n## 1.2.0 (2026-11-16)\n\n- Something.\n\n## 1.1.0 (2026-10-01)\n"
CITATION = "title: x\nversion: 1.2.0\nlicense: MIT\n"


def problems(
    version: str = "1.2.0", changelog: str = CHANGELOG, citation: str = CITATION, tag: str = "v1.1.0", changed: str = ""
) -> list[str]:
    found: list[str] = CHECK["problems"](version, changelog, citation, [tag], changed)
    return found


def test_all_is_well() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (problems(changed=" M Makefile\n"), "not committed"),
        (problems(tag="v1.2.0"), "does not come after 1.2.0"),
        (problems(tag="v1.10.0"), "does not come after 1.10.0"),
        (problems(changelog=CHANGELOG.replace("2026-11-16", "unreleased")), "no heading"),
        (problems(citation=CITATION.replace("1.2.0", "1.1.0")), "does not name version 1.2.0"),
    ],
)
def test_one_thing_is_wrong(problem: list[str], words: str) -> None:
    [found] = problem
    assert words in found


def test_a_version_that_is_none() -> None:
    assert "'next' is no version such as 1.2.3" in problems("next")


def test_the_version_stands_where_it_is_looked_for() -> None:
    source = (ROOT / "src" / "bodypolitic" / "__init__.py").read_text(encoding="utf-8")
    assert CHECK["declared_version"](source) == bodypolitic.__version__
    assert re.search(rf"^## {re.escape(bodypolitic.__version__)} ", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert f"\nversion: {bodypolitic.__version__}\n" in (ROOT / "CITATION.cff").read_text()
