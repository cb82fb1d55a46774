"""Puzzles in words: titles, goals and the three hints, the last two of which name choices of the engine's own."""

from functools import cache

from bodypolitic.game.game import Decision
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.puzzle import Puzzle
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.names import sentence
from bodypolitic.words.questions import option_text


def title(puzzle: Puzzle, language: str) -> str:
    """The name of a puzzle."""
    return catalogue(language).text(f"puzzle-{puzzle.name}")


def hints(puzzle: Puzzle, language: str) -> list[str]:
    """What to think of, what to begin with, and which choice counts."""
    return list(_hints(puzzle.name, language))


@cache
def _hints(name: str, language: str) -> tuple[str, ...]:
    puzzle = PUZZLES[name]
    words = catalogue(language)
    told = [words.text(f"puzzle-{puzzle.name}-hint")]
    picks = _picks(puzzle, language)
    told.append(words.text("hint-begin", {"pick": picks[0]}))
    told.append(words.text("hint-then", {"pick": picks[-1]}))
    return tuple(sentence(hint) for hint in told)


def _picks(puzzle: Puzzle, language: str) -> list[str]:
    """The choices of the key, as the table names them."""
    attempt = puzzle.begin()
    told: list[str] = []
    for choice in puzzle.key:
        decision: Decision = attempt.decision
        option = next(option for option in decision.options if option.id == choice)
        told.append(option_text(attempt.game, decision, option, language))
        attempt.choose(choice)
    return told
