"""The application that uvicorn runs."""

import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse, JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException

from bodypolitic.server import api, openapi, operations, table_socket
from bodypolitic.server.guard import Guard, address_of
from bodypolitic.server.hall import Hall
from bodypolitic.server.journal import Journal
from bodypolitic.server.refusals import STATUS, Refused
from bodypolitic.server.settings import Settings
from bodypolitic.server.unchanging import ASK_AGAIN, FOR_GOOD, SMALLEST_COMPRESSED, UnchangingForNow, unchanging_file
from bodypolitic.server.wording import error_text, spoken
from bodypolitic.words.catalogue import OFFERED, catalogue

CODE_OF_STATUS: Final = {404: "not-found", 405: "wrong-method", 408: "too-slow", 413: "too-large"}


class BesideTheApi(PathConvertor):
    """Every path but the API's, where an address that there is not, or not for a method, has to be told as such."""

    regex = "(?!api(?:/|$)).*"


register_url_convertor("beside_the_api", BesideTheApi())


def create_app(settings: Settings, journal: Journal | None = None) -> FastAPI:
    """A server on a database."""
    journal = journal or Journal()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for language in OFFERED:
            catalogue(language)  # a file that is not of messages stops the server now, not a table later
        hall = Hall(settings, journal)
        await hall.open()
        app.state.hall = hall
        app.state.listing = UnchangingForNow(lambda: api.listing(hall), settings.limits.seconds_a_listing_holds)
        yield
        await hall.close()

    app = FastAPI(
        title="Body Politic",
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(operations.routes)
    app.include_router(openapi.routes)
    app.include_router(api.routes)
    app.include_router(table_socket.routes)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(SQLAlchemyError, _storage_failed)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _other_error)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED)
    app.add_middleware(Guard, settings=settings, journal=journal)

    @app.api_route("/{path:beside_the_api}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return _page(settings.static, path, request)

    return app


def _page(static: Path, path: str, request: Request) -> Response:
    """A file of the built client; any other address without a dot is a page of the client itself."""
    root = static.resolve()
    wanted = _file(root, path)
    if wanted is not None:
        lasting = "assets" in wanted.relative_to(root).parts  # their names change with their content
        return unchanging_file(wanted, FOR_GOOD if lasting else ASK_AGAIN).to(request)
    if "." in path.rsplit("/", 1)[-1]:
        raise Refused("not-found")
    index = root / "index.html"
    if index.is_file():
        return unchanging_file(index, ASK_AGAIN).to(request)
    language = spoken(request.headers.get("accept-language"))
    words = catalogue(language)
    title, text = html.escape(words.text("server-not-built-title")), html.escape(words.text("server-not-built"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title><p>{text}</p></html>'
    )


def _file(root: Path, path: str) -> Path | None:
    """A file under a folder; some paths are none that the system could have."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def _refusal(request: Request, code: str) -> JSONResponse:
    hall: Hall = request.app.state.hall
    hall.journal.refuse("info", code, address=address_of(request.scope))
    return _error(request, code)


def _error(request: Request, code: str) -> JSONResponse:
    message = error_text(code, spoken(request.headers.get("accept-language")))
    return JSONResponse({"error": code, "message": message}, STATUS[code])


async def _refused(request: Request, refused: Exception) -> JSONResponse:
    assert isinstance(refused, Refused)
    return _refusal(request, refused.code)


async def _storage_failed(request: Request, _: Exception) -> JSONResponse:
    return _error(request, "storage-failed")


async def _not_understood(request: Request, _: Exception) -> JSONResponse:
    return _refusal(request, "bad-request")


async def _other_error(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    answer = _refusal(request, CODE_OF_STATUS.get(problem.status_code, "bad-request"))
    answer.headers.update(problem.headers or {})
    return answer
