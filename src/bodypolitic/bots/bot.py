"""What a bot is: something that answers the decisions of a seat."""

from typing import Protocol

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option


class Bot(Protocol):
    """Answers the decisions of one seat or of several.

    It is never handed the real game, but one of its own that its seat can't tell from it: hands, decks, agendas,
    answers that wait to be revealed and chance to come were drawn anew (`answer_of` in `play.py`). It may do with it
    as it likes. `game.determinize(decision.seat, seed)` gives as many others as it wants to think ahead on.
    """

    def choose(self, decision: Decision, game: Game) -> Option:
        """One of the decision's options."""
        ...
