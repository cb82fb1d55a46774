"""The table on one screen: everything has one place, and everything is in sight."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PHASES, PhaseName
from bodypolitic.game.modules import MODULES
from tests.samples import mostly_long
from tests.web.scripted_player import ScriptedPlayer, choose, create_table, resize
from tests.web.serving import Server
from tests.web.stored_games import Moment, StoredGame, go_on, store_game

CHOICES = 60
MANY_CHOICES = 500
SIZES = ((1280, 720), (1440, 900), (1920, 1080))
LONG_CARD = "employment-subsidy"

# Where every part of the board is. What lies over the country for a while is none of them.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-part]')]
    .filter(one => !one.closest('[data-drawer]'))
    .map(one => [one.dataset.part, one.getBoundingClientRect().toJSON()]))"""
# What of a tab beside the board does not fit into it.
CUT_IN_TAB = """() => [...document.querySelectorAll('[role=tabpanel] .scroll, [role=tabpanel] .sale')]
    .filter(one => one.scrollHeight > one.clientHeight + 1)
    .map(one => [one.className, one.textContent, one.scrollHeight, one.clientHeight])"""
# What may be cut on the board, since all of it is told elsewhere: the latest move in the log, a card where one points
# at it, what asks and what lies on the table in its sheet.
CUT = ".move, .hand .text, [data-occasion][data-sheet] .says, [data-part=desk] [data-sheet] span"
# What scrolls, or would if it could: log and chat may. Letters may be a little higher than their line.
OVERFLOWING = """(cut) => [...document.querySelectorAll('.board, .board [data-part], .board *')]
    .filter(one => one instanceof HTMLElement && one.checkVisibility())
    .filter(one => !one.closest('[data-part=talk]') && !one.matches(cut) && one.clientWidth > 1)
    .filter(one => one.matches('.board, [data-part]') || getComputedStyle(one).overflow !== 'visible')
    .filter(one => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 1)
    .map(one => [one.className, one.textContent, one.scrollWidth, one.clientWidth, one.scrollHeight])"""


@pytest.fixture
def page(device: BrowserContext) -> Page:
    """A table of four with all modules, as the State sees it."""
    page = device.new_page()
    create_table(page, 4, {"WC": "bot", "ST": "me"}, modules=MODULES)
    expect(page.locator(".board")).to_be_visible()
    return page


@pytest.mark.long
def test_nothing_moves_whatever_is_chosen(page: Page) -> None:
    play_without_a_move(page, CHOICES)


@pytest.mark.longest
def test_nothing_moves_over_hundreds_of_choices(page: Page, device: BrowserContext) -> None:
    left = MANY_CHOICES
    while left > 0:  # one game after another
        left -= play_without_a_move(page, left)
        page.close()
        page = device.new_page()
        create_table(page, 4, {"WC": "bot", "ST": "me"}, seed=left, modules=MODULES)
        expect(page.locator(".board")).to_be_visible()


def play_without_a_move(page: Page, most: int) -> int:
    """Make so many choices, or all of a game; every part stays where it is to the pixel. How many were made."""
    resize(page, 1440, 900)
    player = ScriptedPlayer(page, 5)
    places = page.evaluate(PLACES)
    assert len(places) >= 18
    while player.clicks < most and not page.locator("section.end").count():
        player.step()
        assert page.evaluate(PLACES) == places
    return player.clicks


def in_round_five(game: Game) -> bool:
    """Whether it is the State's turn in the last round, with much on the board."""
    return game.table.round == 5 and game.decisions[0].kind == "turn" and game.decisions[0].seat == "ST"


ROUND_FIVE = Moment("ST", 4, None, in_round_five, ("build-company", "basic/build-company", "fill"), all_modules=True)


@pytest.fixture(scope="module")
def last_round(shared_server: Server) -> StoredGame:
    """The last round of four players with all modules."""
    return store_game(shared_server, ROUND_FIVE)


@pytest.fixture(scope="module")
def round_five(lasting_device: BrowserContext, last_round: StoredGame) -> Page:
    """That round as the State sees it."""
    page = lasting_device.new_page()
    last_round.open(page, "ST")
    return page


@pytest.mark.long
@pytest.mark.parametrize("seat", ["WC", "MC", "CC", "ST"])
def test_forecast_and_market_are_read_without_scrolling(
    device: BrowserContext, last_round: StoredGame, seat: str
) -> None:
    page = device.new_page()
    last_round.open(page, seat)
    for size in SIZES:
        resize(page, *size)
        for tab in ("forecast", "market"):
            page.locator(f"#tab-{tab}").click()
            expect(page.locator(f"[role=tabpanel][aria-labelledby=tab-{tab}]")).to_be_visible()
            assert page.evaluate(CUT_IN_TAB) == [], (size, tab)


def holds_a_long_card(game: Game) -> bool:
    """Whether the Middle Class has a card whose text is longer than the card."""
    return LONG_CARD in game.view("MC")["hand"]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_long_card_shows_all_of_its_text_where_one_points_at_it(
    device: BrowserContext, shared_server: Server, size: tuple[int, int]
) -> None:
    page = device.new_page()
    go_on(page, shared_server, Moment("MC", 4, None, holds_a_long_card))
    resize(page, *size)
    card = page.locator(f".hand [data-sheet='card:MC/{LONG_CARD}']").first
    text = card.locator(".text")
    cut = "one => one.scrollHeight > one.clientHeight + 1"
    assert text.evaluate(cut)
    place = card.bounding_box()
    card.hover()
    page.wait_for_function(f"one => !({cut})(one)", arg=text.element_handle())
    assert card.bounding_box() == place
    assert (card.locator("h3").bounding_box() or {"y": -1.0})["y"] >= 0


@pytest.mark.parametrize("size", mostly_long(SIZES, 1))
def test_in_the_last_round_everything_is_still_in_sight(round_five: Page, size: tuple[int, int]) -> None:
    assert_all_in_sight(round_five, *size)


@pytest.mark.parametrize("size", mostly_long(SIZES, 1))
def test_every_part_is_inside_the_window_and_nothing_scrolls(page: Page, size: tuple[int, int]) -> None:
    assert_all_in_sight(page, *size)


def asked_in(phase: PhaseName) -> Moment:
    """The first question of a phase of the last round of four players with all modules; in the elections of a vote."""

    def reached(game: Game) -> bool:
        asks = game.table.round == 5 and PHASES[game.table.phase] == phase
        return asks and (phase != "elections" or game.view(None)["vote"] is not None)

    return Moment("", 4, None, reached, ("build-company", "basic/build-company", "fill"), all_modules=True)


@pytest.mark.parametrize("size", mostly_long(SIZES, 1))
@pytest.mark.parametrize("phase", ["preparation", "production", "elections", "scoring"])
def test_in_every_phase_of_the_last_round_everything_is_in_sight(
    device: BrowserContext, shared_server: Server, phase: PhaseName, size: tuple[int, int]
) -> None:
    page = device.new_page()
    stored = store_game(shared_server, asked_in(phase))
    stored.open(page, stored.game.decisions[0].seat)
    expect(page.locator(".page[data-asked]")).to_be_visible()
    assert_all_in_sight(page, *size)


def assert_all_in_sight(page: Page, width: int, height: int) -> None:
    """Every part is inside a window of that size, and none has more in it than it shows."""
    resize(page, width, height)
    for part, box in page.evaluate(PLACES).items():
        assert box["width"] > 0, part
        assert box["left"] >= 0, part
        assert box["top"] >= 0, part
        assert box["right"] <= width, part
        assert box["bottom"] <= height, part
    assert page.evaluate(OVERFLOWING, CUT) == []


@pytest.mark.long
def test_larger_windows_have_larger_pieces(page: Page) -> None:
    height = 0.0
    for size in SIZES:
        resize(page, *size)
        page.wait_for_function("height => document.querySelector('.company').clientHeight > height", arg=height)
        height = page.locator(".company").first.evaluate("one => one.clientHeight")


def test_two_fast_clicks_make_one_decision(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    page.locator("[data-action=propose-bill]").dblclick()
    expect(page.locator(".page[data-number='1']")).to_be_visible()
    page.locator(".hand [data-hot]").first.dblclick()
    expect(page.locator(".page[data-number='2']")).to_be_visible()


def test_a_panel_with_something_to_pick_lies_over_its_neighbours(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    policies = page.locator("[data-part=policies]")
    expect(policies).to_have_css("z-index", "0")
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    expect(policies.locator(".glow").first).to_be_visible()
    expect(policies).to_have_css("z-index", "3")
    expect(page.locator("[data-part=bag]")).to_have_css("z-index", "0")


def test_a_company_is_built_by_clicking_the_board_alone(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "bot", "CC": "me"})
    choose(page, page.locator("[data-action=build-company]"))
    choose(page, page.locator(".hand [data-hot]").first)
    expect(page.locator(".board.picking")).to_be_visible()
    offered = page.locator(".market .sale.glow")
    expect(offered.first).to_be_visible()
    title = offered.first.locator("h3").inner_text()
    built = page.locator(".district.CC [data-company]").count()
    offered.first.locator("[data-hot]").click()
    expect(page.locator(".district.CC [data-company]")).to_have_count(built + 1)
    expect(page.locator(".district.CC .title").filter(has_text=title)).not_to_have_count(0)
