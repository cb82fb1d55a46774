"""The engine under test is the one that was asked for: plain Python or compiled."""

import os
from pathlib import Path

from bodypolitic.game import table

SUFFIXES = {"interpreted": {".py"}, "compiled": {".so", ".pyd"}}


def test_the_engine_is_of_the_kind_asked_for() -> None:
    asked = os.environ.get("BODYPOLITIC_ENGINE")
    expected = SUFFIXES[asked] if asked else set().union(*SUFFIXES.values())
    assert Path(table.__file__).suffix in expected
