"""What must be true before a version is tagged: `make release-check` runs this first, then all tests.

Prints what is wrong, one line each, and fails if anything is.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")


def text(name: str) -> str:
    """A file of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def git(*arguments: str) -> str:
    """What git says."""
    return subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=True).stdout


def declared_version(source: str) -> str:
    """The version in the source of the package."""
    found = re.search(r'^__version__ = "(.*)"$', source, re.MULTILINE)
    return found[1] if found else ""


def figures(version: str) -> tuple[int, ...]:
    """A version as numbers, so that versions can be compared; empty if it is none."""
    found = VERSION.fullmatch(version)
    return tuple(map(int, found.groups())) if found else ()


def problems(version: str, changelog: str, citation: str, tags: list[str], changed: str) -> list[str]:
    """Why this can't be released."""
    found = []
    if changed:
        found.append("the tree has changes that are not committed")
    if not figures(version):
        found.append(f"{version!r} is no version such as 1.2.3")
    older = max((figures(tag.removeprefix("v")) for tag in tags), default=())
    if figures(version) <= older:
        found.append(f"{version} does not come after {'.'.join(map(str, older))}")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading '## {version} (year-month-day)'")
    if f"\nversion: {version}\n" not in citation:
        found.append(f"CITATION.cff does not name version {version}")
    return found


def main() -> None:
    version = declared_version(text("src/bodypolitic/__init__.py"))
    tags = git("tag", "--list", "v*").split()
    found = problems(version, text("CHANGELOG.md"), text("CITATION.cff"), tags, git("status", "--porcelain"))
    print("\n".join(found) or f"{version} is ready to be tested and tagged as v{version}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
