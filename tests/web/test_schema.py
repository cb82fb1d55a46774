"""The client's types are made from the server's own description."""

import json
from pathlib import Path

from bodypolitic.server.app import create_app
from bodypolitic.server.settings import Settings

SCHEMA = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_clients_types_are_made_from_the_servers_present_schema() -> None:
    present = create_app(Settings("sqlite://")).openapi()
    assert json.loads(SCHEMA.read_text(encoding="utf-8"))["paths"] == present["paths"]
    assert json.loads(SCHEMA.read_text(encoding="utf-8"))["components"] == present["components"]
