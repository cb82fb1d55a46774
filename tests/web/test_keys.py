"""The keys of the table: `?` lists exactly those that do something, and each does it."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.scripted_player import create_table, plan_to_buy, ready

A_WHILE_MS = 3000  # in which a sheet would open by itself
OF_PLAYBACK = {"Space", "a"}  # tested in test_playback.py
LISTED = {"← ↑ ↓ →", "Enter", "1 … 9", "+ −", "u", "e", "l", "s", "g", "i", "Escape", "?"} | OF_PLAYBACK  # noqa: RUF001


@pytest.fixture(scope="module")
def page(lasting_device: BrowserContext) -> Page:
    """The first turn of the Working Class, for tests that leave it as they found it."""
    return at_first_turn(lasting_device)


@pytest.fixture
def own_page(device: BrowserContext) -> Page:
    """The same, for a test that plays on."""
    return at_first_turn(device)


def at_first_turn(device: BrowserContext) -> Page:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    ready(page, 0)
    return page


def test_the_page_of_keys_lists_those_that_are_tested_here(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("[data-drawer=keys]")).to_be_visible()
    assert set(page.locator("[data-drawer=keys] kbd").all_inner_texts()) == LISTED
    page.keyboard.press("Escape")
    expect(page.locator("[data-drawer=keys]")).to_have_count(0)


def test_a_number_takes_a_basic_action_and_u_takes_it_back(page: Page) -> None:
    page.keyboard.press("1")
    ready(page, 1)
    page.keyboard.press("u")
    ready(page, 0)


@pytest.mark.parametrize(
    ("opens", "opened", "closes"),
    [("l", "[data-drawer=list]", "l"), ("s", "[data-advice]", "s"), ("g", "[data-drawer=glossary]", "Escape")],
    ids=["list", "advice", "glossary"],
)
def test_a_key_opens_something_and_a_key_closes_it(page: Page, opens: str, opened: str, closes: str) -> None:
    page.keyboard.press(opens)
    expect(page.locator(opened)).to_be_visible()
    page.keyboard.press(closes)
    expect(page.locator(opened)).to_have_count(0)


def test_i_explains_what_has_the_focus_until_it_is_closed(own_page: Page) -> None:
    own_page.clock.install()
    action = own_page.locator("[data-action=propose-bill]")
    action.focus()
    own_page.keyboard.press("i")
    expect(own_page.locator(".sheet")).to_be_focused()
    own_page.clock.run_for(A_WHILE_MS)
    expect(own_page.locator(".sheet")).to_be_focused()
    own_page.keyboard.press("Escape")
    expect(action).to_be_focused()
    own_page.clock.run_for(A_WHILE_MS)
    expect(own_page.locator(".sheet")).to_have_count(0)


def test_arrows_go_from_card_to_card_and_enter_picks_the_card(own_page: Page) -> None:
    own_page.keyboard.press("1")
    ready(own_page, 1)
    own_page.keyboard.press("ArrowDown")
    focused = own_page.locator(".hand .spot:focus")
    expect(focused).to_have_count(1)
    first = focused.inner_text()
    own_page.keyboard.press("ArrowRight")
    expect(focused).not_to_have_text(first)
    title = focused.locator("xpath=..").locator("h3").inner_text()
    own_page.keyboard.press("Enter")
    ready(own_page, 2)
    expect(own_page.locator(".hand h3").filter(has_text=title)).to_have_count(0)


@pytest.mark.long
def test_whoever_plays_by_keys_sees_the_number_of_each_thing(own_page: Page) -> None:
    own_page.keyboard.press("1")
    ready(own_page, 1)
    shown = "one => getComputedStyle(one, '::before').content"
    third = own_page.locator(".hand .glow > .spot").nth(2)
    assert third.evaluate(shown) != "none"
    title = own_page.locator(".hand h3").nth(2).inner_text()
    own_page.keyboard.press("3")
    ready(own_page, 2)
    expect(own_page.locator(".hand h3").filter(has_text=title)).to_have_count(0)
    own_page.mouse.move(300, 300)
    own_page.mouse.move(400, 300)
    expect(own_page.locator(".page[data-keys]")).to_have_count(0)


def test_plus_and_minus_change_an_amount_and_enter_confirms_it(own_page: Page) -> None:
    plan_to_buy(own_page)
    amount = own_page.locator(".stepper b")
    most = amount.inner_text()
    own_page.keyboard.press("-")
    expect(amount).not_to_have_text(most)
    own_page.keyboard.press("+")
    expect(amount).to_have_text(most)
    own_page.keyboard.press("Enter")
    ready(own_page, 5)


def test_e_ends_the_turn(own_page: Page) -> None:
    own_page.keyboard.press("e")
    ready(own_page, 0)  # not before the main action
    own_page.locator("[data-action=propose-bill]").click()
    ready(own_page, 1)
    own_page.locator(".hand .spot").first.click()
    ready(own_page, 2)
    own_page.locator(".politics .spot").first.click()
    ready(own_page, 3)
    own_page.locator("[data-answer=no-vote]").click()
    ready(own_page, 4)
    own_page.keyboard.press("e")
    expect(own_page.locator("[data-answer=end-turn]:enabled")).to_have_count(0)
