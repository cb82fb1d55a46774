"""Tables with Alternative Events: the State at one of them, or classes that have kept some."""

from bodypolitic.game.components.event_cards import EVENT_BY_SLUG, EVENTS
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.game.position import table_from_position
from bodypolitic.game.rules.events.tasks import why_infeasible
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from tests.game.refusals import refused
from tests.game.table_talk import picks, take

MODULES = ["alternative-events"]


def table(event: str, **changes: object) -> Game:
    """The State's turn with one event on the board: 120 V, 6 health, 6 education, 4 media and 1 personal influence.

    All legitimacies are 2. CC runs the supermarket, the shopping mall and the college, MC the convenience store and the
    doctor's office; WC works in the university hospital and MC in the technical university.
    """
    return Game.from_position({"modules": MODULES, "turn": "ST", "events": [event]} | changes)


def facing(event: str, **changes: object) -> Game:
    """The State deals with the only event on the board."""
    game = table(event, **changes)
    take(game, "basic/event-action")
    return game


def chosen(event: str, who: str, *spending: str, **changes: object) -> Game:
    """The State has carried an event out for a class, which now has to decide on the card."""
    game = facing(event, **changes)
    if game.decision.kind == "choose-class-for-event":
        game.choose(f"class/{who}")
    picks(game, *spending)
    assert (game.decision.seat, game.decision.kind) == (who, "keep-event")
    return game


def assert_impossible(event: str, **changes: object) -> None:
    """The event can't be dealt with, and nobody takes a loan for it."""
    game = table(event, **changes)
    reason = why_infeasible(game.table, EVENTS[game.table.events[0]])
    assert refused(game, "basic/event-action")[:2] == (reason.code, reason.values)


def kept(game: Game, who: str) -> list[str]:
    """The cards that lie in front of a class."""
    return [EVENTS[event].slug for event in module_of(game.table, KeptEvents).kept[ROLES.index(who)]]


def keeping(cards: dict[str, list[str]], **changes: object) -> Game:
    """A game in which classes have kept cards."""
    position = {"modules": MODULES, "events": []} | changes
    t = table_from_position(position)
    for who, slugs in cards.items():
        for slug in slugs:
            t.event_deck.remove(EVENT_BY_SLUG[slug])
            module_of(t, KeptEvents).kept[ROLES.index(who)].append(EVENT_BY_SLUG[slug])
    game = Game(Setup(4, modules=MODULES), t, {"position": position})
    game._advance()
    return game


def told(game: Game, kind: str, reason: str = "event-benefit") -> list[dict[str, str | int]]:
    """What the last choice brought about, of one kind and for one reason; not where it lies."""
    values = [happening.values for happening in game.happened if happening.kind == kind]
    left_out = ("area", "reason")
    return [
        {name: found[name] for name in found if name not in left_out} for found in values if found["reason"] == reason
    ]
