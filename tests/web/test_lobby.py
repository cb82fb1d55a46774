"""The lobby: from a first visit to a game, and back to the games that wait."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.scripted_player import choose, create_table

MY_TABLES = "Object.keys(JSON.parse(localStorage.getItem('bodypolitic.tables') ?? '{}'))"


def test_a_newcomer_gets_to_a_sensible_game_in_two_clicks(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/")
    page.locator("[data-way=alone]").click()
    page.locator("[data-play=WC]").click()
    expect(page.locator(".page[data-seat=WC] .hand li")).to_have_count(7)
    expect(page.locator("[data-action=propose-bill]")).to_be_visible()


def test_every_role_can_be_played_alone_with_the_others_it_needs(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/alone")
    page.locator("input[name=opponents][value=automa]").check()
    page.locator("[data-play=ST]").click()
    expect(page.locator(".page[data-seat=ST]")).to_be_visible()
    expect(page.locator("[data-automa]")).to_have_count(3)


def test_learning_tells_the_rules_in_short_and_leads_to_a_first_game(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/")
    page.locator("[data-way=learn]").click()
    expect(page.get_by_text("Five cubes are drawn for each vote")).to_be_visible()
    page.locator("[data-first-game]").click()
    expect(page.locator(".page[data-seat=WC] .hand li")).to_have_count(7)


@pytest.mark.long
def test_games_that_wait_for_me_stand_first_and_the_others_say_for_whom_they_wait(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "friend", "CC": "me"})
    page.locator("[data-start]").click()
    expect(page.locator(".page[data-seat=CC]")).to_be_visible()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=propose-bill]"))
    friends, mine = page.evaluate(MY_TABLES)
    page.goto("/")
    games = page.locator("[data-game]")
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_have_attribute("data-game", mine)
    expect(games.nth(0)).to_contain_text("Your decision")
    expect(games.nth(1)).to_have_attribute("data-game", friends)
    expect(games.nth(1)).to_contain_text("Waiting for")
    expect(page.locator("[data-asking]")).to_have_text("1 waits for you")


@pytest.mark.long
def test_the_only_key_to_a_seat_is_not_thrown_away_without_a_question(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    expect(page.locator(".page")).to_be_visible()
    page.goto("/")
    page.locator("[data-forget]").click()
    expect(page.get_by_role("alert")).to_contain_text("the key to your seat")
    assert len(page.evaluate(MY_TABLES)) == 1
    page.locator("[data-really]").click()
    expect(page.locator("[data-game]")).to_have_count(0)
    assert page.evaluate(MY_TABLES) == []


def test_my_name_is_asked_for_once(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/#/friends")
    name_of(page, "WC").fill("Ann")
    page.locator("[data-create]").click()
    page.locator("[data-start]").click()
    expect(page.locator(".page")).to_be_visible()
    page.goto("/#/friends")
    expect(name_of(page, "WC")).to_have_value("Ann")
    expect(name_of(page, "CC")).to_have_value("")


def name_of(page: Page, role: str) -> Locator:
    """The field for the name of who plays a role."""
    return page.locator(f"fieldset.{role} input.name")
