"""The bots that know more than rules of thumb: one goes by what was learned, one plays on from what looks good."""

from collections.abc import Mapping
from random import Random
from typing import Final

from bodypolitic.bots.playouts.judge import Judge
from bodypolitic.bots.thinking.learned import judges, learned
from bodypolitic.bots.thinking.search import FEWEST_SAMPLES, Aim, Breadth, Budget, Search, to_win
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.records.options import Option

OF_A_TURN: Final = Breadth(options=12)
OF_WHAT_FOLLOWS: Final = Breadth(options=6)  # the smaller decisions
# With 2 players a playout is short, and there is time to look closer.
OF_A_TURN_OF_TWO: Final = Breadth(options=14, ways=8, all_the_same=0.002)
OF_WHAT_FOLLOWS_OF_TWO: Final = Breadth(options=8, ways=8, all_the_same=0.002)


def breadth_of(kind: str, players: int, playouts: int) -> Breadth:
    """How much of a kind of decision is looked at: no more than so many playouts can tell apart."""
    if players == 2:
        most = OF_A_TURN_OF_TWO if kind == "turn" else OF_WHAT_FOLLOWS_OF_TWO
    else:
        most = OF_A_TURN if kind == "turn" else OF_WHAT_FOLLOWS
    told_apart = playouts // (2 * FEWEST_SAMPLES)
    options = max(2, min(most.options, told_apart))
    return most._replace(options=options, ways=max(1, min(most.ways, told_apart // options)))


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
        breadth = breadth_of(decision.kind, game.table.players, self._budget.playouts)
        # What swift has learned is to win; whoever plays for points begins with the steady bot's answer.
        swift = judges()[decision.role].choice(game, decision) if self._aim is to_win else None
        search = Search(game, decision, learned(), breadth, self._chance, swift)
        search.run(self._budget, self._aim)
        return search.best(self._aim).option
