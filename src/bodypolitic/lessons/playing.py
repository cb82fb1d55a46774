"""A lesson played without a person, to check it: by the picks that it expects, or by another that it leaves open."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bodypolitic.bots.play import answer_of
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Decision
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option
from bodypolitic.lessons.course import Place, place_after
from bodypolitic.lessons.lesson import Lesson
from bodypolitic.lessons.telling import bubbles
from bodypolitic.words.catalogue import ENGLISH

MOST_CHOICES: Final = 400  # after which a lesson does not come to its end any more


@dataclass(slots=True)
class Played:
    """What came of it: how often each pick's place offered something else, what was said, and what went wrong."""

    others: list[list[str]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    pointed_at: list[str] = field(default_factory=list)
    ended: bool = False
    strayed: list[str] = field(default_factory=list)  # what the game asked that the lesson says nothing about


def play(lesson: Lesson, otherwise: tuple[int, str] | None = None, language: str = ENGLISH) -> Played:
    """Play a lesson by the picks that it expects, but at one of its places by another option that is open there."""
    game, picks, played = lesson.new_game(), list[str](), Played()
    happened: list[Happening] = []
    while not game.over and game.choices_made < MOST_CHOICES:
        place = place_after(lesson, picks)
        assert place is not None
        decision = game.decision
        if decision.seat != lesson.seat:
            game.choose(place.preferred(decision) or answer_of(SteadyBot(), game, decision.seat), decision.seat)
            happened += game.happened
            continue
        said = bubbles(place, game, decision, happened, language)
        played.said += [bubble.text for bubble in said]
        played.pointed_at += [bubble.at for bubble in said]
        if place.asks is None:
            played.ended = True
            break
        if not place.is_about(decision):
            played.strayed.append(f"{place.asks.says}: {decision!r}")
        pick = _pick(place, decision, otherwise if otherwise and otherwise[0] == len(picks) else None)
        played.others.append([option.id for option in place.open_options(decision) if option is not pick])
        picks.append(pick.id)
        game.choose(pick, decision.seat)
        happened = game.happened
    return played


def _pick(place: Place, decision: Decision, otherwise: tuple[int, str] | None) -> Option:
    """What a lesson expects first, or the other option that is to be tried."""
    opened = place.open_options(decision)
    if otherwise is not None:
        return next(option for option in opened if option.id == otherwise[1])
    assert place.asks is not None
    patterns = [type(place.asks)("", opens=(pattern,)) for pattern in place.asks.opens]
    return next((option for one in patterns for option in opened if one.allows(option.id)), opened[0])


def problems_of(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: a way through it that does not end, or a question that it says nothing about."""
    expected = play(lesson)
    if not expected.ended:
        yield f"{lesson.name} does not end"
        return
    for strayed in expected.strayed:
        yield f"{lesson.name} says nothing about this, at {strayed}"
    for number, others in enumerate(expected.others):
        for option in others:
            if not play(lesson, (number, option)).ended:
                yield f"{lesson.name} does not end if one picks {option} as pick {number + 1}"
