"""A worker can be dragged to a company: the same as picking the company and then the worker."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bodypolitic.game.game import Game
from tests.web.serving import Server
from tests.web.stored_games import Moment, StoredGame, after, offered, store_game


def some_job_has_a_choice_of_workers(game: Game) -> bool:
    """Whether the Working Class assigns workers and could put one of several into a company."""
    return jobs(game) != []


def jobs(game: Game) -> list[tuple[str, str]]:
    """Companies that ask which worker comes, each with one who could."""
    found = []
    for job in offered(game, "WC", "fill/"):
        workers = offered(after(game, "WC", job.id), "WC", "take/")
        if workers:
            found.append((job.id.removeprefix("fill/"), workers[-1].id.removeprefix("take/")))
    return found


ASSIGNING = Moment(
    "WC", 2, None, some_job_has_a_choice_of_workers, ("basic/assign-workers", "discard/", "no-vote", "end-turn")
)


def assigning(device: BrowserContext, server: Server) -> tuple[Page, StoredGame]:
    """A table at which the Working Class assigns workers."""
    page = device.new_page()
    stored = store_game(server, ASSIGNING)
    stored.open(page, "WC")
    expect(page.locator(".page[data-asked]")).to_be_visible()
    return page, stored


def drag(page: Page, worker: str, company: str) -> None:
    """Press on a worker, go to a company, and let go."""
    from_box = page.locator(f"[data-worker='{worker}']").first.bounding_box()
    to_box = page.locator(f"[data-company='{company}']").bounding_box()
    assert from_box is not None and to_box is not None
    page.mouse.move(from_box["x"] + 6, from_box["y"] + from_box["height"] / 2)
    page.mouse.down()
    page.mouse.move(from_box["x"] + 30, from_box["y"])
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_worker_dropped_on_a_company_takes_a_job_there(device: BrowserContext, shared_server: Server) -> None:
    page, stored = assigning(device, shared_server)
    company, worker = jobs(stored.game)[0]
    drag(page, worker, company)
    later = after(stored.game, "WC", f"fill/{company}", f"take/{worker}")
    expect(page.locator(f".page[data-number='{later.choices_made}']")).to_be_visible()


@pytest.mark.long
def test_a_worker_dropped_beside_the_board_stays(device: BrowserContext, shared_server: Server) -> None:
    page, stored = assigning(device, shared_server)
    company, worker = jobs(stored.game)[0]
    box = page.locator(f"[data-worker='{worker}']").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 6, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    drag(page, worker, company)  # and can still be dragged to a company
    later = after(stored.game, "WC", f"fill/{company}", f"take/{worker}")
    expect(page.locator(f".page[data-number='{later.choices_made}']")).to_be_visible()
