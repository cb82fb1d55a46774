"""The bots that know more than rules of thumb: one goes by what was learned, one plays on from what looks good."""

from collections.abc import Mapping
from random import Random
from typing import Final

from bodypolitic.bots.playouts.judge import Judge
from bodypolitic.bots.thinking.learned import judges, learned
from bodypolitic.bots.thinking.search import FEWEST_SAMPLES, Aim, Budget, Search, to_win
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option

CANDIDATES_OF_A_TURN: Final = 12
CANDIDATES: Final = 6  # in the smaller decisions that follow


class SwiftBot:
    """Goes by its judges, in a few thousandths of a second. It draws no lots, as the steady bot does not."""

    def __init__(self, by: Mapping[int, Judge] | None = None) -> None:
        self._judges = by or judges()  # those that are shipped, unless others are tried

    def choose(self, decision: Decision, game: Game) -> Option:
        """What the role's judge thinks best."""
        return self._judges[decision.role].choice(game, decision)


class ThinkingBot:
    """Looks ahead within a budget; the same seed and a budget of playouts alone always give the same choice."""

    def __init__(self, seed: int | str, budget: Budget, aim: Aim = to_win) -> None:
        self._chance = Random(seed)
        self._budget = budget
        self._aim = aim

    def choose(self, decision: Decision, game: Game) -> Option:
        """The option with the best outlook."""
        if len(decision.options) == 1:
            return decision.options[0]
        most = CANDIDATES_OF_A_TURN if decision.kind == "turn" else CANDIDATES
        most = max(2, min(most, self._budget.playouts // (2 * FEWEST_SAMPLES)))  # who can be told apart by then
        # What swift has learned is to win; whoever plays for points begins with the steady bot's answer.
        swift = judges()[decision.role].choice(game, decision) if self._aim is to_win else None
        search = Search(game, decision, learned(), most, self._chance, swift)
        search.run(self._budget, self._aim)
        return search.best(self._aim).option
