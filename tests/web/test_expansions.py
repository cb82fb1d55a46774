"""Automas and mini-expansions on the page."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bodypolitic.game.modules import MODULES
from tests.web.accessibility import violations
from tests.web.conftest import new_device
from tests.web.scripted_player import ScriptedPlayer, create_table, parts_in_turn, resize, round_of, unfold_log

AUTOMAS = ("WC", "MC", "CC")
ROUNDS_PLAYED = 2
PROGRESS = re.compile(r"^\s*\d+( of |, at most )\d+\s*$")


@pytest.fixture(scope="module")
def state_against_automas(browser: Browser, address: str) -> Iterator[Page]:
    """A person as the State against three Automas with all modules, in a turn of the third round."""
    with new_device(browser, address) as device:
        page = device.new_page()
        create_table(page, 4, {"ST": "me", **dict.fromkeys(AUTOMAS, "automa")}, modules=MODULES)
        player = ScriptedPlayer(page)
        player.play_until(lambda page: round_of(page) > ROUNDS_PLAYED and _in_turn(page))
        yield page


def _in_turn(page: Page) -> bool:
    asked = page.locator("[data-action]:not([aria-disabled=true])").count() > 0
    return asked and not page.locator("[data-drawer]").count()


@pytest.mark.long
def test_the_crisis_card_lies_face_up_with_its_text(state_against_automas: Page, address: str) -> None:
    page = state_against_automas
    page.locator(".desk .head button").first.click()
    crisis = page.locator("[data-crisis-card]")
    card = _cards(address)["expansions"]["crisis-card"][crisis.get_attribute("data-crisis-card")]
    expect(crisis.locator("h3")).to_have_text(card["title"])
    expect(crisis.locator("p")).to_have_text(card["lines"])
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(crisis).to_have_count(0)


@pytest.mark.long
def test_each_automa_shows_its_card_its_rows_its_agendas_and_its_reasons(state_against_automas: Page) -> None:
    page = state_against_automas
    for role in AUTOMAS:
        page.locator(f"[data-automa={role}]").click()
        board = page.locator(f"[data-drawer=automa] [data-role={role}]")
        expect(board.locator("[data-ai-card]")).to_be_visible()
        assert board.locator("tbody tr").count() >= 2
        assert board.locator("tbody .chip").count() >= 6
        expect(board.locator("[data-agendas] li h3")).to_have_count(5)
        expect(board.locator("[data-checks] > ol > li")).to_have_count(4)
        assert board.locator("[data-action-of-automa] > ol > li").count() >= 2
        assert violations(page) == []
        page.keyboard.press("Escape")


@pytest.mark.long
def test_an_automas_turn_is_stepped_through_by_button_and_by_arrows(state_against_automas: Page) -> None:
    page = state_against_automas
    page.locator("[data-automa=CC]").click()
    drawer = page.locator("[data-drawer=automa]")
    said = drawer.locator("[data-said]")
    checks = drawer.locator("[data-checks] > ol > li .move")
    drawer.locator("[data-again]").click()
    expect(said).to_contain_text("AI card")
    expect(checks).to_have_count(0)
    drawer.locator("[data-next]").click()
    expect(drawer.locator("[data-checks] [aria-current=step]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(drawer.locator("[data-checks] > ol > li")).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(drawer.locator("[data-checks] > ol > li")).to_have_count(1)
    drawer.locator("[data-low]").click()
    expect(drawer.locator("[data-checks]")).to_have_count(0)
    expect(said).to_contain_text("Capitalist Class")
    assert violations(page) == []
    page.keyboard.press("Escape")


@pytest.mark.long
def test_what_explains_an_automa_is_folded_in_the_log(state_against_automas: Page) -> None:
    log = unfold_log(state_against_automas)
    assert log.locator("[data-explained] p").filter(has_text=" goes up ").count() > 0
    assert log.locator(".entry .full > p").filter(has_text=" goes up ").count() == 0


@pytest.mark.long
def test_the_panels_of_the_expansions_are_accessible_and_fit_on_a_phone(state_against_automas: Page) -> None:
    page = state_against_automas
    assert violations(page) == []
    resize(page, 390, 844)
    for part in parts_in_turn(page):
        assert violations(page) == [], part
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, part
    resize(page, 1440, 1000)


@pytest.mark.long
def test_around_one_screen_everybody_keeps_an_agenda_in_secret(device: BrowserContext, address: str) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "me"}, modules=("hidden-agendas",))
    kept: list[str] = []
    for _ in range(2):
        page.locator(".hot-seat [data-hot]").click()
        choices = page.locator("[data-drawer=desk] [data-agenda]")
        expect(choices).to_have_count(2)
        shown = choices.evaluate_all("all => all.map(one => one.dataset.agenda)")
        assert not set(shown) & set(kept)
        kept.append(shown[1])
        page.locator("[data-drawer=desk] .agenda [data-hot]").nth(1).click()
    page.locator(".hot-seat [data-hot]").click()
    page.locator(".desk .head button").first.click()
    own = page.locator("[data-drawer=desk] [data-agenda]")
    expect(own).to_have_attribute("data-agenda", kept[0])
    assert page.locator(f"[data-agenda={kept[1]}]").count() == 0
    card = _cards(address)["expansions"]["hidden-agenda"][kept[0]]
    assert card["role"] == "WC"
    expect(own.locator("h3")).to_contain_text(card["title"])
    expect(own.locator(".text")).to_have_text(card["lines"])
    expect(own.locator(".figures").first).to_have_text(PROGRESS)
    expect(own.locator(".meter").first).to_be_visible()


def _cards(address: str) -> dict[str, Any]:
    cards: dict[str, Any] = httpx.get(f"{address}/api/cards/en", trust_env=False).json()
    return cards


def test_the_lobby_asks_how_many_historical_events_a_round_brings(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/new")
    number = page.locator(".modules .cards select")
    expect(page.locator(".modules input[value=historical-events]")).to_be_visible()
    assert number.count() == 0
    page.locator(".modules input[value=historical-events]").check()
    expect(number).to_have_value("1")
    number.select_option("3")
    page.locator("input[inputmode=numeric]").fill("7")
    page.locator("[data-create]").click()
    expect(page.locator(".page")).to_be_visible()
    page.goto("/")
    expect(page.locator(".table").first).to_contain_text("Historical Events (3 a round)")
