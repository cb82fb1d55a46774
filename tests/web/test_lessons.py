"""Lessons at the table in the browser: every thing they point at is in sight, and few clicks lead to the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from bodypolitic.lessons.first_evening import FIRST_EVENING
from bodypolitic.lessons.syllabus import LESSONS
from tests.samples import mostly_longest
from tests.web.conftest import new_device
from tests.web.ways_of_playing import BoardPlayer, KeyboardPlayer, Player, TouchPlayer

MOST_CLICKS = 60
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

# Once it is drawn, what the bubble points at is on the screen with a ring around it, and the bubble covers none of it.
POINTED = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const bubble = document.querySelector('[data-points-at]')
    if (!bubble) return null
    const thing = document.querySelector('[data-ring]')?.getBoundingClientRect()
    if (!thing) return `nothing to be seen of ${bubble.dataset.pointsAt}`
    const box = bubble.getBoundingClientRect()
    const inside = one => Math.min(one.left, one.top, innerWidth - one.right, innerHeight - one.bottom) >= -6
    if (!inside(box)) return `the bubble is outside at ${bubble.dataset.pointsAt}`
    const wide = Math.min(box.right, thing.right) - Math.max(box.left, thing.left)
    const high = Math.min(box.bottom, thing.bottom) - Math.max(box.top, thing.top)
    if (wide > 6 && high > 6) return `the bubble covers ${bubble.dataset.pointsAt}`
    const visible = thing.right > 0 && thing.bottom > 0 && thing.left < innerWidth && thing.top < innerHeight
    return visible ? null : `${bubble.dataset.pointsAt} is out of sight`
}"""


def begin(page: Page, lesson: str = FIRST_EVENING.name) -> None:
    page.goto("/#/learn")
    page.locator(f"[data-take={lesson}]").click()
    expect(page.locator("[data-says]")).to_be_visible()


def play_to_the_end(player: Player) -> list[str]:
    """Play the lesson and tell what it pointed at in vain."""
    wrong: list[str] = []

    def ended(page: Page) -> bool:
        if problem := page.evaluate(POINTED):
            wrong.append(problem)
        return page.locator("[data-lesson-end]").count() > 0

    player.play_until(ended, most_acts=MOST_CLICKS)
    return wrong


@pytest.mark.long
def test_the_first_evening_takes_few_clicks_and_then_the_game_goes_on(browser: Browser, address: str) -> None:
    with new_device(browser, address, DESKTOP) as device:
        page = device.new_page()
        begin(page)
        assert play_to_the_end(BoardPlayer(page)) == []
        page.locator("[data-lesson-end]").click()
        expect(page.locator("[data-points-at]")).to_have_count(0)
        expect(page.locator("[data-action=propose-bill][data-hot]")).to_be_visible()
        page.goto("/#/learn")
        expect(page.locator(f"[data-lesson-offered={FIRST_EVENING.name}].done")).to_be_visible()
        expect(page.locator(f"[data-lesson-offered={list(LESSONS)[1]}].next")).to_be_visible()


def test_what_comes_later_says_so(device: BrowserContext) -> None:
    page = device.new_page()
    begin(page)
    page.locator("[data-action=propose-bill]").hover()
    expect(page.locator("[data-explained]")).to_contain_text("Not now")


@pytest.mark.long
def test_a_lesson_is_left_resumed_and_begun_anew(device: BrowserContext) -> None:
    page = device.new_page()
    begin(page)
    BoardPlayer(page).play_until(lambda page: page.locator("[data-lesson='2']").count() > 0)
    page.goto("/#/learn")
    expect(page.locator(f"[data-take-again={FIRST_EVENING.name}]")).to_be_visible()
    page.locator(f"[data-take={FIRST_EVENING.name}]").click()
    expect(page.locator("[data-lesson='2']")).to_be_visible()
    page.locator("[data-leave]").click()
    page.locator("[data-stay]").click()
    page.locator("[data-undo]").click()
    expect(page.locator("[data-lesson='1']")).to_be_visible()
    page.locator("[data-leave]").click()
    page.locator("[data-really-leave]").click()
    expect(page.locator("[data-points-at]")).to_have_count(0)
    page.goto("/#/learn")
    expect(page.locator(f"[data-take-again={FIRST_EVENING.name}]")).to_have_count(0)
    page.locator(f"[data-take={FIRST_EVENING.name}]").click()
    expect(page.locator("[data-lesson='0']")).to_be_visible()


def test_who_plays_without_a_lesson_sees_none(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/learn")
    page.locator("[data-first-game]").click()
    expect(page.locator("[data-action=propose-bill][data-hot]")).to_be_visible()
    expect(page.locator("[data-points-at]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("way", mostly_longest(["mouse", "keyboard", "touch"], 1))
@pytest.mark.parametrize("lesson", mostly_longest(list(LESSONS), 2))
def test_every_lesson_points_at_what_is_in_sight(browser: Browser, address: str, lesson: str, way: str) -> None:
    ways: dict[str, Callable[[Page], Player]] = {"mouse": BoardPlayer, "keyboard": KeyboardPlayer, "touch": TouchPlayer}
    phone = way == "touch"
    with new_device(browser, address, PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone) as device:
        page = device.new_page()
        begin(page, lesson)
        assert play_to_the_end(ways[way](page)) == []
