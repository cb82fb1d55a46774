"""The tracks are drawn as tracks: where one stands, what the next step needs, and what it brings."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import new_device
from tests.web.serving import Server
from tests.web.stored_games import Moment, store_game

START = Moment("WC", 4, None, lambda _: True)
# The figures at the beginning of a game: where one stands, and all that is told of the next step.
TOLD = {
    "[data-part=player-WC] [data-track=prosperity]": ("Prosperity: 0.", "1 VP", "3 Health, Education or Luxury"),
    "[data-part=player-WC] [data-track=population]": ("3", "12 Workers make it 4", "Food", "use"),
    "[data-part=player-CC] [data-track=wealth]": ("Wealth: 0.", "10\u00a0V", "1 VP", "3 VP"),
    "[data-part=player-ST] [data-track=legitimacy]": ("2", "elections: 1.", "From 4 on it is 2."),
    ".top [data-track=tax-multiplier]": ("Tax Multiplier: 5.", "3B: 3", "3C: 1", "4A: 7", "4C: 3", "5A: 9", "5B: 7"),
    ".top [data-track=imf]": ("no Loans", "1 Loan more brings the IMF"),
}
# How many spaces are marked as those that come next.
MARKED = {"prosperity": 1, "wealth": 1, "legitimacy": 3, "tax-multiplier": 4, "imf": 1}
# What the sheet of each says of the next step.
SHEETS = {
    "prosperity": "the next step scores",
    "population": "12 Workers",
    "wealth": "10\u00a0V: 1 VP, and 3 VP once",
    "legitimacy": "With 4 as the lowest",
    "tax-multiplier": "5 · 3 · 1",
    "imf": "the IMF comes at 1",
}


@pytest.fixture(scope="module")
def page(browser: Browser, address: str, shared_server: Server) -> Iterator[Page]:
    """The first turn of four players in a window of the smallest size that holds the whole table."""
    with new_device(browser, address, {"width": 1280, "height": 720}) as context:
        page = context.new_page()
        store_game(shared_server, START).open(page, "WC")
        yield page


def track(page: Page, name: str) -> Locator:
    """The first of the tracks of a name that are in sight."""
    return page.locator(f"[data-track={name}]:visible").first


@pytest.mark.parametrize("place", TOLD)
def test_a_track_tells_where_one_stands_what_the_next_step_needs_and_what_it_brings(page: Page, place: str) -> None:
    told = page.locator(place).text_content() or ""
    for words in TOLD[place]:
        assert words in told


@pytest.mark.parametrize("name", MARKED)
def test_the_next_step_is_marked_on_the_track(page: Page, name: str) -> None:
    expect(track(page, name).locator(".next")).to_have_count(MARKED[name])


@pytest.mark.parametrize("name", SHEETS)
def test_the_sheet_of_a_track_tells_of_the_next_step(page: Page, name: str) -> None:
    track(page, name).hover()
    expect(page.locator(f"[data-shown='notion:{name}']")).to_contain_text(SHEETS[name])


def test_gains_of_prosperity_and_wealth_are_read_on_the_board(page: Page) -> None:
    expect(track(page, "prosperity").locator("small")).to_have_text("next +1 VP")
    expect(track(page, "wealth").locator("small")).to_have_text("10\u00a0V +3 VP")
    for name in ("prosperity", "wealth"):
        assert track(page, name).evaluate("one => one.scrollWidth <= one.clientWidth")
