"""Measures where the time from a click to the screen goes, by Chromium's own trace; prints one JSON object.

Milliseconds, the mean of all clicks and of the slowest tenth. `answer`, `apply`, `wait` and `frame` follow each other:
until the answer has come, until the page is changed, until its frame begins, until that is drawn. `script`, `style`,
`layout`, `prepaint`, `paint` and `layerize` are how long the page's main thread worked in all that time, which other
work on the machine changes least.
"""

import argparse
import json
import random
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.browser import BOARD, IN_SIGHT, SEATED, VIEWPORT, clickable
from benchmarks.house import browsing, create_table, percentile, serving

CATEGORIES: Final = ["devtools.timeline", "blink.user_timing", "v8"]
MARKS: Final = ("clicked", "changed", "frame", "shown")
STAGES: Final = {
    "FunctionCall": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "EventDispatch": "script",
    "RunMicrotasks": "script",
    "v8.callFunction": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "prepaint",
    "Paint": "paint",
    "Layerize": "layerize",
}
SLOWEST: Final = 10

# Clicks an option and marks in the trace when the page has changed and when that is drawn; whether it made a choice.
CLICK: Final = """
(option) => new Promise((done) => {
  const page = document.querySelector('.page')
  const before = page.dataset.number
  const observer = new MutationObserver(() => {
    if (page.dataset.number === before) return
    observer.disconnect()
    performance.mark('changed')
    requestAnimationFrame(() => {
      performance.mark('frame')
      setTimeout(() => {
        performance.mark('shown')
        done(true)
      })
    })
  })
  observer.observe(page, { attributes: true, attributeFilter: ['data-number'] })
  performance.mark('clicked')
  option.click()
  setTimeout(() => page.dataset.number !== before || 'answering' in page.dataset || done(false), 100)
})
"""

Event = dict[str, Any]


def trace(browser: Browser, address: str, count: int) -> list[Event]:
    """What Chromium noted while so many choices were made on the board."""
    rng = random.Random(1)
    table = create_table(address, 4, {SEATED: {"kind": "me"}}, seed=7)
    page = browser.new_context(base_url=address, viewport=VIEWPORT).new_page()
    page.add_init_script(BOARD)
    page.goto(f"/#/table/{table['id']}/seat/{SEATED}/{table['seats'][SEATED]['token']}")
    clickable(page, IN_SIGHT)
    with tempfile.TemporaryDirectory(prefix="bodypolitic-") as folder:
        file = Path(folder, "trace.json")
        browser.start_tracing(page=page, path=file, categories=CATEGORIES)
        made = 0
        while made < count:
            options = clickable(page, IN_SIGHT)
            made += bool(options[rng.randrange(len(options))].evaluate(CLICK))
        browser.stop_tracing()
        events: list[Event] = json.loads(file.read_text())["traceEvents"]
    return sorted(events, key=lambda event: event.get("ts", 0))


def clicks_in(events: Sequence[Event]) -> list[dict[str, float]]:
    """The stages of each click in a trace, in milliseconds."""
    marks = [event for event in events if event.get("cat") == "blink.user_timing" and event["name"] in MARKS]
    thread = (marks[0]["pid"], marks[0]["tid"])
    work = [event for event in events if (event["pid"], event["tid"]) == thread and event["name"] in STAGES]
    heard = [event["ts"] for event in events if event["name"] == "WebSocketReceive"]
    found: list[dict[str, float]] = []
    began: dict[str, float] = {}
    for mark in marks:
        began = {**({} if mark["name"] == "clicked" else began), mark["name"]: mark["ts"]}
        if tuple(began) == MARKS:
            answer = next(when for when in heard if when > began["clicked"])
            found.append({**_waits(began, answer), **_worked(work, began["clicked"], began["shown"])})
    return found


def _waits(began: dict[str, float], answer: float) -> dict[str, float]:
    """What follows each other in a click."""
    borders = (began["clicked"], answer, began["changed"], began["frame"], began["shown"])
    waits = [(after - before) / 1000 for before, after in pairwise(borders)]
    return {"total": sum(waits), **dict(zip(("answer", "apply", "wait", "frame"), waits, strict=True))}


def _worked(work: Sequence[Event], begin: float, end: float) -> dict[str, float]:
    """How long the main thread worked at each stage; what lies in something else is not counted there."""
    worked: dict[str, float] = defaultdict(float)
    open_ones: list[Event] = []
    for event in work:
        if event["ph"] != "X" or not begin <= event["ts"] < end:
            continue
        while open_ones and open_ones[-1]["ts"] + open_ones[-1]["dur"] <= event["ts"]:
            open_ones.pop()
        took = event.get("tdur", 0) / 1000
        worked[STAGES[event["name"]]] += took
        if open_ones:
            worked[STAGES[open_ones[-1]["name"]]] -= took
        open_ones.append(event)
    return {stage: worked[stage] for stage in dict.fromkeys(STAGES.values())}


def _mean(clicks: Sequence[dict[str, float]]) -> dict[str, float]:
    return {stage: round(sum(click[stage] for click in clicks) / len(clicks), 1) for stage in clicks[0]}


def measure(count: int) -> dict[str, Any]:
    """Click `count` times and tell where the time went."""
    with serving() as address, browsing() as browser:
        clicks = sorted(clicks_in(trace(browser, address, count)), key=lambda click: click["total"])
    totals = [click["total"] for click in clicks]
    return {
        "p50": round(percentile(totals, 0.5), 1),
        "p95": round(percentile(totals, 0.95), 1),
        "mean": _mean(clicks),
        "slowest": _mean(clicks[-max(1, count // SLOWEST) :]),
    }


def main() -> None:
    """Measure as many clicks as the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    print(json.dumps(measure(parser.parse_args().clicks), indent=2))


if __name__ == "__main__":
    main()
