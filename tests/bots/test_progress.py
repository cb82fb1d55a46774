"""Commands that run for long tell how far they are."""

import time

import pytest

from bodypolitic.bots.progress import shown


def test_how_many_there_are_and_how_fast_they_came_lately_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter([0.0, 4.0, 8.0, 12.0, 13.0, 14.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    assert list(shown("abcde", 5, "letters")) == list("abcde")
    assert capsys.readouterr().err.splitlines() == [
        "letters: 3 of 5, 0.2 a second",
        "letters: 5 of 5, 1.0 a second",
    ]
