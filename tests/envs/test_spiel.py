"""The game as OpenSpiel has it; `make kit` installs what that needs."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from bodypolitic.game.game import Game

pytestmark = [pytest.mark.compiled, pytest.mark.long]


@pytest.fixture(name="pyspiel")
def with_the_game() -> Any:
    import_module("bodypolitic.envs.spiel")
    return import_module("pyspiel")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_a_game_of_open_spiel(pyspiel: Any, players: int) -> None:
    game = pyspiel.load_game(f"python_bodypolitic(players={players})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_drawn_anew_looks_the_same_to_the_player(pyspiel: Any, seat: int) -> None:
    resampled = import_module("bodypolitic.envs.spiel").Resampler(1)
    state = pyspiel.load_game("python_bodypolitic(players=2)").new_initial_state()
    state.apply_action(5)
    chance = np.random.RandomState(1)
    while not state.is_terminal():
        if state.current_player() == seat:
            other = resampled(state, seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [2, 4])
def test_a_player_remembers_all_that_has_happened_and_what_it_chose(pyspiel: Any, players: int) -> None:
    state = pyspiel.load_game(f"python_bodypolitic(players={players})").new_initial_state()
    state.apply_action(5)
    chance = np.random.RandomState(2)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    game = Game.new(players, seed=5)
    heard: dict[str, list[str]] = {seat: [] for seat in game.scores}

    def hear() -> None:
        for lines in heard.values():
            lines.extend(f"{happening.kind} {happening.values}" for happening in game.happened)

    hear()
    for choice in state.course.game.choices:
        decision = game.decision
        if len(decision.options) > 1:
            heard[decision.seat].append(choice)
        game.choose(choice, decision.seat)
        hear()
    assert game.over
    for number, lines in enumerate(heard.values()):
        assert state.information_state_string(number).splitlines()[:-1] == lines


def test_its_search_plays_a_game_on_deals_drawn_anew(pyspiel: Any) -> None:
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("python_bodypolitic(players=2)")
    searching = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=3,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    searching.set_resampler(import_module("bodypolitic.envs.spiel").Resampler(3))
    state = game.new_initial_state()
    state.apply_action(7)
    chance = np.random.RandomState(4)
    while not state.is_terminal():
        asked = state.current_player()
        state.apply_action(searching.step(state) if asked == 0 else chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
