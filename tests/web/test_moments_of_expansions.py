"""What a game with expansions rarely comes to, clicked through in games that were really played up to there."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from bodypolitic.game.expansions.alternative_events.cards import ALTERNATIVE_EVENTS, CHANGE_WAGE, GET_MONEY
from bodypolitic.game.game import Game
from bodypolitic.words.catalogue import catalogue
from tests.web.accessibility import violations
from tests.web.scripted_player import choose, show_list, unfold_log
from tests.web.serving import Server
from tests.web.stored_games import Moment, after, go_on, offered

KINDS_OF_BENEFIT = {event.slug: event.benefit.kind for event in ALTERNATIVE_EVENTS}
NAMES = {"WC": "Working Class", "MC": "Middle Class", "CC": "Capitalist Class"}


# Where the games stop


def _view(game: Game) -> dict[str, Any]:
    return dict(game.view(None))


def _module(game: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = _view(game)["modules"][name]
    return found


def _a_bond_can_be_paid_back(game: Game) -> bool:
    return len(offered(game, "ST", "pay-back-bond/")) == 1


def _a_loan_would_save_the_state(game: Game) -> bool:
    if not offered(game, "WC", "lend/50"):
        return False
    return "WC" in _module(after(game, "WC", "lend/50"), "crisis-response")["bonds"]


def _a_benefit_brings_money(game: Game) -> bool:
    due = [KINDS_OF_BENEFIT[str(option.values["event"])] for option in offered(game, "MC", "benefit/")]
    return due == [GET_MONEY]


def _a_wage_can_be_changed_for_the_phase(game: Game) -> bool:
    due = [KINDS_OF_BENEFIT[str(option.values["event"])] for option in offered(game, "WC", "benefit/")]
    if due != [CHANGE_WAGE]:
        return False
    changed = after(game, "WC", "benefit/", "wage/")
    return _module(changed, "alternative-events")["wage_for_this_phase"] is not None


def _an_agenda_can_be_claimed(game: Game) -> bool:
    return bool(offered(game, "WC", "claim-agenda/"))


def _a_policy_is_locked(game: Game) -> bool:
    locked = _module(game, "crisis-response")["locked_policies"]
    without_bills = {int(bill["section"][0]) for bill in _view(game)["bills"]}.isdisjoint(locked)
    return bool(locked) and without_bills and bool(offered(game, "WC", "basic/propose-bill"))


def _a_policy_is_protected(game: Game) -> bool:
    return bool(_module(game, "action-cards")["protected"])


def _the_state_must_back_a_bill(game: Game) -> bool:
    return _module(game, "alternative-events")["backed_policy"] is not None


def _a_benefit_is_in_use(game: Game) -> bool:
    return bool(_module(game, "alternative-events")["in_use"])


DEALING_WITH_EVENTS = ("basic/event-action", "keep-event/", "benefit/")
BOND = Moment("ST", 4, "crisis-response", _a_bond_can_be_paid_back, ("lend/50", "lend/30"))
LENDING = Moment("WC", 4, "crisis-response", _a_loan_would_save_the_state, ("lend/50",))
MONEY = Moment("MC", 4, "alternative-events", _a_benefit_brings_money, DEALING_WITH_EVENTS[:2])
WAGE = Moment("WC", 4, "alternative-events", _a_wage_can_be_changed_for_the_phase, DEALING_WITH_EVENTS[:2])
IN_USE = Moment("ST", 4, "alternative-events", _a_benefit_is_in_use, DEALING_WITH_EVENTS)
AGENDA = Moment("WC", 2, "hidden-agendas", _an_agenda_can_be_claimed)
LOCK = Moment("WC", 4, "crisis-response", _a_policy_is_locked)
PROTECTION = Moment("WC", 2, "action-cards", _a_policy_is_protected)
BACKING = Moment("ST", 4, "alternative-events", _the_state_must_back_a_bill, DEALING_WITH_EVENTS)


# What the page shows there


@pytest.mark.long
def test_the_state_pays_back_a_bond(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, BOND)
    lender = str(offered(game, "ST", "pay-back-bond/")[0].values["class"])
    owed = _module(game, "crisis-response")["bonds"][lender]
    show_list(page)
    expect(page.locator("[data-option^='pay-back-bond/']")).to_contain_text(f"{owed} V")
    bond = page.locator("[data-part=desk] li", has_text=f"Bond of {NAMES[lender]}")
    expect(bond).to_contain_text(f"{owed} V")
    bond.locator("[data-hot]").click()
    expect(bond).to_have_count(0)
    expect(_money(page, "ST")).to_have_text(_money_after(game, "ST", "pay-back-bond/"))
    expect(unfold_log(page)).to_contain_text(f"The {NAMES[lender]} hands its Bond card back.")


@pytest.mark.long
def test_a_class_lends_to_the_state(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, LENDING)
    page.locator("[data-part=desk] li [data-hot]").click()
    page.locator("[data-menu] [data-option='lend/50']").click()
    expect(page.locator("[data-part=desk] li", has_text="Bond of Working Class")).to_contain_text("70 V")
    expect(_money(page, "WC")).to_have_text(_money_after(game, "WC", "lend/50"))


def test_the_benefit_of_a_kept_event_is_used_where_it_lies(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, MONEY)
    slug = str(offered(game, "MC", "benefit/")[0].values["event"])
    title = catalogue("en").text(f"title-event-{slug}")
    page.locator("[data-part=desk] li.MC").filter(has_text=title).locator("[data-hot]").click()
    expect(_money(page, "MC")).to_have_text(_money_after(game, "MC", "benefit/"))
    expect(unfold_log(page)).to_contain_text(f"The Middle Class uses the Benefit of {title}.")


@pytest.mark.long
def test_a_kept_event_says_what_it_does_and_whether_it_is_in_use(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    used = _module(go_on(page, shared_server, IN_USE), "alternative-events")["in_use"][0]
    printed = httpx.get(f"{shared_server.address}/api/cards/en", trust_env=False).json()["events"][used]
    page.locator(".desk .head button").first.click()
    kept = page.locator("[data-drawer=desk] .kept").filter(has_text=printed["title"])
    expect(kept).to_contain_text(printed["benefit"])
    expect(kept).to_contain_text("in use")
    assert violations(page) == []


@pytest.mark.long
def test_a_wage_that_a_benefit_changes_is_marked_for_the_phase(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, WAGE)
    page.locator("[data-part=desk] li.WC [data-hot]").click()
    show_list(page)
    wage = page.locator("[data-option^='wage/']").first
    company = str(offered(after(game, "WC", "benefit/"), "WC", "wage/")[0].values["company"])
    wage.click()
    marked = page.locator("[data-wage-for-phase]")
    expect(marked).to_have_count(1)
    expect(page.locator(f"[data-company={company}]", has=marked)).to_have_count(1)
    assert violations(page) == []


@pytest.mark.long
def test_a_hidden_agenda_is_claimed(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, AGENDA)
    own = page.locator("[data-part=desk] li.WC")
    title = own.locator("> span").inner_text()
    own.locator("[data-hot]").click()
    expect(own).to_have_count(0)
    page.locator(".desk .head button").first.click()
    revealed = page.locator("[data-revealed=WC]")
    expect(revealed).to_contain_text("achieved and revealed")
    expect(revealed.locator("h3")).to_have_text(title)
    expect(page.locator(".player.WC .vp .num")).to_have_text(str(after(game, "WC", "claim-agenda/").scores["WC"]))
    assert violations(page) == []


@pytest.mark.long
def test_a_locked_policy_takes_no_bill_and_the_page_says_why(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, LOCK)
    locked: list[int] = _module(game, "crisis-response")["locked_policies"]
    marks = page.locator("[data-locked]")
    assert marks.evaluate_all("all => all.map(one => Number(one.dataset.locked))") == sorted(locked)
    expect(marks.first).to_have_text("locked")
    choose(page, page.locator("[data-action=propose-bill]"))
    choose(page, page.locator(".hand [data-hot]").first)
    show_list(page)
    expect(page.locator("[data-option^='bill/']").first).to_be_visible()
    policies = page.locator("[data-policy]")
    hot = policies.evaluate_all("all => all.map(one => one.querySelectorAll('[data-hot]').length)")
    assert [hot[policy - 1] for policy in locked] == [0] * len(locked)
    assert sum(hot) == page.locator("[data-option^='bill/']").count()
    expect(page.locator("[data-drawer=list] .why li").first).to_contain_text("lock")


@pytest.mark.long
def test_a_protected_policy_is_marked(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, PROTECTION)
    section: str = _module(game, "action-cards")["protected"][0]["section"]
    expect(page.locator("[data-protected]")).to_have_attribute("data-protected", section[0])


@pytest.mark.long
def test_a_bill_that_the_state_must_support_is_marked(device: BrowserContext, shared_server: Server) -> None:
    page = device.new_page()
    game = go_on(page, shared_server, BACKING)
    policy = _module(game, "alternative-events")["backed_policy"]
    expect(page.locator("[data-backed]")).to_have_attribute("data-backed", str(policy))


def _money(page: Page, role: str) -> Locator:
    return page.locator(f".player.{role} .money .num")


def _money_after(game: Game, role: str, start: str) -> str:
    return str(_view(after(game, role, start))["roles"][role]["money"])
