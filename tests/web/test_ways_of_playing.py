"""A game of four can be played on the board alone, by keyboard alone and by touch alone, without the plain list."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.conftest import new_device
from tests.web.scripted_player import create_table
from tests.web.ways_of_playing import BoardPlayer, KeyboardPlayer, Player, TouchPlayer, at_the_end, in_round

ROLES = ("WC", "MC", "CC", "ST")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def desktop(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser with a mouse and a keyboard."""
    with new_device(browser, address, viewport=DESKTOP) as context:
        yield context


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that is touched."""
    with new_device(browser, address, viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield context


def table_of_four(device: BrowserContext, role: str) -> Page:
    """A table at which bots play the other three."""
    page = device.new_page()
    create_table(page, 4, {each: "me" if each == role else "bot" for each in ROLES})
    expect(page.locator(".board")).to_be_visible()
    return page


def play_one_round(player: Player) -> None:
    """Up to the second round."""
    player.play_until(in_round(2))


def play_the_game(player: Player) -> None:
    """Up to the end."""
    player.play_until(at_the_end)
    expect(player.page.locator("section.end .ranks li")).to_have_count(4)


@pytest.mark.long
def test_a_round_is_played_on_the_board_alone(desktop: BrowserContext) -> None:
    play_one_round(BoardPlayer(table_of_four(desktop, "CC")))


@pytest.mark.long
def test_a_round_is_played_by_keyboard_alone(desktop: BrowserContext) -> None:
    play_one_round(KeyboardPlayer(table_of_four(desktop, "WC")))


@pytest.mark.long
def test_a_round_is_played_by_touch_alone(phone: BrowserContext) -> None:
    play_one_round(TouchPlayer(table_of_four(phone, "MC")))


@pytest.mark.longest
@pytest.mark.parametrize("role", ROLES)
def test_a_whole_game_is_played_on_the_board_alone(desktop: BrowserContext, role: str) -> None:
    play_the_game(BoardPlayer(table_of_four(desktop, role)))


@pytest.mark.longest
@pytest.mark.parametrize("role", ROLES)
def test_a_whole_game_is_played_by_keyboard_alone(desktop: BrowserContext, role: str) -> None:
    play_the_game(KeyboardPlayer(table_of_four(desktop, role)))


@pytest.mark.longest
@pytest.mark.parametrize("role", ROLES)
def test_a_whole_game_is_played_by_touch_alone(phone: BrowserContext, role: str) -> None:
    play_the_game(TouchPlayer(table_of_four(phone, role)))
