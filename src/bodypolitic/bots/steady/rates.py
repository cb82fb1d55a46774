"""What money, influence and voting cubes are worth in victory points, and how much of the game is left."""

from typing import Final

from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.components.boards import ROUNDS, TURNS_PER_ROUND, WEALTH, WEALTH_STEP_VP, wealth_column_of
from bodypolitic.game.ground.codes import CC, MC, ST, WC, Role
from bodypolitic.game.rules.money import funds
from bodypolitic.game.table.table import Table

# What 1 V is worth while there is time to spend it: the Working Class gets a Prosperity of some 6 VP for about 40 V,
# the Middle Class makes much of what it needs itself, the State needs a full treasury for events and against the IMF.
MONEY_IN_TIME: Final = {WC: 0.13, MC: 0.11, ST: 0.06}
# What it is worth at the end of the game, by the final scoring
MONEY_AT_END: Final = {WC: 0.08, MC: 0.065, ST: 0.033}
KEPT_OF_CAPITAL: Final = 0.85  # the rest goes in taxes, or stays short of a column
POOR_STATE: Final = 50  # below this the State comes close to loans
MONEY_OF_POOR_STATE: Final = 0.12


def rounds_left(t: Table) -> int:
    """Productions and scorings still to come, the one of this round among them."""
    return ROUNDS - t.round + 1


def last_round(t: Table) -> bool:
    """Whether the game ends with this round."""
    return t.round >= ROUNDS


def turns_left_in_round(t: Table) -> int:
    """Turns of this round, the one under way among them."""
    return TURNS_PER_ROUND - t.turn


def turns_left(t: Table) -> int:
    """Turns of the game, the one under way among them."""
    return (ROUNDS - t.round) * TURNS_PER_ROUND + turns_left_in_round(t)


def money_worth(t: Table, seat: Role) -> float:
    """What 1 V more is worth to a role."""
    weights = WEIGHTS[seat]
    early = (rounds_left(t) - 1) / (ROUNDS - 1)
    weight = weights.money + (weights.money_early - weights.money) * early
    if seat == CC:
        return weight * _capital_worth(t)
    if seat == ST and t.money[ST] < POOR_STATE:
        return weight * MONEY_OF_POOR_STATE
    return weight * (MONEY_AT_END[seat] if last_round(t) else MONEY_IN_TIME[seat])


def _capital_worth(t: Table) -> float:
    """A column of the Wealth table brings VP once for reaching it and 1 in every scoring, spread over its width."""
    now = funds(t, CC)
    width = _width_at(now)
    at_end = _width_at(now + int(WEIGHTS[CC].growth * (rounds_left(t) - 1)))
    return KEPT_OF_CAPITAL * (WEALTH_STEP_VP * width / at_end + rounds_left(t)) / width


def _width_of(column: int) -> int:
    """How much Capital leads from one column of the Wealth table to the next; the last one is as wide as the others."""
    column = min(column, len(WEALTH) - 2)
    return WEALTH[column + 1] - WEALTH[column]


WIDTHS: Final[list[int]] = [_width_of(wealth_column_of(capital)) for capital in range(WEALTH[-1] + 1)]  # by Capital


def _width_at(capital: int) -> int:
    """How wide the column of the Wealth table is that a Capital has reached."""
    return WIDTHS[min(capital, WEALTH[-1])]


def influence_worth(t: Table, seat: Role) -> float:
    """What 1 influence is worth to a role."""
    weights = WEIGHTS[seat]
    return weights.influence * weights.last_votes if last_round(t) else weights.influence


def cube_worth(t: Table, seat: Role) -> float:
    """What a voting cube of its own in the bag is worth to a role."""
    weights = WEIGHTS[seat]
    return weights.cube * weights.last_votes if last_round(t) else weights.cube


def rivalry(t: Table) -> float:
    """What a VP that one opponent loses is worth: as much as one's own against a single opponent."""
    return 1.0 / (len(t.roles) - 1)
