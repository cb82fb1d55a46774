"""A plan is shown as it grows, warns before it is too late, and its card can be changed until the turn ends."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import WC
from bodypolitic.server.foresight import Standings, foresee
from tests.web.scripted_player import create_table, plan_to_buy, ready, resize
from tests.web.serving import Server
from tests.web.stored_games import Moment, go_on, offered


def planning_to_buy(device: BrowserContext) -> Page:
    """The Working Class is about to say how much luxury it buys abroad."""
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    plan_to_buy(page)
    return page


@pytest.mark.long
def test_a_purchase_that_is_short_of_use_is_warned_of_before_it_is_confirmed(device: BrowserContext) -> None:
    page = planning_to_buy(device)
    warning = page.locator(".question [data-beware]")
    expect(warning).to_have_count(0)
    page.keyboard.press("-")
    expect(warning).to_have_text("1 Luxury short: 3 are used at once")


def warned_twice(game: Game) -> bool:
    """Whether the Working Class is asked for an amount, the most of which has two things against it."""
    amounts = offered(game, "WC", "amount/")
    if not amounts:
        return False
    decision = next(one for one in game.decisions if one.seat == "WC")
    foreseen = foresee(game, decision, Standings().at(game.table, WC))
    return len(foreseen[amounts[-1].id].warnings) > 1


@pytest.mark.long
def test_the_button_that_confirms_an_amount_is_in_reach_however_much_is_warned_of(
    device: BrowserContext, shared_server: Server
) -> None:
    page = device.new_page()
    liked = ("basic/buy-goods-and-services", "buy/", "from/")
    game = go_on(page, shared_server, Moment("WC", 2, None, warned_twice, liked))
    expect(page.locator(".question [data-beware]")).to_have_count(2)
    for size in ((1280, 720), (1440, 900)):
        resize(page, *size)
        page.locator("[data-confirm]").click(trial=True)
    page.locator("[data-confirm]").click()
    expect(page.locator(f".page[data-number='{game.choices_made + 1}']")).to_be_visible()


def test_figures_are_told_before_and_after(device: BrowserContext) -> None:
    page = planning_to_buy(device)
    money = int(page.locator(".player.WC .money b, .player.WC .money .num").first.inner_text())
    page.locator("[data-confirm]").click()
    ready(page, 5)
    figure = page.locator("[data-figure=money]")
    expect(figure).to_contain_text(f"{money} V")
    after = int(page.locator(".player.WC .money b, .player.WC .money .num").first.inner_text())
    assert after < money
    expect(figure).to_contain_text(f"{after} V")


def test_the_card_can_be_changed_until_the_turn_ends(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    ready(page, 0)
    page.locator("[data-action=propose-bill]").click()
    ready(page, 1)
    first = page.locator(".hand h3").first.inner_text()
    page.locator(".hand .spot").first.click()
    ready(page, 2)
    page.locator(".politics .spot").first.click()
    ready(page, 3)
    bills = page.locator(".politics .bill")
    expect(bills).to_have_count(1)
    page.locator("[data-answer=no-vote]").click()
    ready(page, 4)
    expect(page.locator(".hand h3").filter(has_text=first)).to_have_count(0)
    page.locator("[data-change]").click()
    expect(page.locator(".page[data-fresh]")).to_have_count(0)
    other = page.locator("[data-menu] [data-option]").last
    other.click()
    expect(page.locator(".hand h3").filter(has_text=first)).to_have_count(1)
    ready(page, 4)
    expect(bills).to_have_count(1)
    expect(page.locator(".hand li.card")).to_have_count(6)
    page.keyboard.press("Enter")
    expect(page.locator("[data-change]")).to_have_count(0)
