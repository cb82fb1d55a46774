"""What others did is played over the board: nobody has to wait for it, and everybody can do without."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.game import Game
from bodypolitic.game.records.happenings import CompanyAtWork
from bodypolitic.words.catalogue import ENGLISH, catalogue
from tests.web.accessibility import violations
from tests.web.conftest import new_device
from tests.web.scripted_player import choose, create_table
from tests.web.serving import Server
from tests.web.stored_games import Moment, StoredGame, store_game

# Notes everything that is ever laid over the board, however short it is there.
NOTE = """
window.noted = []
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes') window.noted.push(`vote ${target.dataset.voteMoment}`)
    for (const one of addedNodes) {
      if (!(one instanceof Element)) continue
      if (one.closest('.layer')) window.noted.push(one.getAttribute('class').split(' ')[0])
      if (one.matches('[data-laid]')) window.noted.push(`laid ${one.dataset.laid}`)
      if (one.matches('[data-vote-moment]')) window.noted.push(`vote ${one.dataset.voteMoment}`)
      if (one.matches('.moment .drawn .cube:not(.open)')) window.noted.push('cube')
      const heading = one.closest('[data-ledger] h3')
      if (heading) window.noted.push(`sector ${heading.firstChild.textContent.trim()}`)
      const row = one.querySelector('[data-ledger] .what')
      if (row) window.noted.push(`entered ${row.textContent}`)
    }
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-vote-moment'] })
"""
PLAYING = ".page[data-playing]"


@pytest.fixture
def moving(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that shows motion."""
    with new_device(browser, address, moving=True) as context:
        yield context


def open_page(device: BrowserContext, speed: str) -> Page:
    """A page that plays at a speed and notes what is played."""
    page = device.new_page()
    page.add_init_script(f"localStorage.setItem('bodypolitic.speed', '{speed}')")
    page.add_init_script(NOTE)
    return page


def wait_for(page: Page, note: str) -> None:
    """Wait until something was played, or is."""
    page.wait_for_function("note => window.noted.includes(note)", arg=note)


def to_the_end(page: Page) -> None:
    """Go step by step until nothing is left to be played."""
    page.locator(PLAYING).wait_for()
    while page.locator(PLAYING).count():
        page.keyboard.press("Space")
    expect(page.locator(".layer > *")).to_have_count(0)


def pass_turn(page: Page) -> None:
    """Propose a bill and end the turn, so that the bot plays."""
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    choose(page, page.locator(".politics [data-hot]").first)
    choose(page, page.locator(".plan [data-answer=no-vote]"))
    choose(page, page.locator(".plan [data-answer=end-turn]"))


def test_the_acts_of_others_are_played_step_by_step_and_shown_again(moving: BrowserContext) -> None:
    page = open_page(moving, "step")
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    place = page.locator("[data-part=policies]").bounding_box()
    pass_turn(page)
    page.locator(f"{PLAYING} [data-caption] p.CC").wait_for()
    assert page.locator("[data-part=policies]").bounding_box() == place
    assert violations(page, "[data-caption]") == []
    to_the_end(page)
    page.keyboard.press("a")
    to_the_end(page)


def test_a_choice_does_not_wait_for_what_is_played(moving: BrowserContext) -> None:
    page = open_page(moving, "step")
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    pass_turn(page)
    page.locator(f"{PLAYING}[data-asked]").wait_for()
    choose(page, page.locator("[data-action=propose-bill]"))
    expect(page.locator("[data-undo]")).to_be_enabled()


@pytest.mark.long
def test_a_click_skips_what_is_played(moving: BrowserContext) -> None:
    page = open_page(moving, "step")  # which would wait for ever
    page.add_init_script(
        """new MutationObserver((changes) => {
            if (changes.some(({ target }) => 'playing' in target.dataset))
                document.querySelector('.brand').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-playing'] })"""
    )
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    pass_turn(page)
    page.locator(f".page[data-asked]:not({PLAYING})").wait_for()
    expect(page.locator(".layer > *")).to_have_count(0)


@pytest.mark.long
def test_with_less_motion_things_are_outlined(device: BrowserContext) -> None:
    page = open_page(device, "normal")
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    pass_turn(page)
    wait_for(page, "outline")
    page.locator(".page[data-asked]").wait_for()
    assert set(page.evaluate("window.noted")) == {"outline"}
    expect(page.locator(".layer > *")).to_have_count(0)


@pytest.mark.long
def test_nothing_is_played_where_nobody_wants_it(moving: BrowserContext) -> None:
    page = open_page(moving, "off")
    create_table(page, 2, {"WC": "me", "CC": "bot"})
    pass_turn(page)
    page.locator(".page[data-asked]").wait_for()
    assert page.evaluate("window.noted") == []


def no_influence_left(game: Game) -> bool:
    """Whether one stance is missing in a vote that nobody can change by influence."""
    decision = game.decisions[0]
    if decision.kind != "state-stance" or decision.seat != "WC" or len(game.decisions) > 1:
        return False
    after = game.clone()
    after.choose(decision.options[0], "WC")
    return any(one.kind == "cubes-drawn" for one in after.happened) and after.view(None)["vote"] is None


def at_moment(server: Server, page: Page, moment: Moment) -> StoredGame:
    """Sit down at a stored game."""
    stored = store_game(server, moment)
    stored.open(page, moment.seat)
    return stored


@pytest.mark.long
def test_a_vote_is_a_moment_also_when_nobody_has_influence(moving: BrowserContext, shared_server: Server) -> None:
    page = open_page(moving, "fast")
    liked = ("bill/", "call-vote", "basic/propose-bill")
    at_moment(shared_server, page, Moment("WC", 2, None, no_influence_left, liked))
    choose(page, page.locator(".plan [data-answer]:enabled").first)
    wait_for(page, "vote result")
    assert page.evaluate("window.noted").count("cube") == 5


def before_production(game: Game) -> bool:
    """Whether the State is about to end the last turn of a round."""
    decision = game.decisions[0]
    if decision.seat != "ST" or [option.id for option in decision.options] != ["end-turn"]:
        return False
    after = game.clone()
    after.choose("end-turn", "ST")
    return any(one.kind == "gained" for one in after.happened)


def at_work(game: Game) -> list[str]:
    """The companies that work once the State has ended its turn, as they are noted."""
    after = game.clone()
    after.choose("end-turn", "ST")
    working = [one.company for one in after.happened if isinstance(one, CompanyAtWork)]
    assert working
    return [f"entered {catalogue(ENGLISH).text(COMPANIES[company].title)}" for company in working]


@pytest.mark.long
def test_production_goes_sector_by_sector_with_a_running_ledger(moving: BrowserContext, shared_server: Server) -> None:
    page = open_page(moving, "fast")
    stored = at_moment(shared_server, page, Moment("ST", 4, None, before_production, ("basic/", "discard/")))
    choose(page, page.locator(".plan [data-answer=end-turn]"))
    page.locator(f".page:not({PLAYING})").wait_for()
    sectors = [note for note in page.evaluate("window.noted") if note.startswith("sector")]
    order = ["sector Public Sector", "sector Capitalist Companies", "sector Middle Class Companies"]
    assert len(sectors) > 1
    assert [one for one in sectors if one in order] == [one for one in order if one in sectors]
    assert "piece" in page.evaluate("window.noted")
    assert set(at_work(stored.game)) <= set(page.evaluate("window.noted"))
