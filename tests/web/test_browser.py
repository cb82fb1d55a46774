"""The page, as a person uses it."""

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.accessibility import violations
from tests.web.scripted_player import (
    ScriptedPlayer,
    accept_invitation,
    choose,
    create_table,
    parts_in_turn,
    resize,
    round_of,
    show_list,
)


@pytest.mark.longest
def test_a_scripted_player_plays_a_whole_game_by_clicking_what_is_highlighted(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 4, {"WC": "me", "MC": "bot", "CC": "bot", "ST": "bot"})
    expect(page.locator("#prompt")).to_be_visible()
    player = ScriptedPlayer(page)
    player.play_until(lambda page: round_of(page) >= 2)
    player.play_until(lambda page: page.locator("section.end").count() > 0)
    expect(page.locator("section.end .ranks li")).to_have_count(4)


def test_hot_seat_hides_the_hand_until_the_next_player_is_there(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "me"})
    expect(page.locator(".hot-seat")).to_be_visible()
    assert page.locator(".hand").count() == 0
    page.locator(".hot-seat [data-hot]").click()
    expect(page.locator(".hand")).to_be_visible()
    player = ScriptedPlayer(page)
    player.play_until(lambda page: page.locator(".hot-seat").count() > 0, most_clicks=80)
    assert page.locator(".hand").count() == 0
    first = page.locator(".hot-seat h1").inner_text()
    page.locator(".hot-seat [data-hot]").click()
    expect(page.locator(".hand li")).to_have_count(7)
    player.play_until(lambda page: page.locator(".hot-seat").count() > 0, most_clicks=200)
    assert page.locator(".hot-seat h1").inner_text() != first


def test_the_table_can_be_played_with_the_keyboard_alone(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    show_list(page)
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.option") == "basic/propose-bill":
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-undo]")).to_be_enabled()


def test_every_button_has_a_name_and_a_phone_needs_no_sideways_scrolling(device: BrowserContext) -> None:
    page = device.new_page()
    resize(page, 390, 844)
    create_table(page, 4, {"WC": "me"})
    expect(page.locator("[data-action]").first).to_be_visible()
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input')]
            .filter(one => !(one.innerText || one.textContent || '').trim() && !one.getAttribute('aria-label')
                && !one.closest('label')).map(one => one.outerHTML)"""
    )
    assert unnamed == []
    for part in parts_in_turn(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, part


@pytest.mark.long
def test_no_page_breaks_the_rules_of_accessibility_that_a_machine_can_check(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/")
    expect(page.locator("[data-way=alone]")).to_be_visible()
    assert violations(page) == []
    create_table(page, 4, {"WC": "me"})
    expect(page.locator("[data-action]").first).to_be_visible()
    assert violations(page) == []
    show_list(page)
    assert violations(page) == []
    resize(page, 390, 844)
    assert violations(page) == []


@pytest.mark.long
def test_a_reload_in_the_middle_of_a_vote_comes_back_to_it(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"}, seed=3)
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    choose(page, page.locator(".politics [data-hot]").first)
    player = ScriptedPlayer(page, 4)
    answer = "[data-drawer=vote] ~ .plan [data-answer]:enabled"
    player.play_until(lambda page: page.locator(answer).count() > 0, most_clicks=200)
    asked = page.locator("#prompt strong").inner_text()
    page.reload()
    expect(page.locator("[data-drawer=vote]")).to_be_visible()
    expect(page.locator("#prompt strong")).to_have_text(asked)
    expect(page.locator(".page[data-fresh]")).to_have_count(0)
    page.locator(answer).first.click()
    expect(page.locator("#prompt strong")).not_to_have_text(asked)


@pytest.mark.long
def test_a_bot_plays_on_for_a_seat_until_it_is_taken_back(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "friend"})  # who never comes, or two bots would soon be at the end
    page.locator("[data-start]").click()
    page.locator("header.top .menu button").nth(1).click()
    page.locator("[data-hand-over=WC]").click()
    expect(page.locator(".trouble button")).to_be_visible()
    page.locator(".trouble button").first.click()
    expect(page.locator(".trouble")).to_have_count(0)


def test_chat_reaches_the_other_player(device: BrowserContext, other_device: BrowserContext) -> None:
    host = device.new_page()
    create_table(host, 2, {"WC": "me", "CC": "friend"})
    link = host.locator(".links input").first.input_value()
    host.locator("[data-start]").click()
    guest = other_device.new_page()
    accept_invitation(guest, link)
    for page in (host, guest):
        page.locator("#tab-chat").click()
    host.locator("form input").fill("Good luck")
    host.keyboard.press("Enter")
    expect(guest.get_by_text("Good luck")).to_be_visible()
