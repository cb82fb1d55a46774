"""Marks tests by what they need, as far as that can be seen; see the markers in pyproject.toml."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
OWN_BOT = """
from pathlib import Path


class Own:
    def __init__(self, seed):
        self.asked = Path(__file__).with_name("asked")

    def choose(self, decision, game):
        with self.asked.open("a") as file:
            file.write(decision.seat + "\\n")
        return decision.options[-1]
"""
PLAY_MANY_MOVES = {"server", "web"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a browser stands alone; whatever serves tables runs on the compiled engine."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.alone)
        if item.path.relative_to(TESTS).parts[0] in PLAY_MANY_MOVES:
            item.add_marker(pytest.mark.compiled)


@pytest.fixture
def own_bot(tmp_path: Path) -> str:
    """A bot of one's own as commands are told of it: it takes the last option, and keeps count in a file beside it."""
    file = tmp_path / "own.py"
    file.write_text(OWN_BOT, encoding="utf-8")
    return f"{file}:Own"
