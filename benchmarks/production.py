"""Measures in a real Chromium how smoothly a production of four players is played; prints one JSON object.

`frames_a_second` counts what was drawn from the first moving piece to the last; `longest_frame_ms` is the longest time
between two frames, and `long_frames` how many took longer than three should. `--limit` fails below 55 frames a second,
or with more than one long frame in a hundred.
"""

import argparse
import json
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser

from benchmarks.house import browsing, serving
from benchmarks.screenshots import DESKTOP, BigGame
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ACTION

SEATED: Final = "WC"
ROUND: Final = 4
FEWEST: Final = 55.0
LONG_MS: Final = 50.0
MOST_LONG: Final = 0.01
SPEED: Final = "localStorage.setItem('bodypolitic.speed', 'normal')"

# The times of all frames while something is played.
FRAMES: Final = """
() => new Promise((done) => {
  const page = document.querySelector('.page')
  const times = []
  const look = (now) => {
    if ('playing' in page.dataset) times.push(now)
    else if (times.length > 0) return done(times)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})
"""


def ends_the_round(game: Game) -> bool:
    """Whether somebody can end the last turn of the round."""
    if game.table.round != ROUND or "end-turn" not in [option.id for option in game.decisions[0].options]:
        return False
    after = game.clone()
    after.choose("end-turn")
    return after.table.phase != ACTION


def times_of_frames(browser: Browser, address: str) -> list[float]:
    """When each frame was drawn while the production of the big game was played."""
    big = BigGame(address)
    page = browser.new_context(base_url=address, viewport=DESKTOP).new_page()
    page.add_init_script(SPEED)
    big.play_until(ends_the_round)
    last = big.game.decisions[0].seat
    big.show(page, SEATED)
    page.wait_for_selector(".page:not([data-playing])")
    drawn = page.evaluate_handle(f"({{ times: ({FRAMES})() }})")
    big.choose(last, "end-turn")
    times: list[float] = drawn.evaluate("({ times }) => times")
    big.leave()
    return times


def figures_of(times: list[float]) -> dict[str, Any]:
    """Frames a second, the longest frame, and how many were long."""
    gaps = [after - before for before, after in pairwise(times)]
    return {
        "played_ms": times[-1] - times[0],
        "frames_a_second": 1000 * len(gaps) / (times[-1] - times[0]),
        "longest_frame_ms": max(gaps),
        "long_frames": sum(gap > LONG_MS for gap in gaps) / len(gaps),
    }


def measure() -> dict[str, Any]:
    """Play one production and count its frames."""
    with serving() as address, browsing() as browser:
        return figures_of(times_of_frames(browser, address))


def main() -> None:
    """Measure, and fail below the limit if the command line asks for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--limit", action="store_true")
    asked = parser.parse_args()
    found = measure()
    print(json.dumps(found))
    if asked.limit and (found["frames_a_second"] < FEWEST or found["long_frames"] > MOST_LONG):
        raise SystemExit("the production is not played smoothly")


if __name__ == "__main__":
    main()
