"""Whole games with the Working Class Automa, in both modes and with every number of players."""

import json
from random import Random

import pytest

from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Game
from bodypolitic.game.happenings import Happening
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table import table_from_json
from tests.game.automas.working_class.at_the_table import automa
from tests.game.ledger import Ledger
from tests.game.random_play import choose_at_random, play_on

GAMES = 5
TABLES = [(players, mode) for players in (2, 3, 4) for mode in ("simple", "advanced")]


def new_game(players: int, mode: str, seed: int) -> Game:
    """A new game with the Automa in it."""
    return Game.new(seed=seed, setup=Setup(players, automas={"WC": mode}))


def without_instruction(happened: list[Happening]) -> bool:
    """Whether the Automa has decided anything for which it has no instruction."""
    return any(event.kind == "automa-chose" and event.values["line"] == "no-instruction" for event in happened)


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_random_games(players: int, mode: str) -> None:
    """Everything holds after every decision, no plan is left over, and nothing is decided without an instruction."""
    for seed in range(GAMES):
        chance = Random(seed)
        game = new_game(players, mode, seed)
        ledger = Ledger(game)
        while not game.over:
            assert game.decision.seat != "WC" or game.decision.kind == "automa-turn"
            if game.decision.kind == "automa-turn":
                assert automa(game).plan == []
            choose_at_random(game, chance)
            assert not broken_rules(game.table), f"{players} players, {mode}, seed {seed}, {game.choices[-1]}"
            ledger.write(game.happened)
            assert not ledger.differences(game), f"{players} players, {mode}, seed {seed}, {game.choices[-1]}"
            assert not without_instruction(game.happened)
        assert game.winners


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_a_game_survives_saving_cloning_and_json(players: int, mode: str) -> None:
    chance = Random(players)
    game = new_game(players, mode, 11)
    while not game.over:
        choose_at_random(game, chance)
        if game.choices_made % 40 == 0:
            twin = game.clone()
            assert twin.table == game.table
            text = json.dumps(game.table.to_json())
            assert json.dumps(table_from_json(json.loads(text)).to_json()) == text
            play_on(twin, Random(1), 10)
            assert json.dumps(game.table.to_json()) == text
    again = Game.load(json.loads(json.dumps(game.save())))
    assert again.table == game.table
    assert again.scores == game.scores


def used(happened: list[Happening]) -> set[tuple[str, int]]:
    """Bonuses and special actions that were used, by the number of the AI card."""
    found: set[tuple[str, int]] = set()
    number = 0
    for event in happened:
        if event.kind == "ai-card-revealed":
            number = int(str(event.values["card"]).split("-")[1])
        elif event.kind == "automa-acts":
            if event.values["action"] == "SA":
                found.add(("special", number))
            elif event.values["with-bonus"]:
                found.add(("bonus", number))
    return found


def test_every_bonus_and_every_special_action_is_used_in_some_games() -> None:
    """Games of two, the fastest there are, until every AI card was used both ways."""
    missing = {(kind, number) for kind in ("bonus", "special") for number in range(1, 31)}
    seed = 0
    while missing and seed < 300:
        chance = Random(seed)
        game = new_game(2, "advanced" if seed % 2 else "simple", seed)
        while not game.over:
            choose_at_random(game, chance)
            missing -= used(game.happened)
        seed += 1
    assert missing == set()


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_games_against_steady_bots(players: int, mode: str) -> None:
    game = new_game(players, mode, 5)
    bots = dict.fromkeys(("WC", "MC", "CC", "ST"), SteadyBot())
    while not game.over:
        decision = game.decision
        game.choose(bots[decision.seat].choose(decision, game), decision.seat)
        assert not without_instruction(game.happened)
    assert not broken_rules(game.table)
    assert len(game.scores) == players
