"""In tests a message that can't be said as it should is a mistake, not something to get around."""

from collections.abc import Iterator

import pytest

from tests.words import teller


@pytest.fixture(autouse=True)
def strict_catalogues() -> Iterator[None]:
    with teller.strictly():
        yield
