"""The log at the table: a line an act, which unfolds to the full ledger and shows on the board what it speaks of."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bodypolitic.game.game import Game
from tests.web.accessibility import violations
from tests.web.serving import Server
from tests.web.stored_games import Moment, store_game


def in_its_third_round(game: Game) -> bool:
    return game.table.round == 3 and game.decisions[0].kind == "turn" and game.decisions[0].seat == "WC"


@pytest.fixture(scope="module")
def page(lasting_device: BrowserContext, shared_server: Server) -> Page:
    """The Working Class in a turn of the third round of four."""
    page = lasting_device.new_page()
    store_game(shared_server, Moment("WC", 4, None, in_its_third_round)).open(page, "WC")
    return page


def test_phases_are_chapters_and_acts_are_told_by_who_did_them(page: Page) -> None:
    expect(page.locator(".log .chapter").first).to_be_attached()
    expect(page.locator(".log .entry.CC .what b").first).to_be_attached()
    assert violations(page) == []


def test_a_line_unfolds_by_enter_to_all_that_was_told_and_folds_again(page: Page) -> None:
    line = page.locator(".log .entry").last
    expect(line.locator(".full")).to_have_count(0)
    line.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(line.locator(".full p").first).to_be_visible()
    assert violations(page, ".log") == []
    page.keyboard.press("Enter")
    expect(line.locator(".full p").first).to_be_hidden()
    line.locator("summary").first.blur()


def test_a_line_shows_on_the_board_what_it_speaks_of_as_long_as_one_points_at_it(page: Page) -> None:
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.locator(".log .entry.CC summary").last.hover()
    expect(page.locator("[data-pointed]").first).to_be_attached()
    page.mouse.move(0, 0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
