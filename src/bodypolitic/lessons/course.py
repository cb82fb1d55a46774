"""Where somebody is in a lesson. It follows from what they have picked, so a lesson can be left, resumed and undone."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from bodypolitic.game.game import Decision
from bodypolitic.game.records.options import Option
from bodypolitic.lessons.lesson import Lesson, Step


@dataclass(frozen=True, slots=True)
class Place:
    """What is told next, and the step that then asks; None after the last. `done` counts the picks `of` all."""

    lesson: Lesson
    told: tuple[Step, ...]
    asks: Step | None
    done: int
    of: int

    def open_options(self, decision: Decision) -> list[Option]:
        """What may be picked: all, if the game asks something else than the lesson."""
        if self.asks is None:
            return decision.options
        return [option for option in decision.options if self.asks.allows(option.id)] or decision.options

    def opens(self, decision: Decision, option: str) -> bool:
        """Whether an option may be picked."""
        return any(opened.id == option for opened in self.open_options(decision))

    def is_about(self, decision: Decision) -> bool:
        """Whether the game asks what the lesson does, or the lesson has nothing left to ask."""
        return self.asks is None or any(self.asks.allows(option.id) for option in decision.options)

    def preferred(self, decision: Decision) -> Option | None:
        """What another seat picks for the lesson's sake."""
        offered = ((pattern, option) for pattern in self.lesson.others_prefer for option in decision.options)
        return next((option for pattern, option in offered if fnmatchcase(option.id, pattern)), None)


def place_after(lesson: Lesson, picks: Sequence[str]) -> Place | None:
    """Where somebody is who has made these picks in the lesson's seat; None once they have picked on beyond its end."""
    asking = [number for number, step in enumerate(lesson.steps) if step.opens]
    done = 0
    for pick in picks:
        if done == len(asking):
            return None
        if lesson.steps[asking[done]].allows(pick):
            done += 1
    first = asking[done - 1] + 1 if done else 0
    if done == len(asking):
        return Place(lesson, lesson.steps[first:], None, done, len(asking))
    asks = lesson.steps[asking[done]]
    return Place(lesson, lesson.steps[first : asking[done]], asks, done, len(asking))
