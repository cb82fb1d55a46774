"""The steady bot: takes the option that it thinks is worth most."""

from typing import Final

from bodypolitic.bots.steady.answers import answer_worth
from bodypolitic.game.components.actions import FREE_ACTION
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role, role_named
from bodypolitic.game.phases.action import Turn
from bodypolitic.game.records.options import Option, Pass, TakeFreeAction
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

BEFORE_THE_MAIN_ACTION: Final = tuple(
    FREE_ACTION[name].id for name in ("use-healthcare", "use-education", "use-luxury")
)


class SteadyBot:
    """A sensible player for any seat. It draws no lots: the same table and hand always give the same choice."""

    def choose(self, decision: Decision, game: Game) -> Option:
        """The option worth most; among equals the first."""
        table = game.table
        seat = role_named(decision.seat)
        step = table.stack[-1]
        if isinstance(step, Turn):
            return choose_in_turn(table, seat, step, decision.options)
        return best_of(table, seat, step, decision.options)


def best_of(t: Table, seat: Role, step: Step, options: list[Option]) -> Option:
    """The option worth most; among equals the first."""
    best = options[0]
    best_worth = answer_worth(t, seat, step, best)
    for option in options[1:]:
        worth = answer_worth(t, seat, step, option)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def choose_in_turn(t: Table, seat: Role, turn: Turn, options: list[Option]) -> Option:
    """Services are used as soon as there are enough; other free actions wait until the main action is done."""
    free: list[Option] = [option for option in options if isinstance(option, TakeFreeAction)]
    if not turn.main_taken:
        at_once: list[Option] = [
            option
            for option in options
            if isinstance(option, TakeFreeAction) and option.action in BEFORE_THE_MAIN_ACTION
        ]
        if at_once:
            return best_of(t, seat, turn, at_once)
        free = []
    main = [option for option in options if not isinstance(option, TakeFreeAction)]
    if len(main) == 1 and isinstance(main[0], Pass):
        return main[0]
    return best_of(t, seat, turn, main + free)
