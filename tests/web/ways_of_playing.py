"""Players who finish games in one way only: by mouse on the board, by keyboard, by touch. None of them uses the list.

Each acts only when the page is ready for it, and goes on when what it did shows. Nothing is left to speed.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.scripted_player import round_of

Stop = Callable[[Page], bool]

# One is asked, or something wants to be read first, and a click would be heard. Or the game is over.
READY = """() => {
    const page = document.querySelector('.page')
    if (!page) return false
    if (document.querySelector('section.end')) return true
    const asked = page.hasAttribute('data-asked') || document.querySelector('[data-go-on]')
    return asked && !page.hasAttribute('data-answering') && !page.hasAttribute('data-fresh')
}"""

# What changes with everything that a player can do.
SHOWN = """() => JSON.stringify([
    document.querySelector('.page').dataset.number,
    document.querySelector('[data-menu]')?.textContent,
    document.querySelector('[data-drawer]')?.dataset.drawer,
    document.querySelector('.stepper')?.textContent,
    document.querySelector('.board').dataset.show,
    !!document.querySelector('section.end'),
    document.querySelector('[data-says]')?.textContent,
])"""

# The things that can be picked and that nothing lies over, as the page itself sees it; never those of the list.
IN_SIGHT = """() => {
    const layers = '[data-menu], [data-drawer], [data-over]'
    const inMenu = [...document.querySelectorAll('[data-menu] [data-option]')]
    const found = inMenu.length ? inMenu : [...document.querySelectorAll('.page [data-hot]')].filter(one => {
        if (one.disabled || !one.checkVisibility() || one.closest('[data-drawer=list]')) return false
        const box = one.getBoundingClientRect()
        const layer = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(layers)
        return !layer || layer.contains(one)
    })
    const goOn = found.filter(one => one.matches('[data-go-on]'))
    return (goOn.length ? goOn : found).map(one => {
        one.dataset.thing ??= String(window.things = (window.things ?? 0) + 1)
        return {
            thing: one.dataset.thing,
            ends: !!one.closest('.plan .buttons'),
            answer: one.dataset.answer ?? one.dataset.option ?? one.dataset.action ?? '',
        }
    })
}"""

NUMBERED = ":is(.glow > .spot, [data-drawer=answers] [data-answer], .question [data-answer]):visible"
GETTING_ON = 0.6  # how often one ends what is going on where that is possible


class Player(ABC):
    """Picks at random among what is in sight, with a liking for getting on."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.acts = 0
        self._chance = random.Random(seed)

    def play_until(self, stop: Stop, most_acts: int = 3000) -> None:
        """Go on until something is so."""
        while True:
            # Where several are asked at once, another's answer may come before ours: that is a change too.
            before = self.page.wait_for_function(f"() => ({READY})() && ({SHOWN})()").json_value()
            if stop(self.page):
                return
            assert self.acts < most_acts, f"still not there after {most_acts} acts"
            self.act(before)

    def act(self, before: str) -> None:
        """One act on what is shown, and what it brings."""
        self._do()
        self.acts += 1
        self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
        assert self.page.locator("[data-drawer=list]").count() == 0, self.page.locator("#prompt").inner_text()

    @abstractmethod
    def _do(self) -> None:
        """What is done in an act, by the way of playing."""

    def _things(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(IN_SIGHT)
        assert found, f"nothing can be picked: {self.page.locator('#prompt').inner_text()}"
        return found

    def _any_of(self, things: list[dict[str, Any]]) -> dict[str, Any]:
        ends = [one for one in things if one["ends"]]
        if ends and self._chance.random() < GETTING_ON:
            return ends[0]
        return self._chance.choice(things)


class BoardPlayer(Player):
    """Clicks things on the board, answers in the plan bar, and what a clicked thing asks beside itself."""

    def _do(self) -> None:
        thing = self._any_of(self._things())
        self.page.locator(f"[data-thing='{thing['thing']}']").click()


class KeyboardPlayer(Player):
    """Has no mouse: arrows, numbers, Enter, and `e` to end the turn."""

    def _do(self) -> None:
        page = self.page
        if page.locator("[data-go-on]").count():
            page.keyboard.press("Enter")
            return
        things = self._things()
        wanted = self._any_of(things)
        if wanted["answer"] == "end-turn":
            page.keyboard.press("e")
        elif self._chance.random() < 0.3 and self._press_number():
            return
        else:
            self._go_to(wanted, len(things))
            page.keyboard.press("Enter")

    def _press_number(self) -> bool:
        """Press the number that the page shows on something, if it shows any."""
        page = self.page
        page.keyboard.press("ArrowUp")  # whoever plays by keys is shown the numbers
        if not page.locator(".page[data-keys=pick]").count():
            return False
        numbered = page.locator(NUMBERED).count()
        if not numbered:
            return False
        page.keyboard.press(str(self._chance.randint(1, min(9, numbered))))
        return True

    def _go_to(self, wanted: dict[str, Any], things: int) -> None:
        """Arrows until something can be picked that has the focus, at best what is wanted."""
        patience = 4 * things + 4
        for presses in range(3 * patience):
            self.page.keyboard.press(self._chance.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")))
            at = self.page.evaluate("document.activeElement?.dataset?.thing ?? ''")
            if at == wanted["thing"] or (at and presses >= patience):
                return
        raise AssertionError("arrows lead nowhere")


class TouchPlayer(Player):
    """Taps: what is touched is looked at first, and the second tap names what it does."""

    def _do(self) -> None:
        thing = self._any_of(self._things())
        number = self.page.locator(".page").get_attribute("data-number")
        wanted = self.page.locator(f"[data-thing='{thing['thing']}']")
        only_looked_at = wanted.evaluate("one => one.matches('.spot')")
        wanted.tap()
        if only_looked_at:
            self.page.locator("[data-menu] [data-option]").first.wait_for()
            assert self.page.locator(".page").get_attribute("data-number") == number


def in_round(number: int) -> Stop:
    """Whether a round has begun, or the game is over."""
    return lambda page: round_of(page) >= number or at_the_end(page)


def at_the_end(page: Page) -> bool:
    """Whether the page shows how the game ended."""
    return page.locator("section.end").count() > 0
