"""Which values of a parameter a test is given each time, and which in `make test-long` only."""

from collections.abc import Sequence

import pytest


def mostly_long(values: Sequence[object], each_time: int) -> list[object]:
    """All values, of which `make test` takes only so many, spread evenly over the whole."""
    taken = {number * len(values) // each_time for number in range(each_time)}
    return [
        value if number in taken else pytest.param(value, marks=pytest.mark.long) for number, value in enumerate(values)
    ]
