"""The plan of an action: what was picked since it began and what that brings, as long as all of it can be changed."""

from typing import Any

import pytest

from bodypolitic.game.setup import Setup
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.forecast import PlayedProduction
from bodypolitic.server import consequences
from bodypolitic.server.pieces import Press
from bodypolitic.server.record import Record
from bodypolitic.server.store import Entry
from tests.server.states import state_of


def playing(players: int, seed: int = 7) -> Record:
    """A new game as the server has it."""
    return Record(Setup(players), seed)


def pick(record: Record, seat: str, *starts: str) -> None:
    """A person picks the first option that begins so, again and again."""
    for start in starts:
        decision = record.decision_of(seat)
        assert decision is not None
        option = next(option.id for option in decision.options if option.id.startswith(start))
        record.apply(Entry("table", record.length + 1, seat, option, f"key-{record.length}"))


def take_back(record: Record, seat: str, choices: int) -> None:
    """A person takes back its last choices."""
    for _ in range(choices):
        record.check_undo(seat, record.length)
        record.apply(Entry("table", record.length + 1, seat, None, f"key-{record.length}"))


def plan_of(record: Record, seat: str) -> Any:
    """The plan that a seat is shown."""
    return state_of(record, seat, "en")["plan"]


def figures(record: Record, seat: str) -> dict[str, tuple[int, int]]:
    """How figures stand before and after."""
    return {one["figure"]: (one["before"], one["after"]) for one in plan_of(record, seat)["figures"]}


def test_nothing_is_planned_before_an_action_begins() -> None:
    assert plan_of(playing(2), "WC") is None


def test_a_plan_grows_with_each_pick_and_tells_figures_before_and_after() -> None:
    record = playing(2)
    money = record.game.table.money[0]
    pick(record, "WC", "basic/buy-goods", "discard/", "buy/luxury", "from/foreign-market")
    assert figures(record, "WC") == {}
    pick(record, "WC", "amount/2")
    plan = plan_of(record, "WC")
    assert [choice.split("/")[0] for choice in plan["choices"]] == ["basic", "discard", "buy", "from", "amount"]
    assert figures(record, "WC")["money"] == (money, record.game.table.money[0])
    assert plan["brings"]["warnings"] == ["1 Luxury short: 3 are used at once"]
    assert not plan["complete"]
    pick(record, "WC", "done")
    assert plan_of(record, "WC")["complete"]


def test_a_complete_plan_still_tells_what_was_picked() -> None:
    record = playing(2)
    pick(record, "WC", "basic/propose-bill", "discard/", "bill/", "no-vote")
    state: Any = state_of(record, "WC", "en")
    assert state["picked"]["parts"]
    assert state["plan"]["complete"]


def test_the_card_can_be_changed_by_taking_back_and_picking_the_same_again() -> None:
    record = playing(2)
    pick(record, "WC", "basic/propose-bill", "discard/", "bill/2A", "no-vote")
    plan = plan_of(record, "WC")
    card = plan["card"]
    chosen = plan["choices"][card["at"]]
    assert chosen not in [other["id"] for other in card["others"]]
    assert len(card["others"]) >= 5
    other = card["others"][-1]["id"]
    take_back(record, "WC", len(plan["choices"]) - card["at"])
    pick(record, "WC", other, *plan["choices"][card["at"] + 1 :])
    changed = plan_of(record, "WC")
    assert changed["choices"] == [choice if choice != chosen else other for choice in plan["choices"]]
    assert changed["figures"] == plan["figures"]


def test_what_has_shown_a_card_is_no_plan_any_more() -> None:
    for seed in range(60):
        record = playing(2, seed)
        decision = record.decision_of("WC")
        assert decision is not None
        for option in decision.options:
            twin = playing(2, seed)
            pick(twin, "WC", option.id)
            if not twin.can_undo("WC") and twin.decision_of("WC") is not None:
                assert plan_of(twin, "WC") is None
                return
    raise AssertionError("no card shows anything")


def test_others_are_told_no_plan() -> None:
    record = playing(2)
    pick(record, "WC", "basic/propose-bill", "discard/")
    assert plan_of(record, "CC") is None
    assert state_of(record, None, "en")["plan"] is None


def test_a_turn_that_has_ended_is_planned_no_more() -> None:
    record = playing(2)
    pick(record, "WC", "basic/propose-bill", "discard/", "bill/2A", "no-vote", "end-turn")
    assert plan_of(record, "WC") is None


def test_the_production_to_come_is_played_once_for_each_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many seats, options and plans are told what comes of it."""
    tables: list[Table] = []

    def played(t: Table) -> PlayedProduction:
        tables.append(t)
        return PlayedProduction(t)

    monkeypatch.setattr(consequences, "PlayedProduction", played)
    record, press = playing(2), Press()
    for choice in ("basic/buy-goods", "discard/", "buy/luxury", "from/foreign-market", "amount/2", "done"):
        for seat in ("WC", "CC"):
            press.state(record, seat, "en")
            press.state(record, seat, "pl")
        pick(record, "WC", choice)
    assert len({id(t) for t in tables}) == len(tables) > 6
