"""What can't be picked says why: where one points at it, at the end of an amount, and in the plain list."""

import pytest
from playwright.sync_api import BrowserContext, expect

from bodypolitic.game.game import Game
from tests.web.scripted_player import choose, create_table, option_of, show_list
from tests.web.serving import Server
from tests.web.stored_games import Moment, store_game


def test_a_section_that_is_two_away_says_so(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    page.locator(".politics [data-why*='1A']").hover()
    expect(page.locator("[data-explained]")).to_have_text(
        "1A (Fiscal Policy): two sections from 1C, and a Policy moves one at a time (p. 14)"
    )
    page.mouse.move(2, 2)
    expect(page.locator("[data-explained]")).to_have_count(0)


def test_an_action_that_cannot_be_taken_says_why_to_whom_comes_by_keys(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    page.locator("[data-action=receive-benefits]").focus()
    expect(page.locator("[data-explained]")).to_have_text("Receive Benefits: only in a game with 4 players (p. 17)")


@pytest.mark.long
def test_an_amount_says_where_it_ends_and_the_list_puts_reasons_together(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    show_list(page)
    for start in ("basic/buy-goods-and-services", "discard/", "buy/luxury"):
        choose(page, option_of(page, start))
    expect(page.locator("[data-drawer=list] .why")).to_contain_text("has none for sale")
    choose(page, option_of(page, "from/foreign-market"))
    expect(page.locator("[data-limit]")).to_contain_text("Luxury")


def asked_by_history(game: Game) -> bool:
    """Whether a historical event asks the Working Class, in nobody's turn, which of its workers leaves."""
    return game.decision.kind == "choose-worker-to-lose" and game.decision.seat == "WC"


@pytest.mark.long
def test_a_question_out_of_turn_says_which_card_asks(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    stored = store_game(shared_server, Moment("WC", 4, "historical-events", asked_by_history))
    stored.open(page, "WC")
    why = page.locator("[data-occasion]")
    expect(why).to_be_visible()
    sheet = why.get_attribute("data-sheet")
    assert sheet is not None
    assert sheet.startswith("history:")
    why.click(button="right")
    expect(page.locator(f"[data-shown='{sheet}']")).to_be_visible()
