"""Makes the pictures in docs/screenshots from a game in a real Chromium; the same seed gives the same game.

The player clicks in the page's plain list of options, and stops where there is something to see.
"""

import argparse
import base64
import random
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from benchmarks.house import browsing, create_table, serving
from bodypolitic.game.modules import MODULES

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
QUALITY: Final = 80
LARGEST: Final = 200_000
SEATED: Final = "WC"
SEED: Final = 7
OF_THE_BASE_GAME: Final = ("lobby", "table", "table-dark", "table-phone", "election", "production", "end")
PICTURES: Final = (*OF_THE_BASE_GAME, "building", "automas")
AUTOMAS: Final = ("WC", "MC", "CC")

# The player clicks in the plain list, which is closed for the pictures.
LIST_ALWAYS_OPEN: Final = "localStorage.setItem('bodypolitic.listed', 'yes')"
LIST: Final = "l"
OPTIONS: Final = "[data-drawer=list] [data-option], .plan [data-answer]:enabled"
GO_ON: Final = "[data-go-on]"
END: Final = ".end .ranks"
THEME: Final = "header.top .menu button:last-child"
SEEN: Final = 2600  # milliseconds after which no figure is marked as changed
MOVED_ON: Final = "before => document.querySelector('.page').dataset.number !== before"


class Photographer:
    """Takes each wanted picture once."""

    def __init__(self, page: Page, folder: Path, wanted: tuple[str, ...]) -> None:
        self.page = page
        self._folder = folder
        self._missing = list(wanted)
        self._chromium = page.context.new_cdp_session(page)
        folder.mkdir(parents=True, exist_ok=True)

    def wants_any(self, names: tuple[str, ...]) -> bool:
        """Whether one of some pictures is still to be taken."""
        return any(name in self._missing for name in names)

    def wants(self, name: str) -> bool:
        """Whether a picture is still to be taken."""
        return name in self._missing

    def take(self, name: str) -> None:
        """Store what the window shows as WebP, which is far smaller than PNG at this quality."""
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
    page.wait_for_selector("[data-create]")
    if photographer.wants("lobby"):
        photographer.take("lobby")


def play(photographer: Photographer) -> None:
    """Play until all pictures of the base game are taken; the end of the game is the last that can be."""
    page = photographer.page
    rng = random.Random(SEED)
    while photographer.wants_any(OF_THE_BASE_GAME):
        page.wait_for_selector(f"{GO_ON}, {OPTIONS}, {END}")
        page.wait_for_timeout(50)  # for the bots, and for what opens by itself
        go_on = page.query_selector(GO_ON)
        if go_on is not None:
            if photographer.wants("production") and page.query_selector("[data-phase=production]"):
                photographer.take("production")
            go_on.click()
        elif page.query_selector(END) is not None:
            photographer.take("end")
            return
        else:
            look_around(photographer)
            choose(page, rng)


def show_automas(photographer: Photographer) -> None:
    """The boards of three Automas in the second round, with the expansions."""
    page = photographer.page
    rng = random.Random(SEED)
    while True:
        page.wait_for_selector(f"{GO_ON}, {OPTIONS}")
        page.wait_for_timeout(50)
        go_on = page.query_selector(GO_ON)
        if go_on is not None:
            go_on.click()
        elif _attribute(page, "data-round") >= 2 and _in_turn(page):
            break
        else:
            choose(page, rng)
    page.keyboard.press(LIST)
    page.click("[data-automa=MC]")
    photographer.take("automas")


def look_around(photographer: Photographer) -> None:
    """Pictures of what the player sees when asked."""
    page = photographer.page
    if photographer.wants("election") and page.query_selector("[data-drawer=vote] .cube:not(.open)"):
        photographer.take("election")
    in_turn = _in_turn(page) and _attribute(page, "data-round") >= 2
    if in_turn and photographer.wants_any(("table", "table-dark", "table-phone")):
        page.keyboard.press(LIST)
        show_table(photographer)
        page.keyboard.press(LIST)


def show_table(photographer: Photographer) -> None:
    """The table in one's turn: by day, by night, and on a phone."""
    page = photographer.page
    page.wait_for_timeout(SEEN)
    if photographer.wants("table"):
        photographer.take("table")
    if photographer.wants("table-dark"):
        page.locator(THEME).click()
        photographer.take("table-dark")
        page.locator(THEME).click()
    if photographer.wants("table-phone"):
        page.set_viewport_size(PHONE)
        page.locator("nav.parts button").nth(2).click()
        photographer.take("table-phone")
        page.set_viewport_size(DESKTOP)


def show_building(photographer: Photographer) -> None:
    """The Capitalist Class about to build: what can be had glows with its price."""
    page = photographer.page
    page.click("[data-action=build-company]")
    page.click(".hand [data-hot]")
    page.wait_for_selector(".market .glow")
    photographer.take("building")


def choose(page: Page, rng: random.Random) -> None:
    """Click one of the options."""
    number = _attribute(page, "data-number")
    options = page.query_selector_all(OPTIONS)
    options[rng.randrange(len(options))].evaluate("option => option.click()")
    page.wait_for_function(MOVED_ON, arg=str(number))


def _in_turn(page: Page) -> bool:
    return page.query_selector("[data-drawer=list] [data-option^='basic/']") is not None


def _attribute(page: Page, name: str) -> int:
    return int(page.get_attribute(".page", name) or 0)


def sit_down(page: Page, table: dict[str, Any], role: str) -> None:
    """Take a seat at a table."""
    page.goto(f"/#/table/{table['id']}/seat/{role}/{table['seats'][role]['token']}")


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
        context.add_init_script(LIST_ALWAYS_OPEN)
        photographer = Photographer(context.new_page(), asked.folder, tuple(asked.pictures) or PICTURES)
        friends = {"WC": {"kind": "me", "name": "Ada"}, "CC": {"kind": "friend", "name": "Bo"}}
        create_table(address, 2, friends, None)
        table = create_table(address, 4, {SEATED: {"kind": "me", "name": "Rosa"}}, SEED)
        show_lobby(photographer)
        sit_down(photographer.page, table, SEATED)
        play(photographer)
        if photographer.wants("building"):
            seats = {"CC": {"kind": "me", "name": "Ada"}}
            builder = browser.new_context(base_url=address, viewport=DESKTOP, reduced_motion="reduce").new_page()
            sit_down(builder, create_table(address, 4, seats, SEED), "CC")
            show_building(Photographer(builder, asked.folder, ("building",)))
        if photographer.wants("automas"):
            seats = {"ST": {"kind": "me", "name": "Rosa"}, **{role: {"kind": "automa"} for role in AUTOMAS}}
            sit_down(photographer.page, create_table(address, 4, seats, SEED, MODULES), "ST")
            show_automas(photographer)
        context.close()


if __name__ == "__main__":
    main()
