"""Body Politic: the board game Hegemony as a library. `Game` is the place to start."""

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.errors import BadPosition, BadSave, BadSetup, GameError, IllegalChoice
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup

__all__ = [
    "BadPosition",
    "BadSave",
    "BadSetup",
    "Decision",
    "Game",
    "GameError",
    "IllegalChoice",
    "Option",
    "Setup",
    "__version__",
]

__version__ = "0.1.0"
