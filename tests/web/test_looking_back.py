"""A game that is over: loaded from a file, looked at with every hand, played on from a moment, played again."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bodypolitic.bots.play import play_game
from bodypolitic.bots.registry import new_bot
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.game import Game
from tests.web.accessibility import violations
from tests.web.scripted_player import choose, create_table
from tests.web.serving import Server
from tests.web.stored_games import LAST_TURN, store_game

MOMENT = 40
STEPS = 30
# Where the board and each of its parts are.
PLACES = """() => [...document.querySelectorAll('.board, .board [data-part]')]
    .map(one => [one.dataset.part ?? 'board', one.getBoundingClientRect().toJSON()])"""


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game as a file."""
    game = Game.new(2, seed=11)
    play_game(game, {seat: new_bot("random", seat) for seat in game.scores})
    file = tmp_path_factory.mktemp("saves") / "game.json"
    file.write_text(json.dumps(game.save()), encoding="utf-8")
    return file


@pytest.fixture
def page(device: BrowserContext, save: Path) -> Page:
    """The replay of that game."""
    page = device.new_page()
    page.goto("/")
    page.locator("[data-load]").set_input_files(save)
    page.locator("[data-load-as=nobody]").click()
    expect(page.locator("[data-replay='0']")).to_be_visible()
    return page


def hand(page: Page) -> list[str]:
    """The titles of the cards that are shown."""
    return page.locator(".hand h3").all_inner_texts()


def test_a_replay_has_marks_for_rounds_addresses_for_moments_and_every_hand(page: Page) -> None:
    expect(page.locator("[data-mark]")).to_have_text(["1", "2", "3", "4", "5"])
    table = page.evaluate("location.hash.split('/')[2]")
    page.goto(f"/#/replay/{table}/{MOMENT}")
    expect(page.locator(f"[data-replay='{MOMENT}']")).to_be_visible()
    page.locator("[data-whose=WC]").click()
    expect(page.locator(".hand .WC").first).to_be_visible()
    workers = hand(page)
    page.locator("[data-whose=CC]").click()
    expect(page.locator(".hand .CC").first).to_be_visible()
    assert workers != hand(page)
    page.locator("[data-turn=forward]").click()
    expect(page.locator(f"[data-replay='{MOMENT}']")).to_have_count(0)
    page.wait_for_function(f"() => Number(location.hash.split('/')[3]) > {MOMENT}")
    assert violations(page) == []


def test_thirty_steps_of_a_replay_leave_the_board_where_it_is_and_none_without_words(page: Page) -> None:
    places = page.evaluate(PLACES)
    for step in range(1, STEPS + 1):
        page.get_by_role("button", name="One choice on").click()
        expect(page.locator(f"[data-replay='{step}']")).to_be_visible()
        assert page.evaluate(PLACES) == places
        told = page.locator(".log .entry, .log .heading, .whose > p")
        expect(told.first).to_be_attached()
        assert all(words.strip() for words in told.all_text_contents())


@pytest.mark.long
def test_a_game_goes_on_from_a_moment(page: Page) -> None:
    table = page.evaluate("location.hash.split('/')[2]")
    page.goto(f"/#/replay/{table}/{MOMENT}")
    expect(page.locator(f"[data-replay='{MOMENT}']")).to_be_visible()
    page.locator("[data-whose=CC]").click()
    page.locator("[data-play-on]").click()
    expect(page.locator(".page[data-seat=CC][data-asked]")).to_be_visible()
    assert int(page.locator(".page").get_attribute("data-number") or 0) >= MOMENT


@pytest.mark.long
def test_the_same_people_play_again_by_one_button(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    stored = store_game(shared_server, LAST_TURN)
    stored.open(page, "CC")
    choose(page, page.locator(".plan [data-answer=end-turn]"))
    page.locator("[data-rematch]").click()
    page.wait_for_function("table => !location.hash.includes(table)", arg=stored.table)
    expect(page.locator(".page[data-seat=CC]")).to_be_visible()
    expect(page.locator("[data-over]")).to_have_count(0)


@pytest.mark.long
def test_the_end_tells_how_the_chances_went_and_leads_to_the_turns_that_moved_them(
    device: BrowserContext, shared_server: Server
) -> None:
    page = device.new_page()
    stored = store_game(shared_server, LAST_TURN)
    stored.open(page, "CC")
    choose(page, page.locator(".plan [data-answer=end-turn]"))
    page.locator("[data-ask-course]").click()
    course = page.locator("[data-course]")
    expect(course.locator("polyline")).to_have_count(2)
    expect(course.get_by_role("row")).to_have_count(1 + ROUNDS + 1)
    turnings = course.locator("[data-turning]")
    expect(turnings).to_have_count(3)
    for turning in turnings.all():
        expect(turning).to_contain_text("%")
        assert turning.locator(".acts").inner_text().strip()
    assert violations(page) == []
    turnings.first.click()
    expect(page.locator("[data-replay]")).to_be_visible()


@pytest.mark.long
def test_advice_names_a_choice_and_its_worth_and_can_be_followed(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"}, seed=3)
    page.locator("[data-suggest]:enabled").click()
    advice = page.locator("[data-advice]")
    expect(advice).to_contain_text("VP")
    expect(advice.locator("ol li")).to_have_count(3)
    assert violations(page) == []
    page.mouse.move(2, 2)
    page.locator("[data-take]").click()
    expect(page.locator(".page[data-number='1']")).to_be_visible()
    expect(advice).to_have_count(0)


@pytest.mark.long
def test_a_bot_thinks_about_every_option_and_the_best_can_be_taken(device: BrowserContext) -> None:
    page = device.new_page()
    create_table(page, 2, {"WC": "me", "CC": "bot"}, seed=3)
    page.locator("[data-suggest]:enabled").click()
    page.locator("[data-think]").press("Enter")
    advice = page.locator("[data-advice]")
    expect(advice.locator("[data-worths] h2")).to_be_focused()
    options = Game.new(2, seed=3).decision.options
    expect(advice.locator("[data-worth]")).to_have_count(len(options))
    expect(advice.locator("[data-worth]").first).to_contain_text("% ±")
    assert violations(page) == []
    advice.locator("[data-worth] button").first.press("Enter")
    expect(page.locator(".page[data-number='1']")).to_be_visible()
    expect(advice).to_have_count(0)


@pytest.mark.long
def test_a_replay_tells_what_the_options_were_worth_and_forgets_it_with_the_moment(page: Page) -> None:
    table = page.evaluate("location.hash.split('/')[2]")
    page.goto(f"/#/replay/{table}/{MOMENT}")
    expect(page.locator(f"[data-replay='{MOMENT}']")).to_be_visible()
    page.locator("[data-think]").click()
    expect(page.locator("[data-worths] .chosen")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="One choice on").click()
    expect(page.locator("[data-worths]")).to_have_count(0)


@pytest.mark.long
def test_people_who_play_together_see_no_bulb_unless_their_table_allows_advice(device: BrowserContext) -> None:
    page = device.new_page()
    for allowed in (False, True):
        page.goto("/#/friends")
        page.locator("summary").click()
        page.locator("input[name=suggestions]").set_checked(allowed)
        page.locator("[data-create]").click()
        page.locator("[data-start]").click()
        expect(page.locator("[data-undo]")).to_be_visible()
        expect(page.locator("[data-suggest]")).to_have_count(int(allowed))
