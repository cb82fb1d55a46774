"""The steady bot has a judgement of everything that a card, an event or a Benefit can do, and of every answer."""

from collections.abc import Iterator
from typing import get_args

from bodypolitic.bots.steady import actions, alternative_events, answers, bot, effects, judging, legitimacy
from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.state_effects import ProvideToClass
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.expansions.alternative_events.cards import ALTERNATIVE_EVENTS
from bodypolitic.game.expansions.historical_events.lasting import Lasting
from bodypolitic.game.modules import MODULES
from bodypolitic.game.records.options import Option, option_kinds
from bodypolitic.game.rules.events.for_a_class import FOR_A_CLASS
from bodypolitic.game.rules.events.sharing import SHARED_OUT
from bodypolitic.game.rules.events.spending import OF_AN_AMOUNT
from bodypolitic.game.rules.events.tasks import TASKS
from bodypolitic.game.table.steps import Ask, SecretAsk, Step

FAMILIES = {ProvideToClass, Lasting}  # what several effects have in common; no card declares one itself


def kinds_of_effects(kind: type[Effect] = Effect) -> Iterator[type[Effect]]:
    """Every kind of effect in the decks; the bonuses of AI cards are no player's to judge."""
    for special in kind.__subclasses__():
        if special is not Bonus:
            yield special
            yield from kinds_of_effects(special)


def test_every_kind_of_effect_is_judged() -> None:
    assert MODULES and bot.JUDGEMENTS_DECLARED_IN  # all decks and all judgements are there
    unjudged = set(kinds_of_effects()) - FAMILIES - set(effects.JUDGEMENTS)
    assert sorted(kind.__name__ for kind in unjudged) == []


def test_every_kind_of_benefit_is_judged() -> None:
    kinds = {event.slug: event.benefit.kind for event in ALTERNATIVE_EVENTS}
    assert [slug for slug, kind in kinds.items() if kind not in alternative_events.JUDGEMENTS] == []


def test_every_kind_of_task_is_judged_as_it_asks() -> None:
    """The best of an event, and every choice that its task leaves to the State."""
    assert legitimacy.TASKS_JUDGED.keys() == TASKS.keys()
    assert legitimacy.ACTING_JUDGED.keys() == FOR_A_CLASS.keys()
    assert legitimacy.AMOUNTS_JUDGED.keys() == OF_AN_AMOUNT.keys()
    assert legitimacy.SHARES_JUDGED.keys() == SHARED_OUT.keys()


def test_every_action_is_judged() -> None:
    names = [*BASIC_ACTION_NAMES, *FREE_ACTION_NAMES]
    assert [name for name in names if name not in actions.JUDGEMENTS] == []


def offering_steps(kind: type[Step]) -> Iterator[type[Step]]:
    """Every kind of step that asks."""
    for special in kind.__subclasses__():
        yield special
        yield from offering_steps(special)


def options_of(step: type[Step]) -> set[type[Option]]:
    """The kinds of options that a step says it offers; those of a turn are not named."""
    named = {kind for base in getattr(step, "__orig_bases__", ()) for given in get_args(base) for kind in parts(given)}
    return named & set(option_kinds())


def parts(given: type) -> tuple[type, ...]:
    """The types that a union is made of, or the type itself."""
    return get_args(given) or (given,)


def test_every_answer_to_every_step_is_judged() -> None:
    assert MODULES
    asked = [
        (step, option) for kind in (Ask, SecretAsk) for step in offering_steps(kind) for option in options_of(step)
    ]
    unjudged = [
        f"{option.__name__} to {step.__name__}"
        for step, option in asked
        if option not in judging.ANSWERS and (step, option) not in judging.ANSWERS_TO
    ]
    assert unjudged == []
    assert set(judging.ANSWERS_TO) <= set(asked)  # nothing is judged that is never asked


def test_every_way_to_provide_for_a_class_is_judged() -> None:
    assert set(ProvideToClass.__subclasses__()) == set(answers.PROVIDED_FOR)


def test_every_kind_of_option_is_judged() -> None:
    judged = set(judging.ANSWERS) | {option for _, option in judging.ANSWERS_TO}
    assert set(option_kinds()) - judged == set()
