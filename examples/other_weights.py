"""The steady bot by other weights: how to try what tuning has found, and an opponent of another taste.

The weights are those to which a dozen generations of tuning came from what was set by hand, for each role by

    python -m bodypolitic.bots.tuning --role WC --by-hand --seed 2 --generations 12

python examples/other_weights.py
"""

from bodypolitic import Decision, Game, Option
from bodypolitic.bots.play import play_game
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.steady.weights import WEIGHTS, Weights, weigh

TUNED = {
    "WC": Weights(
        money=0.87,
        money_early=0.617,
        influence=0.358,
        cube=0.312,
        last_votes=1.11,
        rivals_share=0.261,
        fiscal=0.921,
        labor=1.65,
        taxation=2.2,
        health=1.06,
        education=1.8,
        trade=1.32,
        immigration=1.0,
        lasting=1.04,
        nearer=0.501,
        proposers_lead=0.549,
        spent_by_opponents=0.466,
        doubt=8.12,
        sure_enough=1.01,
        stake=1.02,
        output=2.11,
        unsold=0.569,
        own_output=4.7,
        filled_later=0.532,
        kept_goods=0.837,
        proposing=0.109,
        pressing=0.136,
        buying=0.374,
        assigning=-0.54,
        striking=-0.16,
        demonstrating=0.442,
        playing=0.607,
        kept_card=0.746,
        given_up=0.393,
    ),
    "MC": Weights(
        money=1.08,
        money_early=1.17,
        influence=0.445,
        cube=0.286,
        last_votes=0.329,
        rivals_share=0.635,
        fiscal=1.66,
        labor=1.49,
        taxation=2.17,
        health=2.36,
        education=1.12,
        trade=1.07,
        immigration=0.884,
        lasting=0.825,
        nearer=0.653,
        proposers_lead=0.637,
        spent_by_opponents=0.537,
        doubt=18.2,
        sure_enough=0.833,
        stake=1.03,
        output=0.532,
        unsold=0.54,
        own_output=1.19,
        filled_later=0.522,
        threatened=0.316,
        rivals_wages=-0.304,
        kept_goods=0.768,
        dear_services=0.312,
        proposing=0.0619,
        building=-0.539,
        exporting=0.487,
        pressing=-0.435,
        buying=-0.306,
        assigning=0.503,
        playing=0.0872,
        kept_card=0.609,
        given_up=0.3,
    ),
    "CC": Weights(
        money=1.2,
        money_early=1.21,
        growth=0.34,
        influence=1.17,
        cube=0.322,
        last_votes=0.512,
        rivals_share=0.454,
        fiscal=1.73,
        labor=1.3,
        taxation=1.52,
        health=3.37,
        education=1.8,
        trade=0.701,
        immigration=1.17,
        lasting=1.02,
        nearer=0.663,
        proposers_lead=0.713,
        spent_by_opponents=0.83,
        doubt=15.8,
        sure_enough=0.394,
        stake=0.493,
        output=0.47,
        unsold=1.09,
        own_output=0.794,
        filled_later=0.42,
        threatened=0.613,
        rivals_wages=0.379,
        kept_goods=0.467,
        dear_services=-0.413,
        proposing=0.154,
        building=0.291,
        selling=0.144,
        exporting=0.273,
        dealing=-0.267,
        lobbying=0.368,
        pressing=-0.21,
        playing=0.545,
        kept_card=0.641,
        given_up=0.429,
    ),
    "ST": Weights(
        money=2.29,
        money_early=0.866,
        growth=-0.245,
        influence=0.851,
        cube=0.252,
        last_votes=0.648,
        rivals_share=0.488,
        fiscal=1.02,
        labor=1.19,
        taxation=0.806,
        health=1.83,
        education=1.6,
        trade=1.83,
        immigration=0.6,
        lasting=0.767,
        nearer=0.436,
        proposers_lead=0.986,
        spent_by_opponents=0.67,
        doubt=10.8,
        sure_enough=0.471,
        stake=1.0,
        output=1.5,
        unsold=0.484,
        own_output=1.51,
        filled_later=0.412,
        threatened=0.794,
        rivals_wages=-0.882,
        kept_goods=0.378,
        dear_services=-0.0554,
        proposing=0.152,
        exporting=0.0388,
        playing=-0.428,
        kept_card=2.06,
        given_up=0.344,
    ),
}


class OtherWeights:
    """Weighs as told while it chooses; those who think what it will do go on with the usual weights."""

    def __init__(self, seed: int | str = 0) -> None:
        self.adviser = SteadyBot()  # which draws no lots, so that the seed does not matter

    def choose(self, decision: Decision, game: Game) -> Option:
        usual = WEIGHTS[decision.role]
        weigh(decision.role, TUNED[decision.seat])
        try:
            return self.adviser.choose(decision, game)
        finally:
            weigh(decision.role, usual)


def wins(role: str, players: int, games: int) -> int:
    """How many games it wins as a role against steady bots by the usual weights."""
    won = 0
    for seed in range(games):
        game = Game.new(players=players, seed=seed)
        play_game(game, {seat: OtherWeights() if seat == role else SteadyBot() for seat in game.scores})
        won += role in game.winners
    return won


def main(games: int = 20) -> None:
    for players, roles in ((2, ("WC", "CC")), (3, ("WC", "MC", "CC")), (4, ("WC", "MC", "CC", "ST"))):
        for role in roles:
            print(f"As {role} of {players} it wins {wins(role, players, games)} of {games} games.")


if __name__ == "__main__":
    main()
