"""The server is killed in the middle of a game: the page finds it again by itself, and no move is lost or doubled."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.patience import MILLISECONDS
from tests.web.scripted_player import create_table, option_of, show_list
from tests.web.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A page at that server; that it can't be reached is written to the console, and no mistake."""
    wrong: list[str] = []
    context: BrowserContext = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert not wrong


@pytest.mark.long
def test_no_move_is_lost_or_doubled_when_the_server_is_killed(server: Server, page: Page) -> None:
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    show_list(page)
    clicked = [
        _click(page, "basic/buy-goods-and-services"),
        _click_and_kill(page, server, "discard/"),
        _click(page, "buy/luxury"),
        _kill_and_click(page, server, "from/foreign-market"),
        _click(page, "amount/2"),
    ]
    assert _options(server) == clicked
    page.locator("[data-undo]").click()
    server.kill()
    server.start()
    _expect_choices(page, len(clicked) - 1)
    _click(page, "amount/1")
    assert _options(server) == [*clicked, None, "amount/1"]


def _options(server: Server) -> list[str | None]:
    """The log as it is stored; None is an undo."""
    with closing(sqlite3.connect(server.database)) as database:
        return [option for (option,) in database.execute("SELECT option FROM entries ORDER BY number")]


def _expect_choices(page: Page, number: int) -> None:
    expect(page.locator(f".page[data-number='{number}']")).to_be_visible()
    expect(page.locator(".page[data-answering]")).to_have_count(0)
    expect(page.locator(".trouble")).to_have_count(0)


def _begin(page: Page, option: str) -> tuple[str, int]:
    """Click the first option of the list that begins so, and tell which it is and how many choices there are then."""
    found = option_of(page, option)
    name = found.get_attribute("data-option")
    number = int(page.locator(".page").get_attribute("data-number") or 0)
    found.click()
    assert name is not None
    return name, number + 1


def _click(page: Page, option: str) -> str:
    name, number = _begin(page, option)
    _expect_choices(page, number)
    return name


def _click_and_kill(page: Page, server: Server, option: str) -> str:
    """The server may have stored the move or not: the page can't know, and sends it again."""
    name, number = _begin(page, option)
    server.kill()
    server.start()
    _expect_choices(page, number)
    return name


def _kill_and_click(page: Page, server: Server, option: str) -> str:
    """The page keeps the move until there is a server again."""
    server.kill()
    expect(page.locator(".trouble")).to_be_visible()
    name, number = _begin(page, option)
    server.start()
    _expect_choices(page, number)
    return name
