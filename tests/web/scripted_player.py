"""A player who sees only the page, and clicks only what it highlights."""

import random
import time
from collections.abc import Callable, Iterator

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from tests.patience import SECONDS

Stop = Callable[[Page], bool]

# What a player would click next: what lies on top first, then often the end of what is going on, then a highlighted
# thing on the board or one of the plain list. Three random numbers decide. Who plays next around one screen is left
# to the test.
NEXT = """([whether, where, which]) => {
    const open = one => !one.disabled && one.checkVisibility()
    const all = selector => [...document.querySelectorAll(selector)].filter(open)
    const any = found => found[Math.floor(which * found.length)]
    const above = all('[data-go-on]')[0] ?? any(all('[data-menu] [data-option]'))
    if (above) return above
    const end = all('.plan .buttons [data-hot]').at(0)
    if (end && whether < 0.7) return end
    const free = one => { // nothing lies over it
        const box = one.getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return one === top || one.contains(top)
    }
    const hot = all('.page [data-hot]').filter(free)
    const plain = all('[data-drawer=list] [data-option]')
    return any(hot.length && (!plain.length || where < 0.7) ? hot : plain)
}"""


class ScriptedPlayer:
    """Plays by clicking at random among the highlighted things, with a liking for getting on."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self._chance = random.Random(seed)

    def play_until(self, stop: Stop, most_clicks: int = 2000) -> None:
        """Go on until something is so."""
        while not stop(self.page):
            assert self.clicks < most_clicks, f"still not there after {most_clicks} clicks"
            self.step()

    def step(self) -> None:
        """One click, or a short wait when nothing is asked."""
        number = self.number()
        thing = self.page.evaluate_handle(NEXT, [self._chance.random() for _ in range(3)]).as_element()
        if thing is None:
            self.page.wait_for_timeout(20)
        else:
            self._click(thing, number)

    def _click(self, thing: ElementHandle, number: int) -> None:
        end = time.monotonic() + SECONDS
        while True:
            try:
                thing.click(timeout=3000)
            except Error:  # the page moved on under the pointer, as it may for a person, or it is slow
                moved_on = self.number() != number or not thing.evaluate("one => one.isConnected")
                if moved_on:
                    return
                if time.monotonic() > end:
                    raise
            else:
                self.clicks += 1
                self.page.locator(".page[data-answering]").wait_for(state="detached")
                return

    def number(self) -> int:
        """How many choices the page has seen."""
        return int(self.page.evaluate("document.querySelector('.page')?.dataset.number ?? -1"))


def create_table(page: Page, players: int, kinds: dict[str, str], seed: int = 7, modules: tuple[str, ...] = ()) -> None:
    """Set up a table and sit down at it: who plays alone with bots at once, others by the form of a new table."""
    if [kind for kind in kinds.values() if kind != "bot"] == ["me"]:
        _create_at_once(page, players, kinds, seed, modules)
    else:
        _fill_in_form(page, players, kinds, seed, modules)


def _create_at_once(page: Page, players: int, kinds: dict[str, str], seed: int, modules: tuple[str, ...]) -> None:
    seats = {role: {"kind": kind} for role, kind in kinds.items()}
    wanted = {"players": players, "seats": seats, "seed": seed, "modules": modules}
    table = page.request.post("/api/tables", data=wanted).json()
    me = next(role for role, kind in kinds.items() if kind == "me")
    page.goto(f"/#/table/{table['id']}/seat/{me}/{table['seats'][me]['token']}")


def _fill_in_form(page: Page, players: int, kinds: dict[str, str], seed: int, modules: tuple[str, ...] = ()) -> None:
    """Fill in the form of a new table and send it. Who plays with friends can't choose a seed."""
    page.goto("/#/new")
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    for role, kind in kinds.items():
        page.locator(f"input[name=kind-{role}][value={kind}]").check(force=True)
    for module in modules:
        page.locator(f".modules input[value={module}]").check()
    if "friend" in kinds.values():
        expect(page.locator("input[inputmode=numeric]")).to_have_count(0)
    else:
        page.locator("input[inputmode=numeric]").fill(str(seed))
    page.locator("[data-create]").click()


def accept_invitation(page: Page, link: str) -> None:
    """Come by a link and take the seat."""
    page.goto(link)
    page.locator("form button.go").click()
    expect(page.locator(".hand li")).to_have_count(7)


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has it, and its typefaces, and is drawn anew."""
    page.set_viewport_size({"width": width, "height": height})
    size = "innerWidth === width && innerHeight === height"
    page.wait_for_function(f"([width, height]) => {size} && document.fonts.status === 'loaded'", arg=[width, height])
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def choose(page: Page, thing: Locator) -> None:
    """Click on what makes a choice, and wait until it counts: what is clicked next is meant for the question after."""
    shown = page.locator(".page")
    expect(page.locator(".page[data-answering], .page[data-fresh]")).to_have_count(0)
    expect(thing).to_be_enabled()
    number = shown.get_attribute("data-number")
    assert number is not None
    thing.click()
    expect(shown).not_to_have_attribute("data-number", number)
    expect(page.locator(".page[data-answering]")).to_have_count(0)


def ready(page: Page, choices: int) -> None:
    """Wait until so many choices stand, and the next can be made."""
    expect(page.locator(f".page[data-asked][data-number='{choices}']")).to_be_visible()
    expect(page.locator(".page[data-answering], .page[data-fresh]")).to_have_count(0)


def plan_to_buy(page: Page) -> None:
    """From the first turn of the Working Class to the question how much luxury it buys abroad."""
    ready(page, 0)
    page.locator("[data-action=buy-goods-and-services]").click()
    ready(page, 1)
    page.locator(".hand .spot").first.click()
    ready(page, 2)
    page.locator(".abroad li .spot").nth(1).click()
    ready(page, 3)
    page.locator(".abroad > .spot").click()
    ready(page, 4)


def unfold_log(page: Page) -> Locator:
    """The log with all that its lines tell in full, those too that are yet to come: they are told after the table is
    drawn."""
    log = page.locator(".log")
    log.evaluate(
        """log => {
          const unfold = () => log.querySelectorAll('.entry > details').forEach(line => { line.open = true })
          new MutationObserver(unfold).observe(log, { childList: true, subtree: true })
          unfold()
        }"""
    )
    expect(log.locator(".entry > details:not(:has(> .full))")).to_have_count(0)
    return log


def parts_in_turn(page: Page) -> Iterator[str]:
    """Turn to one part of the board after the other, where it comes in parts, and tell which is shown."""
    buttons = page.locator("nav.parts [data-part-of-board]")
    expect(buttons.first).to_be_visible()
    for part in buttons.evaluate_all("all => all.map(one => one.dataset.partOfBoard)"):
        page.locator(f"[data-part-of-board={part}]").click()
        expect(page.locator(".board")).to_have_attribute("data-show", part)
        yield part


def show_list(page: Page) -> None:
    """Have the plain list of options always there, as somebody who plays by it would."""
    expect(page.locator(".page")).to_be_visible()
    if page.locator(".list[aria-pressed=false]").count():
        page.keyboard.press("l")
    expect(page.locator("[data-drawer=list]")).to_be_visible()


def option_of(page: Page, start: str) -> Locator:
    """The first option of the plain list that begins so. The pointer comes from elsewhere, or the page would not hear
    a click on what has just appeared under it."""
    page.mouse.move(2, 2)
    return page.locator(f"[data-drawer=list] [data-option^='{start}']").first


def round_of(page: Page) -> int:
    """The round that a page shows; 0 before it shows a table."""
    found = page.locator(".page").first
    return int(found.get_attribute("data-round") or 0) if found.count() else 0
