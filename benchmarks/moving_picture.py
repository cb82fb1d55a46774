"""Makes the moving picture of the README: one turn and a vote, from the same game as the other pictures.

Frames are not taken as they come, since no machine takes pictures fast enough: the page's clock stands still, and goes
on by one frame after each picture.
"""

import base64
import io
import sys
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from benchmarks.house import browsing, serving
from benchmarks.screenshots import DESKTOP, FOLDER, BigGame
from bodypolitic.game.game import Game

WATCHING: Final = "WC"
ROUND: Final = 2
FRAME_MS: Final = 80
STILL_MS: Final = 1000  # before it begins again
SIZE: Final = (960, 600)
QUALITY: Final = 45
LARGEST: Final = 2_000_000
MOST_FRAMES: Final = 260

# Moves everything on that is animated; what has just begun stands at its beginning.
FORWARD: Final = """
(milliseconds) => {
  for (const one of document.getAnimations()) {
    if (one.playState !== 'paused') {
      one.pause()
      one.currentTime = 0
      continue
    }
    const now = Number(one.currentTime) + milliseconds
    if (now < Number(one.effect.getComputedTiming().endTime)) one.currentTime = now
    else one.finish()
  }
}
"""


class Camera:
    """Takes a picture for each moment of a page whose clock it turns."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._chromium = page.context.new_cdp_session(page)
        self.frames: list[Image.Image] = []

    def film(self, what: str = ".page") -> None:
        """Play to the end what is being played, and take pictures as long as a part of the page is there."""
        while self._page.query_selector(".page[data-playing]") and len(self.frames) < MOST_FRAMES:
            if self._page.query_selector(what):
                self.take()
            self.go_on()

    def take(self) -> None:
        """One picture."""
        taken = self._chromium.send("Page.captureScreenshot", {"format": "jpeg", "quality": 95})
        picture = Image.open(io.BytesIO(base64.b64decode(taken["data"])))
        self.frames.append(picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))

    def go_on(self) -> None:
        """On to the next moment."""
        self._page.evaluate(FORWARD, FRAME_MS)
        self._page.clock.run_for(FRAME_MS)


def begins_to_play_a_card(game: Game) -> bool:
    """Whether another one begins a turn that is worth to be seen: a company is built, and people come to work."""
    decision = game.decisions[0]
    return game.table.round == ROUND and (decision.seat, decision.kind) == ("MC", "turn")


def is_voted(game: Game) -> bool:
    """Whether a vote is under way."""
    return game.view(None)["vote"] is not None


def film(page: Page, big: BigGame) -> list[Image.Image]:
    """A turn of the Middle Class, and the next vote."""
    big.play_until(begins_to_play_a_card)
    page.clock.install()
    big.show(page, WATCHING)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.clock.run_for(3000)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    camera = Camera(page)
    turn = big.game.table.turn
    while big.game.decisions[0].seat == "MC" and big.game.table.turn == turn:
        big.play_one()
        big.show(page, WATCHING)
        camera.film()
    big.play_until(is_voted)
    big.show(page, WATCHING)
    while is_voted(big.game):
        big.play_one()
        big.show(page, WATCHING)
        camera.film("[data-vote-moment]")
    return camera.frames


def store(frames: list[Image.Image], path: Path) -> None:
    """Write the frames as one animated WebP."""
    times = [FRAME_MS] * (len(frames) - 1) + [STILL_MS]
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=QUALITY,
        method=4,
        minimize_size=True,
    )
    size = path.stat().st_size
    print(f"{path.name}: {len(frames)} frames, {size / 1000:.0f} kB", file=sys.stderr)
    if size > LARGEST:
        raise RuntimeError(f"{path.name} is too large: {size} bytes")


def main() -> None:
    """Make the picture."""
    with serving() as address, browsing() as browser:
        big = BigGame(address)
        page = browser.new_context(base_url=address, viewport=DESKTOP).new_page()
        page.add_init_script("localStorage.setItem('bodypolitic.speed', 'normal')")
        frames = film(page, big)
        big.leave()
    store(frames, FOLDER / "turn-and-vote.webp")


if __name__ == "__main__":
    main()
