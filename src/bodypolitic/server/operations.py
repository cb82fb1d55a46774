"""What an operator's programs ask: whether the server lives, whether it can serve, and its figures."""

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from bodypolitic.server.hall import Hall
from bodypolitic.server.limits import is_in, networks_of
from bodypolitic.server.refusals import Refused

routes = APIRouter(include_in_schema=False)
OF_THIS_MACHINE: Final = ("127.0.0.1", "::1")
SIGNS_OF_A_PROXY: Final = ("x-forwarded-for", "forwarded", "via")
SECONDS_READY_HOLDS: Final = 1.0  # looking takes the database's lock for a moment


@routes.api_route("/api/health", methods=["GET", "HEAD"])
async def health() -> Response:
    """Answers as long as the process does."""
    return PlainTextResponse("ok\n")


@routes.api_route("/api/ready", methods=["GET", "HEAD"])
async def ready(request: Request) -> Response:
    """Whether moves can be stored, or could be a moment ago."""
    hall: Hall = request.app.state.hall
    if time.monotonic() - hall.ready_at < SECONDS_READY_HOLDS:
        return JSONResponse({"ready": True})
    try:
        await asyncio.to_thread(hall.store.check)
    except SQLAlchemyError:
        return JSONResponse({"ready": False, "storage": "failed"}, 503)
    hall.ready_at = time.monotonic()
    return JSONResponse({"ready": True})


@routes.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures, for programs on this machine and whom the settings name, and not through a proxy."""
    hall: Hall = request.app.state.hall
    readers = networks_of((*OF_THIS_MACHINE, *hall.settings.metrics_for))
    host = request.client.host if request.client else ""
    if not is_in(host, readers) or any(sign in request.headers for sign in SIGNS_OF_A_PROXY):
        raise Refused("not-found")
    return Response(hall.metrics.as_text(), media_type=CONTENT_TYPE_LATEST)
