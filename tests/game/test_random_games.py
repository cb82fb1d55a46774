"""Thousands of whole games at random, with everything that must hold checked after every decision.

Each choice is drawn from all options of all decisions that the game waits for.
"""

import json
from collections.abc import Iterator
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.table.saved_table import table_from_json
from tests.game.ledger import Ledger
from tests.game.random_play import choose_at_random, pick_at_random, play_on, random_game
from tests.samples import mostly_long, mostly_longest

pytestmark = pytest.mark.compiled

GAMES_IN_BATCH = 20
THOROUGH_GAMES = 3
LEDGER_EVERY = 4  # every so many games, what happened is added up


def assert_decisions_can_be_made(game: Game) -> None:
    """Someone is asked; everyone who is asked has something to choose, and no two options share an id."""
    decisions = game.decisions
    assert decisions
    assert len({decision.seat for decision in decisions}) == len(decisions)
    for decision in decisions:
        assert decision.options
        ids = {option.id for option in decision.options}
        assert len(ids) == len(decision.options), decision


def assert_finished(game: Game) -> None:
    """The game is over, everyone has a score, and somebody with the best one has won."""
    view = game.view()
    assert game.over
    assert view["phase"] == "game-over"
    assert view["over"] is True
    assert not game.decisions
    assert not game.table.stack
    assert len(game.scores) == game.setup.players
    assert game.winners
    assert all(game.scores[winner] == max(game.scores.values()) for winner in game.winners)
    assert game.happened[-1].kind == "game-ended"


def assert_survives_json(game: Game) -> None:
    """The table equals what comes back from its JSON text."""
    text = json.dumps(game.table.to_json())
    assert json.dumps(table_from_json(json.loads(text)).to_json()) == text


def assert_same_game(one: Game, other: Game) -> None:
    """Two games stand at the same point: the same table, the same choices behind them, the same questions ahead."""
    assert one.table == other.table
    assert one.choices == other.choices
    assert_same_questions(one, other)


def assert_same_questions(one: Game, other: Game) -> None:
    """Two games ask the same seats the same things."""
    assert [(asked.seat, asked.kind, asked.options) for asked in one.decisions] == [
        (asked.seat, asked.kind, asked.options) for asked in other.decisions
    ]


def assert_clone_is_apart(game: Game, chance: Random, choices: int) -> None:
    """A clone is the same game; playing it on changes nothing here."""
    before = json.dumps(game.table.to_json())
    made = game.choices_made
    asked = [(decision.seat, list(decision.options)) for decision in game.decisions]
    twin = game.clone()
    assert twin.table == game.table
    assert_same_questions(twin, game)
    play_on(twin, chance, choices)
    assert not broken_rules(twin.table)
    assert json.dumps(game.table.to_json()) == before
    assert game.choices_made == made
    assert [(decision.seat, decision.options) for decision in game.decisions] == asked


def checked_to_the_end(game: Game, chance: Random, closely_at: int) -> Iterator[None]:
    """Choose at random to the end; rules and ledger hold after every choice, and at one of them all else as well."""
    ledger = Ledger(game)
    while not game.over:
        assert_decisions_can_be_made(game)
        if game.choices_made == closely_at:
            assert_survives_json(game)
            assert_clone_is_apart(game, Random(closely_at), choices=20)
        choose_at_random(game, chance)
        assert not broken_rules(game.table), f"{game!r}, after {game.choices[-1]}"
        ledger.write(game.happened)
        assert not ledger.differences(game), f"{game!r}, after {game.choices[-1]}"
        yield
    assert_finished(game)


@pytest.mark.parametrize("batch", [*mostly_long(range(15), 1), *mostly_longest(range(15, 100), 0)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, batch: int) -> None:
    for seed in range(batch * GAMES_IN_BATCH, (batch + 1) * GAMES_IN_BATCH):
        chance = Random(seed)
        game = Game.new(players, seed)
        ledger = Ledger(game) if seed % LEDGER_EVERY == 0 else None
        looked_at_closely = chance.randrange(100 * players)
        while not game.over:
            assert_decisions_can_be_made(game)
            if game.choices_made == looked_at_closely:
                assert_survives_json(game)
                assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)
                assert_clone_is_apart(game, Random(seed), choices=20)
            choose_at_random(game, chance)
            assert not broken_rules(game.table), f"{players} players, seed {seed}, after {game.choices[-1]}"
            if ledger is not None:
                ledger.write(game.happened)
                assert not ledger.differences(game), f"{players} players, seed {seed}, after {game.choices[-1]}"
        assert_finished(game)


@pytest.mark.parametrize("seed", mostly_long(range(1_000_000, 1_000_000 + THOROUGH_GAMES), 1))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_after_every_decision(players: int, seed: int) -> None:
    """The state equals its JSON and its replay, and a clone plays on apart, after each single decision."""
    chance = Random(seed)
    game = Game.new(players, seed)
    replay = Game.load(json.loads(json.dumps(game.save())))
    ledger = Ledger(game)
    while not game.over:
        assert_decisions_can_be_made(game)
        assert_survives_json(game)
        assert_clone_is_apart(game, chance, choices=3)
        decision, option = pick_at_random(game, chance)
        game.choose(option, decision.seat)
        replay.replay([game.choices[-1]])
        assert replay.table == game.table
        assert_same_questions(replay, game)
        assert not broken_rules(game.table)
        ledger.write(game.happened)
        assert not ledger.differences(game)
    assert_finished(game)
    assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_seed_and_choices_give_the_same_game(players: int) -> None:
    one, other = random_game(players, 7), random_game(players, 7)
    assert_same_game(one, other)
    assert one.scores == other.scores
    assert Game.new(players, 8).table != Game.new(players, 7).table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_always_the_first_and_always_the_last_option_end_the_game(players: int) -> None:
    for position in (0, -1):
        game = Game.new(players, seed=3)
        while not game.over:
            game.choose(game.decision.options[position])
            assert not broken_rules(game.table)
        assert_finished(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_a_decision_can_be_taken(players: int) -> None:
    """No dead ends: whatever is offered can be chosen, and the game then plays on to its end."""
    for seed in range(6):
        game = random_game(players, seed, choices=seed * 60)
        for decision in game.decisions:
            for option in decision.options:
                twin = game.clone()
                twin.choose(option.id, decision.seat)
                assert_finished(play_on(twin, Random(seed)))
