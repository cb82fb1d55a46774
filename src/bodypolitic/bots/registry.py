"""The bots by name, as commands and tables ask for them, and the Automas, which a setup switches on."""

from collections.abc import Iterable, Mapping
from typing import Final

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.easy_bot import EasyBot
from bodypolitic.bots.outside import Maker, bot_outside, made_in
from bodypolitic.bots.play import AutomaDriver
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.thinking import search
from bodypolitic.bots.thinking.bot import SwiftBot, ThinkingBot
from bodypolitic.bots.thinking.learned import JUDGES, WEIGHTS, digest_of
from bodypolitic.bots.thinking.search import Budget, for_points
from bodypolitic.game.ground.codes import AUTOMA_MODES, PRINTED_MODES, ROLES, ROLES_BY_PLAYERS, SIMPLE
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.setup import Setup

STEADY: Final = "steady"
RANDOM: Final = "random"
FOR_POINTS: Final = "-for-points"  # how the names of those end that do not play to win
# The usual one first, then from friendly to frightening; the last ones look ahead, for so long about a decision.
BOTS: Final[dict[str, Maker]] = {
    STEADY: lambda seed: SteadyBot(),
    "easy": EasyBot,
    "swift": lambda seed: SwiftBot(),
    "sharp": lambda seed: ThinkingBot(seed, Budget(seconds=0.2, playouts=100)),
    "master": lambda seed: ThinkingBot(seed, Budget(seconds=1.0, playouts=2000)),
    f"sharp{FOR_POINTS}": lambda seed: ThinkingBot(seed, Budget(seconds=0.2, playouts=100), for_points),
    f"master{FOR_POINTS}": lambda seed: ThinkingBot(seed, Budget(seconds=1.0, playouts=2000), for_points),
    RANDOM: RandomBot,
}
BY_THEIR_CODE: Final = (STEADY, "easy", RANDOM)  # of which nothing was learned
LOOKING_AHEAD: Final = frozenset(BOTS).difference((*BY_THEIR_CODE, "swift"))
AUTOMAS: Final = {f"automa-{mode}": mode for mode in PRINTED_MODES}  # by the mode they play in
# To find out what a rule is worth: the Automas in all modes, those without some rule among them
ALL_AUTOMAS: Final = {f"automa-{mode}": mode for mode in AUTOMA_MODES[SIMPLE:]}
YOUR_OWN: Final = "a bot of your own as path/to/file.py:Class"


def new_bot(name: str, seed: int | str) -> Bot:
    """A bot or the driver of an Automa by its name; the seed matters to those that draw lots."""
    if name in ALL_AUTOMAS:
        return AutomaDriver()
    bot = BOTS[name](seed) if name in BOTS else bot_outside(name, seed)
    if bot is None:
        raise BadSetup(f"no bot {name!r}; the bots are {', '.join((*BOTS, *AUTOMAS))}, or {YOUR_OWN}")
    return bot


def versions_of(names: Iterable[str]) -> dict[str, str]:
    """Which bots bear some names today, where the version of this package does not tell.

    Those that go by what was learned are told by that, and if they look ahead by how; those from outside by their file.
    """
    told = sorted({*names}.difference(BY_THEIR_CODE, ALL_AUTOMAS))
    learned = digest_of(WEIGHTS, JUDGES)
    return {name: version_by(learned, name) if name in BOTS else digest_of(made_in(name)) for name in told}


def version_by(learned: str, name: str) -> str:
    """Which of our bots bears a name, given what tells what was learned; nothing where none of that matters."""
    if name not in BOTS or name in BY_THEIR_CODE:
        return ""
    return f"{learned}/{search.VERSION}" if name in LOOKING_AHEAD else learned


def roles_of(players: int) -> list[str]:
    """The roles in a game of so many players."""
    return [ROLES[role] for role in ROLES_BY_PLAYERS[Setup(players).players]]


def seats_of(players: int, named: Mapping[str, str], others: str) -> dict[str, str]:
    """Who plays each role: some seats are given to bots or Automas by name, and one kind has the rest."""
    Setup(players, dict.fromkeys(named, ""))  # refuses a role that the game does not have
    for name in (*named.values(), others):
        new_bot(name, 0)  # refuses a bot that there is not
    return {role: named.get(role, others) for role in roles_of(players)}


def setup_of(seats: Mapping[str, str], modules: tuple[str, ...] = ()) -> Setup:
    """The setup of a game with somebody in every seat: its modules, and the Automas among the players."""
    automas = {role: ALL_AUTOMAS[name] for role, name in seats.items() if name in ALL_AUTOMAS}
    return Setup(len(seats), {}, modules, automas)
