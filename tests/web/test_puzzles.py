"""Puzzles, primers and the coach in the browser."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.accessibility import violations
from tests.web.scripted_player import choose, create_table


def begin(page: Page, name: str) -> None:
    """Open the list and try a puzzle."""
    page.goto("/#/puzzles")
    page.locator(f"[data-puzzle={name}] button").click()
    expect(page.locator("[data-goal]")).to_be_visible()


def test_a_puzzle_is_solved_with_a_hint_and_marked_in_the_list(device: BrowserContext) -> None:
    page = device.new_page()
    begin(page, "lobbyists")
    page.locator("[data-next-hint]").click()
    expect(page.locator("[data-hint='1']")).to_be_visible()
    assert violations(page, "[data-coach]") == []
    choose(page, page.locator("[data-action=lobby]"))
    page.locator(".hand [data-hot]").first.click()
    expect(page.locator("[data-puzzle-status=solved]")).to_be_visible()
    page.goto("/#/puzzles")
    expect(page.locator("[data-puzzle=lobbyists][data-solved]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.long
def test_who_misses_the_goal_is_told_and_tries_again(device: BrowserContext) -> None:
    page = device.new_page()
    begin(page, "lobbyists")
    table = page.url
    choose(page, page.locator("[data-action=apply-political-pressure]"))
    page.locator(".hand [data-hot]").first.click()
    choose(page, page.locator("[data-answer=end-turn]:enabled"))
    expect(page.locator("[data-puzzle-status=failed]")).to_be_visible()
    page.locator("[data-puzzle-again]").click()
    expect(page.locator("[data-puzzle-status=open]")).to_be_visible()
    assert page.url != table


@pytest.mark.long
def test_the_coach_speaks_if_wanted_and_offers_undo(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    expect(page.locator(".plan")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.add_init_script("localStorage.setItem('bodypolitic.coach', 'yes')")
    page.reload()
    expect(page.locator("[data-remark]")).to_be_visible()
    assert violations(page) == []


def test_primers_stand_on_the_page_where_one_learns(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/learn")
    page.locator("[data-primer=ST] summary").click()
    expect(page.locator("[data-primer=ST] p").first).to_be_visible()
    assert violations(page) == []
