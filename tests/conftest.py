"""Marks tests by what they need, as far as that can be seen; see the markers in pyproject.toml."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PLAY_MANY_MOVES = {"server", "web"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a browser stands alone; whatever serves tables runs on the compiled engine."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.alone)
        if item.path.relative_to(TESTS).parts[0] in PLAY_MANY_MOVES:
            item.add_marker(pytest.mark.compiled)
