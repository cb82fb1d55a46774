"""What was wrong at the table once, and must not be again."""

import pytest
from playwright.sync_api import BrowserContext, expect

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import WC
from bodypolitic.game.view.forecast import forecast
from tests.web.scripted_player import choose, create_table
from tests.web.serving import Server
from tests.web.stored_games import LAST_TURN, Moment, go_on


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


def test_no_summary_of_a_round_lies_over_the_end(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    go_on(page, shared_server, LAST_TURN)
    choose(page, page.locator(".plan [data-answer=end-turn]"))
    expect(page.locator("section.end")).to_be_visible()
    expect(page.locator("[data-drawer=summary]")).to_have_count(0)


def lacks_money(game: Game) -> bool:
    """Whether the Working Class will be short of money after its turn."""
    return game.decisions[0].seat == "WC" and forecast(game.table, WC)["money_after"] < 0


def test_a_forecast_marks_a_lack_of_money_and_says_when_the_treasury_is_meant(
    device: BrowserContext, shared_server: Server
) -> None:
    page = device.new_page()
    go_on(page, shared_server, Moment("WC", 2, None, lacks_money))
    page.locator("#tab-forecast").click()
    told = page.locator(".forecast")
    expect(told.locator("dt").filter(has_text="Treasury before taxes")).to_be_visible()
    expect(told.locator(".total.neg .sign")).to_be_visible()


def test_a_good_on_offer_names_its_price_and_its_seller(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=buy-goods-and-services]"))
    choose(page, page.locator(".hand [data-hot]").first)
    health = page.locator(".services li", has=page.get_by_role("img", name="Health"))
    health.hover()
    sheet = page.locator("[data-shown='resource:health']")
    expect(sheet).to_contain_text("The State sells")
    expect(sheet).to_contain_text("5\u00a0V each")
    choose(page, health.locator(".spot"))
    expect(page.locator("#prompt")).to_have_text("How much Health do you buy from the State?")
    expect(page.locator(".question")).to_contain_text("5\u00a0V")
