"""A table that was made before the rules were mended is played on after it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bodypolitic.game.table.kept_table import RULES
from bodypolitic.server.administration import Administration
from tests.corpus.tables import kept_tables
from tests.patience import MILLISECONDS
from tests.web.scripted_player import ScriptedPlayer, create_table
from tests.web.serving import Server

MOVES = 12
REACHED = "least => Number(document.querySelector('.page')?.dataset.number ?? -1) >= least"
TOLD = "have been mended since the last move"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose rules change while it is down."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def number_of(page: Page) -> int:
    return int(page.locator(".page").get_attribute("data-number") or 0)


@pytest.mark.long
def test_a_table_is_played_on_by_new_rules_and_its_player_is_told(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    player = ScriptedPlayer(page, 1)
    player.play_until(lambda page: number_of(page) >= MOVES)
    before = number_of(page)
    server.stop()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE tables SET rules = ?", (RULES - 1,))
        database.execute("UPDATE entries SET digest = '00000000' WHERE number = 2")
    server.start()
    page.reload()
    page.wait_for_function(REACHED, arg=before)
    notice = page.locator("[data-notice]")
    expect(notice).to_contain_text(TOLD)
    notice.locator("button").click()
    expect(notice).to_have_count(0)
    page.locator("#tab-chat").click()
    expect(page.get_by_text(TOLD)).to_be_visible()
    player.play_until(lambda page: number_of(page) >= before + MOVES)
    context.close()


@pytest.mark.long
def test_a_table_that_a_server_of_earlier_rules_left_behind_is_played_on(browser: Browser, server: Server) -> None:
    """It really goes another way by the rules of today, against an Automa."""
    kept = next(kept for kept in kept_tables() if kept.rules < RULES and kept.name == "one against an Automa")
    operator = Administration(f"sqlite:///{server.database}")
    table_id = operator.import_table(kept.export)
    operator.close()
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.goto(f"/#/table/{table_id}/seat/WC/{kept.token}")
    page.wait_for_function(REACHED, arg=kept.told["number"])
    assert number_of(page) == kept.told["number"]
    expect(page.locator("[data-notice]")).to_contain_text(TOLD)
    page.locator("[data-notice] button").click()
    ScriptedPlayer(page, 2).play_until(lambda page: number_of(page) >= kept.told["number"] + MOVES)
    context.close()
    with closing(sqlite3.connect(server.database)) as database:
        [(resumed_at,)] = database.execute("SELECT resumed_at FROM tables").fetchall()
    assert resumed_at == kept.told["number"]
