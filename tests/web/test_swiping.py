"""On a phone the board comes in parts, and a swipe turns to the next one."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import new_device
from tests.web.scripted_player import create_table, parts_in_turn, resize

HIGHEST_HEADER = 88
PHONES = ((390, 844), (360, 640))


@pytest.fixture(scope="module")
def table(browser: Browser, address: str) -> Iterator[Page]:
    """A table of two on a phone."""
    with new_device(browser, address, {"width": 390, "height": 844}, has_touch=True, is_mobile=True) as phone:
        page = phone.new_page()
        create_table(page, 2, {"WC": "me", "CC": "bot"})
        yield page


@pytest.fixture
def page(table: Page) -> Page:
    """That table, where the public sector is looked at."""
    table.locator("[data-part-of-board=ST]").tap()
    expect_part(table, "ST")
    return table


def expect_part(page: Page, part: str) -> None:
    """Wait for a part of the board."""
    expect(page.locator(".board")).to_have_attribute("data-show", part)


def swipe(page: Page, across: int, down: int = 0, start: int = 195, moves: int = 2) -> None:
    """Put a finger down, move it so far by so many moves, and lift it."""
    touch = page.context.new_cdp_session(page)
    for move in range(moves + 1):
        at = {"x": start + across * move / moves, "y": 400 + down * move / moves}
        kind = "touchMove" if move else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def test_a_swipe_turns_to_the_next_part_and_back(page: Page) -> None:
    swipe(page, -150)
    expect_part(page, "CC")
    swipe(page, -150)
    expect_part(page, "people")  # two players have no Middle Class
    swipe(page, 150)
    expect_part(page, "CC")


@pytest.mark.parametrize("size", PHONES)
def test_own_money_and_points_stay_in_sight_below_a_low_header(table: Page, size: tuple[int, int]) -> None:
    resize(table, *size)
    own = table.locator(".top .own")
    for _ in parts_in_turn(table):
        assert table.locator(".top").evaluate("one => one.offsetHeight") <= HIGHEST_HEADER
        for figure in ("Money", "Victory Points"):
            expect(own.locator("span").filter(has=table.get_by_role("img", name=figure))).to_be_in_viewport(ratio=1)
    resize(table, *PHONES[0])


def test_a_finger_that_scrolls_turns_to_nothing(page: Page) -> None:
    swipe(page, -80, -200)
    swipe(page, 150)
    expect_part(page, "politics")  # from the public sector, where it still was


def test_a_swipe_across_the_whole_phone_does_not_leave_the_table(page: Page) -> None:
    swipe(page, 340, start=25, moves=40)
    expect_part(page, "politics")
    swipe(page, -150)
    expect_part(page, "ST")
