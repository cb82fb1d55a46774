"""The last round of a game between two browsers, clicked to its end, and what can be seen of it then."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from bodypolitic.game.game import Game
from tests.web.conftest import new_device
from tests.web.scripted_player import ScriptedPlayer, resize
from tests.web.serving import Server
from tests.web.stored_games import Moment, store_game

pytestmark = pytest.mark.long

LAST_TURNS = Moment("WC", 2, None, lambda game: game.table.round == 5 and game.table.turn == 3)


@dataclass
class RemoteGame:
    """The pages of the two players when the game is over, and what a spectator saw in the middle of it."""

    table: str
    host: Page
    guest: Page
    hands_seen: int
    clickable_seen: int


@pytest.fixture(scope="module")
def game(browser: Browser, shared_server: Server) -> Iterator[RemoteGame]:
    """A game that is over."""
    address = shared_server.address
    stored = store_game(shared_server, LAST_TURNS)
    with new_device(browser, address) as mine, new_device(browser, address) as theirs:
        host, guest = mine.new_page(), theirs.new_page()
        stored.open(host, "WC")
        stored.open(guest, "CC")
        players = [ScriptedPlayer(host, 1), ScriptedPlayer(guest, 2)]
        _play(players, lambda: players[0].clicks > 0)
        with new_device(browser, address) as third:
            watcher = third.new_page()
            watcher.goto(f"/#/table/{stored.table}")
            expect(watcher.locator(".board")).to_be_visible()
            seen = watcher.locator(".hand").count(), watcher.locator("[data-hot]").count()
        _play(players, lambda: all(player.page.locator("section.end").count() for player in players))
        yield RemoteGame(stored.table, host, guest, *seen)


def _play(players: list[ScriptedPlayer], stop: Callable[[], bool]) -> None:
    while not stop():
        for player in players:
            player.step()


def _save(page: Page, game: RemoteGame) -> dict[str, object]:
    answer = httpx.get(f"{page.url.split('#')[0]}api/tables/{game.table}/save", trust_env=False)
    save: dict[str, object] = answer.json()
    return save


def test_both_browsers_come_to_the_same_end(game: RemoteGame) -> None:
    played = Game.load(_save(game.host, game))
    assert played.over
    for page in (game.host, game.guest):
        expect(page.locator(".page")).to_have_attribute("data-number", str(played.choices_made))
        expect(page.locator("section.end .ranks li")).to_have_count(2)
        ranks = page.locator("section.end .ranks li").all_inner_texts()
        for role, points in played.scores.items():
            assert any(f"{points} VP" in rank for rank in ranks), role
    assert game.host.locator("section.end").inner_text() == game.guest.locator("section.end").inner_text()


def test_a_spectator_sees_no_hand_and_can_click_nothing(game: RemoteGame) -> None:
    assert game.hands_seen == 0
    assert game.clickable_seen == 0


def test_the_end_fits_on_a_phone(game: RemoteGame) -> None:
    page = game.host
    resize(page, 390, 844)
    page.reload()
    expect(page.locator("section.end")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for panel in page.locator("section.end figure").all():
        assert panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), panel.inner_text()


def test_the_finished_game_can_be_replayed_in_any_order(game: RemoteGame) -> None:
    page = game.guest
    save = _save(page, game)
    last = Game.load(save).choices_made
    page.locator("section.end a[href^='#/replay/']").click()
    slider = page.locator("input[type=range]")
    for number in (0, last, last // 2, 3, last - 1, last // 3, last // 3 + 1, 0):
        slider.fill(str(number))
        _expect_frame(page, save, number)
    slider.focus()
    for key, number in (("End", last), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        _expect_frame(page, save, number)
    page.locator("a[href^='#/table/']").click()
    expect(page.locator("section.end")).to_be_visible()


def _expect_frame(page: Page, save: dict[str, object], number: int) -> None:
    game = Game.load(save, until=number)
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(number))
    expect(page.locator(".rounds .now")).to_have_text(str(game.table.round))
    for role, points in game.scores.items():
        expect(page.locator(f"[data-vp={role}]")).to_have_text(str(points))
