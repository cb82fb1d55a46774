"""The State at an event: the table that every test of an Event card starts from."""

from bodypolitic.game.components.event_cards import EVENT_BY_SLUG, EVENTS
from bodypolitic.game.game import Game
from bodypolitic.game.rules.events.tasks import why_infeasible
from tests.game.refusals import refused
from tests.game.table_talk import take


def table(event: str, **changes: object) -> Game:
    """The State's turn with one event on the board: 120 V, 6 health, 6 education, 4 media influence, legitimacy 2.

    Both classes have Population 3; CC has 3 operational companies, MC 2; each class has 3 workers in public companies.
    """
    return Game.from_position({"turn": "ST", "events": [event]} | changes)


def facing(event: str, **changes: object) -> Game:
    """The State deals with the only event on the board."""
    game = table(event, **changes)
    take(game, "basic/event-action")
    return game


def assert_impossible(event: str, **changes: object) -> None:
    """The event can't be dealt with, and nobody takes a loan for it."""
    game = table(event, **changes)
    reason = why_infeasible(game.table, EVENTS[game.table.events[0]])
    assert refused(game, "basic/event-action")[:2] == (reason.code, reason.values)


def assert_done(game: Game, event: str) -> None:
    """The event has left the board and the turn goes on."""
    assert game.table.events == []
    assert game.table.event_discard == [EVENT_BY_SLUG[event]]
    assert game.decision.kind == "turn"
    assert game.table.loans == [0, 0, 0, 0]
