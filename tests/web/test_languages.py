"""The pages in a language whose words are longer: everything is translated, and nothing runs over the edge."""

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.accessibility import TOO_WIDE
from tests.web.pseudo import CODE
from tests.web.serving import Server
from tests.web.stored_games import END_OF_ROUND, LAST_TURN, VOTE, Moment, go_on, offered

pytestmark = pytest.mark.long

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# What stands on pages in plain letters: names that people give, codes of the game, the sign of money and points
PLAIN = re.compile(r"English|[WMC]C|ST|IMF|AI|VP|MPs|COVID|GATT|WWII|Hegemony|Body|Politic")
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim()
    if (text && !['SCRIPT', 'STYLE'].includes(walker.currentNode.parentElement.tagName)) found.push(text)
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name))
  return found
}"""
# Text that what holds it cuts off, by more than an accent on a capital.
# What the board shows in short, as a sheet has all of it, is cut by an ellipsis.
CUT = """() => [...document.querySelectorAll('body *')].filter(one => {
  if (one.closest('.hand, .sr, [data-card]') || !one.checkVisibility()) return false
  if (![...one.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.textContent.trim())) return false
  const style = getComputedStyle(one)
  if (style.display === 'inline' || one.clientWidth < 2 || style.textOverflow === 'ellipsis') return false
  const cuts = overflow => overflow === 'hidden' || overflow === 'clip'
  return cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1
    || cuts(style.overflowY) && one.scrollHeight > one.clientHeight + parseFloat(style.fontSize) / 2
}).map(one => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""

# Words of a panel or of a company's tile that run into each other, where both are in sight
RUN_TOGETHER = """() => {
  const found = []
  for (const part of document.querySelectorAll('.panel, .tile')) {
    if (!part.checkVisibility()) continue
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const boxes = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.textContent.trim() || node.parentElement.closest('.sr, svg')) continue
      if (!node.parentElement.checkVisibility()) continue
      const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      let above = node.parentElement
      for (; above && getComputedStyle(above).position !== 'sticky'; above = above.parentElement) {
        if (getComputedStyle(above).overflowX === 'visible') continue
        const box = above.getBoundingClientRect()
        seen.left = Math.max(seen.left, box.left)
        seen.top = Math.max(seen.top, box.top)
        seen.right = Math.min(seen.right, box.right)
        seen.bottom = Math.min(seen.bottom, box.bottom)
      }
      if (above) continue // what sticks lies over what is scrolled beneath it
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const [left, right] = [Math.max(box.left, seen.left), Math.min(box.right, seen.right)]
        const [top, bottom] = [Math.max(box.top, seen.top), Math.min(box.bottom, seen.bottom)]
        if (right > left && bottom > top) boxes.push({ node, left, top, right, bottom })
      }
    }
    for (const one of boxes)
      for (const other of boxes)
        if (one.node !== other.node && one.left < other.left && one.right > other.left + 2
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6)
          found.push(`${part.className}: ${one.node.textContent.trim()} | ${other.node.textContent.trim()}`)
  }
  return found
}"""
PAGES = ("learn", "puzzles", "alone", "friends", "new", "settings", "glossary")
EVERYTHING = Moment(
    "CC", 4, None, lambda game: game.table.round > 1 and bool(offered(game, "CC", "basic/")), all_modules=True
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the longer language."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.command = [sys.executable, "-m", "tests.web.pseudo", *server.command[1:]]
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=server.address, viewport=request.param, locale=f"{CODE}-001")
    yield context.new_page()
    context.close()


def plain_words(page: Page) -> list[str]:
    """Words on the page that nobody has translated."""
    texts: list[str] = page.evaluate(TEXTS)
    return [text for text in texts if re.search(r"[A-Za-z]{3}", PLAIN.sub("", text))]


def looks_right(page: Page) -> None:
    """Everything is translated, and nothing runs over the edge."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    assert plain_words(page) == []
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(RUN_TOGETHER) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_the_browsers_language_is_taken_and_every_page_speaks_it(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.locator("h1").first).to_be_visible()
    looks_right(page)
    for place in PAGES:
        page.goto(f"/#/{place}")
        expect(page.locator("main h1, main h2").first).to_be_visible()
        looks_right(page)


def test_a_language_that_is_picked_is_kept(page: Page) -> None:
    page.goto("/#/settings")
    page.locator(".preferences [data-languages]").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main h1")).to_have_text("Settings")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_table_speaks_it(page: Page, server: Server) -> None:
    made = page.request.post(
        f"{server.address}/api/tables",
        data={"players": 4, "seats": {role: {"kind": "bot"} for role in ("WC", "MC", "CC", "ST")}},
    ).json()
    page.goto(f"/#/table/{made['id']}")
    expect(page.locator(".log li").first).to_be_attached()
    looks_right(page)


def test_a_seat_with_every_module_speaks_it(page: Page, server: Server) -> None:
    go_on(page, server, EVERYTHING)
    looks_right(page)
    parts = page.locator("[data-part-of-board]:visible")  # a phone shows one at a time
    for number in range(parts.count()):
        parts.nth(number).click()
        looks_right(page)


def test_a_lesson_and_a_puzzle_speak_it(page: Page) -> None:
    page.goto("/#/learn")
    page.locator("[data-take]").first.click()
    expect(page.locator("[data-says]")).to_be_visible()
    looks_right(page)
    page.goto("/#/puzzles")
    page.locator("[data-puzzle] button").first.click()
    expect(page.locator("[data-goal]")).to_be_visible()
    looks_right(page)


def test_a_vote_speaks_it(page: Page, server: Server) -> None:
    go_on(page, server, VOTE)
    expect(page.locator("[data-drawer=vote]")).to_be_visible()
    looks_right(page)


def test_the_summary_of_a_round_speaks_it(page: Page, server: Server) -> None:
    go_on(page, server, END_OF_ROUND)
    page.locator("[data-answer=end-turn]").click()
    expect(page.locator("[data-go-on]").first).to_be_visible()
    looks_right(page)


def test_the_end_and_the_replay_speak_it(page: Page, server: Server) -> None:
    go_on(page, server, LAST_TURN)
    page.locator("[data-answer=end-turn]").click()
    expect(page.locator("section.end")).to_be_visible()
    looks_right(page)
    page.locator("section.end a[href^='#/replay/']").click()
    expect(page.locator("[data-replay]")).to_be_visible()
    looks_right(page)
