"""Event Action (p. 27): which events can be dealt with; what each asks for is tested in tests/game/events."""

from bodypolitic.game.components.event_cards import EVENT_BY_SLUG
from bodypolitic.game.game import Game
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take


def test_an_event_that_was_dealt_with_leaves_the_board() -> None:
    game = Game.from_position({"turn": "ST", "events": ["neighbors-at-war", "fear-of-deflation"]})
    take(game, "basic/event-action")
    assert option_ids(game) == ["event/neighbors-at-war", "event/fear-of-deflation"]
    picks(game, "event/fear-of-deflation", "amount/15")
    assert game.table.events == [EVENT_BY_SLUG["neighbors-at-war"]]
    assert game.table.event_discard == [EVENT_BY_SLUG["fear-of-deflation"]]


def test_an_event_that_cannot_be_done_is_not_offered() -> None:
    game = Game.from_position({"turn": "ST", "money": {"ST": 10}, "events": ["neighbors-at-war", "fear-of-deflation"]})
    take(game, "basic/event-action")
    assert game.decision.kind == "choose-amount-for-event"  # health is all the State could spend


def test_refusals() -> None:
    none = Game.from_position({"turn": "ST", "events": []})
    assert refused(none, "basic/event-action") == ("no-event", {}, 27)
    poor = Game.from_position({"turn": "ST", "money": {"ST": 14}, "events": ["fear-of-deflation"]})
    assert refused(poor, "basic/event-action") == ("needs-money", {"needed": 15, "has": 14}, 27)
    assert poor.table.loans[3] == 0
    board = ["fear-of-deflation", "demand-for-pension-reform"]
    poorer = Game.from_position({"turn": "ST", "money": {"ST": 0}, "events": board})
    assert refused(poorer, "basic/event-action") == ("no-event-possible", {"events": 2}, 27)
