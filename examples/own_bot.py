"""A bot of one's own: it proposes bills whenever it can, and else takes what the steady bot would take.

python examples/own_bot.py
"""

from bodypolitic import Decision, Game, Option
from bodypolitic.bots.bot import Bot
from bodypolitic.bots.play import play_game
from bodypolitic.bots.steady.bot import SteadyBot


class Lawmaker:
    """The ten lines: pick one of `decision.options`, by their ids, kinds and values."""

    def __init__(self, seed: int | str = 0) -> None:
        self.adviser = SteadyBot()  # which draws no lots, so that the seed does not matter

    def choose(self, decision: Decision, game: Game) -> Option:
        bills = [option for option in decision.options if option.id == "basic/propose-bill"]
        return bills[0] if bills else self.adviser.choose(decision, game)


def wins(bot: Bot, role: str, games: int) -> int:
    """How many games a bot wins as a role against steady bots."""
    won = 0
    for seed in range(games):
        game = Game.new(players=4, seed=seed)
        play_game(game, {seat: bot if seat == role else SteadyBot() for seat in game.scores})
        won += role in game.winners
    return won


def main(games: int = 20) -> None:
    for role in ("WC", "MC", "CC", "ST"):
        print(f"As {role} the lawmaker wins {wins(Lawmaker(), role, games)} of {games} games.")


if __name__ == "__main__":
    main()
