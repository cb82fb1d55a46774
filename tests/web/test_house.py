"""What a server and the host of a table do, as people at the table see it."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bodypolitic.server.settings import Limits
from tests.patience import MILLISECONDS, SECONDS
from tests.server.table_client import Player
from tests.web.scripted_player import accept_invitation, create_table, ready
from tests.web.serving import COMMAND, Server

KEPT = "() => Object.entries(JSON.parse(localStorage.getItem('bodypolitic.tables')))[0]"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, which may restart."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A page at that server; that it can't be reached for a while is written to the console, and no mistake."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.set_default_timeout(MILLISECONDS)
    yield context.new_page()
    context.close()


def open_seats(page: Page) -> None:
    """Open the drawer of the seats."""
    page.locator("header.top .menu button").nth(1).click()
    expect(page.locator("[data-drawer=seats]")).to_be_visible()


def test_people_are_told_of_a_restart_and_come_back_without_a_click(page: Page, server: Server) -> None:
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    page.locator("[data-action=propose-bill]").click()
    expect(page.locator(".page[data-number='1']")).to_be_visible()
    server.stop()
    expect(page.locator("[data-lost=restarting]")).to_be_visible()
    server.start()
    expect(page.locator("[data-lost]")).to_have_count(0)
    page.locator(".hand [data-hot]").first.click()
    expect(page.locator(".page[data-number='2']")).to_be_visible()


@pytest.mark.long
def test_what_the_operator_says_stays_until_it_is_dismissed(page: Page, server: Server) -> None:
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    expect(page.locator(".board")).to_be_visible()
    said = ["admin", "message", "We close at midnight.", "--database", f"sqlite:///{server.database}"]
    subprocess.run([COMMAND, *said], check=True, timeout=SECONDS, capture_output=True)
    notice = page.locator("[data-notice]")
    expect(notice).to_contain_text("We close at midnight.")
    notice.locator("button").click()
    expect(notice).to_have_count(0)


@pytest.mark.long
def test_a_window_that_has_to_make_room_says_so_and_comes_back_only_when_asked(page: Page, server: Server) -> None:
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    expect(page.locator(".board")).to_be_visible()
    table, kept = page.evaluate(KEPT)
    with ExitStack() as windows:
        for _ in range(Limits().connections_a_seat):
            windows.enter_context(Player(server.address, table, kept["tokens"]["WC"])).next("state")
        expect(page.locator("[data-displaced]")).to_be_visible()
    page.locator("[data-continue]").click()
    expect(page.locator("[data-displaced]")).to_have_count(0)
    page.locator("[data-action=propose-bill]").click()
    expect(page.locator(".page[data-number='1']")).to_be_visible()


@pytest.mark.long
def test_a_host_lists_a_table_and_takes_it_from_the_list(device: BrowserContext, other_device: BrowserContext) -> None:
    host, stranger = device.new_page(), other_device.new_page()
    create_table(host, 2, {"WC": "me", "CC": "friend"})
    host.locator("[data-start]").click()
    table = host.evaluate("location.hash.split('/')[2]")
    open_seats(host)
    listing = host.locator("[data-drawer=seats] input[name=listed]")
    expect(listing).not_to_be_checked()
    for there in (True, False):
        with host.expect_response(lambda answer: answer.request.method == "PATCH"):
            listing.set_checked(there)
        with stranger.expect_response("**/api/tables"):
            stranger.goto("/")
        expect(stranger.locator(f"a[href='#/table/{table}']")).to_have_count(int(there))


@pytest.mark.long
def test_a_new_link_makes_the_old_one_void(device: BrowserContext, other_device: BrowserContext) -> None:
    host, guest = device.new_page(), other_device.new_page()
    create_table(host, 2, {"WC": "me", "CC": "friend"})
    old = host.locator(".links input").first.input_value()
    host.locator("[data-start]").click()
    open_seats(host)
    link = host.locator("[data-drawer=seats] li", has=host.locator("[data-new-link=CC]")).locator("input").first
    expect(link).to_have_value(old)
    host.locator("[data-new-link=CC]").click()
    expect(link).not_to_have_value(old)
    accept_invitation(guest, link.input_value())
    expect(host.locator("[data-new-link=CC]")).to_have_count(0)


@pytest.mark.long
def test_others_see_how_long_a_player_may_still_be_away(device: BrowserContext, other_device: BrowserContext) -> None:
    host, guest = device.new_page(), other_device.new_page()
    create_table(host, 2, {"WC": "me", "CC": "friend"})
    link = host.locator(".links input").first.input_value()
    host.locator("[data-start]").click()
    accept_invitation(guest, link)
    open_seats(host)
    expect(host.locator("[data-wait=CC]")).to_have_count(0)
    guest.close()
    expect(host.locator("[data-wait=CC]")).to_contain_text("a bot may play in")
    expect(host.locator("[data-hand-over=CC]")).to_have_count(0)
    expect(host.locator("[data-hand-over=WC]")).to_be_visible()


@pytest.mark.long
def test_a_seat_can_be_freed_until_its_player_has_played(device: BrowserContext, other_device: BrowserContext) -> None:
    host, guest = device.new_page(), other_device.new_page()
    host.clock.install()
    create_table(host, 2, {"WC": "friend", "CC": "me"})
    link = host.locator(".links input").first.input_value()
    host.locator("[data-start]").click()
    accept_invitation(guest, link)
    open_seats(host)
    seat = host.locator("[data-drawer=seats] li", has=host.locator(".WC"))
    free = host.locator("[data-free=WC]")
    guest.goto("about:blank")
    expect(host.locator("[data-wait=WC]")).to_be_visible()
    host.clock.fast_forward("01:00:00")
    expect(free).to_be_visible()
    guest.go_back()
    ready(guest, 0)
    expect(free).to_have_count(0)
    guest.locator("[data-action=buy-goods-and-services]").click()
    ready(guest, 1)
    guest.goto("about:blank")
    expect(seat).to_contain_text("away")
    host.clock.fast_forward("01:00:00")
    expect(host.locator("[data-hand-over=WC]")).to_be_visible()
    expect(free).to_have_count(0)


def test_whoever_sits_at_a_table_with_a_chosen_seed_is_told_so(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"}, seed=5)
    open_seats(page)
    expect(page.locator("[data-seed-known]")).to_be_visible()


@pytest.mark.long
def test_a_seat_is_carried_to_another_device_by_its_link(device: BrowserContext, other_device: BrowserContext) -> None:
    page, phone = device.new_page(), other_device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    open_seats(page)
    phone.goto(page.locator("[data-own-link] input").input_value())
    expect(phone.locator(".hand li")).to_have_count(7)
