"""A vote on a treaty has the same screen as any other vote."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from bodypolitic import Game, Setup
from bodypolitic.game.components.historical_events import HISTORICAL_FACES
from bodypolitic.game.expansions.historical_events.history import history_of
from bodypolitic.game.ground.codes import WC
from tests.web.accessibility import violations
from tests.web.conftest import new_device
from tests.web.scripted_player import create_table, show_list
from tests.web.serving import Server, serving

MODULE = "historical-events"
TREATY = "maastricht-treaty"
Log = list[tuple[str, str]]


def treaty_comes_up(game: Game) -> bool:
    """Whether the treaty is among the cards that its round will reveal."""
    history = history_of(game.table)
    return TREATY in [HISTORICAL_FACES[card].slug for card in history.piles[4][-history.each_round :]]


def play_to_the_treaty(seed: int) -> Log | None:
    """Who chose what until the Working Class, with influence, can have a vote on both policies of the treaty."""
    game = Game.new(setup=Setup(2, modules=[MODULE]), seed=seed)
    if not treaty_comes_up(game):
        return None
    chance = Random(seed)
    log: Log = []
    while f"set-off/{TREATY}" not in [option.id for option in game.decision.options]:
        decision = game.decision
        log.append((decision.seat, chance.choice(decision.options).id))
        game.choose(log[-1][1], decision.seat)
    on_both = "C" not in (game.view()["policies"]["6"], game.view()["policies"]["7"])
    return log if on_both and game.decision.seat == "WC" and game.table.influence[WC] > 0 else None


def write_log(server: Server, log: Log) -> None:
    """Put a game into the only table that the server has, in place of what its bot may have begun."""
    with closing(sqlite3.connect(server.database)) as database:
        (table,) = database.execute("SELECT id FROM tables").fetchone()
        rows = [(table, number, seat, option, 0.0) for number, (seat, option) in enumerate(log, start=1)]
        database.execute("DELETE FROM entries")
        database.executemany("INSERT INTO entries (table_id, number, seat, option, at) VALUES (?, ?, ?, ?, ?)", rows)
        database.commit()


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page of the Working Class, against a bot, when it can set off the treaty."""
    seed, log = next((seed, log) for seed in count(1) if (log := play_to_the_treaty(seed)))
    with serving(tmp_path) as server, new_device(browser, server.address) as device:
        page = device.new_page()
        create_table(page, 2, {"WC": "me", "CC": "bot"}, seed=seed, modules=(MODULE,))
        expect(page.locator("[data-action]").first).to_be_visible()
        table = page.url
        page.goto("about:blank")
        server.stop()
        write_log(server, log)
        server.start()
        page.goto(table)
        yield page


def test_a_treaty_is_voted_on_at_the_election_screen(page: Page) -> None:
    show_list(page)
    page.locator(f"[data-option='set-off/{TREATY}']").click()
    election = page.locator("[data-drawer=vote]")
    expect(election.locator("h2")).to_have_text("Vote on 6C · 7C")
    expect(election.locator(".bill h3")).to_have_text(["6. Foreign Trade", "7. Immigration"])
    expect(election.locator("header")).to_contain_text("Nobody has proposed it")
    expect(election.locator("[data-voter]")).to_have_count(2)
    expect(election.locator("[data-voter]", has_text="not yet")).to_have_count(2)
    assert violations(page) == []

    page.locator(".plan [data-answer='in-favor']").click()
    expect(election.locator(".side.in-favor [data-voter]")).to_contain_text(["secret"])
    expect(election.locator(".cube:not(.open)")).not_to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("6C (Foreign Trade) and 7C (Immigration)")

    page.locator(".stepper button").last.click()
    page.locator(".plan [data-answer='spend-influence/WC/1']").click()
    result = page.locator("[data-drawer=summary] .vote")
    expect(result).to_have_count(1)
    expect(result.locator("h3")).to_contain_text("Vote on 6C · 7C")
    expect(result).to_contain_text("Influence")
    expect(election).to_have_count(0)
