"""Makes the pictures in docs/screenshots from a game in a real Chromium; the same seed gives the same game.

The player clicks in the page's plain list of options, and stops where there is something to see.
"""

import argparse
import base64
import random
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize

from benchmarks.house import browsing, create_table, serving

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
QUALITY: Final = 80
LARGEST: Final = 200_000
SEATED: Final = "WC"
SEED: Final = 7
PICTURES: Final = ("lobby", "table", "table-phone", "election", "production", "end")

OPTIONS: Final = ".choose-area [data-option]:enabled"
GO_ON: Final = "dialog[open] [data-go-on]"
END: Final = ".end .ranks"
MOVED_ON: Final = "before => document.querySelector('.page').dataset.number !== before"


class Photographer:
    """Takes each wanted picture once."""

    def __init__(self, page: Page, folder: Path, wanted: tuple[str, ...]) -> None:
        self.page = page
        self._folder = folder
        self._missing = list(wanted)
        self._chromium = page.context.new_cdp_session(page)
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def finished(self) -> bool:
        """Whether all pictures are taken."""
        return not self._missing

    def wants(self, name: str) -> bool:
        """Whether a picture is still to be taken."""
        return name in self._missing

    def take(self, name: str) -> None:
        """Store what the window shows as WebP, which is far smaller than PNG at this quality."""
        self.page.evaluate("scrollTo(0, 0)")
        self.page.wait_for_timeout(300)
        picture = self._chromium.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        data = base64.b64decode(picture["data"])
        if len(data) > LARGEST:
            raise RuntimeError(f"{name} is too large: {len(data)} bytes")
        (self._folder / f"{name}.webp").write_bytes(data)
        self._missing.remove(name)
        print(f"{name}.webp: {len(data) / 1000:.0f} kB", file=sys.stderr)


def show_lobby(photographer: Photographer) -> None:
    """The lobby, with the tables that there are."""
    page = photographer.page
    page.goto("/")
    page.wait_for_selector("form button.main")
    if photographer.wants("lobby"):
        photographer.take("lobby")


def play(photographer: Photographer) -> None:
    """Play until all pictures are taken; the end of the game is the last that can be."""
    page = photographer.page
    rng = random.Random(SEED)
    while not photographer.finished:
        page.wait_for_selector(f"{GO_ON}, {OPTIONS}, {END}")
        page.wait_for_timeout(50)  # for the bots, and for what opens by itself
        go_on = page.query_selector(GO_ON)
        if go_on is not None:
            if photographer.wants("production") and page.query_selector("dialog[open] table"):
                photographer.take("production")
            go_on.click()
        elif page.query_selector(END) is not None:
            photographer.take("end")
            return
        else:
            look_around(photographer)
            choose(page, rng)


def look_around(photographer: Photographer) -> None:
    """Pictures of what the player sees when asked."""
    page = photographer.page
    if photographer.wants("election") and page.query_selector(".election"):
        photographer.take("election")
    in_turn = page.query_selector(".choose-area [data-option^='basic/']") is not None
    if photographer.wants("table") and in_turn and _attribute(page, "data-round") >= 2:
        photographer.take("table")
        if photographer.wants("table-phone"):
            page.set_viewport_size(PHONE)
            photographer.take("table-phone")
            page.set_viewport_size(DESKTOP)


def choose(page: Page, rng: random.Random) -> None:
    """Click one of the options."""
    number = _attribute(page, "data-number")
    options = page.query_selector_all(OPTIONS)
    options[rng.randrange(len(options))].evaluate("option => option.click()")
    page.wait_for_function(MOVED_ON, arg=str(number))


def _attribute(page: Page, name: str) -> int:
    return int(page.get_attribute(".page", name) or 0)


def main() -> None:
    """Make all pictures, or those that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("pictures", nargs="*", metavar="PICTURE", help=f"which of {', '.join(PICTURES)}; all if none")
    asked = parser.parse_args()
    unknown = set(asked.pictures) - set(PICTURES)
    if unknown:
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    with serving() as address, browsing() as browser:
        context = browser.new_context(base_url=address, viewport=DESKTOP, reduced_motion="reduce")
        photographer = Photographer(context.new_page(), asked.folder, tuple(asked.pictures) or PICTURES)
        friends = {"WC": {"kind": "me", "name": "Ada"}, "CC": {"kind": "friend", "name": "Bo"}}
        create_table(address, 2, friends, SEED)
        table = create_table(address, 4, {SEATED: {"kind": "me", "name": "Rosa"}}, SEED)
        show_lobby(photographer)
        photographer.page.goto(f"/#/table/{table['id']}/seat/{SEATED}/{table['seats'][SEATED]['token']}")
        play(photographer)
        context.close()


if __name__ == "__main__":
    main()
