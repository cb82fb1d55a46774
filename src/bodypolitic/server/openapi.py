"""The description of the API: the REST side as FastAPI knows it, and the messages over the socket beside it."""

import json
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from bodypolitic.server.messages import Request, Told

SCHEMAS: Final = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of an application."""
    document = get_openapi(title=app.title, version=app.version, routes=app.routes)
    told: TypeAdapter[Told] = TypeAdapter(Told)
    request: TypeAdapter[Request] = TypeAdapter(Request)
    _, messages = TypeAdapter.json_schemas(
        [("told", "serialization", told), ("request", "validation", request)], ref_template=SCHEMAS
    )
    document["components"]["schemas"] |= messages["$defs"]
    return document


def as_text(app: FastAPI) -> str:
    """The document as the client keeps it."""
    return json.dumps(describe(app), indent=1) + "\n"


if __name__ == "__main__":
    from bodypolitic.server.app import create_app
    from bodypolitic.server.settings import Settings

    print(as_text(create_app(Settings("sqlite://"))), end="")
