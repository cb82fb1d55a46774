"""Everything on the table has a sheet: by pointing at it, by a long press, by a key, and all together as a glossary."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from bodypolitic.game.modules import MODULES
from bodypolitic.server.sheets import sheets
from tests.web.scripted_player import ScriptedPlayer, choose, create_table, resize

pytestmark = pytest.mark.long

SHEET = "[data-shown]"
# The name of whatever is said to have a sheet, the names of sheets that the page makes of it, and whether there is one.
NAMED = "() => [...new Set([...document.querySelectorAll('[data-sheet]')].map(one => one.dataset.sheet))]"
LONG_PRESS = """(thing) => {
    const box = thing.getBoundingClientRect()
    const at = {clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true, cancelable: true,
        pointerType: 'touch'}
    thing.dispatchEvent(new PointerEvent('pointerdown', at))
    return new Promise(done => setTimeout(() => {
        thing.dispatchEvent(new PointerEvent('pointerup', at))
        thing.dispatchEvent(new PointerEvent('click', at))
        done()
    }, 900))
}"""
EXPLAINED_BY_ANOTHER = (
    "worker",
    "unemployed",
    "jobless",
    "price",
    "mine",
    "export",
    "deal",
    "union",
    "cube",
    "bond",
    "source",
)


@pytest.fixture
def page(device: BrowserContext) -> Page:
    """A table of four, in the turn of the Capitalist Class."""
    page = device.new_page()
    create_table(page, 4, {"WC": "bot", "CC": "me"})
    expect(page.locator("[data-action=lobby][aria-disabled=false]")).to_be_visible()
    return page


def shown(page: Page, name: str) -> Locator:
    """The sheet of a thing, which must be there."""
    sheet = page.locator(f"[data-shown='{name}']")
    expect(sheet).to_be_visible()
    return sheet


def test_pointing_at_a_policy_shows_what_it_would_bring_everybody(page: Page) -> None:
    page.locator("[data-sheet='section:2A']").hover()
    sheet = shown(page, "section:2A")
    expect(sheet.locator(".bar")).to_have_count(4)
    expect(sheet.get_by_text("In the rulebook: Labor Market, p. 30")).to_be_visible()
    page.locator("header.top .brand").hover()
    expect(page.locator(SHEET)).to_have_count(0)


def test_a_sheet_that_comes_by_the_way_takes_no_click(page: Page) -> None:
    page.locator("[data-sheet='section:2A']").hover()
    shown(page, "section:2A")
    assert page.locator(SHEET).evaluate("sheet => getComputedStyle(sheet).pointerEvents") == "none"


def test_a_right_click_keeps_the_sheet_until_escape_and_leads_to_the_glossary(page: Page) -> None:
    company = page.locator(".district.CC [data-company]").first
    company.click(button="right")
    sheet = page.locator(SHEET)
    expect(sheet).to_have_attribute("role", "dialog")
    page.mouse.move(5, 5)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    company.click(button="right")
    title = sheet.locator("h2").inner_text()
    sheet.locator("[data-glossary]").click()
    expect(page.locator("[data-drawer=glossary] [data-entry] h3").first).to_have_text(title)


def test_the_key_tells_of_what_has_the_focus(page: Page) -> None:
    page.locator("[data-action=lobby]").focus()
    page.keyboard.press("i")
    sheet = shown(page, "action:lobby")
    expect(sheet).to_contain_text("30\u00a0V")
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=lobby]")).to_be_focused()


def test_who_stays_at_a_thing_by_keys_reads_of_it_and_goes_on(page: Page) -> None:
    page.locator("[data-action=lobby]").focus()
    page.keyboard.press("ArrowUp")
    name = page.locator(":focus").get_attribute("data-sheet")
    assert name is not None
    shown(page, name)
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"[data-shown='{name}']")).to_have_count(0)


def test_a_long_press_looks_and_does_not_play(page: Page) -> None:
    resize(page, 390, 844)
    card = page.locator(".hand [data-sheet]").first
    expect(card).to_be_visible()
    number = page.locator(".page").get_attribute("data-number")
    card.evaluate(LONG_PRESS)
    expect(page.locator(SHEET)).to_be_visible()
    expect(page.locator("[data-menu]")).to_have_count(0)
    assert page.locator(".page").get_attribute("data-number") == number
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-close-sheet]").click()
    expect(page.locator(SHEET)).to_have_count(0)


def test_whatever_says_that_it_has_a_sheet_has_one(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 4, {"WC": "automa", "CC": "me", "ST": "bot"}, modules=MODULES)
    player = ScriptedPlayer(page, 3)
    named: set[str] = set()
    while player.clicks < 25:
        player.step()
        named.update(page.evaluate(NAMED))
    page.locator("[data-automa=WC]").click()
    expect(page.locator("[data-ai-card]")).to_be_visible()
    named.update(page.evaluate(NAMED))
    own = [name for name in named if name.split(":")[0] not in EXPLAINED_BY_ANOTHER]
    assert len(own) > 60
    assert [name for name in own if name not in sheets("en").sheets] == []


def test_the_glossary_is_searched_by_any_word(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/glossary")
    expect(page.locator("[data-entry='rule:goal']")).to_be_visible()
    page.locator("[data-family=companies]").click()
    expect(page.locator("[data-entry='company:clinic']")).to_be_visible()
    page.locator("[data-find]").fill("Tax Multiplier")
    expect(page.locator("[data-entry]").first).to_have_attribute("data-entry", "notion:tax-multiplier")
    page.locator("[data-find]").fill("no such thing at all")
    expect(page.locator("[data-entry]")).to_have_count(0)


def test_discards_and_decks_are_open_to_all(page: Page) -> None:
    card = page.locator(".hand [data-sheet]").first.get_attribute("data-sheet")
    choose(page, page.locator("[data-action=lobby]"))
    choose(page, page.locator(".hand [data-hot]").first)
    page.locator("[data-open-glossary]").click()
    page.locator("[data-book=piles]").click()
    expect(page.locator(f"[data-pile=CC] [data-sheet='{card}']")).to_be_visible()
    page.locator("[data-unseen=ST]").click()
    expect(page.locator("[data-pile=ST] .cards li").first).to_be_visible()
