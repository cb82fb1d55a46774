"""The API does what its own description says, whatever is asked of it; schemathesis makes the cases from it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from bodypolitic.server.settings import Settings
from tests.server.conftest import RELAXED
from tests.server.table_client import Lobby, serving, sqlite

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
KEPT = Path(__file__).parents[2] / "web" / "openapi.json"  # test_schema.py keeps it up to date
DESCRIPTION = schemathesis.openapi.from_path(KEPT)
OPERATIONS = [found.ok() for found in DESCRIPTION.get_all_operations() if isinstance(found, Ok)]


def test_the_description_has_operations() -> None:
    assert len(OPERATIONS) >= 10


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lobby]:
    """A server for all operations; each is asked about a table of its own."""
    with serving(Settings(sqlite(tmp_path_factory.mktemp("server")), bot_delay=100, limits=RELAXED)) as lobby:
        yield lobby


@pytest.mark.parametrize("cases", [5, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_as_described(lobby: Lobby, operation: Any, cases: int) -> None:
    """Half of the cases are about a table that there is, by who may do what is asked."""
    table = lobby.create(3, WC="me", CC="friend", more={"listed": True})
    secrets = {
        "host": table["host"],
        "token": table["seats"]["WC"]["token"],
        "invitation": table["seats"]["CC"]["invitation"],
    }

    answers: set[int] = set()

    @settings(
        max_examples=cases,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=lobby.address, checks=CHECKS)
        if "table_id" in case.path_parameters:
            case.path_parameters.update({"table_id": table["id"]} | ({"role": "CC"} if "{role}" in case.path else {}))
            if isinstance(case.body, dict):
                case.body.update({name: secret for name, secret in secrets.items() if name in case.body})
            answers.add(case.call_and_validate(base_url=lobby.address, checks=CHECKS).status_code)

    ask()
    assert answers != {404}, "nothing was asked about a table that there is"
