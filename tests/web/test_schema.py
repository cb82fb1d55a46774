"""The client's types are made from the server's own description."""

from pathlib import Path

from bodypolitic.server.app import create_app
from bodypolitic.server.openapi import as_text
from bodypolitic.server.settings import Settings

SCHEMA = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_clients_types_are_made_from_the_servers_present_schema() -> None:
    present = as_text(create_app(Settings("sqlite://")))
    assert SCHEMA.read_text(encoding="utf-8") == present, "web/openapi.json is stale: run `make openapi`"
