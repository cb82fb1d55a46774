"""The environments pass the tests of those who defined them, and play the game that the engine plays."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from bodypolitic.envs import bodypolitic_v0
from bodypolitic.envs.seat import Seat
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.modules import MODULES
from tests.game.module_games import modules_for

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # of observations with parts, which are meant


def played(env: Any, seed: int) -> dict[str, float]:
    """A game at random to its end, and what everybody earned."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"])))
    return earned


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_a_pettingzoo_environment(players: int) -> None:
    api_test(bodypolitic_v0.env(players=players, modules=modules_for(players)), num_cycles=300)


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: bodypolitic_v0.env(players=3), num_cycles=100)


@pytest.mark.compiled
def test_who_wins_earns_what_the_others_lose() -> None:
    env = bodypolitic_v0.env(players=4)
    earned = played(env, 1)
    game = env.unwrapped.game
    assert sum(earned.values()) == pytest.approx(0)
    assert {seat for seat, reward in earned.items() if reward > 0} == set(game.winners)


@pytest.mark.compiled
def test_a_lead_is_earned_as_it_changes() -> None:
    env = bodypolitic_v0.env(players=2, reward="lead")
    earned = played(env, 2)
    scores = env.unwrapped.game.scores
    assert earned == {"WC": scores["WC"] - scores["CC"], "CC": scores["CC"] - scores["WC"]}


@pytest.mark.compiled
def test_an_automa_is_no_agent() -> None:
    env = bodypolitic_v0.env(players=3, automas={"CC": "simple"})
    assert set(played(env, 3)) == {"WC", "MC"}


def test_an_action_that_is_not_offered_loses() -> None:
    env = bodypolitic_v0.env(players=2)
    env.reset(seed=1)
    seat = env.agent_selection
    env.step(63)
    assert env.terminations[seat] and env.rewards[seat] == -1


def test_a_reward_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="reward must be one of winning, lead"):
        bodypolitic_v0.raw_env(reward="fame")


@pytest.mark.compiled
@pytest.mark.parametrize("others", ["random", "steady", "automa-simple"])
def test_one_seat_is_a_gymnasium_environment(others: str) -> None:
    env = gymnasium.make("bodypolitic/Seat-v0", seat="CC", players=2, others=others)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.compiled
def test_one_seat_plays_to_the_end_of_the_game() -> None:
    env = Seat(seat="MC", players=4, others="steady", named={"ST": "random"}, modules=MODULES)
    seen, told = env.reset(seed=4)
    ended, earned = False, 0.0
    while not ended:
        assert list(np.flatnonzero(env.action_masks())) == list(range(len(told["options"])))
        assert (seen["action_mask"] == env.action_masks()).all()
        seen, reward, ended, _, told = env.step(np.int64(0))
        earned += reward
    assert env.game.over
    assert (earned > 0) == ("MC" in told["winners"])


@pytest.mark.parametrize("named", [{"CC": "random"}, {}])
def test_a_seat_that_is_taken_or_not_there_is_refused(named: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match="the seat must be one of WC, CC"):
        Seat(seat="CC" if named else "MC", players=2, named=named)


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_at_random_end_well(players: int) -> None:
    env = bodypolitic_v0.env(players=players, modules=modules_for(players))
    for seed in range(60):
        assert sum(played(env, seed).values()) == pytest.approx(0)
