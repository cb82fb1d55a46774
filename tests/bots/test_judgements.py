"""The steady bot has a judgement of everything that a card, an event or a Benefit can do."""

from collections.abc import Iterator

from bodypolitic.bots.steady import actions, benefits, cards, effects
from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.state_effects import ProvideToClass
from bodypolitic.game.components.actions import BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.historical_events.lasting import Lasting
from bodypolitic.game.modules import MODULES

FAMILIES = {ProvideToClass, Lasting}  # what several effects have in common; no card declares one itself


def kinds_of_effects(kind: type[Effect] = Effect) -> Iterator[type[Effect]]:
    """Every kind of effect in the decks; the bonuses of AI cards are no player's to judge."""
    for special in kind.__subclasses__():
        if special is not Bonus:
            yield special
            yield from kinds_of_effects(special)


def test_every_kind_of_effect_is_judged() -> None:
    assert MODULES and cards.JUDGEMENTS_DECLARED_IN  # all decks and all judgements are there
    unjudged = set(kinds_of_effects()) - FAMILIES - set(effects.JUDGEMENTS)
    assert sorted(kind.__name__ for kind in unjudged) == []


def test_every_kind_of_benefit_is_judged() -> None:
    declared = {event.title: event.benefit.kind for event in EVENTS if event.benefit is not None}
    assert [title for title, kind in declared.items() if kind not in benefits.JUDGEMENTS] == []


def test_every_action_is_judged() -> None:
    names = [action.name for action in (*BASIC_ACTIONS, *FREE_ACTIONS)]
    assert [name for name in names if name not in actions.JUDGEMENTS] == []
