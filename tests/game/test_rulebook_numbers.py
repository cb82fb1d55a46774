"""Each worked example (E1 to E57) and question (F1 to F51) of the rulebook has a test that bears its number.

So has each example of the expansion's rulebook (X1 to X9).
"""

import re
from pathlib import Path
from typing import Final

NUMBERS: Final = tuple(
    [f"e{number:02}" for number in range(1, 58)]
    + [f"f{number:02}" for number in range(1, 52)]
    + [f"x{number}" for number in range(1, 10)]
)
TESTS: Final = Path(__file__).parent


def numbers_with_a_test() -> set[str]:
    """The numbers that names of test functions below tests/game start with, such as e07, f09 or x3."""
    files = (file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    return {number for text in files for number in re.findall(r"^ *def test_([ef]\d\d|x\d)_", text, re.MULTILINE)}


def test_every_example_and_question_has_a_test() -> None:
    tested = numbers_with_a_test()
    assert [number for number in NUMBERS if number not in tested] == []


def test_no_test_bears_a_number_that_the_rulebook_does_not_have() -> None:
    assert sorted(numbers_with_a_test() - set(NUMBERS)) == []
