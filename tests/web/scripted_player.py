"""A player who sees only the page, and clicks only what it highlights."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

Stop = Callable[[Page], bool]


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
        page = self.page
        go_on = page.locator("dialog[open] [data-go-on]")
        if go_on.count():
            self._click(go_on.first)
            return
        in_dialog = page.locator("dialog[open] [data-option]")
        if in_dialog.count():
            self._click(self._any(in_dialog))
            return
        end = page.locator("#prompt [data-hot]:enabled")
        if end.count() and self._chance.random() < 0.7:
            self._click(end.last)
            return
        hot = page.locator("[data-hot]:enabled:visible")
        plain = page.locator(".side [data-option]:enabled:visible")
        if hot.count() and (not plain.count() or self._chance.random() < 0.7):
            self._click(self._any(hot))
        elif plain.count():
            self._click(self._any(plain))
        else:
            page.wait_for_timeout(30)

    def _any(self, found: Locator) -> Locator:
        return found.nth(self._chance.randrange(found.count()))

    def _click(self, thing: Locator) -> None:
        number = self.number()
        try:
            thing.click(timeout=3000)
        except Exception:  # the page moved on under the pointer, as it may for a person
            if self.number() == number and not self.page.locator("dialog[open]").count():
                raise
            return
        self.clicks += 1

    def number(self) -> str | None:
        """How many choices the page has seen."""
        return (
            self.page.locator(".page").first.get_attribute("data-number")
            if self.page.locator(".page").count()
            else None
        )


def create_table(page: Page, players: int, kinds: dict[str, str], seed: int = 7) -> None:
    """Fill the form of the lobby and send it."""
    page.goto("/")
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    for role, kind in kinds.items():
        page.locator(f"input[name=kind-{role}][value={kind}]").check(force=True)
    page.locator("input[inputmode=numeric]").fill(str(seed))
    page.locator("form button.main").click()
