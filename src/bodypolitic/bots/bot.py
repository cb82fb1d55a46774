"""What a bot is: something that answers the decisions of a seat."""

from typing import Protocol

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


class Bot(Protocol):
    """Answers the decisions of one seat or of several.

    A bot is handed the game itself, so that asking it costs nothing, and is on its honour: it decides by the options,
    by `game.view(decision.seat)` and by what it remembers. The order of decks, the hands of others and answers that
    wait to be revealed stand on the table too, and are none of its business. To think ahead it plays on games that
    `game.determinize(decision.seat, seed)` gives it, and never changes the one it is given.
    """

    def choose(self, decision: Decision, game: Game) -> Option:
        """One of the decision's options."""
        ...
