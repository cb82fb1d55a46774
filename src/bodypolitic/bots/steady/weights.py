"""The weights of the steady bot's judgements, by role: what rules of thumb leave open, tuned in games."""

from typing import Final

from bodypolitic.game.ground.codes import Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.record import Record


@record
class Weights(Record):
    """How one role weighs things. Amounts are victory points; what is 1 by nature multiplies a judgement."""

    # Rates
    money: float = 1.0  # money in the last round, against what the rates say
    money_early: float = 1.0  # money in the first round
    growth: float = 0.0  # V by which the Capital is expected to grow in a round
    influence: float = 0.8  # about what an influence adds to the chance of a bill
    cube: float = 0.25
    last_votes: float = 0.5  # of what cubes and influence are worth when few votes are left
    rivals_share: float = 0.3  # how much of what an opponent gains counts as a loss
    # Politics: what the sections of each policy bring in a round
    fiscal: float = 1.0
    labor: float = 1.0
    taxation: float = 1.0
    health: float = 1.0
    education: float = 1.0
    trade: float = 1.0
    immigration: float = 1.0
    lasting: float = 0.7  # a policy may move again before the end, so the final scoring counts for this part
    nearer: float = 0.5  # a section nearer to the wanted one
    proposers_lead: float = 0.7  # what letting an opponent gain its 3 VP costs
    spent_by_opponents: float = 0.5  # the part of their influence that opponents put into a vote
    doubt: float = 8.0  # a lead of half as many votes makes a bill all but certain
    sure_enough: float = 0.5  # the chance to pass from which on a vote is called
    stake: float = 1.0  # what is at stake in a vote, against the influence it costs
    # Companies and trade
    output: float = 1.0
    unsold: float = 0.6  # of its price that a unit is still worth beyond what is sold in a round
    own_output: float = 1.0  # of what an operational company makes that is taken for its own competition
    filled_later: float = 0.35  # chance that a company without workers finds some soon
    threatened: float = 0.3  # chance that the Working Class demonstrates when it could
    rivals_wages: float = 0.0  # how much of the wages that the Working Class earns counts as a loss
    kept_goods: float = 0.55  # of its price that a unit in the storage is worth
    dear_services: float = 0.0  # steps of the price above that of the public services
    # The turn: what is added to a basic action, and to playing a card
    proposing: float = 0.0
    building: float = 0.0
    selling: float = 0.0
    exporting: float = 0.0
    dealing: float = 0.0
    lobbying: float = 0.0
    pressing: float = 0.0  # against a single opponent; less the more there are
    buying: float = 0.0
    assigning: float = 0.0
    striking: float = 0.0
    demonstrating: float = 0.0
    playing: float = 0.0
    kept_card: float = 0.6  # what a card that can't be played now is worth in the hand
    given_up: float = 0.3  # of what a card is worth that has to be discarded for an action


BY_HAND: Final = Weights()  # how one expects others to weigh

# The Middle Class and the Capitalist Class ask the highest price for services and do not take a company for its own
# competition. The Capitalist Class also keeps its companies, minds that wages feed a rival, and wants cubes in the bag.
WEIGHTS: Final[list[Weights]] = [  # by role
    BY_HAND,
    Weights(own_output=0.0, dear_services=2.0),
    Weights(
        money_early=0.85,
        growth=45.0,
        cube=0.7,
        own_output=0.0,
        rivals_wages=1.5,
        kept_goods=0.4,
        dear_services=2.0,
        selling=-9.0,
        pressing=1.5,
        playing=0.5,
    ),
    BY_HAND,
]


def weigh(role: Role, weights: Weights) -> None:
    """Let a role weigh otherwise from now on, in this process: for trials."""
    WEIGHTS[role] = weights
