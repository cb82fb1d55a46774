"""How everybody's chances went in a finished game. It takes some seconds to find out, in a process of its own."""

import asyncio
import contextlib
import json
import sys
from typing import Final

from bodypolitic.bots.thinking.worths import course, turnings
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, role_named
from bodypolitic.server.messages import CourseOfGame
from bodypolitic.server.refusals import Refused
from bodypolitic.server.thinking import politely

SAMPLES: Final = 6  # games drawn anew before each turn
SEED: Final = 0  # of what is drawn anew; any would do
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
        raise Refused("not-found") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    return found


def told_course(game: Game) -> CourseOfGame:
    """The course of a finished game, and the turns that moved it most."""
    moments = course(game, SAMPLES, SEED)
    return {
        "moments": [
            {
                "choices": moment.choices,
                "seat": moment.seat,
                "chances": {seat: round(chance, 3) for seat, chance in moment.chances.items()},
            }
            for moment in moments
        ],
        "turnings": [
            {
                "seat": ROLES[role_named(turning.seat)],
                "first": turning.first,
                "last": turning.last,
                "role": ROLES[role_named(turning.role)],
                "change": round(turning.change, 3),
            }
            for turning in turnings(moments)
        ],
    }


def main() -> None:
    """Read the save of a finished game and tell its course."""
    print(json.dumps(told_course(Game.load(json.load(sys.stdin)))))
