"""How everybody's chances went in a finished game. It takes some seconds to find out, in a process of its own."""

import asyncio
import contextlib
import json
import sys
from typing import Final

from bodypolitic.bots.thinking.worths import course, turnings
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, role_named
from bodypolitic.server.messages import CourseOfGame, TurningPoint
from bodypolitic.server.record import Chapter
from bodypolitic.server.refusals import Refused
from bodypolitic.server.thinking import politely
from bodypolitic.words.acts import acts_of, lines_of

SAMPLES: Final = 12  # games drawn anew before each turn
SECONDS: Final = 120.0  # on a busy machine


async def course_of(game: Game) -> CourseOfGame:
    """The course of a finished game, as a process of its own tells it."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *politely(__name__), stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(SECONDS):
            told, _ = await process.communicate(json.dumps(game.save(digests=False)).encode())
        found: CourseOfGame = json.loads(told)
    except (TimeoutError, ValueError):
        raise Refused("no-answer") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    return found


def told_course(game: Game) -> CourseOfGame:
    """The course of a finished game, and the turns that moved it most, without words."""
    moments = course(game, SAMPLES)
    return {
        "moments": [
            {
                "choices": moment.choices,
                "round": moment.round,
                "seat": moment.seat,
                "chances": {seat: round(chance, 3) for seat, chance in moment.chances.items()},
            }
            for moment in moments
        ],
        "turnings": [
            {
                "seat": ROLES[role_named(turning.seat)],
                "round": turning.round,
                "first": turning.first,
                "last": turning.last,
                "role": ROLES[role_named(turning.role)],
                "change": round(turning.change, 3),
                "told": [],
            }
            for turning in turnings(game, moments)
        ],
    }


def in_words(found: CourseOfGame, chapters: list[Chapter], language: str) -> CourseOfGame:
    """A course with what was done in the turns that moved it most."""
    turnings: list[TurningPoint] = [
        {**turning, "told": _told(turning, chapters, language)} for turning in found["turnings"]
    ]
    return {**found, "turnings": turnings}


def _told(turning: TurningPoint, chapters: list[Chapter], language: str) -> list[str]:
    """What was done in a turn, up to where the next one begins."""
    seat = role_named(turning["seat"])
    of_turn = chapters[turning["first"] + 1 : turning["last"] + 1]
    acts = [act for chapter in of_turn for act in acts_of(chapter.happenings, seat, language)]
    return lines_of([act for act in acts if act.who == turning["seat"] and not act.after])


def main() -> None:
    """Read the save of a finished game and tell its course."""
    print(json.dumps(told_course(Game.load(json.load(sys.stdin)))))
