"""A process that thinks for bots: it reads questions as lines of JSON and answers each with the id of an option.

People ask it what each option of a decision is worth; it finds out as the bots that look ahead do, for about as long.
It keeps copies of games up to date by the ids of the choices made since it was last asked, so that a question is short.
What it does not know it says so, and is sent the whole save.
"""

import faulthandler
import json
import os
import signal
import sys
from collections import OrderedDict
from typing import IO, Any, Final

from typing_extensions import TypedDict

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.play import answer_of
from bodypolitic.bots.registry import new_bot
from bodypolitic.bots.thinking.search import Budget
from bodypolitic.bots.thinking.worths import worths
from bodypolitic.game.game import Game
from bodypolitic.server.journal import problem_of

MOST_GAMES: Final = 500
READY: Final = "ready"

OPTION: Final = "option"  # what can be wanted
WORTHS: Final = "worths"
BUDGET: Final = Budget(seconds=1.0, playouts=2000)  # for people; a bot has its own
SEED: Final = 0  # of what is drawn anew for people; any would do that does not come from the game

Answer = dict[str, Any]


class WorthFound(TypedDict):
    """What an option leads to: the chance to win, which may be off by a margin, and the final points, by so many
    playouts."""

    id: str
    chance: float
    margin: float
    points: float
    playouts: int


class Copy:
    """A game as far as this process knows it, and the bots that play in it."""

    def __init__(self, branch: int, game: Game) -> None:
        self.branch = branch
        self.game = game
        self.bots: dict[str, Bot] = {}


class Thinker:
    """Answers questions; the copies used last are kept."""

    def __init__(self) -> None:
        self._copies: OrderedDict[str, Copy] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> Answer:
        """The option that a bot chooses or what all are worth, as is wanted, or why there is no answer."""
        try:
            copy = self._copy(question)
            if copy is None:
                return {"unknown": ""}
            wanted = question["wants"]
            return {wanted: _choice(copy, question) if wanted == OPTION else _worths(copy.game, question["seat"])}
        except Exception as problem:  # bots are anybody's code
            self._copies.pop(question["table"], None)
            return {"problem": problem_of(problem)}

    def _copy(self, question: dict[str, Any]) -> Copy | None:
        """The game that is asked about, brought up to date."""
        table = question["table"]
        copy = self._copies.pop(table, None)
        if question["save"] is not None:
            copy = Copy(question["branch"], Game.load(question["save"]))
        elif copy is None or (copy.branch, copy.game.choices_made) != (question["branch"], question["after"]):
            return None
        for choice in question["choices"]:
            copy.game.choose(choice)
        self._copies[table] = copy
        if len(self._copies) > MOST_GAMES:
            self._copies.popitem(last=False)
        return copy


def _choice(copy: Copy, question: dict[str, Any]) -> str:
    seat = question["seat"]
    game = copy.game
    if seat not in copy.bots:
        seed = f"{question['seed']}/{seat}/{game.choices_made}"
        copy.bots[seat] = new_bot(question["maker"] or question["bot"], seed)
    return answer_of(copy.bots[seat], game, seat).id


def _worths(game: Game, seat: str) -> list[WorthFound]:
    return [
        {
            "id": worth.option.id,
            "chance": round(worth.chance, 3),
            "margin": round(worth.margin, 3),
            "points": round(worth.points, 1),
            "playouts": worth.playouts,
        }
        for worth in worths(game, seat, BUDGET, SEED)
    ]


def think(questions: IO[str], answers: IO[str], seconds: float) -> None:
    """Answer until nobody asks any more. Whoever is still thinking long after the time is up ends by itself."""
    thinker = Thinker()
    with open(os.devnull, "w") as nowhere:
        print(READY, file=answers, flush=True)
        for line in questions:
            faulthandler.dump_traceback_later(2 * seconds + 1, exit=True, file=nowhere)
            answer = thinker.answer(json.loads(line))
            faulthandler.cancel_dump_traceback_later()
            print(json.dumps(answer), file=answers, flush=True)


def main() -> None:
    """Answer the server that started this process; what a bot prints goes nowhere near the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process, not the terminal
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    think(sys.stdin, answers, float(sys.argv[1]))
