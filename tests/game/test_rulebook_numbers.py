"""Every worked example (E1 to E57) and every question (F1 to F51) of the rulebook has a test that bears its number.

Those in WAITING_FOR_CARDS need an action card played for its effect; a number leaves the tuple with its first test,
so that the tuple can only shrink.
"""

import ast
import re
from pathlib import Path
from typing import Final

NUMBERS: Final = tuple([f"e{number:02}" for number in range(1, 58)] + [f"f{number:02}" for number in range(1, 52)])
WAITING_FOR_CARDS: Final = (
    "e01",  # State Scholarship
    "e36",  # Health Crisis
    "f15",  # workers assigned by a card
    "f16",  # A Matter of High Priority
    "f17",
    "f18",
    "f19",  # Bid Rigging
    "f20",
    "f23",  # Denial of Free Speech
    "f24",  # Emergency State
    "f25",  # Extra Shift
    "f26",  # Healthcare Benefits
    "f27",
    "f28",  # Health Crisis
    "f29",  # Higher Education Program
    "f30",  # Higher VAT
    "f31",  # Immediate Response
    "f32",  # Labor Market Deregulation
    "f33",
    "f35",  # Need for Change
    "f37",  # Privatization
    "f39",  # Public Opinion Polling
    "f40",  # Push Political Agenda
    "f41",  # Shift Focus
    "f42",
    "f43",
    "f44",  # State Scholarship
    "f45",
    "f46",  # Step for Representation
    "f47",  # Workplace Accident
)
TESTS: Final = Path(__file__).parent


def numbers_with_a_test() -> set[str]:
    """The numbers that names of test functions below tests/game start with, such as e07 or f09."""
    numbers = set()
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = re.match(r"test_([ef]\d\d)_", node.name)
                if name:
                    numbers.add(name[1])
    return numbers


def test_every_example_and_question_has_a_test() -> None:
    tested = numbers_with_a_test()
    assert [number for number in NUMBERS if number not in tested and number not in WAITING_FOR_CARDS] == []


def test_what_waits_for_cards_has_no_test_yet() -> None:
    tested = numbers_with_a_test()
    assert [number for number in WAITING_FOR_CARDS if number in tested] == []


def test_no_test_bears_a_number_that_the_rulebook_does_not_have() -> None:
    assert sorted(numbers_with_a_test() - set(NUMBERS)) == []
    assert sorted(set(WAITING_FOR_CARDS) - set(NUMBERS)) == []
