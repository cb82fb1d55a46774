"""Measures the page in a real Chromium; prints one JSON object.

`click_to_screen_ms` is the time from a click that makes a choice to the frame that shows the game after it, in a
4-player game against bots, on the board as it is; `list_to_screen_ms` the same for who keeps the plain list open;
`long_frames` is how many frames took longer than 50 ms from such a click until what follows its answer is drawn;
`first_load_ms` is the time until somebody who comes for the first time sees the lobby
(the middle of a few visits), and `first_load_kb` what travels for that, compressed as the server sends it.
"""

import argparse
import json
import random
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.house import browsing, create_table, percentile, serving

SEATED: Final = "WC"
VIEWPORT: Final[ViewportSize] = {"width": 1440, "height": 1000}

# The page as somebody has it who plays by the plain list, or on the board.
LIST: Final = "localStorage.setItem('bodypolitic.listed', 'yes')"
BOARD: Final = "localStorage.setItem('bodypolitic.listed', 'no')"
GO_ON: Final = "[data-go-on]"
LISTED: Final = "[data-drawer=list] [data-option], .plan [data-answer]:enabled"
# Where a menu asks which of several things was meant, it is answered.
IN_SIGHT: Final = "[data-menu] [data-option], body:not(:has([data-menu])) .board [data-hot]:enabled"

# Notes when the lobby is first on the screen.
LOBBY_SEEN: Final = """
window.lobbySeen = new Promise((seen) => {
  const look = () => document.querySelector('[data-way]')
    ? requestAnimationFrame(() => setTimeout(() => seen(performance.now())))
    : requestAnimationFrame(look)
  look()
})
"""

# Counts frames that take longer than 50 ms, which is what the browser calls long.
LONG_FRAMES: Final = """
window.longFrames = 0
new PerformanceObserver((list) => {
  window.longFrames += list.getEntries().length
}).observe({ type: 'long-animation-frame' })
"""
FOLLOWS_MS: Final = 100

# Clicks an option and waits for the frame after the page has got to a later state; -1 if it only asks further.
CLICK: Final = """
(option) => new Promise((shown, failed) => {
  const page = document.querySelector('.page')
  const before = page.dataset.number
  const clicked = performance.now()
  const observer = new MutationObserver(() => {
    if (page.dataset.number === before) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => shown(performance.now() - clicked)))
  })
  observer.observe(page, { attributes: true, attributeFilter: ['data-number'] })
  setTimeout(() => failed(new Error('nothing happened after a click')), 15000)
  const asking = document.querySelector('[data-menu], [data-drawer]')
  window.longFrames = 0
  option.click()
  setTimeout(() => {
    const asks = document.querySelector('[data-menu], [data-drawer]')
    if (page.dataset.number === before && !('answering' in page.dataset) && asks !== asking) shown(-1)
  }, 100)
})
"""


def first_load(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds until a new visitor sees the lobby, and kilobytes that travelled for it."""
    context = browser.new_context(base_url=address, viewport=VIEWPORT)
    page = context.new_page()
    page.add_init_script(LOBBY_SEEN)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    travelled: list[float] = []
    network.on("Network.loadingFinished", lambda event: travelled.append(event["encodedDataLength"]))
    page.goto("/")
    milliseconds = float(page.evaluate("window.lobbySeen"))
    page.wait_for_load_state("networkidle")
    context.close()
    return milliseconds, sum(travelled) / 1000


def clicks(browser: Browser, address: str, count: int, way: str, offered: str) -> tuple[list[float], int]:
    """Milliseconds from click to screen in a game, of so many clicks on what is offered in a way, and long frames."""
    rng = random.Random(1)
    table = create_table(address, 4, {SEATED: {"kind": "me"}}, seed=7)
    context = browser.new_context(base_url=address, viewport=VIEWPORT)
    page = context.new_page()
    page.add_init_script(way)
    page.add_init_script(LONG_FRAMES)
    page.goto(f"/#/table/{table['id']}/seat/{SEATED}/{table['seats'][SEATED]['token']}")
    found: list[float] = []
    long_frames = 0
    while len(found) < count:
        options = clickable(page, offered)
        waited = float(options[rng.randrange(len(options))].evaluate(CLICK))
        if waited >= 0:
            found.append(waited)
            page.wait_for_timeout(FOLLOWS_MS)
            long_frames += int(page.evaluate("window.longFrames"))
    context.close()
    return found, long_frames


def clickable(page: Page, what: str) -> list[Any]:
    """The options that can be clicked now, once the bots have played and whatever covers the table is closed."""
    while True:
        page.wait_for_selector(f"{GO_ON}, {what}")
        page.wait_for_timeout(50)
        go_on = page.query_selector(GO_ON)
        if go_on is not None:
            go_on.evaluate("one => one.click()")
            continue
        offered = [one for one in page.query_selector_all(what) if one.is_visible()]
        if offered:
            return offered


def _percentiles(waited: list[float]) -> dict[str, float]:
    return {"p50": percentile(waited, 0.5), "p95": percentile(waited, 0.95)}


def measure(count: int, loads: int) -> dict[str, Any]:
    """Load the page `loads` times and click `count` times."""
    with serving() as address, browsing() as browser:
        first_load(browser, address)  # Chromium's own start is not the page's
        loaded = [first_load(browser, address) for _ in range(loads)]
        on_board, long_on_board = clicks(browser, address, count, BOARD, IN_SIGHT)
        by_list, long_by_list = clicks(browser, address, count, LIST, LISTED)
    return {
        "click_to_screen_ms": _percentiles(on_board),
        "list_to_screen_ms": _percentiles(by_list),
        "long_frames": long_on_board + long_by_list,
        "first_load_ms": median(milliseconds for milliseconds, _ in loaded),
        "first_load_kb": max(kilobytes for _, kilobytes in loaded),
    }


def main() -> None:
    """Measure as much as the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--loads", type=int, default=5)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.clicks, asked.loads)))


if __name__ == "__main__":
    main()
