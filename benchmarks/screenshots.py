"""Makes the pictures in docs/screenshots from games in a real Chromium; the same seed gives the same game.

All seats of the big game are ours: steady bots choose for them beside the server, up to the moments worth a picture.
"""

import argparse
import base64
import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize
from websockets.sync.client import connect

from benchmarks.house import browsing, create_table, serving
from bodypolitic.bots.registry import new_bot
from bodypolitic.game.game import Game
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
QUALITY: Final = 80
LARGEST: Final = 200_000
SEED: Final = 22
NAMES: Final = {"WC": "Rosa", "MC": "Milan", "CC": "Ada", "ST": "Ben"}
LANGUAGES: Final = ("uk", "pl", "it")
IN_LANGUAGES: Final = tuple([f"table-{language}" for language in LANGUAGES])
OF_THE_BIG_GAME: Final = (
    "table",
    "table-dark",
    *IN_LANGUAGES,
    "table-phone",
    "sheet",
    "building",
    "election",
    "production",
    "end",
)
PICTURES: Final = ("lobby", "glossary", *OF_THE_BIG_GAME, "automas")
AUTOMAS: Final = ("WC", "MC", "CC")
BIG_ROUND: Final = 4
BIG_TURN: Final = 3
SEEN: Final = 2600  # milliseconds after which no figure is marked as changed
SETTING: Final = "([name, value]) => localStorage.setItem(`bodypolitic.${name}`, value)"
LIST_ALWAYS_OPEN: Final = "localStorage.setItem('bodypolitic.listed', 'yes')"
OPTIONS: Final = "[data-drawer=list] [data-option], .plan [data-answer]:enabled"
GO_ON: Final = "[data-go-on]"
MOVED_ON: Final = "before => document.querySelector('.page').dataset.number !== before"

Moment = Callable[[Game], bool]


class Photographer:
    """Takes each wanted picture once."""

    def __init__(self, browser: Browser, address: str, folder: Path, wanted: tuple[str, ...]) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder
        self._missing = list(wanted)
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, *names: str) -> bool:
        """Whether one of some pictures is still to be taken."""
        return any(name in self._missing for name in names)

    def new_page(self) -> Page:
        """A window that holds no seats yet."""
        context = self._browser.new_context(base_url=self._address, viewport=DESKTOP, reduced_motion="reduce")
        return context.new_page()

    def take(self, page: Page, name: str) -> None:
        """Store what the window shows as WebP, which is far smaller than PNG at this quality."""
        if name not in self._missing:
            return
        page.wait_for_timeout(300)
        chromium = page.context.new_cdp_session(page)
        picture = chromium.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        data = base64.b64decode(picture["data"])
        if len(data) > LARGEST:
            raise RuntimeError(f"{name} is too large: {len(data)} bytes")
        (self._folder / f"{name}.webp").write_bytes(data)
        self._missing.remove(name)
        print(f"{name}.webp: {len(data) / 1000:.0f} kB", file=sys.stderr)


class BigGame:
    """A table of four whose seats are all ours, and the same game beside it, in which steady bots think."""

    def __init__(self, address: str) -> None:
        seats = {role: {"kind": "me", "name": name} for role, name in NAMES.items()}
        self.table = create_table(address, 4, seats, SEED)
        self.game = Game.new(setup=Setup(4), seed=SEED)
        self._bot = new_bot("steady", SEED)
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table['id']}/socket"
        self._seats = ExitStack()
        self._sockets = {
            role: self._seats.enter_context(connect(url, max_size=None, compression=None)) for role in NAMES
        }
        for role, socket in self._sockets.items():
            socket.send(json.dumps({"type": "hello", "token": self.table["seats"][role]["token"], "changes": True}))

    def play_until(self, moment: Moment) -> None:
        """Let the bots choose until the game comes to a moment, or to its end."""
        while not self.game.over and not moment(self.game):
            self.play_one()

    def play_one(self) -> None:
        """Let a bot choose for whoever is asked."""
        decision = self.game.decisions[0]
        self.choose(decision.seat, self._bot.choose(decision, self.game).id)

    def choose(self, seat: str, option: str) -> None:
        """Make a choice at the table and beside it, and wait until it is stored."""
        key = str(self.game.choices_made)
        socket = self._sockets[seat]
        socket.send(json.dumps({"type": "choose", "number": self.game.choices_made, "option": option, "key": key}))
        while True:
            told = json.loads(socket.recv())
            if told["type"] == "error":
                raise RuntimeError(told["message"])
            if told == {"type": "ack", "key": key}:
                break
        self.game.choose(option, seat)

    def show(self, page: Page, seat: str) -> None:
        """Sit down, or wait until the page shows the newest state."""
        if page.url == "about:blank":
            sit_down(page, self.table, seat)
        page.wait_for_selector(f".page[data-number='{self.game.choices_made}']")

    def leave(self) -> None:
        """Close the seats' connections."""
        self._seats.close()


def sit_down(page: Page, table: dict[str, Any], role: str) -> None:
    """Take a seat at a table."""
    page.goto(f"/#/table/{table['id']}/seat/{role}/{table['seats'][role]['token']}")


def turn_of(seat: str, game: Game) -> bool:
    """Whether a seat begins a turn in the middle of the big round."""
    decision = game.decisions[0]
    if game.table.round != BIG_ROUND or game.table.turn < BIG_TURN or (decision.seat, decision.kind) != (seat, "turn"):
        return False
    return any(option.id.startswith("basic/") for option in decision.options)


def show_lobby(photographer: Photographer) -> None:
    """The lobby, with the tables that there are, and the glossary."""
    page = photographer.new_page()
    page.goto("/")
    page.wait_for_selector("[data-way=alone]")
    page.wait_for_selector("li.table")
    photographer.take(page, "lobby")
    page.goto("/#/glossary")
    page.wait_for_selector("[data-entry]")
    photographer.take(page, "glossary")


def show_big_game(photographer: Photographer, address: str) -> None:
    """A country in its fourth round, from that turn to the end."""
    big = BigGame(address)
    workers, builder = photographer.new_page(), photographer.new_page()
    big.play_until(lambda game: turn_of("WC", game))
    big.show(workers, "WC")
    show_table(photographer, workers)
    big.play_until(lambda game: turn_of("CC", game) and "basic/build-company" in [o.id for o in game.decision.options])
    big.show(builder, "CC")
    show_building(photographer, builder, big)
    big.play_until(lambda game: game.view(None)["vote"] is not None and sum(game.table.drawn) > 0)
    close_what_is_open(workers)
    big.show(workers, "WC")
    workers.wait_for_selector("[data-drawer=vote] .cube:not(.open)")
    photographer.take(workers, "election")
    show_production(photographer, workers, big)
    big.play_until(lambda game: game.over)
    workers.wait_for_selector(".end .ranks")
    photographer.take(workers, "end")
    big.leave()


def show_table(photographer: Photographer, page: Page) -> None:
    """The table in one's turn: by day, by night, in every language, with a sheet, and on a phone."""
    page.wait_for_timeout(SEEN)
    photographer.take(page, "table")
    if photographer.wants("sheet"):
        page.hover("[data-sheet='section:2A']")
        page.wait_for_selector("[data-shown] .figures")
        photographer.take(page, "sheet")
        page.mouse.move(2, 2)
        page.wait_for_selector("[data-shown]", state="detached")
    if photographer.wants("table-dark"):
        show_with(page, "theme", "dark")
        photographer.take(page, "table-dark")
        show_with(page, "theme", "light")
    for language, name in zip(LANGUAGES, IN_LANGUAGES, strict=True):
        if photographer.wants(name):
            show_with(page, "language", language)
            photographer.take(page, name)
    show_with(page, "language", "en")
    if photographer.wants("table-phone"):
        page.set_viewport_size(PHONE)
        page.locator("nav.parts button").nth(2).click()
        photographer.take(page, "table-phone")
        page.set_viewport_size(DESKTOP)


def show_with(page: Page, setting: str, value: str) -> None:
    """Show a page anew in other colours, or in another language."""
    page.evaluate(SETTING, [setting, value])
    page.reload()
    page.wait_for_selector(".player.asked")
    page.wait_for_timeout(SEEN)


def show_building(photographer: Photographer, page: Page, big: BigGame) -> None:
    """The Capitalist Class about to build: what can be had glows with its price."""
    if not photographer.wants("building"):
        return
    big.choose("CC", "basic/build-company")
    big.choose("CC", big.game.decision.options[0].id)  # the card that is discarded for it
    big.show(page, "CC")
    page.wait_for_selector(".market .glow")
    page.wait_for_timeout(SEEN)
    photographer.take(page, "building")


def show_production(photographer: Photographer, page: Page, big: BigGame) -> None:
    """The summary of the production at the end of the big round, which opens by itself."""
    big.play_until(lambda game: game.table.round > BIG_ROUND)
    page.wait_for_selector("[data-phase=production]")
    photographer.take(page, "production")
    close_what_is_open(page)


def close_what_is_open(page: Page) -> None:
    """Close the summaries that nobody has looked at."""
    while page.query_selector("[data-go-on]") is not None:
        page.click("[data-go-on]")
        page.wait_for_timeout(400)


def show_automas(photographer: Photographer, address: str) -> None:
    """The board of an Automa, with the expansions."""
    seats = {"ST": {"kind": "me", "name": "Ben"}, **{role: {"kind": "automa"} for role in AUTOMAS}}
    page = photographer.new_page()
    page.context.add_init_script(LIST_ALWAYS_OPEN)
    sit_down(page, create_table(address, 4, seats, SEED, MODULES), "ST")
    while not page.query_selector(".page[data-round='2'] [data-drawer=list] [data-option^='basic/']"):
        choose_last(page)
    page.click("[data-automa=MC]")
    page.wait_for_selector("[data-drawer=automa]")
    page.wait_for_timeout(SEEN)
    photographer.take(page, "automas")


def choose_last(page: Page) -> None:
    """Click the last of the options, which often ends something, or close a summary."""
    page.wait_for_selector(f"{GO_ON}, {OPTIONS}")
    go_on = page.query_selector(GO_ON)
    if go_on is not None:
        go_on.click()
        page.wait_for_timeout(400)
        return
    number = page.get_attribute(".page", "data-number")
    page.query_selector_all(OPTIONS)[-1].evaluate("option => option.click()")
    page.wait_for_function(MOVED_ON, arg=number)


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
        photographer = Photographer(browser, address, asked.folder, tuple(asked.pictures) or PICTURES)
        if photographer.wants(*OF_THE_BIG_GAME):
            show_big_game(photographer, address)
        if photographer.wants("automas"):
            show_automas(photographer, address)
        if photographer.wants("lobby", "glossary"):
            friends = {"WC": {"kind": "friend", "name": "Rosa"}, "CC": {"kind": "friend", "name": "Ada"}}
            create_table(address, 2, friends, None)
            show_lobby(photographer)


if __name__ == "__main__":
    main()
