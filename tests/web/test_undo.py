"""Undo goes back pick by pick, at every kind of step, to exactly what the page showed before."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.samples import mostly_long
from tests.web.scripted_player import create_table, option_of, show_list

# A pick is given by the beginning of its option's id: the first such option of the plain list is clicked.
WORKING_CLASS = {
    "basic action": ["basic/strike", "discard/"],
    "bill": ["basic/propose-bill", "discard/", "bill/", "no-vote"],
    "assigning workers": ["basic/assign-workers", "discard/", "fill/clinic", "take/", "take/"],
    "buying": ["basic/buy-goods-and-services", "discard/", "buy/luxury", "from/foreign-market", "amount/2"],
    "card": ["play/healthcare-benefits", "amount/2"],
    "card with a bill": ["play/healthcare-movement", "bill/4A"],
}
CAPITALIST_CLASS = {
    "free action": ["free/adjust-prices"],
    "prices": ["free/adjust-prices", "price/food/", "price/luxury/", "price/health/"],
    "wages": ["free/adjust-wages", "wage/", "wage/"],
    "building": ["basic/build-company", "discard/", "build-company/", "wage/"],
    "business deal": ["basic/make-business-deal", "discard/"],
}


@pytest.fixture(scope="module")
def working_class(lasting_device: BrowserContext) -> Page:
    """The first turn of the Working Class."""
    return _at_turn(lasting_device, {"WC": "me", "CC": "bot"})


@pytest.fixture(scope="module")
def capitalist_class(lasting_device: BrowserContext) -> Page:
    """The first turn of the Capitalist Class."""
    return _at_turn(lasting_device, {"WC": "bot", "CC": "me"})


def _at_turn(device: BrowserContext, kinds: dict[str, str]) -> Page:
    page = device.new_page()
    create_table(page, 2, kinds)
    show_list(page)
    expect(page.locator("[data-option^='basic/']").first).to_be_visible()
    return page


@pytest.mark.parametrize("kind", mostly_long(list(WORKING_CLASS), 2))
def test_the_working_class_takes_back(kind: str, working_class: Page) -> None:
    _pick_and_take_back(working_class, WORKING_CLASS[kind])


@pytest.mark.parametrize("kind", mostly_long(list(CAPITALIST_CLASS), 1))
def test_the_capitalist_class_takes_back(kind: str, capitalist_class: Page) -> None:
    _pick_and_take_back(capitalist_class, CAPITALIST_CLASS[kind])


def _pick_and_take_back(page: Page, picks: list[str]) -> None:
    first = int(page.locator(".page").get_attribute("data-number") or 0)
    shown = [_shown(page)]
    for number, pick in enumerate(picks, start=1):
        option_of(page, pick).click()
        _wait_for(page, first + number)
        shown.append(_shown(page))
    for number in reversed(range(len(picks))):
        assert shown[number] != shown[number + 1]
        page.locator("[data-undo]").click()
        _wait_for(page, first + number)
        assert _shown(page) == shown[number]
    expect(page.locator("[data-undo]")).to_be_disabled()


def _wait_for(page: Page, choices: int) -> None:
    """Wait until so many choices stand, and the next can be made."""
    expect(page.locator(f".page[data-number='{choices}']")).to_be_visible()
    expect(page.locator(".page[data-answering]")).to_have_count(0)


def _shown(page: Page) -> list[str]:
    """All that the page shows with nothing pointed at: what is asked, the options, the log, every part of the board."""
    page.mouse.move(2, 2)
    expect(page.locator(".plan [data-explained], [data-shown]")).to_have_count(0)
    parts: list[str] = page.evaluate(
        """() => ['#prompt', '.board'].map(part => document.querySelector(part).textContent)"""
    )
    hot: list[str] = page.locator("[data-hot]").evaluate_all("all => all.map(one => one.innerText + one.title)")
    return [*parts, *hot]
