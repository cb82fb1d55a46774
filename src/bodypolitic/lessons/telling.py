"""What a lesson says, in the words of a language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.happenings import Happening
from bodypolitic.lessons.course import Place
from bodypolitic.lessons.figures import figure
from bodypolitic.lessons.lesson import Lesson, Step
from bodypolitic.words.catalogue import catalogue

OWN_CHOICE = "lesson-own-choice"
NOT_NOW = "lesson-not-now"


@dataclass(frozen=True, slots=True)
class Bubble:
    """One thing that is said, and what it points at."""

    text: str
    at: str


def title(lesson: Lesson, language: str) -> str:
    """What a lesson is called."""
    return catalogue(language).text(lesson.message("title"))


def about(lesson: Lesson, language: str) -> str:
    """What one learns in it."""
    return catalogue(language).text(lesson.message("about"))


def bubbles(place: Place, game: Game, decision: Decision, happened: Sequence[Happening], language: str) -> list[Bubble]:
    """What is said to the lesson's seat when it is asked, in order; the last is what it is to do."""
    if not place.is_about(decision):
        return [Bubble(catalogue(language).text(OWN_CHOICE), "prompt")]
    steps = place.told if place.asks is None else (*place.told, place.asks)
    return [Bubble(_text(place.lesson, step, game, happened, language), step.at) for step in steps]


def _text(lesson: Lesson, step: Step, game: Game, happened: Iterable[Happening], language: str) -> str:
    values = {name: figure(way, game, lesson.seat, happened) for name, way in step.figures.items()}
    return catalogue(language).text(lesson.message(step.says), values)


def why_closed(place: Place, option: str, language: str) -> str:
    """The kind word to somebody who would rather pick something that comes later."""
    says = None if place.asks is None else place.asks.word_for(option)
    return catalogue(language).text(NOT_NOW if says is None else place.lesson.message(says))
