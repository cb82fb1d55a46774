"""What was wrong at the table once, and must not be again."""

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.scripted_player import choose, create_table


@pytest.mark.long
def test_only_food_and_luxury_are_imported(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=buy-goods-and-services]"))
    choose(page, page.locator(".hand [data-hot]").first)
    expect(page.locator(".abroad .buys .glow")).to_have_count(2)
    names = " ".join(page.locator(".services li.glow .spot").evaluate_all("all => all.map(one => one.textContent)"))
    assert "health" in names.lower()
    assert "education" in names.lower()


def test_what_was_picked_for_one_action_is_not_told_at_the_next(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    expect(page.locator("[data-picked]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".page[data-number='1']")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".page[data-number='0']")).to_be_visible()
    expect(page.locator("[data-picked]")).to_have_count(0)
    choose(page, page.locator("[data-action=assign-workers]"))
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_a_host_is_not_asked_to_join_for_a_friend(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "friend"})
    page.locator("[data-start]").click()
    expect(page.locator("h1")).to_have_count(1)
    page.goto("/")
    own = page.locator("section[aria-labelledby=own-title] li.table")
    expect(own).to_have_count(1)
    expect(own.get_by_role("link", name="Join")).to_have_count(0)


def test_a_move_of_which_nothing_more_is_told_is_just_named(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=propose-bill]"))
    expect(page.locator(".move").first).to_have_text("Propose Bill")
