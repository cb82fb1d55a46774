"""Which values of a parameter a test is given in `make test`, and which only where there is more time."""

from collections.abc import Sequence

import pytest


def mostly_long(values: Sequence[object], others: int) -> list[object]:
    """All values, of which all but a few, spread evenly over the whole, are for `make test-long`."""
    return _mostly(pytest.mark.long, values, others)


def mostly_longest(values: Sequence[object], others: int) -> list[object]:
    """All values, of which all but a few, spread evenly over the whole, are for `make test-longest`."""
    return _mostly(pytest.mark.longest, values, others)


def _mostly(mark: pytest.MarkDecorator, values: Sequence[object], others: int) -> list[object]:
    unmarked = {number * len(values) // others for number in range(others)}
    return [value if number in unmarked else pytest.param(value, marks=mark) for number, value in enumerate(values)]
