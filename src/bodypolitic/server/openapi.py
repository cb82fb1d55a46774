"""The description of the API: the REST side as FastAPI knows it, and the messages over the socket beside it."""

import json
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from bodypolitic.server import messages
from bodypolitic.server.unchanging import Unchanging

routes = APIRouter(include_in_schema=False)
SCHEMAS: Final = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of an application."""
    document = get_openapi(title=app.title, version=app.version, routes=app.routes)
    told: TypeAdapter[messages.Told] = TypeAdapter(messages.Told)
    request: TypeAdapter[messages.Request] = TypeAdapter(messages.Request)
    _, of_the_socket = TypeAdapter.json_schemas(
        [("told", "serialization", told), ("request", "validation", request)], ref_template=SCHEMAS
    )
    document["components"]["schemas"] |= of_the_socket["$defs"]
    return document


def as_text(app: FastAPI) -> str:
    """The document as the client keeps it."""
    return json.dumps(describe(app), indent=1) + "\n"


@lru_cache(1)
def _described(app: FastAPI) -> Unchanging:
    return Unchanging(as_text(app).encode(), "application/json")


@routes.get("/api/openapi.json")
async def description(request: Request) -> Response:
    """The document, which takes a quarter of a second to make."""
    return _described(request.app).to(request)
