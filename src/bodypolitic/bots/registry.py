"""The bots by name, as commands and tables ask for them."""

from typing import Final

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.errors import BadSetup

STEADY: Final = "steady"
RANDOM: Final = "random"
BOTS: Final = (STEADY, RANDOM)


def new_bot(name: str, seed: int | str) -> Bot:
    """A bot by its name; the seed matters to those that draw lots."""
    if name == STEADY:
        return SteadyBot()
    if name == RANDOM:
        return RandomBot(seed)
    raise BadSetup(f"no bot {name!r}; the bots are {', '.join(BOTS)}")
