"""Browsers on a server of their own."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.patience import MILLISECONDS
from tests.web.serving import CHROMIUM_FLAGS, Server, chromium, serving

USUAL: ViewportSize = {"width": 1440, "height": 1000}


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that don't kill it."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def address(shared_server: Server) -> str:
    """Where that server is."""
    return shared_server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield found
        found.close()


@pytest.fixture
def device(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser for one test."""
    with new_device(browser, address) as context:
        yield context


@pytest.fixture
def other_device(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A second one."""
    with new_device(browser, address) as context:
        yield context


@pytest.fixture(scope="module")
def lasting_device(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """One for several tests of a module, which leave its pages as they found them."""
    with new_device(browser, address) as context:
        yield context


@contextmanager
def new_device(
    browser: Browser,
    address: str,
    viewport: ViewportSize = USUAL,
    has_touch: bool = False,
    is_mobile: bool = False,
    moving: bool = False,
) -> Iterator[BrowserContext]:
    """A browser of its own: it holds no seats yet, and asks for less motion. Errors in its pages fail the test."""
    context = browser.new_context(
        base_url=address,
        viewport=viewport,
        reduced_motion="no-preference" if moving else "reduce",
        has_touch=has_touch,
        is_mobile=is_mobile,
    )
    context.set_default_timeout(MILLISECONDS)
    wrong: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)

    context.on("page", watch)
    yield context
    context.close()
    assert not wrong, wrong
