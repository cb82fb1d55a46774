"""`bodypolitic cards`."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from bodypolitic.cli.main import app
from bodypolitic.game.ground.codes import ROLES

RUNNER = CliRunner()


def listed(*arguments: str) -> list[dict[str, Any]]:
    """What `--json` prints."""
    result = RUNNER.invoke(app, ["cards", "--json", *arguments])
    assert result.exit_code == 0
    assert result.stderr == ""
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def test_json_lists_every_card() -> None:
    found = listed()
    assert [sum(card["copies"] for card in found if card["role"] == role) for role in ROLES] == [40, 40, 40, 40]
    for card in found:
        assert list(card) == ["role", "title", "id", "copies", "requires", "text", "legitimacy"]
        assert card["text"].endswith(".")
    assert len({(card["role"], card["id"]) for card in found}) == len(found)


def test_a_card_in_json() -> None:
    [card] = [card for card in listed("--role", "wc") if card["title"] == "Healthcare Benefits"]
    assert card == {
        "role": "WC",
        "title": "Healthcare Benefits",
        "id": "healthcare-benefits",
        "copies": 2,
        "requires": "4B or 4C",
        "text": "Buy Health from the State, up to your Population, and pay half the total price (rounded up).",
        "legitimacy": "+1 with the Working Class",
    }


@pytest.mark.parametrize("role", ROLES)
def test_one_role_is_shown_alone(role: str) -> None:
    assert {card["role"] for card in listed("--role", role)} == {role}
    result = RUNNER.invoke(app, ["cards", "--role", role])
    assert result.exit_code == 0
    for other, name in zip(ROLES, ("Working Class", "Middle Class", "Capitalist Class", "State"), strict=True):
        assert (f"{name}: 40 cards" in result.stdout) == (other == role)


def test_tables_for_people() -> None:
    result = RUNNER.invoke(app, ["cards"])
    assert result.exit_code == 0
    assert result.stderr == ""
    for words in (
        "Working Class: 40 cards",
        "State: 40 cards",
        "Copies",
        "Needs",
        "Legitimacy",
        "4B or 4C",
        "Fake News",
    ):
        assert words in result.stdout


def test_an_unknown_role_is_refused_in_one_line() -> None:
    result = RUNNER.invoke(app, ["cards", "--role", "king"])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "Error: no role 'king'; the roles are WC, MC, CC, ST\n"


def test_the_cards_of_the_expansion_are_listed_with_their_module() -> None:
    found = listed("--modules", "action-cards")
    assert [sum(card["copies"] for card in found if card["role"] == role) for role in ROLES] == [45, 45, 45, 45]
    assert "Momentum for Change" in {card["title"] for card in found}
    assert "Momentum for Change" not in {card["title"] for card in listed()}
    assert "State: 45 cards" in RUNNER.invoke(app, ["cards", "--modules", "action-cards"]).stdout


def test_an_unknown_module_is_refused() -> None:
    result = RUNNER.invoke(app, ["cards", "--modules", "weather"])
    assert result.exit_code == 2
    assert "no module 'weather'" in result.stderr
