"""A random bot chooses evenly, and the same seed chooses the same."""

from collections import Counter

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.game.game import Game


def test_chooses_only_what_is_offered() -> None:
    game = Game.new(players=4, seed=1)
    bot = RandomBot(5)
    assert all(bot.choose(game.decision, game) in game.decision.options for _ in range(100))


def test_one_seed_chooses_alike() -> None:
    game = Game.new(players=4, seed=1)
    first, second = RandomBot("same"), RandomBot("same")
    assert [first.choose(game.decision, game).id for _ in range(50)] == [
        second.choose(game.decision, game).id for _ in range(50)
    ]


def test_every_option_has_the_same_chance() -> None:
    game = Game.new(players=4, seed=1)
    options = game.decision.options
    bot = RandomBot(0)
    drawn = Counter(bot.choose(game.decision, game) for _ in range(1000 * len(options)))
    assert set(drawn) == set(options)
    assert all(850 < count < 1150 for count in drawn.values())


def test_choosing_leaves_the_game_alone() -> None:
    game = Game.new(players=3, seed=1)
    before = game.clone()
    RandomBot(0).choose(game.decision, game)
    assert game.table == before.table
