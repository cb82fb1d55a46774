"""A vote on a treaty has the same screen as any other vote."""

import pytest
from playwright.sync_api import BrowserContext, expect

from bodypolitic import Game
from bodypolitic.game.ground.codes import WC
from tests.web.accessibility import violations
from tests.web.scripted_player import show_list
from tests.web.serving import Server
from tests.web.stored_games import Moment, go_on, offered

TREATY = "maastricht-treaty"


def treaty_is_offered(game: Game) -> bool:
    """Whether the Working Class, with influence, can have a vote on both policies of the treaty."""
    if not game.table.influence[WC] or not offered(game, "WC", f"set-off/{TREATY}"):
        return False
    return "C" not in (game.view()["policies"]["6"], game.view()["policies"]["7"])


@pytest.mark.long
def test_a_treaty_is_voted_on_at_the_election_screen(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    go_on(page, shared_server, Moment("WC", 2, "historical-events", treaty_is_offered, bots=("CC",)))
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
