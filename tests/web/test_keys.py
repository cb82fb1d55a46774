"""The keys of the table: `?` lists exactly those that do something, and each does it."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.scripted_player import create_table

OF_PLAYBACK = {"Space", "a"}  # tested in test_playback.py
LISTED = {"← ↑ ↓ →", "Enter", "1 … 9", "+ −", "u", "e", "l", "s", "g", "i", "Escape", "?"} | OF_PLAYBACK  # noqa: RUF001


@pytest.fixture
def page(device: BrowserContext) -> Page:
    """The first turn of the Working Class."""
    return at_first_turn(device)


@pytest.fixture(scope="module")
def lasting_page(lasting_device: BrowserContext) -> Page:
    """The same, for tests that leave it as they found it."""
    return at_first_turn(lasting_device)


def at_first_turn(device: BrowserContext) -> Page:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    ready(page, 0)
    return page


def ready(page: Page, choices: int) -> None:
    """Wait until so many choices stand, and the next can be made."""
    expect(page.locator(f".page[data-asked][data-number='{choices}']")).to_be_visible()
    expect(page.locator(".page[data-sending], .page[data-fresh]")).to_have_count(0)


def test_the_page_of_keys_lists_those_that_are_tested_here(lasting_page: Page) -> None:
    lasting_page.keyboard.press("?")
    expect(lasting_page.locator("[data-drawer=keys]")).to_be_visible()
    assert set(lasting_page.locator("[data-drawer=keys] kbd").all_inner_texts()) == LISTED
    lasting_page.keyboard.press("Escape")
    expect(lasting_page.locator("[data-drawer=keys]")).to_have_count(0)


def test_a_number_takes_a_basic_action_and_u_takes_it_back(lasting_page: Page) -> None:
    lasting_page.keyboard.press("1")
    ready(lasting_page, 1)
    lasting_page.keyboard.press("u")
    ready(lasting_page, 0)


def test_l_opens_the_list_and_closes_it(lasting_page: Page) -> None:
    lasting_page.keyboard.press("l")
    expect(lasting_page.locator("[data-drawer=list]")).to_be_visible()
    lasting_page.keyboard.press("l")
    expect(lasting_page.locator("[data-drawer=list]")).to_have_count(0)


def test_s_asks_for_advice_and_puts_it_away(lasting_page: Page) -> None:
    lasting_page.keyboard.press("s")
    expect(lasting_page.locator("[data-advice]")).to_be_visible()
    lasting_page.keyboard.press("s")
    expect(lasting_page.locator("[data-advice]")).to_have_count(0)


def test_g_opens_the_glossary_and_escape_closes_it(lasting_page: Page) -> None:
    lasting_page.keyboard.press("g")
    expect(lasting_page.locator("[data-drawer=glossary]")).to_be_visible()
    lasting_page.keyboard.press("Escape")
    expect(lasting_page.locator("[data-drawer=glossary]")).to_have_count(0)


def test_i_explains_what_has_the_focus(lasting_page: Page) -> None:
    lasting_page.locator("[data-action=propose-bill]").focus()
    lasting_page.keyboard.press("i")
    expect(lasting_page.locator(".sheet")).to_be_visible()
    lasting_page.keyboard.press("Escape")
    expect(lasting_page.locator(".sheet")).to_have_count(0)


def test_arrows_go_from_card_to_card_and_enter_picks_the_card(page: Page) -> None:
    page.keyboard.press("1")
    ready(page, 1)
    page.keyboard.press("ArrowDown")
    focused = page.locator(".hand .spot:focus")
    expect(focused).to_have_count(1)
    first = focused.inner_text()
    page.keyboard.press("ArrowRight")
    expect(focused).not_to_have_text(first)
    title = focused.locator("xpath=..").locator("h3").inner_text()
    page.keyboard.press("Enter")
    ready(page, 2)
    expect(page.locator(".hand h3").filter(has_text=title)).to_have_count(0)


@pytest.mark.long
def test_whoever_plays_by_keys_sees_the_number_of_each_thing(page: Page) -> None:
    page.keyboard.press("1")
    ready(page, 1)
    shown = "one => getComputedStyle(one, '::before').content"
    third = page.locator(".hand .glow > .spot").nth(2)
    assert third.evaluate(shown) != "none"
    title = page.locator(".hand h3").nth(2).inner_text()
    page.keyboard.press("3")
    ready(page, 2)
    expect(page.locator(".hand h3").filter(has_text=title)).to_have_count(0)
    page.mouse.move(300, 300)
    page.mouse.move(400, 300)
    expect(page.locator(".page[data-keys]")).to_have_count(0)


def test_plus_and_minus_change_an_amount_and_enter_confirms_it(page: Page) -> None:
    page.locator("[data-action=buy-goods-and-services]").click()
    ready(page, 1)
    page.locator(".hand .spot").first.click()
    ready(page, 2)
    page.locator(".abroad li .spot").nth(1).click()
    ready(page, 3)
    page.locator(".abroad > .spot").click()
    ready(page, 4)
    amount = page.locator(".stepper b")
    most = amount.inner_text()
    page.keyboard.press("-")
    expect(amount).not_to_have_text(most)
    page.keyboard.press("+")
    expect(amount).to_have_text(most)
    page.keyboard.press("Enter")
    ready(page, 5)


def test_e_ends_the_turn(page: Page) -> None:
    page.keyboard.press("e")
    ready(page, 0)  # not before the main action
    page.locator("[data-action=propose-bill]").click()
    ready(page, 1)
    page.locator(".hand .spot").first.click()
    ready(page, 2)
    page.locator(".politics .spot").first.click()
    ready(page, 3)
    page.locator("[data-answer=no-vote]").click()
    ready(page, 4)
    page.keyboard.press("e")
    expect(page.locator("[data-answer=end-turn]:enabled")).to_have_count(0)
