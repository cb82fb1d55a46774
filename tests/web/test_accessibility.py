"""Every page can be read by those who see, hear or point differently: axe finds nothing, and nothing is too wide."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.accessibility import TOO_WIDE, violations
from tests.web.conftest import new_device
from tests.web.scripted_player import ScriptedPlayer, choose, create_table, parts_in_turn, resize
from tests.web.serving import Server
from tests.web.stored_games import LAST_TURN, VOTE, go_on

pytestmark = pytest.mark.long

THEMES = ("light", "dark")
PHONE, NARROW, ZOOMED = (390, 844), (320, 640), (720, 450)  # 1440x900 at 200% has room for 720x450


@pytest.fixture(params=THEMES)
def page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page in light and in dark colours."""
    with new_device(browser, address) as device:
        page = device.new_page()
        page.add_init_script(f"localStorage.setItem('bodypolitic.theme', '{request.param}')")
        yield page
        assert page.evaluate("document.documentElement.dataset.theme") == request.param


def check(page: Page) -> None:
    """Axe finds nothing, on a desk and on a phone, and nothing is wider than the screen."""
    resize(page, 1440, 900)
    assert violations(page) == []
    resize(page, *PHONE)
    assert violations(page) == []
    check_width(page, *NARROW)


def check_width(page: Page, width: int, height: int) -> None:
    """Nothing is wider than a window of that size."""
    resize(page, width, height)
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_lobby_and_the_pages_beside_it(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-way=alone]")).to_be_visible()
    check(page)
    for address, shown in (
        ("/#/learn", "dd"),
        ("/#/alone", "[data-play=ST]"),
        ("/#/friends", "[data-create]"),
        ("/#/new", "[data-create]"),
    ):
        page.goto(address)
        expect(page.locator(shown).first).to_be_visible()
        check(page)
    page.goto("/#/glossary")
    expect(page.locator("[data-entry]").first).to_be_visible()
    check(page)
    page.goto("/#/settings")
    expect(page.locator("input[name=theme]").first).to_be_visible()
    check(page)


def test_the_table_and_what_opens_over_it(page: Page) -> None:
    create_table(page, 4, {"WC": "me", "CC": "automa"})
    expect(page.locator("[data-action=propose-bill][aria-disabled=false]")).to_be_visible()
    check(page)
    resize(page, 1440, 900)
    for button, drawer in (
        ("[data-automa=CC]", "automa"),
        ("[data-open-glossary]", "glossary"),
        ("[data-open-settings]", "settings"),
        (".menu button >> nth=1", "seats"),
    ):
        page.locator(button).click()
        expect(page.locator(f"[data-drawer={drawer}]")).to_be_visible()
        check(page)
        resize(page, 1440, 900)
    page.locator("[data-sheet='section:2A']").click(button="right")
    expect(page.locator("[data-shown]")).to_be_visible()
    check(page)


def test_a_summary(page: Page) -> None:
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    ScriptedPlayer(page, 1).play_until(lambda page: page.locator("[data-go-on]").count() > 0, most_clicks=300)
    check(page)


def test_a_vote(page: Page, shared_server: Server) -> None:
    go_on(page, shared_server, VOTE)
    expect(page.locator("[data-drawer=vote]")).to_be_visible()
    check(page)


def test_the_end_and_the_replay(page: Page, shared_server: Server) -> None:
    go_on(page, shared_server, LAST_TURN)
    page.locator("[data-answer=end-turn]").click()
    expect(page.locator("section.end")).to_be_visible()
    check(page)
    page.locator("section.end a[href^='#/replay/']").click()
    expect(page.locator("[data-replay]")).to_be_visible()
    check(page)


def test_a_table_at_200_percent_can_be_read_and_played(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 4, {"WC": "me"})
    check_width(page, *ZOOMED)
    for _ in parts_in_turn(page):
        check_width(page, *ZOOMED)
        expect(page.locator("#prompt")).to_be_in_viewport()
    page.locator("[data-part-of-board=hand]").click()
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    expect(page.locator(".board")).to_have_attribute("data-show", "politics")
    choose(page, page.locator("[data-part=policies] [data-hot]").first)
    choose(page, page.locator(".question [data-answer]").first)
    choose(page, page.locator("[data-answer=end-turn]"))
    check_width(page, *ZOOMED)


def test_the_largest_letters_are_no_wider_than_the_screen(device: BrowserContext) -> None:
    page = device.new_page()
    page.add_init_script("localStorage.setItem('bodypolitic.letters', 'huge')")
    for address in ("/", "/#/learn", "/#/alone", "/#/friends", "/#/new", "/#/glossary", "/#/settings"):
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        check_width(page, *NARROW)
