"""Measures what studies are made of, on the engine that is imported here; prints one JSON object.

Whole games between steady bots as the commands play them, steps of the environments with random actions beside those
of games of like size that PettingZoo and OpenSpiel bring with them, games drawn anew for a seat, and playouts of
steady bots to the end of a round.
"""

import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import chess_v6, go_v5

from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.registry import STEADY
from bodypolitic.bots.simulation import play_bot_game
from bodypolitic.bots.tournament import pairing_of
from bodypolitic.envs import bodypolitic_v0, spiel
from bodypolitic.envs.observation import observation
from bodypolitic.game.game import Game

SECONDS = 2.0  # for each figure
# Written in C++, both of them.
OF_OPENSPIEL = ("gin_rummy", "backgammon")


def rate(work: Callable[[int], int]) -> float:
    """How many pieces of work are done in a second of this process, one call after another."""
    work(0)
    done, number, began = 0, 1, time.process_time()
    while time.process_time() - began < SECONDS:
        done += work(number)
        number += 1
    return round(done / (time.process_time() - began), 1)


def steady_game(players: int) -> Callable[[int], int]:
    """A whole game."""
    pairing = pairing_of(players, {}, STEADY)

    def play(seed: int) -> int:
        play_bot_game(pairing, seed)
        return 1

    return play


def steps(env: Any) -> Callable[[int], int]:
    """A game of a PettingZoo environment by random actions, counted in steps."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        taken = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"])))
            taken += 1
        return taken

    return play


def actions(name: str) -> Callable[[int], int]:
    """A game of OpenSpiel by random actions, each after a look at what the player sees, counted in actions."""
    game = pyspiel.load_game(name)
    observation_of = make_observation(game)

    def play(seed: int) -> int:
        chance = np.random.default_rng(seed)
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=odds)))
                continue
            observation_of.set_from(state, state.current_player())
            state.apply_action(int(chance.choice(state.legal_actions())))
            taken += 1
        return taken

    return play


def figures() -> dict[str, float]:
    """All rates by name."""
    middle = Game.new(players=4, seed=1)
    play_on(middle, 2)
    seat = middle.decision.seat

    def draw(seed: int) -> int:
        middle.determinize(seat, seed)
        return 1

    def play_out(seed: int) -> int:
        play_on(middle.determinize(seat, seed), middle.table.round)
        return 1

    def look(seed: int) -> int:
        observation(middle, seat)
        return 1

    return {
        **{f"steady_games_{players}p_per_second": rate(steady_game(players)) for players in (2, 3, 4)},
        **{
            f"environment_steps_{players}p_per_second": rate(steps(bodypolitic_v0.env(players=players)))
            for players in (2, 4)
        },
        "steps_of_pettingzoo_chess_per_second": rate(steps(chess_v6.env())),
        "steps_of_pettingzoo_go_per_second": rate(steps(go_v5.env())),
        **{
            f"openspiel_actions_{players}p_per_second": rate(actions(f"{spiel.TYPE.short_name}(players={players})"))
            for players in (2, 4)
        },
        **{f"openspiel_actions_of_{name}_per_second": rate(actions(name)) for name in OF_OPENSPIEL},
        "determinizations_4p_per_second": rate(draw),
        "playouts_of_a_round_4p_per_second": rate(play_out),
        "observations_4p_per_second": rate(look),
    }


if __name__ == "__main__":
    print(json.dumps(figures(), indent=1))
