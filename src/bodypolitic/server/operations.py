"""What an operator's programs ask: whether the server lives, whether it can serve, and its figures."""

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from bodypolitic.server.guard import address_of
from bodypolitic.server.hall import Hall
from bodypolitic.server.refusals import Refused

routes = APIRouter(include_in_schema=False)
OF_THIS_MACHINE: Final = ("127.0.0.1", "::/64", "")
SIGNS_OF_A_PROXY: Final = ("x-forwarded-for", "forwarded", "via")
SECONDS_READY_HOLDS: Final = 1.0  # looking takes the database's lock for a moment


@routes.get("/api/health")
async def health() -> Response:
    """Answers as long as the process does."""
    return PlainTextResponse("ok\n")


@routes.get("/api/ready")
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
    """The figures, for programs on this machine only, and not through a proxy on it."""
    if address_of(request.scope) not in OF_THIS_MACHINE or any(sign in request.headers for sign in SIGNS_OF_A_PROXY):
        raise Refused("not-found")
    hall: Hall = request.app.state.hall
    return Response(hall.metrics.as_text(), media_type=CONTENT_TYPE_LATEST)
